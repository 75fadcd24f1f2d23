//! Points-to analysis: inclusion-based, over the objects of one function, insensitive to order.
//!
//! A pointer points to places in objects, and what an object holds is known by field (Pearce, Kelly and Hankin,
//! "Efficient field-sensitive pointer analysis of C", 2007); an index makes an offset known modulo a period. Memory that a
//! parameter leads to is named by the fields that are loaded on the way. What callees do with pointers is found by
//! the same analysis of their bodies (`summary`, `outline`, `known`, `touched`).
//!
//! # What must hold
//!
//! Inclusion-based and by field (Pearce, Kelly and Hankin 2007): a pointer points to places in objects, and what an object
//! holds is known by field; an index makes an offset known modulo a period. An object is a variable, an allocation, a global,
//! or memory that parameters lead to, which is named by the fields that are loaded on the way: `*x`, `*(x + 8)`. A field that
//! comes again on the way names memory of the same kind, so that lists and trees end; memory behind which no pointer is
//! followed, as a table of methods, is no part of them (`points/uses.rs`).
//!
//! What the caller keeps for a result holds nothing when the function begins. A callee is analysed by itself, once for all
//! derivatives of a request, and summarised in its own names; at a call these are found again by following the same fields
//! from the arguments (`points/outline.rs`), for pointers as for types. Each round goes on from the last, so that recursion
//! comes to a fixed point: functions that call one another are settled together, and before their callers (`callees.rs`,
//! `values/settle.rs`). What a call's memory is here is found once for all that ask (`Points::enter_nodes`).
//!
//! A function that asks for too much has its objects taken as wholes. A `noalias` parameter speaks of the memory that it
//! points to only. Integers may be addresses where this function made them of pointers, or where they are moved; what is
//! counted with, a size beside pointers, is a number (`points/address.rs`). Addresses inside constants, in a vector or as an
//! integer (`(uintptr_t)table + 8`), are ops of their own from import on (`import/addresses.rs`): a constant of the host
//! would lead nowhere that is known.
//!
//! Vectors of pointers are loaded and stored pointer by pointer (`rewrites/restored/lanes.rs`). What is computed as an integer
//! from one address by constants, tags and counts of bytes is a pointer as far behind it (`rewrites/restored/offsets.rs`), and
//! what functions take and return as integers, and are addresses, is passed as pointers (`rewrites/restored/words/addresses.rs`).
//!
//! What ends a `std::list`, or a `std::map`, is linked like a node and lies in the container itself, in front of the next
//! member of a class. A pointer to a node may lead there; a pointer to an element does not. The methods of nodes that give
//! where the element lies say so from the pipeline's start on (`llvm/rewrites/kept/nodes.rs`, `ptradd … node`), in modules where all such
//! nodes come from `operator new`. Points-to analysis then takes from such a pointer what lies in variables, or within other
//! objects (`points/nodes.rs`).
//!
//! Elements behind parameters have names of their own, so that a caller does not take what a callee does to them for
//! something done to the end.

mod address;
mod apart;
mod callees;
mod calls;
mod copy;
mod effects;
mod escape;
mod field;
mod index;
mod known;
mod memory;
mod nodes;
mod ops;
mod outline;
mod set;
mod solve;
mod summary;
mod touched;
mod uses;
pub mod whole;

use crate::values::callee::gives_text;
use crate::values::cells::Cells;
use crate::values::place::Place;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use tapeless_diag::{Diagnostic, code};
use tapeless_ir::{Body, Call, FuncId, GlobalId, Module, Op, ParamAttrs, Type, Value};

use outline::Entries;
use set::{SpotId, SpotSet, Spots};
use solve::Solver;

pub(crate) use apart::mark_apart;
pub use callees::Callees;
pub use effects::Effects;
pub use outline::Outline;
pub use set::{IdSet, ObjId, ObjSet};
pub(crate) use summary::Summary;

