//! Which sums of adjoints of a loop that members share out meet nobody else's.
//!
//! ```text
//! #pragma omp parallel for
//! for (i = …) y[i] = x[i] * z[i - 1] * z[i + 1]     x'[i]: nobody else is there; z'[i ± 1]: who has the turns near by is
//! ```
//!
//! Each member has turns that follow one another, and no two have the same. So what is added `c·i + k` bytes behind a place that is the
//! same for all, with k within c bytes, is added by one member alone; where k reaches further, by those with turns near by, which are
//! a member's own but for the first and the last of its part.
//!
//! # What must hold
//!
//! - All that adds to that memory in the region does so in the one loop, behind the same place and by the same steps: then no two phases of
//!   the region, and no other code of it, have to be told apart.
//! - The loop runs once in the region: for one part of it, or for each that is handed out.
//! - Nobody else runs meanwhile: no region begins within another, and no thread beside them.
//! - What the function writes nowhere has a shadow that it does not read backwards, but only adds to: that may come later, so each member
//!   may keep its sums to itself for a while.
//! - Stores need no look: where one member stores no other loads, or the primal has a race. So what is loaded where the member stores, too,
//!   before it waits for others, is one member's alone, wherever it stands.

mod place;
mod shared_out;

use crate::Case;
use place::Place;
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_analysis::points::ObjSet;
use tapeless_analysis::values::orders::begins_within;
use tapeless_analysis::{Circle, PointerActivity};
use tapeless_ir::{Body, Control, Mem, Op, OpKind, Value};

/// Of functions with more sums all are taken to meet.
const MOST: usize = 300;
/// What one float has at most, in bytes.
const WORD: i128 = 16;

/// Whom a sum meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meets {
    /// Nobody: others do not know of the memory.
    Own,
    /// Nobody: members take turns.
    InTurn,
    /// Nobody: the member stores there, too, before it waits for others.
    Stored,
    /// Nobody: no two turns of the loop add there.
    Nobody(Op),
    /// Those that have the turns of a loop which are so near.
    Near(Op, u64),
    /// Anybody, for all that is known; but nobody stores there.
    Later(Because),
    /// Anybody, for all that is known.
    Anybody(Because),
}

/// Why it is not known whom a sum meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// It is in a function that members call.
    Callee,
    /// Regions begin within regions, or threads run beside them.
    Within,
    /// The region calls functions that may add, too.
    Calls,
    /// It is in no loop whose turns are shared out.
    Alike,
    /// Its place is not the counter, so many times, behind what is the same for all.
    Place,
    /// Each turn adds to the same place.
    Same,
    /// Another sum may be to the same place.
    Other(Op),
}

/// Whom the sums of loads meet.
#[derive(Debug, Default)]
pub struct Sums {
    /// Whether a team of one has nobody beside it.
    may_be_alone: bool,
    loads: FxHashMap<Op, Meets>,
}

/// A load whose adjoint is added where it lies.
struct Load {
    op: Op,
    pointer: Value,
    bytes: u64,
    is_plain: bool,
    is_own: bool,
    is_stored: bool,
}

impl Sums {
    /// Those of a function; none where nobody else looks on.
    pub fn of(case: Case<'_>) -> Self {
        if !case.context.circle.is_shared() {
            return Self::default();
        }
        let relevant = &case.relevant_ops();
        let loads = loads(case, relevant);
        let all = |meets: Meets| loads.iter().map(|load| (load.op, meets)).collect();
        let in_turn = case.module.deterministic;
        let at_start = case.context.circle == Circle::Member && !in_turn;
        let may_be_alone = at_start && !begins_within(case.module);
        let mut found: FxHashMap<Op, Meets> = match (in_turn, at_start) {
            (true, _) => all(Meets::InTurn),
            (_, false) => all(Meets::Anybody(Because::Callee)),
            _ if !may_be_alone => all(Meets::Anybody(Because::Within)),
            _ => {
                let found = Finder::new(case).map(|f| f.sums(&loads, relevant));
                found.unwrap_or_else(|| all(Meets::Anybody(Because::Calls)))
            }
        };
        for load in &loads {
            match (load.is_own, load.is_stored && !in_turn) {
                (true, _) => found.insert(load.op, Meets::Own),
                (_, true) => found.insert(load.op, Meets::Stored),
                _ => None,
            };
        }
        Self {
            may_be_alone,
            loads: found,
        }
    }

