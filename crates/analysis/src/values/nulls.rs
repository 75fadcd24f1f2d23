//! Which pointers may be null.

use crate::values::flow::flows;
use cranelift_entity::EntitySet;
use std::cell::OnceCell;
use tapeless_ir::{Body, Constant, Control, Mem, Op, OpKind, Scalar, Value};

/// Pointers that may be null, found when they are first asked for.
#[derive(Default)]
pub(crate) struct Nulls(OnceCell<EntitySet<Value>>);

impl Nulls {
    /// Whether both of two pointers may be null, and their distance 0 therefore.
    pub fn both(&self, body: &Body, order: &[Op], (a, b): (Value, Value)) -> bool {
        let nulls = self.0.get_or_init(|| nulls(body, order));
        nulls.contains(a) && nulls.contains(b)
    }
}

/// The pointers of a body that may be null: those that are, those that come from elsewhere, and what these flow into. What is
/// moved from somewhere, and memory that is made here, is not.
fn nulls(body: &Body, order: &[Op]) -> EntitySet<Value> {
    let is_null = |constant: &Constant| !matches!(constant, Constant::Global(..));
    let constants = body
        .values
        .keys()
        .filter(|&v| body.as_const(v).is_some_and(is_null));
    let mut nulls: EntitySet<Value> = EntitySet::new();
    nulls.extend(constants.chain(body.params().iter().copied()));
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for &op in order {
            let data = &body.ops[op];
            for (from, to) in flows(body, data) {
                changed |= nulls.contains(from) && nulls.insert(to);
            }
            if !is_moved_or_made(&data.kind) {
                for &v in &data.results {
                    changed |= nulls.insert(v);
                }
            }
        }
    }
    nulls
}

fn is_moved_or_made(kind: &OpKind) -> bool {
    let hands_on = matches!(
        kind,
        OpKind::Scalar(Scalar::Select(_) | Scalar::Freeze | Scalar::PtrAdd { .. })
            | OpKind::Control(Control::If | Control::Switch(_) | Control::Loop(_))
    );
    let makes = matches!(
        kind,
        OpKind::Mem(Mem::Alloca { .. } | Mem::HeapAlloc { .. } | Mem::HeapGrow { .. })
    );
    hands_on || makes
}
