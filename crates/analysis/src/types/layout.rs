//! Where the floats lie among the bytes that a copy moves or a store clears.

use super::evidence::Evidence;
use super::pointees::Places;
use super::{Holds, Layout, Types};
use crate::points::{ObjId, Points};
use crate::values::multiples::{Multiples, gcd};
use crate::values::place::{ENDLESS, Place};
use tapeless_ir::{Body, FloatKind, Region, Value};

/// Copies with more bytes or floats than this are described by what repeats in them, and single bytes are not looked at.
pub(super) const BYTES: u64 = 4096;
const FIELDS: usize = 128;

/// Bytes of a pointer.
const POINTER: u64 = 8;

/// Bytes of a `float`, and after how many floats of the longest formats begin.
const WORD: u64 = 4;
const LONG: u64 = 16;

/// So many floats are moved one by one even where they follow each other without a gap.
const FEW: usize = 4;

/// Bytes of a copy, at most four, that are no part of a float or of a pointer.
#[derive(Clone, Copy, Debug)]
pub struct Other {
    /// Where they begin.
    pub at: u64,
    /// How many they are.
    pub bytes: u64,
    /// Whether an integer was seen there.
    pub is_integer: bool,
}

/// How many bytes a copy moves.
#[derive(Clone, Copy, Debug)]
pub struct Length {
    /// The number, if it is constant.
    pub bytes: Option<u64>,
    /// What it is a multiple of.
    pub unit: u64,
}

impl Length {
    /// The number that an operand is, in a region.
    pub fn of(body: &Body, length: Value, region: Region) -> Self {
        Self {
            bytes: body.as_int(length).map(i64::unsigned_abs),
            unit: Multiples::new(body, &[]).factor(length, region),
        }
    }
}

impl From<u64> for Length {
    fn from(bytes: u64) -> Self {
        Self {
            bytes: Some(bytes),
            unit: bytes,
        }
    }
}

/// The two ends of a copy.
#[derive(Clone)]
pub(super) struct Ends {
    to: Places,
    from: Places,
}

impl Ends {
    pub(super) fn each(&self) -> impl Iterator<Item = (ObjId, Place)> + '_ {
        self.to.iter().chain(&self.from).copied()
    }

    fn map(&self, f: impl Fn(Place) -> Place) -> Self {
        let of = |places: &Places| places.iter().map(|&(o, place)| (o, f(place))).collect();
        Self {
            to: of(&self.to),
            from: of(&self.from),
        }
    }

    /// Whether a pointer or a `double` may begin at a byte of the copy.
    fn begins_word(&self, at: u64) -> bool {
        let start = self.to.first().map_or(0, |(_, place)| place.at);
        (start + at.cast_signed()) % 8 == 0
    }

    fn within(&self, period: u64) -> Self {
        self.map(|place| place.within(period))
    }

    /// The beginnings of what repeats: nothing before the two ends is moved.
    pub(super) fn upward(&self, period: u64) -> Self {
        self.map(|place| place.plus(Place::run(0, period, ENDLESS)))
    }
}

impl Types {
    /// Where the floats lie among the bytes that a copy moves.
    pub fn layout(&self, points: &Points, dst: Value, src: Value, length: Length) -> Layout {
        let len = length.bytes;
        let Some(ends) = self.ends(points, (dst, src), len) else {
            return Layout::Unknown(0);
        };
        let ends = &ends;
        let period = self.period(ends);
        let found = match len {
            Some(n) if period == 0 && n <= BYTES => self.fields(ends, n, len, 0),
            None if period == 0 => self.rows(ends, length.unit),
            _ => None,
        };
        if let Some(found) = found {
            return found;
        }
        let period = if period == 0 {
            self.repetition(ends)
        } else {
            period
        };
        match (period, len) {
            (0, None) => self.variable_span(ends),
            (0, Some(n)) => self.fields(ends, n, len, 0).unwrap_or(Layout::Unknown(0)),
            // Less than a repetition is moved once.
            (p, Some(n)) if n <= p => {
                let found = self.fields(ends, n, len, 0);
                found.unwrap_or(Layout::Unknown(0))
            }
            (p, n) => {
                let found = self.fields(&ends.upward(p), p, len, p);
                found.map_or(Layout::Unknown(0), |found| whole(found, n))
            }
        }
    }

