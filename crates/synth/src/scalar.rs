//! Adjoints of scalar ops.

use crate::reverse::Reverser;
use crate::term::{Operand, Terms};
use crate::unit::{Step, Unit};
use rustc_hash::FxHashMap;
use tapeless_ir::ops::FloatPred;
use tapeless_ir::{
    Body, Builder, Cast, FastMath, Op, OpData, OpKind, Scalar, ScalarType, Type, Value, ValueDef,
};
use tapeless_rules::{RuleId, is_linear};

impl Reverser<'_, '_> {
    /// Takes the adjoint of the op's result and hands it on to its operands.
    pub(crate) fn scalar(&mut self, op: Op, scalar: &Scalar, data: &OpData) -> Step<()> {
        let Some(&result) = data.results.first() else {
            return Ok(());
        };
        if let Scalar::Rule(id, flags) = scalar
            && !self.unit.body.ty(result).is_int()
        {
            return self.rule(op, *id, flags.for_adjoint(), data);
        }
        let Some(adjoint) = self.take(result) else {
            return Ok(());
        };
        let none = self.flags;
        match scalar {
            Scalar::Cast(cast @ (Cast::FpExt | Cast::FpTrunc | Cast::BitCast), _) => {
                self.cast(op, *cast, data, adjoint)
            }
            // select(c, a, b) ⇒ adj a += c ? x : 0, adj b += c ? 0 : x
            Scalar::Select(_) => {
                let cond = self.primal(data.args[0], op)?;
                let zero = self.b.zero(self.b.body.ty(adjoint));
                for (i, on_true) in [(1, true), (2, false)] {
                    if self.unit.is_active(data.args[i]) {
                        let (x, y) = if on_true {
                            (adjoint, zero)
                        } else {
                            (zero, adjoint)
                        };
                        let part = self.b.select(cond, x, y);
                        self.add(data.args[i], part, none);
                    }
                }
                Ok(())
            }
            Scalar::Freeze => {
                self.add(data.args[0], adjoint, none);
                Ok(())
            }
            Scalar::ExtractElement | Scalar::InsertElement | Scalar::Shuffle(_) => {
                self.lanes(op, scalar, data, adjoint)
            }
            // r = agg.path ⇒ adj agg.path += adj r
            Scalar::ExtractValue(path) => {
                let zero = self.b.zero(self.unit.body.ty(data.args[0]));
                let part = self.b.value(
                    OpKind::Scalar(Scalar::InsertValue(path.clone())),
                    &[zero, adjoint],
                    self.unit.body.ty(data.args[0]),
                );
                self.add(data.args[0], part, none);
                Ok(())
            }
            // r = agg with path := x ⇒ adj x += adj r.path, adj agg += adj r with path := 0
            Scalar::InsertValue(path) => {
                let ty = self.unit.body.ty(data.args[1]);
                let part = self.b.value(
                    OpKind::Scalar(Scalar::ExtractValue(path.clone())),
                    &[adjoint],
                    ty,
                );
                self.add(data.args[1], part, none);
                let zero = self.b.zero(ty);
                let agg = self.b.body.ty(adjoint);
                let rest = self.b.value(
                    OpKind::Scalar(Scalar::InsertValue(path.clone())),
                    &[adjoint, zero],
                    agg,
                );
                self.add(data.args[0], rest, none);
                Ok(())
            }
            _ => self.integer(op, scalar, data, adjoint),
        }
    }

