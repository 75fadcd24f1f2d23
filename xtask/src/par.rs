//! `cargo xtask par`: parallel programs, differentiated and run by several numbers of threads, and held against differences of
//! the serial program in binary128, or, of Fortran's, in 80 bits.

mod fortran;
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
}

impl Options {
    /// What every change must pass.
    pub fn brief() -> Options {
        Options {
            kind: Kind::Omp(omp::Options::brief()),
        }
    }
}

/// Runs the programs of a framework.
pub fn run(options: &Options) -> Result<()> {
    match &options.kind {
        Kind::Omp(options) => omp::run(options),
    }
}
