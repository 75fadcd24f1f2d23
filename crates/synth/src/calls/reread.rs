//! What the reverse function of a derivative by hand reads again must be as the call left it: memory that stays, or a copy.

use super::context::changed;
use crate::unit::{Step, Unit};
use tapeless_analysis::lifetimes::stable::Changed;
use tapeless_analysis::points::{Object, Points};
use tapeless_analysis::{CallKind, Mode, ObjId, call_kind};
use tapeless_diag::code;
use tapeless_ir::{FuncId, Mem, Op, OpKind, Value};

/// Larger memory is not copied at each call.
const MOST_BYTES: u64 = 1 << 16;

/// For each argument of a callee, how many bytes behind it are copied for its derivative by hand; nothing where none are.
///
/// # Errors
/// If what is read again changes before, and its size is not known here.
pub(super) fn copies(
    unit: &Unit<'_>,
    op: Op,
    callee: FuncId,
    (mode, stable): (Mode, &[bool]),
) -> Step<Vec<u64>> {
    let params = &unit.module.functions[callee].params;
    let given = unit.body.ops[op].args.iter().zip(params).zip(stable);
    let mut copies = Vec::new();
    if mode != Mode::Split || params.iter().all(|param| !param.reread) {
        return Ok(copies);
    }
    for ((&arg, param), &stays) in given {
        copies.push(match param.reread && !stays {
            true => bytes(unit, op, arg)?,
            false => 0,
        });
    }
    Ok(match copies.iter().any(|&bytes| bytes > 0) {
        true => copies,
        false => Vec::new(),
    })
}

/// Refuses a call of a derivative by hand that reads integers behind pointers in the shadow of a structure, where there are
/// none: arrays of integers have no shadow.
///
/// # Errors
/// If there is such an array behind an argument.
pub(super) fn check_counts(unit: &Unit<'_>, op: Op, callee: FuncId) -> Step<()> {
    let points = &unit.facts.points;
    let params = &unit.module.functions[callee].params;
    for (index, (&arg, param)) in unit.body.ops[op].args.iter().zip(params).enumerate() {
        let bare = |&o: &ObjId| {
            let ours = matches!(
                points.objects[o],
                Object::Alloca(_) | Object::Heap(_) | Object::Made { .. } | Object::Global(_)
            );
            let mut contents = points.contents(o).iter();
            ours && contents.all(|inside| inside == Points::UNKNOWN)
                && !unit.facts.types.holds_floats(o)
        };
        let own = points.of(arg);
        let reached = points.reachable(own);
        let mut behind = reached.iter().filter(|&o| !own.contains(o));
        if param.counts_behind && behind.any(|o| bare(&o)) {
            let what = format!(
                "the derivative by hand of {} reads integers behind a pointer in the shadow of argument {}, and arrays of integers have no shadow",
                unit.callee_name(op),
                index + 1
            );
            let instead = "read them behind the argument itself: its shadow holds the sizes and strides of structures, and the adjoints";
            return Err(unit.unsupported(op, what, instead));
        }
    }
    Ok(())
}

/// The size of memory without pointers that an argument is the beginning of.
fn bytes(unit: &Unit<'_>, op: Op, arg: Value) -> Step<u64> {
    let points = &unit.facts.points;
    let reached = points.reachable(points.of(arg));
    let Some(why) = changed(unit, op, &reached) else {
        return Ok(0);
    };
    let mut objects = reached.iter();
    let one = objects.next().filter(|_| objects.next().is_none());
    match one.and_then(|object| size(unit, points.objects[object], arg)) {
        Some(bytes) if bytes <= MOST_BYTES => Ok(bytes),
        _ => refuse(unit, op, arg, why),
    }
}

/// The size of an object whose beginning a value is.
fn size(unit: &Unit<'_>, object: Object, start: Value) -> Option<u64> {
    let (Object::Alloca(made) | Object::Heap(made)) = object else {
        return None;
    };
    let data = &unit.body.ops[made];
    if unit
        .body
        .call_result(made)
        .or(data.results.first().copied())
        != Some(start)
    {
        return None;
    }
    let number = |v: Value| unit.body.as_int(v).and_then(|n| u64::try_from(n).ok());
    match &data.kind {
        OpKind::Mem(Mem::Alloca { size, .. }) => number(*data.args.first()?)?.checked_mul(*size),
        kind => match call_kind(unit.module, kind.call()?) {
            CallKind::Alloc { size, .. } => size.iter().try_fold(1, |all: u64, &i| {
                all.checked_mul(number(*data.args.get(i)?)?)
            }),
            _ => None,
        },
    }
}

fn refuse<T>(unit: &Unit<'_>, op: Op, arg: Value, why: Changed) -> Step<T> {
    let args = &unit.body.ops[op].args;
    let index = args.iter().position(|&v| v == arg).unwrap_or_default();
    let what = format!(
        "the derivative by hand of {} reads memory of argument {} again in the reverse sweep, where it is no longer what it was at this call",
        unit.callee_name(op),
        index + 1
    );
    let (place, why) = match why {
        Changed::By(by) => (unit.place(by), "it may be written or released here before"),
        Changed::Outside => (
            None,
            "it ends with the function that makes this call, or may be written by its callers before",
        ),
    };
    let refusal = unit
        .refusal(code::UNSUPPORTED, op, what)
        .because(place, why);
    Err(refusal
        .help("let the augmented function keep what the reverse function reads on a tape: it returns `{tape, result}`, and the reverse function takes the tape as its last argument")
        .into())
}
