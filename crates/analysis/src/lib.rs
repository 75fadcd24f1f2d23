//! Facts about a function: pure functions from an immutable module.
//!
//! [`facts`] computes, in this order, where pointers point ([`points`]), what memory holds
//! ([`types`]), and which values and objects carry a derivative ([`activity`]). [`stable`]
//! answers whether a load may be repeated in the reverse sweep.

pub mod activity;
pub mod affine;
pub mod aligned;
pub mod arenas;
mod arrays;
pub mod called;
pub mod callee;
mod carriers;
pub mod context;
mod elements;
pub mod flow;
pub mod followed;
pub mod globals;
pub mod multiples;
mod nulls;
pub mod order;
pub mod owned;
pub mod paths;
pub mod points;
pub mod print;
pub mod range;
pub mod recursion;
pub mod released;
pub mod stable;
pub mod summaries;
pub mod types;

pub use activity::{Activity, PointerActivity};
pub use callee::{
    CallKind, asks_size, call_kind, calls_pointer, frees_exception, is_by_user, makes_exception,
    thrown, thrown_object,
};
pub use carriers::{Carriers, Way};
pub use context::{ArgActivity, Context, Doubts, Mode, RetActivity};
pub use order::Order;
pub use owned::{Deallocator, Owned, listed, owned};
pub use points::{ObjId, ObjSet, Object, Points};
pub use summaries::Summaries;
pub use types::{Given, Holds, Types};

use std::rc::Rc;
use tapeless_diag::times::{Stage, Times};
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_ir::{FuncId, Module};

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

/// Refuses a function whose pointers may lead to too many places, each after each.
pub(crate) fn too_many(module: &Module, id: FuncId) -> Diagnostic {
    let function = &module.functions[id];
    let name = function.shown_name();
    let what = format!("the pointers of `{name}` may lead to too many places to be followed");
    Diagnostic::error(code::UNSUPPORTED, what)
        .at(module.location(function.loc))
        .because(None, "it calls many functions of which nothing is known, each of which may store any pointer anywhere")
        .help("put what has no derivative (threads, locks, logging) into functions of its own, and mark these: `void *__enzyme_inactivefn_f = (void *)f;`")
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
    if let Some(id) = known.given_up() {
        return Err(too_many(module, id).into());
    }
    let order = Order::of(body);
    let types = times.of(Stage::Types, || {
        let mut types = types::types(module, body, context, &points, known);
        types.tell(module, body, &points, known);
        types
    });
    let activity = times.of(Stage::Activity, || {
        activity::activity(module, body, context, &points, &types, known)
    });
    let put_off = released::put_off(module, body, &points, &activity);
    Ok(Facts {
        points,
        order,
        types,
        activity,
        put_off,
    })
}
