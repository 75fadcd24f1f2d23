//! What variables are declared to hold.
//!
//! ```text
//! struct { double a; int k; float f; double b[8]; }   →   1 f64 at 0, 1 i32 at 8, 1 f32 at 12, 8 f64 at 16
//! ```
//!
//! LLVM's types of variables are those of the source, but for what may hold anything: unions, and arrays of bytes.

use super::types::scalar;
use crate::{Layout, Type, TypeKind};
use tapeless_ir::ScalarType;
use tapeless_ir::ops::Declared;

/// A variable of more parts says nothing.
const PARTS: usize = 64;
/// No structure is filled up by as many bytes.
const WORD: u64 = 8;

/// The scalars of a variable that consists of several parts, one an array; nothing if some part may hold anything.
pub(crate) fn of(ty: Type, layout: Layout) -> Vec<Declared> {
    let mut parts = all(ty, layout);
    let tells = parts.len() > 1 && parts.iter().any(|part| part.count > 1);
    parts.retain(|_| tells);
    parts
}

/// The scalars of a structure, but for what may hold anything; nothing if they are too many.
pub(crate) fn known(ty: Type, layout: Layout) -> Vec<Declared> {
    let mut parts = Vec::new();
    match add_known(&mut parts, ty, (0, layout)) {
        Some(()) => parts,
        None => Vec::new(),
    }
}

/// Adds what is known of a type: unions, structures without a name that may stand for one, and arrays of bytes may be anything.
fn add_known(parts: &mut Vec<Declared>, ty: Type, (at, layout): (u64, Layout)) -> Option<()> {
    match ty.kind() {
        TypeKind::Struct if ty.is_union() => Some(()),
        TypeKind::Struct if ty.is_literal() && !ty.fields().into_iter().all(Type::is_float) => {
            Some(())
        }
        TypeKind::Struct => {
            let fields = ty.fields().into_iter().zip(0..);
            let mut placed = fields.map(|(field, i)| (field, at + layout.field_offset(ty, i)));
            placed.try_for_each(|(field, at)| add_known(parts, field, (at, layout)))
        }
        TypeKind::Array => {
            let (element, size) = (ty.element(), layout.alloc_size(ty.element()));
            match uniform(ty) {
                Some((_, count)) if count == 0 || size * ty.array_len() == count => Some(()),
                Some(_) => add(parts, ty, (at, layout)),
                None => {
                    let mut few = (0..ty.array_len()).take(PARTS + 1);
                    few.try_for_each(|i| add_known(parts, element, (at + i * size, layout)))
                }
            }
        }
        _ => match scalar(ty) {
            Some(scalar) => extend(parts, (scalar, layout.alloc_size(ty)), at, 1),
            None => Some(()),
        },
    }
}

/// The scalars of a type, if some are floats, and no part of it is a structure without a name: clang makes such of a global with
/// a `union` that has an initial value, in which the `union` is the member that is written there, and of arguments.
pub(crate) fn of_named(ty: Type, layout: Layout) -> Vec<Declared> {
    let mut parts = members(ty, layout);
    let floats = parts
        .iter()
        .any(|part| matches!(part.scalar, ScalarType::Float(_)));
    parts.retain(|_| floats);
    parts
}

/// The scalars of a type, if no part of it is a structure without a name.
pub(crate) fn members(ty: Type, layout: Layout) -> Vec<Declared> {
    match says_members(ty) {
        true => all(ty, layout),
        false => Vec::new(),
    }
}

/// Whether no part of a type is a structure without a name.
fn says_members(ty: Type) -> bool {
    let mut open = vec![ty];
    while let Some(ty) = open.pop() {
        match ty.kind() {
            TypeKind::Struct if ty.is_literal() => return false,
            TypeKind::Struct => open.extend(ty.fields()),
            TypeKind::Array => open.push(ty.element()),
            _ => {}
        }
    }
    true
}

/// All scalars; nothing if some part may hold anything.
fn all(ty: Type, layout: Layout) -> Vec<Declared> {
    let mut parts = Vec::new();
    let whole = add(&mut parts, ty, (0, layout)).is_some();
    parts.retain(|_| whole);
    parts
}

fn add(parts: &mut Vec<Declared>, ty: Type, (at, layout): (u64, Layout)) -> Option<()> {
    match ty.kind() {
        TypeKind::Array => {
            let (element, size) = (ty.element(), layout.alloc_size(ty.element()));
            if let Some((scalar, count)) = uniform(ty) {
                let bytes = (size * ty.array_len()).checked_div(count)?;
                return extend(parts, (scalar, bytes), at, count).filter(|()| bytes > 1);
            }
            let mut few = (0..ty.array_len()).take(PARTS + 1);
            few.try_for_each(|i| add(parts, element, (at + i * size, layout)))
                .filter(|()| ty.array_len() <= PARTS as u64)
        }
        TypeKind::Struct if !ty.is_union() => {
            let fields = without_tail(ty).into_iter().zip(0..);
            let mut placed = fields.map(|(field, i)| (field, at + layout.field_offset(ty, i)));
            placed.try_for_each(|(field, at)| add(parts, field, (at, layout)))
        }
        _ => extend(parts, (scalar(ty)?, layout.alloc_size(ty)), at, 1),
    }
}

/// The fields of a structure, but for bytes that only fill it up: clang writes these out where it packs the others.
fn without_tail(ty: Type) -> Vec<Type> {
    let mut fields = ty.fields();
    let fills = |last: &Type| {
        let bytes = last.is_array() && last.element().is_int() && last.element().int_width() == 8;
        bytes && last.array_len() < WORD
    };
    if ty.is_packed() && fields.last().is_some_and(fills) {
        fields.pop();
    }
    fields
}

/// An array of scalars, perhaps of several dimensions: their type and number.
fn uniform(ty: Type) -> Option<(ScalarType, u64)> {
    match ty.kind() {
        TypeKind::Array => {
            let (scalar, count) = uniform(ty.element())?;
            Some((scalar, count.checked_mul(ty.array_len())?))
        }
        _ => Some((scalar(ty)?, 1)),
    }
}

/// Some more, behind the last if they are of the same type.
fn extend(
    parts: &mut Vec<Declared>,
    (scalar, bytes): (ScalarType, u64),
    at: u64,
    count: u64,
) -> Option<()> {
    let part = Declared { at, count, scalar };
    let room = parts.len() < PARTS;
    match parts.last_mut() {
        Some(last) if last.scalar == scalar && last.at + last.count * bytes == at => {
            last.count += count;
        }
        _ if room => parts.push(part),
        _ => return None,
    }
    Some(())
}
