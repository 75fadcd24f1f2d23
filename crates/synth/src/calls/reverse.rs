//! Calls backwards: the callee's adjoint, or the release of what an allocation made.

use super::{Parts, call_of, emit, parts, result_of};
use crate::reverse::Reverser;
use crate::signature::Derived;
use crate::unit::Step;
use std::collections::BTreeSet;
use tapeless_analysis::{ArgActivity, CallKind, Mode, RetActivity, call_kind};
use tapeless_ir::{FuncId, Op, OpData, Value};

impl Reverser<'_, '_> {
    pub(crate) fn call(&mut self, op: Op, data: &OpData) -> Step<()> {
        let Some(call) = call_of(self.unit, op) else {
            return Ok(());
        };
        match call_kind(self.unit.module, &call) {
            CallKind::Alloc { .. } => return self.allocation(op),
            CallKind::Inactive {
                writes, written, ..
            } => return self.lookup().overwritten(op, &writes, written),
            _ => {}
        }
        match parts(self.unit, op)? {
            Parts::Plain => Ok(()),
            Parts::Early(derived) => self.after_early_call(op, data, &derived),
            Parts::Late(derived) => self.reverse_call(op, data, &derived, derived.forward),
            Parts::Split(derived) if self.resets => self.reset_call(op, data, &derived),
            Parts::Split(derived) => match derived.reverse {
                Some(function) => self.reverse_call(op, data, &derived, function),
                None => Ok(()),
            },
        }
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

    /// What a call that was reversed early adds to the adjoints of its arguments.
    fn after_early_call(&mut self, op: Op, data: &OpData, derived: &Derived) -> Step<()> {
        if let Some(r) = result_of(self.unit, op) {
            self.take(r);
        }
        let outs = data.args.iter().zip(&derived.context.args);
        let outs = outs.filter(|(_, activity)| **activity == ArgActivity::Out);
        let outs: BTreeSet<Value> = outs.map(|(&v, _)| v).collect();
        self.add_sums(op, outs)
    }

    /// Makes own memory of a callee ready for the next sweep.
    fn reset_call(&mut self, op: Op, data: &OpData, derived: &Derived) -> Step<()> {
        let Some(of) = derived.from_tape else {
            return Ok(());
        };
        let mut args = self.given_again(op, data, derived)?;
        if let Some(ty) = derived.tape {
            args.push(self.lookup().tape(op, ty)?);
        }
        emit(self.unit, &mut self.b, of.reset, &args);
        Ok(())
    }

    /// The arguments of a call, with their shadows.
    fn given_again(&mut self, op: Op, data: &OpData, derived: &Derived) -> Step<Vec<Value>> {
        let mut args = Vec::new();
        for (&a, activity) in data.args.iter().zip(&derived.context.args) {
            args.push(self.primal(a, op)?);
            if *activity == ArgActivity::Dup {
                args.push(self.shadow(a, op)?);
            }
        }
        args.extend(self.unit.list.filter(|_| derived.context.listed));
        Ok(args)
    }

    fn reverse_args(&mut self, op: Op, data: &OpData, derived: &Derived) -> Step<Vec<Value>> {
        let mut args = self.given_again(op, data, derived)?;
        let primal = self.unit.module.functions[derived.context.function]
            .sig
            .clone();
        if let Some(ty) = crate::signature::seed(&derived.context, &primal) {
            let seed = result_of(self.unit, op).and_then(|r| self.take(r));
            args.push(seed.unwrap_or_else(|| self.b.zero(ty)));
        }
        if let (Mode::Split, Some(ty)) = (derived.context.mode, derived.tape) {
            args.push(self.lookup().tape(op, ty)?);
        }
        args.extend(self.unit.again.filter(|_| derived.context.taped));
        Ok(args)
    }
}
