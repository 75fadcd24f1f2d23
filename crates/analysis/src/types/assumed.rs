//! What is declared as floats is taken for floats, where nothing was seen that is not.
//!
//! A variable that is copied as a whole may be read in one place only, and nothing tells what its other bytes are but its
//! declaration. That counts where some of them are accessed as what they are declared to be, and where no function of the
//! request sees anything else there: an array of `double` serves as a buffer for anything in some programs.

use super::declared::{says, variable};
use super::evidence::Evidence;
use super::{Solver, Types};
use crate::points::{ObjId, Object, Points};
use crate::values::place::Place;
use tapeless_ir::ops::Declared;
use tapeless_ir::{Body, GlobalId, Module, ScalarType, Type};

/// Bytes of a pointer.
const POINTER: i64 = 8;

impl Solver<'_> {
    /// Takes floats for seen that are declared as such.
    pub(super) fn take_declared(&mut self) {
        let undecided = self.declared_pointers();
        let unknown = self.never_seen();
        let mut assumed = Vec::new();
        for (o, object) in self.points.objects.iter() {
            let floats = self.used_floats(o, *object);
            if floats.is_empty() {
                continue;
            }
            if floats.len() == self.variable(o).map_or(0, |v| v.0.len()) {
                self.types.floats_alone.insert(o);
            }
            for (place, what) in floats.into_iter().chain(self.integers_beside(o, *object)) {
                self.types.memory[o].note(place, what);
            }
            assumed.push(*object);
        }
        while !assumed.is_empty() && self.round() {}
        // What is copied to where a pointer is declared may be one.
        for (o, place) in undecided {
            let memory = &mut self.types.memory[o];
            let seen = memory.covering_all(place, POINTER);
            if seen.formats().next().is_some() {
                memory.note(place, Evidence::ALL);
            }
        }
        // Nor does it tell what the memory of others is of which nothing is known.
        for o in unknown {
            let memory = &mut self.types.memory[o];
            if !memory.is_empty() {
                memory.note(Place::ANY, Evidence::ALL);
            }
        }
        for object in assumed {
            if let Object::Global(g) = object {
                self.known.assume(g);
            }
        }
        let misused = self.types.misused((self.module, self.body), self.points);
        misused.into_iter().for_each(|g| self.known.contradict(g));
    }

    /// The parts of a variable that are declared as floats, were seen to be such somewhere, and nowhere anything else.
    fn used_floats(&self, o: ObjId, object: Object) -> Vec<(Place, Evidence)> {
        let global = match object {
            Object::Global(g) if self.known.is_misused(g) => return Vec::new(),
            Object::Global(g) => Some(g),
            _ => None,
        };
        let parts = self
            .types
            .parts((self.module, self.body), self.points, o, is_float);
        let used = |(place, float): (Place, Evidence), seen: Evidence| {
            seen == float || global.is_some_and(|g| self.known.is_used(g, place.at))
        };
        let fitting = parts
            .into_iter()
            .filter(|&(part, seen)| part.1.includes(seen));
        let used = fitting.filter(|&(part, seen)| used(part, seen));
        used.map(|(part, _)| part).collect()
    }

    /// The parts of a global that are declared as integers, and of which nothing was seen.
    fn integers_beside(&self, o: ObjId, object: Object) -> Vec<(Place, Evidence)> {
        if !matches!(object, Object::Global(_)) {
            return Vec::new();
        }
        let parts = self
            .types
            .parts((self.module, self.body), self.points, o, is_integer);
        let unseen = parts
            .into_iter()
            .filter(|part| part.1 == Evidence::default());
        unseen.map(|(part, _)| part).collect()
    }

    /// Memory that was not made here, and in which nothing was seen, nor is declared. Constants hold no derivative, whatever
    /// they are: what is copied from a table is what it is copied to.
    fn never_seen(&self) -> Vec<ObjId> {
        let others = |&(o, object): &(ObjId, &Object)| {
            let known = match *object {
                Object::Global(g) => {
                    self.module.globals[g].is_plain_table() || self.variable(o).is_some()
                }
                _ => self.points.is_local(o),
            };
            !known && self.types.memory[o].is_empty()
        };
        let objects = self.points.objects.iter().filter(others);
        objects.map(|(o, _)| o).collect()
    }

    /// The parts of variables that are declared as pointers, and were not seen to be anything.
    fn declared_pointers(&self) -> Vec<(ObjId, Place)> {
        let objects = self.points.objects.keys();
        let parts = objects.flat_map(|o| {
            let parts = self.variable(o).map_or(&[][..], |(declared, _)| declared);
            parts.iter().map(move |part| (o, part))
        });
        let unseen = |(o, part): (ObjId, &Declared)| {
            let is_pointer = matches!(part.scalar, ScalarType::Ptr(_));
            let place = Place::run(part.at.cast_signed(), POINTER.cast_unsigned(), part.count);
            let seen = || self.types.memory[o].covering_all(place, POINTER);
            (is_pointer && seen() == Evidence::default()).then_some((o, place))
        };
        parts.filter_map(unseen).collect()
    }
}

