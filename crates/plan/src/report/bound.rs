//! How much a derivative keeps at most: a sum of bytes times trip counts.

use super::expression::Writer;
use super::range::{Given, Ranges};
use crate::bounds::defined_within;
use crate::slots::{Slot, SlotKey, Storage, count_of};
use crate::{Plan, Shadowed};
use std::fmt;
use tapeless_ir::{Callee, FuncId, Op, Region, Value};

/// Blocks of the heap are this large, or a multiple.
const UNIT: u64 = 16;
/// Elements that a growing array has room for at first.
const FIRST_ROOM: u64 = 16;
/// A growing array has room for less than twice its elements, and moves out of one of half the size.
const GROWING: u64 = 3;
/// What stands beside a shadow at most.
const NOTE: u64 = 32;
/// What a block that is linked begins with.
pub(super) const HEADER: u64 = 32;

/// What calls of a function keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// No more than their tapes.
    Nothing,
    /// So many bytes a call, tape included.
    Bytes(u64),
    /// That is not known before the program runs.
    Unknown,
}

/// A factor, and the largest number that it may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Factor {
    pub text: String,
    pub most: Option<u128>,
}

/// Bytes, as a sum of products.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bound {
    terms: Vec<(u64, Vec<Factor>)>,
}

impl Bound {
    fn add(&mut self, bytes: u64, factors: Vec<Factor>) {
        let (mut bytes, mut rest) = (bytes, Vec::new());
        for factor in factors {
            match factor.text.parse::<u64>() {
                Ok(number) => bytes = bytes.saturating_mul(number),
                Err(_) => rest.push(factor),
            }
        }
        if bytes == 0 {
            return;
        }
        match self.terms.iter_mut().find(|(_, known)| *known == rest) {
            Some((sum, _)) => *sum = sum.saturating_add(bytes),
            None => self.terms.push((bytes, rest)),
        }
    }

    /// The number of bytes, if what it depends on is given.
    pub fn bytes(&self) -> Option<u128> {
        self.terms.iter().try_fold(0_u128, |sum, (bytes, factors)| {
            sum.checked_add(product(*bytes, factors)?)
        })
    }

    /// Whether it is the same number of bytes in each run.
    pub fn is_constant(&self) -> bool {
        self.terms.iter().all(|(_, factors)| factors.is_empty())
    }
}

/// Bytes times the largest numbers that factors may be.
pub(super) fn product(bytes: u64, factors: &[Factor]) -> Option<u128> {
    let mut all = factors.iter().map(|factor| factor.most);
    all.try_fold(u128::from(bytes), |product, most| {
        product.checked_mul(most?)
    })
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let product = |(bytes, factors): &(u64, Vec<Factor>)| {
            let texts = factors.iter().map(|factor| factor.text.clone());
            let one = *bytes == 1 && !factors.is_empty();
            let bytes = (!one).then(|| bytes.to_string());
            bytes
                .into_iter()
                .chain(texts)
                .collect::<Vec<_>>()
                .join(" × ")
        };
        let (constant, products): (Vec<_>, Vec<_>) = self
            .terms
            .iter()
            .partition(|(_, factors)| factors.is_empty());
        let terms: Vec<String> = products.into_iter().chain(constant).map(product).collect();
        match terms.is_empty() {
            true => f.write_str("0"),
            false => f.write_str(&terms.join(" + ")),
        }
    }
}

/// Sums up a plan.
pub(super) struct Sum<'a> {
    pub writer: &'a Writer<'a>,
    pub given: &'a Given,
    /// Bytes that each block of the heap begins with.
    pub header: u64,
    /// The alignment that shadows have.
    pub align: u64,
}

