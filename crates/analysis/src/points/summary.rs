//! What a function leaves behind as far as pointers are concerned: which it stores where others find them, which it
//! returns. Found by the same analysis on its body, in terms of its parameters.

use super::solve::Solver;
use super::{LEVELS, ObjId, ObjSet, Object};
use crate::callee::{CallKind, call_kind};
use crate::context::Context;
use crate::flow::control_flows;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use std::rc::Rc;
use tapeless_ir::{Body, FuncId, Module, OpKind, Value};

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
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Summary {
    /// Pointers into the second were stored in the first.
    pub stored: Vec<(Root, Root)>,
    /// What the result may point to.
    pub returned: Vec<Root>,
    /// Memory that it releases.
    pub freed: Vec<Root>,
    /// Memory of which it moves bytes elsewhere without a look at them.
    pub copied: Vec<Root>,
    /// Whether the result may point into memory that it made, but not to its beginning.
    pub returns_inside: bool,
}

impl Summary {
    /// Whether memory that the function made is found through other memory.
    pub fn hands_out(&self) -> bool {
        let of_others = |&(into, what): &(Root, Root)| into != Root::Made && what == Root::Made;
        self.stored.iter().any(of_others)
    }

    fn of(solver: &mut Solver<'_>) -> Self {
        let copied = solver.copied();
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
        stored.sort_unstable();
        stored.dedup();
        let end = solver.body.terminator(solver.body.entry());
        let results = end.map(|end| solver.body.ops[end].args.as_slice());
        let mut returned = ObjSet::default();
        for &v in results.unwrap_or_default() {
            returned.union(&points.of[v]);
        }
        Self {
            stored,
            returned: solver.roots(&returned),
            freed: solver.roots(&points.freed),
            copied: solver.roots(&copied),
            returns_inside: solver.returns_inside(results.unwrap_or_default()),
        }
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

    /// Whether one of the results that point into memory made here is not known to be what an allocation gave.
    fn returns_inside(&self, results: &[Value]) -> bool {
        let mut sources: FxHashMap<Value, Vec<Value>> = FxHashMap::default();
        for data in self
            .body
            .op_order()
            .into_iter()
            .map(|op| &self.body.ops[op])
        {
            if let OpKind::Control(control) = &data.kind {
                for (from, to) in control_flows(self.body, control, data) {
                    sources.entry(to).or_default().push(from);
                }
            }
        }
        let (mut open, mut seen) = (results.to_vec(), FxHashSet::default());
        while let Some(v) = open.pop() {
            let made = |o| self.root(o) == Some(Root::Made);
            if !seen.insert(v) || !self.points.of[v].iter().any(made) {
                continue;
            }
            match sources.get(&v) {
                Some(from) => open.extend(from),
                None if self.is_beginning(v) => {}
                None => return true,
            }
        }
        false
    }

    /// Whether a value is what an allocation gave, here or in a callee.
    fn is_beginning(&self, v: Value) -> bool {
        let op = self.body.def_op(v).map(|op| &self.body.ops[op].kind);
        let Some(OpKind::Call(call)) = op else {
            return false;
        };
        match call_kind(self.module, call) {
            CallKind::Alloc { .. } => true,
            CallKind::Defined(id) => self.known.get(id).is_some_and(|s| !s.returns_inside),
            _ => false,
        }
    }

    fn roots(&self, objects: &ObjSet) -> Vec<Root> {
        let mut roots: Vec<Root> = objects.iter().filter_map(|o| self.root(o)).collect();
        roots.sort_unstable();
        roots.dedup();
        roots
    }
}

/// The summaries found so far, of functions and all that they call.
#[derive(Debug, Default)]
pub struct Summaries(RefCell<FxHashMap<FuncId, Rc<Summary>>>);

impl Summaries {
    /// That of a function which a body given to [`Summaries::cover`] calls; nothing if it has no body.
    pub(super) fn get(&self, id: FuncId) -> Option<Rc<Summary>> {
        self.0.borrow().get(&id).cloned()
    }

    /// Finds what is not known yet of the functions that a body calls: from nothing, until nothing more is found.
    pub(super) fn cover(&self, module: &Module, body: &Body) {
        let new = self.uncovered(module, body);
        loop {
            let mut changed = false;
            for &id in new.iter().rev() {
                let Some(body) = &module.functions[id].body else {
                    continue;
                };
                let context = Context::plain(id, module.functions[id].sig.params.len());
                let mut solver = Solver::new(module, body, &context, self);
                solver.solve();
                let found = Rc::new(Summary::of(&mut solver));
                let before = self.0.borrow_mut().insert(id, found.clone());
                changed |= before.is_none_or(|before| before != found);
            }
            if !changed {
                return;
            }
        }
    }

    /// The functions that a body calls, callers first; of each nothing is known.
    fn uncovered(&self, module: &Module, body: &Body) -> Vec<FuncId> {
        let mut known = self.0.borrow_mut();
        let (mut new, mut at) = (Vec::new(), 0);
        let mut bodies = vec![body];
        while let Some(&body) = bodies.get(at) {
            at += 1;
            for id in callees(module, body) {
                if let Some(body) = &module.functions[id].body
                    && !known.contains_key(&id)
                {
                    known.insert(id, Rc::default());
                    new.push(id);
                    bodies.push(body);
                }
            }
        }
        new
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
