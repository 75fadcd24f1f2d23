//! The functions that make up a derivative, and how values pass in and out of them.

use crate::memory::list;
use crate::tangent::traced;
use rustc_hash::FxHashMap;
use tapeless_analysis::{ArgActivity, Context, Mode, RetActivity};
use tapeless_ir::{FuncId, Function, Module, ParamAttrs, Signature, Type, pack_type};

/// A derivative: one function, or two joined by a tape.
///
/// | mode | function | parameters | results, packed |
/// |---|---|---|---|
/// | forward | `forward` | each parameter, followed by its tangent or shadow | primal, tangent |
/// | combined | `forward` | each parameter, followed by its shadow; seed | primal, adjoints of `out` |
/// | split | `forward` | each parameter, followed by its shadow | primal, shadow of it, tape; no tape if it is not reversed |
/// | split | `reverse` | each parameter, followed by its shadow; seed; tape; whether it runs again | adjoints of `out` |
/// | split | `tangent` | each parameter, followed by its tangent or shadow; tape | tangent |
/// | split | `reset` | each parameter, followed by its shadow; tape | |
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derived {
    /// The key.
    pub context: Context,
    /// The tangent, the combined adjoint, or the augmented forward function.
    pub forward: FuncId,
    /// The reverse function in split mode.
    pub reverse: Option<FuncId>,
    /// What follows tangents from the tape, where that is asked for in split mode.
    pub from_tape: Option<FromTape>,
    /// The type of the tape in split mode; `None` if nothing is kept.
    pub tape: Option<Type>,
    /// What it is behind, where an exception may leave a request.
    pub guard: Option<Guard>,
}

/// Forward mode from a tape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FromTape {
    /// The tangent.
    pub tangent: FuncId,
    /// What makes the tape as it was before.
    pub reset: FuncId,
}

/// A derivative that opens the list of what ends with a request, and calls another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guard {
    /// The function that does the work.
    pub inner: FuncId,
    /// The index of its first parameter for the list.
    pub list: usize,
    /// How many there are, one a lane.
    pub lists: usize,
    /// The function that gives back all that is on the list.
    pub end: FuncId,
}

impl Derived {
    /// The functions that follow the first: the reverse one, the tangent, what makes the tape as it was.
    pub fn following(&self) -> impl Iterator<Item = FuncId> + use<> {
        let forward = self.from_tape.map(|of| [of.tangent, of.reset]);
        self.reverse
            .into_iter()
            .chain(forward.into_iter().flatten())
    }
}

/// The derivatives made so far, by context and by function.
#[derive(Debug, Default)]
pub struct Derivatives {
    made: FxHashMap<Context, Derived>,
    contexts: FxHashMap<FuncId, Context>,
}

impl Derivatives {
    /// That of a context.
    pub fn get(&self, context: &Context) -> Option<&Derived> {
        self.made.get(context)
    }

    /// That which a function is part of.
    pub fn with(&self, function: FuncId) -> Option<&Derived> {
        self.get(self.contexts.get(&function)?)
    }

    /// Adds one.
    pub fn insert(&mut self, derived: Derived) {
        for function in std::iter::once(derived.forward).chain(derived.following()) {
            self.contexts.insert(function, derived.context.clone());
        }
        self.made.insert(derived.context.clone(), derived);
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.made.is_empty()
    }
}

/// Parameter types of the primal with the shadows or tangents that follow them; the list of shadows that are released,
/// if there is one.
pub fn params(context: &Context, primal: &Signature) -> Vec<Type> {
    given(context, primal, context.mode == Mode::Forward)
}

/// The same; `tangents`: those of floats are among them.
pub fn given(context: &Context, primal: &Signature, tangents: bool) -> Vec<Type> {
    let mut types = Vec::new();
    for (&ty, activity) in primal.params.iter().zip(&context.args) {
        types.push(ty);
        let follows = *activity == ArgActivity::Dup || (tangents && *activity == ArgActivity::Out);
        if follows {
            types.push(ty);
        }
    }
    types.extend(context.listed.then_some(Type::PTR));
    types
}

