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
    /// Control may leave the loop before.
    Leaves,
}

pub(crate) type Known<T> = Result<T, Unknown>;

/// A loop, or a function that it calls, and what is known before the loop begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before<'a> {
    pub body: &'a Body,
    /// The turns of the loop, or all of the function.
    pub region: Region,
    /// Where the function is called.
    pub caller: Option<(&'a Before<'a>, Op)>,
    /// How many steps are left for looking: what is made in long ways is not followed.
    pub left: &'a Cell<u32>,
}

/// Steps for one address.
const STEPS: u32 = 200;

impl<'a> Before<'a> {
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

    /// What is handed to a function as one of its parameters, and by whom.
    ///
    /// # Errors
    /// If it is what the loop itself carries.
    pub fn handed(self, region: Region, index: u32) -> Known<Option<(Before<'a>, Value)>> {
        match self.caller {
            _ if region != self.region => Ok(None),
            Some((caller, call)) => {
                let arg = caller.body.ops[call].args.get(index as usize);
                Ok(Some((*caller, *arg.ok_or(Unknown::Made)?)))
            }
            None => Err(Unknown::Turns),
        }
    }

    /// The numbers that an integer may be.
    pub fn range(self, v: Value) -> Known<Range> {
        self.step()?;
        if let Some(n) = self.body.as_int(v) {
            return Ok(Range::one(Number::Int(n)));
        }
        match self.body.values[v].def {
            _ if self.body.as_const(v).is_none() && self.is_outside(v) => {
                Ok(Range::one(Number::Of(v, Sign::Signed)))
            }
            ValueDef::Param(region, index) => match self.handed(region, index)? {
                Some((caller, arg)) => caller.range(arg),
                None => {
                    let (init, steps) = self.steps(region, index)?;
                    Ok(self.range(init)?.plus(&steps))
                }
            },
            ValueDef::Result(op, index) => self.made(op, index),
            ValueDef::Const(_) => Err(Unknown::Made),
        }
    }

    /// Where a parameter begins that goes up or down by the same in each turn of a loop, and how far it goes from there.
    pub fn steps(self, region: Region, index: u32) -> Known<(Value, Range)> {
        let op = self.body.regions[region].owner.ok_or(Unknown::Made)?;
        let data = &self.body.ops[op];
        let OpKind::Control(Control::Loop(info)) = &data.kind else {
            return Err(Unknown::Made);
        };
        let (step, count) = (info.step(&data.args, index), info.count(&data.args));
        let (step, count) = (step.ok_or(Unknown::Made)?, count.ok_or(Unknown::Made)?);
        let turns = Range {
            least: Number::Int(0),
            most: self.unsigned(count, true)?.most,
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
            Scalar::Cast(Cast::ZExt, wrap) => self.unsigned(data.args[0], wrap.exact),
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

    /// An integer without a sign. `small`: it is the same with one.
    fn unsigned(self, v: Value, small: bool) -> Known<Range> {
        if self.body.as_const(v).is_none() && self.is_outside(v) {
            return Ok(Range::one(Number::Of(v, Sign::Unsigned)));
        }
        if self.body.ty(v).element() == Some(ScalarType::Int(1)) {
            return Ok(Range {
                least: Number::Int(0),
                most: Number::Int(1),
            });
        }
        match self.body.values[v].def {
            ValueDef::Param(region, index) => match self.handed(region, index)? {
                Some((caller, arg)) => caller.unsigned(arg, small),
                None => self.range(v),
            },
            _ if small => self.range(v),
            _ => Err(Unknown::Made),
        }
    }

    /// A condition that is known before the loop begins.
    pub fn condition(self, v: Value) -> Known<Condition> {
        if self.body.as_const(v).is_none() && self.is_outside(v) {
            return Ok(Condition::Of(v));
        }
        if let ValueDef::Param(region, index) = self.body.values[v].def
            && let Some((caller, arg)) = self.handed(region, index)?
        {
            return caller.condition(arg);
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
