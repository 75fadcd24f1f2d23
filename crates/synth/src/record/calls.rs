//! Calls in the forward sweep: allocations with their shadows, augmented calls and their tapes.

use super::Recorder;
use crate::Derived;
use crate::calls::{Parts, emit, parts, result_of};
use crate::count::product;
use crate::memory::objects::ends_here;
use crate::memory::{alike, kept, list, made, notes};
use crate::shadow::where_some;
use crate::unit::Step;
use tapeless_analysis::lifetimes::released::is_put_off;
use tapeless_analysis::points::Object;
use tapeless_analysis::{
    ArgActivity, CallKind, Deallocator, RetActivity, call_kind, is_by_user, takes_others,
};
use tapeless_ir::ops::Call;
use tapeless_ir::{IntPred, Op, OpData, OpKind, Value};
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
            CallKind::Free { arg } => self.free(op, data, call, arg),
            _ => self.scheduled_call(op, data),
        }
    }

    /// The shadow of what an allocating call made, zeroed.
    pub(super) fn shadow_allocation(&mut self, op: Op, size: &[usize]) {
        let data = &self.unit.body.ops[op];
        if let Some(made) = result_of(self.unit, op).filter(|&made| self.unit.has_shadow(made)) {
            let factors: Vec<Value> = size.iter().map(|&i| self.primal(data.args[i])).collect();
            let bytes = product(&mut self.b, &factors);
            let shadow = if self.unit.owned.is_some() || ends_here(self.unit, op, made) {
                let memory = self.primal(made);
                notes::allocate(&mut self.b, self.unit, bytes, memory)
            } else {
                let args = self.primals(&data.args);
                let shadow = alike::allocate(&mut self.b, self.unit, op, &args, bytes);
                self.list_made(op, (made, shadow));
                shadow
            };
            self.env.bind(made, Kind::Shadow, shadow);
        }
    }

    /// The release of memory: as it is, put off, or noted beside the shadow for the reverse of the allocation.
    fn free(&mut self, op: Op, data: &OpData, call: &Call, arg: usize) -> Step<()> {
        let pointer = data.args[arg];
        let noted = self.unit.has_shadow(pointer) && !takes_others(call, arg);
        let Some(owned) = self.unit.owned.filter(|_| noted) else {
            if is_put_off(self.unit.facts, pointer) {
                return self.hold(op, data, call, arg);
            }
            self.list_shadow(op, data, call, arg)?;
            self.clone_op(op, &[]);
            return Ok(());
        };
        let Some(by) = Deallocator::of(call, arg) else {
            return Ok(());
        };
        let shadow = self.shadow(pointer, op)?;
        let args = self.primals(&data.args);
        let null = self.b.zero(self.unit.body.ty(pointer));
        let some = self.b.icmp(IntPred::Ne, shadow, null);
        let then = self.b.begin(&[]);
        notes::write(&mut self.b, owned, by, shadow, &args);
        if self.unit.kept_shadows().is_some() {
            let block = notes::block_of(&mut self.b, self.unit.align, shadow);
            kept::hold(&mut self.b, (block, shadow), args[arg]);
        }
        self.b.yield_(&[]);
        let otherwise = self.b.begin(&[]);
        self.clone_op(op, &[]);
        self.b.yield_(&[]);
        self.b.if_(some, then, otherwise);
        Ok(())
    }

    /// A release that is put off: where an exception may leave, it is noted beside the shadow, if that was made here.
    fn hold(&mut self, op: Op, data: &OpData, call: &Call, arg: usize) -> Step<()> {
        let points = &self.unit.facts.points;
        let mut objects = points.of(data.args[arg]).iter();
        let ours = objects.all(|o| matches!(points.objects[o], Object::Heap(_)));
        let (Some(released), Some(by)) = (self.unit.listed, Deallocator::of(call, arg)) else {
            return Ok(());
        };
        if !ours || self.unit.kept_shadows().is_none() {
            return Ok(());
        }
        let shadow = self.shadow(data.args[arg], op)?;
        let (align, args) = (self.unit.align, self.primals(&data.args));
        where_some(&mut self.b, shadow, true, |b| {
            notes::write(b, released, by, shadow, &args);
            let block = notes::block_of(b, align, shadow);
            kept::hold(b, (block, shadow), args[arg]);
        });
        Ok(())
    }

    /// A shadow that the derivative made: one of an arena's memory ends with the request; where others are released, too,
    /// it is remembered.
    fn list_made(&mut self, op: Op, (made, shadow): (Value, Value)) {
        let (Some(listed), Some(list)) = (self.unit.listed, self.unit.list) else {
            return;
        };
        if listed.releases_given {
            made::push(&mut self.b, list, self.unit.adds_for_all(), shadow);
        }
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

    /// The shadow of memory that is released now is released, in the same way, at the request's end.
    fn list_shadow(&mut self, op: Op, data: &OpData, call: &Call, arg: usize) -> Step<()> {
        let pointer = data.args[arg];
        let (Some(listed), Some(list)) = (self.unit.listed, self.unit.list) else {
            return Ok(());
        };
        let Some(by) = Deallocator::of(call, arg).filter(|_| self.unit.has_shadow(pointer)) else {
            return Ok(());
        };
        let alike = !is_by_user(self.unit.module, call);
        let adds = self.unit.adds_for_all();
        let shadow = self.shadow(pointer, op)?;
        let args = self.primals(&data.args);
        where_some(&mut self.b, shadow, true, |b| {
            let by = alike.then_some((by, &args[..]));
            list::push(b, (list, listed), adds, shadow, by);
        });
        Ok(())
    }

    fn scheduled_call(&mut self, op: Op, data: &OpData) -> Step<()> {
        match parts(self.unit, op)? {
            Parts::Plain | Parts::Late(_) => {
                self.clone_op(op, &[]);
                self.asked_size(op, data)
            }
            Parts::Early(derived) => self.early_call(op, data, &derived),
            Parts::Split(derived) => self.augmented_call(op, data, &derived),
        }
    }

    /// What a call says of the size of memory counts for its shadow, too.
    fn asked_size(&mut self, op: Op, data: &OpData) -> Step<()> {
        let Some((call, pointer, size)) = self.unit.asked_size(data) else {
            return Ok(());
        };
        let (had, shadow) = (self.primal(size), self.shadow(pointer, op)?);
        let both = notes::size(&mut self.b, self.unit.owned, call, had, shadow);
        self.env.bind(size, Kind::Primal, both);
        Ok(())
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
        args.extend(self.unit.list.filter(|_| derived.context.listed));
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
