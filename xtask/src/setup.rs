//! Installing what is missing, by the distribution's package manager.

use crate::shell;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// How to see that a package is there.
enum Sign {
    /// A program that answers `--version`.
    Program(&'static str),
    /// A file below the directory of LLVM's libraries.
    Library(&'static str),
    /// A header below the directory of LLVM's headers.
    Header(&'static str),
    /// A file.
    File(&'static str),
    /// A module of Python.
    Module(&'static str),
}

/// A package of Debian, what shows that it is installed, and what it is for.
struct Package {
    name: &'static str,
    sign: Sign,
    purpose: &'static str,
}

const fn package(name: &'static str, sign: Sign, purpose: &'static str) -> Package {
    Package {
        name,
        sign,
        purpose,
    }
}

const PACKAGES: [Package; 12] = [
    package("g++", Sign::Program("g++"), "compiles the C++ shim"),
    package(
        "llvm-22-dev",
        Sign::Header("llvm/Passes/PassBuilder.h"),
        "headers of LLVM",
    ),
    package(
        "llvm-22-tools",
        Sign::Program("FileCheck-22"),
        "checks of LLVM IR",
    ),
    package(
        "llvm-22",
        Sign::Program("opt-22"),
        "opt, a host of the plugin",
    ),
    package("clang-22", Sign::Program("clang-22"), "the C and C++ host"),
    package("lld-22", Sign::Program("ld.lld-22"), "the link-time host"),
    package("flang-22", Sign::Program("flang-22"), "the Fortran host"),
    package(
        "libclang-rt-22-dev",
        Sign::Library("clang/22/lib/linux/libclang_rt.asan-x86_64.a"),
        "sanitizers",
    ),
    package(
        "cmake",
        Sign::Program("cmake"),
        "builds the projects of tests, as users do",
    ),
    package("libomp-22-dev", Sign::Library("libomp.so"), "OpenMP"),
    package(
        "libopenblas-dev",
        Sign::File("/usr/include/x86_64-linux-gnu/cblas.h"),
        "BLAS and LAPACK, which tests call",
    ),
    package(
        "liblapacke-dev",
        Sign::File("/usr/lib/x86_64-linux-gnu/liblapacke.so"),
        "the C interface of LAPACK, which a test calls",
    ),
];

const ADOLC: [Package; 1] = [package(
    "libadolc-dev",
    Sign::File("/usr/include/adolc/adolc.h"),
    "ADOL-C, beside our gradients in the benchmarks",
)];

const TEMPLATES: [Package; 2] = [
    package(
        "libeigen3-dev",
        Sign::File("/usr/include/eigen3/Eigen/Dense"),
        "Eigen, which tests and timed compilations differentiate",
    ),
    package(
        "libboost-dev",
        Sign::File("/usr/include/boost/numeric/odeint.hpp"),
        "Boost.odeint, which tests and timed compilations differentiate",
    ),
];

const PYTHON: [Package; 1] = [package(
    "python3-venv",
    Sign::Module("ensurepip"),
    "makes the environment of the peers",
)];

const MPI: [Package; 4] = [
    package(
        "openmpi-bin",
        Sign::Program("mpirun.openmpi"),
        "starts programs of Open MPI",
    ),
    package(
        "libopenmpi-dev",
        Sign::Program("mpicc.openmpi"),
        "Open MPI, with which tests send messages",
    ),
    package(
        "mpich",
        Sign::Program("mpirun.mpich"),
        "starts programs of MPICH",
    ),
    package(
        "libmpich-dev",
        Sign::Program("mpicc.mpich"),
        "MPICH, with which tests send messages",
    ),
];

const VALGRIND: [Package; 1] = [package(
    "valgrind",
    Sign::Program("valgrind"),
    "watches what derivatives do to memory",
)];

/// Installs what is missing of LLVM and its compilers; quick when that is nothing.
pub fn run() -> Result<()> {
    ensure(&PACKAGES)
}

/// Installs both libraries of MPI if they are missing.
pub fn mpi() -> Result<()> {
    ensure(&MPI)
}

/// Installs ADOL-C if it is missing.
pub fn adolc() -> Result<()> {
    ensure(&ADOLC)
}

/// Installs the libraries of templates if they are missing.
pub fn templates() -> Result<()> {
    ensure(&TEMPLATES)
}

/// Installs valgrind if it is missing.
pub fn valgrind() -> Result<()> {
    ensure(&VALGRIND)
}

/// Installs what makes environments of Python if it is missing.
pub fn python() -> Result<()> {
    ensure(&PYTHON)
}

fn ensure(packages: &[Package]) -> Result<()> {
    let missing: Vec<&Package> = packages
        .iter()
        .filter(|package| !is_installed(&package.sign))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    eprintln!("Missing:");
    for package in &missing {
        eprintln!("  {:<20} {}", package.name, package.purpose);
    }
    let names: Vec<&str> = missing.iter().map(|package| package.name).collect();
    install(&names)?;
    let still: Vec<&str> = missing
        .iter()
        .filter(|package| !is_installed(&package.sign))
        .map(|p| p.name)
        .collect();
    if !still.is_empty() {
        bail!(
            "apt installed {}, but what they should bring was not found",
            still.join(", ")
        );
    }
    Ok(())
}

fn is_installed(sign: &Sign) -> bool {
    let below = |question, file| {
        shell::ask("llvm-config-22", &[question])
            .is_some_and(|directory| Path::new(&directory).join(file).exists())
    };
    match sign {
        Sign::Program(name) => on_path(name),
        Sign::Library(file) => below("--libdir", file),
        Sign::Header(file) => below("--includedir", file),
        Sign::File(path) => Path::new(path).exists(),
        Sign::Module(name) => shell::ask("python3", &["-c", &format!("import {name}")]).is_some(),
    }
}

fn on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|directory| directory.join(program).is_file())
}

fn install(names: &[&str]) -> Result<()> {
    if !on_path("apt-get") {
        bail!("there is no apt-get here; {}", by_hand(names));
    }
    let is_root = shell::ask("id", &["-u"]).is_some_and(|id| id == "0");
    if !is_root && !on_path("sudo") {
        bail!("not root and no sudo here; {}", by_hand(names));
    }
    let apt = |arguments: &[&str]| {
        let mut command = if is_root {
            Command::new("env")
        } else {
            Command::new("sudo")
        };
        if !is_root {
            command.arg("env");
        }
        command
            .args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "-y"])
            .args(arguments);
        shell::run(&mut command)
    };
    // A stale index is no reason to stop: the installation says what it lacks.
    if let Err(error) = apt(&["-q", "update"]) {
        eprintln!("warning: {error:#}");
    }
    let arguments: Vec<&str> = ["--no-install-recommends", "install"]
        .iter()
        .chain(names)
        .copied()
        .collect();
    apt(&arguments).with_context(|| by_hand(names))
}

fn by_hand(names: &[&str]) -> String {
    format!(
        "install by hand, under the names that your system has for them: {} (LLVM 22.1; for Debian and Ubuntu see \
         https://apt.llvm.org), then run this again",
        names.join(", ")
    )
}
