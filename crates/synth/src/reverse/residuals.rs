//! Primal values and shadows at reverse time: free, kept, or made again in the region that holds them.

use super::Reverser;
use crate::count::widen;
use crate::record::constant;
use crate::shadow::shadow_constant;
use crate::unit::Step;
use rustc_hash::FxHashMap;
use tapeless_ir::{Op, Region, Type, Value};
use tapeless_plan::slots::count_of;
use tapeless_plan::{How, Kind, Needs, Node, Plan, SlotId, SlotKey};

/// A region whose reverse is open.
#[derive(Debug)]
pub(super) struct Scope {
    /// The primal region.
    pub region: Region,
    /// The region of the new body that reverses it.
    pub open: Region,
    /// Primal values made again, or read from slots, in it.
    pub memo: FxHashMap<Node, Value>,
    pub slots: FxHashMap<SlotId, Value>,
    /// Iteration number, for a loop body.
    pub index: Option<Value>,
}

/// Where primal values come from.
#[derive(Debug)]
pub enum Residuals<'u> {
    /// Nowhere yet: what is asked for is written down.
    Ask(Needs),
    /// From the plan.
    Plan(&'u Plan),
}

impl Reverser<'_, '_> {
    pub(super) fn enter(&mut self, region: Region, index: Option<Value>) {
        let open = self.b.current();
        self.scopes.push(Scope {
            region,
            open,
            memo: FxHashMap::default(),
            slots: FxHashMap::default(),
            index,
        });
    }

    pub(super) fn scope_of(&self, region: Region) -> usize {
        self.scopes
            .iter()
            .rposition(|s| s.region == region)
            .unwrap_or(0)
    }

    /// A primal value at reverse time.
    ///
    /// # Errors
    /// If it needs the shadow of something that has none.
    pub fn primal(&mut self, v: Value, at: Op) -> Step<Value> {
        self.lookup((v, Kind::Primal), at)
    }

    /// The shadow of a pointer at reverse time.
    ///
    /// # Errors
    /// If it points to an active global.
    pub fn shadow(&mut self, v: Value, at: Op) -> Step<Value> {
        self.lookup((v, Kind::Shadow), at)
    }

    /// A primal value or a shadow: as it is everywhere, or as the plan says for its region.
    pub(super) fn lookup(&mut self, node: Node, at: Op) -> Step<Value> {
        if let Some(known) = self.known(node, at)? {
            return Ok(known);
        }
        let ty = self.unit.body.ty(node.0);
        let plan = match &mut self.residuals {
            Residuals::Ask(needs) => {
                if self.asked.insert(node) {
                    needs.nodes.push(node);
                }
                return Ok(self.b.poison(ty));
            }
            Residuals::Plan(plan) => *plan,
        };
        let Some(region) = self.unit.body.def_region(node.0) else {
            return Err(self
                .unit
                .defect(at, "a parameter of the primal has no counterpart"));
        };
        let scope = self.scope_of(region);
        if let Some(&v) = self.scopes[scope].memo.get(&node) {
            return Ok(v);
        }
        self.planned(plan, node, scope, at)
    }

    /// Constants, parameters of the function, and their shadows.
    fn known(&mut self, node: Node, at: Op) -> Step<Option<Value>> {
        let (v, kind) = node;
        let constant = match kind {
            Kind::Primal => constant(self.unit.body, &mut self.b, v),
            Kind::Shadow => shadow_constant(self.unit, &mut self.b, v, at)?,
        };
        Ok(constant.or_else(|| self.free.get(&node).copied()))
    }

    /// What the plan says about a value of an open region: read from its slot, or made again.
    fn planned(&mut self, plan: &Plan, node: Node, scope: usize, at: Op) -> Step<Value> {
        let made = match plan.how(node) {
            Some(How::Keep) => match plan.slot(SlotKey::Node(node)) {
                Some(slot) => self.slot_in(slot, scope),
                None => {
                    let what = "a kept value has no slot";
                    return Err(self.unit.defect(at, what));
                }
            },
            Some(How::Recompute) => {
                return stacker::maybe_grow(1 << 16, 1 << 20, || self.recompute(node, scope, at));
            }
            Some(How::Free) | None => {
                let what = "a value is missing in the plan";
                return Err(self.unit.defect(at, what));
            }
        };
        self.scopes[scope].memo.insert(node, made);
        Ok(made)
    }

    /// Runs `f` with ops appended to an outer open region.
    pub(super) fn within<T>(&mut self, scope: usize, f: impl FnOnce(&mut Self) -> T) -> T {
        let open = self.scopes[scope].open;
        self.b.reopen(open);
        let made = f(self);
        self.b.end();
        made
    }

    /// The tape of a call.
    ///
    /// # Errors
    /// If it was not kept, which is a defect.
    pub fn tape(&mut self, op: Op, ty: Type) -> Step<Value> {
        match &mut self.residuals {
            Residuals::Ask(needs) => {
                needs.tapes.push((op, ty));
                Ok(self.b.poison(ty))
            }
            Residuals::Plan(plan) => {
                let plan = *plan;
                let scope = self.scope_of(self.unit.body.ops[op].parent);
                match plan.slot(SlotKey::Tape(op)) {
                    Some(slot) => Ok(self.slot_in(slot, scope)),
                    None => Err(self.unit.defect(op, "the tape of a call was not kept")),
                }
            }
        }
    }

    /// The last iteration number of a loop: trip count − 1, 64 bits.
    pub(super) fn last_iteration(&mut self, op: Op) -> Step<Value> {
        if let Some(count) = count_of(self.unit.body, op) {
            let count = self.primal(count, op)?;
            return Ok(widen(&mut self.b, count));
        }
        match &mut self.residuals {
            Residuals::Ask(needs) => {
                needs.counts.push(op);
                Ok(self.b.poison(Type::I64))
            }
            Residuals::Plan(plan) => {
                let plan = *plan;
                let scope = self.scope_of(self.unit.body.ops[op].parent);
                match plan.slot(SlotKey::Count(op)) {
                    Some(slot) => Ok(self.slot_in(slot, scope)),
                    None => Err(self.unit.defect(op, "a loop's trip count was not kept")),
                }
            }
        }
    }
}
