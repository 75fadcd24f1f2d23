//! The context in which a callee is differentiated: activities of its arguments, which of them stay as they are.

use super::{reread, result_of};
use crate::refuse::{BITS, FLOAT_AS_POINTER, LOST};
use crate::unit::{Step, Unit};
use tapeless_analysis::facts::handed;
use tapeless_analysis::lifetimes::stable::Changed;
use tapeless_analysis::points::Object;
use tapeless_analysis::{ArgActivity, Context, Mode, ObjSet, PointerActivity, RetActivity};
use tapeless_diag::code;
use tapeless_ir::{FuncId, Op, Stated, Value};

/// The context of a callee.
pub(super) fn context(unit: &Unit<'_>, op: Op, callee: FuncId, mode: Mode) -> Step<Context> {
    let data = &unit.body.ops[op];
    let function = &unit.module.functions[callee];
    let mut args = Vec::new();
    let (mut stable, mut maybe) = (Vec::new(), Vec::new());
    let given = data.args.iter().take(function.sig.params.len());
    for (&arg, index) in given.zip(0..) {
        let looked_at = unit.facts.activity.is_looked_at(op, index);
        args.push(match looked_at {
            true => ArgActivity::Const,
            false => arg_activity(unit, op, arg)?,
        });
        maybe.push(unit.body.ty(arg).is_ptr() && unit.pointer(arg) == PointerActivity::Mixed);
        let points = &unit.facts.points;
        let reached = points.reachable(points.of(arg));
        stable.push(
            mode == Mode::Split && unit.body.ty(arg).is_ptr() && is_unspoiled(unit, op, &reached),
        );
    }
    if unit.facts.activity.counts_bits(op) {
        let name = unit.callee_name(op);
        let what = format!(
            "{name} makes a number, or another float, of the bits of a float that carries a derivative, or stores some of these by themselves: it is given them in an integer or in memory"
        );
        return Err(unit.unsupported(op, what, BITS.instead()));
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
    if let Some(object) = handed.loses {
        let refusal = unit.refuse(op, LOST);
        return Err(match unit.facts.points.objects[object] {
            Object::Global(global) => unit.follow(global, refusal),
            _ => refusal,
        });
    }
    let ret = match result {
        Some(r) if unit.has_shadow(r) => RetActivity::Dup,
        Some(r) if unit.is_active(r) && unit.body.ty(r).is_int() => {
            let name = unit.callee_name(op);
            let what =
                format!("a float that carries a derivative is returned by {name} as an integer");
            let instead = "return the float itself, or leave it in memory";
            return Err(unit.unsupported(op, what, instead));
        }
        Some(r) if unit.is_active(r) && unit.body.ty(r).is_ptr() => {
            return Err(unit.refuse(op, FLOAT_AS_POINTER));
        }
        Some(r) if unit.is_active(r) => RetActivity::Active,
        _ => RetActivity::Const,
    };
    reread::check_counts(unit, op, callee)?;
    let primal_ret = result.is_some() && mode != Mode::Combined;
    let kept = unit.context.kept;
    Ok(Context {
        function: callee,
        mode,
        args,
        ret,
        primal_ret,
        copied: reread::copies(unit, op, callee, (mode, &stable))?,
        stable,
        given: unit.facts.types.told(op).clone(),
        plain_bits: unit.facts.activity.gives_plain_bits(op),
        maybe,
        doubts: handed.doubts,
        runtime,
        listed: (unit.listed.is_some() || kept) && function.stated == Stated::Nothing,
        kept: kept && function.stated == Stated::Nothing,
    })
}

fn arg_activity(unit: &Unit<'_>, op: Op, arg: Value) -> Step<ArgActivity> {
    let ty = unit.body.ty(arg);
    if ty.is_ptr() {
        if unit.is_active(arg) {
            return Err(unit.refuse(op, FLOAT_AS_POINTER));
        }
        unit.check_reach(arg, op)?;
        return match unit.pointer(arg) {
            PointerActivity::Inactive => Ok(ArgActivity::Const),
            PointerActivity::Active | PointerActivity::Mixed => Ok(ArgActivity::Dup),
        };
    }
    match (unit.is_active(arg), ty.is_float()) {
        (false, _) => Ok(ArgActivity::Const),
        (true, true) => Ok(ArgActivity::Out),
        (true, false) => {
            let name = unit.callee_name(op);
            let what = format!(
                "a float that carries a derivative is passed to {name} within an integer or a struct"
            );
            let instead = "pass the floats themselves, or a pointer to the struct";
            let refusal = unit.refusal(code::UNSUPPORTED, op, what).help(instead);
            Err(unit.beside_floats(refusal, &[arg]).into())
        }
    }
}

pub(super) fn is_unspoiled(unit: &Unit<'_>, op: Op, objects: &ObjSet) -> bool {
    changed(unit, op, objects).is_none()
}

pub(super) fn changed(unit: &Unit<'_>, op: Op, objects: &ObjSet) -> Option<Changed> {
    unit.case.changed(op, objects)
}
