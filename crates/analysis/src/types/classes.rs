//! What is known of an object's bytes: evidence at places, modulo the object's stride.

use super::Holds;
use super::evidence::Evidence;
use crate::values::multiples::gcd;
use crate::values::place::{ENDLESS, Place};
use std::collections::BTreeMap;
use tapeless_ir::FloatKind;

/// More evidence than this about single offsets, or about runs, is kept modulo a stride.
const OFFSETS: usize = 512;
const RUNS: usize = 64;
const COARSE: u64 = 8;
/// No index of 31 bits has more values.
const MOST_INDICES: u64 = (1 << 31) - 1;
/// Bytes of the longest float.
const LONGEST_FLOAT: i64 = 16;
/// Bytes at the end of a float in which its sign and exponent lie.
const EXPONENT: i64 = 2;

/// What was seen in one object.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Classes {
    stride: u64,
    /// By offset (modulo the stride).
    at: BTreeMap<i64, Evidence>,
    /// Of every so many bytes.
    runs: Vec<(Place, Evidence)>,
}

impl Classes {
    /// Whether nothing was seen.
    pub(super) fn is_empty(&self) -> bool {
        self.at.is_empty() && self.runs.is_empty()
    }

    pub(super) fn stride(&self) -> u64 {
        self.stride
    }

    /// Adds evidence; whether anything was new.
    pub(super) fn note(&mut self, place: Place, what: Evidence) -> bool {
        if what == Evidence::default() {
            return false;
        }
        let stride = gcd(self.stride, place.period);
        let mut changed = self.restride(stride);
        let place = place.within(self.stride);
        changed |= self.restride(place.period);
        changed |= self.put(place.within(self.stride), what);
        if self.at.len() > OFFSETS || self.runs.len() > RUNS {
            self.restride(gcd(self.stride, COARSE));
        }
        changed
    }

    fn put(&mut self, place: Place, what: Evidence) -> bool {
        let known = |(p, e): &(Place, Evidence)| p.covers(place) && e.includes(what);
        if self.runs.iter().any(known) {
            return false;
        }
        if place.step == 0 {
            return self.at.entry(place.at).or_default().join(what);
        }
        match self.runs.iter_mut().find(|(p, _)| *p == place) {
            Some((_, seen)) => seen.join(what),
            None => {
                let place = self.grown(place, what);
                self.runs.push((place, what));
                true
            }
        }
    }

    /// A run that has grown beyond all indices goes on without an end.
    fn grown(&self, place: Place, what: Evidence) -> Place {
        let grows = |(p, e): &(Place, Evidence)| {
            p.step == place.step && p.count >= MOST_INDICES && place.covers(*p) && what.includes(*e)
        };
        match place.period == 0 && self.runs.iter().any(grows) {
            true => Place::run(place.at, place.step, ENDLESS),
            false => place,
        }
    }

    /// Takes what was seen for what comes again after each word.
    pub(super) fn widen(&mut self) {
        self.restride(gcd(self.stride, COARSE));
    }

    /// Keeps offsets modulo a divisor of the stride; whether it was another.
    pub(super) fn restride(&mut self, stride: u64) -> bool {
        let mut next = gcd(self.stride, stride);
        if next == self.stride {
            return false;
        }
        let (at, runs) = (std::mem::take(&mut self.at), std::mem::take(&mut self.runs));
        let offsets = at.into_iter().map(|(at, what)| (Place::exact(at), what));
        let all: Vec<_> = offsets.chain(runs).collect();
        loop {
            let finer = all
                .iter()
                .fold(next, |s, (p, _)| gcd(s, p.within(s).period));
            if finer == next {
                break;
            }
            next = finer;
        }
        self.stride = next;
        for (place, what) in all {
            self.put(place.within(next), what);
        }
        true
    }

