//! Dominators of a zone without cycles, in one pass.

use crate::graph::{Graph, Node, ZoneId};
use rustc_hash::FxHashMap;

/// A node of the growing dominator tree with a skip link, so that two nodes meet in logarithmic time
/// (Myers, "An applicative random-access stack", 1983).
#[derive(Clone, Copy)]
struct Link {
    depth: u32,
    up: Node,
    skip: Node,
}

/// Orders the nodes that the zone's entry reaches and sets `order`, `indegree`, `idom` and `dominated`.
pub(crate) fn compute(graph: &mut Graph, zone: ZoneId) {
    let entry = graph.zones[zone].entry;
    let order = topological(graph, zone, entry);
    for (i, &node) in order.iter().enumerate() {
        graph.nodes[node].order = i as u32;
    }
    let mut links: FxHashMap<Node, Link> = FxHashMap::default();
    links.insert(
        entry,
        Link {
            depth: 0,
            up: entry,
            skip: entry,
        },
    );
    for &node in &order[1..] {
        let mut idom = None;
        let mut indegree = 0;
        for edge in graph.preds(node) {
            let from = graph.edges[edge].from;
            if graph.nodes[from].zone == zone && links.contains_key(&from) {
                indegree += 1;
                idom = Some(idom.map_or(from, |other| meet(&links, other, from)));
            }
        }
        let Some(idom) = idom else { continue };
        links.insert(node, below(&links, idom));
        graph.nodes[node].indegree = indegree;
        // The end of the zone belongs to no arm.
        if Some(node) != graph.zones[zone].stop {
            graph.nodes[node].idom = Some(idom);
            graph.nodes[idom].dominated.push(node);
        }
    }
}

fn below(links: &FxHashMap<Node, Link>, up: Node) -> Link {
    let parent = links[&up];
    let skip = links[&parent.skip];
    let equal = parent.depth - skip.depth == skip.depth - links[&skip.skip].depth;
    Link {
        depth: parent.depth + 1,
        up,
        skip: if equal { skip.skip } else { up },
    }
}

fn meet(links: &FxHashMap<Node, Link>, mut a: Node, mut b: Node) -> Node {
    if links[&a].depth < links[&b].depth {
        std::mem::swap(&mut a, &mut b);
    }
    let depth = links[&b].depth;
    while links[&a].depth > depth {
        let link = links[&a];
        a = if links[&link.skip].depth >= depth {
            link.skip
        } else {
            link.up
        };
    }
    while a != b {
        let (x, y) = (links[&a], links[&b]);
        (a, b) = if x.skip == y.skip {
            (x.up, y.up)
        } else {
            (x.skip, y.skip)
        };
    }
    a
}

/// Reverse postorder; depth first, so that the last successors come last.
fn topological(graph: &Graph, zone: ZoneId, entry: Node) -> Vec<Node> {
    let mut seen = rustc_hash::FxHashSet::default();
    seen.insert(entry);
    let mut order = Vec::new();
    let mut path = vec![(entry, graph.nodes[entry].succs.len())];
    while let Some((node, left)) = path.last_mut() {
        if *left == 0 {
            order.push(*node);
            path.pop();
            continue;
        }
        *left -= 1;
        let to = graph.edges[graph.nodes[*node].succs[*left]].to;
        if graph.nodes[to].zone == zone && seen.insert(to) {
            path.push((to, graph.nodes[to].succs.len()));
        }
    }
    order.reverse();
    order
}
