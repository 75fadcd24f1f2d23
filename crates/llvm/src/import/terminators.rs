//! Terminators as control ops: branches, switches and invokes, with arms that diverge.

use super::body::Importer;
use crate::{Opcode, Value};
use rustc_hash::FxHashMap;
use tapeless_cfg::{BlockId, DivergeId, End, Item, Repeat, SArg, SVar, Selector, SeqId};
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir as ir;
use tapeless_ir::ops::Case;
use tapeless_ir::{Control, OpKind, Type};

/// An arm of a terminator that diverges.
struct GuardedArm {
    arm: u32,
    to: DivergeId,
    args: Vec<SArg>,
    defs: Vec<SVar>,
}

impl Importer<'_> {
    /// Opens the region of an arm; of an `invoke` it defines what the edge does.
    pub(super) fn open_region(&mut self, on: Selector, arm: u32) -> Result<ir::Region> {
        let invoke = match on {
            Selector::Term(block) => self
                .graph
                .terminator(block)
                .filter(|t| t.is(Opcode::Invoke))
                .map(|t| (block, t)),
            Selector::Pred(_) => None,
        };
        let Some((block, terminator)) = invoke else {
            return Ok(self.builder.begin(&[]));
        };
        let result = self.outer.result(terminator.ty()).filter(|_| arm == 0);
        let region = self.builder.begin(result.as_slice());
        let value = match arm {
            0 => self.builder.body.regions[region].params.first().copied(),
            _ => self.landing_pad(block, arm)?,
        };
        if let Some(value) = value {
            self.edge_values.insert((block, arm), value);
        }
        Ok(region)
    }

    /// The op of a terminator with a region per arm.
    pub(super) fn push_terminator(
        &mut self,
        block: BlockId,
        results: &[Type],
        regions: Vec<ir::Region>,
    ) -> Result<ir::Op> {
        let Some(terminator) = self.graph.terminator(block) else {
            return Err(Diagnostic::internal("a block without a terminator").into());
        };
        let args = self.terms.get(&block).cloned().unwrap_or_default();
        let control = match terminator.opcode() {
            Opcode::Invoke => Control::Invoke(self.outer.call(terminator)),
            Opcode::Switch => Control::Switch(self.cases(block, terminator).into()),
            _ => Control::If,
        };
        let op = self
            .builder
            .push_with(OpKind::Control(control), &args, results, &regions);
        self.set_origin(op, terminator);
        Ok(op)
    }

    fn cases(&self, block: BlockId, terminator: Value) -> Vec<Case> {
        let arm_of: FxHashMap<_, _> = self.graph.arms[block].iter().zip(0..).collect();
        let case = |(value, target): (Value, crate::Block)| {
            let words = value.const_bits().unwrap_or_default();
            let bits = words
                .iter()
                .take(2)
                .rev()
                .fold(0u128, |all, &word| all << 64 | u128::from(word));
            Case {
                value: bits,
                region: arm_of[&target],
            }
        };
        terminator.switch_cases().into_iter().map(case).collect()
    }

    pub(super) fn push_route(
        &mut self,
        on: SArg,
        results: &[Type],
        mut regions: Vec<ir::Region>,
    ) -> Result<ir::Op> {
        let on = self.arg(
            on,
            if regions.len() == 2 {
                Type::I1
            } else {
                Type::I32
            },
        )?;
        let control = if self.builder.body.ty(on) == Type::I1 && regions.len() == 2 {
            regions.reverse();
            Control::If
        } else {
            Control::Switch(
                (1..regions.len() as u32)
                    .map(|region| Case {
                        value: region.into(),
                        region,
                    })
                    .collect(),
            )
        };
        Ok(self
            .builder
            .push_with(OpKind::Control(control), &[on], results, &regions))
    }

    /// The guards of one terminator, which stand together; returns the position behind them.
    pub(super) fn guards(&mut self, seq: SeqId, from: usize, block: BlockId) -> Result<usize> {
        let tree = self.tree;
        let items = &tree.seqs[seq].items;
        let mut guarded = Vec::new();
        for item in &items[from..] {
            match item {
                Item::Guard {
                    block: of,
                    arm,
                    to,
                    args,
                    defs,
                } if *of == block => {
                    guarded.push(GuardedArm {
                        arm: *arm,
                        to: *to,
                        args: args.clone(),
                        defs: defs.clone(),
                    });
                }
                _ => break,
            }
        }
        let next = from + guarded.len();
        match self.graph.terminator(block).map(Value::opcode) {
            Some(Opcode::Invoke | Opcode::Switch) => self.partial(seq, block, &guarded)?,
            _ => self.plain_guards(block, &guarded)?,
        }
        Ok(next)
    }

    fn plain_guards(&mut self, block: BlockId, guarded: &[GuardedArm]) -> Result<()> {
        for guard in guarded {
            let mut args = self.terms.get(&block).cloned().unwrap_or_default();
            args.truncate(1);
            args.extend(self.jump_args(guard.to, &guard.args)?);
            // Arm 0 is taken on true.
            let control = Control::Guard {
                expect: guard.arm == 1,
                target: guard.to.as_u32(),
            };
            let op = self.builder.push(OpKind::Control(control), &args, &[]);
            if let Some(terminator) = self.graph.terminator(block) {
                self.set_origin(op, terminator);
            }
        }
        Ok(())
    }

    /// A terminator with more than two ways, some of which diverge: the others yield what their edge defines, and
    /// whether to repeat if it is a latch.
    fn partial(&mut self, seq: SeqId, block: BlockId, guarded: &[GuardedArm]) -> Result<()> {
        let repeats = match self.seq(seq).end {
            End::Repeat {
                cond: Repeat::Term { block: of, arm },
                ..
            } if of == block => Some(arm),
            _ => None,
        };
        let count = self.graph.arms[block].len() as u32;
        let mut regions = Vec::new();
        let mut yielded: Option<(u32, Vec<Type>)> = None;
        for arm in 0..count {
            let region = self.open_region(Selector::Term(block), arm)?;
            regions.push(region);
            let value = self.edge_values.get(&(block, arm)).copied();
            if let Some(guard) = guarded.iter().find(|guard| guard.arm == arm) {
                for &def in &guard.defs {
                    self.values[def] = value;
                }
                let args = self.jump_args(guard.to, &guard.args)?;
                self.end_with(Control::Jump(guard.to.as_u32()), &args);
                continue;
            }
            let mut values: Vec<ir::Value> = value.into_iter().collect();
            values.extend(repeats.map(|repeat| self.truth(arm == repeat)));
            yielded = Some((
                arm,
                values.iter().map(|&v| self.builder.body.ty(v)).collect(),
            ));
            self.builder.yield_(&values);
        }
        let (arm, types) = yielded.unwrap_or_default();
        let op = self.push_terminator(block, &types, regions)?;
        let result = self.builder.body.ops[op].results.first().copied();
        match (repeats, result) {
            // The latch reads the result in place of its terminator.
            (Some(_), Some(result)) => {
                self.terms.insert(block, std::iter::once(result).collect());
                self.latches.insert(block);
            }
            (None, Some(result)) => {
                self.edge_values.insert((block, arm), result);
            }
            _ => {}
        }
        Ok(())
    }

    /// A latch that is a `switch` yields whether to repeat.
    pub(super) fn switch_repeats(&mut self, block: BlockId, repeat: u32) -> Result<ir::Value> {
        let mut regions = Vec::new();
        for arm in 0..self.graph.arms[block].len() as u32 {
            regions.push(self.builder.begin(&[]));
            let again = self.truth(arm == repeat);
            self.builder.yield_(&[again]);
        }
        let op = self.push_terminator(block, &[Type::I1], regions)?;
        Ok(self.builder.result(op))
    }

    pub(super) fn diverge(&mut self, block: BlockId) {
        let args = self.terms.get(&block).cloned().unwrap_or_default();
        match self.graph.terminator(block) {
            Some(resume) if resume.is(Opcode::Resume) => {
                let op = self.end_with(Control::Unwind, &args);
                self.set_origin(op, resume);
            }
            _ => {
                self.end_with(Control::Unreachable, &[]);
            }
        }
    }
}
