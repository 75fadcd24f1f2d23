//! Variables of the file that hold integers, and nothing that was made of a float or an address.
//!
//! Functions that copy, swap or turn a table of indices see bytes that move, and not what they are. All functions of a
//! request together tell: where each integer that is stored was counted, computed or rounded, or comes from another such
//! variable, the variable carries no derivative. Everything is taken for an integer of that kind until something stands
//! against it, so that tables which are copied to one another count.

mod start;

use super::{global_of, own_bodies};
use crate::values::callee::{CallKind, call_kind, is_by_user};
use crate::values::flow::control_flows;
use rustc_hash::{FxHashMap, FxHashSet};
use start::{candidates, given, is_seen};
use std::collections::BTreeSet;
use tapeless_ir::{
    Body, Call, Cast, Control, FuncId, GlobalId, Mem, Module, Op, OpData, OpKind, Scalar, Value,
};

/// Marks such variables, given the functions that one which is differentiated reaches.
pub fn mark_integers(module: &mut Module, root: FuncId) {
    let bodies = own_bodies(module);
    let globals = candidates(module, &bodies);
    if globals.is_empty() {
        return;
    }
    let mut finder = Finder::new(module, &bodies, root);
    let others = module.globals.keys().filter(|g| !globals.contains(g));
    finder.spoiled.extend(others.map(Object::Global));
    while std::mem::replace(&mut finder.changed, false) {
        for &(id, body) in &bodies {
            body.ops.keys().for_each(|op| finder.visit((id, body), op));
        }
    }
    let spoiled = finder.spoiled;
    for global in globals {
        module.globals[global].integers = !spoiled.contains(&Object::Global(global));
    }
}

/// A function and its body.
type Own<'a> = (FuncId, &'a Body);

/// What may hold integers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Object {
    Global(GlobalId),
    /// What an op makes on the stack or on the heap.
    Made(FuncId, Op),
}

/// What a pointer may be based on.
#[derive(Clone, Default)]
struct Places {
    objects: BTreeSet<Object>,
    /// Anything else.
    others: bool,
}

impl Places {
    fn others() -> Self {
        Self {
            others: true,
            ..Self::default()
        }
    }

    fn one(object: Object) -> Self {
        Self {
            objects: BTreeSet::from([object]),
            others: false,
        }
    }
}

struct Finder<'a> {
    module: &'a Module,
    /// What holds more than integers.
    spoiled: FxHashSet<Object>,
    /// Integers, or what holds some, that may be made of floats or addresses.
    made: FxHashSet<(FuncId, Value)>,
    /// Functions that return such.
    makers: FxHashSet<FuncId>,
    /// Pointers that are given, or merged.
    merged: FxHashMap<(FuncId, Value), Places>,
    changed: bool,
}

