//! Where pointers point in functions, and what these do with them: each is found once, callees first.

use super::{ObjId, Points, Summary, solve, too_many};
use crate::values::callee::calls_pointer;
use crate::values::recursion::Recursion;
use crate::values::settle::Calls;
use rustc_hash::FxHashMap;
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;
use tapeless_diag::Result;
use tapeless_ir::{Body, FuncId, GlobalId, Module, Value};

/// What is known of the pointers of functions so far.
#[derive(Debug, Default)]
pub struct Callees {
    points: RefCell<FxHashMap<FuncId, Rc<Points>>>,
    summaries: RefCell<FxHashMap<FuncId, Rc<Summary>>>,
    recursion: RefCell<Recursion>,
    /// See [`Callees::expect_strangers`].
    strangers: Cell<bool>,
    /// A function with too many pointers to follow: nothing that is known is to be used.
    given_up: OnceCell<FuncId>,
}

impl Callees {
    /// Where the pointers of a function with a body point.
    ///
    /// # Errors
    /// If they are too many to follow, here or in a function that it calls.
    pub fn found(&self, module: &Module, body: &Body, id: FuncId) -> Result<Rc<Points>> {
        self.cover(module, id);
        match self.given_up() {
            Some(id) => Err(too_many(module, id).into()),
            None => {
                let known = self.points(id);
                Ok(known.unwrap_or_else(|| Rc::new(solve(module, body, id, self).0)))
            }
        }
    }

    /// Where the pointers of a function point, if that was found.
    pub(crate) fn points(&self, id: FuncId) -> Option<Rc<Points>> {
        self.points.borrow().get(&id).cloned()
    }

    /// What was found before of a function, to go on from there.
    pub(crate) fn take_points(&self, id: FuncId) -> Option<Points> {
        Rc::into_inner(self.points.borrow_mut().remove(&id)?)
    }

    /// What a callee does with pointers; nothing is known if it has no body.
    pub(crate) fn summary(&self, id: FuncId) -> Option<Rc<Summary>> {
        self.summaries.borrow().get(&id).cloned()
    }

    /// Whether a function, or one that it calls, may write to a variable of the file, or leaves its address where more than its
    /// callers find it; so it is taken of one that is not known.
    pub(crate) fn may_change(
        &self,
        module: &Module,
        id: FuncId,
        global: GlobalId,
        is_root: bool,
    ) -> bool {
        let by_chance = module.globals[global].addressed;
        let may = |summary: Rc<Summary>| {
            summary.may_write(global, by_chance) || summary.keeps(global, is_root)
        };
        self.summary(id).is_none_or(may)
    }

    /// Notes that the pointers of a function are too many.
    pub(crate) fn give_up(&self, id: FuncId) {
        self.given_up.get_or_init(|| id);
    }

    /// The first function of which that is noted.
    pub(crate) fn given_up(&self) -> Option<FuncId> {
        self.given_up.get().copied()
    }

    /// Whether a function may call itself.
    pub(crate) fn may_call_itself(&self, module: &Module, id: FuncId) -> bool {
        self.recursion.borrow_mut().may_call_itself(module, id)
    }

    /// Says whether calls through pointers, to no function that is known, come back. A derivative stops at those that may touch
    /// memory with a shadow, so that pointers are where they were after the others.
    pub fn expect_strangers(&self, return_: bool) {
        self.strangers.set(return_);
    }

    /// Whether a call of a function hands memory that may change to functions of which nothing is known, and that are taken not
    /// to come back.
    pub fn gives_strangers(
        &self,
        module: &Module,
        points: &Points,
        (id, args): (FuncId, &[Value]),
    ) -> bool {
        let changes = |o: ObjId| !points.objects[o].is_constant(module);
        let mut given = args.iter().skip(1).flat_map(|&arg| points.of(arg).iter());
        let gives = self.never_returns(module, id) && given.any(changes);
        gives
            || self
                .summary(id)
                .is_some_and(|summary| summary.gives_strangers)
    }

    /// Whether a call is one through a pointer, to no function that is known, that does not come back.
    pub(crate) fn never_returns(&self, module: &Module, id: FuncId) -> bool {
        !self.strangers.get() && calls_pointer(&module.functions[id])
    }

    /// Finds what is not known yet of a function and of all that it calls: from nothing, until nothing more is found. Gives
    /// what is new.
    pub(crate) fn cover(&self, module: &Module, id: FuncId) -> Calls {
        let is_known = |id| self.summaries.borrow().contains_key(&id);
        let calls = Calls::reached(module, id, &mut self.recursion.borrow_mut(), is_known);
        for id in calls.functions() {
            self.summaries.borrow_mut().insert(id, Rc::default());
        }
        calls.settle(module, |id, body, _| {
            if self.given_up().is_some() {
                return false;
            }
            let (points, summary) = solve(module, body, id, self);
            let summary = Rc::new(summary);
            self.points.borrow_mut().insert(id, Rc::new(points));
            let before = self.summaries.borrow_mut().insert(id, summary.clone());
            before != Some(summary)
        });
        calls
    }
}
