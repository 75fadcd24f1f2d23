//! Derivatives by hand, in the place of those that the engine would make.

mod caller;
mod row;
pub(crate) mod rows;

use caller::Caller;
use tapeless_analysis::{ArgActivity, Context, Mode, RetActivity};
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_ir::{Body, Builder, FuncId, Function, Module, Type, Value, pack_type};
use tapeless_rules::RuleId;
use tapeless_synth::memory::kept as linked;
use tapeless_synth::reverse::again;
use tapeless_synth::{Derived, signature};

/// What a user registered for a function. Results are packed in the order of the texts below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Reverse mode.
    Gradient {
        /// Each parameter, pointers followed by their shadow → result, tape.
        augmented: FuncId,
        /// The same parameters, the adjoint of a float result, the tape → adjoints of the float parameters.
        reverse: Option<FuncId>,
        /// Each parameter, pointers and floats followed by shadow or tangent, the tape → the tangent of a float result.
        tangent: Option<FuncId>,
        /// The type of what the first keeps for the second.
        tape: Option<Type>,
        /// Whether pointers may come without a shadow: then it is null.
        lenient: bool,
    },
    /// Forward mode.
    Tangent {
        /// Each parameter, pointers and floats followed by shadow or tangent → result, its tangent.
        function: FuncId,
        /// Whether pointers may come without a shadow: then it is null.
        lenient: bool,
    },
    /// That of a row of the table, whatever the function computes itself.
    Row(RuleId),
    /// None is known: to need it ends the program.
    Unknown {
        /// Says so, and does not return.
        refusal: FuncId,
    },
}

impl Rule {
    /// What is kept between the sweeps.
    pub(crate) fn tape(self, module: &mut Module, context: &Context) -> Option<Type> {
        match self {
            Self::Gradient { tape, .. } if context.mode == Mode::Split => {
                pack_type(module, &kept(context, tape))
            }
            Self::Gradient { .. } | Self::Tangent { .. } | Self::Row(_) | Self::Unknown { .. } => {
                None
            }
        }
    }

    /// Whether it does without shadows.
    fn is_lenient(self) -> bool {
        match self {
            Self::Gradient { lenient, .. } | Self::Tangent { lenient, .. } => lenient,
            Self::Unknown { .. } => true,
            Self::Row(_) => false,
        }
    }
}

/// The types of what is kept: the copies of memory that changes, the tape of the user's.
fn kept(context: &Context, tape: Option<Type>) -> Vec<Type> {
    let copies = context.copied.iter().filter(|&&bytes| bytes > 0);
    copies.map(|_| Type::PTR).chain(tape).collect()
}

/// Gives the functions of a derivative bodies that call the user's.
///
/// # Errors
/// If the context has an argument that the rule cannot do without the shadow of.
pub(crate) fn fill(
    module: &mut Module,
    rule: Rule,
    derived: &Derived,
    row: Option<rows::Numbers>,
) -> Result<()> {
    let context = &derived.context;
    let primal = module.functions[context.function].clone();
    if let Some(of) = derived.from_tape {
        refuse_without_tangent(module, rule, &primal)?;
        module.functions[of.reset].body = Some(nothing(module, of.reset));
    }
    if !rule.is_lenient() {
        refuse_missing(module, &primal, context)?;
        refuse_maybe(module, &primal, context)?;
    }
    match rule {
        Rule::Unknown { refusal } => {
            for function in std::iter::once(derived.forward).chain(derived.following()) {
                refused(module, refusal, &primal, context, function);
            }
        }
        Rule::Tangent { function, .. } => tangent(module, (function, row), &primal, derived),
        Rule::Row(row) => row::fill(module, row, &primal, derived),
        Rule::Gradient {
            augmented,
            reverse,
            tangent,
            tape,
            ..
        } => {
            forward(module, (augmented, reverse, row), tape, &primal, derived);
            if let Some(made) = derived.reverse {
                backward(module, (reverse, tape), &primal, derived, made);
            }
            if let Some((of, rule)) = derived.from_tape.zip(tangent) {
                along(module, (rule, tape), &primal, derived, of.tangent);
            }
        }
    }
    Ok(())
}

/// A body that does nothing.
fn nothing(module: &Module, function: FuncId) -> Body {
    let mut b = Builder::new(&module.functions[function].sig.params);
    b.return_(&[]);
    b.finish()
}

