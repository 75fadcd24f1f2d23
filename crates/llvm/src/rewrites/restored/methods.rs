//! Pointers to methods that lie in memory: by how much the object is moved whose method is called is 0 but where it is of a class with
//! several bases (Itanium C++ ABI, 2.3). Where threads are begun with such a pointer, whose object that is must be known.
//!
//! ```text
//! call (m.function)(object + m.moved)   →   if m.moved != 0 { stop }; call (m.function)(object)
//! ```

use crate::opcode::{IntPredicate, Opcode};
use crate::{Builder, Function, Value, stop};

/// What the program says then.
const MOVED: &str = "a method of a second base class is called through a pointer where threads are begun\n  \
    help: call it in a lambda";

/// Bytes of each half.
const WORD: i64 = 8;

/// Rewrites those of a copy.
pub(crate) fn settle(copy: Function) {
    let loads: Vec<Value> = copy.instructions().filter(|i| is_word(*i)).collect();
    let is_method = |moved: &Value| {
        let place = place(*moved);
        let is_half = |first: &&Value| {
            let (base, at) = self::place(**first);
            (base, at + WORD) == place && first.users().into_iter().any(asks)
        };
        loads.iter().find(is_half).is_some()
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
    let (head, tail) = (next.block(), next.split_block());
    let Some(jump) = head.terminator() else {
        return;
    };
    let builder = Builder::before(jump);
    let is_fine = builder.icmp(IntPredicate::Eq, moved, moved.ty().int(0));
    let other = head.function().append_block("moved");
    builder.cond_br(is_fine, tail, other);
    jump.erase();
    builder.move_to_end(other);
    builder.set_location(next);
    let text = builder.string(&stop::text(&stop::place(next), MOVED));
    builder.call(stop::function(head.function().module()), &[text]);
    builder.unreachable();
}
