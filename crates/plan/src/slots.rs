//! Frames: where kept values live.
//!
//! Every kept value has a *home*: the body region, or the innermost loop body around its definition. The
//! body region's frame is SSA values (joined into a tape between functions). A loop body's frame is one array
//! per slot, indexed by iteration; the array's pointer is itself a slot further out. An array is made outside
//! of all the loops in which its size does not change, and indexed by all of them.

use crate::bounds::{affine_in, defined_within};
use crate::classify::{Decided, How};
use crate::still::Still;
use crate::{Case, Item, Kind, Needs, Node, Plan, Schedules, records};
use cranelift_entity::entity_impl;
use smallvec::SmallVec;
use tapeless_ir::{Body, Control, Op, OpKind, Region, Type, Value};

/// A place in a frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SlotId(u32);
entity_impl!(SlotId, "slot");

/// What a slot keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SlotKey {
    /// A value or a shadow pointer.
    Node(Node),
    /// The number of times a loop without closed count went round (trip count − 1).
    Count(Op),
    /// The tape of a call.
    Tape(Op),
    /// The array behind a slot of a loop body.
    Array(SlotId),
    /// The most iterations that the first loop makes in any iteration of the second.
    Bound(Op, Op),
    /// What an op that was reversed early adds to the adjoint of a value from outside.
    Sum(Op, Value),
    /// What a store overwrites, which the reverse sweep puts back.
    Old(Op),
    /// Where such a store writes, if others see that.
    Place(Op),
    /// How many of these places there may be, in bytes, if they are in an array or a list.
    Places(Op),
}

impl SlotKey {
    /// Of an array or a list of places that others see, how many there may be. It is there until all is reversed.
    pub fn places(self) -> Option<Self> {
        match self {
            Self::Place(store) => Some(Self::Places(store)),
            _ => None,
        }
    }

    /// Whether it holds 0 where it was not reached.
    pub fn is_zero_elsewhere(self) -> bool {
        matches!(self, Self::Place(_) | Self::Places(_))
    }
}

/// How a loop body's slot is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Storage {
    /// In the frame of the function: an SSA value.
    Ssa,
    /// In an array.
    Array(Array),
    /// In a list that grows as the function runs; the slot holds its pointer in the end.
    List(SlotId),
}

/// An array behind a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array {
    /// The slot of its pointer.
    pub pointer: SlotId,
    /// The loops that it spans, innermost first. Its pointer is made right before the last of them.
    pub loops: SmallVec<[Op; 2]>,
    /// Those among them in whose iterations it holds the same: they do not index it.
    pub still: SmallVec<[Op; 1]>,
    /// Grows as the (single) loop goes on, since the count is not known. Then it is one of records, which hold what other slots
    /// of the loop keep, too.
    pub grows: bool,
    /// Bytes from an element to the next.
    pub stride: u64,
    /// Where in a record it is.
    pub offset: u64,
}

/// A slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// What it keeps.
    pub key: SlotKey,
    /// The type of what it keeps.
    pub ty: Type,
    /// The body region, or the loop body, in whose frame it is.
    pub home: Region,
    /// The iteration with sweeps of its own that it belongs to: the body of its loop. Else the function.
    pub turn: Option<Region>,
    /// How it is stored.
    pub storage: Storage,
}

/// The innermost loop body around a region, or its outermost region.
pub fn home(body: &Body, mut region: Region) -> Region {
    while let Some(owner) = body.regions[region].owner {
        if matches!(body.ops[owner].kind, OpKind::Control(Control::Loop(_))) {
            return region;
        }
        region = body.ops[owner].parent;
    }
    region
}

