//! Integers that are made of bits of floats, followed through memory and calls. A number that is made of such an integer
//! depends on the float: `log2` is approximated so.
//!
//! Memory may hold a float at one time and an integer at another, as a `union` beside a tag. What is read there as an integer
//! counts as bits of the float only where no other integer is ever written: else the program knows, from something else,
//! what it reads. Three things are found, each from the one before: where integers are written that are no bits of floats
//! (`integers`), which integers have bits of a float's fraction (`forward`), and from where integers are read that numbers
//! are made of (`backward`).

mod backward;
mod copies;
mod floats;
mod forward;
mod globals;
mod integers;
mod moves;
mod tagged;

use super::bytes::{Bytes, Left};
use super::pointees::Places;
use super::{Seen, Types};
use crate::points::{ObjId, Points};
use crate::types::Summaries;
use crate::values::callee::{CallKind, call_kind};
use crate::values::place::Place;
use backward::{Ends, Read};
pub(super) use copies::Copied;
use cranelift_entity::{EntitySet, SecondaryMap};
pub(crate) use globals::InGlobals;
use globals::Parts;
pub(crate) use moves::Move;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use tapeless_ir::{Body, Module, Op, OpData, Type, Value};

/// Bytes of memory that a function is given, by the function's names for it.
pub(super) type Given = Vec<(ObjId, Left)>;

/// What a function does with integers that others have.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Summary {
    /// Where it writes floats.
    floats: Given,
    /// Where it writes integers that are no bits of floats.
    integers: Given,
    /// The same, if integers that it is given are none, and it stores them.
    passed: Given,
    /// What it copies.
    copied: Vec<Copied>,
    /// Where it writes integers with bits of fractions.
    fractions: Given,
    /// Integers that it makes numbers of.
    counted: Reads,
    /// Those that it returns.
    returned: Reads,
    /// Those that it makes floats of, as their bits.
    made: Reads,
    /// Those that it stores, or others that it makes of them.
    stored: Reads,
    /// How many of the lowest bits of what it returns may be those of fractions, whatever it is given.
    result: u32,
    /// Whether it returns some that other functions leave in globals.
    left: bool,
    globals: InGlobals,
}

impl Summary {
    /// Where it reads integers that it returns.
    pub(super) fn returned(&self) -> &Given {
        &self.returned.memory
    }

    /// Whether it leaves numbers in globals, or reads them there.
    pub(super) fn touches_globals(&self) -> bool {
        self.globals != InGlobals::default()
    }
}

/// Integers that a function is given: in memory, and by which parameters.
#[derive(Clone, Debug, Default, PartialEq)]
struct Reads {
    memory: Given,
    params: Vec<bool>,
}

impl Reads {
    /// Whether a parameter is among them, or is one of which nothing is known.
    fn reads(&self, param: u32) -> bool {
        self.params.get(param as usize).copied().unwrap_or(true)
    }

    /// The arguments that a call gives for its parameters among them.
    fn args(&self, args: &[Value]) -> impl Iterator<Item = Value> {
        let given = self.params.iter().zip(args);
        given.filter(|(is_read, _)| **is_read).map(|(_, &v)| v)
    }
}

/// The result.
#[derive(Debug, Default)]
pub(crate) struct Bits {
    fractions: FxHashMap<Value, u32>,
    /// Of what calls make numbers: of these bytes, of these arguments.
    counted: FxHashMap<Op, (Bytes, Vec<Value>)>,
    /// Integers that become floats, as their bits; for each call where it reads such, and which of its arguments are such.
    made: EntitySet<Value>,
    made_at: FxHashMap<Op, (Bytes, Vec<Value>)>,
    moved_at: FxHashMap<Op, Vec<Move<Bytes>>>,
    looked_at: FxHashSet<(Op, u32)>,
    left_at: FxHashSet<Op>,
}

impl Bits {
    /// Integers that calls are given, by number, and only decide by: whatever bits they have, no derivative passes there.
    pub(crate) fn looked_at(&self) -> &FxHashSet<(Op, u32)> {
        &self.looked_at
    }

