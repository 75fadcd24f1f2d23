//! What conditions say of an integer: those of the arms around, and those on which a loop goes on.

use super::{Range, Ranges, binary, is_wide};
use crate::values::flow::yielded;
use tapeless_ir::ops::IntBin;
use tapeless_ir::{Body, Cast, Control, IntPred, OpData, OpKind, Region, Scalar, Value, ValueDef};

/// Regions around that are looked at, parts of a condition, and sums that are looked through.
const AROUND: usize = 12;
const PARTS: u32 = 6;
const MOST_TOLD: usize = 8;
const SUMS: usize = 4;

/// A condition, and what it is.
type Fact = (Value, bool);

impl Ranges<'_> {
    /// The bounds of a value where a region's ops see it: in an arm its condition holds.
    pub fn at(&mut self, v: Value, region: Region, depth: u32) -> Range {
        let body = self.body;
        let mut found = self.of(v, depth);
        let home = match body.values[v].def {
            ValueDef::Result(op, _) => body.ops[op].parent,
            ValueDef::Param(region, _) => region,
            ValueDef::Const(_) => return found,
        };
        if let Some(&known) = self.seen.get(&(v, region, depth)) {
            return known;
        }
        let mut here = region;
        for _ in 0..AROUND {
            let owner = body.regions[here].owner.filter(|_| here != home);
            let Some(data) = owner.map(|owner| &body.ops[owner]) else {
                break;
            };
            if matches!(data.kind, OpKind::Control(Control::If)) {
                let fact = (data.args[0], data.regions[0] == here);
                found = self.given(v, found, fact, depth);
            }
            here = data.parent;
        }
        for condition in self.told.clone() {
            found = self.given(v, found, (condition, true), depth);
        }
        self.seen.insert((v, region, depth), found);
        found
    }

    /// What is found of a value, and a fact.
    pub(super) fn given(&mut self, v: Value, found: Range, fact: Fact, depth: u32) -> Range {
        let mut found = found;
        let mut open = vec![(fact, PARTS)];
        while let Some(((condition, holds), parts)) = open.pop() {
            let Some(op) = self.body.def_op(condition) else {
                continue;
            };
            let data = &self.body.ops[op];
            if let OpKind::Scalar(Scalar::Icmp(pred)) = &data.kind {
                let pred = if holds { *pred } else { inverse(*pred) };
                found = self.compared(v, found, pred, &data.args, depth);
            } else if let Some(parts) = parts.checked_sub(1) {
                let implied = implied(self.body, (condition, holds), data);
                open.extend(implied.into_iter().map(|fact| (fact, parts)));
            }
        }
        found
    }

    /// What follows for a value from a comparison of two.
    fn compared(
        &mut self,
        v: Value,
        found: Range,
        pred: IntPred,
        args: &[Value],
        depth: u32,
    ) -> Range {
        let (base, more) = sum(self.body, v);
        let sides = [(args[0], args[1], pred), (args[1], args[0], swapped(pred))];
        sides.into_iter().fold(found, |found, (side, other, pred)| {
            if is_wide(self.body.ty(side)) {
                return found;
            }
            let (of, by) = sum(self.body, side);
            let Some(apart) = more
                .checked_sub(by)
                .filter(|_| of == base && !self.is_const(of))
            else {
                return found;
            };
            let Some(back) = apart.checked_neg() else {
                return found;
            };
            let other = match depth.checked_sub(1) {
                Some(less) => self.of(other, less),
                None => return found,
            };
            // `v = side + apart`
            let bounds = bounds(pred, found.shift(back), other);
            found.meet(bounds.shift(apart))
        })
    }

    fn is_const(&self, v: Value) -> bool {
        self.body.as_const(v).is_some()
    }

    /// What a loop's parameter is followed by, if the loop goes on.
    pub(super) fn next(&mut self, v: Value, region: Region, fact: Fact, depth: u32) -> Range {
        let body = self.body;
        let found = self.at(v, region, depth);
        let found = self.given(v, found, fact, depth);
        let (&ValueDef::Result(op, index), Some(depth)) =
            (&body.values[v].def, depth.checked_sub(1))
        else {
            return found;
        };
        let data = &body.ops[op];
        match &data.kind {
            OpKind::Scalar(Scalar::Int(bin, wrap)) => {
                let whole = Range::of_type(body.ty(v));
                let [a, b] = [0, 1].map(|i| {
                    let operand = self.at(data.args[i], data.parent, depth);
                    self.given(data.args[i], operand, fact, depth)
                });
                found.meet(binary(*bin, *wrap, a, b, whole))
            }
            OpKind::Control(Control::If) => {
                let Some((arm, facts)) = taken(body, fact, data) else {
                    return found;
                };
                let v = yielded(body, arm, index as usize);
                let seen = v.map(|v| (v, self.at(v, arm, depth)));
                seen.map_or(found, |(v, seen)| {
                    let given = |seen, &fact: &Fact| self.given(v, seen, fact, depth);
                    found.meet(facts.iter().fold(seen, given))
                })
            }
            _ => found,
        }
    }
}

/// What is assumed whenever the body runs.
pub(super) fn told(body: &Body) -> Vec<Value> {
    let entry = body
        .entry
        .iter()
        .flat_map(|&entry| &body.regions[entry].ops);
    let assumed = entry.filter_map(|&op| {
        let data = &body.ops[op];
        let is_assumed = matches!(&data.kind, OpKind::Host(host) if host.name == "llvm.assume");
        is_assumed.then(|| data.args.first().copied())?
    });
    assumed.take(MOST_TOLD).collect()
}

