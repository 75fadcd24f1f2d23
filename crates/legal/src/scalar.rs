//! Scalar ops: casts of bits, lanes and members, pointers that are computed from pointers.

use crate::words::{COMPUTED, ROUNDED};
use crate::{Judge, Step};
use tapeless_ir::{Cast, Op, OpData, OpKind, Scalar, Type, Value};

impl Judge<'_> {
    /// The shadow of a pointer that is computed from pointers.
    pub(crate) fn shadow_scalar(&self, op: Op, data: &OpData) -> Step<()> {
        if !data.results.first().is_some_and(|&r| self.has_shadow(r)) {
            return Ok(());
        }
        let from = match &data.kind {
            OpKind::Scalar(Scalar::Select(_)) => &data.args[1..],
            OpKind::Scalar(
                Scalar::PtrAdd { .. }
                | Scalar::Freeze
                | Scalar::Cast(Cast::BitCast | Cast::AddrSpace, _),
            ) => &data.args[..1],
            _ => return Err(self.refuse(op, COMPUTED)),
        };
        from.iter().try_for_each(|&v| self.check_shadow(v, op))
    }

    /// An op whose active result hands its adjoint on.
    pub(crate) fn reversed_scalar(&self, op: Op, scalar: &Scalar, data: &OpData) -> Step<()> {
        let Some(result) = self.carried(scalar, data) else {
            return Ok(());
        };
        if self.facts.activity.is_stepped(result) {
            return Err(self.refuse(op, ROUNDED));
        }
        match scalar {
            Scalar::Cast(Cast::FpExt | Cast::FpTrunc, _) | Scalar::ExtractElement => {
                self.typed(data.args[0], op).map(drop)
            }
            Scalar::Cast(Cast::BitCast, _) => {
                let kind = |ty: Type| ty.float_kind();
                let to = kind(self.typed(data.args[0], op)?);
                match kind(self.typed(result, op)?) == to {
                    true => Ok(()),
                    false => Err(self.refuse_bits(op)),
                }
            }
            Scalar::Shuffle(_) => {
                let mut active = data.args.iter().filter(|&&v| self.is_active(v));
                active.try_for_each(|&v| self.typed(v, op).map(drop))
            }
            Scalar::Select(_) | Scalar::Freeze | Scalar::InsertElement => Ok(()),
            _ if self.moves_bits(scalar, data) => Err(self.refuse_bits(op)),
            Scalar::ExtractValue(_) | Scalar::InsertValue(_) => Ok(()),
            _ => self.integer(op, scalar, data),
        }
    }

    /// An op whose active result has a tangent.
    pub(crate) fn tangent_scalar(&self, op: Op, scalar: &Scalar, data: &OpData) -> Step<()> {
        self.shadow_scalar(op, data)?;
        let Some(result) = self.carried(scalar, data) else {
            return Ok(());
        };
        if self.facts.activity.is_stepped(result) {
            return Err(self.refuse(op, ROUNDED));
        }
        let carriers: &[usize] = match scalar {
            Scalar::Select(_) => &[1, 2],
            Scalar::InsertElement | Scalar::Shuffle(_) | Scalar::InsertValue(_) => &[0, 1],
            Scalar::Cast(Cast::FpExt | Cast::FpTrunc | Cast::BitCast, _)
            | Scalar::ExtractElement
            | Scalar::ExtractValue(_)
            | Scalar::Freeze => &[0],
            _ => return self.integer(op, scalar, data),
        };
        if self.moves_bits(scalar, data) {
            return Err(self.refuse_bits(op));
        }
        for &i in carriers {
            let v = data.args[i];
            let count = matches!(scalar, Scalar::InsertValue(_)) && self.body.ty(v).is_int();
            match self.body.ty(v) == self.body.ty(result) {
                _ if count => {}
                true => self.second_as(v, result, op)?,
                false => self.tangent_of(v, op)?,
            }
        }
        self.typed(result, op).map(drop)
    }

    /// The active result of an op that has no rule, or but one on integers.
    fn carried(&self, scalar: &Scalar, data: &OpData) -> Option<Value> {
        let &result = data.results.first()?;
        let ty = self.body.ty(result);
        let ruled = matches!(scalar, Scalar::Rule(..)) && !ty.is_int();
        (!ruled && self.is_active(result) && !self.has_shadow(result)).then_some(result)
    }

    /// The tangent of a value, zero if it has none.
    fn tangent_of(&self, v: Value, op: Op) -> Step<()> {
        match self.is_active(v) {
            true => Ok(()),
            false => self.typed(v, op).map(drop),
        }
    }

    /// The second value beside another: its tangent or shadow.
    pub(crate) fn second_of(&self, v: Value, op: Op) -> Step<()> {
        match self.body.ty(v).is_ptr() {
            true => self.check_shadow(v, op),
            false => self.tangent_of(v, op),
        }
    }

    /// The second value of what becomes `of`: a constant does not tell by itself whether it is a float.
    pub(crate) fn second_as(&self, v: Value, of: Value, op: Op) -> Step<()> {
        match self.body.ty(v).is_int() && !self.is_active(v) {
            true => self.second_type(of, op),
            false => self.second_of(v, op),
        }
    }

    /// The type of the second value beside another.
    pub(crate) fn second_type(&self, v: Value, op: Op) -> Step<()> {
        match self.body.ty(v).is_ptr() {
            true => Ok(()),
            false => self.typed(v, op).map(drop),
        }
    }
}
