//! Heap memory of derivatives: libc's functions, and large frames on large pages.
//!
//! A frame is written once, read once and given back. For a large one the cost is not the memory traffic but the
//! page faults: the kernel maps it anew at every call. [`LARGE`] bytes and more are therefore advised to lie on
//! large pages, which divides the number of faults by 512; where the kernel does not follow, nothing is lost.

use super::body::Writer;
use crate::call::Place;
use crate::{Builder, Function, GepFlags, IntPredicate, Linkage, Module, Opcode, Value};
use tapeless_diag::Result;
use tapeless_ir::ops::HEAP_ALIGN;
use tapeless_ir::{Mem, Target};

/// Bytes of a frame from which large pages (2 MiB on x86-64) are asked for.
const LARGE: u64 = 4 << 20;
/// Bytes of a small page.
const PAGE: u64 = 4096;
/// `MADV_HUGEPAGE` of `madvise(2)` on Linux.
const MADV_HUGEPAGE: u64 = 14;

impl Writer<'_, '_> {
    /// Allocation, growth and release of memory that the derivative makes for itself.
    pub(super) fn build_heap(&mut self, mem: &Mem, args: &[Value]) -> Result<Option<Value>> {
        let module = self.emitter.module;
        let context = module.context();
        let (pointer, size) = (context.pointer(), context.int(64));
        let (function, args) = match mem {
            Mem::HeapAlloc { zeroed, align } if *align > HEAP_ALIGN => {
                return Ok(Some(self.build_aligned(args[0], *align, *zeroed)));
            }
            Mem::HeapAlloc { zeroed: true, .. } => {
                let calloc =
                    module.get_or_add_function("calloc", pointer.function(&[size, size], false));
                (calloc, vec![size.int(1), args[0]])
            }
            Mem::HeapAlloc { zeroed: false, .. } if is_small(args[0]) => {
                (allocator(module, false), args.to_vec())
            }
            Mem::HeapAlloc { .. } => (frame_function(module, false), args.to_vec()),
            Mem::HeapGrow => (frame_function(module, true), args.to_vec()),
            _ => {
                let free = context.void().function(&[pointer], false);
                (module.get_or_add_function("free", free), args.to_vec())
            }
        };
        let made = self.builder.call(function, &args);
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

fn is_small(bytes: Value) -> bool {
    bytes.const_u64().is_some_and(|bytes| bytes < LARGE)
}

/// `malloc`, or `realloc` if the memory grows.
fn allocator(module: Module, grows: bool) -> Function {
    let (pointer, size) = (module.context().pointer(), module.context().int(64));
    if grows {
        module.get_or_add_function("realloc", pointer.function(&[pointer, size], false))
    } else {
        module.get_or_add_function("malloc", pointer.function(&[size], false))
    }
}

/// The module's own allocator of frames: libc's, then advice to the kernel if the frame is large, where it takes any.
fn frame_function(module: Module, grows: bool) -> Function {
    let name = if grows {
        "tapeless.grow_frame"
    } else {
        "tapeless.frame"
    };
    let libc = allocator(module, grows);
    if !Target::of(module.system()).library().advice {
        return libc;
    }
    if let Some(known) = module.function(name) {
        return known;
    }
    let made = module.add_function(name, libc.ty());
    made.value().set_linkage(Linkage::Internal);
    made.value().add_attribute(Place::Return, "noalias");
    made.value().add_attribute(Place::Function, "nounwind");
    let params = made.params();
    let b = Builder::at_end(made.append_block("entry"));
    let (large, done) = (made.append_block("large"), made.append_block("done"));
    let block = b.call(libc, &params);
    let size = params[params.len() - 1];
    let long = size.ty();
    let is_large = b.icmp(IntPredicate::Uge, size, long.int(LARGE));
    b.cond_br(is_large, large, done);
    b.move_to_end(large);
    advise(module, &b, block, size);
    b.br(done);
    b.move_to_end(done);
    b.ret(Some(block));
    made
}

/// Advises the whole pages of a block: in a function of its own, which derivatives of derivatives do not look into. They would take
/// the program to count on such alignment.
fn advise(module: Module, b: &Builder, block: Value, size: Value) {
    const NAME: &str = "tapeless.advise";
    if let Some(known) = module.function(NAME) {
        b.call(known, &[block, size]);
        return;
    }
    let context = module.context();
    let ty = context.void().function(&[block.ty(), size.ty()], false);
    let made = module.add_function(NAME, ty);
    made.value().set_linkage(Linkage::Internal);
    for attribute in ["nounwind", "noinline"] {
        made.value().add_attribute(Place::Function, attribute);
    }
    b.call(made, &[block, size]);
    advice(
        module,
        &Builder::at_end(made.append_block("entry")),
        &made.params(),
    );
}

fn advice(module: Module, b: &Builder, params: &[Value]) {
    let (block, size) = (params[0], params[1]);
    let (pointer, long) = (module.context().pointer(), size.ty());
    let int = module.context().int(32);
    let madvise = module.get_or_add_function("madvise", int.function(&[pointer, long, int], false));
    let address = b.cast(Opcode::PtrToInt, block, long);
    let over = b.binary(Opcode::And, address, long.int(PAGE - 1));
    let skip = b.binary(Opcode::Sub, long.int(PAGE), over);
    let pages = b.byte_offset(block, skip, GepFlags::default());
    let rest = b.binary(Opcode::Sub, size, long.int(PAGE));
    b.call(madvise, &[pages, rest, int.int(MADV_HUGEPAGE)]);
    b.ret(None);
}
