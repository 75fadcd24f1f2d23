//! Between which bounds an integer lies, whatever the inputs: by its definition, not by what is asked before.

use rustc_hash::FxHashMap;
use tapeless_ir::ops::{IntBin, Wrap};
use tapeless_ir::{
    Body, Cast, Control, Op, OpKind, Region, Scalar, ScalarType, Type, Value, ValueDef,
};

/// Bounds of a signed integer, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The least value.
    pub lo: i64,
    /// The greatest value.
    pub hi: i64,
}

impl Range {
    const ALL: Self = Self {
        lo: i64::MIN,
        hi: i64::MAX,
    };

    fn new(lo: i64, hi: i64) -> Self {
        Self { lo, hi }
    }

    /// All that an integer of so many bits holds.
    fn of_bits(bits: u32) -> Self {
        let shift = 64 - bits.clamp(1, 64);
        Self::new(i64::MIN >> shift, i64::MAX >> shift)
    }

    fn of_type(ty: Type) -> Self {
        match ty {
            Type::Scalar(ScalarType::Int(bits)) => Self::of_bits(bits),
            _ => Self::ALL,
        }
    }

    fn union(self, other: Self) -> Self {
        Self::new(self.lo.min(other.lo), self.hi.max(other.hi))
    }

    fn is_within(self, outer: Self) -> bool {
        outer.lo <= self.lo && self.hi <= outer.hi
    }

    /// The bounds of an exact result, held against those of its type: where `wraps`, a result that does not fit may be anything.
    fn fit(lo: i128, hi: i128, whole: Self, wraps: bool) -> Self {
        let (least, most) = (i128::from(whole.lo), i128::from(whole.hi));
        if wraps && (lo < least || hi > most) {
            return whole;
        }
        let clamp = |x: i128| x.clamp(least, most) as i64;
        Self::new(clamp(lo), clamp(hi))
    }
}

/// The bounds of a body's values, each found once.
#[derive(Debug)]
pub struct Ranges<'a> {
    body: &'a Body,
    /// By value, and by how many definitions may be looked through.
    known: FxHashMap<(Value, u32), Range>,
}

impl<'a> Ranges<'a> {
    /// Nothing is known yet.
    pub fn new(body: &'a Body) -> Self {
        let known = FxHashMap::default();
        Self { body, known }
    }

    /// The bounds of a value, as far as `depth` definitions tell.
    pub fn of(&mut self, v: Value, depth: u32) -> Range {
        if let Some(c) = self.body.as_int(v) {
            return Range::new(c, c);
        }
        let whole = Range::of_type(self.body.ty(v));
        let Some(less) = depth.checked_sub(1) else {
            return whole;
        };
        if let Some(&known) = self.known.get(&(v, depth)) {
            return known;
        }
        let found = match self.body.values[v].def {
            ValueDef::Result(op, index) => of_result(self, op, index as usize, whole, less),
            ValueDef::Param(region, index) => of_param(self, region, index, whole, less),
            ValueDef::Const(_) => whole,
        };
        let found = if found.is_within(whole) { found } else { whole };
        self.known.insert((v, depth), found);
        found
    }
}

fn of_result(ranges: &mut Ranges<'_>, op: Op, index: usize, whole: Range, depth: u32) -> Range {
    let body = ranges.body;
    let data = &body.ops[op];
    let mut of = |i: usize| ranges.of(data.args[i], depth);
    match &data.kind {
        OpKind::Scalar(Scalar::Int(bin, wrap)) => binary(*bin, *wrap, of(0), of(1), whole),
        OpKind::Scalar(Scalar::Cast(cast, _)) => {
            match (cast, Range::of_type(body.ty(data.args[0]))) {
                (Cast::SExt, _) => of(0),
                (Cast::ZExt, narrow) => extended(of(0), narrow),
                (Cast::Trunc, _) if of(0).is_within(whole) => of(0),
                _ => whole,
            }
        }
        OpKind::Scalar(Scalar::Select(_)) => of(1).union(of(2)),
        OpKind::Control(Control::If | Control::Switch(_)) => {
            of_yields(ranges, &data.regions, index, whole, depth)
        }
        _ => whole,
    }
}

