//! The plan as a table: what is kept, where, and how large it grows.

use crate::slots::{SlotKey, Storage};
use crate::{Kind, Plan};
use tapeless_ir::{Body, Module, Value};

/// One line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What is kept.
    pub what: String,
    /// Its place in the source.
    pub place: String,
    /// Bytes each time it is kept.
    pub bytes: u64,
    /// Loops around it: how often it is kept.
    pub loops: usize,
    /// How it is stored.
    pub storage: &'static str,
}

/// The table of a plan, one row a slot; pointers of arrays left out.
pub fn rows(module: &Module, body: &Body, plan: &Plan) -> Vec<Row> {
    let mut rows = Vec::new();
    for slot in plan.slots.values() {
        let (what, value) = match slot.key {
            SlotKey::Node((v, Kind::Primal)) => (format!("value {v}"), Some(v)),
            SlotKey::Node((v, Kind::Shadow)) => (format!("shadow of {v}"), Some(v)),
            SlotKey::Count(_) => ("trip count".into(), None),
            SlotKey::Tape(_) => ("tape of a call".into(), None),
            SlotKey::Array(_) | SlotKey::Bound(..) => continue,
        };
        let (loops, storage) = match &slot.storage {
            Storage::Ssa => (0, "ssa"),
            Storage::Array(a) if a.grows => (1, "chunked"),
            Storage::Array(a) => (a.loops.len(), "array"),
        };
        let place = value.map_or_else(String::new, |v| place(module, body, v));
        rows.push(Row {
            what,
            place,
            bytes: module.size_of(slot.ty),
            loops,
            storage,
        });
    }
    rows
}

fn place(module: &Module, body: &Body, v: Value) -> String {
    let loc = body.def_op(v).and_then(|op| body.ops[op].loc);
    module
        .location(loc)
        .map_or_else(String::new, |l| l.to_string())
}
