//! What callees access types their callers' memory.

use super::classes::Classes;
use super::place::{Place, gcd};
use super::{Solver, analyse};
use crate::activity::reachable;
use crate::callee::{CallKind, call_kind};
use crate::context::Context;
use crate::points::{ObjId, ObjSet, Object, Summaries};
use rustc_hash::FxHashMap;
use tapeless_ir::{FuncId, Module, OpData, Value};

/// What a function was seen to hold in the memory of its parameters.
struct Seen {
    /// Parameter, loads on the way, what lies there.
    memory: Vec<(u32, u8, Classes)>,
    /// Whether that is all, of the function and what it calls.
    whole: bool,
}

fn of_params(module: &Module, id: FuncId, known: &Summaries, depth: u32) -> Seen {
    let function = &module.functions[id];
    let Some(body) = &function.body else {
        return Seen {
            memory: Vec::new(),
            whole: false,
        };
    };
    let context = Context::plain(id, function.sig.params.len());
    let points = crate::points::points(module, body, &context, known);
    let types = analyse(module, body, &context, (&points, known), depth);
    let of_param = |(object, what): (ObjId, &Object)| match *what {
        Object::Param(i, level) => Some((i, level, types.memory[object].clone())),
        _ => None,
    };
    Seen {
        memory: points.objects.iter().filter_map(of_param).collect(),
        whole: types.whole,
    }
}

impl Solver<'_> {
    /// What callees read and write through their parameters, as floats or pointers.
    pub(super) fn callees(&mut self, depth: u32) {
        let mut known: FxHashMap<FuncId, Seen> = FxHashMap::default();
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            let Some(call) = data.kind.call() else {
                continue;
            };
            let CallKind::Defined(id) = call_kind(self.module, call) else {
                continue;
            };
            let Some(depth) = depth.checked_sub(1) else {
                self.cut = true;
                self.hide(data);
                continue;
            };
            let (module, summaries) = (self.module, self.known);
            let seen = known
                .entry(id)
                .or_insert_with(|| of_params(module, id, summaries, depth));
            if !seen.whole {
                self.cut = true;
                self.hide(data);
            }
            for (param, level, classes) in &seen.memory {
                match data.args.get(*param as usize) {
                    Some(&arg) if *level == 0 => self.seen_in_callee(arg, classes),
                    Some(&arg) => self.seen_behind(arg, *level, classes),
                    None => {}
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
    fn seen_behind(&mut self, arg: Value, level: u8, classes: &Classes) {
        if classes.iter().next().is_none() {
            return;
        }
        let mut objects = self.points.of(arg).clone();
        for _ in 0..level {
            let mut next = ObjSet::default();
            for o in objects.iter() {
                next.union(self.points.contents(o));
            }
            objects = next;
        }
        let mut only = objects.iter();
        let place = match (only.next(), only.next()) {
            (Some(o), None) if !self.points.is_local(o) => Some((o, Place::ZERO)),
            (Some(o), None) => self.kept[o].map(|place| (o, place)),
            _ => None,
        };
        let Some((object, start)) = place else {
            self.hidden.union(&objects);
            return;
        };
        let own = &mut self.types.memory[object];
        own.restride(gcd(classes.stride(), start.period));
        for (place, what) in classes.iter() {
            own.note(start.plus(place), what);
        }
    }

    fn seen_in_callee(&mut self, arg: Value, classes: &Classes) {
        let places = self.places(arg, 1);
        if places.is_empty() {
            self.hidden.union(self.points.of(arg));
        }
        for (object, offset) in places {
            let own = &mut self.types.memory[object];
            own.restride(gcd(classes.stride(), offset.period));
            for (place, what) in classes.iter() {
                own.note(offset.plus(place), what);
            }
        }
    }
}
