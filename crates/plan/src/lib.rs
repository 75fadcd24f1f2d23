//! The plan: when each op's derivative runs; for each value the reverse sweep needs, *recompute* or *keep*, and where it is
//! kept.
//!
//! A [`Case`] is what all later stages look at: a function in a context, with its facts; [`relevant`] says what of it takes part.
//! [`Schedules`] come first: what the reverse sweep asks for rests on them.
//! [`plan`] takes the needs (what synthesis asks for), finds what each value can be recomputed from (`sources`), where stores are
//! undone, too (`undone`), weighs that ([`classify`]), finds the cheapest set to keep as a minimum cut ([`cut`]), and gives each
//! kept value a [`Slot`] in the frame of the function or of the loop that holds it ([`slots`]). Why each is kept stands beside it
//! ([`Why`]). In a parallel region, [`meets`] tells which sums of adjoints are one member's alone.

mod again;
pub mod bounds;
mod case;
pub mod classify;
pub mod copied;
pub mod cut;
mod early;
pub mod independent;
mod last;
pub mod meets;
mod own;
mod records;
pub mod relevant;
pub mod report;
pub mod schedule;
mod shadows;
pub mod slots;
mod sources;
mod still;
pub mod sums;
mod undone;
mod why;

pub use case::Case;
pub use classify::{How, Planner};
pub use early::{Early, Step};
pub use last::Last;
pub use records::Content;
pub use schedule::{Schedule, Schedules};
pub use shadows::Shadowed;
pub use slots::{Array, Slot, SlotId, SlotKey, Storage};
pub use why::{Cause, Help, Why};

use cranelift_entity::PrimaryMap;
use independent::{Dependent, Independent};
use meets::{Meets, Sums};
use rustc_hash::{FxHashMap, FxHashSet};
use still::Still;
use tapeless_analysis::Circle;
use tapeless_ir::{Op, Region, Value};

/// A value itself, or its shadow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// The value.
    Primal,
    /// The pointer to the shadow of what the value points to.
    Shadow,
}

/// Something the reverse sweep may ask for.
pub type Node = (Value, Kind);

/// What the cut chooses among.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Item {
    /// A value or a shadow pointer.
    Node(Node),
    /// What a store overwrites.
    Old(Op),
    /// Memory as it was before a store: what that has overwritten is put back.
    Before(Op),
}

/// What the reverse sweep asks for.
#[derive(Clone, Debug, Default)]
pub struct Needs {
    /// Values and shadow pointers.
    pub nodes: Vec<Node>,
    /// What asks for each in the last place.
    pub last: Last,
    /// Loops without a closed count that the reverse sweep runs backwards.
    pub counts: Vec<Op>,
    /// Tapes of calls in split mode, with their types.
    pub tapes: Vec<(Op, tapeless_ir::Type)>,
    /// What ops that were reversed early add to the adjoints of values from outside, with their types.
    pub sums: Vec<(Op, Value, tapeless_ir::Type)>,
}

impl Needs {
    /// What another sweep asks for, too.
    pub fn extend(&mut self, other: Self) {
        let nodes: FxHashSet<Node> = self.nodes.iter().copied().collect();
        let new = other.nodes.into_iter().filter(|node| !nodes.contains(node));
        self.nodes.extend(new);
        // It does not ask when this one does.
        self.last = Last::default();
        let new = other.counts.into_iter();
        let new = new.filter(|op| !self.counts.contains(op));
        self.counts.extend(new.collect::<Vec<_>>());
        let new = other.tapes.into_iter();
        let new = new.filter(|tape| !self.tapes.contains(tape));
        self.tapes.extend(new.collect::<Vec<_>>());
        let new = other.sums.into_iter();
        let new = new.filter(|sum| !self.sums.contains(sum));
        self.sums.extend(new.collect::<Vec<_>>());
    }
}

/// The plan of a function.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    how: FxHashMap<Node, How>,
    /// All slots of all frames.
    pub slots: PrimaryMap<SlotId, Slot>,
    /// Loops whose iterations are reversed by themselves, for the report: as they run, or when they run again.
    pub turns: Vec<(Op, Schedule)>,
    /// Whom sums of adjoints meet in a parallel region, for the report.
    pub sums: Vec<(Op, Meets)>,
    /// Loops that a team may share out, where that is asked for.
    pub independent: Vec<Independent>,
    /// Loops that may not, where that is asked for; for the report.
    pub dependent: Vec<(Op, Dependent)>,
    /// Objects that have shadows of the derivative's own, for the report.
    pub shadowed: Vec<Shadowed>,
    /// Why items are kept, for the report.
    pub why: FxHashMap<Item, Why>,
    by_key: FxHashMap<SlotKey, SlotId>,
}

impl Plan {
    /// How a needed node is had in the reverse sweep.
    pub fn how(&self, node: Node) -> Option<How> {
        self.how.get(&node).copied()
    }

    /// The slot of a key, if it has one.
    pub fn slot(&self, key: SlotKey) -> Option<SlotId> {
        self.by_key.get(&key).copied()
    }

    /// The slots whose home is the region, in order.
    pub fn frame(&self, home: Region) -> impl Iterator<Item = SlotId> + '_ {
        self.slots
            .iter()
            .filter(move |(_, s)| s.home == home)
            .map(|(id, _)| id)
    }
}

/// Makes the plan of a function.
pub fn plan(case: Case<'_>, schedules: &Schedules, needs: &Needs) -> Plan {
    let still = Still::of(case);
    let planner = Planner::new(case, (schedules, &still), needs);
    let graph = planner.expand(&needs.nodes);
    let kept = cut::minimum_cut(&graph);
    let decided = planner.decide(&needs.nodes, &kept);
    let loops = match case.module.parallel_adjoint && case.context.circle == Circle::Alone {
        true => independent::independent(case),
        false => independent::Found::default(),
    };
    Plan {
        turns: turns(case, schedules),
        sums: Sums::of(case).in_order(case.body),
        independent: loops.independent,
        dependent: loops.dependent,
        shadowed: shadows::shadowed(case),
        why: planner.reasons(&decided),
        ..slots::assign((case, schedules, &still), needs, decided, |store| {
            planner.is_seen(store)
        })
    }
}

fn turns(case: Case<'_>, schedules: &Schedules) -> Vec<(Op, Schedule)> {
    let ops = case.body.op_order().into_iter();
    let is_turn = |op: &Op| {
        let mut regions = case.body.ops[*op].regions.iter();
        regions.any(|&region| schedules.turn(case.body, region).is_some())
    };
    let turns = ops.filter(is_turn);
    turns.map(|op| (op, schedules.schedule(op))).collect()
}
