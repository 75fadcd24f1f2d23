//! The derivative of several directions at once.

use crate::request::{Mode, Request, RequestArg};
use rustc_hash::FxHashSet;
use tapeless_batch::{Batched, Lanes, Ways, vmap};
use tapeless_diag::Result;
use tapeless_ir as ir;
use tapeless_synth::Derived;
use tapeless_synth::signature::{self, Guard};

/// A derivative in as many lanes as the request has directions.
pub(super) struct InLanes {
    /// The function, or that of the forward sweep.
    pub forward: Batched,
    /// That of the reverse sweep, where this is a call of its own.
    pub reverse: Option<Batched>,
    /// What the first is behind.
    pub guard: Option<Guard>,
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
    let width = request.width;
    let mut lanes = given(request);
    lanes.resize(
        module.functions[derived.forward].sig.params.len(),
        Lanes::Shared,
    );
    let end = derived.guard.map(|guard| guard.end);
    let alone = end.as_slice();
    let (of, ways) = (derived.forward, Ways::Together);
    let forward = vmap(module, of, width, &lanes, ways, alone)?;
    let reverse = derived.reverse.map(|reverse| {
        lanes.extend(behind(module, derived, &forward));
        vmap(module, reverse, width, &lanes, ways, alone)
    });
    let reverse = reverse.transpose()?;
    if forward.function != derived.forward {
        let both = std::iter::once(&forward).chain(&reverse);
        let roots = both.map(|half| half.function).chain(end).collect();
        forget(module, roots);
    }
    let guard = derived.guard.map(|of| guard(&forward, of));
    Ok(InLanes {
        forward,
        reverse,
        guard,
    })
}

/// What the reverse sweep is given behind the arguments: a seed in each direction; the tape, which differs in what the forward
/// sweep says; whether it runs again.
fn behind(module: &ir::Module, derived: &Derived, forward: &Batched) -> Vec<Lanes> {
    let context = &derived.context;
    let primal = &module.functions[context.function].sig;
    let seed = signature::seed(context, primal).map(|_| Lanes::Each);
    let before = signature::forward_results(context, primal, None).len();
    let tape = derived.tape.map(|_| match forward.result.get(before..) {
        Some(leaves) => Lanes::Leaves(leaves.iter().copied().collect()),
        None => Lanes::Each,
    });
    let again = context.taped.then_some(Lanes::Shared);
    seed.into_iter().chain(tape).chain(again).collect()
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
