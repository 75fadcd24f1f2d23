//! Programs in Fortran: compiled by flang, differentiated where they are linked with the harness.

use super::omp::{harness_file, name};
use crate::packages;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// How many numbers each of these programs takes.
const COUNT: &str = "-DN=16";
pub const FLANG: &str = "flang-22";
const CLANG: &str = "clang-22";

/// Whether a program is one of these.
pub fn is(program: &Path) -> bool {
    program.extension().is_some_and(|e| e == "f90")
}

/// The program in 80 bits, serial, in its harness. What flang asks of floats of 128 bits the harness defines.
pub fn expected(program: &Path, scratch: &Path) -> Result<PathBuf> {
    let part = scratch.join(format!("{}-expected.o", name(program)));
    ran(compiler(program, "10").args(["-O1", "-o"]).arg(&part))?;
    let around = scratch.join(format!("{}-expected-harness.o", name(program)));
    ran(harness("gcc").args(["-DEXPECTED", "-o"]).arg(&around))?;
    linked(&part, &around, &["-lquadmath"])
}

/// The program with derivatives, made at link time.
pub fn made(program: &Path, scratch: &Path, level: u8) -> Result<PathBuf> {
    let flags = [&*format!("-O{level}"), "-g", "-fopenmp", "-flto=full"];
    let part = bitcode(program, scratch, &flags)?;
    let around = part.with_extension("o");
    ran(harness(CLANG).args(flags).arg("-o").arg(&around))?;
    let plugin = packages::target().join("release/libtapeless.so");
    let load = format!("-Wl,--load-pass-plugin={}", plugin.display());
    linked(
        &part,
        &around,
        &[&flags[..], &["-fuse-ld=lld-22", &load]].concat(),
    )
}

/// The program alone, as the interpreter takes it.
pub fn bitcode(program: &Path, scratch: &Path, flags: &[&str]) -> Result<PathBuf> {
    let part = scratch.join(format!("{}{}.bc", name(program), flags[0]));
    ran(compiler(program, "8").args(flags).arg("-o").arg(&part))?;
    Ok(part)
}

fn compiler(program: &Path, kind: &str) -> Command {
    let mut flang = Command::new(FLANG);
    flang.args(["-cpp", COUNT, &format!("-DR={kind}"), "-c"]);
    flang.arg(program);
    flang
}

fn harness(compiler: &str) -> Command {
    let mut command = Command::new(compiler);
    command.args(["-w", "-DFORTRAN", COUNT, "-c"]);
    command.arg(harness_file("harness.c"));
    command
}

fn linked(part: &Path, around: &Path, flags: &[&str]) -> Result<PathBuf> {
    let made = around.with_extension("");
    let mut flang = Command::new(FLANG);
    flang.arg(around).arg(part).args(flags);
    ran(flang.args(["-lm", "-o"]).arg(&made))?;
    Ok(made)
}

/// Runs a compiler.
///
/// # Errors
/// What it said, if it failed.
pub fn ran(command: &mut Command) -> Result<()> {
    let output = command.output();
    let output = output.with_context(|| format!("{command:?} cannot be started"))?;
    match output.status.success() {
        true => Ok(()),
        false => bail!("{}", String::from_utf8_lossy(&output.stderr)),
    }
}
