//! Blocks of the heap that the derivative makes for itself, where an exception may leave it: they are linked, so that what
//! is left of them can be given back.
//!
//! ```text
//! a block of n bytes  ⇒ block = 32 + n bytes, linked behind the head of the request's list; block + 32
//! its end             ⇒ unlink p - 32; end p - 32
//! an exception leaves the request  ⇒ end each block that is linked; where it is a shadow whose memory the program has
//!                                    released, that memory, too
//! ```
//! Shadows that may be left to the caller are never among them. Members of a team link and unlink one after the other.

use super::adds::Adds;
use super::list::access;
use super::notes;
use crate::shadow::where_some;
use tapeless_analysis::Owned;
use tapeless_ir::ops::{HEAP_ALIGN, LoopInfo};
use tapeless_ir::par::Lock;
use tapeless_ir::{Builder, IntBin, IntPred, Mem, Module, OpKind, Par, Type, Value};

/// Bytes before what a block holds: the next and the previous one, the memory whose release waits, its shadow.
const HEADER: i64 = 32;
const PREVIOUS: i64 = 8;
const MEMORY: i64 = 16;
const SHADOW: i64 = 24;
/// Where the head of the blocks lies in the head of a request's list.
const HEAD: i64 = super::made::HEAD as i64;
/// Where the lock lies that members have while they link or unlink.
const LOCK: i64 = HEAD + 16;
const LOCK_BYTES: i64 = 32;
/// Bytes of the head of a list, blocks included.
pub(super) const WHOLE: u64 = (LOCK + LOCK_BYTES) as u64;

/// Where blocks are linked.
#[derive(Clone, Copy, Debug)]
pub struct Links {
    /// The list of the request.
    pub list: Value,
    /// Who else may link blocks at the same time.
    pub adds: Adds,
}

impl Links {
    /// Does something with the links, alone.
    fn alone(self, b: &mut Builder, f: impl FnOnce(&mut Builder)) {
        if self.adds == Adds::Plain {
            return f(b);
        }
        let lock = at(b, self.list, LOCK);
        b.value(OpKind::Par(Par::Enter(Lock::Critical)), &[lock], Type::I64);
        f(b);
        b.value(OpKind::Par(Par::Leave(Lock::Critical)), &[lock], Type::I64);
    }
}

/// No blocks yet.
pub(super) fn open(b: &mut Builder, list: Value) {
    let head = at(b, list, HEAD);
    b.store(head, head, access());
    let previous = at(b, head, PREVIOUS);
    b.store(head, previous, access());
    let nobody = b.i64(0);
    for word in (0..LOCK_BYTES).step_by(8) {
        let place = at(b, list, LOCK + word);
        b.store(nobody, place, access());
    }
}

/// A block of so many bytes, linked if there is a list.
pub fn allocate(b: &mut Builder, links: Option<Links>, bytes: Value, zeroed: bool) -> Value {
    let Some(links) = links else {
        return b.value(OpKind::Mem(Mem::heap(zeroed)), &[bytes], Type::PTR);
    };
    let whole = with_header(b, bytes);
    let block = retained(b, whole, zeroed);
    links.alone(b, |b| {
        let head = at(b, links.list, HEAD);
        let next = b.load(head, Type::PTR, access());
        b.store(next, block, access());
        b.store(block, head, access());
        for (of, to) in [(block, head), (next, block)] {
            let previous = at(b, of, PREVIOUS);
            b.store(to, previous, access());
        }
    });
    if !zeroed {
        let (memory, none) = (at(b, block, MEMORY), b.zero(Type::PTR));
        b.store(none, memory, access());
    }
    at(b, block, HEADER)
}

/// A block of so many bytes for what is kept from one sweep to the other.
pub fn begin(b: &mut Builder, links: Option<Links>, bytes: Value, zeroed: bool) -> Value {
    match links {
        Some(_) => allocate(b, links, bytes, zeroed),
        None => retained(b, bytes, zeroed),
    }
}

/// A block that the thread may retain when it ends.
fn retained(b: &mut Builder, bytes: Value, zeroed: bool) -> Value {
    let kind = OpKind::Mem(Mem::HeapAlloc {
        zeroed,
        align: HEAP_ALIGN,
        frame: true,
    });
    b.value(kind, &[bytes], Type::PTR)
}

