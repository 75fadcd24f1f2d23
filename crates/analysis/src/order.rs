//! Positions of ops, and which ops may run after which.

use cranelift_entity::SecondaryMap;
use smallvec::SmallVec;
use std::ops::RangeInclusive;
use tapeless_ir::{Body, Control, Op, OpKind};

/// Where each op stands: its index in program order and the loops around it, outermost first.
#[derive(Debug)]
pub struct Order {
    position: SecondaryMap<Op, u32>,
    /// The last position within each op, its own if it has no region.
    last: SecondaryMap<Op, u32>,
    loops: SecondaryMap<Op, SmallVec<[Op; 2]>>,
}

impl Order {
    /// The positions of a body's ops.
    pub fn of(body: &Body) -> Self {
        let mut position = SecondaryMap::new();
        let mut loops: SecondaryMap<Op, SmallVec<[Op; 2]>> = SecondaryMap::new();
        let order = body.op_order();
        for (at, &op) in order.iter().enumerate() {
            position[op] = at as u32;
            let mut around = SmallVec::new();
            if let Some(owner) = body.regions[body.ops[op].parent].owner {
                around = loops[owner].clone();
                if matches!(body.ops[owner].kind, OpKind::Control(Control::Loop(_))) {
                    around.push(owner);
                }
            }
            loops[op] = around;
        }
        let mut last = position.clone();
        for &op in order.iter().rev() {
            if let Some(owner) = body.regions[body.ops[op].parent].owner {
                last[owner] = last[owner].max(last[op]);
            }
        }
        Self {
            position,
            last,
            loops,
        }
    }

    /// The positions, in order, of the ops that may run after an op has: [`Self::may_follow`] for all of them at once.
    pub fn followers(&self, body: &Body, op: Op) -> impl Iterator<Item = RangeInclusive<u32>> {
        // All that is in the outermost loop comes again. Of the ops around, other arms are left out.
        let (first, mut at) = match self.loops(op).first() {
            Some(&outermost) => (self.position(outermost), Some(outermost)),
            None => (self.position(op) + 1, Some(op)),
        };
        let mut from = first;
        std::iter::from_fn(move || {
            let region = body.ops[at?].parent;
            at = body.regions[region].owner;
            let Some(owner) = at else {
                return Some(from..=u32::MAX);
            };
            let end = body.regions[region].ops.last();
            let end = end.map_or(from, |&end| self.last[end]);
            let found = from..=end;
            from = self.last[owner] + 1;
            Some(found)
        })
    }

    /// The loops around an op, outermost first.
    pub fn loops(&self, op: Op) -> &[Op] {
        &self.loops[op]
    }

    /// Index in program order.
    pub fn position(&self, op: Op) -> u32 {
        self.position[op]
    }

    /// The innermost loop around both ops.
    pub fn common_loop(&self, a: Op, b: Op) -> Option<Op> {
        self.loops(a)
            .iter()
            .zip(self.loops(b))
            .take_while(|(x, y)| x == y)
            .last()
            .map(|(x, _)| *x)
    }

    /// Whether `later` may run after `earlier` has, in the same or in a later iteration.
    pub fn may_follow(&self, body: &Body, earlier: Op, later: Op) -> bool {
        if self.common_loop(earlier, later).is_some() {
            return true;
        }
        self.position(later) > self.position(earlier) && !exclusive(body, earlier, later)
    }
}

/// Whether the ops lie in different arms of one `if` or `switch`, so that only one of them runs.
fn exclusive(body: &Body, a: Op, b: Op) -> bool {
    if body.ops[a].parent == body.ops[b].parent {
        return false;
    }
    let chain = |op: Op| {
        let mut chain = Vec::new();
        let mut at = Some(body.ops[op].parent);
        while let Some(region) = at {
            if let Some(owner) = body.regions[region].owner {
                chain.push((owner, region));
            }
            at = body.parent(region);
        }
        chain
    };
    let of_a = chain(a);
    chain(b)
        .iter()
        .any(|&(owner, region)| of_a.iter().any(|&(o, r)| o == owner && r != region))
}
