//! Everything that must hold before a change goes in.

use crate::shell::{self, cargo};
use crate::{demo, fuzz, packages, par, python, roundtrip, sanitize, setup};
use anyhow::{Result, bail};
use clap::Args;
use std::fs::File;
use std::path::PathBuf;
use std::process::Command;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// A step by its name.
type Step = (&'static str, fn() -> Result<()>);

/// What every change must pass. All in the release profile, so that one build serves them.
const COMMON: [Step; 5] = [
    ("format", || cargo(&["fmt", "--all", "--check"])),
    ("release build", || cargo(&["build", "--release"])),
    ("lints", lints),
    ("tests", || {
        // The package for Python has no tests of its own; with it others' features would differ, and much be built anew.
        let chosen = ["--workspace", "--exclude", "tapeless-python"];
        cargo(&[&["test", "--release", "--no-fail-fast"], &chosen[..]].concat())
    }),
    ("examples", demo::run),
];

/// The campaigns in short; first those that leave a processor idle.
const SHORT: [Step; 8] = [
    BESIDE,
    (
        "round trip",
        || roundtrip::run(&roundtrip::Options::brief()),
    ),
    ("random programs", || fuzz::run(&fuzz::Options::brief())),
    ("mutated modules", || fuzz::run(&fuzz::Options::brief_ir())),
    ("carriers", || fuzz::run(&fuzz::Options::brief_carriers())),
    ("regions", || fuzz::run(&fuzz::Options::brief_omp())),
    ("watched memory", || {
        sanitize::run(&sanitize::Options::brief())
    }),
    ("parallel", || {
        par::Options::brief().iter().try_for_each(par::run)
    }),
];

/// What is run beside the campaigns that follow, since it waits most of the time.
const BESIDE: Step = ("python", || python::run(&python::Options::brief()));

/// The campaigns in full.
const LONG: [Step; 12] = [
    ("all levels", || {
        verdicts(&Verdicts {
            filters: Vec::new(),
            bless: false,
        })
    }),
    ("hosts", || {
        shell::run(Command::new("cargo").env("TAPELESS_ALL_LEVELS", "1").args([
            "test",
            "--release",
            "-p",
            "tapeless-plugin",
        ]))
    }),
    ("watched memory", || {
        sanitize::run(&sanitize::Options::all(false))
    }),
    ("valgrind", || sanitize::run(&sanitize::Options::all(true))),
    ("random programs", || fuzz::run(&fuzz::Options::long())),
    ("random graphs", || fuzz::run(&fuzz::Options::long_cfg())),
    ("carriers", || fuzz::run(&fuzz::Options::long_carriers())),
    ("regions", || fuzz::run(&fuzz::Options::long_omp())),
    ("mutated modules", || fuzz::run(&fuzz::Options::long_ir())),
    ("round trip", || roundtrip::run(&roundtrip::Options::all())),
    ("python", || python::run(&python::Options::all())),
    ("parallel", || {
        par::Options::all().iter().try_for_each(par::run)
    }),
];

/// What the user may choose.
#[derive(Args)]
pub struct Options {
    /// The campaigns in full: hours instead of minutes
    #[arg(long)]
    long: bool,
    /// Only steps of these names
    steps: Vec<String>,
}

/// What the user may choose of the verdicts.
#[derive(Args)]
pub struct Verdicts {
    /// Only programs whose names contain one of these
    filters: Vec<String>,
    /// Write tests/verdicts.txt anew
    #[arg(long)]
    bless: bool,
}

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

/// Has the test of `tests/run` hold what is seen against `tests/verdicts.txt`, or write it there.
pub fn verdicts(options: &Verdicts) -> Result<()> {
    let mut words = vec!["test", "--release", "--quiet", "-p", "tapeless-cli"];
    words.extend(["--test", "run", "--", "--all-levels"]);
    words.extend(options.bless.then_some("--bless"));
    words.extend(options.filters.iter().map(String::as_str));
    cargo(&words)
}

/// Runs every step, even after one has failed, and says how each went.
pub fn run(options: &Options) -> Result<()> {
    setup::templates()?;
    let campaigns = if options.long { &LONG[..] } else { &SHORT };
    let wanted = wanted(COMMON.iter().chain(campaigns).collect(), &options.steps)?;
    let (mut results, mut beside) = (Vec::new(), None);
    for step in &wanted {
        if step.0 == BESIDE.0 && wanted.len() > 1 && !options.long {
            beside = Some(Beside::start(step.0)?);
            continue;
        }
        println!("\n== {}", step.0);
        let before = processor_time();
        let start = Instant::now();
        let result = step.1();
        if let Err(error) = &result {
            println!("{}: {error:#}", step.0);
        }
        let used = processor_time() - before;
        results.push((step.0, start.elapsed(), Some(used), result.is_ok()));
    }
    if let Some(beside) = beside {
        results.push(beside.end()?);
    }
    report(&results)
}

/// All steps, or those of some names.
fn wanted<'a>(all: Vec<&'a Step>, names: &[String]) -> Result<Vec<&'a Step>> {
    let known: Vec<&str> = all.iter().map(|step| step.0).collect();
    if let Some(name) = names.iter().find(|name| !known.contains(&name.as_str())) {
        bail!("there is no step `{name}`, but {}", known.join(", "));
    }
    let is_wanted = |step: &&Step| names.is_empty() || names.iter().any(|name| name == step.0);
    Ok(all.into_iter().filter(is_wanted).collect())
}

