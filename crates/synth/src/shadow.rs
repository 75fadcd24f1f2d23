//! Shadow memory, as every sweep uses it: how it is accessed, and the shadows of pointers and objects.

use crate::count::{product, widen};
use crate::memory::kept::{self, Links};
use crate::memory::notes;
use crate::unit::{Step, Unit};
use tapeless_analysis::PointerActivity;
use tapeless_ir::ops::{Access, HEAP_ALIGN, Space};
use tapeless_ir::{
    Builder, Cast, Constant, IntBin, IntPred, Mem, Op, OpData, OpKind, Type, Value, ValueDef,
};

/// Shadow memory is accessed like its primal, without its hints. Where its primal is aligned to more than `malloc` gives,
/// the shadow may be less: a caller's, or one that is left to a caller beside memory that the program rounds up itself.
pub fn shadow_access(access: Access) -> Access {
    Access {
        align: access.align.clamp(1, HEAP_ALIGN),
        space: Space::Shadow,
        ..Access::default()
    }
}

/// The shadow of a constant, a parameter without shadow or another inactive pointer: null.
///
/// # Errors
/// If it is the address of an active global without a shadow, which is not legal.
pub fn shadow_constant(unit: &Unit<'_>, b: &mut Builder, v: Value, at: Op) -> Step<Option<Value>> {
    let ty = unit.body.ty(v);
    if !unit.has_shadow(v) {
        return Ok(Some(b.zero(ty)));
    }
    match &unit.body.values[v].def {
        ValueDef::Const(Constant::Global(g, offset)) => {
            if let Some(shadow) = unit.module.shadow_of_global(*g) {
                let shadow = Constant::Global(shadow, *offset);
                return Ok(Some(b.body.constant(ty, shadow)));
            }
            Err(unit.illegal(at))
        }
        ValueDef::Const(_) => Ok(Some(b.zero(ty))),
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
    let moved = b.value(kind.clone(), args, b.body.ty(args[0]));
    match base {
        PointerActivity::Mixed => null_stays(b, args[0], moved),
        _ => moved,
    }
}

/// The shadow of a pointer that is frozen, or cast to another address space, from that of what it was.
pub fn shadow_cast(b: &mut Builder, of: Value, ty: Type) -> Value {
    match b.body.ty(of) == ty {
        true => of,
        false => b.cast(Cast::AddrSpace, of, ty),
    }
}

/// A shadow that was moved; null if it was null.
pub fn null_stays(b: &mut Builder, shadow: Value, moved: Value) -> Value {
    let null = b.zero(b.body.ty(shadow));
    let none = b.icmp(IntPred::Eq, shadow, null);
    b.select(none, null, moved)
}

/// So many bytes of shadow become 0.
pub fn clear(b: &mut Builder, shadow: Value, bytes: Value) {
    let zero = b.int(Type::I8, 0);
    let set = Mem::Set(shadow_access(Access::default()));
    b.push(OpKind::Mem(set), &[shadow, zero, bytes], &[]);
}

/// A stack object of the same shape and type, zeroed.
pub fn shadow_alloca(
    b: &mut Builder,
    (kind, ty): (&OpKind, Type),
    size: u64,
    count: Value,
) -> Value {
    let shadow = b.value(kind.clone(), &[count], ty);
    let wide = widen(b, count);
    let one = b.i64(size.cast_signed());
    let bytes = match b.body.as_int(wide) {
        Some(n) => b.i64(n.wrapping_mul(size.cast_signed())),
        None => b.int_bin(IntBin::Mul, wide, one),
    };
    clear(b, shadow, bytes);
    shadow
}

/// Whether shadows of stack objects are read by another function than the one that makes them.
pub fn outlives_frame(unit: &Unit<'_>) -> bool {
    unit.context.mode == tapeless_analysis::Mode::Split
}

/// The shadow of a stack object, zeroed, on the heap, and linked where blocks are.
pub fn shadow_heap(
    b: &mut Builder,
    links: Option<Links>,
    (size, count): (u64, Value),
    (object, align): (Value, u32),
) -> Value {
    let one = b.i64(size.cast_signed());
    let bytes = product(b, &[count, one]);
    match align > HEAP_ALIGN {
        true => notes::aligned(b, links, bytes, (object, align)),
        false => kept::allocate(b, links, bytes, true),
    }
}

/// Releases what [`shadow_heap`] made.
pub fn release_heap(b: &mut Builder, links: Option<Links>, shadow: Value, align: u32) {
    let block = match align > HEAP_ALIGN {
        true => notes::block_of(b, align, shadow),
        false => shadow,
    };
    kept::release(b, links, block);
}

/// Runs `f` where there is a shadow: always, or, if it is mixed, where it is not null.
pub fn where_some(b: &mut Builder, shadow: Value, mixed: bool, f: impl FnOnce(&mut Builder)) {
    match mixed {
        true => either(b, shadow, f, |_| {}),
        false => f(b),
    }
}

/// Runs `f` where there is a shadow, `g` where there is none.
pub fn either(
    b: &mut Builder,
    shadow: Value,
    f: impl FnOnce(&mut Builder),
    g: impl FnOnce(&mut Builder),
) {
    let some = is_some(b, shadow);
    b.either(some, f, g);
}

/// What `f` gives where there is a shadow, else zero.
pub fn some_or_zero(
    b: &mut Builder,
    shadow: Value,
    ty: Type,
    f: impl FnOnce(&mut Builder) -> Value,
) -> Value {
    let some = is_some(b, shadow);
    let zero = b.zero(ty);
    let then = b.begin(&[]);
    let given = f(b);
    b.yield_(&[given]);
    let otherwise = b.begin(&[]);
    b.yield_(&[zero]);
    let op = b.if_(some, then, otherwise);
    b.result(op)
}

fn is_some(b: &mut Builder, shadow: Value) -> Value {
    let null = b.zero(b.body.ty(shadow));
    b.icmp(IntPred::Ne, shadow, null)
}

/// Ends the program if a pointer that was loaded has no shadow, since it was stored before the request.
pub fn check_stale(
    unit: &Unit<'_>,
    b: &mut Builder,
    data: &OpData,
    (pointer, shadow): (Value, Value),
) {
    if unit.may_be_stale(data) {
        b.push(OpKind::Mem(Mem::Check), &[shadow, pointer], &[]);
    }
}

/// The shadow of a pointer that is loaded, from the shadow of where it lies: null if there is none. `same` is the pointer
/// itself, where one that equals it says so, too.
pub fn load_shadow_pointer(
    b: &mut Builder,
    (from, ty): (Value, Type),
    access: Access,
    mixed: bool,
    same: Option<Value>,
) -> Value {
    let access = shadow_access(access);
    let load = |b: &mut Builder| b.load(from, ty, access);
    let loaded = match mixed {
        true => some_or_zero(b, from, ty, load),
        false => load(b),
    };
    let Some(primal) = same else {
        return loaded;
    };
    let null = b.zero(ty);
    let none = b.icmp(IntPred::Eq, loaded, primal);
    b.select(none, null, loaded)
}
