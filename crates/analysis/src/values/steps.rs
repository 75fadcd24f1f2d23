//! Rounding by a large constant: `(x + c) - c` with c = 1.5·2⁵² is the nearest integer, and the low bits of `x + c` are
//! that integer; so do `exp`, `rint` and `sin` of many libraries. As sums they would have the derivative 1. As what they
//! calculate they are step functions, so that `x + c` does not vary.

use crate::values::passed::fraction_of;
use cranelift_entity::EntitySet;
use rustc_hash::FxHashMap;
use tapeless_ir::{Body, Cast, Constant, FloatKind, OpData, OpKind, Scalar, Value};
use tapeless_rules::{Output, RuleId, id};

/// The sums `x + c` of a body of which nothing is used but their bits, and what is left when c is taken off again.
pub(crate) fn steps(body: &Body) -> EntitySet<Value> {
    let mut sums = sums(body);
    let mut before = usize::MAX;
    while sums.len() < before {
        before = sums.len();
        for data in body.ops.values() {
            for &arg in &data.args {
                if sums.contains_key(&arg) && !rounds(body, &sums, data, arg) {
                    sums.remove(&arg);
                }
            }
        }
    }
    let mut steps = EntitySet::new();
    sums.into_keys().for_each(|sum| {
        steps.insert(sum);
    });
    steps
}

/// So many operations are looked through for what a step function is a function of.
const OPERATIONS: u32 = 4;

/// Whether a float is a step function of what varies: one of [`steps`], or by a rule without a derivative.
pub(crate) fn is_step(
    body: &Body,
    steps: &EntitySet<Value>,
    v: Value,
    varies: &dyn Fn(Value) -> bool,
) -> bool {
    is_step_within(body, steps, (v, OPERATIONS), varies)
}

fn is_step_within(
    body: &Body,
    steps: &EntitySet<Value>,
    (v, operations): (Value, u32),
    varies: &dyn Fn(Value) -> bool,
) -> bool {
    let made = body.def_op(v).map(|op| &body.ops[op]);
    let Some(data) = made.filter(|_| operations > 0) else {
        return false;
    };
    let has_none = |output: &Output| output.partials.iter().all(Option::is_none);
    let is_flat = match data.kind {
        OpKind::Scalar(Scalar::Rule(rule, _)) => {
            tapeless_rules::rule(rule).outputs.iter().all(has_none)
        }
        OpKind::Scalar(_) => false,
        _ => return false,
    };
    let rounds = is_flat || steps.contains(v);
    let is_step = |v| is_step_within(body, steps, (v, operations - 1), varies);
    data.args.iter().any(|&v| rounds && varies(v) || is_step(v))
}

/// What is added: the bits of a constant, or a value, or what is opposite to it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shift {
    Bits(u128),
    Value(Value, bool),
}

fn sums(body: &Body) -> FxHashMap<Value, Shift> {
    let mut sums = FxHashMap::default();
    for op in body.op_order() {
        let data = &body.ops[op];
        let shift = |at: usize, negated| {
            let by = data.args[at];
            is_large(body, by).then(|| shift(body, by, negated))
        };
        let by = match rule(data) {
            Some(id::fadd) => shift(0, false).or_else(|| shift(1, false)),
            Some(id::fsub) => shift(1, true),
            Some(id::fma | id::fmuladd) => shift(2, false),
            Some(id::arithmetic_fence) => sums.get(&data.args[0]).copied(),
            _ => None,
        };
        sums.extend(by.map(|by| (data.results[0], by)));
    }
    sums
}

fn rule(data: &OpData) -> Option<RuleId> {
    match data.kind {
        OpKind::Scalar(Scalar::Rule(id, _)) => Some(id),
        _ => None,
    }
}

/// Whether an op takes off what was added to a sum, or looks at its bits.
fn rounds(body: &Body, sums: &FxHashMap<Value, Shift>, data: &OpData, sum: Value) -> bool {
    let takes_off = |at: usize, negated| {
        let other = shift(body, data.args[at], negated);
        data.args[1 - at] == sum && sums.get(&sum) == Some(&other)
    };
    match (&data.kind, rule(data)) {
        (_, Some(id::fsub)) => takes_off(1, false),
        (_, Some(id::fadd)) => takes_off(0, true) || takes_off(1, true),
        (_, Some(id::arithmetic_fence)) => sums.contains_key(&data.results[0]),
        (OpKind::Scalar(Scalar::Cast(Cast::BitCast, _)), _) => !body.ty(data.results[0]).is_float(),
        _ => false,
    }
}

fn shift(body: &Body, v: Value, negated: bool) -> Shift {
    match constant(body, v) {
        Some((kind, bits)) => Shift::Bits(bits ^ (u128::from(negated) << (8 * kind.bytes() - 1))),
        None => Shift::Value(v, negated),
    }
}

/// Whether a value is so large that sums with it are rounded to integers, or to few places behind the point.
fn is_large(body: &Body, v: Value) -> bool {
    if let Some((kind, bits)) = constant(body, v) {
        return is_power(kind, bits);
    }
    let Some(made) = body.def_op(v).map(|op| &body.ops[op]) else {
        return false;
    };
    match (&made.kind, rule(made)) {
        (OpKind::Scalar(Scalar::Select(_)), _) => made.args[1..].iter().all(|&v| is_large(body, v)),
        (_, Some(id::copysign | id::fneg)) => is_large(body, made.args[0]),
        _ => false,
    }
}

/// A float constant, also where all lanes of a vector are the same.
fn constant(body: &Body, v: Value) -> Option<(FloatKind, u128)> {
    let kind = body.ty(v).float_kind()?;
    let float = |constant: &Constant| match constant {
        Constant::Float(bits) => Some(*bits),
        _ => None,
    };
    let bits = match body.as_const(v)? {
        Constant::Elements(lanes) => {
            let first = float(lanes.first()?)?;
            let same = lanes.iter().all(|lane| float(lane) == Some(first));
            same.then_some(first)?
        }
        other => float(other)?,
    };
    Some((kind, bits))
}

/// Whether a constant is ±2ᵏ or ±1.5·2ᵏ, with a unit in the last place of 2⁻⁸ (`double`), ½ (`float`) or more.
fn is_power(kind: FloatKind, bits: u128) -> bool {
    let least = match kind {
        FloatKind::F64 => 44,
        FloatKind::F32 => 22,
        _ => return false,
    };
    let fraction = u64::from(fraction_of(kind));
    let exponents = (1 << (8 * kind.bytes() - 1 - fraction)) - 1;
    let least = exponents / 2 + least;
    let exponent = bits >> fraction & exponents;
    let rest = bits & ((1 << (fraction - 1)) - 1);
    rest == 0 && (least..exponents).contains(&exponent)
}
