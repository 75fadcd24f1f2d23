//! Forward mode: primal and tangent side by side, in one sweep.
//!
//! Memory carries its tangent in the shadow: loads load both, stores store both. A tangent that is
//! absent is zero.
//!
//! Here are the sweep's state and its walk over regions and ops. `values` maps values and says which have a second
//! one; `from_tape` is the sweep that rests on an earlier one; `plain` clones what has no tangent; `sets` says on which inputs values depend, in the place of tangents, `traced` what it does as it runs; `scalar`, `bits`, `pointer`, `memory` and `calls` are the rules; `branch`,
//! `loops` and `invoke` the structure; `leaving` the ways that leave the function.

mod bits;
mod branch;
mod calls;
pub mod from_tape;
mod invoke;
mod leaving;
mod loops;
mod memory;
mod plain;
mod pointer;
mod scalar;
pub mod sets;
pub mod traced;
mod values;

use crate::memory::list;
use crate::reverse::member::shadow_share;
use crate::signature::params;
use crate::unit::{Step, Unit};
use rustc_hash::FxHashMap;
use tapeless_analysis::{ArgActivity, RetActivity};
use tapeless_ir::{Body, Builder, Control, Mem, Op, OpKind, Packer, Par, Region, Value};

/// The tangent of the unit's function.
///
/// # Errors
/// If a callee's derivative must be made first.
pub fn tangent(unit: &mut Unit<'_>) -> Step<Body> {
    let types = params(unit.context, &unit.function.sig);
    let mut b = Builder::new(&types);
    b.loc = unit.function.loc;
    let mut sweep = Tangent {
        b,
        primal: FxHashMap::default(),
        second: FxHashMap::default(),
        leaving: Vec::new(),
        tape: None,
        unit,
    };
    sweep.bind_params();
    sweep.diverging();
    let entry = sweep.unit.body.entry();
    sweep.region(entry)?;
    sweep.finish(entry)
}

#[derive(Debug)]
struct Tangent<'u, 'a> {
    unit: &'u mut Unit<'a>,
    b: Builder,
    primal: FxHashMap<Value, Value>,
    /// Tangents of active values, shadows of pointers.
    second: FxHashMap<Value, Value>,
    /// The parameters of each diverging region that have shadows.
    leaving: Vec<Vec<usize>>,
    /// The tape that primal values come from; else they are computed.
    tape: Option<from_tape::Tape<'u>>,
}

impl Tangent<'_, '_> {
    fn bind_params(&mut self) {
        let formal = self.b.body.params().to_vec();
        let mut next = formal.into_iter();
        for (&p, activity) in self.unit.body.params().iter().zip(&self.unit.context.args) {
            self.primal.extend(next.next().map(|v| (p, v)));
            if *activity != ArgActivity::Const {
                self.second.extend(next.next().map(|v| (p, v)));
            }
        }
        let given = self.unit.context.listed.then(|| next.next()).flatten();
        let listed = self.unit.listed;
        self.unit.list = given.or_else(|| listed.map(|_| list::open(&mut self.b, listed, false)));
    }

    fn region(&mut self, region: Region) -> Step<()> {
        let body = self.unit.body;
        for &op in &body.regions[region].ops {
            if !body.ops[op].kind.is_terminator() {
                self.op(op)?;
            }
        }
        Ok(())
    }

    fn op(&mut self, op: Op) -> Step<()> {
        self.derived(op)?;
        self.trace_values(op)
    }

    fn derived(&mut self, op: Op) -> Step<()> {
        let data = &self.unit.body.ops[op];
        match &data.kind {
            OpKind::Scalar(scalar) => {
                self.clone_op(op, &[]);
                self.scalar(op, scalar, data)
            }
            OpKind::Mem(mem) if !mem.is_atomic() => self.mem(op, mem, data),
            OpKind::Mem(Mem::Update { .. }) => self.updated(op, data),
            OpKind::Par(Par::Share) if self.unit.has_shadow(data.results[0]) => {
                self.plain(op);
                let (shadow, is_own) = (self.shadow(data.args[0], op)?, self.get(data.args[1]));
                let shared = shadow_share(&mut self.b, shadow, is_own);
                self.second.insert(data.results[0], shared);
                Ok(())
            }
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
            _ => {
                self.plain(op);
                Ok(())
            }
        }
    }

    fn finish(mut self, entry: Region) -> Step<Body> {
        let body = self.unit.body;
        let end = body.terminator(entry);
        if let Some(kind) = self.unit.never_returns() {
            let args = end.map(|end| body.ops[end].args.as_slice());
            let args: Vec<Value> = args
                .unwrap_or_default()
                .iter()
                .map(|&v| self.get(v))
                .collect();
            self.unit.check_complete()?;
            self.b.push(OpKind::Control(kind), &args, &[]);
            return Ok(self.b.finish());
        }
        let mut results = Vec::new();
        if let Some(end) = end {
            let returned = body.ops[end].args.first().copied();
            if let Some(v) = returned {
                if self.unit.context.primal_ret {
                    results.push(self.get(v));
                }
                if self.unit.context.ret != RetActivity::Const {
                    results.push(self.second_of(v, end)?);
                }
            }
        }
        self.unit.check_complete()?;
        if let (false, Some(listed), Some(list)) =
            (self.unit.context.listed, self.unit.listed, self.unit.list)
        {
            list::work_off(&mut self.b, self.unit.module, listed, list);
        }
        let packed = Packer {
            module: self.unit.module,
            b: &mut self.b,
        }
        .pack(&results);
        self.b.return_(packed.as_slice());
        Ok(self.b.finish())
    }
}
