//! Ways out: guards, jumps, landings, returns, what cannot be reached.

use super::body::{Landing, Writer};
use super::control::Sides;
use super::ends::End;
use crate::Block;
use smallvec::SmallVec;
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir as ir;

impl Writer<'_, '_> {
    /// `guard`: ends that are known to pass go on, those known to fail leave.
    pub(crate) fn guard(&mut self, op: ir::Op, expect: bool, target: u32) -> Result<()> {
        let body = self.body;
        let args = &body.ops[op].args;
        let Sides { known, rest } = self.split_by(args[0], expect)?;
        let [failing, mut passing] = known;
        for end in failing {
            let landing = self.landing(target)?;
            self.branch(end.block, landing);
            self.arrive(target, &end, &args[1..])?;
        }
        if let Some((end, value)) = rest {
            let landing = self.landing(target)?;
            let next = self.new_block([end.block]);
            let (yes, no) = if expect {
                (next, landing)
            } else {
                (landing, next)
            };
            self.builder.move_to_end(end.block);
            let terminator = self.builder.cond_br(value, yes, no);
            self.keep_terminator_metadata(terminator, op);
            self.arrive(target, &end, &args[1..])?;
            passing.push(End {
                block: next,
                vars: end.vars,
            });
        }
        self.used(op);
        self.ends = passing;
        Ok(())
    }

    /// The block of a diverging region.
    fn landing(&mut self, index: u32) -> Result<Block> {
        let index = index as usize;
        if let Some(Some(landing)) = self.landings.get(index) {
            return Ok(landing.block);
        }
        let Some(&region) = self.body.diverging.get(index) else {
            return Err(Diagnostic::internal("a jump to no region").into());
        };
        let block = self.new_block([self.entry]);
        let mut phis = SmallVec::new();
        for &param in &self.body.regions[region].params {
            let ty = self.emitter.ty(self.module, self.body.ty(param))?;
            self.builder.move_to_end(block);
            phis.push(self.builder.phi(ty));
        }
        self.phis.extend(phis.iter().copied());
        self.landings[index] = Some(Landing {
            block,
            phis,
            written: false,
        });
        Ok(block)
    }

    /// An end has gone to a diverging region with these arguments.
    fn arrive(&mut self, index: u32, end: &End, args: &[ir::Value]) -> Result<()> {
        let phis = self.landings[index as usize]
            .as_ref()
            .map(|l| l.phis.clone())
            .unwrap_or_default();
        for (&phi, &arg) in phis.iter().zip(args) {
            let value = self.lookup(end, arg)?;
            self.add_incoming(phi, value, end.block);
        }
        Ok(())
    }

    pub(crate) fn jump(&mut self, op: ir::Op, target: u32) -> Result<()> {
        let body = self.body;
        for end in std::mem::take(&mut self.ends) {
            let landing = self.landing(target)?;
            let br = self.branch(end.block, landing);
            self.keep_terminator_metadata(br, op);
            self.arrive(target, &end, &body.ops[op].args)?;
        }
        self.used(op);
        self.leave()
    }

    pub(crate) fn unreachable(&mut self) -> Result<()> {
        for end in std::mem::take(&mut self.ends) {
            self.builder.move_to_end(end.block);
            self.builder.unreachable();
        }
        self.leave()
    }

    pub(crate) fn unwind(&mut self, op: ir::Op) -> Result<()> {
        if !self.ends.is_empty() {
            self.settle()?;
            let args = self.args(op)?;
            self.write_unwind(op, &args)?;
            self.used(op);
        }
        self.leave()
    }

    pub(crate) fn return_(&mut self, op: ir::Op) -> Result<()> {
        if !self.ends.is_empty() {
            self.settle()?;
            let args = self.args(op)?;
            let ret = self.builder.ret(args.first().copied());
            self.keep_terminator_metadata(ret, op);
            self.used(op);
        }
        self.leave()
    }
}
