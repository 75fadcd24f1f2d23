//! Globals that functions of other files may touch: by their name, or by calling functions of this module that do.
//!
//! ```c
//! double state;                                    // by its name
//! static double kept; double get(void) { return kept; }   // by `get`
//! ```
//!
//! The functions of requests are left out: nobody calls what is being differentiated from within.

use crate::call::Place;
use crate::function::Function;
use crate::module::Module;
use crate::opcode::{Linkage, ValueKind};
use crate::request::is_request;
use crate::value::Value;
use std::collections::HashSet;

/// These globals of a module.
pub(super) fn exposed(module: Module, asked: &[Function]) -> HashSet<Value> {
    let mut found = Globals::default();
    for global in module.globals().filter(|&global| is_visible(global)) {
        found.add(global);
    }
    for function in entered(module, asked) {
        for instruction in function.instructions() {
            instruction.operands().for_each(|held| found.add(held));
        }
    }
    found.globals
}

/// Globals, and those whose addresses their initial values hold.
#[derive(Default)]
struct Globals {
    globals: HashSet<Value>,
    seen: HashSet<Value>,
}

impl Globals {
    /// Adds those that a constant is made of.
    fn add(&mut self, value: Value) {
        let mut open = vec![value];
        while let Some(value) = open.pop() {
            if value.is_global_variable() {
                if self.globals.insert(value) {
                    open.extend(value.initializer());
                }
            } else if let Some(named) = aliased(value) {
                open.push(named);
            } else if value.is_constant()
                && value.as_function().is_none()
                && self.seen.insert(value)
            {
                open.extend(value.operands());
            }
        }
    }
}

/// The functions that other files may call, and all that they call.
fn entered(module: Module, asked: &[Function]) -> HashSet<Function> {
    let here = |f: &Function| !f.is_declaration() && !asked.contains(f);
    let all = module.functions().filter(here);
    let mut open: Vec<Function> = all
        .filter(|&f| is_visible(f.value()) || is_taken(f))
        .collect();
    let mut found: HashSet<Function> = open.iter().copied().collect();
    while let Some(function) = open.pop() {
        let calls = function.instructions().filter(|i| i.is_call());
        let callees = calls.filter_map(Value::called_function).filter(here);
        open.extend(callees.filter(|&f| found.insert(f)));
    }
    found
}

/// Whether other files can name it, or an alias of it.
pub(super) fn is_visible(value: Value) -> bool {
    let by_name = |v: Value| !matches!(v.linkage(), Linkage::Internal | Linkage::Private);
    let renamed = |user: &Value| user.kind() == ValueKind::GlobalAlias && by_name(*user);
    by_name(value) || value.users().iter().any(renamed)
}

fn aliased(value: Value) -> Option<Value> {
    let is_alias = value.kind() == ValueKind::GlobalAlias;
    is_alias.then(|| value.aliasee()).flatten()
}

/// Whether the address of a function goes anywhere but to requests and registrations.
pub(crate) fn is_taken(function: Function) -> bool {
    let (mut seen, mut open) = (HashSet::new(), vec![function.value()]);
    while let Some(value) = open.pop() {
        for user in value.users() {
            if user.is_call() {
                let asked = user
                    .called_function()
                    .is_some_and(|f| is_request(&f.name()));
                let begin = user.call_has_attribute(Place::Param(0), "sret");
                // The first is what is asked for; what stands behind it is given to that.
                let skipped = if asked { 1 + usize::from(begin) } else { 0 };
                if user.args().iter().skip(skipped).any(|arg| *arg == value) {
                    return true;
                }
            } else if user.is_instruction() {
                return true;
            } else if user.is_global_variable() {
                let name = user.name();
                if !name.contains("__enzyme_") && !name.starts_with("llvm.") {
                    return true;
                }
            } else if seen.insert(user) {
                open.push(user);
            }
        }
    }
    false
}
