//! Subscripts that never meet again: whether a write that runs after a load may touch the bytes that were read.
//!
//! Both addresses are the same base plus polynomials of turns of loops. A write runs later in the same turn of all loops that are
//! around both, or in a later turn of one of them; for each of these ways the distance D between the two must never be small:
//!
//! - D is bounded away from 0; or
//! - D = S·R + T, with S the distance of rows, R of their numbers and T within a row: T is neither 0 nor a row or more, or
//!   the rows are others and T is less than one.
//!
//! Pugh, The Omega test (1991), and Maydan, Hennessy and Lam, Efficient and exact data dependence analysis (1991), decide more; their
//! distances have no factors that are only known when the program runs.

mod bounds;
mod expand;
mod polynomial;
#[cfg(test)]
mod tests;

use crate::values::order::Order;
use crate::values::range::{Range, Ranges};
use expand::{Address, Base};
use polynomial::{Atom, Polynomial, Product, Side};
use rustc_hash::FxHashMap;
use tapeless_ir::{Alias, Body, Mem, Module, Op, OpKind, Region, Value, ValueDef};

/// Pairs of a function that are looked at; beyond them all may meet.
const MOST_PAIRS: u32 = 10_000;
/// Definitions that are looked through for the bounds of a value.
const DEPTH: u32 = 12;
/// Distances of rows that are tried.
const MOST_STRIDES: usize = 4;

/// What was found of the subscripts of a body.
#[derive(Debug, Default)]
pub struct Known {
    addresses: FxHashMap<Value, Option<Address>>,
    counts: FxHashMap<Op, Option<Polynomial>>,
    /// Of values, as regions see them.
    bounds: FxHashMap<(Value, Region), Range>,
    pairs: u32,
}

/// The subscripts of a body.
#[derive(Debug)]
pub struct Subscripts<'a> {
    module: &'a Module,
    body: &'a Body,
    order: &'a Order,
    known: &'a mut Known,
    ranges: Option<Ranges<'a>>,
    asked: Way,
}

/// When the write runs after the load.
#[derive(Clone, Copy, Debug, Default)]
struct Way {
    /// In the same turn of so many loops around both.
    same: usize,
    /// And in a later one of the next.
    later: Option<Op>,
}

/// A load and a write, with the bytes they access.
#[derive(Clone, Copy)]
struct Pair {
    load: Op,
    read: i128,
    written: i128,
}

impl<'a> Subscripts<'a> {
    /// Looks at them, and adds to what is known.
    pub fn new(
        (module, body): (&'a Module, &'a Body),
        order: &'a Order,
        known: &'a mut Known,
    ) -> Self {
        Self {
            module,
            body,
            order,
            known,
            ranges: None,
            asked: Way::default(),
        }
    }

    /// Whether the write, whenever it runs after the load, never touches the bytes the load read.
    pub fn never_again(&mut self, load: Op, read: Value, write: Op, written: Value) -> bool {
        let is_looped = |op: Op| !self.order.loops(op).is_empty();
        if self.known.pairs == MOST_PAIRS || !(is_looped(load) || is_looped(write)) {
            return false;
        }
        self.known.pairs += 1;
        self.never((load, read), (write, written)).unwrap_or(false)
    }

    /// Whether the bytes that one op accesses in a turn of a loop are never those that another accesses in a later turn.
    pub fn apart_in_turns(
        &mut self,
        loop_: Op,
        (first, accessed): (Op, Value),
        (later, behind): (Op, Value),
    ) -> bool {
        if self.known.pairs == MOST_PAIRS {
            return false;
        }
        self.known.pairs += 1;
        let same = self.order.loops(loop_).len();
        let apart = self.pair((first, accessed), (later, behind));
        let found = apart.and_then(|(pair, from, to)| {
            self.asked = Way {
                same,
                later: Some(loop_),
            };
            self.are_apart(pair, &from, &to)
        });
        self.asked = Way::default();
        found.unwrap_or(false)
    }

