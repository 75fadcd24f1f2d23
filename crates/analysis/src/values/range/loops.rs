//! What the parameters of loops, and what leaves them, lie between.

use super::guards::sum;
use super::{Range, Ranges};
use tapeless_ir::ops::IntBin;
use tapeless_ir::{Body, Cast, Control, Op, OpKind, Region, Scalar, Type, Value};

/// Bounds farther away than this tell nothing that is worth a search.
const NEAR: i64 = 1 << 20;

/// A loop's parameter.
pub(super) fn of_param(
    ranges: &mut Ranges<'_>,
    region: Region,
    index: u32,
    whole: Range,
    depth: u32,
) -> Range {
    let found = by_steps(ranges, region, index, whole, depth);
    if found.lo >= 0 && found.hi < whole.hi {
        return found;
    }
    let inductive = inductive(ranges, region, index, whole, depth);
    inductive.map_or(found, |inductive| found.meet(inductive))
}

/// What a loop yields, when its condition says that it ends.
pub(super) fn of_exit(
    ranges: &mut Ranges<'_>,
    op: Op,
    index: usize,
    whole: Range,
    depth: u32,
) -> Range {
    let body = ranges.body;
    let data = &body.ops[op];
    let OpKind::Control(Control::Loop(info)) = &data.kind else {
        return whole;
    };
    let Some((end, goes_on)) = repeat(body, data.regions[0]) else {
        return whole;
    };
    let args = &body.ops[end].args;
    let v = args[1 + info.params as usize + index];
    let found = ranges.at(v, data.regions[0], depth);
    ranges.given(v, found, (args[0], !goes_on), depth)
}

/// How a loop's body ends, and what its condition is when it goes on.
fn repeat(body: &Body, region: Region) -> Option<(Op, bool)> {
    let end = body.terminator(region)?;
    match body.ops[end].kind {
        OpKind::Control(Control::Repeat { negate }) => Some((end, !negate)),
        _ => None,
    }
}

/// By induction: it starts within bounds, and if it lies within them and the loop goes on, then so does what follows.
fn inductive(
    ranges: &mut Ranges<'_>,
    region: Region,
    index: u32,
    whole: Range,
    depth: u32,
) -> Option<Range> {
    let body = ranges.body;
    let owner = body.regions[region].owner?;
    let start = ranges.at(
        body.ops[owner].args[index as usize],
        body.ops[owner].parent,
        depth,
    );
    if start.lo < 0 || ranges.assumed.is_some() {
        return None;
    }
    let (end, goes_on) = repeat(body, region)?;
    let param = body.regions[region].params[index as usize];
    let args = &body.ops[end].args;
    let next = *args.get(1 + index as usize)?;
    [start.hi, whole.hi].into_iter().find_map(|hi| {
        let bounds = Range::new(0, hi);
        let mut inner = Ranges::new(body);
        inner.assumed = Some((param, bounds));
        let found = inner.next(next, region, (args[0], goes_on), depth);
        let found = found.is_within(bounds).then(|| start.union(found))?;
        let known = if found.hi > NEAR {
            whole.hi.max(found.hi)
        } else {
            found.hi
        };
        Some(Range::new(found.lo, known))
    })
}

/// `init + k·step` for k up to the backedge-taken count; or what only moves one way.
fn by_steps(
    ranges: &mut Ranges<'_>,
    region: Region,
    index: u32,
    whole: Range,
    depth: u32,
) -> Range {
    let body = ranges.body;
    let Some(owner) = body.regions[region].owner else {
        return whole;
    };
    let data = &body.ops[owner];
    let OpKind::Control(Control::Loop(info)) = &data.kind else {
        return whole;
    };
    let start = ranges.at(data.args[index as usize], data.parent, depth);
    let counted = info.step(&data.args, index).zip(info.count(&data.args));
    if let Some((step, count)) = counted
        && let Some(step) = body.as_int(step)
        && let times @ Range { lo: 0.., .. } = ranges.at(count, data.parent, depth)
    {
        let count_down = || exact_last(body, data.args[index as usize], count);
        if step == -1
            && let Some(last) = count_down().filter(|&last| last <= start.hi)
        {
            return Range::new(last.max(whole.lo), start.hi);
        }
        let far = i128::from(step) * i128::from(times.hi);
        let (lo, hi) = (i128::from(start.lo), i128::from(start.hi));
        let (lo, hi) = (lo + far.min(0), hi + far.max(0));
        let found = Range::fit(lo, hi, whole, true);
        if found != whole {
            return found;
        }
    }
    match one_way(ranges, region, index, depth) {
        Some(true) => Range::new(start.lo, whole.hi),
        Some(false) => {
            let last = counted.and_then(|steps| last(body, data.args[index as usize], steps));
            let last = last.filter(|&last| last <= start.hi);
            Range::new(last.unwrap_or(whole.lo), start.hi)
        }
        None => whole,
    }
}

/// Where a loop that counts down by one ends, if its count is its start plus a constant: `n - 1, n - 2, …` is so often
/// taken that 0 is left.
fn last(body: &Body, init: Value, (step, count): (Value, Value)) -> Option<i64> {
    let (from, above) = offset(body, init);
    let (times, more) = offset(body, narrowed(body, count, body.ty(init)));
    (body.as_int(step) == Some(-1) && from == times).then(|| above.checked_sub(more))?
}

/// The same where neither start nor count wraps.
fn exact_last(body: &Body, init: Value, count: Value) -> Option<i64> {
    let ((from, above), (times, more)) = (sum(body, init), sum(body, count));
    (from == times).then(|| above.checked_sub(more))?
}

/// A value as another plus a constant.
fn offset(body: &Body, v: Value) -> (Value, i64) {
    let sum = body.def_op(v).map(|op| &body.ops[op]);
    match sum.map(|data| (&data.kind, &data.args[..])) {
        Some((OpKind::Scalar(Scalar::Int(IntBin::Add, _)), &[a, b])) => match body.as_int(b) {
            Some(c) => (a, c),
            None => (v, 0),
        },
        _ => (v, 0),
    }
}

/// What was extended to a value, if that has the type.
fn narrowed(body: &Body, v: Value, ty: Type) -> Value {
    let made = body.def_op(v).map(|op| &body.ops[op]);
    match made.map(|data| (&data.kind, &data.args[..])) {
        Some((OpKind::Scalar(Scalar::Cast(Cast::ZExt | Cast::SExt, _)), &[narrow]))
            if body.ty(narrow) == ty =>
        {
            narrow
        }
        _ => v,
    }
}

/// Whether a parameter is followed by itself plus something that is never negative (or never positive), without wrapping.
fn one_way(ranges: &mut Ranges<'_>, region: Region, index: u32, depth: u32) -> Option<bool> {
    let body = ranges.body;
    let param = body.regions[region].params[index as usize];
    let data = &body.ops[body.def_op(body.next(region, index)?)?];
    let OpKind::Scalar(Scalar::Int(IntBin::Add, wrap)) = &data.kind else {
        return None;
    };
    if !wrap.nsw || data.args[0] != param {
        return None;
    }
    let step = ranges.of(data.args[1], depth);
    match (step.lo >= 0, step.hi <= 0) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}
