//! What the reverse sweep does with a body: adjoints, backwards.

use crate::{Judge, Step, Walk};
use tapeless_analysis::{Mode, RetActivity};
use tapeless_ir::{Control, Op, OpData, OpKind, Region};

impl Judge<'_> {
    /// The whole body, and the shadow that it returns.
    pub(crate) fn reversed_body(&mut self) -> Walk {
        let entry = self.body.entry();
        self.reversed_region(entry)?;
        let end = self.body.terminator(entry);
        let gives = self.context.mode == Mode::Split && self.context.ret == RetActivity::Dup;
        let Some(end) = end.filter(|_| gives) else {
            return Ok(());
        };
        let mut returned = self.body.ops[end].args.iter();
        let step = returned.try_for_each(|&v| self.check_shadow_again(v, end));
        self.note(step)
    }

    fn reversed_region(&mut self, region: Region) -> Walk {
        let takes = |this: &Self, op: Op| this.relevant.contains(&op);
        self.walk(region, takes, Self::reversed, Self::reversed_inside)
    }

    fn reversed(&self, op: Op, data: &OpData) -> Step<()> {
        match &data.kind {
            OpKind::Scalar(scalar) => self.reversed_scalar(op, scalar, data),
            OpKind::Mem(mem) if mem.is_atomic() => match self.sum(data) {
                Some(_) => self.check_shadow_again(data.args[0], op),
                None => Err(self.refuse_atomic(op)),
            },
            OpKind::Mem(mem) => self.reversed_memory(op, mem, data),
            OpKind::Host(host) => Err(self.refuse_host(op, &host.name)),
            _ => Ok(()),
        }
    }

    fn reversed_inside(&mut self, op: Op, data: &OpData) -> Walk {
        let is_call = matches!(data.kind, OpKind::Control(Control::Invoke(_)));
        let ways = if is_call { 1 } else { data.regions.len() };
        for &region in &data.regions[..ways] {
            if self.goes_on(region) {
                self.reversed_region(region)?;
                if !is_call {
                    self.note(self.handed_back(op, region))?;
                }
            }
        }
        Ok(())
    }

    /// The adjoints that a region hands back: of what is carried, and of what it uses from outside.
    fn handed_back(&self, op: Op, region: Region) -> Step<()> {
        let params = self.body.regions[region].params.iter().copied();
        let outer = self.body.free_values(region).into_iter();
        let mut active = params.chain(outer).filter(|&v| self.is_active(v));
        active.try_for_each(|v| self.typed(v, op).map(drop))
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
