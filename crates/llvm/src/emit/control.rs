//! Control ops: ends go to arms, to loop headers and exits, and to diverging regions.

use super::body::Writer;
use super::ends::End;
use super::loops::OpenLoop;
use crate::{Block, Value};
use smallvec::SmallVec;
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir as ir;
use tapeless_ir::{Call, Control};

/// A region being written, and what happens at its end.
#[derive(Debug)]
pub(crate) struct Frame {
    pub region: ir::Region,
    pub at: usize,
    pub(super) kind: Kind,
}

#[derive(Debug)]
pub(super) enum Kind {
    /// The body region or a diverging region.
    Plain,
    Arm(Arms),
    Loop(OpenLoop),
}

/// The arms of a switch: those not yet written, innermost frame for the one that is.
#[derive(Debug)]
pub(super) struct Arms {
    op: ir::Op,
    /// Results of ops before that have no merged value yet.
    carried: SmallVec<[ir::Value; 4]>,
    /// Last first.
    waiting: Vec<(ir::Region, Vec<End>)>,
    done: Vec<End>,
}

/// Ends by a condition.
pub(super) struct Sides {
    /// Where it is known not to be as expected, and to be so.
    pub known: [Vec<End>; 2],
    /// The end where it is not known, with the condition.
    pub rest: Option<(End, Value)>,
}

impl Frame {
    pub fn plain(region: ir::Region) -> Self {
        Self {
            region,
            at: 0,
            kind: Kind::Plain,
        }
    }
}

impl Writer<'_, '_> {
    /// `if` and `switch`: ends that know their arm go there, the others through one terminator.
    pub(crate) fn open_switch(&mut self, op: ir::Op, control: &Control) -> Result<()> {
        let body = self.body;
        let data = &body.ops[op];
        let on = data.args[0];
        let mut entries: Vec<Vec<End>> = vec![Vec::new(); data.regions.len()];
        let rest = self.split(on, |value| arm_of(control, value), &mut entries)?;
        self.used(op);
        if let Some((end, value)) = rest {
            let blocks: Vec<Block> = data
                .regions
                .iter()
                .map(|_| self.arm_block(end.block))
                .collect();
            self.builder.move_to_end(end.block);
            let terminator = self.terminator(control, value, &blocks)?;
            self.keep_terminator_metadata(terminator, op);
            for (entry, &block) in entries.iter_mut().zip(&blocks) {
                entry.push(End {
                    block,
                    vars: end.vars.clone(),
                });
            }
        }
        self.open_arms(op, entries);
        Ok(())
    }

    fn terminator(&mut self, control: &Control, on: Value, blocks: &[Block]) -> Result<Value> {
        Ok(match control {
            Control::Switch(cases) => {
                let ty = on.ty();
                let cases: Vec<_> = cases
                    .iter()
                    .map(|case| {
                        (
                            ty.wide_int(&[case.value as u64, (case.value >> 64) as u64]),
                            blocks[case.region as usize],
                        )
                    })
                    .collect();
                self.switches += 1;
                self.builder.switch(on, blocks[0], &cases)
            }
            _ => self.builder.cond_br(on, blocks[0], blocks[1]),
        })
    }

    /// Splits the ends by a condition: those where it is known, those first where it is not as expected.
    pub(super) fn split_by(&mut self, on: ir::Value, expect: bool) -> Result<Sides> {
        let mut known = [Vec::new(), Vec::new()];
        let side = |value: Value| {
            let bit = value.const_u64();
            bit.map(|bit| usize::from((bit != 0) == expect))
        };
        let rest = self.split(on, side, &mut known)?;
        Ok(Sides { known, rest })
    }

    /// Hands the ends whose selector is constant to their arms. What remains is one end, with its selector.
    pub(super) fn split(
        &mut self,
        on: ir::Value,
        arm: impl Fn(Value) -> Option<usize>,
        entries: &mut [Vec<End>],
    ) -> Result<Option<(End, Value)>> {
        let mut rest = Vec::new();
        for mut end in std::mem::take(&mut self.ends) {
            match arm(self.lookup(&end, on)?) {
                Some(arm) => {
                    if self.remaining[on] <= 1 {
                        end.vars.retain(|(v, _)| *v != on);
                    }
                    entries[arm].push(end);
                }
                None => rest.push(end),
            }
        }
        if rest.is_empty() {
            return Ok(None);
        }
        if entries.iter().all(Vec::is_empty) {
            self.ends = rest;
            let block = self.settle()?;
            self.ends.clear();
            return Ok(Some((End::bare(block), self.get(on)?)));
        }
        let mut end = self.merge(rest)?;
        let value = self.lookup(&end, on)?;
        if self.remaining[on] <= 1 {
            end.vars.retain(|(v, _)| *v != on);
        }
        Ok(Some((end, value)))
    }

