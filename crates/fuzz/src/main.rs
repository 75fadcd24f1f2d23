//! Random C functions, differentiated in both modes and held against each other and against
//! differences, at several optimisation levels.

mod batch;
mod check;
mod generate;
mod judge;
mod random;
mod reduce;
mod report;
mod tree;

use anyhow::{Context, Result};
use batch::{Compiler, Flags};
use check::check;
use clap::Parser;
use generate::Program;
use report::Report;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Checks derivatives of random programs.
#[derive(Parser)]
struct Arguments {
    /// The plugin
    #[arg(long)]
    plugin: PathBuf,
    /// A folder for sources, executables and what was found
    #[arg(long)]
    scratch: PathBuf,
    /// How many programs
    #[arg(long, default_value_t = 60)]
    programs: usize,
    /// Where the random numbers start
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The largest number of statements in a function, about
    #[arg(long, default_value_t = 14)]
    size: usize,
    /// How many programs are compiled together
    #[arg(long, default_value_t = 20)]
    batch: usize,
    /// Optimisation levels
    #[arg(long, value_delimiter = ',', default_value = "0,1,2,3")]
    levels: Vec<u8>,
    /// Only this program
    #[arg(long)]
    only: Option<usize>,
    /// Seconds for making one failing program smaller; 0 leaves it
    #[arg(long, default_value_t = 30)]
    reduce: u64,
    /// Also fail for reasons of refusal that contain this
    #[arg(long)]
    refusal: Option<String>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// True if nothing failed.
fn run(arguments: &Arguments) -> Result<bool> {
    std::fs::create_dir_all(&arguments.scratch).context("cannot make the scratch folder")?;
    let compiler = Compiler {
        plugin: arguments.plugin.clone(),
        scratch: arguments.scratch.clone(),
    };
    let numbers = match arguments.only {
        Some(number) => number..number + 1,
        None => 0..arguments.programs,
    };
    let programs: Vec<Program> = numbers
        .map(|number| generate::program(arguments.seed, number, arguments.size))
        .collect();
    let jobs = jobs(&programs, arguments);
    let next = AtomicUsize::new(0);
    let report = Mutex::new(Report::new(arguments.seed));
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let result: Result<()> = std::thread::scope(|scope| {
        let worker = || {
            while let Some((batch, flags)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                let name = format!(
                    "batch{}-O{}{}",
                    batch[0].number,
                    flags.level,
                    u8::from(flags.address)
                );
                let findings = check(&compiler, batch, &name, *flags)?;
                lock(&report).add(*flags, findings, arguments.refusal.as_deref());
            }
            Ok(())
        };
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        handles
            .into_iter()
            .try_for_each(|handle| match handle.join() {
                Ok(result) => result,
                Err(_) => anyhow::bail!("a worker panicked"),
            })
    });
    result?;
    let mut report = report
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    report.compare_levels(&programs);
    report.print();
    report.reduce(&programs, &compiler, arguments.reduce)?;
    Ok(report.is_clean())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Batches at each level, and the first eighth again under AddressSanitizer.
fn jobs(programs: &[Program], arguments: &Arguments) -> Vec<(Vec<Program>, Flags)> {
    let mut out = Vec::new();
    let batches = || programs.chunks(arguments.batch.max(1));
    for &level in &arguments.levels {
        out.extend(batches().map(|batch| {
            let flags = Flags {
                level,
                address: false,
            };
            (batch.to_vec(), flags)
        }));
    }
    let flags = Flags {
        level: 1,
        address: true,
    };
    let part = programs.len().div_ceil(8);
    let part = programs[..part].chunks(arguments.batch.max(1));
    out.extend(part.map(|batch| (batch.to_vec(), flags)));
    out
}
