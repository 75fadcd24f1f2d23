//! `cargo xtask wheel`, `cargo xtask python`: the Python package, and its tests against real frameworks.

use crate::{packages, shell};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Bytes that a wheel may take.
const LIMIT: u64 = 8 << 20;

/// Versions that the newest frameworks take, then the first that the package takes.
const WANTED: [&str; 3] = ["3.12", "3.13", "3.11"];

/// What frameworks are called for pip, with the test that needs them.
const FRAMEWORKS: [(&str, &[&str]); 5] = [
    ("numpy", &["numpy", "scipy", "cffi"]),
    ("jax", &["jax[cpu]", "flatbuffers"]),
    ("torch", &["torch"]),
    ("numba", &["numba"]),
    ("tensorflow", &["tensorflow"]),
];

/// What tests need besides.
const TOOLS: [&str; 4] = ["pytest", "hypothesis", "mypy", "pyproject-metadata"];

/// What notebooks need.
const NOTEBOOKS: [&str; 3] = ["nbclient", "ipykernel", "matplotlib"];

/// What the user may choose.
#[derive(Args)]
pub struct Options {
    /// Only tests with these frameworks: numpy, jax, torch, numba, tensorflow
    #[arg(long, value_delimiter = ',')]
    with: Vec<String>,
    /// More for pytest
    #[arg(last = true)]
    pytest: Vec<String>,
}

impl Options {
    /// All frameworks.
    pub fn all() -> Options {
        Options {
            with: Vec::new(),
            pytest: Vec::new(),
        }
    }

    /// What every change must pass.
    pub fn brief() -> Options {
        Options {
            with: ["numpy", "jax"].map(String::from).to_vec(),
            pytest: ["-m", "not slow"].map(String::from).to_vec(),
        }
    }
}

/// Builds the wheel, installs it into an environment of its own with frameworks, and runs the tests there.
pub fn run(options: &Options) -> Result<()> {
    let wanted = |name: &str| options.with.is_empty() || options.with.iter().any(|w| w == name);
    let chosen = FRAMEWORKS.iter().filter(|(name, _)| wanted(name));
    let packages = chosen.clone().flat_map(|(_, packages)| packages.iter());
    let notebooks = if options.with.is_empty() {
        &NOTEBOOKS[..]
    } else {
        &[]
    };
    let python = installed(packages.chain(&TOOLS).chain(notebooks))?;
    for (name, _) in chosen {
        tests(&python, name, &options.pytest)?;
    }
    Ok(())
}

/// The interpreter of an environment with the wheel as it is now, all frameworks, and these packages.
pub fn with_all(more: &[&'static str]) -> Result<PathBuf> {
    let packages = FRAMEWORKS.iter().flat_map(|(_, packages)| packages.iter());
    installed(packages.chain(more))
}

fn installed<'a>(packages: impl Iterator<Item = &'a &'static str>) -> Result<PathBuf> {
    let wheel = wheel()?;
    let python = environment()?;
    let install = ["-m", "pip", "install", "--quiet"];
    shell::run(Command::new(&python).args(install).args(packages))?;
    let anew = ["--force-reinstall", "--no-deps"];
    shell::run(Command::new(&python).args(install).args(anew).arg(&wheel))?;
    Ok(python)
}

/// The tests with one framework, in a process of its own: some of them do not live together. NumPy's are all that are of no other.
fn tests(python: &Path, name: &str, more: &[String]) -> Result<()> {
    let folder = shell::root().join("python/tests");
    let of = |name: &str| folder.join(format!("test_{name}.py"));
    let mut command = Command::new(python);
    command
        .args(["-m", "pytest", "-q", "-p", "no:cacheprovider"])
        .args(more);
    if name == "numpy" {
        let others = FRAMEWORKS.iter().filter(|(other, _)| *other != name);
        command.args(others.map(|(other, _)| format!("--ignore={}", of(other).display())));
        command.arg(&folder);
    } else {
        command.arg(of(name));
    }
    shell::run(command.env_remove("TAPELESS_HOME"))
}