/// Ends such a block.
pub fn end(b: &mut Builder, links: Option<Links>, pointer: Value) {
    match links {
        Some(_) => release(b, links, pointer),
        None => end_retained(b, pointer),
    }
}

fn end_retained(b: &mut Builder, block: Value) {
    b.push(OpKind::Mem(Mem::HeapFree { frame: true }), &[block], &[]);
}

/// Releases a block.
pub fn release(b: &mut Builder, links: Option<Links>, pointer: Value) {
    let Some(links) = links else {
        b.push(OpKind::Mem(Mem::FREE), &[pointer], &[]);
        return;
    };
    let block = at(b, pointer, -HEADER);
    links.alone(b, |b| {
        let (next, previous) = neighbours(b, block);
        link(b, previous, next);
    });
    end_retained(b, block);
}

/// A block for what is kept that takes the place of a smaller one: with more room, in elements of a size, than that had.
pub fn grow(
    b: &mut Builder,
    links: Option<Links>,
    (pointer, room): (Value, Value),
    (size, more): (Value, Value),
) -> Value {
    let bytes = b.int_bin(IntBin::Mul, more, size);
    let had = b.int_bin(IntBin::Mul, room, size);
    let kind = OpKind::Mem(Mem::HeapGrow { frame: true });
    let Some(links) = links else {
        return b.value(kind, &[pointer, had, bytes], Type::PTR);
    };
    let old = at(b, pointer, -HEADER);
    let (had, whole) = (with_header(b, had), with_header(b, bytes));
    // While it moves, nobody may find its old place beside theirs.
    let mut block = old;
    links.alone(b, |b| {
        block = b.value(kind, &[old, had, whole], Type::PTR);
        let (next, previous) = neighbours(b, block);
        link(b, previous, block);
        link(b, block, next);
    });
    at(b, block, HEADER)
}

/// Says that the release of memory waits, which the note of the shadow in a block tells.
pub fn hold(b: &mut Builder, (block, shadow): (Value, Value), memory: Value) {
    for (word, value) in [(MEMORY, memory), (SHADOW, shadow)] {
        let place = at(b, block, word - HEADER);
        b.store(value, place, access());
    }
}

/// Gives back all that is linked.
pub(super) fn give_back(
    b: &mut Builder,
    module: &Module,
    (released, memory_too): (Option<&Owned>, Value),
    list: Value,
) {
    let head = at(b, list, HEAD);
    let first = b.load(head, Type::PTR, access());
    let any = b.icmp(IntPred::Ne, first, head);
    super::list::where_true(b, any, |b| {
        let each = b.begin(&[Type::PTR]);
        let block = b.body.regions[each].params[0];
        let next = b.load(block, Type::PTR, access());
        if let Some(released) = released {
            let place = at(b, block, MEMORY);
            let (memory, none) = (b.load(place, Type::PTR, access()), b.zero(Type::PTR));
            let memory = b.select(memory_too, memory, none);
            where_some(b, memory, true, |b| {
                let place = at(b, block, SHADOW);
                let shadow = b.load(place, Type::PTR, access());
                notes::follow(b, module, released, memory, shadow);
            });
        }
        end_retained(b, block);
        let more = b.icmp(IntPred::Ne, next, head);
        b.repeat(false, more, &[next], &[]);
        let info = LoopInfo {
            params: 1,
            ..LoopInfo::default()
        };
        b.loop_(info, &[first], each);
    });
}

fn with_header(b: &mut Builder, bytes: Value) -> Value {
    match b.body.as_int(bytes) {
        Some(bytes) => b.i64(bytes.wrapping_add(HEADER)),
        None => {
            let header = b.i64(HEADER);
            b.int_bin(IntBin::Add, bytes, header)
        }
    }
}

fn neighbours(b: &mut Builder, block: Value) -> (Value, Value) {
    let next = b.load(block, Type::PTR, access());
    let previous = at(b, block, PREVIOUS);
    (next, b.load(previous, Type::PTR, access()))
}

fn link(b: &mut Builder, first: Value, second: Value) {
    b.store(second, first, access());
    let previous = at(b, second, PREVIOUS);
    b.store(first, previous, access());
}

/// So many bytes further on.
pub fn at(b: &mut Builder, place: Value, offset: i64) -> Value {
    let offset = b.i64(offset);
    b.ptr_add(place, offset, 1)
}
