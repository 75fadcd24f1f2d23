//! Pointers in memory: what is stored and loaded, field by field.

use super::field::POINTER;
use super::set::{ObjId, ObjSet, SpotSet};
use super::{Object, Points};
use crate::values::place::Place;
use smallvec::SmallVec;

/// So deep behind a parameter, arrays of pointers again lead to memory of the same kind.
const REPEATS_FROM: u32 = 2;
/// Memory deeper behind a parameter is not told apart.
const DEEPEST: u32 = 6;
/// Kinds of memory that are told apart behind a parameter.
const MOST_BEHIND: usize = 48;
/// Kinds behind which nothing is followed, of all parameters.
const MOST_LAST: usize = 512;
/// Steps over whole objects, once places are not told apart any more.
const MOST_STEPS: usize = 1_500_000;
/// To add so many members to a set takes as long as a step.
const MEMBERS_OF_STEP: usize = 64;
/// Fields of an object that are told apart.
const MOST_FIELDS: usize = 256;

impl Points {
    /// The parameter that leads to an object, and the loads on the way.
    pub fn parameter(&self, object: ObjId) -> Option<(u32, u32)> {
        let (mut at, mut loads) = (object, 0);
        loop {
            match self.objects[at] {
                Object::Param(index) | Object::Deep(index) => return Some((index, loads)),
                Object::Behind { from, at: field } => {
                    let is_loaded = field != Place::ELEMENT;
                    (at, loads) = (from, loads + u32::from(is_loaded));
                }
                _ => return None,
            }
        }
    }

    /// What a pointer that lies here may point to, as far as is known by now.
    pub(super) fn found(&self, object: ObjId, field: Place) -> SpotSet {
        let mut found = SpotSet::default();
        for (at, held) in self.held[object].iter() {
            if at.meets_bytes(field, POINTER.unsigned_abs()) {
                found.union(held);
            }
        }
        for &(at, behind) in &self.behind[object] {
            if at.meets_bytes(field, POINTER.unsigned_abs()) {
                found.insert(self.starts[behind]);
            }
        }
        found
    }

    /// Counts what is followed: where it is too much, places are told apart no more.
    pub(super) fn count(&mut self, steps: usize) {
        self.work = self.work.saturating_add(steps);
        if self.work >= self.budget && !self.spots.is_coarse() {
            self.coarsen();
        }
    }

    /// Whether even whole objects are too many to follow.
    pub(super) fn is_spent(&self) -> bool {
        self.work.saturating_sub(MOST_STEPS) >= self.budget
    }

    /// The same for a pointer that is loaded: memory that only the caller knows of gets a name. Is it the last that is
    /// followed, there is none behind it.
    pub(super) fn load(&mut self, object: ObjId, field: Place, is_last: bool) -> (SpotSet, bool) {
        self.count(1);
        let field = if self.spots.is_coarse() {
            Place::ANY
        } else {
            field
        };
        let mut new = self.want(object, field);
        let known = |(at, _): &&(Place, ObjId)| at.covers(field);
        if let Some(&(_, behind)) = self.behind[object].iter().find(known) {
            new |= !is_last && self.lead(behind);
        } else if !self.is_blank(object)
            && let Some((index, loads)) = self.parameter(object)
        {
            let (at, behind) = self.behind(object, field, (index, loads), is_last);
            self.behind[object].push((at, behind));
            if !is_last {
                self.lead(behind);
            }
            new = true;
        }
        let found = self.found(object, field);
        self.count(found.len() / MEMBERS_OF_STEP);
        (found, new)
    }

    /// Whether memory of a caller holds nothing yet when the function begins: it is there for the result.
    fn is_blank(&self, object: ObjId) -> bool {
        match self.objects[object] {
            Object::Param(index) => {
                let param = &self.params[index as usize];
                param.sret && param.noalias
            }
            _ => false,
        }
    }

    /// Notes that pointers may be followed behind memory; whether that is new.
    fn lead(&mut self, object: ObjId) -> bool {
        !std::mem::replace(&mut self.leading[object], true)
    }

    /// Whether no pointers are followed behind memory of a parameter.
    pub(super) fn is_last(&self, object: ObjId) -> bool {
        let is_behind = matches!(self.objects[object], Object::Behind { .. });
        is_behind && !self.leading[object] && self.behind[object].is_empty()
    }

    /// From now on objects are taken as a whole: too much was asked.
    fn coarsen(&mut self) {
        self.spots.be_coarse();
        for object in self.objects.keys() {
            self.starts[object] = self.spots.id(object, Place::ANY);
        }
        for v in self.at.keys() {
            self.at[v] = self.anywhere_in(&self.at[v].clone());
        }
        for object in self.objects.keys() {
            let mut all = SpotSet::default();
            for (_, held) in std::mem::take(&mut self.held[object]).iter() {
                all.union(&self.anywhere_in(held));
            }
            self.store(object, Place::ANY, &all);
        }
    }

