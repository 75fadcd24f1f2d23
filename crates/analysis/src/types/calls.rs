//! What callees access types their callers' memory.

use super::classes::Classes;
use super::place::gcd;
use super::{Solver, analyse};
use crate::callee::{CallKind, call_kind};
use crate::context::Context;
use crate::points::Object;
use rustc_hash::FxHashMap;
use tapeless_ir::{Control, FuncId, Module, OpKind, Value};

/// What a function was seen to hold in the memory of each of its parameters.
fn of_params(module: &Module, id: FuncId, depth: u32) -> Vec<Classes> {
    let function = &module.functions[id];
    let Some(body) = &function.body else {
        return Vec::new();
    };
    let context = Context::plain(id, function.sig.params.len());
    let points = crate::points::points(module, body, &context);
    let types = analyse(module, body, &context, &points, depth);
    let mut params = vec![Classes::default(); function.sig.params.len()];
    for (object, what) in points.objects.iter() {
        if let Object::Param(i) = *what {
            params[i as usize] = types.memory[object].clone();
        }
    }
    params
}

impl Solver<'_> {
    /// What callees read and write through their parameters, as floats or pointers.
    pub(super) fn callees(&mut self, depth: u32) {
        let Some(depth) = depth.checked_sub(1) else {
            return;
        };
        let mut known: FxHashMap<FuncId, Vec<Classes>> = FxHashMap::default();
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            let (OpKind::Call(call) | OpKind::Control(Control::Invoke(call))) = &data.kind else {
                continue;
            };
            let CallKind::Defined(id) = call_kind(self.module, call) else {
                continue;
            };
            let module = self.module;
            let params = known
                .entry(id)
                .or_insert_with(|| of_params(module, id, depth));
            for (&arg, classes) in data.args.iter().zip(params.iter()) {
                self.seen_in_callee(arg, classes);
            }
        }
    }

    fn seen_in_callee(&mut self, arg: Value, classes: &Classes) {
        let Some(offset) = self.types.offsets[arg] else {
            return;
        };
        for object in self.points.of(arg).iter() {
            let own = &mut self.types.memory[object];
            own.restride(gcd(classes.stride(), offset.period));
            for (place, what) in classes.iter() {
                own.note(offset.plus(place), what);
            }
        }
    }
}
