//! Where the floats lie among the bytes that a copy moves or a store clears.

use super::classes::{Offset, gcd};
use super::evidence::Evidence;
use super::{Holds, Layout, Types};
use crate::points::{ObjId, ObjSet, Points};
use tapeless_ir::{FloatKind, Value};

impl Types {
    /// Where the floats lie among the bytes that a copy moves (`dst`, `src`, constant length if known).
    pub fn layout(&self, points: &Points, dst: Value, src: Value, len: Option<u64>) -> Layout {
        let (Some(to), Some(from)) = (self.offsets[dst], self.offsets[src]) else {
            return Layout::Unknown(0);
        };
        let (d, s) = (points.of(dst), points.of(src));
        let period = self.period(d, s, to, from);
        let span = match (period, len) {
            (0, None) => return self.variable_span(d, s, to, from),
            (0, Some(n)) => n,
            (p, n) => n.map_or(p, |n| n.min(p)),
        };
        let begins_inside = |set: &ObjSet, at: i64| {
            set.iter().any(|o| {
                let (here, over) = (self.memory[o].get(at), self.memory[o].covering(at));
                here.0 & 63 != over.0 & 63
            })
        };
        if begins_inside(d, to.at) || begins_inside(s, from.at) {
            return Layout::Unknown(0);
        }
        let mut fields = Vec::new();
        let mut at = 0;
        while at < span {
            let seen = self.joined(d, to.at + at.cast_signed(), s, from.at + at.cast_signed());
            match seen.holds() {
                Holds::Float(kind) => {
                    fields.push((at, kind));
                    at += kind.bytes();
                }
                Holds::Conflict => return Layout::Unknown(at),
                Holds::Unknown
                    if !self.gap_is_harmless(d) && at % 4 == 0 && self.gap(d, s, to, from, at) =>
                {
                    return Layout::Unknown(at);
                }
                _ => at += 1,
            }
        }
        let cut = |f: &(u64, FloatKind)| len.is_some_and(|n| f.0 + f.1.bytes() > n);
        if fields.iter().any(cut) || overlap(&fields, period) {
            return Layout::Unknown(0);
        }
        if fields.is_empty() {
            Layout::None
        } else {
            Layout::Floats { period, fields }
        }
    }

    /// A copy of unknown length between objects that are not indexed: uniform or unknown.
    fn variable_span(&self, d: &ObjSet, s: &ObjSet, to: Offset, from: Offset) -> Layout {
        match self.joined(d, to.at, s, from.at).holds() {
            Holds::Float(kind) => Layout::Floats {
                period: kind.stride(),
                fields: vec![(0, kind)],
            },
            Holds::Other => Layout::None,
            Holds::Unknown if self.gap_is_harmless(d) => Layout::None,
            _ => Layout::Unknown(0),
        }
    }

    fn period(&self, d: &ObjSet, s: &ObjSet, to: Offset, from: Offset) -> u64 {
        let of = |set: &ObjSet| set.iter().fold(0, |g, o| gcd(g, self.memory[o].stride));
        gcd(gcd(of(d), to.stride), gcd(of(s), from.stride))
    }

    fn joined(&self, d: &ObjSet, to: i64, s: &ObjSet, from: i64) -> Evidence {
        let mut seen = Evidence::default();
        for o in d.iter() {
            seen.join(self.memory[o].get(to));
        }
        for o in s.iter() {
            seen.join(self.memory[o].get(from));
        }
        seen
    }

    /// Whether the bytes at `at` belong to no known field that began before.
    fn gap(&self, d: &ObjSet, s: &ObjSet, to: Offset, from: Offset, at: u64) -> bool {
        (1..=8u64.min(at)).all(|back| {
            let before = (at - back).cast_signed();
            self.joined(d, to.at + before, s, from.at + before).0 == 0
        })
    }

    fn gap_is_harmless(&self, d: &ObjSet) -> bool {
        !d.is_empty() && d.iter().all(|o| self.ends_here[o])
    }

    /// Whether the shadow of `bytes` bytes may be cleared as a whole, whatever they hold: they are whole words, and
    /// none of them was seen to hold a pointer. (The shadow of an integer is never read.)
    pub fn is_clearable(&self, points: &Points, pointer: Value, bytes: u64) -> bool {
        const WORD: u64 = 8;
        let whole = self.offsets[pointer].is_some_and(|o| {
            o.at.unsigned_abs().is_multiple_of(WORD) && o.stride.is_multiple_of(WORD)
        });
        let holds_pointer = |o: ObjId| {
            let seen = self.memory[o]
                .at
                .values()
                .any(|e| e.0 & Evidence::PTR.0 != 0);
            seen || (points.is_local(o) && !points.contents(o).is_empty())
        };
        whole && bytes.is_multiple_of(WORD) && !points.of(pointer).iter().any(holds_pointer)
    }
}

/// Whether two floats, or a float and its own repetition, share bytes: the period is too coarse to tell them apart.
fn overlap(fields: &[(u64, FloatKind)], period: u64) -> bool {
    let ends = |&(at, kind): &(u64, FloatKind)| at + kind.bytes();
    let repeated = period > 0 && fields.iter().any(|f| ends(f) > period);
    repeated || fields.windows(2).any(|pair| ends(&pair[0]) > pair[1].0)
}
