//! Arrays of records, of loops whose trip count nothing tells beforehand: they double as the loop runs.

use super::Recorder;
use super::loops::OpenLoop;
use crate::memory::kept;
use tapeless_ir::{IntBin, IntPred, Value};
use tapeless_plan::Array;

/// Records that a growing array has room for at first: no more, and fewer where they are large.
const FIRST_ROOM: u64 = 16;
const FIRST_BYTES: u64 = 256;
const LEAST_ROOM: u64 = 2;

impl Recorder<'_, '_> {
    /// The room of growing arrays before their loop, and the arrays; nothing if there are none.
    pub(super) fn first_arrays(&mut self, growing: &[Array]) -> Vec<Value> {
        let Some(largest) = growing.iter().map(|array| array.stride).max() else {
            return Vec::new();
        };
        let room = (FIRST_BYTES / largest.max(1)).clamp(LEAST_ROOM, FIRST_ROOM);
        let mut first = vec![self.b.i64(room.cast_signed())];
        for array in growing {
            let size = self.b.i64((room * array.stride).cast_signed());
            first.push(kept::begin(&mut self.b, self.unit.kept(), size, false));
        }
        first
    }

    /// Doubles the room of growing arrays when the iteration number reaches it.
    pub(super) fn grow(&mut self, open: &OpenLoop<'_>) {
        let Some(index) = open.index.map(|i| open.params[i]) else {
            return;
        };
        let now = &open.params[open.room..];
        let full = self.b.icmp(IntPred::Eq, index, now[0]);
        let then = self.b.begin(&[]);
        let doubled = self.doubled(open, now);
        self.b.yield_(&doubled);
        let otherwise = self.b.begin(&[]);
        self.b.yield_(now);
        let grown = self.b.if_(full, then, otherwise);
        let results = self.b.body.ops[grown].results.to_vec();
        for (array, &pointer) in open.growing.iter().zip(&results[1..]) {
            self.arrays.insert(array.pointer, pointer);
        }
        self.rooms.insert(open.op, results[0]);
    }

    /// Twice the room, and the arrays moved to where they have it.
    fn doubled(&mut self, open: &OpenLoop<'_>, now: &[Value]) -> Vec<Value> {
        let two = self.b.i64(2);
        let room = self.b.int_bin(IntBin::Mul, now[0], two);
        let mut doubled = vec![room];
        for (array, &old) in open.growing.iter().zip(&now[1..]) {
            let bytes = self.b.i64(array.stride.cast_signed());
            let list = self.unit.kept();
            let (old, new) = ((old, now[0]), (bytes, room));
            doubled.push(kept::grow(&mut self.b, list, old, new));
        }
        doubled
    }

    /// The room and the arrays as an iteration leaves them.
    pub(super) fn grown(&self, open: &OpenLoop<'_>) -> Vec<Value> {
        if open.growing.is_empty() {
            return Vec::new();
        }
        let room = self.rooms.get(&open.op).copied().into_iter();
        let pointers = open
            .growing
            .iter()
            .filter_map(|array| self.arrays.get(&array.pointer).copied());
        room.chain(pointers).collect()
    }
}
