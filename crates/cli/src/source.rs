//! From a file to a module.

use crate::compilers::include_flags;
use crate::failure::{Failure, Result};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use tapeless_diag::{Diagnostic, code};
use tapeless_llvm::{OwnedContext, OwnedModule};

/// A module and the context that it lives in.
#[derive(Debug)]
pub struct Loaded {
    /// Dropped first.
    pub module: OwnedModule,
    /// The owner of its types.
    pub context: OwnedContext,
}

enum Language {
    Ir,
    Clang(&'static str),
    Flang,
    Rustc,
}

fn language(file: &Path) -> Result<Language> {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("ll" | "bc") => Ok(Language::Ir),
        Some("c") => Ok(Language::Clang("clang-22")),
        Some("cc" | "cpp" | "cxx" | "C") => Ok(Language::Clang("clang++-22")),
        Some("f90" | "f95" | "f03" | "f08" | "f" | "for" | "F90") => Ok(Language::Flang),
        Some("rs") => Ok(Language::Rustc),
        _ => Err(unknown_language(file)),
    }
}

fn unknown_language(file: &Path) -> Failure {
    let what = format!("`{}` is in no language known here", file.display());
    Diagnostic::error(code::INPUT, what)
        .help("known are C (.c), C++ (.cc, .cpp, .cxx), Fortran (.f90), Rust (.rs) and LLVM IR (.ll, .bc)")
        .into()
}

/// IR in a file, or what a compiler makes of source before it optimises: as many modules as are wanted.
#[derive(Debug)]
pub struct Input {
    file: PathBuf,
    /// The compiler, and its bitcode.
    compiled: Option<(&'static str, Vec<u8>)>,
}

/// Finds IR, or compiles to IR as a compiler at this level does before it optimises.
pub fn input(file: &Path, level: &str, flags: &[OsString]) -> Result<Input> {
    let language = language(file)?;
    if let Err(error) = std::fs::metadata(file) {
        let what = format!("cannot read `{}`", file.display());
        return Err(Diagnostic::error(code::INPUT, what)
            .because(None, error.to_string())
            .help("name a file with source or LLVM IR")
            .into());
    }
    let compiled = match language {
        Language::Ir => None,
        Language::Clang(compiler) => Some((compiler, compile(compiler, file, level, flags)?)),
        Language::Flang => Some(("flang-22", fortran(file, level, flags)?)),
        Language::Rustc => Some(("rustc", rust(file, level, flags)?)),
    };
    let file = file.to_path_buf();
    Ok(Input { file, compiled })
}

impl Input {
    /// A module of its own.
    pub fn load(&self) -> Result<Loaded> {
        let context = OwnedContext::new();
        let module = match &self.compiled {
            None => read(&context, &self.file)?,
            Some((compiler, bitcode)) => {
                let name = self.file.to_string_lossy();
                let parsed = OwnedModule::parse(context.get(), &name, bitcode);
                parsed.map_err(|why| {
                    let what = format!("`{compiler}` made no bitcode from `{name}`");
                    let error = Diagnostic::error(code::ENVIRONMENT, what).because(None, why);
                    Failure::from(error.help("leave out flags that make it write something else"))
                })?
            }
        };
        Ok(Loaded { module, context })
    }
}

/// Reads IR that is well-formed.
pub fn read(context: &OwnedContext, file: &Path) -> Result<OwnedModule> {
    let module = OwnedModule::read(context.get(), file)?;
    match module.get().verify() {
        None => Ok(module),
        Some(why) => {
            let what = format!("`{}` is not well-formed", file.display());
            Err(Diagnostic::error(code::INPUT, what)
                .because(None, why.trim().to_owned())
                .help("write it with a compiler instead of by hand: `clang-22 -S -emit-llvm`")
                .into())
        }
    }
}

fn compile(compiler: &str, file: &Path, level: &str, flags: &[OsString]) -> Result<Vec<u8>> {
    let mut command = Command::new(compiler);
    command
        .args([&format!("-O{level}"), "-g", "-c", "-emit-llvm"])
        .args(["-Xclang", "-disable-llvm-passes", "-o", "-"])
        .args(include_flags())
        .args(flags)
        .arg(file);
    bitcode(compiler, file, command)
}

/// Fortran's compiler has no way to leave out LLVM's passes: so there are as few as there can be.
fn fortran(file: &Path, level: &str, flags: &[OsString]) -> Result<Vec<u8>> {
    let level = if level == "0" { "0" } else { "1" };
    let mut command = Command::new("flang-22");
    command
        .args([
            &format!("-O{level}"),
            "-g",
            "-fPIC",
            "-c",
            "-emit-llvm",
            "-o",
            "-",
        ])
        .args(flags)
        .arg(file);
    bitcode("flang-22", file, command)
}

fn rust(file: &Path, level: &str, flags: &[OsString]) -> Result<Vec<u8>> {
    let mut command = Command::new("rustc");
    command
        .args([
            "-g",
            &format!("-Copt-level={level}"),
            "-Cno-prepopulate-passes",
        ])
        .args([
            "-Ccodegen-units=1",
            "-Crelocation-model=pic",
            "--edition=2021",
        ])
        .args(["--crate-type=lib", "--emit=llvm-bc", "-o", "-"])
        .args(flags)
        .arg(file);
    bitcode("rustc", file, command)
}

/// What a compiler writes.
fn bitcode(compiler: &str, file: &Path, mut command: Command) -> Result<Vec<u8>> {
    let output = command
        .output()
        .map_err(|error| missing(compiler, &error))?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        let what = format!("`{}` does not compile", file.display());
        let error = Diagnostic::error(code::INPUT, what);
        return Err(error
            .because(None, format!("{compiler} says:\n{}", said.trim_end()))
            .help("give it the flags that it needs: `--cflag=-Iinclude`, `--cflag=-std=c17`")
            .into());
    }
    if !said.is_empty() {
        eprint!("{said}");
    }
    Ok(output.stdout)
}

/// Why a compiler could not be started.
pub fn missing(compiler: &str, error: &std::io::Error) -> Failure {
    let what = match error.kind() {
        std::io::ErrorKind::NotFound => format!("`{compiler}` is not installed"),
        _ => format!("`{compiler}` cannot be run: {error}"),
    };
    Diagnostic::error(code::ENVIRONMENT, what)
        .help("`cargo xtask setup` installs LLVM 22 with its compilers; so does `apt install clang-22 flang-22`")
        .into()
}