    /// adj xᵢ += adj rⱼ · ∂rⱼ/∂xᵢ for each result that has an adjoint and each active operand.
    fn rule(&mut self, op: Op, id: RuleId, flags: FastMath, data: &OpData) -> Step<()> {
        let mut memo = FxHashMap::default();
        let lanes = |&a: &Value| has_dead_lanes(self.unit.body, a, LANE_DEPTH);
        let dead = self.unit.context.strong_zero
            || self.speculated.contains(&op)
            || data.args.iter().any(lanes);
        for (output, &result) in tapeless_rules::rule(id).outputs.iter().zip(&data.results) {
            let Some(adjoint) = self.take(result) else {
                continue;
            };
            let mut wanted = active_terms(self.unit, data, &output.partials);
            wanted.retain(|&(i, _)| {
                self.path
                    .as_ref()
                    .is_none_or(|path| path.contains(&data.args[i]))
            });
            let operands = self.operands(op, data, wanted.iter().map(|w| w.1))?;
            let ty = self.b.body.ty(adjoint);
            for (i, term) in wanted {
                let mut terms = Terms {
                    lookup: |_: &mut _, o| operands[&o],
                    ty,
                    flags,
                    memo: &mut memo,
                };
                let part = terms.times(&mut self.b, adjoint, term);
                let part = match dead && !is_linear(id) {
                    true => live(&mut self.b, adjoint, part),
                    false => part,
                };
                self.add(data.args[i], part, flags);
            }
        }
        Ok(())
    }

    /// The primal operands and results that terms read.
    fn operands(
        &mut self,
        op: Op,
        data: &OpData,
        terms: impl Iterator<Item = tapeless_rules::Term>,
    ) -> Step<FxHashMap<Operand, Value>> {
        let mut found = FxHashMap::default();
        for (operand, v) in read_by(data, terms) {
            found.insert(operand, self.primal(v, op)?);
        }
        Ok(found)
    }

    fn cast(&mut self, op: Op, cast: Cast, data: &OpData, adjoint: Value) -> Step<()> {
        let arg = data.args[0];
        let to = self.unit.derivative_type(arg, op)?;
        let from = self.b.body.ty(adjoint);
        let part = match cast {
            Cast::FpExt => self.b.cast(Cast::FpTrunc, adjoint, to),
            Cast::FpTrunc => self.b.cast(Cast::FpExt, adjoint, to),
            Cast::BitCast if from == to => adjoint,
            Cast::BitCast if from.float_kind() == to.float_kind() => {
                self.b.cast(Cast::BitCast, adjoint, to)
            }
            _ => return Err(self.unit.illegal(op)),
        };
        self.add(arg, part, self.flags);
        Ok(())
    }

    fn lanes(&mut self, op: Op, scalar: &Scalar, data: &OpData, adjoint: Value) -> Step<()> {
        let none = self.flags;
        match scalar {
            // r = v[i] ⇒ adj v += 0 with lane i := adj r
            Scalar::ExtractElement => {
                let index = self.primal(data.args[1], op)?;
                let ty = self.unit.derivative_type(data.args[0], op)?;
                let zero = self.b.zero(ty);
                let part = self.b.value(
                    OpKind::Scalar(Scalar::InsertElement),
                    &[zero, adjoint, index],
                    ty,
                );
                self.add(data.args[0], part, none);
            }
            // r = v with lane i := x ⇒ adj x += adj r[i], adj v += adj r with lane i := 0
            Scalar::InsertElement => {
                let index = self.primal(data.args[2], op)?;
                let ty = self.b.body.ty(adjoint);
                let element = Type::Scalar(ty.element().unwrap_or(ScalarType::Int(8)));
                let part = self.b.value(
                    OpKind::Scalar(Scalar::ExtractElement),
                    &[adjoint, index],
                    element,
                );
                self.add(data.args[1], part, none);
                let zero = self.b.zero(element);
                let rest = self.b.value(
                    OpKind::Scalar(Scalar::InsertElement),
                    &[adjoint, zero, index],
                    ty,
                );
                self.add(data.args[0], rest, none);
            }
            Scalar::Shuffle(mask) => self.shuffle(op, mask, data, adjoint)?,
            _ => {}
        }
        Ok(())
    }

