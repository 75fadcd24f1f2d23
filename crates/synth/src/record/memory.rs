//! Memory in the forward sweep: shadows of stack objects, shadow pointers in shadow memory.

use super::Recorder;
use crate::memory::mirrored;
use crate::shadow::{
    check_stale, load_shadow_pointer, outlives_frame, shadow_access, shadow_alloca, shadow_heap,
    where_some,
};
use crate::unit::Step;
use tapeless_ir::ops::Access;
use tapeless_ir::{Mem, Op, OpData};
use tapeless_plan::Kind;
use tapeless_plan::classify::is_fresh_shadow;

impl Recorder<'_, '_> {
    /// The op itself, and what it does to shadows.
    pub(super) fn mem(&mut self, op: Op, mem: &Mem, data: &OpData) -> Step<()> {
        if let Mem::Store(_) = mem {
            self.keep_old(op);
        }
        self.clone_op(op, &[]);
        match mem {
            Mem::Alloca { size, align, .. } if self.unit.has_shadow(data.results[0]) => {
                self.stack_object((*size, *align), data);
            }
            Mem::Load(access) if self.unit.has_shadow(data.results[0]) => {
                self.load_pointer(op, *access, data)?;
            }
            Mem::Store(access) if self.unit.body.ty(data.args[0]).is_ptr() => {
                self.store_pointer(op, *access, data)?;
            }
            Mem::Store(access) if self.unit.is_mirrored(data.args[0], data.args[1]) => {
                let value = self.primal(data.args[0]);
                let place = self.shadow(data.args[1], op)?;
                let mixed = self.unit.is_mixed(data.args[1]);
                mirrored::store(&mut self.b, value, place, *access, mixed);
            }
            Mem::Copy { moves, .. } => {
                self.copy_pointers(op, *moves, data)?;
                self.copy_integers(op, data)?;
            }
            Mem::Set(_) => self.copy_integers(op, data)?,
            _ => {}
        }
        Ok(())
    }

    fn copy_integers(&mut self, op: Op, data: &OpData) -> Step<()> {
        let Some(integers) = self.unit.moved_integers(data) else {
            return Ok(());
        };
        let to = data.args[0];
        let from = match integers.from {
            Some(from) => Some((self.shadow(from, op)?, self.unit.is_mixed(from))),
            None => None,
        };
        let (memory, shadow) = (self.primal(to), self.shadow(to, op)?);
        let bytes = self.primal(data.args[2]);
        let mixed = self.unit.is_mixed(to);
        integers.mirror(&mut self.b, (memory, shadow, mixed), from, bytes);
        Ok(())
    }

    /// The shadow of a stack object: none yet if the reverse function makes it, on the heap if it reads it.
    fn stack_object(&mut self, (size, align): (u64, u32), data: &OpData) {
        let made = data.results[0];
        let ty = self.unit.body.ty(made);
        let shadow = if is_fresh_shadow(self.unit.case, made) {
            self.b.zero(ty)
        } else {
            let count = self.primal(data.args[0]);
            if outlives_frame(self.unit) {
                let object = (self.primal(made), align);
                shadow_heap(&mut self.b, self.unit.kept(), (size, count), object)
            } else {
                shadow_alloca(&mut self.b, (&data.kind, ty), size, count)
            }
        };
        self.env.bind(made, Kind::Shadow, shadow);
    }

    /// `q = *p` reads the shadow of q from the shadow of p; null where it is out of reach.
    fn load_pointer(&mut self, op: Op, access: Access, data: &OpData) -> Step<()> {
        let loaded = data.results[0];
        let ty = self.unit.body.ty(loaded);
        let shadow = if self.unit.is_out_of_reach(loaded) {
            self.b.zero(ty)
        } else {
            let from = self.shadow(data.args[0], op)?;
            let mixed = self.unit.is_mixed(data.args[0]);
            let compared = self.unit.is_compared(loaded);
            let same = compared.then(|| self.primal(loaded));
            load_shadow_pointer(&mut self.b, (from, ty), access, mixed, same)
        };
        let pointer = self.primal(loaded);
        check_stale(self.unit, &mut self.b, data, (pointer, shadow));
        self.env.bind(loaded, Kind::Shadow, shadow);
        Ok(())
    }

    /// `*p = q` in shadowed memory writes the shadow of q as well.
    fn store_pointer(&mut self, op: Op, access: Access, data: &OpData) -> Step<()> {
        if !self.unit.has_shadow(data.args[1]) {
            return Ok(());
        }
        let value = self.shadow_or_null(data.args[0], op)?;
        let place = self.shadow(data.args[1], op)?;
        let mixed = self.unit.is_mixed(data.args[1]);
        where_some(&mut self.b, place, mixed, |b| {
            b.store(value, place, shadow_access(access));
        });
        Ok(())
    }
}
