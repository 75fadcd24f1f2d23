//! Points-to analysis: inclusion-based, over the objects of one function, insensitive to order.
//!
//! An object's contents are one set, whatever the offset. Memory reached through a parameter is one
//! object, at any depth: what is loaded from it may point into it again.

use crate::callee::{CallKind, call_kind};
use crate::context::Context;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl};
use smallvec::SmallVec;
use tapeless_ir::{
    Body, Constant, Control, GlobalId, Mem, Module, Op, OpData, OpKind, Scalar, Type, Value,
    ValueDef,
};

/// An object of the analysis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjId(u32);
entity_impl!(ObjId, "obj");

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
}

/// A sorted set of objects.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ObjSet(SmallVec<[ObjId; 4]>);

impl ObjSet {
    /// Adds one; whether it was new.
    pub fn insert(&mut self, object: ObjId) -> bool {
        match self.0.binary_search(&object) {
            Ok(_) => false,
            Err(at) => {
                self.0.insert(at, object);
                true
            }
        }
    }

    /// Adds all; whether any was new.
    pub fn union(&mut self, other: &Self) -> bool {
        other.0.iter().filter(|&&o| self.insert(o)).count() > 0
    }

    /// The members in order.
    pub fn iter(&self) -> impl Iterator<Item = ObjId> + '_ {
        self.0.iter().copied()
    }

    /// Whether it has no member.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Number of members.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Membership.
    pub fn contains(&self, object: ObjId) -> bool {
        self.0.binary_search(&object).is_ok()
    }
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

struct Solver<'a> {
    module: &'a Module,
    body: &'a Body,
    order: Vec<Op>,
    points: Points,
    made: rustc_hash::FxHashMap<Op, ObjId>,
    changed: bool,
}

impl<'a> Solver<'a> {
    fn new(module: &'a Module, body: &'a Body, context: &Context) -> Self {
        let function = &module.functions[context.function];
        let mut points = Points {
            objects: PrimaryMap::new(),
            of: SecondaryMap::new(),
            contents: SecondaryMap::new(),
            noalias: function.params.iter().map(|p| p.noalias).collect(),
            escaped: SecondaryMap::new(),
            kept_outside: SecondaryMap::new(),
        };
        let unknown = points.objects.push(Object::Unknown);
        points.contents[unknown].insert(unknown);
        for (i, &param) in body.params().iter().enumerate() {
            if may_hold_pointer(body.ty(param)) {
                let object = points.objects.push(Object::Param(i as u32));
                points.contents[object].insert(object);
                points.of[param].insert(object);
            }
        }
        let mut solver = Self {
            module,
            body,
            order: body.op_order(),
            points,
            made: Default::default(),
            changed: false,
        };
        solver.globals();
        solver
    }

    fn globals(&mut self) {
        let mut known = rustc_hash::FxHashMap::default();
        for (v, data) in self.body.values.iter() {
            let ValueDef::Const(constant) = &data.def else {
                continue;
            };
            if !may_hold_pointer(data.ty) {
                continue;
            }
            match constant {
                Constant::Global(g, _) => {
                    let object = *known
                        .entry(*g)
                        .or_insert_with(|| self.points.objects.push(Object::Global(*g)));
                    self.points.contents[object].insert(Points::UNKNOWN);
                    self.points.of[v].insert(object);
                }
                Constant::Host(_) | Constant::Elements(_) if data.ty.is_ptr() => {
                    self.points.of[v].insert(Points::UNKNOWN);
                }
                _ => {}
            }
        }
    }

    fn round(&mut self) -> bool {
        self.changed = false;
        for at in 0..self.order.len() {
            self.transfer(self.order[at]);
        }
        self.changed
    }

    fn object(&mut self, op: Op, object: Object) -> ObjId {
        *self
            .made
            .entry(op)
            .or_insert_with(|| self.points.objects.push(object))
    }

    fn add(&mut self, v: Value, objects: &ObjSet) {
        self.changed |= self.points.of[v].union(objects);
    }

    fn add_one(&mut self, v: Value, object: ObjId) {
        self.changed |= self.points.of[v].insert(object);
    }

    fn flow(&mut self, from: Value, to: Value) {
        if from != to && may_hold_pointer(self.body.ty(to)) {
            let set = self.points.of[from].clone();
            self.add(to, &set);
        }
    }

    fn store(&mut self, into: &ObjSet, what: &ObjSet) {
        for object in into.iter() {
            self.changed |= self.points.contents[object].union(what);
        }
    }

    fn loaded(&self, from: &ObjSet) -> ObjSet {
        let mut all = ObjSet::default();
        for object in from.iter() {
            all.union(&self.points.contents[object]);
        }
        all
    }

    fn transfer(&mut self, op: Op) {
        let data = &self.body.ops[op];
        match &data.kind {
            OpKind::Scalar(scalar) => self.scalar(scalar, data),
            OpKind::Mem(mem) => self.mem(op, mem, data),
            OpKind::Control(control) => self.control(control, op, data),
            OpKind::Call(call) => self.call(op, call, data),
            OpKind::Host(_) => {
                for &r in &data.results {
                    if self.body.ty(r).is_ptr() {
                        self.add_one(r, Points::UNKNOWN);
                    }
                }
            }
        }
    }

