//! What forward mode does with a body: the primal and its tangents, side by side.

use crate::{Judge, Step, Walk};
use tapeless_analysis::RetActivity;
use tapeless_ir::{Control, Op, OpData, OpKind, Region, Value};

impl Judge<'_> {
    /// The whole body, and what it returns.
    pub(crate) fn tangent_body(&mut self) -> Walk {
        let entry = self.body.entry();
        self.tangent_region(entry)?;
        let end = self.body.terminator(entry);
        let gives = self.context.ret != RetActivity::Const && self.never_returns().is_none();
        let Some(end) = end.filter(|_| gives) else {
            return Ok(());
        };
        for &v in self.body.ops[end].args.iter().take(1) {
            let step = self
                .check_reach(v, end)
                .and_then(|()| self.second_of(v, end));
            self.note(step)?;
        }
        Ok(())
    }

    fn tangent_region(&mut self, region: Region) -> Walk {
        self.walk(region, |_, _| true, Self::tangent, Self::tangent_inside)
    }

    fn tangent(&self, op: Op, data: &OpData) -> Step<()> {
        self.told_nothing(op, data)?;
        match &data.kind {
            OpKind::Scalar(scalar) => self.tangent_scalar(op, scalar, data),
            OpKind::Mem(mem) if mem.is_atomic() => match self.atomic_is_relevant(data) {
                true if self.sum(data).is_some() => self.check_shadow(data.args[0], op),
                true => Err(self.refuse_atomic(op)),
                false => Ok(()),
            },
            OpKind::Mem(mem) => self.tangent_memory(op, mem, data),
            OpKind::Call(_) => self.call(op, data).map(drop),
            OpKind::Control(Control::Invoke(_)) => {
                match self.call(op, data)? && self.body.yields(data.regions[1]) {
                    true => Err(self.caught(op)),
                    false => Ok(()),
                }
            }
            OpKind::Host(host) if self.host_is_relevant(host, data) => {
                Err(self.refuse_host(op, &host.name))
            }
            _ => Ok(()),
        }
    }

    fn tangent_inside(&mut self, op: Op, data: &OpData) -> Walk {
        let body = self.body;
        for &r in &data.results {
            if self.is_double(r) {
                self.note(self.second_type(r, op))?;
            }
        }
        for &region in &data.regions {
            let params = &body.regions[region].params;
            if let OpKind::Control(Control::Loop(info)) = &data.kind {
                for (&param, &init) in params.iter().zip(info.inits(&data.args)) {
                    self.handed(init, param, op)?;
                }
            }
            self.tangent_region(region)?;
            let Some(end) = body.terminator(region) else {
                continue;
            };
            let args = &body.ops[end].args;
            let to: Vec<_> = match body.ops[end].kind {
                OpKind::Control(Control::Yield) => data.results.to_vec(),
                OpKind::Control(Control::Repeat { .. }) => {
                    params.iter().chain(&data.results).copied().collect()
                }
                _ => continue,
            };
            let first = args.len() - to.len().min(args.len());
            for (&v, of) in args[first..].iter().zip(to) {
                self.handed(v, of, end)?;
            }
        }
        Ok(())
    }

    /// What is handed on, with what is beside it where that is looked for.
    fn handed(&mut self, v: Value, of: Value, at: Op) -> Walk {
        match self.is_double(of) {
            true => self.note(self.second_as(v, of, at)),
            false => Ok(()),
        }
    }
}
