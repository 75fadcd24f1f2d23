//! Integers in which bits of a float's fraction lie. Made into a number, such an integer depends on the float: `log2` is
//! approximated so. What is left of the sign and the exponent alone is a step function. Where paths met before, only those
//! count on which the number can be made: beside a tag in a `union`, an integer is a number like others.

use super::Solver;
use crate::paths::Path;
use tapeless_ir::ops::IntBin;
use tapeless_ir::{Cast, Constant, FloatKind, OpData, OpKind, Scalar, Type, Value};

/// So many definitions are looked at for one number.
const DEFINITIONS: u32 = 256;

/// What is looked at for a number, and on which paths it was met before.
struct Search {
    left: u32,
    met: Vec<(Value, Path)>,
}

impl Solver<'_> {
    /// Follows the bits of varying floats through the integers of one op.
    pub(super) fn follow_fraction(&mut self, scalar: &Scalar, data: &OpData) {
        let Some(&result) = data.results.first() else {
            return;
        };
        let left = self.passed(scalar, data, &mut |v| self.fraction(v));
        self.add_fraction(result, left);
    }

    /// What a value passes on to another.
    pub(super) fn move_fraction(&mut self, from: Value, to: Value) {
        self.add_fraction(to, self.fraction(from));
    }

    /// Whether a number is made of an integer with bits of a fraction.
    pub(super) fn counts_fraction(&self, scalar: &Scalar, data: &OpData) -> bool {
        let makes_number = matches!(scalar, Scalar::Cast(Cast::SiToFp | Cast::UiToFp, _));
        makes_number && self.fraction(data.args[0]) > 0 && {
            let path = Path::to(self.body, data.parent);
            let mut search = Search {
                left: DEFINITIONS,
                met: Vec::new(),
            };
            self.fraction_on(data.args[0], &path, &mut search) > 0
        }
    }

    /// How many of its lowest bits may be such, of a float or an integer that comes on a path.
    fn fraction_on(&self, v: Value, path: &Path, search: &mut Search) -> u32 {
        let most = self.fraction(v);
        let Some(left) = search.left.checked_sub(1).filter(|_| most > 0) else {
            return most;
        };
        search.left = left;
        let here = (v, path.clone());
        // Nothing comes from going round.
        if search.met.contains(&here) {
            return 0;
        }
        if let Some(sources) = path.sources(self.body, v) {
            search.met.push(here);
            let each = sources
                .iter()
                .map(|(v, path)| self.fraction_on(*v, path, search));
            let found = each.max().unwrap_or(0);
            search.met.pop();
            return found;
        }
        let Some(op) = self.body.def_op(v) else {
            return most;
        };
        let data = &self.body.ops[op];
        match &data.kind {
            OpKind::Scalar(scalar) if !self.body.ty(v).is_float() => {
                // Bits that are moved may be others in each round.
                let met = std::mem::take(&mut search.met);
                let found = self.passed(scalar, data, &mut |v| self.fraction_on(v, path, search));
                search.met = met;
                found.min(most)
            }
            _ => most,
        }
    }

    /// What an op passes on of the fractions of its operands.
    fn passed(
        &self,
        scalar: &Scalar,
        data: &OpData,
        fraction: &mut dyn FnMut(Value) -> u32,
    ) -> u32 {
        match scalar {
            Scalar::Cast(Cast::BitCast, _) => {
                let seen = fraction(data.args[0]);
                self.uncovered(data.args[0], data.results[0], seen)
            }
            Scalar::Cast(Cast::Trunc | Cast::ZExt | Cast::SExt, _) | Scalar::Freeze => {
                fraction(data.args[0])
            }
            Scalar::Select(_) => fraction(data.args[1]).max(fraction(data.args[2])),
            Scalar::Int(kind, _) => {
                let both = (fraction(data.args[0]), fraction(data.args[1]));
                self.left_by(*kind, data, both)
            }
            Scalar::Shuffle(_) | Scalar::InsertElement => {
                fraction(data.args[0]).max(fraction(data.args[1]))
            }
            Scalar::ExtractElement => fraction(data.args[0]),
            Scalar::IntUn(_) | Scalar::Funnel(_) | Scalar::Overflow(_) => {
                let most = data.args.iter().map(|&arg| fraction(arg)).max();
                anywhere(most.unwrap_or(0))
            }
            _ => 0,
        }
    }

    /// Bits of fractions are none but so many of the lowest ones.
    fn fraction(&self, v: Value) -> u32 {
        match self.body.ty(v).float_kind() {
            Some(kind) if self.found.varied.contains(v) => fraction_of(kind),
            Some(_) => 0,
            None => self.fractions.get(&v).copied().unwrap_or(0),
        }
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

    /// Those of bits that are taken for others, of which so many may be such.
    fn uncovered(&self, from: Value, to: Value, fraction: u32) -> u32 {
        let (ty, seen) = (self.body.ty(from), self.body.ty(to));
        match ty.lanes() == seen.lanes() {
            true => fraction,
            false => anywhere(fraction),
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

    fn left_by(&self, kind: IntBin, data: &OpData, (a, b): (u32, u32)) -> u32 {
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
pub(super) fn fraction_of(kind: FloatKind) -> u32 {
    match kind {
        FloatKind::F16 => 10,
        FloatKind::BF16 => 7,
        FloatKind::F32 => 23,
        FloatKind::F64 => 52,
        FloatKind::F80 | FloatKind::F128 => u64::BITS,
    }
}
