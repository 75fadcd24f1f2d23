//! What variables are declared to hold, as evidence for types.
//!
//! An index of which nothing is known may lead anywhere in a variable. But what is read or written as a `double` is
//! declared as one (C11 6.5p7), so that it says nothing of the integers beside an array; and an element that is copied
//! from an array lies in one. Nothing else is concluded from that: where pointers may lead, and what is written over, goes
//! by the bytes alone.

use super::evidence::Evidence;
use super::parts::{Part, Parts};
use super::pointees::{Places, one_by_one};
use super::{Solver, Types};
use crate::points::{ObjId, Object, Points};
use crate::values::multiples::gcd;
use crate::values::place::{ENDLESS, Place};
use smallvec::{SmallVec, smallvec};
use tapeless_ir::ops::Declared;
use tapeless_ir::{Body, Mem, Module, OpKind, Scalar, ScalarType, Type, Value};

/// Places in one object.
type Within = SmallVec<[Place; 2]>;

/// The parts of a variable, and its bytes.
pub(super) fn variable<'b>(
    (module, body): (&'b Module, &'b Body),
    points: &Points,
    o: ObjId,
) -> Option<(&'b [Declared], u64)> {
    let op = match points.objects[o] {
        Object::Alloca(op) => op,
        Object::Global(g) => {
            let global = &module.globals[g];
            return (!global.declared.is_empty()).then_some((&global.declared[..], global.size));
        }
        _ => return None,
    };
    let data = &body.ops[op];
    match &data.kind {
        OpKind::Mem(Mem::Alloca { declared, size, .. }) if body.as_int(data.args[0]) == Some(1) => {
            Some((declared, *size))
        }
        _ => None,
    }
}

impl<'a> Solver<'a> {
    /// The parts of a variable, or of the structures in other memory; none if they do not tell one place from another.
    pub(super) fn declared(&self, o: ObjId) -> Parts {
        self.types.parts[o].clone()
    }

    pub(super) fn variable(&self, o: ObjId) -> Option<(&'a [Declared], u64)> {
        variable((self.module, self.body), self.points, o)
    }

    /// Where in a variable something can lie that was copied to a place: in its parts that fit, or at least in its bytes.
    pub(super) fn landing(&self, o: ObjId, place: Place, what: Evidence) -> Within {
        let Some((_, size)) = self.variable(o) else {
            return match what.scalar_bytes() {
                Some(bytes) => self.fitting(o, place, what, (bytes, bytes)),
                None => smallvec![place],
            };
        };
        let parts = match what.scalar_bytes() {
            Some(bytes) => self.fitting(o, place, what, (bytes, bytes)),
            None => smallvec![place],
        };
        let inside = parts.into_iter().map(|part| part.clip(Some(size)));
        inside.flatten().collect()
    }

    /// Where at a place elements of so many bytes can lie that were seen to be something; so many bytes with those behind.
    pub(super) fn fitting(
        &self,
        o: ObjId,
        place: Place,
        what: Evidence,
        (element, bytes): (u64, u64),
    ) -> Within {
        fitting(&self.types.parts[o], place, what, (element, bytes))
    }

    /// Where elements lie that a callee sees behind a pointer: in the array that this leads into, if it does.
    pub(super) fn fitting_behind(
        &self,
        o: ObjId,
        (place, start): (Place, Place),
        what: Evidence,
    ) -> Within {
        let parts = &self.types.parts[o];
        let array = |part: &&Part| part.is_array_of(place, start.at);
        let array = parts.parts.iter().find(array).filter(|_| start.is_exact());
        match array.filter(|part| fits(part.scalar, what)) {
            Some(array) => array.elements(place),
            None => {
                let bytes = what.scalar_bytes().unwrap_or(0);
                fitting(parts, place, what, (bytes, bytes))
            }
        }
    }
}

fn fitting(declared: &Parts, place: Place, what: Evidence, (element, bytes): (u64, u64)) -> Within {
    if place.is_exact() || declared.is_empty() {
        return smallvec![place];
    }
    let mut within = Within::new();
    let is_run = place.period == 0;
    let can_be = |part: &Part| part.bytes == element && fits(part.scalar, what);
    let array = |part: &&Part| is_run && can_be(part) && part.is_array_of(place, place.at);
    let array = declared.parts.iter().find(array);
    let parts = array.map_or(&declared.parts[..], std::slice::from_ref);
    for part in parts {
        let size = part.bytes;
        let room = (size * part.count + element).checked_sub(bytes);
        let at = part.at.cast_signed();
        let start = place.shift(-at);
        let in_line = [start.at.unsigned_abs(), start.step, start.period];
        if can_be(part)
            && in_line.iter().all(|x| x.is_multiple_of(size))
            && let Some(room) = room
        {
            within.extend(start.clip(Some(room)).into_iter().map(|p| p.shift(at)));
        }
    }
    let gaps = declared.gaps().filter(|_| array.is_none());
    for (from, to) in gaps.filter(|&(from, to)| to - from >= bytes) {
        let (at, room) = (from.cast_signed(), to - from - bytes + 1);
        let inside = place.shift(-at).clip(Some(room));
        within.extend(inside.into_iter().map(|p| p.shift(at)));
    }
    if !declared.whole && array.is_none() {
        within.extend(place.before().filter(|_| !declared.begins));
        within.extend(place.beyond(declared.end));
    }
    match within.is_empty() {
        true => smallvec![place],
        false => within,
    }
}

