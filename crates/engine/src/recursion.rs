//! Which functions may call themselves.

use rustc_hash::FxHashSet;
use tapeless_ir::{Callee, Control, FuncId, Module, OpKind};

/// Whether the function may call itself, directly or through others whose bodies are known.
pub fn may_call_itself(module: &Module, function: FuncId) -> bool {
    let mut seen = FxHashSet::default();
    let mut stack = callees(module, function);
    while let Some(next) = stack.pop() {
        if next == function {
            return true;
        }
        if seen.insert(next) {
            stack.extend(callees(module, next));
        }
    }
    false
}

fn callees(module: &Module, function: FuncId) -> Vec<FuncId> {
    let Some(body) = &module.functions[function].body else {
        return Vec::new();
    };
    let of_op = |kind: &OpKind| match kind {
        OpKind::Call(call) | OpKind::Control(Control::Invoke(call)) => match call.callee {
            Callee::Func(id) => Some(id),
            Callee::Indirect => None,
        },
        _ => None,
    };
    body.ops
        .values()
        .filter_map(|data| of_op(&data.kind))
        .collect()
}
