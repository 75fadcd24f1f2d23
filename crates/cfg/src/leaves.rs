//! The edges that leave a sequence, by target: lists threaded through the edges, merged smaller into larger.

use crate::graph::{EdgeId, Graph, Node};
use rustc_hash::FxHashMap;

#[derive(Clone, Copy)]
struct List {
    first: EdgeId,
    last: EdgeId,
}

#[derive(Default)]
pub(crate) struct Leaves {
    lists: FxHashMap<Node, List>,
}

impl Leaves {
    /// One edge that leaves for `target`.
    pub fn one(target: Node, edge: EdgeId) -> Self {
        let mut lists = FxHashMap::default();
        lists.insert(
            target,
            List {
                first: edge,
                last: edge,
            },
        );
        Leaves { lists }
    }

    pub fn is_empty(&self) -> bool {
        self.lists.is_empty()
    }

    /// The target, if it is the only one.
    pub fn only_target(&self) -> Option<Node> {
        let mut targets = self.lists.keys();
        targets.next().copied().filter(|_| targets.next().is_none())
    }

    /// Adds the edges of `other`.
    pub fn merge(&mut self, mut other: Leaves, graph: &mut Graph) {
        if self.lists.len() < other.lists.len() {
            std::mem::swap(self, &mut other);
        }
        for (target, list) in other.lists {
            let merged = self.lists.entry(target).or_insert(list);
            if merged.first != list.first {
                graph.edges[merged.last].next = Some(list.first);
                merged.last = list.last;
            }
        }
    }

    /// Targets in topological order with their edges.
    pub fn in_order(self, graph: &Graph) -> Vec<(Node, Vec<EdgeId>)> {
        let mut groups: Vec<_> = self.lists.into_iter().collect();
        groups.sort_unstable_by_key(|&(target, _)| graph.nodes[target].order);
        let edges = |list: List| {
            std::iter::successors(Some(list.first), |&e| {
                if e == list.last {
                    None
                } else {
                    graph.edges[e].next
                }
            })
            .collect()
        };
        groups
            .into_iter()
            .map(|(target, list)| (target, edges(list)))
            .collect()
    }
}
