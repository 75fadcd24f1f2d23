//! Which bytes others may read, or copies may take to where others read them. What no access types among the rest
//! matters to nobody.

use super::{Solver, Types};
use crate::points::ObjId;
use crate::values::callee::{CallKind, call_kind};
use crate::values::place::Place;
use tapeless_ir::{Mem, Op, OpKind, Value};

/// More places than this of one object are taken for all of it.
const PLACES: usize = 32;

const ALL: Place = Place {
    at: 0,
    step: 0,
    count: 1,
    period: 1,
};

/// What a copy moves: destination, source, constant length if known.
type Copied = (Value, Value, Option<u64>);

impl Solver<'_> {
    /// All of what others know of, and what copies take to there.
    pub(super) fn taken(&mut self) {
        for o in self.points.objects.keys() {
            if self.points.is_copied_outside(o) || self.hidden.contains(o) {
                self.types.taken[o].push(ALL);
            }
        }
        let copies: Vec<Copied> = self
            .order
            .iter()
            .filter_map(|&op| self.copied(op))
            .collect();
        while copies.iter().filter(|&&copy| self.take(copy)).count() > 0 {}
    }

    fn copied(&self, op: Op) -> Option<Copied> {
        let data = &self.body.ops[op];
        let (dst, src, len) = match &data.kind {
            OpKind::Mem(Mem::Copy { .. }) => (0, 1, 2),
            kind => match call_kind(self.module, kind.call()?) {
                CallKind::Copies { dst, src, len } => (dst, src, len),
                _ => return None,
            },
        };
        let len = self.body.as_int(data.args[len]).map(i64::unsigned_abs);
        Some((data.args[dst], data.args[src], len))
    }

    /// What is taken of the destination is taken of the source; whether that is more than before.
    fn take(&mut self, (dst, src, len): Copied) -> bool {
        let points = self.points;
        let ends = (self.places(dst, 1), self.places(src, 1));
        if ends.0.is_empty() || ends.1.is_empty() {
            let sources = points.of(src).iter();
            return sources.filter(|&o| self.add_taken(o, ALL)).count() > 0;
        }
        let mut read = Vec::new();
        for (o, to) in ends.0 {
            for taken in &self.types.taken[o] {
                read.extend(taken.behind(to, len));
            }
        }
        let more = ends.1.into_iter().filter(|&(o, from)| {
            let new = read
                .iter()
                .filter(|&&part| self.add_taken(o, from.plus(part)));
            new.count() > 0
        });
        more.count() > 0
    }

    fn add_taken(&mut self, o: ObjId, place: Place) -> bool {
        let places = &mut self.types.taken[o];
        if places
            .iter()
            .any(|known| known.covers(place) || *known == ALL)
        {
            return false;
        }
        let place = if places.len() < PLACES { place } else { ALL };
        places.push(place);
        true
    }
}

impl Types {
    /// Whether bytes that no access types matter to nobody.
    pub(super) fn gap_is_harmless(&self, places: &[(ObjId, Place)], gap: Place) -> bool {
        let untouched = |&(o, place): &(ObjId, Place)| {
            let gap = place.plus(gap);
            !self.taken[o].iter().any(|taken| taken.meets(gap, 0))
        };
        !places.is_empty() && places.iter().all(untouched)
    }
}
