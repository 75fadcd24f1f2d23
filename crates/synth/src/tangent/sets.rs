//! On which inputs values depend: forward mode with sets in the place of tangents.
//!
//! A set is the number that a library gave it, as a float; 0 is the empty one. Whatever moves tangents moves sets as well. A row has the
//! union of its operands' sets, whatever its partials are: what a value depends on, on the paths that are taken.

use super::Tangent;
use crate::scalar::active_terms;
use crate::unit::{Step, Stop};
use tapeless_diag::{Diagnostic, code};
use tapeless_ir::{
    Cast, FloatKind, FuncId, Function, Module, Op, OpData, OpKind, ParamAttrs, Scalar, Signature,
    Type, Value,
};
use tapeless_rules::RuleId;

/// The function that gives the union of two sets.
pub const UNION: &str = "tapeless_union";

/// Declares that function.
pub fn declare(module: &mut Module) {
    let sig = Signature {
        params: vec![Type::F64; 2],
        ret: Some(Type::F64),
        variadic: false,
    };
    let mut function = Function::declare(UNION.to_owned(), sig);
    function.params = vec![ParamAttrs::default(); 2];
    module.functions.push(function);
}

impl Tangent<'_, '_> {
    /// Each active result of a row depends on what its active operands depend on.
    pub(super) fn dependence(&mut self, op: Op, id: RuleId, data: &OpData) -> Step<()> {
        for (output, &result) in tapeless_rules::rule(id).outputs.iter().zip(&data.results) {
            if self.unit.is_active(result) {
                let terms = active_terms(self.unit, data, &output.partials);
                let args: Vec<Value> = terms.iter().map(|&(i, _)| data.args[i]).collect();
                let ty = self.unit.body.ty(result);
                let union = self.union(op, &args, ty)?;
                self.second.insert(result, union);
            }
        }
        Ok(())
    }

    /// The union of the sets of some values, as a tangent of such a type.
    pub(super) fn union(&mut self, op: Op, args: &[Value], ty: Type) -> Step<Value> {
        self.check_format(op, ty)?;
        let mut seen: Vec<Value> = Vec::new();
        for &arg in args {
            let set = self.tangent_of(arg, op)?;
            if !seen.contains(&set) {
                seen.push(set);
            }
        }
        let mut all: Option<Value> = None;
        for set in seen {
            let set = self.as_set(set, ty);
            all = Some(match all {
                None => set,
                Some(others) => self.of_two(op, others, set)?,
            });
        }
        Ok(all.unwrap_or_else(|| self.b.zero(ty)))
    }

    /// Where a set is a number with less than double precision, another may look like it.
    pub(super) fn check_format(&self, op: Op, ty: Type) -> Step<()> {
        let narrow = [FloatKind::F16, FloatKind::BF16, FloatKind::F32];
        if ty.float_kind().is_none_or(|kind| !narrow.contains(&kind)) {
            return Ok(());
        }
        let what =
            "on which inputs this depends is not followed: it has less than double precision";
        let refusal = Diagnostic::error(code::UNSUPPORTED, what)
            .help("write it in `double`, or differentiate it densely");
        Err(Stop::Defect(Box::new(self.unit.located(refusal, op))))
    }

    fn as_set(&mut self, set: Value, ty: Type) -> Value {
        let from = self.b.body.ty(set);
        let bits = |ty: Type| self.unit.module.size_of(ty);
        match (from == ty, bits(from) < bits(ty)) {
            (true, _) => set,
            (_, true) => self.b.cast(Cast::FpExt, set, ty),
            _ => self.b.cast(Cast::FpTrunc, set, ty),
        }
    }

    /// Lane by lane, in double precision.
    fn of_two(&mut self, op: Op, x: Value, y: Value) -> Step<Value> {
        let Some(function) = self.unit.module.function_named(UNION) else {
            return Err(self.unit.defect(op, "sets without their library"));
        };
        let ty = self.b.body.ty(x);
        let Type::Vector(element, lanes) = ty else {
            return Ok(self.called(function, x, y));
        };
        let mut vector = self.b.poison(ty);
        for lane in 0..lanes {
            let at = self.b.int(Type::I32, lane.into());
            let extract = OpKind::Scalar(Scalar::ExtractElement);
            let [x, y] = [x, y].map(|v| {
                self.b
                    .value(extract.clone(), &[v, at], Type::Scalar(element))
            });
            let union = self.called(function, x, y);
            let insert = OpKind::Scalar(Scalar::InsertElement);
            vector = self.b.value(insert, &[vector, union, at], ty);
        }
        Ok(vector)
    }

    fn called(&mut self, function: FuncId, x: Value, y: Value) -> Value {
        let ty = self.b.body.ty(x);
        let args = [x, y].map(|v| self.as_set(v, Type::F64));
        let module = self.unit.module;
        let union = self.b.call(module, function, &args);
        let union = union.unwrap_or_else(|| self.b.zero(Type::F64));
        self.as_set(union, ty)
    }
}