/// The facts that a fact consists of.
pub(crate) fn implied(body: &Body, (condition, holds): Fact, data: &OpData) -> Vec<Fact> {
    let arg = |i: usize| data.args[i];
    let is = |i: usize, truth: bool| body.as_int(arg(i)).is_some_and(|c| (c != 0) == truth);
    match &data.kind {
        OpKind::Scalar(Scalar::Int(IntBin::And, _)) if holds => {
            vec![(arg(0), true), (arg(1), true)]
        }
        OpKind::Scalar(Scalar::Int(IntBin::Or, _)) if !holds => {
            vec![(arg(0), false), (arg(1), false)]
        }
        OpKind::Scalar(Scalar::Int(IntBin::Xor, _)) if is(1, true) => vec![(arg(0), !holds)],
        // The side that is the other constant was not taken.
        OpKind::Scalar(Scalar::Select(_)) if is(2, !holds) => vec![(arg(0), true), (arg(1), holds)],
        OpKind::Scalar(Scalar::Select(_)) if is(1, !holds) => {
            vec![(arg(0), false), (arg(2), holds)]
        }
        OpKind::Control(Control::If) => {
            let taken = taken(body, (condition, holds), data);
            taken.map_or_else(Vec::new, |(_, facts)| facts.to_vec())
        }
        _ => Vec::new(),
    }
}

/// The arm of an `if` that was taken if one of its results is what a fact says, and what then holds.
fn taken(body: &Body, (condition, holds): Fact, data: &OpData) -> Option<(Region, [Fact; 2])> {
    let index = data.results.iter().position(|&r| r == condition)?;
    let yields = |region: Region| yielded(body, region, index);
    let other = |v: Value| body.as_int(v).is_some_and(|c| (c != 0) != holds);
    let [then, or_else] = [data.regions[0], data.regions[1]];
    let (region, v) = match (yields(then)?, yields(or_else)?) {
        (_, v) if other(yields(then)?) => (or_else, v),
        (v, not) if other(not) => (then, v),
        _ => return None,
    };
    Some((region, [(data.args[0], region == then), (v, holds)]))
}

/// A value as another plus a constant, where nothing wraps; what is poison otherwise is no index.
pub(super) fn sum(body: &Body, mut v: Value) -> (Value, i64) {
    let mut more = 0i64;
    for _ in 0..SUMS {
        let Some(data) = body.def_op(v).map(|op| &body.ops[op]) else {
            break;
        };
        let by = match &data.kind {
            OpKind::Scalar(Scalar::Int(IntBin::Add, wrap)) if wrap.nsw => body.as_int(data.args[1]),
            OpKind::Scalar(Scalar::Cast(Cast::SExt, _)) => Some(0),
            OpKind::Scalar(Scalar::Cast(Cast::ZExt, wrap)) if wrap.exact => Some(0),
            _ => None,
        };
        let Some(sum) = by.and_then(|by| more.checked_add(by)) else {
            break;
        };
        (v, more) = (data.args[0], sum);
    }
    (v, more)
}

/// The bounds of what compares so with another, if it lies in bounds itself.
fn bounds(pred: IntPred, own: Range, other: Range) -> Range {
    let all = Range::ALL;
    let below = |hi: i64| Range::new(i64::MIN, hi);
    let above = |lo: i64| Range::new(lo, i64::MAX);
    let one_less = other.hi.saturating_sub(1);
    let one_more = other.lo.saturating_add(1);
    let (signed, natural) = (own.lo >= 0 && other.lo >= 0, other.lo >= 0);
    match pred {
        IntPred::Eq => other,
        IntPred::Ne if other.lo == other.hi && own.lo == other.lo => above(one_more),
        IntPred::Ne if other.lo == other.hi && own.hi == other.hi => below(one_less),
        IntPred::Ne => all,
        IntPred::Slt => below(one_less),
        IntPred::Sle => below(other.hi),
        IntPred::Sgt => above(one_more),
        IntPred::Sge => above(other.lo),
        // What is less than a natural number, as bits without a sign, is one.
        IntPred::Ult if natural => Range::new(0, one_less.max(0)),
        IntPred::Ule if natural => Range::new(0, other.hi),
        IntPred::Ugt if signed => above(one_more),
        IntPred::Uge if signed => above(other.lo),
        _ => all,
    }
}

/// What holds where a comparison does not.
pub(crate) fn inverse(pred: IntPred) -> IntPred {
    match pred {
        IntPred::Eq => IntPred::Ne,
        IntPred::Ne => IntPred::Eq,
        IntPred::Ugt => IntPred::Ule,
        IntPred::Uge => IntPred::Ult,
        IntPred::Ult => IntPred::Uge,
        IntPred::Ule => IntPred::Ugt,
        IntPred::Sgt => IntPred::Sle,
        IntPred::Sge => IntPred::Slt,
        IntPred::Slt => IntPred::Sge,
        IntPred::Sle => IntPred::Sgt,
    }
}

fn swapped(pred: IntPred) -> IntPred {
    match pred {
        IntPred::Eq | IntPred::Ne => pred,
        IntPred::Ugt => IntPred::Ult,
        IntPred::Uge => IntPred::Ule,
        IntPred::Ult => IntPred::Ugt,
        IntPred::Ule => IntPred::Uge,
        IntPred::Sgt => IntPred::Slt,
        IntPred::Sge => IntPred::Sle,
        IntPred::Slt => IntPred::Sgt,
        IntPred::Sle => IntPred::Sge,
    }
}
