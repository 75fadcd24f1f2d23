//! Everything that must hold before a change goes in.

use crate::shell::cargo;
use anyhow::{Result, bail};
use std::time::Instant;

const STEPS: [(&str, &[&str]); 4] = [
    ("format", &["fmt", "--all", "--check"]),
    (
        "lints",
        &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--quiet",
            "--",
            "-D",
            "warnings",
        ],
    ),
    ("release build", &["build", "--release"]),
    ("tests", &["test", "--workspace", "--no-fail-fast"]),
];

/// Runs every step, even after one has failed, and says how each went.
pub fn run() -> Result<()> {
    let mut results = Vec::new();
    for (name, arguments) in STEPS {
        let start = Instant::now();
        let result = cargo(arguments);
        results.push((name, start.elapsed(), result));
    }
    eprintln!("\nSummary");
    for (name, time, result) in &results {
        let verdict = if result.is_ok() { "ok" } else { "FAILED" };
        eprintln!("  {name:<14} {verdict:<7} {:>6.1} s", time.as_secs_f64());
    }
    let failed = results
        .iter()
        .filter(|(_, _, result)| result.is_err())
        .count();
    if failed > 0 {
        bail!("{failed} of {} steps failed", results.len());
    }
    Ok(())
}
