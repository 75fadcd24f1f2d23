//! Sets of bytes of objects, and how copies and calls move them.

use super::Types;
use super::pointees::{Places, one_by_one, place_of};
use crate::points::{ObjId, Points};
use crate::values::passed::fraction_of;
use crate::values::place::{ENDLESS, Place};
use cranelift_entity::SecondaryMap;
use smallvec::SmallVec;
use tapeless_ir::{Module, Type, Value};

/// More pieces than this of one object are taken for all of it.
const PIECES: usize = 32;

/// More than these are, of what still grows.
const FEW: usize = 4;

/// All bytes of an object.
const ALL: Piece = Piece {
    place: Place::ANY,
    bytes: 1,
};

/// Bytes from each element of a place on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    place: Place,
    bytes: u64,
}

impl Piece {
    fn covers(self, other: Self) -> bool {
        self == ALL || self.bytes >= other.bytes && self.place.covers(other.place)
    }

    /// Whether it is known of which bytes it consists.
    pub fn is_exact(self) -> bool {
        self.bytes > 1 || self.place.step != 1
    }

    /// Whether all of it lies in things of so many bytes, or consists of these.
    pub fn lies_in(self, place: Place, bytes: u64) -> bool {
        let inside = 0..bytes.saturating_sub(self.bytes) + 1;
        self.is_exact()
            && inside
                .into_iter()
                .any(|at| place.shift(at.cast_signed()).covers(self.place))
    }

    /// Whether it has a byte in common with others; of these it is not known how many there are, if `None`.
    fn meets(self, place: Place, bytes: Option<u64>) -> bool {
        let others = match bytes {
            Some(bytes) => Self { place, bytes },
            None => Self {
                place: place.plus(Place::run(0, 1, ENDLESS)),
                bytes: 1,
            },
        };
        let before = 1 - self.bytes.cast_signed();
        (before..others.bytes.cast_signed()).any(|at| others.place.shift(at).meets(self.place, 0))
    }
}

/// Some of the bytes of each object.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bytes(SecondaryMap<ObjId, SmallVec<[Piece; 2]>>);

impl Bytes {
    /// Whether any byte of an object is in it.
    pub fn has(&self, o: ObjId) -> bool {
        !self.0[o].is_empty()
    }

    /// Whether it is none.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.values().all(|pieces| pieces.is_empty())
    }

    /// Adds all of an object; whether that was new.
    pub fn add_all(&mut self, o: ObjId) -> bool {
        let new = self.0[o].first() != Some(&ALL);
        if new {
            self.0[o] = smallvec::smallvec![ALL];
        }
        new
    }

    fn add(&mut self, o: ObjId, piece: Piece) -> bool {
        let pieces = &mut self.0[o];
        if pieces.iter().any(|known| known.covers(piece)) {
            return false;
        }
        if pieces.len() >= PIECES {
            return self.add_all(o);
        }
        pieces.push(piece);
        true
    }

    /// Adds so many bytes from each element of a place on.
    pub(super) fn add_at(&mut self, (o, place): (ObjId, Place), bytes: u64) {
        self.add(o, Piece { place, bytes });
    }

    pub(super) fn meets(&self, o: ObjId, place: Place, bytes: Option<u64>) -> bool {
        self.0[o].iter().any(|piece| piece.meets(place, bytes))
    }

    /// Whether it has a byte in common with others, in some objects.
    pub(crate) fn meets_any(&self, others: &Self, among: impl Fn(ObjId) -> bool) -> bool {
        let meets = |o: ObjId, piece: &Piece| others.meets(o, piece.place, Some(piece.bytes));
        let mut objects = self.0.iter().filter(|(o, _)| among(*o));
        objects.any(|(o, pieces)| pieces.iter().any(|piece| meets(o, piece)))
    }

    /// Adds to one object what lies in another: from where to where, and how many bytes.
    pub(super) fn copy(
        &mut self,
        from: (ObjId, Place),
        to: (ObjId, Place),
        len: Option<u64>,
    ) -> bool {
        let mut changed = false;
        for piece in self.0[from.0].clone() {
            if piece == ALL {
                changed |= self.add_range(to, len);
                continue;
            }
            let moved = piece.place.minus(from.1);
            let cut = (1..piece.bytes.cast_signed())
                .any(|inside| moved.shift(inside).meets(Place::START, 0));
            if cut {
                changed |= self.add_all(to.0);
            }
            for inside in moved.clip(len) {
                let place = to.1.plus(inside);
                changed |= self.add(to.0, Piece { place, ..piece });
            }
        }
        changed
    }

    /// Adds so many bytes from a place on, or all; whether any was new.
    pub(super) fn add_range(&mut self, (o, start): (ObjId, Place), len: Option<u64>) -> bool {
        if len == Some(0) {
            return false;
        }
        let place = start.plus(Place::run(0, 1, len.unwrap_or(ENDLESS)));
        self.add(o, Piece { place, bytes: 1 })
    }
}

