//! Which numbers integers may be while a loop runs, in terms of what is known before it begins.

use crate::number::{Condition, Number, Range, Sign};
use std::cell::Cell;
use tapeless_ir::ops::Wrap;
use tapeless_ir::{
    Body, Cast, Control, IntBin, IntPred, Op, OpData, OpKind, Region, Scalar, ScalarType, Type,
    Value, ValueDef,
};

/// Why something is not known before a loop begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unknown {
    /// It is another in each turn of the loop.
    Turns,
    /// It is made in the loop, in a way that is not followed.
    Made,
}

pub(crate) type Known<T> = Result<T, Unknown>;

/// A loop, and what is known before it begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before<'a> {
    pub body: &'a Body,
    /// The loop.
    pub op: Op,
    /// Its turns.
    pub region: Region,
    /// How many steps are left for looking: what is made in long ways is not followed.
    pub left: &'a Cell<u32>,
}

/// Steps for one address.
const STEPS: u32 = 200;

impl Before<'_> {
    /// Begins to look at something else.
    pub fn afresh(self) {
        self.left.set(STEPS);
    }

    fn step(self) -> Known<()> {
        let left = self.left.get().checked_sub(1).ok_or(Unknown::Made)?;
        self.left.set(left);
        Ok(())
    }

    /// Whether a value is made outside the loop.
    pub fn is_outside(self, v: Value) -> bool {
        let home = self.body.def_region(v);
        home.is_none_or(|home| !self.body.encloses(self.region, home))
    }

    /// The numbers that an integer may be.
    pub fn range(self, v: Value) -> Known<Range> {
        self.step()?;
        if let Some(n) = self.body.as_int(v) {
            return Ok(Range::one(Number::Int(n)));
        }
        if self.is_outside(v) {
            return Ok(Range::one(Number::Of(v, Sign::Signed)));
        }
        match self.body.values[v].def {
            ValueDef::Param(region, index) => self.stepped(region, index),
            ValueDef::Result(op, index) => self.made(op, index),
            ValueDef::Const(_) => Err(Unknown::Made),
        }
    }

    /// A parameter that goes up or down by the same in each turn of a loop.
    fn stepped(self, region: Region, index: u32) -> Known<Range> {
        let (init, steps) = self.steps(region, index)?;
        Ok(self.range(init)?.plus(&steps))
    }

    /// Where a stepped parameter begins, and how far it goes from there.
    pub fn steps(self, region: Region, index: u32) -> Known<(Value, Range)> {
        let op = self.body.regions[region].owner.ok_or(Unknown::Made)?;
        if op == self.op {
            return Err(Unknown::Turns);
        }
        let data = &self.body.ops[op];
        let OpKind::Control(Control::Loop(info)) = &data.kind else {
            return Err(Unknown::Made);
        };
        let (step, count) = (info.step(&data.args, index), info.count(&data.args));
        let (step, count) = (step.ok_or(Unknown::Made)?, count.ok_or(Unknown::Made)?);
        let most = match self.is_outside(count) && self.body.as_int(count).is_none() {
            true => Number::Of(count, Sign::Unsigned),
            false => self.range(count)?.most,
        };
        let turns = Range {
            least: Number::Int(0),
            most,
        };
        Ok((data.args[index as usize], turns.times(&self.range(step)?)))
    }

    fn made(self, op: Op, index: u32) -> Known<Range> {
        let data = &self.body.ops[op];
        match &data.kind {
            OpKind::Scalar(scalar) => self.scalar(data, scalar),
            OpKind::Control(Control::If) => {
                let mut all = data.regions.iter().map(|&region| {
                    let end = self.body.terminator(region).ok_or(Unknown::Made)?;
                    let given = self.body.ops[end].args.get(index as usize);
                    self.range(*given.ok_or(Unknown::Made)?)
                });
                let first = all.next().ok_or(Unknown::Made)??;
                all.try_fold(first, |sum, next| Ok(sum.or(&next?)))
            }
            _ => Err(Unknown::Made),
        }
    }

    fn scalar(self, data: &OpData, scalar: &Scalar) -> Known<Range> {
        let arg = |i: usize| self.range(data.args[i]);
        let is_whole = self.body.ty(data.results[0]) == Type::I64;
        let exact = |wrap: &Wrap| is_whole || wrap.nsw;
        match scalar {
            Scalar::Int(IntBin::Add, wrap) if exact(wrap) => Ok(arg(0)?.plus(&arg(1)?)),
            Scalar::Int(IntBin::Or, wrap) if wrap.exact => Ok(arg(0)?.plus(&arg(1)?)),
            Scalar::Int(IntBin::Sub, wrap) if exact(wrap) => Ok(arg(0)?.minus(&arg(1)?)),
            Scalar::Int(IntBin::Mul, wrap) if exact(wrap) => Ok(arg(0)?.times(&arg(1)?)),
            Scalar::Int(IntBin::Shl, wrap) if exact(wrap) => {
                let by = self.body.as_int(data.args[1]);
                let by = by.filter(|by| (0..62).contains(by)).ok_or(Unknown::Made)?;
                Ok(arg(0)?.times(&Range::one(Number::Int(1 << by))))
            }
            Scalar::Int(op @ (IntBin::SMin | IntBin::SMax), _) => {
                let (a, b) = (arg(0)?, arg(1)?);
                Ok(Range {
                    least: Number::made(*op, &a.least, &b.least),
                    most: Number::made(*op, &a.most, &b.most),
                })
            }
            Scalar::Int(IntBin::URem, _) => self.below(data.args[1]),
            Scalar::Int(IntBin::And, _) => {
                let mask = self.body.as_int(data.args[1]);
                let mask = mask.filter(|&mask| mask >= 0).ok_or(Unknown::Made)?;
                Ok(Range {
                    least: Number::Int(0),
                    most: Number::Int(mask),
                })
            }
            Scalar::Cast(Cast::SExt, _) => arg(0),
            Scalar::Cast(Cast::ZExt, wrap) => self.unsigned(data.args[0], *wrap),
            Scalar::Select(_) => Ok(arg(1)?.or(&arg(2)?)),
            Scalar::Freeze => arg(0),
            _ => Err(Unknown::Made),
        }
    }

    /// What is left of a division by a positive number.
    fn below(self, divisor: Value) -> Known<Range> {
        let most = self.range(divisor)?.most;
        Ok(Range {
            least: Number::Int(0),
            most: Number::made(IntBin::Sub, &most, &Number::Int(1)),
        })
    }

    /// A value that is taken to be not negative.
    fn unsigned(self, v: Value, wrap: Wrap) -> Known<Range> {
        if self.is_outside(v) {
            return Ok(Range::one(Number::Of(v, Sign::Unsigned)));
        }
        let is_bit = self.body.ty(v).element() == Some(ScalarType::Int(1));
        if is_bit {
            return Ok(Range {
                least: Number::Int(0),
                most: Number::Int(1),
            });
        }
        let counts = matches!(self.body.values[v].def, ValueDef::Param(..));
        match wrap.exact || counts {
            true => self.range(v),
            false => Err(Unknown::Made),
        }
    }

    /// A condition that is known before the loop begins.
    pub fn condition(self, v: Value) -> Known<Condition> {
        if self.is_outside(v) {
            return Ok(Condition::Of(v));
        }
        let op = self.body.def_op(v).ok_or(Unknown::Made)?;
        let data = &self.body.ops[op];
        let OpKind::Scalar(Scalar::Icmp(pred)) = data.kind else {
            return Err(Unknown::Made);
        };
        let is_int = |&v: &Value| matches!(self.body.ty(v).element(), Some(ScalarType::Int(_)));
        let by_sign = matches!(
            pred,
            IntPred::Eq | IntPred::Ne | IntPred::Sgt | IntPred::Sge | IntPred::Slt | IntPred::Sle
        );
        if !by_sign || !data.args.iter().all(is_int) {
            return Err(Unknown::Made);
        }
        let number = |i: usize| {
            let range = self.range(data.args[i])?;
            range.exact().cloned().ok_or(Unknown::Made)
        };
        Ok(Condition::Compares(pred, number(0)?, number(1)?))
    }
}