/// How a step went: its name, how long it took, in seconds of all processors, too, where it ran alone, and whether it is right.
type Outcome = (&'static str, Duration, Option<f64>, bool);

fn report(results: &[Outcome]) -> Result<()> {
    println!("\nSummary");
    for (name, time, used, is_right) in results {
        let verdict = if *is_right { "ok" } else { "FAILED" };
        let time = time.as_secs_f64();
        let how = match used {
            Some(used) => format!("{:.1} cores", used / time.max(0.01)),
            None => "beside others".to_owned(),
        };
        println!("  {name:<16} {verdict:<7} {time:>6.1} s, {how}");
    }
    let failed = results.iter().filter(|result| !result.3).count();
    if failed > 0 {
        bail!("{failed} of {} steps failed", results.len());
    }
    Ok(())
}

/// A step in a process of its own, beside others; what it prints is shown when it has ended.
struct Beside {
    name: &'static str,
    start: Instant,
    printed: PathBuf,
    /// Waits for the process, and says when it ended.
    ended: JoinHandle<std::io::Result<(bool, Instant)>>,
}

impl Beside {
    fn start(name: &'static str) -> Result<Self> {
        let printed = packages::scratch("test")?.join(format!("{name}.txt"));
        let out = File::create(&printed)?;
        // This program itself may have been built anew since it began.
        let mut command = shell::cargo_itself();
        command
            .current_dir(shell::root())
            .args(["xtask", "test", name])
            .stderr(out.try_clone()?)
            .stdout(out);
        let mut child = command.spawn()?;
        let wait = move || Ok((child.wait()?.success(), Instant::now()));
        Ok(Self {
            name,
            start: Instant::now(),
            printed,
            ended: std::thread::spawn(wait),
        })
    }

    fn end(self) -> Result<Outcome> {
        let Ok(ended) = self.ended.join() else {
            bail!("{} was not waited for", self.name);
        };
        let (is_right, end) = ended?;
        println!("{}", std::fs::read_to_string(&self.printed)?);
        Ok((self.name, end - self.start, None, is_right))
    }
}

/// Seconds that processes which have ended took of processors; 0 where the system does not tell.
fn processor_time() -> f64 {
    /// What the kernel counts in, a second.
    const TICKS: f64 = 100.0;
    let told = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // Behind the name, which stands in parentheses: those of children are the 14th and the 15th.
    let behind = told.rsplit(") ").next().unwrap_or_default();
    let fields = behind.split(' ').skip(13).take(2);
    fields
        .filter_map(|field| field.parse::<f64>().ok())
        .sum::<f64>()
        / TICKS
}
