//! Text: a `std::string` has no shadow in which its bytes could keep a derivative.

use crate::words::FLOAT_AS_TEXT;
use crate::{Judge, Walk};
use tapeless_analysis::values::callee::text_taken;
use tapeless_analysis::{ObjId, ObjSet};
use tapeless_ir::{Mem, Op, OpKind, Value};

impl Judge<'_> {
    /// Looks for floats whose bytes are put into strings (`std::string((char *)&x, sizeof x)`), by members or through pointers, and for
    /// floats that are made of the characters of strings.
    pub(crate) fn text(&mut self) -> Walk {
        let facts = self.facts;
        let objects = facts.points.objects.keys();
        let texts: ObjSet = objects
            .filter(|&o| facts.points.is_text(self.module, self.body, o))
            .collect();
        let carries = |&o: &ObjId| {
            let read = facts.activity.is_read(o) && facts.types.holds_floats(o);
            read || facts.activity.varies(o)
        };
        let floats: ObjSet = texts.iter().filter(carries).collect();
        let mut order = self.body.op_order().into_iter();
        let moves = |&op: &Op| {
            let through = |texts: &ObjSet| is_through(self, op, texts);
            takes_floats(self, op) || through(&floats) || makes_floats(self, op) && through(&texts)
        };
        match order.find(moves) {
            Some(op) => self.note(Err(self.refuse(op, FLOAT_AS_TEXT))),
            None => Ok(()),
        }
    }
}

/// Whether an op reads bits that become floats.
fn makes_floats(judge: &Judge<'_>, op: Op) -> bool {
    let data = &judge.body.ops[op];
    let is_load = matches!(data.kind, OpKind::Mem(Mem::Load(_)));
    is_load
        && data
            .results
            .iter()
            .any(|&r| judge.facts.activity.is_useful(r))
}

/// Whether a member of a string is given a pointer to bytes of active floats, and how many of these it shall take.
fn takes_floats(judge: &Judge<'_>, op: Op) -> bool {
    let data = &judge.body.ops[op];
    let Some(call) = data.kind.call() else {
        return false;
    };
    let facts = judge.facts;
    let taken = text_taken(judge.module, judge.body, call, data);
    taken.into_iter().any(|(v, bytes)| {
        bytes != Some(1)
            && judge.may_vary(v, bytes)
            && !facts.types.is_text(&facts.points, v, bytes)
    })
}

/// Whether an op may access texts.
fn is_through(judge: &Judge<'_>, op: Op, texts: &ObjSet) -> bool {
    let data = &judge.body.ops[op];
    let pointers = match &data.kind {
        _ if texts.is_empty() => return false,
        OpKind::Mem(Mem::Load(_)) => &data.args[..1],
        OpKind::Mem(Mem::Store(_)) => &data.args[1..2],
        OpKind::Mem(Mem::Copy { .. }) => &data.args[..2],
        kind if kind.call().is_some() => &data.args[..],
        _ => return false,
    };
    let meets = |&v: &Value| judge.facts.points.of(v).iter().any(|o| texts.contains(o));
    pointers.iter().any(meets)
}