/// What an object stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Object {
    /// Memory that the caller does not know of either.
    Unknown,
    /// Memory that a parameter points to.
    Param(u32),
    /// Memory that pointers in memory of a parameter lead to.
    Behind {
        /// Where the pointers lie.
        from: ObjId,
        /// In which field.
        at: Place,
    },
    /// All other memory that a parameter leads to.
    Deep(u32),
    /// A stack object.
    Alloca(Op),
    /// Memory from an allocating call.
    Heap(Op),
    /// A global variable.
    Global(GlobalId),
    /// What pointers in a constant lead to, where that is constant too.
    Table(GlobalId),
    /// What pointers lead to that lay in a global of which the user says that it carries no derivative.
    Inert(GlobalId),
    /// Memory that a function which was looked into made.
    Made {
        /// The call.
        by: Op,
        /// Where it was made.
        site: Site,
        /// Whether the call gives a pointer to its beginning, and no other that leads to it.
        start: bool,
    },
    /// Memory that a call gave a pointer to, as far as is known to its beginning.
    Call(Op),
    /// Memory to which a call left pointers where its arguments lead.
    Handed(Op),
    /// A function, where these are told apart.
    Function(FuncId),
}

impl Object {
    /// Whether the object is never written.
    pub fn is_constant(self, module: &Module) -> bool {
        match self {
            Self::Global(g) => module.globals[g].constant,
            Self::Table(_) => true,
            _ => false,
        }
    }
}

/// An op that makes memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Site {
    /// The function in which it stands.
    pub function: FuncId,
    /// The op.
    pub op: Op,
}

/// Where pointers point.
#[derive(Debug)]
pub struct Points {
    /// All objects; the first is [`Object::Unknown`].
    pub objects: PrimaryMap<ObjId, Object>,
    ids: FxHashMap<Object, ObjId>,
    spots: Spots,
    starts: SecondaryMap<ObjId, SpotId>,
    /// Where each value points.
    at: SecondaryMap<Value, SpotSet>,
    /// Pointers that were stored.
    held: SecondaryMap<ObjId, Cells<Place, SpotSet>>,
    /// What pointers that the caller stored lead to.
    behind: SecondaryMap<ObjId, Vec<(Place, ObjId)>>,
    /// Memory of the caller behind which pointers may be followed.
    leading: SecondaryMap<ObjId, bool>,
    /// How many objects have a name behind each parameter.
    behind_count: Vec<usize>,
    /// How many of those that nothing is followed behind, besides.
    last_count: usize,
    /// Whether memory further behind a parameter is named by the last field alone that leads to it, and what is.
    by_field: Option<FxHashMap<(ObjId, Place), ObjId>>,
    /// Loads followed so far, and after how many places are no longer told apart.
    work: usize,
    budget: usize,
    /// Fields that pointers are loaded from.
    wanted: SecondaryMap<ObjId, Cells<Place, ()>>,
    of: SecondaryMap<Value, ObjSet>,
    contents: SecondaryMap<ObjId, ObjSet>,
    params: Vec<ParamAttrs>,
    copied: ObjSet,
    freed: ObjSet,
    freed_by_calls: ObjSet,
    /// Variables, where those of all functions have names.
    variables: ObjSet,
    /// What callers know of it, once all is found.
    outline: Rc<Outline>,
    entries: Entries,
    escaped: SecondaryMap<ObjId, bool>,
    kept_outside: SecondaryMap<ObjId, bool>,
}

impl Points {
    /// Memory that a call makes, or that it hands out.
    pub fn made_by(&self, op: Op) -> impl Iterator<Item = (ObjId, &Object)> {
        self.objects.iter().filter(move |(_, what)| match **what {
            Object::Made { by, .. } => by == op,
            Object::Call(by) | Object::Handed(by) => by == op,
            _ => false,
        })
    }

    /// Objects, and all that pointers in these lead to.
    pub fn reachable(&self, from: &ObjSet) -> ObjSet {
        let mut all = from.clone();
        loop {
            let mut more = ObjSet::default();
            for o in all.iter() {
                more.union(self.contents(o));
            }
            if !all.union(&more) {
                return all;
            }
        }
    }

