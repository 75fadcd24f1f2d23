//! Which functions may call themselves.

use rustc_hash::FxHashSet;
use tapeless_ir::{Body, FuncId, Module};

/// Whether the function may call itself, directly or through others whose bodies are known.
pub fn may_call_itself(module: &Module, function: FuncId) -> bool {
    let mut seen = FxHashSet::default();
    let callees = |id: FuncId| {
        let body = module.functions[id].body.iter();
        body.flat_map(Body::callees)
    };
    let mut stack: Vec<FuncId> = callees(function).collect();
    while let Some(next) = stack.pop() {
        if next == function {
            return true;
        }
        if seen.insert(next) {
            stack.extend(callees(next));
        }
    }
    false
}
