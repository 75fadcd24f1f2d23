//! Notes beside the shadows of memory that the derivative owns.
//!
//! ```text
//! p = malloc(n)   ⇒ p' = calloc(n + 32) + 32      free(p)  ⇒ p'[-32] = which free
//! reverse of both ⇒ if p'[-32] then free(p);  free(p' - 32)
//! ```
//! Where sizes are asked for, the note ends with n. Where the program counts on more than `malloc`'s alignment A, a shadow
//! is as far from a multiple of it as its primal, and the block is noted, too:
//!
//! ```text
//! p = malloc(n)   ⇒ s = calloc(n + 48 + A); p' = s + 48 + (p - (s + 48)) mod A, in words; p'[-40] = s
//! ```
//! Until the reverse of its allocation memory stays, since the reverse sweep may read it.
//!
//! # What must hold
//!
//! Memory stays until the reverse of its allocation, since the reverse sweep may read it: a release is put off to there.
//! Where the function of a request hands nothing that it allocates to its caller and releases only what it or its callees
//! allocated, or where none of the caller's memory that has a shadow can hold a pointer (`analysis/owned.rs`), the derivative
//! owns all memory that it handles. Then a release, in whatever function, writes a *note* beside the shadow, `p'[-32]`: which
//! deallocating function, and its other arguments.
//!
//! The reverse of the allocation follows the note, and frees the shadow. Elsewhere the shadow of what is released goes on a
//! *list* that all functions of the request are given, and is released at its end (`synth/memory/list.rs`), unless each
//! release of the memory waits for the reverse of its allocation. Where memory of the caller may be released, too, whose
//! shadow is the caller's, the derivative also remembers which shadows it made, and at the end looks them up (`made.rs`). A
//! call gives back in reverse only what that call made, and the shadow of memory that outlives the function that made it
//! comes from the primal's own allocator (`alike`), for it ends as the primal does.
//!
//! In forward mode that is so for all memory. All this is decided once for a request, from the facts of its function
//! (`engine/handling.rs`), with the greatest alignment that the program counts on (`analysis/aligned.rs`): where that is more
//! than `malloc` gives, a shadow lies as far from a multiple of it as its memory does. Memory of arenas that nothing releases
//! ends unseen (`analysis/arenas.rs`): its shadow goes on the list as it is made, if the caller never finds the memory.

use super::kept::{self, Links};
use crate::shadow::shadow_access;
use crate::unit::Unit;
use tapeless_analysis::lifetimes::owned::ARGUMENTS;
use tapeless_analysis::{Deallocator, Owned};
use tapeless_ir::ops::{Access, Call, HEAP_ALIGN};
use tapeless_ir::{
    Builder, Callee, Cast, FastMath, IntBin, IntPred, Mem, Module, OpKind, Type, Value,
};

/// Bytes of a note: which deallocating function (0: none), its other arguments, the size; a multiple of the alignment
/// of `malloc`.
pub const NOTE: i64 = 32;
const WORD: i64 = 8;
const SIZE: i64 = 1 + ARGUMENTS as i64;
/// Bytes of a note with the block that it lies in.
const WITH_BLOCK: i64 = NOTE + HEAP_ALIGN as i64;
const BLOCK: i64 = -1;
const _: () = assert!(WORD * (2 + ARGUMENTS as i64) <= NOTE && NOTE % 16 == 0);

/// A zeroed shadow of so many bytes of memory, with room for a note if the derivative owns that, or keeps it on a list.
pub fn allocate(b: &mut Builder, unit: &Unit<'_>, bytes: Value, memory: Value) -> Value {
    let links = unit.kept_shadows();
    if !has_note(unit) {
        return kept::allocate(b, None, bytes, true);
    }
    let shadow = match is_aligned(unit) {
        true => aligned(b, links, bytes, (memory, unit.align)),
        false => noted(b, links, bytes),
    };
    if unit.owned.is_some_and(|owned| owned.asks_sizes) {
        let place = word(b, shadow, SIZE);
        b.store(bytes, place, shadow_access(Access::default()));
    }
    shadow
}

/// The size of memory that has a shadow is what both have: allocators give some blocks more than was asked for.
/// ```text
/// n = malloc_usable_size(p)  ⇒ if p' != null then n = min(n, p'[-8] or malloc_usable_size(p'))
/// ```
pub fn size(
    b: &mut Builder,
    owned: Option<&Owned>,
    asked: &Call,
    size: Value,
    shadow: Value,
) -> Value {
    let null = b.zero(Type::PTR);
    let some = b.icmp(IntPred::Ne, shadow, null);
    let then = b.begin(&[]);
    let room = match owned {
        Some(_) => {
            let place = word(b, shadow, SIZE);
            b.load(place, Type::I64, shadow_access(Access::default()))
        }
        None => b.value(OpKind::Call(asked.clone()), &[shadow], Type::I64),
    };
    let least = b.int_bin(IntBin::UMin, size, room);
    b.yield_(&[least]);
    let otherwise = b.begin(&[]);
    b.yield_(&[size]);
    let both = b.if_(some, then, otherwise);
    b.result(both)
}

/// A zeroed block of so many bytes behind room for a note.
pub fn block(b: &mut Builder, bytes: Value) -> Value {
    noted(b, None, bytes)
}

