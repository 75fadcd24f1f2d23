//! Constants.

use crate::module::{FuncId, GlobalId};

/// Addresses at which nothing lies, as those of empty slices in Rust: the first page but null.
pub const NOWHERE: std::ops::Range<u128> = 1..4096;

/// A constant value. Its type stands with the value that holds it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Constant {
    /// An integer of at most 128 bits, zero-extended; as a pointer, an address in [`NOWHERE`].
    Int(u128),
    /// A float's bits in its own format, zero-extended.
    Float(u128),
    /// All bytes zero: null pointers, zeroed vectors and aggregates.
    Zero,
    /// Any value, a fresh one at each use.
    Undef,
    /// The value that must not matter.
    Poison,
    /// The address of a global, moved by so many bytes.
    Global(GlobalId, i64),
    /// The address of a function.
    Func(FuncId),
    /// Elements of a vector, struct or array.
    Elements(Box<[Constant]>),
    /// A constant only the host knows, by the host's number.
    Host(u32),
}

impl Constant {
    /// A `double`.
    pub fn f64(x: f64) -> Self {
        Self::Float(u128::from(x.to_bits()))
    }

    /// A `float`.
    pub fn f32(x: f32) -> Self {
        Self::Float(u128::from(x.to_bits()))
    }

    /// An integer, kept to its low `bits`.
    pub fn int(x: i128, bits: u32) -> Self {
        let mask = if bits >= 128 {
            u128::MAX
        } else {
            (1 << bits) - 1
        };
        Self::Int(x as u128 & mask)
    }
}
