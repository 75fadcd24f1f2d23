//! Numbers that are known before a loop begins: terms over values from outside it, in 64 bits.

use std::rc::Rc;
use tapeless_ir::{Builder, Cast, IntBin, IntPred, Type, Value};

/// How a narrower integer becomes one of 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Signed,
    Unsigned,
}

/// A comparison that is known before the loop begins, and what it must give.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Condition {
    /// A value from outside.
    Of(Value),
    /// A comparison of numbers.
    Compares(IntPred, Number, Number),
}

/// A number.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Number {
    Int(i64),
    /// A value from outside the loop.
    Of(Value, Sign),
    /// What an operation makes of two.
    Made(IntBin, Rc<(Number, Number)>),
    /// A number where a condition gives what is wanted, else a constant.
    Where(Rc<(Condition, Number)>, bool, i64),
}

impl Number {
    /// What an operation makes of two numbers; nothing is left to do for small ones.
    pub fn made(op: IntBin, a: &Self, b: &Self) -> Self {
        let plain = match (op, a, b) {
            (_, Self::Int(a), Self::Int(b)) => folded(op, *a, *b).map(Self::Int),
            (IntBin::Add, Self::Int(0), other) | (IntBin::Add, other, Self::Int(0)) => {
                Some(other.clone())
            }
            (IntBin::Sub, other, Self::Int(0)) => Some(other.clone()),
            (IntBin::Mul, Self::Int(1), other) | (IntBin::Mul, other, Self::Int(1)) => {
                Some(other.clone())
            }
            (IntBin::Mul, Self::Int(0), _) | (IntBin::Mul, _, Self::Int(0)) => Some(Self::Int(0)),
            (IntBin::SMin | IntBin::SMax, a, b) if a == b => Some(a.clone()),
            _ => None,
        };
        plain.unwrap_or_else(|| Self::Made(op, Rc::new((a.clone(), b.clone()))))
    }

    /// The number where conditions give what is wanted, else `other`.
    pub fn given(self, conditions: &[(Condition, bool)], other: i64) -> Self {
        conditions.iter().fold(self, |number, (condition, wanted)| {
            Self::Where(Rc::new((condition.clone(), number)), *wanted, other)
        })
    }

    /// Writes it down.
    pub fn write(&self, b: &mut Builder) -> Value {
        match self {
            Self::Int(n) => b.i64(*n),
            Self::Of(v, sign) => widened(b, *v, *sign),
            Self::Made(op, both) => {
                let (x, y) = (both.0.write(b), both.1.write(b));
                b.int_bin(*op, x, y)
            }
            Self::Where(both, wanted, other) => {
                let condition = both.0.write(b);
                let (number, other) = (both.1.write(b), b.i64(*other));
                match wanted {
                    true => b.select(condition, number, other),
                    false => b.select(condition, other, number),
                }
            }
        }
    }
}

impl Condition {
    fn write(&self, b: &mut Builder) -> Value {
        match self {
            Self::Of(v) => *v,
            Self::Compares(pred, x, y) => {
                let (x, y) = (x.write(b), y.write(b));
                b.icmp(*pred, x, y)
            }
        }
    }
}

fn widened(b: &mut Builder, v: Value, sign: Sign) -> Value {
    match (b.body.ty(v) == Type::I64, sign) {
        (true, _) => v,
        (_, Sign::Signed) => b.cast(Cast::SExt, v, Type::I64),
        (_, Sign::Unsigned) => b.cast(Cast::ZExt, v, Type::I64),
    }
}

/// What an operation makes of two numbers that are known.
pub(crate) fn folded(op: IntBin, a: i64, b: i64) -> Option<i64> {
    match op {
        IntBin::Add => a.checked_add(b),
        IntBin::Sub => a.checked_sub(b),
        IntBin::Mul => a.checked_mul(b),
        IntBin::SMin => Some(a.min(b)),
        IntBin::SMax => Some(a.max(b)),
        IntBin::Shl => a.checked_shl(u32::try_from(b).ok()?),
        IntBin::UDiv | IntBin::SDiv => a.checked_div(b),
        IntBin::LShr | IntBin::AShr => a.checked_shr(u32::try_from(b).ok()?),
        IntBin::And => Some(a & b),
        IntBin::Or => Some(a | b),
        IntBin::Xor => Some(a ^ b),
        _ => None,
    }
}

/// The numbers that a value may have while a loop runs, both included.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Range {
    pub least: Number,
    pub most: Number,
}

impl Range {
    /// One number.
    pub fn one(number: Number) -> Self {
        Self {
            least: number.clone(),
            most: number,
        }
    }

    /// The number, if it is one.
    pub fn exact(&self) -> Option<&Number> {
        (self.least == self.most).then_some(&self.least)
    }

    /// Sums.
    pub fn plus(&self, other: &Self) -> Self {
        Self {
            least: Number::made(IntBin::Add, &self.least, &other.least),
            most: Number::made(IntBin::Add, &self.most, &other.most),
        }
    }

    /// Differences.
    pub fn minus(&self, other: &Self) -> Self {
        Self {
            least: Number::made(IntBin::Sub, &self.least, &other.most),
            most: Number::made(IntBin::Sub, &self.most, &other.least),
        }
    }

    /// Products: those of the ends, whatever their signs.
    pub fn times(&self, other: &Self) -> Self {
        let product = |a: &Number, b: &Number| Number::made(IntBin::Mul, a, b);
        let two = |factor: &Number, of: &Self| {
            let (a, b) = (product(&of.least, factor), product(&of.most, factor));
            match factor {
                Number::Int(n) if *n >= 0 => Self { least: a, most: b },
                Number::Int(_) => Self { least: b, most: a },
                _ => Self::one(a).or(&Self::one(b)),
            }
        };
        match (self.exact(), other.exact()) {
            (_, Some(factor)) => two(factor, self),
            (Some(factor), _) => two(factor, other),
            _ => two(&self.least, other).or(&two(&self.most, other)),
        }
    }

    /// All of both.
    pub fn or(&self, other: &Self) -> Self {
        Self {
            least: Number::made(IntBin::SMin, &self.least, &other.least),
            most: Number::made(IntBin::SMax, &self.most, &other.most),
        }
    }
}
