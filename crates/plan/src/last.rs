//! What asks for a value in the last place.

use crate::{Case, Node};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use tapeless_ir::Op;

/// Of what asks for each node, that which stands last, as an op of the region that holds the node; nothing where that is not
/// known.
#[derive(Clone, Debug, Default)]
pub struct Last(FxHashMap<Node, Option<Op>>);

impl Last {
    /// Notes that an op asks for a node; whether it is the first.
    pub fn note(&mut self, case: Case<'_>, node: Node, at: Option<Op>) -> bool {
        let (body, order) = (case.body, &case.facts.order);
        let home = body.def_region(node.0);
        let at = home.zip(at).and_then(|(home, at)| body.op_of(home, at));
        match self.0.entry(node) {
            Entry::Vacant(new) => {
                new.insert(at);
                true
            }
            Entry::Occupied(mut known) => {
                let both = known.get().zip(at);
                let later = both.map(|(a, b)| if order.end(a) < order.end(b) { b } else { a });
                known.insert(later);
                false
            }
        }
    }

    /// The last op that asks for a node.
    pub fn of(&self, node: Node) -> Option<Op> {
        self.0.get(&node).copied().flatten()
    }
}
