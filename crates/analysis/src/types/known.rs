//! What functions do to the memory of their callers, each found once, from what their callees do.

use super::padding::formats;
use super::{InGlobals, Seen, seen};
use crate::carriers::{Carriers, Carrying};
use crate::globals::Shared;
use crate::points::{Callees, Points, solve};
use crate::values::settle::Calls;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use tapeless_ir::{Body, FloatKind, FuncId, GlobalId, Module};

/// After so many turns what a recursive function does is taken for unknown.
const MOST_TURNS: u32 = 12;

/// After so many what it does with bits of floats.
const FEW_TURNS: u32 = 6;

/// After so many turns globals in which numbers are left are taken to hold them anywhere.
const ROUNDS: u32 = 4;

/// What is known of functions so far.
#[derive(Debug, Default)]
pub struct Summaries {
    /// What they do with pointers.
    pub pointers: Callees,
    seen: RefCell<FxHashMap<FuncId, Rc<Seen>>>,
    shared: RefCell<Option<Rc<Shared>>>,
    formats: OnceCell<Vec<FloatKind>>,
    /// See [`Summaries::mistaken`].
    assumed: RefCell<FxHashSet<GlobalId>>,
    contradicted: RefCell<FxHashSet<GlobalId>>,
    in_globals: RefCell<Rc<InGlobals>>,
    carriers: RefCell<Carriers>,
    /// All functions that were looked at, and who calls them.
    covered: RefCell<Calls>,
}

impl Summaries {
    /// Where the pointers of a function with a body point.
    pub(crate) fn points(&self, module: &Module, body: &Body, id: FuncId) -> Rc<Points> {
        self.cover(module, id);
        let known = self.pointers.points(id);
        known.unwrap_or_else(|| Rc::new(solve(module, body, id, &self.pointers).0))
    }

    /// Globals through which functions pass floats to one another.
    pub(crate) fn shared(&self, module: &Module) -> Rc<Shared> {
        let mut shared = self.shared.borrow_mut();
        let found = shared.get_or_insert_with(|| {
            let mut found = Shared::of(module);
            found.add_users(self.carriers.borrow().before());
            Rc::new(found)
        });
        Rc::clone(found)
    }

    /// Whether there are floats of two bytes anywhere.
    pub(crate) fn has_halves(&self, module: &Module) -> bool {
        let mut all = self.all_formats(module).iter();
        all.any(|kind| matches!(kind, FloatKind::F16 | FloatKind::BF16))
    }

    /// The format of all floats, if they have one.
    pub(crate) fn format(&self, module: &Module) -> Option<FloatKind> {
        match self.all_formats(module) {
            &[kind] => Some(kind),
            _ => None,
        }
    }

    fn all_formats(&self, module: &Module) -> &[FloatKind] {
        self.formats.get_or_init(|| formats(module))
    }

    /// What a callee was seen to access; nothing is known if it has no body.
    pub(crate) fn seen(&self, id: FuncId) -> Option<Rc<Seen>> {
        self.seen.borrow().get(&id).cloned()
    }

    /// Whether some function sees something else in a global than the floats that this is declared to hold.
    pub(crate) fn is_misused(&self, global: GlobalId) -> bool {
        let seen = self.seen.borrow();
        seen.values().any(|seen| seen.misuses(global))
    }

    /// Whether some function sees a part of a global to be what it is declared to be.
    pub(crate) fn is_used(&self, global: GlobalId, at: i64) -> bool {
        let seen = self.seen.borrow();
        seen.values().any(|seen| seen.uses(global, at))
    }

    /// Notes that a global was taken to hold what it is declared to.
    pub(crate) fn assume(&self, global: GlobalId) {
        self.assumed.borrow_mut().insert(global);
    }

    /// Notes that it was seen to hold something else.
    pub(crate) fn contradict(&self, global: GlobalId) {
        self.contradicted.borrow_mut().insert(global);
    }

    /// Globals that were taken to hold what they are declared to, in one function, and were seen to hold something else, in
    /// what is known of the arguments of another.
    pub fn mistaken(&self) -> Vec<GlobalId> {
        let contradicted = self.contradicted.borrow();
        let mut both: Vec<GlobalId> = self
            .assumed
            .borrow()
            .intersection(&contradicted)
            .copied()
            .collect();
        both.sort_unstable();
        both
    }

    /// Notes what carries bits of floats from one function to another.
    pub fn carry(&self, found: &Carriers) {
        self.carriers.borrow_mut().join(found);
        self.shared.replace(None);
    }

    /// What carries bits of floats in a function.
    pub(crate) fn carrying(&self, id: FuncId) -> Option<Rc<Carrying>> {
        self.carriers.borrow().in_function(id)
    }

    /// Finds what is not known yet of a function and of all that it calls: from nothing, until nothing more is found.
    fn cover(&self, module: &Module, id: FuncId) {
        let calls = self.pointers.cover(module, id);
        for id in calls.functions() {
            self.seen.borrow_mut().insert(id, Rc::default());
        }
        if calls.functions().next().is_none() {
            return;
        }
        self.look_at(module, &calls);
        let in_globals = self.touches_globals(&calls);
        self.covered.borrow_mut().add(calls);
        let mut turn = 0;
        while in_globals && self.learn_of_globals(turn) {
            self.look_at(module, &self.covered.borrow());
            turn += 1;
        }
    }

    /// Finds what functions do to memory.
    fn look_at(&self, module: &Module, calls: &Calls) {
        calls.settle(module, |id, _, turn| {
            if self.pointers.given_up().is_some() {
                return false;
            }
            let found = match turn {
                ..FEW_TURNS => seen(module, id, self),
                FEW_TURNS..MOST_TURNS => {
                    let before = self.seen(id);
                    let found = seen(module, id, self).without_bits();
                    found.widened(before.as_deref())
                }
                _ => Seen::default().unknown(),
            };
            let found = Rc::new(found);
            let before = self.seen.borrow_mut().insert(id, found.clone());
            before != Some(found)
        });
    }

    /// Whether any of some functions leaves numbers in globals, or reads them there.
    fn touches_globals(&self, calls: &Calls) -> bool {
        let seen = self.seen.borrow();
        let mut found = calls.functions().filter_map(|id| seen.get(&id));
        found.any(|seen| seen.touches_globals())
    }

    /// Collects what functions leave in globals as floats, and what others read there as integers; whether any is new.
    fn learn_of_globals(&self, turn: u32) -> bool {
        let found = InGlobals::of_all(self.seen.borrow().values().map(Rc::as_ref));
        let before = self.in_globals();
        let found = match turn {
            ..ROUNDS => found,
            _ => found.widened(&before),
        };
        let new = !found.is_empty() && *before != found;
        if new {
            self.in_globals.replace(Rc::new(found));
        }
        new
    }

    /// What functions leave in globals as floats that others read there as integers, and where integers are left.
    pub(crate) fn in_globals(&self) -> Rc<InGlobals> {
        self.in_globals.borrow().clone()
    }
}
