//! What a caller knows that the memory holds which it gives to a callee.

use super::classes::Classes;
use super::evidence::Evidence;
use super::structures::Starts;
use super::{Seen, Types};
use crate::points::{ObjId, Object, Points};
use crate::types::Summaries;
use crate::values::callee::{CallKind, call_kind};
use crate::values::multiples::gcd;
use crate::values::place::{ENDLESS, Place};
use cranelift_entity::SecondaryMap;
use tapeless_ir::{AggId, Body, FloatKind, Module, Op, OpData};

/// More than this is not told of an object.
const MOST: usize = 256;

/// Where a callee's objects begin in its caller.
type Here = SecondaryMap<ObjId, Vec<(ObjId, Place)>>;

/// What the memory that a callee is given holds, by the callee's names for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Given {
    objects: Vec<(ObjId, Known)>,
    /// Whether there are floats, and it is not known in which of the objects.
    untold: bool,
}

/// What one object is known to hold, from where a pointer enters it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Known {
    stride: u64,
    seen: Vec<(Place, Evidence)>,
    /// Where structures begin.
    structures: Starts,
    /// Whether there are floats of which this does not tell.
    untold: bool,
}

/// Who is told.
#[derive(Clone, Copy)]
struct Callee<'a> {
    seen: &'a Seen,
    recursive: bool,
    /// Whether it moves floats as integers.
    moves: bool,
}

impl Given {
    /// Whether there may be floats in an object of the callee's.
    pub(crate) fn has_floats(&self, object: ObjId) -> bool {
        let mut known = self.objects.iter();
        self.untold || known.any(|known| known.0 == object && known.1.has_floats())
    }

    /// Adds it to what was seen.
    pub(super) fn enter(&self, points: &Points, types: &mut Types) {
        if self.untold {
            let given = points.objects.keys();
            let given = given.filter(|&o| points.parameter(o).is_some());
            given.for_each(|o| _ = types.untold.add_all(o));
        }
        for (object, known) in &self.objects {
            if known.untold {
                types.untold.add_all(*object);
            }
            types.structures[*object].extend(&known.structures);
            let classes = &mut types.memory[*object];
            classes.restride(known.stride);
            for &(place, what) in &known.seen {
                classes.note(place, what);
            }
        }
    }
}

impl Known {
    fn has_floats(&self) -> bool {
        let mut seen = self.seen.iter();
        self.untold || seen.any(|(_, what)| what.formats().next().is_some())
    }

    fn of(classes: &Classes) -> Self {
        let mut seen: Vec<_> = classes.iter().collect();
        let all = seen.len();
        // What contradicts itself tells nothing, unless run time tells what it is.
        seen.retain(|(_, what)| what.is_consistent() || what.float_or_pointer().is_some());
        let stride = classes.stride();
        let untold = seen.len() < all || all > MOST && classes.all().formats().next().is_some();
        match seen.len() {
            1..=MOST => Self {
                stride,
                seen,
                untold,
                ..Self::default()
            },
            _ => Self {
                untold,
                ..Self::default()
            },
        }
    }

    /// Of memory that holds integers or floats, of the only format that there is.
    fn words(kind: FloatKind) -> Self {
        let mut either = Evidence::float(kind);
        either.join(Evidence::INT);
        let place = Place::exact(0).within(kind.stride());
        Self {
            stride: kind.stride(),
            seen: vec![(place, either)],
            ..Self::default()
        }
    }

    /// Of memory that holds but floats of a format.
    fn floats(kind: FloatKind) -> Self {
        let place = Place::exact(0).within(kind.stride());
        Self {
            stride: kind.stride(),
            seen: vec![(place, Evidence::float(kind))],
            ..Self::default()
        }
    }

    fn is_nothing(&self) -> bool {
        self.seen.is_empty() && self.structures.is_empty() && !self.untold
    }
}

impl Types {
    /// What the callees are told that move bytes of which they do not know what they are.
    pub(crate) fn tell(
        &mut self,
        module: &Module,
        body: &Body,
        points: &Points,
        known: &Summaries,
    ) {
        for op in body.op_order() {
            let data = &body.ops[op];
            let Some(CallKind::Defined(id)) = data.kind.call().map(|call| call_kind(module, call))
            else {
                continue;
            };
            let Some(seen) = known.seen(id) else { continue };
            let callee = Callee {
                seen: &seen,
                recursive: known.pointers.may_call_itself(module, id),
                moves: seen.copies
                    || seen.stores_bits
                    || self.moves_floats((module, body), points, (&seen, data)),
            };
            if seen.asks || callee.moves {
                self.told[op] = self.given((module, body), points, (callee, known), data);
            }
        }
    }

    /// What a callee is told of the memory that it is given.
    pub fn told(&self, op: Op) -> &Given {
        &self.told[op]
    }