impl Types {
    /// Adds the bytes of an access; whether any was new.
    pub fn add_bytes(&self, points: &Points, pointer: Value, bytes: u64, into: &mut Bytes) -> bool {
        let add = |into: &mut Bytes, (o, place)| into.add(o, Piece { place, bytes });
        self.add_where(points, pointer, into, add)
    }

    /// Adds the bytes that an access of a type may touch, by what variables are declared to hold; whether any was new.
    pub fn add_accessed(
        &self,
        (module, points): (&Module, &Points),
        (pointer, ty): (Value, Type),
        into: &mut Bytes,
    ) -> bool {
        let bytes = module.size_of(ty);
        let add = |into: &mut Bytes, (o, place)| {
            let mut changed = false;
            for place in self.accessible(module, (o, place), ty) {
                changed |= into.add(o, Piece { place, bytes });
            }
            changed
        };
        self.add_where(points, pointer, into, add)
    }

    /// Adds all of so many bytes, or of those behind a pointer if that is not known; whether any was new.
    pub(super) fn add_run(
        &self,
        points: &Points,
        pointer: Value,
        len: Option<u64>,
        into: &mut Bytes,
    ) -> bool {
        let add = |into: &mut Bytes, place| into.add_range(place, len);
        self.add_where(points, pointer, into, add)
    }

    /// Adds something at each place where a pointer points; all of its objects, if that is not known.
    fn add_where(
        &self,
        points: &Points,
        pointer: Value,
        into: &mut Bytes,
        add: impl Fn(&mut Bytes, (ObjId, Place)) -> bool,
    ) -> bool {
        let mut changed = false;
        match self.places(points, pointer) {
            Some(places) => {
                for place in places {
                    changed |= add(into, place);
                }
            }
            None => {
                for o in points.of(pointer).iter() {
                    changed |= into.add_all(o);
                }
            }
        }
        changed
    }

    /// Adds so many bytes at some distance from where a pointer points, in objects that may have some.
    pub(crate) fn add_bytes_at(
        &self,
        points: &Points,
        (pointer, by, bytes): (Value, Place, u64),
        into: &mut Bytes,
        may: impl Fn(ObjId) -> bool,
    ) {
        let places = self.places(points, pointer);
        for o in points.of(pointer).iter().filter(|&o| may(o)) {
            let mut known = places.iter().flatten().filter(|known| known.0 == o);
            let place = match known.next() {
                Some(&(_, place)) if by != Place::ANY => place.plus(place_of(points, o, by)),
                _ => Place::ANY,
            };
            into.add(o, Piece { place, bytes });
        }
    }

    /// Whether an access of so many bytes, if that is known, touches some.
    pub fn touches(
        &self,
        points: &Points,
        pointer: Value,
        bytes: Option<u64>,
        some: &Bytes,
    ) -> bool {
        match self.places(points, pointer) {
            Some(places) => places
                .into_iter()
                .any(|(o, place)| some.meets(o, place, bytes)),
            None => points.of(pointer).iter().any(|o| some.has(o)),
        }
    }

    /// Adds to the destination of a copy what lies in its source; whether any was new.
    pub fn copy_bytes(
        &self,
        points: &Points,
        (dst, src): (Value, Value),
        len: Option<u64>,
        some: &mut Bytes,
    ) -> bool {
        if !self.touches(points, src, len, some) {
            return false;
        }
        let ends = self.places(points, dst).zip(self.places(points, src));
        let mut changed = false;
        let Some((to, from)) = ends else {
            for o in points.of(dst).iter() {
                changed |= some.add_all(o);
            }
            return changed;
        };
        let to = one_by_one(&to);
        for from in one_by_one(&from) {
            for &to in &to {
                changed |= some.copy(from, to, len);
            }
        }
        changed
    }
}

/// Where floats are written, integers that are none, and integers with bits of fractions.
pub(super) struct Written<'a> {
    pub floats: &'a Bytes,
    pub integers: &'a Bytes,
    pub fractions: &'a Bytes,
}

