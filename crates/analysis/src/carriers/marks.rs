//! What lies in memory, place by place.

use super::span::Span;
use crate::points::ObjId;
use crate::values::cells::{Cells, Lattice};
use crate::values::passed::fraction_of;
use crate::values::place::{ENDLESS, Place};
use cranelift_entity::SecondaryMap;
use tapeless_ir::FloatKind;

/// So many places of an object are told apart.
const MOST: usize = 64;

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

impl Lattice for Marks {
    fn join(&mut self, other: &Self) -> bool {
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

    fn includes(&self, other: &Self) -> bool {
        !{ *self }.join(other)
    }
}

/// The places of all objects.
#[derive(Debug, Default)]
pub(super) struct Marked(SecondaryMap<ObjId, Cells<Span, Marks>>);

impl Marked {
    /// Adds to what is known of some bytes; whether any of it was new.
    pub fn mark(&mut self, object: ObjId, span: Span, marks: Marks) -> bool {
        marks != Marks::default() && self.0[object].join(span, &marks, MOST)
    }

    /// All that is known of some bytes.
    pub fn marks(&self, object: ObjId, span: Span) -> Marks {
        let mut all = Marks::default();
        let met = self.0[object].iter().filter(|(own, _)| own.overlaps(span));
        met.for_each(|(_, known)| _ = all.join(known));
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

    /// Whether a float that varies, or bits of one, may lie within some bytes: not one that is larger, nor what may lie anywhere.
    pub fn has_within(&self, object: ObjId, span: Span) -> bool {
        let varied = self.0[object].iter().filter(|(_, known)| known.varies);
        varied
            .map(|&(own, _)| own)
            .any(|own| own.at != Place::ANY && own.bytes <= span.bytes && own.overlaps(span))
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
        let copied = Place::run(0, 1, len.unwrap_or(ENDLESS).max(1));
        let is_reached = |span: Span| span.bounds().is_none_or(|own| own.meets(copied, 0));
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
