//! Integers of structures, such as sizes and strides, in shadows: whoever is handed the shadow of a structure may read them there.
//!
//! ```text
//! v->n = 3  ⇒  v'->n = 3
//! ```
//! So it is in forward mode, whose caller gets shadows of what the function has resized, and where derivatives by hand are
//! called. Arrays of integers need no shadow, and are not looked at.

use crate::shadow::{shadow_access, where_some};
use crate::unit::Unit;
use tapeless_analysis::{Holds, Mode};
use tapeless_ir::ops::Access;
use tapeless_ir::{Builder, Stated, Value};

/// The largest number that is small: the bits of a `float` near 10⁻³⁹.
const MOST_SMALL: u64 = 1 << 20;

impl Unit<'_> {
    /// Whether an integer that is stored in a structure is stored in its shadow, too.
    pub fn is_mirrored(&self, value: Value, pointer: Value) -> bool {
        let points = &self.facts.points;
        // A shadow that the reverse sweep makes is not there yet.
        let is_there =
            |o| self.context.mode == Mode::Forward || !points.is_local(o) || points.escaped(o);
        let in_structure = |o| !points.contents(o).is_empty() || self.facts.types.holds_floats(o);
        let mut objects = points.of(pointer).iter();
        self.has_shadow(pointer)
            && self.body.ty(value).is_int()
            && !self.is_active(value)
            && (self.context.mode == Mode::Forward || self.asks_by_hand())
            && self.is_counted(value, pointer)
            && points.of(pointer).iter().any(in_structure)
            && objects.all(is_there)
    }

    /// Whether a value is a number that is counted with, or a small one where no float was seen: as bits of a float that is
    /// less than any program writes down.
    fn is_counted(&self, value: Value, pointer: Value) -> bool {
        let (types, points) = (&self.facts.types, &self.facts.points);
        let accessed = types.accessed(self.module, self.body, points, value, pointer);
        let small = |n: i64| n.unsigned_abs() <= MOST_SMALL;
        match (types.value(value), accessed) {
            (Holds::Other, Holds::Other | Holds::Unknown) => true,
            (Holds::Unknown, Holds::Unknown) => self.body.as_int(value).is_some_and(small),
            _ => self.lies_among_others(value, pointer),
        }
    }

    /// Whether a derivative by hand may be handed shadows.
    fn asks_by_hand(&self) -> bool {
        let mut functions = self.module.functions.values();
        functions
            .any(|f| f.stated == Stated::Derivative && f.sig.params.iter().any(|ty| ty.is_ptr()))
    }
}

/// Stores an integer in a shadow, where there is one.
pub fn store(b: &mut Builder, value: Value, shadow: Value, access: Access, mixed: bool) {
    where_some(b, shadow, mixed, |b| {
        b.store(value, shadow, shadow_access(access));
    });
}
