//! Shadow memory, as every sweep uses it: how it is accessed, and the shadows of pointers and objects.

use crate::count::{product, widen};
use crate::unit::{Step, Unit};
use tapeless_analysis::PointerActivity;
use tapeless_ir::ops::{Access, Space};
use tapeless_ir::{Builder, Constant, IntBin, IntPred, Mem, Op, OpKind, Type, Value, ValueDef};

/// Shadow memory is accessed like its primal, without its hints.
pub fn shadow_access(access: Access) -> Access {
    Access {
        align: access.align.max(1),
        space: Space::Shadow,
        ..Access::default()
    }
}

/// The shadow of a constant, a parameter without shadow or another inactive pointer: null.
///
/// # Errors
/// If it is the address of an active global.
pub fn shadow_constant(unit: &Unit<'_>, b: &mut Builder, v: Value, at: Op) -> Step<Option<Value>> {
    if !unit.has_shadow(v) {
        return Ok(Some(b.zero(Type::PTR)));
    }
    match &unit.body.values[v].def {
        ValueDef::Const(Constant::Global(g, offset)) => {
            if let Some(shadow) = unit.module.shadow_of_global(*g) {
                let shadow = Constant::Global(shadow, *offset);
                return Ok(Some(b.body.constant(Type::PTR, shadow)));
            }
            let name = unit.module.globals[*g].shown_name();
            let what = format!("the global `{name}` carries a derivative but has no shadow");
            let instead = "pass the memory as an argument, with its shadow (`enzyme_dup`), or keep the value in a local variable";
            Err(unit.unsupported(at, what, instead))
        }
        ValueDef::Const(_) => Ok(Some(b.zero(Type::PTR))),
        _ => Ok(None),
    }
}

/// The shadow of `base + …`: the same offset from the shadow of base, null if that is null.
pub fn shadow_ptr_add(
    b: &mut Builder,
    kind: &OpKind,
    args: &[Value],
    base: PointerActivity,
) -> Value {
    let moved = b.value(kind.clone(), args, Type::PTR);
    if base != PointerActivity::Mixed {
        return moved;
    }
    let null = b.zero(Type::PTR);
    let none = b.icmp(IntPred::Eq, args[0], null);
    b.select(none, null, moved)
}

/// A stack object of the same shape, zeroed.
pub fn shadow_alloca(b: &mut Builder, kind: &OpKind, size: u64, count: Value) -> Value {
    let shadow = b.value(kind.clone(), &[count], Type::PTR);
    let wide = widen(b, count);
    let one = b.i64(size.cast_signed());
    let bytes = match b.body.as_int(wide) {
        Some(n) => b.i64(n.wrapping_mul(size.cast_signed())),
        None => b.int_bin(IntBin::Mul, wide, one),
    };
    let zero = b.int(Type::I8, 0);
    b.push(
        OpKind::Mem(Mem::Set(Access {
            align: 1,
            space: Space::Shadow,
            ..Access::default()
        })),
        &[shadow, zero, bytes],
        &[],
    );
    shadow
}

/// Whether shadows of stack objects are read by another function than the one that makes them.
pub fn outlives_frame(unit: &Unit<'_>) -> bool {
    unit.context.mode == tapeless_analysis::Mode::Split
}

/// The shadow of a stack object, zeroed, on the heap.
pub fn shadow_heap(b: &mut Builder, size: u64, count: Value) -> Value {
    let one = b.i64(size.cast_signed());
    let bytes = product(b, &[count, one]);
    let kind = OpKind::Mem(Mem::HeapAlloc { zeroed: true });
    b.value(kind, &[bytes], Type::PTR)
}

/// Runs `f` where the pointer is not null.
pub fn where_some(b: &mut Builder, p: Value, f: impl FnOnce(&mut Builder)) {
    let null = b.zero(Type::PTR);
    let some = b.icmp(IntPred::Ne, p, null);
    let then = b.begin(&[]);
    f(b);
    b.yield_(&[]);
    let otherwise = b.begin(&[]);
    b.yield_(&[]);
    b.if_(some, then, otherwise);
}

/// A shadow pointer from shadow memory; null if there is none.
pub fn load_shadow_pointer(b: &mut Builder, from: Value, access: Access, mixed: bool) -> Value {
    let access = shadow_access(access);
    if !mixed {
        return b.load(from, Type::PTR, access);
    }
    let null = b.zero(Type::PTR);
    let some = b.icmp(IntPred::Ne, from, null);
    let then = b.begin(&[]);
    let loaded = b.load(from, Type::PTR, access);
    b.yield_(&[loaded]);
    let otherwise = b.begin(&[]);
    b.yield_(&[null]);
    let op = b.if_(some, then, otherwise);
    b.result(op)
}
