//! The primals of the benchmarks: time and value without and with the round trip.

use crate::shell;
use crate::style::{Style, seconds};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

const PROGRAMS: [&str; 7] = [
    "taylorlog",
    "logsumexp",
    "matdescent",
    "dense",
    "gmm",
    "rk4",
    "nbody",
];

/// A problem's name, size and value, and the least seconds seen.
struct Measured {
    problem: String,
    value: String,
    best_s: f64,
}

/// Prints a row per problem, and returns the ratios of their times. An error where a value differs.
pub fn compare(plugin: &Path, out: &Path, rounds: usize, style: &Style) -> Result<Vec<f64>> {
    let columns = format!(
        "  {:<24} {:>9} {:>9} {:>9}",
        "primal at -O2", "without", "with", "ratio"
    );
    println!("\n{}\n", style.faint(&columns));
    let mut ratios = Vec::new();
    for name in PROGRAMS {
        let (before, after) = (out.join("before"), out.join("after"));
        build(name, plugin, false, &before)?;
        build(name, plugin, true, &after)?;
        let (mut plain, mut tripped) = (measure(&before)?, measure(&after)?);
        for _ in 1..rounds {
            least(&mut plain, &measure(&before)?);
            least(&mut tripped, &measure(&after)?);
        }
        for (plain, tripped) in plain.iter().zip(&tripped) {
            let ratio = tripped.best_s / plain.best_s;
            println!(
                "{} {:<24} {:>9} {:>9} {:>8.3}×",
                if ratio <= 1.05 {
                    style.good("✓")
                } else {
                    style.bad("✗")
                },
                plain.problem,
                seconds(plain.best_s),
                seconds(tripped.best_s),
                ratio
            );
            if (&plain.problem, &plain.value) != (&tripped.problem, &tripped.value) {
                bail!(
                    "{}: {} became {}",
                    plain.problem,
                    plain.value,
                    tripped.value
                );
            }
            ratios.push(ratio);
        }
    }
    Ok(ratios)
}

/// With the plugin in any case, which the gradients in these files need.
fn build(name: &str, plugin: &Path, trip: bool, binary: &Path) -> Result<()> {
    let mut command = Command::new("clang-22");
    command
        .current_dir(shell::root())
        .args(["-O2", "-Ibenches"])
        .arg(format!("-fpass-plugin={}", plugin.display()))
        .arg(format!("benches/{name}.c"))
        .args(["tests/roundtrip/primals.c", "-lm", "-o"])
        .arg(binary)
        .env("TAPELESS_FLAGS", if trip { "roundtrip" } else { "" });
    let built = command.output().context("cannot start clang-22")?;
    if !built.status.success() {
        bail!("{name}: {}", String::from_utf8_lossy(&built.stderr).trim());
    }
    Ok(())
}

fn measure(binary: &Path) -> Result<Vec<Measured>> {
    let output = Command::new(binary).output()?;
    if !output.status.success() {
        bail!("{} failed ({})", binary.display(), output.status);
    }
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(|line| match line.split(' ').collect::<Vec<_>>()[..] {
            [name, size, value, best] => Ok(Measured {
                problem: format!("{name}, {size}"),
                value: value.to_owned(),
                best_s: best.parse()?,
            }),
            _ => bail!("{line:?} is no measurement"),
        })
        .collect()
}

fn least(all: &mut [Measured], more: &[Measured]) {
    for (one, other) in all.iter_mut().zip(more) {
        one.best_s = one.best_s.min(other.best_s);
    }
}
