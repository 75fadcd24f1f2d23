//! Ops written between others.

use crate::body::{Body, Op, Region, Value, ValueDef};
use crate::builder::Builder;
use crate::ops::{Mem, OpKind};
use crate::types::Type;

/// Where ops are put.
#[derive(Clone, Copy, Debug)]
pub enum Place {
    /// At the beginning of a region.
    First(Region),
    /// Before an op.
    Before(Op),
    /// Behind an op.
    After(Op),
}

/// Writes ops at a place of a body.
pub fn insert<T>(body: &mut Body, place: Place, write: impl FnOnce(&mut Builder) -> T) -> T {
    let (region, loc) = match place {
        Place::First(region) => (region, None),
        Place::Before(op) | Place::After(op) => (body.ops[op].parent, body.ops[op].loc),
    };
    let ops = &mut body.regions[region].ops;
    let at = |op: Op| ops.iter().position(|&known| known == op).unwrap_or(0);
    let from = match place {
        Place::First(_) => 0,
        Place::Before(op) => at(op),
        Place::After(op) => at(op) + 1,
    };
    let rest = ops.split_off(from);
    let mut b = Builder::resume(std::mem::take(body), region);
    b.loc = loc;
    let made = write(&mut b);
    *body = b.finish();
    body.regions[region].ops.extend(rest);
    made
}

impl Body {
    /// A variable of so many bytes on the stack of the function.
    pub fn variable(&mut self, bytes: u64, align: u32) -> Value {
        let entry = self.entry();
        insert(self, Place::First(entry), |b| {
            let one = b.i64(1);
            b.value(OpKind::Mem(Mem::alloca(bytes, align)), &[one], Type::PTR)
        })
    }

    /// Lets an op without results give a value that was made elsewhere.
    pub fn give(&mut self, op: Op, v: Value) {
        self.ops[op].results.push(v);
        self.values[v].def = ValueDef::Result(op, 0);
    }

    /// Says no more where variables begin and end in a region: in another function that would mean nothing.
    pub fn forget_lifetimes(&mut self, region: Region) {
        for op in self.ops_within(region) {
            if matches!(self.ops[op].kind, OpKind::Mem(Mem::Lifetime(_))) {
                let home = self.ops[op].parent;
                self.regions[home].ops.retain(|&known| known != op);
            }
        }
    }

    /// Lets the ops of a region, and of those within it, use another value.
    pub fn substitute(&mut self, region: Region, of: Value, by: Value) {
        for op in self.ops_within(region) {
            let args = self.ops[op].args.iter_mut();
            args.filter(|arg| **arg == of).for_each(|arg| *arg = by);
        }
    }

    /// Leaves a region only those of its parameters, in that order; the others are used nowhere.
    pub fn keep_params(&mut self, region: Region, kept: &[usize]) {
        let all = std::mem::take(&mut self.regions[region].params);
        for (&at, index) in kept.iter().zip(0..) {
            self.regions[region].params.push(all[at]);
            self.values[all[at]].def = ValueDef::Param(region, index);
        }
    }
}
