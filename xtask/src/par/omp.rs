//! OpenMP and threads: each program of `tests/par/omp` by 1, 2, 3 and 7 threads, of `tests/par/threads` by its own, at -O0 … -O3, in both
//! modes. The programs of `tests/par/loops` are serial, and have parallel gradients.

use super::races::By;
use super::{each, fortran, races};
use crate::{packages, shell};
use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the user may choose.
#[derive(Args)]
pub struct Options {
    /// Only programs whose names contain one of these
    filters: Vec<String>,
    /// Optimisation levels
    #[arg(long, value_delimiter = ',', default_value = "0,1,2,3")]
    levels: Vec<u8>,
    /// Each program at one of these levels, and by one of those who look for races, by its name
    #[arg(long)]
    in_turn: bool,
    /// Also look for races: by ThreadSanitizer with Archer, and by the interpreter's ledger under so many drawn schedules
    #[arg(long, value_name = "SCHEDULES", num_args = 0..=1, default_missing_value = "5")]
    races: Option<u64>,
}

impl Options {
    /// What every change must pass.
    pub fn brief() -> Options {
        Options {
            levels: vec![0, 2],
            in_turn: true,
            races: Some(1),
            ..Options::all()
        }
    }

    /// Everything.
    pub fn all() -> Options {
        Options {
            filters: Vec::new(),
            levels: vec![0, 1, 2, 3],
            in_turn: false,
            races: Some(5),
        }
    }
}

/// What computes in binary128, and what has the plugin: for C, for C++.
const GCC: [&str; 2] = ["gcc", "g++"];
pub(super) const CLANG: [&str; 2] = ["clang-22", "clang++-22"];

/// Where the programs are, and how they are compiled.
pub struct Framework {
    pub folder: &'static str,
    pub flag: &'static str,
    /// What the plugin is told.
    pub asks: &'static str,
}

pub const OMP: Framework = Framework {
    folder: "tests/par/omp",
    flag: "-fopenmp",
    asks: "",
};

pub const THREADS: Framework = Framework {
    folder: "tests/par/threads",
    flag: "-pthread",
    asks: "",
};

pub const LOOPS: Framework = Framework {
    folder: "tests/par/loops",
    flag: "-fopenmp",
    asks: "-tapeless-parallel-adjoint",
};

/// What derivatives and differences may differ by, as part of the larger of 1 and the value.
pub(super) const TOLERANCE: f64 = 1e-9;

/// Builds the plugin and runs the programs.
pub fn run(framework: &Framework, options: &Options) -> Result<()> {
    shell::cargo(&["build", "--release"])?;
    let scratch = packages::scratch(&framework.folder.replace('/', "-"))?;
    let programs = programs(framework.folder, &options.filters)?;
    if options.races.is_some() {
        races::are_seen(&scratch)?;
    }
    each(&programs, |program| {
        check(framework, program, &scratch, options)
    })
}

pub(super) fn programs(folder: &str, filters: &[String]) -> Result<Vec<PathBuf>> {
    let folder = shell::root().join(folder);
    let mut all = Vec::new();
    for entry in std::fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let is_program = path
            .extension()
            .is_some_and(|e| e == "c" || e == "cpp" || e == "f90");
        let wanted = filters.is_empty() || filters.iter().any(|f| name(&path).contains(f.as_str()));
        if is_program && wanted && name(&path) != "harness" {
            all.push(path);
        }
    }
    all.sort();
    Ok(all)
}

pub(super) fn is_cpp(program: &Path) -> bool {
    program.extension().is_some_and(|e| e == "cpp")
}

pub(super) fn name(program: &Path) -> String {
    let stem = program.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

/// Holds a program's derivatives against differences.
fn check(framework: &Framework, program: &Path, scratch: &Path, options: &Options) -> Result<()> {
    let expected = expected(program, scratch)?;
    let expected: Vec<f64> = printed(&expected)?
        .lines()
        .map(str::parse)
        .collect::<Result<_, _>>()?;
    let levels = match options.in_turn {
        true => turn(program, &options.levels),
        false => &options.levels,
    };
    for level in levels {
        let made = made(framework, program, scratch, *level);
        if let Some(why) = told(program, &format!("Refused at -O{level}"))? {
            let is_as_said = made.is_err_and(|error| format!("{error:#}").contains(&why));
            ensure!(is_as_said, "-O{level}: it is not refused with `{why}`");
            continue;
        }
        let printed = printed(&made.with_context(|| format!("-O{level}"))?);
        let printed = printed.with_context(|| format!("-O{level}"))?;
        let wrong = wrong(&expected, &printed)?;
        if !wrong.is_empty() {
            bail!("-O{level}:{wrong}");
        }
    }
    match options.races {
        Some(schedules) => {
            let by = By::of(program, options.in_turn);
            races::check(
                framework,
                program,
                scratch,
                &expected[1..],
                (schedules, &by),
            )
        }
        None => Ok(()),
    }
}

/// What a program's first line says behind some words: `// Stops: …`, `// Refused at -O3: …`.
pub(super) fn told(program: &Path, of: &str) -> Result<Option<String>> {
    let text = std::fs::read_to_string(program)?;
    let first = text.lines().next().unwrap_or_default();
    let why = first.strip_prefix(&format!("// {of}: "));
    Ok(why.map(str::to_owned))
}

/// One of several, by the name of a program.
pub(super) fn turn<'a, T>(program: &Path, all: &'a [T]) -> &'a [T] {
    let at = name(program).bytes().map(usize::from).sum::<usize>() % all.len().max(1);
    all.get(at..=at).unwrap_or_default()
}

