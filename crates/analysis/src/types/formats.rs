//! Whether accesses share bytes with floats of other formats.

use super::Types;
use super::evidence::Evidence;
use crate::points::{ObjId, Points};
use crate::values::place::Place;
use tapeless_ir::{Body, FloatKind, Module, Type, Value};

impl Types {
    /// A format other than its own of floats that an access of a float, or of a vector of them, shares bytes with. Only places
    /// that are known tell: where an index may be anything, different fields look the same.
    pub fn clashes(
        &self,
        program: (&Module, &Body),
        points: &Points,
        ty: Type,
        (pointer, align): (Value, u32),
    ) -> Option<FloatKind> {
        let (own, places) = ty.float_kind().zip(self.aligned(points, pointer, align))?;
        let bytes = program.0.size_of(ty).cast_signed();
        let overlaps = |place: Place, (other, what): (Place, Evidence)| {
            let mut others = what.formats().filter(|&kind| kind != own);
            let found = others.find(|kind| {
                let before = 1 - kind.bytes().cast_signed();
                (before..bytes).any(|at| place.shift(at).meets(other, 0))
            });
            found.filter(|_| other.is_known())
        };
        let mut known = places.into_iter().filter(|(_, place)| place.is_known());
        known.find_map(|(o, place)| {
            let within = self.accessible(program.0, (o, place), ty);
            let mut evidence = self.memory[o].iter();
            evidence.find_map(|seen| within.iter().find_map(|&place| overlaps(place, seen)))
        })
    }

    /// Whether an access of a float that is shorter than a pointer may share bytes with one.
    pub fn lies_in_pointer(
        &self,
        module: &Module,
        points: &Points,
        ty: Type,
        (pointer, align): (Value, u32),
    ) -> bool {
        const POINTER: i64 = 8;
        let kind = ty
            .float_kind()
            .filter(|kind| kind.bytes() < POINTER.cast_unsigned());
        let bytes = kind.map_or(0, |kind| kind.bytes().cast_signed() * i64::from(ty.lanes()));
        let shares = |o: ObjId, place: Place| {
            let mut within = self.accessible(module, (o, place), ty).into_iter();
            within.any(|place| {
                let seen = |at: i64| self.memory[o].get(place.shift(at));
                (1 - POINTER..bytes).any(|at| seen(at).includes(Evidence::PTR))
            })
        };
        let places = self.aligned(points, pointer, align).unwrap_or_default();
        kind.is_some() && places.into_iter().any(|(o, place)| shares(o, place))
    }

    /// Whether floats were seen where an access of so many bytes lies: where it begins, and they do, not where an index may lead.
    pub(crate) fn lies_on_float(
        &self,
        points: &Points,
        (pointer, align): (Value, u32),
        bytes: u64,
    ) -> bool {
        let bytes = bytes.cast_signed();
        let overlaps = |place: Place, (other, what): (Place, Evidence)| {
            let reaches = |kind: FloatKind| place.at < other.at + kind.bytes().cast_signed();
            let begun = other.at >= 0 && other.at < place.at + bytes;
            place.period == other.period && begun && what.formats().any(reaches)
        };
        let places = self.aligned(points, pointer, align).unwrap_or_default();
        places.into_iter().any(|(o, place)| {
            let mut evidence = self.memory[o].iter();
            evidence.any(|seen| overlaps(place, seen))
        })
    }
}
