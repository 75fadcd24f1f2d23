//! Volatile variables that nobody else knows: nobody else changes or reads them, so that they are ordinary variables.
//!
//! ```text
//! s = alloca double; store volatile x, s; y = load volatile s   →   store x, s; y = load s
//! ```
//!
//! Programs have them so that sums are rounded as they are written down, which holds of all that is differentiated.

use crate::{Function, Opcode, Value};

/// Makes accesses of such variables plain.
pub(crate) fn restore(copy: Function) {
    let is_variable = |v: &Value| v.is(Opcode::Alloca);
    let variables: Vec<Value> = copy.instructions().filter(is_variable).collect();
    for variable in variables {
        let accesses = accesses(variable).unwrap_or_default();
        for access in accesses.into_iter().filter(|access| access.is_volatile()) {
            access.set_volatile(false);
        }
    }
}

/// The loads and stores of a variable, if its address goes nowhere else.
fn accesses(variable: Value) -> Option<Vec<Value>> {
    let (mut found, mut open) = (Vec::new(), vec![variable]);
    while let Some(address) = open.pop() {
        for user in address.users() {
            match user.opcode() {
                Opcode::Load => found.push(user),
                Opcode::Store if user.operand(0) != address => found.push(user),
                Opcode::GetElementPtr if user.operand(0) == address => open.push(user),
                Opcode::Call if marks_lifetime(user) => {}
                _ => return None,
            }
        }
    }
    Some(found)
}

fn marks_lifetime(call: Value) -> bool {
    let name = call.intrinsic();
    matches!(name, Some("llvm.lifetime.start" | "llvm.lifetime.end"))
}