/// Bits taken for an unsigned number.
fn extended(of: Range, narrow: Range) -> Range {
    if of.lo >= 0 {
        of
    } else if narrow == Range::ALL {
        Range::new(0, i64::MAX)
    } else {
        Range::new(0, narrow.hi * 2 + 1)
    }
}

fn binary(bin: IntBin, wrap: Wrap, a: Range, b: Range, whole: Range) -> Range {
    let wide = |x: i64| i128::from(x);
    let exactly = |lo: i128, hi: i128| Range::fit(lo, hi, whole, !wrap.nsw);
    let constant = (b.lo == b.hi).then_some(b.lo);
    match (bin, constant) {
        (IntBin::Add, _) => exactly(wide(a.lo) + wide(b.lo), wide(a.hi) + wide(b.hi)),
        (IntBin::Sub, _) => exactly(wide(a.lo) - wide(b.hi), wide(a.hi) - wide(b.lo)),
        (IntBin::Mul, _) => {
            let ends = [(a.lo, b.lo), (a.lo, b.hi), (a.hi, b.lo), (a.hi, b.hi)];
            let products = ends.map(|(x, y)| wide(x) * wide(y));
            let (lo, hi) = products
                .iter()
                .fold((i128::MAX, i128::MIN), |(lo, hi), &x| {
                    (lo.min(x), hi.max(x))
                });
            exactly(lo, hi)
        }
        (IntBin::Shl, Some(by @ 0..63)) => exactly(wide(a.lo) << by, wide(a.hi) << by),
        (IntBin::And, _) => match (a.lo >= 0, b.lo >= 0) {
            (true, true) => Range::new(0, a.hi.min(b.hi)),
            (true, false) => Range::new(0, a.hi),
            (false, true) => Range::new(0, b.hi),
            (false, false) => whole,
        },
        (IntBin::Or, _) if a.lo >= 0 && b.lo >= 0 => {
            let bits = 64 - (a.hi | b.hi).leading_zeros();
            Range::new(a.lo.max(b.lo), Range::of_bits(bits + 1).hi)
        }
        (IntBin::LShr, Some(by @ 0..63)) if a.lo >= 0 => Range::new(a.lo >> by, a.hi >> by),
        (IntBin::LShr, Some(by @ 1..63)) => Range::new(0, whole.hi >> (by - 1)),
        (IntBin::AShr, Some(by @ 0..63)) => Range::new(a.lo >> by, a.hi >> by),
        (IntBin::URem, Some(by @ 1..)) => Range::new(0, by - 1),
        (IntBin::SRem, Some(by @ 1..)) => Range::new(
            if a.lo >= 0 { 0 } else { 1 - by },
            if a.hi <= 0 { 0 } else { by - 1 },
        ),
        (IntBin::SMin, _) => Range::new(a.lo.min(b.lo), a.hi.min(b.hi)),
        (IntBin::SMax, _) => Range::new(a.lo.max(b.lo), a.hi.max(b.hi)),
        (IntBin::UMin, _) => match (a.lo >= 0, b.lo >= 0) {
            (true, true) => Range::new(a.lo.min(b.lo), a.hi.min(b.hi)),
            (true, false) => Range::new(0, a.hi),
            (false, true) => Range::new(0, b.hi),
            (false, false) => whole,
        },
        (IntBin::UMax, _) if a.lo >= 0 && b.lo >= 0 => Range::new(a.lo.max(b.lo), a.hi.max(b.hi)),
        _ => whole,
    }
}

fn of_yields(
    ranges: &mut Ranges<'_>,
    regions: &[Region],
    index: usize,
    whole: Range,
    depth: u32,
) -> Range {
    let body = ranges.body;
    let mut all: Option<Range> = None;
    for &region in regions {
        let Some(end) = body.terminator(region) else {
            return whole;
        };
        let end = &body.ops[end];
        if matches!(end.kind, OpKind::Control(Control::Yield)) {
            let one = ranges.of(end.args[index], depth);
            all = Some(all.map_or(one, |all| all.union(one)));
        }
    }
    all.unwrap_or(whole)
}

