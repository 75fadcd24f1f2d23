//! `cargo xtask fuzz`: random C functions, both modes held against each other, against differences and against the interpreter; with
//! `--ir` mutated modules, which the plugin must survive.

use crate::packages::{kept, scratch, target};
use crate::shell;
use anyhow::{Context, Result};
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the user may choose.
#[derive(Args)]
pub struct Options {
    /// How many programs, or with `--ir` how many mutants
    #[arg(long, default_value_t = 60)]
    programs: usize,
    /// Where the random numbers start
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The largest number of statements in a function, about
    #[arg(long, default_value_t = 14)]
    size: usize,
    /// Only functions whose body is a raw graph of blocks
    #[arg(long)]
    cfg: bool,
    /// Only functions whose floats go through integers; many are refused
    #[arg(long, conflicts_with = "cfg")]
    carriers: bool,
    /// Only functions with regions of OpenMP, run by several threads and held against one
    #[arg(long, conflicts_with_all = ["cfg", "carriers", "ir"])]
    omp: bool,
    /// Mutate the modules of tests, benchmarks and examples instead; nothing may crash the host
    #[arg(long, conflicts_with_all = ["cfg", "carriers"])]
    ir: bool,
    /// Go on with the campaign of this seed where it ended
    #[arg(long, conflicts_with = "ir")]
    resume: bool,
    /// More for the fuzzer, after `--`: `--levels`, `--draw`, `--jobs`, `--only`, `--reduce`, `--batch`, `--shrink-refusals`, …
    #[arg(last = true)]
    rest: Vec<String>,
}

impl Options {
    /// What every change must pass: the same programs each time, each at two levels.
    pub fn brief() -> Options {
        Options {
            programs: 100,
            seed: 1,
            size: 8,
            cfg: false,
            carriers: false,
            omp: false,
            ir: false,
            resume: false,
            rest: ["--levels", "0,2"].map(String::from).to_vec(),
        }
    }

    /// The same of floats that go through integers.
    pub fn brief_carriers() -> Options {
        Options {
            programs: 24,
            size: 4,
            carriers: true,
            rest: ["--levels", "1", "--interpret", "0"]
                .map(String::from)
                .to_vec(),
            ..Options::brief()
        }
    }

    /// The same of regions of OpenMP.
    pub fn brief_omp() -> Options {
        Options {
            programs: 40,
            omp: true,
            rest: ["--levels", "0,2", "--interpret", "4"]
                .map(String::from)
                .to_vec(),
            ..Options::brief()
        }
    }

    /// As many programs as show what few do not, at every level.
    pub fn long() -> Options {
        Options {
            programs: 2000,
            size: 14,
            rest: Vec::new(),
            ..Options::brief()
        }
    }

    /// The same of raw graphs of blocks.
    pub fn long_cfg() -> Options {
        Options {
            programs: 500,
            cfg: true,
            ..Options::long()
        }
    }

    /// The same of floats that go through integers.
    pub fn long_carriers() -> Options {
        Options {
            programs: 500,
            carriers: true,
            ..Options::long()
        }
    }

    /// The same of regions of OpenMP.
    pub fn long_omp() -> Options {
        Options {
            programs: 500,
            omp: true,
            ..Options::long()
        }
    }

    /// Mutants of all modules.
    pub fn long_ir() -> Options {
        Options {
            ir: true,
            ..Options::long()
        }
    }

    /// Mutants of few modules.
    pub fn brief_ir() -> Options {
        Options {
            programs: 300,
            ir: true,
            ..Options::brief()
        }
    }
}

