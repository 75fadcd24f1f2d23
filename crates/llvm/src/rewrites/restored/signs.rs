//! The sign bits of floats, as vector code reads and writes them: `_mm_and_pd` with a mask is `fabs`.

use super::moves::is_plain;
use crate::opcode::Opcode;
use crate::{Builder, Function, Type, Value};

/// Integer operations on the sign bits of floats become operations on floats.
///
/// ```text
/// bitcast (and (bitcast x), 0x7f…) to double   →   fabs x
/// ```
pub fn restore(function: Function) {
    let floats: Vec<Value> = function
        .instructions()
        .filter(|value| value.is(Opcode::BitCast) && value.ty().scalar().is_float())
        .collect();
    for float in floats {
        if let Some(changed) = changed(float) {
            float.replace_uses(changed);
            float.erase();
        }
    }
}

/// What happens to a sign.
#[derive(Clone, Copy)]
enum Sign {
    Cleared,
    Set,
    Flipped,
}

/// The float whose bits were made from those of another by a change of the sign.
fn changed(float: Value) -> Option<Value> {
    let bits = float.operand(0);
    let is_alike = bits.ty().scalar().is_int() && bits.ty().lanes() == float.ty().lanes();
    if !is_alike || !matches!(bits.ty().scalar().int_width(), 16 | 32 | 64) {
        return None;
    }
    let sign = sign(bits)?;
    let builder = Builder::before(float);
    let before = floats_of(&builder, bits.operand(0), float.ty());
    let magnitude = || builder.intrinsic("llvm.fabs", &[float.ty()], &[before]);
    Some(match sign {
        Sign::Cleared => magnitude()?,
        Sign::Set => builder.fneg(magnitude()?),
        Sign::Flipped => builder.fneg(before),
    })
}

fn sign(bits: Value) -> Option<Sign> {
    let top = 1_u64 << (bits.ty().scalar().int_width() - 1);
    let is = |opcode, mask| bits.is(opcode) && bits.operand(1) == everywhere(bits.ty(), mask);
    match () {
        () if is(Opcode::And, top - 1) => Some(Sign::Cleared),
        () if is(Opcode::Or, top) => Some(Sign::Set),
        () if is(Opcode::Xor, top) => Some(Sign::Flipped),
        () => None,
    }
}

/// A constant in all lanes.
fn everywhere(ty: Type, bits: u64) -> Value {
    match ty.lanes() {
        Some(lanes) => Type::const_vector(&vec![ty.element().int(bits); lanes as usize]),
        None => ty.int(bits),
    }
}

/// The floats of a type whose bits a value has.
pub(crate) fn floats_of(builder: &Builder, bits: Value, ty: Type) -> Value {
    if bits.is_undef() {
        ty.poison()
    } else if bits.is(Opcode::BitCast) && bits.operand(0).ty() == ty {
        bits.operand(0)
    } else if bits.is(Opcode::Load) && is_plain(bits) {
        let there = Builder::before(bits);
        let floats = there.load(ty, bits.access_pointer(), bits.align());
        bits.replace_uses(there.cast(Opcode::BitCast, floats, bits.ty()));
        bits.erase();
        floats
    } else {
        builder.cast(Opcode::BitCast, bits, ty)
    }
}
