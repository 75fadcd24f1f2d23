//! What lies in memory, place by place.

use crate::points::ObjId;
use crate::values::multiples::gcd;
use crate::values::passed::fraction_of;
use crate::values::place::Place;
use cranelift_entity::SecondaryMap;
use tapeless_ir::FloatKind;

/// So many places of an object are told apart.
const MOST: usize = 64;

/// The bytes of an access, or of each of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub at: Place,
    pub bytes: u64,
    /// The bytes of an array that all lie in, if that is known.
    pub within: Option<Bounds>,
}

/// Bytes from one offset up to another, and all that lie multiples of a period from these, which is no shorter; of one stretch
/// alone it is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    from: i64,
    to: i64,
    period: u64,
}

impl Bounds {
    /// So many bytes from a place on; nothing where that is all.
    pub fn of(at: Place, bytes: u64) -> Option<Self> {
        let bounds = Self {
            from: at.at,
            to: at.at.saturating_add_unsigned(bytes),
            period: at.distance(),
        };
        bounds.modulo(at.distance())
    }

    /// The same, known only modulo a period.
    fn modulo(self, period: u64) -> Option<Self> {
        let (period, bytes) = (gcd(self.period, period), self.from.abs_diff(self.to));
        let from = match period {
            0 => self.from,
            period => self.from.rem_euclid(period.cast_signed()),
        };
        let fits = period == 0 || bytes <= period;
        fits.then_some(Self {
            from,
            to: from.saturating_add_unsigned(bytes),
            period,
        })
    }

    /// The same, seen from elsewhere.
    fn moved(self, by: i64, period: u64) -> Option<Self> {
        let (from, to) = (self.from.saturating_add(by), self.to.saturating_add(by));
        Self { from, to, ..self }.modulo(period)
    }

    /// Whether the two have no byte in common.
    fn is_apart(self, other: Self) -> bool {
        let period = gcd(self.period, other.period);
        let Some((one, two)) = self.modulo(period).zip(other.modulo(period)) else {
            return false;
        };
        match period {
            0 => one.to <= two.from || two.to <= one.from,
            period => {
                let apart = two.from.wrapping_sub(one.from);
                let apart = apart.rem_euclid(period.cast_signed()).unsigned_abs();
                let (own, others) = (one.from.abs_diff(one.to), two.from.abs_diff(two.to));
                own <= apart && others <= period - apart
            }
        }
    }

