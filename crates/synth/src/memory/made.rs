//! The shadows that the derivative made from the primal's allocators. Where the program releases memory that it was given
//! beside its own, they tell at the request's end which shadows are the derivative's to release.
//!
//! ```text
//! p = malloc(n)  ⇒ p' = calloc(n), made = {next: made, p', two branches}      end of the request ⇒ a tree of all that is in made
//! ```
//! The tree is a digital search tree: at each node the next bit of the key, a mix of the address, tells the branch. What keys
//! have in common does not come first, so that its depth is near the logarithm of their number, and 64 at most.

use super::adds::Adds;
use super::list::{access, each, link};
use crate::shadow::some_or_zero;
use tapeless_ir::ops::LoopInfo;
use tapeless_ir::{Builder, Cast, IntBin, IntPred, Mem, OpKind, Type, Value};

/// Bytes of the head of a list: what was released, what was made, the root of the tree.
pub(super) const HEAD: u64 = 24;
const MADE: i64 = 8;
const ROOT: i64 = 16;

/// Bytes of a node: the next one, the shadow, two branches.
const NODE: i64 = 32;
const SHADOW: i64 = 8;
const BRANCHES: i64 = 16;

/// 2⁶⁴ divided by the golden ratio: neighbouring addresses get keys that differ in their first bits.
const MIX: i64 = 0x9e37_79b9_7f4a_7c15_u64.cast_signed();

/// Nothing made yet.
pub(super) fn open(b: &mut Builder, list: Value) {
    let null = b.zero(Type::PTR);
    for word in [MADE, ROOT] {
        let place = at(b, list, word);
        b.store(null, place, access());
    }
}

/// Remembers a shadow.
pub fn push(b: &mut Builder, list: Value, adds: Adds, shadow: Value) {
    let bytes = b.i64(NODE);
    let zeroed = OpKind::Mem(Mem::heap(true));
    let node = b.value(zeroed, &[bytes], Type::PTR);
    let place = at(b, node, SHADOW);
    b.store(shadow, place, access());
    let head = at(b, list, MADE);
    link(b, head, node, adds);
}

/// Makes the tree.
pub(super) fn index(b: &mut Builder, list: Value) {
    let (made, root) = (at(b, list, MADE), at(b, list, ROOT));
    each(b, made, |b, node| {
        let place = at(b, node, SHADOW);
        let shadow = b.load(place, Type::PTR, access());
        let link = descend(b, root, shadow);
        let there = b.load(link, Type::PTR, access());
        let null = b.zero(Type::PTR);
        let empty = b.icmp(IntPred::Eq, there, null);
        let node = b.select(empty, node, there);
        b.store(node, link, access());
    });
}

/// Whether the tree contains a shadow.
pub(super) fn contains(b: &mut Builder, list: Value, shadow: Value) -> Value {
    let root = at(b, list, ROOT);
    let link = descend(b, root, shadow);
    let found = shadow_of(b, link);
    b.icmp(IntPred::Eq, found, shadow)
}

/// Forgets all.
pub(super) fn close(b: &mut Builder, list: Value) {
    let made = at(b, list, MADE);
    each(b, made, |b, node| {
        b.push(OpKind::Mem(Mem::FREE), &[node], &[]);
    });
}

/// The link to the node of a shadow; if there is none, the empty link where it belongs.
fn descend(b: &mut Builder, root: Value, shadow: Value) -> Value {
    let address = b.cast(Cast::PtrToInt, shadow, Type::I64);
    let (mix, one, zero) = (b.i64(MIX), b.i64(1), b.i64(0));
    let key = b.int_bin(IntBin::Mul, address, mix);
    let step = b.begin(&[Type::PTR, Type::I64]);
    let params = &b.body.regions[step].params;
    let (link, bits) = (params[0], params[1]);
    let other = shadow_of(b, link);
    let (null, end) = (b.zero(Type::PTR), b.bool(false));
    let some = b.icmp(IntPred::Ne, other, null);
    let differs = b.icmp(IntPred::Ne, other, shadow);
    let more = b.select(some, differs, end);
    let next = some_or_zero(b, other, Type::PTR, |b| {
        let node = b.load(link, Type::PTR, access());
        let (left, right) = (at(b, node, BRANCHES), at(b, node, BRANCHES + 8));
        let is_left = b.icmp(IntPred::Sge, bits, zero);
        b.select(is_left, left, right)
    });
    let rest = b.int_bin(IntBin::Shl, bits, one);
    b.repeat(false, more, &[next, rest], &[link]);
    let info = LoopInfo {
        params: 2,
        ..LoopInfo::default()
    };
    let op = b.loop_(info, &[root, key], step);
    b.result(op)
}

/// The shadow of the node that a link leads to; null if it leads to none.
fn shadow_of(b: &mut Builder, link: Value) -> Value {
    let node = b.load(link, Type::PTR, access());
    some_or_zero(b, node, Type::PTR, |b| {
        let place = at(b, node, SHADOW);
        b.load(place, Type::PTR, access())
    })
}

fn at(b: &mut Builder, place: Value, offset: i64) -> Value {
    let offset = b.i64(offset);
    b.ptr_add(place, offset, 1)
}
