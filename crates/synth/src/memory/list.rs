//! The list of shadows that end with the request: of memory that was released in the forward sweep, where the derivative
//! leaves other memory to its caller. Until the reverse of their allocation they hold adjoints.
//!
//! ```text
//! free(p)  ⇒ if p' then *list = {note: which free, next: *list, p'}      end of the request ⇒ free each p'
//! ```

use super::notes;
use crate::shadow::shadow_access;
use tapeless_analysis::{Deallocator, Owned};
use tapeless_ir::ops::{Access, LoopInfo};
use tapeless_ir::{Builder, IntPred, Mem, Module, OpKind, Type, Value};

/// Bytes of an entry behind its note: the next one, the shadow.
const ENTRY: i64 = 16;

/// An empty list.
pub fn open(b: &mut Builder) -> Value {
    let one = b.i64(1);
    let list = b.value(OpKind::Mem(Mem::alloca(8, 8)), &[one], Type::PTR);
    let null = b.zero(Type::PTR);
    b.store(null, list, access());
    list
}

/// Puts a shadow on the list, with the call that releases its primal; without one, it is released by `free`.
pub fn push(
    b: &mut Builder,
    (list, listed): (Value, &Owned),
    shadow: Value,
    by: Option<(Deallocator, &[Value])>,
) {
    let bytes = b.i64(ENTRY);
    let entry = notes::block(b, bytes);
    if let Some((by, args)) = by {
        notes::write(b, listed, by, entry, args);
    }
    let next = b.load(list, Type::PTR, access());
    b.store(next, entry, access());
    let place = second(b, entry);
    b.store(shadow, place, access());
    b.store(entry, list, access());
}

/// Releases all that is on the list.
pub fn work_off(b: &mut Builder, module: &Module, listed: &Owned, list: Value) {
    let null = b.zero(Type::PTR);
    let first = b.load(list, Type::PTR, access());
    let any = b.icmp(IntPred::Ne, first, null);
    let then = b.begin(&[]);
    let each = b.begin(&[Type::PTR]);
    let entry = b.body.regions[each].params[0];
    let next = b.load(entry, Type::PTR, access());
    release(b, module, listed, entry);
    let more = b.icmp(IntPred::Ne, next, null);
    b.repeat(false, more, &[next], &[]);
    let info = LoopInfo {
        params: 1,
        ..LoopInfo::default()
    };
    b.loop_(info, &[first], each);
    b.yield_(&[]);
    let otherwise = b.begin(&[]);
    b.yield_(&[]);
    b.if_(any, then, otherwise);
}

fn release(b: &mut Builder, module: &Module, listed: &Owned, entry: Value) {
    let place = second(b, entry);
    let shadow = b.load(place, Type::PTR, access());
    let plain = notes::is_empty(b, entry);
    let then = b.begin(&[]);
    b.push(OpKind::Mem(Mem::HeapFree), &[shadow], &[]);
    b.yield_(&[]);
    let otherwise = b.begin(&[]);
    notes::follow(b, module, listed, shadow, entry);
    b.yield_(&[]);
    b.if_(plain, then, otherwise);
    notes::release(b, Some(listed), entry);
}

fn second(b: &mut Builder, entry: Value) -> Value {
    let at = b.i64(ENTRY / 2);
    b.ptr_add(entry, at, 1)
}

fn access() -> Access {
    shadow_access(Access::default())
}