impl<'a> Finder<'a> {
    fn new(module: &'a Module, bodies: &[Own<'_>], root: FuncId) -> Self {
        let mut finder = Self {
            module,
            spoiled: FxHashSet::default(),
            made: FxHashSet::default(),
            makers: FxHashSet::default(),
            merged: FxHashMap::default(),
            changed: true,
        };
        for (id, param, may_be_bits) in given(module, bodies, root) {
            match may_be_bits {
                true => finder.note_made((id, param)),
                false => finder.merge((id, param), Places::others()),
            }
        }
        finder
    }

    fn visit(&mut self, own: Own<'_>, op: Op) {
        let data = &own.1.ops[op];
        match &data.kind {
            OpKind::Mem(mem) => self.access(own, mem, data),
            OpKind::Scalar(scalar) => self.compute(own, scalar, data),
            OpKind::Control(control) => {
                if let Control::Invoke(call) = control {
                    self.call(own, op, call);
                }
                for (from, to) in control_flows(own.1, control, data) {
                    self.flow((own, from), (own.0, to));
                }
                if matches!(control, Control::Return) {
                    data.args.iter().for_each(|&v| self.give_back(own, v));
                }
            }
            OpKind::Call(call) => self.call(own, op, call),
            OpKind::Par(_) => {}
            OpKind::Host(_) => self.hand_out(own, &data.args, &data.results),
        }
    }

    fn access(&mut self, own: Own<'_>, mem: &Mem, data: &OpData) {
        match mem {
            Mem::Load(_) => {
                let (result, from) = (data.results[0], self.places(own, data.args[0]));
                if !own.1.ty(result).is_int() {
                    self.spoil(&from);
                }
                if !self.hold_integers(&from) || !own.1.ty(result).is_int() {
                    self.note_made((own.0, result));
                }
            }
            Mem::Store(_) => {
                let (value, into) = (data.args[0], self.places(own, data.args[1]));
                if !own.1.ty(value).is_int() || self.made.contains(&(own.0, value)) {
                    self.spoil(&into);
                }
                self.hand_out(own, &data.args[..1], &[]);
            }
            Mem::Copy { .. } => {
                let (into, from) = (
                    self.places(own, data.args[0]),
                    self.places(own, data.args[1]),
                );
                if !self.hold_integers(&into) || !self.hold_integers(&from) {
                    self.spoil(&into);
                    self.spoil(&from);
                }
            }
            Mem::Alloca { .. } | Mem::Set(_) | Mem::Lifetime(_) | Mem::Check => {}
            Mem::Update { .. }
            | Mem::Exchange(_)
            | Mem::HeapAlloc { .. }
            | Mem::HeapGrow { .. }
            | Mem::HeapFree { .. } => {
                self.hand_out(own, &data.args, &data.results);
            }
        }
    }

    fn compute(&mut self, own: Own<'_>, scalar: &Scalar, data: &OpData) {
        match scalar {
            Scalar::PtrAdd { .. }
            | Scalar::Icmp(_)
            | Scalar::Fcmp(..)
            | Scalar::Cast(Cast::FpToSi | Cast::FpToUi, _) => {}
            Scalar::Select(_) => {
                let into = (own.0, data.results[0]);
                data.args[1..]
                    .iter()
                    .for_each(|&from| self.flow((own, from), into));
            }
            Scalar::Freeze => self.flow((own, data.args[0]), (own.0, data.results[0])),
            Scalar::Cast(Cast::BitCast, _) if own.1.ty(data.args[0]).is_float() => {
                self.note_made((own.0, data.results[0]));
            }
            Scalar::Cast(Cast::PtrToInt, _) | Scalar::Rule(..) => {
                self.hand_out(own, &data.args, &data.results);
            }
            _ => {
                self.hand_out(own, &data.args, &[]);
                let made = |&v: &Value| self.made.contains(&(own.0, v));
                if data.args.iter().any(made) {
                    let results = data.results.iter();
                    results.for_each(|&v| self.note_made((own.0, v)));
                }
            }
        }
    }

    fn call(&mut self, own: Own<'_>, op: Op, call: &Call) {
        let data = &own.1.ops[op];
        let result = own.1.call_result(op);
        let invoked = matches!(data.kind, OpKind::Control(_));
        if let Some(v) = result.filter(|&v| invoked && own.1.ty(v).is_ptr()) {
            self.merge((own.0, v), Places::others());
        }
        match call_kind(self.module, call) {
            CallKind::Defined(id) if is_seen(self.module, id) => {
                let params = self.module.functions[id].body.as_ref();
                let params = params.map_or(&[][..], Body::params);
                for (&from, &to) in data.args.iter().zip(params) {
                    self.flow((own, from), (id, to));
                }
                let more = data.args.get(params.len()..).unwrap_or_default();
                self.hand_out(own, more, &[]);
                if let Some(v) = result.filter(|_| self.makers.contains(&id)) {
                    self.note_made((own.0, v));
                }
            }
            CallKind::Inactive { .. } => {}
            CallKind::Alloc { .. } | CallKind::Free { .. } if !is_by_user(self.module, call) => {}
            _ => self.hand_out(own, &data.args, result.as_slice()),
        }
    }

    /// Whoever gets an address may do anything; and gives anything.
    fn hand_out(&mut self, own: Own<'_>, args: &[Value], results: &[Value]) {
        for &arg in args {
            if own.1.ty(arg).is_ptr() {
                self.spoil(&self.places(own, arg));
            }
        }
        results.iter().for_each(|&v| self.note_made((own.0, v)));
    }

    fn give_back(&mut self, own: Own<'_>, v: Value) {
        self.hand_out(own, &[v], &[]);
        if self.made.contains(&(own.0, v)) {
            self.changed |= self.makers.insert(own.0);
        }
    }

    fn flow(&mut self, (own, from): (Own<'_>, Value), into: (FuncId, Value)) {
        if own.1.ty(from).is_ptr() {
            self.merge(into, self.places(own, from));
        } else if self.made.contains(&(own.0, from)) {
            self.note_made(into);
        }
    }

    fn merge(&mut self, into: (FuncId, Value), places: Places) {
        let known = self.merged.entry(into).or_default();
        let before = (known.objects.len(), known.others);
        known.objects.extend(places.objects);
        known.others |= places.others;
        self.changed |= before != (known.objects.len(), known.others);
    }

    fn note_made(&mut self, v: (FuncId, Value)) {
        self.changed |= self.made.insert(v);
    }

    fn spoil(&mut self, places: &Places) {
        for &object in &places.objects {
            self.changed |= self.spoiled.insert(object);
        }
    }

    /// Whether all these hold integers alone.
    fn hold_integers(&self, places: &Places) -> bool {
        let table = |o: &Object| match o {
            Object::Global(g) => self.module.globals[*g].is_plain_table(),
            Object::Made(..) => false,
        };
        let holds = |o: &Object| !self.spoiled.contains(o) || table(o);
        !places.others && places.objects.iter().all(holds)
    }

    fn places(&self, (id, body): Own<'_>, mut v: Value) -> Places {
        loop {
            if let Some(constant) = body.as_const(v) {
                let global = global_of(constant).map(Object::Global);
                return global.map_or_else(Places::others, Places::one);
            }
            let Some(op) = body.def_op(v) else {
                break;
            };
            match &body.ops[op].kind {
                OpKind::Scalar(Scalar::PtrAdd { .. }) => v = body.ops[op].args[0],
                OpKind::Scalar(Scalar::Select(_) | Scalar::Freeze) | OpKind::Control(_) => break,
                OpKind::Mem(Mem::Alloca { .. }) => return Places::one(Object::Made(id, op)),
                OpKind::Call(call) if self.is_fresh(call) => {
                    return Places::one(Object::Made(id, op));
                }
                _ => return Places::others(),
            }
        }
        self.merged.get(&(id, v)).cloned().unwrap_or_default()
    }

    /// Whether a call gives memory that the library has just made.
    fn is_fresh(&self, call: &Call) -> bool {
        let kind = call_kind(self.module, call);
        matches!(kind, CallKind::Alloc { .. }) && !is_by_user(self.module, call)
    }
}
