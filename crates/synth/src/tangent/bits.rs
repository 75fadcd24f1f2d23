//! Tangents of integer arithmetic on the bits of floats: see [`crate::bits`].

use super::Tangent;
use crate::bits::{Format, Way, as_type, part, times};
use crate::unit::Step;
use tapeless_analysis::Along;
use tapeless_ir::{FastMath, Op, OpData, Scalar, Type, Value};
use tapeless_legal::bits::Measure;
use tapeless_rules::id;

impl Tangent<'_, '_> {
    /// ṙ = dr/dR · Σᵢ ∂R/∂Aᵢ · dAᵢ/daᵢ · ȧᵢ
    pub(super) fn integer(&mut self, op: Op, scalar: &Scalar, data: &OpData) -> Step<Value> {
        let partials = self.unit.partials(op, scalar, data)?;
        if self.unit.context.along == Along::Sets {
            let args = partials
                .iter()
                .map(|&(i, _)| data.args[i])
                .collect::<Vec<_>>();
            let ty = self.unit.derivative_type(data.results[0], op)?;
            return self.union(op, &args, ty);
        }
        let mut sum = None;
        for (i, partial) in partials {
            let arg = data.args[i];
            let tangent = self.tangent_of(arg, op)?;
            let tangent = as_type(&mut self.b, tangent, Type::F64);
            let measure = self.unit.measure(arg, op)?;
            let growth = self.factor((measure, Way::Growth), arg);
            let tangent = times(&mut self.b, tangent, growth);
            let operand = partial.operand().map(|(j, _)| self.get(data.args[j]));
            let moved = part(&mut self.b, tangent, partial, operand);
            sum = Some(match sum {
                Some(sum) => self.b.rule(id::fadd, FastMath::default(), &[sum, moved]),
                None => moved,
            });
        }
        let sum = sum.unwrap_or_else(|| self.b.zero(Type::F64));
        let result = data.results[0];
        let measure = self.unit.measure(result, op)?;
        let step = self.factor((measure, Way::Step), result);
        let tangent = times(&mut self.b, sum, step);
        Ok(as_type(&mut self.b, tangent, measure.ty()))
    }

    /// What a derivative is multiplied by between an integer and the float whose bits it has, if it has those of one.
    fn factor(&mut self, (measure, way): (Measure, Way), v: Value) -> Option<Value> {
        let format = Format::measured(measure)?;
        let bits = self.get(v);
        Some(format.factor(&mut self.b, way, bits))
    }
}
