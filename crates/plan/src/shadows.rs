//! Objects whose shadows the derivative makes: they live from the forward to the reverse sweep, and so may what they
//! are shadows of.

use crate::Case;
use crate::classify::is_fresh_shadow;
use tapeless_analysis::{CallKind, call_kind};
use tapeless_ir::{Mem, Op, OpKind, Value};

/// A place where the function makes an object that has a shadow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shadowed {
    /// What makes the object.
    pub op: Op,
    /// Bytes of an element.
    pub bytes: u64,
    /// Values whose product is the number of elements.
    pub count: Vec<Value>,
    /// On the heap. Such an object may stay for the reverse sweep, too.
    pub heap: bool,
}

/// All of them, in order.
pub fn shadowed(case: Case<'_>) -> Vec<Shadowed> {
    let order = case.body.op_order();
    order.into_iter().filter_map(|op| of(case, op)).collect()
}

fn of(case: Case<'_>, op: Op) -> Option<Shadowed> {
    let data = &case.body.ops[op];
    let facts = case.facts;
    let made = *data.results.first()?;
    let has_shadow = |v| {
        let mut objects = facts.points.of(v).iter();
        objects.any(|o| facts.activity.has_shadow(o))
    };
    let (bytes, count, heap) = match &data.kind {
        OpKind::Mem(Mem::Alloca { size, .. }) if !is_fresh_shadow(case, made) => {
            (*size, vec![data.args[0]], false)
        }
        kind => match call_kind(case.module, kind.call()?) {
            CallKind::Alloc { size, .. } => (1, size.iter().map(|&i| data.args[i]).collect(), true),
            _ => return None,
        },
    };
    has_shadow(made).then_some(Shadowed {
        op,
        bytes,
        count,
        heap,
    })
}
