//! The reverse sweep: regions backwards.
//!
//! Adjoints of SSA values are SSA values: the reverse of an `if` yields the adjoints its arms changed, the
//! reverse of a loop carries them. An absent adjoint is `None`, never a zero that is added.
//!
//! Here are the sweep's state and its walk over regions and ops. `adjoints` holds the adjoints; `branch` and
//! `loops` reverse structure; `residuals` finds primal values, `recompute` makes them again and `slot` reads
//! those that were kept. The rules of scalars, memory and calls lie beside this module.

mod adjoints;
pub mod again;
mod branch;
mod loops;
mod recompute;
mod residuals;
mod slot;

pub use residuals::Residuals;

use crate::in_place::{InPlace, common_flags};
use crate::shadow::shadow_alloca;
use crate::speculated::speculated_ops;
use crate::unit::{Step, Unit};
use residuals::Scope;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use tapeless_analysis::ArgActivity;
use tapeless_ir::{Builder, Control, FastMath, Mem, Op, OpKind, Region, Value};
use tapeless_plan::classify::is_fresh_shadow;
use tapeless_plan::{Kind, Needs, Node, SlotId};

/// The reverse sweep under construction.
#[derive(Debug)]
pub struct Reverser<'u, 'a> {
    /// The function.
    pub unit: &'u mut Unit<'a>,
    /// Where ops go.
    pub b: Builder,
    residuals: Residuals<'u>,
    /// Parameters of the function and shadows of fresh objects.
    free: FxHashMap<Node, Value>,
    /// SSA slots of the body region.
    frame: BTreeMap<SlotId, Value>,
    scopes: Vec<Scope>,
    adjoints: adjoints::Adjoints,
    relevant: FxHashSet<Op>,
    pub(crate) speculated: FxHashSet<Op>,
    pub(crate) in_place: InPlace,
    /// Flags of sums of adjoints.
    pub(crate) flags: FastMath,
    asked: FxHashSet<Node>,
}

impl<'u, 'a> Reverser<'u, 'a> {
    /// A sweep that appends to the open region of `b`.
    pub fn new(
        unit: &'u mut Unit<'a>,
        b: Builder,
        residuals: Residuals<'u>,
        free: FxHashMap<Node, Value>,
        frame: BTreeMap<SlotId, Value>,
    ) -> Self {
        let relevant = unit.relevant_ops();
        let speculated = speculated_ops(unit.body);
        let in_place = InPlace::of(unit, &relevant);
        let flags = common_flags(unit);
        let mut sweep = Self {
            unit,
            b,
            residuals,
            free,
            frame,
            scopes: Vec::new(),
            adjoints: adjoints::Adjoints::default(),
            in_place,
            flags,
            relevant,
            speculated,
            asked: FxHashSet::default(),
        };
        let entry = sweep.unit.body.entry();
        sweep.enter(entry, None);
        sweep
    }

    /// Reverses the whole body from the seed of its result; the adjoints of `out` parameters.
    ///
    /// # Errors
    /// If a callee's derivative must be made first.
    pub fn run(&mut self, seed: Option<Value>) -> Step<Vec<Value>> {
        let body = self.unit.body;
        let entry = body.entry();
        self.fresh_shadows();
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

    /// What was asked for, after a sweep with [`Residuals::Ask`].
    pub fn needs(self) -> Needs {
        match self.residuals {
            Residuals::Ask(needs) => needs,
            Residuals::Plan(_) => Needs::default(),
        }
    }

    /// Shadows of stack objects that the reverse function makes itself.
    fn fresh_shadows(&mut self) {
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
                let shadow = shadow_alloca(&mut self.b, (&data.kind, body.ty(v)), *size, n);
                self.free.insert((v, Kind::Shadow), shadow);
            }
        }
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
            OpKind::Call(_) => self.call(op, data),
            OpKind::Control(Control::If | Control::Switch(_)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.branch(op, data))
            }
            OpKind::Control(Control::Loop(info)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.loop_(op, info, data))
            }
            OpKind::Control(Control::Invoke(_)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.invoke(op, data))
            }
            OpKind::Control(_) => Ok(()),
            OpKind::Mem(_) | OpKind::Host(_) => Err(self.unit.illegal(op)),
        }
    }
}
