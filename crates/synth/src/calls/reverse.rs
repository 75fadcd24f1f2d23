//! Calls backwards: the callee's adjoint, or the release of what an allocation made.

use super::{Parts, call_of, emit, parts, result_of};
use crate::reverse::Reverser;
use crate::signature::Derived;
use crate::unit::Step;
use tapeless_analysis::{ArgActivity, CallKind, Mode, PointerActivity, RetActivity, call_kind};
use tapeless_ir::{FuncId, Op, OpData, Value};
use tapeless_legal::calls::length;
use tapeless_rules::effects::Written;

impl Reverser<'_, '_> {
    pub(crate) fn call(&mut self, op: Op, data: &OpData) -> Step<()> {
        let Some(call) = call_of(self.unit, op) else {
            return Ok(());
        };
        match call_kind(self.unit.module, &call) {
            CallKind::Alloc { .. } => return self.allocation(op),
            CallKind::Inactive {
                writes, written, ..
            } => return self.overwritten(op, data, &writes, written),
            _ => {}
        }
        match parts(self.unit, op)? {
            Parts::Plain => Ok(()),
            Parts::Late(derived) => self.reverse_call(op, data, &derived, derived.forward),
            Parts::Split(derived) => match derived.reverse {
                Some(function) => self.reverse_call(op, data, &derived, function),
                None => Ok(()),
            },
        }
    }

    /// What an inactive call wrote has no adjoint.
    fn overwritten(
        &mut self,
        op: Op,
        data: &OpData,
        writes: &[usize],
        written: Written,
    ) -> Step<()> {
        let places = self.unit.overwritten(data, writes, written);
        if places.is_empty() {
            return Ok(());
        }
        let mut read = Vec::new();
        let length = length(self.unit, op, written).ok_or_else(|| self.unit.illegal(op))?;
        for v in length {
            read.push(self.primal(v, op)?);
        }
        let bytes = crate::written::bytes(&mut self.b, written, &read);
        for place in places {
            let shadow = self.shadow(place, op)?;
            let mixed = self.unit.pointer(place) == PointerActivity::Mixed;
            crate::written::clear(&mut self.b, shadow, bytes, mixed);
        }
        Ok(())
    }

    /// adj of the `out` arguments += reverse(arguments, shadows, adj of the result, tape)
    fn reverse_call(
        &mut self,
        op: Op,
        data: &OpData,
        derived: &Derived,
        function: FuncId,
    ) -> Step<()> {
        let args = self.reverse_args(op, data, derived)?;
        let results = emit(self.unit, &mut self.b, function, &args);
        let outs = data
            .args
            .iter()
            .zip(&derived.context.args)
            .filter(|(_, a)| **a == ArgActivity::Out);
        for ((&a, _), adjoint) in outs.zip(results) {
            self.add(a, adjoint, self.flags);
        }
        if derived.context.ret == RetActivity::Dup {
            self.allocation(op)?;
        }
        Ok(())
    }

    fn reverse_args(&mut self, op: Op, data: &OpData, derived: &Derived) -> Step<Vec<Value>> {
        let mut args = Vec::new();
        for (&a, activity) in data.args.iter().zip(&derived.context.args) {
            args.push(self.primal(a, op)?);
            if *activity == ArgActivity::Dup {
                args.push(self.shadow(a, op)?);
            }
        }
        args.extend(self.unit.list.filter(|_| derived.context.listed));
        let primal = self.unit.module.functions[derived.context.function]
            .sig
            .clone();
        if let Some(ty) = crate::signature::seed(&derived.context, &primal) {
            let seed = result_of(self.unit, op).and_then(|r| self.take(r));
            args.push(seed.unwrap_or_else(|| self.b.zero(ty)));
        }
        if let (Mode::Split, Some(ty)) = (derived.context.mode, derived.tape) {
            args.push(self.tape(op, ty)?);
        }
        args.extend(self.unit.again.filter(|_| derived.context.taped));
        Ok(args)
    }
}