    fn scalar(&mut self, scalar: &Scalar, data: &OpData) {
        let Some(&result) = data.results.first() else {
            return;
        };
        if !may_hold_pointer(self.body.ty(result)) {
            return;
        }
        match scalar {
            Scalar::PtrAdd { .. } => self.flow(data.args[0], result),
            Scalar::Icmp(_) | Scalar::Fcmp(..) | Scalar::Rule(..) => {}
            Scalar::Cast(tapeless_ir::Cast::IntToPtr, _)
                if self.points.of[data.args[0]].is_empty() =>
            {
                if self.body.as_const(data.args[0]).is_none() {
                    self.add_one(result, Points::UNKNOWN);
                }
            }
            _ => {
                for &arg in &data.args {
                    self.flow(arg, result);
                }
            }
        }
    }

    fn mem(&mut self, op: Op, mem: &Mem, data: &OpData) {
        match mem {
            Mem::Alloca { .. } => {
                let object = self.object(op, Object::Alloca(op));
                self.add_one(data.results[0], object);
            }
            Mem::HeapAlloc { .. } | Mem::HeapGrow => {
                let object = self.object(op, Object::Heap(op));
                self.add_one(data.results[0], object);
            }
            Mem::Load(_) if may_hold_pointer(self.body.ty(data.results[0])) => {
                let set = self.loaded(&self.points.of[data.args[0]].clone());
                self.add(data.results[0], &set);
            }
            Mem::Store(_) => {
                let (into, what) = (
                    self.points.of[data.args[1]].clone(),
                    self.points.of[data.args[0]].clone(),
                );
                self.store(&into, &what);
            }
            Mem::Copy { .. } => self.copy(data.args[0], data.args[1]),
            _ => {}
        }
    }

    fn copy(&mut self, dst: Value, src: Value) {
        let into = self.points.of[dst].clone();
        let what = self.loaded(&self.points.of[src].clone());
        self.store(&into, &what);
    }

    fn control(&mut self, control: &Control, op: Op, data: &OpData) {
        if let Control::Invoke(call) = control {
            self.call(op, call, data);
        }
        for (from, to) in crate::flow::control_flows(self.body, control, data) {
            self.flow(from, to);
        }
    }

    fn call(&mut self, op: Op, call: &tapeless_ir::Call, data: &OpData) {
        let result = match data.kind {
            OpKind::Control(_) => self.body.regions[data.regions[0]].params.first().copied(),
            _ => data.results.first().copied(),
        };
        let result = result.filter(|&r| may_hold_pointer(self.body.ty(r)));
        match call_kind(self.module, call) {
            CallKind::Alloc { .. } => {
                let object = self.object(op, Object::Heap(op));
                if let Some(r) = result {
                    self.add_one(r, object);
                }
            }
            CallKind::Copies { dst, src, .. } => {
                self.copy(data.args[dst], data.args[src]);
                if let Some(r) = result {
                    self.flow(data.args[dst], r);
                }
            }
            CallKind::Free { .. } => {}
            kind => self.opaque_call(op, &kind, result, data),
        }
    }

    fn opaque_call(&mut self, op: Op, kind: &CallKind, result: Option<Value>, data: &OpData) {
        let (mut reached, mut captured) = (ObjSet::default(), ObjSet::default());
        for (i, &arg) in data.args.iter().enumerate() {
            reached.union(&self.points.of[arg]);
            if !self.is_nocapture(data, i) {
                captured.union(&self.points.of[arg]);
            }
        }
        self.close(&mut reached);
        self.close(&mut captured);
        if let Some(r) = result {
            let object = self.object(op, Object::Call(op));
            self.changed |= self.points.contents[object].union(&reached);
            self.changed |= self.points.contents[object].insert(object);
            self.add_one(r, object);
            self.add(r, &reached);
        }
        if !matches!(kind, CallKind::Inactive { .. }) {
            self.store(&reached, &captured);
        }
    }

    fn is_nocapture(&self, data: &OpData, index: usize) -> bool {
        let (OpKind::Call(call) | OpKind::Control(Control::Invoke(call))) = &data.kind else {
            return false;
        };
        let tapeless_ir::Callee::Func(id) = call.callee else {
            return false;
        };
        self.module.functions[id]
            .params
            .get(index)
            .is_some_and(|p| p.nocapture)
    }

    /// An object has escaped once its address was stored outside or handed to a call.
    fn escape(&mut self) {
        let (mut passed, mut kept) = (ObjSet::default(), ObjSet::default());
        for &op in &self.order {
            let data = &self.body.ops[op];
            match &data.kind {
                OpKind::Control(Control::Return) => self.add_pointees(&data.args, &mut kept),
                OpKind::Host(_) => self.add_pointees(&data.args, &mut passed),
                OpKind::Call(c) | OpKind::Control(Control::Invoke(c)) => {
                    let keeps_nothing = matches!(
                        call_kind(self.module, c),
                        CallKind::Free { .. } | CallKind::Alloc { .. } | CallKind::Copies { .. }
                    );
                    if !keeps_nothing {
                        self.add_pointees(&data.args, &mut passed);
                    }
                }
                _ => {}
            }
        }
        for (object, what) in self.points.objects.iter() {
            if !matches!(what, Object::Alloca(_) | Object::Heap(_)) {
                kept.union(&self.points.contents[object]);
            }
        }
        self.close(&mut kept);
        passed.union(&kept);
        self.close(&mut passed);
        passed.iter().for_each(|o| self.points.escaped[o] = true);
        kept.iter().for_each(|o| self.points.kept_outside[o] = true);
    }

    fn add_pointees(&self, values: &[Value], to: &mut ObjSet) {
        for &v in values {
            to.union(&self.points.of[v]);
        }
    }

    fn close(&self, set: &mut ObjSet) {
        loop {
            let more = self.loaded(set);
            if !set.union(&more) {
                return;
            }
        }
    }
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
