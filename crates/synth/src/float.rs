//! Arithmetic on adjoints and tangents, and packing of several values into one.

use tapeless_ir::{Aggregate, Builder, FastMath, Module, OpKind, Scalar, Type, Value};
use tapeless_rules::id;

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

    /// `a + b`, field by field for aggregates.
    pub fn add(&mut self, a: Value, b: Value, flags: FastMath) -> Value {
        let ty = self.b.body.ty(a);
        let Type::Aggregate(id) = ty else {
            return self.b.rule(id::fadd, flags, &[a, b]);
        };
        let fields: Vec<Type> = match self.module.aggregate(id) {
            Aggregate::Struct { fields, .. } => fields.iter().map(|f| f.0).collect(),
            Aggregate::Array { element, len } => vec![*element; *len as usize],
        };
        let mut sum = a;
        for (i, field) in fields.into_iter().enumerate() {
            if !field.is_float() && !matches!(field, Type::Aggregate(_)) {
                continue;
            }
            let (x, y) = (
                extract(self.b, a, i as u32, field),
                extract(self.b, b, i as u32, field),
            );
            let part = self.add(x, y, flags);
            sum = insert(self.b, sum, part, i as u32);
        }
        sum
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
