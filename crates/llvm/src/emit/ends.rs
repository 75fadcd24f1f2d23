//! Open ends and how they merge.

use super::Bound;
use super::body::Writer;
use crate::{Block, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir as ir;

/// A block without a terminator, and what the pending results are there.
#[derive(Clone, Debug)]
pub(crate) struct End {
    pub block: Block,
    pub vars: SmallVec<[Bound; 4]>,
}

impl End {
    pub fn bare(block: Block) -> Self {
        Self {
            block,
            vars: SmallVec::new(),
        }
    }

    /// What a pending result is here.
    pub fn pending(&self, v: ir::Value) -> Option<Value> {
        self.vars
            .iter()
            .find(|(key, _)| *key == v)
            .map(|&(_, value)| value)
    }
}

/// Immediate dominators of the blocks written so far. Blocks are made after all their forward predecessors are
/// known, so a later backedge changes none.
///
/// Each block knows another one farther up, so that any is found in logarithmically many steps (Myers, "An applicative
/// random-access stack", 1983).
#[derive(Debug, Default)]
pub(crate) struct Dominators(FxHashMap<Block, Dominated>);

/// What dominates a block: the nearest one and a farther one, and how many do.
#[derive(Clone, Copy, Debug)]
struct Dominated {
    by: Block,
    far: Block,
    depth: u32,
}

impl Dominators {
    fn depth(&self, block: Block) -> u32 {
        self.0.get(&block).map_or(0, |known| known.depth)
    }

    /// The nearest dominator of a block, and a farther one; itself for the first.
    fn up(&self, block: Block) -> (Block, Block) {
        let known = self.0.get(&block);
        known.map_or((block, block), |known| (known.by, known.far))
    }

    /// The dominator of a block at a depth, which is no greater than its own.
    fn at_depth(&self, mut block: Block, depth: u32) -> Block {
        while self.depth(block) > depth {
            let (by, far) = self.up(block);
            block = if self.depth(far) < depth { by } else { far };
        }
        block
    }

    /// Records a new block by its predecessors.
    pub fn add(&mut self, block: Block, predecessors: impl IntoIterator<Item = Block>) {
        let Some(by) = predecessors.into_iter().reduce(|a, b| self.common(a, b)) else {
            return;
        };
        let far = self.up(by).1;
        let farther = self.up(far).1;
        let [depth, to_far, to_farther] = [by, far, farther].map(|block| self.depth(block));
        let even = depth - to_far == to_far - to_farther;
        let known = Dominated {
            by,
            far: if even { farther } else { by },
            depth: depth + 1,
        };
        self.0.insert(block, known);
    }

    fn common(&self, a: Block, b: Block) -> Block {
        let depth = self.depth(a).min(self.depth(b));
        let (mut a, mut b) = (self.at_depth(a, depth), self.at_depth(b, depth));
        while a != b {
            // Blocks at one depth have their farther dominators at one depth, too.
            let ((a_by, a_far), (b_by, b_far)) = (self.up(a), self.up(b));
            if (a_by, b_by) == (a, b) {
                return a;
            }
            (a, b) = if a_far == b_far {
                (a_by, b_by)
            } else {
                (a_far, b_far)
            };
        }
        a
    }

    /// Whether a value is available at the start of a block.
    pub fn available(&self, value: Value, at: Block) -> bool {
        if !value.is_instruction() {
            return true;
        }
        let block = value.block();
        self.at_depth(at, self.depth(block)) == block
    }
}

impl Writer<'_, '_> {
    /// What a value is at an end.
    pub(crate) fn lookup(&mut self, end: &End, v: ir::Value) -> Result<Value> {
        match end.pending(v) {
            Some(value) => Ok(value),
            None => self.get(v),
        }
    }

    /// What a value is wherever it is visible.
    pub(crate) fn get(&mut self, v: ir::Value) -> Result<Value> {
        if let Some(known) = self.env[v] {
            return Ok(known);
        }
        let data = &self.body.values[v];
        let ir::ValueDef::Const(constant) = &data.def else {
            return Err(
                Diagnostic::internal(format!("emission reads {v} before it is written")).into(),
            );
        };
        let ty = self.emitter.ty(self.module, data.ty)?;
        let made = self.emitter.constant(self.module, constant, ty)?;
        self.env[v] = Some(made);
        Ok(made)
    }

    /// Makes one end of all: its block is where further ops go, its variables are visible from there on.
    pub(crate) fn settle(&mut self) -> Result<Block> {
        let ends = std::mem::take(&mut self.ends);
        let end = self.merge(ends)?;
        for &(v, value) in &end.vars {
            self.env[v] = Some(value);
        }
        self.builder.move_to_end(end.block);
        self.ends.push(End::bare(end.block));
        Ok(end.block)
    }

    /// One end that all given ones lead to; it carries what is still read.
    pub(crate) fn merge(&mut self, mut ends: Vec<End>) -> Result<End> {
        if ends.len() == 1 {
            return Ok(ends.remove(0));
        }
        let Some(first) = ends.first() else {
            return Err(Diagnostic::internal("emission merges nothing").into());
        };
        let block = self.new_block(ends.iter().map(|end| end.block));
        let needed: SmallVec<[ir::Value; 4]> = first
            .vars
            .iter()
            .map(|&(v, _)| v)
            .filter(|&v| self.remaining[v] > 0)
            .collect();
        let mut vars = SmallVec::new();
        for v in needed {
            let sides = ends
                .iter()
                .map(|end| Ok((self.lookup(end, v)?, end.block)))
                .collect::<Result<Vec<_>>>()?;
            vars.push((v, self.join(block, &sides)));
        }
        for end in &ends {
            self.branch(end.block, block);
        }
        Ok(End { block, vars })
    }

    /// φ of the sides, or the only value among them that is defined.
    pub(crate) fn join(&mut self, block: Block, sides: &[(Value, Block)]) -> Value {
        let mut defined = sides
            .iter()
            .map(|side| side.0)
            .filter(|value| !value.is_undef());
        let one = match defined.next() {
            None => return sides[0].0,
            Some(value) => defined.all(|other| other == value).then_some(value),
        };
        if let Some(value) = one
            && self.dominators.available(value, block)
        {
            return value;
        }
        self.builder.move_to_end(block);
        let like = sides
            .iter()
            .map(|side| side.0)
            .find(|value| !value.is_constant());
        let phi = self.builder.phi(like.unwrap_or(sides[0].0).ty());
        for &(value, from) in sides {
            self.add_incoming(phi, value, from);
        }
        self.phis.push(phi);
        phi
    }

    /// Struct types of one shape differ by name in LLVM; a constant takes the type of its phi.
    pub(crate) fn add_incoming(&self, phi: Value, value: Value, from: Block) {
        let ty = phi.ty();
        let value = match value.ty() == ty {
            true => value,
            false if value.is_poison() => ty.poison(),
            false if value.is_undef() => ty.undef(),
            false if value.is_constant() && value.is_null() => ty.zero(),
            false => value,
        };
        phi.add_incoming(value, from);
    }

    /// A block at the end of the function.
    pub(crate) fn new_block(&mut self, predecessors: impl IntoIterator<Item = Block>) -> Block {
        let block = self.target.append_block("");
        self.dominators.add(block, predecessors);
        block
    }

    /// Ends a block with a branch.
    pub(crate) fn branch(&mut self, from: Block, to: Block) -> Value {
        self.builder.move_to_end(from);
        self.builder.br(to)
    }
}
