//! Memory in forward mode: what is loaded, stored, copied and set is so in the shadow too.

use super::Tangent;
use crate::refuse::{COPY_ON_ONE_PATH, POINTER_ON_ONE_PATH};
use crate::shadow::{load_shadow_pointer, shadow_access, shadow_alloca, where_some};
use crate::unit::Step;
use tapeless_analysis::PointerActivity;
use tapeless_ir::ops::{Access, Space};
use tapeless_ir::{Builder, IntPred, Mem, Op, OpData, OpKind, Type, Value};

impl Tangent<'_, '_> {
    pub(super) fn mem(&mut self, op: Op, mem: &Mem, data: &OpData) -> Step<()> {
        if let Mem::Load(_) = mem {
            self.clone_op(op, &[]);
            return self.load(op, mem, data);
        }
        match mem {
            Mem::Alloca { size, .. } if self.unit.has_shadow(data.results[0]) => {
                let count = self.get(data.args[0]);
                let shadow = shadow_alloca(&mut self.b, &data.kind, *size, count);
                self.second.insert(data.results[0], shadow);
            }
            Mem::Store(access) if self.unit.pointer(data.args[1]) != PointerActivity::Inactive => {
                self.store(op, *access, data)?;
            }
            Mem::Copy { .. } if self.unit.pointer(data.args[0]) != PointerActivity::Inactive => {
                self.bytes_too(op, data)?;
            }
            Mem::Set(_) if self.unit.pointer(data.args[0]) != PointerActivity::Inactive => {
                let to = self.shadow(data.args[0], op)?;
                let (byte, len) = (self.b.int(Type::I8, 0), self.get(data.args[2]));
                self.b.push(data.kind.clone(), &[to, byte, len], &[]);
            }
            _ => {}
        }
        self.clone_op(op, &[]);
        Ok(())
    }

    fn load(&mut self, op: Op, mem: &Mem, data: &OpData) -> Step<()> {
        let (Mem::Load(access), result) = (mem, data.results[0]) else {
            return Ok(());
        };
        if !self.is_double(result) {
            return Ok(());
        }
        let pointer = self.unit.pointer(data.args[0]);
        let ty = self.second_type(result, op)?;
        if pointer == PointerActivity::Inactive {
            let zero = self.b.zero(ty);
            self.second.insert(result, zero);
            return Ok(());
        }
        self.unit.check_format(op, ty, data.args[0], *access)?;
        let from = self.shadow(data.args[0], op)?;
        let access = shadow_access(*access);
        let mixed = pointer == PointerActivity::Mixed;
        let loaded = if ty.is_ptr() {
            load_shadow_pointer(&mut self.b, from, access, mixed)
        } else if mixed {
            load_or_zero(&mut self.b, from, ty, access)
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
        self.unit.check_format(op, ty, pointer, access)?;
        self.unit.check_stored(op, value)?;
        if mixed && ty.is_ptr() {
            return Err(self.unit.refuse(op, POINTER_ON_ONE_PATH));
        }
        let tangent = if ty.is_ptr() && !self.unit.has_shadow(value) {
            self.b.zero(Type::PTR)
        } else if ty.is_int() && !self.unit.is_active(value) {
            self.b.zero(ty)
        } else {
            self.second_of(value, op)?
        };
        let place = self.shadow(pointer, op)?;
        let access = shadow_access(access);
        if !mixed {
            self.b.store(tangent, place, access);
            return Ok(());
        }
        where_some(&mut self.b, place, |b| {
            b.store(tangent, place, access);
        });
        Ok(())
    }

    /// A copy copies the shadow's bytes too; from memory without a shadow it clears them.
    fn bytes_too(&mut self, op: Op, data: &OpData) -> Step<()> {
        let mixed = [0, 1]
            .iter()
            .any(|&i| self.unit.pointer(data.args[i]) == PointerActivity::Mixed);
        if mixed {
            return Err(self.unit.refuse(op, COPY_ON_ONE_PATH));
        }
        let (to, len) = (self.shadow(data.args[0], op)?, self.get(data.args[2]));
        if self.unit.pointer(data.args[1]) == PointerActivity::Inactive {
            let zero = self.b.int(Type::I8, 0);
            self.b.push(
                OpKind::Mem(Mem::Set(Access {
                    align: 1,
                    space: Space::Shadow,
                    ..Access::default()
                })),
                &[to, zero, len],
                &[],
            );
        } else {
            let from = self.shadow(data.args[1], op)?;
            self.b.push(data.kind.clone(), &[to, from, len], &[]);
        }
        Ok(())
    }
}

/// *p, or zero where p is null.
fn load_or_zero(b: &mut Builder, p: Value, ty: Type, access: Access) -> Value {
    let null = b.zero(Type::PTR);
    let some = b.icmp(IntPred::Ne, p, null);
    let zero = b.zero(ty);
    let then = b.begin(&[]);
    let loaded = b.load(p, ty, access);
    b.yield_(&[loaded]);
    let otherwise = b.begin(&[]);
    b.yield_(&[zero]);
    let op = b.if_(some, then, otherwise);
    b.result(op)
}
