//! Calls in the forward sweep: allocations with their shadows, augmented calls and their tapes.

use super::Recorder;
use crate::Derived;
use crate::calls::{Schedule, emit, result_of, schedule};
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
                self.clone_op(op, &[]);
                self.shadow_allocation(op, &size);
                Ok(())
            }
            CallKind::Free { arg } if is_put_off(self.unit.facts, data.args[arg]) => Ok(()),
            _ => self.scheduled_call(op, data),
        }
    }

    /// The shadow of what an allocating call made, zeroed.
    pub(super) fn shadow_allocation(&mut self, op: Op, size: &[usize]) {
        let data = &self.unit.body.ops[op];
        if let Some(made) = result_of(self.unit, op).filter(|&made| self.unit.has_shadow(made)) {
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
        let args = self.augmented_args(op, data, derived)?;
        self.b.loc = data.loc;
        let results = emit(self.unit, &mut self.b, derived.forward, &args);
        self.bind_augmented(op, derived, results);
        Ok(())
    }

    /// The arguments of an augmented call: the primal's, each with its shadow beside it.
    pub(super) fn augmented_args(
        &mut self,
        op: Op,
        data: &OpData,
        derived: &Derived,
    ) -> Step<Vec<Value>> {
        let mut args = Vec::new();
        for (&a, activity) in data.args.iter().zip(&derived.context.args) {
            args.push(self.primal(a));
            if *activity == ArgActivity::Dup {
                args.push(self.shadow(a, op)?);
            }
        }
        Ok(args)
    }

    /// Binds what an augmented call gives: the result, its shadow, the tape.
    pub(super) fn bind_augmented(&mut self, op: Op, derived: &Derived, results: Vec<Value>) {
        let mut results = results.into_iter();
        if let Some(r) = result_of(self.unit, op) {
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
    }
}
