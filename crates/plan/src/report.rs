//! The plan as a table: what is kept, where, and how large it grows.

mod expression;
mod names;

pub use names::Names;

use crate::slots::{Slot, SlotKey, Storage, bounded, count_of};
use crate::{Kind, Plan};
use expression::Writer;
use tapeless_ir::{Body, Function, Module, Op};

/// One line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What is kept: a variable of the source, else how it is computed.
    pub what: String,
    /// Its place in the source.
    pub place: String,
    /// Bytes each time it is kept.
    pub bytes: u64,
    /// Loops around it: how often it is kept.
    pub loops: usize,
    /// How it is stored.
    pub storage: &'static str,
    /// Bytes times the trip counts of all loops around it, outermost first.
    pub total: String,
}

/// The table of a plan, one row a slot, equal ones together; pointers of arrays left out.
pub fn rows(
    module: &Module,
    function: &Function,
    body: &Body,
    plan: &Plan,
    names: &Names,
) -> Vec<Row> {
    let writer = Writer {
        module,
        body,
        names,
        function: &function.name,
    };
    let mut rows: Vec<(Row, usize)> = Vec::new();
    for row in plan.slots.values().filter_map(|slot| row(&writer, slot)) {
        match rows.iter_mut().find(|(other, _)| *other == row) {
            Some((_, times)) => *times += 1,
            None => rows.push((row, 1)),
        }
    }
    let together = |(mut row, times): (Row, usize)| {
        if times > 1 {
            row.total = format!("{times} × {}", row.total);
        }
        row
    };
    rows.into_iter().map(together).collect()
}

fn row(writer: &Writer<'_>, slot: &Slot) -> Option<Row> {
    let (what, place) = match slot.key {
        SlotKey::Node((v, Kind::Primal)) => (writer.value(v), writer.place(v)),
        SlotKey::Node((v, Kind::Shadow)) => {
            (format!("shadow of {}", writer.value(v)), writer.place(v))
        }
        SlotKey::Count(op) => ("trip count".into(), writer.op_place(op)),
        SlotKey::Tape(op) => (
            format!("tape of {}", writer.callee(op)),
            writer.op_place(op),
        ),
        SlotKey::Array(_) | SlotKey::Bound(..) => return None,
    };
    let (loops, storage) = match &slot.storage {
        Storage::Ssa => (0, "ssa"),
        Storage::Array(a) if a.grows => (1, "chunked"),
        Storage::Array(a) => (a.loops.len(), "array"),
    };
    let bytes = writer.module.size_of(slot.ty);
    Some(Row {
        what,
        place: place.map_or_else(String::new, |place| place.to_string()),
        bytes,
        loops,
        storage,
        total: total(writer, slot, bytes),
    })
}

/// `8 × n × m`; an array whose inner loop varies has room for the most iterations.
fn total(writer: &Writer<'_>, slot: &Slot, bytes: u64) -> String {
    let body = writer.body;
    let varying: Vec<Op> = match &slot.storage {
        Storage::Array(array) => bounded(body, &array.loops),
        Storage::Ssa => Vec::new(),
    }
    .into_iter()
    .map(|(op, _)| op)
    .collect();
    let mut factors = Vec::new();
    let mut at = body.regions[slot.home].owner;
    while let Some(op) = at {
        let trips = count_of(body, op).map(|count| writer.trips(count));
        factors.push(match trips {
            None => "iterations".to_owned(),
            Some(trips) if varying.contains(&op) => format!("max({trips})"),
            Some(trips) if trips.contains(' ') && !trips.ends_with(')') => format!("({trips})"),
            Some(trips) => trips,
        });
        at = body.enclosing_loop(body.ops[op].parent);
    }
    factors.push(bytes.to_string());
    factors.reverse();
    factors.join(" × ")
}
