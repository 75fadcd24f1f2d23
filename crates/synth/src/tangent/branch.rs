//! `if` and `switch` in forward mode: each arm also yields second values.

use super::Tangent;
use crate::unit::Step;
use tapeless_ir::{Control, Op, OpData, OpKind, Region, Type};

impl Tangent<'_, '_> {
    pub(super) fn branch(&mut self, op: Op, data: &OpData) -> Step<()> {
        let doubled = self.doubled(&data.results);
        let types = self.result_types(op, data, &doubled)?;
        let mut regions = Vec::new();
        for &region in &data.regions {
            let new = self.b.begin(&[]);
            self.region(region)?;
            self.end_region(op, region, &doubled)?;
            self.b.end();
            regions.push(new);
        }
        let selector = self.get(data.args[0]);
        self.b.loc = data.loc;
        let new = self
            .b
            .push_with(data.kind.clone(), &[selector], &types, &regions);
        self.b.set_origin(new, data.origin);
        self.bind_results(new, data, &doubled);
        Ok(())
    }

    /// The types of an op's results, and of the second ones beside the chosen.
    pub(super) fn result_types(&self, op: Op, data: &OpData, doubled: &[usize]) -> Step<Vec<Type>> {
        let body = self.unit.body;
        let mut types: Vec<Type> = data.results.iter().map(|&r| body.ty(r)).collect();
        for &i in doubled {
            types.push(self.second_type(data.results[i], op)?);
        }
        Ok(types)
    }

    /// Binds results and second results.
    pub(super) fn bind_results(&mut self, new: Op, data: &OpData, doubled: &[usize]) {
        let made = self.b.body.ops[new].results.to_vec();
        self.primal
            .extend(data.results.iter().copied().zip(made.iter().copied()));
        let second = doubled.iter().map(|&i| data.results[i]);
        self.second
            .extend(second.zip(made[data.results.len()..].iter().copied()));
    }

    /// Ends a region as the primal's ends, with second values for the chosen results of the op.
    pub(super) fn end_region(&mut self, op: Op, region: Region, doubled: &[usize]) -> Step<()> {
        let body = self.unit.body;
        let Some(end) = body.terminator(region) else {
            return Err(self.unit.defect(op, "a region without an end"));
        };
        let data = &body.ops[end];
        let mut args = self.handed(data);
        if matches!(data.kind, OpKind::Control(Control::Yield)) {
            for &i in doubled {
                args.push(self.second_as(data.args[i], body.ops[op].results[i], end)?);
            }
        }
        let new = self.b.push(data.kind.clone(), &args, &[]);
        self.b.set_origin(new, data.origin);
        Ok(())
    }
}
