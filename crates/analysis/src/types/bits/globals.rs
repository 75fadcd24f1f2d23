//! What functions leave in globals for one another: floats, integers, and integers that are made into numbers. A function
//! that reads a global does not know by itself what others wrote there.

use super::{Finder, Seen};
use crate::points::{ObjId, Object, Points};
use crate::types::bytes::{Bytes, Left};
use crate::values::place::Place;
use std::collections::BTreeMap;
use tapeless_ir::GlobalId;

/// Bytes of globals.
pub(crate) type Parts = BTreeMap<GlobalId, Left>;

/// What some functions do with globals.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct InGlobals {
    /// Where they write floats.
    floats: Parts,
    /// Where they write integers that are no bits of floats.
    integers: Parts,
    /// Where they write integers with bits of fractions, themselves or by what they give to callees.
    fractions: Parts,
    /// What they read as integers to make numbers or floats of, or to return.
    read: Parts,
}

impl InGlobals {
    /// What all of some functions do with the globals in which one may read as an integer what is written as a float.
    pub(crate) fn of_all<'a>(all: impl Iterator<Item = &'a Seen>) -> Self {
        let mut found = Self::default();
        for seen in all {
            let Some(bits) = &seen.bits else { continue };
            join(&mut found.floats, &bits.globals.floats);
            join(&mut found.integers, &bits.globals.integers);
            join(&mut found.fractions, &bits.globals.fractions);
            join(&mut found.read, &bits.globals.read);
        }
        let (mut floats, mut integers) = (found.floats, found.integers);
        let mut fractions = found.fractions;
        floats.retain(|g, at| found.read.get(g).is_some_and(|read| read.meets(at)));
        fractions.retain(|g, at| found.read.get(g).is_some_and(|read| read.meets(at)));
        integers.retain(|g, _| floats.contains_key(g));
        Self {
            floats,
            integers,
            fractions,
            read: Parts::new(),
        }
    }

    /// Where others leave floats in the globals that a function names.
    pub(crate) fn floats_in(&self, points: &Points) -> Bytes {
        let mut bytes = Bytes::default();
        for (o, object) in points.objects.iter() {
            let Object::Global(g) = object else { continue };
            let here = [(o, Place::START)].into_iter().collect();
            let floats = self.floats.get(g).into_iter();
            floats.for_each(|at| _ = bytes.enter(at, &here));
        }
        bytes
    }

    /// The same and what was found before, anywhere in these globals. This can only grow, and ends.
    pub(crate) fn widened(mut self, before: &Self) -> Self {
        for (own, other) in [
            (&mut self.floats, &before.floats),
            (&mut self.integers, &before.integers),
            (&mut self.fractions, &before.fractions),
        ] {
            join(own, other);
            own.values_mut().for_each(|at| *at = Left::all());
        }
        self
    }

    /// Whether no global is read so.
    pub(crate) fn is_empty(&self) -> bool {
        self.floats.is_empty() && self.fractions.is_empty()
    }
}

pub(super) fn join(into: &mut Parts, others: &Parts) {
    for (&global, at) in others {
        into.entry(global).or_default().join(at);
    }
}

impl Finder<'_> {
    /// What other functions leave in the globals that this one names.
    pub(super) fn enter_globals(&mut self, known: &InGlobals) {
        for (o, object) in self.points.objects.iter() {
            let Object::Global(g) = object else { continue };
            let here = [(o, Place::START)].into_iter().collect();
            for (at, into) in [
                (known.floats.get(g), &mut self.floats),
                (known.integers.get(g), &mut self.integers),
                (known.fractions.get(g), &mut self.fraction_bytes),
            ] {
                at.into_iter().for_each(|at| _ = into.enter(at, &here));
            }
        }
    }

    /// What this function does with globals.
    pub(super) fn in_globals(&self, read: [&Bytes; 4]) -> InGlobals {
        let mut all = Parts::new();
        for bytes in read {
            join(&mut all, &self.parts(bytes));
        }
        let mut fractions = self.parts(&self.fraction_bytes);
        join(&mut fractions, &self.fraction_globals);
        InGlobals {
            floats: self.parts(&self.floats),
            integers: self.parts(&self.integers),
            fractions,
            read: all,
        }
    }

    /// Adds parts of globals that this function names; whether any was new.
    pub(super) fn enter_fractions(&mut self, parts: &Parts) -> bool {
        let mut changed = false;
        for (o, object) in self.points.objects.iter() {
            let Object::Global(g) = object else { continue };
            let here = [(o, Place::START)].into_iter().collect();
            let at = parts.get(g).into_iter();
            at.for_each(|at| changed |= self.fraction_bytes.enter(at, &here));
        }
        join(&mut self.fraction_globals, parts);
        changed
    }

    pub(super) fn parts(&self, bytes: &Bytes) -> Parts {
        let of_global = |(o, object): (ObjId, &Object)| match *object {
            Object::Global(g) if bytes.has(o) => Some((g, bytes.of(o))),
            _ => None,
        };
        self.points.objects.iter().filter_map(of_global).collect()
    }
}