/// The serial program, in more precision.
fn expected(program: &Path, scratch: &Path) -> Result<PathBuf> {
    if fortran::is(program) {
        return fortran::expected(program, scratch);
    }
    let compiler = (GCC, &["-lquadmath"][..]);
    built(program, scratch, "expected", compiler, |gcc| {
        gcc.args(["-O1", "-DEXPECTED"]);
    })
}

/// The parallel program, with derivatives.
fn made(framework: &Framework, program: &Path, scratch: &Path, level: u8) -> Result<PathBuf> {
    if fortran::is(program) {
        return fortran::made(program, scratch, level);
    }
    let plugin = packages::target().join("release/libtapeless.so");
    let what = format!("O{level}");
    built(program, scratch, &what, (CLANG, &[]), |clang| {
        clang.args([&format!("-{what}"), "-g", framework.flag]);
        clang.env("TAPELESS_FLAGS", framework.asks);
        clang.arg(format!("-fpass-plugin={}", plugin.display()));
    })
}

/// Lines `THREADS MODE VALUE` that say something else than is expected.
fn wrong(expected: &[f64], printed: &str) -> Result<String> {
    let (mut wrong, mut at) = (String::new(), 0);
    let mut last = String::new();
    for line in printed.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let &[threads, mode, value] = &words[..] else {
            bail!("`{line}` is no result");
        };
        let (kind, value) = (format!("{threads} {mode}"), value.parse::<f64>()?);
        at = if kind == last { at + 1 } else { 0 };
        last = kind;
        let index = if mode == "primal" { 0 } else { at + 1 };
        let right = expected.get(index).copied().unwrap_or(f64::NAN);
        let is_right = (value - right).abs() <= TOLERANCE * right.abs().max(1.0);
        if !is_right {
            write!(
                wrong,
                "\n  {threads} threads, {mode} {at}: {value:e}, differences {right:e}"
            )?;
        }
    }
    match printed.is_empty() {
        true => bail!("nothing was printed"),
        false => Ok(wrong),
    }
}

/// What stands around a program of either framework.
pub(super) fn harness_file(name: &str) -> PathBuf {
    shell::root().join("tests/par").join(name)
}

/// A program in its harness, compiled.
pub(super) fn built(
    program: &Path,
    scratch: &Path,
    what: &str,
    (compilers, libraries): ([&str; 2], &[&str]),
    flags: impl Fn(&mut Command),
) -> Result<PathBuf> {
    let made = scratch.join(format!("{}-{what}", name(program)));
    let is_cpp = is_cpp(program);
    let (compiler, language) = (
        compilers[usize::from(is_cpp)],
        ["c", "c++"][usize::from(is_cpp)],
    );
    let mut command = Command::new(compiler);
    command.args(["-x", language]);
    if is_cpp {
        command.arg("-std=gnu++20");
    }
    flags(&mut command);
    command.arg(format!("-DPROGRAM=\"{}\"", program.display()));
    command
        .arg(harness_file("harness.c"))
        .args(libraries)
        .args(["-lm", "-latomic", "-o"])
        .arg(&made);
    let output = command
        .output()
        .with_context(|| format!("{compiler} cannot be started"))?;
    match output.status.success() {
        true => Ok(made),
        false => bail!("{}", String::from_utf8_lossy(&output.stderr)),
    }
}

/// What a program prints.
pub(super) fn printed(program: &Path) -> Result<String> {
    let mut command = Command::new("timeout");
    let output = command.arg("60").arg(program).output()?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => bail!(
            "{}: {}",
            output.status,
            String::from_utf8_lossy(&output.stderr)
        ),
    }
}