    /// What comes again in each of several rows, as many of which are moved as there are in memory whose length is known.
    fn rows(&self, ends: &Ends, bytes: u64) -> Option<Layout> {
        let room = |(o, place): (ObjId, Place)| {
            let parts = &self.parts[o];
            let left = parts.end.checked_sub(u64::try_from(place.at).ok()?);
            left.filter(|_| parts.whole && place.is_exact())
        };
        let all = ends.each().filter_map(room).min()?;
        let rows = all.checked_div(bytes).filter(|_| all <= BYTES)?;
        let row = |k: u64| {
            let here = ends.map(|place| place.shift((k * bytes).cast_signed()));
            self.fields(&here, bytes, Some(bytes), 0)
        };
        let first = (rows > 0).then(|| row(0))??;
        let same = (1..rows).all(|k| row(k).as_ref() == Some(&first));
        match first {
            Layout::Floats { fields, .. } if same => Some(Layout::Floats {
                period: bytes,
                fields,
            }),
            Layout::None if same => Some(Layout::None),
            _ => None,
        }
    }

    pub(super) fn ends(
        &self,
        points: &Points,
        (dst, src): (Value, Value),
        len: Option<u64>,
    ) -> Option<Ends> {
        let to = self.copied(points, (dst, 1), len)?;
        let from = self.copied(points, (src, 1), len)?;
        Some(Ends {
            to: self.fitting_all(&to, &from),
            from: self.fitting_all(&from, &to),
        })
    }

    /// Where one end of a copy can lie: what begins at the other end, where that is known, begins there as well.
    pub(super) fn fitting_all(&self, end: &Places, other: &Places) -> Places {
        let mut first = Evidence::default();
        for &(o, place) in other {
            first.join(self.memory[o].get(place));
        }
        let is_one = matches!(first.holds(), Holds::Float(_)) || first == Evidence::PTR;
        if !is_one || !other.iter().all(|(_, place)| place.is_exact()) {
            return end.clone();
        }
        self.beginning_all(end, first)
    }

    /// Where pointers lie among the bytes of a copy whose floats come again after `period` bytes, or never if it is 0.
    pub fn pointers(
        &self,
        points: &Points,
        dst: Value,
        src: Value,
        len: Option<u64>,
        period: u64,
    ) -> Vec<u64> {
        let Some(ends) = self.ends(points, (dst, src), len) else {
            return Vec::new();
        };
        let (ends, span) = match period {
            0 => (ends, len.unwrap_or(0)),
            p => (ends.within(p), len.map_or(p, |n| n.min(p))),
        };
        let holds = |&at: &u64| self.joined(&ends, at.cast_signed()).includes(Evidence::PTR);
        (0..span).filter(holds).collect()
    }

    /// What else lies among the bytes of a copy with these floats: integers, and what was not seen.
    pub fn others(
        &self,
        points: &Points,
        (dst, src): (Value, Value),
        len: Option<u64>,
        (period, fields): (u64, &[(u64, FloatKind)]),
    ) -> Vec<Other> {
        let Some(ends) = self.ends(points, (dst, src), len) else {
            return Vec::new();
        };
        let (ends, span) = match period {
            0 => (ends, len.unwrap_or(0).min(BYTES)),
            p => (ends.within(p), len.map_or(p, |n| n.min(p))),
        };
        let (mut others, mut at) = (Vec::<Other>::new(), 0);
        while at < span {
            let seen = self.joined(&ends, at.cast_signed());
            if let Some((_, kind)) = fields.iter().find(|field| field.0 == at) {
                at += kind.bytes();
            } else if seen.includes(Evidence::PTR) {
                at += POINTER;
            } else {
                let begins = at % WORD == 0 || seen != Evidence::default();
                match others.last_mut() {
                    Some(last) if !begins && last.at + last.bytes == at => last.bytes += 1,
                    _ => others.push(Other {
                        at,
                        bytes: 1,
                        is_integer: seen.includes(Evidence::INT),
                    }),
                }
                at += 1;
            }
        }
        others
    }

