//! Joining a host compiler: version check, options, and the passes that run in its pipelines.

use crate::diagnostics::report;
use crate::ffi::{self, ffi};
use crate::import::{self, roundtrip};
use crate::module::Module;
use crate::preserve::preserve;
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tapeless_diag::{Diagnostic, code};

/// The major version of LLVM that the shim was built against.
pub const LLVM_MAJOR: u32 = 22;

/// Refuses a host whose LLVM is not [`LLVM_MAJOR`]. Nothing else of this crate may be called there.
pub fn check_version() -> Result<(), Diagnostic> {
    // SAFETY: takes nothing and reads only the address of a weak symbol.
    let found = unsafe { ffi::tapeless_host_version() };
    if found == LLVM_MAJOR {
        return Ok(());
    }
    let found = if found == 0 {
        "an older one".to_owned()
    } else {
        format!("LLVM {found}")
    };
    Err(Diagnostic::error(
        code::ENVIRONMENT,
        format!("this plugin needs a compiler with LLVM {LLVM_MAJOR}; this one has {found}"),
    )
    .help("use clang-22, flang-22, opt-22 or lld-22; of rustc, `rustc -vV` says which LLVM it has"))
}

/// An option that is said or not, and where that is kept.
type Switch = (&'static str, fn(&mut Options) -> &mut bool);

const SWITCHES: [Switch; 8] = [
    ("tapeless-no-prepare", |options| &mut options.no_prepare),
    ("tapeless-no-apart", |options| &mut options.no_apart),
    ("tapeless-records", |options| &mut options.records),
    ("tapeless-verify", |options| &mut options.verify),
    ("tapeless-deterministic", |options| {
        &mut options.deterministic
    }),
    ("tapeless-parallel-adjoint", |options| {
        &mut options.parallel_adjoint
    }),
    ("tapeless-time-report", |options| &mut options.time_report),
    ("roundtrip", |options| &mut options.roundtrip),
];

/// Options that take something, each with an example.
const VALUES: [&str; 3] = [
    "tapeless-memory=64MiB",
    "tapeless-print=synth",
    "tapeless-parallel-least=20000",
];

/// All options of users, as they are written.
pub(crate) fn known_options() -> String {
    let switches = SWITCHES.iter().map(|switch| switch.0).chain(VALUES);
    let own = switches.filter(|name| name.starts_with("tapeless-"));
    let written: Vec<String> = own.map(|name| format!("`-{name}`")).collect();
    written.join(", ")
}

/// What the user asked for on the host's command line or in `TAPELESS_FLAGS`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Differentiate functions as they are, without simplifying them first.
    pub no_prepare: bool,
    /// Leave derivatives as they are emitted, without LLVM's passes on them.
    pub as_emitted: bool,
    /// The stages whose result is printed.
    pub print: Vec<String>,
    /// Print how long each stage took.
    pub time_report: bool,
    /// Bytes that copies of the state of loops may take, as it was written; nothing if their tapes may grow.
    pub memory: Option<String>,
    /// Look for derivatives that other files made behind all calls through pointers, also those to functions that are known.
    pub records: bool,
    /// Do not ask when the program runs whether what a function accesses through its parameters is apart.
    pub no_apart: bool,
    /// Derivatives of parallel programs are the same to the last bit in each run.
    pub deterministic: bool,
    /// Teams share out loops whose turns are independent.
    pub parallel_adjoint: bool,
    /// How many operations such a loop has at least; 0: as many as are worth it.
    pub parallel_least: u32,
    /// What stands in `TAPELESS_FLAGS` and is no option, or has a value that is none.
    pub unread: Vec<String>,
    /// Each derivative holds itself against differences where the program calls it.
    pub verify: bool,
    /// Replace every function by what import and emission make of it, and say how many.
    pub roundtrip: bool,
}