impl Sum<'_> {
    /// All that a derivative holds beside what its primal does.
    pub fn of(&self, plan: &Plan, beside: &dyn Fn(FuncId) -> Beside) -> Bound {
        let mut bound = Bound::default();
        for slot in plan.slots.values() {
            self.slot(&mut bound, slot);
        }
        for shadowed in &plan.shadowed {
            let (bytes, factors, blocks) = self.shadow(shadowed);
            bound.add(bytes, factors);
            bound.add(NOTE + self.moved() + UNIT + self.header, blocks);
        }
        self.calls(&mut bound, beside);
        bound
    }

    /// How much larger a block is in which a shadow is moved to where its primal's alignment puts it.
    fn moved(&self) -> u64 {
        match self.align > UNIT {
            true => UNIT + self.align,
            false => 0,
        }
    }

    fn slot(&self, bound: &mut Bound, slot: &Slot) {
        let size = |v: Value| self.writer.module.size_of(self.writer.body.ty(v));
        let end = match slot.key {
            // What lies there in the end, eight bytes or more.
            SlotKey::Place(op) => size(self.writer.body.ops[op].args[0]).max(8),
            _ => 0,
        };
        let bytes = self.writer.module.size_of(slot.ty) + end;
        let array = match &slot.storage {
            // Sums of adjoints are carried along.
            Storage::Ssa if matches!(slot.key, SlotKey::Sum(..)) => return,
            Storage::Ssa => return bound.add(bytes, Vec::new()),
            Storage::List(_) => {
                bound.add(GROWING * bytes, self.factors(slot));
                return bound.add(FIRST_ROOM * bytes + GROWING * self.header, Vec::new());
            }
            Storage::Array(array) => array,
        };
        let made_in = array.loops.last().map(|&l| self.writer.body.ops[l].parent);
        let blocks = made_in.map_or_else(Vec::new, |region| self.around(region, slot.turn));
        if array.grows {
            bound.add(GROWING * bytes, self.factors(slot));
            bound.add(FIRST_ROOM * bytes + GROWING * self.header, blocks);
        } else {
            bound.add(bytes, self.factors(slot));
            // Blocks are rounded up.
            bound.add((UNIT - bytes % UNIT) % UNIT + self.header, blocks);
        }
    }

    /// Bytes and factors of the object's shadow, and of the object where that may stay; how often one is made.
    pub fn shadow(&self, shadowed: &Shadowed) -> (u64, Vec<Factor>, Vec<Factor>) {
        let blocks = self.around(self.writer.body.ops[shadowed.op].parent, None);
        let mut bytes = shadowed.bytes * if shadowed.heap { 2 } else { 1 };
        let mut factors = Vec::new();
        for &count in &shadowed.count {
            let (v, scale) = self.writer.scaled(count);
            bytes = bytes.saturating_mul(scale.unsigned_abs());
            match self.writer.body.as_int(v) {
                Some(number) => bytes = bytes.saturating_mul(number.unsigned_abs()),
                None => factors.push(self.size(v)),
            }
        }
        factors.extend(blocks.iter().cloned());
        (bytes, factors, blocks)
    }

    fn size(&self, v: Value) -> Factor {
        Factor {
            text: closed(self.writer.value(v)),
            most: Ranges::new(self.writer, self.given).most(v),
        }
    }

    /// What callees keep beside their tapes, which are slots.
    fn calls(&self, bound: &mut Bound, beside: &dyn Fn(FuncId) -> Beside) {
        let body = self.writer.body;
        for op in body.op_order() {
            let Some(Callee::Func(id)) = body.ops[op].kind.call().map(|call| call.callee) else {
                continue;
            };
            let mut factors = self.around(body.ops[op].parent, None);
            match beside(id) {
                Beside::Nothing => {}
                Beside::Bytes(bytes) => bound.add(bytes, factors),
                Beside::Unknown => {
                    let text = format!("{}(…)", self.writer.callee(op));
                    factors.push(Factor { text, most: None });
                    bound.add(1, factors);
                }
            }
        }
    }

    /// How often what a slot keeps is kept at most, outermost loop first.
    pub fn factors(&self, slot: &Slot) -> Vec<Factor> {
        let still = match &slot.storage {
            Storage::Array(array) => array.still.as_slice(),
            Storage::Ssa | Storage::List(_) => &[],
        };
        let loops = self.outwards(slot.home, slot.turn);
        self.trip_counts(loops.filter(|op| !still.contains(op)))
    }

    /// The trip counts of the loops around a region, outermost first, within an iteration that has sweeps of its own.
    fn around(&self, region: Region, turn: Option<Region>) -> Vec<Factor> {
        self.trip_counts(self.outwards(region, turn))
    }

    fn trip_counts(&self, outwards: impl Iterator<Item = Op>) -> Vec<Factor> {
        let mut factors: Vec<Factor> = outwards.map(|op| self.trips(op)).collect();
        factors.reverse();
        factors
    }

    fn outwards(&self, region: Region, turn: Option<Region>) -> impl Iterator<Item = Op> {
        let body = self.writer.body;
        let loops = std::iter::successors(body.enclosing_loop(region), |&op| {
            body.enclosing_loop(body.ops[op].parent)
        });
        loops.take_while(move |&op| Some(body.ops[op].regions[0]) != turn)
    }

    /// Whether a loop's count changes from one iteration of a loop around it to the next.
    fn varies(&self, op: Op, count: Value) -> bool {
        let body = self.writer.body;
        let outer = body.enclosing_loop(body.ops[op].parent);
        outer.is_some_and(|outer| defined_within(body, body.ops[outer].regions[0], count))
    }

    /// How often a loop runs at most each time.
    fn trips(&self, op: Op) -> Factor {
        let Some(count) = count_of(self.writer.body, op) else {
            return Factor {
                text: "iterations".to_owned(),
                most: None,
            };
        };
        let text = self.writer.trips(count);
        let ranges = Ranges::new(self.writer, self.given);
        Factor {
            text: match self.varies(op, count) {
                true => format!("max({text})"),
                false => closed(text),
            },
            most: ranges.most_trips(count),
        }
    }
}

/// In parentheses, unless it is one factor.
fn closed(text: String) -> String {
    let mut open = 0;
    let mut apart = false;
    for c in text.chars() {
        match c {
            '(' | '[' => open += 1,
            ')' | ']' => open -= 1,
            ' ' => apart |= open == 0,
            _ => {}
        }
    }
    if apart { format!("({text})") } else { text }
}
