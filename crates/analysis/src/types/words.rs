//! Words that are a `double` at one time and a pointer at another, moved as the one where they may be the other.

use super::Types;
use super::evidence::Evidence;
use crate::points::Points;
use crate::values::flow::{Origin, comes_from};
use tapeless_ir::ops::Hint;
use tapeless_ir::{Body, FloatKind, Mem, OpData, OpKind, Type, Value};

/// What the source accesses as a `double` is one; copies of a `union` are not said to be.
const DOUBLE: Hint = Hint::Float(8);

impl Types {
    /// Whether a `double` that is stored may be a pointer: it was loaded where pointers lie as well, and comes to such a place.
    pub fn moves_pointer(&self, body: &Body, points: &Points, store: &OpData) -> bool {
        let OpKind::Mem(Mem::Store(access)) = &store.kind else {
            return false;
        };
        let (value, to) = (store.args[0], store.args[1]);
        access.hint != DOUBLE
            && body.ty(value) == Type::float(FloatKind::F64)
            && self.holds_pointers(points, to)
            && self.is_word(body, points, value)
    }

    fn is_word(&self, body: &Body, points: &Points, value: Value) -> bool {
        comes_from(body, value, |_, data| match data.kind {
            OpKind::Mem(Mem::Load(access))
                if access.hint != DOUBLE && self.holds_pointers(points, data.args[0]) =>
            {
                Origin::Found
            }
            _ => Origin::Open,
        })
    }

    fn holds_pointers(&self, points: &Points, pointer: Value) -> bool {
        let bytes = FloatKind::F64.bytes().cast_signed();
        let places = self.places(points, pointer).unwrap_or_default();
        places.into_iter().any(|(o, place)| {
            let seen = self.memory[o].covering_all(place, bytes);
            seen.includes(Evidence::PTR)
        })
    }
}
