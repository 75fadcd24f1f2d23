//! The `tapeless` command.
//!
//! `grad` goes the same way as a program that is compiled with the plugin: the file becomes IR, a wrapper asks for the
//! derivative by a call with markers, and LLVM's own pipeline runs with the plugin's passes in it. Only then the
//! code is compiled into this process and called.

mod args;
mod bind;
mod check_rule;
mod chosen;
mod codes;
mod compilers;
mod copied;
mod describe;
mod differences;
mod driver;
mod explain;
mod failure;
mod grad;
mod gradient;
mod interpret;
mod matrix;
mod number;
mod opt;
mod params;
mod point;
mod precision;
mod program;
mod show;
mod source;
mod stages;
mod startup;
mod sweep;
mod wrapper;

use args::{CommandLine, Passed, Verb};
use clap::Parser;
use compilers::become_compiler;
use failure::{Failure, Result};
use std::process::ExitCode;

fn main() -> ExitCode {
    let line = match CommandLine::try_parse() {
        Ok(line) => line,
        Err(error) => {
            // Help and version are errors to the parser. A closed pipe is no reason to fail.
            let _ = error.print();
            return if error.use_stderr() {
                ExitCode::FAILURE
            } else {
                ExitCode::SUCCESS
            };
        }
    };
    match run(line.verb) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Does it; whether all is well.
fn run(verb: Verb) -> Result<bool> {
    match verb {
        Verb::Grad(args) => return grad::grad(&args),
        Verb::CheckRule(args) => return check_rule::check(&args),
        Verb::Precision(args) => precision::precision(&args)?,
        Verb::Jacobian(args) => return matrix::jacobian(&args),
        Verb::Hessian(args) => return matrix::hessian(&args),
        Verb::Hvp(args) => return matrix::product(&args),
        Verb::Sweep(args) => return sweep::sweep(&args),
        Verb::Driver(args) => driver::write(&args)?,
        Verb::Describe(args) => describe::describe(&args)?,
        Verb::Explain(args) => explain::explain(&args)?,
        Verb::Opt(args) => opt::opt(&args)?,
        Verb::Cc(passed) => return Err(compile("clang-22", &passed)),
        Verb::Cxx(passed) => return Err(compile("clang++-22", &passed)),
        Verb::Fortran(passed) => return Err(become_compiler("flang-22", &[], &passed.args)),
        Verb::PluginPath => grad::print_line(&compilers::plugin()?.display().to_string()),
        Verb::IncludePath => grad::print_line(&compilers::include_path()?.display().to_string()),
        Verb::CmakePath => grad::print_line(&compilers::cmake_path()?.display().to_string()),
        Verb::ExplainError { code } => grad::print_line(codes::explain(&code)?),
    }
    Ok(true)
}

/// Becomes a compiler of C or C++.
fn compile(compiler: &str, passed: &Passed) -> Failure {
    become_compiler(compiler, &compilers::include_flags(), &passed.args)
}
