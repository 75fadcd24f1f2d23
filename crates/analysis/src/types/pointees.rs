//! Where pointers point, by object.

use super::Types;
use crate::points::{ObjId, Points};
use crate::values::place::{ENDLESS, Place};
use smallvec::SmallVec;
use tapeless_ir::Value;

/// Places in objects.
pub(super) type Places = SmallVec<[(ObjId, Place); 2]>;

/// The same places, each of a few by itself: of a structure that is copied from one of them, each member is seen where it
/// lies.
pub(super) fn one_by_one(places: &Places) -> Places {
    let each = |&(o, place): &(ObjId, Place)| place.each().into_iter().map(move |at| (o, at));
    places.iter().flat_map(each).collect()
}

/// What is known of where a pointer points: for each of its objects at most one place. A pointer without any points
/// nowhere, as far as is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Pointees(Places);

impl Pointees {
    pub(super) fn get(&self, object: ObjId) -> Option<Place> {
        let known = self.0.iter().find(|known| known.0 == object);
        known.map(|known| known.1)
    }

    pub(super) fn set(&mut self, object: ObjId, place: Place) {
        match self.0.iter_mut().find(|known| known.0 == object) {
            Some(known) => known.1 = place,
            None => self.0.push((object, place)),
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (ObjId, Place)> + '_ {
        self.0.iter().copied()
    }

    pub(super) fn map(&self, mut f: impl FnMut(Place) -> Place) -> Self {
        Self(self.iter().map(|(o, place)| (o, f(place))).collect())
    }
}

/// A field as a place: nothing lies before the beginning of what this function makes. One that may be any of several begins
/// an element earlier, so that it is not taken for one that is known.
pub(super) fn place_of(points: &Points, o: ObjId, field: Place) -> Place {
    match field.period {
        0 => field,
        1 => Place::ANY,
        period if points.is_local(o) => {
            Place::run(field.at.wrapping_sub_unsigned(period), period, ENDLESS)
        }
        _ => field,
    }
}

impl Types {
    /// The places of all objects that a pointer may point to; nothing if it points nowhere.
    pub(super) fn places(&self, points: &Points, pointer: Value) -> Option<Places> {
        let known = &self.offsets[pointer];
        let objects = points.of(pointer);
        if known.0.is_empty() || objects.is_empty() {
            return None;
        }
        let place = |o| (o, known.get(o).unwrap_or(Place::ANY));
        Some(objects.iter().map(place).collect())
    }

    /// The same for an access: an aligned one within an aligned object lies at a multiple of its alignment.
    pub(super) fn aligned(&self, points: &Points, pointer: Value, align: u32) -> Option<Places> {
        let mut places = self.places(points, pointer)?;
        for (_, place) in &mut places {
            *place = place.aligned(u64::from(align));
        }
        Some(places)
    }
}