/// Results of the function that comes first (see [`Derived`]), before packing.
pub fn forward_results(context: &Context, primal: &Signature, tape: Option<Type>) -> Vec<Type> {
    let mut types: Vec<Type> = primal
        .ret
        .filter(|_| context.primal_ret)
        .into_iter()
        .collect();
    match context.mode {
        Mode::Forward => types.extend(primal.ret.filter(|_| context.ret != RetActivity::Const)),
        Mode::Combined => types.extend(outs(context, primal)),
        Mode::Split => {
            types.extend(primal.ret.filter(|_| context.ret == RetActivity::Dup));
            types.extend(tape);
        }
    }
    types
}

/// The types of the adjoints of `out` parameters, in order.
pub fn outs(context: &Context, primal: &Signature) -> Vec<Type> {
    let active = primal
        .params
        .iter()
        .zip(&context.args)
        .filter(|(_, a)| **a == ArgActivity::Out);
    active.map(|(&ty, _)| ty).collect()
}

/// The type of the seed, if the result is active.
pub fn seed(context: &Context, primal: &Signature) -> Option<Type> {
    primal.ret.filter(|_| context.ret == RetActivity::Active)
}

/// Declares the functions of a derivative; their bodies come later.
pub fn declare(module: &mut Module, context: &Context, tape: Option<Type>) -> Derived {
    traced::declare_before(module, context);
    let primal = module.functions[context.function].clone();
    let mut shape = params(context, &primal.sig);
    let results = forward_results(context, &primal.sig, tape);
    let ret = pack_type(module, &results);
    let (prefix, serial) = (prefix(context.mode), module.functions.len());
    let seed = seed(context, &primal.sig);
    if context.mode == Mode::Combined {
        shape.extend(seed);
    }
    let forward = new_function(
        module,
        format!("{prefix}{}.{serial}", primal.name),
        &primal,
        shape.clone(),
        ret,
    );
    let reversed = context.mode == Mode::Split && !context.advances;
    let mut another = |prefix: &str, params: Vec<Type>, results: &[Type]| {
        let (name, ret) = (&primal.name, pack_type(module, results));
        let name = format!("{prefix}.{name}.{serial}");
        new_function(module, name, &primal, params, ret)
    };
    let reverse = reversed.then(|| {
        let mut shape = shape.clone();
        shape.extend(seed);
        shape.extend(tape);
        shape.extend(context.taped.then_some(Type::I1));
        another("reverse", shape, &outs(context, &primal.sig))
    });
    let from_tape = (reversed && context.forward_too).then(|| {
        let mut along = given(context, &primal.sig, true);
        along.extend(tape);
        shape.extend(tape);
        FromTape {
            tangent: another("tangent", along, seed.as_slice()),
            reset: another("reset", shape, &[]),
        }
    });
    Derived {
        context: context.clone(),
        forward,
        reverse,
        from_tape,
        tape,
        guard: None,
    }
}

/// Declares the function that ends the list of a request; its body comes later.
pub fn declare_end(module: &mut Module, of: FuncId) -> FuncId {
    let primal = module.functions[of].clone();
    let name = format!("end.{}.{}", primal.name, module.functions.len());
    new_function(module, name, &primal, list::END.to_vec(), None)
}

/// Declares a function that a derivative of another calls; its body comes later.
pub fn declare_part(module: &mut Module, of: FuncId, name: &str, params: Vec<Type>) -> FuncId {
    let primal = module.functions[of].clone();
    let name = format!("{name}.{}.{}", primal.name, module.functions.len());
    new_function(module, name, &primal, params, None)
}

fn prefix(mode: Mode) -> &'static str {
    match mode {
        Mode::Forward => "tangent.",
        Mode::Combined => "adjoint.",
        Mode::Split => "augmented.",
    }
}

fn new_function(
    module: &mut Module,
    name: String,
    primal: &Function,
    params: Vec<Type>,
    ret: Option<Type>,
) -> FuncId {
    let sig = Signature {
        params,
        ret,
        variadic: false,
    };
    let mut function = Function::declare(name, sig);
    function.params = vec![ParamAttrs::default(); function.sig.params.len()];
    function.host = None;
    function.loc = primal.loc;
    function.template = primal.host;
    module.functions.push(function)
}
