//! An LLVM function as the abstract graph that structuring takes, and what is refused.

use super::addresses::names_replaceable;
use super::loops::ClosedForms;
use super::tables::is_data;
use crate::{Block, Function, Opcode, Type, TypeKind, Value};
use cranelift_entity::{EntityRef, PrimaryMap};
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_cfg as cfg;
use tapeless_cfg::{Arg, BlockId, Cfg, Edge, Term, Var};
use tapeless_diag::{Diagnostic, Result, code};

/// The graph of a function, with the way back to LLVM.
pub(crate) struct Graph {
    pub cfg: Cfg,
    pub blocks: PrimaryMap<BlockId, Block>,
    /// What each variable is: a parameter, an instruction, or the landing pad that an edge leads to.
    pub vars: PrimaryMap<Var, Value>,
    /// What [`Arg::Const`] numbers.
    pub constants: Vec<Value>,
    /// Successors of each block, each once.
    pub arms: PrimaryMap<BlockId, Vec<Block>>,
    pub id_of: FxHashMap<Block, BlockId>,
    var_of: FxHashMap<Value, Var>,
    constant_of: FxHashMap<Value, u32>,
}

impl Graph {
    /// Reads a function; refuses what has no structured form.
    pub fn new(function: Function, closed: Option<&ClosedForms>) -> Result<Self> {
        let reachable = reachable(function);
        let mut graph = Self {
            cfg: Cfg {
                entry: BlockId::new(0),
                blocks: PrimaryMap::new(),
            },
            blocks: PrimaryMap::new(),
            vars: PrimaryMap::new(),
            constants: Vec::new(),
            arms: PrimaryMap::new(),
            id_of: FxHashMap::default(),
            var_of: FxHashMap::default(),
            constant_of: FxHashMap::default(),
        };
        for param in function.params() {
            graph.define(param);
        }
        let mut id_of = FxHashMap::default();
        for &block in &reachable {
            if block.is_address_taken() {
                return Err(refuse(function, None, LABEL));
            }
            id_of.insert(block, graph.blocks.push(block));
            for instruction in block.instructions() {
                supported(function, instruction)?;
                graph.define(instruction);
            }
        }
        let mut outer = used_outside(&reachable);
        outer.extend(closed.into_iter().flat_map(ClosedForms::operands));
        for &block in &reachable {
            let mut data = graph.block(block, &id_of, &outer);
            let read = closed
                .map(|closed| closed.read_in(block))
                .unwrap_or_default();
            let known: Vec<Var> = read
                .iter()
                .filter_map(|value| graph.var_of.get(value).copied())
                .collect();
            for var in known {
                if !data.uses.contains(&var) && !data.defs.contains(&var) {
                    data.uses.push(var);
                }
            }
            graph.cfg.blocks.push(data);
        }
        graph.id_of = id_of;
        Ok(graph)
    }

    fn define(&mut self, value: Value) -> Var {
        let var = self.vars.push(value);
        self.var_of.insert(value, var);
        var
    }

    /// The terminator of a block.
    pub fn terminator(&self, block: BlockId) -> Option<Value> {
        self.blocks[block].terminator()
    }

    fn block(
        &mut self,
        block: Block,
        id_of: &FxHashMap<Block, BlockId>,
        outer: &FxHashSet<Value>,
    ) -> cfg::Block {
        let var_of = &self.var_of;
        let params: Vec<Var> = block
            .instructions()
            .take_while(|i| is_param(*i))
            .map(|i| var_of[&i])
            .collect();
        let mut uses = Vec::new();
        let mut defs = Vec::new();
        let mut seen = FxHashSet::default();
        for instruction in block.instructions().filter(|i| !is_param(*i)) {
            if outer.contains(&instruction) && !instruction.is(Opcode::Invoke) {
                defs.push(var_of[&instruction]);
            }
            if instruction.is(Opcode::Ret) {
                continue;
            }
            for operand in instruction.operands().filter(|operand| is_data(*operand)) {
                let Some(&var) = var_of.get(&operand) else {
                    continue;
                };
                let local =
                    operand.is_instruction() && operand.block() == block && !is_param(operand);
                if !local && seen.insert(var) {
                    uses.push(var);
                }
            }
        }
        let mut arms: Vec<Block> = Vec::new();
        let mut known = FxHashSet::default();
        arms.extend(
            block
                .successors()
                .into_iter()
                .filter(|arm| known.insert(*arm)),
        );
        let term = self.term(block, &arms, id_of);
        self.arms.push(arms);
        cfg::Block {
            params,
            defs,
            uses,
            term,
        }
    }

    fn term(&mut self, block: Block, arms: &[Block], id_of: &FxHashMap<Block, BlockId>) -> Term {
        let Some(terminator) = block.terminator() else {
            return Term::Diverge;
        };
        if terminator.is(Opcode::Ret) {
            let values = terminator.operands().map(|value| self.arg(value)).collect();
            return Term::Return { values };
        }
        let mut edges: Vec<Edge> = arms
            .iter()
            .map(|&arm| self.edge(block, arm, id_of))
            .collect();
        if terminator.is(Opcode::Invoke)
            && let Some(normal) = edges.first_mut()
            && !terminator.ty().is_void()
        {
            normal.defs.push(self.var_of[&terminator]);
        }
        match edges.len() {
            0 => Term::Diverge,
            1 => Term::Goto(edges.remove(0)),
            _ => Term::Branch { arms: edges },
        }
    }

