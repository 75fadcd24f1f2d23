//! Bytes that are copied, set or overwritten: where floats and pointers lie among them.

use crate::Case;
use tapeless_analysis::PointerActivity;
use tapeless_analysis::points::Object;
use tapeless_analysis::types::{Layout, Length};
use tapeless_ir::{Mem, Op, OpData, OpKind, Value};

/// Where pointers lie among the bytes of a copy.
#[derive(Debug)]
pub enum Moved {
    /// It cannot be told.
    Unknown,
    /// Among integers, if there is anything else.
    Anywhere,
    /// In these words, and again after so many bytes, or never if that is 0; elsewhere there are floats.
    Words(Vec<Word>, u64),
}

/// Where a pointer may lie.
#[derive(Debug)]
pub struct Word {
    /// Bytes in front of it.
    pub at: u64,
    /// Whether it may be a `double` instead.
    pub or_float: bool,
}

impl Case<'_> {
    /// To where and from where an op copies bytes; where it sets them, both are the same.
    pub fn ends(&self, data: &OpData) -> (Value, Value) {
        match data.kind {
            OpKind::Mem(Mem::Copy { .. }) => (data.args[0], data.args[1]),
            _ => (data.args[0], data.args[0]),
        }
    }

    /// How many bytes an op copies or sets, if that is constant.
    pub fn bytes_moved(&self, data: &OpData) -> Option<u64> {
        self.body.as_int(data.args[2]).map(i64::unsigned_abs)
    }

    /// What lies among the bytes that an op copies or sets.
    pub fn moved_layout(&self, data: &OpData) -> Layout {
        let (to, from) = self.ends(data);
        let length = Length::of(self.body, data.args[2], data.parent);
        let facts = self.facts;
        facts.types.layout(&facts.points, to, from, length)
    }

    /// The same, if the reverse sweep has to look at them.
    pub fn reversed_layout(&self, data: &OpData) -> Option<Layout> {
        let ((to, from), bytes) = (self.ends(data), self.bytes_moved(data));
        let varies = || self.may_vary(to, bytes) || self.may_vary(from, bytes);
        let looked_at = self.pointer(to) != PointerActivity::Inactive && varies();
        looked_at.then(|| self.moved_layout(data))
    }

    /// What lies where an inactive integer is stored, if floats may lose their derivatives there.
    pub fn overwritten_layout(&self, store: Op) -> Option<Layout> {
        let args = &self.body.ops[store].args;
        let (value, pointer) = (args[0], args[1]);
        let bytes = self.module.size_of(self.body.ty(value));
        let facts = self.facts;
        let loses = self.may_vary(pointer, Some(bytes))
            && !self.lies_among_others(value, pointer)
            && !self.leaves_floats(store);
        let layout = || {
            let (points, bytes) = (&facts.points, bytes.into());
            facts.types.layout(points, pointer, pointer, bytes)
        };
        loses.then(layout)
    }

    /// Whether a pointer points to variables in which no pointers lie: their shadow may not be there yet.
    pub fn holds_nothing(&self, v: Value) -> bool {
        let points = &self.facts.points;
        let is_local = |o| matches!(points.objects[o], Object::Alloca(_));
        let mut objects = points.of(v).iter();
        objects.all(|o| is_local(o) && points.contents(o).is_empty())
    }

    /// The pointers that a copy moves, or overwrites, if any of them may have a shadow.
    pub fn moved_pointers(&self, data: &OpData) -> Option<Moved> {
        let (dst, src, facts) = (data.args[0], data.args[1], self.facts);
        if !self.has_shadow(dst) || !(self.holds_shadowed(src) || self.holds_shadowed(dst)) {
            return None;
        }
        let len = self.bytes_moved(data);
        let (period, fields) = match self.moved_layout(data) {
            Layout::Unknown(_) => return Some(Moved::Unknown),
            Layout::None => return Some(Moved::Anywhere),
            Layout::Floats { period, fields } => (period, fields),
        };
        let pointers = facts.types.pointers(&facts.points, dst, src, len, period);
        let word = |at: u64| Word {
            at,
            or_float: fields.iter().any(|field| field.0 == at),
        };
        let words: Vec<Word> = pointers.into_iter().map(word).collect();
        (!words.is_empty()).then_some(Moved::Words(words, period))
    }
}
