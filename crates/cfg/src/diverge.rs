//! Splits off what never returns: each diverging region has one head, which alone is entered from outside.

use crate::cfg::{BlockId, Cfg, Term};
use crate::graph::{Graph, Kind, Node, Zone, ZoneId};
use crate::phis::{Key, Keys};
use crate::tree::DivergeId;
use cranelift_entity::{PrimaryMap, SecondaryMap};
use rustc_hash::FxHashMap;

/// A diverging region.
pub(crate) struct Head {
    pub zone: ZoneId,
    /// What is pending on edges into the region.
    pub keys: Vec<Key>,
}

/// The zones that a function starts with.
pub(crate) struct Split {
    pub body: ZoneId,
    /// The nodes of each zone.
    pub nodes: SecondaryMap<ZoneId, Vec<Node>>,
    /// In topological order of the jumps between them.
    pub heads: PrimaryMap<DivergeId, Head>,
    pub head_of: FxHashMap<Node, DivergeId>,
}

/// Separates the blocks that reach a return from the others and the others by the head that dominates them.
pub(crate) fn split(
    cfg: &Cfg,
    blocks: &[BlockId],
    graph: &mut Graph,
    node_of: &SecondaryMap<BlockId, Option<Node>>,
    keys: &mut Keys,
) -> Split {
    let body = ZoneId::from_u32(0);
    let returning = returning(cfg, blocks, graph, node_of);
    let mut split = Split {
        body,
        nodes: SecondaryMap::new(),
        heads: PrimaryMap::new(),
        head_of: FxHashMap::default(),
    };
    let limbo = graph.zones.push(graph.zones[body]);
    let mut lost = Vec::new();
    for node in blocks.iter().filter_map(|&b| node_of[b]) {
        if returning[node] {
            split.nodes[body].push(node);
        } else {
            graph.assign(node, limbo);
            lost.push(node);
        }
    }
    let entry = graph.zones[body].entry;
    split.nodes[body].extend(graph.zones[body].stop);
    let mut components = graph.strong_components(&lost);
    components.reverse();
    for mut component in components {
        let head = graph.single_entry(&mut component, Some(entry), keys);
        let owner = owner(graph, &component, head, entry);
        let zone = owner.unwrap_or_else(|| {
            graph.zones.push(Zone {
                entry: head,
                stop: None,
            })
        });
        if owner.is_none() && !component.contains(&entry) {
            let id = split.heads.push(Head {
                zone,
                keys: pending(graph, head, keys),
            });
            split.head_of.insert(head, id);
        } else if owner.is_none() {
            split.body = zone;
        }
        for &node in &component {
            graph.assign(node, zone);
        }
        split.nodes[zone].extend(component);
    }
    split
}

/// The zone that all edges into a component come from, if there is one: its head then dominates the component.
fn owner(graph: &Graph, component: &[Node], head: Node, entry: Node) -> Option<ZoneId> {
    if component.contains(&entry) {
        return None;
    }
    let inside = graph.nodes[head].component;
    let mut zones = graph
        .preds(head)
        .map(|e| &graph.nodes[graph.edges[e].from])
        .filter(|n| n.component != inside)
        .map(|n| n.zone);
    let first = zones.next()?;
    (first != ZoneId::from_u32(0) && zones.all(|z| z == first)).then_some(first)
}

/// What edges into `head` assign.
fn pending(graph: &Graph, head: Node, keys: &Keys) -> Vec<Key> {
    let params = |node: Node| match graph.nodes[node].kind {
        Kind::Block(block) => &keys.pending[block][..],
        _ => &[],
    };
    let Kind::Route(q) = graph.nodes[head].kind else {
        return params(head).iter().flatten().copied().collect();
    };
    let targets = graph.nodes[head].succs.iter().map(|&e| graph.edges[e].to);
    std::iter::once(q)
        .chain(targets.flat_map(params).flatten().copied())
        .collect()
}

fn returning(
    cfg: &Cfg,
    blocks: &[BlockId],
    graph: &Graph,
    node_of: &SecondaryMap<BlockId, Option<Node>>,
) -> SecondaryMap<Node, bool> {
    let mut returning: SecondaryMap<Node, bool> = SecondaryMap::with_capacity(graph.nodes.len());
    let is_return = |b: &&BlockId| matches!(cfg.blocks[**b].term, Term::Return { .. });
    let mut work: Vec<Node> = blocks
        .iter()
        .filter(is_return)
        .filter_map(|&b| node_of[b])
        .collect();
    while let Some(node) = work.pop() {
        if !std::mem::replace(&mut returning[node], true) {
            work.extend(graph.preds(node).map(|e| graph.edges[e].from));
        }
    }
    debug_assert!(
        graph
            .nodes
            .iter()
            .all(|(n, d)| !returning[n] || matches!(d.kind, Kind::Block(_)))
    );
    returning
}