    /// Whether a load, or a call, gives bits of fractions that other functions may have left in globals.
    pub(crate) fn is_left_by_others(&self, op: Op) -> bool {
        self.left_at.contains(&op)
    }

    /// What a call reads as integers, and stores again, if that is known.
    pub(crate) fn moved(&self, op: Op) -> Option<&[Move<Bytes>]> {
        self.moved_at.get(&op).map(|moved| &moved[..])
    }

    /// Whether an integer becomes a float, as its bits.
    pub(crate) fn makes_float(&self, v: Value) -> bool {
        self.made.contains(v)
    }

    /// Calls that are given integers which become floats: in these bytes, as these arguments.
    pub(crate) fn made_at(&self) -> impl Iterator<Item = (Op, &Bytes, &[Value])> {
        self.made_at
            .iter()
            .map(|(&op, made)| (op, &made.0, &made.1[..]))
    }

    /// How many of the lowest bits of an integer may be those of a float's fraction, if the float varies.
    pub(crate) fn fraction(&self, v: Value) -> u32 {
        self.fractions.get(&v).copied().unwrap_or(0)
    }

    /// Whether a call makes numbers of bits of floats that vary.
    pub(crate) fn counts(&self, op: Op, bytes: &Bytes, varies: impl Fn(Value) -> bool) -> bool {
        let counted = self.counted.get(&op);
        counted.is_some_and(|(memory, args)| {
            memory.meets_any(bytes, |_| true) || args.iter().any(|&v| varies(v))
        })
    }
}

/// Follows bits through a body, and says what callers have to know.
pub(super) fn bits(
    module: &Module,
    body: &Body,
    (points, types): (&Points, &Types),
    known: &Summaries,
) -> (Bits, Summary, Vec<Move<Given>>) {
    let mut finder = Finder::new(module, body, (points, types), known);
    finder.enter_globals(&known.in_globals());
    finder.floats();
    let [integers, passed] = finder.integers();
    finder.tagged();
    let floats = finder.backward(Read::AsFloats).values;
    while finder.forward_round(&floats) {}
    let counted = finder.backward(Read::ForNumbers);
    let returned = finder.backward(Read::ToReturn);
    let made = finder.backward(Read::ForFloats);
    let (moved, read) = finder.moves();
    let summary = Summary {
        floats: finder.given(&finder.floats),
        integers,
        passed,
        copied: finder.copied(),
        fractions: finder.given(&finder.fraction_bytes),
        counted: finder.reads(&counted),
        returned: finder.reads(&returned),
        made: finder.reads(&made),
        stored: finder.reads(&finder.backward(Read::ToStore)),
        result: finder.returned_fraction(),
        left: !finder.left_at.is_empty() && finder.returned_fraction() > 0,
        globals: finder.in_globals([&counted.bytes, &returned.bytes, &made.bytes, &read]),
    };
    let (counted, made_at) = (finder.counted_calls(), finder.made_at());
    let looked_at = finder.looked_at();
    let bits = Bits {
        fractions: finder.fractions,
        counted,
        made: made.values,
        made_at,
        looked_at,
        left_at: finder.left_at,
        moved_at: finder.moves,
    };
    (bits, summary, moved)
}

/// A call of a function that was looked into.
struct Called {
    summary: Rc<Summary>,
    /// Where the objects of the callee lie here.
    entered: SecondaryMap<ObjId, Places>,
}

struct Finder<'a> {
    module: &'a Module,
    body: &'a Body,
    points: &'a Points,
    types: &'a Types,
    order: Vec<Op>,
    calls: FxHashMap<Op, Called>,
    /// What callees move.
    moves: FxHashMap<Op, Vec<Move<Bytes>>>,
    /// Integers that are read beside a tag.
    told: EntitySet<Value>,
    /// Where floats are written, as they are.
    floats: Bytes,
    /// Integers that are no bits of floats, or not known to be such, and where they are written.
    genuine: EntitySet<Value>,
    integers: Bytes,
    /// Whether integers in memory that is given count as such.
    trusts_callers: bool,
    /// Integers with bits of fractions in so many of their lowest bits, and where others are written than floats as they are.
    fractions: FxHashMap<Value, u32>,
    fraction_bytes: Bytes,
    /// The same in globals, by callees.
    fraction_globals: Parts,
    /// Loads and calls that give what other functions leave in globals.
    left_at: FxHashSet<Op>,
    changed: bool,
}

