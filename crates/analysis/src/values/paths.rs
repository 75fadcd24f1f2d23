//! Which values may have come to a place behind one where paths met: those whose path fits the conditions around that
//! place. A tag beside a `union` tells so what its bits are, once the optimiser has made values of both.

use crate::values::range::{implied, inverse};
use smallvec::SmallVec;
use tapeless_ir::ops::Case;
use tapeless_ir::{
    Body, Control, IntPred, OpData, OpKind, Region, Scalar, ScalarType, Type, Value, ValueDef,
};

/// Parts of a condition that are looked at.
const PARTS: u32 = 6;

/// Arms around a place that are looked at, the innermost ones.
const ARMS: usize = 8;

/// What is known of an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Test {
    /// A condition holds, or does not.
    Holds(bool),
    /// It compares so with a constant.
    Compares(IntPred, i64),
}

impl Test {
    fn admits(self, x: i64) -> bool {
        match self {
            Self::Holds(holds) => (x != 0) == holds,
            Self::Compares(pred, than) => compares(pred, x, than),
        }
    }
}

/// What holds on the way to a place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path(SmallVec<[(Value, Test); 8]>);

impl Path {
    /// The conditions of the arms around a region's ops.
    pub fn to(body: &Body, region: Region) -> Self {
        let mut path = Self::default();
        let mut here = region;
        for _ in 0..ARMS {
            let Some(owner) = body.regions[here].owner else {
                break;
            };
            let data = &body.ops[owner];
            path.enter(body, data, here);
            here = data.parent;
        }
        path
    }

    /// What a value was before paths met, and on which of them; nothing if it is not made where paths meet.
    pub fn sources(&self, body: &Body, v: Value) -> Option<Vec<(Value, Self)>> {
        match body.values[v].def {
            ValueDef::Result(op, index) => self.arms(
                body,
                &body.ops[op],
                index as usize,
                body.ops[op].regions.len(),
            ),
            ValueDef::Param(region, index) => self.rounds(body, region, index as usize),
            ValueDef::Const(_) => None,
        }
    }

