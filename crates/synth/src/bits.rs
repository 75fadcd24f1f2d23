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
use tapeless_ir::ops::{IntPred, Wrap};
use tapeless_ir::{Builder, Cast, FastMath, FloatKind, IntBin, Op, OpData, Scalar, Type, Value};
use tapeless_rules::id;

/// Products that may overflow are those of hashes, but for factors as small as this.
const LARGEST_FACTOR: u64 = 1 << 10;
/// A number that has fewer bits of a fraction makes steps that show, or is an exponent.
const LEAST_BITS: i64 = 16;

/// By what the derivative of a value is measured.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Measure {
    /// It is a float.
    Float(FloatKind),
    /// The float whose bits an integer has.
    Bits(FloatKind),
    /// An integer by itself; its derivative is a `double`.
    Count,
}

/// The derivative of an integer in an operand.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Partial {
    Constant(f64),
    /// The value of an operand.
    Operand(usize),
    /// One by the second operand, as a number with a sign or without.
    Inverse(Cast),
}

impl Partial {
    /// The operand whose value it needs, and how that becomes a number.
    pub(crate) fn operand(self) -> Option<(usize, Cast)> {
        match self {
            Self::Constant(_) => None,
            Self::Operand(i) => Some((i, Cast::SiToFp)),
            Self::Inverse(cast) => Some((1, cast)),
        }
    }
}

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
        let Some(format) = measure.format() else {
            return Ok(None);
        };
        let bits = self.primal(v, op)?;
        Ok(Some(format.factor(&mut self.b, way, bits)))
    }
}

impl Unit<'_> {
    /// By what the derivative of an operand or result is measured.
    ///
    /// # Errors
    /// If it is not known to be one float, or a float of another format than `float` and `double`.
    pub(crate) fn measure(&self, v: Value, op: Op) -> Step<Measure> {
        if self.is_count(v) {
            return Ok(Measure::Count);
        }
        let ty = self.body.ty(v);
        let known = self.derivative_type(v, op)?;
        match known.float_kind() {
            Some(kind @ (FloatKind::F32 | FloatKind::F64))
                if known.lanes() == 1 && ty.lanes() == 1 =>
            {
                Ok(match ty.is_int() {
                    true => Measure::Bits(kind),
                    false => Measure::Float(kind),
                })
            }
            _ => Err(self.refuse_bits(op)),
        }
    }

    /// The active operands of an op on integers, and the derivative in each.
    ///
    /// # Errors
    /// If the op mixes bits, or drops too many.
    pub(crate) fn partials(
        &self,
        op: Op,
        scalar: &Scalar,
        data: &OpData,
    ) -> Step<Vec<(usize, Partial)>> {
        let is_active = |i: usize| data.args.get(i).is_some_and(|&v| self.is_active(v));
        let known = |x: f64| Ok(Partial::Constant(x));
        let constant = || self.body.as_int(data.args[1]);
        let each = |i: usize| match scalar {
            Scalar::Cast(
                Cast::SiToFp | Cast::UiToFp | Cast::FpToSi | Cast::FpToUi | Cast::ZExt | Cast::SExt,
                _,
            ) => known(1.0),
            Scalar::Rule(id::lrint | id::llrint | id::lround | id::llround, _) => known(1.0),
            // What is cut off a sum is a multiple of what is left.
            Scalar::Cast(Cast::Trunc, _) if self.is_count(data.args[0]) => known(1.0),
            Scalar::Int(IntBin::Add, _) => known(1.0),
            Scalar::Int(IntBin::Or, Wrap { exact: true, .. }) => known(1.0),
            Scalar::Int(IntBin::Sub, _) => known(if i == 0 { 1.0 } else { -1.0 }),
            Scalar::Int(IntBin::Mul, wrap)
                if wrap.nsw || wrap.nuw || self.is_small(data.args[1]) =>
            {
                Ok(Partial::Operand(1 - i))
            }
            Scalar::Int(IntBin::SDiv, _) if i == 0 => Ok(Partial::Inverse(Cast::SiToFp)),
            Scalar::Int(IntBin::UDiv, _) if i == 0 => Ok(Partial::Inverse(Cast::UiToFp)),
            Scalar::Int(IntBin::Shl, _) if i == 0 => match constant() {
                Some(by) if self.fits(data.args[0], by + LEAST_BITS) => known(2f64.powi(by as i32)),
                _ => Err(self.refuse_bits(op)),
            },
            Scalar::Int(IntBin::LShr | IntBin::AShr, _) if i == 0 => match constant() {
                // What goes of the lower half is rounding, not a step.
                Some(by) if self.fits(data.args[0], 2 * by) => known(2f64.powi(-by as i32)),
                _ => Err(self.refuse_bits(op)),
            },
            _ => Err(self.refuse_bits(op)),
        };
        let active = (0..data.args.len()).filter(|&i| is_active(i));
        active.map(|i| Ok((i, each(i)?))).collect()
    }

    /// Whether a factor is one by which bits are scaled, not mixed.
    fn is_small(&self, v: Value) -> bool {
        let factor = self.body.as_int(v);
        factor.is_some_and(|factor| factor.unsigned_abs() <= LARGEST_FACTOR)
    }

    /// Whether so many bits are no more than a fraction of a float of an integer's size has.
    fn fits(&self, v: Value, bits: i64) -> bool {
        let kind = match self.module.size_of(self.body.ty(v)) {
            8 => FloatKind::F64,
            4 => FloatKind::F32,
            _ => return false,
        };
        (0..=Format::of(kind).fraction).contains(&bits)
    }
}

impl Measure {
    /// The type of a derivative.
    pub(crate) fn ty(self) -> Type {
        match self {
            Self::Float(kind) | Self::Bits(kind) => Type::float(kind),
            Self::Count => Type::F64,
        }
    }

    /// The float whose bits the integer has.
    pub(crate) fn format(self) -> Option<Format> {
        match self {
            Self::Bits(kind) => Some(Format::of(kind)),
            Self::Float(_) | Self::Count => None,
        }
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
    pub(crate) fn of(kind: FloatKind) -> Self {
        let (fraction, one) = match kind {
            FloatKind::F32 => (23, 127),
            _ => (52, 1023),
        };
        Self {
            kind,
            fraction,
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