impl Types {
    /// The parts of a local variable that are declared as floats and were not seen to be anything else.
    pub(super) fn declared_floats(
        &self,
        program: (&Module, &Body),
        points: &Points,
        o: ObjId,
    ) -> Vec<(Place, Evidence)> {
        if !matches!(points.objects[o], Object::Alloca(_)) {
            return Vec::new();
        }
        let parts = self.parts(program, points, o, is_float).into_iter();
        parts
            .filter_map(|(part, seen)| part.1.includes(seen).then_some(part))
            .collect()
    }

    /// Globals in which something else was seen than what they are declared to hold: floats, and integers beside them.
    pub(super) fn misused(&self, program: (&Module, &Body), points: &Points) -> Vec<GlobalId> {
        let globals = self.of_globals(program, points).into_iter();
        globals
            .filter_map(|(g, part, seen)| (!part.1.includes(seen)).then_some(g))
            .collect()
    }

    /// The parts of globals that were seen to be what they are declared to be.
    pub(super) fn used(&self, program: (&Module, &Body), points: &Points) -> Vec<(GlobalId, i64)> {
        let globals = self.of_globals(program, points).into_iter();
        globals
            .filter_map(|(g, part, seen)| (part.1 == seen).then_some((g, part.0.at)))
            .collect()
    }

    fn of_globals(
        &self,
        program: (&Module, &Body),
        points: &Points,
    ) -> Vec<(GlobalId, (Place, Evidence), Evidence)> {
        let mut found = Vec::new();
        for (o, object) in points.objects.iter() {
            if let Object::Global(g) = *object {
                let parts = self.parts(program, points, o, |s| is_float(s) || is_integer(s));
                found.extend(parts.into_iter().map(|(part, seen)| (g, part, seen)));
            }
        }
        found
    }

    /// The parts of a variable that are declared as some scalars, and what was seen there.
    fn parts(
        &self,
        program: (&Module, &Body),
        points: &Points,
        o: ObjId,
        wanted: impl Fn(ScalarType) -> bool,
    ) -> Vec<((Place, Evidence), Evidence)> {
        let (declared, _) = variable(program, points, o).unwrap_or_default();
        let part = |part: &Declared| {
            let bytes = program.0.size_of(Type::Scalar(part.scalar)).cast_signed();
            let place = Place::run(part.at.cast_signed(), bytes.cast_unsigned(), part.count);
            let seen = self.memory[o].covering_all(place, bytes);
            ((place, says(part.scalar)), seen)
        };
        let declared = declared.iter().filter(|part| wanted(part.scalar));
        declared.map(part).collect()
    }
}

fn is_float(scalar: ScalarType) -> bool {
    matches!(scalar, ScalarType::Float(_))
}

fn is_integer(scalar: ScalarType) -> bool {
    matches!(scalar, ScalarType::Int(_))
}
