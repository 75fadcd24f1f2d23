//! The context in which a callee is differentiated: activities of its arguments, which of them stay as they are.

use super::{reread, result_of};
use crate::unit::{Step, Unit};
use tapeless_analysis::facts::handed;
use tapeless_analysis::{ArgActivity, Circle, Context, Mode, PointerActivity, RetActivity};
use tapeless_ir::{FuncId, Op, Stated, Value};
use tapeless_plan::Schedule;

/// The context of a callee.
pub(super) fn context(unit: &Unit<'_>, op: Op, callee: FuncId, mode: Mode) -> Step<Context> {
    let data = &unit.body.ops[op];
    let function = &unit.module.functions[callee];
    let mut args = Vec::new();
    let (mut stable, mut maybe, mut alive) = (Vec::new(), Vec::new(), Vec::new());
    let given = data.args.iter().take(function.sig.params.len());
    for (&arg, index) in given.zip(0..) {
        let looked_at = unit.facts.activity.is_looked_at(op, index);
        args.push(match looked_at {
            true => ArgActivity::Const,
            false => arg_activity(unit, arg),
        });
        maybe.push(unit.body.ty(arg).is_ptr() && unit.pointer(arg) == PointerActivity::Mixed);
        let points = &unit.facts.points;
        let reached = points.reachable(points.of(arg));
        let may_stay = mode == Mode::Split && unit.body.ty(arg).is_ptr();
        if !unit.context.alive.is_empty() {
            alive.push(unit.is_alive(points.of(arg)));
        }
        stable.push(may_stay && unit.changed(op, &reached).is_none());
    }
    let result = result_of(unit, op);
    let runtime = unit.context.runtime;
    let handed = handed(
        unit.module,
        unit.facts,
        unit.summaries,
        (op, callee),
        &data.args,
        runtime,
    );
    let ret = match result {
        Some(r) if unit.has_shadow(r) => RetActivity::Dup,
        Some(r) if unit.is_active(r) => RetActivity::Active,
        _ => RetActivity::Const,
    };
    let kept = unit.context.kept;
    let is_early = unit.schedules.schedule(op) == Schedule::Early;
    let copied = reread::copies(unit, op, callee, (mode, &stable))?;
    // What a derivative by hand copies hangs from the tape, too.
    let hangs = |copied: &[u64]| unit.context.taped && !copied.is_empty();
    let lists = function.stated == Stated::Nothing || hangs(&copied);
    Ok(Context {
        function: callee,
        mode,
        args,
        ret,
        primal_ret: result.is_some() && (mode != Mode::Combined || is_early),
        copied,
        stable,
        given: unit.facts.types.told(op).clone(),
        plain_bits: unit.facts.activity.gives_plain_bits(op),
        maybe,
        doubts: handed.doubts,
        bare: handed.bare,
        runtime,
        listed: (unit.listed.is_some() || kept) && lists,
        kept: kept && lists,
        taped: unit.context.taped && mode == Mode::Split,
        forward_too: unit.context.forward_too && mode == Mode::Split,
        advances: unit.context.advances && mode == Mode::Split,
        alive,
        strong_zero: unit.context.strong_zero,
        along: unit.context.along,
        circle: circle(unit, op),
    })
}

/// Who runs the callee.
fn circle(unit: &Unit<'_>, op: Op) -> Circle {
    let call = unit.body.ops[op].kind.call();
    match unit.context.circle {
        _ if call.is_some_and(|call| call.beside) => Circle::Thread,
        _ if call.is_some_and(|call| call.team) => Circle::Fork,
        Circle::Alone => Circle::Alone,
        _ => Circle::Team,
    }
}

fn arg_activity(unit: &Unit<'_>, arg: Value) -> ArgActivity {
    match unit.body.ty(arg).is_ptr() {
        true if unit.pointer(arg) != PointerActivity::Inactive => ArgActivity::Dup,
        false if unit.is_active(arg) => ArgActivity::Out,
        _ => ArgActivity::Const,
    }
}
