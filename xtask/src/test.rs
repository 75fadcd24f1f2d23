//! Everything that must hold before a change goes in.

use crate::shell::cargo;
use crate::{demo, fuzz, roundtrip, sanitize, setup};
use anyhow::{Result, bail};
use std::time::Instant;

/// A step by its name.
type Step = (&'static str, fn() -> Result<()>);

/// All in the release profile, so that one build serves them.
const STEPS: [Step; 10] = [
    ("format", || cargo(&["fmt", "--all", "--check"])),
    ("release build", || cargo(&["build", "--release"])),
    ("lints", lints),
    ("tests", || {
        cargo(&["test", "--release", "--workspace", "--no-fail-fast"])
    }),
    ("examples", demo::run),
    ("watched memory", || {
        sanitize::run(&sanitize::Options::brief())
    }),
    ("random programs", || fuzz::run(&fuzz::Options::brief())),
    ("carriers", || fuzz::run(&fuzz::Options::brief_carriers())),
    ("mutated modules", || fuzz::run(&fuzz::Options::brief_ir())),
    (
        "round trip",
        || roundtrip::run(&roundtrip::Options::brief()),
    ),
];

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

/// Runs every step, even after one has failed, and says how each went.
pub fn run() -> Result<()> {
    setup::templates()?;
    let mut results = Vec::new();
    for (name, step) in STEPS {
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
