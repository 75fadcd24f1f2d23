//! Where the results of a function of a derivative lie in the one value that it returns.

use super::Half;
use crate::request::Request;
use crate::{Builder, Type, Value};
use std::ops::Range;
use tapeless_batch::leaves::{Path, leaves};
use tapeless_ir as ir;

/// The results of a function in lanes.
pub(super) struct Results {
    /// The leaves of each.
    leaves: Vec<Vec<Path>>,
    /// The leaves that differ between lanes, if any do: then each leaf is returned by itself.
    differs: Vec<bool>,
    width: usize,
    /// What the function that was asked for returns.
    primal: Type,
}

impl Results {
    /// Those of a function whose results have such types.
    pub fn of(request: &Request, module: &ir::Module, half: &Half, types: &[ir::Type]) -> Self {
        let paths = |&ty| leaves(module, ty).into_iter().map(|leaf| leaf.0).collect();
        let differs = &half.batched.result;
        let any = differs.iter().any(|&differs| differs);
        Self {
            leaves: types.iter().map(paths).collect(),
            differs: if any { differs.clone() } else { Vec::new() },
            width: request.width.get() as usize,
            primal: request.function.ty().result(),
        }
    }

    /// A result in so many lanes.
    pub fn lanes(&self, b: &Builder, call: Value, result: usize, lanes: u32) -> Vec<Value> {
        (0..lanes as usize)
            .map(|lane| self.lane(b, call, result, lane))
            .collect()
    }

    fn lane(&self, b: &Builder, call: Value, result: usize, lane: usize) -> Value {
        if self.differs.is_empty() {
            return self.part(b, call, result);
        }
        let first: usize = self.before(result);
        let own = |leaf: usize| {
            let slot = self.slots(first + leaf);
            let lane = if self.differs[first + leaf] { lane } else { 0 };
            self.part(b, call, slot + lane)
        };
        let leaves = &self.leaves[result];
        match &leaves[..] {
            [path] if path.is_empty() => own(0),
            _ => {
                let leaves = leaves.iter().enumerate();
                let whole = self.primal.poison();
                leaves.fold(whole, |whole, (leaf, path)| {
                    inserted(b, whole, own(leaf), path)
                })
            }
        }
    }

    /// A result as it is returned: whole, or leaf by leaf.
    pub fn all(&self, b: &Builder, call: Value, result: usize) -> Vec<Value> {
        self.parts(result)
            .map(|at| self.part(b, call, at))
            .collect()
    }

    /// The types of these, where a function returns this one.
    pub fn types(&self, returned: Type, result: usize) -> Vec<Type> {
        let of = |at: usize| match self.total() {
            1 => returned,
            _ => returned.fields()[at],
        };
        self.parts(result).map(of).collect()
    }

    fn part(&self, b: &Builder, call: Value, at: usize) -> Value {
        match self.total() {
            1 => call,
            _ => b.extract_value(call, at as u32),
        }
    }

    /// Which parts of the returned value stand for a result.
    fn parts(&self, result: usize) -> Range<usize> {
        if self.differs.is_empty() {
            return result..result + 1;
        }
        let first = self.before(result);
        self.slots(first)..self.slots(first + self.leaves[result].len())
    }

    /// How many leaves the results before one have.
    fn before(&self, result: usize) -> usize {
        self.leaves[..result].iter().map(Vec::len).sum()
    }

    /// How many parts stand for the first leaves.
    fn slots(&self, leaves: usize) -> usize {
        let before = self.differs.iter().take(leaves);
        before
            .map(|&differs| if differs { self.width } else { 1 })
            .sum()
    }

    fn total(&self) -> usize {
        match self.differs.len() {
            0 => self.leaves.len(),
            leaves => self.slots(leaves),
        }
    }
}

/// An aggregate with another leaf.
pub(super) fn inserted(builder: &Builder, into: Value, leaf: Value, path: &[u32]) -> Value {
    match path {
        [] => leaf,
        [last] => builder.insert_value(into, leaf, *last),
        [first, rest @ ..] => {
            let part = builder.extract_value(into, *first);
            let part = inserted(builder, part, leaf, rest);
            builder.insert_value(into, part, *first)
        }
    }
}
