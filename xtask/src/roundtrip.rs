//! `cargo xtask roundtrip`: whole real programs, every function imported and emitted again, must behave as before.

use crate::packages::{scratch, source, target};
use crate::shell;
use crate::style::{Style, seconds};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// What the user may choose.
#[derive(Args)]
pub struct Options {
    /// Only the programs whose name contains this
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
}

impl Options {
    /// Only the programs whose name contains this.
    pub fn of(name: &str) -> Options {
        Options {
            only: Some(name.to_owned()),
        }
    }

    fn includes(&self, name: &str) -> bool {
        let wanted = |only: &String| name.to_lowercase().contains(&only.to_lowercase());
        self.only.as_ref().is_none_or(wanted)
    }
}

/// A program: our driver, and the sources of others that it drives.
struct Program {
    name: &'static str,
    driver: &'static str,
    input: Option<&'static str>,
    package: Option<(&'static str, &'static str)>,
    folder: &'static str,
    sources: &'static [&'static str],
    flags: &'static [&'static str],
}

const PROGRAMS: [Program; 5] = [
    Program {
        name: "SQLite",
        driver: "sqlite.c",
        input: Some("sqlite.sql"),
        package: Some(("libsqlite3-sys", "0.39.1")),
        folder: "sqlite3",
        sources: &["sqlite3.c"],
        flags: &[
            "-DSQLITE_THREADSAFE=0",
            "-DSQLITE_OMIT_LOAD_EXTENSION",
            "-DSQLITE_ENABLE_FTS5",
            "-DSQLITE_ENABLE_RTREE",
            "-DSQLITE_ENABLE_MATH_FUNCTIONS",
        ],
    },
    Program {
        name: "Lua",
        driver: "lua.c",
        input: Some("lua.lua"),
        package: Some(("lua-src", "551.1.0")),
        folder: "lua-5.4.9",
        sources: &["."],
        flags: &["-DLUA_USE_POSIX"],
    },
    Program {
        name: "zlib",
        driver: "zlib.c",
        input: None,
        package: Some(("libz-sys", "1.1.31")),
        folder: "src/zlib",
        sources: &["."],
        flags: &["-DHAVE_UNISTD_H"],
    },
    Program {
        name: "zstd",
        driver: "zstd.c",
        input: None,
        package: Some(("zstd-sys", "2.1.2+zstd.1.5.7")),
        folder: "zstd/lib",
        sources: &["common", "compress", "decompress"],
        flags: &["-DZSTD_DISABLE_ASM"],
    },
    Program {
        name: "exceptions",
        driver: "exceptions.cpp",
        input: None,
        package: None,
        folder: "",
        sources: &[],
        flags: &[],
    },
];

/// One build of a program, and what it does.
struct Build {
    output: Vec<u8>,
    compile_s: f64,
    run_s: f64,
    code_bytes: u64,
    coverage: Coverage,
}

/// What the plugin says of the functions that it saw.
#[derive(Default)]
struct Coverage {
    done: u64,
    refused: BTreeMap<String, u64>,
    understood: u64,
    ops: u64,
}

impl Coverage {
    fn refusals(&self) -> u64 {
        self.refused.values().sum()
    }

    /// Adds one module's report: a line `round trip: D functions, R refused; K of N ops understood`, then `C × REASON` lines.
    fn read(&mut self, text: &str) {
        for line in text.lines() {
            if let Some(report) = line.strip_prefix("round trip: ") {
                let numbers: Vec<u64> = report
                    .split([' ', ','])
                    .filter_map(|word| word.parse().ok())
                    .collect();
                if let [done, _, understood, ops] = numbers[..] {
                    self.done += done;
                    self.understood += understood;
                    self.ops += ops;
                }
            } else if let Some((count, reason)) = line.trim_start().split_once(" × ")
                && let Ok(count) = count.parse::<u64>()
            {
                *self.refused.entry(reason.to_owned()).or_default() += count;
            }
        }
    }
}

/// Builds every program without and with the round trip, at -O2 and with debug information, and compares.
pub fn run(options: &Options) -> Result<()> {
    shell::cargo(&["build", "--release"])?;
    let plugin = target().join("release/libtapeless.so");
    let out = scratch("roundtrip")?;
    let style = Style::of_stdout();
    println!(
        "\n{}\n",
        style.faint(&format!(
            "  {:<12} {:<6} {:>9} {:>8} {:>9}  {:>8} {:>8} {:>8}  {}",
            "program",
            "flags",
            "functions",
            "covered",
            "ops known",
            "run",
            "code",
            "compile",
            "output"
        ))
    );
    let (mut total, mut failed) = (Coverage::default(), Vec::new());
    for program in PROGRAMS.iter().filter(|p| options.includes(p.name)) {
        for flags in [&["-O2"][..], &["-O2", "-g"]] {
            match compare(program, flags, &plugin, &out, &style) {
                Ok(coverage) => {
                    total.done += coverage.done;
                    total.understood += coverage.understood;
                    total.ops += coverage.ops;
                    for (reason, count) in coverage.refused {
                        *total.refused.entry(reason).or_default() += count;
                    }
                }
                Err(error) => {
                    println!(
                        "{} {:<12} {}: {error:#}",
                        style.bad("✗"),
                        program.name,
                        flags.join(" ")
                    );
                    failed.push(program.name);
                }
            }
        }
    }
    println!("\n{}", summary(&total));
    if total.done == 0 && failed.is_empty() {
        bail!("no program has that name");
    }
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    Ok(())
}

