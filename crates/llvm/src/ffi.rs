//! Raw declarations: LLVM's C interface (through `llvm-sys`) and the shim beside it.
//!
//! Nothing outside this crate may use them; the safe layer above is one line per function.

pub(crate) use llvm_sys::prelude::*;
use std::ffi::c_void;

/// Receives bytes that live only during the call.
pub(crate) type Sink = unsafe extern "C" fn(state: *mut c_void, data: *const u8, size: usize);

/// A pass as the shim calls it: module and the host's analysis manager; returns whether the module changed.
pub(crate) type ModulePass = unsafe extern "C" fn(module: LLVMModuleRef, host: *mut c_void) -> bool;

/// The passes that the plugin adds to a host's pipelines.
#[repr(C)]
pub(crate) struct Passes {
    pub(crate) preserve: ModulePass,
    pub(crate) differentiate: ModulePass,
}

unsafe extern "C" {
    pub(crate) fn tapeless_host_version() -> u32;
    pub(crate) fn tapeless_register_passes(builder: *mut c_void, passes: *const Passes);
    pub(crate) fn tapeless_option_no_prepare() -> bool;
    pub(crate) fn tapeless_option_print(sink: Sink, state: *mut c_void);
    pub(crate) fn tapeless_diagnose(
        near: LLVMValueRef,
        is_error: bool,
        file: *const u8,
        file_size: usize,
        line: u32,
        column: u32,
        text: *const u8,
        text_size: usize,
    );
    pub(crate) fn tapeless_diagnose_module(
        module: LLVMModuleRef,
        is_error: bool,
        text: *const u8,
        text_size: usize,
    );
    pub(crate) fn tapeless_host_forget_functions(host: *mut c_void, module: LLVMModuleRef);
}

unsafe extern "C" fn append(state: *mut c_void, data: *const u8, size: usize) {
    if size == 0 {
        return;
    }
    // SAFETY: `collect` passes a live `Vec<u8>` as the state, and the shim passes `size` readable bytes.
    unsafe { (*state.cast::<Vec<u8>>()).extend_from_slice(std::slice::from_raw_parts(data, size)) }
}

/// The text that `produce` writes into the sink given to it.
pub(crate) fn collect(produce: impl FnOnce(Sink, *mut c_void)) -> String {
    let mut bytes: Vec<u8> = Vec::new();
    produce(append, (&raw mut bytes).cast());
    String::from_utf8_lossy(&bytes).into_owned()
}