/// A derivative by hand from whose tape tangents are followed says how.
fn refuse_without_tangent(module: &Module, rule: Rule, primal: &Function) -> Result<()> {
    if !matches!(rule, Rule::Gradient { tangent: None, .. }) {
        return Ok(());
    }
    if primal.exchanges {
        let what = "messages between processes have no tangent from a tape";
        return Err(Diagnostic::error(code::UNSUPPORTED, what)
            .at(module.location(primal.loc))
            .help("use `__enzyme_fwddiff`, which needs no tape")
            .into());
    }
    let (name, symbol) = (primal.shown_name(), &primal.name);
    let what = format!(
        "the derivative by hand of `{name}` does not say how tangents follow from its tape"
    );
    Err(Diagnostic::error(code::UNSUPPORTED, what)
        .at(module.location(primal.loc))
        .help(format!("register how: `void *__enzyme_register_splitderivative_{symbol}[] = {{(void *){symbol}, (void *)augmented, (void *)tangent}};`"))
        .help("or use `__enzyme_fwddiff`, which needs no tape")
        .into())
}

/// A rule is handed a shadow for every pointer.
fn refuse_missing(module: &Module, primal: &Function, context: &Context) -> Result<()> {
    let name = primal.shown_name();
    let refuse = |what: String| {
        Diagnostic::error(code::UNSUPPORTED, what)
            .at(module.location(primal.loc))
            .help("give the memory a shadow (`enzyme_dup`), or pass what carries no derivative by value")
    };
    let types = primal.sig.params.iter().zip(&context.args);
    for (index, (ty, activity)) in types.enumerate() {
        if ty.is_ptr() && *activity == ArgActivity::Const {
            let what = format!(
                "the registered derivative of `{name}` is given a shadow of argument {}, but here it has none",
                index + 1
            );
            return Err(refuse(what).into());
        }
    }
    if context.ret == RetActivity::Dup {
        return Err(Diagnostic::internal(format!(
            "`{name}` returns a pointer, and has a registered derivative"
        ))
        .into());
    }
    Ok(())
}

/// Whether there is a shadow is decided where the derivative is written down.
pub(crate) fn refuse_maybe(module: &Module, primal: &Function, context: &Context) -> Result<()> {
    let Some(index) = context.maybe.iter().position(|&maybe| maybe) else {
        return Ok(());
    };
    let what = format!(
        "argument {} of `{}` points to memory that carries a derivative in some runs only, and a derivative that is not made from its code cannot tell",
        index + 1,
        primal.shown_name()
    );
    let refusal = Diagnostic::error(code::UNSUPPORTED, what).at(module.location(primal.loc));
    let help = match context.runtime {
        true => "leave `enzyme_runtime_activity` out where all memory has a shadow",
        false => {
            "call it on each path by itself, or give the memory of the other path a shadow too"
        }
    };
    Err(refusal.help(help).into())
}

/// Calls what does not return.
fn refused(
    module: &mut Module,
    refusal: FuncId,
    primal: &Function,
    context: &Context,
    function: FuncId,
) {
    let mut caller = Caller::new(module, function, primal, context, false);
    caller.call(refusal, &[], &[]);
    let ret = caller.module.functions[function].sig.ret;
    let result: Vec<Value> = ret.into_iter().map(|ty| caller.b.poison(ty)).collect();
    let body = caller.finish(&result);
    module.functions[function].body = Some(body);
}

fn tangent(
    module: &mut Module,
    (rule, row): (FuncId, Option<rows::Numbers>),
    primal: &Function,
    derived: &Derived,
) {
    let context = &derived.context;
    let mut caller = Caller::new(module, derived.forward, primal, context, true);
    let float = primal.sig.ret.filter(|ty| ty.is_float());
    let types: Vec<Type> = primal.sig.ret.into_iter().chain(float).collect();
    caller.tell(row);
    let args = caller.given.clone();
    let both = caller.call(rule, &args, &types);
    let wanted = [context.primal_ret, context.ret != RetActivity::Const];
    let results: Vec<Value> = both
        .into_iter()
        .zip(wanted)
        .filter_map(|(v, wanted)| wanted.then_some(v))
        .collect();
    let body = caller.finish(&results);
    module.functions[derived.forward].body = Some(body);
}

