//! The processors that functions are compiled for.

use crate::ffi::{self, ffi};

/// What LLVM's passes and analyses ask about processors, made once for each that functions name: it costs more than most
/// functions take otherwise.
#[derive(Debug)]
pub struct Targets(pub(crate) *mut ffi::OpaqueTargets);

impl Default for Targets {
    fn default() -> Self {
        Self(ffi!(tapeless_targets_create()))
    }
}

impl Drop for Targets {
    fn drop(&mut self) {
        ffi!(tapeless_targets_dispose(self.0));
    }
}
