//! Integers that only choose among addresses: where LLVM has turned pointers into integers before paths meet, they are
//! chosen as pointers again. The distance of two such pointers is then known to be one within an object.
//!
//! ```text
//! i = phi (ptrtoint p, ptrtoint q)   →   r = phi (p, q)   i = ptrtoint r
//! ```

use super::pointers::{Restored, chosen, leaf};
use crate::opcode::Opcode;
use crate::{Builder, Function, Type, Value};
use std::collections::HashSet;

/// Replaces each such integer by the address of a pointer.
pub fn restore(function: Function) {
    let address = function
        .instructions()
        .find(|value| value.is(Opcode::PtrToInt));
    let Some(pointer) = address.map(|address| address.operand(0).ty()) else {
        return;
    };
    let choices = chosen_addresses(function, pointer);
    let Some(made) = Restored::new(pointer).choices(&choices) else {
        return;
    };
    for &choice in &choices {
        let address =
            Builder::before(behind(choice)).cast(Opcode::PtrToInt, made[&choice], choice.ty());
        choice.replace_uses(address);
    }
    choices.into_iter().for_each(Value::erase);
}

/// The phis and selects into which nothing but addresses flows, and null.
fn chosen_addresses(function: Function, pointer: Type) -> Vec<Value> {
    let fits = |value: Value| match value.is_constant() {
        true => value.is_const_int() && value.is_null(),
        false => leaf(value, pointer).is_some(),
    };
    let choices = function.instructions().filter(|&value| {
        value.ty().is_int() && value.ty().int_width() == 64 && chosen(value).is_some()
    });
    let mut known: HashSet<Value> = choices.collect();
    leave_out(&mut known, fits);
    let begins = |&choice: &Value| sources_of(choice).any(|value| value.is(Opcode::PtrToInt));
    let mut open: Vec<Value> = known.iter().copied().filter(begins).collect();
    let mut addresses = HashSet::new();
    while let Some(choice) = open.pop() {
        if addresses.insert(choice) {
            open.extend(
                choice
                    .users()
                    .into_iter()
                    .filter(|user| known.contains(user)),
            );
        }
    }
    leave_out(&mut addresses, fits);
    function
        .instructions()
        .filter(|value| addresses.contains(value))
        .collect()
}

/// What a choice is made of; instructions only.
fn sources_of(choice: Value) -> impl Iterator<Item = Value> {
    let from = chosen(choice).unwrap_or_default();
    from.into_iter().filter(|value| value.is_instruction())
}

/// Takes out the choices of anything but each other and what fits.
fn leave_out(choices: &mut HashSet<Value>, fits: impl Fn(Value) -> bool) {
    let other = |choices: &HashSet<Value>, choice: Value| {
        let from = chosen(choice).unwrap_or_default();
        from.into_iter()
            .any(|value| !choices.contains(&value) && !fits(value))
    };
    let mut open: Vec<Value> = choices
        .iter()
        .copied()
        .filter(|&choice| other(choices, choice))
        .collect();
    while let Some(choice) = open.pop() {
        if choices.remove(&choice) {
            open.extend(
                choice
                    .users()
                    .into_iter()
                    .filter(|user| choices.contains(user)),
            );
        }
    }
}

/// The first instruction behind a choice that need not be among the first of its block.
fn behind(choice: Value) -> Value {
    let mut at = choice;
    let is_first = |at: Value| at.is(Opcode::Phi) || at.is(Opcode::LandingPad);
    while let Some(next) = at.next().filter(|_| is_first(at)) {
        at = next;
    }
    match at == choice {
        true => choice.next().unwrap_or(choice),
        false => at,
    }
}
