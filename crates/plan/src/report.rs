//! The plan as a table: what is kept, where, and how large it grows.

mod bound;
mod expression;
mod names;
mod range;
mod why;

pub use bound::{Beside, Bound};
pub use names::Names;
pub use range::Given;

use crate::independent::Dependent;
use crate::meets::{Because, Meets};
use crate::slots::{Slot, SlotKey, Storage};
use crate::{Kind, Plan, Schedule, Shadowed};
use bound::{Factor, Sum};
use expression::Writer;
use tapeless_analysis::values::flow;
use tapeless_diag::Location;
use tapeless_ir::{Body, FuncId, Function, Module, Op, Value};
use why::Teller;

/// One line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What is kept: a variable of the source, else how it is computed.
    pub what: String,
    /// Its place in the source.
    pub place: Option<Location>,
    /// Bytes each time it is kept.
    pub bytes: String,
    /// Loops around it: how often it is kept.
    pub loops: usize,
    /// How it is stored.
    pub storage: &'static str,
    /// Bytes times the trip counts of all loops around it, outermost first.
    pub total: String,
    /// That as a number, at most, if what it depends on is given.
    pub most: Option<u128>,
    /// Why it is kept and not made again.
    pub why: String,
    /// What the user can do about it.
    pub help: Option<String>,
}

impl Row {
    /// Whether the same is kept as often, for whatever reason.
    fn is_like(&self, other: &Self) -> bool {
        let of = |row: &Self| {
            let same = (row.what.clone(), row.place.clone(), row.bytes.clone());
            (same, row.loops, row.storage, row.total.clone(), row.most)
        };
        of(self) == of(other)
    }

    /// Takes what is said of a row like this one, too.
    fn join(&mut self, other: Self) {
        if self.why != other.why {
            self.why = format!("{}; {}", self.why, other.why);
            self.help = None;
        }
    }
}

/// What is known of a plan that is reported.
pub struct Report<'a> {
    /// The module that it speaks of.
    pub module: &'a Module,
    /// The function.
    pub function: &'a Function,
    /// Its body.
    pub body: &'a Body,
    /// The plan.
    pub plan: &'a Plan,
    /// What the source calls things.
    pub names: &'a Names,
    /// Integers that parameters hold.
    pub given: &'a Given,
    /// Whether blocks of the heap are linked, since an exception may leave the request.
    pub linked: bool,
    /// Whether loops have a budget of memory.
    pub budgeted: bool,
    /// The greatest alignment that the program counts on, in bytes.
    pub align: u32,
}

