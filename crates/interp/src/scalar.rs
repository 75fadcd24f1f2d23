//! Pure ops, lane by lane.

use crate::trap::{Trap, TrapKind};
use crate::val::{Ptr, Val, signed, width};
use crate::{Interp, bytes, cast, int};
use tapeless_ir::float::round_to;
use tapeless_ir::ops::FloatPred;
use tapeless_ir::{Cast, FloatKind, OpData, Scalar, Type, Value};
use tapeless_rules::{Kind, RuleId, rule};

/// An integer, or poison.
fn int_or_undef(x: Option<u128>) -> Val {
    x.map_or(Val::Undef, Val::Int)
}

fn truth(x: bool) -> Val {
    Val::Int(u128::from(x))
}

impl Interp<'_> {
    pub(crate) fn scalar(&self, scalar: &Scalar, data: &OpData) -> Result<Vec<Val>, Trap> {
        let args = self.get_all(&data.args);
        let result = self.ty(data.results[0]);
        if let Scalar::Rule(id, _) = scalar {
            let results: Vec<Type> = data.results.iter().map(|&v| self.ty(v)).collect();
            return Ok(apply_rule(
                *id,
                &self.arg_types(&data.args),
                &results,
                &args,
            ));
        }
        let value = match scalar {
            Scalar::Select(_) => select(&args, result),
            Scalar::Freeze => self.freeze(result, &args[0]),
            Scalar::Cast(Cast::BitCast, _) => cast::bits(self.ty(data.args[0]), result, &args[0])?,
            Scalar::ExtractElement => match args[1].as_bits() {
                Some(i) => args[0].lane(usize::try_from(i).unwrap_or(usize::MAX)),
                None => Val::Undef,
            },
            Scalar::InsertElement => {
                let mut lanes = lanes_of(&args[0], result.lanes() as usize);
                let index = args[2].as_bits().and_then(|i| usize::try_from(i).ok());
                match index.and_then(|i| lanes.get_mut(i)) {
                    Some(lane) => *lane = args[1].clone(),
                    None => lanes.fill(Val::Undef),
                }
                Val::parts(lanes)
            }
            Scalar::Shuffle(mask) => {
                let n = self.ty(data.args[0]).lanes() as usize;
                let lane = |i: usize| {
                    if i < n {
                        args[0].lane(i)
                    } else {
                        args[1].lane(i - n)
                    }
                };
                Val::parts(
                    mask.iter()
                        .map(|&i| usize::try_from(i).map_or(Val::Undef, lane)),
                )
            }
            Scalar::ExtractValue(path) => path
                .iter()
                .fold(args[0].clone(), |v, &i| v.lane(i as usize)),
            Scalar::InsertValue(path) => self.insert(result, &args[0], &args[1], path),
            Scalar::Overflow(op) => self.overflow(*op, data, &args),
            _ => self.by_lanes(scalar, data, &args, result)?,
        };
        Ok(vec![value])
    }

    fn arg_types(&self, args: &[Value]) -> Vec<Type> {
        args.iter().map(|&v| self.ty(v)).collect()
    }

    fn by_lanes(
        &self,
        scalar: &Scalar,
        data: &OpData,
        args: &[Val],
        result: Type,
    ) -> Result<Val, Trap> {
        let types = self.arg_types(&data.args);
        each_lane(result, args, |lane| one_lane(scalar, &types, result, lane))
    }

    fn freeze(&self, ty: Type, v: &Val) -> Val {
        match v {
            Val::Undef => self.zero(ty),
            Val::Bytes(bytes) => {
                let bytes: Vec<_> = bytes.iter().map(|b| Some(b.unwrap_or(0))).collect();
                bytes::decode(ty, &bytes)
            }
            Val::Parts(parts) => {
                let part = |(i, v)| self.freeze(bytes::part(self.module, ty, i).0, v);
                Val::Parts(parts.iter().enumerate().map(part).collect())
            }
            known => known.clone(),
        }
    }

    /// Recurses on the path, which is as deep as the type.
    fn insert(&self, ty: Type, whole: &Val, part: &Val, path: &[u32]) -> Val {
        let Some((&first, rest)) = path.split_first() else {
            return part.clone();
        };
        let mut parts = lanes_of(whole, bytes::parts(self.module, ty));
        let inner = bytes::part(self.module, ty, first as usize).0;
        parts[first as usize] = self.insert(inner, &parts[first as usize], part, rest);
        Val::parts(parts)
    }

    /// `{integer, i1}`, of vectors where the operands are.
    fn overflow(&self, op: tapeless_ir::ops::Overflow, data: &OpData, args: &[Val]) -> Val {
        let ty = self.ty(data.args[0]);
        let lane = |i: usize| {
            let both = args[0].lane(i).as_bits().zip(args[1].lane(i).as_bits());
            both.map_or((Val::Undef, Val::Undef), |(a, b)| {
                let (value, wraps) = int::overflow(op, width(ty), a, b);
                (Val::Int(value), truth(wraps))
            })
        };
        match ty {
            Type::Vector(_, n) => {
                let (values, wraps): (Vec<Val>, Vec<Val>) = (0..n as usize).map(lane).unzip();
                Val::parts([Val::parts(values), Val::parts(wraps)])
            }
            _ => {
                let (value, wraps) = lane(0);
                Val::parts([value, wraps])
            }
        }
    }
}

