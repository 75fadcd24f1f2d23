//! Running LLVM's own passes by the text form of a pipeline, as `opt -passes=` takes it.
//!
//! They run with analyses of their own, so that what the host has enabled makes no difference.

use crate::ffi::{self, ffi};
use crate::function::Function;
use crate::module::Module;
use crate::targets::Targets;
use tapeless_diag::{Diagnostic, Result};

impl Function {
    /// Runs function passes (`"mem2reg,loop-simplify"`) on this definition only.
    pub fn run_passes(self, pipeline: &str, targets: &Targets) -> Result<()> {
        let raw = self.value().0;
        checked(pipeline, |text, sink, state| {
            ffi!(tapeless_run_on_function(
                targets.0,
                raw,
                text.as_ptr(),
                text.len(),
                sink,
                state
            ))
        })
    }
}

impl Module {
    /// Runs module passes (`"default<O2>"`, `"function(gvn),globaldce"`). Handles to what they delete dangle.
    pub fn run_passes(self, pipeline: &str) -> Result<()> {
        checked(pipeline, |text, sink, state| {
            ffi!(tapeless_run_on_module(
                self.0,
                text.as_ptr(),
                text.len(),
                sink,
                state
            ))
        })
    }
}

fn checked(
    pipeline: &str,
    run: impl FnOnce(&str, ffi::Sink, *mut std::ffi::c_void) -> bool,
) -> Result<()> {
    let mut understood = false;
    let why = ffi::collect(|sink, state| understood = run(pipeline, sink, state));
    if understood {
        Ok(())
    } else {
        Err(Box::new(Diagnostic::internal(format!(
            "pipeline `{pipeline}`: {why}"
        ))))
    }
}
