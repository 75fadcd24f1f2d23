//! `cargo xtask bench --par`: gradients of parallel programs, by one thread against the same program without OpenMP, and by more.

use super::FLAGS;
use crate::packages::{scratch, target};
use crate::shell;
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::Command;

const PROGRAMS: [&str; 6] = ["stencil", "docking", "lookup", "poles", "hydro", "atoms"];
/// Each program runs so often, in turn with the others of its kind.
const ROUNDS: usize = 3;

/// A line of `benches/par/par.c`; seconds.
#[derive(Clone, Deserialize)]
struct Line {
    primal: f64,
    gradient: f64,
}

/// Builds each program with the plugin, with OpenMP and without, and runs it; fails if a gradient is wrong.
pub fn run() -> Result<()> {
    shell::cargo(&["build", "--release"])?;
    let out = scratch("bench-par")?;
    let threads = threads();
    for flags in FLAGS {
        println!("{flags}");
        println!(
            "{:<10} {:>12} {:>16} {:>18}   by threads: primal, gradient faster than by 1; gradient / primal",
            "program", "primal, ms", "gradient/primal", "1 thread / serial"
        );
        for name in PROGRAMS {
            let serial = build(name, flags, &out, false)?;
            let shared = build(name, flags, &out, true)?;
            let (mut alone, mut by) = (None, vec![None; threads.len()]);
            for _ in 0..ROUNDS {
                least(&mut alone, measure(&serial, 1)?);
                for (count, best) in threads.iter().zip(&mut by) {
                    least(best, measure(&shared, *count)?);
                }
            }
            let by: Vec<Line> = by.into_iter().flatten().collect();
            if let (Some(alone), Some(one)) = (alone, by.first()) {
                show(name, &alone, one, &threads, &by);
            }
        }
    }
    Ok(())
}

/// 1, 2, 4, … up to what the machine has.
fn threads() -> Vec<usize> {
    let most = std::thread::available_parallelism().map_or(1, usize::from);
    let powers = std::iter::successors(Some(1), |count| Some(2 * count));
    powers.take_while(|&count| count <= most).collect()
}

fn show(name: &str, alone: &Line, one: &Line, threads: &[usize], by: &[Line]) {
    print!(
        "{name:<10} {:>12.2} {:>16.2} {:>18.2}  ",
        1e3 * alone.primal,
        alone.gradient / alone.primal,
        one.gradient / alone.gradient
    );
    for (count, line) in threads.iter().zip(by) {
        print!(
            " {count}: {:.2}, {:.2}; {:.2} ",
            one.primal / line.primal,
            one.gradient / line.gradient,
            line.gradient / line.primal
        );
    }
    println!();
}

fn least(best: &mut Option<Line>, line: Line) {
    let before = best.take().unwrap_or_else(|| line.clone());
    *best = Some(Line {
        primal: before.primal.min(line.primal),
        gradient: before.gradient.min(line.gradient),
    });
}

fn build(name: &str, flags: &str, out: &Path, shared: bool) -> Result<PathBuf> {
    let made = out.join(format!("{name}-{}", if shared { "omp" } else { "serial" }));
    let mut clang = Command::new("clang-22");
    clang
        .current_dir(shell::root())
        .args(flags.split(' '))
        .args(["-w", "-Ibenches"])
        .args(shared.then_some("-fopenmp"))
        .arg(format!(
            "-fpass-plugin={}",
            target().join("release/libtapeless.so").display()
        ))
        .args([&format!("benches/par/{name}.c"), "benches/par/par.c"])
        .args(["-lm", "-o"])
        .arg(&made);
    let built = clang.output().context("clang-22 cannot be started")?;
    if !built.status.success() {
        bail!("{}", String::from_utf8_lossy(&built.stderr));
    }
    Ok(made)
}

fn measure(program: &Path, threads: usize) -> Result<Line> {
    let output = Command::new(program)
        .env("OMP_NUM_THREADS", threads.to_string())
        .output()
        .with_context(|| format!("{} cannot be started", program.display()))?;
    let said = String::from_utf8_lossy(&output.stdout);
    if !output.status.success() {
        bail!(
            "{} by {threads} threads: {} {said}",
            program.display(),
            output.status
        );
    }
    serde_json::from_str(&said).with_context(|| said.into_owned())
}
