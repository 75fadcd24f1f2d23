//! Vectors that are put together of members, and stored.

use super::keep;
use super::reads::unit;
use crate::opcode::Opcode;
use crate::types::Layout;
use crate::{Builder, Value, ValueKind};

/// So many instructions are followed from a vector to one of its lanes.
const STEPS: u32 = 16;

/// Stores each member, if each is known.
pub(super) fn split(store: Value, layout: Layout) {
    let vector = store.operand(0);
    let (Some(count), Some(unit)) = (vector.ty().lanes(), unit(vector.ty(), layout)) else {
        return;
    };
    let members = (0..count)
        .map(|at| lane(vector, at))
        .collect::<Option<Vec<_>>>();
    let Some(members) = members.filter(|_| vector.ty().element().is_pointer()) else {
        return;
    };
    let (builder, begin) = (
        Builder::before(store),
        (store.access_pointer(), store.align()),
    );
    for (lane, member) in (0..).zip(members) {
        let behind = lane * unit;
        let (to, align) = builder.behind(begin, behind);
        keep(builder.store(member, to, align), store, behind);
    }
    store.erase();
    erase(vector);
}

/// What was put into a lane of a vector.
fn lane(vector: Value, lane: u32) -> Option<Value> {
    let mut v = vector;
    for _ in 0..STEPS {
        if v.is_constant() {
            return match v.kind() {
                ValueKind::ConstantVector => v.const_element(lane),
                _ => v.is_null().then(|| v.ty().element().zero()),
            };
        }
        if !v.is_instruction() || !v.is(Opcode::InsertElement) {
            return None;
        }
        match v.operand(2).const_u64()? {
            at if at == u64::from(lane) => return Some(v.operand(1)),
            _ => v = v.operand(0),
        }
    }
    None
}

/// Deletes a vector that nobody wants any more.
fn erase(vector: Value) {
    let mut v = vector;
    while v.is_instruction() && v.is(Opcode::InsertElement) && !v.has_users() {
        let rest = v.operand(0);
        v.erase();
        v = rest;
    }
}
