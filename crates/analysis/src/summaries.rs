//! What functions do to the memory of their callers, each found once, from what their callees do.

use crate::callee::{CallKind, call_kind, calls_pointer};
use crate::carriers::{Carriers, Carrying};
use crate::globals::Shared;
use crate::points::{ObjId, Points, Summary, solve};
use crate::recursion::Recursion;
use crate::stable::is_constant;
use crate::types::padding::formats;
use crate::types::{InGlobals, Seen, seen};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;
use tapeless_ir::{Body, FloatKind, FuncId, GlobalId, Module, Value};

/// After so many turns what a recursive function does is taken for unknown.
const MOST_TURNS: u32 = 12;

/// After so many what it does with bits of floats.
const FEW_TURNS: u32 = 6;

/// So many times functions are looked at again with what others leave in globals.
const ROUNDS: u32 = 4;

/// What is known of functions so far.
#[derive(Debug, Default)]
pub struct Summaries {
    points: RefCell<FxHashMap<FuncId, Rc<Points>>>,
    summaries: RefCell<FxHashMap<FuncId, Rc<Summary>>>,
    seen: RefCell<FxHashMap<FuncId, Rc<Seen>>>,
    shared: RefCell<Option<Rc<Shared>>>,
    formats: OnceCell<Vec<FloatKind>>,
    /// See [`Summaries::mistaken`].
    assumed: RefCell<FxHashSet<GlobalId>>,
    contradicted: RefCell<FxHashSet<GlobalId>>,
    in_globals: RefCell<Rc<InGlobals>>,
    carriers: RefCell<Carriers>,
    recursion: RefCell<Recursion>,
    /// All functions that were looked at, and who calls them.
    covered: RefCell<Calls>,
    /// See [`Summaries::expect_strangers`].
    strangers: Cell<bool>,
    /// A function with too many pointers to follow: nothing that is known is to be used.
    given_up: OnceCell<FuncId>,
}

