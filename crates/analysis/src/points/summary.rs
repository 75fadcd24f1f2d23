//! What a function leaves behind as far as pointers are concerned: which it stores where others find them, which it
//! returns. Found by the same analysis on its body, in terms of its parameters.

use super::outline::Outline;
use super::set::{ObjId, ObjSet, SpotSet};
use super::solve::Solver;
use super::{Object, Site};
use crate::values::place::Place;
use std::collections::BTreeMap;
use std::rc::Rc;
use tapeless_ir::GlobalId;

/// Memory that a function and its caller both know of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Root {
    /// Memory reached through a parameter, by the function's name for it.
    Given(ObjId),
    /// Memory that was made in the call.
    Made(Site),
    /// A constant.
    Constant(GlobalId),
    /// A variable of the file.
    Variable(GlobalId),
    /// What a constant leads to.
    Table(GlobalId),
    /// What a global leads to that carries no derivative.
    Inert(GlobalId),
    /// Memory that everybody knows of.
    Outside,
}

impl Root {
    fn is_constant(self) -> bool {
        matches!(self, Self::Constant(_) | Self::Table(_))
    }
}

/// A place in memory that a function and its caller both know of.
pub(super) type Lies = (Root, Place);

/// Beyond so many places that a function stores to, or pointers that it stores there, it is not told which.
const MOST_PLACES: usize = 1024;
const MOST_STORED: usize = 1 << 15;
const MOST_MIXED: usize = 1 << 9;

/// What a function leaves behind.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Summary {
    /// Its names of memory that the caller knows of.
    pub(super) outline: Rc<Outline>,
    /// Pointers to the places of the second were stored in the first.
    pub(super) stored: Vec<(Lies, Vec<Lies>)>,
    /// Whether that is too much to be told: anything may lie anywhere that its arguments lead to.
    pub(super) mixes: bool,
    /// Where the result may point.
    pub(super) returned: Vec<Lies>,
    /// Memory that it releases.
    pub(super) freed: Vec<Root>,
    /// Memory of which it moves bytes elsewhere without a look at them.
    pub(super) copied: Vec<Root>,
    /// Memory that it writes.
    pub(super) written: Vec<Root>,
    /// Whether it hands memory that may change to functions of which nothing is known, and that are taken not to come back.
    pub(crate) gives_strangers: bool,
}

impl Summary {
    /// Whether the function gives a pointer to the beginning of memory that it made, and nothing else that leads there.
    pub(super) fn gives_start(&self, site: Site) -> bool {
        let is_it = |place: &Lies| place.0 == Root::Made(site);
        let of_others = |(into, what): &(Lies, Vec<Lies>)| {
            !matches!(into.0, Root::Made(_)) && what.iter().any(is_it)
        };
        let mut returned = self.returned.iter().filter(|place| is_it(place)).peekable();
        returned.peek().is_some()
            && returned.all(|place| place.1 == Place::START)
            && !self.stored.iter().any(of_others)
    }

    /// Whether the function writes to a variable of the file, by its name or by a pointer; also by chance, where pointers of which
    /// nothing is known may lead there.
    pub(super) fn may_write(&self, global: GlobalId, by_chance: bool) -> bool {
        let is_it = |root: &Root| match root {
            Root::Variable(known) => *known == global,
            Root::Outside => by_chance,
            _ => false,
        };
        self.written.iter().any(is_it)
    }

    /// Whether the function leaves the address of a variable of the file where more than its callers find it. Nobody sees what is
    /// left in the memory that a request is given.
    pub(super) fn keeps(&self, global: GlobalId, is_root: bool) -> bool {
        let is_it = |place: &Lies| place.0 == Root::Variable(global);
        let open = |root: Root| match root {
            Root::Given(_) => is_root,
            Root::Made(_) => false,
            _ => true,
        };
        let stored = |(into, what): &(Lies, Vec<Lies>)| open(into.0) && what.iter().any(is_it);
        self.mixes || self.stored.iter().any(stored) || is_root && self.returned.iter().any(is_it)
    }

