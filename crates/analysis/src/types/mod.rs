//! Type analysis: what integers and memory hold.
//!
//! LLVM moves floats about as integers and as bytes. Each typed access is evidence for a *class* of
//! bytes of its objects: an offset modulo the object's stride, the greatest common divisor of all the
//! strides it is indexed by. Evidence flows both ways along copies. Conflicting evidence is kept, and
//! becomes a diagnostic where a derivative would depend on it.
//!
//! # What must hold
//!
//! A typed access is evidence for places in an object: runs of offsets modulo the object's stride, bounded by the range of
//! the index (its definition, the conditions of the arms around, induction over loops). Evidence flows both ways along
//! copies. If evidence conflicts or is missing where a derivative depends on it, that is a diagnostic (`TL0004`), not a
//! guess. Accesses on ways that end in an exception or nowhere are no evidence: no derivative passes there. Four bytes of a
//! structure that are only copied, where a `float` or nothing can lie, move as a `float` (`types/layout.rs`).
//!
//! Other bytes that no access types are harmless only if nobody else looks at them: no copy takes them to where others read,
//! and no callee sees them that is not looked into. A callee that moves bytes of which it does not know what they are *asks*:
//! each caller tells it what it knows of the memory, object by object in the callee's names (`types/given.rs`), and that is
//! part of the context. The bytes of an active float are never those of a float of another format. Integer arithmetic on its
//! bits has a derivative (`synth/bits.rs`): as an integer the bits grow by 2^(fraction − exponent) with the float, so
//! adjoints are multiplied by that where they pass from an integer to the float, and by its reciprocal on the way back.
//!
//! They are measured by the float where types see one in the integer at some time, and by the integer itself where they do
//! not (the results of sums, say, that become numbers). What is no normal number has the factor 0: small integers beside a
//! tag get nothing, and hand nothing on. Masks and shifts that mix or drop the fraction are refused. What a function *does*
//! with an integer does not tell what that is: a radix sort shifts, compares and moves the bits of floats, and reads of its
//! own nothing but integers.
//!
//! So functions say what they read as integers and store again, or others that are made of these (`types/bits/moves.rs`: from
//! where, to where); a caller that has floats there tells them, and has floats where they are moved to (`types/moved.rs`).
//! Where it cannot tell the place or the format, such a store is refused (`Types::is_untold`), and so is a copy that would
//! leave floats out. That holds of what functions that call themselves move too widely to be followed, of integers that are
//! stored behind variables of the file to which functions store or copy words, and of what lies behind pointers in these.
//!
//! An integer that is counted up or down by one where it lies keeps its shadow (`types/counted.rs`): the next float has the
//! same derivative. The smaller or larger of two words is one of them, chosen by a comparison
//! (`llvm/rewrites/restored/extremes.rs`). Integers with bits of fractions are followed through memory and calls (`types/bits/`):
//! what is read as an integer from memory that is all known, and where floats but no other integers are written, is the bits
//! of a float; functions tell their callers of what memory they make numbers, and one another, through all that a request
//! calls, what they leave in globals (`types/bits/globals.rs`: where one reads as an integer what another writes as a float,
//! all are looked at again).
//!
//! Variables, local and global, carry what they are declared to hold: a `double` that is read or written at an index of which
//! nothing is known is one that is declared (C11 6.5p7), and an element that is copied from within an array lies in an array
//! (6.5.6p8). That is evidence of types only: where pointers lead and what a store overwrites goes by the bytes alone. What a
//! `union` is part of, and arrays of bytes, are not declared to be anything. Bytes that are copied and never accessed are the
//! floats that they are declared to be (`types/assumed.rs`) where some of that part is accessed as such, and nothing else is
//! seen there in any function of the request: else it is made once more without that declaration.
//!
//! Memory of the caller of which nothing at all is known is not told by that.

mod assumed;
mod bits;
mod bytes;
mod calls;
mod classes;
mod declared;
mod evidence;
mod flow;
mod formats;
mod given;
mod hints;
mod known;
pub mod layout;
mod left;
mod moved;
mod offsets;
pub(crate) mod padding;
mod parts;
mod pointees;
mod returned;
mod rows;
mod seen;
mod structures;
mod taken;
mod words;