    /// The floats of the first `span` bytes; nothing if there are too many.
    pub(super) fn fields(
        &self,
        ends: &Ends,
        span: u64,
        len: Option<u64>,
        period: u64,
    ) -> Option<Layout> {
        if self.begins_inside(ends) {
            return Some(Layout::Unknown(0));
        }
        let mut fields = Vec::new();
        let mut at = 0;
        while at < span {
            let here = at.cast_signed();
            let seen = self.joined(ends, here);
            match seen.holds() {
                Holds::Other if seen.includes(Evidence::PTR) => at += POINTER,
                // Nobody reads the shadow of an integer, and what is stored over a float clears its.
                Holds::Float(kind) | Holds::Either(kind) => {
                    if self.hides(ends, at, kind) {
                        return Some(Layout::Unknown(at));
                    }
                    fields.push((at, kind));
                    at += kind.bytes();
                }
                Holds::Conflict => match seen.float_or_pointer() {
                    // Which of them it is, its shadow tells.
                    Some(kind) if !self.hides(ends, at, kind) => {
                        fields.push((at, kind));
                        at += POINTER;
                    }
                    _ => return Some(Layout::Unknown(at)),
                },
                Holds::Unknown
                    if at % WORD == 0
                        && !self.gap_is_harmless(&ends.to, Place::run(here, 1, WORD)) =>
                {
                    // Nothing, or the rest of an integer, or a float that is only moved: its shadow moves as that of one.
                    if self.begins_in(ends, at, WORD) && !ends.begins_word(at) && !self.halves {
                        fields.push((at, FloatKind::F32));
                        at += WORD;
                    } else if self.may_be_apart(ends, at) {
                        at += 1;
                    } else {
                        return Some(Layout::Unknown(at));
                    }
                }
                _ => at += 1,
            }
        }
        if period == 0 && fields.len() > FIELDS {
            return None;
        }
        let cut = |f: &(u64, FloatKind)| len.is_some_and(|n| f.0 + f.1.bytes() > n);
        Some(if fields.iter().any(cut) || overlap(&fields, period) {
            Layout::Unknown(0)
        } else if fields.is_empty() {
            Layout::None
        } else {
            repeated(span, period, fields)
        })
    }

    /// Whether another float, or a pointer, lies within a float: one of them was seen where an index may lead to, but does not.
    fn hides(&self, ends: &Ends, at: u64, kind: FloatKind) -> bool {
        (at + 1..at + kind.bytes()).any(|inside| {
            let here = self.joined(ends, inside.cast_signed());
            here.formats().next().is_some() || here.includes(Evidence::PTR)
        })
    }

    fn begins_inside(&self, ends: &Ends) -> bool {
        ends.each().any(|(o, place)| {
            let (here, over) = (self.memory[o].get(place), self.memory[o].covering(place));
            let within = |back: i64| self.memory[o].get(place.shift(-back)).float_or_pointer();
            here.0 & 63 != over.0 & 63
                || (1..POINTER.cast_signed()).any(|back| within(back).is_some())
        })
    }