    /// All objects that some values lead to.
    pub fn reachable_from(&self, values: &[Value]) -> ObjSet {
        let mut all = ObjSet::default();
        for &v in values {
            all.union(&self.reachable(self.of(v)));
        }
        all
    }

    /// The object that stands for unknown memory.
    pub const UNKNOWN: ObjId = ObjId(0);

    fn new(params: Vec<ParamAttrs>, budget: usize) -> Self {
        let mut points = Self {
            objects: PrimaryMap::new(),
            ids: FxHashMap::default(),
            spots: Spots::default(),
            starts: SecondaryMap::with_default(SpotId::new(0)),
            at: SecondaryMap::new(),
            held: SecondaryMap::new(),
            behind: SecondaryMap::new(),
            leading: SecondaryMap::new(),
            behind_count: vec![0; params.len()],
            last_count: 0,
            by_field: None,
            work: 0,
            budget,
            wanted: SecondaryMap::new(),
            of: SecondaryMap::new(),
            contents: SecondaryMap::new(),
            params,
            copied: ObjSet::default(),
            freed: ObjSet::default(),
            freed_by_calls: ObjSet::default(),
            variables: ObjSet::default(),
            outline: Rc::default(),
            entries: Entries::default(),
            escaped: SecondaryMap::new(),
            kept_outside: SecondaryMap::new(),
        };
        let unknown = points.name(Object::Unknown);
        // A pointer that comes from anywhere may lie anywhere.
        let anywhere = SpotSet::from_iter([points.spots.id(unknown, Place::ANY)]);
        points.store(unknown, Place::ANY, &anywhere);
        points
    }

    /// The names that the function has for memory of its callers.
    pub fn outline(&self) -> &Rc<Outline> {
        &self.outline
    }

    /// What a value may point to; unknown memory if it is a pointer of which nothing is known.
    pub fn of(&self, v: Value) -> &ObjSet {
        &self.of[v]
    }

    /// Where in these objects.
    pub fn places(&self, v: Value) -> impl Iterator<Item = (ObjId, Place)> {
        self.spots.of(&self.at[v])
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
        matches!(self.objects[object], Object::Heap(_) | Object::Made { .. })
    }

