//! Several values as one, and one as several.

use crate::body::Value;
use crate::builder::Builder;
use crate::module::Module;
use crate::ops::{OpKind, Scalar};
use crate::types::Type;

/// A builder with the module whose types it uses.
#[derive(Debug)]
pub struct Packer<'a> {
    /// The module.
    pub module: &'a Module,
    /// Where ops go.
    pub b: &'a mut Builder,
}

/// The type that several values are packed into: none, the one itself, or a struct.
pub fn pack_type(module: &Module, types: &[Type]) -> Option<Type> {
    match types {
        [] => None,
        [one] => Some(*one),
        several => Some(module.intern_struct(several)),
    }
}

impl Packer<'_> {
    /// Packs values as [`pack_type`] says.
    pub fn pack(&mut self, values: &[Value]) -> Option<Value> {
        let types: Vec<Type> = values.iter().map(|&v| self.b.body.ty(v)).collect();
        let ty = pack_type(self.module, &types)?;
        if let [one] = values {
            return Some(*one);
        }
        let mut packed = self.b.poison(ty);
        for (i, &v) in values.iter().enumerate() {
            packed = insert(self.b, packed, v, i as u32);
        }
        Some(packed)
    }

    /// Unpacks `count` values from what [`Self::pack`] made.
    pub fn unpack(&mut self, packed: Option<Value>, types: &[Type]) -> Vec<Value> {
        match (packed, types) {
            (Some(v), [_]) => vec![v],
            (Some(v), several) => several
                .iter()
                .enumerate()
                .map(|(i, &ty)| extract(self.b, v, i as u32, ty))
                .collect(),
            (None, _) => Vec::new(),
        }
    }
}

/// The part of an aggregate at an index.
pub fn extract(b: &mut Builder, aggregate: Value, index: u32, ty: Type) -> Value {
    b.value(
        OpKind::Scalar(Scalar::ExtractValue([index].into_iter().collect())),
        &[aggregate],
        ty,
    )
}

/// An aggregate with the part at an index replaced.
pub fn insert(b: &mut Builder, aggregate: Value, part: Value, index: u32) -> Value {
    let ty = b.body.ty(aggregate);
    b.value(
        OpKind::Scalar(Scalar::InsertValue([index].into_iter().collect())),
        &[aggregate, part],
        ty,
    )
}
