//! Floats that callees move as integers. What a function does with an integer does not tell what that is: the bits of floats are
//! compared, counted and moved, as in a radix sort. Its caller knows that floats lie there, and then so does whoever gets them.

use super::bits::{Copied, Given, Move};
use super::bytes::{Bytes, Left, Piece};
use super::evidence::Evidence;
use super::pointees::Places;
use super::seen::Seen;
use super::{Solver, Types};
use crate::points::{ObjId, Points};
use crate::values::callee::{CallKind, call_kind};
use cranelift_entity::SecondaryMap;
use smallvec::smallvec;
use tapeless_ir::{Body, FloatKind, Module, OpData};

impl Types {
    /// What a callee reads as integers in memory that it is given, and stores again, or others that it makes of these. `None` if
    /// that is not known. Among pointers, or where the callee sees floats beside its integers, an integer of which it is not known
    /// where it lies is none of the floats.
    pub(super) fn moved(
        &self,
        points: &Points,
        seen: &Seen,
        data: &OpData,
    ) -> Option<Vec<Move<Bytes>>> {
        let moves = seen.moved.as_ref()?;
        if moves.is_empty() {
            return Some(Vec::new());
        }
        let entered = self.entered(points, &seen.outline, &data.args);
        let points_here = |o: ObjId| self.memory[o].all().includes(Evidence::PTR);
        let to = |given: &[(ObjId, Left)]| {
            let mut bytes = Bytes::default();
            for (object, left) in given {
                bytes.enter(left, &entered[*object]);
            }
            bytes.retain(|o, piece| piece.is_exact() || !points_here(o));
            bytes
        };
        let moves = moves.iter().map(|moved| Move {
            from: self.read_by(seen, &entered, &moved.from),
            params: moved.params.clone(),
            to: to(&moved.to),
            globals: moved.globals.clone(),
        });
        Some(moves.collect())
    }

    /// Where a callee reads integers, without those of which it is seen that they are no floats.
    fn read_by(&self, seen: &Seen, entered: &SecondaryMap<ObjId, Places>, given: &Given) -> Bytes {
        let mut bytes = Bytes::default();
        for (object, left) in given {
            let mut all = Bytes::default();
            all.enter(left, &entered[*object]);
            let apart = seen.sees_floats(*object);
            let points_here = |o: ObjId| self.memory[o].all().includes(Evidence::PTR);
            all.retain(|o, piece| !(apart || points_here(o)) || self.are_floats(o, piece));
            bytes.join(&all);
        }
        bytes
    }

    /// Whether a callee returns, as an integer, what it reads where there are floats.
    pub(super) fn returns_floats(
        &self,
        program: (&Module, &Body),
        points: &Points,
        (seen, data): (&Seen, &OpData),
    ) -> bool {
        let Some(given) = seen.bits.as_ref().map(|bits| bits.returned()) else {
            return false;
        };
        let entered = self.entered(points, &seen.outline, &data.args);
        let read = self.read_by(seen, &entered, given);
        self.formats_among(program, points, &read) != Evidence::default()
    }

    /// Whether some bytes are all within floats.
    fn are_floats(&self, o: ObjId, piece: Piece) -> bool {
        let mut seen = self.memory[o].iter();
        seen.any(|(place, what)| {
            what.formats()
                .any(|kind| piece.lies_in(place, kind.bytes()))
        })
    }

    /// The formats of the floats that have some of these bytes.
    fn formats_among(&self, program: (&Module, &Body), points: &Points, bytes: &Bytes) -> Evidence {
        let mut found = Evidence::default();
        for o in points.objects.keys().filter(|&o| bytes.has(o)) {
            let stride = self.memory[o].stride();
            let declared = self.declared_floats(program, points, o);
            for (place, what) in self.memory[o].iter().chain(declared) {
                let meets = |kind: &FloatKind| bytes.meets_at((o, place), kind.bytes(), stride);
                let formats = what.formats().filter(meets);
                formats.for_each(|kind| _ = found.join(Evidence::float(kind)));
            }
        }
        found
    }