    /// What was seen at any offset of a place.
    pub(super) fn get(&self, place: Place) -> Evidence {
        let mut seen = Evidence::default();
        if place.step == 0 && place.period == self.stride {
            seen.join(self.at.get(&place.at).copied().unwrap_or_default());
        } else if place.is_exact() {
            let at = place.within(self.stride).at;
            seen.join(self.at.get(&at).copied().unwrap_or_default());
        } else {
            for (&at, &what) in &self.at {
                if Place::exact(at).meets(place, self.stride) {
                    seen.join(what);
                }
            }
        }
        for (run, what) in &self.runs {
            if run.meets(place, self.stride) {
                seen.join(*what);
            }
        }
        seen
    }

    /// What the bytes at a place belong to: a thing that starts there, or a float that started before.
    pub(super) fn covering(&self, place: Place) -> Evidence {
        self.covering_all(place, 1)
    }

    /// The same for so many bytes from a place on.
    pub(super) fn covering_all(&self, place: Place, bytes: i64) -> Evidence {
        let mut seen = Evidence::default();
        let first = if bytes > 0 { 1 - LONGEST_FLOAT } else { 0 };
        for at in first..bytes {
            let here = self.get(place.shift(at));
            let reaches = |kind: FloatKind| -at < kind.bytes().cast_signed();
            if at >= 0
                || matches!(here.holds(), Holds::Float(kind) | Holds::Either(kind) if reaches(kind))
            {
                seen.join(here);
            }
        }
        seen
    }

    /// The floats that have bytes among so many from a place on: where each begins, and its format.
    pub(super) fn floats_over(&self, place: Place, bytes: i64) -> Vec<(i64, FloatKind)> {
        let mut floats = Vec::new();
        for at in 1 - LONGEST_FLOAT..bytes {
            let here = self.get(place.shift(at)).formats();
            let reaches = here.filter(|kind| at + kind.bytes().cast_signed() > 0);
            floats.extend(reaches.map(|kind| (at, kind)));
        }
        floats
    }

    /// Whether so many bytes from a place on are floats of a format one after the other, or things that are none in place of
    /// some, and nothing else.
    pub(super) fn is_filled(&self, place: Place, bytes: i64, kind: FloatKind) -> bool {
        let (size, stride) = (kind.bytes().cast_signed(), kind.stride().cast_signed());
        let fits = |at: i64| {
            let here = self.get(place.shift(at));
            let whole = at >= 0 && at % stride == 0 && at + size <= bytes;
            let reaches = |kind: FloatKind| at + kind.bytes().cast_signed() > 0;
            let unknown = at >= 0 && at % stride == 0 && here == Evidence::default();
            (whole || !here.formats().any(reaches)) && !unknown
        };
        (1 - LONGEST_FLOAT..bytes).all(fits)
    }

    /// Whether an integer at a place, of so many bytes, takes the place of low bits of fractions of floats alone.
    pub(super) fn is_in_fraction(&self, place: Place, bytes: i64) -> bool {
        let low = |at: i64| {
            let here = self.get(place.shift(at));
            here.formats().all(|kind| {
                let end = at + kind.bytes().cast_signed();
                end <= 0 || at <= 0 && bytes + EXPONENT <= end
            })
        };
        let held = self.covering_all(place, bytes).holds();
        matches!(held, Holds::Float(_) | Holds::Either(_)) && (1 - LONGEST_FLOAT..bytes).all(low)
    }

    /// Whether each thing that was seen is but one, and lies in no other.
    pub(super) fn is_clear(&self) -> bool {
        self.iter().all(|(place, what)| {
            let is_one = matches!(what.holds(), Holds::Float(_) | Holds::Other);
            is_one && self.covering(place) == what
        })
    }

    /// All places and what was seen there.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Place, Evidence)> + '_ {
        let stride = self.stride;
        let offsets = self.at.iter();
        offsets
            .map(move |(&at, &what)| (Place::exact(at).within(stride), what))
            .chain(self.runs.iter().copied())
    }

    /// All that was seen anywhere.
    pub(super) fn all(&self) -> Evidence {
        let mut seen = Evidence::default();
        for (_, what) in self.iter() {
            seen.join(what);
        }
        seen
    }
}
