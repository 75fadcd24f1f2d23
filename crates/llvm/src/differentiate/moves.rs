//! Bytes that are moved through an integer or a vector: simplifications make them of small copies, whose bytes may be
//! floats or pointers. As copies again they are followed like larger ones.

use crate::opcode::Opcode;
use crate::types::Layout;
use crate::{Builder, Function, Module, Value};

/// Loads whose only use is a store nearby become copies.
pub fn restore(function: Function) {
    let loads: Vec<Value> = function
        .instructions()
        .filter(|&value| value.is(Opcode::Load) && holds_bytes(value) && is_plain(value))
        .collect();
    for load in loads {
        let [store] = load.users()[..] else { continue };
        let moves = store.is(Opcode::Store)
            && is_plain(store)
            && store.operand(0) == load
            && follows_undisturbed(load, store);
        if moves {
            copy(load, store, function.module());
        }
    }
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
pub(super) fn is_plain(access: Value) -> bool {
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
pub(super) fn is_marker(instruction: Value) -> bool {
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
    store.erase();
    load.erase();
}
