//! Of which loops the tape grows with the turns.

use tapeless_ir::{Body, Control, Module, Op, OpKind, Region};
use tapeless_plan::{Plan, SlotKey};

/// What a turn of a loop leaves on the tape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Weight {
    /// Bytes of what is kept once a turn.
    pub bytes: u64,
    /// Whether there is more, in loops and calls of the turn.
    pub inner: bool,
}

/// What each turn of a loop keeps.
fn weight(module: &Module, body: &Body, plan: &Plan, region: Region) -> Weight {
    let mut weight = Weight::default();
    for slot in plan.slots.values() {
        if !body.encloses(region, slot.home) {
            continue;
        }
        let is_inner = slot.home != region || matches!(slot.key, SlotKey::Tape(_));
        weight.inner |= is_inner;
        if !is_inner {
            weight.bytes += module.size_of(slot.ty);
        }
    }
    weight
}

/// The loops of a body that keep something in each turn, from outside in.
pub(crate) fn heavy(module: &Module, body: &Body, plan: &Plan) -> Vec<(Op, Weight)> {
    let loops = body.op_order().into_iter().filter_map(|op| {
        let data = &body.ops[op];
        let is_loop = matches!(data.kind, OpKind::Control(Control::Loop(_)));
        let region = *data.regions.first().filter(|_| is_loop)?;
        Some((op, weight(module, body, plan, region)))
    });
    loops
        .filter(|(_, weight)| *weight != Weight::default())
        .collect()
}
