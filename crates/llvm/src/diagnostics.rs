//! Telling the user, through the host's own handler.

use crate::ffi::ffi;
use crate::function::Function;
use crate::module::Module;
use tapeless_diag::{Diagnostic, Location, Severity};

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
    match function_near(module, place) {
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

/// The function in which a place lies by its line, else any function with debug information.
fn function_near(module: Module, place: &Location) -> Option<Function> {
    let located = module
        .functions()
        .filter_map(|function| Some((function.location()?, function)));
    let closeness = |(begin, _): &(Location, Function)| {
        let is_before = begin.file == place.file && begin.line <= place.line;
        (is_before, if is_before { begin.line } else { 0 })
    };
    located.max_by_key(closeness).map(|(_, function)| function)
}
