//! Objects backwards: where one is made, its shadow ends, and the object itself if the forward sweep kept it.

use super::{alike, notes};
use crate::calls::{call_of, result_of};
use crate::count::product;
use crate::reverse::{Reverser, again};
use crate::shadow::{clear, outlives_frame, release_heap};
use crate::unit::{Step, Unit};
use tapeless_analysis::lifetimes::released::{
    is_put_off, is_released_forward, is_released_in_reverse,
};
use tapeless_analysis::points::Object;
use tapeless_analysis::{CallKind, Owned, call_kind, makes_exception};
use tapeless_ir::{Builder, Mem, Op, OpData, OpKind, Value};
use tapeless_plan::classify::is_fresh_shadow;

impl Reverser<'_, '_> {
    /// A shadow that the forward sweep made on the heap ends where its object begins.
    pub(super) fn stack_object(
        &mut self,
        op: Op,
        (size, align): (u64, u32),
        data: &OpData,
    ) -> Step<()> {
        let made = data.results[0];
        if outlives_frame(self.unit)
            && self.unit.has_shadow(made)
            && !is_fresh_shadow(self.unit.case, made)
        {
            let shadow = self.shadow(made, op)?;
            let bytes = self.bytes(op, &[data.args[0]], size)?;
            let list = self.unit.kept();
            again::either(
                &mut self.b,
                self.unit.again,
                |b| cleared(b, shadow, bytes),
                |b| release_heap(b, list, shadow, align),
            );
        }
        Ok(())
    }

    /// The bytes of memory that an op makes, if its shadow is to be cleared.
    fn bytes(&mut self, op: Op, factors: &[Value], size: u64) -> Step<Option<Value>> {
        if self.unit.again.is_none() {
            return Ok(None);
        }
        let mut factors = self.primals(op, factors)?;
        factors.push(self.b.i64(size.cast_signed()));
        Ok(Some(product(&mut self.b, &factors)))
    }

    /// What an allocation made has a shadow without adjoints when the reverse sweep runs again.
    fn clear_for_next(&mut self, op: Op, made: Value) -> Step<()> {
        let Some(CallKind::Alloc { size, .. }) =
            call_of(self.unit, op).map(|c| call_kind(self.unit.module, &c))
        else {
            return Ok(());
        };
        let args = &self.unit.body.ops[op].args;
        let factors: Vec<Value> = size.iter().map(|&i| args[i]).collect();
        if let Some(bytes) = self.bytes(op, &factors, 1)? {
            let shadow = self.shadow(made, op)?;
            again::either(
                &mut self.b,
                self.unit.again,
                |b| clear(b, shadow, bytes),
                |_| {},
            );
        }
        Ok(())
    }

    /// The reverse of an allocation releases the shadow, and the primal if its release was put off.
    pub(crate) fn allocation(&mut self, op: Op) -> Step<()> {
        let made = result_of(self.unit, op).filter(|&made| self.unit.has_shadow(made));
        let Some(made) = made else {
            return Ok(());
        };
        self.clear_for_next(op, made)?;
        let ours = ends_here(self.unit, op, made);
        let call = call_of(self.unit, op);
        let allocates =
            call.is_some_and(|c| matches!(call_kind(self.unit.module, &c), CallKind::Alloc { .. }));
        if let Some(owned) = self.unit.owned {
            return match allocates {
                true => self.owned_allocation(op, made, ours, owned),
                false => Ok(()),
            };
        }
        if !ours {
            return Ok(());
        }
        let release = self.release_of(made);
        if !allocates && release.is_none() {
            return Ok(());
        }
        let shadow = self.shadow(made, op)?;
        let Some((kind, args)) = release.and_then(|release| self.releasing(op, made, release))
        else {
            self.release_shadow(shadow, allocates);
            return Ok(());
        };
        let args = self.primals(op, &args)?;
        match kind.call() {
            // What a callee handed out, it could not release itself: the shadow comes from the primal's allocator.
            Some(by) if !allocates => {
                let (memory, mut like) = (self.primal(made, op)?, args.clone());
                like.iter_mut()
                    .filter(|arg| **arg == memory)
                    .for_each(|arg| *arg = shadow);
                let module = self.unit.module;
                again::unless(&mut self.b, self.unit.again, |b| {
                    alike::release(b, module, by, &like, shadow);
                });
            }
            _ => self.release_shadow(shadow, allocates),
        }
        self.release_memory(kind, &args);
        Ok(())
    }

