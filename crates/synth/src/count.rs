//! Counts of iterations, elements and bytes: 64 bits, unsigned unless said otherwise.

use tapeless_ir::ops::LoopInfo;
use tapeless_ir::{Builder, Cast, Constant, IntBin, IntPred, ScalarType, Type, Value};

/// The product of counts, 64 bits.
pub fn product(b: &mut Builder, factors: &[Value]) -> Value {
    let mut product = None;
    for &factor in factors {
        let wide = widen(b, factor);
        product = Some(match product {
            None => wide,
            Some(p) => b.int_bin(IntBin::Mul, p, wide),
        });
    }
    product.unwrap_or_else(|| b.i64(0))
}

/// Backedge-taken count + 1, 64 bits.
pub fn trip_count(b: &mut Builder, count: Value) -> Value {
    let wide = widen(b, count);
    let one = b.i64(1);
    b.int_bin(IntBin::Add, wide, one)
}

/// Backedge-taken count + 1, 64 bits, where the count may be negative because the loop is not entered.
pub fn trip_count_signed(b: &mut Builder, count: Value) -> Value {
    let wide = if b.body.ty(count) == Type::I64 {
        count
    } else {
        b.cast(Cast::SExt, count, Type::I64)
    };
    let one = b.i64(1);
    b.int_bin(IntBin::Add, wide, one)
}

/// A 64-bit count in another integer type (or for a pointer's step, in 64 bits).
pub fn resize(b: &mut Builder, v: Value, ty: Type) -> Value {
    match ty {
        Type::Scalar(ScalarType::Int(64)) => v,
        Type::Scalar(ScalarType::Int(bits)) if bits < 64 => b.cast(Cast::Trunc, v, ty),
        Type::Scalar(ScalarType::Int(_)) => b.cast(Cast::ZExt, v, ty),
        _ => v,
    }
}

/// A count in 64 bits, unsigned.
pub fn widen(b: &mut Builder, count: Value) -> Value {
    let ty = b.body.ty(count);
    if ty == Type::I64 {
        return count;
    }
    if let Some(Constant::Int(x)) = b.body.as_const(count).cloned() {
        return b.i64(x as i64);
    }
    match ty {
        Type::Scalar(ScalarType::Int(bits)) if bits > 64 => b.cast(Cast::Trunc, count, Type::I64),
        _ => b.cast(Cast::ZExt, count, Type::I64),
    }
}

/// Runs `body` at the start, in bytes, of each whole repetition of `period` bytes among `bytes`; backwards where
/// `downwards` holds.
pub fn each_repetition(
    b: &mut Builder,
    bytes: Value,
    period: i64,
    downwards: Option<Value>,
    body: impl FnOnce(&mut Builder, Value),
) {
    let bytes = widen(b, bytes);
    let (period, zero, one) = (b.i64(period), b.i64(0), b.i64(1));
    let n = b.int_bin(IntBin::UDiv, bytes, period);
    let any = b.icmp(IntPred::Ne, n, zero);
    let then = b.begin(&[]);
    let last = b.int_bin(IntBin::Sub, n, one);
    let region = b.begin(&[Type::I64]);
    let i = b.body.regions[region].params[0];
    let k = match downwards {
        Some(downwards) => {
            let down = b.int_bin(IntBin::Sub, last, i);
            b.select(downwards, down, i)
        }
        None => i,
    };
    let start = b.int_bin(IntBin::Mul, k, period);
    body(b, start);
    let next = b.int_bin(IntBin::Add, i, one);
    let more = b.icmp(IntPred::Ult, i, last);
    b.repeat(false, more, &[next], &[]);
    let info = LoopInfo {
        params: 1,
        counted: true,
        stepped: [0].into_iter().collect(),
    };
    b.loop_(info, &[zero, last, one], region);
    b.yield_(&[]);
    let otherwise = b.begin(&[]);
    b.yield_(&[]);
    b.if_(any, then, otherwise);
}
