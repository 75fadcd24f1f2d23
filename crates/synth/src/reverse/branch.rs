//! `if` and `switch` backwards: the same branch, whose arms yield the adjoints that they changed. An `invoke` is a call.

use super::Reverser;
use crate::unit::Step;
use rustc_hash::FxHashMap;
use tapeless_ir::{Body, Control, Op, OpData, OpKind, Region, Type, Value};

/// The reverse of an arm, not ended yet.
struct Arm {
    primal: Region,
    new: Region,
    /// Adjoints as it leaves them.
    changed: FxHashMap<Value, Option<Value>>,
    /// Whether the primal arm yields.
    comes_back: bool,
}

impl Reverser<'_, '_> {
    /// Each arm backwards; the adjoints that an arm changed are yielded.
    pub(super) fn branch(&mut self, op: Op, data: &OpData) -> Step<()> {
        let selector = self.primal(data.args[0], op)?;
        let seeds: Vec<Option<Value>> = data.results.iter().map(|&r| self.take(r)).collect();
        let mut arms = Vec::new();
        for &region in &data.regions {
            arms.push(self.arm(region, &seeds)?);
        }
        let outer = changed_outside(self.unit.body, &arms);
        let mut types = Vec::new();
        for &v in &outer {
            types.push(self.unit.derivative_type(v, op)?);
        }
        for arm in &arms {
            self.end_arm(arm, &outer, &types);
        }
        let regions: Vec<Region> = arms.iter().map(|a| a.new).collect();
        let is_empty = |&r: &Region| self.b.body.regions[r].ops.len() == 1;
        if types.is_empty() && regions.iter().all(is_empty) {
            return Ok(());
        }
        self.b.loc = data.loc;
        let new = self
            .b
            .push_with(data.kind.clone(), &[selector], &types, &regions);
        let made = self.b.body.ops[new].results.to_vec();
        for (&v, &to) in outer.iter().zip(&made) {
            self.set(v, Some(to));
        }
        Ok(())
    }

    /// Only the way on which the call came back has a reverse: its ops, then the call.
    pub(super) fn invoke(&mut self, op: Op, data: &OpData) -> Step<()> {
        let (body, normal) = (self.unit.body, data.regions[0]);
        if !body.yields(normal) {
            return Ok(());
        }
        let seeds: Vec<Option<Value>> = data.results.iter().map(|&r| self.take(r)).collect();
        self.residuals.enter(normal, &self.b, None);
        if let Some(end) = body.terminator(normal) {
            for (&v, seed) in body.ops[end].args.iter().zip(seeds) {
                if let Some(seed) = seed {
                    self.add(v, seed, self.flags);
                }
            }
        }
        self.region(normal)?;
        self.call(op, data)?;
        self.residuals.leave();
        Ok(())
    }

    /// One arm backwards, from the adjoints of the branch's results.
    fn arm(&mut self, primal: Region, seeds: &[Option<Value>]) -> Step<Arm> {
        let body = self.unit.body;
        let new = self.b.begin(&[]);
        self.residuals.enter(primal, &self.b, None);
        self.adjoints.enter();
        let end = body.terminator(primal).map(|end| &body.ops[end]);
        let comes_back = body.yields(primal);
        if let Some(end) = end.filter(|_| comes_back) {
            for (&v, &seed) in end.args.iter().zip(seeds) {
                if let Some(seed) = seed {
                    self.add(v, seed, self.flags);
                }
            }
            self.region(primal)?;
        }
        let changed = self.adjoints.leave();
        self.residuals.leave();
        self.b.end();
        Ok(Arm {
            primal,
            new,
            changed,
            comes_back,
        })
    }

    /// Yields the adjoints of `outer`: as the arm leaves them, or else as they were before.
    fn end_arm(&mut self, arm: &Arm, outer: &[Value], types: &[Type]) {
        if !arm.comes_back {
            self.b.push_in(
                arm.new,
                OpKind::Control(Control::Unreachable),
                &[],
                &[],
                &[],
            );
            return;
        }
        let mut args = Vec::new();
        for (v, &ty) in outer.iter().zip(types) {
            let changed = arm.changed.get(v).copied().flatten();
            let adjoint = changed.or_else(|| self.adjoint(*v));
            args.push(adjoint.unwrap_or_else(|| self.b.zero(ty)));
        }
        self.b
            .push_in(arm.new, OpKind::Control(Control::Yield), &args, &[], &[]);
    }
}

/// Values from outside the branch whose adjoints some arm changed, in order.
fn changed_outside(body: &Body, arms: &[Arm]) -> Vec<Value> {
    let mut outer: Vec<Value> = Vec::new();
    for arm in arms {
        let is_inner = |v| {
            body.def_region(v)
                .is_some_and(|r| body.encloses(arm.primal, r))
        };
        let changed = arm.changed.iter().filter(|(_, x)| x.is_some());
        outer.extend(changed.map(|(&v, _)| v).filter(|&v| !is_inner(v)));
    }
    outer.sort_unstable();
    outer.dedup();
    outer
}