    /// How many bytes a pointer lies behind another in the first turn of a loop, and how many more in each later one; nothing if that
    /// is no number.
    pub fn moves(&mut self, loop_: Op, pointer: Value, from: Value) -> Option<(i128, i128)> {
        let (at, begin) = (self.of(pointer)?, self.of(from)?);
        let distance = at.bytes.minus(&begin.bytes)?;
        let (mut first, mut step) = (0, 0);
        for (product, factor) in distance.terms() {
            match product[..] {
                [] => first = factor,
                [Atom::Turns(op, _)] if op == loop_ => step = factor,
                _ => return None,
            }
        }
        (at.base == begin.base).then_some((first, step))
    }

    /// Two accesses behind the same base.
    fn pair(
        &mut self,
        (load, read): (Op, Value),
        (write, written): (Op, Value),
    ) -> Option<(Pair, Address, Address)> {
        let (from, to) = (self.of(read)?, self.of(written)?);
        if from.base != to.base {
            return None;
        }
        let pair = Pair {
            load,
            read: self.size(load)?,
            written: self.size(write)?,
        };
        Some((pair, from, to))
    }

    fn never(&mut self, (load, read): (Op, Value), (write, written): (Op, Value)) -> Option<bool> {
        let (pair, from, to) = self.pair((load, read), (write, written))?;
        let order = self.order;
        let around = order.loops(load).iter().zip(order.loops(write));
        let common = around.take_while(|(a, b)| a == b).count();
        let way = |same, later| Way { same, later };
        let mut ways: Vec<Way> = Vec::new();
        ways.extend((0..common).map(|at| way(at, Some(order.loops(load)[at]))));
        let is_same = order.loops(load) == order.loops(write);
        let is_told = is_same && self.body.aliases.same_iteration(load, write) == Alias::No;
        if order.position(write) > order.position(load) && !is_told {
            ways.push(way(common, None));
        }
        let never = ways.into_iter().all(|way| {
            self.asked = way;
            self.are_apart(pair, &from, &to).unwrap_or(false)
        });
        self.asked = Way::default();
        Some(never)
    }

    fn of(&mut self, pointer: Value) -> Option<Address> {
        if let Some(known) = self.known.addresses.get(&pointer) {
            return known.clone();
        }
        let found = self.address(pointer);
        self.known.addresses.insert(pointer, found.clone());
        found
    }

    /// The bounds of a value, as a region sees it.
    fn bounds(&mut self, v: Value, region: Region) -> Range {
        if let Some(&known) = self.known.bounds.get(&(v, region)) {
            return known;
        }
        let ranges = self.ranges.get_or_insert_with(|| Ranges::new(self.body));
        let found = ranges.at(v, region, DEPTH);
        self.known.bounds.insert((v, region), found);
        found
    }

    fn size(&self, op: Op) -> Option<i128> {
        let data = &self.body.ops[op];
        let v = match &data.kind {
            OpKind::Mem(Mem::Load(_)) => *data.results.first()?,
            OpKind::Mem(Mem::Store(_)) => *data.args.first()?,
            _ => return None,
        };
        let is_known = self.body.ty(v).element().is_some();
        is_known.then(|| i128::from(self.module.size_of(self.body.ty(v))))
    }

    /// Whether the two are apart where the outermost loops have the same turn, and the next may have a later one.
    fn are_apart(&mut self, pair: Pair, from: &Address, to: &Address) -> Option<bool> {
        let atoms = from.bytes.atoms().chain(to.bytes.atoms());
        let base_changes = matches!(from.base, Base::Pointer(base) if self.changes(base));
        if base_changes || self.any_changes(atoms) {
            return None;
        }
        let distance = self.as_written(&to.bytes)?.minus(&from.bytes)?;
        let region = self.body.ops[pair.load].parent;
        let away = |this: &mut Self, of: &Polynomial, by: i128| this.is_at_least(of, by, region);
        if away(self, &distance, pair.read) || away(self, &distance.scaled(-1)?, pair.written) {
            return Some(true);
        }
        let rows = strides(&distance);
        Some(rows.into_iter().any(|row| {
            let apart = self.in_rows(pair, &distance, &row, region);
            apart.unwrap_or(false)
        }))
    }