use crate::points::{ObjId, ObjSet, Object, Points};
use crate::values::flow::{Origin, comes_from};
use crate::values::nulls::Nulls;
pub(crate) use bits::{Bits, InGlobals};
pub use bytes::Bytes;

use crate::values::place::Place;
use classes::Classes;
use cranelift_entity::{EntitySet, SecondaryMap};
use evidence::Evidence;
pub use given::Given;
pub use known::Summaries;
pub use layout::Length;
pub(crate) use left::{Integers, LeftHere};
use parts::Parts;
use pointees::Pointees;
pub use rows::Row;
pub(crate) use seen::{Seen, seen};
use structures::Starts;
use tapeless_ir::ops::Update;
use tapeless_ir::{
    Body, FloatKind, IntBin, Mem, Module, Op, OpData, OpKind, Scalar, ScalarType, Type, Value,
};

/// What a value or some bytes hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// Nothing is known.
    Unknown,
    /// A float.
    Float(FloatKind),
    /// Integers or pointers: never a derivative.
    Other,
    /// A float of this format or an integer, as the program knows from something else: a tag beside a `union`.
    Either(FloatKind),
    /// Evidence for several things, of which only one can be.
    Conflict,
}

/// The floats among the bytes of a copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Layout {
    /// None.
    None,
    /// The fields repeat every `period` bytes (once, if 0): offset from the copy's start, format.
    Floats {
        /// Bytes between repetitions.
        period: u64,
        /// Offset and format of each float.
        fields: Vec<(u64, FloatKind)>,
    },
    /// It cannot be told; the offset at fault.
    Unknown(u64),
}

/// The result of the analysis.
#[derive(Debug)]
pub struct Types {
    offsets: SecondaryMap<Value, Pointees>,
    /// Pointers to elements of declared arrays.
    elements: SecondaryMap<Value, Pointees>,
    values: SecondaryMap<Value, Evidence>,
    memory: SecondaryMap<ObjId, Classes>,
    /// Where structures begin in memory that is no variable.
    structures: SecondaryMap<ObjId, Starts>,
    /// What memory is declared to hold, if that tells one place from another.
    parts: SecondaryMap<ObjId, Parts>,
    /// What of each object is known to others, or copied elsewhere.
    taken: SecondaryMap<ObjId, Vec<Place>>,
    /// Variables that are declared to hold but floats, and where nothing else was seen.
    floats_alone: EntitySet<ObjId>,
    /// Whether the program has floats of two bytes.
    halves: bool,
    /// Whether all calls were looked into.
    whole: bool,
    /// Memory in which callers, and other functions, may have floats of which they do not tell.
    untold: Bytes,
    /// What callees are told, by call.
    told: SecondaryMap<Op, Given>,
}

/// Analyses a body, where it is known what all functions see.
pub fn types(
    module: &Module,
    body: &Body,
    given: &Given,
    points: &Points,
    known: &Summaries,
) -> Types {
    let mut solver = solved(module, body, given, points, known);
    solver.take_declared();
    if solver.take_members() {
        while solver.round() {}
    }
    solver.padding();
    solver.finish()
}

/// What accesses alone tell, to a fixed point, where nothing contradicts what structures say.
fn solved<'a>(
    module: &'a Module,
    body: &'a Body,
    given: &Given,
    points: &'a Points,
    known: &'a Summaries,
) -> Solver<'a> {
    let mut distrusted = EntitySet::new();
    loop {
        let solver = solved_but(module, body, given, (points, known), &distrusted);
        let contradicted = solver.contradicted();
        if contradicted.is_empty() {
            return solver;
        }
        distrusted.extend(contradicted.iter());
    }
}

