//! Memory in forward mode: what is loaded, stored, copied and set is so in the shadow too.

use super::Tangent;
use crate::memory::mirrored;
use crate::shadow::{
    check_stale, clear, either, load_shadow_pointer, shadow_access, shadow_alloca, some_or_zero,
    where_some,
};
use crate::unit::Step;
use tapeless_analysis::PointerActivity;
use tapeless_analysis::types::Layout;
use tapeless_ir::ops::Access;
use tapeless_ir::{Builder, Mem, Op, OpData, OpKind};

impl Tangent<'_, '_> {
    pub(super) fn mem(&mut self, op: Op, mem: &Mem, data: &OpData) -> Step<()> {
        if let Mem::Load(_) = mem {
            self.clone_op(op, &[]);
            return self.load(op, mem, data);
        }
        match mem {
            Mem::Alloca { size, .. } if self.unit.has_shadow(data.results[0]) => {
                let count = self.get(data.args[0]);
                let made = data.results[0];
                let kind = (&data.kind, self.unit.body.ty(made));
                let shadow = shadow_alloca(&mut self.b, kind, *size, count);
                self.second.insert(made, shadow);
            }
            Mem::Store(access) if self.unit.pointer(data.args[1]) != PointerActivity::Inactive => {
                self.store(op, *access, data)?;
            }
            Mem::Copy { .. } if self.unit.pointer(data.args[0]) != PointerActivity::Inactive => {
                self.bytes_too(op, data)?;
            }
            Mem::Set(_) if self.unit.pointer(data.args[0]) != PointerActivity::Inactive => {
                self.set(op, data)?;
            }
            _ => {}
        }
        self.clone_op(op, &[]);
        match mem {
            Mem::Copy { .. } | Mem::Set(_) => self.integers_too(op, data),
            _ => Ok(()),
        }
    }

    /// A copy of the shadow's bytes has the integers where the source has a shadow; else they are the memory's own.
    fn integers_too(&mut self, op: Op, data: &OpData) -> Step<()> {
        let Some(integers) = self.unit.moved_integers(data) else {
            return Ok(());
        };
        if integers.from.is_some_and(|from| !self.unit.is_mixed(from)) {
            return Ok(());
        }
        let to = data.args[0];
        let (memory, shadow, bytes) = (self.get(to), self.shadow(to, op)?, self.get(data.args[2]));
        let mixed = self.unit.is_mixed(to);
        integers.mirror(&mut self.b, (memory, shadow, mixed), None, bytes);
        Ok(())
    }

    pub(super) fn load(&mut self, op: Op, mem: &Mem, data: &OpData) -> Step<()> {
        let (Mem::Load(access), result) = (mem, data.results[0]) else {
            return Ok(());
        };
        if !self.unit.is_double(result) {
            return Ok(());
        }
        let pointer = self.unit.pointer(data.args[0]);
        let ty = self.second_type(result, op)?;
        if pointer == PointerActivity::Inactive || self.unit.is_out_of_reach(result) {
            let zero = self.b.zero(ty);
            self.second.insert(result, zero);
            return Ok(());
        }
        let from = self.shadow(data.args[0], op)?;
        self.trace_access((op, data.args[0]), from, ty);
        let access = shadow_access(*access);
        let mixed = pointer == PointerActivity::Mixed;
        let loaded = if ty.is_ptr() {
            let same = self.unit.is_compared(result).then(|| self.get(result));
            let shadow = load_shadow_pointer(&mut self.b, (from, ty), access, mixed, same);
            let pointer = self.get(result);
            check_stale(self.unit, &mut self.b, data, (pointer, shadow));
            shadow
        } else if mixed {
            some_or_zero(&mut self.b, from, ty, |b| b.load(from, ty, access))
        } else {
            self.b.load(from, ty, access)
        };
        self.second.insert(result, loaded);
        Ok(())
    }