impl Options {
    /// The host's options, joined with those in the environment.
    pub fn read() -> Self {
        // SAFETY: takes nothing; the shim answers false where no options were registered.
        let no_prepare = unsafe { ffi::tapeless_option_no_prepare() };
        let mut options = Self {
            no_prepare,
            as_emitted: false,
            print: Vec::new(),
            memory: None,
            time_report: ffi!(tapeless_option_time_report()),
            records: ffi!(tapeless_option_records()),
            no_apart: ffi!(tapeless_option_no_apart()),
            deterministic: ffi!(tapeless_option_deterministic()),
            parallel_adjoint: ffi!(tapeless_option_parallel_adjoint()),
            parallel_least: ffi!(tapeless_option_parallel_least()),
            unread: Vec::new(),
            verify: ffi!(tapeless_option_verify()),
            roundtrip: false,
        };
        // SAFETY: `collect` passes a sink and the state that belongs to it.
        let print = ffi::collect(|sink, state| unsafe { ffi::tapeless_option_print(sink, state) });
        options.add_stages(&print);
        // SAFETY: as before.
        let memory =
            ffi::collect(|sink, state| unsafe { ffi::tapeless_option_memory(sink, state) });
        options.memory = Some(memory).filter(|memory| !memory.is_empty());
        for flag in std::env::var("TAPELESS_FLAGS")
            .unwrap_or_default()
            .split_whitespace()
        {
            options.add_flag(flag);
        }
        options
    }

    fn add_stages(&mut self, stages: &str) {
        self.print.extend(
            stages
                .split(',')
                .filter(|stage| !stage.is_empty())
                .map(String::from),
        );
    }

    fn add_flag(&mut self, flag: &str) {
        let name = flag.trim_start_matches('-');
        if let Some((_, of)) = SWITCHES.iter().find(|switch| switch.0 == name) {
            *of(self) = true;
        } else if self.add_value(name).is_none() {
            self.unread.push(flag.to_owned());
        }
    }

    /// Takes what stands behind the name of an option; nothing if there is none of that name, or it cannot be that.
    fn add_value(&mut self, flag: &str) -> Option<()> {
        let (name, value) = flag.split_once('=')?;
        match name {
            "tapeless-print" => self.add_stages(value),
            "tapeless-parallel-least" => self.parallel_least = value.parse().ok()?,
            "tapeless-memory" => self.memory = Some(value.to_owned()),
            _ => return None,
        }
        Some(())
    }
}

/// What the plugin does with a module; a host calls it on several threads, for several modules.
pub trait Passes {
    /// Replaces every request for a derivative; returns whether the module changed.
    fn differentiate(module: Module, options: &Options) -> Result<bool, Vec<Diagnostic>>;
}

/// Adds the passes to a host's pipelines.
///
/// # Safety
/// `builder` is the `llvm::PassBuilder` that a host with LLVM [`LLVM_MAJOR`] gave to the plugin.
pub unsafe fn register<P: Passes>(builder: *mut c_void) {
    let passes = ffi::Passes {
        preserve: run_preserve,
        differentiate: run_differentiate::<P>,
    };
    // SAFETY: the caller vouches for `builder`; the shim copies the two function pointers.
    unsafe { ffi::tapeless_register_passes(builder, &raw const passes) }
}

unsafe extern "C" fn run_preserve(module: ffi::LLVMModuleRef, _host: *mut c_void) -> bool {
    let module = Module(module);
    guarded(module, || Ok(preserve(module)))
}

unsafe extern "C" fn run_differentiate<P: Passes>(
    module: ffi::LLVMModuleRef,
    host: *mut c_void,
) -> bool {
    let module = Module(module);
    // SAFETY: the shim passes the host's analysis manager for this module. What it knows about functions
    // would dangle once some of them are deleted.
    unsafe { ffi::tapeless_host_forget_functions(host, module.0) };
    guarded(module, || {
        let options = Options::read();
        let changed = P::differentiate(module, &options)?;
        if !options.roundtrip {
            return Ok(changed);
        }
        let stats = roundtrip(module, import::Options::PLAIN).map_err(|why| vec![*why])?;
        eprintln!("{stats}");
        Ok(true)
    })
}

/// Runs `pass`; turns its errors, and a panic, into diagnostics of the host.
fn guarded(module: Module, pass: impl FnOnce() -> Result<bool, Vec<Diagnostic>>) -> bool {
    match catch_unwind(AssertUnwindSafe(pass)) {
        Ok(Ok(changed)) => changed,
        Ok(Err(diagnostics)) => {
            diagnostics
                .iter()
                .for_each(|diagnostic| report(module, diagnostic));
            true
        }
        Err(panic) => {
            let text = panic
                .downcast_ref::<String>()
                .map(String::as_str)
                .or_else(|| panic.downcast_ref::<&str>().copied())
                .unwrap_or("a panic without a message");
            report(module, &Diagnostic::internal(text));
            true
        }
    }
}
