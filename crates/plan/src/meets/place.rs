//! Where a load lies: how many bytes for each turn of a loop behind what is the same for all members.

use super::{Because, Finder, Load};
use tapeless_analysis::values::range::Ranges;
use tapeless_ir::ops::Wrap;
use tapeless_ir::{Cast, IntBin, Mem, Op, OpKind, Region, Scalar, Type, Value, ValueDef};

/// Definitions that are looked through.
const DEPTH: u32 = 12;

/// Bytes behind what is the same for all: so many for each turn of a loop, and from a least to a greatest, that not included.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) loop_: Op,
    pub(super) base: Value,
    pub(super) scale: i128,
    pub(super) low: i128,
    pub(super) high: i128,
}

impl Place {
    /// Whether another is told apart from it by the same counter.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        (self.loop_, self.base, self.scale) == (other.loop_, other.base, other.scale)
    }
}

/// An integer: so many times the counter of a loop, and what lies between two numbers.
#[derive(Clone, Copy)]
struct Linear {
    turns: i128,
    low: i128,
    high: i128,
}

impl Linear {
    const ZERO: Self = Self {
        turns: 0,
        low: 0,
        high: 0,
    };

    fn join(self, other: Self, by: i128) -> Self {
        let other = other.times(by);
        Self {
            turns: self.turns + other.turns,
            low: self.low + other.low,
            high: self.high + other.high,
        }
    }

    fn times(self, by: i128) -> Self {
        let ends = [self.low * by, self.high * by];
        Self {
            turns: self.turns * by,
            low: ends[0].min(ends[1]),
            high: ends[0].max(ends[1]),
        }
    }
}

impl Finder<'_> {
    /// Where a load reads.
    pub(super) fn place(&self, load: &Load) -> Result<Place, Because> {
        let body = self.case.body;
        let region = body.ops[load.op].parent;
        let mut around = body.enclosing_loop(region);
        while around.is_some_and(|at| !self.loops.contains_key(&at)) {
            around = around.and_then(|at| body.enclosing_loop(body.ops[at].parent));
        }
        let shared_out = around.and_then(|at| Some((at, *self.loops.get(&at)?)));
        let (loop_, counter) = shared_out.ok_or(Because::Alike)?;
        let found = self.behind(load.pointer, (counter, region));
        let (base, sum) = found.filter(|_| load.is_plain).ok_or(Because::Place)?;
        Ok(Place {
            loop_,
            base,
            scale: sum.turns,
            low: sum.low,
            high: sum.high + i128::from(load.bytes),
        })
    }

    /// A pointer as what is the same for all, and so many bytes.
    fn behind(&self, pointer: Value, here: (Value, Region)) -> Option<(Value, Linear)> {
        let (mut base, mut sum) = (pointer, Linear::ZERO);
        let mut ranges = Ranges::new(self.case.body);
        while !self.is_same_for_all(base, DEPTH) {
            let (kind, args) = self.definition(base)?;
            let OpKind::Scalar(Scalar::PtrAdd {
                offset,
                scales,
                node: false,
                rounds: false,
                ..
            }) = kind
            else {
                return None;
            };
            let by = i128::from(*offset);
            (sum.low, sum.high) = (sum.low + by, sum.high + by);
            for (&index, &scale) in args[1..].iter().zip(scales) {
                let index = self.linear(index, here, &mut ranges, DEPTH)?;
                sum = sum.join(index, scale.into());
            }
            base = args[0];
        }
        Some((base, sum))
    }

    /// An integer by the counter of a loop.
    fn linear(
        &self,
        v: Value,
        (counter, region): (Value, Region),
        ranges: &mut Ranges<'_>,
        depth: u32,
    ) -> Option<Linear> {
        if v == counter {
            return Some(Linear {
                turns: 1,
                ..Linear::ZERO
            });
        }
        let here = (counter, region);
        self.by_parts(v, here, ranges, depth).or_else(|| {
            let range = ranges.at(v, region, DEPTH);
            let most = 1 << 40;
            (range.lo > -most && range.hi < most).then(|| Linear {
                turns: 0,
                low: range.lo.into(),
                high: range.hi.into(),
            })
        })
    }

    /// The same of what it is made of.
    fn by_parts(
        &self,
        v: Value,
        here: (Value, Region),
        ranges: &mut Ranges<'_>,
        depth: u32,
    ) -> Option<Linear> {
        let depth = depth.checked_sub(1)?;
        let (kind, args) = self.definition(v)?;
        let mut part = |v: Value| self.linear(v, here, ranges, depth);
        match kind {
            OpKind::Scalar(Scalar::Cast(Cast::SExt, _)) => part(args[0]),
            OpKind::Scalar(Scalar::Cast(Cast::ZExt, wrap)) if wrap.exact => part(args[0]),
            OpKind::Scalar(Scalar::Cast(Cast::Trunc, wrap)) if wrap.nsw => part(args[0]),
            OpKind::Scalar(Scalar::Int(op, wrap)) if is_exact(*op, *wrap, self.case.body.ty(v)) => {
                let by = self.case.body.as_int(args[1]).map(i128::from);
                match (op, by) {
                    (IntBin::Mul, Some(by)) => Some(part(args[0])?.times(by)),
                    (IntBin::Shl, Some(by @ 0..32)) => Some(part(args[0])?.times(1 << by)),
                    (IntBin::Add | IntBin::Or, _) => Some(part(args[0])?.join(part(args[1])?, 1)),
                    (IntBin::Sub, _) => Some(part(args[0])?.join(part(args[1])?, -1)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Whether a value is the same for all members, wherever they are.
    fn is_same_for_all(&self, v: Value, depth: u32) -> bool {
        let (body, points) = (self.case.body, &self.case.facts.points);
        let Some(depth) = depth.checked_sub(1) else {
            return false;
        };
        let op = match body.values[v].def {
            ValueDef::Const(_) => return true,
            ValueDef::Param(region, _) => return region == body.entry(),
            ValueDef::Result(op, _) => op,
        };
        let data = &body.ops[op];
        let args = || {
            data.args
                .iter()
                .all(|&arg| self.is_same_for_all(arg, depth))
        };
        match &data.kind {
            OpKind::Mem(Mem::Load(access)) => {
                let from = points.of(data.args[0]);
                let still = !from.is_empty()
                    && from
                        .iter()
                        .all(|o| !self.written.contains(o) && !points.is_local(o));
                access.is_plain() && still && args()
            }
            OpKind::Scalar(_) => args(),
            _ => false,
        }
    }
}

/// Whether what is computed is what it is in the integers.
fn is_exact(op: IntBin, wrap: Wrap, ty: Type) -> bool {
    match op {
        IntBin::Or => wrap.exact,
        _ => wrap.nsw || ty == Type::I64,
    }
}
