//! Integers of structures, such as sizes and strides, in shadows: whoever is handed the shadow of a structure may read them there.
//!
//! ```text
//! v->n = 3              ⇒  v'->n = 3
//! memcpy(w, v, sizeof *v)  ⇒  w'->n = w->n
//! ```
//! So it is in forward mode, whose caller gets shadows of what the function has resized, and where derivatives by hand are
//! called. Arrays of integers need no shadow, and are not looked at.

use crate::count::each_repetition;
use crate::shadow::{either, shadow_access, where_some};
use crate::unit::Unit;
use tapeless_analysis::types::Layout;
use tapeless_analysis::types::layout::Other;
use tapeless_analysis::{Holds, Mode};
use tapeless_ir::ops::Access;
use tapeless_ir::{Builder, IntBin, OpData, Stated, Type, Value};

/// The largest number that is small: the bits of a `float` near 10⁻³⁹.
const MOST_SMALL: u64 = 1 << 20;

impl Unit<'_> {
    /// Whether an integer that is stored in a structure is stored in its shadow, too.
    pub fn is_mirrored(&self, value: Value, pointer: Value) -> bool {
        self.body.ty(value).is_int()
            && !self.is_active(value)
            && self.mirrors(pointer)
            && self.is_counted(value, pointer)
    }

    /// Whether the integers at a pointer are looked at in its shadow.
    fn mirrors(&self, pointer: Value) -> bool {
        let in_structure =
            |o| !self.facts.points.contents(o).is_empty() || self.facts.types.holds_floats(o);
        self.has_shadow(pointer)
            && (self.context.mode == Mode::Forward || self.asks_by_hand())
            && self.facts.points.of(pointer).iter().any(in_structure)
            && self.is_there(pointer)
    }

    /// Whether the shadow is there in the forward sweep: not one that the reverse sweep makes.
    fn is_there(&self, pointer: Value) -> bool {
        let points = &self.facts.points;
        let is_there =
            |o| self.context.mode == Mode::Forward || !points.is_local(o) || points.escaped(o);
        self.has_shadow(pointer) && points.of(pointer).iter().all(is_there)
    }

    /// The integers among the bytes that are copied or set, where they are looked at in the shadow.
    pub fn moved_integers(&self, data: &OpData) -> Option<Integers> {
        let (to, from) = self.ends(data);
        if !self.mirrors(to) {
            return None;
        }
        let (types, points) = (&self.facts.types, &self.facts.points);
        let len = self.bytes_moved(data);
        let (period, fields) = match self.moved_layout(data) {
            Layout::Floats { period, fields } => (period, fields),
            Layout::None => (0, Vec::new()),
            Layout::Unknown(_) => return None,
        };
        let mut others = types.others(points, (to, from), len, (period, &fields));
        // What was not seen may be a pointer, which only the shadow of the source tells.
        let from = (from != to && self.is_there(from)).then_some(from);
        others.retain(|other| other.is_integer || from.is_some());
        let once = len.is_some_and(|n| n <= period);
        (!others.is_empty()).then_some(Integers {
            others,
            period: if once { 0 } else { period },
            from,
        })
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

/// Integers among bytes that are copied or set.
pub struct Integers {
    others: Vec<Other>,
    /// After how many bytes they come again, 0 if never.
    period: u64,
    /// Whose shadow holds what was not seen to be an integer.
    pub from: Option<Value>,
}

impl Integers {
    /// Stores them in a shadow, as the memory itself has them by then, and what may be integers as the shadow of the source has
    /// it.
    pub fn mirror(
        &self,
        b: &mut Builder,
        (memory, shadow, mixed): (Value, Value, bool),
        from: Option<(Value, bool)>,
        bytes: Value,
    ) {
        let to = (memory, shadow);
        where_some(b, shadow, mixed, |b| match from {
            Some((from, true)) => either(
                b,
                from,
                |b| self.all(b, to, Some(from), bytes),
                |b| self.all(b, to, None, bytes),
            ),
            Some((from, false)) => self.all(b, to, Some(from), bytes),
            None => self.all(b, to, None, bytes),
        });
    }

    fn all(&self, b: &mut Builder, to: (Value, Value), from: Option<Value>, bytes: Value) {
        if self.period == 0 {
            let start = b.i64(0);
            return self.copy_at(b, to, from, start);
        }
        each_repetition(b, bytes, self.period.cast_signed(), None, |b, start| {
            self.copy_at(b, to, from, start);
        });
    }

    fn copy_at(
        &self,
        b: &mut Builder,
        (memory, shadow): (Value, Value),
        from: Option<Value>,
        start: Value,
    ) {
        let own = Access {
            align: 1,
            ..Access::default()
        };
        for other in &self.others {
            let (source, access) = match (other.is_integer, from) {
                (true, _) => (memory, own),
                (false, Some(from)) => (from, shadow_access(own)),
                (false, None) => continue,
            };
            for (at, bytes) in halves(other.at, other.bytes) {
                let at = b.i64(at.cast_signed());
                let at = b.int_bin(IntBin::Add, start, at);
                let [source, place] = [source, shadow].map(|base| b.ptr_add(base, at, 1));
                let value = b.load(source, Type::int(8 * bytes as u32), access);
                b.store(value, place, shadow_access(own));
            }
        }
    }
}

/// Bytes as integers of one, two and four bytes.
fn halves(at: u64, bytes: u64) -> impl Iterator<Item = (u64, u64)> {
    let mut rest = (at, bytes);
    std::iter::from_fn(move || {
        let (at, left) = rest;
        let size = [4, 2, 1].into_iter().find(|&size| size <= left)?;
        rest = (at + size, left - size);
        Some((at, size))
    })
}

/// Stores an integer in a shadow, where there is one.
pub fn store(b: &mut Builder, value: Value, shadow: Value, access: Access, mixed: bool) {
    where_some(b, shadow, mixed, |b| {
        b.store(value, shadow, shadow_access(access));
    });
}
