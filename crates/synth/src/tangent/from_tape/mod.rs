//! Forward mode from a tape: tangents by what an earlier forward sweep kept. Nothing of the primal runs again.
//!
//! ```text
//! y, tape = augmented(x, dx)   →   for any tangents of x, as often as is asked: dy = tangent(x, dx, tape)
//! ```
//! Scalars have the rules of forward mode. Memory is as the reverse sweep finds it: pointers to shadows lie there already, and
//! floats alone move. Own memory begins with the tangent 0; what is left there when the sweep is done, another function
//! clears ([`crate::adjoint::reset`]), so that other sweeps may follow.

mod calls;
mod control;
mod memory;

use super::Tangent;
use crate::adjoint::{Opened, Sweep, open};
use crate::residuals::{Lookup, Residuals, Source};
use crate::tape;
use crate::unit::{Step, Stop, Unit};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use tapeless_analysis::RetActivity;
use tapeless_ir::{Body, Control, Op, OpKind, Region, Type, Value};
use tapeless_plan::{Needs, Plan, SlotId};

/// What a sweep from a tape goes by.
#[derive(Debug)]
pub(super) struct Tape<'u> {
    residuals: Residuals<'u>,
    /// Ops that do something.
    relevant: FxHashSet<Op>,
    /// The op that the sweep is at.
    at: Op,
    /// Why there is something that it did not find.
    stopped: Option<Stop>,
}

/// What the sweep asks for: one whose residuals come from nowhere.
///
/// # Errors
/// If a callee's derivative must be made first.
pub fn needs(unit: &mut Unit<'_>) -> Step<Needs> {
    let opened = open(unit, Sweep::Tangent);
    let source = Source::Ask(Needs::default());
    let mut sweep = Tangent::from(unit, opened, source, BTreeMap::new())?;
    sweep.results()?;
    let tape = sweep.tape.take();
    Ok(tape.map(|tape| tape.residuals.needs()).unwrap_or_default())
}

/// The tangent from a tape.
///
/// # Errors
/// If a callee's derivative must be made first.
pub fn tangent(unit: &mut Unit<'_>, plan: &Plan, tape: Option<Type>, boxed: bool) -> Step<Body> {
    let mut opened = open(unit, Sweep::Tangent);
    let frame = tape::taken(unit, &mut opened.b, plan, tape, boxed);
    let mut sweep = Tangent::from(unit, opened, Source::Plan(plan), frame)?;
    let results = sweep.results()?;
    let Tangent { mut b, .. } = sweep;
    b.return_(results.as_slice());
    Ok(b.finish())
}

impl<'u, 'a> Tangent<'u, 'a> {
    fn from(
        unit: &'u mut Unit<'a>,
        opened: Opened,
        source: Source<'u>,
        frame: BTreeMap<SlotId, Value>,
    ) -> Step<Self> {
        let entry = unit.body.entry();
        let Opened {
            b, free, tangents, ..
        } = opened;
        let Some(at) = unit.body.terminator(entry) else {
            let ops = unit.body.op_order();
            return Err(unit.defect(ops[0], "a function without an end"));
        };
        let tape = Tape {
            residuals: Residuals::new(source, (free, frame), (entry, &b)),
            relevant: unit.relevant_ops(),
            at,
            stopped: None,
        };
        Ok(Self {
            b,
            primal: FxHashMap::default(),
            second: tangents,
            leaving: Vec::new(),
            tape: Some(tape),
            unit,
        })
    }

    /// The whole body; the tangent of its result, if that is active.
    fn results(&mut self) -> Step<Option<Value>> {
        let body = self.unit.body;
        let entry = body.entry();
        self.lookup(|lookup| {
            lookup.fresh_shadows();
            Ok(())
        })?;
        self.kept_region(entry)?;
        let end = body.terminator(entry);
        let active = self.unit.context.ret == RetActivity::Active;
        let mut result = None;
        if let Some(end) = end.filter(|_| active)
            && let Some(&returned) = body.ops[end].args.first()
        {
            result = Some(self.tangent_of(returned, end)?);
        }
        match self.tape.as_mut().and_then(|tape| tape.stopped.take()) {
            Some(stop) => Err(stop),
            None => Ok(result),
        }
    }

    /// Looks for residuals.
    fn lookup<T>(&mut self, find: impl FnOnce(&mut Lookup<'_, 'u, 'a>) -> Step<T>) -> Step<T> {
        let Some(tape) = &mut self.tape else {
            let at = self.unit.body.op_order()[0];
            return Err(self.unit.defect(at, "a sweep without a tape"));
        };
        find(&mut Lookup {
            residuals: &mut tape.residuals,
            unit: self.unit,
            b: &mut self.b,
        })
    }

    /// A primal value. What keeps the sweep from it, is told when it is done.
    pub(super) fn kept(&mut self, v: Value) -> Value {
        let Some(at) = self.tape.as_ref().map(|tape| tape.at) else {
            return self.b.poison(self.unit.body.ty(v));
        };
        let found = self.lookup(|lookup| lookup.primal(v, at));
        found.unwrap_or_else(|stop| {
            let ty = self.unit.body.ty(v);
            if let Some(tape) = &mut self.tape {
                tape.stopped.get_or_insert(stop);
            }
            self.b.poison(ty)
        })
    }

    /// The shadow of a pointer.
    pub(super) fn kept_shadow(&mut self, v: Value, at: Op) -> Step<Value> {
        self.lookup(|lookup| lookup.shadow(v, at))
    }

    fn enter(&mut self, region: Region, index: Option<Value>) {
        if let Some(tape) = &mut self.tape {
            tape.residuals.enter(region, &self.b, index);
        }
    }

    fn leave(&mut self) {
        if let Some(tape) = &mut self.tape {
            tape.residuals.leave();
        }
    }

    fn kept_region(&mut self, region: Region) -> Step<()> {
        let body = self.unit.body;
        for &op in &body.regions[region].ops {
            let Some(tape) = &mut self.tape else { continue };
            if tape.relevant.contains(&op) {
                tape.at = op;
                self.kept_op(op)?;
            }
        }
        Ok(())
    }

    fn kept_op(&mut self, op: Op) -> Step<()> {
        let data = &self.unit.body.ops[op];
        self.b.loc = data.loc;
        match &data.kind {
            OpKind::Scalar(scalar) => self.scalar(op, scalar, data),
            OpKind::Mem(mem) if !mem.is_atomic() => self.kept_mem(op, mem, data),
            OpKind::Call(_) => self.kept_call(op, data),
            OpKind::Control(Control::If | Control::Switch(_)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.kept_branch(op, data))
            }
            OpKind::Control(Control::Loop(info)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.kept_loop(op, info, data))
            }
            OpKind::Control(Control::Invoke(_)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.kept_invoke(op, data))
            }
            OpKind::Control(_) => Ok(()),
            OpKind::Mem(_) | OpKind::Par(_) | OpKind::Host(_) => Err(self.unit.illegal(op)),
        }
    }
}