fn has_note(unit: &Unit<'_>) -> bool {
    unit.owned.is_some() || unit.kept_shadows().is_some() || is_aligned(unit)
}

fn is_aligned(unit: &Unit<'_>) -> bool {
    unit.align > HEAP_ALIGN
}

fn noted(b: &mut Builder, links: Option<Links>, bytes: Value) -> Value {
    let note = b.i64(NOTE);
    let all = b.int_bin(IntBin::Add, bytes, note);
    let block = kept::allocate(b, links, all, true);
    b.ptr_add(block, note, 1)
}

/// A zeroed shadow of so many bytes that is as far from a multiple of an alignment as its memory.
pub fn aligned(
    b: &mut Builder,
    links: Option<Links>,
    bytes: Value,
    (memory, align): (Value, u32),
) -> Value {
    // All memory lies at a multiple of a word, so that the note is words, too, for whoever differentiates this once more.
    let (room, mask) = (
        b.i64(WITH_BLOCK + i64::from(align)),
        b.i64(i64::from(align) - WORD),
    );
    let all = b.int_bin(IntBin::Add, bytes, room);
    let block = kept::allocate(b, links, all, true);
    let note = b.i64(WITH_BLOCK);
    let first = b.ptr_add(block, note, 1);
    let [to, from] = [memory, first].map(|place| b.cast(Cast::PtrToInt, place, Type::I64));
    let apart = b.int_bin(IntBin::Sub, to, from);
    let gap = b.int_bin(IntBin::And, apart, mask);
    let shadow = b.ptr_add(first, gap, 1);
    let place = word(b, shadow, BLOCK);
    b.store(block, place, shadow_access(Access::default()));
    shadow
}

/// Releases a shadow that [`allocate`] made.
pub fn release(b: &mut Builder, unit: &Unit<'_>, shadow: Value) {
    let block = match has_note(unit) {
        true => block_of(b, unit.align, shadow),
        false => shadow,
    };
    kept::release(b, unit.kept_shadows(), block);
}

/// The block in which a shadow with a note lies.
pub fn block_of(b: &mut Builder, align: u32, shadow: Value) -> Value {
    if align <= HEAP_ALIGN {
        return word(b, shadow, 0);
    }
    let place = word(b, shadow, BLOCK);
    b.load(place, Type::PTR, shadow_access(Access::default()))
}

/// Releases a block that [`block`] made.
pub fn release_block(b: &mut Builder, block: Value) {
    let start = word(b, block, 0);
    b.push(OpKind::Mem(Mem::FREE), &[start], &[]);
}

/// Notes that the memory of a shadow is released by a call with these arguments.
pub fn write(b: &mut Builder, owned: &Owned, by: Deallocator, shadow: Value, args: &[Value]) {
    let which = owned.deallocators.iter().position(|&d| d == by);
    let which = which.map_or(0, |at| at as i64 + 1);
    let access = shadow_access(Access::default());
    let which = b.i64(which);
    let place = word(b, shadow, 0);
    b.store(which, place, access);
    for (slot, value) in (1..).zip(others(by, args)) {
        let place = word(b, shadow, slot);
        b.store(value, place, access);
    }
}

/// Whether the note says nothing.
pub fn is_empty(b: &mut Builder, shadow: Value) -> Value {
    let place = word(b, shadow, 0);
    let noted = b.load(place, Type::I64, shadow_access(Access::default()));
    let none = b.i64(0);
    b.icmp(IntPred::Eq, noted, none)
}

/// Releases the memory of a shadow as its note says.
pub fn follow(b: &mut Builder, module: &Module, owned: &Owned, made: Value, shadow: Value) {
    let access = shadow_access(Access::default());
    let place = word(b, shadow, 0);
    let noted = b.load(place, Type::I64, access);
    for (which, &by) in (1..).zip(&owned.deallocators) {
        let which = b.i64(which);
        let this = b.icmp(IntPred::Eq, noted, which);
        b.either(this, |b| call(b, module, by, made, shadow), |_| {});
    }
}

fn call(b: &mut Builder, module: &Module, by: Deallocator, made: Value, shadow: Value) {
    let access = shadow_access(Access::default());
    let function = &module.functions[by.function];
    let mut args = Vec::new();
    for index in 0..function.sig.params.len() {
        let slot = (index as i64) + i64::from(index < by.pointer);
        args.push(if index == by.pointer {
            made
        } else {
            let place = word(b, shadow, slot);
            b.load(place, function.sig.params[index], access)
        });
    }
    let call = Call {
        callee: Callee::Func(by.function),
        sig: function.sig.clone(),
        effects: function.effects,
        flags: FastMath::default(),
        team: false,
    };
    b.push(OpKind::Call(call), &args, function.sig.ret.as_slice());
}

fn others(by: Deallocator, args: &[Value]) -> impl Iterator<Item = Value> + '_ {
    let all = args.iter().enumerate();
    all.filter(move |&(i, _)| i != by.pointer).map(|(_, &v)| v)
}

/// A word of the note of a shadow.
fn word(b: &mut Builder, shadow: Value, slot: i64) -> Value {
    let at = b.i64(slot * WORD - NOTE);
    b.ptr_add(shadow, at, 1)
}
