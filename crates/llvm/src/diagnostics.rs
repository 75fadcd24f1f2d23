//! Telling the user, through the host's own handler.

use crate::ffi::ffi;
use crate::function::Function;
use crate::module::Module;
use tapeless_diag::{Diagnostic, Severity};

/// Shows `diagnostic` through the handler of the module's context. An error makes the host exit with 1.
///
/// Hosts print the location themselves, from the debug information of a function in the same file; where there is
/// none, it goes into the text.
pub fn report(module: Module, diagnostic: &Diagnostic) {
    let is_error = diagnostic.severity == Severity::Error;
    let body = diagnostic.body();
    let Some(place) = &diagnostic.location else {
        return ffi!(tapeless_diagnose_module(
            module.0,
            is_error,
            body.as_ptr(),
            body.len()
        ));
    };
    match function_near(module, &place.file) {
        Some(near) => {
            let file = place.file.as_bytes();
            ffi!(tapeless_diagnose(
                near.0.0,
                is_error,
                file.as_ptr(),
                file.len(),
                place.line,
                place.column,
                body.as_ptr(),
                body.len()
            ));
        }
        None => {
            let text = format!("{place}: {body}");
            ffi!(tapeless_diagnose_module(
                module.0,
                is_error,
                text.as_ptr(),
                text.len()
            ));
        }
    }
}

/// A function with debug information, of the given file if there is one.
fn function_near(module: Module, file: &str) -> Option<Function> {
    let located = |function: &Function| function.location().map(|place| *place.file == *file);
    let mut any = None;
    for function in module.functions() {
        match located(&function) {
            Some(true) => return Some(function),
            Some(false) => any = any.or(Some(function)),
            None => {}
        }
    }
    any
}
