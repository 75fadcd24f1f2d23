//! Replaces the cycles of a zone by loop nodes, whose bodies become zones of their own.

use crate::draft::{Draft, Op, OpKind};
use crate::graph::{EdgeId, Graph, Kind, Node, Origin, Zone, ZoneId};
use crate::phis::Keys;

/// A loop body that waits to be structured.
pub(crate) struct Body {
    pub op: Op,
    pub zone: ZoneId,
    pub nodes: Vec<Node>,
}

/// Makes a zone acyclic. Returns the bodies of its loops.
pub(crate) fn cut_cycles(
    graph: &mut Graph,
    keys: &mut Keys,
    draft: &mut Draft,
    zone: ZoneId,
    nodes: &[Node],
) -> Vec<Body> {
    let mut bodies = Vec::new();
    // Sinks first: the exits of a loop then lead to loops, no longer into them.
    for component in graph.strong_components(nodes) {
        if let [node] = component[..]
            && !graph.preds(node).any(|e| graph.edges[e].from == node)
        {
            continue;
        }
        bodies.push(cut(graph, keys, draft, zone, component));
    }
    bodies
}

fn cut(
    graph: &mut Graph,
    keys: &mut Keys,
    draft: &mut Draft,
    zone: ZoneId,
    mut component: Vec<Node>,
) -> Body {
    let header = graph.single_entry(&mut component, Some(graph.zones[zone].entry), keys);
    let inside = graph.nodes[header].component;
    let repeat = keys.predicate();
    let op = draft.op(OpKind::Loop(repeat), crate::tree::SeqId::from_u32(0));
    let outer = graph.node(Kind::Loop(op), zone);
    let stop = graph.node(Kind::Stop, zone);
    let body = graph.zones.push(Zone {
        entry: header,
        stop: Some(stop),
    });

    let exits = exits(graph, &component, zone, inside);
    for edge in graph.preds(header).collect::<Vec<_>>() {
        let from = &graph.nodes[graph.edges[edge].from];
        if from.component == inside {
            graph.redirect(edge, stop, Some((repeat, 1)));
        } else if from.zone == zone {
            graph.redirect(edge, outer, None);
        }
    }
    if graph.zones[zone].entry == header {
        graph.zones[zone].entry = outer;
    }
    leave(graph, keys, outer, stop, repeat, exits);
    component.push(stop);
    for &node in &component {
        graph.assign(node, body);
    }
    Body {
        op,
        zone: body,
        nodes: component,
    }
}

/// The edges that leave a component for elsewhere in its zone, grouped by target.
fn exits(graph: &Graph, component: &[Node], zone: ZoneId, inside: u32) -> Vec<(Node, Vec<EdgeId>)> {
    let mut groups: Vec<(Node, Vec<EdgeId>)> = Vec::new();
    let mut index = rustc_hash::FxHashMap::default();
    for &edge in component.iter().flat_map(|&n| &graph.nodes[n].succs) {
        let to = graph.edges[edge].to;
        if graph.nodes[to].zone == zone && graph.nodes[to].component != inside {
            let group = *index.entry(to).or_insert_with(|| {
                groups.push((to, Vec::new()));
                groups.len() - 1
            });
            groups[group].1.push(edge);
        }
    }
    groups
}

/// Leads all exits to the end of the body, and from the loop to their targets: by a predicate if there are several.
fn leave(
    graph: &mut Graph,
    keys: &mut Keys,
    outer: Node,
    stop: Node,
    repeat: crate::phis::Key,
    exits: Vec<(Node, Vec<EdgeId>)>,
) {
    let zone = graph.nodes[outer].zone;
    let mut source = outer;
    let mut which = None;
    if exits.len() > 1 {
        let x = keys.predicate();
        source = graph.node(Kind::Route(x), zone);
        graph.edge(outer, source, Origin::Synthetic);
        which = Some(x);
    }
    for (k, (target, edges)) in exits.into_iter().enumerate() {
        for edge in edges {
            graph.redirect(edge, stop, which.map(|x| (x, k as u32)));
            graph.edges[edge].sets.push((repeat, 0));
        }
        graph.edge(source, target, Origin::Synthetic);
    }
}
