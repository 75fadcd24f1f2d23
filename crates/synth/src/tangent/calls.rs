//! Calls in forward mode: the callee's tangent, shadows of allocations, what library calls overwrite.

use super::Tangent;
use crate::Derived;
use crate::count::product;
use crate::unit::Step;
use tapeless_analysis::stable::is_put_off;
use tapeless_analysis::{ArgActivity, CallKind, PointerActivity, call_kind};
use tapeless_ir::{Mem, Op, OpData, OpKind, Type, Value};
use tapeless_rules::effects::Written;

impl Tangent<'_, '_> {
    pub(super) fn call(&mut self, op: Op, data: &OpData) -> Step<()> {
        let OpKind::Call(call) = &data.kind else {
            return Ok(());
        };
        match call_kind(self.unit.module, call) {
            CallKind::Alloc { size, .. } if self.unit.has_shadow(data.results[0]) => {
                self.allocation(op, data, &size);
                return Ok(());
            }
            CallKind::Free { arg }
                if self.unit.pointer(data.args[arg]) == PointerActivity::Active =>
            {
                let shadow = self.shadow(data.args[arg], op)?;
                if is_put_off(self.unit.facts, data.args[arg]) {
                    self.b.push(OpKind::Mem(Mem::HeapFree), &[shadow], &[]);
                }
            }
            CallKind::Inactive {
                writes, written, ..
            } => {
                self.clone_op(op, &[]);
                return self.overwritten(op, data, &writes, written);
            }
            _ => {}
        }
        match crate::calls::tangent(self.unit, op)? {
            None => self.clone_op(op, &[]),
            Some(derived) => self.derived_call(op, data, &derived)?,
        }
        Ok(())
    }

    /// An allocation, and that of its shadow, zeroed.
    fn allocation(&mut self, op: Op, data: &OpData, size: &[usize]) {
        self.clone_op(op, &[]);
        let factors: Vec<Value> = size.iter().map(|&i| self.get(data.args[i])).collect();
        let bytes = product(&mut self.b, &factors);
        let kind = OpKind::Mem(Mem::HeapAlloc { zeroed: true });
        let shadow = self.b.value(kind, &[bytes], Type::PTR);
        self.second.insert(data.results[0], shadow);
    }

    /// What an inactive call wrote has no tangent.
    fn overwritten(
        &mut self,
        op: Op,
        data: &OpData,
        writes: &[usize],
        written: Written,
    ) -> Step<()> {
        let places = crate::calls::overwritten(self.unit, data, writes);
        if places.is_empty() {
            return Ok(());
        }
        let read = crate::calls::length(self.unit, op, written)?;
        let read = self.gets(&read);
        let bytes = crate::written::bytes(&mut self.b, written, &read);
        for place in places {
            let shadow = self.shadow(place, op)?;
            let mixed = self.unit.pointer(place) == PointerActivity::Mixed;
            crate::written::clear(&mut self.b, shadow, bytes, mixed);
        }
        Ok(())
    }

    fn derived_call(&mut self, op: Op, data: &OpData, derived: &Derived) -> Step<()> {
        let mut args = Vec::new();
        for (&a, activity) in data.args.iter().zip(&derived.context.args) {
            args.push(self.get(a));
            if *activity != ArgActivity::Const {
                args.push(self.second_of(a, op)?);
            }
        }
        self.b.loc = data.loc;
        let results = crate::calls::emit(self.unit, &mut self.b, derived.forward, &args);
        let mut results = results.into_iter();
        if let Some(&r) = data.results.first() {
            if derived.context.primal_ret {
                self.primal.extend(results.next().map(|v| (r, v)));
            }
            self.second.extend(results.next().map(|v| (r, v)));
        }
        Ok(())
    }
}
