//! The input: an abstract control-flow graph in SSA form.

use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};
use rustc_hash::FxHashSet;
use std::fmt;

/// A basic block of the input graph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BlockId(u32);
entity_impl!(BlockId, "b");

/// An SSA value or phi in the caller's numbering. A `Var` that no block and no edge defines is *free*:
/// it is visible on entry, as a function argument is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Var(u32);
entity_impl!(Var, "v");

/// A control-flow graph. Blocks that the entry does not reach are ignored, also as predecessors.
#[derive(Clone, Debug)]
pub struct Cfg {
    /// Where execution starts; it has no parameters.
    pub entry: BlockId,
    /// All blocks.
    pub blocks: PrimaryMap<BlockId, Block>,
}

/// A basic block, reduced to what crosses its boundary.
#[derive(Clone, Debug)]
pub struct Block {
    /// Phis, in order.
    pub params: Vec<Var>,
    /// Values defined by its instructions and used outside the block.
    pub defs: Vec<Var>,
    /// Values that its instructions and its terminator read and that they do not define: those of other blocks,
    /// and its own `params`. A phi that nobody lists is dead.
    pub uses: Vec<Var>,
    /// How it ends.
    pub term: Term,
}

/// How a block ends.
#[derive(Clone, Debug)]
pub enum Term {
    /// One successor.
    Goto(Edge),
    /// The terminator selects an arm; the caller knows how.
    Branch {
        /// Successors, at least one.
        arms: Vec<Edge>,
    },
    /// Returns these values; all returns of a graph have the same number of them.
    Return {
        /// The returned values.
        values: Vec<Arg>,
    },
    /// `unreachable`, `resume`, or the end after a call that never returns.
    Diverge,
}

/// An edge of the graph with what is assigned on it.
#[derive(Clone, Debug)]
pub struct Edge {
    /// The target.
    pub to: BlockId,
    /// One argument per parameter of the target, assigned in parallel.
    pub args: Vec<Arg>,
    /// Values defined on this edge only (the result of an `invoke`), before `args` are read.
    pub defs: Vec<Var>,
}

/// What an edge passes to a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A value.
    Var(Var),
    /// A constant, opaque to this crate; equal numbers are equal constants.
    Const(u32),
}

impl Edge {
    /// An edge without arguments.
    pub fn to(to: BlockId) -> Self {
        Edge {
            to,
            args: Vec::new(),
            defs: Vec::new(),
        }
    }

    /// An edge with arguments.
    pub fn with(to: BlockId, args: Vec<Arg>) -> Self {
        Edge {
            to,
            args,
            defs: Vec::new(),
        }
    }
}

impl Term {
    /// The outgoing edges, in arm order.
    pub fn edges(&self) -> &[Edge] {
        match self {
            Term::Goto(edge) => std::slice::from_ref(edge),
            Term::Branch { arms } => arms,
            Term::Return { .. } | Term::Diverge => &[],
        }
    }
}

/// Why a graph was refused: the caller broke a rule of [`Cfg`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Malformed {
    /// A block number beyond the table.
    NoSuchBlock(BlockId),
    /// The entry block has parameters.
    EntryParams,
    /// The number of arguments of an edge out of this block differs from its target's parameters.
    ArgCount(BlockId),
    /// A `Branch` without arms.
    NoArms(BlockId),
    /// Two definitions of one value.
    Redefined(Var),
    /// Returns with different numbers of values.
    ReturnCount(BlockId),
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Malformed::NoSuchBlock(b) => write!(f, "an edge leads to {b}, which does not exist"),
            Malformed::EntryParams => write!(f, "the entry block has parameters"),
            Malformed::ArgCount(b) => {
                write!(
                    f,
                    "an edge out of {b} has another number of arguments than its target has parameters"
                )
            }
            Malformed::NoArms(b) => write!(f, "{b} ends in a branch without arms"),
            Malformed::Redefined(v) => write!(f, "{v} is defined twice"),
            Malformed::ReturnCount(b) => write!(
                f,
                "{b} returns another number of values than the other returns"
            ),
        }
    }
}

impl std::error::Error for Malformed {}

impl Cfg {
    /// Checks the rules stated on the types, except dominance.
    pub fn validate(&self) -> Result<(), Malformed> {
        let entry = self
            .blocks
            .get(self.entry)
            .ok_or(Malformed::NoSuchBlock(self.entry))?;
        if !entry.params.is_empty() {
            return Err(Malformed::EntryParams);
        }
        let mut defined = FxHashSet::default();
        let mut define = |v: Var| {
            if defined.insert(v) {
                Ok(())
            } else {
                Err(Malformed::Redefined(v))
            }
        };
        let mut returned = None;
        for (id, block) in self.blocks.iter() {
            block
                .params
                .iter()
                .chain(&block.defs)
                .try_for_each(|&v| define(v))?;
            match &block.term {
                Term::Branch { arms } if arms.is_empty() => return Err(Malformed::NoArms(id)),
                Term::Return { values }
                    if *returned.get_or_insert(values.len()) != values.len() =>
                {
                    return Err(Malformed::ReturnCount(id));
                }
                _ => {}
            }
            for edge in block.term.edges() {
                let target = self
                    .blocks
                    .get(edge.to)
                    .ok_or(Malformed::NoSuchBlock(edge.to))?;
                if target.params.len() != edge.args.len() {
                    return Err(Malformed::ArgCount(id));
                }
                edge.defs.iter().try_for_each(|&v| define(v))?;
            }
        }
        Ok(())
    }

    /// The blocks that the entry reaches, in depth-first preorder.
    pub(crate) fn reachable(&self) -> Vec<BlockId> {
        let mut seen: SecondaryMap<BlockId, bool> = SecondaryMap::with_capacity(self.blocks.len());
        let mut order = Vec::new();
        let mut stack = vec![self.entry];
        while let Some(block) = stack.pop() {
            if std::mem::replace(&mut seen[block], true) {
                continue;
            }
            order.push(block);
            stack.extend(self.blocks[block].term.edges().iter().rev().map(|e| e.to));
        }
        order
    }

    /// The number of values that a return passes.
    pub(crate) fn return_count(&self, reachable: &[BlockId]) -> usize {
        reachable
            .iter()
            .find_map(|&b| match &self.blocks[b].term {
                Term::Return { values } => Some(values.len()),
                _ => None,
            })
            .unwrap_or(0)
    }
}
