//! Writes a zone without cycles as sequences: an arm of a switch is the dominator subtree of a successor with one
//! incoming edge; what all arms lead to comes after the switch, behind a route if it is several nodes.

use crate::cfg::Cfg;
use crate::draft::{Draft, DraftEnd, DraftItem, Op, OpKind};
use crate::graph::{EdgeId, Graph, Kind, Node, Origin, ZoneId};
use crate::leaves::Leaves;
use crate::phis::Keys;
use crate::tree::SeqId;
use smallvec::SmallVec;

pub(crate) struct Sequencer<'a> {
    pub cfg: &'a Cfg,
    pub graph: &'a mut Graph,
    pub keys: &'a mut Keys,
    pub draft: &'a mut Draft,
    pub zone: ZoneId,
}

/// A switch whose arms are being written.
struct Open {
    seq: SeqId,
    node: Node,
    op: Op,
    next: usize,
    leaves: Leaves,
}

/// What to do next.
enum Step {
    /// Write this node at the end of the sequence.
    Visit(SeqId, Node),
    /// Write the next arm of the innermost open switch.
    Arm,
    /// A sequence is complete; these edges leave it.
    Close(Leaves),
}

impl Sequencer<'_> {
    /// Writes the zone into `root`.
    pub fn write(&mut self, root: SeqId) {
        let mut open: Vec<Open> = Vec::new();
        let mut step = Step::Visit(root, self.graph.zones[self.zone].entry);
        loop {
            step = match step {
                Step::Visit(seq, node) => self.visit(&mut open, seq, node),
                Step::Arm => match open.pop() {
                    Some(switch) => self.arm(&mut open, switch),
                    None => return,
                },
                Step::Close(leaves) => match open.last_mut() {
                    Some(switch) => {
                        switch.leaves.merge(leaves, self.graph);
                        Step::Arm
                    }
                    None => return,
                },
            };
        }
    }

    fn visit(&mut self, open: &mut Vec<Open>, seq: SeqId, node: Node) -> Step {
        let (inner, outer) = self.successors(node);
        let kind = match self.graph.nodes[node].kind {
            Kind::Block(block) => {
                self.draft.push(seq, DraftItem::Block(block));
                Some(OpKind::Term(block))
            }
            Kind::Loop(op) => {
                self.draft.ops[op].seq = seq;
                self.draft.push(seq, DraftItem::Op(op));
                None
            }
            Kind::Route(key) => Some(OpKind::Route(key)),
            Kind::Stop => None,
        };
        match (&inner[..], kind) {
            (&[edge], _) => {
                self.guards(seq, &outer);
                self.follow(seq, node, edge)
            }
            ([_, _, ..], Some(kind)) => {
                if let Some(end) = self.latch(open, node, &inner) {
                    self.guards(seq, &outer);
                    return self.close(seq, end);
                }
                let op = self.draft.op(kind, seq);
                open.push(Open {
                    seq,
                    node,
                    op,
                    next: 0,
                    leaves: Leaves::default(),
                });
                Step::Arm
            }
            // A loop has at most one successor.
            _ => self.dead_end(seq, node, &outer),
        }
    }

    /// The node's edges inside the zone, and those to diverging regions.
    fn successors(&self, node: Node) -> (SmallVec<[EdgeId; 2]>, SmallVec<[EdgeId; 2]>) {
        self.graph.nodes[node]
            .succs
            .iter()
            .copied()
            .partition(|&e| !self.diverges(e))
    }

    fn diverges(&self, edge: EdgeId) -> bool {
        self.graph.target_zone(edge) != self.zone
    }

    fn guards(&mut self, seq: SeqId, edges: &[EdgeId]) {
        for &edge in edges {
            self.draft.push(seq, DraftItem::Guard(edge));
        }
    }

    fn close(&mut self, seq: SeqId, end: DraftEnd) -> Step {
        self.draft.seqs[seq].end = end;
        Step::Close(Leaves::default())
    }

    /// No successor in the zone: the last edge to a diverging region needs no guard.
    fn dead_end(&mut self, seq: SeqId, node: Node, outer: &[EdgeId]) -> Step {
        let end = match (outer, self.graph.nodes[node].kind) {
            ([guards @ .., last], _) => {
                self.guards(seq, guards);
                DraftEnd::Jump(*last)
            }
            ([], Kind::Block(block)) => DraftEnd::Diverge(block),
            ([], _) => DraftEnd::Unreachable,
        };
        self.close(seq, end)
    }

    /// Goes on along the only edge: in the same sequence unless its target belongs further out.
    fn follow(&mut self, seq: SeqId, node: Node, edge: EdgeId) -> Step {
        self.draft.push(seq, DraftItem::Edge(edge));
        let to = self.graph.edges[edge].to;
        if self.graph.nodes[to].idom == Some(node) {
            // Placed: no longer pending after the arms.
            self.graph.nodes[to].idom = None;
            return Step::Visit(seq, to);
        }
        self.leave(seq, edge)
    }

    /// Ends a sequence with this edge.
    fn leave(&mut self, seq: SeqId, edge: EdgeId) -> Step {
        self.draft.seqs[seq].end = DraftEnd::Fall;
        Step::Close(Leaves::one(self.graph.edges[edge].to, edge))
    }

    /// At the end of a loop body, a terminator with one arm to the header and one to the exit is the loop's condition.
    fn latch(&self, open: &[Open], node: Node, inner: &[EdgeId]) -> Option<DraftEnd> {
        let stop = self.graph.zones[self.zone].stop?;
        let &[a, b] = inner else { return None };
        let to_stop = |e: EdgeId| self.graph.edges[e].to == stop && !self.defines(e);
        if !open.is_empty()
            || !to_stop(a)
            || !to_stop(b)
            || !matches!(self.graph.nodes[node].kind, Kind::Block(_))
        {
            return None;
        }
        match (self.repeats(a)?, self.repeats(b)?) {
            (true, false) => Some(DraftEnd::Latch { repeat: a, exit: b }),
            (false, true) => Some(DraftEnd::Latch { repeat: b, exit: a }),
            _ => None,
        }
    }

    fn defines(&self, edge: EdgeId) -> bool {
        match self.graph.edges[edge].origin {
            Origin::Arm(block, arm) => !self.cfg.blocks[block].term.edges()[arm as usize]
                .defs
                .is_empty(),
            _ => false,
        }
    }

    /// Whether an edge to the end of this zone repeats its loop; `None` if the zone is no loop.
    fn repeats(&self, edge: EdgeId) -> Option<bool> {
        self.graph.edges[edge]
            .sets
            .iter()
            .rev()
            .find_map(|&(key, value)| {
                let op = self.draft.consumer[key]?;
                (matches!(self.draft.ops[op].kind, OpKind::Loop(_))).then_some(value == 1)
            })
    }

    fn arm(&mut self, open: &mut Vec<Open>, mut switch: Open) -> Step {
        let Some(&edge) = self.graph.nodes[switch.node].succs.get(switch.next) else {
            return self.join(switch);
        };
        switch.next += 1;
        let (op, node) = (switch.op, switch.node);
        open.push(switch);
        let seq = self.draft.seq(Some(op));
        self.draft.ops[op].arms.push(seq);
        if self.diverges(edge) {
            return self.close(seq, DraftEnd::Jump(edge));
        }
        match self.graph.nodes[self.graph.edges[edge].to].indegree {
            1 => self.follow(seq, node, edge),
            _ => {
                self.draft.push(seq, DraftItem::Edge(edge));
                self.leave(seq, edge)
            }
        }
    }

    /// All arms are written: goes on with what they lead to.
    fn join(&mut self, switch: Open) -> Step {
        let Open {
            seq,
            node,
            op,
            leaves,
            ..
        } = switch;
        self.draft.push(seq, DraftItem::Op(op));
        let dominated = std::mem::take(&mut self.graph.nodes[node].dominated);
        let pending: Vec<Node> = dominated
            .into_iter()
            .filter(|&n| self.graph.nodes[n].idom == Some(node))
            .collect();
        if leaves.is_empty() {
            // Every arm diverges.
            return self.close(seq, DraftEnd::Unreachable);
        }
        if pending.is_empty() {
            self.draft.seqs[seq].end = DraftEnd::Fall;
            return Step::Close(leaves);
        }
        match leaves.only_target() {
            Some(target) => Step::Visit(seq, target),
            None => Step::Visit(seq, self.route(node, leaves, pending)),
        }
    }

    /// Puts a route before several targets. It takes the place of `node` as the dominator of what is not placed yet.
    fn route(&mut self, node: Node, leaves: Leaves, pending: Vec<Node>) -> Node {
        let key = self.keys.predicate();
        let route = self.graph.node(Kind::Route(key), self.zone);
        self.graph.nodes[route].idom = Some(node);
        for (k, (target, edges)) in leaves.in_order(self.graph).into_iter().enumerate() {
            self.graph.nodes[target].indegree += 1;
            for edge in edges {
                self.graph.redirect(edge, route, Some((key, k as u32)));
                self.graph.nodes[target].indegree -= 1;
            }
            self.graph.edge(route, target, Origin::Synthetic);
        }
        for &target in &pending {
            self.graph.nodes[target].idom = Some(route);
        }
        self.graph.nodes[route].dominated = pending;
        route
    }
}
