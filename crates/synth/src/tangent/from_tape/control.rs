//! Branches, loops and calls that may throw, from a tape: which way they went, and how often.

use super::super::Tangent;
use crate::unit::Step;
use tapeless_ir::ops::LoopInfo;
use tapeless_ir::{Control, IntBin, IntPred, Op, OpData, OpKind, Region, Type, Value};

impl Tangent<'_, '_> {
    /// The floats with a tangent among some values.
    fn active(&self, values: &[Value]) -> Vec<usize> {
        let is_active = |&i: &usize| self.unit.is_active(values[i]);
        (0..values.len()).filter(is_active).collect()
    }

    /// The tangents of what becomes some of the others.
    fn tangents(
        &mut self,
        (values, of): (&[Value], &[Value]),
        chosen: &[usize],
        at: Op,
    ) -> Step<Vec<Value>> {
        let chosen = chosen.iter();
        chosen
            .map(|&i| self.second_as(values[i], of[i], at))
            .collect()
    }

    /// The same branch, whose arms yield tangents.
    pub(super) fn kept_branch(&mut self, op: Op, data: &OpData) -> Step<()> {
        let selector = self.get(data.args[0]);
        let active = self.active(&data.results);
        let mut regions = Vec::new();
        for &region in &data.regions {
            regions.push(self.kept_arm(region, (&data.results, &active))?);
        }
        let is_empty = |&r: &Region| self.b.body.regions[r].ops.len() == 1;
        if active.is_empty() && regions.iter().all(is_empty) {
            return Ok(());
        }
        let mut types = Vec::new();
        for &i in &active {
            types.push(self.second_type(data.results[i], op)?);
        }
        self.b.loc = data.loc;
        let kind = data.kind.clone();
        let new = self.b.push_with(kind, &[selector], &types, &regions);
        let made = self.b.body.ops[new].results.to_vec();
        let results = active.iter().map(|&i| data.results[i]);
        self.second.extend(results.zip(made));
        Ok(())
    }

    fn kept_arm(
        &mut self,
        primal: Region,
        (results, active): (&[Value], &[usize]),
    ) -> Step<Region> {
        let body = self.unit.body;
        let new = self.b.begin(&[]);
        self.enter(primal, None);
        let end = body.terminator(primal).filter(|_| body.yields(primal));
        match end {
            Some(end) => {
                self.kept_region(primal)?;
                let args = self.tangents((&body.ops[end].args, results), active, end)?;
                self.b.yield_(&args);
            }
            None => {
                self.b.push(OpKind::Control(Control::Unreachable), &[], &[]);
                self.b.end();
            }
        }
        self.leave();
        Ok(new)
    }

    /// The way on which the call came back.
    pub(super) fn kept_invoke(&mut self, op: Op, data: &OpData) -> Step<()> {
        let (body, normal) = (self.unit.body, data.regions[0]);
        let Some(end) = body.terminator(normal).filter(|_| body.yields(normal)) else {
            return Ok(());
        };
        self.enter(normal, None);
        self.kept_call(op, data)?;
        self.kept_region(normal)?;
        let active = self.active(&data.results);
        let args = self.tangents((&body.ops[end].args, &data.results), &active, end)?;
        self.leave();
        let results = active.iter().map(|&i| data.results[i]);
        self.second.extend(results.zip(args));
        Ok(())
    }

    /// As many iterations as there were, carrying tangents.
    pub(super) fn kept_loop(&mut self, op: Op, info: &LoopInfo, data: &OpData) -> Step<()> {
        let (body, region) = (self.unit.body, data.regions[0]);
        let end = body.terminator(region).filter(|&end| {
            let kind = &body.ops[end].kind;
            matches!(kind, OpKind::Control(Control::Repeat { .. }))
        });
        let Some(end) = end else { return Ok(()) };
        let formal = &body.regions[region].params;
        let (next, left) = body.ops[end].args[1..].split_at(info.params as usize);
        let (carried, active) = (self.active(formal), self.active(&data.results));
        let last = self.lookup(|lookup| lookup.last_iteration(op))?;
        let mut inits = vec![self.b.i64(0)];
        inits.extend(self.tangents((&data.args, formal), &carried, op)?);
        let types: Vec<Type> = inits.iter().map(|&v| self.b.body.ty(v)).collect();
        let new = self.b.begin(&types);
        let params = self.b.body.regions[new].params.to_vec();
        self.enter(region, Some(params[0]));
        let tangents = carried.iter().map(|&i| formal[i]);
        self.second
            .extend(tangents.zip(params[1..].iter().copied()));
        self.kept_region(region)?;
        let one = self.b.i64(1);
        let mut steps = vec![self.b.int_bin(IntBin::Add, params[0], one)];
        steps.extend(self.tangents((next, formal), &carried, end)?);
        let results = self.tangents((left, &data.results), &active, end)?;
        self.leave();
        let more = self.b.icmp(IntPred::Ne, params[0], last);
        let Some(new) = self.b.repeat(false, more, &steps, &results) else {
            return Ok(());
        };
        let shape = LoopInfo {
            params: inits.len() as u32,
            counted: true,
            stepped: [0].into_iter().collect(),
        };
        inits.extend([last, one]);
        self.b.loc = data.loc;
        let made = self.b.loop_(shape, &inits, new);
        let made = self.b.body.ops[made].results.to_vec();
        let results = active.iter().map(|&i| data.results[i]);
        self.second.extend(results.zip(made));
        Ok(())
    }
}
