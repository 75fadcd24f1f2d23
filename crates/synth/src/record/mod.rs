//! The forward sweep: the primal once, its shadows, and what the plan keeps.
//!
//! Here are the sweep's state and its walk over regions and ops. `env` maps values; `plain` clones what has no
//! derivative; `pointer`, `memory` and `copy` make shadows; `branch`, `loops` and `calls` record structure;
//! `early` is what is reversed at once; `residual`, `bound`, `entered`, `growing` and `listed` put residuals into their slots.

mod bound;
mod branch;
mod calls;
mod copy;
mod early;
mod entered;
mod env;
mod growing;
mod invoke;
mod listed;
mod loops;
mod memory;
mod plain;
mod pointer;
pub mod residual;

pub use env::{Env, constant};

use crate::reverse::member::shadow_share;
use crate::shadow::shadow_constant;
use crate::unit::{Step, Unit};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tapeless_ir::{Builder, Control, Op, OpKind, Par, Region, Value};
use tapeless_plan::relevant::ends_stack_memory;
use tapeless_plan::{Kind, Plan, Schedule, SlotId};

/// The forward sweep under construction.
#[derive(Debug)]
pub struct Recorder<'u, 'a> {
    /// The function.
    pub unit: &'u mut Unit<'a>,
    /// What is kept.
    pub plan: &'u Plan,
    /// Where ops go.
    pub b: Builder,
    /// Values made so far.
    pub env: Env,
    /// SSA slots filled in each open region, outermost first.
    pub(crate) produced: Vec<BTreeMap<SlotId, Value>>,
    /// Pointers of arrays, by their slots.
    arrays: FxHashMap<SlotId, Value>,
    /// Iteration number of each open loop.
    indices: FxHashMap<Op, Value>,
    /// The most iterations of a loop (first) in any iteration of another (second).
    bounds: FxHashMap<(Op, Op), Value>,
    /// Elements that the growing arrays of each open loop have room for.
    rooms: FxHashMap<Op, Value>,
    /// Where the state of each list of places is.
    lists: FxHashMap<SlotId, Value>,
    /// The body of the innermost loop around whose iterations have sweeps of their own: what belongs to others is not kept.
    pub(crate) turn: Option<Region>,
    /// The loop of which an iteration runs again: what that writes for others is left out.
    pub(crate) again: Option<Op>,
    /// Values with adjoints that are known: the function's result; sums that an iteration hands on, of the innermost that is reversed
    /// early.
    pub(crate) sinks: Vec<Vec<(Value, Value)>>,
}

impl<'u, 'a> Recorder<'u, 'a> {
    /// A sweep that appends to `b`, whose function parameters are bound in `env`.
    pub fn new(unit: &'u mut Unit<'a>, plan: &'u Plan, b: Builder, env: Env) -> Self {
        Self {
            unit,
            plan,
            b,
            env,
            produced: vec![BTreeMap::new()],
            arrays: FxHashMap::default(),
            indices: FxHashMap::default(),
            bounds: FxHashMap::default(),
            rooms: FxHashMap::default(),
            lists: FxHashMap::default(),
            turn: None,
            again: None,
            sinks: Vec::new(),
        }
    }

    /// The adjoint of the function's result is known.
    pub fn seeded(mut self, seed: Option<Value>) -> Self {
        let body = self.unit.body;
        let end = body.terminator(body.entry());
        let returned = end.and_then(|end| body.ops[end].args.first().copied());
        self.sinks.push(returned.zip(seed).into_iter().collect());
        self
    }

    /// The whole primal; the frame of the body region and the returned values.
    ///
    /// # Errors
    /// If a callee's derivative must be made first.
    pub fn run(&mut self) -> Step<(BTreeMap<SlotId, Value>, Vec<Value>)> {
        self.diverging()?;
        let entry = self.unit.body.entry();
        self.open_lists();
        self.region(entry)?;
        self.close_lists();
        let returned = match self.unit.body.terminator(entry) {
            Some(end) => self.unit.body.ops[end].args.clone(),
            None => Default::default(),
        };
        let returned = returned.iter().map(|&v| self.primal(v)).collect();
        self.unit.check_complete()?;
        let frame = self.produced.pop().unwrap_or_default();
        Ok((frame, returned))
    }