    pub(super) fn arm_block(&mut self, from: Block) -> Block {
        let block = self.new_block([from]);
        self.arm_blocks.push(block);
        block
    }

    fn open_arms(&mut self, op: ir::Op, entries: Vec<Vec<End>>) {
        let mut carried: SmallVec<[ir::Value; 4]> = SmallVec::new();
        for end in entries.iter().flatten().take(1) {
            carried.extend(end.vars.iter().map(|&(v, _)| v));
        }
        let mut waiting: Vec<_> = self.body.ops[op]
            .regions
            .iter()
            .copied()
            .zip(entries)
            .collect();
        waiting.reverse();
        self.next_arm(Arms {
            op,
            carried,
            waiting,
            done: Vec::new(),
        });
    }

    fn next_arm(&mut self, mut arms: Arms) {
        match arms.waiting.pop() {
            Some((region, ends)) => {
                self.ends = ends;
                self.frames.push(Frame {
                    region,
                    at: 0,
                    kind: Kind::Arm(arms),
                });
            }
            None => self.ends = arms.done,
        }
    }

    /// `yield`: every end leaves with the results and with what it carried in.
    pub(crate) fn close_arm(&mut self, op: ir::Op) -> Result<()> {
        let Some(Frame {
            kind: Kind::Arm(arms),
            ..
        }) = self.frames.pop()
        else {
            return Err(Diagnostic::internal("a yield outside an arm").into());
        };
        self.leave_arm(arms, Some(op))
    }

    fn leave_arm(&mut self, mut arms: Arms, yielded: Option<ir::Op>) -> Result<()> {
        let body = self.body;
        let ends = std::mem::take(&mut self.ends);
        if let Some(op) = yielded {
            let results = &body.ops[arms.op].results;
            for end in ends {
                let mut vars = SmallVec::new();
                for (&result, &arg) in results.iter().zip(&body.ops[op].args) {
                    if self.remaining[result] > 0 {
                        vars.push((result, self.lookup(&end, arg)?));
                    }
                }
                for &v in &arms.carried {
                    if self.remaining[v] > 0 {
                        vars.push((v, self.lookup(&end, v)?));
                    }
                }
                arms.done.push(End {
                    block: end.block,
                    vars,
                });
            }
            self.used(op);
        }
        self.next_arm(arms);
        Ok(())
    }

    /// The current region ends without going on: to a diverging region, or not at all.
    pub(super) fn leave(&mut self) -> Result<()> {
        self.ends.clear();
        match self.frames.pop().map(|frame| frame.kind) {
            Some(Kind::Arm(arms)) => self.leave_arm(arms, None),
            _ => Ok(()),
        }
    }

    /// `invoke`: a switch whose terminator is the call.
    pub(crate) fn open_invoke(&mut self, op: ir::Op, call: &Call) -> Result<()> {
        let body = self.body;
        let data = &body.ops[op];
        if self.ends.is_empty() {
            self.open_arms(op, vec![Vec::new(), Vec::new()]);
            return Ok(());
        }
        let from = self.settle()?;
        let args = self.args(op)?;
        self.used(op);
        let (normal, unwind) = (self.arm_block(from), self.arm_block(from));
        self.builder.move_to_end(from);
        let made = self.write_invoke(op, call, &args, (normal, unwind))?;
        if let Some(&result) = body.regions[data.regions[0]].params.first() {
            self.env[result] = Some(made);
        }
        self.ends.clear();
        self.open_arms(op, vec![vec![End::bare(normal)], vec![End::bare(unwind)]]);
        Ok(())
    }
}

/// The arm that a constant selector takes.
fn arm_of(control: &Control, on: Value) -> Option<usize> {
    match control {
        Control::Switch(cases) => {
            let bits = on.is_const_int().then(|| on.const_bits()).flatten()?;
            let wide = bits
                .iter()
                .take(2)
                .rev()
                .fold(0u128, |all, &word| all << 64 | u128::from(word));
            let case = cases.iter().find(|case| case.value == wide);
            Some(case.map_or(0, |case| case.region as usize))
        }
        _ => on.const_u64().map(|bit| usize::from(bit == 0)),
    }
}
