//! Texts in structures are written by the functions that the program calls: what LLVM makes of these calls may lie anywhere
//! behind the text's beginning, also where floats are.
//!
//! ```text
//! strcat(e->name, "!")   stays; it would become   memcpy(e->name + strlen(e->name), "!", 2)
//! ```

use crate::call::Place;
use crate::{Function, Opcode, Value};
use tapeless_rules::effects;
use tapeless_rules::effects::Written;

/// Keeps the calls that write texts into members.
pub fn keep(function: Function) {
    for call in function.instructions().filter(|i| i.is_call()) {
        let callee = call.called_function().filter(|f| f.is_declaration());
        let known = callee.and_then(|f| effects(&f.name()));
        let is_text = known.is_some_and(|known| {
            let texts = matches!(
                known.written,
                Written::Bytes(0) | Written::Arg(_) | Written::Text | Written::TextWithin(_)
            );
            known.inactive && texts && known.writes.contains(0)
        });
        if is_text && call.args().first().is_some_and(|&text| is_member(text)) {
            call.add_attribute(Place::Function, "nobuiltin");
        }
    }
}

fn is_member(pointer: Value) -> bool {
    let mut at = pointer;
    while at.is_instruction() && at.is(Opcode::GetElementPtr) {
        if at.gep_source_type().is_struct() {
            return true;
        }
        at = at.operand(0);
    }
    false
}
