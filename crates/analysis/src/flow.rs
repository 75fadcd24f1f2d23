//! How values flow through control: which value becomes which.

use tapeless_ir::{Body, Control, OpData, OpKind, Value};

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
