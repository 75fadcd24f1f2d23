//! What a function uses the memory behind a parameter for.
//!
//! Fortran passes integers and logicals by address, like everything else; by default they carry no derivative.

use crate::opcode::Opcode;
use crate::value::Value;
use std::collections::HashSet;

/// Whether integers, and nothing that may be a float, are accessed through a parameter: in the function, and in those
/// that it passes the parameter on to.
pub(super) fn is_integer_by_address(param: Value) -> bool {
    let mut found = false;
    let (mut seen, mut open) = (HashSet::from([param]), vec![param]);
    while let Some(pointer) = open.pop() {
        for user in pointer.users() {
            match user.opcode() {
                Opcode::Load if user.ty().is_int() => found |= !is_only_moved(user),
                Opcode::Store if user.operand(0) != pointer && user.operand(0).ty().is_int() => {
                    found |= !is_moved_here(user.operand(0));
                }
                Opcode::GetElementPtr => {
                    open.extend(Some(user).filter(|&inner| seen.insert(inner)))
                }
                Opcode::Call | Opcode::Invoke if user.intrinsic().is_some() => return false,
                Opcode::Call | Opcode::Invoke => {
                    let Some(inner) = passed_on(user, pointer) else {
                        return false;
                    };
                    open.extend(inner.into_iter().filter(|&inner| seen.insert(inner)));
                }
                _ => return false,
            }
        }
    }
    found
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