/// Builds the plugin and the fuzzer, and runs it; fails if a program failed.
pub fn run(options: &Options) -> Result<()> {
    shell::cargo(&["build", "--release"])?;
    let bin = target().join("release");
    let folder = match options.ir {
        true => scratch("fuzz-ir")?,
        false => campaign(options)?,
    };
    let shown = |path: &Path| path.to_string_lossy().into_owned();
    let mut words: Vec<String> = ["run", "--release", "--quiet", "-p", "tapeless-fuzz", "--"]
        .map(String::from)
        .to_vec();
    let mut add = |name: &str, value: String| words.extend([format!("--{name}"), value]);
    add("plugin", shown(&bin.join("libtapeless.so")));
    add("command", shown(&bin.join("tapeless")));
    add("scratch", shown(&folder));
    add("programs", options.programs.to_string());
    add("seed", options.seed.to_string());
    add("size", options.size.to_string());
    let flags = [
        (options.cfg, "--cfg"),
        (options.carriers, "--carriers"),
        (options.omp, "--omp"),
        (options.resume, "--resume"),
    ];
    words.extend(
        flags
            .iter()
            .filter(|(set, _)| *set)
            .map(|(_, flag)| (*flag).to_owned()),
    );
    words.extend(options.rest.iter().cloned());
    if options.ir {
        words.push("--ir".to_owned());
        let modules = modules(&folder, options.programs)?;
        words.extend(modules.iter().map(|path| shown(path)));
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    shell::cargo(&words)
}

/// A folder by seed, emptied unless a campaign goes on.
fn campaign(options: &Options) -> Result<PathBuf> {
    let kind = match (options.cfg, options.carriers, options.omp) {
        (true, ..) => "-cfg",
        (_, true, _) => "-carriers",
        (.., true) => "-omp",
        _ => "",
    };
    let name = format!("fuzz{kind}-{}", options.seed);
    match options.resume {
        true => kept(&name),
        false => scratch(&name),
    }
}

/// Bitcode of what the repository holds, each file at one of three levels, and of a generator of nonsense: as many modules
/// as a third of the mutants.
fn modules(folder: &Path, mutants: usize) -> Result<Vec<PathBuf>> {
    let out = folder.join("modules");
    std::fs::create_dir_all(&out).with_context(|| format!("cannot create {}", out.display()))?;
    let mut modules = Vec::new();
    let sources = sources()?;
    let step = (3 * sources.len() / mutants.max(1)).max(1);
    for (index, source) in sources.iter().enumerate().step_by(step) {
        let name = source.file_stem().unwrap_or_default().to_string_lossy();
        let module = out.join(format!("{name}-{index}.bc"));
        let compiler = match source.extension().is_some_and(|extension| extension == "c") {
            true => "clang-22",
            false => "clang++-22",
        };
        let level = ["-O1", "-O0", "-O2", "-O1"][index / step % 4];
        let made = Command::new(compiler)
            .args([level, "-w", "-g", "-c", "-emit-llvm"])
            .arg(source)
            .arg("-o")
            .arg(&module)
            .output()
            .with_context(|| format!("{compiler} cannot be started"))?;
        // Some sources need headers or flags of their own.
        if made.status.success() {
            modules.push(module);
        }
    }
    for seed in 1..20 {
        let module = out.join(format!("stress-{seed}.ll"));
        let (size, number) = (format!("-size={}", 20 * seed), format!("-seed={seed}"));
        let made = Command::new("llvm-stress-22")
            .args([&size, &number])
            .arg("-o")
            .arg(&module)
            .output();
        if made.is_ok_and(|made| made.status.success()) {
            modules.push(module);
        }
    }
    Ok(modules)
}

fn sources() -> Result<Vec<PathBuf>> {
    let mut out = Vec::new();
    for folder in ["tests/run", "benches", "examples", "tests/shape"] {
        let mut waiting = vec![shell::root().join(folder)];
        while let Some(folder) = waiting.pop() {
            for entry in std::fs::read_dir(&folder)? {
                let path = entry?.path();
                let is_source = path.extension().is_some_and(|e| e == "c" || e == "cpp");
                if path.is_dir() {
                    waiting.push(path);
                } else if is_source {
                    out.push(path);
                }
            }
        }
    }
    out.sort();
    Ok(out)
}
