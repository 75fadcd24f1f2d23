//! Alias answers, recorded at import.
//!
//! The host knows its alias analyses; we do not keep it at hand. What it says of two memory ops
//! of one function is written down once, so that a plan can be tested from text alone.

use crate::body::Op;
use rustc_hash::FxHashMap;

/// What is known of two accesses' bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alias {
    /// They never overlap.
    No,
    /// They may overlap.
    May,
    /// They start at the same byte.
    Must,
}

/// Answers for pairs of ops; absent means [`Alias::May`]. Valid when both ops run in the same
/// iteration of every loop that holds both; across iterations the analyses decide.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AliasTable {
    same: FxHashMap<(Op, Op), Alias>,
}

impl AliasTable {
    /// Records an answer, in either order.
    pub fn record(&mut self, a: Op, b: Op, answer: Alias) {
        if answer != Alias::May {
            self.same.insert((a.min(b), a.max(b)), answer);
        }
    }

    /// Gives an op that repeats another the answers of that.
    pub fn repeat(&mut self, op: Op, again: Op) {
        let of = |(&(a, b), &answer): (&(Op, Op), &Alias)| match (a == op, b == op) {
            (true, false) => Some((b, answer)),
            (false, true) => Some((a, answer)),
            _ => None,
        };
        let known: Vec<(Op, Alias)> = self.same.iter().filter_map(of).collect();
        for (other, answer) in known {
            self.record(again, other, answer);
        }
    }

    /// The answer for one iteration.
    pub fn same_iteration(&self, a: Op, b: Op) -> Alias {
        self.same
            .get(&(a.min(b), a.max(b)))
            .copied()
            .unwrap_or(Alias::May)
    }

    /// All recorded answers, in order of the ops.
    pub fn answers(&self) -> Vec<(Op, Op, Alias)> {
        let mut all: Vec<_> = self.same.iter().map(|(&(a, b), &x)| (a, b, x)).collect();
        all.sort_by_key(|&(a, b, _)| (a, b));
        all
    }
}
