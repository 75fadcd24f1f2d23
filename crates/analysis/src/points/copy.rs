//! Copies of memory with pointers in it.

use super::field::POINTER;
use super::set::{ObjId, SpotSet};
use super::solve::Solver;
use super::{Object, Points};
use crate::values::place::Place;
use smallvec::SmallVec;
use tapeless_ir::Value;

/// The words of larger copies are not told apart.
const MOST_BYTES: i64 = 256;

/// Of an array of pointers, so many that a copy moves are told apart from the others.
const FEW_WORDS: usize = 4;

/// One end of a copy.
type End = (ObjId, Place);

impl Solver<'_> {
    /// What is in `src` is in `dst` too, field by field.
    pub(super) fn copy(&mut self, dst: Value, src: Value, len: Option<Value>) {
        let len = len.and_then(|len| self.body.as_int(len));
        let ends = |v: Value| self.points.spots.list(&self.points.at[v]);
        let (mut to, from) = (ends(dst), ends(src));
        to.retain(|&(object, _)| !self.points.objects[object].is_constant(self.module));
        if self.points.spots.is_coarse() {
            self.changed |= self.points.copy_whole(&to, &from);
            return;
        }
        for &to in &to {
            for &from in &from {
                self.changed |= self.points.copy(to, from, len);
            }
        }
    }
}

/// Those of an array's pointers that a copy of a few bytes moves; all, if they are many, or not told apart.
fn part(all: Place, start: Place, len: Option<i64>) -> SmallVec<[Place; FEW_WORDS]> {
    let is_known = start.is_exact() && all.minus(start).in_words() == Place::START.in_words();
    let few = len.filter(|&len| is_known && !all.is_exact() && len <= MOST_BYTES);
    let Some(len) = few else {
        return SmallVec::from_elem(all, 1);
    };
    let found: SmallVec<_> = words(start, len).filter(|&word| all.covers(word)).collect();
    match found.len() {
        ..=FEW_WORDS => found,
        _ => SmallVec::from_elem(all, 1),
    }
}

/// Where the words of so many bytes begin.
fn words(start: Place, len: i64) -> impl Iterator<Item = Place> {
    let each = (0..len).step_by(POINTER.unsigned_abs() as usize);
    each.map(move |at| start.plus(Place::exact(at)))
}

impl Points {
    /// Whether anything was new.
    fn copy(&mut self, (to, at): End, (from, start): End, len: Option<i64>) -> bool {
        let mut by = at.minus(start);
        if to == from && by.is_exact() {
            // Moved within one array, again and again perhaps.
            by = Place::every(0, by.at.unsigned_abs());
        }
        let inside = |field: Place| {
            let into = field.minus(start);
            let before = into.is_exact() && into.at < 0;
            let behind =
                (into.is_exact() || into.is_upwards()) && len.is_some_and(|len| into.at >= len);
            !before && !behind
        };
        let mut new = self.keeps_copy(to) && self.want_words((from, start), len);
        // What is loaded of the copy is loaded of the original.
        for (field, ()) in self.wanted[to].clone().iter() {
            for original in part(field.minus(by), start, len) {
                if inside(original) {
                    new |= self.load(from, original, false).1;
                }
            }
        }
        let mut moved: Vec<(Place, SpotSet)> = self.held[from].iter().cloned().collect();
        for &(field, object) in &self.behind[from] {
            moved.push((field, SpotSet::from_iter([self.starts[object]])));
        }
        for (all, what) in moved {
            for field in part(all, start, len) {
                if inside(field) {
                    new |= self.store(to, field.plus(by), &what);
                }
            }
        }
        new
    }

    /// The same of objects that are taken as a whole.
    fn copy_whole(&mut self, to: &[End], from: &[End]) -> bool {
        let mut wanted = to.iter();
        let loads = wanted.any(|&(to, _)| self.keeps_copy(to) || !self.wanted[to].is_empty());
        let (mut all, mut new) = (SpotSet::default(), false);
        for &(from, _) in from {
            let (found, is_new) = match loads {
                true => self.load(from, Place::ANY, false),
                false => (self.found(from, Place::ANY), false),
            };
            all.union(&found);
            new |= is_new;
        }
        let stored = to.iter().map(|&(to, _)| self.store(to, Place::ANY, &all));
        stored.fold(new, |some, new| some | new)
    }

    /// Whether others may look into the object, for what nothing is loaded from here.
    fn keeps_copy(&self, object: ObjId) -> bool {
        !matches!(self.objects[object], Object::Alloca(_))
    }

    /// Asks for each pointer of so many bytes.
    fn want_words(&mut self, (object, start): End, len: Option<i64>) -> bool {
        match len {
            Some(len) if len <= MOST_BYTES => {
                let new = words(start, len).map(|word| self.load(object, word, false).1);
                new.fold(false, |some, new| some | new)
            }
            _ => self.load(object, start.in_words(), false).1,
        }
    }
}
