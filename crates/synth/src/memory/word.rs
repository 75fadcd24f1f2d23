//! Words of memory that are a `double` at one time and a pointer at another, as the members of a `union` are.
//!
//! The shadow of such a word tells which: the adjoint of a float, or the pointer to a shadow. An address is less than 2⁴⁷, and
//! as a `double` less than 7·10⁻³¹⁰. Adjoints that are smaller count as 0, and what is left of a pointer where a float is
//! counts as the adjoint 0; so a float may be stored over a pointer, and a pointer over a float, and nothing is to be cleared.

use tapeless_ir::{Builder, Cast, FastMath, FloatKind, IntPred, Type, Value};

/// Addresses of programs have fewer bits.
const ADDRESS_BITS: u32 = 47;

/// The shadow of a word that another one was copied to, in the forward sweep: the pointer, or if that is none what it was;
/// null if it was a pointer.
pub(crate) fn copied(b: &mut Builder, from: Value, old: Value) -> Value {
    let null = b.zero(Type::PTR);
    let is_null = b.icmp(IntPred::Eq, from, null);
    let is_adjoint = is_adjoint(b, from);
    let is_none = b.select(is_null, is_null, is_adjoint);
    let kept = adjoint(b, old, null);
    b.select(is_none, kept, from)
}

/// The adjoint in a word's shadow, which is 0 from then on; 0 if there is a pointer, which stays.
pub(crate) fn take(b: &mut Builder, shadow: Value) -> (Value, Value) {
    let zero = b.i64(0);
    let is_adjoint = is_adjoint(b, shadow);
    let taken = b.select(is_adjoint, shadow, zero);
    let left = b.select(is_adjoint, zero, shadow);
    (taken, left)
}

/// A word's shadow with an adjoint more; as it was, if that is none.
pub(crate) fn add(b: &mut Builder, shadow: Value, more: Value) -> Value {
    let float = Type::float(FloatKind::F64);
    let zero = b.i64(0);
    let old = adjoint(b, shadow, zero);
    let (old, new) = (
        b.cast(Cast::BitCast, old, float),
        b.cast(Cast::BitCast, more, float),
    );
    let sum = b.rule(tapeless_rules::id::fadd, FastMath::default(), &[old, new]);
    let sum = b.cast(Cast::BitCast, sum, Type::I64);
    let is_adjoint = is_adjoint(b, more);
    b.select(is_adjoint, sum, shadow)
}

/// A word's shadow where another one was copied to it: the tangent, if that is one; else a pointer stays, and what is none is 0.
pub(crate) fn moved(b: &mut Builder, from: Value, old: Value) -> Value {
    let (_, left) = take(b, old);
    adjoint(b, from, left)
}

/// A shadow, or nothing if it is no adjoint.
fn adjoint(b: &mut Builder, shadow: Value, nothing: Value) -> Value {
    let is_adjoint = is_adjoint(b, shadow);
    b.select(is_adjoint, shadow, nothing)
}

/// Whether a word is too large for an address.
fn is_adjoint(b: &mut Builder, word: Value) -> Value {
    let bits = match b.body.ty(word).is_ptr() {
        true => b.cast(Cast::PtrToInt, word, Type::I64),
        false => word,
    };
    let least = b.i64(1 << ADDRESS_BITS);
    b.icmp(IntPred::Uge, bits, least)
}