    /// Whether all bytes of the other are its own.
    fn covers(self, other: Self) -> bool {
        match self.period {
            0 => other.period == 0 && self.from <= other.from && other.to <= self.to,
            period => {
                let apart = other.from.wrapping_sub(self.from);
                let apart = apart.rem_euclid(period.cast_signed());
                let end = apart.saturating_add_unsigned(other.from.abs_diff(other.to));
                other.period.is_multiple_of(period) && self.from.saturating_add(end) <= self.to
            }
        }
    }
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
        let bounds = self.within.zip(Bounds::of(self.at, self.bytes));
        !bounds.is_some_and(|(array, own)| array.is_apart(own))
    }

    fn bounds(self) -> Option<Bounds> {
        self.within.or_else(|| Bounds::of(self.at, self.bytes))
    }

    fn overlaps(self, other: Self) -> bool {
        let bounds = self.bounds().zip(other.bounds());
        let apart = bounds.is_some_and(|(one, two)| one.is_apart(two));
        !apart && self.at.overlaps(self.bytes, other.at, other.bytes)
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
    fn not_below(self, least: i64) -> Self {
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
        let within = self.within.and_then(|within| within.moved(by, period));
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

/// What is known of some bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Marks {
    /// A float that varies lies there, or integers with bits of one.
    pub varies: bool,
    /// Such integers were stored there.
    pub bits: bool,
    /// Floats that are numbers made of such integers were.
    pub number: bool,
    /// They are read as floats, or as integers that become floats.
    pub read: bool,
    /// Floats are read there whose numbers become such integers.
    pub counted: bool,
    /// Integers that have no bits of floats were stored there, once that is known.
    pub integers: bool,
    /// By another function than that whose memory it is.
    pub handed: bool,
}

const NONE: Marks = Marks {
    varies: false,
    bits: false,
    number: false,
    read: false,
    counted: false,
    integers: false,
    handed: false,
};

/// A float that varies lies there.
pub(super) const VARIES: Marks = Marks {
    varies: true,
    ..NONE
};

/// Integers with bits of such.
pub(super) const BITS: Marks = Marks {
    bits: true,
    ..VARIES
};

/// Numbers that were made of these.
pub(super) const NUMBER: Marks = Marks {
    number: true,
    ..NONE
};

/// Integers that have no such bits.
pub(super) const INTEGERS: Marks = Marks {
    integers: true,
    ..NONE
};

/// What was stored by others than who made the memory.
pub(super) const HANDED: Marks = Marks {
    handed: true,
    ..NONE
};

/// Bits are read.
pub(super) const READ: Marks = Marks { read: true, ..NONE };

/// Numbers are.
pub(super) const COUNTED: Marks = Marks {
    counted: true,
    ..NONE
};

impl Marks {
    pub fn join(&mut self, other: Self) -> bool {
        let before = *self;
        self.varies |= other.varies;
        self.bits |= other.bits;
        self.number |= other.number;
        self.read |= other.read;
        self.counted |= other.counted;
        self.integers |= other.integers;
        self.handed |= other.handed;
        *self != before
    }
}

/// The places of all objects.
#[derive(Debug, Default)]
pub(super) struct Cells(SecondaryMap<ObjId, Vec<(Span, Marks)>>);

impl Cells {
    /// Adds to what is known of some bytes; whether any of it was new.
    pub fn mark(&mut self, object: ObjId, span: Span, marks: Marks) -> bool {
        if marks == Marks::default() {
            return false;
        }
        let cells = &mut self.0[object];
        if let Some((_, known)) = cells.iter_mut().find(|(own, _)| own.covers(span)) {
            return known.join(marks);
        }
        let mut new = (span, marks);
        if cells.len() >= MOST || span.at == Place::ANY {
            new.0 = Span::ANY;
            for (_, known) in cells.drain(..) {
                new.1.join(known);
            }
        }
        cells.push(new);
        true
    }

    /// All that is known of some bytes.
    pub fn marks(&self, object: ObjId, span: Span) -> Marks {
        let mut all = Marks::default();
        let met = self.0[object].iter().filter(|(own, _)| own.overlaps(span));
        met.for_each(|&(_, known)| _ = all.join(known));
        all
    }

    /// How many of the lowest bits of an integer that is read there may be those of a fraction; `unsure` many where floats of
    /// another size lie, or perhaps do.
    pub fn fraction(&self, object: ObjId, span: Span, unsure: u32) -> u32 {
        let met = self.0[object].iter();
        let met = met.filter(|(own, known)| known.varies && own.overlaps(span));
        let bits = met.map(|(own, known)| {
            let is_known = own.at != Place::ANY && span.at != Place::ANY;
            let lies_there = is_known && (own.at.covers(span.at) || span.at.covers(own.at));
            match (known.bits, own.bytes == span.bytes && lies_there) {
                (true, _) => u64::BITS,
                (_, true) => fraction_in(span.bytes),
                _ => unsure,
            }
        });
        bits.max().unwrap_or(0)
    }

    /// The bytes that are read as floats, or as integers that become floats, where others lie.
    pub fn read(&self, object: ObjId, span: Span) -> impl Iterator<Item = Span> {
        let cells = self.0[object].iter();
        let met = cells.filter(move |(own, known)| known.read && own.overlaps(span));
        met.map(|&(own, _)| own)
    }

    /// Where in an object integers with bits of floats are stored, of which some are read again.
    pub fn carried(&self, object: ObjId) -> impl Iterator<Item = Span> {
        let cells = self.0[object].iter();
        let read = cells.filter(move |&&(span, known)| {
            let met = self.marks(object, span);
            known.bits && met.read || known.number && met.counted
        });
        read.map(|&(span, _)| span)
    }

    /// What is known of an object from a place on, or up to so many bytes from there, as it is seen from there.
    pub fn from(&self, object: ObjId, start: Place, len: Option<u64>) -> Vec<(Span, Marks)> {
        let cells = self.0[object].iter();
        let seen = cells.map(|&(span, marks)| (span.from(start).not_below(0), marks));
        let copied = Bounds {
            from: 0,
            to: len.map_or(i64::MAX, u64::cast_signed),
            period: 0,
        };
        let is_reached = |span: Span| !span.bounds().is_some_and(|own| own.is_apart(copied));
        seen.filter(|&(span, _)| is_reached(span)).collect()
    }
}

/// How many of the lowest bits of a float, of so many bytes, are its fraction.
pub(super) fn fraction_in(bytes: u64) -> u32 {
    match bytes {
        4 => fraction_of(FloatKind::F32),
        8 => fraction_of(FloatKind::F64),
        _ => u64::BITS,
    }
}

#[cfg(test)]
mod tests {
    use super::{Bounds, Span};
    use crate::values::place::Place;

    /// Offsets near enough to the beginning.
    const NEAR: std::ops::Range<i64> = -120..120;

    fn bytes(bounds: Bounds) -> Vec<i64> {
        let first = |k: i64| bounds.from + k * bounds.period.cast_signed();
        let turns = if bounds.period == 0 { 0..1 } else { -30..30 };
        let all = turns.flat_map(|k| first(k)..first(k) + bounds.to - bounds.from);
        all.filter(|at| NEAR.contains(at)).collect()
    }

    fn all_bounds() -> Vec<Bounds> {
        let mut all = Vec::new();
        for at in [-24, -8, 0, 4, 12, 16, 40] {
            for (bytes, period) in [(4, 0), (32, 0), (4, 8), (8, 48), (32, 48), (48, 48)] {
                let field = if period == 0 {
                    Place::exact(at)
                } else {
                    Place::every(at, period)
                };
                all.extend(Bounds::of(field, bytes));
            }
        }
        all
    }

    #[test]
    fn bounds_are_apart_where_no_byte_is_in_both() {
        for one in all_bounds() {
            for two in all_bounds() {
                let (own, others) = (bytes(one), bytes(two));
                let meets = own.iter().any(|at| others.contains(at));
                assert!(!meets || !one.is_apart(two), "{one:?} {two:?}");
                let covers = others.iter().all(|at| own.contains(at));
                assert!(covers || !one.covers(two), "{one:?} covers {two:?}");
            }
        }
    }

    #[test]
    fn integers_beside_arrays_in_structures_are_apart() {
        let within = Bounds::of(Place::every(16, 48), 32);
        let element = Span {
            at: Place::every(0, 8),
            bytes: 8,
            within,
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