    pub(crate) fn region(&mut self, region: Region) -> Step<()> {
        let body = self.unit.body;
        for &op in &body.regions[region].ops {
            if !body.ops[op].kind.is_terminator() {
                self.op(op)?;
            }
        }
        Ok(())
    }

    fn op(&mut self, op: Op) -> Step<()> {
        let body = self.unit.body;
        let data = &body.ops[op];
        let is_left_out = |of| self.unit.schedules.is_left_out(self.unit.case, of, op);
        if ends_stack_memory(&data.kind) || self.again.is_some_and(is_left_out) {
            return Ok(());
        }
        match &data.kind {
            OpKind::Scalar(_) => {
                self.clone_op(op, &[]);
                self.shadow_scalar(op, data)?;
            }
            OpKind::Mem(mem) if mem.is_atomic() => {
                self.clone_op(op, &[]);
            }
            OpKind::Mem(mem) => self.mem(op, mem, data)?,
            OpKind::Call(_) => self.call(op, data)?,
            OpKind::Par(par) => {
                self.clone_op(op, &[]);
                if *par == Par::Share && self.unit.has_shadow(data.results[0]) {
                    let is_own = self.primal(data.args[1]);
                    let shadow = self.shadow_or_null(data.args[0], op)?;
                    let shared = shadow_share(&mut self.b, shadow, is_own);
                    self.env.bind(data.results[0], Kind::Shadow, shared);
                }
            }
            OpKind::Host(_) => {
                self.clone_op(op, &[]);
            }
            OpKind::Control(Control::If | Control::Switch(_)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.branch(op, data))?;
            }
            OpKind::Control(Control::Loop(info))
                if self.unit.schedules.schedule(op) == Schedule::Early =>
            {
                self.early_loop(op, info, data)?;
            }
            OpKind::Control(Control::Loop(info)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.loop_(op, info, data))?;
            }
            OpKind::Control(Control::Invoke(_)) => self.invoke(op, data)?,
            OpKind::Control(_) => {
                self.clone_op(op, &[]);
            }
        }
        self.keep_results(op)
    }

    /// The primal value in the new function.
    pub fn primal(&mut self, v: Value) -> Value {
        if let Some(c) = constant(self.unit.body, &mut self.b, v) {
            return c;
        }
        let ty = self.unit.body.ty(v);
        self.env.get(v, Kind::Primal).unwrap_or_else(|| {
            self.unit.missed.get_or_insert(self.b.loc);
            self.b.poison(ty)
        })
    }

    fn primals(&mut self, values: &[Value]) -> Vec<Value> {
        values.iter().map(|&v| self.primal(v)).collect()
    }

    /// The shadow of a pointer in the new function.
    ///
    /// # Errors
    /// If it points to an active global.
    pub fn shadow(&mut self, v: Value, at: Op) -> Step<Value> {
        if let Some(s) = shadow_constant(self.unit, &mut self.b, v, at)? {
            return Ok(s);
        }
        self.env
            .get(v, Kind::Shadow)
            .ok_or_else(|| self.unit.illegal(at))
    }

    /// The shadow of a pointer that may be inactive.
    fn shadow_or_null(&mut self, v: Value, at: Op) -> Step<Value> {
        if self.unit.has_shadow(v) {
            self.shadow(v, at)
        } else {
            Ok(self.b.zero(self.unit.body.ty(v)))
        }
    }

    /// Which of some values have a shadow beside them.
    fn shadowed(&self, values: &[Value]) -> Vec<usize> {
        let has_shadow = |&i: &usize| self.unit.has_shadow(values[i]);
        (0..values.len()).filter(has_shadow).collect()
    }

    /// Binds the results of a new op to those of a primal one; the rest of the new results.
    fn bind_results(&mut self, results: &[Value], new: Op) -> Vec<Value> {
        let made = self.b.body.ops[new].results.to_vec();
        for (&r, &to) in results.iter().zip(&made) {
            self.env.bind(r, Kind::Primal, to);
        }
        made[results.len()..].to_vec()
    }
}
