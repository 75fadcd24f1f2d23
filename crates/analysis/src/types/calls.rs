//! What callees access types their callers' memory.

use super::Solver;
use super::classes::Classes;
use super::evidence::Evidence;
use super::pointees::place_of;
use crate::points::{ObjId, ObjSet, Points};
use crate::values::callee::{CallKind, STRING, call_kind, moves_text};
use crate::values::multiples::gcd;
use crate::values::place::Place;
use rustc_hash::FxHashSet;
use tapeless_ir::{OpData, Value};

/// Where an object of a callee begins.
type Fields = Vec<(ObjId, Place)>;

impl Solver<'_> {
    /// What callees read and write through their parameters, as floats or pointers.
    pub(super) fn callees(&mut self) {
        let (mut several, mut told) = (Vec::<(Fields, Classes)>::new(), FxHashSet::default());
        for at in 0..self.order.len() {
            let op = self.order[at];
            let data = &self.body.ops[op];
            let Some(call) = data.kind.call() else {
                continue;
            };
            if moves_text(self.module, call) {
                self.string(data);
            }
            let CallKind::Defined(id) = call_kind(self.module, call) else {
                continue;
            };
            if self.known.pointers.never_returns(self.module, id) {
                continue;
            }
            let seen = self.known.seen(id);
            if !seen.as_ref().is_some_and(|seen| seen.whole) {
                self.cut = true;
                self.hide(data);
            }
            let Some(seen) = seen else { continue };
            let taken = data
                .args
                .iter()
                .zip(&seen.taken)
                .filter(|(_, taken)| **taken);
            taken.for_each(|(&v, _)| self.note(v, Evidence::INT));
            let entered = self.points.enter_nodes(&seen.outline, &data.args);
            for (object, classes) in &seen.memory {
                match seen.outline.parameter(*object) {
                    Some(index) => {
                        let arg = data.args.get(index as usize);
                        arg.into_iter()
                            .for_each(|&arg| self.seen_in_callee(arg, classes));
                    }
                    None if is_one(&entered[*object]) => {
                        self.seen_behind(&entered[*object], classes);
                    }
                    None => {
                        let places = &entered[*object];
                        // Once for all calls that are given the same.
                        if told.insert((id, *object, places.clone())) {
                            several.push((places.clone(), classes.clone()));
                        }
                    }
                }
            }
        }
        for (places, classes) in several {
            self.seen_in_several(&places, &classes);
        }
    }

    /// A `std::string` holds a pointer to its characters, how many these are, and 16 characters or the size of the memory that
    /// it points to. Of several in a structure it says nothing where it is not known which of them it is.
    fn string(&mut self, data: &OpData) {
        let string = data.args.first();
        let places = string.map(|&v| self.places(v, 1)).unwrap_or_default();
        for (object, start) in places {
            let memory = &mut self.types.memory[object];
            if start.step > 0 || start.period > 0 && start.period != memory.stride() {
                continue;
            }
            memory.note(start, Evidence::PTR);
            for at in (8..STRING.cast_signed()).step_by(8) {
                memory.note(start.shift(at), Evidence::INT);
            }
        }
    }

    /// What a call that is not looked into gets to.
    fn hide(&mut self, data: &OpData) {
        self.hidden.union(&self.points.reachable_from(&data.args));
    }

    /// What lies behind pointers in the memory of an argument, where that may be several objects: some may hold something else.
    fn seen_in_several(&mut self, places: &[(ObjId, Place)], classes: &Classes) {
        let objects = ObjSet::from_iter(places.iter().map(|place| place.0));
        let anywhere = places.iter().any(|place| place.1.period == 1);
        if anywhere || objects.contains(Points::UNKNOWN) {
            self.hidden.union(&objects);
            return;
        }
        let of = |o: ObjId| (o, self.types.memory[o].clone());
        let before: Vec<(ObjId, Classes)> = objects.iter().map(of).collect();
        self.seen_behind(places, classes);
        // What is seen in one is mostly seen in all.
        let mut known: Vec<&Classes> = Vec::new();
        let mut is_clear = |classes| {
            let is_new = !known.contains(&classes);
            if is_new {
                known.push(classes);
            }
            !is_new || classes.is_clear()
        };
        if !objects.iter().all(|o| is_clear(&self.types.memory[o])) {
            for (object, memory) in before {
                self.types.memory[object] = memory;
            }
            self.hidden.union(&objects);
        }
    }

    fn seen_behind(&mut self, places: &[(ObjId, Place)], classes: &Classes) {
        for &(object, field) in places {
            let start = place_of(self.points, object, field);
            self.seen_at(object, start, classes);
        }
    }

    fn seen_in_callee(&mut self, arg: Value, classes: &Classes) {
        let places = self.places(arg, 1);
        if places.is_empty() {
            self.hidden.union(self.points.of(arg));
        }
        for (object, start) in places {
            self.seen_at(object, start, classes);
        }
    }

    fn seen_at(&mut self, object: ObjId, start: Place, classes: &Classes) {
        if self.declared(object).is_empty() {
            self.types.memory[object].restride(gcd(classes.stride(), start.period));
        }
        for (place, what) in classes.iter() {
            for place in self.fitting_behind(object, (start.plus(place), start), what) {
                self.types.memory[object].note(place, what);
            }
        }
    }
}

/// Whether all places lie in one object.
fn is_one(places: &[(ObjId, Place)]) -> bool {
    places.windows(2).all(|pair| pair[0].0 == pair[1].0)
}
