//! Values as bytes of memory, and back.

use crate::val::{Val, mask, width};
use tapeless_ir::float::float_bits;
use tapeless_ir::{Aggregate, Module, ScalarType, Type};

/// The bits of a lane, for vectors whose lanes are no whole bytes: those lie side by side.
pub(crate) fn packed_lane(ty: Type) -> Option<u32> {
    match ty {
        Type::Vector(ScalarType::Int(bits), _) if bits % 8 != 0 => Some(bits),
        _ => None,
    }
}

pub(crate) fn unpacked(ty: Type, bits: u32, bytes: &[Option<u8>]) -> Val {
    let bit = |i: u32| bytes[i as usize / 8].map(|b| u128::from(b >> (i % 8) & 1));
    let lane = |i: u32| {
        let bits = (0..bits).map(|k| bit(i * bits + k).map(|b| b << k));
        bits.sum::<Option<u128>>().map_or(Val::Undef, Val::Int)
    };
    Val::parts((0..ty.lanes()).map(lane))
}

/// The bytes of a scalar or vector.
pub(crate) fn flat_bytes(ty: Type, v: &Val) -> Vec<Option<u8>> {
    match (packed_lane(ty), ty.element()) {
        (Some(bits), _) => packed_bytes(ty, bits, v),
        (None, Some(s)) => {
            let lane = |i| encode(Type::Scalar(s), &v.lane(i as usize));
            (0..ty.lanes()).flat_map(lane).collect()
        }
        (None, None) => Vec::new(),
    }
}

/// The inverse of [`flat_bytes`].
pub(crate) fn from_flat_bytes(ty: Type, bytes: &[Option<u8>]) -> Val {
    match (packed_lane(ty), ty) {
        (Some(bits), _) => unpacked(ty, bits, bytes),
        (None, Type::Vector(s, _)) => {
            let size = stored_bytes(Type::Scalar(s)) as usize;
            let lanes = bytes
                .chunks(size)
                .map(|chunk| decode(Type::Scalar(s), chunk));
            Val::parts(lanes)
        }
        (None, _) => decode(ty, bytes),
    }
}

pub(crate) fn packed_bytes(ty: Type, bits: u32, v: &Val) -> Vec<Option<u8>> {
    let count = (ty.lanes() * bits).div_ceil(8) as usize;
    let mut bytes = vec![Some(0u8); count];
    for lane in 0..ty.lanes() {
        let value = v.lane(lane as usize).as_bits();
        for k in 0..bits {
            let at = lane * bits + k;
            let bit = value.map(|x| ((x >> k & 1) as u8) << (at % 8));
            let byte = &mut bytes[at as usize / 8];
            *byte = byte.zip(bit).map(|(a, b)| a | b);
        }
    }
    bytes
}

/// Bytes that a load or store of a scalar touches.
pub(crate) fn stored_bytes(ty: Type) -> u64 {
    u64::from(width(ty).div_ceil(8))
}

/// A scalar from its bytes.
pub(crate) fn decode(ty: Type, bytes: &[Option<u8>]) -> Val {
    let bits = bytes
        .iter()
        .rev()
        .try_fold(0u128, |x, b| b.map(|b| (x << 8) | u128::from(b)));
    match bits {
        Some(bits) => Val::from_bits(ty, bits),
        None if ty.is_int() && bytes.iter().any(Option::is_some) => Val::Bytes(bytes.into()),
        None => Val::Undef,
    }
}

/// A scalar's bytes.
pub(crate) fn encode(ty: Type, v: &Val) -> Vec<Option<u8>> {
    let count = stored_bytes(ty) as usize;
    let bits = match (ty, v) {
        (Type::Scalar(ScalarType::Float(kind)), Val::Float(x)) => float_bits(kind, *x),
        (_, Val::Bytes(bytes)) => return bytes.to_vec(),
        _ => match v.as_bits() {
            Some(bits) => mask(bits, width(ty)),
            None => return vec![None; count],
        },
    };
    bits.to_le_bytes()[..count.min(16)]
        .iter()
        .copied()
        .map(Some)
        .collect()
}

/// The number of parts of a vector or aggregate.
pub(crate) fn parts(module: &Module, ty: Type) -> usize {
    match ty {
        Type::Vector(_, n) => n as usize,
        Type::Aggregate(id) => match module.aggregate(id) {
            Aggregate::Struct { fields, .. } => fields.len(),
            Aggregate::Array { len, .. } => *len as usize,
        },
        Type::Scalar(_) | Type::Host(_) => 0,
    }
}

/// Type and byte offset of a part of a vector or aggregate that has it.
pub(crate) fn part(module: &Module, ty: Type, index: usize) -> (Type, u64) {
    let (element, offset) = match ty {
        Type::Vector(s, _) => (Type::Scalar(s), None),
        Type::Aggregate(id) => match module.aggregate(id) {
            Aggregate::Struct { fields, .. } => (fields[index].0, Some(fields[index].1)),
            Aggregate::Array { element, .. } => (*element, None),
        },
        Type::Scalar(_) | Type::Host(_) => (ty, Some(0)),
    };
    (
        element,
        offset.unwrap_or_else(|| module.size_of(element) * index as u64),
    )
}
