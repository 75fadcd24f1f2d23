//! A structured tree as a body: regions from sequences, ops from instructions.

use super::ModuleImporter;
use super::graph::{Graph, is_param};
use super::loops::ClosedForms;
use super::predicates::Predicates;
use super::several::Several;
use super::tables::operand_map;
use super::transfers::Transfer;
use crate::{Block, Function, Opcode, Value};
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use tapeless_cfg::{BlockId, Carries, DivergeId, SArg, SVar, SeqId, Tree, structure};
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir as ir;
use tapeless_ir::ops::Host;
use tapeless_ir::{Constant, Control, Effects, OpKind, Type};

/// Writes the body of one function.
pub(crate) struct Importer<'a> {
    pub outer: &'a mut ModuleImporter,
    pub graph: &'a Graph,
    pub tree: &'a Tree,
    pub closed: Option<&'a ClosedForms>,
    pub builder: ir::Builder,
    pub types: SecondaryMap<SVar, Option<Type>>,
    pub values: SecondaryMap<SVar, Option<ir::Value>>,
    /// What each block's terminator reads.
    pub terms: FxHashMap<BlockId, SmallVec<[ir::Value; 3]>>,
    /// What an edge defines, once its terminator has been written.
    pub edge_values: FxHashMap<(BlockId, u32), ir::Value>,
    /// The value of each instruction, where it is visible as itself.
    pub of_instruction: FxHashMap<Value, ir::Value>,
    /// Latches with a result that says whether to repeat, in place of their terminator.
    pub latches: FxHashSet<BlockId>,
    diverging: usize,
}

/// The body of a function.
pub(crate) fn import(
    outer: &mut ModuleImporter,
    function: Function,
    closed: Option<&ClosedForms>,
) -> Result<ir::Body> {
    let graph = Graph::new(function, closed)?;
    let tree = structure(&graph.cfg)
        .map_err(|why| Diagnostic::internal(format!("`{}`: {why}", function.name())))?;
    let params: Vec<Type> = function
        .params()
        .iter()
        .map(|param| outer.ty(param.ty()))
        .collect();
    let mut importer = Importer {
        graph: &graph,
        tree: &tree,
        closed,
        builder: ir::Builder::new(&params),
        types: SecondaryMap::new(),
        values: SecondaryMap::new(),
        terms: FxHashMap::default(),
        edge_values: FxHashMap::default(),
        of_instruction: FxHashMap::default(),
        latches: FxHashSet::default(),
        diverging: tree.diverging.len(),
        outer,
    };
    importer.find_types(function);
    importer.bind_params(function)?;
    importer.sequence(tree.body.seq)?;
    importer.diverging_regions()?;
    Ok(importer.builder.finish())
}

