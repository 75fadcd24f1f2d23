//! Telling the user, through the host's own handler.

use crate::ffi;
use crate::module::Module;
use tapeless_diag::{Diagnostic, Severity};

/// Shows `diagnostic` through the handler of the module's context. An error makes the host exit with 1.
pub fn report(module: Module, diagnostic: &Diagnostic) {
    let is_error = diagnostic.severity == Severity::Error;
    let text = diagnostic.body();
    // SAFETY: the module is live, and the text is readable for its length.
    unsafe { ffi::tapeless_diagnose_module(module.raw(), is_error, text.as_ptr(), text.len()) }
}
