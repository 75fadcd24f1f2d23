//! `cargo xtask par`: parallel programs, differentiated and run by several numbers of threads, and held against differences of
//! the serial program in binary128.

mod omp;
mod races;

use anyhow::Result;
use clap::{Args, Subcommand};

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
    /// The programs of tests/par/threads
    Threads(omp::Options),
}

impl Options {
    /// What every change must pass.
    pub fn brief() -> [Options; 2] {
        let kinds = [Kind::Omp, Kind::Threads];
        kinds.map(|kind| Options {
            kind: kind(omp::Options::brief()),
        })
    }
}

/// Runs the programs of a framework.
pub fn run(options: &Options) -> Result<()> {
    match &options.kind {
        Kind::Omp(options) => omp::run(&omp::OMP, options),
        Kind::Threads(options) => omp::run(&omp::THREADS, options),
    }
}
