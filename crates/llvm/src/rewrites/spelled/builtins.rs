//! Built-ins of x86 that the compiler keeps as they are, in terms of what every target has.

use crate::opcode::{FloatPredicate, IntPredicate, Opcode, TypeKind};
use crate::{Builder, Function, Type, Value};

/// ```text
/// llvm.x86.sse2.min.pd(a, b)          →   a < b ? a : b
/// llvm.x86.sse41.round.pd(a, 9)       →   llvm.floor(a)
/// llvm.x86.sse41.blendvpd(a, b, m)    →   bits of m < 0 ? b : a
/// llvm.x86.sse3.hadd.pd(a, b)         →   {a₀, b₀} + {a₁, b₁}
/// ```
pub(crate) fn spell_out(copy: Function) {
    let calls: Vec<Value> = copy
        .instructions()
        .filter(|i| i.is(Opcode::Call) && i.bundles().is_empty())
        .collect();
    for call in calls {
        let name = call.callee().as_function().map(|f| f.name());
        let Some(name) = name
            .as_deref()
            .and_then(|name| name.strip_prefix("llvm.x86."))
        else {
            continue;
        };
        let builder = Builder::before(call);
        if let Some(made) = meaning(&builder, name, &call.args()) {
            call.replace_uses(made);
            call.erase();
        }
    }
}

/// What a built-in gives. The names are `SET.WHAT.TYPE` with `.256` behind those of AVX; `ss` and `sd` work on the lowest lane.
fn meaning(builder: &Builder, name: &str, args: &[Value]) -> Option<Value> {
    let (set, rest) = name.split_once('.')?;
    if !matches!(set, "sse" | "sse2" | "sse3" | "sse41" | "avx") {
        return None;
    }
    let rest = rest.strip_suffix(".256").unwrap_or(rest);
    match (rest, args) {
        ("blendvps" | "blendvpd" | "blendv.ps" | "blendv.pd", &[a, b, mask]) => {
            Some(blend(builder, a, b, mask))
        }
        ("min.ps" | "min.pd", &[a, b]) => Some(least(builder, FloatPredicate::Olt, a, b)),
        ("max.ps" | "max.pd", &[a, b]) => Some(least(builder, FloatPredicate::Ogt, a, b)),
        ("min.ss" | "min.sd", &[a, b]) => lowest(builder, a, b, |a, b| {
            Some(least(builder, FloatPredicate::Olt, a, b))
        }),
        ("max.ss" | "max.sd", &[a, b]) => lowest(builder, a, b, |a, b| {
            Some(least(builder, FloatPredicate::Ogt, a, b))
        }),
        ("round.ps" | "round.pd", &[a, how]) => rounded(builder, a, how),
        ("round.ss" | "round.sd", &[a, b, how]) => {
            lowest(builder, a, b, |_, b| rounded(builder, b, how))
        }
        ("hadd.ps" | "hadd.pd", &[a, b]) => Some(across(builder, Opcode::FAdd, a, b)),
        ("hsub.ps" | "hsub.pd", &[a, b]) => Some(across(builder, Opcode::FSub, a, b)),
        ("addsub.ps" | "addsub.pd", &[a, b]) => Some(alternately(builder, a, b)),
        _ => None,
    }
}

/// The second one where no order is known.
pub(crate) fn least(builder: &Builder, first: FloatPredicate, a: Value, b: Value) -> Value {
    builder.select(builder.fcmp(first, a, b), a, b)
}

/// The first operand with another lowest lane, which is made of the lowest lanes of both.
fn lowest(
    builder: &Builder,
    a: Value,
    b: Value,
    make: impl FnOnce(Value, Value) -> Option<Value>,
) -> Option<Value> {
    let zero = builder.block().function().module().context().int(32).int(0);
    let lane = |of| builder.extract_element(of, zero);
    let made = make(lane(a), lane(b))?;
    Some(builder.insert_element(a, made, zero))
}

/// By the two lowest bits, or as the processor is set; whether it is inexact, no one asks.
fn rounded(builder: &Builder, a: Value, how: Value) -> Option<Value> {
    let name = match how.const_u64()? & 7 {
        0 => "llvm.roundeven",
        1 => "llvm.floor",
        2 => "llvm.ceil",
        3 => "llvm.trunc",
        _ => "llvm.nearbyint",
    };
    builder.intrinsic(name, &[a.ty()], &[a])
}

/// The second one where the sign bit of the mask is set.
fn blend(builder: &Builder, a: Value, b: Value, mask: Value) -> Value {
    let bits = signs_of(mask.ty());
    let signs = builder.cast(Opcode::BitCast, mask, bits);
    let chosen = builder.icmp(IntPredicate::Slt, signs, bits.zero());
    builder.select(chosen, b, a)
}

/// Integers as wide as the floats of a vector.
fn signs_of(floats: Type) -> Type {
    let width = match floats.element().kind() {
        TypeKind::Float => 32,
        _ => 64,
    };
    let lane = floats.context().int(width);
    floats.lanes().map_or(lane, |lanes| lane.vector(lanes))
}

/// Neighbours of the first, then of the second one, in each 128 bits.
fn across(builder: &Builder, opcode: Opcode, a: Value, b: Value) -> Value {
    let lanes = a.ty().lanes().unwrap_or(1);
    let part = 128 / signs_of(a.ty()).element().int_width();
    let side = |odd: u32| -> Vec<Option<u32>> {
        let at = |lane: u32| {
            let (start, within) = (lane / part * part, lane % part);
            let from = if within < part / 2 { 0 } else { lanes };
            Some(from + start + within % (part / 2) * 2 + odd)
        };
        (0..lanes).map(at).collect()
    };
    let lanes_of = |odd| builder.shuffle(a, b, &side(odd));
    builder.binary(opcode, lanes_of(0), lanes_of(1))
}

/// Differences in even lanes, sums in odd ones.
fn alternately(builder: &Builder, a: Value, b: Value) -> Value {
    let lanes = a.ty().lanes().unwrap_or(1);
    let (less, more) = (
        builder.binary(Opcode::FSub, a, b),
        builder.binary(Opcode::FAdd, a, b),
    );
    let side = (0..lanes).map(|lane| Some(lane + lane % 2 * lanes));
    let side: Vec<Option<u32>> = side.collect();
    builder.shuffle(less, more, &side)
}