/// The same, where structures say nothing of some objects.
fn solved_but<'a>(
    module: &'a Module,
    body: &'a Body,
    given: &Given,
    (points, known): (&'a Points, &'a Summaries),
    distrusted: &EntitySet<ObjId>,
) -> Solver<'a> {
    let mut solver = Solver {
        module,
        body,
        points,
        known,
        order: body.op_order(),
        back: body.ops_within(body.entry()).len(),
        nulls: Nulls::default(),
        types: Types {
            offsets: SecondaryMap::new(),
            elements: SecondaryMap::new(),
            values: SecondaryMap::new(),
            memory: SecondaryMap::new(),
            structures: SecondaryMap::new(),
            parts: SecondaryMap::new(),
            taken: SecondaryMap::new(),
            floats_alone: EntitySet::new(),
            halves: known.has_halves(module),
            whole: true,
            untold: known.in_globals().floats_in(points),
            told: SecondaryMap::new(),
        },
        hidden: ObjSet::default(),
        cut: false,
        late: false,
        changed: false,
    };
    solver.shared();
    given.enter(points, &mut solver.types);
    solver.offsets();
    solver.structures(distrusted);
    solver.narrow();
    solver.strides();
    solver.hints();
    solver.callees();
    solver.taken();
    loop {
        while solver.round() {}
        solver.moved_by_callees();
        if !solver.changed && std::mem::replace(&mut solver.late, true) {
            return solver;
        }
    }
}

impl Solver<'_> {
    /// What others leave in a variable of the file as integers is not told.
    fn shared(&mut self) {
        let shared = self.known.shared(self.module);
        for (o, object) in self.points.objects.iter() {
            let in_words = match object {
                Object::Global(g) => shared.holds_words(*g),
                Object::Unknown => shared.lead_elsewhere(),
                _ => false,
            };
            if in_words {
                self.types.untold.add_all(o);
            }
        }
    }

    fn finish(mut self) -> Types {
        self.complete();
        self.types.whole = !self.cut;
        self.types
    }
}

/// Follows bits of floats through the integers of a body.
pub(crate) fn bits(
    module: &Module,
    body: &Body,
    facts: (&Points, &Types),
    known: &Summaries,
) -> Bits {
    bits::bits(module, body, facts, known).0
}

