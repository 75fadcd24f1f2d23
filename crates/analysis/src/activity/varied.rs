//! What depends on an active input.

use super::{Solver, depends};
use crate::globals::carries_nothing;
use crate::points::{ObjId, ObjSet};
use crate::types::{Bytes, Integers};
use crate::values::callee::{CallKind, STRING, call_kind, gives_thrown, moves_text, text_taken};
use crate::values::flow::control_flows;
use tapeless_ir::{Call, Control, Mem, Op, OpData, OpKind, Scalar, Value};
use tapeless_rules::RuleId;

impl Solver<'_> {
    fn vary(&mut self, v: Value) {
        if self.carries(v) && !self.steps.contains(v) && self.body.as_const(v).is_none() {
            self.changed |= self.found.varied.insert(v);
        }
    }

    /// The same, and bits of which the memory does not tell whether they are those of a float: if they are made into
    /// one, they count as such.
    fn vary_bits(&mut self, v: Value) {
        if self.holds_bits(v) {
            self.changed |= self.found.varied.insert(v);
        } else {
            self.vary(v);
        }
    }

    pub(super) fn vary_object(&mut self, object: ObjId) {
        if self.can_vary(object) {
            self.changed |= self.found.varied_bytes.add_all(object);
        }
    }

    pub(super) fn can_vary(&self, object: ObjId) -> bool {
        !self.is_const_param(object) && !carries_nothing(self.module, self.points.objects[object])
    }

    pub(super) fn forward_round(&mut self) -> bool {
        self.changed = false;
        for at in 0..self.order.len() {
            let op = self.order[at];
            let data = &self.body.ops[op];
            match &data.kind {
                OpKind::Scalar(scalar) => self.vary_scalar(scalar, data),
                OpKind::Mem(mem) if self.only_counts(mem, data) => {}
                OpKind::Mem(Mem::Update { .. } | Mem::Exchange(_)) | OpKind::Host(_) => {
                    self.vary_effects(op, data);
                }
                OpKind::Mem(mem) => self.vary_mem(op, mem, data),
                OpKind::Control(control) => {
                    for (from, to) in control_flows(self.body, control, data) {
                        if self.found.varied.contains(from) {
                            self.vary_bits(to);
                        }
                        self.move_fraction(from, to);
                    }
                    if let Control::Invoke(call) = control {
                        self.vary_call(op, call, data);
                    }
                }
                OpKind::Call(call) => self.vary_call(op, call, data),
                OpKind::Par(_) => {}
            }
        }
        self.changed
    }

    /// What an op gives and writes, where what it reads varies.
    fn vary_effects(&mut self, op: Op, data: &OpData) {
        let effects = self.points.effects(self.module, self.body, op);
        let varied = data.args.iter().any(|&a| self.found.varied.contains(a));
        if varied || self.any_varied(&effects.reads) {
            data.results.iter().for_each(|&r| self.vary(r));
            effects.writes.iter().for_each(|o| self.vary_object(o));
        }
    }

    fn vary_scalar(&mut self, scalar: &Scalar, data: &OpData) {
        if let Scalar::Rule(id, _) = scalar {
            return self.vary_rule(*id, data);
        }
        self.follow_fraction(scalar, data);
        if let Some(bits) = self.loaded_bits(scalar, data) {
            self.changed |= self.found.varied.insert(bits);
        }
        if self.counts_fraction(scalar, data) || self.makes_float(scalar, data) {
            data.results.iter().for_each(|&r| self.vary(r));
        }
        if self
            .depends_on(scalar, data)
            .iter()
            .any(|&a| self.found.varied.contains(a))
        {
            let is_element = matches!(scalar, Scalar::ExtractValue(_));
            for &r in &data.results {
                match is_element && self.fraction(r) == 0 {
                    true => self.vary(r),
                    false => self.vary_bits(r),
                }
            }
        }
    }

    /// A result varies with the operands in which its partial is not constantly zero.
    fn vary_rule(&mut self, id: RuleId, data: &OpData) {
        for (output, &result) in tapeless_rules::rule(id).outputs.iter().zip(&data.results) {
            let varied = |v: Value| self.found.varied.contains(v);
            if depends(output, data).any(varied) {
                self.vary(result);
            }
        }
    }

    fn vary_mem(&mut self, op: Op, mem: &Mem, data: &OpData) {
        let size = |v: Value| self.module.size_of(self.body.ty(v));
        match mem {
            Mem::Load(access)
                if self
                    .module
                    .is_told_no_float(access, self.body.ty(data.results[0])) => {}
            Mem::Load(_) => {
                let bytes = Some(size(data.results[0]));
                if self.touches_varied(data.args[0], bytes) && !self.is_plain(data) {
                    self.vary_bits(data.results[0]);
                    self.bring_fraction(data.results[0]);
                }
                if self.bits.is_left_by_others(op) {
                    self.vary_bits(data.results[0]);
                    self.bring_fraction(data.results[0]);
                }
            }
            Mem::Store(_) if self.brings(data.args[0]) => {
                let bytes = size(data.args[0]);
                let ty = self.body.ty(data.args[0]);
                self.vary_with(data.args[1], |solver, into| {
                    let (types, points) = (solver.types, solver.points);
                    match ty.is_float() {
                        true => {
                            let program = (solver.module, points);
                            types.add_accessed(program, (data.args[1], ty), into)
                        }
                        false => types.add_bytes(points, data.args[1], bytes, into),
                    }
                });
            }
            Mem::Copy { .. } => self.copy_varied(data, 0, 1, 2),
            _ => {}
        }
    }

    /// Whether a load reads an integer which becomes a float, and of which the caller says that it does not vary.
    fn is_plain(&self, data: &OpData) -> bool {
        let mut objects = self.points.of(data.args[0]).iter().peekable();
        self.context.plain_bits
            && self.bits.makes_float(data.results[0])
            && objects.peek().is_some()
            && objects.all(|o| self.points.parameter(o).is_some())
    }

    pub(super) fn touches_varied(&self, pointer: Value, bytes: Option<u64>) -> bool {
        let varied = &self.found.varied_bytes;
        self.types.touches(self.points, pointer, bytes, varied)
    }

    fn copy_varied(&mut self, data: &OpData, dst: usize, src: usize, len: usize) {
        let ends = (data.args[dst], data.args[src]);
        let len = self.body.as_int(data.args[len]).map(i64::unsigned_abs);
        self.vary_with(ends.0, |solver, into| {
            solver.types.copy_bytes(solver.points, ends, len, into)
        });
    }

    /// Lets bytes vary where a pointer leads, but not those of what never carries a derivative.
    fn vary_with(&mut self, pointer: Value, add: impl FnOnce(&Self, &mut Bytes) -> bool) {
        let points = self.points;
        let all = || points.of(pointer).iter();
        if all().any(|o| !self.can_vary(o)) {
            let mut varied = self.found.varied_bytes.clone();
            add(self, &mut varied);
            let may: ObjSet = all().filter(|&o| self.can_vary(o)).collect();
            for o in may.iter() {
                self.changed |= self.found.varied_bytes.add_from(o, &varied);
            }
            return;
        }
        let mut varied = std::mem::take(&mut self.found.varied_bytes);
        self.changed |= add(self, &mut varied);
        self.found.varied_bytes = varied;
    }

    fn vary_bytes(&mut self, bytes: &Bytes) {
        for o in self.points.objects.keys().filter(|&o| bytes.has(o)) {
            if self.can_vary(o) {
                self.changed |= self.found.varied_bytes.add_from(o, bytes);
            }
        }
    }

    fn vary_all(&mut self, pointer: Value) {
        let points = self.points;
        points.of(pointer).iter().for_each(|o| self.vary_object(o));
    }

    fn vary_call(&mut self, op: Op, call: &Call, data: &OpData) {
        let result = self.body.call_result(op);
        match call_kind(self.module, call) {
            CallKind::Inactive { .. } if gives_thrown(self.module, call) => {
                result.into_iter().for_each(|r| self.vary_all(r));
            }
            CallKind::Inactive { .. } if moves_text(self.module, call) => {
                self.vary_text(call, data);
            }
            CallKind::Inactive { .. } | CallKind::Alloc { .. } | CallKind::Free { .. } => {}
            CallKind::Copies { dst, src, len } => self.copy_varied(data, dst, src, len),
            _ => {
                let effects = self.points.effects(self.module, self.body, op);
                if let Some(result) = result.filter(|_| self.bits.is_left_by_others(op)) {
                    self.vary_bits(result);
                    self.bring_fraction(result);
                }
                let through = self.shared.is_touched_by(self.module, call);
                let varied = through
                    || data.args.iter().any(|&a| self.brings(a))
                    || self.any_varied(&effects.reads);
                if varied {
                    if let Some(result) = result {
                        self.bring_fraction(result);
                        match self.brings(result) {
                            true => self.vary_bits(result),
                            false => self.vary(result),
                        }
                        if self.body.ty(result).is_ptr() {
                            self.vary_all(result);
                        }
                    }
                    self.leave(op, call, data, &effects.writes);
                }
            }
        }
    }

    /// A string varies with what its characters are taken from: who makes floats of these again is found so.
    fn vary_text(&mut self, call: &Call, data: &OpData) {
        let mut from = text_taken(self.module, self.body, call, data).into_iter();
        if from.any(|(v, bytes)| self.touches_varied(v, bytes)) {
            let string = data.args[0];
            self.vary_with(string, |solver, into| {
                solver.types.add_bytes(solver.points, string, STRING, into)
            });
        }
    }

    /// What a call brings that is given, or reads, what varies.
    fn leave(&mut self, op: Op, call: &Call, data: &OpData, written: &ObjSet) {
        let mut integers = data.args.iter().filter(|&&a| self.body.ty(a).is_int());
        let moved = self.bits.moved(op);
        let bits = integers.any(|&a| self.brings(a)) || moved.is_none();
        for moved in moved.unwrap_or_default() {
            if moved.from.meets_any(&self.found.varied_bytes, |_| true) {
                self.vary_bytes(&moved.to);
            }
        }
        let integers = match bits {
            true => Integers::Bits,
            false => Integers::Counts,
        };
        let left = match self.left.remove(&(op, integers)) {
            Some(found) => found,
            None => {
                let call = (call, data);
                self.types
                    .left(self.module, self.points, self.known, call, integers)
            }
        };
        match &left {
            None => written.iter().for_each(|o| self.vary_object(o)),
            Some(left) => {
                let points = self.points;
                points.made_by(op).for_each(|(o, _)| self.vary_object(o));
                let mut varied = std::mem::take(&mut self.found.varied_bytes);
                self.changed |= left.enter(&mut varied, |o| self.can_vary(o));
                self.found.varied_bytes = varied;
            }
        }
        self.left.insert((op, integers), left);
    }
}
