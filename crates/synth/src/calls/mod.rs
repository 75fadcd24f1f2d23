//! Calls: which derivative of the callee, and when it runs.
//!
//! Here is what runs in place of a call. `context` says in which context the callee is differentiated, `emit` calls
//! what came of it, `reverse` is a call's adjoint, `reread` keeps what derivatives by hand read again.

mod context;
mod emit;
mod reread;
mod reverse;

pub use emit::{emit, unpack};

use crate::signature::Derived;
use crate::unit::{Step, Stop, Unit};
use context::context;
use rustc_hash::FxHashSet;
use tapeless_analysis::{CallKind, Context, Mode, call_kind};
use tapeless_diag::Location;
use tapeless_ir::ops::Call;
use tapeless_ir::{FuncId, Op, Value};
use tapeless_plan::Schedule;

/// What runs in place of a call, by its schedule.
#[derive(Clone, Debug)]
pub enum Parts {
    /// It has no derivative: the primal call, once, in the forward sweep.
    Plain,
    /// The combined adjoint in the forward sweep.
    Early(Derived),
    /// The primal call forward, the combined adjoint at reverse time.
    Late(Derived),
    /// Augmented call forward, reverse call at reverse time, joined by a tape.
    Split(Derived),
}

/// The call of an op, if it is one.
pub fn call_of(unit: &Unit<'_>, op: Op) -> Option<Call> {
    unit.body.ops[op].kind.call().cloned()
}

/// The result of a call or invoke.
pub fn result_of(unit: &Unit<'_>, op: Op) -> Option<Value> {
    unit.body.call_result(op)
}

/// What runs in place of a call: which derivative of the callee, and when.
///
/// # Errors
/// If its derivative must be made first.
pub fn parts(unit: &Unit<'_>, op: Op) -> Step<Parts> {
    let Some(callee) = active_callee(unit, op) else {
        return Ok(Parts::Plain);
    };
    Ok(match unit.schedules.schedule(op) {
        Schedule::Early => Parts::Early(derived(unit, op, callee, Mode::Combined)?),
        Schedule::Late if unit.context.advances => Parts::Plain,
        Schedule::Late => Parts::Late(derived(unit, op, callee, Mode::Combined)?),
        Schedule::Split => Parts::Split(derived(unit, op, callee, Mode::Split)?),
    })
}

/// The tangent of a callee.
///
/// # Errors
/// If it must be made first.
pub fn tangent(unit: &Unit<'_>, op: Op) -> Step<Option<Derived>> {
    let callee = active_callee(unit, op);
    let tangent = |callee| derived(unit, op, callee, Mode::Forward);
    callee.map(tangent).transpose()
}

/// The function that is called, if the call has a derivative.
fn active_callee(unit: &Unit<'_>, op: Op) -> Option<FuncId> {
    let call = unit.body.ops[op].kind.call()?;
    match call_kind(unit.module, call) {
        CallKind::Defined(callee) if unit.call_is_active(op) => Some(callee),
        _ => None,
    }
}

fn derived(unit: &Unit<'_>, op: Op, callee: FuncId, mode: Mode) -> Step<Derived> {
    let context = context(unit, op, callee, mode)?;
    let made = unit.derived.get(&context).cloned();
    made.ok_or_else(|| Stop::Missing(Box::new(context), unit.place(op)))
}

/// The derivatives of callees that the calls of a body seem to want and that are not there, each once.
pub fn missing(unit: &Unit<'_>) -> Vec<(Context, Option<Location>)> {
    let mut seen = FxHashSet::default();
    let mut found = Vec::new();
    for op in unit.body.op_order() {
        let stop = match unit.context.mode {
            Mode::Forward => tangent(unit, op).err(),
            _ => parts(unit, op).err(),
        };
        if let Some(Stop::Missing(context, place)) = stop
            && seen.insert(context.clone())
        {
            found.push((*context, place));
        }
    }
    found
}
