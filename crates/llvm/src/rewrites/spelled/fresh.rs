//! What library functions do to memory is said where they are declared: flang does not, and at -O0 nobody does.
//!
//! ```text
//! declare ptr @malloc(i64)   →   declare noalias ptr @malloc(i64) memory(inaccessiblemem: readwrite)
//! declare i1 @_FortranAAny(ptr, …)   →   declare i1 @_FortranAAny(ptr readonly, …) memory(read, argmem: readwrite, …)
//! ```

use crate::Function;
use crate::call::Place;
use crate::differentiate::bodies::FLANG;
use tapeless_rules::effects;
use tapeless_rules::effects::{Action, Effects};

/// Says it of the functions that a copy calls: what LLVM knows, and what the table says of flang's run time.
pub fn say(copy: Function) {
    for call in copy.instructions().filter(|call| call.is_call()) {
        let callee = call.called_function().filter(|f| f.is_declaration());
        let Some(callee) = callee else { continue };
        callee.infer_attributes();
        let name = callee.name();
        let known = effects(&name).filter(|_| name.starts_with(FLANG));
        if let Some(known) = known.filter(|known| known.action == Action::Plain) {
            reads(callee, known);
        }
    }
}

/// Says which arguments are only read.
fn reads(function: Function, known: &Effects) {
    // Input changes what descriptors lead to.
    if !known.captures.is_empty() || function.name().starts_with("_FortranAio") {
        return;
    }
    function.changes_arguments_only();
    for (index, param) in function.ty().params().iter().enumerate() {
        if param.is_pointer() && !known.writes.contains(index) {
            let place = Place::Param(index as u32);
            function.value().add_attribute(place, "readonly");
        }
    }
}
