//! What an active output depends on.

use super::{Solver, depends};
use crate::points::ObjId;
use crate::values::asked::RetActivity;
use crate::values::callee::{CallKind, call_kind};
use crate::values::flow::control_flows;
use tapeless_ir::{Call, Control, Mem, Op, OpData, OpKind, Scalar, Value};
use tapeless_rules::RuleId;

impl Solver<'_> {
    fn use_rule(&mut self, id: RuleId, data: &OpData) {
        for (output, &result) in tapeless_rules::rule(id).outputs.iter().zip(&data.results) {
            if self.found.useful.contains(result) {
                depends(output, data).for_each(|a| self.use_(a));
                // A number that is rounded, and becomes bits of a float.
                if self.body.ty(result).is_int() && self.fraction(result) > 0 {
                    data.args.iter().for_each(|&a| self.use_(a));
                }
            }
        }
    }

    fn use_(&mut self, v: Value) {
        if self.carries(v) && self.body.as_const(v).is_none() {
            self.changed |= self.found.useful.insert(v);
        }
    }

    pub(super) fn use_object(&mut self, object: ObjId) {
        if !self.is_const_param(object) {
            self.changed |= self.found.useful_objects.insert(object);
        }
    }

    pub(super) fn backward_round(&mut self) -> bool {
        self.changed = false;
        for at in (0..self.order.len()).rev() {
            let op = self.order[at];
            let data = &self.body.ops[op];
            match &data.kind {
                OpKind::Scalar(Scalar::Rule(id, _)) => self.use_rule(*id, data),
                OpKind::Scalar(scalar) => {
                    if data.results.iter().any(|&r| self.found.useful.contains(r)) {
                        let is_element = matches!(scalar, Scalar::InsertValue(_));
                        for v in self.depends_on(scalar, data) {
                            let is_count = is_element && self.fraction(v) == 0;
                            if self.holds_bits(v) && !is_count {
                                self.changed |= self.found.useful.insert(v);
                            } else {
                                self.use_(v);
                            }
                        }
                    }
                }
                OpKind::Mem(mem) if self.only_counts(mem, data) => {}
                OpKind::Mem(Mem::Update { .. } | Mem::Exchange(_)) | OpKind::Host(_) => {
                    self.use_effects(op, data);
                }
                OpKind::Mem(mem) => self.use_mem(mem, data),
                OpKind::Control(control) => {
                    self.use_control(control, data);
                    if let Control::Invoke(call) = control {
                        self.use_call(op, call, data);
                    }
                }
                OpKind::Call(call) => self.use_call(op, call, data),
                OpKind::Par(_) => {}
            }
        }
        self.changed
    }

    /// What an op reads, where what it gives or writes is of use.
    fn use_effects(&mut self, op: Op, data: &OpData) {
        let effects = self.points.effects(self.module, self.body, op);
        let results = data.results.iter();
        if self.any_useful(&effects.writes)
            || results.copied().any(|r| self.found.useful.contains(r))
        {
            data.args.iter().for_each(|&a| self.use_(a));
            effects.reads.iter().for_each(|o| self.use_object(o));
        }
    }

    fn use_mem(&mut self, mem: &Mem, data: &OpData) {
        let points = self.points;
        match mem {
            Mem::Load(_) if self.found.useful.contains(data.results[0]) => {
                points
                    .of(data.args[0])
                    .iter()
                    .for_each(|o| self.use_object(o));
            }
            Mem::Store(_) if self.any_useful(points.of(data.args[1])) => self.use_(data.args[0]),
            Mem::Copy { .. } if self.any_useful(points.of(data.args[0])) => {
                points
                    .of(data.args[1])
                    .iter()
                    .for_each(|o| self.use_object(o));
            }
            _ => {}
        }
    }

    fn use_control(&mut self, control: &Control, data: &OpData) {
        if matches!(control, Control::Return) && self.context.ret == RetActivity::Active {
            data.args.iter().for_each(|&a| self.use_(a));
        }
        for (from, to) in control_flows(self.body, control, data) {
            if self.found.useful.contains(to) {
                self.use_(from);
            }
        }
    }

    fn use_call(&mut self, op: Op, call: &Call, data: &OpData) {
        let result = self.body.call_result(op);
        let points = self.points;
        match call_kind(self.module, call) {
            CallKind::Inactive { .. } | CallKind::Alloc { .. } | CallKind::Free { .. } => {}
            CallKind::Copies { dst, src, .. } => {
                if self.any_useful(points.of(data.args[dst])) {
                    points
                        .of(data.args[src])
                        .iter()
                        .for_each(|o| self.use_object(o));
                }
            }
            _ => {
                let effects = points.effects(self.module, self.body, op);
                let of_result = result.is_some_and(|r| {
                    self.found.useful.contains(r)
                        || self.any_useful(&points.reachable(points.of(r)))
                });
                let through = self.shared.is_touched_by(self.module, call);
                if through || of_result || self.any_useful(&effects.writes) {
                    data.args.iter().for_each(|&a| self.use_(a));
                    effects.reads.iter().for_each(|o| self.use_object(o));
                }
            }
        }
    }
}
