//! Addresses that are computed as integers from one pointer: those of members, of elements, and those with a tag in their lowest
//! bits. They are pointers as far behind the pointer.
//!
//! ```text
//! inttoptr (ptrtoint p + 8 * i)   →   p + 8 * i
//! inttoptr (ptrtoint p | 1)       →   p + ((ptrtoint p | 1) - ptrtoint p)
//! ```
//!
//! Where it is stored as an integer, it is stored as a pointer. What is added may be no distance of two variables: it is a
//! constant, or counts something.

use super::moves::is_plain;
use super::pointers::store_as;
use crate::opcode::Opcode;
use crate::{Builder, Function, GepFlags, Value};

/// So many operations are looked through.
const OPERATIONS: u32 = 8;

/// So many bits above an address may be a tag.
const TAG_AT_TOP: u32 = 17;

/// Replaces each such address where it becomes a pointer, or is stored.
pub fn restore(function: Function) {
    let users = function.instructions().filter(|v| match v.opcode() {
        Opcode::IntToPtr => true,
        Opcode::Store => is_plain(*v),
        _ => false,
    });
    for user in users.collect::<Vec<_>>() {
        let integer = user.operand(0);
        let is_computed = integer.is_instruction() && !integer.is(Opcode::PtrToInt);
        let Some(base) = base(integer, OPERATIONS).filter(|_| is_computed) else {
            continue;
        };
        let pointer = base.operand(0);
        if pointer.ty() != pointer.ty().context().pointer() {
            continue;
        }
        let builder = Builder::before(user);
        let distance = match integer.opcode() {
            Opcode::Add if integer.operand(0) == base => integer.operand(1),
            _ => builder.binary(Opcode::Sub, integer, base),
        };
        let address = builder.byte_offset(pointer, distance, GepFlags::default());
        match user.is(Opcode::Store) {
            true => store_as(user, address),
            false => user.replace_uses(address),
        }
        user.erase();
    }
}

/// Makes pointers of integers that are loaded, or chosen, where addresses are computed from them.
pub fn expose(function: Function) {
    let casts = function.instructions().filter(|v| v.is(Opcode::IntToPtr));
    for cast in casts.collect::<Vec<_>>() {
        let (mut user, mut integer) = (cast, cast.operand(0));
        for _ in 0..OPERATIONS {
            let Some(from) = computed_from(integer) else {
                break;
            };
            (user, integer) = (integer, from);
        }
        let is_met = |v: Value| matches!(v.opcode(), Opcode::Load | Opcode::Phi | Opcode::Select);
        let is_address = user != cast && integer.is_instruction() && is_met(integer);
        if let Some(place) = integer.after().filter(|_| is_address) {
            let builder = Builder::before(place);
            let pointer = builder.cast(Opcode::IntToPtr, integer, cast.ty());
            let address = builder.cast(Opcode::PtrToInt, pointer, integer.ty());
            user.replace_operand(integer, address);
        }
    }
}

/// The address that an integer is computed from.
fn base(integer: Value, operations: u32) -> Option<Value> {
    match integer.is_instruction() && integer.is(Opcode::PtrToInt) {
        _ if operations == 0 => None,
        true => is_word(integer).then_some(integer),
        false => base(computed_from(integer)?, operations - 1),
    }
}

/// What an integer is computed from by a distance, or a tag.
pub(crate) fn computed_from(integer: Value) -> Option<Value> {
    if !integer.is_instruction() || !is_word(integer) {
        return None;
    }
    let of = |index: u32| Some(integer.operand(index));
    let by = |index: u32, fits: fn(Value) -> bool| fits(integer.operand(index));
    match integer.opcode() {
        Opcode::Add if by(1, is_distance) => of(0),
        Opcode::Add if by(0, is_distance) => of(1),
        Opcode::Sub if by(1, is_distance) => of(0),
        Opcode::And if by(1, keeps_address) => of(0),
        Opcode::And if by(0, keeps_address) => of(1),
        Opcode::Or | Opcode::Xor if by(1, is_tag) => of(0),
        Opcode::Or | Opcode::Xor if by(0, is_tag) => of(1),
        _ => None,
    }
}

/// Whether an integer is as wide as an address.
pub(crate) fn is_word(integer: Value) -> bool {
    integer.ty().is_int() && integer.ty().int_width() == 64
}

/// Whether a mask leaves the upper bits of an address: a constant, or all but a tag.
fn keeps_address(mask: Value) -> bool {
    if mask.is_instruction() {
        let is_all = |v: Value| v.const_u64() == Some(u64::MAX);
        return mask.is(Opcode::Xor) && is_all(mask.operand(1)) && is_tag(mask.operand(0));
    }
    let upper = u64::MAX << u32::BITS & (u64::MAX >> TAG_AT_TOP);
    mask.const_u64().is_some_and(|mask| mask & upper == upper)
}

/// Whether a number is a constant, or counts bytes.
fn is_distance(v: Value) -> bool {
    let is_scaled = v.is_instruction() && matches!(v.opcode(), Opcode::Shl | Opcode::Mul);
    is_tag(v) || is_scaled && v.operand(1).const_u64().is_some()
}

/// Whether a number is a constant, or too small for an address.
fn is_tag(v: Value) -> bool {
    if !v.is_instruction() {
        return v.const_u64().is_some();
    }
    let widens = matches!(v.opcode(), Opcode::ZExt | Opcode::SExt);
    widens && v.operand(0).ty().int_width() <= u32::BITS
}