/// The parts of a value, of which nothing need be known.
fn lanes_of(v: &Val, n: usize) -> Vec<Val> {
    (0..n).map(|i| v.lane(i)).collect()
}

/// Applies a function to each lane of its operands; scalar operands stand for all lanes.
fn each_lane(
    result: Type,
    args: &[Val],
    mut f: impl FnMut(&[Val]) -> Result<Val, Trap>,
) -> Result<Val, Trap> {
    match result {
        Type::Vector(_, n) => {
            let lanes = (0..n as usize).map(|i| {
                let lane: Vec<Val> = args.iter().map(|v| v.lane(i)).collect();
                f(&lane)
            });
            Ok(Val::parts(lanes.collect::<Result<Vec<Val>, Trap>>()?))
        }
        _ => f(args),
    }
}

fn select(args: &[Val], result: Type) -> Val {
    let pick = |cond: &Val, a: Val, b: Val| match cond.as_bits() {
        Some(1) => a,
        Some(_) => b,
        None => Val::Undef,
    };
    match &args[0] {
        Val::Parts(conds) => {
            let n = (result.lanes() as usize).min(conds.len());
            Val::parts((0..n).map(|i| pick(&conds[i], args[1].lane(i), args[2].lane(i))))
        }
        cond => pick(cond, args[1].clone(), args[2].clone()),
    }
}

fn one_lane(scalar: &Scalar, types: &[Type], result: Type, args: &[Val]) -> Result<Val, Trap> {
    let from = types[0];
    if let Scalar::Cast(cast, wrap) = scalar {
        return Ok(cast::lane(*cast, *wrap, from, result, &args[0]));
    }
    if let Scalar::Fcmp(pred, _) = scalar {
        let both = args[0].as_f64().zip(args[1].as_f64());
        return Ok(both.map_or(Val::Undef, |(a, b)| truth(float_compare(*pred, a, b))));
    }
    let bits: Option<Vec<u128>> = args.iter().map(Val::as_bits).collect();
    let Some(bits) = bits else {
        return undefined(scalar, args);
    };
    let w = width(from);
    Ok(match scalar {
        Scalar::Int(op, wrap) => int_or_undef(int::binary(*op, *wrap, w, bits[0], bits[1])?),
        Scalar::IntUn(op) => {
            let flag = bits.get(1) == Some(&1);
            int_or_undef(int::unary(*op, w, bits[0], flag))
        }
        Scalar::Funnel(left) => Val::Int(int::funnel(*left, w, bits[0], bits[1], bits[2])),
        Scalar::Icmp(pred) => truth(int::compare(*pred, w, bits[0], bits[1])),
        Scalar::PtrAdd { offset, scales, .. } => {
            let moved = bits[1..].iter().zip(&types[1..]).zip(scales);
            let at = moved.fold(offset.cast_unsigned(), |at, ((&i, &ty), &scale)| {
                let index = signed(i, width(ty)) as i64;
                at.wrapping_add(index.wrapping_mul(scale).cast_unsigned())
            });
            Val::Ptr(Ptr(bits[0] as u64).offset(at))
        }
        _ => {
            let what = format!("{scalar:?} is not evaluated by lanes");
            return Err(Trap::new(TrapKind::Unsupported, what));
        }
    })
}

