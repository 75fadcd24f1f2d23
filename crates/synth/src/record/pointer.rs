//! Shadows of pointers that are computed from pointers.

use super::Recorder;
use crate::shadow::{shadow_cast, shadow_ptr_add};
use crate::unit::Step;
use tapeless_ir::{Cast, Op, OpData, OpKind, Scalar, Value};
use tapeless_plan::Kind;

impl Recorder<'_, '_> {
    /// The shadow of a pointer computed from pointers.
    pub(super) fn shadow_scalar(&mut self, op: Op, data: &OpData) -> Step<()> {
        let Some(&result) = data.results.first() else {
            return Ok(());
        };
        if !self.unit.has_shadow(result) {
            return Ok(());
        }
        let shadow = match &data.kind {
            OpKind::Scalar(Scalar::PtrAdd { .. }) => self.shadow_offset(op, data)?,
            OpKind::Scalar(Scalar::Select(_)) => {
                let cond = self.primal(data.args[0]);
                let (x, y) = (
                    self.shadow(data.args[1], op)?,
                    self.shadow(data.args[2], op)?,
                );
                self.b.select(cond, x, y)
            }
            OpKind::Scalar(Scalar::Freeze | Scalar::Cast(Cast::BitCast | Cast::AddrSpace, _)) => {
                let of = self.shadow(data.args[0], op)?;
                shadow_cast(&mut self.b, of, self.unit.body.ty(result))
            }
            _ => return Err(self.unit.illegal(op)),
        };
        self.env.bind(result, Kind::Shadow, shadow);
        Ok(())
    }

    fn shadow_offset(&mut self, op: Op, data: &OpData) -> Step<Value> {
        let mut args = vec![self.shadow(data.args[0], op)?];
        args.extend(self.primals(&data.args[1..]));
        let base = self.unit.pointer(data.args[0]);
        Ok(shadow_ptr_add(&mut self.b, &data.kind, &args, base))
    }
}
