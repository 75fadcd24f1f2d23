//! What integers become, and what they were, through the copies, their calls and their results.

use super::Part;
use super::evidence::{Node, is_word};
use super::functions::{Functions, Returned};
use crate::{Function, Value};
use rustc_hash::FxHashSet;

/// What a part of an integer consists of.
pub(super) type Sources = fn(Node) -> Vec<Node>;

/// The parts of a user that consist of a part of a value.
fn passed_on(sources: Sources, node: Node, user: Value) -> Vec<Node> {
    let parts = Part::ALL.into_iter().map(|part| (user, part));
    parts.filter(|&of| sources(of).contains(&node)).collect()
}

/// The parts of integers that are something else.
#[derive(Default)]
pub(super) struct Found {
    /// What becomes it, and what was it.
    before: FxHashSet<Node>,
    after: FxHashSet<Node>,
    results: FxHashSet<(Function, u32, Part)>,
}

impl Found {
    /// Begins with what becomes it, and with what was it.
    pub(super) fn find(
        functions: &Functions,
        sources: Sources,
        (mut back, mut on): (Vec<Node>, Vec<Node>),
    ) -> Self {
        let mut found = Self::default();
        while let Some(node) = back.pop() {
            if is_word(node) && found.before.insert(node) {
                back.extend(sources(node));
                found.enter(node, functions, &mut back);
            }
        }
        // What a function returns as such is such for all that call it.
        for result in found.results.clone() {
            found.leave_result(result, functions, &mut on);
        }
        while let Some(node) = on.pop() {
            if is_word(node) && found.after.insert(node) {
                let users = node.0.users().into_iter();
                on.extend(users.flat_map(|user| passed_on(sources, node, user)));
                found.leave(node, functions, &mut on);
            }
        }
        found
    }

    pub(super) fn is_empty(&self) -> bool {
        self.before.is_empty() && self.after.is_empty()
    }

    pub(super) fn has(&self, v: Value, part: Part) -> bool {
        self.before.contains(&(v, part)) || self.was(v, part)
    }

    pub(super) fn becomes(&self, v: Value, part: Part) -> bool {
        self.before.contains(&(v, part))
    }

    pub(super) fn was(&self, v: Value, part: Part) -> bool {
        self.after.contains(&(v, part))
    }

    /// Whether a part of what a function returns is it.
    pub(super) fn returns(&self, function: Function, index: u32, part: Part) -> bool {
        self.results.contains(&(function, index, part))
    }

    /// What a parameter is given, and what a call returns.
    fn enter(&mut self, (v, part): Node, functions: &Functions, todo: &mut Vec<Node>) {
        if v.is_argument() {
            let index = v.argument_index() as usize;
            let calls = functions.calls(v.argument_function());
            let given = calls
                .iter()
                .filter_map(|call| call.args().get(index).copied());
            todo.extend(given.map(|v| (v, part)));
        } else if let Some(result) = functions.result(v) {
            self.enter_result((result, part), functions, todo);
        }
    }

    fn enter_result(
        &mut self,
        ((function, index), part): ((Function, u32), Part),
        functions: &Functions,
        todo: &mut Vec<Node>,
    ) {
        each_behind(function, |function| {
            self.results.insert((function, index, part));
            let returned = Returned::of(function);
            let same = returned.elements.into_iter().filter(|&(at, _)| at == index);
            todo.extend(same.map(|(_, v)| (v, part)));
            let calls = returned.calls.into_iter();
            calls.filter_map(|call| functions.called(call)).collect()
        });
    }

    /// Which parameters a value is given to, and which calls return it.
    fn leave(&mut self, (v, part): Node, functions: &Functions, todo: &mut Vec<Node>) {
        for call in v.users() {
            let Some(function) = functions.called(call) else {
                continue;
            };
            let params = function.params().into_iter().zip(call.args());
            let given = params.filter(|&(_, arg)| arg == v);
            todo.extend(given.map(|(param, _)| (param, part)));
        }
        for &(function, index) in functions.returned(v) {
            self.leave_result((function, index, part), functions, todo);
        }
    }

    fn leave_result(
        &mut self,
        (function, index, part): (Function, u32, Part),
        functions: &Functions,
        todo: &mut Vec<Node>,
    ) {
        each_behind(function, |function| {
            self.results.insert((function, index, part));
            let mut callers = Vec::new();
            for &call in functions.calls(function) {
                todo.push((call, part));
                let users = call.users().into_iter();
                let elements = users.filter(|&v| functions.result(v) == Some((function, index)));
                todo.extend(elements.map(|v| (v, part)));
                callers.extend(functions.hand_on(call));
            }
            callers
        });
    }
}

/// Visits a function and all that come of it, each once.
fn each_behind(first: Function, mut visit: impl FnMut(Function) -> Vec<Function>) {
    let (mut open, mut seen) = (vec![first], FxHashSet::default());
    while let Some(function) = open.pop() {
        if seen.insert(function) {
            open.extend(visit(function));
        }
    }
}
