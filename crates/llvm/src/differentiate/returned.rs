//! Library functions that return what they are given.

use crate::known::is_told;
use crate::{Function, Value};

/// ```text
/// r = std::string::append(s, t)   →   std::string::append(s, t), and s in place of r
/// ```
///
/// The shadow of an argument is known; that of what a library returns is not.
pub(super) fn spell_out(copy: Function) {
    let calls: Vec<Value> = copy.instructions().filter(|i| i.is_call()).collect();
    for call in calls {
        if let Some(argument) = returned(call).filter(|argument| argument.ty() == call.ty()) {
            call.replace_uses(argument);
        }
    }
}

fn returned(call: Value) -> Option<Value> {
    let callee = call.callee().as_function()?;
    if !callee.is_declaration() && !is_told(callee) {
        return None;
    }
    let index = tapeless_rules::effects(&callee.name())?.passed_on()?;
    call.args().get(index).copied()
}
