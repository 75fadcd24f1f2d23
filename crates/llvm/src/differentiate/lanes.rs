//! The derivative of several directions at once.

use crate::request::{Mode, Request, RequestArg};
use rustc_hash::FxHashSet;
use tapeless_analysis::{ArgActivity, RetActivity};
use tapeless_batch::{Batched, Lanes, Ways, vmap};
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_ir as ir;
use tapeless_synth::Derived;
use tapeless_synth::signature::{self, Guard};

/// A derivative in as many lanes as the request has directions.
pub(super) struct InLanes {
    /// The function, or that of the forward sweep.
    pub forward: Batched,
    /// That of the reverse sweep, where this is a call of its own.
    pub reverse: Option<Batched>,
    /// Those of tangents from its tape: to follow them, and to be ready for other sweeps.
    pub tangent: Option<[Batched; 2]>,
    /// What the first is behind.
    pub guard: Option<Guard>,
}

/// A message is sent once, whatever goes with it.
fn refuse_messages(module: &ir::Module, request: &Request) -> Result<()> {
    if request.width.get() == 1 || !module.functions.values().any(|f| f.exchanges) {
        return Ok(());
    }
    let what = "messages between processes have no derivative in several directions at once";
    Err(Diagnostic::error(code::UNSUPPORTED, what)
        .at(request.call.location())
        .help("ask for one direction at a time")
        .into())
}

/// The derivative in lanes.
///
/// # Errors
/// If directions meet.
pub(super) fn batched(
    module: &mut ir::Module,
    request: &Request,
    derived: &Derived,
) -> Result<InLanes> {
    refuse_messages(module, request)?;
    let mut lanes = given(request);
    lanes.resize(
        module.functions[derived.forward].sig.params.len(),
        Lanes::Shared,
    );
    let end = derived.guard.map(|guard| guard.end);
    let by_caller = derived.reverse.is_some() || derived.context.ret == RetActivity::Dup;
    let root = match by_caller && request.width.get() > 1 {
        true => called(module, derived, &mut lanes),
        false => derived.forward,
    };
    let (width, ways) = (request.width, Ways::Together);
    let batched = vmap(module, root, width, &lanes, ways, end.as_slice())?;
    let half = |module: &ir::Module, function| half(module, &batched, function);
    let (forward, reverse) = (
        half(module, derived.forward),
        derived.reverse.map(|reverse| half(module, reverse)),
    );
    let from_tape = derived.from_tape;
    let tangent = from_tape.map(|of| [of.tangent, of.reset].map(|f| half(module, f)));
    if batched.function != root {
        let rest = reverse.iter().chain(tangent.iter().flatten());
        let all = std::iter::once(&forward).chain(rest);
        let roots = all.map(|half| half.function).chain(end).collect();
        forget(module, roots);
    }
    Ok(InLanes {
        guard: derived.guard.map(|of| guard(&batched, of)),
        forward,
        reverse,
        tangent,
    })
}

/// What is said of directions that are taken side by side where threads release memory.
pub(super) fn meet(request: &Request) -> Box<Diagnostic> {
    let text = "several directions at once, where threads release memory that carries a derivative";
    Diagnostic::error(code::UNSUPPORTED, text)
        .at(request.call.location())
        .because(
            None,
            "in which order they do so may be another in each direction",
        )
        .help("ask for one direction at a time")
        .into()
}

/// A function of the derivative, in lanes: the one that was batched, or one that it calls.
fn half(module: &ir::Module, batched: &Batched, function: ir::FuncId) -> Batched {
    let own = batched.made.iter().find(|made| made.of == function);
    match own {
        Some(own) => Batched {
            function: own.function,
            params: own.params.clone(),
            result: own.result.clone(),
            made: Vec::new(),
        },
        None => Batched {
            function,
            params: vec![1; module.functions[function].sig.params.len()],
            result: Vec::new(),
            made: Vec::new(),
        },
    }
}

