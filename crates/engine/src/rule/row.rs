//! The derivative of a function that is like a mathematical one: its value is its own, its partials are the row's.

use super::Caller;
use rustc_hash::FxHashMap;
use tapeless_analysis::{ArgActivity, Mode, RetActivity};
use tapeless_ir::{Body, Builder, FastMath, FuncId, Function, Module, Type, Value};
use tapeless_rules::{RuleId, Term, id, rule};
use tapeless_synth::Derived;
use tapeless_synth::term::{Operand, Terms};

/// Gives the functions of a derivative their bodies.
pub(super) fn fill(module: &mut Module, row: RuleId, primal: &Function, derived: &Derived) {
    let made = forward(module, row, primal, derived);
    module.functions[derived.forward].body = Some(made);
    if let Some(reverse) = derived.reverse {
        let made = backward(module, row, primal, derived, reverse);
        module.functions[reverse].body = Some(made);
    }
    if let Some(made) = derived.from_tape.map(|of| of.tangent) {
        let mut caller = Caller::given(module, made, primal, &derived.context, (true, false));
        let args = plain_args(&caller, derived, true);
        let is_active = derived.context.ret == RetActivity::Active;
        let result = is_active.then(|| tangent(&mut caller, row, &args, derived));
        let body = caller.finish(result.as_slice());
        module.functions[made].body = Some(body);
    }
}

fn forward(module: &mut Module, row: RuleId, primal: &Function, derived: &Derived) -> Body {
    let context = &derived.context;
    let mut caller = Caller::new(module, derived.forward, primal, context, false);
    let args = plain_args(&caller, derived, context.mode == Mode::Forward);
    let types: Vec<Type> = primal.sig.ret.into_iter().collect();
    let value = caller.call(context.function, &args, &types);
    let mut results: Vec<Value> = value.into_iter().filter(|_| context.primal_ret).collect();
    let is_active = context.ret == RetActivity::Active;
    match context.mode {
        Mode::Forward if context.ret != RetActivity::Const => {
            results.push(tangent(&mut caller, row, &args, derived));
        }
        Mode::Combined => {
            let seed = caller.rest.first().copied().filter(|_| is_active);
            results.extend(adjoints(&mut caller.b, row, &args, derived, seed));
        }
        _ => {}
    }
    caller.finish(&results)
}

fn backward(
    module: &mut Module,
    row: RuleId,
    primal: &Function,
    derived: &Derived,
    made: FuncId,
) -> Body {
    let mut caller = Caller::new(module, made, primal, &derived.context, false);
    let args = plain_args(&caller, derived, false);
    let is_active = derived.context.ret == RetActivity::Active;
    let seed = caller.rest.first().copied().filter(|_| is_active);
    let results = adjoints(&mut caller.b, row, &args, derived, seed);
    caller.finish(&results)
}

/// The primal's arguments, without the tangents that may be between them.
fn plain_args(caller: &Caller<'_>, derived: &Derived, tangents: bool) -> Vec<Value> {
    let mut given = caller.given.iter().copied();
    let mut args = Vec::new();
    for activity in &derived.context.args {
        args.extend(given.next());
        if tangents && *activity == ArgActivity::Out {
            given.next();
        }
    }
    args
}

/// ṙ = Σᵢ ∂r/∂xᵢ · ẋᵢ
fn tangent(caller: &mut Caller<'_>, row: RuleId, args: &[Value], derived: &Derived) -> Value {
    let mut given = caller.given.clone().into_iter();
    let mut partials = Partials::new(&mut caller.b, row, args);
    let mut sum = None;
    for (i, activity) in derived.context.args.iter().enumerate() {
        given.next();
        if *activity != ArgActivity::Out {
            continue;
        }
        let Some(tangent) = given.next() else { break };
        if let Some(part) = partials.times(&mut caller.b, tangent, i) {
            sum = Some(match sum {
                None => part,
                Some(sum) => caller.b.rule(id::fadd, FastMath::default(), &[sum, part]),
            });
        }
    }
    sum.unwrap_or_else(|| zero_like(&mut caller.b, args))
}

/// x̄ᵢ = r̄ · ∂r/∂xᵢ for the floats that have an adjoint.
fn adjoints(
    b: &mut Builder,
    row: RuleId,
    args: &[Value],
    derived: &Derived,
    seed: Option<Value>,
) -> Vec<Value> {
    let mut partials = Partials::new(b, row, args);
    let mut found = Vec::new();
    for (i, activity) in derived.context.args.iter().enumerate() {
        if *activity == ArgActivity::Out {
            let part = seed.and_then(|seed| partials.times(b, seed, i));
            found.push(part.unwrap_or_else(|| zero_like(b, &args[i..])));
        }
    }
    found
}

fn zero_like(b: &mut Builder, values: &[Value]) -> Value {
    let float = values
        .iter()
        .map(|&v| b.body.ty(v))
        .find(|ty| ty.is_float());
    b.zero(float.unwrap_or(Type::F64))
}

/// The partials of one application of a row.
struct Partials<'a> {
    row: RuleId,
    args: &'a [Value],
    /// What the row itself gives: that goes where no partial reads it.
    out: Value,
    memo: FxHashMap<Term, Value>,
}

impl<'a> Partials<'a> {
    fn new(b: &mut Builder, row: RuleId, args: &'a [Value]) -> Self {
        Self {
            row,
            args,
            out: b.rule(row, FastMath::default(), args),
            memo: FxHashMap::default(),
        }
    }

    /// `factor · ∂r/∂xᵢ`; none if that is constantly zero.
    fn times(&mut self, b: &mut Builder, factor: Value, i: usize) -> Option<Value> {
        let term = rule(self.row).partials()[i]?;
        let (args, out) = (self.args, self.out);
        let mut terms = Terms {
            lookup: |_: &mut Builder, operand| match operand {
                Operand::Arg(n) => args[n],
                Operand::Out(_) => out,
            },
            ty: b.body.ty(factor),
            flags: FastMath::default(),
            memo: &mut self.memo,
        };
        Some(terms.times(b, factor, term))
    }
}
