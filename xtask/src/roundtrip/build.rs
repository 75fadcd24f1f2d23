//! One program built without and with the round trip, and both compared.

use super::counts::{self, Counts};
use super::coverage::{Coverage, percent, share};
use super::programs::{Language, Program};
use crate::shell;
use crate::style::{Style, seconds};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// One build of a program.
struct Build {
    compile_s: f64,
    code_bytes: u64,
    coverage: Coverage,
}

/// What one row of the table says.
pub struct Row {
    pub name: String,
    pub flags: String,
    pub coverage: Coverage,
    pub counts: Option<Counts>,
    /// Ratios: with the round trip over without.
    pub run: f64,
    pub code: f64,
    pub compile: f64,
    pub output: String,
}

/// The heading over the rows.
pub fn heading(style: &Style) -> String {
    style.faint(&format!(
        "  {:<12} {:<6} {:>9} {:>8} {:>9} {:>12}  {:>8} {:>8} {:>8}  {}",
        "program",
        "flags",
        "functions",
        "covered",
        "ops known",
        "trip counts",
        "run",
        "code",
        "compile",
        "output"
    ))
}

impl Row {
    /// The row as it is printed.
    pub fn text(&self, style: &Style) -> String {
        let counts = self.counts.as_ref().map_or_else(String::new, |counts| {
            format!("{}/{}", counts.same, counts.loops)
        });
        format!(
            "{} {:<12} {:<6} {:>9} {:>8} {:>9} {:>12}  {:>7.3}× {:>7.3}× {:>7.2}×  {}",
            style.good("✓"),
            self.name,
            self.flags,
            self.coverage.done + self.coverage.refusals(),
            percent(self.coverage.covered()),
            percent(self.coverage.known()),
            counts,
            self.run,
            self.code,
            self.compile,
            self.output
        )
    }
}

/// Builds and runs a program both ways. An error where the outputs differ or nothing was covered.
pub fn compare(
    program: &Program,
    flags: &[&str],
    plugin: &Path,
    out: &Path,
    count: bool,
) -> Result<Row> {
    let (before, after) = (out.join("before"), out.join("after"));
    let plain = build(program, flags, None, &before)?;
    let tripped = build(program, flags, Some(plugin), &after)?;
    if tripped.coverage.done == 0 {
        bail!("the plugin reported no function that it took apart and put together again");
    }
    let folder = shell::root().join("tests/roundtrip");
    let runs = execute([&before, &after], program.input, &folder)?;
    if runs[0].0 != runs[1].0 {
        bail!("the output differs from the build without the plugin");
    }
    let counts = match count && program.language() != Language::Rust {
        true => Some(trip_counts(program, plugin, out)?),
        false => None,
    };
    Ok(Row {
        name: program.name.to_owned(),
        flags: flags.join(" "),
        coverage: tripped.coverage,
        counts,
        run: runs[1].1 / runs[0].1,
        code: share(tripped.code_bytes, plain.code_bytes),
        compile: tripped.compile_s / plain.compile_s,
        output: format!("equal, {} bytes, {}", runs[0].0.len(), seconds(runs[1].1)),
    })
}

fn build(program: &Program, flags: &[&str], plugin: Option<&Path>, binary: &Path) -> Result<Build> {
    let mut command = program.compiler(flags)?;
    command
        .current_dir(shell::root().join("tests/roundtrip"))
        .args(program.files()?);
    if program.language() != Language::Rust {
        command.arg("-lm");
    }
    if let Some(plugin) = plugin {
        let load = match program.language() {
            Language::Rust => "-Zllvm-plugins",
            _ => "-fpass-plugin",
        };
        command
            .arg(format!("{load}={}", plugin.display()))
            .env("TAPELESS_FLAGS", "roundtrip");
    }
    let start = Instant::now();
    let built = command.arg("-o").arg(binary).output();
    let built = built.context("the compiler cannot be started")?;
    let compile_s = start.elapsed().as_secs_f64();
    let said = String::from_utf8_lossy(&built.stderr);
    if !built.status.success() {
        bail!("it does not compile\n{}", said.trim());
    }
    let mut coverage = Coverage::default();
    coverage.read(&said);
    Ok(Build {
        compile_s,
        code_bytes: code_bytes(binary)?,
        coverage,
    })
}

/// Compiles each file up to the link-time pipeline and compares what scalar evolution knows of its loops.
fn trip_counts(program: &Program, plugin: &Path, out: &Path) -> Result<Counts> {
    let bitcode = out.join("file.bc");
    let mut all = Counts::default();
    for file in program.files()? {
        let mut command = program.compiler(&["-O2", "-flto", "-c"])?;
        let built = command
            .current_dir(shell::root().join("tests/roundtrip"))
            .arg(&file)
            .arg("-o")
            .arg(&bitcode)
            .output()?;
        if !built.status.success() {
            bail!("{} does not compile for the link", file.display());
        }
        all.add(counts::compare(&bitcode, plugin)?);
    }
    Ok(all)
}

/// What each of two programs prints, and the least time of interleaved runs.
pub fn execute(
    binaries: [&Path; 2],
    input: Option<&str>,
    folder: &Path,
) -> Result<[(Vec<u8>, f64); 2]> {
    let mut results = [const { (Vec::new(), f64::INFINITY) }; 2];
    let all = Instant::now();
    for round in 0.. {
        if round >= 5 && all.elapsed() > Duration::from_secs(2) {
            break;
        }
        for (binary, result) in binaries.iter().zip(&mut results) {
            let start = Instant::now();
            let output = Command::new(binary)
                .current_dir(folder)
                .args(input)
                .output()?;
            result.1 = result.1.min(start.elapsed().as_secs_f64());
            if !output.status.success() {
                bail!("the program failed ({})", output.status);
            }
            result.0 = output.stdout;
        }
    }
    Ok(results)
}

/// The size of the machine code.
pub fn code_bytes(binary: &Path) -> Result<u64> {
    let sizes =
        shell::ask("llvm-size-22", &[&binary.to_string_lossy()]).context("llvm-size-22 failed")?;
    let text = sizes
        .lines()
        .nth(1)
        .and_then(|line| line.split_whitespace().next());
    text.and_then(|bytes| bytes.parse().ok())
        .context("llvm-size-22 printed no size")
}
