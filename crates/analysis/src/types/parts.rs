//! What an object is declared to hold: runs of scalars, as variables and structures say.

use super::declared::says;
use super::evidence::Evidence;
use super::structures::Starts;
use crate::values::multiples::gcd;
use crate::values::place::Place;
use smallvec::SmallVec;
use std::rc::Rc;
use tapeless_ir::ops::Declared;
use tapeless_ir::{Aggregate, Module, ScalarType, Type};

/// Scalars of one type that follow each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Part {
    /// Where the first lies.
    pub(super) at: u64,
    /// How many.
    pub(super) count: u64,
    /// Of which type.
    pub(super) scalar: ScalarType,
    /// Bytes of each.
    pub(super) bytes: u64,
    /// Whether they are the last of a structure: programs use such an array at any length.
    pub(super) last: bool,
}

/// What an object is declared to hold.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Parts {
    /// In order, without those that may be anything.
    pub(super) parts: Rc<[Part]>,
    /// Where nothing is declared any more.
    pub(super) end: u64,
    /// Whether nothing lies in front.
    pub(super) begins: bool,
    /// Whether nothing lies beyond.
    pub(super) whole: bool,
}

impl Parts {
    /// Bytes of which nothing is declared, from one to another: those of unions, and between members.
    pub(super) fn gaps(&self) -> impl Iterator<Item = (u64, u64)> {
        let mut covered: Vec<(u64, u64)> = self
            .parts
            .iter()
            .map(|part| (part.at, part.end()))
            .collect();
        covered.sort_unstable();
        covered.push((self.end, self.end));
        let mut reached = 0;
        let gap = move |(from, to): (u64, u64)| {
            let before = (reached, from);
            reached = reached.max(to);
            (before.0 < before.1).then_some(before)
        };
        covered.into_iter().filter_map(gap)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Where so many bytes can begin that lie in the object.
    pub(super) fn bounded(&self, place: Place, bytes: u64) -> SmallVec<[Place; 1]> {
        match (self.end + 1).checked_sub(bytes) {
            Some(room) if self.whole && !place.is_exact() => place.clip(Some(room)),
            _ => SmallVec::from_elem(place, 1),
        }
    }

    /// The elements of an array of integers of so many bytes, if a place is some of them.
    pub(super) fn in_array(&self, place: Place, bytes: u64) -> SmallVec<[Place; 2]> {
        let is_integer = |part: &&Part| matches!(part.scalar, ScalarType::Int(_));
        let mut integers = self.parts.iter().filter(is_integer);
        let array = integers.find(|part| {
            part.bytes == bytes && place.period == 0 && part.is_array_of(place, place.at)
        });
        array.map_or_else(SmallVec::new, |array| array.elements(place))
    }

    /// What is declared to begin at an offset, or around it.
    pub(super) fn at(&self, at: i64) -> Option<Evidence> {
        let covers = |part: &&Part| (part.at.cast_signed()..part.end().cast_signed()).contains(&at);
        self.parts.iter().find(covers).map(|part| says(part.scalar))
    }
}

impl Part {
    pub(super) fn of(module: &Module, declared: Declared) -> Self {
        let Declared { at, count, scalar } = declared;
        let bytes = module.size_of(Type::Scalar(scalar));
        Self {
            at,
            count,
            scalar,
            bytes,
            last: false,
        }
    }

    /// Whether elements are those of an array, if the pointer that leads to them began in it (C11 6.5.6p8).
    pub(super) fn is_array_of(&self, place: Place, origin: i64) -> bool {
        let (from, all) = (origin - self.at.cast_signed(), self.count * self.bytes);
        let step = gcd(place.step, place.period);
        let inside = (0..all.cast_signed()).contains(&from) && (1..all).contains(&step);
        let in_line = |x: u64| x.is_multiple_of(self.bytes);
        let is_array = self.count > 1 && !self.last;
        is_array && inside && in_line(from.unsigned_abs()) && in_line(step)
    }

    /// The elements of a place that lie in it.
    pub(super) fn elements(&self, place: Place) -> SmallVec<[Place; 2]> {
        let at = self.at.cast_signed();
        let inside = place.shift(-at).clip(Some(self.count * self.bytes));
        inside.into_iter().map(|place| place.shift(at)).collect()
    }

    /// Where its scalars begin.
    pub(super) fn places(&self) -> Place {
        Place::run(self.at.cast_signed(), self.bytes, self.count)
    }

    fn end(&self) -> u64 {
        self.at + self.count * self.bytes
    }
}

/// The parts of all structures of an object, if they agree.
pub(super) fn joined(module: &Module, starts: &Starts) -> Option<Vec<Part>> {
    let mut all: Vec<Part> = Vec::new();
    for &(start, structure) in starts {
        let Aggregate::Struct { fields, .. } = module.aggregate(structure) else {
            return None;
        };
        let last = fields.len().saturating_sub(1);
        for (i, &(ty, at)) in fields.iter().enumerate() {
            let (ty, count) = match ty {
                Type::Aggregate(id) => match *module.aggregate(id) {
                    Aggregate::Array { element, len } => (element, len),
                    Aggregate::Struct { .. } => return None,
                },
                scalar => (scalar, 1),
            };
            let Type::Scalar(scalar) = ty else {
                return None;
            };
            let at = start.unsigned_abs() + at;
            all.push(Part {
                last: i == last,
                ..Part::of(module, Declared { at, count, scalar })
            });
        }
    }
    all.sort_by_key(|part| (part.at, part.count));
    all.dedup();
    let mut parts: Vec<Part> = Vec::new();
    for part in all {
        match parts.last_mut() {
            Some(last) if last.end() > part.at => {
                let apart = part.at - last.at;
                if last.scalar != part.scalar || !apart.is_multiple_of(part.bytes) {
                    return None;
                }
                last.count = last.count.max(apart / part.bytes + part.count);
                last.last |= part.last;
            }
            _ => parts.push(part),
        }
    }
    Some(parts)
}
