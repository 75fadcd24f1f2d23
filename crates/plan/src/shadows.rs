//! Objects whose shadows the derivative makes: they live from the forward to the reverse sweep, and so may what they
//! are shadows of.

use crate::Input;
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
pub fn shadowed(input: Input<'_>) -> Vec<Shadowed> {
    let order = input.body.op_order();
    order.into_iter().filter_map(|op| of(input, op)).collect()
}

fn of(input: Input<'_>, op: Op) -> Option<Shadowed> {
    let data = &input.body.ops[op];
    let facts = input.facts;
    let made = *data.results.first()?;
    let has_shadow = |v| {
        let mut objects = facts.points.of(v).iter();
        objects.any(|o| facts.activity.has_shadow(o))
    };
    let (bytes, count, heap) = match &data.kind {
        OpKind::Mem(Mem::Alloca { size, .. }) if !is_fresh_shadow(input, made) => {
            (*size, vec![data.args[0]], false)
        }
        kind => match call_kind(input.module, kind.call()?) {
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
