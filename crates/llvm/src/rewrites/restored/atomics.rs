//! Floats that members of a team read, write and change at once, where the order decides what they find: one member after the other,
//! alone, so that each knows when it was its turn.
//!
//! ```text
//! old = atomicrmw fadd p, x                       →   enter(p); old = *p; *p = old + x; leave(p)
//! old = *p; … cmpxchg(p, old, f(old))             →   enter(p); old = *p; … *p = f(old); leave(p)
//! ```
//! An exchange is done the first time that it is tried, since nobody comes between. Sums of which nobody sees what lay there are in no
//! order, and stay, unless there are others.

use crate::opcode::{Opcode, Update};
use crate::rewrites::spelled::teams::{ask, is_fork};
use crate::{Builder, Function, Value};
use tapeless_ir::Par;
use tapeless_ir::par::Lock;

/// Rewrites those of all copies that members run; whether there are any.
pub(crate) fn restore(copies: &[Function]) -> bool {
    let all = || copies.iter().flat_map(|copy| copy.instructions());
    let is_ordered = |i: Value| Access::of(i).is_some_and(|access| !matches!(access, Access::Sum));
    if !all().any(|i| is_fork(&i)) || !all().any(is_ordered) {
        return false;
    }
    let found: Vec<(Value, Access)> = all().filter_map(|i| Some((i, Access::of(i)?))).collect();
    let of_exchange = |(_, access): &(Value, Access)| match access {
        Access::Exchange(read) => Some(*read),
        _ => None,
    };
    let reads: Vec<Value> = found.iter().filter_map(of_exchange).collect();
    for (instruction, access) in found {
        // What is read for an exchange is part of that.
        if reads.contains(&instruction) {
            continue;
        }
        match access {
            Access::Sum | Access::Update => update(instruction),
            Access::Plain => plain(instruction),
            Access::Exchange(read) => exchange(read, instruction),
        }
    }
    true
}

/// An access of floats.
enum Access {
    /// It adds, and nobody sees what lay there.
    Sum,
    Update,
    /// It reads or writes.
    Plain,
    /// It exchanges what is as expected: this, which was read before.
    Exchange(Value),
}

impl Access {
    fn of(i: Value) -> Option<Self> {
        match i.opcode() {
            Opcode::AtomicRMW if i.ty().is_float() || is_xchg_of_bits(i) => {
                Some(match i.update() {
                    Update::FAdd | Update::FSub if !i.has_users() => Self::Sum,
                    _ => Self::Update,
                })
            }
            Opcode::Load | Opcode::Store if i.is_atomic() && moves_float(i) => Some(Self::Plain),
            Opcode::AtomicCmpXchg => read_before(i).map(Self::Exchange),
            _ => None,
        }
    }
}

/// Whether an access moves a float, or its bits.
fn moves_float(i: Value) -> bool {
    i.access_type().is_float()
        || match i.opcode() {
            Opcode::Load => becomes_float(i),
            _ => is_bits(i.operand(0)),
        }
}

fn is_xchg_of_bits(i: Value) -> bool {
    i.update() == Update::Xchg && (is_bits(i.operand(1)) || becomes_float(i))
}

/// Whether an integer is the bits of a float.
fn is_bits(v: Value) -> bool {
    v.is_instruction() && v.is(Opcode::BitCast) && v.operand(0).ty().is_float()
}

/// Whether the bits of a float are made of an integer.
fn becomes_float(v: Value) -> bool {
    let mut users = v.users().into_iter();
    users.any(|user| user.is_instruction() && user.is(Opcode::BitCast) && user.ty().is_float())
}

/// What was read for an exchange of floats, before it or before the loop that tries it until it is done: nothing is written in between.
fn read_before(i: Value) -> Option<Value> {
    let (block, expected, new) = (i.block(), float_of(i.operand(1)), i.operand(2));
    let is_around = block.successors().contains(&block);
    let (read, from) = match expected.is_instruction() && expected.is(Opcode::Phi) {
        true if is_around && expected.block() == block => {
            let incoming = expected.incoming();
            let other = incoming.iter().find(|(_, from)| *from != block)?;
            (incoming.len() == 2).then_some((float_of(other.0), other.1))?
        }
        _ if is_around => return None,
        _ => (expected, block),
    };
    let is_read = read.is_instruction()
        && read.is(Opcode::Load)
        && read.is_atomic()
        && read.block() == from
        && is_same_place(read, i);
    let leads_here = || !is_around || from.successors() == [block] && ends_with(i);
    let is_float = || [new, i.operand(1)].into_iter().any(is_bits) || becomes_float(expected);
    (is_read && leads_here() && is_float() && !writes_between(read, i)).then_some(read)
}

