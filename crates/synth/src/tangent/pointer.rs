//! Shadows of pointers that are computed from pointers.

use super::Tangent;
use crate::shadow::{shadow_cast, shadow_ptr_add};
use crate::unit::Step;
use tapeless_ir::{Cast, Op, OpData, Scalar, Value};

impl Tangent<'_, '_> {
    pub(super) fn pointer(&mut self, op: Op, scalar: &Scalar, data: &OpData) -> Step<Value> {
        match scalar {
            Scalar::PtrAdd { .. } => {
                let mut args = vec![self.shadow(data.args[0], op)?];
                args.extend(self.gets(&data.args[1..]));
                let base = self.unit.pointer(data.args[0]);
                Ok(shadow_ptr_add(&mut self.b, &data.kind, &args, base))
            }
            Scalar::Select(_) => {
                let cond = self.get(data.args[0]);
                let (x, y) = (
                    self.shadow(data.args[1], op)?,
                    self.shadow(data.args[2], op)?,
                );
                Ok(self.b.select(cond, x, y))
            }
            Scalar::Freeze | Scalar::Cast(Cast::BitCast | Cast::AddrSpace, _) => {
                let of = self.shadow(data.args[0], op)?;
                let ty = self.unit.body.ty(data.results[0]);
                Ok(shadow_cast(&mut self.b, of, ty))
            }
            _ => Err(self.unit.illegal(op)),
        }
    }
}
