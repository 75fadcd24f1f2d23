//! Classes of bytes: offsets within an object, modulo a stride.

use super::Holds;
use super::evidence::Evidence;
use std::collections::BTreeMap;

/// The offset of a pointer within its object: exact if the stride is 0, else modulo the stride.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Offset {
    pub(super) at: i64,
    pub(super) stride: u64,
}

impl Offset {
    pub(super) const ZERO: Self = Self { at: 0, stride: 0 };

    pub(super) fn join(self, other: Self) -> Self {
        let stride = gcd(gcd(self.stride, other.stride), self.at.abs_diff(other.at));
        Self {
            at: wrap(self.at, stride),
            stride,
        }
    }
}

pub(super) fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub(super) fn wrap(at: i64, stride: u64) -> i64 {
    if stride == 0 {
        at
    } else {
        at.rem_euclid(stride.cast_signed())
    }
}

/// The classes of one object.
#[derive(Clone, Debug, Default)]
pub(super) struct Classes {
    pub(super) stride: u64,
    pub(super) at: BTreeMap<i64, Evidence>,
}

impl Classes {
    pub(super) fn note(&mut self, at: i64, what: Evidence) -> bool {
        what.0 != 0 && self.at.entry(wrap(at, self.stride)).or_default().join(what)
    }

    /// What the byte at `at` belongs to: a thing that starts there, or a float that started before.
    pub(super) fn covering(&self, at: i64) -> Evidence {
        let mut seen = self.get(at);
        for back in 1..16 {
            let before = self.get(at - back);
            if let Holds::Float(kind) = before.holds()
                && back < kind.bytes().cast_signed()
            {
                seen.join(before);
            }
        }
        seen
    }

    pub(super) fn get(&self, at: i64) -> Evidence {
        self.at
            .get(&wrap(at, self.stride))
            .copied()
            .unwrap_or_default()
    }
}
