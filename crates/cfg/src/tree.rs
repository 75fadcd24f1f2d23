//! The output: a tree of structured regions in which every value that crosses a region is explicit.

use crate::cfg::{BlockId, Var};
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};

/// A value of the tree: defined once, visible in the rest of its sequence and in all sequences nested there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SVar(u32);
entity_impl!(SVar, "s");

/// A sequence of items: the body of a function, of an arm, of a loop, or of a diverging region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SeqId(u32);
entity_impl!(SeqId, "seq");

/// A region that never returns, shared by all paths that enter it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DivergeId(u32);
entity_impl!(DivergeId, "diverge");

/// The structured form of a graph. Every reachable block occurs exactly once. The tree is flat, nothing about it
/// needs recursion.
#[derive(Clone, Debug)]
pub struct Tree {
    /// The function: its parameters are the free variables that are used.
    pub body: Region,
    /// Regions that never return; a region jumps only to regions with higher numbers.
    pub diverging: PrimaryMap<DivergeId, Region>,
    /// All sequences.
    pub seqs: PrimaryMap<SeqId, Seq>,
    /// What each value stands for; that gives its type.
    pub svars: PrimaryMap<SVar, Carries>,
    /// For each block, the values at its boundary.
    pub blocks: SecondaryMap<BlockId, Boundary>,
}

/// A closed region: it sees its parameters and what it defines, nothing else.
#[derive(Clone, Debug)]
pub struct Region {
    /// Values passed in, see [`Carries`] for what each stands for.
    pub params: Vec<SVar>,
    /// Its contents.
    pub seq: SeqId,
}

/// What an [`SVar`] stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Carries {
    /// A value of the graph: its definition, or a copy carried through regions.
    Var(Var),
    /// The return value with this position, merged from several returns.
    Return(u32),
    /// A small non-negative integer that selects an arm or repeats a loop.
    Pred,
}

/// The values at the boundary of a block.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Boundary {
    /// One per `Block::params`: what the phi is.
    pub params: Vec<SArg>,
    /// One per `Block::uses`: what the use reads.
    pub uses: Vec<SArg>,
    /// One per `Block::defs`: the name of the definition.
    pub defs: Vec<SVar>,
}

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SArg {
    /// A value of the tree.
    Var(SVar),
    /// The caller's constant.
    Const(u32),
    /// A predicate's value.
    Int(u32),
    /// Never read.
    Undef,
}

/// Items in order of execution, and how the sequence ends.
#[derive(Clone, Debug, Default)]
pub struct Seq {
    /// What is executed.
    pub items: Vec<Item>,
    /// What happens then.
    pub end: End,
}

/// A step of a sequence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// The block's instructions without its terminator; see [`Tree::blocks`] for its operands.
    Block(BlockId),
    /// Control has taken this edge, which defines these values (one per `Edge::defs`). Absent if it defines none.
    EdgeDefs {
        /// Source of the edge.
        block: BlockId,
        /// Arm of its terminator.
        arm: u32,
        /// The values, in the order of `Edge::defs`.
        defs: Vec<SVar>,
    },
    /// Executes one arm.
    Switch {
        /// What selects it.
        on: Selector,
        /// Arm `i` is executed if the selector is `i`.
        arms: Vec<SeqId>,
        /// What the arms that end in [`End::Yield`] yield, by position.
        results: Vec<SVar>,
    },
    /// Executes its body, then again as long as [`End::Repeat`] says so.
    Loop {
        /// Carried values, with what they are at first.
        params: Vec<(SVar, SArg)>,
        /// Ends in [`End::Repeat`].
        body: SeqId,
        /// What the last iteration leaves behind.
        results: Vec<SVar>,
    },
    /// Leaves for a diverging region if the terminator of `block` takes `arm`.
    Guard {
        /// The block before.
        block: BlockId,
        /// The arm of its terminator that diverges.
        arm: u32,
        /// Where to.
        to: DivergeId,
        /// One per parameter of that region.
        args: Vec<SArg>,
        /// `Edge::defs` of the diverging edge, visible in `args` only.
        defs: Vec<SVar>,
    },
}

/// What selects an arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Selector {
    /// The arm of this block's terminator; the block is the item before.
    Term(BlockId),
    /// The value of a predicate.
    Pred(SArg),
}

/// When a loop repeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repeat {
    /// If the terminator of `block` takes `arm`. The block is the last item of the body, but for guards.
    Term {
        /// The latch.
        block: BlockId,
        /// The arm back to the header.
        arm: u32,
    },
    /// If the predicate is not zero; `Int(1)` is an endless loop.
    Pred(SArg),
}

/// How a sequence ends.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum End {
    /// An arm ends with these results.
    Yield(Vec<SArg>),
    /// The function ends with these values.
    Return(Vec<SArg>),
    /// An iteration ends.
    Repeat {
        /// Whether there is another one.
        cond: Repeat,
        /// The loop's parameters in it.
        next: Vec<SArg>,
        /// The loop's results if there is not.
        results: Vec<SArg>,
    },
    /// The terminator of this block, an item of this sequence, never continues.
    Diverge(BlockId),
    /// Goes on in a shared diverging region. If the block before has a terminator with several arms, this is the
    /// one that no guard took.
    Jump(DivergeId, Vec<SArg>),
    /// Control cannot come here: no arm of the switch before yields, or the loop before is endless.
    #[default]
    Unreachable,
}

impl Tree {
    /// Replaces every operand.
    pub(crate) fn rename(&mut self, of: impl Fn(SArg) -> SArg) {
        let all = |args: &mut Vec<SArg>| args.iter_mut().for_each(|arg| *arg = of(*arg));
        for boundary in self.blocks.values_mut() {
            all(&mut boundary.params);
            all(&mut boundary.uses);
        }
        for seq in self.seqs.values_mut() {
            for item in &mut seq.items {
                match item {
                    Item::Switch {
                        on: Selector::Pred(arg),
                        ..
                    } => *arg = of(*arg),
                    Item::Loop { params, .. } => {
                        params.iter_mut().for_each(|(_, init)| *init = of(*init))
                    }
                    Item::Guard { args, .. } => all(args),
                    Item::Block(_)
                    | Item::EdgeDefs { .. }
                    | Item::Switch {
                        on: Selector::Term(_),
                        ..
                    } => {}
                }
            }
            match &mut seq.end {
                End::Yield(args) | End::Return(args) | End::Jump(_, args) => all(args),
                End::Repeat {
                    cond,
                    next,
                    results,
                } => {
                    if let Repeat::Pred(arg) = cond {
                        *arg = of(*arg);
                    }
                    all(next);
                    all(results);
                }
                End::Diverge(_) | End::Unreachable => {}
            }
        }
    }
}