impl Summaries {
    /// Where the pointers of a function with a body point.
    pub(crate) fn points(&self, module: &Module, body: &Body, id: FuncId) -> Rc<Points> {
        self.cover(module, id);
        if let Some(known) = self.points.borrow().get(&id) {
            return known.clone();
        }
        Rc::new(solve(module, body, id, self).0)
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

    /// Notes that the pointers of a function are too many.
    pub(crate) fn give_up(&self, id: FuncId) {
        self.given_up.get_or_init(|| id);
    }

    /// The first function of which that is noted.
    pub(crate) fn given_up(&self) -> Option<FuncId> {
        self.given_up.get().copied()
    }

    /// What was found before of a function, to go on from there.
    pub(crate) fn take_points(&self, id: FuncId) -> Option<Points> {
        Rc::into_inner(self.points.borrow_mut().remove(&id)?)
    }

    /// What a callee does with pointers; nothing is known if it has no body.
    pub(crate) fn summary(&self, id: FuncId) -> Option<Rc<Summary>> {
        self.summaries.borrow().get(&id).cloned()
    }

    /// Whether a function may call itself.
    pub(crate) fn may_call_itself(&self, module: &Module, id: FuncId) -> bool {
        self.recursion.borrow_mut().may_call_itself(module, id)
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
        let changes = |o: ObjId| !is_constant(module, points.objects[o]);
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
        let calls = self.uncovered(module, id);
        for &id in calls.groups.iter().flatten() {
            self.summaries.borrow_mut().insert(id, Rc::default());
            self.seen.borrow_mut().insert(id, Rc::default());
        }
        calls.settle(
            |id, body, _| {
                if self.given_up().is_some() {
                    return false;
                }
                let (points, summary) = solve(module, body, id, self);
                let summary = Rc::new(summary);
                self.points.borrow_mut().insert(id, Rc::new(points));
                let before = self.summaries.borrow_mut().insert(id, summary.clone());
                before != Some(summary)
            },
            module,
        );
        if calls.groups.is_empty() {
            return;
        }
        self.look_at(module, &calls);
        let in_globals = self.touches_globals(&calls);
        self.covered.borrow_mut().add(calls);
        for _ in 0..ROUNDS {
            if !in_globals || !self.learn_of_globals() {
                break;
            }
            self.look_at(module, &self.covered.borrow());
        }
    }

    /// Finds what functions do to memory.
    fn look_at(&self, module: &Module, calls: &Calls) {
        calls.settle(
            |id, _, turn| {
                if self.given_up().is_some() {
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
            },
            module,
        );
    }

    /// Whether any of some functions leaves numbers in globals, or reads them there.
    fn touches_globals(&self, calls: &Calls) -> bool {
        let seen = self.seen.borrow();
        let mut found = calls.groups.iter().flatten().filter_map(|id| seen.get(id));
        found.any(|seen| seen.touches_globals())
    }

    /// Collects what functions leave in globals as floats, and what others read there as integers; whether any is new.
    fn learn_of_globals(&self) -> bool {
        let found = InGlobals::of_all(self.seen.borrow().values().map(Rc::as_ref));
        let new = !found.is_empty() && **self.in_globals.borrow() != found;
        if new {
            self.in_globals.replace(Rc::new(found));
        }
        new
    }

    /// What functions leave in globals as floats that others read there as integers, and where integers are left.
    pub(crate) fn in_globals(&self) -> Rc<InGlobals> {
        self.in_globals.borrow().clone()
    }

    /// The functions of which nothing is known yet, callees first.
    fn uncovered(&self, module: &Module, id: FuncId) -> Calls {
        let known = self.summaries.borrow();
        let (mut order, mut calls) = (Vec::new(), Calls::default());
        let (mut open, mut met) = (vec![id], FxHashSet::default());
        while let Some(id) = open.pop() {
            let Some(body) = &module.functions[id].body else {
                continue;
            };
            if known.contains_key(&id) || !met.insert(id) {
                continue;
            }
            order.push(id);
            for callee in callees(module, body) {
                calls.callers.entry(callee).or_default().push(id);
                open.push(callee);
            }
        }
        order.reverse();
        let mut recursion = self.recursion.borrow_mut();
        let mut number = |id: &FuncId| recursion.number(module, *id);
        order.sort_by_cached_key(&mut number);
        let groups = order.chunk_by(|one, other| number(one) == number(other));
        calls.groups = groups.map(<[FuncId]>::to_vec).collect();
        calls
    }
}

/// Functions, callees first, those together that call one another, and who calls them.
#[derive(Debug, Default)]
struct Calls {
    groups: Vec<Vec<FuncId>>,
    callers: FxHashMap<FuncId, Vec<FuncId>>,
}

impl Calls {
    /// Adds functions that may call those that are here.
    fn add(&mut self, callers: Self) {
        self.groups.extend(callers.groups);
        for (id, by) in callers.callers {
            self.callers.entry(id).or_default().extend(by);
        }
    }

    /// Looks at each function once all that it calls is settled. Those that call one another are looked at until nothing
    /// new is found: again at the callers of those of which something was.
    fn settle(&self, mut look: impl FnMut(FuncId, &Body, u32) -> bool, module: &Module) {
        for group in &self.groups {
            let mut open: FxHashSet<FuncId> = group.iter().copied().collect();
            let mut turn = 0;
            while !open.is_empty() {
                for id in group {
                    let body = module.functions[*id].body.as_ref();
                    if open.remove(id)
                        && let Some(body) = body
                        && look(*id, body, turn)
                    {
                        let callers = self.callers.get(id).into_iter().flatten();
                        open.extend(callers.filter(|caller| group.contains(caller)));
                    }
                }
                turn += 1;
            }
        }
    }
}

/// The calls of functions that are looked into.
fn callees(module: &Module, body: &Body) -> Vec<FuncId> {
    let ops = body.op_order().into_iter();
    ops.filter_map(|op| body.ops[op].kind.call())
        .filter_map(|call| match call_kind(module, call) {
            CallKind::Defined(id) => Some(id),
            _ => None,
        })
        .collect()
}