/// Gives every kept thing its slot.
pub(crate) fn assign(
    case: Scheduled<'_>,
    needs: &Needs,
    decided: Decided,
    is_seen: impl Fn(Op) -> bool,
) -> Plan {
    let body = case.0.body;
    let kept = decided.iter().filter(|(_, how)| **how == How::Keep);
    let mut kept: Vec<Item> = kept.map(|(item, _)| *item).collect();
    kept.sort_unstable();
    let nodes = decided.into_iter().filter_map(|(item, how)| match item {
        Item::Node(node) => Some((node, how)),
        _ => None,
    });
    let mut plan = Plan {
        how: nodes.collect(),
        ..Plan::default()
    };
    for item in kept {
        match item {
            Item::Node(node) => {
                let region = body.def_region(node.0).unwrap_or(body.entry());
                let ty = body.ty(node.0);
                add(case, &mut plan, SlotKey::Node(node), ty, region);
            }
            Item::Old(store) => add_undone(case, &mut plan, store, is_seen(store)),
            Item::Before(_) => {}
        }
    }
    for &op in &needs.counts {
        add(
            case,
            &mut plan,
            SlotKey::Count(op),
            Type::I64,
            body.ops[op].parent,
        );
    }
    for &(op, ty) in &needs.tapes {
        let region = body.ops[op].parent;
        add(case, &mut plan, SlotKey::Tape(op), ty, region);
    }
    for &(op, v, ty) in &needs.sums {
        let region = body.ops[op].parent;
        add(case, &mut plan, SlotKey::Sum(op, v), ty, region);
    }
    records::lay_out(case.0.module, &mut plan);
    plan
}

/// What a store overwrites, and where it does, if others see that.
fn add_undone(case: Scheduled<'_>, plan: &mut Plan, store: Op, seen: bool) {
    let (body, data) = (case.0.body, &case.0.body.ops[store]);
    let (old, place) = (body.ty(data.args[0]), body.ty(data.args[1]));
    add(case, plan, SlotKey::Old(store), old, data.parent);
    if !seen {
        return;
    }
    let slot = add(case, plan, SlotKey::Place(store), place, data.parent);
    let region = match &plan.slots[slot].storage {
        Storage::Ssa => return,
        Storage::Array(array) => {
            let outermost = array.loops.last().copied();
            outermost.map_or(data.parent, |l| body.ops[l].parent)
        }
        Storage::List(_) => body.entry(),
    };
    add(case, plan, SlotKey::Places(store), Type::I64, region);
}

/// A function, and when its parts run.
type Scheduled<'a> = (Case<'a>, &'a Schedules, &'a Still<'a>);

fn add(case: Scheduled<'_>, plan: &mut Plan, key: SlotKey, ty: Type, region: Region) -> SlotId {
    let (body, schedules, still) = (case.0.body, case.1, case.2);
    if let Some(slot) = plan.slot(key) {
        return slot;
    }
    let home = home(body, region);
    let begins = matches!(key, SlotKey::Node((v, _)) if schedules.begins_again(body, v));
    let within = match begins {
        true => body.parent(home),
        false => Some(home),
    };
    let id = plan.slots.push(Slot {
        key,
        ty,
        home,
        turn: within.and_then(|region| schedules.turn_around(body, region)),
        storage: Storage::Ssa,
    });
    plan.by_key.insert(key, id);
    let owner = body.regions[home].owner;
    // An iteration with sweeps of its own has a frame like a function.
    let has_frame = !begins && schedules.turn(body, home).is_some();
    if let Some(owner) = owner.filter(|_| !has_frame) {
        // In which loops a value is the same.
        let same = match key {
            SlotKey::Node((v, Kind::Primal)) if !begins => Some(v),
            SlotKey::Place(store) => Some(body.ops[store].args[1]),
            _ => None,
        };
        let is_still = |l: Op| same.is_some_and(|v| !still.changes(v, l));
        let passes = |l: Op| matches!(key, SlotKey::Place(_)) && is_still(l);
        let (loops, grows) = extent(body, schedules, owner, passes);
        let outermost = loops.last().copied().unwrap_or(owner);
        let is_one = !grows && body.enclosing_loop(body.ops[outermost].parent).is_none();
        if key.places().is_some() && !is_one {
            let pointer = add(case, plan, SlotKey::Array(id), Type::PTR, body.entry());
            plan.slots[id].storage = Storage::List(pointer);
            return id;
        }
        let together = grows.then(|| records::beside(plan, id, owner)).flatten();
        let pointer = together.unwrap_or_else(|| {
            let region = body.ops[outermost].parent;
            add(case, plan, SlotKey::Array(id), Type::PTR, region)
        });
        for (l, _) in bounded(body, &loops) {
            let key = SlotKey::Bound(l, outermost);
            add(case, plan, key, Type::I64, body.ops[outermost].parent);
        }
        let inside = loops.iter().copied();
        let still = inside.filter(|&l| !grows && is_still(l)).collect();
        plan.slots[id].storage = Storage::Array(Array {
            pointer,
            loops,
            still,
            grows,
            stride: case.0.module.size_of(ty),
            offset: 0,
        });
    }
    id
}

