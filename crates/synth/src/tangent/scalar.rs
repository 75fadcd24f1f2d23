//! Tangents of scalar ops.

use super::Tangent;
use crate::scalar::{active_terms, live, read_by};
use crate::term::Terms;
use crate::unit::Step;
use rustc_hash::FxHashMap;
use tapeless_analysis::Along;
use tapeless_ir::{Builder, Cast, FastMath, FloatKind, Op, OpData, Scalar, Value};
use tapeless_rules::{RuleId, id, is_linear};

/// Functions with a value where some derivative is infinite, or is not there: what does not move keeps the tangent 0.
const SINGULAR: [RuleId; 6] = [id::sqrt, id::cbrt, id::pow, id::asin, id::acos, id::acosh];

/// Functions whose values need no rounding.
const EXACT: [RuleId; 5] = [id::fneg, id::fabs, id::copysign, id::fmax, id::fmin];

impl Tangent<'_, '_> {
    pub(super) fn scalar(&mut self, op: Op, scalar: &Scalar, data: &OpData) -> Step<()> {
        let Some(&result) = data.results.first() else {
            return Ok(());
        };
        if let Scalar::Rule(id, flags) = scalar
            && !self.unit.body.ty(result).is_int()
        {
            return self.rule(op, *id, flags.for_adjoint(), data);
        }
        if self.unit.has_shadow(result) {
            let shadow = self.pointer(op, scalar, data)?;
            self.second.insert(result, shadow);
            return Ok(());
        }
        if !self.unit.is_active(result) {
            return Ok(());
        }
        let tangent = match scalar {
            Scalar::Cast(cast @ (Cast::FpExt | Cast::FpTrunc), _) => {
                if self.unit.context.along == Along::Sets {
                    self.check_format(op, self.unit.body.ty(result))?;
                }
                let t = self.tangent_of(data.args[0], op)?;
                let t = self.b.cast(*cast, t, self.unit.body.ty(result));
                match *cast == Cast::FpTrunc {
                    true => self.rounded(t, result),
                    false => t,
                }
            }
            Scalar::Cast(Cast::BitCast, _) => self.same_bits(op, data)?,
            // Linear in each operand that carries a tangent: the same op on tangents.
            Scalar::Select(_)
            | Scalar::InsertElement
            | Scalar::Shuffle(_)
            | Scalar::InsertValue(_)
            | Scalar::ExtractElement
            | Scalar::ExtractValue(_)
            | Scalar::Freeze => self.same_on_tangents(op, scalar, data)?,
            _ => self.integer(op, scalar, data)?,
        };
        self.second.insert(result, tangent);
        Ok(())
    }

    /// The tangent as the type that the result's bits are seen as.
    fn same_bits(&mut self, op: Op, data: &OpData) -> Step<Value> {
        let t = self.tangent_of(data.args[0], op)?;
        let ty = self.unit.derivative_type(data.results[0], op)?;
        if self.b.body.ty(t) == ty {
            Ok(t)
        } else {
            Ok(self.b.cast(Cast::BitCast, t, ty))
        }
    }

    fn same_on_tangents(&mut self, op: Op, scalar: &Scalar, data: &OpData) -> Step<Value> {
        let carriers: &[usize] = match scalar {
            Scalar::Select(_) => &[1, 2],
            Scalar::InsertElement | Scalar::Shuffle(_) | Scalar::InsertValue(_) => &[0, 1],
            _ => &[0],
        };
        let mut args = Vec::new();
        for (i, &a) in data.args.iter().enumerate() {
            let ty = self.unit.body.ty(a);
            if matches!(scalar, Scalar::InsertValue(_)) && ty.is_int() {
                args.push(self.b.zero(ty));
                continue;
            }
            let alike = self.unit.body.ty(a) == self.unit.body.ty(data.results[0]);
            args.push(if carriers.contains(&i) && alike {
                self.second_as(a, data.results[0], op)?
            } else if carriers.contains(&i) {
                self.tangent_of(a, op)?
            } else {
                self.get(a)
            });
        }
        let ty = self.unit.derivative_type(data.results[0], op)?;
        Ok(self.b.value(data.kind.clone(), &args, ty))
    }

    /// ṙⱼ = Σᵢ ∂rⱼ/∂xᵢ · ẋᵢ for each active result.
    fn rule(&mut self, op: Op, id: RuleId, flags: FastMath, data: &OpData) -> Step<()> {
        if self.unit.context.along == Along::Sets {
            return self.dependence(op, id, data);
        }
        let mut memo = FxHashMap::default();
        for (output, &result) in tapeless_rules::rule(id).outputs.iter().zip(&data.results) {
            if !self.unit.is_active(result) {
                continue;
            }
            let ty = self.unit.body.ty(result);
            let mut sum = None;
            let wanted = active_terms(self.unit, data, &output.partials);
            let read = read_by(data, wanted.iter().map(|w| w.1)).into_iter();
            let operands: FxHashMap<_, _> = read.map(|(o, v)| (o, self.get(v))).collect();
            for (i, term) in wanted {
                let t = self.tangent_of(data.args[i], op)?;
                let lookup = |_: &mut Builder, o| operands[&o];
                let part = Terms {
                    lookup,
                    ty,
                    flags,
                    memo: &mut memo,
                }
                .times(&mut self.b, t, term);
                let strong = self.unit.context.strong_zero && !is_linear(id);
                let part = match strong || SINGULAR.contains(&id) {
                    true => live(&mut self.b, t, part),
                    false => part,
                };
                let part = match self.unit.context.along == Along::Errors {
                    true => self.b.rule(id::fabs, flags, &[part]),
                    false => part,
                };
                sum = Some(match sum {
                    None => part,
                    Some(s) => self.b.rule(id::fadd, flags, &[s, part]),
                });
            }
            let mut tangent = sum.unwrap_or_else(|| self.b.zero(ty));
            if !EXACT.contains(&id) {
                tangent = self.rounded(tangent, result);
            }
            self.second.insert(result, tangent);
        }
        Ok(())
    }

    /// ė = e + |r| · u: an error, with that of rounding its value; where tangents are errors.
    fn rounded(&mut self, error: Value, result: Value) -> Value {
        let ty = self.b.body.ty(error);
        let bits = match ty
            .float_kind()
            .filter(|_| self.unit.context.along == Along::Errors)
        {
            Some(FloatKind::F64) => 53,
            Some(FloatKind::F32) => 24,
            Some(FloatKind::F16) => 11,
            Some(FloatKind::BF16) => 8,
            Some(FloatKind::F80) => 64,
            Some(_) => 113,
            None => return error,
        };
        let (value, flags) = (self.get(result), FastMath::default());
        let unit = self.b.float(ty, 0.5_f64.powi(bits));
        let size = self.b.rule(id::fabs, flags, &[value]);
        let own = self.b.rule(id::fmul, flags, &[size, unit]);
        self.b.rule(id::fadd, flags, &[error, own])
    }
}
