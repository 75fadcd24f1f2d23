//! When the parts of an op's derivative run: the first half of the plan, which the needs rest on.
//!
//! | schedule | forward sweep | reverse sweep | chosen for |
//! |---|---|---|---|
//! | *split* | the primal, and what its reverse needs is kept | the reverse | loops; calls, unless they can be late |
//! | *late* | the primal | the primal again, and its reverse | calls that change nothing, of what stays as it is, unless tangents are followed from the tape, too |
//!
//! One more has its place here, and where these are carried out (`synth/calls`, `synth/record`, `synth/reverse`). *Early*: both
//! in the forward sweep, where the adjoint of the result is known before. Loops that run again from copies of their state are
//! functions of their own (`crates/checkpoint`).

use crate::Case;
use rustc_hash::FxHashSet;
use tapeless_analysis::{CallKind, call_kind};
use tapeless_ir::{Callee, FuncId, Op, Stated};

/// When the parts of an op's derivative run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// The primal runs forward and leaves what its reverse needs.
    Split,
    /// The primal runs forward; in reverse it runs again, together with its adjoint.
    Late,
}

/// The schedules of a body's ops.
#[derive(Clone, Debug, Default)]
pub struct Schedules {
    late: FxHashSet<Op>,
}

impl Schedules {
    /// Decides the schedules of all ops of a body, whether they turn out to carry a derivative or not.
    pub fn of(case: Case<'_>) -> Self {
        let ops = case.body.op_order().into_iter();
        Self {
            late: ops.filter(|&op| can_run_late(case, op)).collect(),
        }
    }

    /// The schedule of a call, a loop, or another op with a derivative.
    pub fn schedule(&self, op: Op) -> Schedule {
        match self.late.contains(&op) {
            true => Schedule::Late,
            false => Schedule::Split,
        }
    }
}

/// The callee writes nothing that others see, and what it reads is unchanged until the reverse sweep. A derivative
/// by hand says itself what it keeps.
fn can_run_late(case: Case<'_>, op: Op) -> bool {
    let Some(call) = case.body.ops[op].kind.call() else {
        return false;
    };
    let CallKind::Defined(callee) = call_kind(case.module, call) else {
        return false;
    };
    let stated = case.module.functions[callee].stated;
    let by_hand = matches!(stated, Stated::Derivative | Stated::Routine);
    let result_is_pointer = call.sig.ret.is_some_and(|ty| ty.is_ptr());
    let activity = &case.facts.activity;
    let unsteady = call.effects.reads_other && activity.reads_what_changes(callee);
    !by_hand
        && !case.context.forward_too
        && !goes_on(case, callee)
        && !activity.passes_through_globals(callee)
        && !unsteady
        && !call.effects.writes()
        && !result_is_pointer
        && (!call.effects.reads() || stays(case, op))
}

/// Whether all that a call's arguments lead to stays as it is until the reverse sweep.
fn stays(case: Case<'_>, op: Op) -> bool {
    let args = &case.body.ops[op].args;
    let reached = case.facts.points.reachable_from(args);
    case.changed(op, &reached).is_none()
}

/// Whether a function goes on by calling itself, once: what each call computes again would add up to the square of the depth.
fn goes_on(case: Case<'_>, callee: FuncId) -> bool {
    let again = |op: &Op| {
        let call = case.body.ops[*op].kind.call();
        call.is_some_and(|call| call.callee == Callee::Func(callee))
    };
    callee == case.context.function
        && case.body.op_order().iter().filter(|op| again(op)).count() == 1
}
