//! Where floats are written. In memory that others gave, an integer that is read is one that they wrote there, unless floats
//! were written since.

use super::Finder;
use super::copies::Copied;
use crate::types::Holds;
use crate::values::callee::{CallKind, call_kind};
use tapeless_ir::{Call, Mem, Op, OpData, OpKind};

impl Finder<'_> {
    pub(super) fn floats(&mut self) {
        while self.floats_round() {}
    }

    fn floats_round(&mut self) -> bool {
        self.changed = false;
        for at in 0..self.order.len() {
            let op = self.order[at];
            let data = &self.body.ops[op];
            match &data.kind {
                OpKind::Mem(Mem::Store(_)) => self.stored_float(data),
                OpKind::Mem(Mem::Copy { .. }) => self.copied_floats(data, (0, 1, 2)),
                _ => {}
            }
            if let Some(call) = data.kind.call() {
                self.floats_of_call(op, call, data);
            }
        }
        self.changed
    }

    /// Constants carry no derivative.
    fn stored_float(&mut self, data: &OpData) {
        let v = data.args[0];
        let is_float = matches!(self.types.value(v), Holds::Float(_) | Holds::Either(_));
        if (is_float || self.body.ty(v).is_float()) && self.body.as_const(v).is_none() {
            let (to, bytes) = (data.args[1], self.bytes_of(v));
            let (types, points) = (self.types, self.points);
            self.changed |= types.add_bytes(points, to, bytes, &mut self.floats);
        }
    }

    fn copied_floats(&mut self, data: &OpData, (dst, src, len): (usize, usize, usize)) {
        let len = self.body.as_int(data.args[len]).map(i64::unsigned_abs);
        let ends = (data.args[dst], data.args[src]);
        let (types, points) = (self.types, self.points);
        self.changed |= types.copy_bytes(points, ends, len, &mut self.floats);
    }

    fn floats_of_call(&mut self, op: Op, call: &Call, data: &OpData) {
        if let CallKind::Copies { dst, src, len } = call_kind(self.module, call) {
            self.copied_floats(data, (dst, src, len));
        }
        if let Some(called) = self.calls.get(&op) {
            self.changed |= called.enter(&called.summary.floats, &mut self.floats);
            for Copied { from, to, len } in called.summary.copied(&called.entered) {
                self.changed |= self.floats.copy(from, to, len);
            }
        }
    }
}
