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

    /// The positions, in order, of the ops that may run after an op has, in the same or in a later iteration.
    pub fn followers(&self, body: &Body, op: Op) -> impl Iterator<Item = RangeInclusive<u32>> {
        // All that is in the outermost loop comes again. Of the ops around, other arms are left out.
        let (first, mut at) = match self.loops(op).first() {
            Some(&outermost) => (self.position(outermost) + 1, Some(outermost)),
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

    /// The last position within an op, its own if it has no region.
    pub fn end(&self, op: Op) -> u32 {
        self.last[op]
    }

    /// Index in program order.
    pub fn position(&self, op: Op) -> u32 {
        self.position[op]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tapeless_ir::ops::{Access, LoopInfo};
    use tapeless_ir::{Builder, Region, Type};

    /// Whether `later` may run after `earlier` has: it comes again, or stands behind and not in another arm.
    fn may_follow(body: &Body, order: &Order, earlier: Op, later: Op) -> bool {
        let ways = |op: Op| {
            let regions = std::iter::successors(Some(body.ops[op].parent), |&r| body.parent(r));
            let around = regions.map(|r| (body.regions[r].owner, r));
            around.collect::<Vec<(Option<Op>, Region)>>()
        };
        let (of_earlier, of_later) = (ways(earlier), ways(later));
        let apart = of_later.iter().any(|&(owner, region)| {
            let other = |&(o, r): &(Option<Op>, Region)| o == owner && r != region;
            owner.is_some() && of_earlier.iter().any(other)
        });
        let again = order.loops(earlier).first();
        let again = again.is_some() && again == order.loops(later).first();
        again || (order.position(later) > order.position(earlier) && !apart)
    }

    fn load(b: &mut Builder) {
        let pointer = b.body.params()[0];
        b.load(pointer, Type::F64, Access::default());
    }

    /// A branch between loads; `inner` is in its first arm.
    fn branch(b: &mut Builder, inner: impl FnOnce(&mut Builder)) {
        load(b);
        let (cond, then) = (b.body.params()[1], b.begin(&[]));
        inner(b);
        load(b);
        b.yield_(&[]);
        let otherwise = b.begin(&[]);
        load(b);
        b.yield_(&[]);
        b.if_(cond, then, otherwise);
        load(b);
    }

    /// A loop, with a branch in it.
    fn again(b: &mut Builder) {
        let (cond, body) = (b.body.params()[1], b.begin(&[]));
        branch(b, load);
        b.repeat(false, cond, &[], &[]);
        b.loop_(LoopInfo::default(), &[], body);
    }

    #[test]
    fn what_follows_comes_again_or_stands_behind_in_no_other_arm() {
        let mut b = Builder::new(&[Type::PTR, Type::I1]);
        branch(&mut b, |b| branch(b, again));
        again(&mut b);
        b.return_(&[]);
        let body = b.finish();
        let order = Order::of(&body);
        let ops = body.op_order();
        for &earlier in &ops {
            let spans: Vec<_> = order.followers(&body, earlier).collect();
            for &later in &ops {
                let follows = spans.iter().any(|s| s.contains(&order.position(later)));
                assert_eq!(follows, may_follow(&body, &order, earlier, later));
            }
        }
    }
}