/// The augmented function; a combined derivative goes straight on to the reverse.
fn forward(
    module: &mut Module,
    (augmented, reverse, row): (FuncId, Option<FuncId>, Option<rows::Numbers>),
    tape: Option<Type>,
    primal: &Function,
    derived: &Derived,
) {
    let context = &derived.context;
    let mut caller = Caller::new(module, derived.forward, primal, context, false);
    let types: Vec<Type> = primal.sig.ret.into_iter().chain(tape).collect();
    caller.tell(row);
    let mut args = caller.given.clone();
    // A shadow that does not matter is the same in all directions: then it is called once for all.
    for (at, promise) in caller.module.functions[augmented].params.iter().enumerate() {
        let follows = at > 0 && !caller.primals.contains(&at);
        if follows && promise.unused {
            args[at] = args[at - 1];
        }
    }
    let mut both = caller.call(augmented, &args, &types).into_iter();
    let result = primal.sig.ret.and_then(|_| both.next());
    let kept = both.next();
    let mut results: Vec<Value> = result.filter(|_| context.primal_ret).into_iter().collect();
    if context.mode == Mode::Combined {
        let seed = caller.rest.first().copied();
        results.extend(adjoints(&mut caller, reverse, primal, context, seed, kept));
    } else {
        let mut all = Vec::new();
        for (place, bytes) in caller.copied(context) {
            let from = caller.given[place];
            all.push(caller.copy(from, bytes));
        }
        all.extend(kept);
        results.extend(caller.packer().pack(&all));
    }
    let body = caller.finish(&results);
    module.functions[derived.forward].body = Some(body);
}

/// The reverse function is given copies in the place of memory that has changed.
fn backward(
    module: &mut Module,
    (rule, tape): (Option<FuncId>, Option<Type>),
    primal: &Function,
    derived: &Derived,
    made: FuncId,
) {
    let context = &derived.context;
    let mut caller = Caller::new(module, made, primal, context, false);
    let mut rest = caller.rest.clone().into_iter();
    let seed = signature::seed(context, &primal.sig).and_then(|_| rest.next());
    let (copies, tape) = caller.recall(context, &kept(context, tape), rest.next());
    let results = adjoints(&mut caller, rule, primal, context, seed, tape);
    let again = caller.rest.last().copied().filter(|_| context.taped);
    let list = caller.list;
    again::unless(&mut caller.b, again, |b| {
        for copy in copies {
            linked::release(b, list, copy);
        }
    });
    let body = caller.finish(&results);
    module.functions[made].body = Some(body);
}

/// The tangent from the tape, which the user's function is given, with copies in the place of memory that has changed.
fn along(
    module: &mut Module,
    (rule, tape): (FuncId, Option<Type>),
    primal: &Function,
    derived: &Derived,
    made: FuncId,
) {
    let context = &derived.context;
    let mut caller = Caller::given(module, made, primal, context, (true, true));
    let packed = caller.rest.last().copied();
    let (_, tape) = caller.recall(context, &kept(context, tape), packed);
    let mut args = caller.given.clone();
    args.extend(tape);
    let float = primal.sig.ret.filter(|ty| ty.is_float());
    let mut results = caller.call(rule, &args, float.as_slice());
    results.truncate(usize::from(context.ret == RetActivity::Active));
    let body = caller.finish(&results);
    module.functions[made].body = Some(body);
}

/// Calls the user's reverse function; the adjoints that the context asks for.
fn adjoints(
    caller: &mut Caller<'_>,
    rule: Option<FuncId>,
    primal: &Function,
    context: &Context,
    seed: Option<Value>,
    tape: Option<Value>,
) -> Vec<Value> {
    let mut args = caller.given.clone();
    if let Some(ty) = primal.sig.ret.filter(|ty| ty.is_float()) {
        args.push(seed.unwrap_or_else(|| caller.b.zero(ty)));
    }
    args.extend(tape);
    let floats = || primal.sig.params.iter().filter(|ty| ty.is_float());
    let types: Vec<Type> = floats().copied().collect();
    let all = match rule {
        Some(rule) => caller.call(rule, &args, &types),
        // Where none is registered, none is called ([`crate::Engine::never_reversed`]).
        None => types.iter().map(|&ty| caller.b.poison(ty)).collect(),
    };
    let of_floats = primal.sig.params.iter().zip(&context.args);
    let of_floats = of_floats.filter(|(ty, _)| ty.is_float());
    all.into_iter()
        .zip(of_floats)
        .filter_map(|(v, (_, activity))| (*activity == ArgActivity::Out).then_some(v))
        .collect()
}
