//! The graph that structuring rewrites: blocks, routes and loops joined by edges that are redirected, never copied.

use crate::cfg::{BlockId, Cfg, Term};
use crate::draft::Op;
use crate::phis::{Key, Keys};
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};
use smallvec::SmallVec;

/// A node of the graph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Node(u32);
entity_impl!(Node, "n");

/// An edge of the graph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct EdgeId(u32);
entity_impl!(EdgeId, "e");

/// A set of nodes that becomes one sequence: the function, a loop body, a diverging region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct ZoneId(u32);
entity_impl!(ZoneId, "zone");

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Block(BlockId),
    /// Selects a successor by a predicate that every incoming edge sets.
    Route(Key),
    /// A loop whose body is a zone of its own.
    Loop(Op),
    /// The end of a zone.
    Stop,
}

pub(crate) struct NodeData {
    pub kind: Kind,
    pub zone: ZoneId,
    pub succs: SmallVec<[EdgeId; 2]>,
    /// May hold edges that were redirected since: see [`Graph::preds`].
    pub preds: Vec<EdgeId>,
    /// The strongly connected component in the zone that was looked at last.
    pub component: u32,
    /// Visit number and low link of that search; zero before.
    index: u32,
    low: u32,
    /// Position in its zone's topological order.
    pub order: u32,
    /// Incoming edges inside its zone that no route has taken over.
    pub indegree: u32,
    /// Immediate dominator in its zone, once cycles are loops.
    pub idom: Option<Node>,
    /// Nodes with this immediate dominator.
    pub dominated: Vec<Node>,
}

/// Where an edge comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Origin {
    Arm(BlockId, u32),
    Return(BlockId),
    /// Out of a route or a loop: assigns nothing but predicates.
    Synthetic,
}

pub(crate) struct EdgeData {
    pub from: Node,
    pub to: Node,
    pub origin: Origin,
    /// Predicates set on the edge; what is set later is consumed earlier.
    pub sets: SmallVec<[(Key, u32); 2]>,
    /// Next edge in the list of edges that leave an arm.
    pub next: Option<EdgeId>,
}

#[derive(Clone, Copy)]
pub(crate) struct Zone {
    pub entry: Node,
    pub stop: Option<Node>,
}

pub(crate) struct Graph {
    pub nodes: PrimaryMap<Node, NodeData>,
    pub edges: PrimaryMap<EdgeId, EdgeData>,
    pub zones: PrimaryMap<ZoneId, Zone>,
    pub components: u32,
}

impl Graph {
    /// The reachable blocks, all in the first zone, whose stop is where returns lead.
    pub fn new(cfg: &Cfg, blocks: &[BlockId]) -> (Self, SecondaryMap<BlockId, Option<Node>>) {
        let mut graph = Graph {
            nodes: PrimaryMap::new(),
            edges: PrimaryMap::new(),
            zones: PrimaryMap::new(),
            components: 0,
        };
        let zone = ZoneId::from_u32(0);
        let stop = graph.node(Kind::Stop, zone);
        let mut node_of: SecondaryMap<BlockId, Option<Node>> = SecondaryMap::new();
        for &block in blocks {
            node_of[block] = Some(graph.node(Kind::Block(block), zone));
        }
        let entry = node_of[cfg.entry].unwrap_or(stop);
        graph.zones.push(Zone {
            entry,
            stop: Some(stop),
        });
        for &block in blocks {
            let Some(from) = node_of[block] else { continue };
            let term = &cfg.blocks[block].term;
            if matches!(term, Term::Return { .. }) {
                graph.edge(from, stop, Origin::Return(block));
            }
            for (arm, edge) in term.edges().iter().enumerate() {
                if let Some(to) = node_of[edge.to] {
                    graph.edge(from, to, Origin::Arm(block, arm as u32));
                }
            }
        }
        (graph, node_of)
    }

    pub fn node(&mut self, kind: Kind, zone: ZoneId) -> Node {
        self.nodes.push(NodeData {
            kind,
            zone,
            succs: SmallVec::new(),
            preds: Vec::new(),
            component: u32::MAX,
            index: 0,
            low: 0,
            order: 0,
            indegree: 0,
            idom: None,
            dominated: Vec::new(),
        })
    }

    pub fn edge(&mut self, from: Node, to: Node, origin: Origin) -> EdgeId {
        let edge = self.edges.push(EdgeData {
            from,
            to,
            origin,
            sets: SmallVec::new(),
            next: None,
        });
        self.nodes[from].succs.push(edge);
        self.nodes[to].preds.push(edge);
        edge
    }

