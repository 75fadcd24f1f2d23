//! `cargo xtask sanitize`: the programs of `tests/run`, compiled by clang with the plugin, where every access of their
//! derivatives is watched.

use crate::{setup, shell};
use anyhow::Result;
use clap::Args;

/// What the user may choose.
#[derive(Args)]
pub struct Options {
    /// Only programs whose names contain one of these
    filters: Vec<String>,
    /// Valgrind instead of AddressSanitizer and LeakSanitizer: it sees reads of what was never written, too
    #[arg(long)]
    valgrind: bool,
}

impl Options {
    /// All programs.
    pub fn all(valgrind: bool) -> Options {
        Options {
            filters: Vec::new(),
            valgrind,
        }
    }

    /// What every change must pass: programs that allocate, hand memory around and release it, half a minute's work.
    pub fn brief() -> Options {
        Options {
            filters: ["alloc", "free", "cpp-vector"].map(String::from).to_vec(),
            valgrind: false,
        }
    }
}

/// Builds the plugin and the command, and has the tests run under the watcher.
pub fn run(options: &Options) -> Result<()> {
    let watcher = match options.valgrind {
        true => {
            setup::valgrind()?;
            "--sanitize=valgrind"
        }
        false => "--sanitize=address",
    };
    shell::cargo(&["build", "--release"])?;
    let mut words = vec!["test", "--release", "--quiet", "-p", "tapeless-cli"];
    words.extend(["--test", "run", "--", watcher]);
    words.extend(options.filters.iter().map(String::as_str));
    shell::cargo(&words)
}
