//! Calls: what is known of their callees decides what they do with pointers.

use super::set::{ObjId, SpotSet};
use super::solve::Solver;
use super::{Object, may_hold_pointer};
use crate::values::callee::{
    CallKind, asks_size, begins_handler, call_kind, calls_pointer, gives_argument, gives_text,
    is_by_user, left_arguments,
};
use crate::values::place::Place;
use tapeless_ir::{FuncId, Op, OpData, Value};

impl Solver<'_> {
    pub(super) fn call(&mut self, op: Op, call: &tapeless_ir::Call, data: &OpData) {
        let result = self.body.call_result(op);
        let result = result.filter(|&r| self.carries(r));
        self.addresses
            .extend(result.filter(|&r| may_hold_pointer(self.body.ty(r))));
        self.whole_throw(call, data);
        match call_kind(self.module, call) {
            CallKind::Alloc { .. } => {
                if let Some(r) = result {
                    self.add_start(r, Object::Heap(op));
                }
                self.keep_in_arena(op, call, None, data);
            }
            CallKind::Copies { dst, src, len } => {
                self.copy(data.args[dst], data.args[src], data.args.get(len).copied());
                if let Some(r) = result {
                    self.flow(data.args[dst], r);
                }
            }
            CallKind::Free { arg } => self.keep_in_arena(op, call, Some(arg), data),
            CallKind::Inactive { .. } if asks_size(self.module, call) => {}
            CallKind::Inactive { .. } if begins_handler(self.module, call) => {
                if let Some(r) = result {
                    self.foreign(Object::Call(op));
                    self.add_start(r, Object::Call(op));
                }
            }
            CallKind::Defined(id) if self.whole_call(id, result, data) => {}
            // The argument was put in its place before.
            CallKind::Inactive { .. } if gives_argument(self.module, call) => {}
            // Characters hold no pointers.
            CallKind::Inactive { .. } if gives_text(self.module, call) => {
                if let Some(r) = result {
                    self.foreign(Object::Call(op));
                    self.add_start(r, Object::Call(op));
                }
            }
            CallKind::Defined(id) => match self.known.summary(id) {
                Some(summary) if !summary.mixes => self.known_call(op, &summary, result, data),
                None if self.is_never_through(id, data) => {}
                None if self.whole.is_none() && self.known.never_returns(self.module, id) => {
                    self.gives_strangers |= self.gives_memory(data);
                    self.opaque_call(op, true, result, data);
                }
                _ => self.opaque_call(op, false, result, data),
            },
            kind => {
                let inactive = match kind {
                    CallKind::Inactive { writes_any, .. } => self.whole.is_none() || !writes_any,
                    _ => false,
                };
                // Numbers that a library gives are no addresses; one that is made into a pointer leads anywhere.
                let is_number = |r: Value| inactive && !self.module.has_pointer(self.body.ty(r));
                self.opaque_call(op, inactive, result.filter(|&r| !is_number(r)), data);
            }
        }
    }

    /// An allocator of the user's may leave pointers in what it is given beside the memory that it releases: an arena.
    /// What lies further there is its own.
    fn keep_in_arena(
        &mut self,
        op: Op,
        call: &tapeless_ir::Call,
        released: Option<usize>,
        data: &OpData,
    ) {
        let others = data.args.iter().enumerate();
        let mut given = SpotSet::default();
        for (_, &arg) in others.filter(|&(i, _)| Some(i) != released) {
            given.union(&self.points.at[arg]);
        }
        if given.is_empty() || !is_by_user(self.module, call) {
            return;
        }
        let arenas = self.points.spots.objects(&given);
        let made = self.foreign(Object::Handed(op));
        given.insert(self.points.starts[made]);
        for arena in arenas.iter() {
            self.put(arena, Place::ANY, &given);
        }
    }

    /// Whether a call through a pointer is behind comparisons with all functions that the pointer may lead to: those of
    /// tables of methods which have bodies here.
    fn is_never_through(&self, id: FuncId, data: &OpData) -> bool {
        let shown = |object: ObjId| match self.points.objects[object] {
            Object::Table(global) => self.module.globals[global].shows,
            _ => false,
        };
        let address = data.args.first();
        let through = calls_pointer(&self.module.functions[id]);
        through
            && address
                .is_some_and(|&v| self.points.spots.of(&self.points.at[v]).all(|s| shown(s.0)))
    }

    /// Whether a call is given memory that may change.
    fn gives_memory(&self, data: &OpData) -> bool {
        let given = data.args.iter().skip(1);
        let mut objects = given.flat_map(|&arg| self.points.spots.of(&self.points.at[arg]));
        objects.any(|(object, _)| !self.points.objects[object].is_constant(self.module))
    }

    /// A call of which nothing is known: it may store what it is given, and memory of its own, wherever it gets to.
    pub(super) fn opaque_call(
        &mut self,
        op: Op,
        inactive: bool,
        result: Option<Value>,
        data: &OpData,
    ) {
        let (mut reached, mut captured) = (SpotSet::default(), SpotSet::default());
        for (i, &arg) in data.args.iter().enumerate() {
            reached.union(&self.points.at[arg]);
            if !self.is_nocapture(data, i) {
                captured.union(&self.points.at[arg]);
            }
        }
        self.points.close(&mut reached);
        self.points.close(&mut captured);
        if self.points.spots.is_coarse() {
            self.points.count(reached.len());
        }
        let anywhere = self.points.anywhere_in(&reached);
        if let Some(r) = result.filter(|&r| self.used.contains(r)) {
            self.add_start(r, Object::Call(op));
            let object = self.foreign(Object::Call(op));
            let itself = SpotSet::from_iter([self.points.starts[object]]);
            self.changed |= self.points.store(object, Place::ANY, &reached);
            self.changed |= self.points.store(object, Place::ANY, &itself);
            self.add(r, &anywhere);
        }
        if inactive {
            self.leave_arguments(data);
            return;
        }
        self.calls_unknown = true;
        let made = self.foreign(Object::Handed(op));
        captured.insert(self.points.starts[made]);
        let captured = self.without_tables(&captured);
        let reached = self.without_tables(&reached);
        self.changed |= self.points.store(made, Place::ANY, &reached);
        for object in self.points.spots.objects(&reached).iter().chain([made]) {
            self.put(object, Place::ANY, &captured);
        }
    }

    /// What a library function stores of its arguments.
    fn leave_arguments(&mut self, data: &OpData) {
        let call = data.kind.call();
        let Some((left, into)) = call.and_then(|call| left_arguments(self.module, call)) else {
            return;
        };
        let mut what = SpotSet::default();
        for i in left {
            let given = self.points.at[data.args[i]].clone();
            what.union(&self.points.anywhere_in(&given));
        }
        for i in into {
            for (object, at) in self.points.spots.list(&self.points.at[data.args[i]]) {
                self.put(object, at, &what);
            }
        }
    }

    /// Without the tables of virtual methods: others may store their addresses, but nobody looks for floats there.
    fn without_tables(&self, spots: &SpotSet) -> SpotSet {
        let is_table = |object: ObjId| match self.points.objects[object] {
            Object::Global(global) => self.module.globals[global].is_table(),
            _ => false,
        };
        let all = spots.iter();
        all.filter(|&spot| !is_table(self.points.spots.place(spot).0))
            .collect()
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