    fn edge(&mut self, from: Block, to: Block, id_of: &FxHashMap<Block, BlockId>) -> Edge {
        let mut edge = Edge::to(id_of[&to]);
        for param in to.instructions().take_while(|i| is_param(*i)) {
            if param.is(Opcode::LandingPad) {
                // Each unwind edge has a landing pad of its own.
                let pad = self.vars.push(param);
                edge.defs.push(pad);
                edge.args.push(Arg::Var(pad));
                continue;
            }
            let incoming = param.incoming_from(from);
            edge.args
                .push(self.arg(incoming.unwrap_or_else(|| param.ty().poison())));
        }
        edge
    }

    fn arg(&mut self, value: Value) -> Arg {
        if let Some(&var) = self.var_of.get(&value) {
            return Arg::Var(var);
        }
        let next = self.constants.len() as u32;
        let number = *self.constant_of.entry(value).or_insert(next);
        if number == next {
            self.constants.push(value);
        }
        Arg::Const(number)
    }
}

/// Phis, and the landing pad behind them, are what edges pass to a block.
pub(crate) fn is_param(instruction: Value) -> bool {
    matches!(instruction.opcode(), Opcode::Phi | Opcode::LandingPad)
}

fn reachable(function: Function) -> Vec<Block> {
    let mut seen = FxHashSet::default();
    let mut order = Vec::new();
    let mut stack = vec![function.entry()];
    while let Some(block) = stack.pop() {
        if seen.insert(block) {
            order.push(block);
            stack.extend(block.successors().into_iter().rev());
        }
    }
    order
}

/// Instructions that another block, an edge or a return reads.
fn used_outside(blocks: &[Block]) -> FxHashSet<Value> {
    let mut outer = FxHashSet::default();
    for &block in blocks {
        for instruction in block.instructions() {
            let travels = matches!(instruction.opcode(), Opcode::Phi | Opcode::Ret);
            for operand in instruction.operands() {
                if operand.is_instruction()
                    && (travels || operand.block() != block)
                    && !is_param(operand)
                {
                    outer.insert(operand);
                }
            }
        }
    }
    outer
}

/// What has no structured form, and what to write instead.
type Construct = (&'static str, &'static str);

const LABEL: Construct = ("a label whose address is taken", "use a `switch`");
const COMPUTED_GOTO: Construct = ("a computed goto", "use a `switch`");
const SETJMP: Construct = (
    "a function that returns twice (setjmp)",
    "return an error code instead",
);
const REPLACEABLE: Construct = (
    "a second name of a variable which another file may replace",
    "use the variable's own name, or declare the `alias` without `weak`",
);
/// Constructs that no C program writes by themselves.
const APART: &str =
    "keep it out of the code that is differentiated, or register a derivative for the function";

fn refuse(function: Function, at: Option<Value>, (what, instead): Construct) -> Box<Diagnostic> {
    let own = function.location();
    let frames = at.map(Value::frames).unwrap_or_default();
    let home = own.as_ref().map(|place| place.file.clone());
    Diagnostic::error(code::UNSUPPORTED, format!("{what} is not supported"))
        .at(own)
        .within(&frames, home.as_deref())
        .because(
            None,
            format!("while differentiating `{}`", function.shown_name()),
        )
        .help(instead)
        .into()
}

/// Refuses instructions that have no structured form.
fn supported(function: Function, instruction: Value) -> Result<()> {
    let construct = match instruction.opcode() {
        Opcode::IndirectBr => COMPUTED_GOTO,
        Opcode::CallBr => ("assembly that jumps", "jump with `if` or `goto`"),
        Opcode::CatchSwitch
        | Opcode::CatchPad
        | Opcode::CleanupPad
        | Opcode::CatchRet
        | Opcode::CleanupRet => ("exception handling by funclets", APART),
        Opcode::LandingPad if !catches_constants(instruction) => {
            ("a handler of a type that is known at run time only", APART)
        }
        Opcode::Invoke if instruction.is_inline_asm() => ("assembly that unwinds", APART),
        Opcode::Alloca if instruction.is_special_alloca() => {
            ("an argument that lies in its caller's frame", APART)
        }
        _ if instruction.ty().kind() == TypeKind::Token => {
            ("a value that cannot be passed on (token)", APART)
        }
        _ if names_replaceable(instruction) => REPLACEABLE,
        _ if is_scalable(instruction) => ("a vector whose length the machine decides", APART),
        _ if instruction.is_call() => match refused_call(instruction) {
            Some(construct) => construct,
            None => return Ok(()),
        },
        _ => return Ok(()),
    };
    Err(refuse(function, Some(instruction), construct))
}

fn catches_constants(pad: Value) -> bool {
    pad.landing_pad_clauses().iter().all(|c| c.is_constant())
}

fn is_scalable(instruction: Value) -> bool {
    let scalable = |ty: Type| ty.kind() == TypeKind::ScalableVector;
    scalable(instruction.ty())
        || (instruction.is(Opcode::Store) && scalable(instruction.operand(0).ty()))
        || (instruction.is(Opcode::Alloca) && scalable(instruction.allocated_type()))
}

fn refused_call(call: Value) -> Option<Construct> {
    let name = call.intrinsic().unwrap_or_default();
    let has = |attribute: &str| call.call_has_attribute(crate::Place::Function, attribute);
    if call.is_must_tail() {
        Some((
            "a call that must be a jump (musttail)",
            "call without `musttail`",
        ))
    } else if has("returns_twice") {
        Some(SETJMP)
    } else if name.starts_with("llvm.coro.") {
        Some(("a coroutine", "write it as a loop"))
    } else if name.starts_with("llvm.experimental.gc") || name == "llvm.localescape" {
        Some(("a call that knows its caller's frame", APART))
    } else {
        None
    }
}
