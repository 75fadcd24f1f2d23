//! Types of values. First-class aggregates are interned in the module.

use cranelift_entity::entity_impl;
use smallvec::SmallVec;

/// The floating-point formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FloatKind {
    /// IEEE binary16.
    F16,
    /// bfloat16.
    BF16,
    /// IEEE binary32.
    F32,
    /// IEEE binary64.
    F64,
    /// x87 extended precision, ten bytes of value.
    F80,
    /// IEEE binary128.
    F128,
}

impl FloatKind {
    /// Bytes of value (not of storage, which is 16 for [`FloatKind::F80`]).
    pub fn bytes(self) -> u64 {
        match self {
            Self::F16 | Self::BF16 => 2,
            Self::F32 => 4,
            Self::F64 => 8,
            Self::F80 => 10,
            Self::F128 => 16,
        }
    }

    /// Bytes between neighbours in an array.
    pub fn stride(self) -> u64 {
        if self == Self::F80 { 16 } else { self.bytes() }
    }
}

/// A type that can be a vector's element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ScalarType {
    /// An integer of so many bits.
    Int(u32),
    /// A float.
    Float(FloatKind),
    /// A pointer into an address space.
    Ptr(u32),
}

/// An interned struct or array type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AggId(u32);
entity_impl!(AggId, "agg");

/// The type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Type {
    /// A scalar.
    Scalar(ScalarType),
    /// A fixed-width vector: element, lanes.
    Vector(ScalarType, u32),
    /// A first-class struct or array.
    Aggregate(AggId),
    /// A type only the host knows (token, scalable vector, target type), by the host's number.
    Host(u32),
}

impl Type {
    /// The one-bit integer.
    pub const I1: Self = Self::int(1);
    /// The byte.
    pub const I8: Self = Self::int(8);
    /// 32-bit integer.
    pub const I32: Self = Self::int(32);
    /// 64-bit integer.
    pub const I64: Self = Self::int(64);
    /// `float`.
    pub const F32: Self = Self::float(FloatKind::F32);
    /// `double`.
    pub const F64: Self = Self::float(FloatKind::F64);
    /// A pointer into the default address space, in which the heap is: what derivatives keep. Its size is the target's. The shadow
    /// of a pointer has the type of that pointer.
    pub const PTR: Self = Self::Scalar(ScalarType::Ptr(0));

    /// An integer type.
    pub const fn int(bits: u32) -> Self {
        Self::Scalar(ScalarType::Int(bits))
    }

    /// A float type.
    pub const fn float(kind: FloatKind) -> Self {
        Self::Scalar(ScalarType::Float(kind))
    }

    /// The element of a scalar or vector.
    pub fn element(self) -> Option<ScalarType> {
        match self {
            Self::Scalar(s) | Self::Vector(s, _) => Some(s),
            _ => None,
        }
    }

    /// The float format of a float or vector of floats.
    pub fn float_kind(self) -> Option<FloatKind> {
        match self.element() {
            Some(ScalarType::Float(kind)) => Some(kind),
            _ => None,
        }
    }

    /// Whether this is a float or a vector of floats.
    pub fn is_float(self) -> bool {
        self.float_kind().is_some()
    }

    /// Whether this is a pointer or a vector of pointers.
    pub fn is_ptr(self) -> bool {
        matches!(self.element(), Some(ScalarType::Ptr(_)))
    }

    /// Whether this is an integer or a vector of integers.
    pub fn is_int(self) -> bool {
        matches!(self.element(), Some(ScalarType::Int(_)))
    }

    /// Lanes: 1 for scalars.
    pub fn lanes(self) -> u32 {
        match self {
            Self::Vector(_, n) => n,
            _ => 1,
        }
    }

    /// The same shape with another element.
    pub fn with_element(self, element: ScalarType) -> Self {
        match self {
            Self::Vector(_, n) => Self::Vector(element, n),
            _ => Self::Scalar(element),
        }
    }
}

/// The shape behind an [`AggId`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Aggregate {
    /// Fields in order, each with its byte offset; the total size in bytes.
    Struct {
        /// Type and byte offset of each field.
        fields: SmallVec<[(Type, u64); 4]>,
        /// Bytes of the whole, padding included.
        size: u64,
        /// Laid out without padding.
        packed: bool,
    },
    /// So many of one type.
    Array {
        /// Element type.
        element: Type,
        /// Number of elements.
        len: u64,
    },
}
