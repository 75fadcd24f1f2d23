//! Evidence flows between values and memory, both ways, to a fixed point.

use super::evidence::{Evidence, hint, pieces};
use super::pointees::Places;
use super::{Holds, Solver};
use crate::points::{ObjId, Object};
use crate::values::place::Place;
use tapeless_ir::ops::Access;
use tapeless_ir::{Cast, Control, Mem, OpData, OpKind, Scalar, Type, Value};

impl Solver<'_> {
    pub(super) fn round(&mut self) -> bool {
        self.changed = false;
        for at in 0..self.back {
            let data = &self.body.ops[self.order[at]];
            match &data.kind {
                OpKind::Scalar(scalar) => self.scalar(scalar, data),
                OpKind::Mem(mem) => self.mem(mem, data),
                OpKind::Control(control) => {
                    for (from, to) in crate::values::flow::control_flows(self.body, control, data) {
                        self.same(from, to);
                    }
                    self.selectors(control, data);
                }
                OpKind::Call(_) | OpKind::Par(_) | OpKind::Host(_) => {}
            }
            self.returned(self.order[at], data);
        }
        self.changed
    }

    pub(super) fn note(&mut self, v: Value, what: Evidence) {
        if self.body.ty(v).is_int() && self.body.as_const(v).is_none() {
            self.changed |= self.types.values[v].join(what);
        }
    }

    fn seen(&self, v: Value) -> Evidence {
        let typed = Evidence::of(self.body.ty(v));
        if typed.0 != 0 {
            typed
        } else {
            self.types.values[v]
        }
    }

    pub(super) fn same(&mut self, a: Value, b: Value) {
        let (x, y) = (self.seen(a), self.seen(b));
        self.note(a, y);
        self.note(b, x);
    }

    fn selectors(&mut self, control: &Control, data: &OpData) {
        if matches!(control, Control::Switch(_)) {
            self.note(data.args[0], Evidence::INT);
        }
    }

    fn scalar(&mut self, scalar: &Scalar, data: &OpData) {
        let Some(&result) = data.results.first() else {
            return;
        };
        match scalar {
            Scalar::Cast(Cast::BitCast, _) => {
                let (a, r) = (self.seen(data.args[0]), self.seen(result));
                self.note(data.args[0], r);
                self.note(result, a);
            }
            Scalar::Cast(Cast::PtrToInt, _) => self.note(result, Evidence::PTR),
            Scalar::Cast(Cast::IntToPtr, _) => self.note(data.args[0], Evidence::PTR),
            Scalar::Select(_) => {
                self.same(data.args[1], result);
                self.same(data.args[2], result);
            }
            Scalar::Freeze | Scalar::Shuffle(_) | Scalar::ExtractElement => {
                self.same(data.args[0], result)
            }
            Scalar::InsertElement => {
                self.same(data.args[0], result);
                self.same(data.args[1], result);
            }
            Scalar::ExtractValue(path) => self.taken_out(data, path),
            Scalar::InsertValue(_) | Scalar::Rule(..) => {}
            _ => {
                self.note(result, Evidence::INT);
                for &arg in data
                    .args
                    .iter()
                    .skip(usize::from(matches!(scalar, Scalar::PtrAdd { .. })))
                {
                    self.note(arg, Evidence::INT);
                }
            }
        }
    }

    fn mem(&mut self, mem: &Mem, data: &OpData) {
        match mem {
            Mem::Load(access) => self.access(*access, data.results[0], data.args[0]),
            Mem::Store(access) => self.access(*access, data.args[0], data.args[1]),
            Mem::Update { access, .. } | Mem::Exchange(access) => self.update(*access, data),
            Mem::Copy { access, .. } => self.copy(*access, data),
            _ => {}
        }
    }

    /// An update moves its operands, and its result, to and from one place.
    fn update(&mut self, access: Access, data: &OpData) {
        let moved = data.args[1..].iter().chain(&data.results);
        for &v in moved.filter(|&&v| matches!(self.body.ty(v), Type::Scalar(_))) {
            self.access(access, v, data.args[0]);
        }
    }

    fn access(&mut self, access: Access, v: Value, ptr: Value) {
        let ty = self.body.ty(v);
        let hinted = if ty.is_int() {
            hint(access.hint, self.module.size_of(ty))
        } else {
            Evidence::default()
        };
        let mut what = self.seen(v);
        what.join(hinted);
        let element = ty
            .element()
            .map_or(0, |e| self.module.size_of(Type::Scalar(e)));
        let mut back = what;
        for (object, offset) in self.places(ptr, access.align) {
            if matches!(self.points.objects[object], Object::Unknown) {
                continue;
            }
            let bytes = self.module.size_of(ty);
            for place in self.fitting(object, offset, what, (element, bytes)) {
                for (at, part) in pieces(what, element * u64::from(ty.lanes()), element) {
                    let memory = &mut self.types.memory[object];
                    self.changed |= memory.note(place.shift(at.cast_signed()), part);
                }
                let seen = self.types.memory[object].covering_all(place, bytes.cast_signed());
                back.join(seen);
            }
        }
        self.note(v, back);
    }

    /// An integer has the derivative of the floats that it was seen to hold only if these lie in it one after the other,
    /// perhaps with integers in place of some.
    pub(super) fn complete(&mut self) {
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            let (v, pointer, align) = match &data.kind {
                OpKind::Mem(Mem::Load(a)) => (data.results[0], data.args[0], a.align),
                OpKind::Mem(Mem::Store(a)) => (data.args[0], data.args[1], a.align),
                _ => continue,
            };
            let bytes = self.module.size_of(self.body.ty(v));
            let (Holds::Float(kind) | Holds::Either(kind)) = self.types.values[v].holds() else {
                if u64::from(align) < bytes && self.hides_member(v, pointer, align) {
                    self.types.values[v].join(Evidence::ALL);
                }
                continue;
            };
            let filled = |&(o, place): &(ObjId, Place)| {
                let known = !matches!(self.points.objects[o], Object::Unknown);
                !known || self.types.memory[o].is_filled(place, bytes.cast_signed(), kind)
            };
            let whole = bytes >= kind.bytes();
            if whole && !self.places(pointer, align).iter().all(filled) {
                self.types.values[v].join(Evidence::ALL);
            }
        }
    }

    /// Whether an integer of two words was seen to hold an integer in the lower, and may hold a float in the upper one.
    fn hides_member(&self, v: Value, pointer: Value, align: u32) -> bool {
        const UPPER: Place = Place {
            at: 4,
            step: 1,
            count: 4,
            period: 0,
        };
        let hidden = |&(o, place): &(ObjId, Place)| {
            let known = !matches!(self.points.objects[o], Object::Unknown);
            known
                && self.types.memory[o].covering_all(place.shift(4), 4) == Evidence::default()
                && !self.types.gap_is_harmless(&[(o, place)], UPPER)
        };
        self.body.ty(v) == Type::I64
            && self.types.values[v].holds() == Holds::Other
            && self.places(pointer, align).iter().any(hidden)
    }

    fn copy(&mut self, access: Access, data: &OpData) {
        let len = self.body.as_int(data.args[2]).map(|n| n.unsigned_abs());
        let places = |v: Value| {
            let found = self.types.copied(self.points, (v, access.align), len);
            found.unwrap_or_default()
        };
        let (to, from) = (places(data.args[0]), places(data.args[1]));
        let (to, from) = (
            self.types.fitting_all(&to, &from),
            self.types.fitting_all(&from, &to),
        );
        let hinted = hint(access.hint, 8);
        for &(object, place) in to.iter().filter(|_| !from.is_empty()) {
            self.changed |= self.types.memory[object].note(place, hinted);
        }
        self.spread(&from, &to, len);
        self.spread(&to, &from, len);
    }

    /// What was seen in the bytes from places of some objects is seen from places of others.
    pub(super) fn spread(&mut self, from: &Places, to: &Places, len: Option<u64>) {
        for &(source, start) in from {
            let classes = self.types.memory[source].clone();
            for (place, what) in classes.iter() {
                for inside in place.behind(start, len) {
                    for &(target, start) in to {
                        for into in self.landing(target, start.plus(inside), what) {
                            self.changed |= self.types.memory[target].note(into, what);
                        }
                    }
                }
            }
        }
    }
}
