//! `cargo xtask fuzz`: random C functions, both modes held against each other and against differences.

use crate::packages::{scratch, target};
use crate::shell;
use anyhow::Result;
use clap::Args;

/// What the user may choose.
#[derive(Args)]
pub struct Options {
    /// How many programs
    #[arg(long, default_value_t = 60)]
    programs: usize,
    /// Where the random numbers start
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// More for the fuzzer, after `--`: `--size`, `--levels`, `--only`, `--reduce`, …
    #[arg(last = true)]
    rest: Vec<String>,
}

impl Options {
    /// Few programs, the same each time.
    pub fn brief() -> Options {
        Options {
            programs: 40,
            seed: 1,
            rest: Vec::new(),
        }
    }
}

/// Builds the plugin and the fuzzer, and runs it; fails if a program failed.
pub fn run(options: &Options) -> Result<()> {
    shell::cargo(&["build", "--release"])?;
    let plugin = target().join("release/libtapeless.so");
    let folder = scratch("fuzz")?;
    let (programs, seed) = (options.programs.to_string(), options.seed.to_string());
    let (plugin, folder) = (plugin.to_string_lossy(), folder.to_string_lossy());
    let mut arguments = vec!["run", "--release", "--quiet", "-p", "tapeless-fuzz", "--"];
    arguments.extend(["--plugin", &plugin, "--scratch", &folder]);
    arguments.extend(["--programs", &programs, "--seed", &seed]);
    arguments.extend(options.rest.iter().map(String::as_str));
    shell::cargo(&arguments)
}