    /// What a value that is made where paths met can only have been here, if that can be read here.
    pub fn settled(&self, body: &Body, v: Value) -> Option<Value> {
        let sources = self.sources(body, v)?;
        let (&(first, _), rest) = sources.split_first()?;
        let made = body.ops[body.def_op(v)?].parent;
        let is_seen = body
            .def_region(first)
            .is_none_or(|home| body.encloses(home, made));
        (is_seen && rest.iter().all(|&(other, _)| other == first)).then_some(first)
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What holds on this way and on another.
    #[must_use]
    pub fn common(&self, other: &Self) -> Self {
        let both = self.0.iter().filter(|fact| other.0.contains(fact));
        Self(both.copied().collect())
    }

    fn arms(
        &self,
        body: &Body,
        data: &OpData,
        index: usize,
        count: usize,
    ) -> Option<Vec<(Value, Self)>> {
        let yielded = |arm: usize| {
            let region = data.regions[arm];
            let end = &body.ops[body.terminator(region)?];
            let from = match end.kind {
                OpKind::Control(Control::Yield) => &end.args[..],
                OpKind::Control(Control::Repeat { .. }) => {
                    &end.args[end.args.len() - data.results.len()..]
                }
                _ => return None,
            };
            let mut path = self.clone();
            let open = path.enter(body, data, region) && path.pass(body, self, &data.results, from);
            open.then(|| (from[index], path))
        };
        let side = |(arg, holds): (usize, bool)| {
            let mut path = self.clone();
            let from = &data.args[arg..=arg];
            let open = path.assume(body, data.args[0], holds)
                && path.pass(body, self, &data.results, from);
            open.then(|| (from[0], path))
        };
        match &data.kind {
            OpKind::Scalar(Scalar::Select(_)) if body.ty(data.args[0]).lanes() == 1 => Some(
                [(1, true), (2, false)]
                    .into_iter()
                    .filter_map(side)
                    .collect(),
            ),
            OpKind::Control(Control::If | Control::Switch(_) | Control::Loop(_)) => {
                Some((0..count).filter_map(yielded).collect())
            }
            _ => None,
        }
    }

    /// A loop's parameter: before the first round, and at the end of one.
    fn rounds(&self, body: &Body, region: Region, index: usize) -> Option<Vec<(Value, Self)>> {
        let data = &body.ops[body.regions[region].owner?];
        let OpKind::Control(Control::Loop(info)) = &data.kind else {
            return None;
        };
        let (formal, count) = (&body.regions[region].params, info.params as usize);
        let end = &body.ops[body.terminator(region)?];
        let mut from = vec![(&data.args[..count], None)];
        if let OpKind::Control(Control::Repeat { negate }) = end.kind {
            from.push((&end.args[1..=count], Some((end.args[0], !negate))));
        }
        let before = |(args, again): (&[Value], Option<(Value, bool)>)| {
            let mut path = self.clone();
            // What else is known of values in the loop is so of this round.
            path.0.retain(|(v, _)| !is_within(body, *v, region));
            let open = path.pass(body, self, formal, args);
            let on = again.is_none_or(|(condition, holds)| path.assume(body, condition, holds));
            (open && on).then(|| (args[index], path))
        };
        Some(from.into_iter().filter_map(before).collect())
    }

    /// Goes into a region of an op; whether that is possible.
    fn enter(&mut self, body: &Body, data: &OpData, region: Region) -> bool {
        let OpKind::Control(control) = &data.kind else {
            return true;
        };
        match control {
            Control::If => self.assume(body, data.args[0], data.regions[0] == region),
            Control::Switch(cases) => {
                let arm = data.regions.iter().position(|&r| r == region);
                arm.is_none_or(|arm| self.choose(body, data.args[0], cases, arm))
            }
            _ => true,
        }
    }

    fn choose(&mut self, body: &Body, selector: Value, cases: &[Case], arm: usize) -> bool {
        let number = |case: &Case| selected(body, selector, case);
        let mut here = cases.iter().filter(|case| case.region as usize == arm);
        match (here.next(), here.next()) {
            (Some(only), None) if arm > 0 => {
                number(only).is_none_or(|x| self.add(selector, Test::Compares(IntPred::Eq, x)))
            }
            (None, _) if arm == 0 => {
                let mut others = cases.iter().filter_map(number);
                others.all(|x| self.add(selector, Test::Compares(IntPred::Ne, x)))
            }
            _ => true,
        }
    }

    /// What a path knows of results, or of parameters, is known of what they were; whether that can be.
    fn pass(&mut self, body: &Body, known: &Self, to: &[Value], from: &[Value]) -> bool {
        for &(v, test) in &known.0 {
            let Some(at) = to.iter().position(|&to| to == v) else {
                continue;
            };
            let possible = match (body.as_int(from[at]), test) {
                (Some(x), test) => test.admits(x),
                (None, Test::Holds(holds)) => self.assume(body, from[at], holds),
                (None, test) => self.add(from[at], test),
            };
            if !possible {
                return false;
            }
        }
        true
    }

    /// Adds that a condition holds, or does not, and what follows; whether that can be.
    fn assume(&mut self, body: &Body, condition: Value, holds: bool) -> bool {
        if self.decides(body, condition) == Some(!holds) {
            return false;
        }
        let mut open = vec![((condition, holds), PARTS)];
        while let Some(((condition, holds), parts)) = open.pop() {
            if !self.add(condition, Test::Holds(holds)) {
                return false;
            }
            let Some(data) = body.def_op(condition).map(|op| &body.ops[op]) else {
                continue;
            };
            if let Some((of, pred, than)) = comparison(body, condition) {
                let pred = if holds { pred } else { inverse(pred) };
                if !self.add(of, Test::Compares(pred, than)) {
                    return false;
                }
            } else if let Some(parts) = parts.checked_sub(1) {
                let more = implied(body, (condition, holds), data).into_iter();
                open.extend(more.map(|fact| (fact, parts)));
            }
        }
        true
    }

    /// Adds what is known of a value; whether that can be.
    fn add(&mut self, v: Value, test: Test) -> bool {
        let fact = (v, test);
        if !self.0.contains(&fact) {
            self.0.push(fact);
        }
        let mut known = self.0.iter().filter(|(other, _)| *other == v);
        known.all(|&(_, other)| !excludes(other, test))
    }

    /// Whether a condition holds, if that is known.
    fn decides(&self, body: &Body, condition: Value) -> Option<bool> {
        if let Some(x) = body.as_int(condition) {
            return Some(x != 0);
        }
        let (of, pred, than) = match comparison(body, condition) {
            Some(known) => known,
            None => (condition, IntPred::Ne, 0),
        };
        self.0.iter().find_map(|&(v, test)| match test {
            Test::Holds(holds) if v == condition => Some(holds),
            Test::Compares(IntPred::Eq, x) if v == of => Some(compares(pred, x, than)),
            Test::Compares(p, x) if v == of && x == than && p == pred => Some(true),
            Test::Compares(p, x) if v == of && x == than && p == inverse(pred) => Some(false),
            _ => None,
        })
    }
}

/// Whether no integer passes both.
fn excludes(one: Test, other: Test) -> bool {
    match (one, other) {
        (Test::Holds(a), Test::Holds(b)) => a != b,
        (Test::Compares(IntPred::Eq, x), test) | (test, Test::Compares(IntPred::Eq, x)) => {
            !test.admits(x)
        }
        (Test::Compares(a, x), Test::Compares(b, y)) => x == y && a == inverse(b),
        _ => false,
    }
}

/// A condition that compares a value with a constant.
fn comparison(body: &Body, condition: Value) -> Option<(Value, IntPred, i64)> {
    let data = &body.ops[body.def_op(condition)?];
    let OpKind::Scalar(Scalar::Icmp(pred)) = &data.kind else {
        return None;
    };
    Some((data.args[0], *pred, body.as_int(data.args[1])?))
}

/// The number of a case, extended by its sign as constants are.
fn selected(body: &Body, selector: Value, case: &Case) -> Option<i64> {
    let Type::Scalar(ScalarType::Int(bits @ 1..=64)) = body.ty(selector) else {
        return None;
    };
    let shift = 64 - bits;
    Some(((case.value as u64) << shift).cast_signed() >> shift)
}

/// Integers that were extended by their sign keep their order without one, too.
fn compares(pred: IntPred, a: i64, b: i64) -> bool {
    pred.holds(a.cast_unsigned().cmp(&b.cast_unsigned()), a.cmp(&b))
}

/// Whether a value is made in a region, or in one within.
fn is_within(body: &Body, v: Value, region: Region) -> bool {
    let made = body.def_region(v);
    made.is_some_and(|made| body.encloses(region, made))
}
