//! What the forward sweep clones as it is: ops without a derivative, diverging regions, handlers of exceptions.

use super::Recorder;
use crate::unit::Step;
use tapeless_ir::{Op, Region, Type};
use tapeless_plan::Kind;
use tapeless_plan::relevant::ends_stack_memory;

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

    pub(super) fn bind_params(&mut self, old: Region, new: Region) {
        let params = self.b.body.regions[new].params.clone();
        for (&v, &to) in self.unit.body.regions[old].params.iter().zip(&params) {
            self.env.bind(v, Kind::Primal, to);
        }
    }

    /// Clones a region op by op, terminator included, without shadows.
    pub(super) fn plain_region(&mut self, region: Region) -> Step<()> {
        self.plain_ops(region)?;
        let end = self.unit.body.terminator(region);
        end.map_or(Ok(()), |end| self.plain_op(end))
    }

    /// The same, without its end.
    pub(super) fn plain_ops(&mut self, region: Region) -> Step<()> {
        let body = self.unit.body;
        for &op in &body.regions[region].ops {
            let kind = &body.ops[op].kind;
            if !kind.is_terminator() && !ends_stack_memory(kind) {
                self.plain_op(op)?;
            }
        }
        Ok(())
    }

    pub(super) fn plain_op(&mut self, op: Op) -> Step<()> {
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
}
