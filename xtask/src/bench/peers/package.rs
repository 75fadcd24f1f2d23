//! The Enzyme inside the Python package `enzyme-ad`, called through JAX.

use super::{environment, limit, lines, why};
use crate::shell;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::Command;

/// It works with a JAX of its time.
const PACKAGES: [&str; 2] = ["enzyme-ad==0.0.16", "jax==0.10.2"];
pub const VERSION: &str = "enzyme-ad 0.0.16";

/// The largest relative deviation of a derivative along the gradient from a central difference.
const TOLERANCE: f64 = 1e-5;

/// A benchmark by the package.
#[derive(Deserialize)]
pub struct Line {
    name: String,
    size: u64,
    primal_s: f64,
    gradient_s: f64,
    difference_error: f64,
}

/// The Python that has it, in an environment of 1.1 GB.
pub fn python() -> Result<PathBuf> {
    environment("peers", Path::new("python3"), "enzyme_ad.jax", &PACKAGES)
}

/// Its results for one program; why there are fewer is said on standard error.
pub fn measure(python: &Path, name: &str, flags: &str) -> Result<Vec<Line>> {
    let resources = shell::ask("clang-22", &["-print-resource-dir"])
        .context("clang-22 does not say where its headers lie")?;
    let benches = shell::root().join("benches");
    let output = Command::new(python)
        .arg(benches.join("peers/enzyme.py"))
        .arg(&benches)
        .args([resources, limit()])
        .args(flags.split(' '))
        .args(["--", name])
        .output()?;
    if !output.status.success() {
        eprintln!("enzyme-ad, {name} at {flags}: {}", why(&output));
    }
    lines(&output)
}

/// The ratio of a program of this size, if the gradient agrees with differences.
pub fn ratio(lines: &[Line], size: u64) -> Option<f64> {
    let line = lines.iter().find(|line| line.size == size)?;
    if line.difference_error <= TOLERANCE {
        return Some(line.gradient_s / line.primal_s);
    }
    eprintln!(
        "enzyme-ad, {}: its gradient deviates from differences by {:.1e}",
        line.name, line.difference_error
    );
    None
}

#[cfg(test)]
mod tests {
    use super::{Line, ratio};

    #[test]
    fn a_gradient_that_deviates_has_no_ratio() {
        let line = |size, difference_error| Line {
            name: "x".to_owned(),
            size,
            primal_s: 2.0,
            gradient_s: 3.0,
            difference_error,
        };
        let lines = [line(1, 1e-9), line(2, 0.5)];
        let found = [1, 2, 3].map(|size| ratio(&lines, size));
        assert_eq!(found, [Some(1.5), None, None]);
    }
}
