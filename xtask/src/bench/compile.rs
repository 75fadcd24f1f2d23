//! What the plugin costs the compilation: how its time grows with the size of a function, and how it compares with
//! what clang takes for the primal alone.

use crate::packages::{scratch, target};
use crate::{setup, shell};
use anyhow::{Context, Result, bail};
use std::fmt::Write;
use std::path::Path;
use std::process::{Command, Output};
use std::time::Instant;

/// Instructions of the generated functions, about.
const SIZES: [usize; 4] = [100, 1_000, 10_000, 100_000];
const SHAPES: [Shape; 9] = [
    ("straight", straight),
    ("loops", loops),
    ("branches", branches),
    ("calls", calls),
    ("memory", memory),
    ("chain", chain),
    ("arrays", arrays),
    ("exits", exits),
    ("tree", tree),
];
/// A name, and a function of so many instructions.
type Shape = (&'static str, fn(usize) -> String);

/// Runs of each compilation; the least counts.
const RUNS: usize = 3;
/// Seconds from which on a function ten times the size is left out: LLVM's passes would take minutes for loops and early exits.
const LONGEST: f64 = 1.0;

/// Prints both tables.
pub fn run() -> Result<()> {
    setup::templates()?;
    shell::cargo(&["build", "--release"])?;
    let out = scratch("bench-compile")?;
    growth(&out)?;
    ratios(&out)
}

/// Milliseconds of the plugin by size, and the exponent between the last two.
fn growth(out: &Path) -> Result<()> {
    println!(
        "milliseconds of the plugin, its own stages and LLVM's passes that it runs; exponents of the last step"
    );
    println!(
        "{:<10}{:>10}{:>10}{:>10}{:>10}{:>12}{:>8}",
        "function", 100, 1_000, 10_000, 100_000, "exponent", "own"
    );
    for (name, made) in SHAPES {
        let mut all: Vec<Spent> = Vec::new();
        for size in SIZES {
            if all.last().is_some_and(|last| last.sum > LONGEST * 1e3) {
                break;
            }
            all.push(spent(out, &made(size))?);
        }
        let mut line = format!("{name:<10}");
        for size in 0..SIZES.len() {
            let shown = all
                .get(size)
                .map_or("–".to_owned(), |spent| format!("{:.1}", spent.sum));
            let _ = write!(line, "{shown:>10}");
        }
        if let [.., before, last] = &all[..] {
            let (sum, own) = (
                (last.sum / before.sum).log10(),
                (last.own / before.own).log10(),
            );
            let _ = write!(line, "{sum:>12.2}{own:>8.2}");
        }
        println!("{line}");
    }
    Ok(())
}

/// Milliseconds: all stages, and those that are not LLVM's.
struct Spent {
    sum: f64,
    own: f64,
}

/// What `tapeless opt` says of a program.
fn spent(out: &Path, program: &str) -> Result<Spent> {
    let (source, bitcode) = (out.join("f.c"), out.join("f.bc"));
    std::fs::write(&source, program)?;
    let flags = [
        "-O2",
        "-Xclang",
        "-disable-llvm-passes",
        "-c",
        "-emit-llvm",
        "-o",
    ];
    succeed(
        Command::new("clang-22")
            .args(flags)
            .args([&bitcode, &source]),
    )?;
    let mut command = Command::new(target().join("release/tapeless"));
    let said = succeed(
        command
            .args(["opt", "--time-report", "-o"])
            .arg(out.join("o.bc"))
            .arg(&bitcode),
    )?;
    let table = String::from_utf8_lossy(&said.stderr).into_owned();
    let total = table.lines().find(|line| line.ends_with("in total"));
    let numbers = total
        .unwrap_or_default()
        .split_whitespace()
        .map_while(|word| word.parse().ok());
    let numbers: Vec<f64> = numbers.collect();
    match numbers[..] {
        [_, prepare, .., optimise, sum] => Ok(Spent {
            sum,
            own: sum - prepare - optimise,
        }),
        _ => bail!("no report of times:\n{table}"),
    }
}

/// Seconds of clang for each program, alone and with the plugin.
fn ratios(out: &Path) -> Result<()> {
    println!(
        "\nseconds of clang++ -O2 for the primal alone, what the plugin adds, and their ratio"
    );
    let mut programs: Vec<_> = std::fs::read_dir(shell::root().join("benches/compile"))?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "cpp"))
        .collect();
    programs.sort();
    let plugin = format!(
        "-fpass-plugin={}",
        target().join("release/libtapeless.so").display()
    );
    for program in programs {
        let name = program
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let clang = |flag: &str| {
            let mut command = Command::new("clang++-22");
            command.args([
                "-w",
                "-O2",
                "-isystem",
                "/usr/include/eigen3",
                flag,
                "-c",
                "-o",
            ]);
            command.arg(out.join("program.o")).arg(&program);
            command
        };
        let alone = least(|| clang("-DPRIMAL"))?.context("the primal does not compile")?;
        match least(|| clang(&plugin))? {
            Some(both) => println!(
                "{name:<16}{alone:>8.2}{:>8.2}{:>8.2}",
                (both - alone).max(0.0),
                (both - alone).max(0.0) / alone
            ),
            None => println!("{name:<16}{alone:>8.2}  refused"),
        }
    }
    Ok(())
}

