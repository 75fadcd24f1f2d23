//! What callees access types their callers' memory.

use super::classes::Classes;
use super::place::Place;
use super::{Solver, types};
use crate::activity::reachable;
use crate::affine::gcd;
use crate::callee::{CallKind, call_kind};
use crate::context::Context;
use crate::points::{Field, ObjId, ObjSet, Object, Outline};
use crate::summaries::Summaries;
use tapeless_ir::{FuncId, Module, OpData, Value};

/// What a function was seen to hold in the memory that its parameters lead to.
#[derive(Debug, PartialEq)]
pub(crate) struct Seen {
    /// Its names for that memory.
    outline: Outline,
    /// What lies there, and the parameter that itself points there, if one does.
    memory: Vec<(ObjId, Option<u32>, Classes)>,
    /// Whether that is all, of the function and what it calls.
    whole: bool,
}

impl Default for Seen {
    fn default() -> Self {
        Self {
            outline: Outline::default(),
            memory: Vec::new(),
            whole: true,
        }
    }
}

impl Seen {
    /// Of a function that is not looked into.
    pub(crate) fn unknown(self) -> Self {
        Self {
            whole: false,
            ..self
        }
    }
}

/// What a function was seen to hold, from what is known of its callees.
pub(crate) fn seen(module: &Module, id: FuncId, known: &Summaries) -> Seen {
    let function = &module.functions[id];
    let Some(body) = &function.body else {
        return Seen::default().unknown();
    };
    let context = Context::plain(id, function.sig.params.len());
    let points = known.points(module, body, id);
    let types = types(module, body, &context, &points, known);
    let of_param = |(object, what): (ObjId, &Object)| {
        let direct = match *what {
            Object::Param(index) => Some(index),
            _ => None,
        };
        let memory = types.memory[object].clone();
        let given = points.parameter(object).is_some() && !memory.is_empty();
        given.then_some((object, direct, memory))
    };
    Seen {
        outline: Outline::of(&points),
        memory: points.objects.iter().filter_map(of_param).collect(),
        whole: types.whole,
    }
}

impl Solver<'_> {
    /// What callees read and write through their parameters, as floats or pointers.
    pub(super) fn callees(&mut self) {
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            let Some(call) = data.kind.call() else {
                continue;
            };
            let CallKind::Defined(id) = call_kind(self.module, call) else {
                continue;
            };
            let seen = self.known.seen(id);
            if !seen.as_ref().is_some_and(|seen| seen.whole) {
                self.cut = true;
                self.hide(data);
            }
            let Some(seen) = seen else { continue };
            let entered = self.points.enter(&seen.outline, &data.args);
            for (object, direct, classes) in &seen.memory {
                match direct {
                    Some(index) => {
                        let arg = data.args.get(*index as usize);
                        arg.into_iter()
                            .for_each(|&arg| self.seen_in_callee(arg, classes));
                    }
                    None => self.seen_behind(&entered[*object], classes),
                }
            }
        }
    }

    /// What a call that is not looked into gets to.
    fn hide(&mut self, data: &OpData) {
        for &arg in &data.args {
            self.hidden
                .union(&reachable(self.points, self.points.of(arg)));
        }
    }

    /// What lies behind pointers in the memory of an argument, if that is one object: of several, some may hold
    /// something else.
    fn seen_behind(&mut self, places: &[(ObjId, Field)], classes: &Classes) {
        let objects = ObjSet::from_iter(places.iter().map(|place| place.0));
        if objects.len() != 1 {
            self.hidden.union(&objects);
            return;
        }
        for &(object, field) in places {
            let start = self.place_of(object, field);
            self.seen_at(object, start, classes);
        }
    }

    fn seen_in_callee(&mut self, arg: Value, classes: &Classes) {
        let places = self.places(arg, 1);
        if places.is_empty() {
            self.hidden.union(self.points.of(arg));
        }
        for (object, start) in places {
            self.seen_at(object, start, classes);
        }
    }

    fn seen_at(&mut self, object: ObjId, start: Place, classes: &Classes) {
        let own = &mut self.types.memory[object];
        own.restride(gcd(classes.stride(), start.period));
        for (place, what) in classes.iter() {
            own.note(start.plus(place), what);
        }
    }
}
