//! Traversals. None recurses on the depth of the program.

use crate::body::{Body, Op, Region, Value};

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

    /// Whether `inner` is `outer` or lies within it.
    pub fn encloses(&self, outer: Region, inner: Region) -> bool {
        let mut at = Some(inner);
        while let Some(r) = at {
            if r == outer {
                return true;
            }
            at = self.parent(r);
        }
        false
    }

    /// Values used inside a region that are defined outside it, constants left out; each once, in order of use.
    pub fn free_values(&self, region: Region) -> Vec<Value> {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut free = Vec::new();
        for op in self.ops_within(region) {
            for &arg in &self.ops[op].args {
                let outside = self
                    .def_region(arg)
                    .is_some_and(|r| !self.encloses(region, r));
                if outside && seen.insert(arg) {
                    free.push(arg);
                }
            }
        }
        free
    }
}
