//! Residuals into their slots: values of the enclosing region, or elements of an array that spans loops.

use super::Recorder;
use crate::memory::kept;
use crate::unit::{Step, Unit};
use std::collections::BTreeMap;
use tapeless_analysis::Mode;
use tapeless_ir::ops::{Access, Space};
use tapeless_ir::{Builder, IntBin, Mem, Module, Op, OpKind, Type, Value};
use tapeless_plan::{Array, Content, Kind, Plan, Slot, SlotId, SlotKey, Storage};

/// What `malloc` aligns to.
const ALIGN: i64 = 16;

impl Recorder<'_, '_> {
    /// Keeps whatever of an op's results the plan wants kept.
    ///
    /// # Errors
    /// If that is the shadow of a pointer which has none.
    pub(super) fn keep_results(&mut self, op: Op) -> Step<()> {
        for &r in &self.unit.body.ops[op].results {
            self.keep_value(r);
            let wanted = self.plan.slot(SlotKey::Node((r, Kind::Shadow))).is_some();
            if wanted && self.env.get(r, Kind::Shadow).is_none() {
                return Err(self.unit.illegal(op));
            }
        }
        Ok(())
    }

    pub(super) fn keep_value(&mut self, v: Value) {
        for kind in [Kind::Primal, Kind::Shadow] {
            if let (Some(slot), Some(made)) = (
                self.plan.slot(SlotKey::Node((v, kind))),
                self.env.get(v, kind),
            ) {
                self.keep(slot, made);
            }
        }
    }

    /// Puts a value into its slot.
    pub fn keep(&mut self, slot: SlotId, v: Value) {
        if self.plan.slots[slot].turn != self.turn {
            return;
        }
        if let SlotKey::Array(_) = self.plan.slots[slot].key {
            self.arrays.insert(slot, v);
        }
        match &self.plan.slots[slot].storage {
            Storage::Ssa => {
                if let Some(level) = self.produced.last_mut() {
                    level.insert(slot, v);
                }
            }
            Storage::List(_) => self.list_place(slot, v),
            Storage::Array(array) => {
                let index = self.linear_index(array);
                if let Some(&base) = self.arrays.get(&array.pointer) {
                    let place = element(&mut self.b, base, index, array);
                    let access = slot_access(self.unit, &self.plan.slots[slot]);
                    self.b.store(v, place, access);
                }
            }
        }
    }

    /// ((i_k·n_{k−1} + i_{k−1})·…)·n_1 + i_1 over the loops of an array, innermost first.
    fn linear_index(&mut self, array: &Array) -> Value {
        let mut index = None;
        for l in array.indices().rev() {
            let i = self
                .indices
                .get(&l)
                .copied()
                .unwrap_or_else(|| self.b.i64(0));
            index = Some(match index {
                None => i,
                Some(outer) => {
                    let n = self.room(l, &array.loops);
                    let scaled = self.b.int_bin(IntBin::Mul, outer, n);
                    self.b.int_bin(IntBin::Add, scaled, i)
                }
            });
        }
        index.unwrap_or_else(|| self.b.i64(0))
    }

    /// Arrays made right before a loop: those whose outermost loop it is.
    pub(super) fn arrays_at(&self, op: Op) -> Vec<(SlotId, Array)> {
        let slots = self.plan.slots.iter();
        slots
            .filter(|(_, slot)| slot.turn == self.turn)
            .filter_map(|(id, slot)| match &slot.storage {
                Storage::Array(a) if a.loops.last() == Some(&op) => Some((id, a.clone())),
                _ => None,
            })
            .collect()
    }

    /// Whether some array is indexed by the loop's iteration number.
    pub(super) fn indexes_arrays(&self, op: Op) -> bool {
        self.plan
            .slots
            .values()
            .filter(|slot| slot.turn == self.turn)
            .any(|slot| matches!(&slot.storage, Storage::Array(a) if a.indices().any(|l| l == op)))
    }

    /// Makes the arrays of known size of a loop: small ones on the stack, those that span the same loops in one block
    /// of the heap, which the first of them begins. One block instead of many keeps libc from giving the memory back to
    /// the kernel, and having it mapped anew, at every call. Arrays of other loops stay apart from them: the size of
    /// those that belong to a loop which is not entered may be anything. Floats, the pointers of each slot, and other values are in blocks of their
    /// own, so that a derivative of the derivative can tell what a block holds.
    pub(super) fn allocate(&mut self, fixed: &[(SlotId, Array)]) {
        let mut blocks = BTreeMap::<(&[Op], Content), Vec<(SlotId, &Array)>>::new();
        for (slot, array) in fixed {
            self.bound_counts(&array.loops);
            if let Some(bytes) = stack_bytes(self.unit, self.plan, *slot) {
                let pointer = self.stack_array(bytes);
                self.keep(array.pointer, pointer);
                continue;
            }
            let content = Content::of(self.plan, *slot);
            let block = blocks.entry((&array.loops, content)).or_default();
            block.push((*slot, array));
        }
        for arrays in blocks.values() {
            self.allocate_block(arrays);
        }
    }

