//! Which integers have bits of a float's fraction.

use super::copies::Copied;
use super::{Finder, Move};
use crate::points::Object;
use crate::types::Holds;
use crate::types::bytes::Bytes;
use crate::values::flow::control_flows;
use crate::values::passed::{anywhere, fraction_of, passed};
use cranelift_entity::EntitySet;
use tapeless_ir::{Mem, Op, OpData, OpKind, Type, Value};

impl Finder<'_> {
    /// One round over all ops; `made` become floats.
    pub(super) fn forward_round(&mut self, made: &EntitySet<Value>) -> bool {
        self.changed = false;
        for at in 0..self.order.len() {
            let op = self.order[at];
            let data = &self.body.ops[op];
            match &data.kind {
                OpKind::Scalar(scalar) => {
                    let mut fraction = |v| self.fraction(v);
                    let bits = passed(self.body, scalar, data, &mut fraction);
                    let result = data.results.first();
                    result.into_iter().for_each(|&v| self.add_fraction(v, bits));
                }
                OpKind::Mem(mem) => self.fraction_mem(op, mem, (data, made)),
                OpKind::Control(control) => {
                    for (from, to) in control_flows(self.body, control, data) {
                        self.add_fraction(to, self.fraction(from));
                    }
                }
                OpKind::Call(_) | OpKind::Par(_) | OpKind::Host(_) => {}
            }
            self.fraction_call(op, data);
        }
        self.changed
    }

    /// Of a float all that are stored.
    pub(super) fn fraction(&self, v: Value) -> u32 {
        match self.body.ty(v).float_kind() {
            Some(kind) if self.body.as_const(v).is_none() => fraction_of(kind),
            Some(_) => 0,
            None => self.fractions.get(&v).copied().unwrap_or(0),
        }
    }

    fn add_fraction(&mut self, v: Value, bits: u32) {
        if bits > self.fraction(v) && self.has_numbers(v) && self.body.ty(v) != Type::I1 {
            self.fractions.insert(v, bits);
            self.changed = true;
        }
    }

    fn fraction_mem(&mut self, op: Op, mem: &Mem, (data, made): (&OpData, &EntitySet<Value>)) {
        let (types, points) = (self.types, self.points);
        match mem {
            Mem::Load(_) if self.is_untold(data.results[0]) => {
                let bits = self.loaded(data, made);
                if bits == u64::BITS && self.is_of_global(data.args[0]) {
                    self.left_at.insert(op);
                }
                self.add_fraction(data.results[0], bits);
            }
            Mem::Store(_) if self.is_number(data.args[0]) => {
                let v = data.args[0];
                // Floats that move as they are, are floats where they are stored, if all is known of that memory.
                let moved = matches!(types.value(v), Holds::Float(_) | Holds::Either(_))
                    && points.of(data.args[1]).iter().all(|o| points.is_local(o));
                if self.fraction(v) > 0 && !moved {
                    let (to, bytes) = (data.args[1], self.bytes_of(v));
                    self.changed |= types.add_bytes(points, to, bytes, &mut self.fraction_bytes);
                }
            }
            Mem::Copy { .. } => {
                let len = self.body.as_int(data.args[2]).map(i64::unsigned_abs);
                let ends = (data.args[0], data.args[1]);
                self.changed |= types.copy_bytes(points, ends, len, &mut self.fraction_bytes);
            }
            _ => {}
        }
    }

    /// What an integer that is loaded has of the fractions of floats that lie there. Where integers lie there too, it is one of
    /// these, unless it becomes a float.
    fn loaded(&self, data: &OpData, made: &EntitySet<Value>) -> u32 {
        let (from, v) = (data.args[0], data.results[0]);
        let bytes = Some(self.bytes_of(v));
        let mixed = self
            .types
            .touches(self.points, from, bytes, &self.fraction_bytes);
        if mixed {
            return u64::BITS;
        }
        let low = || self.types.low_bits(self.points, from, self.element(v));
        match self.may_be_integer(data) && !made.contains(v) {
            true => 0,
            false if self.is_left_by_others(from, bytes) => u64::BITS,
            false => low(),
        }
    }

    fn is_of_global(&self, pointer: Value) -> bool {
        let is_global = |o| matches!(self.points.objects[o], Object::Global(_));
        self.points.of(pointer).iter().any(is_global)
    }

    /// Whether floats lie there in a global: other functions may have written them, of which nothing is known but that.
    fn is_left_by_others(&self, from: Value, bytes: Option<u64>) -> bool {
        self.is_of_global(from) && self.types.touches(self.points, from, bytes, &self.floats)
    }

    /// Bytes of a value, and of each of its lanes.
    fn element(&self, v: Value) -> (u64, u64) {
        let bytes = self.bytes_of(v);
        (bytes, bytes / u64::from(self.body.ty(v).lanes()))
    }

    fn fraction_call(&mut self, op: Op, data: &OpData) {
        self.fraction_moved(op, data);
        let Some(called) = self.calls.get(&op) else {
            return;
        };
        let summary = &called.summary;
        self.changed |= called.enter(&summary.fractions, &mut self.fraction_bytes);
        for Copied { from, to, len } in summary.copied(&called.entered) {
            self.changed |= self.fraction_bytes.copy(from, to, len);
        }
        let mut bits = summary.result;
        for arg in summary.returned.args(&data.args) {
            bits = bits.max(anywhere(self.fraction(arg)));
        }
        if self.reads_bits(called, &summary.returned.memory) {
            bits = u64::BITS;
        }
        if summary.left {
            self.left_at.insert(op);
        }
        if let Some(result) = self.body.call_result(op) {
            self.add_fraction(result, bits);
        }
    }

    /// Where a callee stores integers with bits of fractions that it is given.
    fn fraction_moved(&mut self, op: Op, data: &OpData) {
        let given = |moved: &&Move<Bytes>| {
            let mut args = moved.args(&data.args);
            args.any(|v| self.body.ty(v).is_int() && self.fraction(v) > 0)
        };
        let moves = self.moves.get(&op).into_iter().flatten();
        let moves: Vec<Move<Bytes>> = moves.filter(given).cloned().collect();
        for moved in moves {
            self.changed |= self.fraction_bytes.join(&moved.to);
            self.changed |= self.enter_fractions(&moved.globals);
        }
    }

    /// What the function returns of fractions that it was not given as integers.
    pub(super) fn returned_fraction(&self) -> u32 {
        let end = self.body.terminator(self.body.entry());
        let returned = end.into_iter().flat_map(|end| &self.body.ops[end].args);
        let bits = returned.filter(|&&v| self.has_numbers(v));
        bits.map(|&v| self.fraction(v)).max().unwrap_or(0)
    }
}