/// A function that does what a caller may: it runs all sweeps, and puts something of its own for each direction into the memory
/// whose shadow it is given. What differs in one sweep because of that, or because of the other, is found through it. Its other arguments
/// are a seed, the tangents of floats, whether the reverse sweep runs again, and what is put there.
fn called(module: &mut ir::Module, derived: &Derived, lanes: &mut Vec<Lanes>) -> ir::FuncId {
    let primal = module.functions[derived.context.function].sig.clone();
    let mut params = module.functions[derived.forward].sig.params.clone();
    let own = params.len();
    let seed = signature::seed(&derived.context, &primal);
    params.extend(seed);
    lanes.extend(seed.map(|_| Lanes::Each));
    let tangents = signature::outs(&derived.context, &primal);
    let first = params.len();
    lanes.extend(tangents.iter().map(|_| Lanes::Each));
    params.extend(tangents);
    params.extend([ir::Type::I1, ir::Type::F64]);
    lanes.extend([Lanes::Shared, Lanes::Each]);
    let mut b = ir::Builder::new(&params);
    let given = b.body.params().to_vec();
    let packed = b.call(module, derived.forward, &given[..own]);
    let types = signature::forward_results(&derived.context, &primal, derived.tape);
    let mut packer = ir::Packer { module, b: &mut b };
    let results = packer.unpack(packed, &types);
    if derived.context.ret == RetActivity::Dup {
        let shadow = results[usize::from(derived.context.primal_ret)];
        let access = ir::ops::Access::default();
        b.store(given[given.len() - 1], shadow, access);
    }
    let tape = derived.tape.and(results.last().copied());
    if let Some(of) = derived.from_tape {
        let mut args = with_tangents(derived, &given[..own], &given[first..]);
        args.extend(tape);
        b.call(module, of.tangent, &args);
        let args: Vec<ir::Value> = given[..own].iter().copied().chain(tape).collect();
        b.call(module, of.reset, &args);
    }
    if let Some(reverse) = derived.reverse {
        let mut args = given[..own].to_vec();
        args.extend(seed.map(|_| given[own]));
        args.extend(tape);
        args.push(given[given.len() - 2]);
        b.call(module, reverse, &args);
    }
    b.return_(&[]);
    let name = format!("called.{}", module.functions[derived.forward].name);
    let id = add(module, name, params, b.finish());
    module.functions[id].loc = module.functions[derived.forward].loc;
    id
}

/// What a sweep of tangents is given of what the others are.
fn with_tangents(derived: &Derived, given: &[ir::Value], tangents: &[ir::Value]) -> Vec<ir::Value> {
    let (mut given, mut tangents) = (given.iter().copied(), tangents.iter().copied());
    let mut all = Vec::new();
    for activity in &derived.context.args {
        all.extend(given.next());
        match activity {
            ArgActivity::Const => {}
            ArgActivity::Dup => all.extend(given.next()),
            ArgActivity::Out => all.extend(tangents.next()),
        }
    }
    all.extend(given);
    all
}

/// Adds a function that returns nothing.
fn add(module: &mut ir::Module, name: String, params: Vec<ir::Type>, body: ir::Body) -> ir::FuncId {
    let sig = ir::Signature {
        params,
        ret: None,
        variadic: false,
    };
    let mut function = ir::Function::declare(name, sig);
    function.params = vec![ir::ParamAttrs::default(); function.sig.params.len()];
    function.body = Some(body);
    module.functions.push(function)
}

/// The guard of a derivative in lanes: each has a list of its own, or there is one for all.
fn guard(batched: &Batched, guard: Guard) -> Guard {
    let made = |of| batched.made.iter().find(|made| made.of == of);
    let Some(inner) = made(guard.inner) else {
        return guard;
    };
    Guard {
        inner: inner.function,
        list: inner.params[..guard.list].iter().sum(),
        lists: inner.params[guard.list],
        end: guard.end,
    }
}

/// What each argument of the derivative is to the lanes; the list of shadows that are released, and the seed, are one for all.
fn given(request: &Request) -> Vec<Lanes> {
    let mut lanes = Vec::new();
    for arg in &request.args {
        lanes.push(Lanes::Shared);
        match arg {
            RequestArg::Dup { .. } => lanes.push(Lanes::Each),
            RequestArg::Out(_) if request.mode == Mode::Forward => lanes.push(Lanes::Shared),
            _ => {}
        }
    }
    lanes
}

/// Leaves out what is not called any more.
fn forget(module: &mut ir::Module, roots: Vec<ir::FuncId>) {
    let mut open = roots;
    let mut called = FxHashSet::default();
    while let Some(id) = open.pop() {
        if let (true, Some(body)) = (called.insert(id), &module.functions[id].body) {
            open.extend(named(body));
        }
    }
    for (id, function) in module.functions.iter_mut() {
        if function.host.is_none() && !called.contains(&id) {
            function.body = None;
        }
    }
}

/// The functions that a body names.
fn named(body: &ir::Body) -> Vec<ir::FuncId> {
    let calls = body.ops.values().filter_map(|data| data.kind.call());
    let called = calls.filter_map(|call| match call.callee {
        ir::Callee::Func(id) => Some(id),
        ir::Callee::Indirect => None,
    });
    let mut all: Vec<ir::FuncId> = called.collect();
    for data in body.values.values() {
        if let ir::ValueDef::Const(constant) = &data.def {
            add_named(constant, &mut all);
        }
    }
    all
}

fn add_named(constant: &ir::Constant, all: &mut Vec<ir::FuncId>) {
    match constant {
        ir::Constant::Func(id) => all.push(*id),
        ir::Constant::Elements(parts) => parts.iter().for_each(|part| add_named(part, all)),
        _ => {}
    }
}
