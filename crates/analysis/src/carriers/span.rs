//! The bytes of accesses, each perhaps of an array in a structure.

use crate::values::cells::Region;
use crate::values::place::Place;

/// The bytes of an access, or of each of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub at: Place,
    pub bytes: u64,
    /// All bytes of an array that each lies in, if that is known.
    pub within: Option<Place>,
}

/// So many bytes from a place on; nothing where that is all.
pub(super) fn bounds(at: Place, bytes: u64) -> Option<Place> {
    modulo(Place::run(at.at, 1, bytes.max(1)), at.distance())
}

/// Bytes, known only modulo a period.
fn modulo(bytes: Place, period: u64) -> Option<Place> {
    let bytes = bytes.within(period);
    (bytes != Place::ANY).then_some(bytes)
}

impl Span {
    /// All bytes.
    pub const ANY: Self = Self {
        at: Place::ANY,
        bytes: 1,
        within: None,
    };

    /// Whether any of its bytes may lie in the array.
    pub fn is_some(&self) -> bool {
        let bounds = self.within.zip(bounds(self.at, self.bytes));
        bounds.is_none_or(|(array, own)| array.meets(own, 0))
    }

    /// The bytes among which they lie, if that is known.
    pub fn bounds(self) -> Option<Place> {
        self.within.or_else(|| bounds(self.at, self.bytes))
    }

    /// Whether they may share some.
    pub fn overlaps(self, other: Self) -> bool {
        let bounds = self.bounds().zip(other.bounds());
        bounds.is_none_or(|(one, two)| one.meets(two, 0))
            && self.at.overlaps(self.bytes, other.at, other.bytes)
    }

    fn covers(self, other: Self) -> bool {
        let inside = match (self.within, other.bounds()) {
            (None, _) => true,
            (Some(own), Some(other)) => own.covers(other),
            (Some(_), None) => false,
        };
        self == Self::ANY || self.bytes == other.bytes && inside && self.at.covers(other.at)
    }

    /// As it is seen from a place.
    pub fn from(self, start: Place) -> Self {
        let at = self.at.minus(start);
        self.moved(at, start.at.wrapping_neg(), start.distance())
    }

    /// As it is seen where a place is seen.
    pub fn behind(self, start: Place) -> Self {
        let at = self.at.plus(start);
        self.moved(at, start.at, start.distance())
    }

    /// Those of its bytes that do not lie below an offset, if there are any.
    pub fn not_below(self, least: i64) -> Self {
        let first = least.saturating_add(1).saturating_sub_unsigned(self.bytes);
        match self.at == Place::ANY {
            true => self,
            false => Self {
                at: self.at.not_below(first),
                ..self
            },
        }
    }

    fn moved(self, at: Place, by: i64, period: u64) -> Self {
        let within = self
            .within
            .and_then(|within| modulo(within.shift(by), period));
        match self == Self::ANY {
            true => self,
            false => Self {
                at,
                bytes: self.bytes,
                within,
            },
        }
    }
}

impl Region for Span {
    fn covers(self, other: Self) -> bool {
        self.covers(other)
    }

    fn coarse(self) -> Self {
        Self::ANY
    }
}

#[cfg(test)]
mod tests {
    use super::{Span, bounds};
    use crate::values::place::Place;

    #[test]
    fn integers_beside_arrays_in_structures_are_apart() {
        let element = Span {
            at: Place::every(0, 8),
            bytes: 8,
            within: bounds(Place::every(16, 48), 32),
        };
        let member = |at| Span {
            at: Place::every(at, 48),
            bytes: 4,
            within: None,
        };
        assert!(!element.overlaps(member(12)) && !element.overlaps(member(0)));
        assert!(element.overlaps(member(20)));
        let seen = element.from(Place::exact(48));
        assert!(!seen.overlaps(member(12)) && seen.overlaps(member(20)));
    }
}
