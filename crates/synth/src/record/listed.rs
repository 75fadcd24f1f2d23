//! Places that stores write whose number is not known beforehand: lists that double as the function runs.
//!
//! ```text
//! list = {block, used, room}, bytes      *p = x  ⇒  if p is not its last entry: block[used] = p; used += 8
//! ```
//! The first entry is null, which is no place.

use super::Recorder;
use super::residual::{frame_access, index_bytes, slot_access};
use crate::memory::kept;
use tapeless_ir::{Builder, IntBin, IntPred, Mem, OpKind, Type, Value};
use tapeless_plan::{SlotId, Storage};

/// Entries that a list has room for at first.
const FIRST_ROOM: i64 = 16;
/// Where its state has the bytes in use, and those that there are.
const USED: i64 = 8;
const ROOM: i64 = 16;
const STATE: u64 = 24;

impl Recorder<'_, '_> {
    /// Lists with no place in them.
    pub(super) fn open_lists(&mut self) {
        for (slot, data) in self.plan.slots.iter() {
            if matches!(data.storage, Storage::List(_)) {
                let state = self.open_list(slot);
                self.lists.insert(slot, state);
            }
        }
    }

    fn open_list(&mut self, slot: SlotId) -> Value {
        let (data, one) = (&self.plan.slots[slot], self.b.i64(1));
        let entry = index_bytes(self.unit, data.ty);
        let state = self
            .b
            .value(OpKind::Mem(Mem::alloca(STATE, 8)), &[one], Type::PTR);
        let (used, room) = (self.b.i64(entry), self.b.i64(FIRST_ROOM * entry));
        let block = kept::begin(&mut self.b, self.unit.kept(), room, false);
        let none = self.b.zero(data.ty);
        self.b.store(none, block, slot_access(self.unit, data));
        for (v, offset) in [(block, 0), (used, USED), (room, ROOM)] {
            self.set(state, offset, v);
        }
        state
    }

    /// Adds a place to its list, unless it is the last one there.
    pub(super) fn list_place(&mut self, slot: SlotId, place: Value) {
        let Some(&state) = self.lists.get(&slot) else {
            return;
        };
        let entry = index_bytes(self.unit, self.plan.slots[slot].ty);
        let access = slot_access(self.unit, &self.plan.slots[slot]);
        let ty = self.plan.slots[slot].ty;
        let (block, used) = (
            self.get(state, 0, Type::PTR),
            self.get(state, USED, Type::I64),
        );
        let next = self.b.ptr_add(block, used, 1);
        let last = at(&mut self.b, next, -entry);
        let last = self.b.load(last, ty, access);
        let is_other = self.b.icmp(IntPred::Ne, last, place);
        let then = self.b.begin(&[]);
        self.make_room(state, block, used);
        let block = self.get(state, 0, Type::PTR);
        let next = self.b.ptr_add(block, used, 1);
        self.b.store(place, next, access);
        let entry = self.b.i64(entry);
        let used = self.b.int_bin(IntBin::Add, used, entry);
        self.set(state, USED, used);
        self.b.yield_(&[]);
        let otherwise = self.b.begin(&[]);
        self.b.yield_(&[]);
        self.b.if_(is_other, then, otherwise);
    }

    /// Doubles the block of a list if it is full.
    fn make_room(&mut self, state: Value, block: Value, used: Value) {
        let room = self.get(state, ROOM, Type::I64);
        let is_full = self.b.icmp(IntPred::Eq, used, room);
        let then = self.b.begin(&[]);
        let two = self.b.i64(2);
        let doubled = self.b.int_bin(IntBin::Mul, room, two);
        let one = self.b.i64(1);
        let list = self.unit.kept();
        let grown = kept::grow(&mut self.b, list, (block, room), (one, doubled));
        self.set(state, 0, grown);
        self.set(state, ROOM, doubled);
        self.b.yield_(&[]);
        let otherwise = self.b.begin(&[]);
        self.b.yield_(&[]);
        self.b.if_(is_full, then, otherwise);
    }

    /// Keeps the lists for the reverse sweep.
    pub(super) fn close_lists(&mut self) {
        for (slot, data) in self.plan.slots.iter() {
            let (Storage::List(pointer), Some(&state)) = (&data.storage, self.lists.get(&slot))
            else {
                continue;
            };
            let block = self.get(state, 0, Type::PTR);
            self.keep(*pointer, block);
            if let Some(places) = data.key.places().and_then(|key| self.plan.slot(key)) {
                let used = self.get(state, USED, Type::I64);
                self.keep(places, used);
            }
        }
    }

    fn get(&mut self, state: Value, offset: i64, ty: Type) -> Value {
        let word = at(&mut self.b, state, offset);
        self.b.load(word, ty, frame_access(self.unit, ty))
    }

    fn set(&mut self, state: Value, offset: i64, v: Value) {
        let word = at(&mut self.b, state, offset);
        let access = frame_access(self.unit, self.b.body.ty(v));
        self.b.store(v, word, access);
    }
}

fn at(b: &mut Builder, place: Value, offset: i64) -> Value {
    let offset = b.i64(offset);
    b.ptr_add(place, offset, 1)
}
