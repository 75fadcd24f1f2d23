//! From floats back to the integers that they are made of.

use super::marks::{COUNTED, Marks, READ};
use super::numbers::counts;
use super::rounded::needed_above;
use super::{Finder, holds_bits};
use crate::values::callee::{CallKind, call_kind};
use crate::values::counted::counts_in_place;
use crate::values::flow::control_flows;
use std::rc::Rc;
use tapeless_ir::ops::IntBin;
use tapeless_ir::{Body, Call, Cast, Control, FuncId, Mem, Op, OpData, OpKind, Scalar, Value};

/// What copies hand back: from where they write to where they read.
fn read(marks: Marks) -> Marks {
    Marks {
        read: marks.read,
        counted: marks.counted,
        ..Marks::default()
    }
}

/// Notes that some bit matters; whether none so low did before.
fn lower(first: &mut u32, bit: u32) -> bool {
    let is_lower = bit < *first;
    *first = bit.min(*first);
    is_lower
}

impl Finder<'_> {
    pub(super) fn backward_round(&mut self) -> bool {
        self.changed = false;
        for (id, body, order) in Rc::clone(&self.bodies).iter() {
            for &op in order.iter().rev() {
                self.back((*id, body), op);
            }
        }
        self.changed
    }

    /// A value becomes a float from some bit on.
    pub(super) fn make(&mut self, (id, body): (FuncId, &Body), v: Value, bit: u32) {
        if holds_bits(body.ty(v))
            && body.as_const(v).is_none()
            && let Some(known) = self.known.get_mut(&id)
        {
            self.changed |= lower(known.made.entry(v).or_insert(u32::MAX), bit);
        }
    }

    pub(super) fn made(&self, id: FuncId, v: Value) -> Option<u32> {
        self.known.get(&id)?.made.get(&v).copied()
    }

    fn back(&mut self, at: (FuncId, &Body), op: Op) {
        let (id, body) = at;
        let data = &body.ops[op];
        match &data.kind {
            OpKind::Scalar(scalar) => {
                let Some(&result) = data.results.first() else {
                    return;
                };
                let is_end = match self.is_for_floats() {
                    true => {
                        matches!(scalar, Scalar::Cast(Cast::BitCast, _))
                            && body.ty(result).is_float()
                    }
                    false => counts(data),
                };
                if is_end && !self.is_idle(id, result) {
                    let bit = self.first_of(body.ty(result));
                    data.args.iter().for_each(|&v| self.make(at, v, bit));
                }
                self.back_number(at, scalar, data);
                let Some(bit) = self.made(id, result) else {
                    return;
                };
                let from = usize::from(matches!(scalar, Scalar::Select(_)));
                for (i, &v) in data.args.iter().enumerate().skip(from) {
                    let needed = match self.is_for_rounded() {
                        true => needed_above(body, scalar, data, (i, bit)),
                        false => needed(body, scalar, data, (i, bit)),
                    };
                    if let Some(bit) = needed {
                        self.make(at, v, bit);
                    }
                }
            }
            OpKind::Mem(mem) => self.back_mem(at, op, mem),
            OpKind::Control(control) => {
                for (from, to) in control_flows(body, control, data) {
                    if let Some(bit) = self.made(id, to) {
                        self.make(at, from, bit);
                        self.make_number(at, from);
                    }
                }
                if matches!(control, Control::Return) {
                    self.back_return(at, data);
                }
            }
            OpKind::Call(_) | OpKind::Par(_) | OpKind::Host(_) => {}
        }
        if let Some(call) = data.kind.call() {
            self.back_call(at, op, call, data);
        }
    }

    fn back_mem(&mut self, at: (FuncId, &Body), op: Op, mem: &Mem) {
        let (id, body) = at;
        let data = &body.ops[op];
        match mem {
            Mem::Load(access) => {
                let v = data.results[0];
                let is_float = body.ty(v).is_float();
                let is_made = self.made(id, v).is_some();
                let is_wanted = is_float && self.is_for_floats() && !self.is_idle(id, v);
                if is_wanted || is_made {
                    let from = self.touched(at, access, (data.args[0], v));
                    self.mark(&from, READ);
                    if is_float && is_made {
                        self.mark(&from, COUNTED);
                    }
                }
            }
            Mem::Store(access) => {
                let v = data.args[0];
                let to = self.touched(at, access, (data.args[1], v));
                // The caller reads there what it finds as floats.
                if self.is_for_floats() && body.ty(v).is_float() && self.is_given(&to) {
                    self.mark(&to, READ);
                }
                // What is counted up or down has the derivative that it had.
                if self.marks(&to).read
                    && !counts_in_place(body, op)
                    && let Some(bit) = self.first_at(access, &to)
                {
                    self.make(at, v, bit);
                }
                if self.marks(&to).counted {
                    self.make_number(at, v);
                }
            }
            Mem::Copy { .. } => self.copy(at, data, (0, 1, 2), read),
            Mem::Update { .. } | Mem::Exchange(_) => self.back_update(at, data),
            _ => {}
        }
    }

    fn back_update(&mut self, at: (FuncId, &Body), data: &OpData) {
        let bytes = self.bytes_of(at.1, data.args[1]);
        let touched = self.led_to_from(at.0, data.args[0], bytes);
        if data.results.iter().any(|&r| self.made(at.0, r).is_some()) {
            self.mark(&touched, READ);
        }
        if self.marks(&touched).read {
            data.args[1..].iter().for_each(|&v| self.make(at, v, 0));
        }
    }

    /// What callers make floats of is returned for that.
    fn back_return(&mut self, at: (FuncId, &Body), data: &OpData) {
        if let Some(&bit) = self.return_to.get(&at.0) {
            for &v in &data.args {
                self.make(at, v, bit);
                self.make_number(at, v);
            }
        }
    }

    fn back_call(&mut self, at: (FuncId, &Body), op: Op, call: &Call, data: &OpData) {
        let (id, body) = at;
        match call_kind(self.module, call) {
            CallKind::Copies { dst, src, len } => self.copy(at, data, (dst, src, len), read),
            CallKind::Defined(callee) if self.enters(callee) => {
                let Some(function) = &self.module.functions[callee].body else {
                    return;
                };
                let result = body.call_result(op);
                if let Some(bit) = result.and_then(|r| self.made(id, r)) {
                    let first = self.return_to.entry(callee).or_insert(u32::MAX);
                    self.changed |= lower(first, bit);
                }
                for (&param, &arg) in function.params().iter().zip(&data.args) {
                    if let Some(bit) = self.made(callee, param) {
                        self.make(at, arg, bit);
                        self.make_number(at, arg);
                    }
                }
            }
            CallKind::Inactive { .. } => self.back_text(at, op, call, data),
            CallKind::Alloc { .. } | CallKind::Free { .. } => {}
            _ => {
                for &v in data.args.iter().filter(|&&v| body.ty(v).is_ptr()) {
                    self.mark_all((id, v), READ);
                }
            }
        }
    }
}

