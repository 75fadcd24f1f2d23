//! The list of shadows that end with the request: of memory that was released in the forward sweep, where the derivative
//! leaves other memory to its caller. Until the reverse of their allocation they hold adjoints.
//!
//! ```text
//! free(p)  ⇒ if p' then *list = {note: which free, next: *list, p'}      end of the request ⇒ free each p'
//! ```
//! Where the program also releases memory that it was given, those are freed that the derivative made (`made`).

use super::adds::Adds;
use super::{kept, made, notes};
use crate::shadow::shadow_access;
use tapeless_analysis::{Deallocator, Owned};
use tapeless_ir::ops::{Access, AtomicOrder, LoopInfo, Update};
use tapeless_ir::{Body, Builder, IntPred, Mem, Module, OpKind, Type, Value};

/// Bytes of an entry behind its note: the next one, the shadow.
const ENTRY: i64 = 16;

/// An empty list in the function's frame; `kept`: with room for all that the derivative makes on the heap.
pub fn open(b: &mut Builder, listed: Option<&Owned>, kept: bool) -> Value {
    let (one, bytes) = (b.i64(1), head(listed, kept));
    let list = b.value(OpKind::Mem(Mem::alloca(bytes, 8)), &[one], Type::PTR);
    empty(b, list, listed, kept);
    list
}

/// An empty list on the heap, which outlives the function, with room for all that the derivative makes there.
pub fn open_on_heap(b: &mut Builder, listed: Option<&Owned>) -> Value {
    let bytes = b.i64(head(listed, true).cast_signed());
    let list = b.value(OpKind::Mem(Mem::heap(false)), &[bytes], Type::PTR);
    empty(b, list, listed, true);
    list
}

/// Bytes of the head of a list.
fn head(listed: Option<&Owned>, kept: bool) -> u64 {
    match (kept, listed.is_some_and(|listed| listed.releases_given)) {
        (true, _) => kept::WHOLE,
        (false, true) => made::HEAD,
        (false, false) => 8,
    }
}

fn empty(b: &mut Builder, list: Value, listed: Option<&Owned>, kept: bool) {
    let told_apart = listed.is_some_and(|listed| listed.releases_given);
    let null = b.zero(Type::PTR);
    b.store(null, list, access());
    if told_apart {
        made::open(b, list);
    }
    if kept {
        kept::open(b, list);
    }
}

/// The parameters of such a function.
pub const END: [Type; 2] = [Type::PTR, Type::I1];

/// A function that gives back all that is on a list; memory of the primal whose release waits only if that is asked for: it is
/// on the lists of all directions.
/// `on_heap`: the list lies on the heap itself.
pub fn end(module: &Module, listed: Option<&Owned>, owned: Option<&Owned>, on_heap: bool) -> Body {
    let mut b = Builder::new(&END);
    let (list, memory_too) = (b.body.params()[0], b.body.params()[1]);
    if let Some(listed) = listed {
        work_off(&mut b, module, listed, list);
    }
    kept::give_back(&mut b, module, (owned.or(listed), memory_too), list);
    if on_heap {
        b.push(OpKind::Mem(Mem::FREE), &[list], &[]);
    }
    b.return_(&[]);
    b.finish()
}

/// Puts a shadow on the list, with the call that releases its primal; without one, it is released by `free`. `adds`: who else may do
/// so at the same time.
pub fn push(
    b: &mut Builder,
    (list, listed): (Value, &Owned),
    adds: Adds,
    shadow: Value,
    by: Option<(Deallocator, &[Value])>,
) {
    let bytes = b.i64(ENTRY);
    let entry = notes::block(b, bytes);
    if let Some((by, args)) = by {
        notes::write(b, listed, by, entry, args);
    }
    let place = second(b, entry);
    b.store(shadow, place, access());
    link(b, list, entry, adds);
}

/// Lets a list begin with an entry, whose first word leads to the rest.
pub(super) fn link(b: &mut Builder, list: Value, entry: Value, adds: Adds) {
    let next = match adds {
        Adds::Plain => {
            let next = b.load(list, Type::PTR, access());
            b.store(entry, list, access());
            next
        }
        Adds::Update | Adds::Later => {
            let access = Access {
                order: AtomicOrder::Monotonic,
                align: 8,
                ..access()
            };
            let exchange = Mem::Update {
                update: Update::Xchg,
                later: false,
                access,
            };
            b.value(OpKind::Mem(exchange), &[list, entry], Type::PTR)
        }
    };
    b.store(next, entry, access());
}

/// Releases all that is on the list.
pub fn work_off(b: &mut Builder, module: &Module, listed: &Owned, list: Value) {
    if listed.releases_given {
        made::index(b, list);
    }
    each(b, list, |b, entry| {
        let place = second(b, entry);
        let shadow = b.load(place, Type::PTR, access());
        if listed.releases_given {
            let is_made = made::contains(b, list, shadow);
            where_true(b, is_made, |b| release(b, module, listed, (entry, shadow)));
        } else {
            release(b, module, listed, (entry, shadow));
        }
        notes::release_block(b, entry);
    });
    if listed.releases_given {
        made::close(b, list);
    }
}

/// Does something with each entry of a list, whose first word leads to the next.
pub(super) fn each(b: &mut Builder, list: Value, f: impl FnOnce(&mut Builder, Value)) {
    let null = b.zero(Type::PTR);
    let first = b.load(list, Type::PTR, access());
    let any = b.icmp(IntPred::Ne, first, null);
    where_true(b, any, |b| {
        let each = b.begin(&[Type::PTR]);
        let entry = b.body.regions[each].params[0];
        let next = b.load(entry, Type::PTR, access());
        f(b, entry);
        let more = b.icmp(IntPred::Ne, next, null);
        b.repeat(false, more, &[next], &[]);
        let info = LoopInfo {
            params: 1,
            ..LoopInfo::default()
        };
        b.loop_(info, &[first], each);
    });
}

pub(super) fn where_true(b: &mut Builder, condition: Value, f: impl FnOnce(&mut Builder)) {
    b.either(condition, f, |_| {});
}

/// Releases a shadow as the note of its entry says.
fn release(b: &mut Builder, module: &Module, listed: &Owned, (entry, shadow): (Value, Value)) {
    let plain = notes::is_empty(b, entry);
    b.either(
        plain,
        |b| {
            b.push(OpKind::Mem(Mem::FREE), &[shadow], &[]);
        },
        |b| notes::follow(b, module, listed, shadow, entry),
    );
}

fn second(b: &mut Builder, entry: Value) -> Value {
    let at = b.i64(ENTRY / 2);
    b.ptr_add(entry, at, 1)
}

pub(super) fn access() -> Access {
    shadow_access(Access::default())
}
