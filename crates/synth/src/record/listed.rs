//! Places that stores write whose number is not known beforehand: lists that double as the function runs.
//!
//! ```text
//! list = {block, used, room}, bytes      *p = x  ⇒  if p is not its last entry: block[used] = p; used += 8
//! ```
//! The first entry is null, which is no place.

use super::Recorder;
use super::residual::{frame_access, index_bytes, slot_access};
use crate::memory::kept::{self, Links, at};
use tapeless_ir::ops::Access;
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
        let words = self.words();
        for word in [(0, block), (USED, used), (ROOM, room)] {
            set(&mut self.b, words, state, word);
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
        let (block, used) = (self.get(state, 0), self.get(state, USED));
        let next = self.b.ptr_add(block, used, 1);
        let last = at(&mut self.b, next, -entry);
        let last = self.b.load(last, ty, access);
        let is_other = self.b.icmp(IntPred::Ne, last, place);
        let (list, words) = (self.unit.kept(), self.words());
        let add = |b: &mut Builder| {
            make_room(b, list, words, state);
            let block = get(b, words, state, 0);
            let next = b.ptr_add(block, used, 1);
            b.store(place, next, access);
            let entry = b.i64(entry);
            let used = b.int_bin(IntBin::Add, used, entry);
            set(b, words, state, (USED, used));
        };
        self.b.either(is_other, add, |_| {});
    }

    /// Keeps the lists for the reverse sweep.
    pub(super) fn close_lists(&mut self) {
        for (slot, data) in self.plan.slots.iter() {
            let (Storage::List(pointer), Some(&state)) = (&data.storage, self.lists.get(&slot))
            else {
                continue;
            };
            let block = self.get(state, 0);
            self.keep(*pointer, block);
            if let Some(places) = data.key.places().and_then(|key| self.plan.slot(key)) {
                let used = self.get(state, USED);
                self.keep(places, used);
            }
        }
    }

    fn get(&mut self, state: Value, offset: i64) -> Value {
        let words = self.words();
        get(&mut self.b, words, state, offset)
    }

    /// How pointers and numbers of a state are accessed.
    fn words(&self) -> [Access; 2] {
        [Type::PTR, Type::I64].map(|ty| frame_access(self.unit, ty))
    }
}

/// Doubles the block of a list if it is full.
fn make_room(b: &mut Builder, links: Option<Links>, words: [Access; 2], state: Value) {
    let [block, used, room] = [0, USED, ROOM].map(|offset| get(b, words, state, offset));
    let is_full = b.icmp(IntPred::Eq, used, room);
    let double = |b: &mut Builder| {
        let (one, two) = (b.i64(1), b.i64(2));
        let doubled = b.int_bin(IntBin::Mul, room, two);
        let grown = kept::grow(b, links, (block, room), (one, doubled));
        set(b, words, state, (0, grown));
        set(b, words, state, (ROOM, doubled));
    };
    b.either(is_full, double, |_| {});
}

fn get(b: &mut Builder, [pointer, number]: [Access; 2], state: Value, offset: i64) -> Value {
    let word = at(b, state, offset);
    match offset {
        0 => b.load(word, Type::PTR, pointer),
        _ => b.load(word, Type::I64, number),
    }
}

fn set(b: &mut Builder, [pointer, number]: [Access; 2], state: Value, (offset, v): (i64, Value)) {
    let word = at(b, state, offset);
    let access = if offset == 0 { pointer } else { number };
    b.store(v, word, access);
}
