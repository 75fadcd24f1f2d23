//! Calls of functions whose bodies say what they do with pointers.

use super::outline::Entered;
use super::set::{ObjId, ObjSet, SpotSet};
use super::solve::Solver;
use super::summary::{Lies, Root, Summary};
use super::{Object, Points};
use crate::values::place::Place;
use rustc_hash::FxHashMap;
use tapeless_ir::{Op, OpData, Value};

impl Solver<'_> {
    /// What the callee stored is found here, and what it returned.
    pub(super) fn known_call(
        &mut self,
        op: Op,
        summary: &Summary,
        result: Option<Value>,
        data: &OpData,
    ) {
        self.gives_strangers |= summary.gives_strangers;
        let entered = self.enter(summary, data);
        let mut pointers: FxHashMap<Lies, SpotSet> = FxHashMap::default();
        let mut sets: FxHashMap<&[Lies], SpotSet> = FxHashMap::default();
        for ((into, at), what) in &summary.stored {
            let (into, at) = (*into, *at);
            let mut places = self.starts_of(op, &entered, summary, into);
            if into == Root::Outside {
                self.add_globals(&mut places);
            }
            let what = sets.entry(what).or_insert_with(|| {
                let mut all = SpotSet::default();
                for &what in what {
                    let known = pointers.entry(what);
                    all.union(known.or_insert_with(|| self.pointer(op, &entered, summary, what)));
                }
                all
            });
            let places = self.points.spots.list(&places);
            for (object, start) in places {
                self.put(object, start.plus(at), what);
            }
        }
        let Some(result) = result else { return };
        for &place in &summary.returned {
            // Moved again by each call, if the function gives what a call of itself gave.
            let spots = self.pointer(op, &entered, summary, place);
            let places = self.points.spots.list(&spots);
            self.add_places(result, places);
        }
    }

    /// What the memory that a callee was given is here.
    pub(super) fn enter(&mut self, summary: &Summary, data: &OpData) -> Entered {
        let points = &mut self.points;
        let of = |&arg: &Value| points.at[arg].clone();
        let args: Vec<SpotSet> = data.args.iter().map(of).collect();
        let arg = |index: u32| args.get(index as usize).cloned().unwrap_or_default();
        if points.spots.is_coarse() {
            let mut all = SpotSet::default();
            args.iter().for_each(|arg| _ = all.union(arg));
            self.reach(&mut all);
            return summary.outline.enter_all(arg, &all);
        }
        let mut named = false;
        let load = |from: &SpotSet, at: Place, is_last: bool| {
            if at == Place::ELEMENT {
                named |= points.name_elements(from);
                return points.elements(from);
            }
            let mut found = SpotSet::default();
            for (object, start) in points.spots.list(from) {
                let (more, new) = points.load(object, start.plus(at), is_last);
                found.union(&more);
                named |= new;
            }
            found
        };
        let entered = summary.outline.enter(arg, load);
        self.changed |= named;
        entered
    }

    /// Adds all that pointers lead to, as a whole.
    fn reach(&mut self, spots: &mut SpotSet) {
        let mut open: Vec<ObjId> = self.points.spots.objects(spots).iter().collect();
        let mut seen: ObjSet = open.iter().copied().collect();
        while let Some(object) = open.pop() {
            let (found, new) = self.points.load(object, Place::ANY, false);
            self.changed |= new;
            let new = found.without(spots);
            let objects = self.points.spots.objects(&new);
            open.extend(objects.iter().filter(|&o| seen.insert(o)));
            spots.union(&new);
        }
    }

    /// Where the memory begins that a callee knows of.
    pub(super) fn starts_of(
        &mut self,
        op: Op,
        entered: &Entered,
        summary: &Summary,
        root: Root,
    ) -> SpotSet {
        let spot = match root {
            Root::Given(object) => return entered[object].clone(),
            Root::Made(site) => {
                let made = self.points.name(Object::Made {
                    by: op,
                    site,
                    start: summary.gives_start(site),
                });
                self.points.starts[made]
            }
            Root::Constant(global) | Root::Variable(global) => {
                let object = self.global(global);
                self.points.starts[object]
            }
            Root::Table(global) => {
                let object = self.led_to_by(Object::Table(global));
                self.points.starts[object]
            }
            Root::Inert(global) => {
                let object = self.led_to_by(Object::Inert(global));
                self.points.starts[object]
            }
            Root::Outside => self.points.spots.id(Points::UNKNOWN, Place::ANY),
        };
        SpotSet::from_iter([spot])
    }

    /// A pointer of a callee.
    fn pointer(
        &mut self,
        op: Op,
        entered: &Entered,
        summary: &Summary,
        (root, at): Lies,
    ) -> SpotSet {
        let starts = self.starts_of(op, entered, summary, root);
        let spots = &mut self.points.spots;
        let mut moved = SpotSet::default();
        for (object, start) in spots.list(&starts) {
            moved.insert(spots.id(object, start.plus(at)));
        }
        moved
    }

    fn add_globals(&mut self, places: &mut SpotSet) {
        for (object, what) in self.points.objects.iter() {
            if matches!(what, Object::Global(_)) {
                places.insert(self.points.spots.id(object, Place::ANY));
            }
        }
    }
}
