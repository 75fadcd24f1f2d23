//! Floats that members of a team read, write and change at once, where the order decides what they find: one member after the other,
//! alone, so that each knows when it was its turn.
//!
//! ```text
//! old = atomicrmw fadd p, x                       →   enter(p); old = *p; *p = old + x; leave(p)
//! do { new = f(old) } while (!cmpxchg(p, old, new))  →   enter(p); old = *p; *p = f(old); leave(p)
//! ```
//! Sums of which nobody sees what lay there are in no order, and stay, unless there are others.

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
    for (instruction, access) in found {
        match access {
            Access::Sum | Access::Update => update(instruction),
            Access::Plain => plain(instruction),
            Access::Loop(exchange) => exchange.rewrite(instruction),
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
    /// It exchanges what is as expected, until it is.
    Loop(Exchange),
}

impl Access {
    fn of(i: Value) -> Option<Self> {
        match i.opcode() {
            Opcode::AtomicRMW if i.ty().is_float() => Some(match i.update() {
                Update::FAdd | Update::FSub if !i.has_users() => Self::Sum,
                _ => Self::Update,
            }),
            Opcode::Load | Opcode::Store if i.is_atomic() && i.access_type().is_float() => {
                Some(Self::Plain)
            }
            Opcode::AtomicCmpXchg => Exchange::of(i).map(Self::Loop),
            _ => None,
        }
    }
}

fn before(i: Value) -> Builder {
    let builder = Builder::before(i);
    builder.set_location(i);
    builder
}

fn update(i: Value) {
    let (place, value, kind) = (i.operand(0), i.operand(1), i.update());
    let builder = before(i);
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
    let (builder, place, align) = (before(i), i.access_pointer(), i.align());
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

/// A loop of one block around an exchange.
struct Exchange {
    /// What is read at first.
    first: Value,
    /// What was found last.
    found: Value,
    /// The results of the exchange: what lay there, and whether it was as expected.
    results: Vec<Value>,
}

impl Exchange {
    fn of(i: Value) -> Option<Self> {
        let (block, found) = (i.block(), i.operand(1));
        let results = i.users();
        let is_result = |user: &Value| user.is(Opcode::ExtractValue);
        if !found.is(Opcode::Phi) || found.block() != block || !results.iter().all(is_result) {
            return None;
        }
        let incoming = found.incoming();
        let (first, from) = *incoming.iter().find(|(_, from)| *from != block)?;
        let again = incoming.iter().find(|(_, from)| *from == block)?.0;
        let end = block.terminator()?;
        let goes_on = end.is_conditional() && results.contains(&end.operand(0));
        let is_first = first.is(Opcode::Load)
            && first.is_atomic()
            && first.operand(0) == i.operand(0)
            && first.block() == from
            && from.successors() == [block];
        let others = block
            .instructions()
            .any(|other| other != i && other.may_write());
        let as_float = |v: Value| v.is(Opcode::BitCast) && v.operand(0).ty().is_float();
        let is_float = as_float(i.operand(2))
            || found
                .users()
                .into_iter()
                .any(|v| v.is(Opcode::BitCast) && v.ty().is_float());
        (incoming.len() == 2
            && goes_on
            && is_first
            && !others
            && is_float
            && results.contains(&again)
            && block.successors().contains(&block))
        .then_some(Self {
            first,
            found,
            results,
        })
    }

    fn rewrite(self, i: Value) {
        let (place, new) = (i.operand(0), i.operand(2));
        let builder = before(self.first);
        ask(&builder, Par::Enter(Lock::Address), &[place]);
        let first = builder.load(self.first.ty(), place, self.first.align());
        self.first.replace_uses(first);
        self.first.erase();
        let builder = before(i);
        builder.store(new, place, i.align());
        ask(&builder, Par::Leave(Lock::Address), &[place]);
        for result in self.results {
            let told = match result.ty() == self.found.ty() {
                true => self.found,
                false => result.ty().int(1),
            };
            result.replace_uses(told);
            result.erase();
        }
        i.erase();
    }
}
