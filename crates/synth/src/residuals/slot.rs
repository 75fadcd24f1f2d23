//! Residuals from their slots: values of the frame, or elements of an array that spans loops.

use super::{Lookup, Source};
use crate::count::trip_count;
use crate::memory::kept;
use crate::record::residual::{element, slot_access, stack_bytes};
use crate::reverse::again;
use std::collections::BTreeSet;
use tapeless_ir::{IntBin, Op, Type, Value};
use tapeless_plan::slots::count_of;
use tapeless_plan::{Array, Content, SlotId, SlotKey, Storage};

impl Lookup<'_, '_, '_> {
    /// What a slot keeps, where its home is open.
    pub fn kept(&mut self, slot: SlotId) -> Value {
        let home = match &self.residuals.source {
            Source::Plan(plan) => plan.slots[slot].home,
            Source::Ask(_) => self.unit.body.entry(),
        };
        let scope = self.residuals.scope_of(home);
        self.slot_in(slot, scope)
    }

    /// What a slot keeps, read in the given scope if it lies in an array.
    pub(super) fn slot_in(&mut self, slot: SlotId, scope: usize) -> Value {
        if let Some(&v) = self.residuals.scopes[scope].slots.get(&slot) {
            return v;
        }
        let Source::Plan(plan) = &self.residuals.source else {
            return self.b.poison(Type::PTR);
        };
        let plan = *plan;
        let data = &plan.slots[slot];
        let made = match &data.storage {
            Storage::Ssa => {
                let missing = data.ty;
                self.residuals
                    .frame
                    .get(&slot)
                    .copied()
                    .unwrap_or_else(|| self.b.poison(missing))
            }
            // It is read as a whole.
            Storage::List(_) => self.b.poison(data.ty),
            Storage::Array(array) => {
                let home = self.residuals.scope_of(plan.slots[array.pointer].home);
                let base = self.slot_in(array.pointer, home);
                let index = self.linear_index(array);
                let access = slot_access(self.unit, data);
                self.within(scope, |this| {
                    let place = element(this.b, base, index, array);
                    this.b.load(place, data.ty, access)
                })
            }
        };
        self.residuals.scopes[scope].slots.insert(slot, made);
        made
    }

    fn linear_index(&mut self, array: &Array) -> Value {
        let mut index: Option<Value> = None;
        for l in array.indices().rev() {
            let scope = self.residuals.scope_of(self.unit.body.ops[l].regions[0]);
            let i = self.residuals.scopes[scope].index;
            let room = match index {
                Some(_) => self.room(l, &array.loops),
                None => None,
            };
            index = Some(self.within(scope, |this| {
                let i = i.unwrap_or_else(|| this.b.i64(0));
                match (index, room) {
                    (Some(outer), Some(n)) => {
                        let scaled = this.b.int_bin(IntBin::Mul, outer, n);
                        this.b.int_bin(IntBin::Add, scaled, i)
                    }
                    _ => i,
                }
            }));
        }
        index.unwrap_or_else(|| self.b.i64(0))
    }

    /// Iterations of a loop that an array which spans `loops` has room for.
    fn room(&mut self, l: Op, loops: &[Op]) -> Option<Value> {
        let outermost = *loops.last()?;
        let scope = self
            .residuals
            .scope_of(self.unit.body.ops[outermost].parent);
        if let Source::Plan(plan) = &self.residuals.source
            && let Some(slot) = plan.slot(SlotKey::Bound(l, outermost))
        {
            return Some(self.slot_in(slot, scope));
        }
        let count = count_of(self.unit.body, l)?;
        let count = self.primal(count, l).ok()?;
        Some(self.within(scope, |this| trip_count(this.b, count)))
    }

    /// Arrays made right before a loop end right after its reverse, unless that runs again.
    pub fn release_arrays(&mut self, op: Op) {
        let Source::Plan(plan) = &self.residuals.source else {
            return;
        };
        let plan = *plan;
        let mut freed = BTreeSet::new();
        for (id, slot) in plan.slots.iter() {
            let Storage::Array(array) = &slot.storage else {
                continue;
            };
            let stays = slot.key.places().is_some();
            if array.loops.last() != Some(&op)
                || stays
                || stack_bytes(self.unit, plan, id).is_some()
            {
                continue;
            }
            let block = match array.grows {
                true => (Some(array.pointer), None),
                false => (None, Some((&array.loops, Content::of(plan, id)))),
            };
            if !freed.insert(block) {
                continue;
            }
            let home = self.residuals.scope_of(self.unit.body.ops[op].parent);
            let pointer = self.slot_in(array.pointer, home);
            let list = self.unit.kept();
            again::unless(self.b, self.unit.again, |b| kept::end(b, list, pointer));
        }
    }
}
