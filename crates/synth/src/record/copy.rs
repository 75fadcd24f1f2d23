//! Copies of memory that holds pointers: their shadows are copied, word by word where floats lie between them. What lies
//! in the shadows of floats stays: they are adjoints.

use super::Recorder;
use crate::count::each_repetition;
use crate::memory::word;
use crate::shadow::{clear, either, shadow_access, where_some};
use crate::unit::Step;
use tapeless_ir::ops::Access;
use tapeless_ir::{Builder, IntBin, IntPred, Mem, Op, OpData, OpKind, Type, Value};
use tapeless_plan::copied::{Moved, Word};

impl Recorder<'_, '_> {
    pub(super) fn copy_pointers(&mut self, op: Op, moves: bool, data: &OpData) -> Step<()> {
        let (dst, src) = (data.args[0], data.args[1]);
        let words = match self.unit.moved_pointers(data) {
            // What the reverse sweep would have to know, and is not known, is not legal.
            None | Some(Moved::Unknown) => return Ok(()),
            Some(words) => words,
        };
        let pointers = Pointers {
            to: self.shadow(dst, op)?,
            bytes: self.primal(data.args[2]),
            len: self.unit.bytes_moved(data),
            words,
            moves,
        };
        let from = match self.unit.has_shadow(src) && !self.unit.holds_nothing(src) {
            true => Some(self.shadow(src, op)?),
            false => None,
        };
        let from_mixed = self.unit.is_mixed(src);
        let to_mixed = self.unit.is_mixed(dst);
        where_some(&mut self.b, pointers.to, to_mixed, |b| match from {
            Some(from) if from_mixed => {
                let there = |b: &mut Builder| pointers.copy(b, Some(from));
                either(b, from, there, |b| pointers.copy(b, None));
            }
            from => pointers.copy(b, from),
        });
        Ok(())
    }
}

/// Pointers among the bytes of a copy.
struct Pointers {
    /// The destination's shadow.
    to: Value,
    bytes: Value,
    words: Moved,
    /// The number of bytes, if it is constant.
    len: Option<u64>,
    /// Whether the ranges may overlap.
    moves: bool,
}

impl Pointers {
    /// Their shadows from the source's shadow; null if it has none.
    fn copy(&self, b: &mut Builder, from: Option<Value>) {
        let Moved::Words(words, period) = &self.words else {
            return self.all(b, from);
        };
        if *period == 0 || self.len.is_some_and(|n| n <= *period) {
            let start = b.i64(0);
            return self.copy_at(b, from, words, start);
        }
        // Of ranges that may overlap no pointer is overwritten before it is read.
        let moved = from.filter(|_| self.moves);
        let above = moved.map(|from| b.icmp(IntPred::Ugt, self.to, from));
        each_repetition(b, self.bytes, period.cast_signed(), above, |b, start| {
            self.copy_at(b, from, words, start);
        });
    }

    /// All bytes.
    fn all(&self, b: &mut Builder, from: Option<Value>) {
        match from {
            Some(from) => {
                let copy = Mem::Copy {
                    moves: self.moves,
                    access: shadow_access(Access::default()),
                };
                b.push(OpKind::Mem(copy), &[self.to, from, self.bytes], &[]);
            }
            None => clear(b, self.to, self.bytes),
        }
    }

    /// Those of one repetition; all are read before any is written.
    fn copy_at(&self, b: &mut Builder, from: Option<Value>, words: &[Word], start: Value) {
        let access = shadow_access(Access::default());
        let read = |b: &mut Builder, word: &Word| {
            let at = b.i64(word.at.cast_signed());
            let at = b.int_bin(IntBin::Add, start, at);
            let place = b.ptr_add(self.to, at, 1);
            let pointer = match from {
                Some(from) => {
                    let place = b.ptr_add(from, at, 1);
                    b.load(place, Type::PTR, access)
                }
                None => b.zero(Type::PTR),
            };
            match word.or_float {
                true => {
                    let old = b.load(place, Type::PTR, access);
                    (place, word::copied(b, pointer, old))
                }
                false => (place, pointer),
            }
        };
        let read: Vec<_> = words.iter().map(|word| read(b, word)).collect();
        for (place, pointer) in read {
            b.store(pointer, place, access);
        }
    }
}
