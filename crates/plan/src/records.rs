//! Records: what a loop of unknown length keeps in one iteration lies together, in an array that grows.

use crate::{Plan, SlotId, Storage};
use std::collections::BTreeMap;
use tapeless_ir::{Module, Op};

/// What an array holds. Floats, the pointers of each slot, and other values are in blocks of their own, so that a derivative of the
/// derivative can tell what a block holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Content {
    /// Floats, or vectors of them.
    Floats,
    /// Pointers, of this slot alone: they lead to other things than those of another.
    Pointers(SlotId),
    /// Integers, tapes of calls.
    Others,
}

impl Content {
    /// That of a slot's array.
    pub fn of(plan: &Plan, slot: SlotId) -> Self {
        match plan.slots[slot].ty {
            ty if ty.is_float() => Self::Floats,
            ty if ty.is_ptr() => Self::Pointers(slot),
            _ => Self::Others,
        }
    }
}

/// The slot of the pointer to records of a loop that a new slot can join.
pub(crate) fn beside(plan: &Plan, new: SlotId, owner: Op) -> Option<SlotId> {
    let (content, turn) = (Content::of(plan, new), plan.slots[new].turn);
    plan.slots
        .iter()
        .find_map(|(id, slot)| match &slot.storage {
            Storage::Array(array) if array.grows && array.loops[0] == owner => {
                let fits = slot.turn == turn && Content::of(plan, id) == content;
                fits.then_some(array.pointer)
            }
            _ => None,
        })
}

/// Gives each slot its place in the records that it is part of: the most aligned first, so that no room is lost between them.
pub(crate) fn lay_out(module: &Module, plan: &mut Plan) {
    let mut records = BTreeMap::<SlotId, Vec<SlotId>>::new();
    for (id, slot) in plan.slots.iter() {
        if let Storage::Array(array) = &slot.storage
            && array.grows
        {
            records.entry(array.pointer).or_default().push(id);
        }
    }
    for mut fields in records.into_values() {
        let align = |plan: &Plan, id: SlotId| module.align_of(plan.slots[id].ty).clamp(1, 16);
        fields.sort_by_key(|&id| std::cmp::Reverse(align(plan, id)));
        let mut end: u64 = 0;
        for &id in &fields {
            let offset = end.next_multiple_of(align(plan, id));
            end = offset + module.size_of(plan.slots[id].ty);
            if let Storage::Array(array) = &mut plan.slots[id].storage {
                array.offset = offset;
            }
        }
        let stride = end.next_multiple_of(fields.first().map_or(1, |&id| align(plan, id)));
        for id in fields {
            if let Storage::Array(array) = &mut plan.slots[id].storage {
                array.stride = stride;
            }
        }
    }
}
