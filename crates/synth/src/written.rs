//! Library calls that overwrite shadowed memory: what they bring carries no derivative.
//!
//! `fread(x, 8, n, file)` ⇒ the first 8 · result bytes of x' are 0, of the adjoint as of the tangent. Bytes that the
//! call did not write keep theirs.

use crate::shadow::{self, where_some};
use crate::unit::{Step, Unit};
use tapeless_ir::{Builder, Cast, IntBin, Op, Type, Value};
use tapeless_legal::calls::length;
use tapeless_rules::effects::Written;

/// The pointers to shadowed memory that a call overwrites, and the values that tell how much of it; nothing if there is none.
///
/// # Errors
/// If it is not known how much, which is not legal.
pub fn places(
    unit: &Unit<'_>,
    op: Op,
    writes: &[usize],
    written: Written,
) -> Step<Option<(Vec<Value>, Vec<Value>)>> {
    let places = unit.overwritten(&unit.body.ops[op], writes, written);
    if places.is_empty() {
        return Ok(None);
    }
    let read = length(unit, op, written).ok_or_else(|| unit.illegal(op))?;
    Ok(Some((places, read)))
}

/// The number of bytes, from the values that [`Written::reads`] names.
pub fn bytes(b: &mut Builder, written: Written, read: &[Value]) -> Value {
    let read: Vec<Value> = read.iter().map(|&v| widen(b, v)).collect();
    let zero = b.i64(0);
    match (written, &read[..]) {
        (Written::Bytes(n), _) => b.i64(i64::from(n)),
        (Written::Arg(_), &[n]) => n,
        (Written::Result, &[result]) => b.int_bin(IntBin::SMax, result, zero),
        (Written::Objects(_), &[size, count]) => b.int_bin(IntBin::Mul, size, count),
        (Written::Text, &[length]) => text(b, length),
        (Written::TextWithin(_), &[room, length]) => {
            let whole = text(b, length);
            b.int_bin(IntBin::UMin, whole, room)
        }
        _ => zero,
    }
}

/// A length is one less than the bytes, or negative.
fn text(b: &mut Builder, length: Value) -> Value {
    let (zero, one) = (b.i64(0), b.i64(1));
    let whole = b.int_bin(IntBin::Add, length, one);
    b.int_bin(IntBin::SMax, whole, zero)
}

fn widen(b: &mut Builder, v: Value) -> Value {
    match b.body.ty(v) {
        Type::I64 => v,
        _ => b.cast(Cast::SExt, v, Type::I64),
    }
}

/// `shadow[0..bytes] = 0`, where a pointer has a shadow.
pub fn clear(unit: &Unit<'_>, b: &mut Builder, (pointer, shadow): (Value, Value), bytes: Value) {
    where_some(b, shadow, unit.is_mixed(pointer), |b| {
        shadow::clear(b, shadow, bytes)
    });
}
