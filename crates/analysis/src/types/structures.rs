//! Which structures lie where in memory that is no variable: what accesses of their members say, here, in callees and in
//! callers, and what copies take along. Such memory is declared as a variable is, but for what lies beyond.
//!
//! That counts as long as nothing in the function contradicts it, and says no more than types: see [`super::declared`].

use super::declared::{says, variable};
use super::evidence::Evidence;
use super::parts::{Part, Parts, joined};
use super::{Solver, Types};
use crate::points::{ObjId, Object, Points};
use crate::values::callee::{CallKind, call_kind};
use crate::values::place::Place;
use cranelift_entity::EntitySet;
use std::rc::Rc;
use tapeless_ir::{AggId, Mem, Module, Op, OpData, OpKind, Type, Value};

/// Where structures begin in an object.
pub(super) type Starts = Vec<(i64, AggId)>;

/// An object with more structures says nothing.
const MOST: usize = 64;

impl Solver<'_> {
    /// Finds the structures of all objects but some, and what these are declared to hold.
    pub(super) fn structures(&mut self, distrusted: &EntitySet<ObjId>) {
        for at in 0..self.back {
            let data = &self.body.ops[self.order[at]];
            self.member(data);
            if let Some(CallKind::Defined(id)) = self.kind_of_call(data) {
                self.structures_of(id, data);
            }
        }
        let copies: Vec<Op> = self.order[..self.back].to_vec();
        while copies.iter().filter(|&&op| self.take_along(op)).count() > 0 {}
        for o in self.points.objects.keys() {
            if !distrusted.contains(o) {
                self.types.parts[o] = self.parts_of(o);
            }
        }
        self.within_parts();
    }

    /// What is accessed lies where that is declared.
    fn within_parts(&mut self) {
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            let (value, pointer, align) = match &data.kind {
                OpKind::Mem(Mem::Load(access)) => (data.results[0], data.args[0], access.align),
                OpKind::Mem(Mem::Store(access)) => (data.args[0], data.args[1], access.align),
                _ => continue,
            };
            let ty = self.body.ty(value);
            for (o, place) in self.places(pointer, align) {
                let within = match ty.is_int() {
                    true => self.types.parts[o].in_array(place, self.module.size_of(ty)),
                    false => self.types.accessible(self.module, (o, place), ty),
                };
                let joined = within.into_iter().reduce(Place::join);
                if let Some(joined) = joined.filter(|joined| joined.is_part_of(place)) {
                    self.types.offsets[pointer].set(o, joined);
                }
            }
        }
    }

    fn kind_of_call(&self, data: &OpData) -> Option<CallKind> {
        data.kind.call().map(|call| call_kind(self.module, call))
    }

    fn member(&mut self, data: &OpData) {
        let (access, pointer) = match &data.kind {
            OpKind::Mem(Mem::Load(access)) => (access, data.args[0]),
            OpKind::Mem(Mem::Store(access)) => (access, data.args[1]),
            _ => return,
        };
        let Some(within) = access.within else { return };
        for (o, place) in self.places(pointer, 1) {
            if place.is_exact() {
                self.begins(o, place.at - i64::from(within.at), within.structure);
            }
        }
    }

    /// Notes that a structure begins at an offset; whether that is new.
    fn begins(&mut self, o: ObjId, at: i64, structure: AggId) -> bool {
        let starts = &mut self.types.structures[o];
        let known = at < 0 || o == Points::UNKNOWN || starts.contains(&(at, structure));
        if !known {
            starts.push((at, structure));
        }
        !known
    }

    /// What a callee says of the memory that it is given.
    fn structures_of(&mut self, id: tapeless_ir::FuncId, data: &OpData) {
        let Some(seen) = self.known.seen(id) else {
            return;
        };
        if seen.structures.is_empty() {
            return;
        }
        let entered = self.types.entered(self.points, &seen.outline, &data.args);
        for (object, starts) in &seen.structures {
            for &(o, place) in &entered[*object] {
                for &(at, structure) in starts.iter().filter(|_| place.is_exact()) {
                    self.begins(o, place.at + at, structure);
                }
            }
        }
    }

    /// What a copy takes from one object to another, and back: both hold the same; whether anything is new.
    fn take_along(&mut self, op: Op) -> bool {
        let data = &self.body.ops[op];
        let args: &[Value] = match &data.kind {
            OpKind::Mem(Mem::Copy { .. }) => &data.args,
            _ => return false,
        };
        let Some(bytes) = self.body.as_int(args[2]) else {
            return false;
        };
        let (to, from) = (self.places(args[0], 1), self.places(args[1], 1));
        let mut new = false;
        for (ours, theirs) in [(&to, &from), (&from, &to)] {
            for &(o, place) in ours.iter().filter(|end| end.1.is_exact()) {
                for &(other, start) in theirs.iter().filter(|end| end.1.is_exact()) {
                    let moved: Vec<_> = self.types.structures[other]
                        .iter()
                        .filter(|&&(at, structure)| {
                            let size = size(self.module, structure).cast_signed();
                            at >= start.at && at + size <= start.at + bytes
                        })
                        .map(|&(at, structure)| (at - start.at + place.at, structure))
                        .collect();
                    for (at, structure) in moved {
                        new |= self.begins(o, at, structure);
                    }
                }
            }
        }
        new
    }

    fn parts_of(&self, o: ObjId) -> Parts {
        let known = variable((self.module, self.body), self.points, o);
        if let Some((declared, end)) = known {
            let tells = declared.len() > 1 && declared.iter().any(|part| part.count > 1);
            let parts = declared.iter().filter(|_| tells);
            let starts = &self.types.structures[o];
            let parts = match declared {
                [] => joined(self.module, starts).unwrap_or_default(),
                _ => parts.map(|&part| Part::of(self.module, part)).collect(),
            };
            return Parts {
                parts: parts.into(),
                end,
                begins: true,
                whole: true,
            };
        }
        let starts = &self.types.structures[o];
        let Some(parts) = (starts.len() <= MOST)
            .then(|| joined(self.module, starts))
            .flatten()
        else {
            return Parts::default();
        };
        let ends = starts
            .iter()
            .map(|&(at, structure)| at.unsigned_abs() + size(self.module, structure));
        let end = ends.max().unwrap_or(0);
        Parts {
            parts: parts.into(),
            end,
            begins: is_made(self.points.objects[o]),
            whole: self.size_of(o).is_some_and(|size| size <= end),
        }
    }

    /// The bytes of memory that is allocated here, if that is known.
    fn size_of(&self, o: ObjId) -> Option<u64> {
        let Object::Heap(op) = self.points.objects[o] else {
            return None;
        };
        let data = &self.body.ops[op];
        let CallKind::Alloc { size, .. } = call_kind(self.module, data.kind.call()?) else {
            return None;
        };
        let mut bytes = size.iter().map(|&arg| self.body.as_int(data.args[arg]));
        bytes.try_fold(1u64, |all, bytes| all.checked_mul(bytes?.try_into().ok()?))
    }

    /// Whether an object is a variable of which all is declared.
    fn is_declared(&self, o: ObjId) -> bool {
        let variable = variable((self.module, self.body), self.points, o);
        variable.is_some_and(|(declared, _)| !declared.is_empty())
    }

    /// The objects that hold something else than what structures say.
    pub(super) fn contradicted(&self) -> EntitySet<ObjId> {
        let mut found = EntitySet::new();
        for o in self.points.objects.keys().filter(|&o| !self.is_declared(o)) {
            let parts = &self.types.parts[o];
            let differs = |(place, what): (Place, Evidence)| {
                let said = parts.at(place.at);
                let is_told = place.is_exact() && what.scalar_bytes().is_some();
                is_told && said.is_some_and(|said| !said.includes(what))
            };
            if !parts.is_empty() && self.types.memory[o].iter().any(differs) {
                found.insert(o);
            }
        }
        found
    }

    /// Takes members for what they are declared as, where nothing was seen; whether there are any. Of pointers side by side, which
    /// are one part, some may have been seen.
    pub(super) fn take_members(&mut self) -> bool {
        let mut any = false;
        for o in self.points.objects.keys() {
            for part in self.members(o).iter() {
                let (declared, seen) = (says(part.scalar), self.seen_in(o, part));
                let is_pointers = declared == Evidence::PTR && declared.includes(seen);
                if seen == Evidence::default() || is_pointers {
                    any |= self.types.memory[o].note(part.places(), declared);
                }
            }
        }
        any
    }

    /// What accesses of members say of an object; of a variable, unless something else was seen there.
    fn members(&self, o: ObjId) -> Rc<[Part]> {
        if !self.is_declared(o) {
            return Rc::clone(&self.types.parts[o].parts);
        }
        let members = joined(self.module, &self.types.structures[o]).unwrap_or_default();
        let fits = |part: &Part| says(part.scalar).includes(self.seen_in(o, part));
        match members.iter().all(fits) {
            true => members.into(),
            false => Rc::default(),
        }
    }

    fn seen_in(&self, o: ObjId, part: &Part) -> Evidence {
        self.types.memory[o].covering_all(part.places(), part.bytes.cast_signed())
    }
}

impl Types {
    /// The structures in memory of the callers.
    pub(super) fn given_structures(&self, points: &Points) -> Vec<(ObjId, Starts)> {
        let objects = points.objects.keys();
        let given = objects.filter(|&o| points.parameter(o).is_some());
        let known = given.map(|o| (o, self.structures[o].clone()));
        known.filter(|(_, starts)| !starts.is_empty()).collect()
    }
}

/// Whether an object is all that lies around it.
fn is_made(object: Object) -> bool {
    matches!(object, Object::Heap(_) | Object::Made { .. })
}

fn size(module: &Module, structure: AggId) -> u64 {
    module.size_of(Type::Aggregate(structure))
}
