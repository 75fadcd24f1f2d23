//! Floats inside of integers that functions take, return and store: a structure of a `float` and an `int` travels in one
//! register (System V ABI, AMD64 supplement, 3.2.3). The copies pass each float by itself.
//!
//! ```text
//! use(i64 p) { … bitcast (trunc p to i32) to float … }   →   use(float low, i32 high) { … low … }
//! store (zext (bitcast x) | id << 32), p                 →   store x, p   store id, p + 4
//! ```
//!
//! No bit changes, whatever is taken for a float: what is not one is refused, or followed, as it was. Addresses that functions
//! take and return as integers are pointers of their own, too (`addresses`).

mod addresses;
mod aggregates;
mod evidence;
mod follow;
mod functions;
mod parts;
mod signature;

use crate::opcode::Opcode;
use crate::{Builder, Copies, Function, Type, Value};
use evidence::Evidence;
use parts::Parts;

/// What may be a float of an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Part {
    /// All of an `i32` or `i64`.
    Whole,
    /// The lowest half of an `i64`.
    Low,
    /// The highest one.
    High,
}

/// Bits of half a word.
const HALF: u64 = 32;

impl Part {
    const ALL: [Part; 3] = [Part::Whole, Part::Low, Part::High];

    /// The integer that it is of a type, and the float.
    fn types(self, ty: Type) -> (Type, Type) {
        let context = ty.context();
        match self {
            Part::Whole if ty.int_width() == 64 => (ty, context.double()),
            _ => (context.int(32), context.float()),
        }
    }
}

/// Lets floats and pointers travel as such; whether there were any that did not.
pub(crate) fn restore(copies: &mut Copies) -> bool {
    let parted = copies.all().map(aggregates::split).filter(|&is| is).count() > 0;
    let evidence = Evidence::find(copies);
    if evidence.is_empty() {
        return parted;
    }
    let stores: Vec<(Value, [bool; 2])> = instructions(copies)
        .filter_map(|store| Some((store, stored(store, &evidence)?)))
        .collect();
    let reads: Vec<(Value, Value, Part)> = instructions(copies)
        .filter_map(|v| read(v, &evidence))
        .collect();
    let mut parts = Parts::default();
    let changed = signature::change(copies, &evidence, &mut parts);
    for &(store, halves) in &stores {
        split(store, halves, &mut parts);
    }
    for &(read, of, part) in &reads {
        let (int, float) = part.types(of.ty());
        let ty = if evidence.has(of, part) { float } else { int };
        let bits = parts.of((of, part), (ty, read));
        let builder = Builder::before(read);
        let bits = parts::as_type(&builder, bits, int);
        let bits = match read.ty() == int {
            true => bits,
            false => builder.cast(Opcode::Trunc, bits, read.ty()),
        };
        read.replace_uses(bits);
        read.erase();
    }
    parted || changed || !stores.is_empty() || !reads.is_empty()
}

fn instructions(copies: &Copies) -> impl Iterator<Item = Value> {
    copies.all().flat_map(Function::instructions)
}

/// Which halves of what is stored are floats, if one is.
fn stored(store: Value, evidence: &Evidence) -> Option<[bool; 2]> {
    let word = store.is(Opcode::Store).then(|| store.operand(0))?;
    let halves = [Part::Low, Part::High].map(|part| evidence.has(word, part));
    let plain = super::moves::is_plain(store) && !word.is(Opcode::Load);
    (plain && halves.contains(&true)).then_some(halves)
}

/// Half of a word with a float in it that is loaded, or in which paths meet, where it is read: (what reads it, the word, which
/// half).
fn read(v: Value, evidence: &Evidence) -> Option<(Value, Value, Part)> {
    if !v.is(Opcode::Trunc) || !v.ty().is_int() || u64::from(v.ty().int_width()) > HALF {
        return None;
    }
    let (of, part) = *evidence::sources((v, Part::Whole)).first()?;
    let (of, part) = match evidence::shifted(of) {
        Some(word) if part == Part::Low => (word, Part::High),
        _ => (of, part),
    };
    let is_read = part != Part::Whole && is_split(of, evidence, OPERATIONS);
    is_read.then_some((v, of, part))
}

/// So many operations on words are looked through.
const OPERATIONS: u32 = 4;

/// Whether a word is loaded, or chosen, with a float in it, or made of such words so that its halves stay apart.
fn is_split(of: Value, evidence: &Evidence, operations: u32) -> bool {
    if !of.is_instruction() || operations == 0 {
        return false;
    }
    let has_float = || {
        [Part::Low, Part::High]
            .iter()
            .any(|&half| evidence.has(of, half))
    };
    match of.opcode() {
        Opcode::Load | Opcode::Phi | Opcode::Select | Opcode::Freeze => has_float(),
        Opcode::And | Opcode::Xor | Opcode::Add => {
            of.operands().any(|v| is_split(v, evidence, operations - 1))
        }
        _ => false,
    }
}

/// Stores the halves one after the other.
fn split(store: Value, halves: [bool; 2], parts: &mut Parts) {
    let builder = Builder::before(store);
    let word = store.operand(0);
    for (part, is_float) in [Part::Low, Part::High].into_iter().zip(halves) {
        let (int, float) = part.types(word.ty());
        let ty = if is_float { float } else { int };
        let half = parts.of((word, part), (ty, store));
        let behind = u64::from(part == Part::High) * HALF / 8;
        let (to, align) = builder.behind((store.access_pointer(), store.align()), behind);
        let made = builder.store(half, to, align);
        parts::KEPT
            .iter()
            .for_each(|kind| made.copy_metadata(store, kind));
    }
    store.erase();
}
