//! Pointers to methods that lie in memory: by how much the object is moved whose method is called is 0 but where it is of a class with
//! several bases (Itanium C++ ABI, 2.3). Where such a pointer is called, or threads are begun with one, whose object that is must be known.
//!
//! ```text
//! call (m.function)(object + m.moved)   →   if m.moved != 0 { stop }; call (m.function)(object)
//! ```

use crate::opcode::{IntPredicate, Opcode};
use crate::{Copies, Function, Value, stop};

/// What the program says then.
const MOVED: &str = "a method of a second base class is called through a pointer; its derivative is unknown\n  \
    help: call it in a lambda";

/// Bytes of each half.
const WORD: i64 = 8;

/// Whether members are called by such pointers.
pub(crate) fn are_called(copies: &Copies) -> bool {
    let mut calls = copies.all().flat_map(Function::instructions);
    calls.any(|i| is_open(i) && is_chosen(i.callee()))
}

/// Rewrites those of a copy.
pub(crate) fn settle(copy: Function) {
    let loads: Vec<Value> = copy.instructions().filter(|i| is_word(*i)).collect();
    let is_method = |moved: &Value| {
        let place = place(*moved);
        let is_half = |first: &Value| {
            let (base, at) = self::place(*first);
            (base, at + WORD) == place && first.users().into_iter().any(asks)
        };
        loads.iter().any(is_half)
    };
    let moved: Vec<Value> = loads.iter().copied().filter(is_method).collect();
    for moved in moved {
        let uses = moved.users();
        let moves = |user: &Value| user.is(Opcode::GetElementPtr) && user.operand(1) == moved;
        if !uses.is_empty() && uses.iter().all(moves) {
            guard(moved);
            moved.replace_uses(moved.ty().int(0));
        }
    }
}

/// A load of a number or an address.
fn is_word(i: Value) -> bool {
    i.is(Opcode::Load) && (i.ty().is_pointer() || i.ty().is_int() && i.ty().int_width() == 64)
}

/// Whether the lowest bit is asked for.
fn asks(user: Value) -> bool {
    let is_masked = |v: Value| v.is(Opcode::And) && v.operand(1).const_u64() == Some(1);
    user.is_instruction()
        && (is_masked(user) || user.is(Opcode::PtrToInt) && user.users().into_iter().any(is_masked))
}

/// Where a load is from: so many bytes behind what.
fn place(load: Value) -> (Value, i64) {
    let (mut base, mut at) = (load.access_pointer(), 0);
    while base.is_instruction() && base.is(Opcode::GetElementPtr) {
        match base.gep_offset() {
            Some((more, terms)) if terms.is_empty() => at += more,
            _ => break,
        }
        base = base.operand(0);
    }
    (base, at)
}

/// Ends the program where it is not 0.
fn guard(moved: Value) {
    let Some(next) = moved.next() else { return };
    let function = next.block().function();
    let (builder, tail) = next.open_before();
    let is_fine = builder.icmp(IntPredicate::Eq, moved, moved.ty().int(0));
    let other = function.append_block("moved");
    builder.cond_br(is_fine, tail, other);
    builder.move_to_end(other);
    let text = builder.string(&stop::text(&stop::place(next), MOVED));
    builder.call(stop::function(function.module()), &[text]);
    builder.unreachable();
}

fn is_open(call: Value) -> bool {
    call.is_call() && call.callee().as_function().is_none() && !call.is_inline_asm()
}

/// Whether a pointer is an address, or what a table has at the place which that says.
fn is_chosen(callee: Value) -> bool {
    let ways: Vec<Value> = match callee.is_instruction() {
        true if callee.is(Opcode::Phi) => callee.incoming().into_iter().map(|way| way.0).collect(),
        true if callee.is(Opcode::Select) => vec![callee.operand(1), callee.operand(2)],
        _ => Vec::new(),
    };
    let [a, b] = ways[..] else {
        return false;
    };
    is_in_table(b, bits(a)) || is_in_table(a, bits(b))
}

/// A pointer, or the number that it is made of.
fn bits(pointer: Value) -> Value {
    match pointer.is_instruction() && (pointer.is(Opcode::IntToPtr) || pointer.is(Opcode::PtrToInt))
    {
        true => pointer.operand(0),
        false => pointer,
    }
}

/// Whether a value is read at a distance from somewhere that a pointer says.
fn is_in_table(value: Value, pointer: Value) -> bool {
    if !value.is_instruction() || !value.is(Opcode::Load) {
        return false;
    }
    let mut at = value.access_pointer();
    while at.is_instruction() && at.is(Opcode::GetElementPtr) {
        if at.operands().skip(1).any(|index| bits(index) == pointer) {
            return true;
        }
        at = at.operand(0);
    }
    false
}
