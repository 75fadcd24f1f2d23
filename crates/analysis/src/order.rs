//! Positions of ops, and which ops may run after which.

use cranelift_entity::SecondaryMap;
use smallvec::SmallVec;
use tapeless_ir::{Body, Control, Op, OpKind};

/// Where each op stands: its index in program order and the loops around it, outermost first.
#[derive(Debug)]
pub struct Order {
    position: SecondaryMap<Op, u32>,
    loops: SecondaryMap<Op, SmallVec<[Op; 2]>>,
}

impl Order {
    /// The positions of a body's ops.
    pub fn of(body: &Body) -> Self {
        let mut position = SecondaryMap::new();
        let mut loops: SecondaryMap<Op, SmallVec<[Op; 2]>> = SecondaryMap::new();
        for (at, op) in body.op_order().into_iter().enumerate() {
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
        Self { position, loops }
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
