//! Traversals. None recurses on the depth of the program.

use crate::body::{Body, Loc, Op, Region, Value};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// Ops by what they read.
pub type Users = SecondaryMap<Value, SmallVec<[Op; 2]>>;

impl Body {
    /// All regions reachable from the body region, then from each diverging region; outer before inner.
    pub fn region_order(&self) -> Vec<Region> {
        let mut order = Vec::new();
        let roots = self.entry.into_iter().chain(self.diverging.iter().copied());
        for root in roots {
            let mut stack = vec![root];
            while let Some(region) = stack.pop() {
                order.push(region);
                for &op in self.regions[region].ops.iter().rev() {
                    stack.extend(self.ops[op].regions.iter().rev().copied());
                }
            }
        }
        order
    }

    /// All ops in program order: an op stands before the ops of its regions.
    pub fn op_order(&self) -> Vec<Op> {
        let mut order = Vec::new();
        for root in self.entry.into_iter().chain(self.diverging.iter().copied()) {
            order.extend(self.ops_within(root));
        }
        order
    }

    /// The ops of a region and of all regions inside it, in program order.
    pub fn ops_within(&self, region: Region) -> Vec<Op> {
        let mut order = Vec::new();
        let mut stack = vec![self.regions[region].ops.iter()];
        while let Some(mut ops) = stack.pop() {
            while let Some(&op) = ops.next() {
                order.push(op);
                let inner = &self.ops[op].regions;
                if !inner.is_empty() {
                    stack.push(ops);
                    stack.extend(inner.iter().rev().map(|&r| self.regions[r].ops.iter()));
                    break;
                }
            }
        }
        order
    }

    /// The ops that read each value, once for each operand, in program order.
    pub fn users(&self) -> Users {
        let mut users = Users::new();
        for op in self.op_order() {
            for &arg in &self.ops[op].args {
                users[arg].push(op);
            }
        }
        users
    }

    /// The op of a region in which an op lies, or that is itself.
    pub fn op_of(&self, region: Region, mut op: Op) -> Option<Op> {
        while self.ops[op].parent != region {
            op = self.regions[self.ops[op].parent].owner?;
        }
        Some(op)
    }

    /// Whether `inner` is `outer` or lies within it. Both climb at once: mostly the answer is near to one of them.
    pub fn encloses(&self, outer: Region, inner: Region) -> bool {
        let (mut at, mut above) = (inner, Some(outer));
        loop {
            if at == outer {
                return true;
            }
            above = above.and_then(|region| self.parent(region));
            match self.parent(at) {
                Some(parent) if above != Some(inner) => at = parent,
                _ => return false,
            }
        }
    }

    /// Where a loop stands: its head, or its end.
    pub fn loop_loc(&self, op: Op) -> Option<Loc> {
        let end = self.terminator(self.ops[op].regions[0]);
        self.ops[op].loc.or(end.and_then(|end| self.ops[end].loc))
    }

    /// Values used inside a region that are defined outside it, constants left out; each once, in order of use.
    pub fn free_values(&self, region: Region) -> Vec<Value> {
        let ops = self.ops_within(region);
        let regions = ops.iter().flat_map(|&op| self.ops[op].regions.iter());
        let within: FxHashSet<Region> = regions.copied().chain([region]).collect();
        let mut seen = FxHashSet::default();
        let mut free = Vec::new();
        for op in ops {
            for &arg in &self.ops[op].args {
                let outside = self.def_region(arg).is_some_and(|r| !within.contains(&r));
                if outside && seen.insert(arg) {
                    free.push(arg);
                }
            }
        }
        free
    }
}
