//! Where in an object a pointer points.

use crate::values::multiples::gcd;
use std::fmt;

/// An offset within an object, known exactly, from somewhere on, or modulo a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Field {
    /// Bytes from the object's start. Where elements may lie on both sides it is less than the period.
    pub at: i64,
    /// The distance of the elements that it may belong to: 0 if there is one only, 1 if it may lie anywhere.
    pub period: u64,
    /// Whether none of these lies below.
    pub up: bool,
}

/// Elements farther apart than this are not told apart.
const FAR: u64 = 1 << 40;

/// Bytes of a pointer.
pub(super) const POINTER: i64 = 8;

impl Field {
    /// The beginning.
    pub const START: Self = Self::exact(0);
    /// As a field of a node of a caller's list or tree: what leads to its element, which is named from the node's beginning.
    pub const ELEMENT: Self = Self::exact(-(1 << 44));
    /// Nothing is known.
    pub const ANY: Self = Self {
        at: 0,
        period: 1,
        up: false,
    };

    /// One offset.
    pub(crate) const fn exact(at: i64) -> Self {
        Self {
            at,
            period: 0,
            up: false,
        }
    }

    /// `at`, and all that lie multiples of the period above or below.
    pub(crate) fn new(at: i64, period: u64) -> Self {
        let period = if period > FAR { 1 } else { period };
        let at = if period == 0 {
            at
        } else {
            at.rem_euclid(period.cast_signed())
        };
        Self {
            at,
            period,
            up: false,
        }
    }

    /// `at`, and all that lie multiples of the period above.
    pub(super) fn upwards(at: i64, period: u64) -> Self {
        let far = period > FAR || at.unsigned_abs() > FAR;
        match period {
            0 => Self::exact(at),
            _ if far => Self::new(at, period),
            _ => Self {
                at,
                period,
                up: true,
            },
        }
    }

    /// Whether two pointers lie next to each other.
    pub(super) fn is_beside(self, other: Self) -> bool {
        self.is_exact() && other.is_exact() && self.at.abs_diff(other.at) == POINTER.unsigned_abs()
    }

    pub(crate) fn is_exact(self) -> bool {
        self.period == 0
    }

    /// Whether there is a lowest one.
    fn is_bounded(self) -> bool {
        self.up || self.is_exact()
    }

    /// The sum of two offsets.
    pub(crate) fn plus(self, other: Self) -> Self {
        let period = gcd(self.period, other.period);
        let at = self.at.wrapping_add(other.at);
        match self.is_bounded() && other.is_bounded() {
            true => Self::upwards(at, period),
            false => Self::new(at, period),
        }
    }

    /// The difference of two offsets.
    pub(crate) fn minus(self, other: Self) -> Self {
        let negative = Self::new(other.at.wrapping_neg(), other.period);
        self.plus(negative)
    }

    /// The same, known only modulo a period.
    pub(super) fn modulo(self, period: u64) -> Self {
        Self::new(self.at, gcd(self.period, period))
    }

    /// Those of these that are multiples of a number of bytes, where that tells more.
    pub(super) fn aligned(self, bytes: u64) -> Self {
        let finer = self.period > 0 && bytes > self.period && bytes.is_multiple_of(self.period);
        if !finer || !self.is_congruent(0) {
            return self;
        }
        let unit = bytes.cast_signed();
        match self.up {
            true => Self::upwards(self.at + (-self.at).rem_euclid(unit), bytes),
            false => Self::new(0, bytes),
        }
    }

    /// Those of these that do not lie below an offset.
    pub(crate) fn not_below(self, least: i64) -> Self {
        if self.is_exact() || self.up && self.at >= least {
            return self;
        }
        let period = self.period.cast_signed();
        Self::upwards(least + (self.at - least).rem_euclid(period), self.period)
    }

    /// The same field of the elements of an array of pointers.
    pub(super) fn in_words(self) -> Self {
        self.modulo(POINTER.unsigned_abs())
    }

    /// Where the word begins that it lies in.
    pub(super) fn down_to_word(self) -> Self {
        match self.is_exact() {
            true => Self::exact(self.at & !(POINTER - 1)),
            false => self.in_words().minus(Self::exact(self.at % POINTER)),
        }
    }

    /// The least that covers both.
    pub(super) fn join(self, other: Self) -> Self {
        let apart = self.at.abs_diff(other.at);
        let period = gcd(gcd(self.period, other.period), apart);
        match self.is_bounded() && other.is_bounded() {
            true => Self::upwards(self.at.min(other.at), period),
            false => Self::new(self.at, period),
        }
    }

