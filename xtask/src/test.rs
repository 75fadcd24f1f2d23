//! Everything that must hold before a change goes in.

use crate::shell::{self, cargo};
use crate::{demo, fuzz, par, python, roundtrip, sanitize, setup};
use anyhow::{Result, bail};
use clap::Args;
use std::process::Command;
use std::time::Instant;

/// A step by its name.
type Step = (&'static str, fn() -> Result<()>);

/// What every change must pass. All in the release profile, so that one build serves them.
const COMMON: [Step; 5] = [
    ("format", || cargo(&["fmt", "--all", "--check"])),
    ("release build", || cargo(&["build", "--release"])),
    ("lints", lints),
    ("tests", || {
        cargo(&["test", "--release", "--workspace", "--no-fail-fast"])
    }),
    ("examples", demo::run),
];

/// The campaigns in short.
const SHORT: [Step; 8] = [
    ("watched memory", || {
        sanitize::run(&sanitize::Options::brief())
    }),
    ("random programs", || fuzz::run(&fuzz::Options::brief())),
    ("carriers", || fuzz::run(&fuzz::Options::brief_carriers())),
    ("regions", || fuzz::run(&fuzz::Options::brief_omp())),
    ("mutated modules", || fuzz::run(&fuzz::Options::brief_ir())),
    (
        "round trip",
        || roundtrip::run(&roundtrip::Options::brief()),
    ),
    ("python", || python::run(&python::Options::brief())),
    ("parallel", || {
        par::Options::brief().iter().try_for_each(par::run)
    }),
];

/// The campaigns in full.
const LONG: [Step; 12] = [
    ("all levels", || {
        verdicts(&Verdicts {
            filters: Vec::new(),
            bless: false,
        })
    }),
    ("hosts", || {
        shell::run(Command::new("cargo").env("TAPELESS_ALL_LEVELS", "1").args([
            "test",
            "--release",
            "-p",
            "tapeless-plugin",
        ]))
    }),
    ("watched memory", || {
        sanitize::run(&sanitize::Options::all(false))
    }),
    ("valgrind", || sanitize::run(&sanitize::Options::all(true))),
    ("random programs", || fuzz::run(&fuzz::Options::long())),
    ("random graphs", || fuzz::run(&fuzz::Options::long_cfg())),
    ("carriers", || fuzz::run(&fuzz::Options::long_carriers())),
    ("regions", || fuzz::run(&fuzz::Options::long_omp())),
    ("mutated modules", || fuzz::run(&fuzz::Options::long_ir())),
    ("round trip", || roundtrip::run(&roundtrip::Options::all())),
    ("python", || python::run(&python::Options::all())),
    ("parallel", || {
        par::Options::all().iter().try_for_each(par::run)
    }),
];

/// What the user may choose.
#[derive(Args)]
pub struct Options {
    /// The campaigns in full: hours instead of minutes
    #[arg(long)]
    long: bool,
}

/// What the user may choose of the verdicts.
#[derive(Args)]
pub struct Verdicts {
    /// Only programs whose names contain one of these
    filters: Vec<String>,
    /// Write tests/verdicts.txt anew
    #[arg(long)]
    bless: bool,
}

fn lints() -> Result<()> {
    cargo(&[
        "clippy",
        "--release",
        "--workspace",
        "--all-targets",
        "--keep-going",
        "--quiet",
        "--",
        "-D",
        "warnings",
    ])
}

/// Has the test of `tests/run` hold what is seen against `tests/verdicts.txt`, or write it there.
pub fn verdicts(options: &Verdicts) -> Result<()> {
    let mut words = vec!["test", "--release", "--quiet", "-p", "tapeless-cli"];
    words.extend(["--test", "run", "--", "--all-levels"]);
    words.extend(options.bless.then_some("--bless"));
    words.extend(options.filters.iter().map(String::as_str));
    cargo(&words)
}

/// Runs every step, even after one has failed, and says how each went.
pub fn run(options: &Options) -> Result<()> {
    setup::templates()?;
    let campaigns = if options.long { &LONG[..] } else { &SHORT };
    let mut results = Vec::new();
    for (name, step) in COMMON.iter().chain(campaigns) {
        println!("\n== {name}");
        let start = Instant::now();
        let result = step();
        if let Err(error) = &result {
            println!("{name}: {error:#}");
        }
        results.push((name, start.elapsed(), result.is_ok()));
    }
    println!("\nSummary");
    for (name, time, is_right) in &results {
        let verdict = if *is_right { "ok" } else { "FAILED" };
        println!("  {name:<16} {verdict:<7} {:>6.1} s", time.as_secs_f64());
    }
    let failed = results.iter().filter(|(_, _, is_right)| !is_right).count();
    if failed > 0 {
        bail!("{failed} of {} steps failed", results.len());
    }
    Ok(())
}
