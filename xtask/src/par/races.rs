//! Races: what ThreadSanitizer, which Archer tells of OpenMP, and the interpreter's ledger see of a program's gradient. Both must see
//! those of `tests/par/races`.

use super::fortran;
use super::omp::{
    CLANG, Framework, OMP, TOLERANCE, built, harness_file, is_cpp, name, programs, turn,
};
use crate::packages;
use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use std::path::Path;
use std::process::Command;

const PLANTED: &str = "tests/par/races";
/// What a program says that has a race for ThreadSanitizer without any derivative.
const UNKNOWN: &str = "of which Archer knows nothing";
const ARCHER: &str = "/usr/lib/llvm-22/lib/libarcher.so";
/// Reports that are none: OpenMP's run time hands the memory of one task to the next, and Archer does not tell. Derivatives have no tasks
/// ([`tasks`](../../../crates/llvm/src/rewrites/spelled/tasks.rs)); only the program itself runs these.
const TASKS: &str = "race:^.omp_task_entry\n";

/// Has both look at programs with races.
pub fn are_seen(scratch: &Path) -> Result<()> {
    for program in programs(PLANTED, &[])? {
        let seen = sanitized(&OMP, &program, scratch)?;
        ensure!(
            seen.is_some(),
            "{}: ThreadSanitizer sees no race",
            name(&program)
        );
        let line = interpreted(&OMP, &program, 40, 1)?;
        let error = line["error"].as_str().unwrap_or_default();
        ensure!(
            error.contains("Race"),
            "{}: the ledger sees no race: {line}",
            name(&program)
        );
    }
    Ok(())
}

/// Who looks for races.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum By {
    Sanitizer,
    Ledger,
}

impl By {
    /// Those that can look at a program; in turn one of them, by its name.
    pub fn of(program: &Path, in_turn: bool) -> Vec<By> {
        // The interpreter is not given C++. flang 22 has no ThreadSanitizer.
        let all = match (is_cpp(program), fortran::is(program)) {
            (true, _) => &[By::Sanitizer][..],
            (_, true) => &[By::Ledger],
            _ => &[By::Sanitizer, By::Ledger],
        };
        match in_turn {
            true => turn(program, all).to_vec(),
            false => all.to_vec(),
        }
    }
}

/// Looks for races in a program's gradient, and holds it against differences under drawn schedules.
pub fn check(
    framework: &Framework,
    program: &Path,
    scratch: &Path,
    expected: &[f64],
    (schedules, by): (u64, &[By]),
) -> Result<()> {
    let unknown = std::fs::read_to_string(program)?.contains(UNKNOWN);
    let is_fortran = fortran::is(program);
    let report = match by.contains(&By::Sanitizer) {
        true => sanitized(framework, program, scratch)?,
        false => None,
    };
    if let Some(report) = report.filter(|_| !unknown) {
        bail!("ThreadSanitizer: {report}");
    }
    if !by.contains(&By::Ledger) {
        return Ok(());
    }
    let interpreted_as = match is_fortran {
        true => fortran::bitcode(program, scratch, &["-O1", "-g", "-fopenmp", "-flto=full"])?,
        false => program.to_owned(),
    };
    for seed in 0..schedules {
        let line = interpreted(framework, &interpreted_as, expected.len(), seed)?;
        if let Some(error) = line["error"].as_str() {
            bail!("interpreted, schedule {seed}: {error}");
        }
        if line["skipped"].is_string() {
            bail!("not interpreted: {line}");
        }
        let given = line["gradient"]["x"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        let given: Vec<f64> = given
            .iter()
            .map(|x| x.as_f64().unwrap_or(f64::NAN))
            .collect();
        let right = |(a, b): (&f64, &f64)| (a - b).abs() <= TOLERANCE * b.abs().max(1.0);
        let all_right = given.iter().zip(expected).all(right);
        ensure!(
            given.len() == expected.len() && all_right,
            "interpreted, schedule {seed}: {given:?}, differences {expected:?}"
        );
    }
    Ok(())
}

/// What ThreadSanitizer reports.
fn sanitized(framework: &Framework, program: &Path, scratch: &Path) -> Result<Option<String>> {
    let plugin = packages::target().join("release/libtapeless.so");
    let made = built(program, scratch, "tsan", (CLANG, &[]), |clang| {
        clang.args(["-O1", "-g", framework.flag, "-fsanitize=thread"]);
        clang.env("TAPELESS_FLAGS", framework.asks);
        clang.arg(format!("-fpass-plugin={}", plugin.display()));
    })?;
    let left_out = scratch.join(format!("{}-left-out", name(program)));
    std::fs::write(&left_out, TASKS)?;
    let options = format!(
        "ignore_noninstrumented_modules=1 print_suppressions=0 suppressions={}",
        left_out.display()
    );
    let output = Command::new("timeout")
        .arg("120")
        .arg(&made)
        .env("OMP_TOOL_LIBRARIES", ARCHER)
        .env("TSAN_OPTIONS", options)
        .output()?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    Ok((!said.is_empty()).then_some(said))
}

/// What the interpreter makes of the gradient at the harness's point.
fn interpreted(framework: &Framework, program: &Path, count: usize, seed: u64) -> Result<Value> {
    let number = |i: usize| {
        let (x, five, three) = (i as f64, (i % 5) as f64, (i % 3) as f64);
        format!("{:?}", 0.3 + 0.17 * x - 0.011 * x * five + 0.05 * three)
    };
    let point: Vec<String> = (0..count).map(number).collect();
    let harness = harness_file("harness.h");
    let members = 2 + seed % 3;
    let output = Command::new(packages::target().join("release/tapeless"))
        .env("TAPELESS_FLAGS", framework.asks)
        .arg("sweep")
        .arg(program)
        .args([
            "-f",
            "f",
            "--levels",
            "interp",
            &format!("--cflag={}", framework.flag),
            "--cflag=-w",
        ])
        .args([
            "--cflag=-include",
            &format!("--cflag={}", harness.display()),
        ])
        .args([
            "--members",
            &members.to_string(),
            "--seed",
            &seed.to_string(),
        ])
        .args(["--at", &format!("x=[{}]", point.join(","))])
        .output()
        .context("the command cannot be started")?;
    let said = String::from_utf8_lossy(&output.stdout);
    serde_json::from_str(said.trim()).with_context(|| {
        let errors = String::from_utf8_lossy(&output.stderr);
        format!("{said}{errors}")
    })
}
