//! What the tests share: a builder for graphs.
#![allow(dead_code, reason = "each test binary uses a part")]

pub mod check;
pub mod execute;
pub mod graphs;

use tapeless_cfg::{Arg, Block, BlockId, Cfg, Edge, Term, Var};

pub fn b(n: u32) -> BlockId {
    BlockId::from_u32(n)
}

pub fn v(n: u32) -> Var {
    Var::from_u32(n)
}

pub fn vars(list: &[u32]) -> Vec<Var> {
    list.iter().map(|&n| v(n)).collect()
}

pub fn args(list: &[u32]) -> Vec<Arg> {
    list.iter().map(|&n| Arg::Var(v(n))).collect()
}

/// A block: phis, definitions, uses, end.
pub fn block(params: &[u32], defs: &[u32], uses: &[u32], term: Term) -> Block {
    Block {
        params: vars(params),
        defs: vars(defs),
        uses: vars(uses),
        term,
    }
}

pub fn edge(to: u32, list: &[u32]) -> Edge {
    Edge::with(b(to), args(list))
}

pub fn goto(to: u32, list: &[u32]) -> Term {
    Term::Goto(edge(to, list))
}

pub fn br(then: (u32, &[u32]), other: (u32, &[u32])) -> Term {
    Term::Branch {
        arms: vec![edge(then.0, then.1), edge(other.0, other.1)],
    }
}

pub fn ret(list: &[u32]) -> Term {
    Term::Return { values: args(list) }
}

pub fn cfg(blocks: Vec<Block>) -> Cfg {
    Cfg {
        entry: b(0),
        blocks: blocks.into_iter().collect(),
    }
}
