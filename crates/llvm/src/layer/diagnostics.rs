//! Telling the user, through the host's own handler.

use crate::ffi::ffi;
use crate::function::Function;
use crate::module::Module;
use tapeless_diag::{Diagnostic, Location, Severity};

/// Shows `diagnostic` through the handler of the module's context. An error makes the host exit with 1.
///
/// clang prints the source of every place, and knows where functions are defined even without debug information:
/// it is given the message and each cause by itself. Other hosts may stop at the first thing that they are told, and
/// print it as it is: they are given one text, with the source in it.
pub fn report(module: Module, diagnostic: &Diagnostic) {
    let is_error = diagnostic.severity == Severity::Error;
    if ffi!(tapeless_host_is_clang(module.0)) {
        return report_to_clang(module, diagnostic, is_error);
    }
    let text = diagnostic.shown_by_host();
    ffi!(tapeless_diagnose(
        module.0,
        is_error,
        text.as_ptr(),
        text.len()
    ));
}

fn report_to_clang(module: Module, diagnostic: &Diagnostic, is_error: bool) {
    let text = diagnostic.headline();
    let (file, line, column) = parts(diagnostic.location.as_ref());
    let near = function_near(module, diagnostic);
    ffi!(tapeless_diagnose_clang(
        module.0,
        near.map_or(std::ptr::null_mut(), |near| near.0.0),
        is_error,
        file.as_ptr(),
        file.len(),
        line,
        column,
        text.as_ptr(),
        text.len()
    ));
    let helps = diagnostic.help.iter().map(|help| format!("help: {help}"));
    let causes = diagnostic.why.iter().cloned();
    for (place, text) in causes.chain(helps.map(|help| (None, help))) {
        let (file, line, column) = parts(place.as_ref());
        ffi!(tapeless_note_clang(
            module.0,
            file.as_ptr(),
            file.len(),
            line,
            column,
            text.as_ptr(),
            text.len()
        ));
    }
}

fn parts(place: Option<&Location>) -> (&str, u32, u32) {
    place.map_or(("", 0, 0), |place| (&place.file, place.line, place.column))
}

/// Without a place, the function that the message is about; else that in which the place lies by its line, or any with
/// debug information.
fn function_near(module: Module, diagnostic: &Diagnostic) -> Option<Function> {
    let Some(place) = &diagnostic.location else {
        let symbol: &str = diagnostic.function.as_deref()?;
        let own = symbol.split(".primal").next().unwrap_or(symbol);
        return module.functions().find(|function| function.name() == own);
    };
    let located = module
        .functions()
        .filter_map(|function| Some((function.location()?, function)));
    let closeness = |(begin, _): &(Location, Function)| {
        let is_before = begin.file == place.file && begin.line <= place.line;
        (is_before, if is_before { begin.line } else { 0 })
    };
    located.max_by_key(closeness).map(|(_, function)| function)
}
