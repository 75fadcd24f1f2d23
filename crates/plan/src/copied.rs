//! Where pointers lie among the bytes of a copy.

use crate::Case;
use tapeless_analysis::points::Object;
use tapeless_analysis::types::{Layout, Length};
use tapeless_ir::{OpData, Value};

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
        let len = self.body.as_int(data.args[2]).map(i64::unsigned_abs);
        let length = Length::of(self.body, data.args[2], data.parent);
        let (period, fields) = match facts.types.layout(&facts.points, dst, src, length) {
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