    /// *p = x ⇒ *p' = ẋ
    fn store(&mut self, op: Op, access: Access, data: &OpData) -> Step<()> {
        let (value, pointer) = (data.args[0], data.args[1]);
        let (ty, mixed) = (
            self.unit.body.ty(value),
            self.unit.pointer(pointer) == PointerActivity::Mixed,
        );
        let is_count = ty.is_int() && !self.unit.is_active(value);
        if self.unit.leaves_floats(op) {
            return Ok(());
        }
        // Memory in which but integers lie need not have a shadow.
        if is_count && self.unit.is_mirrored(value, pointer) {
            let (count, place) = (self.get(value), self.shadow(pointer, op)?);
            mirrored::store(&mut self.b, count, place, access, mixed);
            return Ok(());
        }
        if is_count && self.unit.lies_among_others(value, pointer) {
            return Ok(());
        }
        let is_bare = ty.is_ptr() && !self.unit.has_shadow(value);
        let tangent = if is_bare || is_count {
            self.b.zero(ty)
        } else {
            self.second_of(value, op)?
        };
        let place = self.shadow(pointer, op)?;
        self.trace_access((op, pointer), place, ty);
        let access = shadow_access(access);
        where_some(&mut self.b, place, mixed, |b| {
            b.store(tangent, place, access);
        });
        Ok(())
    }

    /// What is added at once: so is its tangent.
    pub(super) fn updated(&mut self, op: Op, data: &OpData) -> Step<()> {
        self.plain(op);
        let (pointer, value) = (data.args[0], data.args[1]);
        let is_shadowed = self.unit.pointer(pointer) != PointerActivity::Inactive;
        if self.unit.sum(data).is_none() || !is_shadowed || !self.unit.is_active(value) {
            return Ok(());
        }
        let (place, tangent) = (self.shadow(pointer, op)?, self.second_of(value, op)?);
        let (mixed, ty) = (self.unit.is_mixed(pointer), self.unit.body.ty(value));
        self.trace_access((op, pointer), place, ty);
        let OpKind::Mem(Mem::Update {
            update,
            later,
            access,
        }) = data.kind
        else {
            return Ok(());
        };
        let access = Access {
            align: access.align,
            order: access.order,
            ..shadow_access(access)
        };
        where_some(&mut self.b, place, mixed, |b| {
            let update = Mem::Update {
                update,
                later,
                access,
            };
            b.value(OpKind::Mem(update), &[place, tangent], ty);
        });
        Ok(())
    }

    /// The shadow of what is set is cleared. Memory in which but integers lie need not have one.
    fn set(&mut self, op: Op, data: &OpData) -> Step<()> {
        let pointer = data.args[0];
        if self.unit.moved_layout(data) == Layout::None && !self.unit.holds_shadowed(pointer) {
            return Ok(());
        }
        self.trace_bytes((op, data), pointer)?;
        let to = self.shadow(pointer, op)?;
        let len = self.get(data.args[2]);
        where_some(&mut self.b, to, self.unit.is_mixed(pointer), |b| {
            clear(b, to, len)
        });
        Ok(())
    }

    /// A copy copies the shadow's bytes too; from memory without a shadow it clears them.
    fn bytes_too(&mut self, op: Op, data: &OpData) -> Step<()> {
        let (dst, src) = (data.args[0], data.args[1]);
        self.trace_bytes((op, data), src)?;
        self.trace_bytes((op, data), dst)?;
        let (to, len) = (self.shadow(dst, op)?, self.get(data.args[2]));
        let from = match self.unit.pointer(src) {
            PointerActivity::Inactive => None,
            _ => Some(self.shadow(src, op)?),
        };
        let from_mixed = self.unit.is_mixed(src);
        let to_mixed = self.unit.is_mixed(dst);
        where_some(&mut self.b, to, to_mixed, |b| match from {
            None => clear(b, to, len),
            Some(from) => {
                let copied = |b: &mut Builder| {
                    b.push(data.kind.clone(), &[to, from, len], &[]);
                };
                match from_mixed {
                    true => either(b, from, copied, |b| clear(b, to, len)),
                    false => copied(b),
                }
            }
        });
        Ok(())
    }
}
