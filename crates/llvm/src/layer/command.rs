//! What the command line needs beyond a host: the source's parameters, a host's pipeline, guarded calls.

use crate::ffi::{self, LLVMModuleRef, LLVMValueRef};
use crate::host::Options;
use crate::jit::Jit;
use crate::preserve::preserve;
use crate::{Function, Module};
use std::cell::RefCell;
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tapeless_diag::{Diagnostic, Location, Result, code};

mod raw {
    use super::*;
    unsafe extern "C" {
        pub(super) fn tapeless_source_parameters(
            function: LLVMValueRef,
            sink: ffi::Sink,
            state: *mut c_void,
        );
        pub(super) fn tapeless_source_variables(
            module: LLVMModuleRef,
            sink: ffi::Sink,
            state: *mut c_void,
        );
        #[rustfmt::skip]
        pub(super) fn tapeless_run_hosted(
            module: LLVMModuleRef,
            text: *const u8,
            size: usize,
            passes: *const ffi::Passes,
            sink: ffi::Sink,
            state: *mut c_void,
        ) -> bool;
        pub(super) fn tapeless_call_guarded(code: *const c_void, buffer: *mut c_void) -> i32;
        pub(super) fn tapeless_call_apart(code: *const c_void, buffer: *mut c_void) -> i32;
        pub(super) fn tapeless_fence(size: usize) -> *mut u8;
        pub(super) fn tapeless_unfence(data: *mut u8, size: usize);
    }
}

/// A parameter as the user wrote it, from debug information.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceParam {
    /// Its position, from 1.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// Whether it is a pointer or a reference.
    pub pointer: bool,
    /// Whether what it points to stays as it is.
    pub constant: bool,
    /// `f64`, `f32`, `i32`, `u8`, … of the number or of what is pointed to; `?` of anything else.
    pub kind: String,
    /// The name of that type in the source.
    pub ty: String,
}

/// A variable as the user wrote it, where something is stored in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceVariable {
    /// The place of the expression that is stored.
    pub place: Location,
    /// The name; `name[…]` for a part of it or for what it points to.
    pub name: String,
    /// Whether an integer is added to it there.
    pub counts: bool,
}

impl Function {
    /// The parameters in the source; empty without debug information.
    pub fn source_params(self) -> Vec<SourceParam> {
        let text = ffi::collect(|sink, state| {
            // SAFETY: the handle is live by the contract of the crate's documentation.
            unsafe { raw::tapeless_source_parameters(self.value().0, sink, state) }
        });
        text.lines().filter_map(parse_param).collect()
    }
}

impl Module {
    /// Variables of the source, by the places of the expressions that are stored in them. Unoptimised modules have
    /// the most.
    pub fn source_variables(self) -> Vec<SourceVariable> {
        let text = ffi::collect(|sink, state| {
            // SAFETY: the handle is live by the contract of the crate's documentation.
            unsafe { raw::tapeless_source_variables(self.0, sink, state) }
        });
        text.lines().filter_map(parse_variable).collect()
    }
}

fn parse_variable(line: &str) -> Option<SourceVariable> {
    let mut parts = line.splitn(5, '\t');
    let (line, column) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let counts = parts.next()? == "counts";
    let (name, file) = (parts.next()?.to_owned(), parts.next()?.into());
    Some(SourceVariable {
        place: Location { file, line, column },
        name,
        counts,
    })
}

fn parse_param(line: &str) -> Option<SourceParam> {
    let mut parts = line.splitn(3, '\t');
    let number = parts.next()?.parse().ok()?;
    let name = parts.next()?.to_owned();
    let ty = parts.next()?;
    let (kind, ty_name) = ty.split_once(' ')?;
    Some(SourceParam {
        number,
        name,
        pointer: kind.starts_with('*'),
        constant: kind.starts_with("*="),
        kind: kind.trim_start_matches(['*', '=']).to_owned(),
        ty: ty_name.to_owned(),
    })
}

/// What to do with a module where a host's pipeline calls the plugin.
pub type Differentiate =
    Box<dyn FnMut(Module, &Options) -> std::result::Result<bool, Vec<Diagnostic>>>;

struct Job {
    run: Differentiate,
    options: Options,
    wrong: Vec<Diagnostic>,
}

thread_local! {
    /// The passes of a pipeline carry no state of their own.
    static JOB: RefCell<Option<Job>> = const { RefCell::new(None) };
}

