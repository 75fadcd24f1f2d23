//! What a loop hands on from turn to turn beside what is counted: sums, and what turns before have read.

use super::{Finder, Reread};
use crate::sums::is_sum;
use tapeless_ir::ops::LoopInfo;
use tapeless_ir::{
    Body, Control, FloatKind, Mem, Op, OpData, OpKind, Region, ScalarType, Type, Value, ValueDef,
};

/// Turns before which what a loop hands on was read at most.
const MOST_TURNS: i128 = 8;

impl Finder<'_> {
    /// What a loop hands on beside what is counted, and sums; none if there is more, or if it gives anything but sums.
    pub(super) fn handed_on(&mut self, op: Op, info: &LoopInfo) -> Option<Vec<Reread>> {
        let body = self.case.body;
        let (region, args) = (body.ops[op].regions[0], &body.ops[op].args);
        let end = body.terminator(region)?;
        let params = &body.regions[region].params;
        let (next, given) = body.ops[end].args[1..].split_at(info.params as usize);
        let (mut sums, mut read) = (Vec::new(), Vec::new());
        for (k, (&param, &next)) in params.iter().zip(next).enumerate() {
            let is_float = matches!(
                body.ty(param),
                Type::Scalar(ScalarType::Float(FloatKind::F32 | FloatKind::F64))
            );
            match info.step(args, k as u32) {
                Some(step) if is_stepped(body, param, step) => {}
                None if is_float && is_sum(body, region, param, next) => sums.push(next),
                None => read.push(self.reread(op, k)?),
                Some(_) => return None,
            }
        }
        given.iter().all(|v| sums.contains(v)).then_some(read)
    }

    /// A parameter that is what was read so many turns before, by the same load.
    fn reread(&mut self, op: Op, param: usize) -> Option<Reread> {
        let body = self.case.body;
        let region = body.ops[op].regions[0];
        let (mut at, mut turns) = (param, 1);
        let load = loop {
            match body.values[body.next(region, at as u32)?].def {
                ValueDef::Param(r, k) if r == region && turns < MOST_TURNS => at = k as usize,
                ValueDef::Result(load, _) if body.ops[load].parent == region => break load,
                _ => return None,
            }
            turns += 1;
        };
        let first = body.def_op(body.ops[op].args[param])?;
        let (here, there) = (&body.ops[load], &body.ops[first]);
        let is_load = |data: &OpData| matches!(data.kind, OpKind::Mem(Mem::Load(access)) if access.is_plain());
        let is_like = body.ty(here.results[0]) == body.ty(there.results[0]);
        let is_before = body.encloses(there.parent, body.ops[op].parent);
        let is_computed = is_made_of_numbers(body, region, here.args[0]);
        if !(is_load(here) && is_load(there) && is_like && is_before && is_computed) {
            return None;
        }
        let (pointer, begin) = (here.args[0], there.args[0]);
        let still = self.is_still_between(first, op, pointer);
        let (ahead, step) = self.subscripts().moves(op, pointer, begin)?;
        (still && ahead == step * turns).then_some(Reread {
            param,
            load,
            before: i64::try_from(ahead).ok()?,
        })
    }

    /// Whether nothing is written where a loop reads, from an op before it until it ends.
    fn is_still_between(&self, first: Op, loop_: Op, pointer: Value) -> bool {
        let (case, order) = (self.case, &self.case.facts.order);
        let from = case.facts.points.of(pointer);
        let between = order.position(first)..=order.end(loop_);
        let ops = case.body.op_order().into_iter();
        let mut ops = ops.filter(|&op| between.contains(&order.position(op)));
        !from.is_empty()
            && ops.all(|op| {
                let effects = case.facts.points.effects(case.module, case.body, op);
                let mut changed = effects.writes;
                changed.union(&effects.frees);
                let is_other = !case.facts.points.some_overlap(from, &changed);
                is_other && !effects.anywhere && !effects.writes_other
            })
    }
}

/// Whether what a parameter is follows from the number of the turn: in numbers of 64 bits, or as a pointer.
fn is_stepped(body: &Body, param: Value, step: Value) -> bool {
    match body.ty(param) {
        Type::Scalar(ScalarType::Int(bits)) => bits <= 64,
        Type::Scalar(ScalarType::Ptr(_)) => body.ty(step) == Type::I64,
        _ => false,
    }
}

/// Whether a pointer is computed in a loop from its parameters and from what is outside.
fn is_made_of_numbers(body: &Body, region: Region, v: Value) -> bool {
    match body.values[v].def {
        ValueDef::Result(op, _) if body.encloses(region, body.ops[op].parent) => {
            let data = &body.ops[op];
            let mut args = data.args.iter();
            matches!(data.kind, OpKind::Scalar(_))
                && args.all(|&v| is_made_of_numbers(body, region, v))
        }
        ValueDef::Param(inner, index) if inner == region => is_stepped_by(body, region, index),
        ValueDef::Param(inner, _) => !body.encloses(region, inner),
        _ => true,
    }
}

fn is_stepped_by(body: &Body, region: Region, index: u32) -> bool {
    let owner = body.regions[region].owner.map(|op| &body.ops[op]);
    owner.is_some_and(|data| match &data.kind {
        OpKind::Control(Control::Loop(info)) => info.step(&data.args, index).is_some(),
        _ => false,
    })
}
