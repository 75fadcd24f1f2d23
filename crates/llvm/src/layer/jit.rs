//! Running code in this process, for the command line and tests. A plugin never does.

use crate::context::OwnedContext;
use crate::ffi::{self, LLVMModuleRef};
use crate::module::OwnedModule;
use llvm_sys::error::{LLVMErrorRef, LLVMGetErrorMessage};
use llvm_sys::orc2::lljit::*;
use llvm_sys::orc2::*;
use llvm_sys::support::LLVMLoadLibraryPermanently;
use llvm_sys::target::*;
use std::sync::Once;
use tapeless_diag::{Diagnostic, Result, code};

/// Compiled modules; their code lives as long as this does.
#[derive(Debug)]
pub struct Jit(pub(crate) LLVMOrcLLJITRef);

/// Tells LLVM about this machine's target; needed before code is generated outside of a host compiler.
pub fn initialize_target() {
    static ONCE: Once = Once::new();
    // SAFETY: these register static tables; `Once` keeps threads apart.
    ONCE.call_once(|| unsafe {
        LLVMInitializeX86TargetInfo();
        LLVMInitializeX86Target();
        LLVMInitializeX86TargetMC();
        LLVMInitializeX86AsmPrinter();
        LLVMInitializeX86AsmParser();
    });
}

/// Loads a shared library, whose symbols code compiled here then finds.
///
/// # Errors
/// If the system finds no such library.
pub fn load_library(file: &str) -> Result<()> {
    let name = ffi::c_string(file);
    // SAFETY: the name is zero-terminated; the library's initialisers are as trusted as the program that needs it.
    let failed = unsafe { LLVMLoadLibraryPermanently(name.as_ptr()) };
    if failed == 0 {
        return Ok(());
    }
    let what = format!("the library `{file}` cannot be loaded");
    Err(Box::new(Diagnostic::error(code::ENVIRONMENT, what).help(
        "give its path, or its name where the dynamic linker looks (`ldconfig -p` lists these)",
    )))
}

impl Jit {
    /// A compiler for this machine that finds undefined symbols in this process.
    pub fn new() -> Result<Self> {
        initialize_target();
        let mut raw = std::ptr::null_mut();
        // SAFETY: a null builder asks for the defaults.
        check(unsafe { LLVMOrcCreateLLJIT(&raw mut raw, std::ptr::null_mut()) })?;
        let jit = Self(raw);
        let mut symbols = std::ptr::null_mut();
        // SAFETY: the library takes the generator over and lives in the JIT.
        unsafe {
            let prefix = LLVMOrcLLJITGetGlobalPrefix(jit.0);
            let filter = None;
            check(LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess(
                &raw mut symbols,
                prefix,
                filter,
                std::ptr::null_mut(),
            ))?;
            LLVMOrcJITDylibAddGenerator(LLVMOrcLLJITGetMainJITDylib(jit.0), symbols);
        }
        Ok(jit)
    }

    /// Adds a module, which is compiled as it is when one of its symbols is looked up.
    pub fn add(&self, context: OwnedContext, module: OwnedModule) -> Result<()> {
        let module: LLVMModuleRef = module.into_raw();
        // SAFETY: both are given away here; the thread-safe module keeps its context alive.
        check(unsafe {
            let context = LLVMOrcCreateNewThreadSafeContextFromLLVMContext(context.into_raw());
            let both = LLVMOrcCreateNewThreadSafeModule(module, context);
            LLVMOrcDisposeThreadSafeContext(context);
            LLVMOrcLLJITAddLLVMIRModule(self.0, LLVMOrcLLJITGetMainJITDylib(self.0), both)
        })
    }

    /// The address of a symbol. Calling it as anything but its true type is undefined.
    pub fn address(&self, symbol: &str) -> Result<usize> {
        let name = ffi::c_string(symbol);
        let mut address = 0;
        // SAFETY: the name is zero-terminated.
        check(unsafe { LLVMOrcLLJITLookup(self.0, &raw mut address, name.as_ptr()) })?;
        usize::try_from(address)
            .map_err(|_| Box::new(Diagnostic::internal("an address beyond this machine's")))
    }
}

impl Drop for Jit {
    fn drop(&mut self) {
        // SAFETY: made by `new` and disposed of once; an error at the end has nobody left to act on it.
        let _ = check(unsafe { LLVMOrcDisposeLLJIT(self.0) });
    }
}

fn check(error: LLVMErrorRef) -> Result<()> {
    if error.is_null() {
        return Ok(());
    }
    // SAFETY: an error is consumed by asking for its message.
    let text = ffi::take_message(unsafe { LLVMGetErrorMessage(error) });
    // Which symbols, LLVM has printed itself.
    let why = match text.trim_end() {
        why if why.starts_with("Failed to materialize") => "it calls what is defined nowhere",
        why => why,
    };
    Err(Box::new(
        Diagnostic::error(
            code::ENVIRONMENT,
            format!("the code cannot be run here: {why}"),
        )
        .help("functions that it calls must be defined in the file, in libc or in libm"),
    ))
}