    /// `r[k] = (a ++ b)[mask[k]]` ⇒ `adj (a ++ b)[mask[k]] += adj r[k]`
    fn shuffle(&mut self, op: Op, mask: &[i32], data: &OpData, adjoint: Value) -> Step<()> {
        let lanes = self.unit.body.ty(data.args[0]).lanes() as i32;
        for (side, &arg) in data.args.iter().enumerate() {
            if !self.unit.is_active(arg) {
                continue;
            }
            let ty = self.unit.derivative_type(arg, op)?;
            let element = Type::Scalar(ty.element().unwrap_or(ScalarType::Int(8)));
            let mut part = self.b.zero(ty);
            for lane in 0..lanes {
                let source = lane + side as i32 * lanes;
                let mut sum: Option<Value> = None;
                for k in (0..mask.len()).filter(|&k| mask[k] == source) {
                    let k = self.b.i64(k as i64);
                    let x = self.b.value(
                        OpKind::Scalar(Scalar::ExtractElement),
                        &[adjoint, k],
                        element,
                    );
                    sum = Some(match sum {
                        None => x,
                        Some(s) => {
                            self.b
                                .rule(tapeless_rules::id::fadd, FastMath::default(), &[s, x])
                        }
                    });
                }
                if let Some(sum) = sum {
                    let at = self.b.i64(i64::from(lane));
                    part =
                        self.b
                            .value(OpKind::Scalar(Scalar::InsertElement), &[part, sum, at], ty);
                }
            }
            self.add(arg, part, self.flags);
        }
        Ok(())
    }
}

/// How many ops a vector's lanes are followed back.
const LANE_DEPTH: u32 = 8;

/// Whether some lanes of a vector may be there for no one to read: it was put together lane by lane.
fn has_dead_lanes(body: &Body, v: Value, depth: u32) -> bool {
    let ValueDef::Result(op, _) = body.values[v].def else {
        return body.ty(v).lanes() > 1 && body.as_const(v).is_some();
    };
    let data = &body.ops[op];
    match &data.kind {
        _ if body.ty(v).lanes() < 2 || depth == 0 => false,
        OpKind::Scalar(Scalar::Shuffle(_) | Scalar::InsertElement) => true,
        OpKind::Scalar(_) => data
            .args
            .iter()
            .any(|&a| has_dead_lanes(body, a, depth - 1)),
        _ => false,
    }
}

/// What a value, or a lane of it, without derivative hands on is zero, whatever its partial: backwards, nobody needed it.
pub fn live(b: &mut Builder, derivative: Value, part: Value) -> Value {
    let ty = b.body.ty(derivative);
    let zero = b.zero(ty);
    let equal = OpKind::Scalar(Scalar::Fcmp(FloatPred(1), FastMath::default()));
    let lanes = ty.with_element(ScalarType::Int(1));
    let dead = b.value(equal, &[derivative, zero], lanes);
    b.select(dead, zero, part)
}

/// The operands and results that terms read, each once.
pub fn read_by(
    data: &OpData,
    terms: impl Iterator<Item = tapeless_rules::Term>,
) -> Vec<(Operand, Value)> {
    let mut found = Vec::new();
    let mut read = |operand, v| {
        if !found.contains(&(operand, v)) {
            found.push((operand, v));
        }
    };
    for term in terms {
        let args = data.args.iter().enumerate();
        args.filter(|&(i, _)| term.uses_arg(i))
            .for_each(|(i, &arg)| read(Operand::Arg(i), arg));
        let results = data.results.iter().enumerate();
        results
            .filter(|&(j, _)| term.uses_out(j))
            .for_each(|(j, &result)| read(Operand::Out(j), result));
    }
    found
}

/// The operands that carry a derivative, with their partials.
pub fn active_terms(
    unit: &Unit<'_>,
    data: &OpData,
    partials: &[Option<tapeless_rules::Term>],
) -> Vec<(usize, tapeless_rules::Term)> {
    let all = partials
        .iter()
        .enumerate()
        .filter_map(|(i, t)| t.map(|t| (i, t)));
    all.filter(|&(i, _)| unit.is_active(data.args[i])).collect()
}
