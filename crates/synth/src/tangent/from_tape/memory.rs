//! Memory from a tape: its floats move as the primal moved them.

use super::super::Tangent;
use crate::count::product;
use crate::memory::copy::Moving;
use crate::shadow::{clear, shadow_access, where_some};
use crate::unit::Step;
use tapeless_analysis::PointerActivity;
use tapeless_ir::ops::Access;
use tapeless_ir::{Mem, Op, OpData, Value};
use tapeless_plan::classify::is_fresh_shadow;

impl Tangent<'_, '_> {
    pub(super) fn kept_mem(&mut self, op: Op, mem: &Mem, data: &OpData) -> Step<()> {
        match mem {
            Mem::Load(_) if self.unit.is_active(data.results[0]) => self.load(op, mem, data),
            Mem::Store(access) => self.kept_store(op, *access, data),
            Mem::Copy { moves, .. } => {
                self.lookup(|lookup| lookup.copy(op, *moves, data, Moving::Tangents))
            }
            Mem::Set(_) => self.lookup(|lookup| lookup.set_bytes(op, data)),
            Mem::Alloca { size, .. } if !is_fresh_shadow(self.unit.case, data.results[0]) => {
                let bytes = self.b.i64(size.cast_signed());
                self.begin_shadow(op, data.results[0], &[data.args[0]], Some(bytes))
            }
            _ => Ok(()),
        }
    }

    /// *p = x ⇒ *p' = ẋ
    fn kept_store(&mut self, op: Op, access: Access, data: &OpData) -> Step<()> {
        let (value, pointer) = (data.args[0], data.args[1]);
        let ty = self.unit.body.ty(value);
        if ty.is_ptr() || self.unit.pointer(pointer) == PointerActivity::Inactive {
            return Ok(());
        }
        if ty.is_int() && !self.unit.is_active(value) {
            return self.lookup(|lookup| lookup.clear(op, data));
        }
        let tangent = self.tangent_of(value, op)?;
        let place = self.shadow(pointer, op)?;
        let access = shadow_access(access);
        where_some(&mut self.b, place, self.unit.is_mixed(pointer), |b| {
            b.store(tangent, place, access);
        });
        Ok(())
    }

    /// Memory that the function makes has no tangent yet.
    pub(super) fn begin_shadow(
        &mut self,
        op: Op,
        made: Value,
        factors: &[Value],
        size: Option<Value>,
    ) -> Step<()> {
        if !self.unit.has_shadow(made) {
            return Ok(());
        }
        let shadow = self.shadow(made, op)?;
        let mut factors = self.gets(factors);
        factors.extend(size);
        let bytes = product(&mut self.b, &factors);
        clear(&mut self.b, shadow, bytes);
        Ok(())
    }
}
