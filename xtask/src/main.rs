//! Project automation: `cargo xtask --help`.
//!
//! It must build where LLVM is not installed yet, hence depends on none of the project's crates.

mod bench;
mod bodies;
mod book;
mod demo;
mod fuzz;
mod packages;
mod par;
mod python;
mod roundtrip;
mod sanitize;
mod setup;
mod shell;
mod style;
mod test;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Builds, tests and shows Tapeless. Every verb first installs what is missing.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Install LLVM 22 with its compilers and libraries, as far as they are missing
    Setup,
    /// Build target/release/libtapeless.so and target/release/tapeless
    Build,
    /// Differentiate the programs in examples/ and NLopt's test functions
    Demo,
    /// Time gradients against their primals and against gradients written by hand
    Bench(bench::Options),
    /// Differentiate random programs and hold both modes against each other, against differences and the interpreter
    Fuzz(fuzz::Options),
    /// Import and emit every function of SQLite, Lua, zlib, zstd, regex and the benchmarks, and compare what they do
    Roundtrip(roundtrip::Options),
    /// Run the programs of tests/run under AddressSanitizer and LeakSanitizer, or under valgrind
    Sanitize(sanitize::Options),
    /// Differentiate parallel programs and hold them against differences, by several numbers of threads
    Par(par::Options),
    /// Compile the bodies of library functions that are built into the plugin (crates/llvm/bodies)
    Bodies,
    /// Build the book of the pages in docs/ (target/book)
    Book,
    /// Run the programs of tests/run and hold what is seen against tests/verdicts.txt, or write it there
    Verdicts(test::Verdicts),
    /// Build the wheel of the Python package (target/xtask/wheels)
    Wheel,
    /// Install the wheel into an environment of its own, and run its tests with real frameworks
    Python(python::Options),
    /// Check the format, lint, and run every test
    Test(test::Options),
}

fn main() -> ExitCode {
    match run(Arguments::parse().verb) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(verb: Verb) -> Result<()> {
    setup::run()?;
    match verb {
        Verb::Setup => Ok(()),
        Verb::Build => shell::cargo(&["build", "--release"]),
        Verb::Demo => demo::run(),
        Verb::Bench(options) => bench::run(&options),
        Verb::Fuzz(options) => fuzz::run(&options),
        Verb::Roundtrip(options) => roundtrip::run(&options),
        Verb::Sanitize(options) => sanitize::run(&options),
        Verb::Par(options) => par::run(&options),
        Verb::Bodies => bodies::run(),
        Verb::Book => book::run(),
        Verb::Verdicts(options) => test::verdicts(&options),
        Verb::Wheel => python::wheel().map(drop),
        Verb::Python(options) => python::run(&options),
        Verb::Test(options) => test::run(&options),
    }
}
