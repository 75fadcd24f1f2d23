//! From a control-flow graph to structured regions with explicit yields.
//!
//! [`structure`] turns any graph, reducible or not, into a [`Tree`] of switches and tail-controlled loops in which
//! every value that crosses a region is named: results of switches and loops, parameters of loops, arguments of
//! regions that never return. Each block occurs exactly once.
//!
//! A rotated loop with its guard, as [`Tree`] prints it (`s0` is the bound, `s1` the start, `#0` a constant):
//!
//! ```text
//! body [s0, s1] {
//!   block b0 use [s0]
//!   switch b0 -> [s5] {
//!   0:
//!     loop [s2 = s1] -> [s4] {
//!       block b1 phi [s2] use [s2, s0] def [s3]
//!       repeat if b1.0 next [s3] yield [s3]
//!     }
//!     yield [s4]
//!   1:
//!     yield [#0]
//!   }
//!   block b2 phi [s5]
//!   return [s5]
//! }
//! ```
//!
//! The method: split off what never returns (`diverge`); replace cycles by loop nodes, several entries or exits by
//! a route, which is a switch on a predicate (`loops`); write each acyclic zone along its dominator tree
//! (`sequence`); find which variables cross which region (`scope`); name them (`bind`). Nothing recurses.

mod bind;
mod cfg;
mod diverge;
mod dominators;
mod draft;
mod graph;
mod leaves;
mod loops;
mod phis;
mod print;
mod scope;
mod sequence;
mod tree;

pub use cfg::{Arg, Block, BlockId, Cfg, Edge, Malformed, Term, Var};
pub use tree::{
    Boundary, Carries, DivergeId, End, Item, Region, Repeat, SArg, SVar, Selector, Seq, SeqId, Tree,
};

use cranelift_entity::PrimaryMap;
use draft::Draft;
use graph::{Graph, Node, ZoneId};
use phis::Keys;

/// Structures a graph.
pub fn structure(cfg: &Cfg) -> Result<Tree, Malformed> {
    cfg.validate()?;
    let blocks = cfg.reachable();
    let mut keys = Keys::new(cfg, &blocks);
    let (mut graph, node_of) = Graph::new(cfg, &blocks);
    let split = diverge::split(cfg, &blocks, &mut graph, &node_of, &mut keys);
    let mut draft = Draft::default();
    let body = region(
        cfg,
        &mut graph,
        &mut keys,
        &mut draft,
        split.body,
        split.nodes[split.body].clone(),
    );
    let mut roots = PrimaryMap::new();
    for head in split.heads.values() {
        let root = region(
            cfg,
            &mut graph,
            &mut keys,
            &mut draft,
            head.zone,
            split.nodes[head.zone].clone(),
        );
        roots.push(root);
    }

    let mut events = Vec::new();
    scope::walk(&mut draft, body, &mut events);
    for id in split.heads.keys() {
        scope::walk(&mut draft, roots[id], &mut events);
    }
    let needs =
        scope::Scopes::new(cfg, &graph, &mut keys, &mut draft, &split, &events).run(&roots, body);

    let mut binder = bind::Binder::new(cfg, &graph, &mut keys, &draft, &split, &needs.heads);
    let walk = |seq: SeqId| {
        &events[draft.seqs[seq].span.first as usize..=draft.seqs[seq].span.last as usize]
    };
    binder.tree.body = binder.region(body, &[], &needs.body, walk(body));
    for (id, head) in split.heads.iter() {
        let region = binder.region(roots[id], &head.keys, &needs.heads[id], walk(roots[id]));
        binder.tree.diverging.push(region);
    }
    Ok(binder.into_tree())
}

/// Drafts the zone of a region and, one after the other, the loop bodies in it.
fn region(
    cfg: &Cfg,
    graph: &mut Graph,
    keys: &mut Keys,
    draft: &mut Draft,
    zone: ZoneId,
    nodes: Vec<Node>,
) -> SeqId {
    let root = draft.seq(None);
    let mut work = vec![(root, zone, nodes)];
    while let Some((seq, zone, nodes)) = work.pop() {
        let bodies = loops::cut_cycles(graph, keys, draft, zone, &nodes);
        dominators::compute(graph, zone);
        sequence::Sequencer {
            cfg,
            graph,
            keys,
            draft,
            zone,
        }
        .write(seq);
        for body in bodies {
            let seq = draft.seq(Some(body.op));
            draft.ops[body.op].arms.push(seq);
            work.push((seq, body.zone, body.nodes));
        }
    }
    root
}
