//! `cargo xtask par`: parallel programs, differentiated and run by several numbers of threads, and held against differences of
//! the serial program in binary128, or, of Fortran's, in 80 bits; by several processes, and held against differences of what these
//! compute together.

mod fortran;
mod mpi;
mod omp;
mod races;

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What the user may choose.
#[derive(Args)]
pub struct Options {
    #[command(subcommand)]
    kind: Kind,
}

/// The frameworks.
#[derive(Subcommand)]
enum Kind {
    /// The programs of tests/par/omp
    Omp(omp::Options),
    /// The programs of tests/par/mpi
    Mpi(mpi::Options),
    /// The programs of tests/par/threads
    Threads(omp::Options),
    /// The serial programs of tests/par/loops, with parallel gradients
    Loops(omp::Options),
}

impl Options {
    /// What every change must pass.
    pub fn brief() -> [Options; 4] {
        [
            Kind::Omp(omp::Options::brief()),
            Kind::Threads(omp::Options::brief()),
            Kind::Loops(omp::Options::brief()),
            Kind::Mpi(mpi::Options::brief()),
        ]
        .map(|kind| Options { kind })
    }

    /// Everything.
    pub fn all() -> [Options; 4] {
        [
            Kind::Omp(omp::Options::all()),
            Kind::Threads(omp::Options::all()),
            Kind::Loops(omp::Options::all()),
            Kind::Mpi(mpi::Options::all()),
        ]
        .map(|kind| Options { kind })
    }
}

/// Runs the programs of a framework.
pub fn run(options: &Options) -> Result<()> {
    match &options.kind {
        Kind::Omp(options) => omp::run(&omp::OMP, options),
        Kind::Threads(options) => omp::run(&omp::THREADS, options),
        Kind::Loops(options) => omp::run(&omp::LOOPS, options),
        Kind::Mpi(options) => mpi::run(options),
    }
}

/// Checks programs side by side, and says which failed.
fn each(programs: &[PathBuf], check: impl Fn(&Path) -> Result<()> + Sync) -> Result<()> {
    let (next, failed) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(error) = check(program) {
                let text = format!("{}: {error:#}", omp::name(program));
                failed.lock().map(|mut all| all.push(text)).ok();
            }
        }
    };
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..jobs).for_each(|_| drop(scope.spawn(work))));
    let mut failed = failed.into_inner().unwrap_or_default();
    failed.sort();
    failed.iter().for_each(|text| println!("{text}"));
    println!("{} programs, {} failed", programs.len(), failed.len());
    match failed.is_empty() {
        true => Ok(()),
        false => bail!("{} of {} programs failed", failed.len(), programs.len()),
    }
}
