//! Between which bounds an integer lies, whatever the inputs: by its definition, and by the conditions under which that is reached.

mod guards;
mod loops;

pub(crate) use guards::{implied, inverse};

use crate::values::flow::yielded;
use rustc_hash::FxHashMap;
use tapeless_ir::ops::{IntBin, Wrap};
use tapeless_ir::{
    Body, Cast, Constant, Control, Op, OpKind, Region, Scalar, ScalarType, Type, Value, ValueDef,
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

    /// What lies in both; the first where nothing does: what stands there is never reached.
    fn meet(self, other: Self) -> Self {
        let both = Self::new(self.lo.max(other.lo), self.hi.min(other.hi));
        if both.lo <= both.hi { both } else { self }
    }

    /// The same, so much greater, as far as integers reach.
    fn shift(self, by: i64) -> Self {
        let ends = [self.lo, self.hi].map(|end| i128::from(end) + i128::from(by));
        Self::fit(ends[0], ends[1], Self::ALL, false)
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

/// Whether 64 bits do not hold it.
fn is_wide(ty: Type) -> bool {
    matches!(ty, Type::Scalar(ScalarType::Int(65..)))
}

/// The bounds of a body's values, each found once.
#[derive(Debug)]
pub struct Ranges<'a> {
    body: &'a Body,
    /// By value, and by how many definitions may be looked through.
    known: FxHashMap<(Value, u32), Range>,
    /// The same as seen from a region.
    seen: FxHashMap<(Value, Region, u32), Range>,
    /// A parameter of a loop, and what is taken to hold of it.
    assumed: Option<(Value, Range)>,
    /// Conditions that the body is told to begin with.
    told: Vec<Value>,
}

impl<'a> Ranges<'a> {
    /// Nothing is known yet.
    pub fn new(body: &'a Body) -> Self {
        Self {
            body,
            known: FxHashMap::default(),
            seen: FxHashMap::default(),
            assumed: None,
            told: guards::told(body),
        }
    }

    /// The bounds of a value, as far as `depth` definitions tell.
    pub fn of(&mut self, v: Value, depth: u32) -> Range {
        if is_wide(self.body.ty(v)) {
            return Range::ALL;
        }
        if let Some(c) = self.body.as_int(v) {
            return Range::new(c, c);
        }
        if let Some((_, assumed)) = self.assumed.filter(|&(param, _)| param == v) {
            return assumed;
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
            ValueDef::Param(region, index) => loops::of_param(self, region, index, whole, less),
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
    let mut of = |i: usize| ranges.at(data.args[i], data.parent, depth);
    match &data.kind {
        OpKind::Scalar(Scalar::Int(bin, wrap)) => {
            let found = binary(*bin, *wrap, of(0), of(1), whole);
            match above(body, *bin, &data.args) {
                true => found.meet(Range::new(0, i64::MAX)),
                false => found,
            }
        }
        OpKind::Scalar(Scalar::Cast(cast, wrap)) => {
            match (cast, Range::of_type(body.ty(data.args[0]))) {
                (Cast::SExt, _) => of(0),
                (Cast::ZExt, _) if wrap.exact => of(0).meet(Range::new(0, i64::MAX)),
                (Cast::ZExt, narrow) => extended(of(0), narrow),
                (Cast::Trunc, _) if of(0).is_within(whole) => of(0),
                _ => whole,
            }
        }
        OpKind::Scalar(Scalar::Select(_)) => of(1).union(of(2)),
        OpKind::Control(Control::If | Control::Switch(_)) => {
            of_yields(ranges, &data.regions, index, whole, depth)
        }
        OpKind::Control(Control::Loop(_)) => loops::of_exit(ranges, op, index, whole, depth),
        _ => whole,
    }
}

/// Whether it is `a - min(a, c)` with c not negative: 0 or more, and nothing wraps.
fn above(body: &Body, bin: IntBin, args: &[Value]) -> bool {
    let least = args.get(1).and_then(|&v| body.def_op(v));
    let Some(least) = least.map(|op| &body.ops[op]) else {
        return false;
    };
    let bounded = |&other: &Value| other == args[0] || body.as_int(other).is_some_and(|c| c >= 0);
    bin == IntBin::Sub
        && matches!(least.kind, OpKind::Scalar(Scalar::Int(IntBin::SMin, _)))
        && least.args.contains(&args[0])
        && least.args.iter().all(bounded)
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
        (IntBin::Or | IntBin::Xor, _) if a.lo >= 0 && b.lo >= 0 => {
            let bits = 64 - (a.hi | b.hi).leading_zeros();
            let least = if bin == IntBin::Or { a.lo.max(b.lo) } else { 0 };
            Range::new(least, Range::of_bits(bits + 1).hi)
        }
        (IntBin::LShr, Some(by @ 0..63)) if a.lo >= 0 => Range::new(a.lo >> by, a.hi >> by),
        (IntBin::LShr, Some(by @ 1..63)) => Range::new(0, whole.hi >> (by - 1)),
        (IntBin::AShr, Some(by @ 0..63)) => Range::new(a.lo >> by, a.hi >> by),
        (IntBin::URem, Some(by @ 1..)) => Range::new(0, by - 1),
        (IntBin::URem, _) if a.lo >= 0 && b.lo > 0 => Range::new(0, a.hi.min(b.hi - 1)),
        (IntBin::URem, _) if a.lo >= 0 => Range::new(0, a.hi),
        // No array has more elements than signed numbers count.
        (IntBin::URem, _) if whole == Range::ALL => Range::new(0, i64::MAX),
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
        // What is poison where it is used has no meaning.
        let is_poison = |&v: &Value| matches!(body.as_const(v), Some(Constant::Poison));
        if let Some(v) = yielded(body, region, index).filter(|v| !is_poison(v)) {
            let one = ranges.at(v, region, depth);
            all = Some(all.map_or(one, |all| all.union(one)));
        }
    }
    all.unwrap_or(whole)
}
