//! Variables on the stack that are an iteration's own: it never sees what another left in them.

use crate::Case;
use rustc_hash::FxHashMap;
use tapeless_analysis::points::{ObjId, ObjSet, Object};
use tapeless_analysis::values::subscripts::{Known, Subscripts};
use tapeless_ir::ops::LoopInfo;
use tapeless_ir::{Body, Control, Mem, Op, OpKind, Region, Scalar, Value};

/// Larger variables are not looked at byte by byte.
const LARGEST: u64 = 4096;

/// The ops that read or write each variable on the stack to which nothing else leads.
#[derive(Debug, Default)]
pub struct Variables {
    touched: FxHashMap<ObjId, Vec<Op>>,
}

impl Variables {
    /// Those of a function that it gives to no other.
    pub fn of(case: Case<'_>) -> Self {
        Self::among(case, |object| case.facts.points.is_apart(object))
    }

    /// Those of a function that it may give to others, which keep no pointer to them.
    pub fn given_to_calls(case: Case<'_>) -> Self {
        Self::among(case, |object| !case.facts.points.is_kept_outside(object))
    }

    fn among(case: Case<'_>, is_meant: impl Fn(ObjId) -> bool) -> Self {
        let (body, points) = (case.body, &case.facts.points);
        let mut touched: FxHashMap<ObjId, Vec<Op>> = FxHashMap::default();
        for op in body.op_order() {
            let effects = points.effects(case.module, body, op);
            let mut all = effects.reads;
            all.union(&effects.writes);
            all.union(&effects.frees);
            let is_variable = |o: &ObjId| matches!(points.objects[*o], Object::Alloca(_));
            for object in all.iter().filter(is_variable) {
                if is_meant(object) {
                    touched.entry(object).or_default().push(op);
                }
            }
        }
        Self { touched }
    }

    /// Whether ops of a region read or write a variable.
    pub fn is_touched(&self, body: &Body, region: Region, object: ObjId) -> bool {
        let mut ops = self.touched.get(&object).into_iter().flatten();
        ops.any(|&op| body.encloses(region, body.ops[op].parent))
    }

    /// Those that are an iteration's own: their life begins in it, or it writes all of them before it reads any.
    pub fn own(&self, case: Case<'_>, loop_: Op) -> ObjSet {
        let (body, points) = (case.body, &case.facts.points);
        let region = body.ops[loop_].regions[0];
        let inside = |op: &Op| body.encloses(region, body.ops[*op].parent);
        let mut own = ObjSet::default();
        for op in body.ops_within(region) {
            if let OpKind::Mem(Mem::Lifetime(true)) = body.ops[op].kind {
                let mut begun = points.of(body.ops[op].args[0]).iter();
                if let (Some(object), None) = (begun.next(), begun.next())
                    && self.touched.contains_key(&object)
                {
                    own.insert(object);
                }
            }
        }
        for (&object, ops) in &self.touched {
            if ops.iter().all(inside) && is_own_of_one(case, (loop_, ops), object) {
                own.insert(object);
            }
        }
        own
    }
}

/// Whether all ops that touch a variable lie in a loop, or in one within it, each iteration of which writes it first.
fn is_own_of_one(case: Case<'_>, (outer, ops): (Op, &[Op]), object: ObjId) -> bool {
    let body = case.body;
    let around = |op: Op| body.enclosing_loop(body.ops[op].parent);
    let mut at = ops.first().and_then(|&op| around(op));
    while let Some(loop_) = at {
        let region = body.ops[loop_].regions[0];
        let mut inside = ops
            .iter()
            .map(|&op| body.encloses(region, body.ops[op].parent));
        if inside.all(|is| is) && writes_before_it_reads(case, loop_, object) {
            return true;
        }
        at = around(loop_).filter(|_| loop_ != outer);
    }
    false
}

