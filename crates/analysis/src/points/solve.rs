//! The transfer of each op, to a fixed point.

use super::summary::{Summaries, deeper};
use super::{LEVELS, ObjId, ObjSet, Object, Points, may_hold_pointer};
use crate::callee::{CallKind, call_kind};
use crate::context::Context;
use cranelift_entity::{PrimaryMap, SecondaryMap};
use tapeless_ir::{
    Body, Constant, Control, Mem, Module, Op, OpData, OpKind, Scalar, Value, ValueDef,
};

pub(super) struct Solver<'a> {
    pub(super) module: &'a Module,
    pub(super) body: &'a Body,
    pub(super) order: Vec<Op>,
    pub(super) points: Points,
    made: rustc_hash::FxHashMap<Object, ObjId>,
    pub(super) known: &'a Summaries,
    changed: bool,
}

impl<'a> Solver<'a> {
    pub(super) fn new(
        module: &'a Module,
        body: &'a Body,
        context: &Context,
        known: &'a Summaries,
    ) -> Self {
        let function = &module.functions[context.function];
        let mut points = Points {
            objects: PrimaryMap::new(),
            of: SecondaryMap::new(),
            contents: SecondaryMap::new(),
            noalias: function.params.iter().map(|p| p.noalias).collect(),
            from_known: SecondaryMap::new(),
            copied: ObjSet::default(),
            freed: ObjSet::default(),
            escaped: SecondaryMap::new(),
            kept_outside: SecondaryMap::new(),
        };
        let unknown = points.objects.push(Object::Unknown);
        points.contents[unknown].insert(unknown);
        for (i, &param) in body.params().iter().enumerate() {
            if may_hold_pointer(body.ty(param)) {
                let levels: Vec<ObjId> = (0..LEVELS)
                    .map(|level| points.objects.push(Object::Param(i as u32, level)))
                    .collect();
                for (level, &object) in (0..).zip(&levels) {
                    points.contents[object].insert(levels[usize::from(deeper(level))]);
                }
                points.of[param].insert(levels[0]);
            }
        }
        let mut solver = Self {
            module,
            body,
            order: body.op_order(),
            points,
            made: Default::default(),
            known,
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

    /// To a fixed point.
    pub(super) fn solve(&mut self) {
        while self.round() {}
        self.escape();
        self.points.copied = self.copied_by_calls();
        self.points.freed = self.freed();
    }

    fn round(&mut self) -> bool {
        self.changed = false;
        for at in 0..self.order.len() {
            self.transfer(self.order[at]);
        }
        self.changed
    }

    pub(super) fn object(&mut self, object: Object) -> ObjId {
        *self
            .made
            .entry(object)
            .or_insert_with(|| self.points.objects.push(object))
    }

    pub(super) fn add(&mut self, v: Value, objects: &ObjSet) {
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

    pub(super) fn store(&mut self, into: &ObjSet, what: &ObjSet) {
        for object in into.iter() {
            self.changed |= self.points.contents[object].union(what);
        }
    }

    pub(super) fn loaded(&self, from: &ObjSet) -> ObjSet {
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
                let object = self.object(Object::Alloca(op));
                self.add_one(data.results[0], object);
            }
            Mem::HeapAlloc { .. } | Mem::HeapGrow => {
                let object = self.object(Object::Heap(op));
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
        let result = self.body.call_result(op);
        let result = result.filter(|&r| may_hold_pointer(self.body.ty(r)));
        match call_kind(self.module, call) {
            CallKind::Alloc { .. } => {
                let object = self.object(Object::Heap(op));
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
            CallKind::Defined(id) => match self.known.get(id) {
                Some(summary) => self.known_call(op, &summary, result, data),
                None => self.opaque_call(op, false, result, data),
            },
            kind => {
                let inactive = matches!(kind, CallKind::Inactive { .. });
                self.opaque_call(op, inactive, result, data);
            }
        }
    }

    /// A call of which nothing is known: it may store what it is given, and memory of its own, wherever it gets to.
    fn opaque_call(&mut self, op: Op, inactive: bool, result: Option<Value>, data: &OpData) {
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
            let object = self.object(Object::Call(op));
            self.changed |= self.points.contents[object].union(&reached);
            self.changed |= self.points.contents[object].insert(object);
            self.add_one(r, object);
            self.add(r, &reached);
        }
        if inactive {
            return;
        }
        let made = self.object(Object::Handed(op));
        captured.insert(made);
        captured.union(&self.loaded(&reached));
        self.changed |= self.points.contents[made].union(&reached);
        self.changed |= self.points.contents[made].insert(made);
        self.store(&reached, &captured);
    }

    fn is_nocapture(&self, data: &OpData, index: usize) -> bool {
        let Some(tapeless_ir::Callee::Func(id)) = data.kind.call().map(|call| call.callee) else {
            return false;
        };
        self.module.functions[id]
            .params
            .get(index)
            .is_some_and(|p| p.nocapture)
    }
}
