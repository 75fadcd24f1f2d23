//! What ops do to pointers where all functions are looked at together.

use super::Whole;
use crate::points::set::{ObjId, SpotSet};
use crate::points::solve::Solver;
use crate::points::{Object, Points, Site};
use crate::values::callee::thrown;
use crate::values::place::Place;
use tapeless_ir::{Call, Constant, FuncId, Op, OpData, OpKind, Stated, Value};

impl Solver<'_> {
    /// What constants lead to, functions and parts of structures too.
    pub(in crate::points) fn whole_constant(&mut self, v: Value, constant: &Constant) {
        let spot = match constant {
            Constant::Func(id) => {
                let object = self.points.name(Object::Function(*id));
                self.points.starts[object]
            }
            Constant::Global(id, at) => {
                let object = self.global(*id);
                self.points.spots.id(object, Place::exact(*at))
            }
            Constant::Elements(parts) => {
                parts.iter().for_each(|part| self.whole_constant(v, part));
                return;
            }
            Constant::Host(_) => self.points.spots.id(Points::UNKNOWN, Place::ANY),
            _ => return,
        };
        self.points.at[v].insert(spot);
    }

    /// What memory of this function is called where that of others has names, too.
    pub(in crate::points) fn named_here(&self, object: Object) -> Object {
        let function = self.function;
        match object {
            Object::Alloca(op) | Object::Heap(op) if self.whole.is_some() => Object::Made {
                by: op,
                site: Site { function, op },
                start: false,
            },
            _ => object,
        }
    }

    /// The name of memory that others write, too.
    pub(in crate::points) fn foreign(&mut self, object: Object) -> ObjId {
        let object = self.points.name(object);
        if self.whole.is_some() {
            let anything = self.unknown();
            self.changed |= self.points.store(object, Place::ANY, &anything);
        }
        object
    }

    /// A call of one of these functions: it goes on there. Whether it is one.
    pub(in crate::points) fn whole_call(
        &mut self,
        id: FuncId,
        result: Option<Value>,
        data: &OpData,
    ) -> bool {
        let Some(whole) = &self.whole else {
            return false;
        };
        if let Some(tested) = whole.tested.get(&id) {
            return !self.goes_through(tested, id, data);
        }
        let function = &self.module.functions[id];
        // What a function with a derivative by hand does to memory is what its body does.
        let is_followed = matches!(function.stated, Stated::Nothing | Stated::Derivative);
        if function.body.is_none() || !is_followed {
            return false;
        }
        let given: Vec<SpotSet> = data.args.iter().map(|&v| self.spots_here(v)).collect();
        let count = function.sig.params.len();
        for more in given.iter().skip(count) {
            self.hand_out(more);
        }
        if let Some(whole) = &mut self.whole {
            self.changed |= whole.enter(id, &given[..count.min(given.len())]);
            let returned = whole.returned.get(&id).cloned();
            if let Some((result, returned)) = result.zip(returned) {
                self.add(result, &returned);
            }
        }
        true
    }

    /// Foreign code is given pointers for good.
    pub(in crate::points) fn hand_out(&mut self, spots: &SpotSet) {
        self.changed |= self.points.store(Points::UNKNOWN, Place::ANY, spots);
    }

    /// Handlers find what is thrown in memory that they do not know of.
    pub(in crate::points) fn whole_throw(&mut self, call: &Call, data: &OpData) {
        if let Some(arg) = thrown(self.module, call).filter(|_| self.whole.is_some()) {
            let spots = self.points.at[data.args[arg]].clone();
            self.hand_out(&spots);
        }
    }

    pub(in crate::points) fn whole_return(&mut self, data: &OpData) {
        let Some(whole) = &mut self.whole else {
            return;
        };
        let returned = whole.returned.entry(self.function).or_default();
        for &v in &data.args {
            self.changed |= returned.union(&self.points.at[v]);
        }
    }

    /// The host's ops give, and write, what their arguments lead to.
    pub(in crate::points) fn whole_host(&mut self, op: Op, data: &OpData) {
        let OpKind::Host(host) = &data.kind else {
            return;
        };
        if self.whole.is_none() {
            return;
        }
        let results: Vec<Value> = data.results.iter().copied().collect();
        for result in results.into_iter().map(Some).chain([None]) {
            self.opaque_call(op, !host.effects.writes(), result, data);
        }
    }
}

impl Whole<'_> {
    /// Gives a function arguments; whether anything is new.
    fn enter(&mut self, id: FuncId, given: &[SpotSet]) -> bool {
        let next = self.given.len();
        let at = *self.index.entry(id).or_insert(next);
        let mut new = at == next;
        if new {
            self.given.push((id, vec![SpotSet::default(); given.len()]));
        }
        for (known, more) in self.given[at].1.iter_mut().zip(given) {
            new |= known.union(more);
        }
        new
    }
}
