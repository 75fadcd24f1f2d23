//! When the parts of an op's derivative run: the first half of the plan, which the needs rest on.
//!
//! | schedule | forward sweep | reverse sweep | chosen for |
//! |---|---|---|---|
//! | *split* | the primal, and what its reverse needs is kept | the reverse | loops; calls, unless they can be late |
//! | *early* | the primal and its reverse at once, of a loop iteration by iteration | calls and loops whose adjoint is known by then (`early`) |
//! | *late* | the primal | the primal again, and its reverse | calls that change nothing, of what stays as it is, unless tangents are followed from the tape, too; loops whose inner loops would keep much (`again`) |
//!
//! Loops that run again from copies of their state are functions of their own (`crates/checkpoint`).

use crate::again::{again, writes_for_others};
use crate::early::{Early, early, early_within};
use crate::own::Variables;
use crate::{Case, Plan};
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_analysis::points::ObjSet;
use tapeless_analysis::values::orders::waits_in;
use tapeless_analysis::{CallKind, call_kind};
use tapeless_ir::{Body, Callee, Control, FuncId, Op, OpKind, Region, Stated, Value, ValueDef};

/// When the parts of an op's derivative run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// The primal runs forward and leaves what its reverse needs.
    Split,
    /// The primal runs forward, and its reverse right behind it; in reverse only what that gave is added.
    Early,
    /// The primal runs forward; in reverse it runs again, together with its adjoint.
    Late,
}

/// The schedules of a body's ops.
#[derive(Clone, Debug, Default)]
pub struct Schedules {
    early: FxHashMap<Op, Early>,
    late: FxHashSet<Op>,
    /// Of loops that run again, the variables that are an iteration's own.
    own: FxHashMap<Op, ObjSet>,
}

impl Schedules {
    /// Decides the schedules of all ops of a body, whether they turn out to carry a derivative or not.
    pub fn of(case: Case<'_>) -> Self {
        let ops = case.body.op_order().into_iter();
        Self {
            early: early(case, &Variables::of(case)),
            own: FxHashMap::default(),
            late: ops.filter(|&op| can_run_late(case, op)).collect(),
        }
    }

    /// The schedule of a call, a loop, or another op with a derivative.
    pub fn schedule(&self, op: Op) -> Schedule {
        match self.late.contains(&op) {
            _ if self.early.contains_key(&op) => Schedule::Early,
            true => Schedule::Late,
            false => Schedule::Split,
        }
    }

    /// From which adjoints an op is reversed early.
    pub fn early(&self, op: Op) -> Option<&Early> {
        self.early.get(&op)
    }

    /// The loop whose body a region is, if each iteration has its forward and its reverse sweep in one place.
    pub fn turn(&self, body: &Body, region: Region) -> Option<Op> {
        let is_turn = |op: &Op| {
            let is_loop = matches!(body.ops[*op].kind, OpKind::Control(Control::Loop(_)));
            is_loop && (self.early.contains_key(op) || self.late.contains(op))
        };
        body.regions[region].owner.filter(is_turn)
    }

    /// The innermost such body that a region lies in, with itself.
    pub fn turn_around(&self, body: &Body, region: Region) -> Option<Region> {
        let mut around = std::iter::successors(Some(region), |&region| body.parent(region));
        around.find(|&region| self.turn(body, region).is_some())
    }

    /// Whether a value is what an iteration begins with that runs again.
    pub fn begins_again(&self, body: &Body, v: Value) -> bool {
        match body.values[v].def {
            ValueDef::Param(region, _) => {
                let turn = self.turn(body, region);
                turn.is_some_and(|op| self.late.contains(&op))
            }
            _ => false,
        }
    }

    /// The schedules where some loops run again, given what would be kept of them otherwise; nothing if none does.
    pub fn with_loops_again(&self, case: Case<'_>, plan: &Plan) -> Option<Self> {
        let variables = Variables::of(case);
        let again = again(case, &variables, (self, plan));
        let mut all = self.clone();
        for &op in again.keys() {
            all.early.extend(early_within(case, &variables, op));
            all.late.insert(op);
        }
        let any = !again.is_empty();
        all.own = again;
        any.then_some(all)
    }

    /// Whether an op of an iteration that runs again writes for others: that is not done again.
    pub fn is_left_out(&self, case: Case<'_>, loop_: Op, op: Op) -> bool {
        let own = self.own.get(&loop_);
        own.is_some_and(|own| writes_for_others(case, own, op))
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
    // Who came first at a lock is another matter when it runs again.
    let orders = call.beside || waits_in(case.module, call);
    !by_hand
        && !orders
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
