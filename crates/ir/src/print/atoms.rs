//! Types, constants and symbols.

use crate::constant::Constant;
use crate::float::{float_bits, float_value};
use crate::module::Module;
use crate::names::{FLOAT_KIND, word};
use crate::ops::Declared;
use crate::types::{Aggregate, FloatKind, ScalarType, Type};

/// A type's name.
pub fn type_name(ty: Type) -> String {
    match ty {
        Type::Scalar(s) => scalar_name(s),
        Type::Vector(s, n) => format!("<{n} x {}>", scalar_name(s)),
        Type::Aggregate(id) => id.to_string(),
        Type::Host(n) => format!("host{n}"),
    }
}

/// A scalar's name.
pub fn scalar_name(s: ScalarType) -> String {
    match s {
        ScalarType::Int(bits) => format!("i{bits}"),
        ScalarType::Float(kind) => word(&FLOAT_KIND, &kind).into(),
        ScalarType::Ptr(0) => "ptr".into(),
        ScalarType::Ptr(space) => format!("ptr{space}"),
    }
}

/// `@name`, quoted where it must be.
pub fn symbol(name: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
    if !name.is_empty() && name.chars().all(plain) {
        format!("@{name}")
    } else {
        format!("@{name:?}")
    }
}

/// A constant of a type, without the type. Recurses on the depth of the type alone.
pub(super) fn constant(module: &Module, ty: Type, constant: &Constant) -> String {
    match constant {
        Constant::Int(x) => int(ty, *x),
        Constant::Float(bits) => float(ty, *bits),
        Constant::Zero => "zero".into(),
        Constant::Undef => "undef".into(),
        Constant::Poison => "poison".into(),
        Constant::Host(n) => format!("host {n}"),
        Constant::Func(f) => match module.functions.get(*f) {
            Some(function) => symbol(&function.name),
            None => format!("@?{f}"),
        },
        Constant::Global(g, offset) => {
            let name = match module.globals.get(*g) {
                Some(global) => symbol(&global.name),
                None => format!("@?{g}"),
            };
            match offset {
                0 => name,
                _ => format!("({name} + {offset})"),
            }
        }
        Constant::Elements(parts) => elements(module, ty, parts),
    }
}

fn elements(module: &Module, ty: Type, parts: &[Constant]) -> String {
    let texts = parts.iter().enumerate().map(|(i, part)| {
        let part_type = element_type(module, ty, i).unwrap_or(ty);
        constant(module, part_type, part)
    });
    format!("[{}]", texts.collect::<Vec<_>>().join(", "))
}

/// The type of a part of a vector or aggregate.
pub(crate) fn element_type(module: &Module, ty: Type, index: usize) -> Option<Type> {
    match ty {
        Type::Vector(s, n) => (index < n as usize).then_some(Type::Scalar(s)),
        Type::Aggregate(id) => match module.aggregate(id) {
            Aggregate::Struct { fields, .. } => fields.get(index).map(|f| f.0),
            Aggregate::Array { element, len } => ((index as u64) < *len).then_some(*element),
        },
        _ => None,
    }
}

/// Signed, by the type's width.
fn int(ty: Type, x: u128) -> String {
    match ty.element() {
        Some(ScalarType::Int(bits))
            if (1..=128).contains(&bits) && x >> (bits - 1) == 1 && bits > 1 =>
        {
            let shift = 128 - bits;
            (((x << shift).cast_signed()) >> shift).to_string()
        }
        _ => x.to_string(),
    }
}

/// Decimal where that gives the same bits, else the bits.
fn float(ty: Type, bits: u128) -> String {
    let Some(kind) = ty.float_kind() else {
        return format!("0x{bits:x}");
    };
    let x = float_value(kind, bits);
    if x.is_nan() || float_bits(kind, x) != bits {
        return format!("0x{bits:x}");
    }
    match kind {
        FloatKind::F32 | FloatKind::F16 | FloatKind::BF16 => format!("{:?}", x as f32),
        _ => format!("{x:?}"),
    }
}

/// ` of 8 f64 at 16`, for each part of a variable.
pub(super) fn parts(declared: &[Declared]) -> String {
    let part = |part: &Declared| {
        let of = type_name(Type::Scalar(part.scalar));
        format!(" of {} {of} at {}", part.count, part.at)
    };
    declared.iter().map(part).collect()
}
