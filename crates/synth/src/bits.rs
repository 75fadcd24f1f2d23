//! Derivatives of integer arithmetic on the bits of floats.
//!
//! As an integer, the bits of a float are a function of it: between two powers of two a straight line. So numbers that are
//! made of them, and floats that are made of their sums, have a derivative: approximations of `log2`, `exp2` and `1/√x` are
//! written so. Integers that are no bits of floats, beside a tag in a `union`, have the derivative 0, and bits of a float that
//! is no normal number count as such: small integers are among these.
//!
//! An adjoint or tangent is measured by the float where the integer is seen to be one at some time, and by the integer
//! itself where it is not.

use crate::reverse::Reverser;
use crate::unit::{Step, Unit};
use tapeless_ir::ops::IntPred;
use tapeless_ir::{Builder, Cast, FastMath, FloatKind, IntBin, Op, OpData, Scalar, Type, Value};
use tapeless_legal::bits::{self, Measure, Partial};
use tapeless_rules::id;

impl Reverser<'_, '_> {
    /// adj aᵢ += adj r · dr/dR · ∂R/∂Aᵢ · dAᵢ/daᵢ, where R and Aᵢ are integers with the bits of r and aᵢ.
    pub(crate) fn integer(
        &mut self,
        op: Op,
        scalar: &Scalar,
        data: &OpData,
        adjoint: Value,
    ) -> Step<()> {
        let partials = self.unit.partials(op, scalar, data)?;
        let result = data.results[0];
        let measure = self.unit.measure(result, op)?;
        let step = self.factor((measure, Way::Step), result, op)?;
        let adjoint = as_type(&mut self.b, adjoint, Type::F64);
        let adjoint = times(&mut self.b, adjoint, step);
        for (i, partial) in partials {
            let arg = data.args[i];
            let operand = partial.operand();
            let operand = operand.map(|(j, _)| self.primal(data.args[j], op));
            let moved = part(&mut self.b, adjoint, partial, operand.transpose()?);
            let measure = self.unit.measure(arg, op)?;
            let growth = self.factor((measure, Way::Growth), arg, op)?;
            let moved = times(&mut self.b, moved, growth);
            let moved = as_type(&mut self.b, moved, measure.ty());
            self.add(arg, moved, self.flags);
        }
        Ok(())
    }

    /// What a derivative is multiplied by between an integer and the float whose bits it has, if it has those of one.
    fn factor(&mut self, (measure, way): (Measure, Way), v: Value, op: Op) -> Step<Option<Value>> {
        let Some(format) = Format::measured(measure) else {
            return Ok(None);
        };
        let bits = self.primal(v, op)?;
        Ok(Some(format.factor(&mut self.b, way, bits)))
    }
}

impl Unit<'_> {
    /// By what the derivative of an operand or result is measured.
    pub(crate) fn measure(&self, v: Value, op: Op) -> Step<Measure> {
        bits::measure(self, v).ok_or_else(|| self.illegal(op))
    }

    /// The active operands of an op on integers, and the derivative in each.
    pub(crate) fn partials(
        &self,
        op: Op,
        scalar: &Scalar,
        data: &OpData,
    ) -> Step<Vec<(usize, Partial)>> {
        bits::partials(self, scalar, data).ok_or_else(|| self.illegal(op))
    }
}

/// Which derivative of an integer and the float with its bits is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Of the integer by the float.
    Growth,
    /// Of the float by the integer.
    Step,
}

/// A format of floats whose bits are integers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Format {
    kind: FloatKind,
    /// Bits of a fraction.
    fraction: i64,
    /// The exponent of 1, as it is kept.
    one: i64,
}

impl Format {
    /// The float whose bits an integer has.
    pub(crate) fn measured(measure: Measure) -> Option<Self> {
        match measure {
            Measure::Bits(kind) => Some(Self::of(kind)),
            Measure::Float(_) | Measure::Count => None,
        }
    }

    fn of(kind: FloatKind) -> Self {
        let one = match kind {
            FloatKind::F32 => 127,
            _ => 1023,
        };
        Self {
            kind,
            fraction: bits::fraction(kind),
            one,
        }
    }

    /// `±2^(fraction - exponent)` or its reciprocal, with the sign of the float, as a `double`; 0 where the float is no normal
    /// number, or one of both is none.
    pub(crate) fn factor(self, b: &mut Builder, way: Way, bits: Value) -> Value {
        let (ty, float) = (b.body.ty(bits), Type::float(self.kind));
        let kept = |exponent: i64| exponent << self.fraction;
        let largest = 2 * self.one;
        let mask = b.int(ty, kept(largest + 1));
        let exponent = b.int_bin(IntBin::And, bits, mask);
        let mask = b.int(ty, kept(largest + 2));
        let sign = b.int_bin(IntBin::And, bits, mask);
        let power = match way {
            Way::Growth => {
                let from = b.int(ty, kept(largest + self.fraction));
                b.int_bin(IntBin::Sub, from, exponent)
            }
            Way::Step => {
                let by = b.int(ty, kept(self.fraction));
                b.int_bin(IntBin::Sub, exponent, by)
            }
        };
        let power = b.int_bin(IntBin::Or, power, sign);
        let power = b.cast(Cast::BitCast, power, float);
        let least = b.int(ty, kept(self.fraction + 1));
        let room = b.int(ty, kept(largest - self.fraction));
        let above = b.int_bin(IntBin::Sub, exponent, least);
        let normal = b.icmp(IntPred::Ult, above, room);
        let zero = b.zero(float);
        let power = b.select(normal, power, zero);
        as_type(b, power, Type::F64)
    }
}

/// A float in another format.
pub(crate) fn as_type(b: &mut Builder, float: Value, ty: Type) -> Value {
    match (b.body.ty(float) == ty, ty == Type::F64) {
        (true, _) => float,
        (false, true) => b.cast(Cast::FpExt, float, ty),
        (false, false) => b.cast(Cast::FpTrunc, float, ty),
    }
}

/// `derivative · factor`
pub(crate) fn times(b: &mut Builder, derivative: Value, factor: Option<Value>) -> Value {
    match factor {
        Some(factor) => b.rule(id::fmul, FastMath::default(), &[derivative, factor]),
        None => derivative,
    }
}

/// `derivative · partial`, of `double`s; with the operand that the partial needs.
pub(crate) fn part(
    b: &mut Builder,
    derivative: Value,
    partial: Partial,
    operand: Option<Value>,
) -> Value {
    let number = partial.operand().zip(operand);
    let number = number.map(|((_, cast), bits)| b.cast(cast, bits, Type::F64));
    match (partial, number) {
        (Partial::Constant(1.0), _) => derivative,
        (Partial::Constant(x), _) => {
            let x = b.float(Type::F64, x);
            times(b, derivative, Some(x))
        }
        (Partial::Inverse(_), Some(x)) => b.rule(id::fdiv, FastMath::default(), &[derivative, x]),
        (_, number) => times(b, derivative, number),
    }
}
