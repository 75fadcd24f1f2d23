//! How large integers are at most, where parameters of the function are given.

use super::expression::Writer;
use rustc_hash::FxHashMap;
use tapeless_ir::{
    Body, Cast, Control, IntBin, Op, OpData, OpKind, Region, Scalar, ScalarType, Type, Value,
    ValueDef,
};

/// Definitions looked through at most.
const DEPTH: u32 = 16;

/// Integers that parameters hold, by their index.
pub type Given = FxHashMap<u32, i64>;

/// The least and the largest number that a value may be. Programs whose numbers wrap may exceed it.
type Range = (i128, i128);

/// Finds the ranges of the values of a body.
pub(super) struct Ranges<'a> {
    pub body: &'a Body,
    pub given: &'a Given,
}

impl<'a> Ranges<'a> {
    pub fn new(writer: &Writer<'a>, given: &'a Given) -> Self {
        Self {
            body: writer.body,
            given,
        }
    }

    /// The largest number that a value may be, at least 0.
    pub fn most(&self, v: Value) -> Option<u128> {
        let (_, most) = self.range(v, DEPTH)?;
        Some(most.max(0).unsigned_abs())
    }

    /// How often a loop runs at most whose backedge is taken so often.
    pub fn most_trips(&self, count: Value) -> Option<u128> {
        let (_, most) = self.range(count, DEPTH)?;
        Some(most.checked_add(1)?.max(0).unsigned_abs())
    }

    fn range(&self, v: Value, depth: u32) -> Option<Range> {
        if let Some(x) = self.body.as_int(v) {
            return Some((x.into(), x.into()));
        }
        let depth = depth.checked_sub(1)?;
        match self.body.values[v].def {
            ValueDef::Const(_) => None,
            ValueDef::Param(region, index) => self.param(region, index, depth),
            ValueDef::Result(op, _) => self.op(&self.body.ops[op], depth),
        }
    }

    fn param(&self, region: Region, index: u32, depth: u32) -> Option<Range> {
        let Some(owner) = self.body.regions[region].owner else {
            return self.given.get(&index).map(|&x| (x.into(), x.into()));
        };
        let data = &self.body.ops[owner];
        let OpKind::Control(Control::Loop(info)) = &data.kind else {
            return None;
        };
        let init = self.range(data.args[index as usize], depth)?;
        let step = self.range(info.step(&data.args, index)?, depth)?;
        let last = self.last(owner, depth)?;
        add(init, multiplied((0, last), step)?)
    }

    /// The largest number of an iteration, from 0.
    fn last(&self, owner: Op, depth: u32) -> Option<i128> {
        let count = crate::slots::count_of(self.body, owner)?;
        Some(self.range(count, depth)?.1.max(0))
    }

    fn op(&self, data: &OpData, depth: u32) -> Option<Range> {
        let of = |i: usize| self.range(data.args[i], depth);
        let natural = |i: usize| of(i).filter(|range| range.0 >= 0);
        match &data.kind {
            OpKind::Scalar(Scalar::Cast(Cast::ZExt, _)) => natural(0),
            OpKind::Scalar(Scalar::Cast(Cast::SExt, _) | Scalar::Freeze) => of(0),
            OpKind::Scalar(Scalar::Cast(Cast::Trunc, _)) => of(0).filter(|&(least, most)| {
                let ty = data.results.first().map(|&v| self.body.ty(v));
                matches!(ty, Some(Type::Scalar(ScalarType::Int(bits @ 1..=64)))
                    if least >= -(1 << (bits - 1)) && most < 1 << (bits - 1))
            }),
            OpKind::Scalar(Scalar::Select(_)) => {
                let (a, b) = (of(1)?, of(2)?);
                Some((a.0.min(b.0), a.1.max(b.1)))
            }
            OpKind::Scalar(Scalar::Int(bin, _)) => match bin {
                IntBin::Add => add(of(0)?, of(1)?),
                IntBin::Sub => {
                    let b = of(1)?;
                    add(of(0)?, (-b.1, -b.0))
                }
                IntBin::Mul => multiplied(of(0)?, of(1)?),
                IntBin::Shl => {
                    let by = u32::try_from(self.body.as_int(data.args[1])?).ok()?;
                    let factor = 1_i128.checked_shl(by)?;
                    multiplied(of(0)?, (factor, factor))
                }
                IntBin::LShr | IntBin::UDiv => natural(0).map(|range| (0, range.1)),
                IntBin::And => natural(1).or_else(|| natural(0)).map(|range| (0, range.1)),
                IntBin::SMax => pick(of(0)?, of(1)?, i128::max),
                IntBin::SMin => pick(of(0)?, of(1)?, i128::min),
                IntBin::UMax => pick(natural(0)?, natural(1)?, i128::max),
                IntBin::UMin => pick(natural(0)?, natural(1)?, i128::min),
                _ => None,
            },
            _ => None,
        }
    }
}

fn add(a: Range, b: Range) -> Option<Range> {
    Some((a.0.checked_add(b.0)?, a.1.checked_add(b.1)?))
}

fn multiplied(a: Range, b: Range) -> Option<Range> {
    let corners = [(a.0, b.0), (a.0, b.1), (a.1, b.0), (a.1, b.1)];
    let products: Option<Vec<i128>> = corners.iter().map(|(x, y)| x.checked_mul(*y)).collect();
    let products = products?;
    Some((*products.iter().min()?, *products.iter().max()?))
}

fn pick(a: Range, b: Range, f: fn(i128, i128) -> i128) -> Option<Range> {
    Some((f(a.0, b.0), f(a.1, b.1)))
}
