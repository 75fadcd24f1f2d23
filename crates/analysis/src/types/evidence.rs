//! What bytes were seen to hold.

use super::Holds;
use tapeless_ir::ops::Hint;
use tapeless_ir::{FloatKind, ScalarType, Type};

/// A set of things that bytes were seen to hold: one bit per float format, then integer, then pointer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Evidence(pub(super) u8);

const FLOATS: [FloatKind; 6] = [
    FloatKind::F16,
    FloatKind::BF16,
    FloatKind::F32,
    FloatKind::F64,
    FloatKind::F80,
    FloatKind::F128,
];

impl Evidence {
    pub(super) const INT: Self = Self(64);
    pub(super) const PTR: Self = Self(128);
    /// What contradicts itself.
    pub(super) const ALL: Self = Self(255);

    pub(super) fn of(ty: Type) -> Self {
        match ty.element() {
            Some(ScalarType::Float(kind)) => Self::float(kind),
            Some(ScalarType::Ptr(_)) => Self::PTR,
            _ => Self(0),
        }
    }

    pub(super) fn float(kind: FloatKind) -> Self {
        Self(
            FLOATS
                .iter()
                .position(|&k| k == kind)
                .map_or(0, |at| 1 << at),
        )
    }

    pub(super) fn join(&mut self, other: Self) -> bool {
        let before = self.0;
        self.0 |= other.0;
        self.0 != before
    }

    pub(super) fn includes(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Bytes of the floats or pointers that were seen, if these are of one size.
    pub(super) fn scalar_bytes(self) -> Option<u64> {
        let pointers = self.includes(Self::PTR).then_some(8);
        let mut sizes = self.formats().map(FloatKind::bytes).chain(pointers);
        let first = sizes.next()?;
        sizes.all(|size| size == first).then_some(first)
    }

    /// The format of floats, where something may be one or a pointer, of as many bytes: a `union` of both.
    pub(super) fn float_or_pointer(self) -> Option<FloatKind> {
        let float = Self::float(FloatKind::F64);
        let others = self.0 & !(float.0 | Self::INT.0 | Self::PTR.0);
        (self.includes(float) && self.includes(Self::PTR) && others == 0).then_some(FloatKind::F64)
    }

    /// Whether it tells where a derivative may lie: in floats of one format, or nowhere.
    pub(super) fn is_consistent(self) -> bool {
        !matches!(self.holds(), Holds::Unknown | Holds::Conflict)
    }

    /// The float formats among them.
    pub(super) fn formats(self) -> impl Iterator<Item = FloatKind> {
        FLOATS
            .into_iter()
            .filter(move |&kind| self.includes(Self::float(kind)))
    }

    pub(super) fn holds(self) -> Holds {
        let floats = self.0 & 63;
        match (floats.count_ones(), self.0 & 192) {
            (0, 0) => Holds::Unknown,
            (0, _) => Holds::Other,
            (1, 0) => Holds::Float(FLOATS[floats.trailing_zeros() as usize]),
            (1, 64) => Holds::Either(FLOATS[floats.trailing_zeros() as usize]),
            _ => Holds::Conflict,
        }
    }
}

/// What an access of so many bytes says of each part of its memory. An integer narrower than the float that its
/// bits belong to says nothing of where that float lies.
pub(super) fn pieces(what: Evidence, bytes: u64, element: u64) -> Vec<(u64, Evidence)> {
    let (step, what) = match what.holds() {
        Holds::Float(kind) if kind.bytes() > element => return Vec::new(),
        Holds::Float(kind) => (kind.stride(), what),
        Holds::Either(kind) if element.is_multiple_of(kind.stride()) => (kind.stride(), what),
        Holds::Either(_) | Holds::Conflict => (element, Evidence(what.0 & !63)),
        // No float stands in the upper half of an integer.
        Holds::Other if what == Evidence::INT => (element.min(FloatKind::F32.bytes()), what),
        _ => (element, what),
    };
    (0..bytes)
        .step_by(step.max(1) as usize)
        .map(|at| (at, what))
        .collect()
}

pub(super) fn hint(hint: Hint, bytes: u64) -> Evidence {
    match hint {
        Hint::Float(4) if bytes.is_multiple_of(4) => Evidence::float(FloatKind::F32),
        Hint::Float(8) if bytes.is_multiple_of(8) => Evidence::float(FloatKind::F64),
        Hint::Int => Evidence::INT,
        Hint::Pointer => Evidence::PTR,
        _ => Evidence::default(),
    }
}