/// What the bits are of, or become.
fn float_of(v: Value) -> Value {
    match v.is_instruction() && v.is(Opcode::BitCast) {
        true => v.operand(0),
        false => v,
    }
}

/// Whether the loop of one block around an exchange ends when that has been done.
fn ends_with(i: Value) -> bool {
    let is_done = |v: Value| v.is(Opcode::ExtractValue) && v.operand(0) == i;
    i.block().terminator().is_some_and(|end| {
        let done = end.is_conditional() && end.operand(0).is_instruction();
        done && is_done(end.operand(0)) && end.successors().first() != Some(&i.block())
    })
}

/// Whether something is written between what is read for an exchange and that.
fn writes_between(read: Value, i: Value) -> bool {
    let behind = |at: Option<Value>| std::iter::successors(at, |at| at.next());
    let first = i.block().instructions().next();
    let before = match read.block() == i.block() {
        true => None,
        false => first,
    };
    let mut between = behind(read.next())
        .chain(behind(before))
        .take_while(|&at| at != i);
    between.any(|at| at.may_write() && !at.is(Opcode::Load))
}

/// Whether an access and an exchange behind it are of one place: of one pointer, or of two that were read from one place, between
/// which nothing is written. Nobody else may write there either.
fn is_same_place(read: Value, i: Value) -> bool {
    let (a, b) = (read.access_pointer(), i.operand(0));
    let is_plain = |v: Value| v.is_instruction() && v.is(Opcode::Load) && !v.is_atomic();
    let are_read = || is_plain(a) && is_plain(b) && a.operand(0) == b.operand(0);
    let are_near = || a.block() == read.block() && b.block() == i.block();
    a == b || are_read() && are_near() && !writes_between(a, i)
}

/// Reads, calculates and writes, alone.
fn exchange(read: Value, i: Value) {
    let (builder, place) = (Builder::before(read), read.access_pointer());
    ask(&builder, Par::Enter(Lock::Address), &[place]);
    let old = builder.load(read.ty(), place, read.align());
    let builder = Builder::before(i);
    builder.store(i.operand(2), place, i.align());
    ask(&builder, Par::Leave(Lock::Address), &[place]);
    let done = builder.insert_value(i.ty().zero(), i.operand(1), 0);
    let done = builder.insert_value(done, i.ty().context().int(1).int(1), 1);
    i.replace_uses(done);
    i.erase();
    read.replace_uses(old);
    read.erase();
}

fn update(i: Value) {
    let (place, value, kind) = (i.operand(0), i.operand(1), i.update());
    let builder = Builder::before(i);
    let both = |old: Value| match kind {
        Update::Xchg => Some(value),
        Update::FAdd => Some(builder.binary(Opcode::FAdd, old, value)),
        Update::FSub => Some(builder.binary(Opcode::FSub, old, value)),
        Update::FMax => builder.intrinsic("llvm.maxnum", &[old.ty()], &[old, value]),
        Update::FMin => builder.intrinsic("llvm.minnum", &[old.ty()], &[old, value]),
        _ => None,
    };
    ask(&builder, Par::Enter(Lock::Address), &[place]);
    let old = builder.load(i.ty(), place, i.align());
    if let Some(new) = both(old) {
        builder.store(new, place, i.align());
    }
    ask(&builder, Par::Leave(Lock::Address), &[place]);
    i.replace_uses(old);
    i.erase();
}

fn plain(i: Value) {
    let (builder, place, align) = (Builder::before(i), i.access_pointer(), i.align());
    ask(&builder, Par::Enter(Lock::Address), &[place]);
    if i.is(Opcode::Load) {
        let loaded = builder.load(i.ty(), place, align);
        i.replace_uses(loaded);
    } else {
        builder.store(i.operand(0), place, align);
    }
    ask(&builder, Par::Leave(Lock::Address), &[place]);
    i.erase();
}
