//! Memory: accesses, copies and clears, by what lies there and whether its shadow is known.

use crate::words::{UNTYPED_COPY, UNTYPED_SET, UNTYPED_STORE, VOLATILE_LOAD, VOLATILE_STORE};
use crate::{Judge, Step};
use tapeless_analysis::PointerActivity;
use tapeless_analysis::types::Layout;
use tapeless_analysis::values::multiples::Multiples;
use tapeless_ir::ops::Access;
use tapeless_ir::{Mem, Op, OpData, Type, Value};
use tapeless_plan::copied::Moved;

impl Judge<'_> {
    /// What the forward sweep does: shadow pointers, in shadow memory.
    pub(crate) fn recorded_memory(&self, op: Op, mem: &Mem, data: &OpData) -> Step<()> {
        match mem {
            Mem::Load(_) if self.has_shadow(data.results[0]) => {
                if !self.is_out_of_reach(data.results[0]) {
                    self.check_shadow(data.args[0], op)?;
                }
                self.check_stale(op, data)
            }
            Mem::Store(_) if self.has_shadow(data.args[1]) => {
                self.check_stored(op, data.args[0])?;
                if self.body.ty(data.args[0]).is_ptr() {
                    self.check_kept(op, data)?;
                    self.check_shadow(data.args[0], op)?;
                }
                self.check_shadow(data.args[1], op)
            }
            Mem::Copy { .. } => match self.moved_pointers(data) {
                // The reverse sweep moves the floats, and refuses what is unknown.
                None | Some(Moved::Unknown) => Ok(()),
                Some(_) => {
                    self.check_copied(op, data)?;
                    self.check_shadow(data.args[0], op)?;
                    match self.holds_nothing(data.args[1]) {
                        true => Ok(()),
                        false => self.check_shadow(data.args[1], op),
                    }
                }
            },
            _ => Ok(()),
        }
    }

    /// What the reverse sweep does: adjoints, in shadow memory.
    pub(crate) fn reversed_memory(&self, op: Op, mem: &Mem, data: &OpData) -> Step<()> {
        match mem {
            Mem::Load(access) => self.reversed_load(op, *access, data),
            Mem::Store(access) => self.reversed_store(op, *access, data),
            Mem::Copy { .. } => self.reversed_copy(op, data),
            Mem::Set(_) => self.reversed_set(op, data),
            _ => Ok(()),
        }
    }

    fn reversed_load(&self, op: Op, access: Access, data: &OpData) -> Step<()> {
        let (result, pointer) = (data.results[0], data.args[0]);
        if !self.is_active(result) {
            return Ok(());
        }
        if access.volatile {
            return Err(self.refuse(op, VOLATILE_LOAD));
        }
        if self.pointer(pointer) == PointerActivity::Inactive {
            return Ok(());
        }
        let ty = self.typed(result, op)?;
        self.check_format(op, ty, pointer, access)?;
        self.check_word(op, ty, pointer, access)?;
        self.check_shadow_again(pointer, op)
    }

    fn reversed_store(&self, op: Op, access: Access, data: &OpData) -> Step<()> {
        let (value, pointer) = (data.args[0], data.args[1]);
        let ty = self.body.ty(value);
        if ty.is_ptr() || self.pointer(pointer) == PointerActivity::Inactive {
            return Ok(());
        }
        if !self.is_active(value) && ty.is_int() {
            return self.cleared(op, data);
        }
        let ty = match ty.is_float() || matches!(ty, Type::Aggregate(_)) {
            true => ty,
            false => self.stored(value, op)?,
        };
        self.check_format(op, ty, pointer, access)?;
        self.check_word(op, ty, pointer, access)?;
        if access.volatile {
            return Err(self.refuse(op, VOLATILE_STORE));
        }
        self.check_shadow_again(pointer, op)
    }

    /// An inactive integer over active memory.
    fn cleared(&self, op: Op, data: &OpData) -> Step<()> {
        let (value, pointer) = (data.args[0], data.args[1]);
        let bytes = self.module.size_of(self.body.ty(value));
        self.check_told(op, value, pointer)?;
        let (types, points) = (&self.facts.types, &self.facts.points);
        match self.overwritten_layout(op) {
            None | Some(Layout::None) => return Ok(()),
            Some(Layout::Unknown(_)) => {
                let in_bytes = bytes == 1 && types.is_in_bytes(points, pointer);
                let known = in_bytes || types.is_beside_floats(points, pointer, bytes);
                if !known && !types.is_in_words(points, pointer, bytes) {
                    return Err(self.untyped(op, pointer, UNTYPED_STORE));
                }
            }
            Some(Layout::Floats { .. }) => {}
        }
        self.check_shadow_again(pointer, op)
    }

    fn reversed_set(&self, op: Op, data: &OpData) -> Step<()> {
        let (dst, len) = (data.args[0], self.bytes_moved(data));
        let (types, points) = (&self.facts.types, &self.facts.points);
        match self.reversed_layout(data) {
            None | Some(Layout::None) => return Ok(()),
            Some(Layout::Unknown(_)) => {
                let bytes = Multiples::new(self.body, &[]).factor(data.args[2], data.parent);
                let beside = |bytes| types.is_beside_floats(points, dst, bytes);
                if !len.is_some_and(beside) && !types.is_clearable(points, dst, bytes) {
                    return Err(self.untyped(op, dst, UNTYPED_SET));
                }
            }
            Some(Layout::Floats { .. }) => {}
        }
        self.check_shadow_again(dst, op)
    }

    fn reversed_copy(&self, op: Op, data: &OpData) -> Step<()> {
        let (dst, src, len) = (data.args[0], data.args[1], self.bytes_moved(data));
        let (types, points) = (&self.facts.types, &self.facts.points);
        match self.reversed_layout(data) {
            Some(Layout::None)
                if [dst, src]
                    .iter()
                    .any(|&end| types.holds_untold(points, end, len)) =>
            {
                return Err(self.untyped(op, dst, UNTYPED_COPY));
            }
            None | Some(Layout::None) => return Ok(()),
            Some(Layout::Unknown(_)) => {
                let mut contents = self.contents(src);
                let leads_to_shadows = contents.any(|o| self.facts.activity.has_shadow(o));
                let apart = |len| types.is_apart_from_floats(points, dst, len);
                if !len.is_none_or(apart) || self.may_vary(src, len) || leads_to_shadows {
                    return Err(self.untyped(op, dst, UNTYPED_COPY));
                }
            }
            Some(Layout::Floats { .. }) if self.pointer(src) != PointerActivity::Inactive => {
                self.check_shadow_again(src, op)?;
            }
            Some(Layout::Floats { .. }) => {}
        }
        self.check_shadow_again(dst, op)
    }

    /// What forward mode does: the same in the shadow.
    pub(crate) fn tangent_memory(&self, op: Op, mem: &Mem, data: &OpData) -> Step<()> {
        let shadowed = |v: Value| self.pointer(v) != PointerActivity::Inactive;
        match mem {
            Mem::Load(access) => self.tangent_load(op, *access, data),
            Mem::Store(access) if shadowed(data.args[1]) => self.tangent_store(op, *access, data),
            Mem::Copy { .. } if shadowed(data.args[0]) => {
                self.check_copied(op, data)?;
                self.check_shadow(data.args[0], op)?;
                self.check_shadow(data.args[1], op)
            }
            Mem::Set(_) if shadowed(data.args[0]) => {
                let pointer = data.args[0];
                match self.moved_layout(data) == Layout::None && !self.holds_shadowed(pointer) {
                    true => Ok(()),
                    false => self.check_shadow_again(pointer, op),
                }
            }
            _ => Ok(()),
        }
    }

    fn tangent_load(&self, op: Op, access: Access, data: &OpData) -> Step<()> {
        let (result, pointer) = (data.results[0], data.args[0]);
        if !self.is_double(result) {
            return Ok(());
        }
        let ty = match self.body.ty(result) {
            ty if ty.is_ptr() => ty,
            _ => self.typed(result, op)?,
        };
        if self.pointer(pointer) == PointerActivity::Inactive || self.is_out_of_reach(result) {
            return Ok(());
        }
        self.check_format(op, ty, pointer, access)?;
        match ty.is_ptr() {
            true => self.check_stale(op, data)?,
            false => self.check_reach(pointer, op)?,
        }
        self.check_shadow(pointer, op)
    }

    fn tangent_store(&self, op: Op, access: Access, data: &OpData) -> Step<()> {
        let (value, pointer) = (data.args[0], data.args[1]);
        let ty = self.body.ty(value);
        self.check_format(op, ty, pointer, access)?;
        self.check_stored(op, value)?;
        match ty.is_ptr() {
            true => self.check_kept(op, data)?,
            false => self.check_reach(pointer, op)?,
        }
        if self.leaves_floats(op) {
            return Ok(());
        }
        if ty.is_int() && !self.is_active(value) {
            self.check_told(op, value, pointer)?;
            return match self.lies_among_others(value, pointer) {
                true => Ok(()),
                false => self.check_shadow(pointer, op),
            };
        }
        if ty.is_int() {
            self.stored(value, op)?;
        }
        self.second_of(value, op)?;
        self.check_shadow(pointer, op)
    }
}
