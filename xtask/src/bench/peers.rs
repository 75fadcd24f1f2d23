//! Other tools, with `--peers`: Enzyme, as a plugin where the user has it and else inside a Python package, and JAX.

mod jax;
mod package;
mod plugin;

use super::others::Tool;
use super::outcome::{Line, Outcome};
use crate::packages::target;
use crate::{setup, shell};
use anyhow::{Context, Result};
use jax::Jax;
use plugin::Plugin;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A gradient by another tool.
#[derive(Clone, Serialize, Deserialize)]
pub struct Peer {
    /// Of the tool's own primal.
    pub primal_s: f64,
    pub gradient_s: f64,
    /// The gradient's time over that of the tool's own primal.
    pub ratio: f64,
    /// Our gradient's time over this one's.
    pub over: f64,
    /// The heap that the gradient needs, where it is counted.
    pub peak_bytes: Option<u64>,
}

/// The other tools that are there.
pub struct Peers {
    enzyme: Enzyme,
    jax: Jax,
}

/// Where Enzyme is.
enum Enzyme {
    Plugin(Plugin),
    /// The package, which stands in for it: its Python.
    Package(PathBuf),
}

/// What they print for one program at one set of flags.
#[derive(Default)]
pub struct Found {
    package: Vec<package::Line>,
    plugin: Vec<Line>,
    jax: Vec<jax::Line>,
}

impl Peer {
    fn new(ours: f64, primal_s: f64, gradient_s: f64, peak_bytes: Option<u64>) -> Self {
        Self {
            primal_s,
            gradient_s,
            ratio: gradient_s / primal_s,
            over: ours / gradient_s,
            peak_bytes,
        }
    }
}

impl Peers {
    /// Looks for the plugin, and makes the environments of what is in Python.
    pub fn prepare() -> Result<Self> {
        setup::python()?;
        let enzyme = match Plugin::of_environment()? {
            Some(plugin) => Enzyme::Plugin(plugin),
            None => {
                eprintln!("{}", plugin::HOW);
                Enzyme::Package(package::python()?)
            }
        };
        let jax = Jax::prepare()?;
        Ok(Self { enzyme, jax })
    }

    /// Which of them give figures.
    pub fn tools(&self) -> [Tool; 2] {
        match self.enzyme {
            Enzyme::Plugin(_) => [Tool::Enzyme, Tool::Jax],
            Enzyme::Package(_) => [Tool::EnzymeAd, Tool::Jax],
        }
    }

    /// Names and versions.
    pub fn versions(&self) -> Vec<String> {
        let enzyme = match &self.enzyme {
            Enzyme::Plugin(plugin) => plugin.version(),
            Enzyme::Package(_) => package::VERSION.to_owned(),
        };
        vec![enzyme, self.jax.version()]
    }

    /// Builds and runs a program by each; `out` holds the objects that benchmarks are linked with. Why something is missing is said on
    /// standard error.
    pub fn measure(&self, name: &str, flags: &str, out: &Path) -> Result<Found> {
        let mut found = Found {
            jax: self.jax.measure(name)?,
            ..Found::default()
        };
        match &self.enzyme {
            Enzyme::Plugin(plugin) => found.plugin = plugin.measure(name, flags, out),
            Enzyme::Package(python) => found.package = package::measure(python, name, flags)?,
        }
        Ok(found)
    }
}

impl Found {
    /// Writes what was found for the problem of a line into its outcome.
    pub fn complete(&self, line: &Line, outcome: &mut Outcome) {
        outcome.enzyme_ad_ratio = package::ratio(&self.package, outcome.size);
        outcome.enzyme = plugin::peer(&self.plugin, line);
        outcome.jax = jax::peer(&self.jax, line);
    }
}

/// The Python of an environment with packages, of which one has this module: made where it is missing, in the target folder.
fn environment(name: &str, base: &Path, module: &str, packages: &[&str]) -> Result<PathBuf> {
    let folder = target().join("xtask").join(name);
    let python = folder.join("bin/python");
    let import = format!("import {module}");
    if shell::ask(&python.to_string_lossy(), &["-c", &import]).is_none() {
        shell::run(Command::new(base).args(["-m", "venv"]).arg(&folder))?;
        let install = ["-m", "pip", "install", "--quiet"];
        shell::run(Command::new(&python).args(install).args(packages))?;
    }
    Ok(python)
}

/// The seconds of a line, as the programs in C read them.
fn limit() -> String {
    std::env::var("BENCH_SECONDS").unwrap_or_else(|_| "1".to_owned())
}

/// What a program prints, an object a line.
fn lines<T: DeserializeOwned>(output: &Output) -> Result<Vec<T>> {
    let text = String::from_utf8_lossy(&output.stdout);
    // Python writes what JSON has not; such a number is no result.
    let text = text.replace("NaN", "1e300").replace("Infinity", "1e300");
    let read = |line: &str| serde_json::from_str(line).with_context(|| line.to_owned());
    text.lines().map(read).collect()
}

/// What a command that failed says of it: its first error, else how it ended.
fn why(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr);
    let error = said.lines().find(|line| line.contains("rror"));
    error.map_or_else(
        || format!("it ended with {}", output.status),
        |line| line.trim().to_owned(),
    )
}

#[cfg(test)]
mod tests {
    use super::{lines, why};
    use std::process::Command;

    #[test]
    fn a_number_that_json_has_not_is_read() -> anyhow::Result<()> {
        let output = Command::new("echo").arg("[NaN, -Infinity, 2.5]").output()?;
        assert_eq!(lines::<[f64; 3]>(&output)?, [[1e300, -1e300, 2.5]]);
        Ok(())
    }

    #[test]
    fn a_failure_is_told_by_its_first_error_or_by_its_end() -> anyhow::Result<()> {
        let ended = |script: &str| Command::new("sh").args(["-c", script]).output();
        let said = "echo warm >&2; echo ' an error: no' >&2; echo 'error: more' >&2; exit 1";
        assert_eq!(why(&ended(said)?), "an error: no");
        assert_eq!(why(&ended("exit 3")?), "it ended with exit status: 3");
        assert!(why(&ended("kill -SEGV $$")?).contains("signal: 11"));
        Ok(())
    }
}
