//! What the forward sweep of reverse mode does with a body: the primal, and its shadows.

use crate::{Judge, Step, Walk};
use tapeless_ir::{Control, Op, OpData, OpKind, Region};
use tapeless_plan::relevant::ends_stack_memory;

impl Judge<'_> {
    pub(crate) fn recorded_region(&mut self, region: Region) -> Walk {
        let takes = |this: &Self, op: Op| !ends_stack_memory(&this.body.ops[op].kind);
        self.walk(region, takes, Self::recorded, Self::recorded_inside)
    }

    fn recorded(&self, op: Op, data: &OpData) -> Step<()> {
        self.told_nothing(op, data)?;
        match &data.kind {
            OpKind::Par(par) if par.is_synthesised() => Err(self.reversed_twice(op)),
            OpKind::Scalar(_) => self.shadow_scalar(op, data),
            OpKind::Mem(mem) if !mem.is_atomic() => self.recorded_memory(op, mem, data),
            OpKind::Call(_) => self.call(op, data).map(drop),
            OpKind::Control(Control::Invoke(_)) => {
                let derived = self.call(op, data)?;
                match self.body.yields(data.regions[1]) && (derived || self.takes_part(op, data)) {
                    true => Err(self.caught(op)),
                    false => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// Whether what the ways of a call hold has a derivative.
    fn takes_part(&self, op: Op, data: &OpData) -> bool {
        let body = self.body;
        let inner = body.ops_within(data.regions[0]);
        let results = inner.iter().flat_map(|&inner| &body.ops[inner].results);
        let own = data.results.iter().copied().chain(body.call_result(op));
        let mut values = results.copied().chain(own);
        values.any(|v| self.is_double(v)) || self.relevant.contains(&op)
    }

    fn recorded_inside(&mut self, op: Op, data: &OpData) -> Walk {
        let body = self.body;
        match &data.kind {
            OpKind::Control(Control::If | Control::Switch(_)) => {
                for &arm in &data.regions {
                    self.recorded_region(arm)?;
                    self.shadows_yielded(arm)?;
                }
            }
            OpKind::Control(Control::Loop(info)) => {
                let region = data.regions[0];
                let carried = body.regions[region]
                    .params
                    .iter()
                    .zip(info.inits(&data.args));
                for (&param, &init) in carried {
                    if self.has_shadow(param) {
                        self.note(self.check_shadow(init, op))?;
                    }
                }
                self.recorded_region(region)?;
                self.shadows_yielded(region)?;
            }
            // A way on which an exception leaves is the primal's.
            OpKind::Control(Control::Invoke(_)) if !body.yields(data.regions[1]) => {
                self.recorded_region(data.regions[0])?;
                self.shadows_yielded(data.regions[0])?;
            }
            _ => {}
        }
        Ok(())
    }

    /// What a region hands on to where it is looked for with its shadow.
    fn shadows_yielded(&mut self, region: Region) -> Walk {
        let body = self.body;
        let Some(end) = body.terminator(region) else {
            return Ok(());
        };
        let data = &body.ops[end];
        if let OpKind::Control(Control::Yield | Control::Repeat { .. }) = data.kind {
            for &v in &data.args {
                self.note(self.check_shadow(v, end))?;
            }
        }
        Ok(())
    }
}
