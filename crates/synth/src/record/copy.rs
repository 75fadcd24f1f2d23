//! Copies of memory that holds pointers: their shadows are copied, word by word where floats lie between them. What lies
//! in the shadows of floats stays: they are adjoints.

use super::Recorder;
use crate::count::each_repetition;
use crate::shadow::shadow_access;
use crate::unit::Step;
use tapeless_analysis::types::Layout;
use tapeless_ir::ops::Access;
use tapeless_ir::{Builder, IntBin, IntPred, Op, OpData, Type, Value};

impl Recorder<'_, '_> {
    pub(super) fn copy_pointers(&mut self, op: Op, moves: bool, data: &OpData) -> Step<()> {
        let (dst, src) = (data.args[0], data.args[1]);
        if !self.holds_shadowed_pointers(src)
            || !self.unit.has_shadow(dst)
            || !self.unit.has_shadow(src)
        {
            return Ok(());
        }
        let facts = self.unit.facts;
        let len = self.unit.body.as_int(data.args[2]);
        let len = len.map(i64::unsigned_abs);
        let period = match facts.types.layout(&facts.points, dst, src, len) {
            // The reverse sweep, which moves the floats, refuses this.
            Layout::Unknown(_) => return Ok(()),
            Layout::None => None,
            Layout::Floats { period, .. } => Some(period),
        };
        let words = period.map(|p| facts.types.pointers(&facts.points, dst, src, len, p));
        if words.as_ref().is_some_and(Vec::is_empty) {
            return Ok(());
        }
        let (to, from) = (self.shadow(dst, op)?, self.shadow(src, op)?);
        let bytes = self.primal(data.args[2]);
        let Some((words, period)) = words.zip(period) else {
            self.b.push(data.kind.clone(), &[to, from, bytes], &[]);
            return Ok(());
        };
        let pointers = Pointers { to, from, words };
        if period == 0 || len.is_some_and(|n| n <= period) {
            let start = self.b.i64(0);
            pointers.copy_at(&mut self.b, start);
        } else {
            // Of ranges that may overlap no pointer is overwritten before it is read.
            let above = moves.then(|| self.b.icmp(IntPred::Ugt, to, from));
            each_repetition(
                &mut self.b,
                bytes,
                period.cast_signed(),
                above,
                |b, start| {
                    pointers.copy_at(b, start);
                },
            );
        }
        Ok(())
    }

    fn holds_shadowed_pointers(&self, memory: Value) -> bool {
        let facts = self.unit.facts;
        facts.points.of(memory).iter().any(|o| {
            let mut contents = facts.points.contents(o).iter();
            contents.any(|c| facts.activity.has_shadow(c))
        })
    }
}

/// Pointers among the bytes of a copy: the shadows of both ends, and the offsets in one repetition.
struct Pointers {
    to: Value,
    from: Value,
    words: Vec<u64>,
}

impl Pointers {
    /// Those of one repetition; all are read before any is written.
    fn copy_at(&self, b: &mut Builder, start: Value) {
        let access = shadow_access(Access::default());
        let read = |b: &mut Builder, &at: &u64| {
            let at = b.i64(at.cast_signed());
            let at = b.int_bin(IntBin::Add, start, at);
            let place = b.ptr_add(self.from, at, 1);
            (at, b.load(place, Type::PTR, access))
        };
        let read: Vec<_> = self.words.iter().map(|at| read(b, at)).collect();
        for (at, pointer) in read {
            let place = b.ptr_add(self.to, at, 1);
            b.store(pointer, place, access);
        }
    }
}