    /// A copy of unknown length between objects that are not indexed: uniform or unknown.
    fn variable_span(&self, ends: &Ends) -> Layout {
        let mut seen = Evidence::default();
        let mut aligned = true;
        let all = Place::run(0, 1, ENDLESS);
        for (o, start) in ends.each() {
            for (place, what) in self.memory[o].iter() {
                for inside in place.behind(start, None) {
                    seen.join(what);
                    let unit = match what.holds() {
                        Holds::Float(kind) | Holds::Either(kind) => kind.stride(),
                        _ => 1,
                    };
                    aligned &= inside.at.unsigned_abs() % unit == 0 && inside.step % unit == 0;
                }
            }
        }
        match seen.holds() {
            // Nobody reads the shadow of an integer among them.
            Holds::Float(kind) | Holds::Either(kind) if aligned => Layout::Floats {
                period: kind.stride(),
                fields: vec![(0, kind)],
            },
            Holds::Other => Layout::None,
            Holds::Unknown if self.gap_is_harmless(&ends.to, all) => Layout::None,
            _ => Layout::Unknown(0),
        }
    }

    pub(super) fn period(&self, ends: &Ends) -> u64 {
        ends.each().fold(0, |g, (o, place)| {
            gcd(gcd(g, self.memory[o].stride()), place.period)
        })
    }

    /// The distance after which all that was seen in some objects comes again; 0 if nothing does.
    pub(super) fn repetition(&self, ends: &Ends) -> u64 {
        ends.each().fold(0, |g, (o, place)| {
            let runs = self.memory[o].iter().map(|(run, _)| run.step);
            runs.fold(gcd(g, place.step), gcd)
        })
    }

    /// What was seen so many bytes behind the two ends.
    fn joined(&self, ends: &Ends, at: i64) -> Evidence {
        let mut seen = Evidence::default();
        for (o, place) in ends.each() {
            seen.join(self.memory[o].get(place.shift(at)));
        }
        seen
    }

    /// Whether something was seen to begin among so many bytes before a byte of a copy.
    fn begins_in(&self, ends: &Ends, at: u64, bytes: u64) -> bool {
        (1..=bytes.min(at)).any(|back| {
            let before = (at - back).cast_signed();
            self.joined(ends, before) != Evidence::default()
        })
    }

    /// Whether a byte may lie between what is seen and a float that begins at every sixteenth byte only.
    fn may_be_apart(&self, ends: &Ends, at: u64) -> bool {
        let is_long = |kind: FloatKind| kind.bytes() > 8;
        let holds_long = |(o, _): (ObjId, Place)| self.memory[o].all().formats().any(is_long);
        ends.each().any(holds_long) && self.begins_in(ends, at, LONG)
    }

    /// Whether the shadow of `bytes` bytes may be cleared as a whole, whatever they hold: they are whole words, and
    /// none of them was seen to hold a pointer. (The shadow of an integer is never read.)
    pub fn is_clearable(&self, points: &Points, pointer: Value, bytes: u64) -> bool {
        let holds_pointer = |o: ObjId| {
            let seen = self.memory[o].all().includes(Evidence::PTR);
            seen || (points.is_local(o) && !points.contents(o).is_empty())
        };
        self.is_in_words(points, pointer, bytes) && !points.of(pointer).iter().any(holds_pointer)
    }

    /// Whether integers of so many bytes take the place of low bits of the fractions of floats alone: these are what they
    /// were, up to rounding.
    pub fn is_in_fraction(&self, points: &Points, pointer: Value, bytes: u64) -> bool {
        let places = self.places(points, pointer).unwrap_or_default();
        let inside = |&(o, place): &(ObjId, Place)| {
            let integer = self.memory[o].get(place).includes(Evidence::INT);
            let known = integer || self.gap_is_harmless(&[(o, place)], Place::run(0, 1, bytes));
            known && self.memory[o].is_in_fraction(place, bytes.cast_signed())
        };
        !places.is_empty() && places.iter().all(inside)
    }

