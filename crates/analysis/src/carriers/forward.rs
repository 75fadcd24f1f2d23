//! From floats that vary on to the integers that their bits are moved to.

use super::marks::{BITS, Marks, NUMBER, VARIES, fraction_in};
use super::{Finder, holds_bits};
use crate::values::callee::{CallKind, call_kind};
use crate::values::flow::control_flows;
use crate::values::passed::{fraction_of, passed};
use std::rc::Rc;
use tapeless_ir::ops::Access;
use tapeless_ir::{
    Body, Call, Cast, Control, FuncId, Mem, Op, OpData, OpKind, Scalar, Type, Value,
};

/// What copies hand on: from where they read to where they write.
fn lies(marks: Marks) -> Marks {
    Marks {
        read: false,
        counted: false,
        ..marks
    }
}

impl Finder<'_> {
    pub(super) fn forward_round(&mut self) -> bool {
        self.changed = false;
        for (id, body, order) in Rc::clone(&self.bodies).iter() {
            for &op in order {
                self.follow((*id, body), op);
            }
        }
        self.changed
    }

    fn vary(&mut self, (id, body): (FuncId, &Body), v: Value) {
        if body.as_const(v).is_none()
            && let Some(known) = self.known.get_mut(&id)
            && !known.steps.contains(v)
        {
            self.changed |= known.varied.insert(v);
        }
    }

    pub(super) fn varies(&self, id: FuncId, v: Value) -> bool {
        self.known
            .get(&id)
            .is_some_and(|known| known.varied.contains(v))
    }

    /// How many of the lowest bits may be those of a fraction.
    pub(super) fn fraction(&self, (id, body): (FuncId, &Body), v: Value) -> u32 {
        match body.ty(v).float_kind() {
            Some(kind) if self.varies(id, v) && !self.is_for_rounded() => fraction_of(kind),
            Some(_) => 0,
            None => self.known.get(&id).map_or(0, |known| known.fractions[v]),
        }
    }

    pub(super) fn add_fraction(&mut self, at: (FuncId, &Body), v: Value, bits: u32) {
        // Of numbers only those are followed that become bits of a fraction.
        if bits > self.fraction(at, v)
            && (!self.is_for_rounded() || self.made(at.0, v).is_some())
            && holds_bits(at.1.ty(v))
            && at.1.as_const(v).is_none()
            && let Some(known) = self.known.get_mut(&at.0)
        {
            known.fractions[v] = bits;
            self.changed = true;
        }
    }

    /// What a value gets of another that becomes it.
    fn flow(&mut self, from: ((FuncId, &Body), Value), to: ((FuncId, &Body), Value)) {
        if self.varies(from.0.0, from.1) {
            self.vary(to.0, to.1);
        }
        if self.is_number(from.0, from.1) {
            self.add_number(to.0, to.1);
        }
        let bits = self.fraction(from.0, from.1);
        self.add_fraction(to.0, to.1, bits);
    }

    fn follow(&mut self, at: (FuncId, &Body), op: Op) {
        let (id, body) = at;
        let data = &body.ops[op];
        match &data.kind {
            OpKind::Scalar(scalar) => self.follow_scalar(at, scalar, data),
            OpKind::Mem(mem) => self.follow_mem(at, mem, data),
            OpKind::Control(control) => {
                for (from, to) in control_flows(body, control, data) {
                    self.flow((at, from), (at, to));
                }
                if matches!(control, Control::Return) {
                    for &v in &data.args {
                        let bits = match self.is_number(at, v) {
                            true => u64::BITS,
                            false => self.fraction(at, v),
                        };
                        let (varies, most) = self.gives.entry(id).or_default();
                        let is_varied = self.known[&id].varied.contains(v);
                        let more = (*varies || is_varied, bits.max(*most));
                        self.changed |= more != (*varies, *most);
                        (*varies, *most) = more;
                    }
                }
            }
            OpKind::Host(_) => self.follow_host(at, data),
            OpKind::Call(_) | OpKind::Par(_) => {}
        }
        if let Some(call) = data.kind.call() {
            self.follow_call(at, op, call, data);
        }
    }

    fn follow_scalar(&mut self, at: (FuncId, &Body), scalar: &Scalar, data: &OpData) {
        let (id, body) = at;
        let bits = match scalar {
            Scalar::Cast(Cast::PtrToInt | Cast::IntToPtr, _) | Scalar::PtrAdd { .. } => {
                self.fraction(at, data.args[0])
            }
            _ if self.is_for_rounded() && self.is_rounded(at, data) => u64::BITS,
            _ => passed(body, scalar, data, &mut |v| self.fraction(at, v)),
        };
        self.follow_number(at, scalar, data);
        for &r in &data.results {
            self.add_fraction(at, r, bits);
            let ty = body.ty(r);
            let steps = matches!(scalar, Scalar::Cast(Cast::SiToFp | Cast::UiToFp, _));
            let made = matches!(scalar, Scalar::Cast(Cast::BitCast, _))
                && data.args.iter().any(|&v| self.fraction(at, v) > 0);
            let holds = ty.is_float() || matches!(ty, Type::Aggregate(_));
            if holds && !steps && (made || data.args.iter().any(|&v| self.varies(id, v))) {
                self.vary(at, r);
            }
        }
    }

    fn follow_mem(&mut self, at: (FuncId, &Body), mem: &Mem, data: &OpData) {
        let (id, body) = at;
        match mem {
            Mem::Load(access) if self.is_told_no_float(at, access, data) => {}
            Mem::Load(access) => {
                let v = data.results[0];
                let from = self.touched(at, access, (data.args[0], v));
                if body.ty(v).is_float() {
                    self.mark_given(&from);
                }
                let marks = self.marks(&from);
                let varies = marks.varies;
                if marks.number {
                    self.add_number(at, v);
                }
                if body.ty(v).is_float() && varies {
                    self.vary(at, v);
                } else if self.is_for_rounded() {
                    self.add_fraction(at, v, if marks.bits { u64::BITS } else { 0 });
                } else if varies && !self.may_be_integers(&from) {
                    self.add_fraction(at, v, self.fraction_at(&from, body.ty(v)));
                } else if self.is_for_floats() && self.made(id, v).is_some() && self.is_given(&from)
                {
                    self.add_fraction(at, v, fraction_in(self.bytes_of(body, v)));
                }
            }
            Mem::Store(access) => {
                let v = data.args[0];
                let to = self.touched(at, access, (data.args[1], v));
                if body.ty(v).is_float() {
                    self.mark_given(&to);
                }
                if self.varies(id, v) {
                    self.mark(&to, VARIES);
                }
                if self.is_number(at, v) {
                    self.mark(&to, NUMBER);
                }
                if !body.ty(v).is_float() && self.fraction(at, v) > 0 {
                    self.mark(&to, BITS);
                }
                if !self.is_for_floats() && (self.varies(id, v) || self.fraction(at, v) > 0) {
                    self.mark_handed(id, &to);
                }
            }
            Mem::Copy { .. } => self.copy(at, data, (1, 0, 2), lies),
            Mem::Update { .. } | Mem::Exchange(_) => self.follow_update(at, data),
            _ => {}
        }
    }

    /// Whether the source says that what is loaded is no float, and no float of its size is seen where it lies.
    fn is_told_no_float(&self, at: (FuncId, &Body), access: &Access, data: &OpData) -> bool {
        let v = data.results[0];
        let ty = at.1.ty(v);
        let is_put_there = || {
            let from = self.touched(at, access, (data.args[0], v));
            let mut bytes = from.iter();
            bytes.any(|&(object, span)| self.cells.has_within(object, span))
        };
        self.module.is_told_no_float(access, ty) && (ty.is_ptr() || !is_put_there())
    }

    fn follow_host(&mut self, at: (FuncId, &Body), data: &OpData) {
        if data.args.iter().any(|&v| self.varies(at.0, v)) {
            for &r in &data.results {
                self.vary(at, r);
                if self.is_for_rounded() {
                    self.add_fraction(at, r, u64::BITS);
                }
            }
        }
    }

    fn follow_update(&mut self, at: (FuncId, &Body), data: &OpData) {
        let bytes = self.bytes_of(at.1, data.args[1]);
        let touched = self.led_to_from(at.0, data.args[0], bytes);
        let varies = self.marks(&touched).varies;
        for &r in data.results.iter().filter(|_| varies) {
            self.add_fraction(at, r, u64::BITS);
        }
        if data.args[1..].iter().any(|&v| self.fraction(at, v) > 0) {
            self.mark(&touched, BITS);
        }
        if !at.1.ty(data.args[1]).is_int() {
            self.follow_host(at, data);
        }
    }

    fn follow_call(&mut self, at: (FuncId, &Body), op: Op, call: &Call, data: &OpData) {
        let (id, body) = at;
        let module = self.module;
        match call_kind(module, call) {
            CallKind::Copies { dst, src, len } => self.copy(at, data, (src, dst, len), lies),
            CallKind::Defined(callee) if self.enters(callee) => {
                let Some(function) = &module.functions[callee].body else {
                    return;
                };
                for (&param, &arg) in function.params().iter().zip(&data.args) {
                    self.flow((at, arg), ((callee, function), param));
                }
                let given = self.gives.get(&callee).copied();
                if let Some((result, (varies, bits))) = body.call_result(op).zip(given) {
                    if varies {
                        self.vary(at, result);
                    }
                    self.add_fraction(at, result, bits);
                    if bits == u64::BITS {
                        self.add_number(at, result);
                    }
                }
            }
            CallKind::Inactive { .. } => self.follow_text(at, op, call, data),
            CallKind::Alloc { .. } | CallKind::Free { .. } => {}
            _ => {
                let reads = |v: &Value| body.ty(*v).is_ptr() && self.leads_to_varied((id, *v));
                let varies = |v| self.varies(id, v) || self.fraction(at, v) > 0;
                let varies = data.args.iter().any(|v| varies(*v) || reads(v));
                if varies {
                    body.call_result(op)
                        .into_iter()
                        .for_each(|r| self.vary(at, r));
                    for &v in data.args.iter().filter(|&&v| body.ty(v).is_ptr()) {
                        self.mark_all((id, v), VARIES);
                    }
                }
            }
        }
    }
}
