//! What a value consists of: scalars and vectors, each of which may differ between lanes by itself.

use smallvec::SmallVec;
use std::ops::Range;
use tapeless_ir::{Aggregate, FloatKind, Module, ScalarType, Type};

/// Types of more leaves count as one.
const MOST: usize = Mask::BITS as usize;

/// Which leaves of a value differ between lanes: a bit for each.
pub(crate) type Mask = u64;

/// The indices that lead to a leaf.
pub type Path = SmallVec<[u32; 2]>;

/// The leaves of a type in order, with the way to each; the type itself if it has too many.
pub fn leaves(module: &Module, ty: Type) -> Vec<(Path, Type)> {
    let mut found = Vec::new();
    match add_leaves(module, ty, &Path::new(), &mut found) {
        Some(()) => found,
        None => vec![(Path::new(), ty)],
    }
}

fn add_leaves(module: &Module, ty: Type, path: &Path, found: &mut Vec<(Path, Type)>) -> Option<()> {
    let Type::Aggregate(_) = ty else {
        found.push((path.clone(), ty));
        return (found.len() <= MOST).then_some(());
    };
    for (index, part) in (0..).zip(parts(module, ty)) {
        let mut path = path.clone();
        path.push(index);
        add_leaves(module, part, &path, found)?;
    }
    Some(())
}

/// The parts of an aggregate; of an array so many that they are too many at most.
fn parts(module: &Module, ty: Type) -> Vec<Type> {
    let Type::Aggregate(id) = ty else {
        return Vec::new();
    };
    match module.aggregate(id) {
        Aggregate::Struct { fields, .. } => fields.iter().map(|field| field.0).collect(),
        Aggregate::Array { element, len } => {
            let too_many = MOST as u64 + 1;
            vec![*element; too_many.min(*len) as usize]
        }
    }
}

/// All leaves of a type.
pub(crate) fn all(module: &Module, ty: Type) -> Mask {
    first(leaves(module, ty).len())
}

/// So many of the lowest bits.
fn first(n: usize) -> Mask {
    match n {
        MOST.. => Mask::MAX,
        _ => (1 << n) - 1,
    }
}

/// Which of the leaves of a type belong to a part of it; none if the type is one leaf.
pub(crate) fn part(module: &Module, ty: Type, path: &[u32]) -> Option<Range<usize>> {
    let leaves = leaves(module, ty);
    if leaves.len() == 1 && leaves[0].0.is_empty() {
        return None;
    }
    let inside = |leaf: &(Path, Type)| leaf.0.starts_with(path);
    let start = leaves.iter().position(inside).unwrap_or(leaves.len());
    let len = leaves[start..].iter().filter(|leaf| inside(leaf)).count();
    Some(start..start + len)
}

/// The bits of a range, moved to the beginning.
pub(crate) fn taken(mask: Mask, range: &Range<usize>) -> Mask {
    match range.start {
        start if start < MOST => (mask >> start) & first(range.len()),
        _ => 0,
    }
}

/// A mask with other bits in a range.
pub(crate) fn replaced(mask: Mask, range: &Range<usize>, by: Mask) -> Mask {
    match range.start {
        start if start < MOST => {
            let inside = first(range.len()) << start;
            mask & !inside | (by << start) & inside
        }
        _ => mask,
    }
}

/// Whether the lanes of a leaf are kept as one vector: floats that machines calculate with, and truth values.
pub(crate) fn is_vector(ty: Type) -> bool {
    matches!(
        ty,
        Type::Scalar(ScalarType::Float(FloatKind::F32 | FloatKind::F64) | ScalarType::Int(1))
    )
}

/// How what differs is handed on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// Within a function: floats as vectors.
    Vectors,
    /// From function to function: one by one. How vectors are passed depends on the machine that each is compiled for.
    Apart,
}

impl Form {
    /// Whether a leaf that differs is one vector.
    pub fn is_vector(self, ty: Type) -> bool {
        self == Self::Vectors && is_vector(ty)
    }
}

/// The types of the values that stand for one of a type whose leaves differ so, in order.
pub(crate) fn slots(module: &Module, ty: Type, mask: Mask, width: u32, form: Form) -> Vec<Type> {
    if mask == 0 {
        return vec![ty];
    }
    let leaves = leaves(module, ty).into_iter().enumerate();
    let of_leaf = |(i, (_, ty)): (usize, (Path, Type))| match (mask >> i & 1, ty) {
        (0, _) => vec![ty],
        (_, Type::Scalar(element)) if form.is_vector(ty) => vec![Type::Vector(element, width)],
        _ => vec![ty; width as usize],
    };
    leaves.flat_map(of_leaf).collect()
}