fn summary(total: &Coverage) -> String {
    let mut text = format!(
        "{} functions, {} ({} refused); {} of the ops known",
        total.done + total.refusals(),
        percent(total.done, total.done + total.refusals()),
        total.refusals(),
        percent(total.understood, total.ops)
    );
    for (reason, count) in &total.refused {
        text += &format!("\n  {count:>6} × {reason}");
    }
    text
}

fn percent(part: u64, whole: u64) -> String {
    #[expect(clippy::cast_precision_loss, reason = "counts of functions and ops")]
    let share = 100.0 * part as f64 / whole.max(1) as f64;
    format!("{share:.2} %")
}

/// Prints one row; an error where the outputs differ or nothing was covered.
fn compare(
    program: &Program,
    flags: &[&str],
    plugin: &Path,
    out: &Path,
    style: &Style,
) -> Result<Coverage> {
    let before = build(program, flags, None, &out.join("before"))?;
    let after = build(program, flags, Some(plugin), &out.join("after"))?;
    let coverage = after.coverage;
    #[expect(clippy::cast_precision_loss, reason = "a ratio of sizes")]
    let code = after.code_bytes as f64 / before.code_bytes as f64;
    let is_same = before.output == after.output;
    println!(
        "{} {:<12} {:<6} {:>9} {:>8} {:>9}  {:>7.3}× {:>7.3}× {:>7.2}×  {}",
        if is_same {
            style.good("✓")
        } else {
            style.bad("✗")
        },
        program.name,
        flags.join(" "),
        coverage.done + coverage.refusals(),
        percent(coverage.done, coverage.done + coverage.refusals()),
        percent(coverage.understood, coverage.ops),
        after.run_s / before.run_s,
        code,
        after.compile_s / before.compile_s,
        if is_same {
            format!(
                "equal, {} bytes, {}",
                before.output.len(),
                seconds(after.run_s)
            )
        } else {
            "DIFFERS".to_owned()
        }
    );
    if !is_same {
        bail!("the output differs from the build without the plugin");
    }
    if coverage.done == 0 {
        bail!("the plugin reported no function that it took apart and put together again");
    }
    Ok(coverage)
}

fn build(program: &Program, flags: &[&str], plugin: Option<&Path>, binary: &Path) -> Result<Build> {
    let drivers = shell::root().join("tests/roundtrip");
    let is_cpp = program.driver.ends_with(".cpp");
    let mut command = Command::new(if is_cpp { "clang++-22" } else { "clang-22" });
    command
        .current_dir(&drivers)
        .arg("-w")
        .args(flags)
        .args(program.flags)
        .arg(program.driver);
    if let Some((package, version)) = program.package {
        let folder = source(package, version)?.join(program.folder);
        command.arg("-I").arg(&folder);
        for part in program.sources {
            command.args(c_files(&folder.join(part))?);
        }
    }
    if let Some(plugin) = plugin {
        command
            .arg(format!("-fpass-plugin={}", plugin.display()))
            .env("TAPELESS_FLAGS", "roundtrip");
    }
    let start = Instant::now();
    let built = command
        .args(["-lm", "-o"])
        .arg(binary)
        .output()
        .context("cannot start clang-22")?;
    let compile_s = start.elapsed().as_secs_f64();
    let said = String::from_utf8_lossy(&built.stderr);
    if !built.status.success() {
        bail!("it does not compile\n{}", said.trim());
    }
    let mut coverage = Coverage::default();
    coverage.read(&said);
    let (output, run_s) = execute(binary, program.input, &drivers)?;
    Ok(Build {
        output,
        compile_s,
        run_s,
        code_bytes: code_bytes(binary)?,
        coverage,
    })
}

/// The C files of a folder in the order of their names, or the one file.
fn c_files(path: &Path) -> Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.to_path_buf()]);
    }
    let mut files = Vec::new();
    for entry in
        std::fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))?
    {
        let file = entry?.path();
        if file.extension().is_some_and(|extension| extension == "c") {
            files.push(file);
        }
    }
    files.sort();
    Ok(files)
}

/// What the program prints, and the least time of several runs.
fn execute(binary: &Path, input: Option<&str>, folder: &Path) -> Result<(Vec<u8>, f64)> {
    let (mut best, mut printed) = (f64::INFINITY, Vec::new());
    let all = Instant::now();
    for round in 0.. {
        if round >= 3 && all.elapsed().as_secs_f64() > 1.0 {
            break;
        }
        let start = Instant::now();
        let output = Command::new(binary)
            .current_dir(folder)
            .args(input)
            .output()?;
        best = best.min(start.elapsed().as_secs_f64());
        if !output.status.success() {
            bail!("the program failed ({})", output.status);
        }
        printed = output.stdout;
    }
    Ok((printed, best))
}

/// The size of the machine code.
fn code_bytes(binary: &Path) -> Result<u64> {
    let sizes =
        shell::ask("llvm-size-22", &[&binary.to_string_lossy()]).context("llvm-size-22 failed")?;
    let text = sizes
        .lines()
        .nth(1)
        .and_then(|line| line.split_whitespace().next());
    text.and_then(|bytes| bytes.parse().ok())
        .context("llvm-size-22 printed no size")
}

#[cfg(test)]
mod tests {
    use super::Coverage;

    #[test]
    fn reports_of_modules_add_up() {
        let mut coverage = Coverage::default();
        coverage.read("round trip: 10 functions, 3 refused; 98 of 100 ops understood\n  2 × an indirect branch\n  1 × musttail");
        coverage.read("warning: x\nround trip: 5 functions, 1 refused; 40 of 50 ops understood\n  1 × musttail");
        assert_eq!(
            (coverage.done, coverage.understood, coverage.ops),
            (15, 138, 150)
        );
        assert_eq!(coverage.refusals(), 4);
        assert_eq!(coverage.refused["musttail"], 2);
    }
}
