//! The transfer of each op.

use super::Object;
use super::field::POINTER;
use super::solve::Solver;
use super::whole::Whole;
use crate::values::place::Place;
use tapeless_ir::ops::Moved;
use tapeless_ir::{
    Cast, Control, Mem, Op, OpData, OpKind, Par, Scalar, ScalarType, Type, Value, ValueDef,
};

impl Solver<'_> {
    pub(super) fn transfer(&mut self, op: Op) {
        let data = &self.body.ops[op];
        match &data.kind {
            OpKind::Scalar(scalar) => self.scalar(scalar, data),
            OpKind::Mem(mem) => self.mem(op, mem, data),
            OpKind::Control(control) => self.control(control, op, data),
            OpKind::Call(call) => self.call(op, call, data),
            OpKind::Par(Par::Share) => self.flow(data.args[0], data.results[0]),
            OpKind::Par(_) => {}
            // Nothing is read or written through the top of the stack.
            OpKind::Host(host) if host.name == "llvm.stacksave" => {}
            OpKind::Host(_) => {
                self.whole_host(op, data);
                for &r in &data.results {
                    if self.body.ty(r).is_ptr() {
                        self.add_unknown(r);
                    }
                }
            }
        }
    }

    fn scalar(&mut self, scalar: &Scalar, data: &OpData) {
        let Some(&result) = data.results.first() else {
            return;
        };
        if !self.carries(result) {
            return;
        }
        match scalar {
            Scalar::PtrAdd { node: true, .. } => self.node(data.args[0], result),
            Scalar::PtrAdd { rounds: true, .. } => self.flow(data.args[0], result),
            Scalar::PtrAdd {
                offset,
                scales,
                nuw,
                ..
            } => {
                for by in self.moved_by(*offset, (scales, *nuw), data) {
                    self.shift(data.args[0], by, result);
                }
            }
            Scalar::Icmp(_) | Scalar::Fcmp(..) | Scalar::Rule(..) => {}
            Scalar::Int(kind, _) => self.address(*kind, data, result),
            Scalar::IntUn(_) | Scalar::Overflow(_) | Scalar::Funnel(_) => {
                for &arg in &data.args {
                    if self.addresses.contains(arg) {
                        self.moved_address(arg, Place::ANY, result);
                    } else if self.whole.is_some() {
                        self.shift(arg, Place::ANY, result);
                    }
                }
            }
            Scalar::Cast(cast, _) if self.whole.is_some() && converts(*cast) => {}
            Scalar::Cast(Cast::IntToPtr, _) => {
                let (from, set) = (data.args[0], &self.points.at[data.args[0]]);
                let is_found = !set.is_empty() && !self.numbers.contains(from);
                let is_early = set.is_empty() && self.whole.as_ref().is_some_and(Whole::is_early);
                if !is_found && !is_early && self.body.as_const(from).is_none() {
                    self.add_unknown(result);
                }
                self.flow(from, result);
            }
            _ => {
                if matches!(scalar, Scalar::Cast(Cast::PtrToInt, _)) {
                    self.addresses.insert(result);
                }
                for &arg in &data.args {
                    self.flow(arg, result);
                }
            }
        }
    }

    fn mem(&mut self, op: Op, mem: &Mem, data: &OpData) {
        match mem {
            _ if mem.is_atomic() && self.is_count(data) => {}
            Mem::Alloca { .. } => self.add_start(data.results[0], Object::Alloca(op)),
            Mem::HeapAlloc { .. } | Mem::HeapGrow { .. } => {
                self.add_start(data.results[0], Object::Heap(op));
            }
            Mem::Load(_) if self.is_followed(data.results[0]) => {
                self.load(data.args[0], data.results[0]);
            }
            Mem::Store(_) => {
                self.store(data.args[0], data.args[1]);
            }
            Mem::Update { .. } | Mem::Exchange(_) => self.update(data),
            Mem::Copy { .. } => self.copy(data.args[0], data.args[1], Some(data.args[2])),
            _ => {}
        }
    }

    /// Whether an integer is moved that threads count with: it is no address here. Over all functions at once it may be one.
    fn is_count(&self, data: &OpData) -> bool {
        let value = data.moved().and_then(Moved::value);
        self.whole.is_none() && value.is_some_and(|v| self.body.ty(v).is_int())
    }

    /// Moves its operands, and its result, to and from one place.
    fn update(&mut self, data: &OpData) {
        for &v in &data.args[1..] {
            self.store(v, data.args[0]);
        }
        for &result in &data.results {
            if self.carries(result) {
                self.load(data.args[0], result);
            }
        }
    }

    /// Whether it is of interest where a value that is loaded leads.
    fn is_followed(&self, v: Value) -> bool {
        self.carries(v)
            && self
                .uses
                .as_ref()
                .is_none_or(|uses| uses.followed.contains(v))
    }

    pub(super) fn load(&mut self, pointer: Value, result: Value) {
        let ty = self.body.ty(result);
        let (bytes, is_number) = (self.module.size_of(ty), is_number(ty));
        let uses = self.uses.as_ref();
        let is_last = uses.is_some_and(|uses| !uses.leading.contains(result));
        for (object, at) in self.places_here(pointer) {
            if is_number && self.points.is_foreign(object) {
                continue;
            }
            for word in words(bytes) {
                let at = in_word(at, bytes).plus(word);
                let (found, new) = self.points.load(object, at, is_last);
                self.changed |= new;
                self.add(result, &found);
            }
        }
    }

    pub(super) fn store(&mut self, value: Value, pointer: Value) {
        let what = self.points.at[value].clone();
        if what.is_empty() {
            return;
        }
        let bytes = self.module.size_of(self.body.ty(value));
        for (object, at) in self.places_here(pointer) {
            for word in words(bytes) {
                self.put(object, in_word(at, bytes).plus(word), &what);
            }
        }
    }

    fn control(&mut self, control: &Control, op: Op, data: &OpData) {
        match control {
            Control::Invoke(call) => self.call(op, call, data),
            Control::Return => self.whole_return(data),
            _ => {}
        }
        for (from, to) in crate::values::flow::control_flows(self.body, control, data) {
            match self.step_of(to, control, data) {
                Some(elements) => self.shift(from, elements, to),
                None => self.flow(from, to),
            }
        }
    }

    /// Where a pointer that a loop moves by so many bytes gets to, from where it begins.
    fn step_of(&self, param: Value, control: &Control, data: &OpData) -> Option<Place> {
        let (Control::Loop(info), ValueDef::Param(_, index)) =
            (control, &self.body.values[param].def)
        else {
            return None;
        };
        let step = info.step(&data.args, *index)?;
        let step = self
            .body
            .as_int(step)
            .filter(|_| self.body.ty(param).is_ptr())?;
        Some(match step {
            1.. => Place::upwards(0, step.unsigned_abs()),
            _ => Place::every(0, step.unsigned_abs()),
        })
    }
}

/// Whether what is read as such in memory of others is a number (C11 6.5p7). Characters may be bytes of anything.
fn is_number(ty: Type) -> bool {
    match ty {
        Type::Scalar(ScalarType::Int(bits)) => (16..64).contains(&bits),
        _ => ty.is_float(),
    }
}

/// A part of a pointer stands for all of it.
fn in_word(at: Place, bytes: u64) -> Place {
    match bytes < POINTER.unsigned_abs() {
        true => at.down_to_word(),
        false => at,
    }
}

/// Whether a conversion makes a number of a number, of other bits.
fn converts(cast: Cast) -> bool {
    matches!(
        cast,
        Cast::FpTrunc | Cast::FpExt | Cast::FpToSi | Cast::FpToUi | Cast::SiToFp | Cast::UiToFp
    )
}

/// The offsets at which a value of so many bytes holds pointers.
pub(super) fn words(bytes: u64) -> impl Iterator<Item = Place> {
    let ends = (0..bytes.max(1)).step_by(POINTER.unsigned_abs() as usize);
    ends.map(|at| Place::exact(at.cast_signed()))
}
