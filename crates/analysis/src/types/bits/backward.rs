//! From where integers are read that numbers are made of, or that are returned.

use super::copies::Copied;
use super::{Called, Finder, Given};
use crate::types::bytes::{Bytes, Written};
use crate::values::callee::{CallKind, call_kind};
use crate::values::flow::control_flows;
use cranelift_entity::EntitySet;
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_ir::ops::IntBin;
use tapeless_ir::{Cast, Control, Mem, Op, OpData, OpKind, Scalar, ScalarType, Value};

/// What integers are read for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Read {
    /// Numbers are made of them.
    ForNumbers,
    ToReturn,
    /// They become floats, as their bits.
    ForFloats,
    /// The same, also where memory that they are stored in is read as floats.
    AsFloats,
    /// They are stored, or what is made of them.
    ToStore,
    /// They are what is looked for already.
    Through,
}

/// Integers that are read, and where.
#[derive(Default)]
pub(super) struct Ends {
    pub values: EntitySet<Value>,
    pub bytes: Bytes,
}

impl Ends {
    pub(super) fn join(&mut self, others: &Self) {
        others.values.iter().for_each(|v| _ = self.values.insert(v));
        self.bytes.join(&others.bytes);
    }
}

impl Finder<'_> {
    pub(super) fn backward(&self, read: Read) -> Ends {
        self.backward_from(read, Ends::default())
    }

    pub(super) fn backward_from(&self, read: Read, mut ends: Ends) -> Ends {
        loop {
            let mut changed = false;
            for &op in self.order.iter().rev() {
                changed |= self.ends_of(op, read, &mut ends);
            }
            if !changed {
                return ends;
            }
        }
    }

    fn ends_of(&self, op: Op, read: Read, ends: &mut Ends) -> bool {
        let data = &self.body.ops[op];
        let mut changed = self.ends_of_call(op, read, ends);
        let mut end = |v: Value, ends: &mut Ends| {
            changed |= self.has_numbers(v) && ends.values.insert(v);
        };
        match &data.kind {
            OpKind::Scalar(Scalar::Cast(Cast::SiToFp | Cast::UiToFp, _))
                if read == Read::ForNumbers =>
            {
                end(data.args[0], ends);
            }
            OpKind::Scalar(Scalar::Cast(Cast::BitCast, _))
                if matches!(read, Read::ForFloats | Read::AsFloats)
                    && self.body.ty(data.results[0]).is_float() =>
            {
                end(data.args[0], ends);
            }
            OpKind::Scalar(scalar) if self.passes_on(scalar, data, read, ends) => {
                data.args.iter().for_each(|&v| end(v, ends));
            }
            OpKind::Control(Control::Return) if read == Read::ToReturn => {
                data.args.iter().for_each(|&v| end(v, ends));
            }
            OpKind::Control(control) => {
                for (from, to) in control_flows(self.body, control, data) {
                    if ends.values.contains(to) {
                        end(from, ends);
                    }
                }
            }
            OpKind::Mem(Mem::Store(_)) if read == Read::ToStore => end(data.args[0], ends),
            OpKind::Host(_) | OpKind::Mem(Mem::Update { .. } | Mem::Exchange(_))
                if read == Read::ToStore =>
            {
                data.args.iter().for_each(|&v| end(v, ends));
            }
            OpKind::Mem(mem) => changed |= self.ends_in_memory(mem, data, (read, ends)),
            _ => {}
        }
        changed
    }

    /// Whether bits of fractions among the operands of an op matter to a result that is read.
    fn passes_on(&self, scalar: &Scalar, data: &OpData, read: Read, ends: &Ends) -> bool {
        let is_read = data.results.iter().any(|&v| ends.values.contains(v));
        is_read
            && match scalar {
                Scalar::Int(kind, _) => {
                    let moved = read != Read::ForNumbers && read != Read::ToReturn;
                    moved || !self.drops_fraction(*kind, data)
                }
                Scalar::Cast(Cast::BitCast | Cast::Trunc | Cast::ZExt | Cast::SExt, _)
                | Scalar::IntUn(_)
                | Scalar::Overflow(_)
                | Scalar::Funnel(_)
                | Scalar::Freeze
                | Scalar::Select(_)
                | Scalar::ExtractElement
                | Scalar::InsertElement
                | Scalar::ExtractValue(_)
                | Scalar::InsertValue(_)
                | Scalar::Shuffle(_) => true,
                _ => false,
            }
    }

    /// Whether what is left of the bits of a float is its sign and exponent.
    fn drops_fraction(&self, kind: IntBin, data: &OpData) -> bool {
        let fraction = match self.body.ty(data.args[0]).element() {
            Some(ScalarType::Int(64)) => 52,
            Some(ScalarType::Int(32)) => 23,
            _ => return false,
        };
        match (kind, self.body.as_int(data.args[1])) {
            (IntBin::LShr | IntBin::AShr, Some(by)) => by >= fraction,
            (IntBin::And, Some(mask)) => mask & ((1 << fraction) - 1) == 0,
            _ => false,
        }
    }

    fn ends_in_memory(&self, mem: &Mem, data: &OpData, (read, ends): (Read, &mut Ends)) -> bool {
        let (types, points) = (self.types, self.points);
        match mem {
            // What threads count with; floats are refused where they are accessed.
            _ if mem.is_atomic() => false,
            Mem::Load(_) if read == Read::AsFloats && self.body.ty(data.results[0]).is_float() => {
                let bytes = self.bytes_of(data.results[0]);
                types.add_bytes(points, data.args[0], bytes, &mut ends.bytes)
            }
            Mem::Load(_) if ends.values.contains(data.results[0]) => {
                if self.told.contains(data.results[0]) {
                    return false;
                }
                let bytes = self.bytes_of(data.results[0]);
                types.add_bytes(points, data.args[0], bytes, &mut ends.bytes)
            }
            Mem::Store(_) if self.is_number(data.args[0]) => {
                let (v, bytes) = (data.args[0], Some(self.bytes_of(data.args[0])));
                let is_read = types.touches(points, data.args[1], bytes, &ends.bytes);
                is_read && ends.values.insert(v)
            }
            Mem::Copy { .. } => self.ends_in_copy(data, (0, 1, 2), ends),
            _ => false,
        }
    }

    fn ends_in_copy(
        &self,
        data: &OpData,
        (dst, src, len): (usize, usize, usize),
        ends: &mut Ends,
    ) -> bool {
        let len = self.body.as_int(data.args[len]).map(i64::unsigned_abs);
        let back = (data.args[src], data.args[dst]);
        self.types
            .copy_bytes(self.points, back, len, &mut ends.bytes)
    }

    fn ends_of_call(&self, op: Op, read: Read, ends: &mut Ends) -> bool {
        let data = &self.body.ops[op];
        let Some(call) = data.kind.call() else {
            return false;
        };
        if let CallKind::Copies { dst, src, len } = call_kind(self.module, call) {
            return self.ends_in_copy(data, (dst, src, len), ends);
        }
        let mut changed = self.ends_of_moves(op, ends);
        if read == Read::AsFloats {
            changed |= self.ends_of_left(op, ends);
        }
        let Some(called) = self.calls.get(&op) else {
            let inactive = matches!(call_kind(self.module, call), CallKind::Inactive { .. });
            // What is not looked into may store what it is given.
            for &v in data
                .args
                .iter()
                .filter(|_| read == Read::ToStore && !inactive)
            {
                changed |= self.is_number(v) && ends.values.insert(v);
            }
            return changed;
        };
        let summary = &called.summary;
        for Copied { from, to, len } in summary.copied(&called.entered) {
            changed |= ends.bytes.copy(to, from, len);
        }
        let result = self.body.call_result(op);
        let hands_on = result.is_some_and(|v| ends.values.contains(v));
        let parts = [
            (read == Read::ForNumbers, &summary.counted),
            (
                matches!(read, Read::ForFloats | Read::AsFloats),
                &summary.made,
            ),
            (read == Read::ToStore, &summary.stored),
            (hands_on, &summary.returned),
        ];
        for (_, reads) in parts.into_iter().filter(|(is_read, _)| *is_read) {
            changed |= called.enter(&reads.memory, &mut ends.bytes);
            for v in reads.args(&data.args) {
                changed |= self.is_number(v) && ends.values.insert(v);
            }
        }
        changed
    }

    /// Whether some of what a callee reads as integers are bits of fractions.
    pub(super) fn reads_bits(&self, called: &Called, given: &Given) -> bool {
        !self.bits_read(called, given).is_empty()
    }

    fn bits_read(&self, called: &Called, given: &Given) -> Bytes {
        let mut read = Bytes::default();
        called.enter(given, &mut read);
        let is_local = |o| self.points.is_local(o);
        let written = Written {
            floats: &self.floats,
            integers: &self.integers,
            fractions: &self.fraction_bytes,
        };
        self.types.fractions_among(&read, &written, is_local)
    }

    /// Calls that are given integers which become floats.
    pub(super) fn made_at(&self) -> FxHashMap<Op, (Bytes, Vec<Value>)> {
        let mut made = FxHashMap::default();
        for (&op, called) in &self.calls {
            let (reads, mut bytes) = (&called.summary.made, Bytes::default());
            called.enter(&reads.memory, &mut bytes);
            let args = reads.args(&self.body.ops[op].args);
            let args: Vec<Value> = args.filter(|&v| self.is_number(v)).collect();
            if !reads.memory.is_empty() || !args.is_empty() {
                made.insert(op, (bytes, args));
            }
        }
        made
    }

    /// Arguments that calls look at, and make nothing of that comes back: they decide by them.
    pub(super) fn looked_at(&self) -> FxHashSet<(Op, u32)> {
        let mut looked = FxHashSet::default();
        for (&op, called) in &self.calls {
            let summary = &called.summary;
            let used = [
                &summary.counted,
                &summary.returned,
                &summary.made,
                &summary.stored,
            ];
            let args = self.body.ops[op].args.iter().zip(0..);
            let integers = args.filter(|&(&v, _)| self.is_number(v));
            let alone = integers.filter(|&(_, i)| !used.iter().any(|reads| reads.reads(i)));
            looked.extend(alone.map(|(_, i)| (op, i)));
        }
        looked
    }

    /// Of what calls make numbers, as far as it may be bits of fractions.
    pub(super) fn counted_calls(&self) -> FxHashMap<Op, (Bytes, Vec<Value>)> {
        let mut counted = FxHashMap::default();
        for (&op, called) in &self.calls {
            let reads = &called.summary.counted;
            let args = reads.args(&self.body.ops[op].args);
            let args: Vec<Value> = args.filter(|&v| self.fraction(v) > 0).collect();
            let memory = self.bits_read(called, &reads.memory);
            if !args.is_empty() || !memory.is_empty() {
                counted.insert(op, (memory, args));
            }
        }
        counted
    }
}