impl<'a> Finder<'a> {
    fn new(
        module: &'a Module,
        body: &'a Body,
        (points, types): (&'a Points, &'a Types),
        known: &Summaries,
    ) -> Self {
        let order = body.op_order();
        let (mut calls, mut moves) = (FxHashMap::default(), FxHashMap::default());
        for &op in &order {
            let data = &body.ops[op];
            let Some(CallKind::Defined(id)) = data.kind.call().map(|call| call_kind(module, call))
            else {
                continue;
            };
            let Some(seen) = known.seen(id) else { continue };
            if let Some(moved) = types.moved(points, &seen, data) {
                moves.insert(op, moved);
            }
            if let Some(summary) = seen.bits.clone() {
                let mut entered = types.entered(points, &seen.outline, &data.args);
                for object in seen.outline.objects().iter() {
                    if let (true, Some(index)) =
                        (entered[object].is_empty(), seen.outline.parameter(object))
                    {
                        let arg = data.args.get(index as usize);
                        let led_to = arg.into_iter().flat_map(|&arg| points.of(arg).iter());
                        entered[object] = led_to.map(|o| (o, Place::ANY)).collect();
                    }
                }
                calls.insert(op, Called { summary, entered });
            }
        }
        Self {
            module,
            body,
            points,
            types,
            order,
            calls,
            moves,
            told: EntitySet::new(),
            floats: Bytes::default(),
            genuine: EntitySet::new(),
            integers: Bytes::default(),
            trusts_callers: false,
            fractions: FxHashMap::default(),
            fraction_bytes: Bytes::default(),
            fraction_globals: Parts::new(),
            left_at: FxHashSet::default(),
            changed: false,
        }
    }

    /// Whether a value is an integer whose bits are worth following.
    fn is_number(&self, v: Value) -> bool {
        self.body.ty(v).is_int() && self.body.as_const(v).is_none()
    }

    /// Whether it is one, or an aggregate with such elements.
    fn has_numbers(&self, v: Value) -> bool {
        self.is_number(v) || matches!(self.body.ty(v), Type::Aggregate(_))
    }

    /// Whether it is one of which nothing beside it tells that it is no float.
    fn is_untold(&self, v: Value) -> bool {
        self.is_number(v) && !self.told.contains(v)
    }

    fn bytes_of(&self, v: Value) -> u64 {
        self.module.size_of(self.body.ty(v))
    }

    /// Adds all memory that a call of which nothing is known gets to.
    fn add_reached(&mut self, data: &OpData) {
        for o in self.points.reachable_from(&data.args).iter() {
            self.changed |= self.integers.add_all(o);
        }
    }

    /// What of some bytes lies in memory of callers.
    fn given(&self, bytes: &Bytes) -> Given {
        let objects = self.points.objects.keys();
        objects
            .filter(|&o| bytes.has(o) && self.points.parameter(o).is_some())
            .map(|o| (o, bytes.of(o)))
            .collect()
    }

    fn reads(&self, ends: &Ends) -> Reads {
        let params = self.body.params().iter();
        Reads {
            memory: self.given(&ends.bytes),
            params: params.map(|&v| ends.values.contains(v)).collect(),
        }
    }
}

impl Called {
    /// Adds what lies in memory that the callee is given; whether any was new.
    fn enter(&self, given: &Given, into: &mut Bytes) -> bool {
        let mut changed = false;
        for (object, left) in given {
            let places = &self.entered[*object];
            changed |= match places.is_empty() {
                true => into.add_all(Points::UNKNOWN),
                false => into.enter(left, places),
            };
        }
        changed
    }
}