/// Builds the wheel; where it lies.
pub fn wheel() -> Result<PathBuf> {
    shell::cargo(&["build", "--release"])?;
    let own = shell::root().join("python/tapeless/_bin");
    std::fs::create_dir_all(&own)?;
    for name in ["tapeless", "libtapeless.so"] {
        let to = own.join(name);
        let _ = std::fs::remove_file(&to);
        let from = packages::target().join("release").join(name);
        std::fs::copy(&from, &to).with_context(|| format!("cannot copy {}", from.display()))?;
        shell::run(Command::new("strip").arg(&to))?;
    }
    for name in ["tapeless", "enzyme"] {
        let (from, to) = (Path::new("include"), Path::new("python/tapeless/include"));
        copy(
            &shell::root().join(from).join(name),
            &shell::root().join(to).join(name),
        )?;
    }
    let python = environment()?;
    let wheels = packages::scratch("wheels")?;
    shell::run(Command::new(&python).args(["-m", "pip", "install", "--quiet", "maturin>=1.7,<2"]))?;
    shell::run(
        Command::new(&python)
            .args(["-m", "pip", "wheel", "--quiet", "--no-deps"])
            .args(["--no-build-isolation", "--wheel-dir"])
            .arg(&wheels)
            .arg("./python")
            .env("PATH", path(&python)),
    )?;
    let mut found = std::fs::read_dir(&wheels)?
        .flatten()
        .map(|entry| entry.path());
    let wheel = found.find(|path| path.extension().is_some_and(|e| e == "whl"));
    let wheel = wheel.context("maturin made no wheel")?;
    let size = std::fs::metadata(&wheel)?.len();
    println!("{}: {:.1} MB", wheel.display(), size as f64 / 1e6);
    if size > LIMIT {
        bail!("the wheel takes {size} bytes, more than {LIMIT}");
    }
    Ok(wheel)
}

/// Copies the files of a folder into another.
fn copy(from: &Path, to: &Path) -> Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)?.flatten() {
        std::fs::copy(entry.path(), to.join(entry.file_name()))?;
    }
    Ok(())
}

/// Where an environment's programs are found first.
fn path(python: &Path) -> OsString {
    let own = python.parent().map(Path::to_path_buf);
    let others = std::env::var_os("PATH").unwrap_or_default();
    let all = own.into_iter().chain(std::env::split_paths(&others));
    std::env::join_paths(all).unwrap_or(others.clone())
}

/// The interpreter of an environment that is ours alone.
fn environment() -> Result<PathBuf> {
    let folder = packages::kept("python")?.join("venv");
    let python = folder.join("bin/python");
    if !python.is_file() {
        let base = interpreter()?;
        shell::run(Command::new(base).args(["-m", "venv"]).arg(&folder))?;
    }
    Ok(python)
}

/// An interpreter of a version that is wanted: by its name, else among those of pyenv.
pub fn interpreter() -> Result<PathBuf> {
    let home = std::env::var_os("HOME")
        .map(PathBuf::from)
        .unwrap_or_default();
    for version in WANTED {
        let mut candidates = vec![PathBuf::from(format!("python{version}")), "python3".into()];
        let others = std::fs::read_dir(home.join(".pyenv/versions"));
        candidates.extend(
            others
                .into_iter()
                .flatten()
                .flatten()
                .map(|entry| entry.path().join("bin/python3")),
        );
        let fits = |path: &PathBuf| is_version(path, version);
        if let Some(found) = candidates.into_iter().find(fits) {
            return Ok(found);
        }
    }
    bail!(
        "no Python {} with its module venv was found: install one, as by `apt install python3-venv`",
        WANTED.join(" or ")
    )
}

fn is_version(path: &Path, version: &str) -> bool {
    let program = path.to_string_lossy();
    let said = shell::ask(
        &program,
        &[
            "-c",
            "import sys, venv; print('%d.%d' % sys.version_info[:2])",
        ],
    );
    said.as_deref() == Some(version)
}
