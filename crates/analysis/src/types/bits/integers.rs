//! Where integers are written that are no bits of floats, or not known to be such.

use super::copies::Copied;
use super::{Called, Finder, Given};
use crate::points::ObjId;
use crate::types::bytes::Bytes;
use crate::values::callee::{CallKind, call_kind};
use crate::values::counted::counts_in_place;
use crate::values::flow::control_flows;
use crate::values::passed::fraction_of;
use tapeless_ir::{Call, Cast, Constant, FloatKind, Mem, Op, OpData, OpKind, Scalar, Value};

impl Finder<'_> {
    /// Of integers that are passed, and of those in memory that is given, callers see to it that they are no bits of floats
    /// which matter. What is written without them is found first, then what is written without the latter: both are returned.
    pub(super) fn integers(&mut self) -> [Given; 2] {
        for called in self.order.iter().filter_map(|op| self.calls.get(op)) {
            called.enter(&called.summary.integers, &mut self.integers);
        }
        self.more_integers();
        let own = self.given(&self.integers);
        self.add_unknown(self.body.params());
        self.more_integers();
        let passed = self.given(&self.integers);
        self.trusts_callers = true;
        self.more_integers();
        [own, passed]
    }

    /// Follows those that are known.
    pub(super) fn more_integers(&mut self) {
        while self.integers_round() {}
    }

    fn integers_round(&mut self) -> bool {
        self.changed = false;
        for at in 0..self.order.len() {
            let op = self.order[at];
            let data = &self.body.ops[op];
            match &data.kind {
                OpKind::Scalar(scalar) => self.genuine_scalar(scalar, data),
                OpKind::Mem(mem) => self.genuine_mem(op, mem, data),
                OpKind::Control(control) => {
                    for (from, to) in control_flows(self.body, control, data) {
                        if self.is_genuine(from) {
                            self.add_genuine(to);
                        }
                    }
                }
                OpKind::Host(_) => self.genuine_host(data),
                OpKind::Call(_) | OpKind::Par(_) => {}
            }
            if let Some(call) = data.kind.call() {
                self.genuine_call(op, call, data);
            }
        }
        self.changed
    }

    fn add_genuine(&mut self, v: Value) {
        let ty = self.body.ty(v);
        if (ty.is_int() || ty.is_float()) && self.body.as_const(v).is_none() {
            self.changed |= self.genuine.insert(v);
        }
    }

    /// Integers of which it is not known what they are made of.
    fn add_unknown(&mut self, values: &[Value]) {
        let body = self.body;
        let integers = values.iter().filter(|&&v| !body.ty(v).is_float());
        integers.for_each(|&v| self.add_genuine(v));
    }

    pub(super) fn is_genuine(&self, v: Value) -> bool {
        match self.body.as_const(v) {
            Some(constant) => !self.body.ty(v).is_float() || self.is_integer(v, constant),
            None => self.genuine.contains(v),
        }
    }

    /// Whether a constant float is an integer that an optimiser took for one: a small number has the bits of one that is not
    /// normal, a negative one those of no number.
    fn is_integer(&self, v: Value, constant: &Constant) -> bool {
        let lanes = match constant {
            Constant::Elements(lanes) => &lanes[..],
            constant => std::slice::from_ref(constant),
        };
        let kind = self.body.ty(v).float_kind();
        lanes.iter().any(|lane| match (lane, kind) {
            (Constant::Float(bits), Some(kind @ (FloatKind::F32 | FloatKind::F64))) => {
                let exponents = (1 << (8 * kind.bytes() - 1)) - (1 << fraction_of(kind));
                let (exponent, fraction) =
                    (bits & exponents, bits & ((1 << fraction_of(kind)) - 1));
                fraction != 0 && (exponent == 0 || exponent == exponents)
            }
            _ => false,
        })
    }

    /// Arithmetic with an integer that is none brings it in; what is made of bits of floats and constants alone is bits.
    fn genuine_scalar(&mut self, scalar: &Scalar, data: &OpData) {
        let Some(&result) = data.results.first() else {
            return;
        };
        let of_floats = self.body.ty(result).is_float();
        let moved = match scalar {
            Scalar::Cast(Cast::BitCast, _) | Scalar::Freeze | Scalar::ExtractElement => {
                &data.args[..1]
            }
            Scalar::Shuffle(_) | Scalar::InsertElement => &data.args[..2],
            Scalar::Select(_) => &data.args[1..],
            _ if of_floats => return,
            Scalar::Cast(Cast::Trunc | Cast::ZExt | Cast::SExt, _)
            | Scalar::Int(..)
            | Scalar::IntUn(_)
            | Scalar::Overflow(_)
            | Scalar::Funnel(_) => return self.genuine_sum(data, result),
            _ => return self.add_genuine(result),
        };
        if moved.iter().any(|&v| self.is_genuine(v)) {
            self.add_genuine(result);
        }
    }

    fn genuine_sum(&mut self, data: &OpData, result: Value) {
        let mut others = data.args.iter().filter(|&&v| self.is_number(v)).peekable();
        if others.peek().is_none() || others.any(|&v| self.genuine.contains(v)) {
            self.add_genuine(result);
        }
    }

    fn genuine_mem(&mut self, op: Op, mem: &Mem, data: &OpData) {
        match mem {
            _ if mem.is_atomic() => self.counted(data),
            Mem::Load(_) if self.moves_integer(data) || self.told.contains(data.results[0]) => {
                self.add_genuine(data.results[0]);
            }
            Mem::Load(_) if self.is_of_none(data.args[0]) && self.may_be_integer(data) => {
                self.add_unknown(&data.results);
            }
            Mem::Store(_) => {
                let v = data.args[0];
                if self.is_genuine(v) || counts_in_place(self.body, op) {
                    self.add_integers(data.args[1], self.bytes_of(v));
                }
            }
            Mem::Copy { .. } => self.copy_integers(&self.copied_here(data, (0, 1, 2))),
            _ => {}
        }
    }

    /// Whether what lies there is told by no call of this function, or calls need not tell.
    fn is_of_none(&self, from: Value) -> bool {
        let is_given = |o| self.points.is_local(o) || self.points.parameter(o).is_some();
        let mut objects = self.points.of(from).iter().peekable();
        self.trusts_callers || objects.peek().is_none() || !objects.all(is_given)
    }

    /// Whether a load may read an integer that was written as such.
    pub(super) fn may_be_integer(&self, data: &OpData) -> bool {
        let (from, bytes) = (data.args[0], Some(self.bytes_of(data.results[0])));
        self.may_be_given(from, bytes) || self.moves_integer(data)
    }

    /// Whether what lies there may be what others wrote.
    fn may_be_given(&self, from: Value, bytes: Option<u64>) -> bool {
        let mut objects = self.points.of(from).iter().peekable();
        let is_known = objects.peek().is_some() && objects.all(|o| self.points.is_local(o));
        !is_known && !self.types.touches(self.points, from, bytes, &self.floats)
    }

    /// Whether an integer was written where a load reads.
    fn moves_integer(&self, data: &OpData) -> bool {
        let (from, bytes) = (data.args[0], Some(self.bytes_of(data.results[0])));
        self.types.touches(self.points, from, bytes, &self.integers)
    }

    fn add_integers(&mut self, pointer: Value, bytes: u64) {
        let (types, points) = (self.types, self.points);
        self.changed |= types.add_bytes(points, pointer, bytes, &mut self.integers);
    }

    /// What others gave may hold integers wherever no floats were written, if calls of this function need not tell.
    fn copy_integers(&mut self, copied: &[Copied]) {
        for &Copied { from, to, len } in copied {
            let is_given = self.trusts_callers || self.points.parameter(from.0).is_none();
            let may_be = !self.points.is_local(from.0) && !self.floats.meets(from.0, from.1, len);
            self.changed |= match is_given && may_be {
                true => self.integers.add_range(to, len),
                false => self.integers.copy(from, to, len),
            };
        }
    }

    /// What threads count with.
    fn counted(&mut self, data: &OpData) {
        let Some(moved) = data.moved() else { return };
        if let Some(v) = moved.value().filter(|&v| self.body.ty(v).is_int()) {
            self.add_integers(moved.pointer, self.bytes_of(v));
        }
        self.add_unknown(&data.results);
    }

    fn genuine_host(&mut self, data: &OpData) {
        self.add_reached(data);
        self.add_unknown(&data.results);
    }

    /// Whether what a callee returns as an integer is read where this function has floats, and no integers.
    fn returns_what_floats_are(&self, called: &Called, data: &OpData) -> bool {
        let (reads, mut read) = (&called.summary.returned, Bytes::default());
        called.enter(&reads.memory, &mut read);
        let is_elsewhere = |o: ObjId| read.has(o) && !self.points.is_local(o);
        !read.is_empty()
            && !read.meets_any(&self.integers, |_| true)
            && !self.points.objects.keys().any(is_elsewhere)
            && !reads.args(&data.args).any(|v| self.is_genuine(v))
    }

    /// What a callee makes of what it reads and stores is an integer where no floats were written, or integers too.
    fn genuine_moves(&mut self, op: Op) {
        for moved in self.moves.get(&op).into_iter().flatten() {
            let from = &moved.from;
            let are_bits =
                from.meets_any(&self.floats, |_| true) && !from.meets_any(&self.integers, |_| true);
            let is_only_passed = from.is_empty() && !moved.params.is_empty();
            if !are_bits && !is_only_passed {
                self.changed |= self.integers.join(&moved.to);
            }
        }
    }

    fn genuine_call(&mut self, op: Op, call: &Call, data: &OpData) {
        let mut is_bits = false;
        match call_kind(self.module, call) {
            CallKind::Alloc { .. } | CallKind::Free { .. } => {}
            CallKind::Copies { dst, src, len } => {
                self.copy_integers(&self.copied_here(data, (dst, src, len)));
            }
            CallKind::Defined(_) => match self.calls.get(&op) {
                Some(called) => {
                    let summary = &called.summary;
                    is_bits = summary.result > 0 || self.returns_what_floats_are(called, data);
                    let mut stored = summary.stored.args(&data.args);
                    let first = stored.next();
                    if first
                        .is_none_or(|v| self.is_genuine(v) || stored.any(|v| self.is_genuine(v)))
                    {
                        self.changed |= called.enter(&summary.passed, &mut self.integers);
                    }
                    drop(stored);
                    self.copy_integers(&called.summary.copied(&called.entered));
                    self.genuine_moves(op);
                }
                None => self.add_reached(data),
            },
            _ => self.add_reached(data),
        }
        let result = self.body.call_result(op).filter(|_| !is_bits);
        self.add_unknown(result.as_slice());
    }
}
