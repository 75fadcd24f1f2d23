//! Where pointers lie: fields of a pointer's size.

use super::set::SpotSet;
use crate::values::cells::{Lattice, Region};
use crate::values::place::Place;

/// Bytes of a pointer.
pub(super) const POINTER: i64 = 8;

impl Place {
    /// Whether two pointers lie next to each other.
    pub(super) fn is_beside(self, other: Self) -> bool {
        self.is_exact() && other.is_exact() && self.at.abs_diff(other.at) == POINTER.unsigned_abs()
    }

    /// The same field of the elements of an array of pointers.
    pub(super) fn in_words(self) -> Self {
        self.within(POINTER.unsigned_abs())
    }

    /// Where the word begins that it lies in.
    pub(super) fn down_to_word(self) -> Self {
        match self.is_exact() {
            true => Self::exact(self.at & !(POINTER - 1)),
            false => self.in_words().minus(Self::exact(self.at % POINTER)),
        }
    }

    /// Whether a pointer that lies here may share bytes with an access of so many bytes there.
    pub(super) fn meets_bytes(self, there: Self, bytes: u64) -> bool {
        self.overlaps(POINTER.unsigned_abs(), there, bytes)
    }
}

impl Region for Place {
    fn covers(self, other: Self) -> bool {
        self.covers(other)
    }

    fn coarse(self) -> Self {
        self.in_words()
    }
}

impl Lattice for SpotSet {
    fn join(&mut self, other: &Self) -> bool {
        self.union(other)
    }

    fn includes(&self, other: &Self) -> bool {
        self.includes(other)
    }
}
