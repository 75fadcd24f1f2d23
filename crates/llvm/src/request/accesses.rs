//! What a function uses the memory behind a parameter for.
//!
//! Fortran passes integers and logicals by address, like everything else; by default they carry no derivative.

use super::look_through;
use crate::opcode::Opcode;
use crate::types::Type;
use crate::value::Value;
use std::collections::HashSet;

/// What is found behind a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// Integers, and nothing that may be a float.
    Integers,
    /// Nothing is looked at.
    Unread,
    /// What may be floats.
    Other,
}

/// What is accessed through a parameter: in the function, and in those that it passes the parameter on to.
pub(super) fn held_behind(param: Value) -> Held {
    let (mut found, mut read) = (false, false);
    let (mut seen, mut open) = (HashSet::from([param]), vec![param]);
    while let Some(pointer) = open.pop() {
        for user in pointer.users() {
            match user.opcode() {
                Opcode::Load if user.ty().is_int() => {
                    read = true;
                    found |= !is_only_moved(user);
                }
                Opcode::Store if user.operand(0) != pointer && user.operand(0).ty().is_int() => {
                    read = true;
                    found |= !is_moved_here(user.operand(0));
                }
                Opcode::GetElementPtr => {
                    open.extend(Some(user).filter(|&inner| seen.insert(inner)))
                }
                Opcode::Call | Opcode::Invoke if user.intrinsic().is_some() => return Held::Other,
                Opcode::Call | Opcode::Invoke => {
                    if gives_routine_integers(user, pointer) {
                        (found, read) = (true, true);
                        continue;
                    }
                    let Some(inner) = passed_on(user, pointer) else {
                        return Held::Other;
                    };
                    open.extend(inner.into_iter().filter(|&inner| seen.insert(inner)));
                }
                _ => return Held::Other,
            }
        }
    }
    match (found, read) {
        (true, _) => Held::Integers,
        (false, false) => Held::Unread,
        (false, true) => Held::Other,
    }
}

/// What the variable that a call passes is declared to hold, where the caller shows it.
pub(super) fn passed(given: Value) -> Option<Held> {
    let ty = declared(given)?;
    match () {
        () if ty.is_float() => Some(Held::Other),
        () if ty.is_int() && ty.int_width() > 8 => Some(Held::Integers),
        () => None,
    }
}

/// The type of the variable that a call passes, of an array its elements', where the caller shows it.
pub(super) fn declared(given: Value) -> Option<Type> {
    let variable = look_through(given);
    let mut ty = match () {
        () if variable.is(Opcode::Alloca) => variable.allocated_type(),
        () if variable.is_global_variable() => variable.global_type(),
        () => return None,
    };
    while ty.is_array() {
        ty = ty.element();
    }
    Some(ty)
}

/// Whether the bits of an integer parameter become floats: a small struct by value travels so.
pub(super) fn carries_float(param: Value) -> bool {
    let (mut seen, mut open) = (HashSet::from([param]), vec![param]);
    while let Some(bits) = open.pop() {
        for user in bits.users() {
            match user.opcode() {
                Opcode::BitCast if user.ty().scalar().is_float() => return true,
                Opcode::Store if user.operand(0) == bits => {
                    let place = look_through(user.operand(1));
                    if place.is(Opcode::Alloca) && holds_float(place.allocated_type()) {
                        return true;
                    }
                }
                Opcode::Trunc | Opcode::LShr | Opcode::ZExt | Opcode::BitCast | Opcode::Freeze => {
                    open.extend(Some(user).filter(|&more| seen.insert(more)));
                }
                _ => {}
            }
        }
    }
    false
}

fn holds_float(ty: Type) -> bool {
    match () {
        () if ty.is_struct() => ty.fields().into_iter().any(holds_float),
        () if ty.is_array() || ty.is_vector() => holds_float(ty.element()),
        () => ty.is_float(),
    }
}

/// Whether a loaded integer only goes to other memory: then it may be the bytes of a float.
fn is_only_moved(load: Value) -> bool {
    load.users()
        .iter()
        .all(|user| user.is(Opcode::Store) || user.is(Opcode::BitCast))
}

fn is_moved_here(value: Value) -> bool {
    value.is(Opcode::Load) || value.is(Opcode::BitCast)
}

/// Whether a call of a BLAS or LAPACK routine reads integers through a pointer: sizes, increments, letters.
fn gives_routine_integers(call: Value, pointer: Value) -> bool {
    let callee = call
        .called_function()
        .filter(|callee| callee.is_declaration());
    let Some(found) = callee.and_then(|callee| tapeless_rules::blas::find(&callee.name())) else {
        return false;
    };
    let args = call.args();
    let mut places = (0..args.len()).filter(|&index| args[index] == pointer);
    places.all(|index| tapeless_engine::blas::is_integer(&found, index))
}

/// The parameters of a defined function that get the pointer.
fn passed_on(call: Value, pointer: Value) -> Option<Vec<Value>> {
    let callee = call
        .called_function()
        .filter(|callee| !callee.is_declaration())?;
    let params = callee.params();
    let places = call
        .args()
        .into_iter()
        .enumerate()
        .filter(|&(_, argument)| argument == pointer);
    places
        .map(|(index, _)| params.get(index).copied())
        .collect()
}