impl Types {
    /// Which of the bytes that are read as integers may be bits of fractions: where such integers were written, or floats and
    /// no other integers; what lies in memory that is not all known is what others wrote, if no floats were written there.
    pub(super) fn fractions_among(
        &self,
        read: &Bytes,
        written: &Written,
        is_known: impl Fn(ObjId) -> bool,
    ) -> Bytes {
        let mut among = Bytes::default();
        for (o, pieces) in read.0.iter() {
            for &piece in pieces {
                let Piece { place, bytes } = piece;
                let lies_there = |of: &Bytes| of.meets(o, place, Some(bytes));
                let holds_floats = || {
                    let seen = self.memory[o].covering_all(place, bytes.cast_signed());
                    seen.formats().next().is_some()
                };
                let is_float = || {
                    let is_written = lies_there(written.floats) || is_known(o) && holds_floats();
                    is_written && !lies_there(written.integers)
                };
                if lies_there(written.fractions) || is_float() {
                    among.add(o, piece);
                }
            }
        }
        among
    }

    /// How many of the lowest bits of an integer that is loaded, of so many bytes in elements of so many, are those of the
    /// fractions of floats that lie there.
    pub(super) fn low_bits(
        &self,
        points: &Points,
        pointer: Value,
        (bytes, element): (u64, u64),
    ) -> u32 {
        let mut low = 0;
        for (o, place) in self.places(points, pointer).unwrap_or_default() {
            for (at, kind) in self.memory[o].floats_over(place, bytes.cast_signed()) {
                let end = 8 * at + i64::from(fraction_of(kind));
                let apart = at.rem_euclid(element.cast_signed()) == 0 && kind.bytes() == element;
                low = low.max(match bytes == element {
                    true => end.clamp(0, 64) as u32,
                    false if apart => fraction_of(kind),
                    false => u64::BITS,
                });
            }
        }
        low
    }
}

/// Bytes of one object.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Left(SmallVec<[Piece; 2]>);

impl Left {
    /// Adds others of the same object.
    pub(super) fn join(&mut self, others: &Self) {
        for &piece in &others.0 {
            if !self.0.iter().any(|known| known.covers(piece)) {
                self.0.push(piece);
            }
        }
    }

    /// All of the object.
    pub(super) fn all() -> Self {
        Self(smallvec::smallvec![ALL])
    }

    /// Takes several pieces for all of the object.
    pub(super) fn widen(&mut self) {
        if self.0.len() > FEW {
            *self = Self::all();
        }
    }

    /// Whether they are of things of so many bytes each.
    pub(super) fn is_of(&self, bytes: u64) -> bool {
        self.0.iter().all(|piece| piece.bytes == bytes)
    }

    /// Where things begin of which they are.
    pub(super) fn places(&self) -> impl Iterator<Item = Place> {
        self.0.iter().map(|piece| piece.place)
    }

    /// Whether it has a byte in common with others of the same object.
    pub(super) fn meets(&self, others: &Self) -> bool {
        let meets = |a: &Piece| others.0.iter().any(|b| b.meets(a.place, Some(a.bytes)));
        self.0.iter().any(meets)
    }
}

impl Bytes {
    /// Those of an object.
    pub(super) fn of(&self, o: ObjId) -> Left {
        Left(self.0[o].clone())
    }

    /// Leaves those out of which `keep` says no.
    pub(super) fn retain(&mut self, keep: impl Fn(ObjId, Piece) -> bool) {
        for o in self.0.keys() {
            self.0[o].retain(|piece| keep(o, *piece));
        }
    }

    /// Adds others; whether any was new.
    pub(super) fn join(&mut self, others: &Self) -> bool {
        let objects = others.0.keys();
        objects.filter(|&o| self.add_from(o, others)).count() > 0
    }

    /// Adds what others have of an object; whether any was new.
    pub(crate) fn add_from(&mut self, o: ObjId, others: &Self) -> bool {
        let new = others.0[o].iter();
        new.filter(|&&piece| self.add(o, piece)).count() > 0
    }

    /// Whether one of them is a byte of something that lies at a place of an object, or again after a stride.
    pub(super) fn meets_at(&self, (o, place): (ObjId, Place), bytes: u64, stride: u64) -> bool {
        let meets = |piece: &Piece| {
            let before = 1 - piece.bytes.cast_signed();
            let mut inside = before..bytes.cast_signed();
            piece == &ALL || inside.any(|at| place.shift(at).meets(piece.place, stride))
        };
        self.0[o].iter().any(meets)
    }

    /// Adds what is left in an object that lies in these places here; whether any was new.
    pub(super) fn enter(&mut self, left: &Left, places: &Places) -> bool {
        let mut changed = false;
        for &(o, start) in places {
            for piece in &left.0 {
                let place = start.plus(piece.place);
                changed |= self.add(o, Piece { place, ..*piece });
            }
        }
        changed
    }
}
