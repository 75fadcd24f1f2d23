//! Variables to which pointers in memory may lead: those whose address is kept anywhere.
//!
//! ```c
//! static double a, b; double *p = &a;      // a, not b
//! ```

use super::exposed::is_visible;
use crate::function::Function;
use crate::opcode::{Opcode, ValueKind};
use crate::value::Value;
use std::collections::HashSet;

/// Whether the address of a global may lie in memory, or be known to functions of other files.
pub(super) fn is_addressed(global: Value) -> bool {
    if is_visible(global) {
        return true;
    }
    let (mut open, mut seen) = (vec![global], HashSet::new());
    while let Some(value) = open.pop() {
        for user in value.users() {
            match goes_to(value, user) {
                None => return true,
                Some(to) => open.extend(to.into_iter().filter(|&to| seen.insert(to))),
            }
        }
    }
    false
}

/// What becomes the address by one use of it; nothing if it is kept.
fn goes_to(address: Value, user: Value) -> Option<Vec<Value>> {
    if user.is_call() {
        return given_to(address, user);
    }
    if !matches!(
        user.kind(),
        ValueKind::Instruction | ValueKind::ConstantExpr
    ) {
        return None;
    }
    match user.opcode() {
        Opcode::Load | Opcode::ICmp => Some(Vec::new()),
        Opcode::Store if user.operand(0) != address => Some(Vec::new()),
        Opcode::GetElementPtr | Opcode::Phi | Opcode::Select | Opcode::Freeze => Some(vec![user]),
        Opcode::Ret => returned(user.function()?),
        _ => None,
    }
}

/// The parameters that an argument becomes.
fn given_to(address: Value, call: Value) -> Option<Vec<Value>> {
    if let Some(name) = call.intrinsic() {
        let keeps_nothing = ["llvm.mem", "llvm.lifetime", "llvm.assume", "llvm.dbg"];
        let known = keeps_nothing.iter().any(|start| name.starts_with(start));
        return known.then(Vec::new);
    }
    let function = call.called_function()?;
    let args = call.args().into_iter().zip(0u32..);
    let given: Vec<u32> = args
        .filter(|arg| arg.0 == address)
        .map(|arg| arg.1)
        .collect();
    if given
        .iter()
        .all(|&index| function.param_flags(index).nocapture)
    {
        return Some(Vec::new());
    }
    if function.is_declaration() {
        return None;
    }
    let params = function.params();
    given
        .iter()
        .map(|&index| params.get(index as usize).copied())
        .collect()
}

/// The results of a function's calls, if all are known.
fn returned(function: Function) -> Option<Vec<Value>> {
    let calls = function.value().users();
    let is_named = |call: &Value| call.is_call() && call.called_function() == Some(function);
    let known = !is_visible(function.value()) && calls.iter().all(is_named);
    known.then_some(calls)
}