    pub(super) fn of(solver: &mut Solver<'_>) -> Self {
        let copied = solver.copied();
        let written = solver.written();
        let stored = solver.stored();
        let end = solver.body.terminator(solver.body.entry());
        let results = end.map(|end| solver.body.ops[end].args.as_slice());
        let mut returned = SpotSet::default();
        for &v in results.unwrap_or_default() {
            returned.union(&solver.points.at[v]);
        }
        Self {
            outline: Rc::clone(&solver.points.outline),
            mixes: is_much(&stored, solver.calls_unknown),
            stored,
            returned: solver.places(&returned),
            freed: solver.roots(&solver.points.freed),
            copied: solver.roots(&copied),
            written: solver.roots(&written),
            gives_strangers: solver.gives_strangers,
        }
    }
}

impl Solver<'_> {
    /// What an object is to the caller; nothing if it does not outlive the function.
    fn root(&self, object: ObjId) -> Option<Root> {
        let op = match self.points.objects[object] {
            Object::Param(_) | Object::Behind { .. } | Object::Deep(_) => {
                return Some(Root::Given(object));
            }
            Object::Global(g) if self.module.globals[g].closed => return Some(Root::Constant(g)),
            Object::Global(g) if self.module.globals[g].constant => return None,
            Object::Table(g) => return Some(Root::Table(g)),
            Object::Inert(g) => return Some(Root::Inert(g)),
            Object::Function(_) => return None,
            Object::Global(g) => return Some(Root::Variable(g)),
            Object::Unknown => return Some(Root::Outside),
            Object::Made { site, .. } => {
                return self.points.kept_outside[object].then_some(Root::Made(site));
            }
            Object::Alloca(op) | Object::Heap(op) | Object::Call(op) | Object::Handed(op) => op,
        };
        let site = Site {
            function: self.function,
            op,
        };
        self.points.kept_outside[object].then_some(Root::Made(site))
    }

    /// Pointers that it stored where others find them.
    fn stored(&self) -> Vec<(Lies, Vec<Lies>)> {
        let mut stored: BTreeMap<Lies, Vec<Lies>> = BTreeMap::new();
        for object in self.points.objects.keys() {
            let Some(into) = self.root(object).filter(|root| !root.is_constant()) else {
                continue;
            };
            for (at, held) in self.points.held[object].iter() {
                let what = self.places(held).into_iter();
                let known = |what: &Lies| (into, what.0) == (Root::Outside, Root::Outside);
                let into = stored.entry(place(into, *at)).or_default();
                into.extend(what.filter(|what| !known(what)));
            }
        }
        let told = stored.into_iter().map(|(into, mut what)| {
            what.sort_unstable();
            what.dedup();
            (into, what)
        });
        told.filter(|(_, what)| !what.is_empty()).collect()
    }

    fn places(&self, spots: &SpotSet) -> Vec<Lies> {
        let spots = self.points.spots.of(spots);
        let mut places: Vec<Lies> = spots
            .filter_map(|(o, at)| Some(place(self.root(o)?, at)))
            .collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    fn roots(&self, objects: &ObjSet) -> Vec<Root> {
        let mut roots: Vec<Root> = objects.iter().filter_map(|o| self.root(o)).collect();
        roots.sort_unstable();
        roots.dedup();
        roots
    }
}

/// Whether it is of no use to tell all that: because there is so much, or because an unknown callee mixed it.
fn is_much(stored: &[(Lies, Vec<Lies>)], mixed: bool) -> bool {
    let pointers: usize = stored.iter().map(|(_, what)| what.len()).sum();
    let most = if mixed { MOST_MIXED } else { MOST_STORED };
    stored.len() > MOST_PLACES || pointers > most
}

/// What everybody knows of is not told apart by field.
fn place(root: Root, at: Place) -> Lies {
    match root {
        Root::Outside => (root, Place::ANY),
        _ => (root, at),
    }
}