impl Array {
    /// The loops that index it, innermost first.
    pub fn indices(&self) -> impl DoubleEndedIterator<Item = Op> {
        let all = self.loops.iter().copied();
        all.filter(|l| !self.still.contains(l))
    }
}

/// The loops, innermost first, that an array for the body of `owner` spans: outwards as long as every count is known,
/// or bounded, before the next loop. Of loops that it passes, the counts do not matter.
pub(crate) fn extent(
    body: &Body,
    schedules: &Schedules,
    owner: Op,
    passes: impl Fn(Op) -> bool,
) -> (SmallVec<[Op; 2]>, bool) {
    let mut loops: SmallVec<[Op; 2]> = SmallVec::from_slice(&[owner]);
    let goes_on = |l: Op| count_of(body, l).is_some() || passes(l);
    if !goes_on(owner) {
        return (loops, true);
    }
    let mut at = owner;
    while let Some(outer) = body.enclosing_loop(body.ops[at].parent) {
        let region = body.ops[outer].regions[0];
        if !goes_on(outer) || schedules.turn(body, region).is_some() {
            break;
        }
        let mut wider = loops.clone();
        wider.push(outer);
        let room = |i: usize| {
            let count = count_of(body, wider[i]);
            let on = count.and_then(|c| affine_in(body, c, region, &wider[i + 1..]));
            let is_known = |on: &SmallVec<[Op; 2]>| on.iter().all(|&l| count_of(body, l).is_some());
            passes(wider[i]) && count.is_none() || on.is_some_and(|on| is_known(&on))
        };
        if !(0..loops.len()).all(room) {
            break;
        }
        loops = wider;
        at = outer;
    }
    (loops, false)
}

/// The loops of an array whose counts change while it lives, or are not known before, with the loops that they depend on,
/// outermost first.
pub fn bounded(body: &Body, loops: &[Op]) -> Vec<(Op, SmallVec<[Op; 2]>)> {
    let Some((&outermost, inner)) = loops.split_last() else {
        return Vec::new();
    };
    let region = body.ops[outermost].regions[0];
    let mut found = Vec::new();
    for (i, &l) in inner.iter().enumerate().rev() {
        let Some(count) = count_of(body, l) else {
            continue;
        };
        let on = affine_in(body, count, region, &loops[i + 1..]);
        // One that changes with none of them may be defined within all the same.
        let is_later =
            |on: &SmallVec<[Op; 2]>| !on.is_empty() || defined_within(body, region, count);
        if let Some(on) = on.filter(is_later) {
            found.push((l, on));
        }
    }
    found
}

/// The backedge-taken count of a loop, if it is known at entry.
pub fn count_of(body: &Body, op: Op) -> Option<Value> {
    match &body.ops[op].kind {
        OpKind::Control(Control::Loop(info)) => info.count(&body.ops[op].args),
        _ => None,
    }
}
