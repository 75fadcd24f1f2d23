//! Where in an object a pointer points.

use crate::affine::gcd;
use std::fmt;

/// An offset within an object, known exactly or modulo a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Field {
    /// Bytes from the object's start; less than the period, if there is one.
    pub at: i64,
    /// The distance of the elements that it may belong to: 0 if there is one only, 1 if it may lie anywhere.
    pub period: u64,
}

/// Elements farther apart than this are not told apart.
const FAR: u64 = 1 << 40;

/// Bytes of a pointer.
pub(super) const POINTER: i64 = 8;

impl Field {
    /// The beginning.
    pub const START: Self = Self { at: 0, period: 0 };
    /// Nothing is known.
    pub const ANY: Self = Self { at: 0, period: 1 };

    pub(super) fn new(at: i64, period: u64) -> Self {
        let period = if period > FAR { 1 } else { period };
        let at = if period == 0 {
            at
        } else {
            at.rem_euclid(period.cast_signed())
        };
        Self { at, period }
    }

    pub(super) fn is_exact(self) -> bool {
        self.period == 0
    }

    /// The sum of two offsets.
    pub(super) fn plus(self, other: Self) -> Self {
        let period = gcd(self.period, other.period);
        Self::new(self.at.wrapping_add(other.at), period)
    }

    /// The difference of two offsets.
    pub(super) fn minus(self, other: Self) -> Self {
        self.plus(Self {
            at: other.at.wrapping_neg(),
            ..other
        })
    }

    /// The same, known only modulo a period.
    pub(super) fn modulo(self, period: u64) -> Self {
        Self::new(self.at, gcd(self.period, period))
    }

    /// The same field of the elements of an array of pointers.
    pub(super) fn in_words(self) -> Self {
        self.modulo(POINTER.unsigned_abs())
    }

    /// The least that covers both.
    pub(super) fn join(self, other: Self) -> Self {
        let apart = self.at.abs_diff(other.at);
        self.modulo(gcd(other.period, apart))
    }

    /// Whether it stands for all that the other one stands for.
    pub(super) fn covers(self, other: Self) -> bool {
        self == other
            || self.period > 0
                && other.period.is_multiple_of(self.period)
                && other.modulo(self.period).at == self.at
    }

    /// Whether a pointer that lies here may share bytes with an access of so many bytes there.
    pub(super) fn meets(self, there: Self, bytes: u64) -> bool {
        if self == Self::ANY || there == Self::ANY {
            return true;
        }
        let apart = self.minus(there);
        let within = |d: i64| d > -POINTER && d < bytes.cast_signed();
        match apart.period.cast_signed() {
            0 => within(apart.at),
            period => within(apart.at) || within(apart.at - period),
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.at, self.period) {
            (at, 0) => write!(f, "{at}"),
            (_, 1) => write!(f, "any"),
            (at, period) => write!(f, "{at} + {period}·k"),
        }
    }
}