/// The least time of some runs; none if the command fails.
fn least(command: impl Fn() -> Command) -> Result<Option<f64>> {
    let mut least = f64::INFINITY;
    for _ in 0..RUNS {
        let begin = Instant::now();
        if !command().output()?.status.success() {
            return Ok(None);
        }
        least = least.min(begin.elapsed().as_secs_f64());
    }
    Ok(Some(least))
}

fn succeed(command: &mut Command) -> Result<Output> {
    let output = command
        .output()
        .with_context(|| format!("cannot start {command:?}"))?;
    if !output.status.success() {
        bail!("{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(output)
}

/// `before`, then as many times what `step` says, then `after`, with a request for the gradient.
fn function(before: &str, count: usize, step: impl Fn(usize) -> String, after: &str) -> String {
    let steps: String = (0..count.max(1)).map(step).collect();
    format!(
        "double __enzyme_autodiff(void *, ...), sin(double);\n{before}{steps}{after}\n\
         void g(double *x, double *dx) {{ __enzyme_autodiff((void *)f, x, dx); }}\n"
    )
}

fn straight(n: usize) -> String {
    let step = |i: usize| {
        format!(
            "  a = a * b + {}.5; b = {};\n",
            i % 7 + 1,
            if i.is_multiple_of(8) {
                "b + sin(a)"
            } else {
                "b - a * a"
            }
        )
    };
    function(
        "double f(const double *x) {\n  double a = x[0], b = x[1];\n",
        n / 4,
        step,
        "  return a + b;\n}",
    )
}

fn loops(n: usize) -> String {
    let step = |i: usize| {
        format!(
            "  for (int i = 0; i < n + {}; i++) a += x[i] * a;\n",
            i % 13
        )
    };
    function(
        "double f(const double *x) {\n  double a = x[0]; int n = x[1];\n",
        n / 8,
        step,
        "  return a;\n}",
    )
}

fn branches(n: usize) -> String {
    let step = |i: usize| {
        format!(
            "  if (a > {}.25) b = b * a + 1; else a = a + b * {}.5;\n",
            i % 5,
            i % 3 + 1
        )
    };
    function(
        "double f(const double *x) {\n  double a = x[0], b = x[1];\n",
        n / 8,
        step,
        "  return a + b;\n}",
    )
}

fn calls(n: usize) -> String {
    let count = (n / 60).max(1);
    let callee = |i: usize| {
        format!(
            "__attribute__((noinline)) static double g{i}(const double *x, double a) {{ double s = a; for (int i = 0; i < {}; i++) s += x[i] * s * a; return s * {}.5 + sin(a); }}\n",
            i % 9 + 4,
            i % 7
        )
    };
    let callees: String = (0..count).map(callee).collect();
    let step = |i: usize| format!("  a += g{}(x, a);\n", i % count);
    function(
        &format!("{callees}double f(const double *x) {{\n  double a = x[0];\n"),
        4 * count,
        step,
        "  return a;\n}",
    )
}

fn memory(n: usize) -> String {
    let step = |i: usize| {
        format!(
            "  t[{}] = t[{}] * x[{}] + t[{}]; x[{}] = t[{}] * 0.5;\n",
            i * 7 % 64,
            (i * 5 + 3) % 64,
            i * 11 % 32,
            i * 3 % 64,
            i % 32,
            i * 13 % 64
        )
    };
    function(
        "double f(double *x) {\n  double t[64];\n  for (int i = 0; i < 64; i++) t[i] = x[i];\n",
        n / 8,
        step,
        "  double s = 0;\n  for (int i = 0; i < 64; i++) s += t[i];\n  return s;\n}",
    )
}

/// Functions each of which calls the next.
fn chain(n: usize) -> String {
    let count = (n / 10).max(1);
    let callee = |i: usize| {
        let next = match i {
            0 => "s".to_owned(),
            _ => format!("g{}(x, s)", i - 1),
        };
        format!(
            "__attribute__((noinline)) static double g{i}(double *x, double a) {{ double s = a * x[{}]; x[{}] = s; return {next} * {}.5 + s; }}\n",
            i % 8,
            i % 5,
            i % 7
        )
    };
    let callees: String = (0..count).map(callee).collect();
    function(
        &format!("{callees}double f(double *x) {{\n  double a = x[0];\n"),
        1,
        |_| format!("  a += g{}(x, a);\n", count - 1),
        "  return a;\n}",
    )
}

/// Many local arrays.
fn arrays(n: usize) -> String {
    let step = |i: usize| {
        format!(
            "  double t{i}[8]; t{i}[k] = x[{}] * s; t{i}[0] = 3 * s; s += t{i}[k & 7] * t{}[k & 3];\n",
            i % 30,
            i.saturating_sub(1)
        )
    };
    function(
        "double f(const double *x) {\n  int k = (int)x[0] & 7; double s = x[0];\n",
        n / 10,
        step,
        "  return s;\n}",
    )
}

/// A loop with many exits, which are nested branches in structured form.
fn exits(n: usize) -> String {
    let step = |i: usize| {
        format!(
            "    if (a > x[{}]) break; a = a * a + x[{}];\n",
            i % 32,
            i % 9
        )
    };
    function(
        "double f(const double *x) {\n  double a = x[0]; int n = x[1];\n  for (int i = 0; i < n; i++) {\n",
        n / 6,
        step,
        "  }\n  return a;\n}",
    )
}

/// Functions each of which calls the next three times: what the calls keep grows with 3ⁿ, not what is compiled.
fn tree(n: usize) -> String {
    let count = (n / 16).max(1);
    let callee = |i: usize| {
        let value = match i {
            0 => "a * x[0]".to_owned(),
            _ => format!(
                "g{0}(x, a) * {1}.5 + g{0}(x + 1, a * 2) + g{0}(x + 2, 3)",
                i - 1,
                i % 7
            ),
        };
        format!(
            "__attribute__((noinline)) static double g{i}(double *x, double a) {{ return {value}; }}\n"
        )
    };
    let callees: String = (0..count).map(callee).collect();
    function(
        &format!("{callees}double f(double *x) {{\n  double a = x[0];\n"),
        1,
        |_| format!("  a += g{}(x, a);\n", count - 1),
        "  return a;\n}",
    )
}
