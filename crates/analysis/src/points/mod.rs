//! Points-to analysis: inclusion-based, over the objects of one function, insensitive to order.
//!
//! An object's contents are one set, whatever the offset. Memory reached through a parameter is one
//! object, at any depth: what is loaded from it may point into it again.

mod escape;
mod moves;
mod set;
mod solve;

use crate::context::Context;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use tapeless_ir::{Body, GlobalId, Module, Op, Type, Value};

use solve::Solver;

pub use set::{ObjId, ObjSet};

/// What an object stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Object {
    /// Memory that the caller does not know of either.
    Unknown,
    /// Memory reached through a parameter.
    Param(u32),
    /// A stack object.
    Alloca(Op),
    /// Memory from an allocating call.
    Heap(Op),
    /// A global variable.
    Global(GlobalId),
    /// Memory that a call gave a pointer to.
    Call(Op),
    /// Memory to which a call left pointers where its arguments lead.
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

    /// Whether a pointer to the object outlives the function: it is returned, or stored where others find it.
    pub fn is_kept_outside(&self, object: ObjId) -> bool {
        self.kept_outside[object]
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
            |o: ObjId| matches!(self.objects[o], Object::Param(i) if self.noalias[i as usize]);
        if private(a) || private(b) || restricted(a) || restricted(b) {
            return false;
        }
        match (self.objects[a], self.objects[b]) {
            (Object::Global(_), Object::Global(_)) => false,
            (x, y) if self.is_local(a) && self.is_local(b) => x == y,
            (Object::Param(_), _) if self.is_local(b) => self.contents_reach(a, b),
            (_, Object::Param(_)) if self.is_local(a) => self.contents_reach(b, a),
            _ => true,
        }
    }

    /// Whether accesses through the sets may touch the same bytes. An empty set touches nothing known: it may.
    pub fn sets_overlap(&self, a: &ObjSet, b: &ObjSet) -> bool {
        a.is_empty() || b.is_empty() || a.iter().any(|x| b.iter().any(|y| self.may_overlap(x, y)))
    }

    fn contents_reach(&self, from: ObjId, to: ObjId) -> bool {
        self.contents[from].contains(to) || self.contents[from].contains(Self::UNKNOWN)
    }
}

/// The points-to sets of a body.
pub fn points(module: &Module, body: &Body, context: &Context) -> Points {
    let mut solver = Solver::new(module, body, context);
    while solver.round() {}
    solver.escape();
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
