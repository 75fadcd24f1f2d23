//! Modules: reading, printing, globals.

use crate::context::Context;
use crate::ffi::{self, LLVMModuleRef, ffi};
use crate::function::Function;
use crate::types::{Layout, Type};
use crate::value::Value;
use std::ffi::CStr;
use std::fmt;
use std::path::Path;
use tapeless_diag::{Diagnostic, Location, code};
use tapeless_ir::System;

/// How the triples of GPUs begin.
const GPUS: [&str; 4] = ["nvptx", "amdgcn", "r600", "spirv"];

/// A module that someone else owns: a host, or an [`OwnedModule`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Module(pub(crate) LLVMModuleRef);

impl Module {
    /// Its context.
    pub fn context(self) -> Context {
        Context(ffi!(LLVMGetModuleContext(self.0)))
    }

    /// Sizes and offsets on its target.
    pub fn layout(self) -> Layout {
        Layout::of(self)
    }

    /// Its target: architecture, vendor, system.
    pub fn triple(self) -> String {
        // SAFETY: LLVM owns the text, which ends with a zero byte, and nothing changes it here.
        let text = unsafe { CStr::from_ptr(ffi::LLVMGetTarget(self.0)) };
        text.to_string_lossy().into_owned()
    }

    /// What runs on its target, by the triple. One that does not say is this machine's.
    pub fn system(self) -> System {
        let triple = self.triple();
        let is_gpu = GPUS.iter().any(|gpu| triple.starts_with(gpu));
        match () {
            () if is_gpu => System::Gpu,
            () if triple.is_empty() || triple.contains("linux") => System::Linux,
            () => System::Hosted,
        }
    }

    /// Its functions, declarations included.
    pub fn functions(self) -> impl Iterator<Item = Function> {
        let first = Value::from_raw(ffi!(LLVMGetFirstFunction(self.0)));
        std::iter::successors(first, |value| {
            Value::from_raw(ffi!(LLVMGetNextFunction(value.0)))
        })
        .map(Function)
    }

    /// Its global variables.
    pub fn globals(self) -> impl Iterator<Item = Value> {
        let first = Value::from_raw(ffi!(LLVMGetFirstGlobal(self.0)));
        std::iter::successors(first, |value| {
            Value::from_raw(ffi!(LLVMGetNextGlobal(value.0)))
        })
    }

    /// Whether a flag of this name is set, whatever its value.
    pub fn has_flag(self, name: &str) -> bool {
        !ffi!(LLVMGetModuleFlag(self.0, name.as_ptr().cast(), name.len())).is_null()
    }

    /// A function by symbol.
    pub fn function(self, name: &str) -> Option<Function> {
        Value::from_raw(ffi!(tapeless_named_function(
            self.0,
            name.as_ptr(),
            name.len()
        )))
        .map(Function)
    }

    /// A global variable by symbol.
    pub fn global(self, name: &str) -> Option<Value> {
        Value::from_raw(ffi!(tapeless_named_global(
            self.0,
            name.as_ptr(),
            name.len()
        )))
    }

    /// Declares a function; LLVM makes the name unique.
    pub fn add_function(self, name: &str, ty: Type) -> Function {
        let name = ffi::c_string(name);
        Function(Value(ffi!(LLVMAddFunction(self.0, name.as_ptr(), ty.0))))
    }

    /// The function of that name, declared with `ty` if there is none yet.
    pub fn get_or_add_function(self, name: &str, ty: Type) -> Function {
        self.function(name)
            .unwrap_or_else(|| self.add_function(name, ty))
    }

    /// Declares a global variable; without an initializer it is external.
    pub fn add_global(self, name: &str, ty: Type) -> Value {
        let name = ffi::c_string(name);
        Value(ffi!(LLVMAddGlobal(self.0, ty.0, name.as_ptr())))
    }

    /// The declaration of an intrinsic (`llvm.sin`) for the types over which it is overloaded.
    /// `None` if LLVM has no such intrinsic.
    pub fn intrinsic(self, name: &str, overloads: &[Type]) -> Option<Function> {
        let id = ffi!(LLVMLookupIntrinsicID(name.as_ptr().cast(), name.len()));
        if id == 0 {
            return None;
        }
        let mut types: Vec<_> = overloads.iter().map(|ty| ty.0).collect();
        let raw = ffi!(LLVMGetIntrinsicDeclaration(
            self.0,
            id,
            types.as_mut_ptr(),
            types.len()
        ));
        Some(Function(Value(raw)))
    }

    /// What the verifier has to say; `None` if all is well.
    pub fn verify(self) -> Option<String> {
        let mut broken = false;
        let text =
            ffi::collect(|sink, state| broken = ffi!(tapeless_verify_module(self.0, sink, state)));
        broken.then_some(text)
    }