/// From which bit on an operand matters to a result that matters from some bit on; nothing if the result has no bits of it.
/// What is carried from lower bits makes steps.
fn needed(body: &Body, scalar: &Scalar, data: &OpData, (i, bit): (usize, u32)) -> Option<u32> {
    let by = data.args.get(1).and_then(|&v| body.as_int(v));
    let moved = match (scalar, by) {
        (Scalar::Int(IntBin::LShr | IntBin::AShr, _), Some(by @ 0..64)) => bit + by as u32,
        (Scalar::Int(IntBin::Shl, _), Some(by @ 0..64)) => bit.saturating_sub(by as u32),
        (Scalar::Int(IntBin::And, _), Some(mask)) => bit.max(mask.trailing_zeros()),
        (Scalar::Int(IntBin::Or | IntBin::Xor | IntBin::And | IntBin::Add | IntBin::Sub, _), _) => {
            bit
        }
        (
            Scalar::Cast(
                Cast::Trunc | Cast::ZExt | Cast::SExt | Cast::PtrToInt | Cast::IntToPtr,
                _,
            )
            | Scalar::PtrAdd { .. }
            | Scalar::Freeze
            | Scalar::Select(_),
            _,
        ) => bit,
        (Scalar::Cast(Cast::BitCast, _), _) => {
            let lanes = |v: Value| body.ty(v).lanes();
            if lanes(data.args[0]) == lanes(data.results[0]) {
                bit
            } else {
                0
            }
        }
        (Scalar::Int(..) | Scalar::IntUn(_) | Scalar::Overflow(_) | Scalar::Funnel(_), _) => 0,
        (Scalar::ExtractElement, _) if i > 0 => return None,
        (Scalar::InsertElement, _) if i > 1 => return None,
        (
            Scalar::ExtractElement
            | Scalar::InsertElement
            | Scalar::ExtractValue(_)
            | Scalar::InsertValue(_)
            | Scalar::Shuffle(_),
            _,
        ) => 0,
        _ => return None,
    };
    Some(moved)
}