    fn release_memory(&mut self, by: OpKind, args: &[Value]) {
        again::unless(&mut self.b, self.unit.again, |b| {
            b.push(by, args, &[]);
        });
    }

    /// Releases a shadow, which the forward sweep of this function made, or that of another.
    fn release_shadow(&mut self, shadow: Value, ours: bool) {
        let unit = &*self.unit;
        again::unless(&mut self.b, unit.again, |b| match ours {
            true => notes::release(b, unit, shadow),
            false => {
                b.push(OpKind::Mem(Mem::FREE), &[shadow], &[]);
            }
        });
    }

    /// Where all memory is the derivative's own, it ends with its shadow: if all that may release it is seen here, as
    /// that does; else as the note beside the shadow says.
    fn owned_allocation(&mut self, op: Op, made: Value, ours: bool, owned: &Owned) -> Step<()> {
        let shadow = self.shadow(made, op)?;
        let release = if ours { self.release_of(made) } else { None };
        match release.and_then(|release| self.releasing(op, made, release)) {
            Some((kind, args)) => {
                let args = self.primals(op, &args)?;
                self.release_memory(kind, &args);
            }
            None => {
                let (memory, module) = (self.primal(made, op)?, self.unit.module);
                again::unless(&mut self.b, self.unit.again, |b| {
                    notes::follow(b, module, owned, memory, shadow);
                });
            }
        }
        self.release_shadow(shadow, true);
        Ok(())
    }

    /// The call in the primal that frees what an allocation made, on a way that comes back; none if the forward sweep
    /// may have made such a call.
    fn release_of(&self, made: Value) -> Option<Op> {
        let body = self.unit.body;
        let points = &self.unit.facts.points;
        let mut release = None;
        for other in body.op_order() {
            let data = &body.ops[other];
            let OpKind::Call(call) = &data.kind else {
                continue;
            };
            let CallKind::Free { arg } = call_kind(self.unit.module, call) else {
                continue;
            };
            let freed = points.of(data.args[arg]);
            if !body.comes_back(data.parent) || !freed.iter().any(|o| points.of(made).contains(o)) {
                continue;
            }
            if !is_put_off(self.unit.facts, data.args[arg]) {
                return None;
            }
            release = release.or(Some(other));
        }
        release
    }

    /// A release, with its arguments where the memory was made: size and alignment are constants, or among those that it
    /// was allocated with.
    fn releasing(&self, op: Op, made: Value, release: Op) -> Option<(OpKind, Vec<Value>)> {
        let body = self.unit.body;
        let kind = |op: Op| Some(call_kind(self.unit.module, body.ops[op].kind.call()?));
        let CallKind::Free { arg } = kind(release)? else {
            return None;
        };
        let (with, mut args) = (&body.ops[op].args, body.ops[release].args.to_vec());
        args.remove(arg);
        let known = |v: &Value| body.as_const(*v).is_some() || with.contains(v);
        if !args.iter().all(known) {
            let same = matches!(kind(op), Some(CallKind::Alloc { .. })) && with.len() == args.len();
            args = same.then(|| with.to_vec())?;
        }
        args.insert(arg, made);
        Some((body.ops[release].kind.clone(), args))
    }

    fn primals(&mut self, op: Op, values: &[Value]) -> Step<Vec<Value>> {
        values.iter().map(|&v| self.primal(v, op)).collect()
    }
}

fn cleared(b: &mut Builder, shadow: Value, bytes: Option<Value>) {
    if let Some(bytes) = bytes {
        clear(b, shadow, bytes);
    }
}

/// Whether the reverse of what made a pointer's memory releases its shadow. A callee may also give a pointer into memory
/// that something else made, which then ends there.
pub fn ends_here(unit: &Unit<'_>, op: Op, made: Value) -> bool {
    let facts = unit.facts;
    let made_here = |o| {
        let by = facts.points.objects[o];
        matches!(by, Object::Heap(at) | Object::Call(at) | Object::Made { by: at, .. } if at == op)
    };
    if call_of(unit, op).is_some_and(|call| makes_exception(unit.module, &call)) {
        return true;
    }
    let listed = |o| unit.listed.is_some() && is_released_forward(facts, o);
    let mut objects = facts.points.of(made).iter();
    objects.all(|o| made_here(o) && is_released_in_reverse(facts, o) && !listed(o))
}
