//! Sequences of the tree as regions, with an explicit stack.

use super::body::Importer;
use crate::{Opcode, Value};
use tapeless_cfg::{BlockId, End, Item, Repeat, SArg, SVar, Selector, SeqId};
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir as ir;
use tapeless_ir::ops::LoopInfo;
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

impl Importer<'_> {
    /// Writes a sequence and all in it into the open region, and closes that.
    pub fn sequence(&mut self, root: SeqId) -> Result<()> {
        let mut stack = vec![Open {
            seq: root,
            at: 0,
            within: Within::Root,
        }];
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
                let arms = Arms {
                    on: *on,
                    arms: arms.clone(),
                    results: results.clone(),
                    regions: Vec::new(),
                };
                return self.next_arm(arms);
            }
            Item::Loop {
                params,
                body,
                results,
            } => return self.open_loop(params, *body, results).map(Some),
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
        Ok(Some(Open {
            seq,
            at: 0,
            within: Within::Arm(arms),
        }))
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

    fn open_loop(
        &mut self,
        params: &[(SVar, SArg)],
        body: SeqId,
        results: &[SVar],
    ) -> Result<Open> {
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
        let open = OpenLoop {
            info,
            operands,
            params: vars,
            results: results.to_vec(),
            region,
            latch,
        };
        Ok(Open {
            seq: body,
            at: 0,
            within: Within::Loop(open),
        })
    }

    /// The block that a loop body starts with; none if it starts with a route.
    pub fn header(&self, body: SeqId) -> Option<BlockId> {
        match self.seq(body).items.first() {
            Some(Item::Block(block)) => Some(*block),
            _ => None,
        }
    }

    /// A terminator that goes back to a header, if all such carry metadata of the loop. What leads to the header and
    /// has been written already enters the loop: it may be the latch of another one.
    fn latch(&self, header: BlockId) -> Option<Value> {
        let back: Vec<Value> = self.graph.blocks[header]
            .predecessors()
            .into_iter()
            .filter(|block| {
                let id = self.graph.id_of.get(block);
                id.is_some_and(|id| !self.terms.contains_key(id))
            })
            .filter_map(crate::Block::terminator)
            .collect();
        let all = back
            .iter()
            .all(|terminator| terminator.has_metadata("llvm.loop"));
        back.first().copied().filter(|_| all)
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
            End::Repeat {
                cond,
                next,
                results,
            } => {
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

    fn repeat(
        &mut self,
        open: &OpenLoop,
        cond: Repeat,
        next: &[SArg],
        results: &[SArg],
    ) -> Result<()> {
        let (on, negate, origin) = match cond {
            Repeat::Term { block, arm } => {
                let terminator = self.graph.terminator(block);
                let on = self
                    .terms
                    .get(&block)
                    .and_then(|args| args.first().copied());
                let negate = arm == 1 && terminator.is_some_and(|t| t.is(Opcode::Br));
                match (on, terminator.is_some_and(|t| t.is(Opcode::Switch))) {
                    (Some(_), true) if !self.latches.contains(&block) => {
                        (self.switch_repeats(block, arm)?, false, terminator)
                    }
                    (Some(on), _) => (on, negate, terminator),
                    (None, _) => {
                        return Err(Diagnostic::internal("a latch without a condition").into());
                    }
                }
            }
            Repeat::Pred(arg) => {
                let on = self.arg(arg, Type::I1)?;
                (self.is_one(on), false, open.latch)
            }
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

    /// A predicate as a truth value: it is an integer where others of more values are made of it.
    fn is_one(&mut self, predicate: ir::Value) -> ir::Value {
        match self.builder.body.ty(predicate) {
            Type::I1 => predicate,
            ty => {
                let one = self.builder.int(ty, 1);
                self.builder.icmp(ir::IntPred::Eq, predicate, one)
            }
        }
    }

    fn finish_loop(&mut self, open: OpenLoop) -> Result<()> {
        let types = self.types_of(&open.results)?;
        let kind = OpKind::Control(Control::Loop(open.info));
        let op = self
            .builder
            .push_with(kind, &open.operands, &types, &[open.region]);
        for (index, &result) in open.results.iter().enumerate() {
            self.values[result] = Some(self.builder.body.ops[op].results[index]);
        }
        Ok(())
    }

    fn return_type(&mut self) -> Type {
        let function = self.graph.blocks[self.graph.cfg.entry].function();
        self.outer
            .result(function.ty().result())
            .unwrap_or(Type::I1)
    }
}
