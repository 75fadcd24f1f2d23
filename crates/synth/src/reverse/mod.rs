//! The reverse sweep: regions backwards.
//!
//! Adjoints of SSA values are SSA values: the reverse of an `if` yields the adjoints its arms changed, the
//! reverse of a loop carries them. An absent adjoint is `None`, never a zero that is added.
//!
//! Here are the sweep's state and its walk over regions and ops. `adjoints` holds the adjoints; `branch` and
//! `loops` reverse structure, `early` what the forward sweep reverses, `turns` what runs again. Primal values come from [`crate::residuals`]. The rules of scalars, memory and calls lie beside
//! this module.

mod adjoints;
pub mod again;
mod branch;
mod early;
mod loops;
pub(crate) mod member;
mod turns;

use crate::in_place::{InPlace, common_flags};
use crate::residuals::{Lookup, Residuals, Source};
use crate::speculated::speculated_ops;
use crate::unit::{Step, Unit};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use tapeless_analysis::{ArgActivity, CallKind, call_kind};
use tapeless_ir::{Builder, Control, FastMath, Mem, Op, OpKind, Region, Value};
use tapeless_plan::{Needs, Node, Schedule, SlotId};

/// The reverse sweep under construction.
#[derive(Debug)]
pub struct Reverser<'u, 'a> {
    /// The function.
    pub unit: &'u mut Unit<'a>,
    /// Where ops go.
    pub b: Builder,
    pub(crate) residuals: Residuals<'u>,
    adjoints: adjoints::Adjoints,
    relevant: FxHashSet<Op>,
    pub(crate) speculated: FxHashSet<Op>,
    pub(crate) in_place: InPlace,
    /// Flags of sums of adjoints.
    pub(crate) flags: FastMath,
    /// Whether nothing is reversed: own memory is made ready for the next sweep.
    pub(crate) resets: bool,
    /// The values whose adjoints alone are wanted, while a path is followed.
    pub(crate) path: Option<FxHashSet<Value>>,
}

impl<'u, 'a> Reverser<'u, 'a> {
    /// A sweep that appends to the open region of `b`.
    pub fn new(
        unit: &'u mut Unit<'a>,
        b: Builder,
        source: Source<'u>,
        free: FxHashMap<Node, Value>,
        frame: BTreeMap<SlotId, Value>,
    ) -> Self {
        let residuals = Residuals::new(source, (free, frame), (unit.body.entry(), &b));
        let relevant = unit.relevant_ops();
        let speculated = speculated_ops(unit.body);
        let in_place = InPlace::of(unit, &relevant);
        let flags = common_flags(unit);
        Self {
            unit,
            b,
            residuals,
            adjoints: adjoints::Adjoints::default(),
            in_place,
            flags,
            relevant,
            speculated,
            resets: false,
            path: None,
        }
    }

    /// Leaves out all but what ends with the sweep, which is given no seed.
    pub fn own_memory_only(&mut self) {
        let (unit, body) = (&*self.unit, self.unit.body);
        let mut kept = FxHashSet::default();
        for op in body.op_order().into_iter().rev() {
            let data = &body.ops[op];
            let itself = match &data.kind {
                OpKind::Mem(Mem::Alloca { .. }) => true,
                kind => kind.call().is_some_and(|call| {
                    let kind = call_kind(unit.module, call);
                    matches!(kind, CallKind::Alloc { .. } | CallKind::Defined(_))
                }),
            };
            let mut inside = data.regions.iter().flat_map(|&r| &body.regions[r].ops);
            if self.relevant.contains(&op) && (itself || inside.any(|inner| kept.contains(inner))) {
                kept.insert(op);
            }
        }
        self.relevant = kept;
        self.resets = true;
    }

    /// The residuals, where the sweep stands.
    pub(crate) fn lookup(&mut self) -> Lookup<'_, 'u, 'a> {
        Lookup {
            unit: self.unit,
            b: &mut self.b,
            residuals: &mut self.residuals,
        }
    }

    /// A primal value at reverse time.
    ///
    /// # Errors
    /// If it needs the shadow of something that has none.
    pub fn primal(&mut self, v: Value, at: Op) -> Step<Value> {
        self.lookup().primal(v, at)
    }

    /// The shadow of a pointer at reverse time.
    ///
    /// # Errors
    /// If it points to an active global.
    pub fn shadow(&mut self, v: Value, at: Op) -> Step<Value> {
        self.lookup().shadow(v, at)
    }

    /// Reverses the whole body from the seed of its result; the adjoints of `out` parameters.
    ///
    /// # Errors
    /// If a callee's derivative must be made first.
    pub fn run(&mut self, seed: Option<Value>) -> Step<Vec<Value>> {
        let body = self.unit.body;
        let entry = body.entry();
        self.lookup().fresh_shadows();
        if let (Some(seed), Some(end)) = (seed, body.terminator(entry))
            && let Some(&returned) = body.ops[end].args.first()
        {
            self.add(returned, seed, self.flags);
        }
        self.region(entry)?;
        let mut outs = Vec::new();
        for (&p, activity) in body.params().iter().zip(&self.unit.context.args.clone()) {
            if *activity == ArgActivity::Out {
                let adjoint = self.adjoint(p);
                outs.push(adjoint.unwrap_or_else(|| self.b.zero(body.ty(p))));
            }
        }
        Ok(outs)
    }

    /// What was asked for, after a sweep with [`Source::Ask`].
    pub fn needs(self) -> Needs {
        self.residuals.needs()
    }

    fn region(&mut self, region: Region) -> Step<()> {
        let body = self.unit.body;
        for &op in body.regions[region].ops.iter().rev() {
            if self.relevant.contains(&op) {
                self.op(op)?;
            }
        }
        Ok(())
    }

    fn op(&mut self, op: Op) -> Step<()> {
        let data = &self.unit.body.ops[op];
        self.b.loc = data.loc;
        match &data.kind {
            OpKind::Scalar(scalar) => self.scalar(op, scalar, data),
            OpKind::Mem(mem) if !mem.is_atomic() => self.mem(op, mem, data),
            OpKind::Mem(Mem::Update { access, .. }) => self.updated(op, *access, data),
            OpKind::Call(_) => self.call(op, data),
            OpKind::Control(Control::If | Control::Switch(_)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.branch(op, data))
            }
            OpKind::Control(Control::Loop(info))
                if self.unit.schedules.schedule(op) == Schedule::Early =>
            {
                self.after_early_loop(op, info, data)
            }
            OpKind::Control(Control::Loop(info)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.loop_(op, info, data))
            }
            OpKind::Control(Control::Invoke(_)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.invoke(op, data))
            }
            OpKind::Par(par) => self.member(op, *par, data),
            OpKind::Control(_) => Ok(()),
            OpKind::Mem(_) | OpKind::Host(_) => Err(self.unit.illegal(op)),
        }
    }
}
