//! Values of the new function that stand for the primal's, and the second ones beside them: tangents and shadows.

use super::Tangent;
use crate::record::constant;
use crate::shadow::shadow_constant;
use crate::unit::Step;
use tapeless_ir::{Op, Type, Value};

impl Tangent<'_, '_> {
    pub(super) fn get(&mut self, v: Value) -> Value {
        if self.tape.is_some() {
            return self.kept(v);
        }
        if let Some(c) = constant(self.unit.body, &mut self.b, v) {
            return c;
        }
        let ty = self.unit.body.ty(v);
        self.primal.get(&v).copied().unwrap_or_else(|| {
            self.unit.missed.get_or_insert(self.b.loc);
            self.b.poison(ty)
        })
    }

    pub(super) fn gets(&mut self, values: &[Value]) -> Vec<Value> {
        values.iter().map(|&v| self.get(v)).collect()
    }

    pub(super) fn shadow(&mut self, v: Value, at: Op) -> Step<Value> {
        if self.tape.is_some() {
            return self.kept_shadow(v, at);
        }
        if let Some(s) = shadow_constant(self.unit, &mut self.b, v, at)? {
            return Ok(s);
        }
        let found = self.second.get(&v).copied();
        found.ok_or_else(|| self.unit.illegal(at))
    }

    /// The tangent of a value, zero if it has none.
    pub(super) fn tangent_of(&mut self, v: Value, at: Op) -> Step<Value> {
        if let Some(&t) = self.second.get(&v).filter(|_| self.unit.is_active(v)) {
            return Ok(t);
        }
        let ty = self.unit.derivative_type(v, at)?;
        Ok(self.b.zero(ty))
    }

    /// Which of some values have a second one.
    pub(super) fn doubled(&self, values: &[Value]) -> Vec<usize> {
        let is_double = |&i: &usize| self.unit.is_double(values[i]);
        (0..values.len()).filter(is_double).collect()
    }

    pub(super) fn second_of(&mut self, v: Value, at: Op) -> Step<Value> {
        if self.unit.body.ty(v).is_ptr() {
            self.shadow(v, at)
        } else {
            self.tangent_of(v, at)
        }
    }

    /// The second value of what becomes `of`, of which it has the type: a constant does not tell by itself whether it is a
    /// float.
    pub(super) fn second_as(&mut self, v: Value, of: Value, at: Op) -> Step<Value> {
        if self.unit.body.ty(v).is_int() && !self.unit.is_active(v) {
            let ty = self.second_type(of, at)?;
            return Ok(self.b.zero(ty));
        }
        self.second_of(v, at)
    }

    /// The type of the second value beside `v`.
    pub(super) fn second_type(&self, v: Value, at: Op) -> Step<Type> {
        let ty = self.unit.body.ty(v);
        if ty.is_ptr() {
            Ok(ty)
        } else {
            self.unit.derivative_type(v, at)
        }
    }
}
