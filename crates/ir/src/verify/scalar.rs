//! Operand and result types of scalar ops.

use super::{Check, Checker, ensure};
use crate::body::OpData;
use crate::ops::{Cast, Scalar};
use crate::print::{element_type, type_name};
use crate::types::{Aggregate, ScalarType, Type};
use tapeless_rules::{Kind, RuleId, rule};

impl Checker<'_> {
    pub(super) fn scalar(&self, scalar: &Scalar, data: &OpData) -> Check {
        let args = self.types(&data.args);
        let results = self.types(&data.results);
        if let Scalar::Rule(id, _) = scalar {
            return rule_types(*id, &args, &results);
        }
        let [result] = results[..] else {
            return Err("a scalar op has one result".into());
        };
        match scalar {
            Scalar::Cast(cast, _) => cast_types(*cast, &args, result, self),
            Scalar::ExtractValue(path) => self.part(path, &args, result),
            Scalar::InsertValue(path) => {
                let (Some(&whole), Some(&part)) = (args.first(), args.get(1)) else {
                    return Err("an aggregate and a part are given".into());
                };
                ensure(
                    whole == result && args.len() == 2,
                    "the result is such an aggregate",
                )?;
                self.part(path, &args[..1], part)
            }
            Scalar::Overflow(_) => self.overflow(&args, result),
            _ => plain_types(scalar, &args, result),
        }
    }

    fn part(&self, path: &[u32], args: &[Type], part: Type) -> Check {
        let &[whole] = args else {
            return Err("one aggregate is given".into());
        };
        let mut at = Some(whole);
        for &index in path {
            at = at.and_then(|ty| element_type(self.module, ty, index as usize));
        }
        ensure(
            at == Some(part),
            format!("the path leads to {}", type_name(part)),
        )
    }

    fn overflow(&self, args: &[Type], result: Type) -> Check {
        let &[a, b] = args else {
            return Err("two operands are given".into());
        };
        let bit = a.with_element(ScalarType::Int(1));
        let pair = match result {
            Type::Aggregate(id) => match self.module.aggregate(id) {
                Aggregate::Struct { fields, .. } => fields.iter().map(|f| f.0).collect(),
                Aggregate::Array { .. } => Vec::new(),
            },
            _ => Vec::new(),
        };
        ensure(
            a == b && a.is_int() && pair == [a, bit],
            "{integer, i1} of two equal integers",
        )
    }
}

/// Floats of one type, integers where the rule has them; a result for each of the rule's.
fn rule_types(id: RuleId, args: &[Type], results: &[Type]) -> Check {
    let rule = rule(id);
    let count = args.len() == rule.params.len() && results.len() == rule.outputs.len();
    ensure(
        count,
        format!(
            "{} operands and {} results",
            rule.params.len(),
            rule.outputs.len()
        ),
    )?;
    let fits = |ty: &Type, kind: Kind| match kind {
        Kind::Float => ty.is_float(),
        Kind::Int => ty.is_int(),
    };
    let args = args.iter().zip(rule.params.iter().map(|p| p.kind));
    let results = results.iter().zip(rule.outputs.iter().map(|o| o.kind));
    let all: Vec<_> = args.chain(results).collect();
    ensure(
        all.iter().all(|(ty, kind)| fits(ty, *kind)),
        "floats and integers as the rule has them",
    )?;
    let converts = matches!(rule.name, "fpext" | "fptrunc");
    let mut floats = all
        .iter()
        .filter(|(_, kind)| *kind == Kind::Float)
        .map(|e| e.0);
    let first = floats.next();
    ensure(
        converts || floats.all(|ty| Some(ty) == first),
        "the floats are of one type",
    )
}