    /// Writes bitcode.
    pub fn write_bitcode(self, path: &Path) -> Result<(), Diagnostic> {
        let name = ffi::c_string(&path.to_string_lossy());
        match ffi!(LLVMWriteBitcodeToFile(self.0, name.as_ptr())) {
            0 => Ok(()),
            _ => Err(Diagnostic::error(
                code::ENVIRONMENT,
                format!("cannot write `{}`", path.display()),
            )
            .help(WRITABLE)),
        }
    }
}

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&ffi::take_message(ffi!(LLVMPrintModuleToString(self.0))))
    }
}

impl fmt::Debug for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Module({:p})", self.0)
    }
}

/// What helps where a file cannot be written.
pub const WRITABLE: &str = "name a file in a folder that exists and may be written to";

/// A module of our own; it must end before its context does.
#[derive(Debug)]
pub struct OwnedModule(Module);

impl OwnedModule {
    /// An empty module.
    pub fn new(context: Context, name: &str) -> Self {
        let name = ffi::c_string(name);
        Self(Module(ffi!(LLVMModuleCreateWithNameInContext(
            name.as_ptr(),
            context.0
        ))))
    }

    /// Reads textual IR or bitcode from a file.
    pub fn read(context: Context, path: &Path) -> Result<Self, Diagnostic> {
        let refuse = |why: &dyn fmt::Display| {
            Diagnostic::error(code::INPUT, format!("cannot read `{}`", path.display()))
                .because(None, why.to_string())
                .help("name a file with LLVM IR of LLVM 22, as `clang-22 -g -O1 -c -emit-llvm` writes it")
        };
        let bytes = std::fs::read(path).map_err(|error| refuse(&error))?;
        let name = path.to_string_lossy();
        Self::parse(context, &name, &bytes).map_err(|why| {
            let (place, why) = placed(&name, &why);
            refuse(&why).at(place)
        })
    }

    /// Reads textual IR or bitcode from memory; the error is LLVM's own message.
    pub fn parse(context: Context, name: &str, bytes: &[u8]) -> Result<Self, String> {
        let name = ffi::c_string(name);
        let mut module = std::ptr::null_mut();
        let message = ffi::collect(|sink, state| {
            module = ffi!(tapeless_parse(
                context.0,
                bytes.as_ptr(),
                bytes.len(),
                name.as_ptr(),
                sink,
                state
            ));
        });
        if module.is_null() {
            Err(message.trim().to_owned())
        } else {
            Ok(Self(Module(module)))
        }
    }

    /// The handle.
    pub fn get(&self) -> Module {
        self.0
    }

    /// Moves the definition of a function, and what it needs, into a module in which its name is free, where it is
    /// private. `None` if that cannot be.
    pub fn move_definition(self, name: &str, to: Module) -> Option<Function> {
        let from = self.into_raw();
        Value::from_raw(ffi!(tapeless_link_definition(
            to.0,
            from,
            name.as_ptr(),
            name.len()
        )))
        .map(Function)
    }

    /// Moves all that it defines into another module; whether that went well.
    pub fn link_into(self, to: Module) -> bool {
        let from = self.into_raw();
        ffi!(LLVMSetTarget(from, ffi::LLVMGetTarget(to.0)));
        ffi!(LLVMSetDataLayout(from, ffi::LLVMGetDataLayoutStr(to.0)));
        ffi!(LLVMLinkModules2(to.0, from)) == 0
    }

    /// Gives the module away, to a JIT or to a linker.
    pub(crate) fn into_raw(self) -> LLVMModuleRef {
        std::mem::ManuallyDrop::new(self).0.0
    }
}

/// LLVM's message `FILE:LINE:COLUMN: error: …`, taken apart. Lines of files that are no text are left out.
fn placed(file: &str, message: &str) -> (Option<Location>, String) {
    let place = || {
        let mut parts = message
            .strip_prefix(file)?
            .strip_prefix(':')?
            .splitn(3, ':');
        let (line, column) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let why = parts.next()?.trim_start();
        let file = file.into();
        Some((Location { file, line, column }, why))
    };
    let (place, why) = place().map_or((None, message), |(place, why)| (Some(place), why));
    let why = why.strip_prefix("error: ").unwrap_or(why);
    let is_text = |c: char| (!c.is_control() || c == '\t') && c != char::REPLACEMENT_CHARACTER;
    let first = why.lines().next().unwrap_or_default();
    match why.lines().all(|line| line.chars().all(is_text)) {
        true => (place, why.to_owned()),
        false => (place, first.chars().filter(|&c| is_text(c)).collect()),
    }
}

impl Drop for OwnedModule {
    fn drop(&mut self) {
        ffi!(LLVMDisposeModule(self.0.0));
    }
}
