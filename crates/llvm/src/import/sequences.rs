//! Sequences of the tree as regions, with an explicit stack.

use super::body::Importer;
use crate::{Opcode, Value};
use rustc_hash::FxHashMap;
use tapeless_cfg::{BlockId, DivergeId, End, Item, Repeat, SArg, SVar, Selector, SeqId};
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir as ir;
use tapeless_ir::ops::{Case, LoopInfo};
use tapeless_ir::{Control, OpKind, Type};

/// A sequence being written.
struct Open {
    seq: SeqId,
    at: usize,
    within: Within,
}

/// What a sequence is part of.
enum Within {
    Root,
    Arm(Arms),
    Loop(OpenLoop),
}

struct Arms {
    on: Selector,
    arms: Vec<SeqId>,
    results: Vec<SVar>,
    regions: Vec<ir::Region>,
}

struct OpenLoop {
    info: LoopInfo,
    operands: Vec<ir::Value>,
    params: Vec<SVar>,
    results: Vec<SVar>,
    region: ir::Region,
    latch: Option<Value>,
}

/// An arm of a terminator that diverges.
struct GuardedArm {
    arm: u32,
    to: DivergeId,
    args: Vec<SArg>,
    defs: Vec<SVar>,
}

impl Importer<'_> {
    /// Writes a sequence and all in it into the open region, and closes that.
    pub fn sequence(&mut self, root: SeqId) -> Result<()> {
        let mut stack = vec![Open { seq: root, at: 0, within: Within::Root }];
        while let Some(open) = stack.last_mut() {
            let tree = self.tree;
            let seq = &tree.seqs[open.seq];
            match seq.items.get(open.at) {
                Some(item) => {
                    let from = open.at;
                    open.at += 1;
                    if let Item::Guard { block, .. } = item {
                        open.at = self.guards(open.seq, from, *block)?;
                    } else if let Some(inner) = self.item(item)? {
                        stack.push(inner);
                    }
                }
                None => {
                    let end = &seq.end;
                    if let Some(Open { within, .. }) = stack.pop() {
                        self.close(end, within, &mut stack)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn item(&mut self, item: &Item) -> Result<Option<Open>> {
        match item {
            Item::Block(block) => self.block(*block)?,
            Item::EdgeDefs { block, arm, defs } => {
                for &def in defs {
                    self.values[def] = self.edge_values.get(&(*block, *arm)).copied();
                }
            }
            Item::Switch { on, arms, results } => {
                let arms = Arms { on: *on, arms: arms.clone(), results: results.clone(), regions: Vec::new() };
                return self.next_arm(arms);
            }
            Item::Loop { params, body, results } => return self.open_loop(params, *body, results).map(Some),
            Item::Guard { .. } => {}
        }
        Ok(None)
    }

    /// Opens the next arm's region, or writes the op when all are closed.
    fn next_arm(&mut self, arms: Arms) -> Result<Option<Open>> {
        let index = arms.regions.len();
        let Some(&seq) = arms.arms.get(index) else {
            self.finish_switch(arms)?;
            return Ok(None);
        };
        self.open_region(arms.on, index as u32)?;
        Ok(Some(Open { seq, at: 0, within: Within::Arm(arms) }))
    }

    /// Opens the region of an arm; of an `invoke` it defines what the edge does.
    fn open_region(&mut self, on: Selector, arm: u32) -> Result<ir::Region> {
        let invoke = match on {
            Selector::Term(block) => self.graph.terminator(block).filter(|t| t.is(Opcode::Invoke)).map(|t| (block, t)),
            Selector::Pred(_) => None,
        };
        let Some((block, terminator)) = invoke else { return Ok(self.builder.begin(&[])) };
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

    fn finish_switch(&mut self, arms: Arms) -> Result<()> {
        let types = self.types_of(&arms.results)?;
        let op = match arms.on {
            Selector::Term(block) => self.push_terminator(block, &types, arms.regions)?,
            Selector::Pred(on) => self.push_route(on, &types, arms.regions)?,
        };
        for (index, &result) in arms.results.iter().enumerate() {
            self.values[result] = Some(self.builder.body.ops[op].results[index]);
        }
        Ok(())
    }

    /// The op of a terminator with a region per arm.
    fn push_terminator(&mut self, block: BlockId, results: &[Type], regions: Vec<ir::Region>) -> Result<ir::Op> {
        let Some(terminator) = self.graph.terminator(block) else {
            return Err(Diagnostic::internal("a block without a terminator").into());
        };
        let args = self.terms.get(&block).cloned().unwrap_or_default();
        let control = match terminator.opcode() {
            Opcode::Invoke => Control::Invoke(self.outer.call(terminator)),
            Opcode::Switch => Control::Switch(self.cases(block, terminator).into()),
            _ => Control::If,
        };
        let op = self.builder.push_with(OpKind::Control(control), &args, results, &regions);
        self.set_origin(op, terminator);
        Ok(op)
    }

    fn cases(&self, block: BlockId, terminator: Value) -> Vec<Case> {
        let arm_of: FxHashMap<_, _> = self.graph.arms[block].iter().zip(0..).collect();
        let case = |(value, target): (Value, crate::Block)| {
            let words = value.const_bits().unwrap_or_default();
            let bits = words.iter().take(2).rev().fold(0u128, |all, &word| all << 64 | u128::from(word));
            Case { value: bits, region: arm_of[&target] }
        };
        terminator.switch_cases().into_iter().map(case).collect()
    }

    fn push_route(&mut self, on: SArg, results: &[Type], mut regions: Vec<ir::Region>) -> Result<ir::Op> {
        let on = self.arg(on, if regions.len() == 2 { Type::I1 } else { Type::I32 })?;
        let control = if self.builder.body.ty(on) == Type::I1 && regions.len() == 2 {
            regions.reverse();
            Control::If
        } else {
            Control::Switch((1..regions.len() as u32).map(|region| Case { value: region.into(), region }).collect())
        };
        Ok(self.builder.push_with(OpKind::Control(control), &[on], results, &regions))
    }

    /// The guards of one terminator, which stand together; returns the position behind them.
    fn guards(&mut self, seq: SeqId, from: usize, block: BlockId) -> Result<usize> {
        let tree = self.tree;
        let items = &tree.seqs[seq].items;
        let mut guarded = Vec::new();
        for item in &items[from..] {
            match item {
                Item::Guard { block: of, arm, to, args, defs } if *of == block => {
                    guarded.push(GuardedArm { arm: *arm, to: *to, args: args.clone(), defs: defs.clone() });
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
            let control = Control::Guard { expect: guard.arm == 1, target: guard.to.as_u32() };
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
            End::Repeat { cond: Repeat::Term { block: of, arm }, .. } if of == block => Some(arm),
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
            yielded = Some((arm, values.iter().map(|&v| self.builder.body.ty(v)).collect()));
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

    fn open_loop(&mut self, params: &[(SVar, SArg)], body: SeqId, results: &[SVar]) -> Result<Open> {
        let vars: Vec<SVar> = params.iter().map(|param| param.0).collect();
        let types = self.types_of(&vars)?;
        let mut operands = Vec::new();
        for (&(_, init), &ty) in params.iter().zip(&types) {
            operands.push(self.arg(init, ty)?);
        }
        let header = self.header(body);
        let info = self.closed_forms(header, &vars, &mut operands);
        let region = self.builder.begin(&types);
        self.bind(&vars, region);
        let latch = header.and_then(|header| self.latch(header));
        let open = OpenLoop { info, operands, params: vars, results: results.to_vec(), region, latch };
        Ok(Open { seq: body, at: 0, within: Within::Loop(open) })
    }

    /// The block that a loop body starts with; none if it starts with a route.
    pub fn header(&self, body: SeqId) -> Option<BlockId> {
        match self.seq(body).items.first() {
            Some(Item::Block(block)) => Some(*block),
            _ => None,
        }
    }

    /// The terminator that goes back to a header and carries the loop's metadata.
    fn latch(&self, header: BlockId) -> Option<Value> {
        let back = self.graph.blocks[header].predecessors().into_iter().filter_map(crate::Block::terminator);
        back.into_iter().find(|terminator| terminator.has_metadata("llvm.loop"))
    }

    fn close(&mut self, end: &End, within: Within, stack: &mut Vec<Open>) -> Result<()> {
        let region = self.builder.current();
        match end {
            End::Yield(args) => {
                let Within::Arm(arms) = &within else {
                    return Err(Diagnostic::internal("a yield outside an arm").into());
                };
                let types = self.types_of(&arms.results)?;
                let values = self.args(args, &types)?;
                self.end_with(Control::Yield, &values);
            }
            End::Return(args) => self.return_(args)?,
            End::Repeat { cond, next, results } => {
                let Within::Loop(open) = &within else {
                    return Err(Diagnostic::internal("a repetition outside a loop").into());
                };
                self.repeat(open, *cond, next, results)?;
            }
            End::Diverge(block) => self.diverge(*block),
            End::Jump(to, args) => {
                let values = self.jump_args(*to, args)?;
                self.end_with(Control::Jump(to.as_u32()), &values);
            }
            End::Unreachable => {
                self.end_with(Control::Unreachable, &[]);
            }
        }
        match within {
            Within::Root => {}
            Within::Arm(mut arms) => {
                arms.regions.push(region);
                stack.extend(self.next_arm(arms)?);
            }
            Within::Loop(open) => self.finish_loop(open)?,
        }
        Ok(())
    }

    fn return_(&mut self, args: &[SArg]) -> Result<()> {
        let mut values = Vec::new();
        for &arg in args {
            let ty = self.return_type();
            values.push(self.arg(arg, ty)?);
        }
        self.end_with(Control::Return, &values);
        Ok(())
    }

    fn repeat(&mut self, open: &OpenLoop, cond: Repeat, next: &[SArg], results: &[SArg]) -> Result<()> {
        let (on, negate, origin) = match cond {
            Repeat::Term { block, arm } => {
                let terminator = self.graph.terminator(block);
                let on = self.terms.get(&block).and_then(|args| args.first().copied());
                let negate = arm == 1 && terminator.is_some_and(|t| t.is(Opcode::Br));
                match (on, terminator.is_some_and(|t| t.is(Opcode::Switch))) {
                    (Some(_), true) if !self.latches.contains(&block) => {
                        (self.switch_repeats(block, arm)?, false, terminator)
                    }
                    (Some(on), _) => (on, negate, terminator),
                    (None, _) => return Err(Diagnostic::internal("a latch without a condition").into()),
                }
            }
            Repeat::Pred(arg) => (self.arg(arg, Type::I1)?, false, open.latch),
        };
        let types = self.types_of(&open.params)?;
        let next = self.args(next, &types)?;
        let types = self.types_of(&open.results)?;
        let results = self.args(results, &types)?;
        let args: Vec<ir::Value> = std::iter::once(on).chain(next).chain(results).collect();
        let op = self.end_with(Control::Repeat { negate }, &args);
        if let Some(origin) = origin {
            self.set_origin(op, origin);
        }
        Ok(())
    }

    /// A latch that is a `switch` yields whether to repeat.
    fn switch_repeats(&mut self, block: BlockId, repeat: u32) -> Result<ir::Value> {
        let mut regions = Vec::new();
        for arm in 0..self.graph.arms[block].len() as u32 {
            regions.push(self.builder.begin(&[]));
            let again = self.truth(arm == repeat);
            self.builder.yield_(&[again]);
        }
        let op = self.push_terminator(block, &[Type::I1], regions)?;
        Ok(self.builder.result(op))
    }

    fn diverge(&mut self, block: BlockId) {
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

    fn finish_loop(&mut self, open: OpenLoop) -> Result<()> {
        let types = self.types_of(&open.results)?;
        let kind = OpKind::Control(Control::Loop(open.info));
        let op = self.builder.push_with(kind, &open.operands, &types, &[open.region]);
        for (index, &result) in open.results.iter().enumerate() {
            self.values[result] = Some(self.builder.body.ops[op].results[index]);
        }
        Ok(())
    }

    fn return_type(&mut self) -> Type {
        let function = self.graph.blocks[self.graph.cfg.entry].function();
        self.outer.result(function.ty().result()).unwrap_or(Type::I1)
    }
}
