//! Which arithmetic on the bits of floats has a derivative, and by what that is measured.

use crate::{Judge, Step};
use tapeless_ir::ops::Wrap;
use tapeless_ir::{Cast, FloatKind, IntBin, Op, OpData, Scalar, Type, Value};
use tapeless_plan::Case;
use tapeless_rules::id;

/// Products that may overflow are those of hashes, but for factors as small as this.
const LARGEST_FACTOR: u64 = 1 << 10;
/// A number that has fewer bits of a fraction makes steps that show, or is an exponent.
const LEAST_BITS: i64 = 16;

/// By what the derivative of a value is measured.
#[derive(Clone, Copy, Debug)]
pub enum Measure {
    /// It is a float.
    Float(FloatKind),
    /// The float whose bits an integer has.
    Bits(FloatKind),
    /// An integer by itself; its derivative is a `double`.
    Count,
}

impl Measure {
    /// The type of a derivative.
    pub fn ty(self) -> Type {
        match self {
            Self::Float(kind) | Self::Bits(kind) => Type::float(kind),
            Self::Count => Type::F64,
        }
    }
}

/// The derivative of an integer in an operand.
#[derive(Clone, Copy, Debug)]
pub enum Partial {
    /// It is known.
    Constant(f64),
    /// The value of an operand.
    Operand(usize),
    /// One by the second operand, as a number with a sign or without.
    Inverse(Cast),
}

impl Partial {
    /// The operand whose value it needs, and how that becomes a number.
    pub fn operand(self) -> Option<(usize, Cast)> {
        match self {
            Self::Constant(_) => None,
            Self::Operand(i) => Some((i, Cast::SiToFp)),
            Self::Inverse(cast) => Some((1, cast)),
        }
    }
}

/// Bits of a fraction.
pub fn fraction(kind: FloatKind) -> i64 {
    match kind {
        FloatKind::F32 => 23,
        _ => 52,
    }
}

/// By what the derivative of an operand or result is measured: not that of an integer that is not known to be one float, or
/// of a float of another format than `float` and `double`.
pub fn measure(case: &Case<'_>, v: Value) -> Option<Measure> {
    if case.is_count(v) {
        return Some(Measure::Count);
    }
    let ty = case.body.ty(v);
    let known = case.derivative_type(v)?;
    let kind = known.float_kind()?;
    let narrow = matches!(kind, FloatKind::F32 | FloatKind::F64);
    let single = known.lanes() == 1 && ty.lanes() == 1;
    (narrow && single).then(|| match ty.is_int() {
        true => Measure::Bits(kind),
        false => Measure::Float(kind),
    })
}

/// The active operands of an op on integers, and the derivative in each.
/// None if the op mixes bits, or drops too many.
pub fn partials(case: &Case<'_>, scalar: &Scalar, data: &OpData) -> Option<Vec<(usize, Partial)>> {
    let is_active = |i: usize| data.args.get(i).is_some_and(|&v| case.is_active(v));
    let known = |x: f64| Some(Partial::Constant(x));
    let constant = || case.body.as_int(data.args[1]);
    let each = |i: usize| match scalar {
        Scalar::Cast(
            Cast::SiToFp | Cast::UiToFp | Cast::FpToSi | Cast::FpToUi | Cast::ZExt | Cast::SExt,
            _,
        ) => known(1.0),
        Scalar::Rule(id::lrint | id::llrint | id::lround | id::llround, _) => known(1.0),
        // What is cut off a sum is a multiple of what is left.
        Scalar::Cast(Cast::Trunc, _) if case.is_count(data.args[0]) => known(1.0),
        Scalar::Int(IntBin::Add, _) => known(1.0),
        Scalar::Int(IntBin::Or, Wrap { exact: true, .. }) => known(1.0),
        Scalar::Int(IntBin::Sub, _) => known(if i == 0 { 1.0 } else { -1.0 }),
        Scalar::Int(IntBin::Mul, wrap) if wrap.nsw || wrap.nuw || is_small(case, data.args[1]) => {
            Some(Partial::Operand(1 - i))
        }
        Scalar::Int(IntBin::SDiv, _) if i == 0 => Some(Partial::Inverse(Cast::SiToFp)),
        Scalar::Int(IntBin::UDiv, _) if i == 0 => Some(Partial::Inverse(Cast::UiToFp)),
        Scalar::Int(IntBin::Shl, _) if i == 0 => match constant() {
            Some(by) if fits(case, data.args[0], by + LEAST_BITS) => known(2f64.powi(by as i32)),
            _ => None,
        },
        Scalar::Int(IntBin::LShr | IntBin::AShr, _) if i == 0 => match constant() {
            // What goes of the lower half is rounding, not a step.
            Some(by) if fits(case, data.args[0], 2 * by) => known(2f64.powi(-by as i32)),
            _ => None,
        },
        _ => None,
    };
    let active = (0..data.args.len()).filter(|&i| is_active(i));
    active.map(|i| Some((i, each(i)?))).collect()
}

/// Whether a factor is one by which bits are scaled, not mixed.
fn is_small(case: &Case<'_>, v: Value) -> bool {
    let factor = case.body.as_int(v);
    factor.is_some_and(|factor| factor.unsigned_abs() <= LARGEST_FACTOR)
}

/// Whether so many bits are no more than a fraction of a float of an integer's size has.
fn fits(case: &Case<'_>, v: Value, bits: i64) -> bool {
    let fraction = match case.module.size_of(case.body.ty(v)) {
        8 => fraction(FloatKind::F64),
        4 => fraction(FloatKind::F32),
        _ => return false,
    };
    (0..=fraction).contains(&bits)
}

impl Judge<'_> {
    /// Refuses integers whose derivative is not known.
    pub(crate) fn integer(&self, op: Op, scalar: &Scalar, data: &OpData) -> Step<()> {
        let Some(partials) = partials(&self.case, scalar, data) else {
            return Err(self.refuse_bits(op));
        };
        let operands = partials.into_iter().map(|(i, _)| data.args[i]);
        for v in data.results.iter().copied().take(1).chain(operands) {
            if measure(&self.case, v).is_none() {
                self.typed(v, op)?;
                return Err(self.refuse_bits(op));
            }
        }
        Ok(())
    }
}
