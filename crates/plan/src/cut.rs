//! Minimum cut between what must be kept and what is needed.
//!
//! Nodes carry capacities; a cut through a node means that it is kept. Of all minimum cuts the one
//! nearest the needs is taken, which leaves the least to recompute. Maximum flow by shortest augmenting
//! paths (Edmonds and Karp, J. ACM 19, 1972).

use crate::Node;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// More than any sum of capacities of interest.
pub const INFINITE: u64 = u64::MAX / 4;

#[derive(Clone, Debug)]
struct Arc {
    to: usize,
    room: u64,
    back: usize,
}

/// A flow network whose nodes are split in two: into a node and out of it.
#[derive(Clone, Debug)]
pub struct Graph {
    index: FxHashMap<Node, usize>,
    nodes: Vec<Node>,
    arcs: Vec<Vec<Arc>>,
}

const SOURCE: usize = 0;
const SINK: usize = 1;

impl Default for Graph {
    fn default() -> Self {
        Self {
            index: FxHashMap::default(),
            nodes: Vec::new(),
            arcs: vec![Vec::new(), Vec::new()],
        }
    }
}

impl Graph {
    fn of(&mut self, node: Node) -> usize {
        if let Some(&at) = self.index.get(&node) {
            return at;
        }
        let at = self.arcs.len();
        self.arcs.push(Vec::new());
        self.arcs.push(Vec::new());
        self.nodes.push(node);
        self.index.insert(node, at);
        at
    }

    fn arc(&mut self, from: usize, to: usize, room: u64) {
        let (there, back) = (self.arcs[from].len(), self.arcs[to].len());
        self.arcs[from].push(Arc { to, room, back });
        self.arcs[to].push(Arc {
            to: from,
            room: 0,
            back: there,
        });
    }

    /// The node can only be kept.
    pub fn root(&mut self, node: Node) {
        let at = self.of(node);
        self.arc(SOURCE, at, INFINITE);
    }

    /// The node is needed.
    pub fn need(&mut self, node: Node) {
        let at = self.of(node);
        self.arc(at + 1, SINK, INFINITE);
    }

    /// Keeping the node costs so much.
    pub fn capacity(&mut self, node: Node, cost: u64) {
        let at = self.of(node);
        self.arc(at, at + 1, cost);
    }

    /// `user` is recomputed from `operand`.
    pub fn edge(&mut self, operand: Node, user: Node) {
        let (from, to) = (self.of(operand), self.of(user));
        self.arc(from + 1, to, INFINITE);
    }

    fn augment(&mut self) -> bool {
        let mut from: Vec<Option<(usize, usize)>> = vec![None; self.arcs.len()];
        let mut queue = VecDeque::from([SOURCE]);
        while let Some(at) = queue.pop_front() {
            for (i, arc) in self.arcs[at].iter().enumerate() {
                if arc.room > 0 && arc.to != SOURCE && from[arc.to].is_none() {
                    from[arc.to] = Some((at, i));
                    queue.push_back(arc.to);
                }
            }
        }
        let path = |from: &[Option<(usize, usize)>]| {
            let mut path = Vec::new();
            let mut at = SINK;
            while let Some((before, arc)) = from[at] {
                path.push((before, arc));
                at = before;
            }
            path
        };
        let path = path(&from);
        let Some(room) = path.iter().map(|&(at, i)| self.arcs[at][i].room).min() else {
            return false;
        };
        for (at, i) in path {
            self.arcs[at][i].room -= room;
            let Arc { to, back, .. } = self.arcs[at][i];
            self.arcs[to][back].room = self.arcs[to][back].room.saturating_add(room);
        }
        true
    }

    /// Nodes from which the sink can still be reached.
    fn before_sink(&self) -> Vec<bool> {
        let mut reaches = vec![false; self.arcs.len()];
        reaches[SINK] = true;
        let mut queue = VecDeque::from([SINK]);
        while let Some(at) = queue.pop_front() {
            for arc in &self.arcs[at] {
                if self.arcs[arc.to][arc.back].room > 0 && !reaches[arc.to] {
                    reaches[arc.to] = true;
                    queue.push_back(arc.to);
                }
            }
        }
        reaches
    }
}

/// The nodes to keep.
pub fn minimum_cut(graph: &Graph) -> FxHashSet<Node> {
    let mut graph = graph.clone();
    while graph.augment() {}
    let reaches = graph.before_sink();
    let cut = graph.nodes.iter().filter(|node| {
        let at = graph.index[*node];
        !reaches[at] && reaches[at + 1]
    });
    cut.copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind::Primal;
    use cranelift_entity::EntityRef;
    use tapeless_ir::Value;

    fn node(i: usize) -> Node {
        (Value::new(i), Primal)
    }

    #[test]
    fn keeps_the_sum_rather_than_its_terms() {
        let mut graph = Graph::default();
        for i in [0, 1] {
            graph.root(node(i));
            graph.capacity(node(i), 8);
            graph.edge(node(i), node(2));
        }
        graph.capacity(node(2), 8);
        graph.need(node(2));
        assert_eq!(minimum_cut(&graph), [node(2)].into_iter().collect());
    }

    #[test]
    fn keeps_one_source_of_several_needs() {
        let mut graph = Graph::default();
        graph.root(node(0));
        graph.capacity(node(0), 8);
        for i in [1, 2] {
            graph.edge(node(0), node(i));
            graph.capacity(node(i), 8);
            graph.need(node(i));
        }
        assert_eq!(minimum_cut(&graph), [node(0)].into_iter().collect());
    }
}
