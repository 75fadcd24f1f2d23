//! `cargo xtask bench --modes`: several directions at once, second derivatives, Jacobians dense and sparse.

use super::FLAGS;
use crate::packages::{scratch, target};
use crate::shell;
use anyhow::{Context, Result, bail};
use std::process::Command;

const PROGRAMS: [&str; 7] = [
    "rk4.c",
    "nbody.c",
    "gmm.c",
    "dense.c",
    "rosenbrock.c",
    "jacobians.cpp",
    "checkpoints.c",
];

/// Builds each program with the plugin and runs it; they print how many times the primal's time each mode takes.
pub fn run() -> Result<()> {
    shell::cargo(&["build", "--release"])?;
    let plugin = target().join("release/libtapeless.so");
    let out = scratch("modes")?;
    for flags in FLAGS {
        println!("{flags}");
        for name in PROGRAMS {
            let executable = out.join(name);
            let compiler = match name.ends_with(".cpp") {
                true => "clang++-22",
                false => "clang-22",
            };
            let mut compile = Command::new(compiler);
            compile
                .args(flags.split(' '))
                .args(["-w", "-Iinclude", "-Ibenches"])
                .args(name.ends_with(".cpp").then_some("-std=c++17"))
                .arg(format!("-fpass-plugin={}", plugin.display()))
                .arg(format!("benches/modes/{name}"))
                .arg("-o")
                .arg(&executable)
                .arg("-lm");
            shell::run(&mut compile)?;
            let status = Command::new(&executable)
                .status()
                .with_context(|| format!("{name} cannot be started"))?;
            if !status.success() {
                bail!("{name} at {flags} failed ({status})");
            }
        }
    }
    Ok(())
}