    /// Whom the sum of a load meets.
    pub fn meets(&self, load: Op) -> Meets {
        let known = self.loads.get(&load).copied();
        known.unwrap_or(Meets::Anybody(Because::Callee))
    }

    /// Whether it matters if the team has one member.
    pub fn ask_size(&self) -> bool {
        let asks =
            |meets: &Meets| matches!(meets, Meets::Near(..) | Meets::Later(_) | Meets::Anybody(_));
        self.may_be_alone && self.loads.values().any(asks)
    }

    /// All of them, in the order of the loads.
    pub fn in_order(&self, body: &Body) -> Vec<(Op, Meets)> {
        let ops = body.op_order().into_iter();
        ops.filter_map(|op| Some((op, *self.loads.get(&op)?)))
            .collect()
    }
}

/// Whether what a load reads is overwritten by the same member before it waits for others.
fn is_stored(case: Case<'_>, load: Op) -> bool {
    let (body, data) = (case.body, &case.body.ops[load]);
    let read = (data.args[0], body.ty(data.results[0]));
    let mut behind = body.regions[data.parent]
        .ops
        .iter()
        .skip_while(|&&op| op != load)
        .skip(1);
    let waits = |op: Op| {
        let inside = body.ops[op]
            .regions
            .iter()
            .flat_map(|&r| body.ops_within(r));
        std::iter::once(op)
            .chain(inside)
            .any(|op| match &body.ops[op].kind {
                OpKind::Par(_) | OpKind::Host(_) | OpKind::Control(Control::Guard { .. }) => true,
                kind => kind.call().is_some(),
            })
    };
    behind
        .find_map(|&op| match &body.ops[op].kind {
            OpKind::Mem(Mem::Store(access)) if access.is_plain() => {
                let (value, pointer) = (body.ops[op].args[0], body.ops[op].args[1]);
                ((pointer, body.ty(value)) == read).then_some(true)
            }
            _ => waits(op).then_some(false),
        })
        .unwrap_or(false)
}

/// The loads whose adjoints are added where they lie.
fn loads(case: Case<'_>, relevant: &FxHashSet<Op>) -> Vec<Load> {
    let ops = case.body.op_order().into_iter();
    let load = |op: Op| {
        let data = &case.body.ops[op];
        let OpKind::Mem(Mem::Load(access)) = data.kind else {
            return None;
        };
        let pointer = data.args[0];
        let adds =
            case.pointer(pointer) != PointerActivity::Inactive && case.is_active(data.results[0]);
        adds.then(|| Load {
            op,
            pointer,
            bytes: case.module.size_of(case.body.ty(data.results[0])),
            is_plain: access.is_plain(),
            is_stored: access.is_plain() && is_stored(case, op),
            is_own: case.facts.points.is_own(pointer),
        })
    };
    ops.filter(|op| relevant.contains(op))
        .filter_map(load)
        .collect()
}

/// An op that adds to shadows in the reverse sweep.
struct Adder {
    op: Op,
    is_load: bool,
    to: ObjSet,
    place: Result<Place, Because>,
}

struct Finder<'a> {
    case: Case<'a>,
    /// The loops whose turns are shared out, each with the parameter that counts them.
    loops: FxHashMap<Op, Value>,
    /// Memory that the region writes.
    written: ObjSet,
}

