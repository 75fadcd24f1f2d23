//! The draft: the tree of regions before values are made explicit. Assignments are still on edges.

use crate::cfg::BlockId;
use crate::graph::EdgeId;
use crate::phis::Key;
use crate::tree::SeqId;
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};

/// A switch or a loop of the draft.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Op(u32);
entity_impl!(Op, "op");

#[derive(Clone, Copy)]
pub(crate) enum OpKind {
    Term(BlockId),
    Route(Key),
    /// The loop repeats if this predicate is 1.
    Loop(Key),
}

pub(crate) struct DraftOp {
    pub kind: OpKind,
    /// The sequence it is an item of.
    pub seq: SeqId,
    /// Arms, or the one body.
    pub arms: Vec<SeqId>,
    pub span: Span,
    pub results: Vec<Key>,
    pub params: Vec<Key>,
}

#[derive(Clone, Copy)]
pub(crate) enum DraftItem {
    Block(BlockId),
    /// Control takes this edge: its definitions, arguments and predicates are assigned.
    Edge(EdgeId),
    Op(Op),
    /// Control leaves if this edge to a diverging region is taken.
    Guard(EdgeId),
}

#[derive(Clone, Copy)]
pub(crate) enum DraftEnd {
    /// Goes on after the enclosing op.
    Fall,
    Jump(EdgeId),
    Diverge(BlockId),
    Unreachable,
    /// The last block's terminator decides whether the loop repeats.
    Latch {
        repeat: EdgeId,
        exit: EdgeId,
    },
}

/// First and last position in a numbering of all items by depth-first order.
#[derive(Clone, Copy, Default)]
pub(crate) struct Span {
    pub first: u32,
    pub last: u32,
}

impl Span {
    pub fn contains(self, time: u32) -> bool {
        self.first <= time && time <= self.last
    }
}

pub(crate) struct DraftSeq {
    pub items: Vec<DraftItem>,
    pub end: DraftEnd,
    /// The op that this is an arm or the body of.
    pub owner: Option<Op>,
    pub span: Span,
}

#[derive(Default)]
pub(crate) struct Draft {
    pub seqs: PrimaryMap<SeqId, DraftSeq>,
    pub ops: PrimaryMap<Op, DraftOp>,
    /// The op that consumes a predicate.
    pub consumer: SecondaryMap<Key, Option<Op>>,
}

impl Draft {
    pub fn seq(&mut self, owner: Option<Op>) -> SeqId {
        self.seqs.push(DraftSeq {
            items: Vec::new(),
            end: DraftEnd::Unreachable,
            owner,
            span: Span::default(),
        })
    }

    pub fn op(&mut self, kind: OpKind, seq: SeqId) -> Op {
        let op = self.ops.push(DraftOp {
            kind,
            seq,
            arms: Vec::new(),
            span: Span::default(),
            results: Vec::new(),
            params: Vec::new(),
        });
        if let OpKind::Route(key) | OpKind::Loop(key) = kind {
            self.consumer[key] = Some(op);
        }
        op
    }

    pub fn push(&mut self, seq: SeqId, item: DraftItem) {
        self.seqs[seq].items.push(item);
    }
}