    /// Whether it stands for all that the other one stands for.
    pub(crate) fn covers(self, other: Self) -> bool {
        let reaches = || !self.up || (other.is_bounded() && other.at >= self.at);
        self == other
            || self.period > 0
                && other.period.is_multiple_of(self.period)
                && self.is_congruent(other.at)
                && reaches()
    }

    fn is_congruent(self, at: i64) -> bool {
        at.wrapping_sub(self.at)
            .rem_euclid(self.period.cast_signed())
            == 0
    }

    /// Whether a pointer that lies here may share bytes with an access of so many bytes there.
    pub(super) fn meets(self, there: Self, bytes: u64) -> bool {
        self.overlaps(POINTER.unsigned_abs(), there, bytes)
    }

    /// Whether so many bytes from here on may be some of those from there on.
    pub(crate) fn overlaps(self, own: u64, there: Self, bytes: u64) -> bool {
        if self == Self::ANY || there == Self::ANY {
            return true;
        }
        let (own, bytes) = (own.cast_signed(), bytes.cast_signed());
        let within = |d: i64| d > -own && d < bytes;
        let apart = self.at.wrapping_sub(there.at);
        match (self.period.cast_signed(), there.period.cast_signed()) {
            (0, 0) => within(apart),
            // The first that reaches up to it.
            (period, 0) if self.up => {
                let below = (1 - own - apart).max(0) as u64;
                let turns = below.div_ceil(period.unsigned_abs());
                within(apart + turns.cast_signed() * period)
            }
            (0, period) if there.up => {
                let above = (apart - bytes + 1).max(0) as u64;
                let turns = above.div_ceil(period.unsigned_abs());
                within(apart - turns.cast_signed() * period)
            }
            (one, other) => {
                let period = gcd(one.unsigned_abs(), other.unsigned_abs()).cast_signed();
                let apart = apart.rem_euclid(period);
                within(apart) || within(apart - period)
            }
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.at, self.period) {
            (at, 0) => write!(f, "{at}"),
            (at, period) if self.up => write!(f, "{at}, {}, …", at + period.cast_signed()),
            (_, 1) => write!(f, "any"),
            (at, period) => write!(f, "{at} + {period}·k"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Field;

    /// Offsets that a field stands for, near enough to the beginning.
    fn offsets(field: Field) -> Vec<i64> {
        let of = |k: i64| field.at + k * field.period.cast_signed();
        match (field.period, field.up) {
            (0, _) => vec![field.at],
            (_, true) => (0..60).map(of).collect(),
            (_, false) => (-60..60).map(of).collect(),
        }
    }

    fn fields() -> Vec<Field> {
        let mut all = Vec::new();
        for at in [-24, -9, -8, 0, 3, 8, 16, 48] {
            for period in [0, 4, 8, 24] {
                all.push(Field::new(at, period));
                all.push(Field::upwards(at, period));
            }
        }
        all
    }

    #[test]
    fn what_is_computed_holds_of_all_offsets() {
        for a in fields() {
            for b in fields() {
                let (sum, difference, join) = (a.plus(b), a.minus(b), a.join(b));
                assert!(join.covers(a) && join.covers(b), "{a:?} {b:?}");
                for x in offsets(a) {
                    for y in offsets(b) {
                        assert!(sum.covers(Field::exact(x + y)), "{a:?} + {b:?}");
                        assert!(difference.covers(Field::exact(x - y)), "{a:?} - {b:?}");
                        let meets = x > y - 8 && x < y + 8;
                        assert!(!meets || a.meets(b, 8), "{a:?} meets {b:?}");
                    }
                }
                let above = a.not_below(3);
                for x in offsets(a).into_iter().filter(|&x| x >= 3) {
                    assert!(above.covers(Field::exact(x)), "{a:?} from 3 on");
                }
                if a.covers(b) {
                    let near = |y: &i64| (-200..200).contains(y);
                    for y in offsets(b).into_iter().filter(near) {
                        assert!(offsets(a).contains(&y), "{a:?} covers {b:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_lies_below_an_array_is_apart_from_it() {
        let array = Field::upwards(48, 8);
        assert!(!array.meets(Field::exact(40), 8));
        assert!(!Field::exact(40).meets(array, 8));
        assert!(array.meets(Field::exact(44), 8));
        assert!(array.meets(Field::exact(480), 1));
    }
}
