//! Heap memory of derivatives: libc's functions; for what is kept from one sweep to the other our own (`bodies/frames.c`).
//!
//! Such a block is written once, read once and given back. For a large one the cost is not the memory traffic but the
//! page faults: the kernel maps it anew at every call. So a thread retains blocks, up to a bound.

use super::body::Writer;
use crate::call::Allocation;
use crate::{Opcode, Value};
use tapeless_diag::Result;
use tapeless_ir::ops::HEAP_ALIGN;
use tapeless_ir::{Mem, Target};

/// How the names of our own functions begin.
pub(crate) const FRAME: &str = "tapeless.frame.";
/// What ends a block.
const FRAME_END: &str = "tapeless.frame.end";
/// What a block grows by.
pub(crate) const FRAME_GROW: &str = "tapeless.frame.grow";

impl Writer<'_, '_> {
    /// Allocation, growth and release of memory that the derivative makes for itself.
    pub(super) fn build_heap(&mut self, mem: &Mem, args: &[Value]) -> Result<Option<Value>> {
        let context = self.emitter.module.context();
        let (pointer, size) = (context.pointer(), context.int(64));
        let retained = Target::of(self.emitter.module.system()).library().retained;
        let own = |frame: &bool| *frame && retained;
        let (name, ty, args) = match mem {
            Mem::HeapAlloc { zeroed, align, .. } if *align > HEAP_ALIGN => {
                return Ok(Some(self.build_aligned(args[0], *align, *zeroed)));
            }
            Mem::HeapAlloc { zeroed, frame, .. } if own(frame) => {
                let name = match zeroed {
                    true => "tapeless.frame.zeroed",
                    false => "tapeless.frame.begin",
                };
                (name, pointer.function(&[size], false), args.to_vec())
            }
            Mem::HeapAlloc { zeroed: true, .. } => {
                let ty = pointer.function(&[size, size], false);
                ("calloc", ty, vec![size.int(1), args[0]])
            }
            Mem::HeapAlloc { .. } => ("malloc", pointer.function(&[size], false), args.to_vec()),
            Mem::HeapGrow { frame } if own(frame) => {
                let ty = pointer.function(&[pointer, size, size], false);
                (FRAME_GROW, ty, args.to_vec())
            }
            Mem::HeapGrow { .. } => {
                let ty = pointer.function(&[pointer, size], false);
                ("realloc", ty, vec![args[0], args[2]])
            }
            Mem::HeapFree { frame } if own(frame) => {
                let ty = context.void().function(&[pointer], false);
                (FRAME_END, ty, args.to_vec())
            }
            _ => (
                "free",
                context.void().function(&[pointer], false),
                args.to_vec(),
            ),
        };
        let function = self.emitter.module.get_or_add_function(name, ty);
        let made = self.builder.call(function, &args);
        if name.starts_with(FRAME) {
            promise(made, mem);
        }
        Ok((!made.ty().is_void()).then_some(made))
    }

    /// An allocation with more than `malloc`'s alignment. The size is a multiple of that (C11 7.22.3.1).
    fn build_aligned(&self, bytes: Value, align: u32, zeroed: bool) -> Value {
        let (module, b) = (self.emitter.module, &self.builder);
        let (pointer, size) = (module.context().pointer(), bytes.ty());
        let (most, to) = (u64::from(align - 1), u64::from(align).wrapping_neg());
        let more = b.binary(Opcode::Add, bytes, size.int(most));
        let whole = b.binary(Opcode::And, more, size.int(to));
        let function =
            module.get_or_add_function("aligned_alloc", pointer.function(&[size, size], false));
        let made = b.call(function, &[size.int(align.into()), whole]);
        if zeroed {
            b.memset(made, module.context().int(8).int(0), bytes, align);
        }
        made
    }
}

/// What calls of our own functions promise, as those of `malloc` and `free` do.
fn promise(call: Value, mem: &Mem) {
    let (what, size) = match mem {
        Mem::HeapAlloc { zeroed: true, .. } => (Allocation::Zeroed, 0),
        Mem::HeapAlloc { .. } => (Allocation::Begins, 0),
        Mem::HeapGrow { .. } => (Allocation::Grows, 2),
        _ => (Allocation::Releases, 0),
    };
    call.set_allocation(FRAME, what, size);
}
