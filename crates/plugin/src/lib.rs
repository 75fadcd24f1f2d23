//! The pass plugin: one library for clang, flang, opt, lld and rustc.
//!
//! It only registers the passes; what they do lives in `tapeless-llvm` and below.

use std::ffi::{c_char, c_void};
use tapeless_diag::Diagnostic;
use tapeless_llvm::{Module, differentiate, host};

/// What a host learns about a plugin: version 2 of LLVM's interface, five fields.
#[repr(C)]
pub struct PassPluginLibraryInfo {
    api_version: u32,
    plugin_name: *const c_char,
    plugin_version: *const c_char,
    register_callbacks: Option<extern "C" fn(*mut c_void)>,
    pre_code_gen: Option<extern "C" fn()>,
}

const API_VERSION: u32 = 2;

struct Tapeless;

impl host::Passes for Tapeless {
    fn differentiate(module: Module, options: &host::Options) -> Result<bool, Vec<Diagnostic>> {
        differentiate::module(module, options)
    }
}

extern "C" fn register(builder: *mut c_void) {
    // SAFETY: the host calls this with its own pass builder, whose version `llvmGetPassPluginInfo` has checked.
    unsafe { host::register::<Tapeless>(builder) }
}

/// The symbol that a host looks up after loading the library.
#[unsafe(no_mangle)]
pub extern "C" fn llvmGetPassPluginInfo() -> PassPluginLibraryInfo {
    if let Err(refusal) = host::check_version() {
        // Older interfaces reserve less room for the answer: returning at all would write past it.
        eprintln!("{refusal}");
        std::process::exit(1);
    }
    PassPluginLibraryInfo {
        api_version: API_VERSION,
        plugin_name: c"tapeless".as_ptr(),
        plugin_version: concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast(),
        register_callbacks: Some(register),
        pre_code_gen: None,
    }
}