impl<'a> Finder<'a> {
    fn new(case: Case<'a>) -> Option<Self> {
        let mut written = ObjSet::default();
        for op in case.body.op_order() {
            if matches!(case.body.ops[op].kind, OpKind::Par(_)) {
                continue;
            }
            let effects = case.facts.points.effects(case.module, case.body, op);
            if effects.anywhere || effects.writes_other {
                return None;
            }
            written.union(&effects.writes);
            written.union(&effects.frees);
        }
        let mut finder = Self {
            case,
            loops: FxHashMap::default(),
            written,
        };
        finder.loops = finder.shared_out();
        Some(finder)
    }

    fn sums(&self, loads: &[Load], relevant: &FxHashSet<Op>) -> FxHashMap<Op, Meets> {
        let mut found: FxHashMap<Op, Meets> = match self.adders(loads, relevant) {
            Some(adders) => {
                let of_loads = adders.iter().filter(|adder| adder.is_load);
                let met = of_loads.map(|one| (one.op, self.met(one, &adders)));
                met.collect()
            }
            None => {
                let unknown = Meets::Anybody(Because::Calls);
                loads.iter().map(|load| (load.op, unknown)).collect()
            }
        };
        for load in loads.iter().filter(|load| self.is_only_read(load)) {
            if let Some(meets) = found.get_mut(&load.op)
                && let Meets::Anybody(why) = *meets
            {
                *meets = Meets::Later(why);
            }
        }
        found
    }

    /// Whether nobody writes where a load reads: backwards, nobody reads what is added there.
    fn is_only_read(&self, load: &Load) -> bool {
        let points = &self.case.facts.points;
        let from = points.of(load.pointer);
        load.is_plain && !from.is_empty() && !points.sets_overlap(from, &self.written)
    }

    /// Whom one of several sums meets.
    fn met(&self, one: &Adder, adders: &[Adder]) -> Meets {
        let points = &self.case.facts.points;
        let mut all = match one.place {
            Ok(place) => place,
            Err(why) => return Meets::Anybody(why),
        };
        for other in adders
            .iter()
            .filter(|other| points.sets_overlap(&one.to, &other.to))
        {
            match other.place {
                Ok(place) if place.is_like(&all) => {
                    all.low = all.low.min(place.low);
                    all.high = all.high.max(place.high);
                }
                _ => return Meets::Anybody(Because::Other(other.op)),
            }
        }
        let (wide, step) = (all.high - all.low, all.scale.abs());
        match u64::try_from((wide - 1) / step.max(1)) {
            _ if step == 0 && wide > WORD => Meets::Anybody(Because::Place),
            _ if step == 0 => Meets::Anybody(Because::Same),
            Ok(0) => Meets::Nobody(all.loop_),
            Ok(reach) => Meets::Near(all.loop_, reach),
            Err(_) => Meets::Anybody(Because::Place),
        }
    }

    /// All that adds to memory that others know of; none if a function is called that may.
    fn adders(&self, loads: &[Load], relevant: &FxHashSet<Op>) -> Option<Vec<Adder>> {
        let (case, points) = (self.case, &self.case.facts.points);
        let shared = loads.iter().filter(|load| !load.is_own && !load.is_stored);
        let mut adders: Vec<Adder> = shared
            .map(|load| Adder {
                op: load.op,
                is_load: true,
                to: points.of(load.pointer).clone(),
                place: self.place(load),
            })
            .collect();
        for op in case.body.op_order() {
            let data = &case.body.ops[op];
            match &data.kind {
                _ if !relevant.contains(&op) => {}
                OpKind::Call(_) | OpKind::Host(_) | OpKind::Control(Control::Invoke(_)) => {
                    return None;
                }
                OpKind::Mem(Mem::Copy { .. }) => adders.push(Adder {
                    op,
                    is_load: false,
                    to: points.of(data.args[1]).clone(),
                    place: Err(Because::Place),
                }),
                _ => {}
            }
        }
        (adders.len() <= MOST).then_some(adders)
    }
}
