//! Values that are handed on and only added to.

use rustc_hash::FxHashSet;
use tapeless_ir::ops::LoopInfo;
use tapeless_ir::{Body, Control, Op, OpKind, Region, Scalar, Value};

/// Whether an iteration does no more to what it is handed than add to it, and hands it on once.
pub fn is_sum(body: &Body, region: Region, param: Value, next: Value) -> bool {
    let mut sums = FxHashSet::from_iter([param]);
    let Some(end) = body.terminator(region) else {
        return false;
    };
    let adds = region_adds_only(body, region, &mut sums);
    let mut handed = body.ops[end].args.iter();
    adds && sums.contains(&next) && handed.all(|v| *v == next || !sums.contains(v))
}

/// Whether all that the ops of a region do with sums is add to them; these become sums, too.
fn region_adds_only(body: &Body, region: Region, sums: &mut FxHashSet<Value>) -> bool {
    let ops = body.regions[region].ops.iter();
    let mut ops = ops.filter(|&&op| !body.ops[op].kind.is_terminator());
    ops.all(|&op| adds_only(body, op, sums))
}

pub(crate) fn adds_only(body: &Body, op: Op, sums: &mut FxHashSet<Value>) -> bool {
    let data = &body.ops[op];
    let used: Vec<usize> = (0..data.args.len())
        .filter(|&i| sums.contains(&data.args[i]))
        .collect();
    match &data.kind {
        OpKind::Scalar(Scalar::Rule(id, _)) if !used.is_empty() => {
            let partial = tapeless_rules::rule(*id)
                .partials()
                .get(used[0])
                .copied()
                .flatten();
            let is_one = partial.is_some_and(|term| term.as_const() == Some(1.0));
            sums.extend(data.results.iter().copied());
            used.len() == 1 && is_one
        }
        OpKind::Scalar(Scalar::Select(_)) if used == [1, 2] => {
            sums.extend(data.results.iter().copied());
            true
        }
        OpKind::Control(Control::If | Control::Switch(_)) if used.is_empty() => {
            stacker::maybe_grow(1 << 16, 1 << 20, || arms_add_only(body, op, sums))
        }
        OpKind::Control(Control::Loop(info)) => {
            stacker::maybe_grow(1 << 16, 1 << 20, || turns_add_only(body, op, info, sums))
        }
        _ => used.is_empty(),
    }
}

fn arms_add_only(body: &Body, op: Op, sums: &mut FxHashSet<Value>) -> bool {
    let data = &body.ops[op];
    let mut yielded: Option<Vec<bool>> = None;
    for &region in &data.regions {
        let mut inner = sums.clone();
        if !region_adds_only(body, region, &mut inner) {
            return false;
        }
        let Some(end) = body.terminator(region).filter(|_| body.yields(region)) else {
            continue;
        };
        let are: Vec<bool> = body.ops[end]
            .args
            .iter()
            .map(|v| inner.contains(v))
            .collect();
        if yielded.as_ref().is_some_and(|before| *before != are) {
            return false;
        }
        yielded = Some(are);
    }
    let given = data.results.iter().zip(yielded.unwrap_or_default());
    sums.extend(given.filter(|(_, is)| *is).map(|(&r, _)| r));
    true
}

fn turns_add_only(body: &Body, op: Op, info: &LoopInfo, sums: &mut FxHashSet<Value>) -> bool {
    let (data, region) = (&body.ops[op], body.ops[op].regions[0]);
    let n = info.params as usize;
    let free = body.free_values(region);
    // Neither its count nor its steps are sums, nor is anything that each iteration would add to.
    if data.args[n..].iter().chain(&free).any(|v| sums.contains(v)) {
        return false;
    }
    let carried: Vec<bool> = data.args[..n].iter().map(|v| sums.contains(v)).collect();
    let params = body.regions[region].params.iter().zip(&carried);
    let mut inner: FxHashSet<Value> = params.filter(|(_, is)| **is).map(|(&p, _)| p).collect();
    if inner.is_empty() {
        return true;
    }
    let Some(end) = body
        .terminator(region)
        .filter(|_| region_adds_only(body, region, &mut inner))
    else {
        return false;
    };
    let args = &body.ops[end].args;
    let is_repeat = matches!(body.ops[end].kind, OpKind::Control(Control::Repeat { .. }));
    if !is_repeat
        || inner.contains(&args[0])
        || (0..n).any(|k| inner.contains(&args[1 + k]) != carried[k])
    {
        return false;
    }
    let given = data.results.iter().zip(&args[1 + n..]);
    sums.extend(given.filter(|(_, v)| inner.contains(v)).map(|(&r, _)| r));
    true
}
