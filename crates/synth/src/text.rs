//! Text: a `std::string` has no shadow in which its bytes could keep a derivative.

use crate::refuse::FLOAT_AS_TEXT;
use crate::unit::{Step, Unit};
use tapeless_analysis::callee::moves_text;
use tapeless_analysis::ObjSet;
use tapeless_ir::{Callee, Mem, Op, OpKind, Value};
use tapeless_rules::effects::{Taken, taken};

/// Looks for floats whose bytes are put into strings (`std::string((char *)&x, sizeof x)`), by members or through pointers.
///
/// # Errors
/// If there may be any that carry a derivative.
pub fn holds_no_floats(unit: &Unit<'_>) -> Step<()> {
    let facts = unit.facts;
    let is_text = |&o: &_| facts.points.is_text(unit.module, unit.body, o);
    let objects = facts.points.objects.keys();
    let floats: ObjSet = objects
        .filter(|&o| facts.activity.varies(o))
        .filter(is_text)
        .collect();
    let mut order = unit.body.op_order().into_iter();
    let puts = |&op: &Op| takes_floats(unit, op) || puts_floats(unit, op, &floats);
    match order.find(puts) {
        Some(op) => Err(unit.refuse(op, FLOAT_AS_TEXT)),
        None => Ok(()),
    }
}

/// Whether a member puts bytes into a string that may belong to active floats.
fn takes_floats(unit: &Unit<'_>, op: Op) -> bool {
    let data = &unit.body.ops[op];
    let Some(call) = data.kind.call().filter(|call| moves_text(unit.module, call)) else {
        return false;
    };
    let Callee::Func(id) = call.callee else {
        return false;
    };
    let Some(taken) = taken(&unit.module.functions[id].name) else {
        return false;
    };
    let arguments = data.args.iter().enumerate().skip(1);
    let mut pointers = arguments.filter(|(_, v)| unit.body.ty(**v).is_ptr());
    pointers.any(|(at, &v)| unit.may_vary(v, taken_bytes(unit, taken, data.args.get(at + 1))))
}

/// How many bytes are taken through a pointer, if that is known, from the argument behind it.
fn taken_bytes(unit: &Unit<'_>, taken: Taken, next: Option<&Value>) -> Option<u64> {
    match taken {
        Taken::Text => Some(1),
        Taken::Between => None,
        Taken::Counted => match next.filter(|&&count| unit.body.ty(count).is_int()) {
            Some(&count) => unit.body.as_int(count).map(i64::unsigned_abs),
            None => Some(1),
        },
    }
}

/// Whether an op may write to texts in which there are bits of floats.
fn puts_floats(unit: &Unit<'_>, op: Op, floats: &ObjSet) -> bool {
    let data = &unit.body.ops[op];
    let pointers = match &data.kind {
        _ if floats.is_empty() => return false,
        OpKind::Mem(Mem::Store(_)) => &data.args[1..2],
        OpKind::Mem(Mem::Copy { .. }) => &data.args[..1],
        kind if kind.call().is_some() => &data.args[..],
        _ => return false,
    };
    let meets = |&v: &Value| unit.facts.points.of(v).iter().any(|o| floats.contains(o));
    pointers.iter().any(meets)
}
