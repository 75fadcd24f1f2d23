//! `if` and `switch` in the forward sweep: each arm also yields shadows of pointers and residuals.

use super::Recorder;
use crate::unit::Step;
use std::collections::BTreeMap;
use tapeless_ir::{Control, Op, OpData, OpKind, Region, Type, Value};
use tapeless_plan::{Kind, SlotId, SlotKey};

/// An arm that is recorded but not ended.
pub(super) struct Arm {
    pub primal: Region,
    pub new: Region,
    /// SSA slots that it fills.
    pub filled: BTreeMap<SlotId, Value>,
}

/// What the new branch yields beside the primal's results.
pub(super) struct Yielded {
    /// Results that have a shadow.
    pub shadows: Vec<usize>,
    /// Slots that some arm fills.
    pub slots: Vec<SlotId>,
}

impl Recorder<'_, '_> {
    pub(super) fn branch(&mut self, op: Op, data: &OpData) -> Step<()> {
        let mut arms = Vec::new();
        for &region in &data.regions {
            arms.push(self.arm(region)?);
        }
        let beside = Yielded {
            shadows: self.shadowed(&data.results),
            slots: filled_by(&arms),
        };
        for arm in &arms {
            self.end_arm(op, arm, &beside)?;
        }
        let types = self.yielded_types(data, &beside);
        let selector = self.primal(data.args[0]);
        self.b.loc = data.loc;
        let regions: Vec<Region> = arms.iter().map(|a| a.new).collect();
        let new = self
            .b
            .push_with(data.kind.clone(), &[selector], &types, &regions);
        self.b.set_origin(new, data.origin);
        self.bind_yielded(data, new, &beside);
        Ok(())
    }

    /// Binds results, their shadows and the slots that arms filled.
    pub(super) fn bind_yielded(&mut self, data: &OpData, new: Op, beside: &Yielded) {
        let rest = self.bind_results(&data.results, new);
        for (&i, &to) in beside.shadows.iter().zip(&rest) {
            self.env.bind(data.results[i], Kind::Shadow, to);
        }
        for (&slot, &to) in beside.slots.iter().zip(&rest[beside.shadows.len()..]) {
            self.keep(slot, to);
        }
    }

    /// The types of a branch's results, of their shadows and of the slots that arms fill.
    pub(super) fn yielded_types(&self, data: &OpData, beside: &Yielded) -> Vec<Type> {
        let body = self.unit.body;
        let mut types: Vec<Type> = data.results.iter().map(|&r| body.ty(r)).collect();
        types.extend(beside.shadows.iter().map(|&i| types[i]).collect::<Vec<_>>());
        types.extend(beside.slots.iter().map(|&s| self.plan.slots[s].ty));
        types
    }

    fn arm(&mut self, primal: Region) -> Step<Arm> {
        let new = self.b.begin(&[]);
        self.produced.push(BTreeMap::new());
        self.region(primal)?;
        let filled = self.produced.pop().unwrap_or_default();
        self.b.end();
        Ok(Arm {
            primal,
            new,
            filled,
        })
    }

    /// Ends an arm: its yield with shadows and slots, or its way out.
    pub(super) fn end_arm(&mut self, op: Op, arm: &Arm, beside: &Yielded) -> Step<()> {
        let body = self.unit.body;
        let Some(end) = body.terminator(arm.primal) else {
            return Err(self.unit.defect(op, "a branch without an end"));
        };
        let data = &body.ops[end];
        let mut args = self.primals(&data.args);
        if matches!(data.kind, OpKind::Control(Control::Yield)) {
            for &i in &beside.shadows {
                args.push(self.shadow_or_null(data.args[i], end)?);
            }
            for slot in &beside.slots {
                let filled = arm.filled.get(slot).copied();
                args.push(filled.unwrap_or_else(|| self.missing(*slot)));
            }
        }
        let made = self.b.push_in(arm.new, data.kind.clone(), &args, &[], &[]);
        self.b.set_origin(made, data.origin);
        Ok(())
    }
}

impl Recorder<'_, '_> {
    /// What a slot holds where it is not filled.
    fn missing(&mut self, slot: SlotId) -> Value {
        let slots = &self.plan.slots;
        let (ty, key) = (slots[slot].ty, slots[slot].key);
        let of = match key {
            SlotKey::Array(of) => slots[of].key,
            _ => key,
        };
        match of.is_zero_elsewhere() {
            true => self.b.zero(ty),
            false => self.b.poison(ty),
        }
    }
}

/// The slots that some arm fills, in order.
pub(super) fn filled_by(arms: &[Arm]) -> Vec<SlotId> {
    let mut all: Vec<SlotId> = arms.iter().flat_map(|a| a.filled.keys().copied()).collect();
    all.sort_unstable();
    all.dedup();
    all
}
