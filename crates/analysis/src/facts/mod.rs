//! All that is known of one function in one context.

mod handed;
pub mod print;
mod put_off;

use crate::activity::{self, Activity};
use crate::context::Context;
use crate::points::{ObjSet, Points, too_many};
use crate::types::{self, Summaries, Types};
use crate::values::order::Order;
use std::rc::Rc;
use tapeless_diag::times::{Stage, Times};
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir::Module;

pub use handed::{Handed, handed};
pub(crate) use put_off::ends_in_reverse;

/// All facts of one function in one context.
#[derive(Debug)]
pub struct Facts {
    /// Where pointers point.
    pub points: Rc<Points>,
    /// Positions of ops.
    pub order: Order,
    /// What integers and memory hold.
    pub types: Types,
    /// Which values and objects carry a derivative.
    pub activity: Activity,
    /// The memory whose release waits for the reverse sweep.
    pub put_off: ObjSet,
}

/// The facts of the context's function, and of those that it calls; what they cost is counted.
///
/// # Errors
/// If the function has no body, or pointers are too many to follow.
pub fn facts(
    module: &Module,
    context: &Context,
    known: &Summaries,
    times: &Times,
) -> Result<Facts> {
    let function = &module.functions[context.function];
    let body = function.body.as_ref().ok_or_else(|| {
        Diagnostic::internal(format!("`{}` has no body to analyse", function.name))
    })?;
    let points = times.of(Stage::Points, || {
        known.points(module, body, context.function)
    });
    if let Some(id) = known.pointers.given_up() {
        return Err(too_many(module, id).into());
    }
    let order = Order::of(body);
    let types = times.of(Stage::Types, || {
        let mut types = types::types(module, body, &context.given, &points, known);
        types.tell(module, body, &points, known);
        types
    });
    let activity = times.of(Stage::Activity, || {
        activity::activity(module, body, context, &points, &types, known)
    });
    let put_off = put_off::put_off(module, body, &points, &activity);
    Ok(Facts {
        points,
        order,
        types,
        activity,
        put_off,
    })
}