    /// Whether so many bytes are words in which things begin and end.
    pub fn is_in_words(&self, points: &Points, pointer: Value, bytes: u64) -> bool {
        let in_words = |x: u64| x.is_multiple_of(2 * WORD);
        let whole = |(_, place): &(ObjId, Place)| {
            in_words(place.at.unsigned_abs()) && in_words(place.step) && in_words(place.period)
        };
        let places = self.places(points, pointer);
        places.is_some_and(|places| in_words(bytes) && places.iter().all(whole))
    }

    /// Whether so many bytes at a pointer lie in known places, and no part of a float is among them.
    pub fn is_beside_floats(&self, points: &Points, pointer: Value, bytes: u64) -> bool {
        let places = self.places(points, pointer).unwrap_or_default();
        let mut ends = places.iter();
        ends.all(|(_, place)| place.count != ENDLESS && place.period == 0)
            && self.is_apart_from_floats(points, pointer, bytes)
    }

    /// Whether no part of a float is among so many bytes at a pointer, wherever in its objects that leads.
    pub fn is_apart_from_floats(&self, points: &Points, pointer: Value, bytes: u64) -> bool {
        let apart = |&(o, place): &(ObjId, Place)| {
            let seen = self.memory[o].covering_all(place, bytes.cast_signed());
            o != Points::UNKNOWN && seen.formats().next().is_none()
        };
        let places = self.places(points, pointer);
        let few = self.whole && bytes <= BYTES;
        few && places.is_some_and(|places| places.iter().all(apart))
    }

    /// Whether bytes behind a pointer, so many if that is known, were seen to be something else than floats from the first on.
    pub fn is_text(&self, points: &Points, pointer: Value, bytes: Option<u64>) -> bool {
        let is_text = |&(o, start): &(ObjId, Place)| {
            let seen = self.memory[o].iter();
            let mut inside = seen.flat_map(|(place, what)| {
                let clipped = place.behind(start, bytes);
                clipped.into_iter().map(move |_| what)
            });
            let first = self.memory[o].covering(start);
            first.holds() == Holds::Other && inside.all(|what| what.formats().next().is_none())
        };
        let places = self.places(points, pointer);
        places.is_some_and(|places| places.iter().all(is_text))
    }

    /// Whether a pointer moves byte by byte, as it does over text.
    pub fn is_in_bytes(&self, points: &Points, pointer: Value) -> bool {
        let places = self.places(points, pointer).unwrap_or_default();
        places
            .iter()
            .all(|(_, place)| place.step == 1 || place.period == 1)
    }
}

/// A length that is no multiple of the period leaves a rest, in which no float may lie.
fn whole(found: Layout, len: Option<u64>) -> Layout {
    let Layout::Floats { period, fields } = &found else {
        return found;
    };
    let rest = len.map_or(0, |len| len % (*period).max(1));
    match fields.iter().any(|field| field.0 < rest) {
        true => Layout::Unknown(0),
        false => found,
    }
}

/// Many floats of one kind without a gap are a repetition of one.
fn repeated(span: u64, period: u64, fields: Vec<(u64, FloatKind)>) -> Layout {
    let kind = fields[0].1;
    let dense = |(k, f): (usize, &(u64, FloatKind))| *f == (k as u64 * kind.stride(), kind);
    let whole = fields.len() as u64 * kind.stride() == span;
    let many = period > 0 || fields.len() > FEW;
    if many && whole && fields.iter().enumerate().all(dense) {
        return Layout::Floats {
            period: kind.stride(),
            fields: vec![(0, kind)],
        };
    }
    Layout::Floats { period, fields }
}

/// Whether two floats, or a float and its own repetition, share bytes: the period is too coarse to tell them apart.
fn overlap(fields: &[(u64, FloatKind)], period: u64) -> bool {
    let ends = |&(at, kind): &(u64, FloatKind)| at + kind.bytes();
    let repeated = period > 0 && fields.iter().any(|f| ends(f) > period);
    repeated || fields.windows(2).any(|pair| ends(&pair[0]) > pair[1].0)
}
