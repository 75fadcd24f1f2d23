//! Calls: which derivative of the callee, and when it runs.
//!
//! Here is what runs in place of a call. `context` says in which context the callee is differentiated, `emit` calls
//! what came of it, `reverse` is a call's adjoint, `reread` keeps what derivatives by hand read again, `library` is what is known of library calls,
//! and `undefined` refuses the rest.

mod context;
mod emit;
mod library;
mod reread;
mod reverse;
mod undefined;

pub use emit::{call_to, emit, unpack};
pub use library::length;

use crate::refuse::THROWN_POINTER;
use crate::signature::Derived;
use crate::unit::{Step, Stop, Unit};
use context::context;
use rustc_hash::FxHashSet;
use tapeless_analysis::{CallKind, Context, Mode, call_kind, thrown, thrown_object};
use tapeless_diag::Location;
use tapeless_ir::ops::Call;
use tapeless_ir::{FuncId, Op, Stated, Value};
use tapeless_plan::Schedule;
use undefined::{handed_on, indirect, undefined, variadic};

/// What runs in place of a call, by its schedule.
#[derive(Clone, Debug)]
pub enum Parts {
    /// It has no derivative: the primal call, once, in the forward sweep.
    Plain,
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

/// Whether a call hands memory to functions of which nothing is known, and comes back: it has no derivative, for which the
/// program would stop.
pub fn strangers_return(unit: &Unit<'_>) -> bool {
    let returns = |op: Op| {
        let Some(CallKind::Defined(id)) =
            call_of(unit, op).map(|call| call_kind(unit.module, &call))
        else {
            return false;
        };
        let call = (id, &unit.body.ops[op].args[..]);
        unit.summaries
            .pointers
            .gives_strangers(unit.module, &unit.facts.points, call)
            && !unit.call_is_active(op)
    };
    unit.body.op_order().into_iter().any(returns)
}

/// Refuses a call by which what varies goes to a function that is not here, and may come back by another.
fn gives_nothing_away(unit: &Unit<'_>, op: Op, call: &Call) -> Step<()> {
    if unit.goes_through(call) || !unit.is_given_away(op, call) {
        return Ok(());
    }
    Err(match call_kind(unit.module, call) {
        CallKind::Unknown(id) => undefined(unit, op, id),
        CallKind::Indirect => indirect(unit, op),
        _ => handed_on(unit, op),
    })
}

/// What runs in place of a call: which derivative of the callee, and when.
///
/// # Errors
/// If the callee has no derivative, or its derivative must be made first.
pub fn parts(unit: &Unit<'_>, op: Op) -> Step<Parts> {
    let Some(call) = call_of(unit, op) else {
        return Ok(Parts::Plain);
    };
    throws_no_shadow(unit, op, &call)?;
    gives_nothing_away(unit, op, &call)?;
    if !unit.call_is_active(op) {
        return Ok(Parts::Plain);
    }
    let callee = match call_kind(unit.module, &call) {
        CallKind::Defined(id) => named(unit, op, id)?,
        CallKind::Unknown(id) => return Err(undefined(unit, op, id)),
        CallKind::Indirect => return Err(indirect(unit, op)),
        CallKind::Inactive { .. } | CallKind::Alloc { .. } | CallKind::Free { .. } => {
            return Ok(Parts::Plain);
        }
        CallKind::Copies { .. } => {
            let what = format!(
                "the call of {} copies memory that carries a derivative where an exception may leave it",
                unit.callee_name(op)
            );
            return Err(unit.unsupported(op, what, "copy in a loop"));
        }
    };
    let schedule = unit.schedules.schedule(op);
    let mode = match schedule {
        Schedule::Late => Mode::Combined,
        Schedule::Split => Mode::Split,
    };
    let context = context(unit, op, callee, mode)?;
    let derived = unit
        .derived
        .get(&context)
        .cloned()
        .ok_or_else(|| Stop::Missing(Box::new(context), unit.place(op)))?;
    Ok(match schedule {
        Schedule::Late => Parts::Late(derived),
        Schedule::Split => Parts::Split(derived),
    })
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

/// A pointer in an exception has no shadow where it is caught.
pub fn throws_no_shadow(unit: &Unit<'_>, op: Op, call: &Call) -> Step<()> {
    let thrown = thrown(unit.module, call).and_then(|i| unit.body.ops[op].args.get(i));
    if thrown.is_some_and(|&thrown| unit.has_shadow(thrown)) {
        return Err(unit.refuse(op, THROWN_POINTER));
    }
    // The library runs the destructor when the exception ends, without a derivative.
    match thrown_object(unit.module, unit.body, op) {
        Some((object, true)) if unit.has_shadow(object) && unit.holds_shadowed(object) => {
            Err(unit.refuse(op, THROWN_POINTER))
        }
        _ => Ok(()),
    }
}

/// The context of a callee in forward mode.
///
/// # Errors
/// As [`parts`].
pub fn tangent(unit: &Unit<'_>, op: Op) -> Step<Option<Derived>> {
    let Some(call) = call_of(unit, op) else {
        return Ok(None);
    };
    throws_no_shadow(unit, op, &call)?;
    gives_nothing_away(unit, op, &call)?;
    if !unit.call_is_active(op) {
        return Ok(None);
    }
    let callee = match call_kind(unit.module, &call) {
        CallKind::Defined(id) => named(unit, op, id)?,
        CallKind::Unknown(id) => return Err(undefined(unit, op, id)),
        CallKind::Indirect => return Err(indirect(unit, op)),
        _ => return Ok(None),
    };
    let context = context(unit, op, callee, Mode::Forward)?;
    unit.derived
        .get(&context)
        .cloned()
        .map(Some)
        .ok_or_else(|| Stop::Missing(Box::new(context), unit.place(op)))
}

/// A callee whose parameters do not name all that it is given.
fn named(unit: &Unit<'_>, op: Op, callee: FuncId) -> Step<FuncId> {
    let function = &unit.module.functions[callee];
    if function.sig.variadic && function.stated == Stated::Nothing {
        return Err(variadic(unit, op, callee));
    }
    Ok(callee)
}
