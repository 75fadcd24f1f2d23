//! Memory ops.

use crate::Interp;
use crate::int::binary;
use crate::ledger::Touch;
use crate::memory::ObjectKind;
use crate::scalar::apply_rule;
use crate::trap::{Trap, TrapKind};
use crate::val::{Ptr, Val, mask, width};
use tapeless_ir::ops::{HEAP_ALIGN, Update, Wrap};
use tapeless_ir::{Mem, OpData, Type};

const WITHOUT_SHADOW: &str = "a pointer that was stored before the request has no shadow";

const COMPARED: &str = "what is not initialised is compared and exchanged";

/// What an update leaves.
fn updated(update: Update, ty: Type, old: &Val, value: &Val) -> Result<Val, Trap> {
    let bits = width(ty);
    let both = old.as_bits().zip(value.as_bits());
    let made = match (update, both) {
        (Update::Xchg, _) => return Ok(value.clone()),
        (Update::Rule(id), _) => {
            let made = apply_rule(id, &[ty, ty], &[ty], &[old.clone(), value.clone()]);
            return Ok(made.into_iter().next().unwrap_or(Val::Undef));
        }
        (_, None) => None,
        (Update::Nand, Some((a, b))) => Some(mask(!(a & b), bits)),
        (Update::Int(op), Some((a, b))) => binary(op, Wrap::default(), bits, a, b)?,
    };
    Ok(made.map_or(Val::Undef, Val::Int))
}

impl Interp<'_> {
    pub(crate) fn mem(&mut self, mem: &Mem, data: &OpData) -> Result<Option<Val>, Trap> {
        let args = &data.args;
        match mem {
            Mem::Alloca { size, align, .. } => {
                let bytes = size.saturating_mul(self.bits(args[0])? as u64);
                let at = self
                    .memory
                    .alloc(bytes, u64::from(*align), ObjectKind::Stack);
                self.frame().locals.push(at);
                return Ok(Some(Val::Ptr(at)));
            }
            Mem::Load(_) => {
                let at = self.address(args[0])?;
                let ty = self.ty(data.results[0]);
                self.touch(
                    at,
                    self.module.size_of(ty),
                    Touch::of(false, mem.is_atomic()),
                )?;
                return self.memory.load(self.module, ty, at).map(Some);
            }
            Mem::Store(_) => {
                let (value, at) = (self.get(args[0]), self.address(args[1])?);
                let ty = self.ty(args[0]);
                self.touch(
                    at,
                    self.module.size_of(ty),
                    Touch::of(true, mem.is_atomic()),
                )?;
                self.memory.store(self.module, ty, at, &value)?;
            }
            Mem::Update { update, .. } => {
                let (at, ty) = (self.address(args[0])?, self.ty(args[1]));
                self.touch(at, self.module.size_of(ty), Touch::of(true, true))?;
                let old = self.memory.load(self.module, ty, at)?;
                let new = updated(*update, ty, &old, &self.get(args[1]))?;
                self.memory.store(self.module, ty, at, &new)?;
                return Ok(Some(old));
            }
            Mem::Exchange(_) => {
                let (at, ty) = (self.address(args[0])?, self.ty(args[1]));
                self.touch(at, self.module.size_of(ty), Touch::of(true, true))?;
                let old = self.memory.load(self.module, ty, at)?;
                let compared = old.as_bits().zip(self.get(args[1]).as_bits());
                let Some((found, expected)) = compared else {
                    return Err(Trap::new(TrapKind::Uninitialised, COMPARED));
                };
                if found == expected {
                    let new = self.get(args[2]);
                    self.memory.store(self.module, ty, at, &new)?;
                }
                let same = Val::Int(u128::from(found == expected));
                return Ok(Some(Val::parts([old, same])));
            }
            Mem::Copy { moves, .. } => {
                let (to, from) = (self.address(args[0])?, self.address(args[1])?);
                let bytes = self.bits(args[2])? as u64;
                self.copy(to, from, bytes, *moves)?;
            }
            Mem::Set(_) => {
                let to = self.address(args[0])?;
                let byte = self.get(args[1]).as_bits().map(|b| b as u8);
                self.fill(to, byte, self.bits(args[2])? as u64)?;
            }
            Mem::Lifetime(_) => {
                let at = self.address(args[0])?;
                self.memory.forget(at);
            }
            Mem::HeapAlloc { zeroed, align, .. } => {
                let bytes = self.bits(args[0])? as u64;
                let made = self.heap(bytes, *zeroed, u64::from(*align))?;
                return Ok(Some(Val::Ptr(made)));
            }
            Mem::HeapGrow { .. } => {
                let (at, bytes) = (self.address(args[0])?, self.bits(args[2])? as u64);
                return self.grow(at, bytes).map(|p| Some(Val::Ptr(p)));
            }
            Mem::HeapFree { .. } => {
                let at = self.address(args[0])?;
                self.memory.free(at)?;
            }
            Mem::Check => {
                let (shadow, pointer) = (self.bits(args[0])?, self.bits(args[1])?);
                if shadow == 0 && pointer != 0 {
                    return Err(Trap::new(TrapKind::Unsupported, WITHOUT_SHADOW));
                }
            }
        }
        Ok(None)
    }

    pub(crate) fn copy(&mut self, to: Ptr, from: Ptr, bytes: u64, moves: bool) -> Result<(), Trap> {
        let contents = self.memory.read(from, bytes)?;
        self.touch(from, bytes, Touch::READ)?;
        self.touch(to, bytes, Touch::WRITE)?;
        let apart = to == from || to.0.abs_diff(from.0) >= bytes;
        if !moves && !apart {
            return Err(Trap::new(
                TrapKind::OutOfBounds,
                "a copy between overlapping bytes",
            ));
        }
        self.memory.write(to, &contents)
    }

    pub(crate) fn fill(&mut self, to: Ptr, byte: Option<u8>, bytes: u64) -> Result<(), Trap> {
        if bytes == 0 {
            return Ok(());
        }
        let rest = self.memory.rest(to)?;
        if bytes > rest {
            let what = format!("{bytes} bytes where the object has {rest}");
            return Err(Trap::new(TrapKind::OutOfBounds, what));
        }
        self.touch(to, bytes, Touch::WRITE)?;
        self.memory.write(to, &vec![byte; bytes as usize])
    }

    pub(crate) fn heap(&mut self, bytes: u64, zeroed: bool, align: u64) -> Result<Ptr, Trap> {
        let at = self.memory.alloc(bytes, align, ObjectKind::Heap);
        if zeroed && at.0 != 0 {
            self.fill(at, Some(0), bytes)?;
        }
        Ok(at)
    }

    /// New memory with the old contents; the old memory is freed.
    pub(crate) fn grow(&mut self, at: Ptr, bytes: u64) -> Result<Ptr, Trap> {
        if at.0 != 0 {
            self.memory.check_heap(at)?;
        }
        let new = self.heap(bytes, false, HEAP_ALIGN.into())?;
        if at.0 != 0 && new.0 != 0 {
            let kept = self.memory.rest(at)?.min(bytes);
            let contents = self.memory.read(at, kept)?;
            self.memory.write(new, &contents)?;
            self.memory.free(at)?;
        }
        Ok(new)
    }
}
