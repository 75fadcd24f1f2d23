//! Memory ops.

use crate::Interp;
use crate::memory::ObjectKind;
use crate::trap::{Trap, TrapKind};
use crate::val::{Ptr, Val};
use tapeless_ir::ops::HEAP_ALIGN;
use tapeless_ir::{Mem, OpData};

const WITHOUT_SHADOW: &str = "a pointer that was stored before the request has no shadow";

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
                return self.memory.load(self.module, ty, at).map(Some);
            }
            Mem::Store(_) => {
                let (value, at) = (self.get(args[0]), self.address(args[1])?);
                let ty = self.ty(args[0]);
                self.memory.store(self.module, ty, at, &value)?;
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
            Mem::HeapAlloc { zeroed, align } => {
                let bytes = self.bits(args[0])? as u64;
                let made = self.heap(bytes, *zeroed, u64::from(*align))?;
                return Ok(Some(Val::Ptr(made)));
            }
            Mem::HeapGrow => {
                let (at, bytes) = (self.address(args[0])?, self.bits(args[1])? as u64);
                return self.grow(at, bytes).map(|p| Some(Val::Ptr(p)));
            }
            Mem::HeapFree => {
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
