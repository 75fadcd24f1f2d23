//! Room for arrays: trip counts that are known before a loop runs, and bounds of those that change around it.

use super::Recorder;
use crate::count::{resize, trip_count, trip_count_signed};
use tapeless_ir::{Cast, Control, IntBin, Op, OpKind, Scalar, Value, ValueDef};
use tapeless_plan::slots::count_of;
use tapeless_plan::{Kind, SlotKey};

impl Recorder<'_, '_> {
    /// Iterations of a loop that an array which spans `loops` has room for.
    pub(super) fn room(&mut self, l: Op, loops: &[Op]) -> Value {
        let outermost = loops.last().copied().unwrap_or(l);
        if let Some(&bound) = self.bounds.get(&(l, outermost)) {
            return bound;
        }
        let Some(count) = count_of(self.unit.body, l) else {
            return self.b.i64(0);
        };
        let count = self.primal(count);
        trip_count(&mut self.b, count)
    }

    /// The largest counts of the loops whose counts change while arrays made here live.
    pub(super) fn bound_counts(&mut self, loops: &[Op]) {
        let Some(&outermost) = loops.last() else {
            return;
        };
        for (l, on) in tapeless_plan::slots::bounded(self.unit.body, loops) {
            if self.bounds.contains_key(&(l, outermost)) {
                continue;
            }
            let Some(count) = count_of(self.unit.body, l) else {
                continue;
            };
            let largest = self.largest(count, &on, loops);
            self.bounds.insert((l, outermost), largest);
            if let Some(slot) = self.plan.slot(SlotKey::Bound(l, outermost)) {
                self.keep(slot, largest);
            }
        }
    }

    /// The largest trip count at the corners of the loops that a count depends on: it is affine in their numbers.
    fn largest(&mut self, count: Value, on: &[Op], loops: &[Op]) -> Value {
        let mut largest = self.b.i64(0);
        for corner in 0..1usize << on.len() {
            let ends: Vec<(Op, Value)> = (0..on.len())
                .map(|k| (on[k], self.end_of(on[k], loops, corner >> k & 1 == 1)))
                .collect();
            let value = self.at_corner(count, &ends);
            let more = trip_count_signed(&mut self.b, value);
            largest = self.b.int_bin(IntBin::SMax, largest, more);
        }
        largest
    }

    /// First or last iteration number of a loop.
    fn end_of(&mut self, l: Op, loops: &[Op], last: bool) -> Value {
        if !last {
            return self.b.i64(0);
        }
        let n = self.room(l, loops);
        let one = self.b.i64(1);
        self.b.int_bin(IntBin::Sub, n, one)
    }

    /// A value at given iterations of the loops around it.
    fn at_corner(&mut self, v: Value, ends: &[(Op, Value)]) -> Value {
        let body = self.unit.body;
        match body.values[v].def {
            ValueDef::Param(region, index) => {
                let owner = body.regions[region].owner;
                match ends.iter().find(|e| Some(e.0) == owner) {
                    Some(&end) => self.stepped_to(v, index, end, ends),
                    None => self.primal(v),
                }
            }
            ValueDef::Result(op, _) if self.env.get(v, Kind::Primal).is_none() => {
                let data = &body.ops[op];
                let args: Vec<Value> = data.args.iter().map(|&a| self.at_corner(a, ends)).collect();
                match &data.kind {
                    OpKind::Scalar(Scalar::Int(bin, _)) => self.b.int_bin(*bin, args[0], args[1]),
                    OpKind::Scalar(Scalar::Cast(..)) => {
                        self.b.cast(Cast::SExt, args[0], body.ty(v))
                    }
                    _ => self.primal(v),
                }
            }
            _ => self.primal(v),
        }
    }

    /// init + i · step: a parameter of a loop at iteration i.
    fn stepped_to(
        &mut self,
        v: Value,
        index: u32,
        (owner, i): (Op, Value),
        ends: &[(Op, Value)],
    ) -> Value {
        let body = self.unit.body;
        let data = &body.ops[owner];
        let OpKind::Control(Control::Loop(info)) = &data.kind else {
            return self.primal(v);
        };
        let init = data.args[index as usize];
        let step = info.step(&data.args, index).unwrap_or(init);
        let init = self.at_corner(init, ends);
        let step = self.at_corner(step, ends);
        let i = resize(&mut self.b, i, body.ty(v));
        let moved = self.b.int_bin(IntBin::Mul, i, step);
        self.b.int_bin(IntBin::Add, init, moved)
    }
}
