//! Loops whose iterations run again in the reverse sweep, each right before it is reversed.
//!
//! ```text
//! for (k …) { for (i …) for (j …) e += f(x[k], i, j);  y[k] = e; }      y[k]: all of iteration k is made again
//! ```
//! What an iteration begins with is kept, or made again; what it makes is not. So memory that it reads must be as it was, but for
//! its own. What it writes for others is not written again.

use crate::classify::TURNS;
use crate::own::Variables;
use crate::slots::{SlotKey, Storage};
use crate::{Case, Plan, Schedules, case};
use rustc_hash::FxHashMap;
use tapeless_analysis::points::ObjSet;
use tapeless_analysis::{CallKind, Mode, call_kind};
use tapeless_ir::{Body, Control, Mem, Op, OpKind, Region, Scalar};
use tapeless_rules::Cost;

/// What it costs to keep eight bytes and to read them again: they leave the cache.
const KEPT: u64 = 8;

/// What it costs to compute again a function of the library, and a division; all else costs 1.
const FUNCTION: u64 = 20;
const QUOTIENT: u64 = 5;

/// The loops whose iterations run again, with the variables that are an iteration's own, given what the plan would keep of them otherwise.
pub fn again(
    case: Case<'_>,
    variables: &Variables,
    (schedules, plan): (&Schedules, &Plan),
) -> FxHashMap<Op, ObjSet> {
    let mut found = FxHashMap::default();
    if case.context.forward_too || case.context.advances || case.context.taped {
        return found;
    }
    let relevant = case.relevant_ops();
    let body = case.body;
    let mut open = vec![body.entry()];
    while let Some(region) = open.pop() {
        for &op in &body.regions[region].ops {
            let is_loop = matches!(body.ops[op].kind, OpKind::Control(Control::Loop(_)));
            let is_turn = is_loop && schedules.turn(body, body.ops[op].regions[0]).is_some();
            let wanted = is_loop && !is_turn && relevant.contains(&op);
            let is_worth = wanted && is_worth(body, plan, op);
            let own = is_worth.then(|| variables.own(case, op));
            match own.filter(|own| can_run_again(case, op, own)) {
                Some(own) => _ = found.insert(op, own),
                // What an iteration keeps that is reversed by itself stays in the cache.
                None if is_turn => {}
                None => open.extend(&body.ops[op].regions),
            }
        }
    }
    found
}

/// Whether what the loops inside a loop keep costs more than another run of it.
fn is_worth(body: &Body, plan: &Plan, op: Op) -> bool {
    let region = body.ops[op].regions[0];
    let kept = plan.slots.values().filter(|slot| {
        let is_inner = slot.home != region && body.encloses(region, slot.home);
        let is_value = matches!(
            slot.key,
            SlotKey::Node(_) | SlotKey::Tape(_) | SlotKey::Old(_)
        );
        is_inner && is_value && matches!(slot.storage, Storage::Array(_))
    });
    let kept = kept.map(|slot| KEPT * times(body, region, slot.home));
    let costs = body.ops_within(region).into_iter();
    let costs = costs.map(|op| cost(&body.ops[op].kind) * times(body, region, body.ops[op].parent));
    kept.fold(0, u64::saturating_add) > costs.fold(0, u64::saturating_add)
}

fn cost(kind: &OpKind) -> u64 {
    match kind {
        OpKind::Scalar(Scalar::Rule(id, _)) => match tapeless_rules::rule(*id).cost {
            Cost::Cheap if *id == tapeless_rules::id::fdiv => QUOTIENT,
            Cost::Cheap => 1,
            _ => FUNCTION,
        },
        OpKind::Call(_) => FUNCTION,
        OpKind::Scalar(_) | OpKind::Mem(_) => 1,
        _ => 0,
    }
}