impl Importer<'_> {
    fn find_types(&mut self, function: Function) {
        let mut predicates = Predicates::new(self.tree);
        let result = self.outer.result(function.ty().result());
        for (svar, carries) in self.tree.svars.iter() {
            self.types[svar] = match *carries {
                Carries::Var(var) => Some(self.outer.ty(self.graph.vars[var].ty())),
                Carries::Return(_) => result,
                Carries::Pred => Some(predicates.ty(svar)),
            };
        }
    }

    fn bind_params(&mut self, function: Function) -> Result<()> {
        let params: FxHashMap<Value, ir::Value> = function
            .params()
            .into_iter()
            .zip(self.builder.body.params().to_vec())
            .collect();
        for &svar in &self.tree.body.params {
            let value = match self.tree.svars[svar] {
                Carries::Var(var) => params.get(&self.graph.vars[var]).copied(),
                _ => None,
            };
            self.values[svar] = Some(
                value
                    .ok_or_else(|| Diagnostic::internal("a free variable that is no parameter"))?,
            );
        }
        Ok(())
    }

    /// Diverging regions stand beside the body region; a region jumps to later ones only.
    fn diverging_regions(&mut self) -> Result<()> {
        for index in 0..self.diverging {
            let region = &self.tree.diverging[DivergeId::new(index)];
            let types = self.types_of(&region.params)?;
            let opened = self.builder.begin(&types);
            self.builder.body.diverging.push(opened);
            self.bind(&region.params, opened);
            self.sequence(region.seq)?;
        }
        Ok(())
    }

    pub fn bind(&mut self, vars: &[SVar], region: ir::Region) {
        for (&var, &value) in vars.iter().zip(&self.builder.body.regions[region].params) {
            self.values[var] = Some(value);
        }
    }

    pub fn type_of(&self, var: SVar) -> Result<Type> {
        self.types[var].ok_or_else(|| Diagnostic::internal("a value without a type").into())
    }

    pub fn types_of(&self, vars: &[SVar]) -> Result<Vec<Type>> {
        vars.iter().map(|&var| self.type_of(var)).collect()
    }

    /// An operand of the tree, as a value of a type.
    pub fn arg(&mut self, arg: SArg, ty: Type) -> Result<ir::Value> {
        Ok(match arg {
            SArg::Var(var) => self.values[var].ok_or_else(|| {
                Diagnostic::internal(format!("{var} is read before it is defined"))
            })?,
            SArg::Const(number) => self.constant(self.graph.constants[number as usize]),
            SArg::Int(value) => self.builder.int(ty, value.into()),
            SArg::Undef => self.builder.poison(ty),
        })
    }

    pub fn args(&mut self, args: &[SArg], types: &[Type]) -> Result<Vec<ir::Value>> {
        args.iter()
            .zip(types)
            .map(|(&arg, &ty)| self.arg(arg, ty))
            .collect()
    }

    pub fn jump_args(&mut self, to: DivergeId, args: &[SArg]) -> Result<Vec<ir::Value>> {
        let tree = self.tree;
        let types = self.types_of(&tree.diverging[to].params)?;
        self.args(args, &types)
    }

    pub fn constant(&mut self, value: Value) -> ir::Value {
        if let Some(made) = self.spelled_out(value) {
            return made;
        }
        let (ty, constant) = self.outer.constant(value);
        self.builder.body.constant(ty, constant)
    }

    /// Appends the op of an instruction.
    pub fn push_origin(
        &mut self,
        instruction: Value,
        kind: OpKind,
        args: &[ir::Value],
        results: &[Type],
    ) -> ir::Op {
        let op = self.builder.push(kind, args, results);
        self.set_origin(op, instruction);
        op
    }

    pub fn set_origin(&mut self, op: ir::Op, instruction: Value) {
        let origins = &mut self.outer.tables.origins;
        let origin = ir::Origin(origins.len() as u32);
        origins.push(instruction);
        self.builder.set_origin(op, Some(origin));
        self.builder.body.ops[op].loc = self.outer.loc(instruction);
    }

    /// A block's instructions, and what its terminator reads.
    pub fn block(&mut self, id: BlockId) -> Result<()> {
        let (graph, tree) = (self.graph, self.tree);
        let block: Block = graph.blocks[id];
        let data = &graph.cfg.blocks[id];
        let boundary = &tree.blocks[id];
        let mut locals: FxHashMap<Value, ir::Value> = FxHashMap::default();
        for (&var, &read) in data.uses.iter().zip(&boundary.uses) {
            let instruction = graph.vars[var];
            let ty = self.outer.ty(instruction.ty());
            let value = self.arg(read, ty)?;
            locals.insert(instruction, value);
            self.of_instruction.insert(instruction, value);
        }
        for instruction in block.instructions().filter(|i| !is_param(*i)) {
            if instruction.is_terminator() {
                let args = self.operands(instruction, &locals)?;
                self.terms.insert(id, args);
                continue;
            }
            let args = self.operands(instruction, &locals)?;
            if let Some(value) = self.instruction(instruction, &args) {
                locals.insert(instruction, value);
                self.of_instruction.insert(instruction, value);
            }
        }
        for (&var, &svar) in data.defs.iter().zip(&boundary.defs) {
            self.values[svar] = locals.get(&graph.vars[var]).copied();
        }
        Ok(())
    }

    /// Writes an instruction; its value.
    fn instruction(&mut self, instruction: Value, args: &[ir::Value]) -> Option<ir::Value> {
        if self.outer.options.calls {
            if let Some(several) = Several::of(instruction) {
                return self.several(&several, instruction, args);
            }
            if let Some(transfer) = Transfer::of(instruction) {
                return self.transfer(transfer, instruction, args);
            }
            if let Some(made) = self.saturated(instruction, args) {
                return Some(made);
            }
        }
        let kind = self.outer.op_kind(instruction);
        let results: SmallVec<[Type; 1]> =
            self.outer.result(instruction.ty()).into_iter().collect();
        let op = self.push_origin(instruction, kind, args, &results);
        (!results.is_empty()).then(|| self.builder.result(op))
    }

    /// The arguments of an instruction's op.
    fn operands(
        &mut self,
        instruction: Value,
        locals: &FxHashMap<Value, ir::Value>,
    ) -> Result<SmallVec<[ir::Value; 3]>> {
        let mut args = SmallVec::new();
        if instruction.is(Opcode::Ret) {
            return Ok(args);
        }
        let mut map = operand_map(instruction);
        map.sort_by_key(|&(_, arg)| arg);
        map.dedup_by_key(|&mut (_, arg)| arg);
        for (operand, _) in map {
            let operand = instruction.operand(operand);
            let value = match locals.get(&operand) {
                Some(&value) => value,
                None if operand.is_instruction() || operand.is_argument() => {
                    return Err(Diagnostic::internal(format!(
                        "{operand:?} is read where it is not visible"
                    ))
                    .into());
                }
                None => self.constant(operand),
            };
            args.push(value);
        }
        Ok(args)
    }

    /// The landing pad of an unwind edge; the region into which that edge leads is open.
    pub fn landing_pad(&mut self, block: BlockId, arm: u32) -> Result<Option<ir::Value>> {
        let pad = self.graph.arms[block][arm as usize]
            .instructions()
            .find(|i| i.is(Opcode::LandingPad));
        let Some(pad) = pad else { return Ok(None) };
        let kind = OpKind::Host(Host {
            name: "landingpad".into(),
            effects: Effects::NONE,
        });
        let ty = self.outer.ty(pad.ty());
        let op = self.push_origin(pad, kind, &[], &[ty]);
        Ok(Some(self.builder.result(op)))
    }

    /// Ends the open region without going on.
    pub fn end_with(&mut self, control: Control, args: &[ir::Value]) -> ir::Op {
        let op = self.builder.push(OpKind::Control(control), args, &[]);
        self.builder.end();
        op
    }

    pub fn truth(&mut self, value: bool) -> ir::Value {
        self.builder
            .body
            .constant(Type::I1, Constant::Int(value.into()))
    }

    pub fn seq(&self, id: SeqId) -> &tapeless_cfg::Seq {
        &self.tree.seqs[id]
    }
}