impl Report<'_> {
    /// The table of the plan, one row a slot or an object with a shadow, equal ones together; pointers of arrays left
    /// out.
    pub fn rows(&self) -> Vec<Row> {
        let writer = self.writer();
        let sum = self.sum(&writer);
        let slots = self.plan.slots.values();
        let teller = Teller {
            report: self,
            writer: &writer,
        };
        let kept = slots.filter_map(|slot| row(&sum, &teller, slot));
        let shadowed = self.plan.shadowed.iter();
        let shadowed = shadowed.map(|s| shadow_row(&sum, &teller, s));
        let mut rows: Vec<(Row, usize)> = Vec::new();
        for row in kept.chain(shadowed) {
            match rows.iter_mut().find(|(other, _)| other.is_like(&row)) {
                Some((first, times)) => {
                    first.join(row);
                    *times += 1;
                }
                None => rows.push((row, 1)),
            }
        }
        let together = |(mut row, times): (Row, usize)| {
            if times > 1 {
                row.total = format!("{times} × {}", row.total);
                row.most = row.most.and_then(|most| most.checked_mul(times as u128));
            }
            row
        };
        rows.into_iter().map(together).collect()
    }

    /// The places of loops whose iterations are reversed by themselves, one a line: as they run, and when they run again.
    pub fn turns(&self) -> [Vec<Location>; 2] {
        let places = |wanted: Schedule| {
            let turns = self.plan.turns.iter().filter(|(_, how)| *how == wanted);
            let mut places: Vec<Location> = turns.filter_map(|&(op, _)| self.loop_(op)).collect();
            places.sort_by_key(|place| place.line);
            places.dedup_by_key(|place| place.line);
            places
        };
        [places(Schedule::Early), places(Schedule::Late)]
    }

    /// How adjoints are added to what several threads may have read, a line each.
    pub fn sums(&self) -> Vec<String> {
        let writer = self.writer();
        let told = self.plan.sums.iter().map(|&(load, meets)| {
            let at = self
                .line(load)
                .map_or_else(String::new, |line| format!(" in line {line}"));
            let what = writer.value(self.body.ops[load].results[0]);
            format!("sum to {what}{at}: {}", self.how(meets))
        });
        let mut told: Vec<String> = told.collect();
        told.dedup();
        told
    }

    /// Which loops one thread runs although several may be asked for, and why, a line each.
    pub fn serial(&self) -> Vec<String> {
        let dependent = self.plan.dependent.iter();
        let dependent = dependent.map(|&(op, why)| (op, self.why_dependent(why)));
        let small = self.plan.independent.iter().map(|one| {
            let why = "its turns are independent, but there is too little to do";
            (one.op, why.to_owned())
        });
        let lines = dependent.chain(small).map(|(op, why)| {
            let place = self.module.location(self.body.loop_loc(op));
            let place = place.or_else(|| self.loop_(op));
            let line = place.map_or(0, |place| place.line);
            (line, format!("loop in line {line}: one thread, {why}"))
        });
        let mut lines: Vec<(u32, String)> = lines.collect();
        lines.sort();
        lines.dedup();
        lines.into_iter().map(|(_, told)| told).collect()
    }

    fn why_dependent(&self, why: Dependent) -> String {
        let line = |op: Op| match self.line(op) {
            Some(line) => format!("line {line}"),
            None => "it".to_owned(),
        };
        match why {
            Dependent::Count => "how many turns there are is not known before".to_owned(),
            Dependent::Leaves => {
                "control may leave it within, or it has variables on the stack of its own"
                    .to_owned()
            }
            Dependent::HandsOn => {
                "a turn needs what the one before has computed, and not in a sum".to_owned()
            }
            Dependent::Untold(op) => {
                format!(
                    "what is done in {} is not only arithmetic and plain memory",
                    line(op)
                )
            }
            Dependent::Known => {
                "an array that is each turn's own is known outside of it, too".to_owned()
            }
            Dependent::Meets(one, other) => format!(
                "what one turn writes in {}, another one may access in {}{}",
                line(one),
                line(other),
                match self.is_behind_one(one, other) {
                    true => "",
                    false => ", unless `restrict` tells them apart",
                }
            ),
        }
    }

    /// Whether two accesses are told by subscripts alone.
    fn is_behind_one(&self, one: Op, other: Op) -> bool {
        let base = |op: Op| {
            let moved = self.body.ops[op].moved()?;
            Some(flow::base(self.body, moved.pointer))
        };
        base(one) == base(other)
    }

    fn line(&self, op: Op) -> Option<u32> {
        self.module
            .location(self.body.ops[op].loc)
            .map(|place| place.line)
    }

    fn how(&self, meets: Meets) -> String {
        let of = |op: Op| match self.loop_(op) {
            Some(place) => format!("the loop in line {}", place.line),
            None => "the loop".to_owned(),
        };
        match meets {
            Meets::Own => "plain, each thread's own memory".to_owned(),
            Meets::InTurn => "plain, threads take turns".to_owned(),
            Meets::Stored => "plain, the thread stores there, too".to_owned(),
            Meets::Nobody(loop_) => format!("plain, no two turns of {} read there", of(loop_)),
            Meets::Near(loop_, reach) => format!(
                "plain, but atomic in the first {reach} and the last {reach} turns of a thread's part of {}: turns near by read there, too",
                of(loop_)
            ),
            Meets::Later(why) => {
                format!("private, atomic when a thread is done{}", self.because(why))
            }
            Meets::Anybody(why) => format!("atomic{}", self.because(why)),
        }
    }

    fn because(&self, why: Because) -> String {
        let alone = ", plain by one thread";
        match why {
            Because::Callee => ": it is in a function that threads call".to_owned(),
            Because::Within => {
                ": regions begin within regions, or threads run beside them".to_owned()
            }
            Because::Calls => format!("{alone}: the region calls functions that may add, too"),
            Because::Alike => {
                format!("{alone}: it is in no loop of which each turn is one thread's")
            }
            Because::Place => format!("{alone}: where it lies is not told by the loop's counter"),
            Because::Same => format!("{alone}: each turn reads there"),
            Because::Other(op) => match self.line(op) {
                Some(line) => format!("{alone}: what is read in line {line} may lie there, too"),
                None => format!("{alone}: something else that is read may lie there, too"),
            },
        }
    }

    /// The places of all ops.
    pub fn places(&self) -> Vec<Location> {
        let ops = self.body.op_order().into_iter();
        ops.filter_map(|op| self.module.location(self.body.ops[op].loc))
            .collect()
    }

    /// The place of a loop, or else of the first op in it that has one.
    fn loop_(&self, op: Op) -> Option<Location> {
        let body = self.body;
        let inside = body.ops[op]
            .regions
            .iter()
            .flat_map(|&r| body.ops_within(r));
        let mut all = std::iter::once(op).chain(inside);
        all.find_map(|op| self.module.location(body.ops[op].loc))
    }

    /// How many bytes the derivative holds at most, beside what its primal does; `beside`: what calls of functions do.
    pub fn bound(&self, beside: &dyn Fn(FuncId) -> Beside) -> Bound {
        self.sum(&self.writer()).of(self.plan, beside)
    }

    fn sum<'a>(&'a self, writer: &'a Writer<'a>) -> Sum<'a> {
        Sum {
            writer,
            given: self.given,
            header: if self.linked { bound::HEADER } else { 0 },
            align: self.align.into(),
        }
    }

    fn writer(&self) -> Writer<'_> {
        Writer {
            module: self.module,
            body: self.body,
            names: self.names,
            function: self.function,
        }
    }
}