impl Types {
    /// The float that a value carries the derivative of: itself, or the float whose bits an integer holds.
    pub fn carried(&self, body: &Body, v: Value) -> Option<FloatKind> {
        match body.ty(v) {
            ty if ty.is_float() => ty.float_kind(),
            ty if ty.is_int() => match self.values[v].holds() {
                Holds::Float(kind) => Some(kind),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether a value may be a float, or have the bits of one.
    pub(crate) fn carries(&self, body: &Body, v: Value) -> bool {
        match body.ty(v) {
            ty if ty.is_float() => true,
            ty if ty.is_ptr() => false,
            Type::I1 => false,
            ty if ty.is_int() => self.value(v) != Holds::Other,
            Type::Aggregate(_) => true,
            _ => false,
        }
    }

    /// What an integer value holds.
    pub fn value(&self, v: Value) -> Holds {
        self.values[v].holds()
    }

    /// Whether an integer was seen to be one, and nothing else.
    pub fn counts_only(&self, v: Value) -> bool {
        self.values[v] == Evidence::INT
    }

    /// Whether a value that is no pointer was seen to hold one, or several.
    pub fn hides_pointer(&self, body: &Body, v: Value) -> bool {
        let ty = body.ty(v);
        let seen = Evidence::of(ty).0 | self.values[v].0;
        let seen = Evidence(seen);
        !ty.is_ptr() && seen.includes(Evidence::PTR) && !seen.includes(Evidence::INT)
    }

    /// What an access of a value through a pointer moves, from what its memory was seen to hold.
    pub fn accessed(
        &self,
        module: &Module,
        body: &Body,
        points: &Points,
        v: Value,
        pointer: Value,
    ) -> Holds {
        let own = self.values[v].holds();
        if own != Holds::Unknown {
            return own;
        }
        let Some(places) = self.places(points, pointer) else {
            return Holds::Unknown;
        };
        let mut seen = Evidence::default();
        let bytes = module.size_of(body.ty(v)).cast_signed();
        for &(o, place) in &places {
            seen.join(self.memory[o].covering_all(place, bytes));
        }
        seen.holds()
    }

    /// Whether an op moves integers to or from memory that was seen to hold integers: no derivative is in it. Nobody adds at once to the
    /// bits of a float as to a whole number.
    pub fn counts(&self, body: &Body, points: &Points, data: &OpData) -> bool {
        if let OpKind::Mem(Mem::Update { update, .. }) = &data.kind
            && matches!(update, Update::Int(IntBin::Add | IntBin::Sub))
        {
            return true;
        }
        let Some(moved) = data.moved() else {
            return false;
        };
        let value = moved.value().map(|v| body.ty(v));
        let Some(Type::Scalar(ScalarType::Int(bits))) = value else {
            return false;
        };
        let places = self.places(points, moved.pointer).unwrap_or_default();
        let each = |&(o, place): &(ObjId, Place)| {
            let seen = self.memory[o].covering_all(place, i64::from(bits.div_ceil(8)));
            seen.holds() == Holds::Other
        };
        !places.is_empty() && places.iter().all(each)
    }

    /// Whether two accesses may share bytes: through which pointers, and how many bytes each if that is known.
    pub fn share(
        &self,
        points: &Points,
        (one, bytes): (Value, Option<u64>),
        (other, more): (Value, u64),
    ) -> bool {
        let both = self.places(points, one).zip(self.places(points, other));
        let (Some((ours, theirs)), before) = (both, 1 - more.cast_signed()) else {
            return false;
        };
        let meets = |(a, place): (ObjId, Place), (b, other): (ObjId, Place)| {
            let near = |bytes: u64| {
                (before..bytes.cast_signed()).any(|at| place.shift(at).meets(other, 0))
            };
            a == b && bytes.is_none_or(near)
        };
        ours.iter().any(|&a| theirs.iter().any(|&b| meets(a, b)))
    }

    /// The float format that all of the memory of some objects holds, if it is one.
    fn one_format(&self, objects: impl Iterator<Item = ObjId>) -> Option<FloatKind> {
        let mut seen = Evidence::default();
        for o in objects {
            seen.join(self.memory[o].all());
        }
        match seen.holds() {
            Holds::Float(kind) => Some(kind),
            _ => None,
        }
    }

    /// Whether an object was seen to hold floats.
    pub fn holds_floats(&self, object: ObjId) -> bool {
        self.memory[object].all().formats().next().is_some()
    }

    /// Whether an integer was read where others have floats, and do not tell where, or is made of such.
    pub fn is_untold(&self, (module, body): (&Module, &Body), points: &Points, v: Value) -> bool {
        let reads_untold = |data: &OpData| {
            let bytes = module.size_of(body.ty(data.results[0]));
            self.touches(points, data.args[0], Some(bytes), &self.untold)
        };
        !self.untold.is_empty()
            && comes_from(body, v, |_, data| match &data.kind {
                OpKind::Mem(Mem::Load(_)) if reads_untold(data) => Origin::Found,
                OpKind::Scalar(Scalar::Icmp(_) | Scalar::Fcmp(..) | Scalar::Select(_)) => {
                    Origin::Open
                }
                OpKind::Scalar(_) => Origin::Operands,
                _ => Origin::Open,
            })
    }

    /// Whether others have floats, and do not tell where, among so many bytes from a pointer on.
    pub fn holds_untold(&self, points: &Points, pointer: Value, bytes: Option<u64>) -> bool {
        !self.untold.is_empty() && self.touches(points, pointer, bytes, &self.untold)
    }

    /// Whether an object holds floats and no pointers, as its variable is declared.
    pub fn holds_floats_alone(&self, object: ObjId) -> bool {
        self.floats_alone.contains(object)
    }

    /// What an object holds, for printing: where, what.
    pub fn memory(&self, object: ObjId) -> Vec<(String, Holds)> {
        let classes = self.memory[object].iter();
        classes
            .map(|(place, e)| (place.to_string(), e.holds()))
            .collect()
    }
}

struct Solver<'a> {
    module: &'a Module,
    body: &'a Body,
    points: &'a Points,
    known: &'a Summaries,
    order: Vec<Op>,
    /// How many of them come first, on ways that come back. What is accessed on the other ways, which end in an exception
    /// or nowhere, is no evidence: no derivative passes there.
    back: usize,
    nulls: Nulls,
    types: Types,
    /// Objects that callees access in ways that are not known here.
    hidden: ObjSet,
    /// Whether there are calls that were not looked into.
    cut: bool,
    /// Whether all is seen that callees do not tell of what they return.
    late: bool,
    changed: bool,
}