    /// Whether the two are in different places of rows that are so far from each other.
    fn in_rows(
        &mut self,
        pair: Pair,
        distance: &Polynomial,
        row: &(Product, i128),
        region: Region,
    ) -> Option<bool> {
        let number = number(distance, row)?;
        let row = Polynomial::of(row.0.clone(), row.1);
        let within = distance.minus(&row.times(&number)?)?;
        let [read, written] = [pair.read, pair.written].map(Polynomial::constant);
        // How far the write is ahead of the load within a row, and behind one more.
        let ahead = within.minus(&read)?;
        let before_next = row.minus(&written)?.minus(&within)?;
        let behind = within.scaled(-1)?.minus(&written)?;
        let after_last = row.minus(&read)?.plus(&within)?;
        let mut holds = |of: &Polynomial, least: i128| self.is_at_least(of, least, region);
        let is_positive = holds(&row, 0);
        Some(
            (holds(&ahead, 0) && holds(&before_next, 0))
                || (holds(&behind, 0) && holds(&after_last, 0))
                || (is_positive && holds(&number, 1) && holds(&after_last, 0))
                || (is_positive && holds(&number.scaled(-1)?, 1) && holds(&before_next, 0)),
        )
    }

    /// A polynomial of what the load saw as one of what the write sees.
    fn as_written(&self, of: &Polynomial) -> Option<Polynomial> {
        of.replaced(|atom| {
            let Atom::Turns(op, _) = atom else {
                return Some(Polynomial::atom(atom));
            };
            let depth = self.order.loops(op).len();
            let of_load = Polynomial::atom(Atom::Turns(op, Side::Load));
            match self.asked.later {
                Some(later) if later == op => of_load
                    .plus(&Polynomial::constant(1))?
                    .plus(&Polynomial::atom(Atom::Turns(op, Side::Between))),
                _ if depth < self.asked.same => Some(of_load),
                _ => Some(Polynomial::atom(Atom::Turns(op, Side::Write))),
            }
        })
    }

    /// Whether any of the values may be others for the write than for the load.
    fn any_changes(&self, mut atoms: impl Iterator<Item = Atom>) -> bool {
        atoms.any(|atom| matches!(atom, Atom::Value(v, _) if self.changes(v)))
    }

    fn changes(&self, v: Value) -> bool {
        let Some(in_loop) = self.asked.later else {
            return false;
        };
        match self.body.values[v].def {
            ValueDef::Result(op, _) => self.order.loops(op).contains(&in_loop),
            ValueDef::Param(region, _) => {
                let inside = self.body.ops[in_loop].regions[0];
                self.body.encloses(inside, region)
            }
            ValueDef::Const(_) => false,
        }
    }
}

/// Distances that rows may have: what turns are multiplied by, the largest first.
fn strides(distance: &Polynomial) -> Vec<(Product, i128)> {
    let is_turns = |atom: &Atom| matches!(atom, Atom::Turns(..));
    let mut found: Vec<(Product, i128)> = Vec::new();
    for (product, factor) in distance.terms() {
        let (turns, values): (Product, Product) = product.iter().copied().partition(is_turns);
        let row = (values, factor.abs());
        if turns.len() == 1 && !found.contains(&row) {
            found.push(row);
        }
    }
    found.sort_by_key(|(values, factor)| std::cmp::Reverse((values.len(), *factor)));
    found.truncate(MOST_STRIDES);
    found
}

/// How many rows a distance is: the nearest number of them in each of its terms.
fn number(distance: &Polynomial, (values, size): &(Product, i128)) -> Option<Polynomial> {
    let mut rows = Polynomial::default();
    for (product, factor) in distance.terms() {
        let mut rest = product.clone();
        let mut holds = true;
        for value in values {
            match rest.iter().position(|atom| atom == value) {
                Some(at) => drop(rest.remove(at)),
                None => holds = false,
            }
        }
        let half = size / 2 * factor.signum();
        let nearest = factor.checked_add(half)? / size;
        if holds {
            rows = rows.plus(&Polynomial::of(rest, nearest))?;
        }
    }
    Some(rows)
}