impl Module {
    /// Runs an optimisation pipeline (`default<O2>`) and differentiates where the plugin would in a host.
    ///
    /// # Errors
    /// What differentiation refuses; the module is then of no use.
    pub fn run_hosted(
        self,
        pipeline: &str,
        run: Differentiate,
        options: &Options,
    ) -> std::result::Result<(), Vec<Diagnostic>> {
        let job = Job {
            run,
            options: options.clone(),
            wrong: Vec::new(),
        };
        JOB.set(Some(job));
        let passes = ffi::Passes {
            preserve: run_preserve,
            differentiate: run_differentiate,
        };
        let mut understood = false;
        let why = ffi::collect(|sink, state| {
            let (text, size) = (pipeline.as_ptr(), pipeline.len());
            // SAFETY: the module is live; text and passes outlive the call, which copies the passes.
            understood = unsafe {
                raw::tapeless_run_hosted(self.0, text, size, &raw const passes, sink, state)
            };
        });
        let wrong = JOB.take().map(|job| job.wrong).unwrap_or_default();
        if !understood {
            return Err(vec![Diagnostic::internal(format!(
                "pipeline `{pipeline}`: {why}"
            ))]);
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }
}

unsafe extern "C" fn run_preserve(module: LLVMModuleRef, _host: *mut c_void) -> bool {
    preserve(Module(module))
}

unsafe extern "C" fn run_differentiate(module: LLVMModuleRef, host: *mut c_void) -> bool {
    // SAFETY: the shim passes the analysis manager of the pipeline that runs; what it knows about functions would
    // dangle once some of them are deleted.
    unsafe { ffi::tapeless_host_forget_functions(host, module) };
    let Some(mut job) = JOB.take() else {
        return false;
    };
    let outcome = catch_unwind(AssertUnwindSafe(|| (job.run)(Module(module), &job.options)));
    let changed = match outcome {
        Ok(Ok(changed)) => changed,
        Ok(Err(wrong)) => {
            job.wrong.extend(wrong);
            true
        }
        Err(panic) => {
            job.wrong.push(Diagnostic::internal(panic_text(&*panic)));
            true
        }
    };
    JOB.set(Some(job));
    changed
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without a message").to_owned()
}

impl Jit {
    /// Calls a function of type `void (ptr)` with the address of a buffer.
    ///
    /// The code is the user's: what it does to memory beyond its arguments cannot be checked here. A signal that it
    /// raises stops it; what it had allocated is then lost.
    ///
    /// # Errors
    /// If there is no such symbol, or the code is stopped.
    pub fn call_on(&self, symbol: &str, buffer: &mut [u64]) -> Result<()> {
        let code = self.address(symbol)? as *const c_void;
        // SAFETY: the caller has made the symbol as a function of this type that stays within the buffer.
        let stopped = unsafe { raw::tapeless_call_guarded(code, buffer.as_mut_ptr().cast()) };
        outcome(stopped)
    }

    /// The same in a process of its own: variables of the code are afterwards what they were. The buffer and each
    /// [`Fence`] hold what the code left there.
    ///
    /// # Errors
    /// If there is no such symbol, or the code is stopped.
    pub fn call_apart(&self, symbol: &str, buffer: &mut [u64]) -> Result<()> {
        let code = self.address(symbol)? as *const c_void;
        let shared = Fence::of_words(buffer)?;
        // SAFETY: the caller has made the symbol as a function of this type that stays within the buffer.
        let stopped = unsafe { raw::tapeless_call_apart(code, shared.data.as_ptr().cast()) };
        buffer.copy_from_slice(&shared.words());
        outcome(stopped)
    }
}

/// What the number says with which guarded code came back.
pub(crate) fn outcome(stopped: i32) -> Result<()> {
    let what = match stopped {
        0 => return Ok(()),
        4 => "executed an instruction that this machine does not have (SIGILL)",
        6 => "aborted (SIGABRT)",
        7 | 11 => "accessed memory that is not there (SIGSEGV)",
        8 => "divided an integer by zero (SIGFPE)",
        256 => "threw an exception",
        257 => "ended the program",
        signal => &format!("was stopped (signal {signal})"),
    };
    let what = format!("the function {what}");
    Err(Box::new(Diagnostic::error(code::INPUT, what)))
}

/// Memory for an array that compiled code is given. An access right behind its end raises a signal.
#[derive(Debug)]
pub struct Fence {
    data: std::ptr::NonNull<u8>,
    size: usize,
}

impl Fence {
    /// Zeroed memory.
    ///
    /// # Errors
    /// If there is not so much.
    pub fn new(size: usize) -> Result<Self> {
        // SAFETY: takes a size, returns null or memory of that size.
        let data = std::ptr::NonNull::new(unsafe { raw::tapeless_fence(size) });
        match data {
            Some(data) => Ok(Self { data, size }),
            None => Err(Box::new(
                Diagnostic::error(
                    code::ENVIRONMENT,
                    format!("there is no memory for an array of {size} bytes"),
                )
                .help("give a shorter array"),
            )),
        }
    }

    /// Memory that holds words.
    ///
    /// # Errors
    /// As [`new`](Self::new).
    pub fn of_words(words: &[u64]) -> Result<Self> {
        let mut fence = Self::new(size_of_val(words))?;
        for (to, word) in fence.bytes_mut().chunks_exact_mut(8).zip(words) {
            to.copy_from_slice(&word.to_ne_bytes());
        }
        Ok(fence)
    }

    /// The words that it holds.
    pub fn words(&self) -> Vec<u64> {
        let word = |bytes: &[u8]| bytes.try_into().map_or(0, u64::from_ne_bytes);
        self.bytes().chunks_exact(8).map(word).collect()
    }

    /// The address to give to compiled code.
    pub fn address(&self) -> u64 {
        self.data.as_ptr() as u64
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8] {
        // SAFETY: `size` initialised bytes belong to this value; compiled code runs only within `call_on`.
        unsafe { std::slice::from_raw_parts(self.data.as_ptr(), self.size) }
    }

    /// Its bytes, to write.
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: as for `bytes`; the borrow is unique.
        unsafe { std::slice::from_raw_parts_mut(self.data.as_ptr(), self.size) }
    }
}

impl Drop for Fence {
    fn drop(&mut self) {
        // SAFETY: made by `new` with this size, given back once.
        unsafe { raw::tapeless_unfence(self.data.as_ptr(), self.size) }
    }
}