/// Whether each iteration writes all bytes of a variable, one after the other, before it reads one.
fn writes_before_it_reads(case: Case<'_>, loop_: Op, object: ObjId) -> bool {
    let (body, points) = (case.body, &case.facts.points);
    let Object::Alloca(made) = points.objects[object] else {
        return false;
    };
    let Some(size) = size(body, made).filter(|&size| size <= LARGEST) else {
        return false;
    };
    let mut missing = vec![true; size as usize];
    let region = body.ops[loop_].regions[0];
    for &op in &body.regions[region].ops {
        let touches = |op: Op| {
            let effects = points.effects(case.module, body, op);
            effects.reads.contains(object) || effects.writes.contains(object) || effects.anywhere
        };
        let within = body.ops[op].regions.iter();
        let mut within = within.flat_map(|&r| body.ops_within(r));
        if !touches(op) && !within.any(touches) {
            continue;
        }
        let Some((at, bytes)) = written(case, op, made) else {
            break;
        };
        let end = at.saturating_add(bytes).min(size);
        missing[at.min(end) as usize..end as usize].fill(false);
    }
    !missing.contains(&true)
}

fn size(body: &Body, made: Op) -> Option<u64> {
    let OpKind::Mem(Mem::Alloca { size, .. }) = body.ops[made].kind else {
        return None;
    };
    let count = u64::try_from(body.as_int(body.ops[made].args[0])?).ok()?;
    size.checked_mul(count)
}

/// Where an op writes into a variable and how many bytes, if it does no more with it.
fn written(case: Case<'_>, op: Op, made: Op) -> Option<(u64, u64)> {
    let (body, points) = (case.body, &case.facts.points);
    let data = &body.ops[op];
    if let OpKind::Control(Control::Loop(info)) = &data.kind {
        return written_in_turns(case, (op, info), made);
    }
    let (to, bytes) = match &data.kind {
        OpKind::Mem(Mem::Store(access)) if access.is_plain() => {
            (data.args[1], case.module.size_of(body.ty(data.args[0])))
        }
        OpKind::Mem(Mem::Set(_)) => (data.args[0], length(body, data.args[2])?),
        OpKind::Mem(Mem::Copy { .. }) => {
            let of = points.of(body.ops[made].results[0]);
            let reads = points.sets_overlap(points.of(data.args[1]), of);
            (data.args[0], length(body, data.args[2]).filter(|_| !reads)?)
        }
        _ => return None,
    };
    Some((offset(body, to, body.ops[made].results[0])?, bytes))
}

/// The same of a loop each turn of which stores what follows on what the turn before has stored.
fn written_in_turns(case: Case<'_>, (op, info): (Op, &LoopInfo), made: Op) -> Option<(u64, u64)> {
    let (body, points) = (case.body, &case.facts.points);
    let region = body.ops[op].regions[0];
    let count = body.as_int(info.count(&body.ops[op].args)?)?;
    let of = points.of(body.ops[made].results[0]);
    let touches = |op: &Op| {
        let effects = points.effects(case.module, body, *op);
        let to = [&effects.reads, &effects.writes, &effects.frees];
        effects.anywhere || to.iter().any(|to| points.some_overlap(to, of))
    };
    let mut touching = body.ops_within(region).into_iter().filter(touches);
    let store = touching.next().filter(|_| touching.next().is_none())?;
    let data = &body.ops[store];
    let is_store = matches!(data.kind, OpKind::Mem(Mem::Store(access)) if access.is_plain());
    if !is_store || data.parent != region {
        return None;
    }
    let bytes = case.module.size_of(body.ty(data.args[0]));
    let mut known = Known::default();
    let mut subscripts = Subscripts::new((case.module, body), &case.facts.order, &mut known);
    let (first, step) = subscripts.moves(op, data.args[1], body.ops[made].results[0])?;
    let turns = u64::try_from(count).ok()?.checked_add(1)?;
    let first = u64::try_from(first).ok()?;
    let written = bytes.checked_mul(turns)?;
    (step == i128::from(bytes)).then_some((first, written))
}

fn length(body: &Body, bytes: Value) -> Option<u64> {
    body.as_int(bytes)
        .and_then(|bytes| u64::try_from(bytes).ok())
}

/// How far behind a variable's beginning a pointer leads.
fn offset(body: &Body, mut pointer: Value, variable: Value) -> Option<u64> {
    let mut sum = 0i64;
    while pointer != variable {
        let data = &body.ops[body.def_op(pointer)?];
        let OpKind::Scalar(Scalar::PtrAdd { offset, scales, .. }) = &data.kind else {
            return None;
        };
        if !scales.is_empty() {
            return None;
        }
        sum = sum.checked_add(*offset)?;
        pointer = data.args[0];
    }
    u64::try_from(sum).ok()
}
