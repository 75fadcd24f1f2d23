//! What a caller knows that the memory holds which it gives to a callee.

use super::classes::Classes;
use super::evidence::Evidence;
use super::place::{ENDLESS, Place};
use super::{Seen, Types};
use crate::affine::gcd;
use crate::callee::{CallKind, call_kind};
use crate::points::{ObjId, Points};
use crate::summaries::Summaries;
use tapeless_ir::{Body, FloatKind, Module, Op, OpData};

/// More than this is not told of an object.
const MOST: usize = 64;

/// What the memory that a callee is given holds, by the callee's names for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Given(Vec<(ObjId, Known)>);

/// What one object is known to hold, from where a pointer enters it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Known {
    stride: u64,
    seen: Vec<(Place, Evidence)>,
}

impl Given {
    /// Adds it to what was seen.
    pub(super) fn enter(&self, types: &mut Types) {
        for (object, known) in &self.0 {
            let classes = &mut types.memory[*object];
            classes.restride(known.stride);
            for &(place, what) in &known.seen {
                classes.note(place, what);
            }
        }
    }
}

impl Known {
    fn of(classes: &Classes) -> Self {
        let mut seen: Vec<_> = classes.iter().collect();
        // What contradicts itself tells nothing.
        seen.retain(|(_, what)| what.is_consistent());
        let stride = classes.stride();
        match seen.len() {
            1..=MOST => Self { stride, seen },
            _ => Self::default(),
        }
    }

    /// Of memory that holds but floats of a format.
    fn floats(kind: FloatKind) -> Self {
        let place = Place::exact(0).within(kind.stride());
        Self {
            stride: kind.stride(),
            seen: vec![(place, Evidence::float(kind))],
        }
    }

    fn is_nothing(&self) -> bool {
        self.seen.is_empty()
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
            if let Some(seen) = known.seen(id).filter(|seen| seen.asks) {
                self.told[op] = self.given((module, body), points, &seen, data);
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
        seen: &Seen,
        data: &OpData,
    ) -> Given {
        let entered = self.entered(points, &seen.outline, &data.args);
        let mut given = Vec::new();
        for (object, places) in entered.iter() {
            let known = self.known(program, points, places);
            if !known.is_nothing() {
                given.push((object, known));
            }
        }
        Given(given)
    }

    fn known(
        &self,
        program: (&Module, &Body),
        points: &Points,
        places: &[(ObjId, Place)],
    ) -> Known {
        let mut all = Classes::default();
        for &(object, start) in places {
            let start = start.folded();
            // A recursive function may move its parameters for ever.
            if start.period == 0 && start.at != 0 && points.parameter(object).is_some() {
                return self.anywhere(places);
            }
            let declared = self.declared_floats(program, points, object);
            self.add_known(object, start, &declared, &mut all);
        }
        all.restride(repetition(&all));
        match Known::of(&all) {
            known if known.is_nothing() => self.anywhere(places),
            known => known,
        }
    }

    fn add_known(
        &self,
        object: ObjId,
        start: Place,
        declared: &[(Place, Evidence)],
        all: &mut Classes,
    ) {
        let own = &self.memory[object];
        all.restride(gcd(own.stride(), start.period));
        for (place, what) in own.iter().chain(declared.iter().copied()) {
            for inside in place.minus(start).clip(None) {
                all.note(inside, what);
            }
        }
    }

    /// What may be said of anywhere in some memory.
    fn anywhere(&self, places: &[(ObjId, Place)]) -> Known {
        let kind = self.one_format(places.iter().map(|place| place.0));
        kind.map(Known::floats).unwrap_or_default()
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