    /// An array on the stack; in front of all loops, where those of one iteration serve the next.
    fn stack_array(&mut self, bytes: i64) -> Value {
        let count = self.b.i64(bytes);
        let kind = OpKind::Mem(Mem::alloca(1, 16));
        let region = match self.turn {
            Some(_) => self.b.body.entry(),
            None => self.b.current(),
        };
        let made = self.b.push_in(region, kind, &[count], &[Type::PTR], &[]);
        self.b.result(made)
    }

    fn allocate_block(&mut self, arrays: &[(SlotId, &Array)]) {
        let mut offsets = Vec::new();
        let mut total = None;
        for (slot, array) in arrays {
            offsets.push((array.pointer, total));
            let size = self.heap_bytes(*slot, array);
            total = Some(match total {
                None => size,
                Some(before) => self.b.int_bin(IntBin::Add, before, size),
            });
        }
        let Some((total, [(_, first), ..])) = total.zip(Some(arrays)) else {
            return;
        };
        let total = self.if_entered(total, &first.loops);
        // Places that nothing was written to are null.
        let places = match arrays {
            [(slot, _)] => self.plan.slots[*slot].key.places(),
            _ => None,
        };
        let block = kept::begin(&mut self.b, self.unit.kept(), total, places.is_some());
        if let Some(slot) = places.and_then(|key| self.plan.slot(key)) {
            self.keep(slot, total);
        }
        for (slot, offset) in offsets {
            let pointer = match offset {
                None => block,
                Some(offset) => self.b.ptr_add(block, offset, 1),
            };
            self.keep(slot, pointer);
        }
    }

    /// No bytes for arrays of a loop that is known not to be entered.
    fn if_entered(&mut self, bytes: Value, loops: &[Op]) -> Value {
        let (Some(&innermost), Some(&outermost)) = (loops.first(), loops.last()) else {
            return bytes;
        };
        let Some(entered) = self.entered(innermost, outermost) else {
            return bytes;
        };
        let none = self.b.i64(0);
        self.b.select(entered, bytes, none)
    }

    /// The bytes of an array, rounded up so that what follows it is aligned.
    fn heap_bytes(&mut self, slot: SlotId, array: &Array) -> Value {
        let bytes = index_bytes(self.unit, self.plan.slots[slot].ty);
        let mut size = self.b.i64(bytes);
        for l in array.indices() {
            let n = self.room(l, &array.loops);
            size = self.b.int_bin(IntBin::Mul, size, n);
        }
        if bytes % ALIGN == 0 {
            return size;
        }
        let over = self.b.i64(ALIGN - 1);
        let size = self.b.int_bin(IntBin::Add, size, over);
        let mask = self.b.i64(-ALIGN);
        self.b.int_bin(IntBin::And, size, mask)
    }
}

/// Where an element of an array is.
pub fn element(b: &mut Builder, base: Value, index: Value, array: &Array) -> Value {
    let record = b.ptr_add(base, index, array.stride.cast_signed());
    if array.offset == 0 {
        return record;
    }
    let offset = b.i64(array.offset.cast_signed());
    b.ptr_add(record, offset, 1)
}

/// The bytes of an element.
pub fn index_bytes(unit: &Unit<'_>, ty: Type) -> i64 {
    unit.module.size_of(ty).cast_signed()
}

/// Bytes of an array that is small, of constant size and lives in the frame of a combined derivative.
pub fn stack_bytes(unit: &Unit<'_>, plan: &Plan, slot: SlotId) -> Option<i64> {
    let Storage::Array(array) = &plan.slots[slot].storage else {
        return None;
    };
    let top = plan.slots[array.pointer].storage == Storage::Ssa;
    let is_one = unit.context.mode == Mode::Combined || plan.slots[slot].turn.is_some();
    let stays = plan.slots[slot].key.places().is_some();
    if array.grows || !top || !is_one || stays {
        return None;
    }
    let mut bytes = unit.module.size_of(plan.slots[slot].ty).cast_signed();
    for l in array.indices() {
        let count = tapeless_plan::slots::count_of(unit.body, l)?;
        bytes = bytes.checked_mul(unit.body.as_int(count)?.checked_add(1)?)?;
    }
    (0..=unit.module.target.costs().frame.cast_signed())
        .contains(&bytes)
        .then_some(bytes)
}

/// The alignment of what frames hold.
pub fn alignment(module: &Module, ty: Type) -> u32 {
    module.align_of(ty).min(16) as u32
}

/// How frames are accessed.
pub fn frame_access(unit: &Unit<'_>, ty: Type) -> Access {
    Access {
        align: alignment(unit.module, ty),
        space: Space::Frame,
        ..Access::default()
    }
}

/// How the array of a slot is.
pub fn slot_access(unit: &Unit<'_>, slot: &Slot) -> Access {
    let space = match slot.key {
        SlotKey::Node((_, Kind::Primal))
        | SlotKey::Count(_)
        | SlotKey::Bound(..)
        | SlotKey::Sum(..)
        | SlotKey::Old(_)
        | SlotKey::Place(_)
        | SlotKey::Places(_) => Space::Residual,
        SlotKey::Node((_, Kind::Shadow)) | SlotKey::Tape(_) | SlotKey::Array(_) => Space::Frame,
    };
    Access {
        space,
        ..frame_access(unit, slot.ty)
    }
}
