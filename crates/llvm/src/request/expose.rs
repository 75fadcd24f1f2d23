//! Wrappers around requests.
//!
//! `template <class F> double grad(F f, double x) { return __enzyme_autodiff<double>((void *)f, x); }` knows its function
//! only where it is called. An optimiser has inlined it by the time we look; at `-O0` we do.

use super::{calls, look_through};
use crate::function::Function;
use crate::module::Module;
use crate::opcode::Linkage;
use crate::value::Value;
use std::collections::HashSet;

/// Wrappers of wrappers beyond this depth are left to be refused.
const MOST_ROUNDS: usize = 16;

/// Inlines every private wrapper whose parameter is the function of a request into its callers.
pub(super) fn expose(module: Module) {
    for _ in 0..MOST_ROUNDS {
        let mut wrappers: Vec<Function> = calls(module).into_iter().filter_map(wrapper).collect();
        wrappers.sort_unstable();
        wrappers.dedup();
        if wrappers
            .into_iter()
            .filter(|&wrapper| inline_everywhere(wrapper))
            .count()
            == 0
        {
            return;
        }
    }
}

/// The function around a request, if its parameter is what is to be differentiated and no other module can call it.
fn wrapper(call: Value) -> Option<Function> {
    use Linkage::{Internal, LinkOnceAny, LinkOnceOdr, Private};
    let around = call.block().function();
    let is_private = matches!(
        around.value().linkage(),
        Internal | Private | LinkOnceAny | LinkOnceOdr
    );
    let first = usize::from(super::Request::result_slot(call).is_some());
    let asked = call.args().get(first).copied().map(look_through)?;
    (is_private && asked.is_argument() && !calls_itself(around)).then_some(around)
}

/// Whether a function is called from what it calls: inlining it would not end.
fn calls_itself(function: Function) -> bool {
    let (mut seen, mut open) = (HashSet::new(), vec![function]);
    while let Some(next) = open.pop() {
        let calls = next.instructions().filter(|value| value.is_call());
        for callee in calls.filter_map(Value::called_function) {
            if callee == function {
                return true;
            }
            if seen.insert(callee) {
                open.push(callee);
            }
        }
    }
    false
}

/// Inlines a function into all its direct callers and deletes it when nothing else uses it.
fn inline_everywhere(wrapper: Function) -> bool {
    let callee = wrapper.value();
    let is_site = |user: &Value| {
        user.is_call() && user.callee() == callee && user.function() != Some(wrapper)
    };
    let sites: Vec<Value> = callee.users().into_iter().filter(is_site).collect();
    let inlined = sites.into_iter().filter(|site| site.inline_call()).count();
    if !callee.has_users() {
        wrapper.delete();
        return true;
    }
    inlined > 0
}