/// How often a region within another runs in one iteration of that.
fn times(body: &Body, outer: Region, mut inner: Region) -> u64 {
    let mut times: u64 = 1;
    while inner != outer {
        let Some(owner) = body.regions[inner].owner else {
            break;
        };
        if matches!(body.ops[owner].kind, OpKind::Control(Control::Loop(_))) {
            times = times.saturating_mul(TURNS).min(u64::MAX >> 24);
        }
        inner = body.ops[owner].parent;
    }
    times
}

/// Whether an iteration makes the same again from what it begins with.
fn can_run_again(case: Case<'_>, loop_: Op, own: &ObjSet) -> bool {
    let (body, data) = (case.body, &case.body.ops[loop_]);
    let carried = body.regions[data.regions[0]]
        .params
        .iter()
        .chain(&data.results);
    let mut pointers = carried.filter(|&&v| body.ty(v).is_ptr());
    let inside = body.ops_within(data.regions[0]);
    // Of a function that returns before its reverse sweep, the variables end.
    let lives = own.is_empty() || case.context.mode == Mode::Combined;
    lives
        && pointers.all(|&v| !case.has_shadow(v))
        && inside.into_iter().all(|op| can_op(case, op, own))
}

fn can_op(of: Case<'_>, op: Op, own: &ObjSet) -> bool {
    let (body, points) = (of.body, &of.facts.points);
    let data = &body.ops[op];
    let foreign = |objects: &ObjSet| objects.is_empty() || !objects.without(own).is_empty();
    // What is written is its own, or all for others.
    let is_one = |objects: &ObjSet| !foreign(objects) || !objects.iter().any(|o| own.contains(o));
    match &data.kind {
        OpKind::Scalar(_) | OpKind::Mem(Mem::Lifetime(_)) => true,
        OpKind::Mem(Mem::Load(access)) => {
            let stays = || {
                let (module, facts, context) = (of.module, of.facts, of.context);
                of.writes.is_stable(module, body, facts, context, op)
            };
            access.is_plain() && (!foreign(points.of(data.args[0])) || stays())
        }
        OpKind::Mem(Mem::Store(access)) => {
            let is_pointer = body.ty(data.args[0]).is_ptr();
            let to = points.of(data.args[1]);
            access.is_plain() && is_one(to) && !(is_pointer && foreign(to))
        }
        OpKind::Mem(Mem::Set(_)) => is_one(points.of(data.args[0])),
        OpKind::Mem(Mem::Copy { .. }) => {
            let read = points.of(data.args[1]);
            let to_own = !foreign(points.of(data.args[0]));
            to_own && (!foreign(read) || of.changed(op, read).is_none())
        }
        OpKind::Control(control) => case::stays_inside(control),
        OpKind::Call(call) => {
            let effects = points.effects(of.module, body, op);
            let kind = call_kind(of.module, call);
            let is_plain = matches!(kind, CallKind::Defined(_) | CallKind::Inactive { .. });
            let gives = case::gives_a_number(call);
            let reads = effects.reads.without(own);
            let stays = || reads.is_empty() || of.changed(op, &reads).is_none();
            is_plain
                && gives
                && !effects.anywhere
                && !effects.writes_other
                && !call.effects.reads_other
                && effects.frees.is_empty()
                && effects.writes.without(own).is_empty()
                && stays()
        }
        OpKind::Host(host) => case::only_marks(host, data),
        OpKind::Mem(_) | OpKind::Par(_) => false,
    }
}

/// Whether an op of an iteration that runs again writes for others than itself: that is not done again.
pub fn writes_for_others(case: Case<'_>, own: &ObjSet, op: Op) -> bool {
    let data = &case.body.ops[op];
    let to = match &data.kind {
        OpKind::Mem(Mem::Store(_)) => data.args[1],
        OpKind::Mem(Mem::Set(_)) => data.args[0],
        _ => return false,
    };
    let to = case.facts.points.of(to);
    to.is_empty() || !to.without(own).is_empty()
}