    /// Lets `edge` lead to `to`, setting a predicate on the way.
    pub fn redirect(&mut self, edge: EdgeId, to: Node, set: Option<(Key, u32)>) {
        self.edges[edge].sets.extend(set);
        self.edges[edge].to = to;
        self.nodes[to].preds.push(edge);
    }

    /// The edges that lead to `node` now. (None comes back to a node that it has left.)
    pub fn preds(&self, node: Node) -> impl Iterator<Item = EdgeId> + '_ {
        self.nodes[node]
            .preds
            .iter()
            .copied()
            .filter(move |&e| self.edges[e].to == node)
    }

    /// Moves a node to another zone, where it will be searched anew.
    pub fn assign(&mut self, node: Node, zone: ZoneId) {
        self.nodes[node].zone = zone;
        self.nodes[node].index = 0;
    }

    pub fn target_zone(&self, edge: EdgeId) -> ZoneId {
        self.nodes[self.edges[edge].to].zone
    }

    /// Tarjan's algorithm over the nodes of a zone: numbers their components, sinks first, and returns them.
    pub fn strong_components(&mut self, nodes: &[Node]) -> Vec<Vec<Node>> {
        let mut search = Search {
            count: 0,
            stack: Vec::new(),
            out: Vec::new(),
        };
        for &root in nodes {
            if self.nodes[root].index == 0 {
                search.run(self, root);
            }
        }
        search.out
    }

    /// Gives a component one entry: with several, all edges into them go through a route, which is returned.
    pub fn single_entry(
        &mut self,
        component: &mut Vec<Node>,
        zone_entry: Option<Node>,
        keys: &mut Keys,
    ) -> Node {
        let inside = self.nodes[component[0]].component;
        let is_entry = |&n: &Node| {
            Some(n) == zone_entry
                || self
                    .preds(n)
                    .any(|e| self.nodes[self.edges[e].from].component != inside)
        };
        let entries: Vec<Node> = component.iter().copied().filter(is_entry).collect();
        if let [entry] = entries[..] {
            return entry;
        }
        let q = keys.predicate();
        let route = self.node(Kind::Route(q), self.nodes[component[0]].zone);
        self.nodes[route].component = inside;
        for (i, &entry) in entries.iter().enumerate() {
            for edge in std::mem::take(&mut self.nodes[entry].preds) {
                if self.edges[edge].to == entry {
                    self.redirect(edge, route, Some((q, i as u32)));
                }
            }
            self.edge(route, entry, Origin::Synthetic);
        }
        component.push(route);
        route
    }
}

struct Search {
    count: u32,
    stack: Vec<Node>,
    out: Vec<Vec<Node>>,
}

impl Search {
    fn enter(&mut self, graph: &mut Graph, node: Node) {
        self.count += 1;
        graph.nodes[node].index = self.count;
        graph.nodes[node].low = self.count;
        self.stack.push(node);
    }

    fn run(&mut self, graph: &mut Graph, root: Node) {
        let zone = graph.nodes[root].zone;
        let mut path = vec![(root, 0)];
        self.enter(graph, root);
        while let Some((node, next)) = path.last_mut() {
            let node = *node;
            if let Some(&edge) = graph.nodes[node].succs.get(*next) {
                *next += 1;
                let to = graph.edges[edge].to;
                if graph.nodes[to].zone != zone {
                    continue;
                }
                match graph.nodes[to].index {
                    0 => {
                        self.enter(graph, to);
                        path.push((to, 0));
                    }
                    // A node whose component is complete has index `u32::MAX`.
                    index => graph.nodes[node].low = graph.nodes[node].low.min(index),
                }
                continue;
            }
            path.pop();
            if let Some(&(parent, _)) = path.last() {
                graph.nodes[parent].low = graph.nodes[parent].low.min(graph.nodes[node].low);
            }
            if graph.nodes[node].low == graph.nodes[node].index {
                self.complete(graph, node);
            }
        }
    }

    fn complete(&mut self, graph: &mut Graph, root: Node) {
        let mut component = Vec::new();
        while let Some(node) = self.stack.pop() {
            graph.nodes[node].index = u32::MAX;
            graph.nodes[node].component = graph.components;
            component.push(node);
            if node == root {
                break;
            }
        }
        graph.components += 1;
        component.reverse();
        self.out.push(component);
    }
}