/// Poison propagates, but a division by what may be zero is no value.
fn undefined(scalar: &Scalar, args: &[Val]) -> Result<Val, Trap> {
    use tapeless_ir::IntBin::{SDiv, SRem, UDiv, URem};
    let divides = matches!(scalar, Scalar::Int(UDiv | SDiv | URem | SRem, _));
    if divides && args[1].as_bits().is_none() {
        let what = "the divisor is not initialised";
        return Err(Trap::new(TrapKind::Uninitialised, what));
    }
    Ok(Val::Undef)
}

fn float_compare(pred: FloatPred, a: f64, b: f64) -> bool {
    let relation = match a.partial_cmp(&b) {
        Some(std::cmp::Ordering::Equal) => 1,
        Some(std::cmp::Ordering::Greater) => 2,
        Some(std::cmp::Ordering::Less) => 4,
        None => 8,
    };
    pred.0 & relation != 0
}

/// The results of a rule, each rounded to its format.
pub(crate) fn apply_rule(id: RuleId, types: &[Type], results: &[Type], args: &[Val]) -> Vec<Val> {
    let lanes = results.first().map_or(1, |ty| ty.lanes() as usize);
    let rows: Vec<Vec<Val>> = (0..lanes)
        .map(|i| {
            let lane: Vec<Val> = args.iter().map(|v| v.lane(i)).collect();
            rule_lane(id, types, results, &lane)
        })
        .collect();
    let of_result = |(k, ty): (usize, &Type)| match ty {
        Type::Vector(..) => Val::parts(rows.iter().map(|row| row[k].clone())),
        _ => rows[0][k].clone(),
    };
    results.iter().enumerate().map(of_result).collect()
}

fn rule_lane(id: RuleId, types: &[Type], results: &[Type], args: &[Val]) -> Vec<Val> {
    let rule = rule(id);
    let unsigned = rule.name == "uitofp";
    let operand = |(v, ty): (&Val, &Type)| match v {
        Val::Float(x) => Some(*x),
        Val::Int(x) if unsigned => Some(*x as f64),
        Val::Int(x) => Some(signed(*x, width(*ty)) as f64),
        _ => None,
    };
    let operands: Option<Vec<f64>> = args.iter().zip(types).map(operand).collect();
    let Some(operands) = operands else {
        return vec![Val::Undef; results.len()];
    };
    let values = exact(rule.name, types, &operands).unwrap_or_else(|| rule.eval_all(&operands));
    let result = |((ty, output), x): ((&Type, &tapeless_rules::Output), f64)| match output.kind {
        Kind::Float => Val::Float(round_to(ty.float_kind().unwrap_or(FloatKind::F64), x)),
        Kind::Int => Val::Int(crate::val::mask((x as i128).cast_unsigned(), width(*ty))),
    };
    results
        .iter()
        .zip(&rule.outputs)
        .zip(values)
        .map(result)
        .collect()
}

/// What neither float nor double arithmetic gives in one rounding: `fma` of floats.
fn exact(name: &str, types: &[Type], x: &[f64]) -> Option<[f64; 2]> {
    let single = types.first()?.float_kind()? == FloatKind::F32;
    (single && name == "fma" && x.len() == 3).then(|| {
        let value = (x[0] as f32).mul_add(x[1] as f32, x[2] as f32);
        [f64::from(value), f64::NAN]
    })
}
