//! Loops: ends go back to a header or out.

use super::Fidelity;
use super::body::Writer;
use super::control::{Frame, Kind, Sides};
use super::ends::End;
use crate::{Block, Value};
use smallvec::SmallVec;
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir as ir;
use tapeless_ir::ops::LoopInfo;

/// A loop whose body is being written.
#[derive(Debug)]
pub(super) struct OpenLoop {
    op: ir::Op,
    header: Block,
    /// One per parameter that is read.
    phis: SmallVec<[Option<Value>; 4]>,
    /// Switches written before it.
    switches: u32,
}

impl Writer<'_, '_> {
    /// `loop`: a header with a phi per parameter that is read.
    pub(crate) fn open_loop(&mut self, op: ir::Op, info: &LoopInfo) -> Result<()> {
        let body = self.body;
        let data = &body.ops[op];
        if self.ends.is_empty() {
            return Ok(());
        }
        let from = self.settle()?;
        let args = self.args(op)?;
        self.used(op);
        let header = self.new_block([from]);
        self.loop_entries.push((from, header));
        self.branch(from, header);
        let region = data.regions[0];
        let mut phis = SmallVec::new();
        for (&param, &init) in body.regions[region]
            .params
            .iter()
            .zip(&args[..info.params as usize])
        {
            if self.remaining[param] == 0 {
                phis.push(None);
                continue;
            }
            self.builder.move_to_end(header);
            let ty = self.emitter.ty(self.module, body.ty(param))?;
            let phi = self
                .builder
                .phi(if init.is_constant() { ty } else { init.ty() });
            self.add_incoming(phi, init, from);
            self.phis.push(phi);
            self.env[param] = Some(phi);
            phis.push(Some(phi));
        }
        self.ends = vec![End::bare(header)];
        self.frames.push(Frame {
            region,
            at: 0,
            kind: Kind::Loop(OpenLoop {
                op,
                header,
                phis,
                switches: self.switches,
            }),
        });
        Ok(())
    }

    /// `repeat`: ends go back to the header or out of the loop.
    pub(crate) fn close_loop(&mut self, op: ir::Op, negate: bool) -> Result<()> {
        let Some(Frame {
            kind: Kind::Loop(open),
            ..
        }) = self.frames.pop()
        else {
            return Err(Diagnostic::internal("a repeat outside a loop").into());
        };
        let body = self.body;
        let args = &body.ops[op].args;
        let Sides { known, rest } = self.split_by(args[0], !negate)?;
        let [mut exits, repeats] = known;
        if !repeats.is_empty() && self.switches > open.switches {
            self.without_jump_tables();
        }
        for end in repeats {
            let latch = self.branch(end.block, open.header);
            self.keep_latch_metadata(latch, op);
            self.go_round(&open, &end, op)?;
        }
        if let Some((end, value)) = rest {
            let exit = self.arm_block(end.block);
            let (yes, no) = if negate {
                (exit, open.header)
            } else {
                (open.header, exit)
            };
            self.builder.move_to_end(end.block);
            let latch = self.builder.cond_br(value, yes, no);
            self.keep_latch_metadata(latch, op);
            self.go_round(&open, &end, op)?;
            exits.push(End {
                block: exit,
                vars: end.vars,
            });
        }
        self.exit_loop(&open, exits, op)
    }

    /// For loops that go from one arm of a switch straight to the next. LLVM 22 duplicates a block that ends in a jump
    /// table into some of the blocks before it, and where one of its phis is the input of another, takes its new value
    /// for the old one (llvm-project#194832, mended after LLVM 22). Trees of branches are not duplicated.
    fn without_jump_tables(&self) {
        if self.fidelity == Fidelity::Replay {
            self.target.add_string_attribute("no-jump-tables", "true");
        }
    }

    fn go_round(&mut self, open: &OpenLoop, end: &End, op: ir::Op) -> Result<()> {
        let body = self.body;
        for (&phi, &next) in open.phis.iter().zip(&body.ops[op].args[1..]) {
            let Some(phi) = phi else { continue };
            let value = self.lookup(end, next)?;
            self.add_incoming(phi, value, end.block);
        }
        Ok(())
    }

    fn exit_loop(&mut self, open: &OpenLoop, exits: Vec<End>, op: ir::Op) -> Result<()> {
        let body = self.body;
        let params = body.regions[body.ops[open.op].regions[0]].params.len();
        let left = &body.ops[op].args[1 + params..];
        for end in exits {
            let mut vars = SmallVec::new();
            for (&result, &arg) in body.ops[open.op].results.iter().zip(left) {
                if self.remaining[result] > 0 {
                    vars.push((result, self.lookup(&end, arg)?));
                }
            }
            self.ends.push(End {
                block: end.block,
                vars,
            });
        }
        self.used(op);
        Ok(())
    }
}
