//! Calls in the forward sweep: allocations with their shadows, augmented calls and their tapes.

use super::Recorder;
use crate::Derived;
use crate::calls::{Schedule, emit, schedule};
use crate::count::product;
use crate::unit::Step;
use tapeless_analysis::stable::is_put_off;
use tapeless_analysis::{ArgActivity, CallKind, RetActivity, call_kind};
use tapeless_ir::{Mem, Op, OpData, OpKind, Type, Value};
use tapeless_plan::{Kind, SlotKey};

impl Recorder<'_, '_> {
    pub(super) fn call(&mut self, op: Op, data: &OpData) -> Step<()> {
        let OpKind::Call(call) = &data.kind else {
            return Ok(());
        };
        match call_kind(self.unit.module, call) {
            CallKind::Alloc { size, .. } => {
                self.allocation(op, data, &size);
                Ok(())
            }
            CallKind::Free { arg } if is_put_off(self.unit.facts, data.args[arg]) => Ok(()),
            _ => self.scheduled_call(op, data),
        }
    }

    /// An allocation, and that of its shadow, zeroed.
    fn allocation(&mut self, op: Op, data: &OpData, size: &[usize]) {
        self.clone_op(op, &[]);
        let made = data.results[0];
        if self.unit.has_shadow(made) {
            let factors: Vec<Value> = size.iter().map(|&i| self.primal(data.args[i])).collect();
            let bytes = product(&mut self.b, &factors);
            let kind = OpKind::Mem(Mem::HeapAlloc { zeroed: true });
            let shadow = self.b.value(kind, &[bytes], Type::PTR);
            self.env.bind(made, Kind::Shadow, shadow);
        }
    }

    fn scheduled_call(&mut self, op: Op, data: &OpData) -> Step<()> {
        match schedule(self.unit, op)? {
            Schedule::Plain | Schedule::Late(_) => {
                self.clone_op(op, &[]);
                Ok(())
            }
            Schedule::Split(derived) => self.augmented_call(op, data, &derived),
        }
    }

    /// The forward part of a call in split mode: its results and its tape.
    fn augmented_call(&mut self, op: Op, data: &OpData, derived: &Derived) -> Step<()> {
        let mut args = Vec::new();
        for (&a, activity) in data.args.iter().zip(&derived.context.args) {
            args.push(self.primal(a));
            if *activity == ArgActivity::Dup {
                args.push(self.shadow(a, op)?);
            }
        }
        self.b.loc = data.loc;
        let results = emit(self.unit, &mut self.b, derived.forward, &args);
        let mut results = results.into_iter();
        if let Some(&r) = data.results.first() {
            if let Some(v) = derived.context.primal_ret.then(|| results.next()).flatten() {
                self.env.bind(r, Kind::Primal, v);
            }
            if derived.context.ret == RetActivity::Dup
                && let Some(s) = results.next()
            {
                self.env.bind(r, Kind::Shadow, s);
            }
        }
        if let (Some(slot), Some(tape)) = (self.plan.slot(SlotKey::Tape(op)), results.next()) {
            self.keep(slot, tape);
        }
        Ok(())
    }
}