    fn given(
        &self,
        program: (&Module, &Body),
        points: &Points,
        (callee, summaries): (Callee<'_>, &Summaries),
        data: &OpData,
    ) -> Given {
        let seen = callee.seen;
        let entered = self.entered(points, &seen.outline, &data.args);
        let here = points.enter_nodes(&seen.outline, &data.args);
        let format = self.format_of_all(program.0, points, (&here, summaries));
        let theirs = seen.outline.objects();
        let mut given = Vec::new();
        for (object, places) in entered.iter() {
            let begins = seen.memory.iter().find(|known| known.0 == object);
            let begins = begins.map(|known| known.1.get(Place::START));
            let places = &self.beginning_all(places, begins.unwrap_or_default());
            let is_null = theirs.contains(object) && here[object].is_empty();
            let in_words = match is_null {
                true => !seen.accesses(object),
                false => self.holds_words(points, places),
            };
            let known = match format.filter(|_| in_words) {
                Some(kind) => Known::words(kind),
                None => self.known(program, points, places, callee),
            };
            if !known.is_nothing() {
                given.push((object, known));
            }
        }
        // Of what a function does that calls itself, too much was found to follow it.
        let mut reached = data.args.iter().flat_map(|&arg| points.of(arg).iter());
        Given {
            objects: given,
            untold: seen.moved.is_none()
                && reached.any(|o| self.holds_floats(o) || self.untold.has(o)),
        }
    }

    fn known(
        &self,
        program: (&Module, &Body),
        points: &Points,
        places: &[(ObjId, Place)],
        callee: Callee<'_>,
    ) -> Known {
        let mut all = Classes::default();
        for &(object, start) in places {
            let folded = start.folded();
            // A recursive function may move its parameters for ever.
            let moved = folded.period == 0 && folded.at != 0 && points.parameter(object).is_some();
            if callee.recursive && moved {
                return self.anywhere(places, callee);
            }
            let declared = self.declared_floats(program, points, object);
            self.add_known(object, start, &declared, &mut all);
        }
        all.restride(repetition(&all));
        let known = match Known::of(&all) {
            known if known.seen.is_empty() => self.anywhere(places, callee),
            known => known,
        };
        let untold = |place: &(ObjId, Place)| self.untold.has(place.0);
        Known {
            untold: callee.moves && (known.untold || places.iter().any(untold)),
            structures: self.structures_from(places),
            ..known
        }
    }

    /// The structures from a place on, if there is but one.
    fn structures_from(&self, places: &[(ObjId, Place)]) -> Starts {
        let &[(object, start)] = places else {
            return Starts::new();
        };
        let behind = |&(at, structure): &(i64, AggId)| (at - start.at, structure);
        let all = self.structures[object].iter().map(behind);
        all.filter(|(at, _)| start.is_exact() && *at >= 0).collect()
    }

    fn add_known(
        &self,
        object: ObjId,
        start: Place,
        declared: &[(Place, Evidence)],
        all: &mut Classes,
    ) {
        let (own, folded) = (&self.memory[object], start.folded());
        all.restride(gcd(own.stride(), folded.period));
        for (place, what) in own.iter().chain(declared.iter().copied()) {
            if place.ends_before(start) {
                continue;
            }
            for inside in place.minus(folded).clip(None) {
                all.note(inside, what);
            }
        }
    }

    /// The only float format that there is, where a callee is given memory that was made below this function alone. What the
    /// program was given may hold others that it only moves.
    fn format_of_all(
        &self,
        module: &Module,
        points: &Points,
        (here, summaries): (&Here, &Summaries),
    ) -> Option<FloatKind> {
        let is_made = |object: ObjId| {
            let made = matches!(
                points.objects[object],
                Object::Heap(_) | Object::Made { .. }
            );
            (made || points.is_local(object)) && !points.is_kept_outside(object)
        };
        let mut objects = here.values().flatten().map(|place| place.0);
        let known = self.whole && objects.all(is_made);
        known.then(|| summaries.format(module)).flatten()
    }

    /// Whether some memory is whole words of which no access tells what they are, and no pointers.
    fn holds_words(&self, points: &Points, places: &[(ObjId, Place)]) -> bool {
        const WORD: u64 = 8;
        let in_words = |place: Place| {
            let place = place.folded();
            place.at.unsigned_abs().is_multiple_of(WORD) && place.period.is_multiple_of(WORD)
        };
        let plain = |&(object, place): &(ObjId, Place)| {
            points.contents(object).is_empty() && self.memory[object].is_empty() && in_words(place)
        };
        !places.is_empty() && places.iter().all(plain)
    }

    /// What may be said of anywhere in some memory.
    fn anywhere(&self, places: &[(ObjId, Place)], callee: Callee<'_>) -> Known {
        let kind = self.one_format(places.iter().map(|place| place.0));
        let floats = |place: &(ObjId, Place)| self.holds_floats(place.0);
        let untold = Known {
            untold: callee.moves && places.iter().any(floats),
            ..Known::default()
        };
        kind.map_or(untold, Known::floats)
    }
}

/// After how many bytes all comes again, if all of it is without an end; 0 if not.
fn repetition(all: &Classes) -> u64 {
    let mut runs = all.iter().map(|(place, _)| place);
    let Some(step) = runs.next().map(|first| first.step) else {
        return 0;
    };
    let again = |run: Place| {
        let first = (0..step.cast_signed()).contains(&run.at);
        run.count == ENDLESS && run.step == step && first
    };
    match all.stride() == 0 && all.iter().all(|(place, _)| again(place)) {
        true => step,
        false => 0,
    }
}