    /// The call whose result an object is.
    pub fn call_of<'a>(&self, body: &'a Body, object: ObjId) -> Option<&'a Call> {
        match self.objects[object] {
            Object::Heap(op) | Object::Call(op) => body.ops[op].kind.call(),
            _ => None,
        }
    }

    /// Whether the object is the characters of a string: this function, or one that it calls, was given a pointer to them.
    pub fn is_text(&self, module: &Module, body: &Body, object: ObjId) -> bool {
        let (body, op) = match self.objects[object] {
            Object::Call(op) => (Some(body), op),
            Object::Made { site, .. } => (module.functions[site.function].body.as_ref(), site.op),
            _ => return false,
        };
        let call = body.and_then(|body| body.ops[op].kind.call());
        call.is_some_and(|call| gives_text(module, call))
    }

    /// All objects that the function releases, itself or by what it calls.
    pub fn freed(&self) -> &ObjSet {
        &self.freed
    }

    /// Those that a callee releases.
    pub fn freed_by_calls(&self) -> &ObjSet {
        &self.freed_by_calls
    }

    /// Whether the object is memory that only this function knows of.
    pub fn is_local(&self, object: ObjId) -> bool {
        matches!(self.objects[object], Object::Alloca(_) | Object::Heap(_))
    }

    /// Whether a pointer leads to memory that only this function knows of, now and later: other members of a team do not.
    pub fn is_own(&self, pointer: Value) -> bool {
        let to = self.of(pointer);
        let own = |o: ObjId| self.is_local(o) && !self.is_kept_outside(o);
        !to.is_empty() && to.iter().all(own)
    }

    /// Whether no other object lies over this one.
    pub fn is_apart(&self, object: ObjId) -> bool {
        match self.objects[object] {
            Object::Param(index) => self.params[index as usize].noalias,
            Object::Behind { from, .. } => match self.objects[from] {
                Object::Param(index) => self.params[index as usize].leads_apart,
                _ => false,
            },
            _ => self.is_local(object) && !self.escaped[object],
        }
    }

    /// Whether accesses to the objects may touch the same bytes.
    pub fn may_overlap(&self, a: ObjId, b: ObjId) -> bool {
        if a == b {
            return true;
        }
        if self.is_apart(a) || self.is_apart(b) {
            return false;
        }
        let of_param = |o: ObjId| self.parameter(o).is_some();
        match (self.objects[a], self.objects[b]) {
            (Object::Global(_), Object::Global(_)) => false,
            (Object::Global(_), _) if self.is_local(b) => false,
            (_, Object::Global(_)) if self.is_local(a) => false,
            (x, y) if self.is_local(a) && self.is_local(b) => x == y,
            _ if of_param(a) && self.is_local(b) => self.param_reaches(a, b),
            _ if of_param(b) && self.is_local(a) => self.param_reaches(b, a),
            _ => true,
        }
    }

    /// Whether accesses through the sets may touch the same bytes. An empty set touches nothing known: it may.
    pub fn sets_overlap(&self, a: &ObjSet, b: &ObjSet) -> bool {
        a.is_empty() || b.is_empty() || self.some_overlap(a, b)
    }

    /// Whether an object of one set and one of the other may.
    pub fn some_overlap(&self, a: &ObjSet, b: &ObjSet) -> bool {
        a.iter().any(|x| b.iter().any(|y| self.may_overlap(x, y)))
    }

    /// Parameters may lead to the same memory: what is kept in that of one is found through others.
    fn param_reaches(&self, from: ObjId, to: ObjId) -> bool {
        let contents = &self.contents[from];
        self.kept_outside[to] || contents.contains(to) || contents.contains(Self::UNKNOWN)
    }

    /// Objects instead of places.
    fn project(&mut self) {
        for v in self.at.keys() {
            self.of[v] = self.spots.objects(&self.at[v]);
        }
        for o in self.objects.keys() {
            let held = self.held[o].iter().map(|(_, set)| self.spots.objects(set));
            let mut contents = ObjSet::from_iter(self.behind[o].iter().map(|b| b.1));
            held.for_each(|more| {
                contents.union(&more);
            });
            self.contents[o] = contents;
        }
    }
}

/// The points-to sets of a function's body, and what the function leaves behind, from what is known of its callees: begun
/// anew, or on top of what was found before.
pub(crate) fn solve(
    module: &Module,
    body: &Body,
    id: FuncId,
    known: &Callees,
) -> (Points, Summary) {
    let mut solver = Solver::new(module, body, id, known);
    solver.solve();
    if solver.points.has_lost_track() && solver.points.by_field.is_none() {
        let mut again = Solver::by_field(module, body, id, known);
        again.solve();
        if solver.points.spots.is_coarse() || !again.points.has_lost_track() {
            solver = again;
        }
    }
    solver.conclude();
    let summary = Summary::of(&mut solver);
    (solver.points, summary)
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

/// Refuses a function whose pointers may lead to too many places, each after each.
pub(crate) fn too_many(module: &Module, id: FuncId) -> Diagnostic {
    let function = &module.functions[id];
    let name = function.shown_name();
    let what = format!("the pointers of `{name}` may lead to too many places to be followed");
    Diagnostic::error(code::UNSUPPORTED, what)
        .at(module.location(function.loc))
        .because(None, "it calls many functions of which nothing is known, each of which may store any pointer anywhere")
        .help("put what has no derivative (threads, locks, logging) into functions of its own, and mark these: `void *__enzyme_inactivefn_f = (void *)f;`")
}
