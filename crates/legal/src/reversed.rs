//! What the reverse sweep does with a body: adjoints, backwards.

use crate::{Judge, Step};
use tapeless_analysis::{Mode, RetActivity};
use tapeless_ir::{Control, Op, OpData, OpKind, Region};

impl Judge<'_> {
    /// The whole body, and the shadow that it returns.
    pub(crate) fn reversed_body(&mut self) -> Step<()> {
        let entry = self.body.entry();
        self.reversed_region(entry)?;
        for op in std::mem::take(&mut self.structures) {
            let step = self.handed_back(op);
            self.note(step)?;
        }
        let end = self.body.terminator(entry);
        let gives = self.context.mode == Mode::Split && self.context.ret == RetActivity::Dup;
        let Some(end) = end.filter(|_| gives) else {
            return Ok(());
        };
        let mut returned = self.body.ops[end].args.iter();
        let step = returned.try_for_each(|&v| self.check_shadow_again(v, end));
        self.note(step)
    }

    fn reversed_region(&mut self, region: Region) -> Step<()> {
        let body = self.body;
        for &op in &body.regions[region].ops {
            if self.relevant.contains(&op) {
                let data = &body.ops[op];
                let step = self.reversed(op, data);
                self.note(step)?;
                stacker::maybe_grow(1 << 16, 1 << 20, || self.reversed_inside(op, data))?;
            }
        }
        Ok(())
    }

    fn reversed(&self, op: Op, data: &OpData) -> Step<()> {
        match &data.kind {
            OpKind::Scalar(scalar) => self.reversed_scalar(op, scalar, data),
            OpKind::Mem(mem) if mem.is_atomic() => Err(self.refuse_atomic(op)),
            OpKind::Mem(mem) => self.reversed_memory(op, mem, data),
            OpKind::Host(host) => Err(self.refuse_host(op, &host.name)),
            _ => Ok(()),
        }
    }

    /// The adjoints that regions hand back: of what is carried, and of what they use from outside.
    fn handed_back(&self, op: Op) -> Step<()> {
        let (body, data) = (self.body, &self.body.ops[op]);
        for &region in data.regions.iter().filter(|&&r| self.goes_on(r)) {
            let params = body.regions[region].params.iter().copied();
            let outer = body.free_values(region).into_iter();
            for v in params.chain(outer).filter(|&v| self.is_active(v)) {
                self.typed(v, op)?;
            }
        }
        Ok(())
    }

    fn reversed_inside(&mut self, op: Op, data: &OpData) -> Step<()> {
        if data.regions.is_empty() {
            return Ok(());
        }
        let ways = match &data.kind {
            OpKind::Control(Control::Invoke(_)) => &data.regions[..1],
            _ => {
                self.structures.push(op);
                &data.regions[..]
            }
        };
        for &region in ways {
            if self.goes_on(region) {
                self.reversed_region(region)?;
            }
        }
        Ok(())
    }

    /// Whether a region hands values on: to what is around it, or to its next iteration.
    fn goes_on(&self, region: Region) -> bool {
        let end = self
            .body
            .terminator(region)
            .map(|end| &self.body.ops[end].kind);
        let repeats = matches!(end, Some(OpKind::Control(Control::Repeat { .. })));
        repeats || self.body.yields(region)
    }
}