    /// Whether floats have some of these bytes.
    pub(crate) fn holds_floats_among(
        &self,
        program: (&Module, &Body),
        points: &Points,
        bytes: &Bytes,
    ) -> bool {
        self.formats_among(program, points, bytes) != Evidence::default()
    }

    /// The formats of the floats that a call has moved, and whether there may be others.
    fn found_in(
        &self,
        program: (&Module, &Body),
        points: &Points,
        moved: &Move<Bytes>,
        data: &OpData,
    ) -> (Evidence, bool) {
        let mut found = self.formats_among(program, points, &moved.from);
        let mut untold = self.is_among_untold(&moved.from);
        for v in moved.args(&data.args) {
            let formats = self.values[v].formats();
            formats.for_each(|kind| _ = found.join(Evidence::float(kind)));
            untold |= self.is_untold(program, points, v);
        }
        (found, untold)
    }

    fn is_among_untold(&self, bytes: &Bytes) -> bool {
        bytes.meets_any(&self.untold, |_| true)
    }

    /// Whether a callee reads floats as integers, and stores them, or stores integers that it reads where there are floats.
    pub(super) fn moves_floats(
        &self,
        program: (&Module, &Body),
        points: &Points,
        (seen, data): (&Seen, &OpData),
    ) -> bool {
        let moved = self.moved(points, seen, data);
        moved.is_none_or(|moved| {
            let mut found = moved
                .iter()
                .map(|moved| self.found_in(program, points, moved, data));
            let mut to = moved
                .iter()
                .map(|moved| self.formats_among(program, points, &moved.to));
            let none = Evidence::default();
            found.any(|(found, untold)| untold || found != none) || to.any(|found| found != none)
        })
    }
}

impl Solver<'_> {
    /// What callees make of floats that they read as integers lies where they store integers.
    pub(super) fn moved_by_callees(&mut self) {
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            let call = data.kind.call().map(|call| call_kind(self.module, call));
            let Some(CallKind::Defined(id)) = call else {
                continue;
            };
            let Some(seen) = self.known.seen(id) else {
                continue;
            };
            self.copied_by_callee(&seen, data);
            let program = (self.module, self.body);
            let moves = self.types.moved(self.points, &seen, data);
            for moved in moves.unwrap_or_default() {
                let found = self.types.found_in(program, self.points, &moved, data);
                self.store_moved(found, &moved.to);
            }
        }
    }

    /// What a callee copies is seen where it copies it to, if that is floats alone, and this function knows.
    fn copied_by_callee(&mut self, seen: &Seen, data: &OpData) {
        let Some(bits) = &seen.bits else { return };
        let entered = self.types.entered(self.points, &seen.outline, &data.args);
        for Copied { from, to, len } in bits.copied(&entered) {
            let all = self.types.memory[from.0].all();
            let is_float = all.formats().any(|kind| all == Evidence::float(kind));
            let knows = self.points.parameter(from.0).is_none();
            if is_float && knows && from.0 != to.0 {
                self.spread(&smallvec![from], &smallvec![to], len);
            }
        }
    }

    /// Floats of some formats, and perhaps of others, lie in some bytes.
    fn store_moved(&mut self, (found, untold): (Evidence, bool), to: &Bytes) {
        let mut formats = found.formats();
        let kind = match (formats.next(), formats.next()) {
            (None, _) if !untold => return,
            (kind, None) if !untold => kind,
            _ => None,
        };
        for o in self.points.objects.keys().filter(|&o| to.has(o)) {
            let left = to.of(o);
            let Some(kind) = kind.filter(|&kind| left.is_of(kind.bytes())) else {
                self.changed |= self.types.untold.add_from(o, to);
                continue;
            };
            for place in left.places() {
                let memory = &mut self.types.memory[o];
                self.changed |= memory.note(place, Evidence::float(kind));
            }
        }
    }
}
