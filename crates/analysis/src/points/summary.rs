//! What a function leaves behind as far as pointers are concerned: which it stores where others find them, which it
//! returns. Found by the same analysis on its body, in terms of its parameters.

use super::solve::Solver;
use super::{LEVELS, ObjId, Object};
use crate::context::Context;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;
use tapeless_ir::{FuncId, Module};

/// Memory that a function and its caller both know of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Root {
    /// Memory reached through a parameter, by so many loads.
    Param(u32, u8),
    /// Memory that was made in the call.
    Made,
    /// Memory that everybody knows of.
    Outside,
}

/// What a function leaves behind.
#[derive(Debug, Default)]
pub(super) struct Summary {
    /// Pointers into the second were stored in the first.
    pub stored: Vec<(Root, Root)>,
    /// What the result may point to.
    pub returned: Vec<Root>,
}

impl Summary {
    /// Whether memory that the function made is found through other memory.
    pub fn hands_out(&self) -> bool {
        let of_others = |&(into, what): &(Root, Root)| into != Root::Made && what == Root::Made;
        self.stored.iter().any(of_others)
    }

    fn of(solver: &Solver<'_>) -> Self {
        let mut stored = Vec::new();
        let points = &solver.points;
        for object in points.objects.keys() {
            let Some(into) = solver.root(object) else {
                continue;
            };
            for what in points.contents[object].iter() {
                stored.extend(solver.root(what).map(|what| (into, what)));
            }
        }
        stored.retain(|&(into, what)| !is_given(into, what));
        let end = solver.body.terminator(solver.body.entry());
        let results = end.map(|end| solver.body.ops[end].args.as_slice());
        let pointees = results.unwrap_or_default().iter();
        let mut returned: Vec<Root> = pointees
            .flat_map(|&v| points.of[v].iter())
            .filter_map(|o| solver.root(o))
            .collect();
        stored.sort_unstable();
        stored.dedup();
        returned.sort_unstable();
        returned.dedup();
        Self { stored, returned }
    }
}

/// What holds before the function does anything.
fn is_given(into: Root, what: Root) -> bool {
    match (into, what) {
        (Root::Param(i, level), Root::Param(j, next)) => i == j && next == deeper(level),
        (Root::Outside, Root::Outside) => true,
        _ => false,
    }
}

/// The level of what pointers in memory of a level lead to.
pub(super) fn deeper(level: u8) -> u8 {
    (level + 1).min(LEVELS - 1)
}

impl Solver<'_> {
    /// What an object is to the caller; nothing if it does not outlive the function.
    fn root(&self, object: ObjId) -> Option<Root> {
        match self.points.objects[object] {
            Object::Param(i, level) => Some(Root::Param(i, level)),
            Object::Global(g) if self.module.globals[g].constant => None,
            Object::Unknown | Object::Global(_) => Some(Root::Outside),
            _ => self.points.kept_outside[object].then_some(Root::Made),
        }
    }
}

/// The summaries found so far; a function is looked into again where less deep was enough.
#[derive(Debug, Default)]
pub(super) struct Summaries(RefCell<FxHashMap<(FuncId, u8), Rc<Summary>>>);

impl Summaries {
    /// That of a function, whose calls are looked into through `depth` levels; nothing if it has no body.
    pub fn get(&self, module: &Module, id: FuncId, depth: u8) -> Option<Rc<Summary>> {
        if let Some(known) = self.0.borrow().get(&(id, depth)) {
            return Some(known.clone());
        }
        let function = &module.functions[id];
        let context = Context::plain(id, function.sig.params.len());
        let mut solver = Solver::new(module, function.body.as_ref()?, &context, self, depth);
        solver.solve();
        let found = Rc::new(Summary::of(&solver));
        self.0.borrow_mut().insert((id, depth), found.clone());
        Some(found)
    }
}
