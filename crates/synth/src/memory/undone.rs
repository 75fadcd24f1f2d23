//! Stores that the reverse sweep undoes.
//!
//! ```text
//! *p = x       ⇒  forward: old = *p; *p = x      reverse: *p = old; then as every store
//! the reverse sweep  ⇒  end = *p of each place p that others see; the sweep; *p = end
//! ```
//! Where it has run, memory that the caller sees is as the primal leaves it.

use super::kept;
use crate::count::each_repetition;
use crate::record::Recorder;
use crate::record::residual::{frame_access, index_bytes, slot_access};
use crate::reverse::Reverser;
use crate::shadow::{some_or_zero, where_some};
use crate::unit::Step;
use tapeless_ir::ops::{Access, Space};
use tapeless_ir::{Builder, IntBin, Mem, Op, OpKind, Type, Value};
use tapeless_plan::{SlotId, SlotKey, Storage};

/// Places that others see, and what lay there when the reverse sweep began.
#[derive(Debug)]
pub(crate) enum End {
    /// One place, which is null where nothing was written.
    One(Op, Value, Value),
    /// The places and the ends in blocks of the heap: the array's slot, its bytes, the places, the ends.
    Many(Op, SlotId, [Value; 3]),
}

impl Recorder<'_, '_> {
    /// Keeps what a store is about to overwrite, and where, if it is undone.
    pub(crate) fn keep_old(&mut self, op: Op) {
        let Some(slot) = self.plan.slot(SlotKey::Old(op)) else {
            return;
        };
        let data = &self.unit.body.ops[op];
        let place = self.primal(data.args[1]);
        let (ty, access) = (self.plan.slots[slot].ty, undone(&data.kind));
        let old = self.b.load(place, ty, access);
        self.keep(slot, old);
        if let Some(slot) = self.plan.slot(SlotKey::Place(op)) {
            self.keep(slot, place);
        }
    }
}

impl Reverser<'_, '_> {
    /// Puts back what a store has overwritten, if it is undone.
    ///
    /// # Errors
    /// If it needs the shadow of something that has none.
    pub(crate) fn undo(&mut self, op: Op) -> Step<()> {
        let Some(slot) = self.slot_of(SlotKey::Old(op)) else {
            return Ok(());
        };
        let data = &self.unit.body.ops[op];
        let place = self.primal(data.args[1], op)?;
        let old = self.lookup().kept(slot);
        // As no type in particular: what lay there before may have had another.
        self.b.store(old, place, undone(&data.kind));
        Ok(())
    }

    fn slot_of(&self, key: SlotKey) -> Option<SlotId> {
        self.residuals.plan()?.slot(key)
    }

    /// What lies in the places that others see, before any store is undone.
    pub(crate) fn ends(&mut self) -> Vec<End> {
        let plan = self.residuals.plan();
        let slots = plan.into_iter().flat_map(|plan| plan.slots.iter());
        let mut ends = Vec::new();
        for (slot, data) in slots {
            if let SlotKey::Place(op) = data.key {
                ends.push(match data.storage {
                    Storage::Ssa => self.end_of_one(op, slot),
                    Storage::Array(ref array) => self.ends_of_many(op, slot, array.pointer),
                    Storage::List(pointer) => self.ends_of_many(op, slot, pointer),
                });
            }
        }
        ends
    }

    fn end_of_one(&mut self, op: Op, slot: SlotId) -> End {
        let (place, ty, access) = (self.lookup().kept(slot), self.stored(op), self.access(op));
        let end = some_or_zero(&mut self.b, place, ty, |b| b.load(place, ty, access));
        End::One(op, place, end)
    }

    fn ends_of_many(&mut self, op: Op, slot: SlotId, pointer: SlotId) -> End {
        let bytes = match self.slot_of(SlotKey::Places(op)) {
            Some(length) => self.lookup().kept(length),
            None => self.b.i64(0),
        };
        let (places, list) = (self.lookup().kept(pointer), self.unit.kept());
        let stride = self.b.i64(self.stride(op));
        let size = self.b.int_bin(IntBin::Mul, bytes, stride);
        let ends = kept::begin(&mut self.b, list, size, false);
        let end = End::Many(op, slot, [bytes, places, ends]);
        self.each_place(&end, |b, (place, ty, access), (end, own)| {
            let now = b.load(place, ty, access);
            b.store(now, end, own);
        });
        end
    }

    /// Leaves what others see as the primal does.
    pub(crate) fn leave(&mut self, ends: &[End]) {
        let list = self.unit.kept();
        for end in ends {
            match *end {
                End::One(op, place, end) => {
                    let access = self.access(op);
                    where_some(&mut self.b, place, true, |b| {
                        b.store(end, place, access);
                    });
                }
                End::Many(_, _, [_, places, block]) => {
                    self.each_place(end, |b, (place, ty, access), (end, own)| {
                        let then = b.load(end, ty, own);
                        b.store(then, place, access);
                    });
                    kept::end(&mut self.b, list, block);
                    where_some(&mut self.b, places, true, |b| {
                        kept::end(b, list, places);
                    });
                }
            }
        }
    }

    /// Does something with each place of an array that was written, and with where its end is.
    fn each_place(
        &mut self,
        end: &End,
        f: impl FnOnce(&mut Builder, (Value, Type, Access), (Value, Access)),
    ) {
        let &End::Many(op, slot, [bytes, places, ends]) = end else {
            return;
        };
        let Some(plan) = self.residuals.plan() else {
            return;
        };
        let (ty, access, stride) = (self.stored(op), self.access(op), self.stride(op));
        let own = Access {
            space: Space::Residual,
            ..frame_access(self.unit, ty)
        };
        let pointer = plan.slots[slot].ty;
        let (step, of_place) = (
            index_bytes(self.unit, pointer),
            slot_access(self.unit, &plan.slots[slot]),
        );
        each_repetition(&mut self.b, bytes, step, None, |b, start| {
            let at = b.ptr_add(places, start, 1);
            let place = b.load(at, pointer, of_place);
            where_some(b, place, true, |b| {
                let end = b.ptr_add(ends, start, stride);
                f(b, (place, ty, access), (end, own));
            });
        });
    }

    /// Bytes from one end to the next, for each byte from one place to the next.
    fn stride(&self, op: Op) -> i64 {
        let pointer = self.unit.body.ty(self.unit.body.ops[op].args[1]);
        let place = self.unit.module.size_of(pointer).max(1);
        let bytes = self.unit.module.size_of(self.stored(op));
        bytes.div_ceil(place).max(1).cast_signed()
    }

    fn stored(&self, op: Op) -> Type {
        self.unit.body.ty(self.unit.body.ops[op].args[0])
    }

    fn access(&self, op: Op) -> Access {
        undone(&self.unit.body.ops[op].kind)
    }
}

/// How what a store overwrites is accessed.
fn undone(kind: &OpKind) -> Access {
    let access = match kind {
        OpKind::Mem(Mem::Store(access)) => *access,
        _ => Access::default(),
    };
    Access {
        space: Space::Undone,
        ..access
    }
}
