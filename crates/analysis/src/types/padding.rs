//! Bytes that are copied along with the members of a class and belong to none of them: parts without members, and what
//! lies between. No float fits where they are.

use super::evidence::Evidence;
use super::pointees::Places;
use super::{Holds, Solver};
use crate::points::{ObjId, Points};
use crate::values::place::Place;
use cranelift_entity::EntitySet;
use rustc_hash::FxHashSet;
use tapeless_ir::{FloatKind, Mem, Module, Op, OpKind, Value};

/// Copies of fewer bytes hold no `float`.
const SMALL: u64 = 4;

/// Of longer copies so many bytes are looked at.
const WORD: u64 = 8;

/// So often what was found tells more of the bytes beside.
const MOST_TURNS: usize = 4;

/// Bytes that an op moves, the first of them: to where and from where, or from or to a register.
struct Moved {
    ends: Places,
    bytes: u64,
    aligned: bool,
}

/// Where bytes are moved.
struct Pieces {
    bytes: FxHashSet<(ObjId, i64)>,
    /// Where that is anywhere in an object.
    anywhere: EntitySet<ObjId>,
    /// Objects that begin where a float may.
    aligned: EntitySet<ObjId>,
}

impl Solver<'_> {
    /// Notes bytes that cannot be parts of floats, which no access tells.
    pub(super) fn padding(&mut self) {
        let moved: Vec<Moved> = self.order[..self.back]
            .iter()
            .filter_map(|&op| self.moved(op))
            .collect();
        if moved.iter().all(|moved| moved.bytes >= SMALL) {
            return;
        }
        let pieces = Pieces::of(&moved);
        let halves = self.types.halves;
        for _ in 0..MOST_TURNS {
            let before = self.changed;
            self.changed = false;
            for each in moved.iter().filter(|moved| moved.bytes < SMALL) {
                self.pad(each, &pieces, halves);
            }
            if !self.changed {
                self.changed = before;
                return;
            }
            while self.round() {}
        }
    }

    fn moved(&self, op: Op) -> Option<Moved> {
        let data = &self.body.ops[op];
        let (pointers, bytes, access) = match &data.kind {
            OpKind::Mem(Mem::Copy { access, .. }) => {
                let bytes = self.body.as_int(data.args[2]).map(i64::unsigned_abs);
                (
                    &data.args[..2],
                    bytes.map_or(WORD, |bytes| bytes.min(WORD)),
                    access,
                )
            }
            OpKind::Mem(Mem::Load(access)) => {
                (&data.args[..1], self.bytes_of(data.results[0])?, access)
            }
            OpKind::Mem(Mem::Store(access)) => {
                (&data.args[1..2], self.bytes_of(data.args[0])?, access)
            }
            _ => return None,
        };
        let ends = pointers
            .iter()
            .flat_map(|&p| self.places(p, access.align))
            .collect();
        let aligned = u64::from(access.align).is_multiple_of(SMALL);
        (bytes > 0).then_some(Moved {
            ends,
            bytes,
            aligned,
        })
    }

    fn bytes_of(&self, v: Value) -> Option<u64> {
        let ty = self.body.ty(v);
        ty.is_int().then(|| self.module.size_of(ty))
    }

    /// Of bytes that are moved alone, each that is no part of a float.
    fn pad(&mut self, moved: &Moved, pieces: &Pieces, halves: bool) {
        let known = |&(o, place): &(ObjId, Place)| o != Points::UNKNOWN && place.is_exact();
        if moved.ends.is_empty() || !moved.ends.iter().all(known) {
            return;
        }
        let apart = !halves && self.stands_alone(moved, pieces);
        for at in 0..moved.bytes.cast_signed() {
            let is_free = self.evidence_at(moved, at) == Evidence::default();
            if is_free && (apart || self.is_squeezed(moved, at)) {
                for &(o, place) in &moved.ends {
                    self.changed |= self.types.memory[o].note(place.shift(at), Evidence::INT);
                }
            }
        }
    }

    /// Whether of each aligned four bytes that are moved in part, some are never moved so, and no float was seen there.
    fn stands_alone(&self, moved: &Moved, pieces: &Pieces) -> bool {
        let small = SMALL.cast_signed();
        let in_part = |o: ObjId, first: i64| {
            let bytes = || first..first + small;
            let seen = |at: i64| self.types.memory[o].covering(Place::exact(at));
            bytes().any(|at| !pieces.bytes.contains(&(o, at)))
                && bytes().all(|at| seen(at).formats().next().is_none())
        };
        moved.ends.iter().all(|&(o, place)| {
            let last = place.at + moved.bytes.cast_signed() - 1;
            let (first, last) = (place.at.div_euclid(small), last.div_euclid(small));
            let known = pieces.aligned.contains(o) && !pieces.anywhere.contains(o);
            known && (first..=last).all(|quad| in_part(o, quad * small))
        })
    }

    /// Whether the bytes on both sides, of those that are moved and of the aligned pair, are something else than floats.
    fn is_squeezed(&self, moved: &Moved, at: i64) -> bool {
        let is_other = |at: i64| self.evidence_at(moved, at).holds() == Holds::Other;
        let inside = 0..moved.bytes.cast_signed();
        let before = !inside.contains(&(at - 1)) || is_other(at - 1);
        let behind = match inside.contains(&(at + 1)) {
            true => is_other(at + 1),
            false => at > 0 || moved.aligned && is_other(at + 1),
        };
        before && behind
    }

    /// What was seen in a byte at either end.
    fn evidence_at(&self, moved: &Moved, at: i64) -> Evidence {
        let each = moved
            .ends
            .iter()
            .map(|&(o, place)| self.types.memory[o].covering(place.shift(at)));
        each.fold(Evidence::default(), |mut all, seen| {
            all.join(seen);
            all
        })
    }
}

impl Pieces {
    fn of(moved: &[Moved]) -> Self {
        let mut pieces = Self {
            bytes: FxHashSet::default(),
            anywhere: EntitySet::new(),
            aligned: EntitySet::new(),
        };
        for (each, &(o, place)) in moved
            .iter()
            .flat_map(|each| each.ends.iter().map(move |end| (each, end)))
        {
            if !place.is_exact() {
                pieces.anywhere.insert(o);
                continue;
            }
            let end = place.at + each.bytes.cast_signed();
            pieces.bytes.extend((place.at..end).map(|at| (o, at)));
            if each.aligned && place.at.unsigned_abs().is_multiple_of(SMALL) {
                pieces.aligned.insert(o);
            }
        }
        pieces
    }
}

/// The float formats of all values of a module.
pub(crate) fn formats(module: &Module) -> Vec<FloatKind> {
    let bodies = module
        .functions
        .values()
        .filter_map(|function| function.body.as_ref());
    let kinds = bodies.flat_map(|body| body.values.values().filter_map(|v| v.ty.float_kind()));
    let mut found = Vec::new();
    for kind in kinds {
        if !found.contains(&kind) {
            found.push(kind);
        }
    }
    found
}
