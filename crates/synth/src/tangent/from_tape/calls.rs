//! Calls from a tape: the callee's tangent from its own.

use super::super::Tangent;
use crate::calls::{Parts, call_of, emit, parts, result_of};
use crate::signature::Derived;
use crate::unit::Step;
use tapeless_analysis::{ArgActivity, CallKind, call_kind};
use tapeless_ir::{Op, OpData, Value};

impl Tangent<'_, '_> {
    pub(super) fn kept_call(&mut self, op: Op, data: &OpData) -> Step<()> {
        let Some(call) = call_of(self.unit, op) else {
            return Ok(());
        };
        match call_kind(self.unit.module, &call) {
            CallKind::Alloc { size, .. } => {
                let factors: Vec<Value> = size.iter().map(|&i| data.args[i]).collect();
                return match result_of(self.unit, op) {
                    Some(made) => self.begin_shadow(op, made, &factors, None),
                    None => Ok(()),
                };
            }
            CallKind::Inactive {
                writes, written, ..
            } => return self.lookup(|lookup| lookup.overwritten(op, &writes, written)),
            _ => {}
        }
        match parts(self.unit, op)? {
            Parts::Plain => Ok(()),
            Parts::Early(_) | Parts::Late(_) => Err(self.unit.illegal(op)),
            Parts::Split(derived) => self.tangent_call(op, data, &derived),
        }
    }

    /// tangent of the result = tangent(arguments with shadows and tangents, tape)
    fn tangent_call(&mut self, op: Op, data: &OpData, derived: &Derived) -> Step<()> {
        let Some(of) = derived.from_tape else {
            return Ok(());
        };
        let mut args = Vec::new();
        for (&a, activity) in data.args.iter().zip(&derived.context.args) {
            args.push(self.get(a));
            match activity {
                ArgActivity::Const => {}
                ArgActivity::Dup => args.push(self.shadow(a, op)?),
                ArgActivity::Out => args.push(self.tangent_of(a, op)?),
            }
        }
        args.extend(self.unit.list.filter(|_| derived.context.listed));
        if let Some(ty) = derived.tape {
            args.push(self.lookup(|lookup| lookup.tape(op, ty))?);
        }
        let results = emit(self.unit, &mut self.b, of.tangent, &args);
        let result = result_of(self.unit, op).filter(|&r| self.unit.is_active(r));
        self.second.extend(result.into_iter().zip(results));
        Ok(())
    }
}