fn plain_types(scalar: &Scalar, args: &[Type], result: Type) -> Check {
    let ints = |n: usize| args.len() == n && result.is_int() && args.iter().all(|&t| t == result);
    let holds = match (scalar, args) {
        (Scalar::Int(..), _) => ints(2),
        (Scalar::Funnel(_), _) => ints(3),
        (Scalar::IntUn(op), _) => {
            use crate::ops::IntUn::{Abs, Ctlz, Cttz};
            let flagged = matches!(op, Abs | Ctlz | Cttz);
            let flag = args.len() == 1 || (flagged && args.len() == 2 && args[1] == Type::I1);
            flag && result.is_int() && args[0] == result
        }
        (Scalar::Icmp(_), &[a, b]) => a == b && (a.is_int() || a.is_ptr()) && is_truth(result, a),
        (Scalar::Fcmp(p, _), &[a, b]) => p.0 < 16 && a == b && a.is_float() && is_truth(result, a),
        (Scalar::Select(_), &[c, a, b]) => {
            a == b && a == result && (c == Type::I1 || is_truth(c, a))
        }
        (Scalar::Freeze, &[a]) => a == result,
        (Scalar::ExtractElement, &[v, i]) => is_lane(v, result) && is_index(i),
        (Scalar::InsertElement, &[v, e, i]) => v == result && is_lane(v, e) && is_index(i),
        (Scalar::Shuffle(mask), &[a, b]) => shuffle(mask, a, b, result),
        (Scalar::PtrAdd { scales, .. }, [base, indices @ ..]) => {
            let pointers = base.is_ptr() || result.is_ptr();
            pointers && indices.len() == scales.len() && indices.iter().all(|t| t.is_int())
        }
        _ => false,
    };
    ensure(holds, "a scalar op has its operands and result")
}

fn is_truth(ty: Type, like: Type) -> bool {
    ty == like.with_element(ScalarType::Int(1))
}

fn is_lane(vector: Type, lane: Type) -> bool {
    matches!(vector, Type::Vector(s, _) if Type::Scalar(s) == lane)
}

fn is_index(ty: Type) -> bool {
    matches!(ty, Type::Scalar(ScalarType::Int(_)))
}

fn shuffle(mask: &[i32], a: Type, b: Type, result: Type) -> bool {
    let (Type::Vector(s, n), Type::Vector(t, m)) = (a, result) else {
        return false;
    };
    let lanes = i64::from(n) * 2;
    a == b && s == t && mask.len() == m as usize && mask.iter().all(|&i| i64::from(i) < lanes)
}

fn cast_types(cast: Cast, args: &[Type], to: Type, checker: &Checker) -> Check {
    let &[from] = args else {
        return Err("one operand is given".into());
    };
    let bits = |ty: Type| match ty.element() {
        Some(ScalarType::Int(bits)) => u64::from(bits),
        _ => 8 * ty.float_kind().map_or(8, crate::FloatKind::bytes),
    };
    let (narrower, wider) = (bits(from) > bits(to), bits(from) < bits(to));
    let holds = match cast {
        Cast::Trunc => from.is_int() && to.is_int() && narrower,
        Cast::ZExt | Cast::SExt => from.is_int() && to.is_int() && wider,
        Cast::FpTrunc => from.is_float() && to.is_float() && narrower,
        Cast::FpExt => from.is_float() && to.is_float() && wider,
        Cast::FpToSi | Cast::FpToUi => from.is_float() && to.is_int(),
        Cast::SiToFp | Cast::UiToFp => from.is_int() && to.is_float(),
        Cast::PtrToInt => from.is_ptr() && to.is_int(),
        Cast::IntToPtr => from.is_int() && to.is_ptr(),
        Cast::AddrSpace => from.is_ptr() && to.is_ptr(),
        Cast::BitCast => checker.module.size_of(from) == checker.module.size_of(to),
    };
    let lanes = cast == Cast::BitCast || from.lanes() == to.lanes();
    ensure(
        holds && lanes,
        format!("{cast:?} from {} to {}", type_name(from), type_name(to)),
    )
}
