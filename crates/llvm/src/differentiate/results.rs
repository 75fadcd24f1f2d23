//! Where the results of a function of a derivative lie in the one value that it returns.

use super::Half;
use crate::{Builder, Type, Value};
use std::num::NonZeroU32;
use std::ops::Range;
use tapeless_batch::leaves::leaves;
use tapeless_ir as ir;

/// The results of a function in lanes.
pub(super) struct Results {
    /// How many leaves each has.
    leaves: Vec<usize>,
    /// The leaves that differ between lanes, if any do: then each leaf is returned by itself.
    differs: Vec<bool>,
    width: usize,
}

impl Results {
    /// Those of a function whose results have such types.
    pub fn of(module: &ir::Module, half: &Half, types: &[ir::Type], width: NonZeroU32) -> Self {
        let leaves = types.iter().map(|&ty| leaves(module, ty).len());
        let differs = &half.batched.result;
        let any = differs.iter().any(|&differs| differs);
        Self {
            leaves: leaves.collect(),
            differs: if any { differs.clone() } else { Vec::new() },
            width: width.get() as usize,
        }
    }

    /// A result of one leaf in so many lanes.
    pub fn lanes(&self, b: &Builder, call: Value, result: usize, lanes: u32) -> Vec<Value> {
        let parts = self.parts(result);
        let own = usize::from(parts.len() > 1);
        (0..lanes as usize)
            .map(|lane| self.part(b, call, parts.start + own * lane))
            .collect()
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
        let first: usize = self.leaves[..result].iter().sum();
        let behind = first + self.leaves[result];
        self.slots(first)..self.slots(behind)
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
