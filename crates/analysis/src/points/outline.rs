//! Memory that a function reaches through its parameters, in terms that its callers understand.

use super::set::{ObjId, ObjSet, SpotSet};
use super::{Object, Points};
use crate::values::place::Place;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;
use tapeless_ir::Value;

/// The names that a function has for memory of its callers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// What each parameter points to.
    params: Vec<(ObjId, u32)>,
    /// Pointers in this field of the first lead to the last.
    links: Vec<(ObjId, Place, ObjId)>,
    /// Memory behind which no pointers are followed.
    last: ObjSet,
}

/// Where the objects of a callee begin in its caller. Several, if one may be any of them.
pub type Begins = SecondaryMap<ObjId, Vec<(ObjId, Place)>>;

/// Where those of callees begin that were asked for, by the arguments.
#[derive(Debug, Default)]
pub(super) struct Entries(RefCell<FxHashMap<Vec<Value>, Vec<Entry>>>);

/// What a callee knows, and where it begins.
type Entry = (Rc<Outline>, Rc<Begins>);

impl Entries {
    /// What is known, or what is found now.
    pub(super) fn get(
        &self,
        outline: &Rc<Outline>,
        args: &[Value],
        find: impl FnOnce() -> Begins,
    ) -> Rc<Begins> {
        let known = self.0.borrow().get(args).and_then(|known| {
            let mut known = known.iter();
            let same = known.find(|known| Rc::ptr_eq(&known.0, outline));
            same.map(|known| Rc::clone(&known.1))
        });
        known.unwrap_or_else(|| {
            let found = Rc::new(find());
            let mut all = self.0.borrow_mut();
            let of_args = all.entry(args.to_vec()).or_default();
            of_args.push((Rc::clone(outline), Rc::clone(&found)));
            found
        })
    }
}

/// What the objects of a callee are in its caller.
pub(super) type Entered = SecondaryMap<ObjId, SpotSet>;

impl Outline {
    /// That of a function.
    pub fn of(points: &Points) -> Self {
        let mut outline = Self::default();
        for (object, what) in points.objects.iter() {
            if let Object::Param(index) = *what {
                outline.params.push((object, index));
            }
            let behind = points.behind[object].iter();
            outline
                .links
                .extend(behind.map(|&(at, lead)| (object, at, lead)));
            if points.is_last(object) {
                outline.last.insert(object);
            }
        }
        outline
    }

    /// The parameter that points to an object, if one does.
    pub fn parameter(&self, object: ObjId) -> Option<u32> {
        let mut params = self.params.iter();
        params.find(|known| known.0 == object).map(|known| known.1)
    }

    /// The objects that parameters lead to.
    pub(crate) fn objects(&self) -> ObjSet {
        let behind = self.links.iter().map(|link| link.2);
        let params = self.params.iter().map(|param| param.0);
        params.chain(behind).collect()
    }

    /// Objects with elements: nodes, and what ends their lists or trees.
    pub(super) fn nodes(&self) -> impl Iterator<Item = ObjId> {
        let elements = self.links.iter().filter(|link| link.1 == Place::ELEMENT);
        elements.map(|link| link.0)
    }

    /// Whether pointers are loaded from the object.
    pub(crate) fn leads_on(&self, object: ObjId) -> bool {
        self.links.iter().any(|link| link.0 == object)
    }

    /// What the callee's objects are, given arguments, and what pointers in a field of places may point to. That is told, too,
    /// whether no other pointers are followed behind these.
    pub(super) fn enter(
        &self,
        mut arg: impl FnMut(u32) -> SpotSet,
        mut load: impl FnMut(&SpotSet, Place, bool) -> SpotSet,
    ) -> Entered {
        let mut entered = Entered::new();
        for &(object, index) in &self.params {
            entered[object] = arg(index);
        }
        // Sets grow: one with as many members as before is what it was.
        let mut loaded = vec![0; self.links.len()];
        loop {
            let mut changed = false;
            for (&(from, at, to), loaded) in self.links.iter().zip(&mut loaded) {
                let known = std::mem::replace(loaded, entered[from].len());
                if known < *loaded {
                    let found = load(&entered[from], at, self.last.contains(to));
                    changed |= entered[to].union(&found);
                }
            }
            if !changed {
                return entered;
            }
        }
    }

    /// The same where nothing is told apart: what lies behind a parameter may be any of `all`.
    pub(super) fn enter_all(&self, mut arg: impl FnMut(u32) -> SpotSet, all: &SpotSet) -> Entered {
        let mut entered = Entered::new();
        for &(_, _, to) in &self.links {
            entered[to] = all.clone();
        }
        for &(object, index) in &self.params {
            entered[object].union(&arg(index));
        }
        entered
    }
}

impl Points {
    /// Where the objects of a callee, called with these arguments, begin here. Several, if it may be any of them.
    pub fn enter(&self, outline: &Outline, args: &[Value]) -> Begins {
        let arg = |index: u32| {
            let arg = args.get(index as usize);
            arg.map(|&arg| self.at[arg].clone()).unwrap_or_default()
        };
        let load = |from: &SpotSet, at: Place, _| {
            if at == Place::ELEMENT {
                return self.elements(from);
            }
            let mut found = SpotSet::default();
            for (object, start) in self.spots.list(from) {
                found.union(&self.found(object, start.plus(at)));
            }
            found
        };
        let entered = if self.spots.is_coarse() {
            let mut all = SpotSet::default();
            args.iter().for_each(|&arg| _ = all.union(&self.at[arg]));
            self.close(&mut all);
            outline.enter_all(arg, &all)
        } else {
            outline.enter(arg, load)
        };
        let mut places = SecondaryMap::new();
        for object in entered.keys() {
            places[object] = self.spots.list(&entered[object]);
        }
        places
    }
}
