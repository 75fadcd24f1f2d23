//! What a sweep that follows the forward one needs of it: primal values and shadows that are free, kept, or made again in the
//! region that holds them.
//!
//! Here are the regions that are open and how a value is found; `recompute` makes values again, `slot` reads those that were
//! kept.

mod recompute;
mod slot;

use crate::count::widen;
use crate::record::constant;
use crate::shadow::{shadow_alloca, shadow_constant};
use crate::unit::{Step, Unit};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use tapeless_ir::{Builder, Mem, Op, OpKind, Region, Type, Value};
use tapeless_plan::classify::is_fresh_shadow;
use tapeless_plan::slots::count_of;
use tapeless_plan::{How, Kind, Needs, Node, Plan, SlotId, SlotKey};

/// A region that the sweep is in.
#[derive(Debug)]
struct Scope {
    /// The primal region.
    region: Region,
    /// The region of the new body that stands for it.
    open: Region,
    /// Primal values made again, or read from slots, in it.
    memo: FxHashMap<Node, Value>,
    slots: FxHashMap<SlotId, Value>,
    /// Iteration number, for a loop body.
    index: Option<Value>,
}

/// Where primal values come from.
#[derive(Debug)]
pub enum Source<'u> {
    /// Nowhere yet: what is asked for is written down.
    Ask(Needs),
    /// From the plan.
    Plan(&'u Plan),
}

/// The residuals of a function, and where the sweep stands.
#[derive(Debug)]
pub struct Residuals<'u> {
    source: Source<'u>,
    /// Parameters of the function and shadows of fresh objects.
    free: FxHashMap<Node, Value>,
    /// SSA slots of the body region.
    frame: BTreeMap<SlotId, Value>,
    scopes: Vec<Scope>,
    asked: FxHashSet<Node>,
    /// The body of the loop that is reversed early and asked now: all that is made in it or around it is there.
    early: Option<Region>,
}

impl<'u> Residuals<'u> {
    /// Those of a sweep that begins in the open region of `b`, where some values are known.
    pub fn new(
        source: Source<'u>,
        (free, frame): (FxHashMap<Node, Value>, BTreeMap<SlotId, Value>),
        (entry, b): (Region, &Builder),
    ) -> Self {
        let mut new = Self {
            source,
            free,
            frame,
            scopes: Vec::new(),
            asked: FxHashSet::default(),
            early: None,
        };
        new.enter(entry, b, None);
        new
    }

    /// Goes into a region, for which that of the builder stands; `index`: the number of the iteration, of a loop.
    pub fn enter(&mut self, region: Region, b: &Builder, index: Option<Value>) {
        self.scopes.push(Scope {
            region,
            open: b.current(),
            memo: FxHashMap::default(),
            slots: FxHashMap::default(),
            index,
        });
    }

    /// The number of the iteration that the sweep is in, of a loop's body, if it counts them.
    pub fn turn(&self, region: Region) -> Option<Value> {
        let mut scopes = self.scopes.iter().rev();
        scopes.find(|scope| scope.region == region)?.index
    }

    /// Leaves the region that was entered last.
    pub fn leave(&mut self) {
        self.scopes.pop();
    }

    /// A value that is the same everywhere.
    pub fn bind(&mut self, node: Node, to: Value) {
        self.free.insert(node, to);
    }

    /// Whether what is asked for is only written down.
    pub fn is_asking(&self) -> bool {
        matches!(self.source, Source::Ask(_))
    }

    /// The plan, unless what is asked for is only written down.
    pub fn plan(&self) -> Option<&'u Plan> {
        match self.source {
            Source::Ask(_) => None,
            Source::Plan(plan) => Some(plan),
        }
    }

    /// What an iteration made that has just run again: values of its region, and slots.
    pub fn made(
        &mut self,
        region: Region,
        values: Vec<(Node, Value)>,
        slots: BTreeMap<SlotId, Value>,
    ) {
        let scope = self.scope_of(region);
        self.scopes[scope].memo.extend(values);
        self.frame.extend(slots);
    }

    /// Begins to ask for what an iteration needs that is reversed early, or ends that; the one that was asked for before.
    pub fn ask_early(&mut self, region: Option<Region>) -> Option<Region> {
        std::mem::replace(&mut self.early, region)
    }

    /// What was asked for, of [`Source::Ask`].
    pub fn needs(self) -> Needs {
        match self.source {
            Source::Ask(needs) => needs,
            Source::Plan(_) => Needs::default(),
        }
    }

    fn scope_of(&self, region: Region) -> usize {
        self.scopes
            .iter()
            .rposition(|s| s.region == region)
            .unwrap_or(0)
    }
}

/// The residuals of a unit, with where what it takes to find them is written.
#[derive(Debug)]
pub struct Lookup<'x, 'u, 'a> {
    /// The function.
    pub unit: &'x mut Unit<'a>,
    /// Where ops go.
    pub b: &'x mut Builder,
    /// What is looked at.
    pub residuals: &'x mut Residuals<'u>,
}

