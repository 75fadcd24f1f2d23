//! Integers in which bits of a float's fraction lie. Made into a number, such an integer depends on the float: `log2` is
//! approximated so. What is left of the sign and the exponent alone is a step function. Where paths meet and one of them
//! brings an integer, it may be one that stands beside a tag: such is a number like others.

use super::Solver;
use tapeless_ir::ops::IntBin;
use tapeless_ir::{Cast, Constant, FloatKind, OpData, Scalar, Type, Value};

impl Solver<'_> {
    /// Follows the bits of varying floats through the integers of one op.
    pub(super) fn follow_fraction(&mut self, scalar: &Scalar, data: &OpData) {
        let Some(&result) = data.results.first() else {
            return;
        };
        let left = match scalar {
            Scalar::Cast(Cast::BitCast, _) => self.uncovered(data.args[0], result),
            Scalar::Cast(Cast::Trunc | Cast::ZExt | Cast::SExt, _) | Scalar::Freeze => {
                self.fraction(data.args[0])
            }
            Scalar::Select(_) => self.fraction(data.args[1]).min(self.fraction(data.args[2])),
            Scalar::Int(kind, _) => self.left_by(*kind, data),
            Scalar::Shuffle(_) | Scalar::InsertElement => {
                self.fraction(data.args[0]).max(self.fraction(data.args[1]))
            }
            Scalar::ExtractElement => self.fraction(data.args[0]),
            Scalar::IntUn(_) | Scalar::Funnel(_) | Scalar::Overflow(_) => {
                let most = data.args.iter().map(|&arg| self.fraction(arg)).max();
                anywhere(most.unwrap_or(0))
            }
            _ => 0,
        };
        self.add_fraction(result, left);
    }

    /// Whether a number is made of an integer with bits of a fraction.
    pub(super) fn counts_fraction(&self, scalar: &Scalar, data: &OpData) -> bool {
        let makes_number = matches!(scalar, Scalar::Cast(Cast::SiToFp | Cast::UiToFp, _));
        makes_number && self.fraction(data.args[0]) > 0
    }

    /// Bits of fractions are none but so many of the lowest ones.
    fn fraction(&self, v: Value) -> u32 {
        self.fractions.get(&v).copied().unwrap_or(0)
    }

    fn add_fraction(&mut self, v: Value, bits: u32) {
        if bits <= self.fraction(v) {
            return;
        }
        let ty = self.body.ty(v);
        if ty.is_int() && ty != Type::I1 && self.body.as_const(v).is_none() {
            self.fractions.insert(v, bits);
            self.changed = true;
        }
    }

    /// Those of a float that is taken for an integer.
    fn uncovered(&self, float: Value, bits: Value) -> u32 {
        let (ty, seen) = (self.body.ty(float), self.body.ty(bits));
        match ty
            .float_kind()
            .filter(|_| self.found.varied.contains(float))
        {
            Some(kind) if ty.lanes() == seen.lanes() => fraction_of(kind),
            Some(_) => u64::BITS,
            None if ty.is_int() && ty.lanes() == seen.lanes() => self.fraction(float),
            None => anywhere(self.fraction(float)),
        }
    }

    /// A constant; of a vector the bits that some lane has, or what all lanes are shifted by.
    fn lanes_of(&self, v: Value, kind: IntBin) -> Option<u64> {
        let Some(Constant::Elements(lanes)) = self.body.as_const(v) else {
            return self.body.as_int(v).map(i64::cast_unsigned);
        };
        let known = lanes.iter().filter_map(|lane| match lane {
            Constant::Int(bits) => Some(Some(*bits as u64)),
            Constant::Zero => Some(Some(0)),
            Constant::Poison | Constant::Undef => None,
            _ => Some(None),
        });
        let known: Vec<u64> = known.collect::<Option<_>>()?;
        let first = known.first().copied()?;
        match kind {
            IntBin::And => Some(known.into_iter().fold(0, |all, lane| all | lane)),
            _ => known.iter().all(|&lane| lane == first).then_some(first),
        }
    }

    fn left_by(&self, kind: IntBin, data: &OpData) -> u32 {
        let (a, b) = (self.fraction(data.args[0]), self.fraction(data.args[1]));
        let most = a.max(b);
        let constant = self.lanes_of(data.args[1], kind);
        match (kind, constant) {
            _ if most == 0 => 0,
            (IntBin::LShr | IntBin::AShr, Some(by @ 0..64)) => most.saturating_sub(by as u32),
            (IntBin::Shl, Some(by @ 0..64)) => u64::BITS.min(most + by as u32),
            (IntBin::And, Some(mask)) => {
                let kept = mask & (u64::MAX >> (u64::BITS - most));
                u64::BITS - kept.leading_zeros()
            }
            (IntBin::Or | IntBin::Xor | IntBin::And, _) => most,
            (IntBin::Add | IntBin::Sub, Some(_)) => most,
            _ => u64::BITS,
        }
    }
}

/// Bits of a fraction that were moved to where they are not followed.
fn anywhere(bits: u32) -> u32 {
    match bits {
        0 => 0,
        _ => u64::BITS,
    }
}

/// Bits of the fraction, with a leading one where it is stored.
fn fraction_of(kind: FloatKind) -> u32 {
    match kind {
        FloatKind::F16 => 10,
        FloatKind::BF16 => 7,
        FloatKind::F32 => 23,
        FloatKind::F64 => 52,
        FloatKind::F80 | FloatKind::F128 => u64::BITS,
    }
}
