//! Arithmetic on adjoints and tangents.

use tapeless_ir::pack::{extract, insert};
use tapeless_ir::{Aggregate, Builder, FastMath, Module, Type, Value};
use tapeless_rules::id;

/// `x + y`, field by field for aggregates.
pub fn add((module, b): (&Module, &mut Builder), x: Value, y: Value, flags: FastMath) -> Value {
    let Type::Aggregate(id) = b.body.ty(x) else {
        return b.rule(id::fadd, flags, &[x, y]);
    };
    let fields: Vec<Type> = match module.aggregate(id) {
        Aggregate::Struct { fields, .. } => fields.iter().map(|f| f.0).collect(),
        Aggregate::Array { element, len } => vec![*element; *len as usize],
    };
    let mut sum = x;
    for (i, field) in (0..).zip(fields) {
        if !field.is_float() && !matches!(field, Type::Aggregate(_)) {
            continue;
        }
        let parts = (extract(b, x, i, field), extract(b, y, i, field));
        let part = add((module, b), parts.0, parts.1, flags);
        sum = insert(b, sum, part, i);
    }
    sum
}
