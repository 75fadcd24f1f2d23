//! Text: a `std::string` has no shadow in which its bytes could keep a derivative.

use crate::refuse::FLOAT_AS_TEXT;
use crate::unit::{Step, Unit};
use tapeless_analysis::values::callee::text_taken;
use tapeless_analysis::{ObjId, ObjSet};
use tapeless_ir::{Mem, Op, OpKind, Value};

/// Looks for floats whose bytes are put into strings (`std::string((char *)&x, sizeof x)`), by members or through pointers, and for
/// floats that are made of the characters of strings.
///
/// # Errors
/// If there may be any that carry a derivative.
pub fn holds_no_floats(unit: &Unit<'_>) -> Step<()> {
    let facts = unit.facts;
    let objects = facts.points.objects.keys();
    let texts: ObjSet = objects
        .filter(|&o| facts.points.is_text(unit.module, unit.body, o))
        .collect();
    let carries = |&o: &ObjId| {
        let read = facts.activity.is_read(o) && facts.types.holds_floats(o);
        read || facts.activity.varies(o)
    };
    let floats: ObjSet = texts.iter().filter(carries).collect();
    let mut order = unit.body.op_order().into_iter();
    let moves = |&op: &Op| {
        let through = |texts: &ObjSet| is_through(unit, op, texts);
        takes_floats(unit, op) || through(&floats) || makes_floats(unit, op) && through(&texts)
    };
    match order.find(moves) {
        Some(op) => Err(unit.refuse(op, FLOAT_AS_TEXT)),
        None => Ok(()),
    }
}

/// Whether an op reads bits that become floats.
fn makes_floats(unit: &Unit<'_>, op: Op) -> bool {
    let data = &unit.body.ops[op];
    let is_load = matches!(data.kind, OpKind::Mem(Mem::Load(_)));
    is_load
        && data
            .results
            .iter()
            .any(|&r| unit.facts.activity.is_useful(r))
}

/// Whether a member of a string is given a pointer to bytes of active floats, and how many of these it shall take.
fn takes_floats(unit: &Unit<'_>, op: Op) -> bool {
    let data = &unit.body.ops[op];
    let Some(call) = data.kind.call() else {
        return false;
    };
    let facts = unit.facts;
    let taken = text_taken(unit.module, unit.body, call, data);
    taken.into_iter().any(|(v, bytes)| {
        bytes != Some(1) && unit.may_vary(v, bytes) && !facts.types.is_text(&facts.points, v, bytes)
    })
}

/// Whether an op may access texts.
fn is_through(unit: &Unit<'_>, op: Op, texts: &ObjSet) -> bool {
    let data = &unit.body.ops[op];
    let pointers = match &data.kind {
        _ if texts.is_empty() => return false,
        OpKind::Mem(Mem::Load(_)) => &data.args[..1],
        OpKind::Mem(Mem::Store(_)) => &data.args[1..2],
        OpKind::Mem(Mem::Copy { .. }) => &data.args[..2],
        kind if kind.call().is_some() => &data.args[..],
        _ => return false,
    };
    let meets = |&v: &Value| unit.facts.points.of(v).iter().any(|o| texts.contains(o));
    pointers.iter().any(meets)
}