/// A value of a function in the terms of the source.
pub fn value(
    module: &Module,
    (function, body): (&Function, &Body),
    names: &Names,
    v: Value,
) -> String {
    Writer {
        module,
        body,
        names,
        function,
    }
    .value(v)
}

fn row(sum: &Sum<'_>, teller: &Teller<'_>, slot: &Slot) -> Option<Row> {
    let writer = sum.writer;
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
        SlotKey::Old(op) => (
            format!("{}, overwritten", writer.overwritten(op)),
            writer.op_place(op),
        ),
        SlotKey::Place(op) => (
            format!(
                "the places of {}, and what they hold in the end",
                writer.overwritten(op)
            ),
            writer.op_place(op),
        ),
        SlotKey::Array(_) | SlotKey::Bound(..) | SlotKey::Sum(..) | SlotKey::Places(_) => {
            return None;
        }
    };
    let (loops, storage) = match &slot.storage {
        Storage::Ssa => (0, "ssa"),
        Storage::Array(a) if a.grows => (1, "chunked"),
        Storage::List(_) => (1, "chunked"),
        Storage::Array(a) => (a.indices().count(), "array"),
    };
    let bytes = writer.module.size_of(slot.ty);
    let factors = sum.factors(slot);
    let (why, help) = teller.slot(slot.key);
    Some(Row {
        what,
        place,
        bytes: bytes.to_string(),
        loops,
        storage,
        total: product(bytes, &factors),
        most: bound::product(bytes, &factors),
        why,
        help,
    })
}

/// An object's shadow, and the object itself where the reverse sweep may read it.
fn shadow_row(sum: &Sum<'_>, teller: &Teller<'_>, shadowed: &Shadowed) -> Row {
    let (writer, op) = (sum.writer, shadowed.op);
    let (bytes, factors, blocks) = sum.shadow(shadowed);
    let size = &factors[..factors.len() - blocks.len()];
    let made = writer.body.ops[op].results.first();
    let name = made.map_or_else(String::new, |&v| writer.value(v));
    Row {
        what: match shadowed.heap {
            true => format!("{name} and its shadow"),
            false => format!("shadow of {name}"),
        },
        place: writer.op_place(op),
        bytes: product(bytes, size),
        loops: blocks.len(),
        storage: if shadowed.heap { "heap" } else { "stack" },
        total: product(bytes, &factors),
        most: bound::product(bytes, &factors),
        why: teller.shadowed(shadowed),
        help: None,
    }
}

/// `8 × n × m`.
fn product(bytes: u64, factors: &[Factor]) -> String {
    let texts = factors.iter().map(|factor| factor.text.clone());
    let all: Vec<String> = std::iter::once(bytes.to_string()).chain(texts).collect();
    all.join(" × ")
}