    /// Notes that pointers are loaded from a field; whether that is new.
    fn want(&mut self, object: ObjId, field: Place) -> bool {
        self.wanted[object].join(field, &(), MOST_FIELDS)
    }

    /// The memory that a pointer leads to which lies in memory of a parameter.
    fn behind(
        &mut self,
        from: ObjId,
        at: Place,
        (index, loads): (u32, u32),
        is_last: bool,
    ) -> (Place, ObjId) {
        let first = self.first_behind(from);
        let by_field = self.by_field.as_ref().zip(first);
        if let Some(&known) = by_field.and_then(|(known, first)| known.get(&(first, at))) {
            return (at, known);
        }
        // What nothing lies behind is no list and no tree.
        let one_by_one = self.by_field.is_none() && !self.spots.is_coarse();
        if is_last && one_by_one && self.last_count < MOST_LAST {
            self.last_count += 1;
            return (at, self.name(Object::Behind { from, at }));
        }
        let is_member = at.is_exact() && at != Place::START;
        let same: SmallVec<[ObjId; 2]> = self.on_the_way(from, at).take(2).collect();
        if let Some(&above) = same.first()
            && (loads >= REPEATS_FROM || is_member && same.len() > 1)
        {
            return (at, above);
        }
        let count = &mut self.behind_count[index as usize];
        *count += 1;
        let most = if self.by_field.is_some() {
            4 * MOST_BEHIND
        } else {
            MOST_BEHIND
        };
        if loads < DEEPEST && *count <= most && !self.spots.is_coarse() {
            let behind = self.name(Object::Behind { from, at });
            if let Some((known, first)) = self.by_field.as_mut().zip(first) {
                known.insert((first, at), behind);
            }
            return (at, behind);
        }
        let deep = self.name(Object::Deep(index));
        self.behind[deep] = vec![(Place::ANY, deep)];
        (Place::ANY, deep)
    }

    /// The first memory behind a parameter, or an element, on the way to an object.
    fn first_behind(&self, object: ObjId) -> Option<ObjId> {
        let above = |&object: &ObjId| match self.objects[object] {
            Object::Behind { from, .. } if !self.is_element(from) => Some(from),
            _ => None,
        };
        let is_behind = |object: &ObjId| matches!(self.objects[*object], Object::Behind { .. });
        std::iter::successors(Some(object), above)
            .filter(is_behind)
            .last()
    }

    /// Memory on the way to an object that pointers in some field lead to, the nearest first. In lists and trees it is of
    /// the same kind; where an array of pointers lies between, or one is led to by an element and one is not, what these lead to
    /// need not be.
    fn on_the_way(&self, object: ObjId, field: Place) -> impl Iterator<Item = ObjId> {
        let above = move |&object: &ObjId| match self.objects[object] {
            Object::Behind { from, at } if at.is_exact() || at == field => Some(from),
            _ => None,
        };
        let in_element = self.is_element(object);
        let is_reached = move |&object: &ObjId| match self.objects[object] {
            Object::Behind { from, at } => at == field && self.is_element(from) == in_element,
            _ => false,
        };
        std::iter::successors(Some(object), above).filter(is_reached)
    }

    /// Whether there was too much to tell all places apart.
    pub(super) fn has_lost_track(&self) -> bool {
        let is_deep = |object: &Object| matches!(object, Object::Deep(_));
        self.spots.is_coarse() || self.objects.values().any(is_deep)
    }

    /// Whether the object is known by now.
    pub(super) fn has_name(&self, object: Object) -> bool {
        self.ids.contains_key(&object)
    }

    /// The id of an object.
    pub(super) fn name(&mut self, object: Object) -> ObjId {
        if let Some(&known) = self.ids.get(&object) {
            return known;
        }
        let id = self.objects.push(object);
        self.ids.insert(object, id);
        self.starts[id] = self.spots.id(id, Place::START);
        id
    }

    /// Puts pointers into memory; whether that is new.
    pub(super) fn store(&mut self, object: ObjId, field: Place, what: &SpotSet) -> bool {
        !what.is_empty() && self.held[object].join(field, what, MOST_FIELDS)
    }

    /// Adds where the pointers in the objects point, and those that lie there.
    pub(super) fn close(&self, spots: &mut SpotSet) {
        let mut open: Vec<ObjId> = self.spots.objects(spots).iter().collect();
        let mut seen = ObjSet::from_iter(open.iter().copied());
        while let Some(object) = open.pop() {
            let behind = self.behind[object].iter();
            let mut found = SpotSet::from_iter(behind.map(|&(_, o)| self.starts[o]));
            for (_, held) in self.held[object].iter() {
                found.union(held);
            }
            let new = found.without(spots);
            let objects = self.spots.objects(&new);
            open.extend(objects.iter().filter(|&o| seen.insert(o)));
            spots.union(&new);
        }
    }

    /// All places of the objects.
    pub(super) fn anywhere_in(&mut self, spots: &SpotSet) -> SpotSet {
        let objects = self.spots.objects(spots);
        let all = objects.iter();
        all.map(|o| self.spots.id(o, Place::ANY)).collect()
    }
}
