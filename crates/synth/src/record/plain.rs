//! What the forward sweep clones as it is: ops without a derivative, diverging regions, inactive `invoke`s.

use super::Recorder;
use crate::calls::Schedule;
use crate::unit::Step;
use tapeless_ir::{Op, OpData, Region, Type};
use tapeless_plan::Kind;

impl Recorder<'_, '_> {
    /// Diverging regions are cloned as they are: no derivative leaves them.
    pub(super) fn diverging(&mut self) -> Step<()> {
        let body = self.unit.body;
        for &region in &body.diverging {
            let types: Vec<Type> = body.regions[region]
                .params
                .iter()
                .map(|&p| body.ty(p))
                .collect();
            let new = self.b.begin(&types);
            self.bind_params(region, new);
            self.plain_region(region)?;
            self.b.end();
            self.b.body.diverging.push(new);
        }
        Ok(())
    }

    fn bind_params(&mut self, old: Region, new: Region) {
        let params = self.b.body.regions[new].params.clone();
        for (&v, &to) in self.unit.body.regions[old].params.iter().zip(&params) {
            self.env.bind(v, Kind::Primal, to);
        }
    }

    /// Clones a region op by op, terminator included, without shadows.
    fn plain_region(&mut self, region: Region) -> Step<()> {
        let body = self.unit.body;
        for &op in &body.regions[region].ops {
            self.plain_op(op)?;
        }
        Ok(())
    }

    fn plain_op(&mut self, op: Op) -> Step<()> {
        let body = self.unit.body;
        let mut regions = Vec::new();
        for &inner in &body.ops[op].regions {
            let types: Vec<Type> = body.regions[inner]
                .params
                .iter()
                .map(|&p| body.ty(p))
                .collect();
            let new = self.b.begin(&types);
            self.bind_params(inner, new);
            stacker::maybe_grow(1 << 16, 1 << 20, || self.plain_region(inner))?;
            self.b.end();
            regions.push(new);
        }
        self.clone_op(op, &regions);
        Ok(())
    }

    /// Clones an op with its operands mapped; its results are bound.
    pub(super) fn clone_op(&mut self, op: Op, regions: &[Region]) -> Op {
        let data = &self.unit.body.ops[op];
        let args = self.primals(&data.args);
        let results: Vec<Type> = data.results.iter().map(|&r| self.unit.body.ty(r)).collect();
        self.b.loc = data.loc;
        let new = self
            .b
            .push_with(data.kind.clone(), &args, &results, regions);
        self.b.set_origin(new, data.origin);
        self.bind_results(&data.results, new);
        new
    }

    /// An inactive call that may unwind is cloned with its arms; nothing active may lie in them.
    pub(super) fn invoke(&mut self, op: Op, data: &OpData) -> Step<()> {
        let active = self
            .unit
            .body
            .ops_within(data.regions[0])
            .into_iter()
            .any(|inner| {
                let results = &self.unit.body.ops[inner].results;
                results
                    .iter()
                    .any(|&r| self.unit.is_active(r) || self.unit.has_shadow(r))
            });
        if active || !matches!(crate::calls::schedule(self.unit, op)?, Schedule::Plain) {
            return Err(self.unit.unsupported(op, "an active call that may throw"));
        }
        self.plain_op(op)
    }
}
