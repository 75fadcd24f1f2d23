//! Bytes that are moved through an integer or a vector: simplifications make them of small copies, whose bytes may be
//! floats or pointers. As copies again they are followed like larger ones.

use crate::import::hint;
use crate::opcode::Opcode;
use crate::rewrites::kept::indexed;
use crate::types::Layout;
use crate::{Builder, Function, Module, Value};
use tapeless_ir::ops::Hint;

/// Loads whose only use is a store nearby become copies.
pub fn restore(function: Function) {
    let loads: Vec<Value> = function
        .instructions()
        .filter(|&value| value.is(Opcode::Load) && holds_bytes(value) && is_plain(value))
        .collect();
    for load in loads {
        let stores = load.users();
        let is_stored =
            |&store: &Value| store.is(Opcode::Store) && is_plain(store) && store.operand(0) == load;
        match stores[..] {
            _ if !stores.iter().all(is_stored) => {}
            [store] if follows_undisturbed(load, store) => copy(load, store, function.module()),
            [_, ..] if may_be_pointer(load) => keep(function, load, &stores),
            _ => {}
        }
    }
}

/// Whether there may be a pointer in it, which has no shadow where it is an integer.
fn may_be_pointer(load: Value) -> bool {
    let scalar = if load.ty().is_vector() {
        load.ty().element()
    } else {
        load.ty()
    };
    hint(load) == Hint::None && (!scalar.is_int() || scalar.int_width() >= 64)
}

/// What is stored where the memory that it was loaded from may have changed, as in a swap, is kept in memory until then.
fn keep(function: Function, load: Value, stores: &[Value]) {
    let (first, next) = (function.entry().first_insertion_point(), load.next());
    let (Some(first), Some(next)) = (first, next) else {
        return;
    };
    let module = function.module();
    let size = Layout::of(module).store_size(load.ty());
    let bytes = module.context().int(64).int(size);
    let kept = (Builder::before(first).alloca(load.ty()), load.align());
    kept.0.set_align(kept.1);
    let copy = |at: Value, to: (Value, u32), from: (Value, u32), access: Value| {
        let copied = Builder::before(at).memcpy(to.0, to.1, from.0, from.1, bytes);
        copied.copy_metadata(access, "tbaa");
        indexed::pass_on(access, copied);
    };
    copy(next, kept, (load.access_pointer(), load.align()), load);
    for &store in stores {
        copy(store, (store.access_pointer(), store.align()), kept, store);
        store.erase();
    }
    load.erase();
}

/// Whether the value is of a type that says nothing of what its bytes are.
fn holds_bytes(value: Value) -> bool {
    let ty = value.ty();
    match ty.is_vector() {
        true => ty.element().is_int() || ty.element().is_pointer(),
        false => ty.is_int() && matches!(ty.int_width(), 16 | 32 | 64 | 128),
    }
}

/// Whether an access is neither volatile nor atomic.
pub(crate) fn is_plain(access: Value) -> bool {
    !access.is_volatile() && !access.is_atomic()
}

/// Whether the store comes after the load in its block, and nothing between them writes.
fn follows_undisturbed(load: Value, store: Value) -> bool {
    let mut at = load.next();
    while let Some(instruction) = at {
        if instruction == store {
            return true;
        }
        if instruction.may_write() && !is_marker(instruction) {
            return false;
        }
        at = instruction.next();
    }
    false
}

/// Whether it is a call that LLVM models as a write only to keep its place.
pub(crate) fn is_marker(instruction: Value) -> bool {
    const MARKERS: [&str; 2] = ["llvm.experimental.noalias.scope.decl", "llvm.assume"];
    let callee = instruction.is(Opcode::Call).then(|| instruction.callee());
    let name = callee
        .and_then(|callee| callee.as_function())
        .map(|f| f.name());
    name.is_some_and(|name| MARKERS.contains(&name.as_str()))
}

/// Ranges of one pointer's size overlap wholly or, in a program with a meaning, not at all.
fn copy(load: Value, store: Value, module: Module) {
    const WORD: u64 = 8;
    let size = Layout::of(module).store_size(load.ty());
    let builder = Builder::before(store);
    let (to, from) = (store.operand(1), load.access_pointer());
    let bytes = module.context().int(64).int(size);
    let made = match size {
        ..=WORD => builder.memcpy(to, store.align(), from, load.align(), bytes),
        _ => builder.memmove(to, store.align(), from, load.align(), bytes),
    };
    made.copy_metadata(load, "tbaa");
    indexed::pass_on(load, made);
    store.erase();
    load.erase();
}
