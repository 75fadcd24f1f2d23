//! How values flow on: which value becomes which.

use rustc_hash::FxHashSet;
use tapeless_ir::{Body, Control, OpData, OpKind, Region, Scalar, Value, ValueDef};

/// Pairs (from, to) of any op that hands values on as they are.
pub fn flows(body: &Body, data: &OpData) -> Vec<(Value, Value)> {
    match &data.kind {
        OpKind::Scalar(Scalar::Select(_)) => {
            let arms = data.args[1..].iter();
            arms.map(|&arm| (arm, data.results[0])).collect()
        }
        OpKind::Scalar(Scalar::Freeze) => vec![(data.args[0], data.results[0])],
        OpKind::Control(control) => control_flows(body, control, data),
        _ => Vec::new(),
    }
}

/// What a pointer is based on, through offsets.
pub fn base(body: &Body, mut v: Value) -> Value {
    while let Some(op) = body.def_op(v) {
        let data = &body.ops[op];
        match &data.kind {
            OpKind::Scalar(Scalar::PtrAdd { .. }) => v = data.args[0],
            _ => break,
        }
    }
    v
}

/// Whether a value may come, handed on as it is, from one that some op makes so. `is_it` is asked of each value on the way, and
/// of its op; it may name another value to go on with instead.
pub fn comes_from(
    body: &Body,
    value: Value,
    mut is_it: impl FnMut(Value, &OpData) -> Origin,
) -> bool {
    comes_from_any(body, value, |v, made| match made {
        Some(data) => is_it(v, data),
        None => Origin::Open,
    })
}

/// The same, where `is_it` is asked of parameters of the function, too, which no op makes.
pub fn comes_from_any(
    body: &Body,
    value: Value,
    mut is_it: impl FnMut(Value, Option<&OpData>) -> Origin,
) -> bool {
    let (mut open, mut seen) = (vec![value], FxHashSet::default());
    while let Some(v) = open.pop() {
        let made = match body.values[v].def {
            ValueDef::Result(op, _) => Some(op),
            ValueDef::Param(region, _) => body.regions[region].owner,
            ValueDef::Const(_) => continue,
        };
        if !seen.insert(v) {
            continue;
        }
        let data = made.map(|op| &body.ops[op]);
        match is_it(v, data) {
            Origin::Found => return true,
            Origin::Of(other) => open.push(other),
            Origin::Operands => {
                open.extend(data.into_iter().flat_map(|data| data.args.iter().copied()))
            }
            Origin::Open => {
                let flows = data
                    .map_or_else(Vec::new, |data| flows(body, data))
                    .into_iter();
                open.extend(flows.filter(|&(_, to)| to == v).map(|(from, _)| from));
            }
        }
    }
    false
}

/// What is known of a value on the way to where it comes from.
pub enum Origin {
    /// It is what was asked for.
    Found,
    /// It stands for another.
    Of(Value),
    /// It is made of its operands.
    Operands,
    /// Whatever hands it on is looked at.
    Open,
}

/// What a region hands on as one result of its op; `None` if it leaves another way.
pub(crate) fn yielded(body: &Body, region: Region, result: usize) -> Option<Value> {
    let end = &body.ops[body.terminator(region)?];
    let yields = matches!(end.kind, OpKind::Control(Control::Yield));
    yields.then(|| end.args.get(result).copied())?
}

/// Pairs (from, to) of a control op: yields to results, initial and next values to loop parameters,
/// arguments to parameters of diverging regions.
pub fn control_flows(body: &Body, control: &Control, data: &OpData) -> Vec<(Value, Value)> {
    let mut flows = Vec::new();
    let mut pair =
        |from: &[Value], to: &[Value]| flows.extend(from.iter().copied().zip(to.iter().copied()));
    match control {
        Control::If | Control::Switch(_) | Control::Invoke(_) => {
            for &region in &data.regions {
                let Some(end) = body.terminator(region) else {
                    continue;
                };
                let end = &body.ops[end];
                if matches!(end.kind, OpKind::Control(Control::Yield)) {
                    pair(&end.args, &data.results);
                }
            }
        }
        Control::Loop(info) => {
            let formal = &body.regions[data.regions[0]].params;
            let n = info.params as usize;
            pair(&data.args[..n], formal);
            if let Some(end) = body.terminator(data.regions[0]) {
                let end = &body.ops[end];
                if matches!(end.kind, OpKind::Control(Control::Repeat { .. })) {
                    pair(&end.args[1..=n], formal);
                    pair(&end.args[n + 1..], &data.results);
                }
            }
        }
        Control::Guard { target, .. } => {
            pair(
                &data.args[1..],
                &body.regions[body.diverging[*target as usize]].params,
            );
        }
        Control::Jump(target) => pair(
            &data.args,
            &body.regions[body.diverging[*target as usize]].params,
        ),
        _ => {}
    }
    flows
}
