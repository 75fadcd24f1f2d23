//! Calls in forward mode: the callee's tangent, shadows of allocations, what library calls overwrite.

use super::Tangent;
use crate::Derived;
use crate::calls::{emit, result_of};
use crate::count::product;
use crate::memory::{alike, list, notes};
use crate::shadow::{clear, where_some};
use crate::unit::Step;
use crate::written;
use tapeless_analysis::lifetimes::released::frees_made_shadow;
use tapeless_analysis::{
    ArgActivity, CallKind, PointerActivity, call_kind, frees_exception, is_by_user, makes_exception,
};
use tapeless_ir::ops::Call;
use tapeless_ir::{IntBin, Op, OpData, OpKind, Type, Value};
use tapeless_rules::effects::Written;

impl Tangent<'_, '_> {
    pub(super) fn call(&mut self, op: Op, data: &OpData) -> Step<()> {
        let OpKind::Call(call) = &data.kind else {
            return Ok(());
        };
        match call_kind(self.unit.module, call) {
            CallKind::Alloc { .. } if makes_exception(self.unit.module, call) => {
                self.exception(op, data);
                return Ok(());
            }
            CallKind::Alloc { size, .. } => {
                self.clone_op(op, &[]);
                self.shadow_allocation(op, &size);
                return Ok(());
            }
            CallKind::Free { arg } => self.release_too(op, data, call, arg)?,
            CallKind::Inactive {
                writes, written, ..
            } => {
                self.clone_op(op, &[]);
                self.asked_size(op, data)?;
                return self.overwritten(op, &writes, written);
            }
            _ => {}
        }
        match crate::calls::tangent(self.unit, op)? {
            None => self.clone_op(op, &[]),
            Some(derived) => self.derived_call(op, data, &derived)?,
        }
        Ok(())
    }

    /// The shadow of what an allocating call made, zeroed.
    pub(super) fn shadow_allocation(&mut self, op: Op, size: &[usize]) {
        let data = &self.unit.body.ops[op];
        if let Some(made) = result_of(self.unit, op).filter(|&made| self.unit.has_shadow(made)) {
            let factors: Vec<Value> = size.iter().map(|&i| self.get(data.args[i])).collect();
            let bytes = product(&mut self.b, &factors);
            let args = self.gets(&data.args);
            let shadow = alike::allocate(&mut self.b, self.unit, op, &args, bytes);
            self.trace_own(made, bytes);
            self.end_with_request(op, (made, shadow));
            self.second.insert(made, shadow);
        }
    }

    /// The shadow of what nothing releases ends with the request, if the caller does not find it.
    fn end_with_request(&mut self, op: Op, (made, shadow): (Value, Value)) {
        let (Some(listed), Some(list)) = (self.unit.listed, self.unit.list) else {
            return;
        };
        if self.unit.stays(op, made) {
            list::push(
                &mut self.b,
                (list, listed),
                self.unit.adds_for_all(),
                shadow,
                None,
            );
        }
    }

    /// The shadow of an exception lies behind it, and ends with it.
    fn exception(&mut self, op: Op, data: &OpData) {
        let made = result_of(self.unit, op).filter(|&made| self.unit.has_shadow(made));
        let Some(made) = made else {
            return self.clone_op(op, &[]);
        };
        let bytes = self.get(data.args[0]);
        let (more, mask) = (self.b.i64(15), self.b.i64(-16));
        let wide = self.b.int_bin(IntBin::Add, bytes, more);
        let first = self.b.int_bin(IntBin::And, wide, mask);
        let both = self.b.int_bin(IntBin::Add, first, bytes);
        let object = self.b.value(data.kind.clone(), &[both], Type::PTR);
        let shadow = self.b.ptr_add(object, first, 1);
        clear(&mut self.b, shadow, bytes);
        self.primal.insert(made, object);
        self.second.insert(made, shadow);
    }

    /// What releases memory releases its shadow, also where the memory was given.
    pub(super) fn release_too(
        &mut self,
        op: Op,
        data: &OpData,
        call: &Call,
        arg: usize,
    ) -> Step<()> {
        let pointer = data.args[arg];
        let ends_alone = frees_exception(self.unit.module, call);
        if ends_alone || self.unit.pointer(pointer) == PointerActivity::Inactive {
            return Ok(());
        }
        self.trace_released(pointer);
        let shadow = self.shadow(pointer, op)?;
        let mut args = self.gets(&data.args);
        args[arg] = shadow;
        let module = self.unit.module;
        let made = self.unit.owned.is_some() || frees_made_shadow(self.unit.facts, pointer);
        if made {
            alike::release(&mut self.b, module, call, &args, shadow);
        } else if !is_by_user(module, call) {
            where_some(&mut self.b, shadow, true, |b| {
                alike::release(b, module, call, &args, shadow);
            });
        }
        Ok(())
    }

    /// What a call says of the size of memory counts for its shadow, too.
    fn asked_size(&mut self, op: Op, data: &OpData) -> Step<()> {
        if let Some((call, pointer, size)) = self.unit.asked_size(data) {
            let (had, shadow) = (self.get(size), self.shadow(pointer, op)?);
            let both = notes::size(&mut self.b, None, call, had, shadow);
            self.primal.insert(size, both);
        }
        Ok(())
    }

    /// What an inactive call wrote has no tangent.
    pub(super) fn overwritten(&mut self, op: Op, writes: &[usize], written: Written) -> Step<()> {
        let Some((places, read)) = written::places(self.unit, op, writes, written)? else {
            return Ok(());
        };
        let read = self.gets(&read);
        let bytes = written::bytes(&mut self.b, written, &read);
        for place in places {
            let shadow = self.shadow(place, op)?;
            written::clear(self.unit, &mut self.b, (place, shadow), bytes);
        }
        Ok(())
    }

    fn derived_call(&mut self, op: Op, data: &OpData, derived: &Derived) -> Step<()> {
        let args = self.derived_args(op, data, derived)?;
        self.b.loc = data.loc;
        self.trace_call(derived, &args);
        let results = emit(self.unit, &mut self.b, derived.forward, &args);
        self.trace_return();
        self.bind_derived(op, derived, results);
        Ok(())
    }

    /// The arguments of a callee's tangent: each of the primal's, with its tangent or shadow beside it.
    pub(super) fn derived_args(
        &mut self,
        op: Op,
        data: &OpData,
        derived: &Derived,
    ) -> Step<Vec<Value>> {
        let mut args = Vec::new();
        for (&a, activity) in data.args.iter().zip(&derived.context.args) {
            args.push(self.get(a));
            if *activity != ArgActivity::Const {
                args.push(self.second_of(a, op)?);
            }
        }
        args.extend(self.unit.list.filter(|_| derived.context.listed));
        Ok(args)
    }

    /// Binds the result and its tangent or shadow.
    pub(super) fn bind_derived(&mut self, op: Op, derived: &Derived, results: Vec<Value>) {
        let mut results = results.into_iter();
        if let Some(r) = result_of(self.unit, op) {
            if derived.context.primal_ret {
                self.primal.extend(results.next().map(|v| (r, v)));
            }
            self.second.extend(results.next().map(|v| (r, v)));
        }
    }
}
