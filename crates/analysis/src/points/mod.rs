//! Points-to analysis: inclusion-based, over the objects of one function, insensitive to order.
//!
//! An object's contents are one set, whatever the offset. Memory reached through a parameter is one object for each
//! of [`LEVELS`] loads on the way to it; the last stands for all that lies deeper. What callees do with pointers is
//! found by the same analysis of their bodies (`summary`, `known`, `touched`).

mod escape;
mod known;
mod set;
mod solve;
mod summary;
mod touched;

use crate::context::Context;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use tapeless_ir::{Body, GlobalId, Module, Op, Type, Value};

use solve::Solver;

pub use set::{ObjId, ObjSet};
pub use summary::Summaries;

/// Levels of memory that are told apart behind a parameter.
pub const LEVELS: u8 = 3;

/// What an object stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Object {
    /// Memory that the caller does not know of either.
    Unknown,
    /// Memory reached through a parameter, by so many loads.
    Param(u32, u8),
    /// A stack object.
    Alloca(Op),
    /// Memory from an allocating call.
    Heap(Op),
    /// A global variable.
    Global(GlobalId),
    /// Memory that a call gave a pointer to, as far as is known to its beginning.
    Call(Op),
    /// Memory to which a call left pointers where its arguments lead, or to the inside of which it gave one.
    Handed(Op),
}

/// Where pointers point.
#[derive(Debug)]
pub struct Points {
    /// All objects; the first is [`Object::Unknown`].
    pub objects: PrimaryMap<ObjId, Object>,
    of: SecondaryMap<Value, ObjSet>,
    contents: SecondaryMap<ObjId, ObjSet>,
    noalias: Vec<bool>,
    /// Results of calls that are memory which the callee made.
    from_known: SecondaryMap<ObjId, bool>,
    copied: ObjSet,
    freed: ObjSet,
    escaped: SecondaryMap<ObjId, bool>,
    kept_outside: SecondaryMap<ObjId, bool>,
}

impl Points {
    /// The object that stands for unknown memory.
    pub const UNKNOWN: ObjId = ObjId(0);

    /// What a value may point to; unknown memory if it is a pointer of which nothing is known.
    pub fn of(&self, v: Value) -> &ObjSet {
        &self.of[v]
    }

    /// What pointers inside an object may point to.
    pub fn contents(&self, object: ObjId) -> &ObjSet {
        &self.contents[object]
    }

    /// Whether a pointer to the object may be held outside the function.
    pub fn escaped(&self, object: ObjId) -> bool {
        self.escaped[object]
    }

    /// Whether others may move bytes of the object elsewhere, or know more of it than the functions that are called.
    pub fn is_copied_outside(&self, object: ObjId) -> bool {
        !self.is_local(object) || self.kept_outside[object] || self.copied.contains(object)
    }

    /// Whether a pointer to the object outlives the function: it is returned, or stored where others find it.
    pub fn is_kept_outside(&self, object: ObjId) -> bool {
        self.kept_outside[object]
    }

    /// Whether the object is memory that was allocated in this function or in those that it calls.
    pub fn is_made(&self, object: ObjId) -> bool {
        matches!(self.objects[object], Object::Heap(_)) || self.from_known[object]
    }

    /// All objects that the function releases, itself or by what it calls.
    pub fn freed(&self) -> &ObjSet {
        &self.freed
    }

    /// Whether the object is memory that only this function knows of.
    pub fn is_local(&self, object: ObjId) -> bool {
        matches!(self.objects[object], Object::Alloca(_) | Object::Heap(_))
    }

    /// Whether accesses to the objects may touch the same bytes.
    pub fn may_overlap(&self, a: ObjId, b: ObjId) -> bool {
        if a == b {
            return true;
        }
        let private = |o: ObjId| self.is_local(o) && !self.escaped[o];
        let restricted =
            |o: ObjId| matches!(self.objects[o], Object::Param(i, 0) if self.noalias[i as usize]);
        if private(a) || private(b) || restricted(a) || restricted(b) {
            return false;
        }
        match (self.objects[a], self.objects[b]) {
            (Object::Global(_), Object::Global(_)) => false,
            (x, y) if self.is_local(a) && self.is_local(b) => x == y,
            (Object::Param(..), _) if self.is_local(b) => self.param_reaches(a, b),
            (_, Object::Param(..)) if self.is_local(a) => self.param_reaches(b, a),
            _ => true,
        }
    }

    /// Whether accesses through the sets may touch the same bytes. An empty set touches nothing known: it may.
    pub fn sets_overlap(&self, a: &ObjSet, b: &ObjSet) -> bool {
        a.is_empty() || b.is_empty() || a.iter().any(|x| b.iter().any(|y| self.may_overlap(x, y)))
    }

    /// Parameters may lead to the same memory: what is kept in that of one is found through others.
    fn param_reaches(&self, from: ObjId, to: ObjId) -> bool {
        let contents = &self.contents[from];
        self.kept_outside[to] || contents.contains(to) || contents.contains(Self::UNKNOWN)
    }
}

/// The points-to sets of a body.
pub fn points(module: &Module, body: &Body, context: &Context, known: &Summaries) -> Points {
    known.cover(module, body);
    let mut solver = Solver::new(module, body, context, known);
    solver.solve();
    solver.points
}

/// Whether a value of the type may hold a pointer's bits.
pub fn may_hold_pointer(ty: Type) -> bool {
    match ty {
        Type::Scalar(tapeless_ir::ScalarType::Int(bits)) => bits >= 64,
        Type::Vector(..) | Type::Scalar(_) => !ty.is_float() && (ty.is_ptr() || ty.lanes() > 1),
        Type::Aggregate(_) => true,
        Type::Host(_) => false,
    }
}

impl Points {
    /// All objects by index, for printing.
    pub fn describe(&self, object: ObjId) -> String {
        match self.objects[object] {
            Object::Unknown => "unknown".into(),
            other => format!("{other:?}#{}", object.index()),
        }
    }
}
