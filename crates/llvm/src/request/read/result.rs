//! The result of a function: a value, or memory that the call does not show.

use super::super::{Memory, Mode, RequestArg, Return};
use super::{Reader, Refusal, narrowed};
use crate::builder::Builder;
use crate::call::Place;
use crate::types::Type;
use crate::value::Value;

impl Reader {
    /// What the function returns, be it in memory.
    pub(super) fn result(&self) -> Type {
        let in_memory = self.in_memory();
        in_memory.unwrap_or_else(|| self.function.ty().result())
    }

    /// What the function leaves in memory, whose address it is given before its arguments.
    pub(super) fn in_memory(&self) -> Option<Type> {
        let function = self.function.value();
        function.type_attribute(Place::Param(0), "sret")
    }

    /// Makes that memory; it stands before the other arguments.
    pub(super) fn memory(&self, args: &mut Vec<RequestArg>, ret: Return) -> Option<Memory> {
        let ty = self.in_memory()?;
        let function = self.call.block().function();
        let layout = function.module().layout();
        let slot = || {
            let first = function.entry().first_insertion_point();
            let slot = Builder::before(first.unwrap_or(self.call)).alloca(ty);
            slot.set_align(layout.align(ty));
            slot
        };
        let primal = slot();
        let more = match (self.mode, ret) {
            (Mode::Batch, _) => self.width.get() - 1,
            (_, Return::Const) => 0,
            _ => self.width.get(),
        };
        let shadows: Vec<Value> = (0..more).map(|_| slot()).collect();
        let arg = match shadows.is_empty() {
            _ if self.mode == Mode::Batch => {
                let lanes = std::iter::once(primal).chain(shadows.clone());
                RequestArg::Lanes(lanes.collect())
            }
            true => RequestArg::Const(primal),
            false => RequestArg::Dup {
                primal,
                shadows: shadows.clone(),
                need_primal: true,
            },
        };
        args.insert(0, arg);
        Some(Memory {
            ty,
            primal,
            shadows,
        })
    }

    /// The adjoint of the result in one direction: of a structure in memory its address, of another value by value.
    pub(super) fn seed(&mut self) -> Refusal<Option<Value>> {
        let wanted = self.result();
        let next = (self.call.args().len() - self.rest.len()) as u32;
        if self.call.call_has_attribute(Place::Param(next), "byval") {
            return Ok(self.rest.pop_front().map(|place| {
                let layout = self.function.module().layout();
                Builder::before(self.call).load(wanted, place, layout.align(wanted))
            }));
        }
        self.by_value(wanted)
    }

    /// A value that a call may pass in several parts.
    fn by_value(&mut self, wanted: Type) -> Refusal<Option<Value>> {
        if !wanted.is_struct() {
            let given = self.rest.pop_front();
            return Ok(given.and_then(|given| {
                narrowed(self.call, given, wanted).or_else(|| self.fetched(given, wanted))
            }));
        }
        let mut whole = wanted.zero();
        for (index, field) in (0..).zip(wanted.fields()) {
            let Some(part) = self.by_value(field)? else {
                return Ok(None);
            };
            whole = Builder::before(self.call).insert_value(whole, part, index);
        }
        Ok(Some(whole))
    }
}

impl Memory {
    /// The result.
    pub fn load(&self, builder: &Builder) -> Value {
        builder.load(self.ty, self.primal, self.align())
    }

    /// What lies in its shadows.
    pub fn shadows(&self, builder: &Builder) -> Vec<Value> {
        let shadows = self.shadows.iter();
        shadows
            .map(|&shadow| builder.load(self.ty, shadow, self.align()))
            .collect()
    }

    /// Puts a value into each shadow.
    pub fn seed(&self, builder: &Builder, seeds: &[Value]) {
        for (&shadow, &seed) in self.shadows.iter().zip(seeds) {
            builder.store(seed, shadow, self.align());
        }
    }

    fn align(&self) -> u32 {
        self.primal
            .block()
            .function()
            .module()
            .layout()
            .align(self.ty)
    }
}

/// Whether a value holds a float.
pub(super) fn holds_float(ty: Type) -> bool {
    match () {
        () if ty.is_struct() => ty.fields().into_iter().any(holds_float),
        () if ty.is_array() => holds_float(ty.element()),
        () => ty.scalar().is_float(),
    }
}
