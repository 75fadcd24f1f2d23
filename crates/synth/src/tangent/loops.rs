//! Loops in forward mode: they carry and yield second values too.

use super::Tangent;
use crate::unit::Step;
use tapeless_ir::ops::LoopInfo;
use tapeless_ir::{Control, Op, OpData, OpKind, Region, Type, Value};

impl Tangent<'_, '_> {
    pub(super) fn loop_(&mut self, op: Op, info: &LoopInfo, data: &OpData) -> Step<()> {
        let region = data.regions[0];
        let formal = &self.unit.body.regions[region].params;
        let n = info.params as usize;
        let doubled = self.doubled(&formal[..n]);
        let mut operands = self.gets(info.inits(&data.args));
        for &i in &doubled {
            operands.push(self.second_as(data.args[i], formal[i], op)?);
        }
        let new = self.begin_loop(formal, &doubled, &operands);
        self.region(region)?;
        let results = self.doubled(&data.results);
        self.end_loop(op, region, n, &doubled, &results)?;
        self.b.end();
        operands.extend(self.gets(&data.args[n..]));
        let shape = LoopInfo {
            params: (n + doubled.len()) as u32,
            ..info.clone()
        };
        let types = self.result_types(op, data, &results)?;
        self.b.loc = data.loc;
        let made = self.b.push_with(
            OpKind::Control(Control::Loop(shape)),
            &operands,
            &types,
            &[new],
        );
        self.b.set_origin(made, data.origin);
        self.bind_results(made, data, &results);
        Ok(())
    }

    /// Begins the new body and binds what it carries.
    fn begin_loop(&mut self, formal: &[Value], doubled: &[usize], inits: &[Value]) -> Region {
        let types: Vec<Type> = inits.iter().map(|&v| self.b.body.ty(v)).collect();
        let new = self.b.begin(&types);
        let params = self.b.body.regions[new].params.to_vec();
        self.primal
            .extend(formal.iter().copied().zip(params.iter().copied()));
        let second = doubled.iter().map(|&i| formal[i]);
        self.second
            .extend(second.zip(params[formal.len()..].iter().copied()));
        new
    }

    /// Ends the new body as the primal's ends, with second values behind the next values and the results.
    fn end_loop(
        &mut self,
        op: Op,
        region: Region,
        n: usize,
        doubled: &[usize],
        results: &[usize],
    ) -> Step<()> {
        let body = self.unit.body;
        let Some(end) = body.terminator(region) else {
            return Err(self.unit.defect(op, "a loop without an end"));
        };
        let data = &body.ops[end];
        let formal = &body.regions[region].params;
        if !matches!(data.kind, OpKind::Control(Control::Repeat { .. })) {
            return self.end_region(op, region, &[]);
        }
        let mut args = self.gets(&data.args[..=n]);
        for &i in doubled {
            args.push(self.second_as(data.args[1 + i], formal[i], end)?);
        }
        args.extend(self.gets(&data.args[n + 1..]));
        for &i in results {
            args.push(self.second_as(data.args[n + 1 + i], body.ops[op].results[i], end)?);
        }
        let new = self.b.push(data.kind.clone(), &args, &[]);
        self.b.set_origin(new, data.origin);
        Ok(())
    }
}