impl Types {
    /// Where in an object an access of floats can lie, by what is declared.
    pub(super) fn accessible(
        &self,
        module: &Module,
        (o, place): (ObjId, Place),
        ty: Type,
    ) -> Within {
        let element = ty
            .element()
            .map_or(0, |of| module.size_of(Type::Scalar(of)));
        let bytes = module.size_of(ty);
        fitting(&self.parts[o], place, Evidence::of(ty), (element, bytes))
    }

    /// Where in an object something can begin that was seen somewhere, by what is declared.
    pub(super) fn beginning(&self, (o, place): (ObjId, Place), what: Evidence) -> Within {
        match what.scalar_bytes() {
            Some(bytes) => fitting(&self.parts[o], place, what, (bytes, bytes)),
            None => smallvec![place],
        }
    }
}

impl Types {
    /// The same of several objects.
    pub(super) fn beginning_all(&self, places: &Places, what: Evidence) -> Places {
        let fitting = |&(o, place): &(ObjId, Place)| {
            let within = self.beginning((o, place), what);
            within.into_iter().map(move |place| (o, place))
        };
        places.iter().flat_map(fitting).collect()
    }
}

/// So many additions to a pointer are looked through.
const ADDITIONS: usize = 16;

impl Solver<'_> {
    /// Elements of declared arrays: pointers that are moved by an index of which nothing is known, from within an array.
    pub(super) fn narrow(&mut self) {
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            if !matches!(data.kind, OpKind::Scalar(Scalar::PtrAdd { .. })) {
                continue;
            }
            let v = data.results[0];
            for (o, place) in self.types.offsets[v].clone().iter() {
                if let Some(element) = self.element(v, o, place) {
                    self.types.elements[v].set(o, element);
                }
            }
        }
    }

    /// What an index leads to from within an array are elements of arrays [C11 6.5.6p8], if not of the same: constants may
    /// have been taken out of the index.
    fn element(&self, v: Value, o: ObjId, place: Place) -> Option<Place> {
        let unit = gcd(place.step, place.period);
        let declared = self.declared(o);
        let arrays = || {
            let parts = declared.parts.iter();
            parts.filter(|&part| part.count > 1 && part.bytes == unit)
        };
        let from = self.origin(v, o)?;
        let end = |part: &Part| part.at + part.count * unit;
        let starts = |part: &Part| {
            let inside = (part.at..end(part)).contains(&from);
            inside && (from - part.at).is_multiple_of(unit)
        };
        let (first, last) = (arrays().next()?, arrays().next_back()?);
        let aligned = arrays().all(|part| (part.at - first.at).is_multiple_of(unit));
        let within = aligned && arrays().any(starts);
        let count = (end(last) - first.at) / unit;
        within.then(|| Place::run(first.at.cast_signed(), unit, count))
    }

    /// Where a pointer would lie if all indices were 0.
    fn origin(&self, mut v: Value, o: ObjId) -> Option<u64> {
        let mut more = 0i64;
        for _ in 0..ADDITIONS {
            let place = self.types.offsets[v].get(o)?;
            if place.is_exact() {
                return u64::try_from(place.at.checked_add(more)?).ok();
            }
            let data = &self.body.ops[self.body.def_op(v)?];
            let OpKind::Scalar(Scalar::PtrAdd { offset, .. }) = &data.kind else {
                return None;
            };
            more = more.checked_add(*offset)?;
            v = data.args[0];
        }
        None
    }
}

impl Types {
    /// The places of a copy of so many bytes, if they are known: of elements, these are some in an array.
    pub(super) fn copied(
        &self,
        points: &Points,
        (pointer, align): (Value, u32),
        len: Option<u64>,
    ) -> Option<Places> {
        let mut places = self.aligned(points, pointer, align)?;
        for (o, place) in &mut places {
            // What is known of the index is better.
            let bounded = place.period == 0 && place.count != ENDLESS;
            let element = self.elements[pointer].get(*o).filter(|_| !bounded);
            *place = element.and_then(|all| all.starts(len)).unwrap_or(*place);
        }
        let bounded = places.iter().flat_map(|&(o, place)| {
            let inside = self.parts[o].bounded(place, len.unwrap_or(1));
            inside.into_iter().map(move |place| (o, place))
        });
        Some(one_by_one(&bounded.collect()))
    }
}

/// Whether what was seen can be a scalar of a type. What was not seen to be anything can be all.
fn fits(scalar: ScalarType, seen: Evidence) -> bool {
    seen == Evidence::default() || seen.includes(says(scalar))
}

/// What a declaration says.
pub(super) fn says(scalar: ScalarType) -> Evidence {
    match scalar {
        ScalarType::Int(_) => Evidence::INT,
        other => Evidence::of(Type::Scalar(other)),
    }
}