impl Lookup<'_, '_, '_> {
    /// A primal value when the sweep is there.
    ///
    /// # Errors
    /// If it needs the shadow of something that has none.
    pub fn primal(&mut self, v: Value, at: Op) -> Step<Value> {
        self.lookup((v, Kind::Primal), at)
    }

    /// The shadow of a pointer when the sweep is there.
    ///
    /// # Errors
    /// If it points to an active global.
    pub fn shadow(&mut self, v: Value, at: Op) -> Step<Value> {
        self.lookup((v, Kind::Shadow), at)
    }

    /// Shadows of stack objects that the sweep makes itself.
    pub fn fresh_shadows(&mut self) {
        let body = self.unit.body;
        for op in body.op_order() {
            let data = &body.ops[op];
            let OpKind::Mem(Mem::Alloca { size, .. }) = &data.kind else {
                continue;
            };
            let v = data.results[0];
            let count = body.as_int(data.args[0]);
            if !self.unit.has_shadow(v) || !is_fresh_shadow(self.unit.case, v) {
                continue;
            }
            if let Some(n) = count {
                let n = self.b.i64(n);
                let shadow = shadow_alloca(self.b, (&data.kind, body.ty(v)), *size, n);
                self.residuals.bind((v, Kind::Shadow), shadow);
            }
        }
    }

    /// A primal value or a shadow: as it is everywhere, or as the plan says for its region.
    fn lookup(&mut self, node: Node, at: Op) -> Step<Value> {
        if let Some(known) = self.known(node, at)? {
            return Ok(known);
        }
        let (body, ty) = (self.unit.body, self.unit.body.ty(node.0));
        let home = body.def_region(node.0);
        let is_there = |early| home.is_some_and(|home| body.encloses(home, early));
        let plan = match &mut self.residuals.source {
            Source::Ask(_) if self.residuals.early.is_some_and(is_there) => {
                return Ok(self.b.poison(ty));
            }
            Source::Ask(needs) => {
                if self.residuals.asked.insert(node) {
                    needs.nodes.push(node);
                }
                needs.last.note(self.unit.case, node, Some(at));
                return Ok(self.b.poison(ty));
            }
            Source::Plan(plan) => *plan,
        };
        let Some(region) = home else {
            return Err(self
                .unit
                .defect(at, "a parameter of the primal has no counterpart"));
        };
        let scope = self.residuals.scope_of(region);
        if let Some(&v) = self.residuals.scopes[scope].memo.get(&node) {
            return Ok(v);
        }
        self.planned(plan, node, scope, at)
    }

    /// Constants, parameters of the function, and their shadows.
    fn known(&mut self, node: Node, at: Op) -> Step<Option<Value>> {
        let (v, kind) = node;
        let constant = match kind {
            Kind::Primal => constant(self.unit.body, self.b, v),
            Kind::Shadow => shadow_constant(self.unit, self.b, v, at)?,
        };
        Ok(constant.or_else(|| self.residuals.free.get(&node).copied()))
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
        self.residuals.scopes[scope].memo.insert(node, made);
        Ok(made)
    }

    /// Runs `f` with ops appended to an outer open region.
    fn within<T>(&mut self, scope: usize, f: impl FnOnce(&mut Self) -> T) -> T {
        let open = self.residuals.scopes[scope].open;
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
        match &mut self.residuals.source {
            Source::Ask(needs) => {
                needs.tapes.push((op, ty));
                Ok(self.b.poison(ty))
            }
            Source::Plan(plan) => {
                let plan = *plan;
                let scope = self.residuals.scope_of(self.unit.body.ops[op].parent);
                match plan.slot(SlotKey::Tape(op)) {
                    Some(slot) => Ok(self.slot_in(slot, scope)),
                    None => Err(self.unit.defect(op, "the tape of a call was not kept")),
                }
            }
        }
    }

    /// What an op that was reversed early adds to the adjoint of a value from outside.
    ///
    /// # Errors
    /// If it was not kept, which is a defect.
    pub fn sum(&mut self, op: Op, v: Value) -> Step<Value> {
        let ty = self.unit.derivative_type(v, op)?;
        match &mut self.residuals.source {
            Source::Ask(needs) => {
                needs.sums.push((op, v, ty));
                Ok(self.b.poison(ty))
            }
            Source::Plan(plan) => {
                let plan = *plan;
                let scope = self.residuals.scope_of(self.unit.body.ops[op].parent);
                match plan.slot(SlotKey::Sum(op, v)) {
                    Some(slot) => Ok(self.slot_in(slot, scope)),
                    None => Err(self.unit.defect(op, "the sum of an adjoint was not kept")),
                }
            }
        }
    }

    /// The last iteration number of a loop: trip count − 1, 64 bits.
    pub fn last_iteration(&mut self, op: Op) -> Step<Value> {
        if let Some(count) = count_of(self.unit.body, op) {
            let count = self.primal(count, op)?;
            return Ok(widen(self.b, count));
        }
        match &mut self.residuals.source {
            Source::Ask(needs) => {
                needs.counts.push(op);
                Ok(self.b.poison(Type::I64))
            }
            Source::Plan(plan) => {
                let plan = *plan;
                let scope = self.residuals.scope_of(self.unit.body.ops[op].parent);
                match plan.slot(SlotKey::Count(op)) {
                    Some(slot) => Ok(self.slot_in(slot, scope)),
                    None => Err(self.unit.defect(op, "a loop's trip count was not kept")),
                }
            }
        }
    }
}
