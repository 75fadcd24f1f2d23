//! Values. Their types stand in the function's body.

use std::rc::Rc;
use tapeless_ir::float::float_value;
use tapeless_ir::{ScalarType, Type};

/// An address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ptr(pub u64);

impl Ptr {
    /// So many bytes further.
    pub fn offset(self, bytes: u64) -> Self {
        Self(self.0.wrapping_add(bytes))
    }
}

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Val {
    /// An integer, zero-extended.
    Int(u128),
    /// A float of any format.
    Float(f64),
    /// A pointer.
    Ptr(Ptr),
    /// A vector's lanes, or an aggregate's parts.
    Parts(Rc<[Val]>),
    /// Loaded bytes of an integer, some of them not initialised.
    Bytes(Rc<[Option<u8>]>),
    /// Not initialised, or poison.
    Undef,
}

impl From<f64> for Val {
    fn from(x: f64) -> Self {
        Self::Float(x)
    }
}

impl From<Ptr> for Val {
    fn from(at: Ptr) -> Self {
        Self::Ptr(at)
    }
}

impl Val {
    /// A 64-bit integer.
    pub fn i64(x: i64) -> Self {
        Self::Int(u128::from(x as u64))
    }

    /// A 32-bit integer.
    pub fn i32(x: i32) -> Self {
        Self::Int(u128::from(x as u32))
    }

    /// A vector or aggregate.
    pub fn parts(parts: impl IntoIterator<Item = Val>) -> Self {
        Self::Parts(parts.into_iter().collect())
    }

    /// The float, if it is one.
    pub fn as_f64(&self) -> Option<f64> {
        match self {
            Self::Float(x) => Some(*x),
            _ => None,
        }
    }

    /// The bits of an integer or pointer.
    pub fn as_bits(&self) -> Option<u128> {
        match self {
            Self::Int(x) => Some(*x),
            Self::Ptr(p) => Some(u128::from(p.0)),
            _ => None,
        }
    }

    /// The pointer, if it is one.
    pub fn as_ptr(&self) -> Option<Ptr> {
        match self {
            Self::Ptr(p) => Some(*p),
            _ => None,
        }
    }

    /// The lanes or parts, if there are any.
    pub fn as_parts(&self) -> Option<&[Val]> {
        match self {
            Self::Parts(parts) => Some(parts),
            _ => None,
        }
    }

    /// A scalar from its bits.
    pub(crate) fn from_bits(ty: Type, bits: u128) -> Self {
        match ty {
            Type::Scalar(ScalarType::Float(kind)) => Self::Float(float_value(kind, bits)),
            Type::Scalar(ScalarType::Ptr(_)) => Self::Ptr(Ptr(bits as u64)),
            _ => Self::Int(mask(bits, width(ty))),
        }
    }

    /// Lane `i`; a scalar is its own lane, a part of nothing known is not known.
    pub(crate) fn lane(&self, i: usize) -> Val {
        match self {
            Self::Parts(parts) => parts.get(i).cloned().unwrap_or(Self::Undef),
            Self::Undef => Self::Undef,
            scalar => scalar.clone(),
        }
    }
}

/// Bits of a scalar or of a vector's lane, as integers and pointers have them.
pub(crate) fn width(ty: Type) -> u32 {
    match ty.element() {
        Some(ScalarType::Int(bits)) => bits,
        Some(ScalarType::Float(kind)) => 8 * kind.bytes() as u32,
        _ => 64,
    }
}

/// The low `bits` of `x`.
pub(crate) fn mask(x: u128, bits: u32) -> u128 {
    if bits >= 128 {
        x
    } else {
        x & ((1 << bits) - 1)
    }
}

/// `x` of so many bits, sign-extended.
pub(crate) fn signed(x: u128, bits: u32) -> i128 {
    let shift = 128 - bits.clamp(1, 128);
    (x << shift).cast_signed() >> shift
}