/// A loop's parameter: `init + k·step` for k up to the backedge-taken count; or one that only moves one way.
fn of_param(
    ranges: &mut Ranges<'_>,
    region: Region,
    index: u32,
    whole: Range,
    depth: u32,
) -> Range {
    let body = ranges.body;
    let Some(owner) = body.regions[region].owner else {
        return whole;
    };
    let data = &body.ops[owner];
    let OpKind::Control(Control::Loop(info)) = &data.kind else {
        return whole;
    };
    let start = ranges.of(data.args[index as usize], depth);
    let counted = info.step(&data.args, index).zip(info.count(&data.args));
    if let Some((step, count)) = counted
        && let Some(step) = body.as_int(step)
        && let times @ Range { lo: 0.., .. } = ranges.of(count, depth)
    {
        let far = i128::from(step) * i128::from(times.hi);
        let (lo, hi) = (i128::from(start.lo), i128::from(start.hi));
        let (lo, hi) = (lo + far.min(0), hi + far.max(0));
        let found = Range::fit(lo, hi, whole, true);
        if found != whole {
            return found;
        }
    }
    match one_way(ranges, region, index, depth) {
        Some(true) => Range::new(start.lo, whole.hi),
        Some(false) => {
            let last = counted.and_then(|steps| last(body, data.args[index as usize], steps));
            let last = last.filter(|&last| last <= start.hi);
            Range::new(last.unwrap_or(whole.lo), start.hi)
        }
        None => whole,
    }
}

/// Where a loop that counts down by one ends, if its count is its start plus a constant: `n - 1, n - 2, …` is so often
/// taken that 0 is left.
fn last(body: &Body, init: Value, (step, count): (Value, Value)) -> Option<i64> {
    let (from, above) = offset(body, init);
    let (times, more) = offset(body, narrowed(body, count, body.ty(init)));
    (body.as_int(step) == Some(-1) && from == times).then(|| above.checked_sub(more))?
}

/// A value as another plus a constant.
fn offset(body: &Body, v: Value) -> (Value, i64) {
    let sum = body.def_op(v).map(|op| &body.ops[op]);
    match sum.map(|data| (&data.kind, &data.args[..])) {
        Some((OpKind::Scalar(Scalar::Int(IntBin::Add, _)), &[a, b])) => match body.as_int(b) {
            Some(c) => (a, c),
            None => (v, 0),
        },
        _ => (v, 0),
    }
}

/// What was extended to a value, if that has the type.
fn narrowed(body: &Body, v: Value, ty: Type) -> Value {
    let made = body.def_op(v).map(|op| &body.ops[op]);
    match made.map(|data| (&data.kind, &data.args[..])) {
        Some((OpKind::Scalar(Scalar::Cast(Cast::ZExt | Cast::SExt, _)), &[narrow]))
            if body.ty(narrow) == ty =>
        {
            narrow
        }
        _ => v,
    }
}

/// Whether a parameter is followed by itself plus something that is never negative (or never positive), without wrapping.
fn one_way(ranges: &mut Ranges<'_>, region: Region, index: u32, depth: u32) -> Option<bool> {
    let body = ranges.body;
    let param = body.regions[region].params[index as usize];
    let end = &body.ops[body.terminator(region)?];
    let next = *matches!(end.kind, OpKind::Control(Control::Repeat { .. }))
        .then(|| end.args.get(1 + index as usize))??;
    let data = &body.ops[body.def_op(next)?];
    let OpKind::Scalar(Scalar::Int(IntBin::Add, wrap)) = &data.kind else {
        return None;
    };
    if !wrap.nsw || data.args[0] != param {
        return None;
    }
    let step = ranges.of(data.args[1], depth);
    match (step.lo >= 0, step.hi <= 0) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}
