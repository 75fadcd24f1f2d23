//! Atomic operations on integers by which threads tell each other what is done: one after the other, alone, so that each knows when it was
//! its turn.
//!
//! ```text
//! v = load atomic p acquire                       →   enter(p); v = load atomic p monotonic; leave(p)
//! store atomic v, p release                       →   enter(p); store atomic v, p monotonic; leave(p)
//! fence                                           →   nothing, and the same of all that are `monotonic`
//! ```
//! What a thread has done is known to whoever reads what it has stored behind it (C++20, 6.9.2.2). Who reads a place comes after who has
//! stored there, and has a later ticket. So backwards, where each waits for those with later tickets, whoever read is through first.

use crate::opcode::{Opcode, Ordering};
use crate::rewrites::spelled::teams::{ask, is_fork};
use crate::{Builder, Function, Value};
use tapeless_ir::Par;
use tapeless_ir::par::Lock;

/// How the names of variables begin that guard the first run of a constructor (Itanium C++ ABI, section 5.1.5.2): nothing else is told
/// by them.
const GUARD: &str = "_ZGV";

/// Rewrites those of all copies, where there are several threads and one may be told something; whether there are any.
pub(crate) fn restore(copies: &[Function]) -> bool {
    let all = || copies.iter().flat_map(|copy| copy.instructions());
    if !all().any(|i| is_fork(&i)) || !all().any(tells) {
        return false;
    }
    let has_fences = all().any(is_fence);
    let is_one = |i: &Value| is_fence(*i) || is_access(*i) && (has_fences || is_ordered(*i));
    let found: Vec<Value> = all().filter(is_one).collect();
    for i in found {
        match is_fence(i) {
            true => i.erase(),
            false => alone(i),
        }
    }
    true
}

/// Whether a thread may be told something there.
fn tells(i: Value) -> bool {
    let is_read = || i.is(Opcode::Load) || i.has_users();
    let acquires = || {
        matches!(
            i.ordering(),
            Ordering::Acquire | Ordering::AcquireRelease | Ordering::SequentiallyConsistent
        )
    };
    is_fence(i) || is_access(i) && is_read() && acquires()
}

fn is_fence(i: Value) -> bool {
    i.is(Opcode::Fence) && i.is_system_wide()
}

/// Whether it is an atomic access of an integer that all threads may see.
fn is_access(i: Value) -> bool {
    let is_access = match i.opcode() {
        Opcode::Load | Opcode::Store => i.is_atomic(),
        Opcode::AtomicRMW | Opcode::AtomicCmpXchg => true,
        _ => false,
    };
    is_access
        && i.is_system_wide()
        && (i.access_type().is_int() || i.access_type().is_pointer())
        && !place(i).name().starts_with(GUARD)
}

fn is_ordered(i: Value) -> bool {
    i.ordering() != Ordering::Monotonic
}

/// What is accessed.
fn place(i: Value) -> Value {
    match i.opcode() {
        Opcode::Load | Opcode::Store => i.access_pointer(),
        _ => i.operand(0),
    }
}

/// Lets a member do it while no other does.
fn alone(i: Value) {
    let (place, before) = (place(i), Builder::before(i));
    ask(&before, Par::Enter(Lock::Address), &[place]);
    let done = match i.is(Opcode::AtomicCmpXchg) {
        true => {
            let both = (i.operand(1), i.operand(2));
            let made = before.exchange((place, i.align()), both, Ordering::Monotonic);
            i.replace_uses(made);
            i.erase();
            made
        }
        false => {
            i.set_ordering(Ordering::Monotonic);
            i
        }
    };
    if let Some(next) = done.next() {
        ask(&Builder::before(next), Par::Leave(Lock::Address), &[place]);
    }
}
