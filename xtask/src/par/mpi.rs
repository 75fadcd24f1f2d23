//! MPI: each program of `tests/par/mpi` by several numbers of processes, with both libraries, in both modes.

use super::each;
use super::fortran::{self, FLANG, ran};
use super::omp::{is_cpp, name, programs, told, turn};
use crate::{packages, setup, shell};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Mutex;

/// What the user may choose.
#[derive(Args)]
pub struct Options {
    /// Only programs whose names contain one of these
    filters: Vec<String>,
    /// Optimisation levels
    #[arg(long, value_delimiter = ',', default_value = "0,1,2,3")]
    levels: Vec<u8>,
    /// Each program with one of the libraries, by its name
    #[arg(long)]
    in_turn: bool,
    /// Numbers of processes
    #[arg(long, value_delimiter = ',', default_value = "1,2,3,4")]
    processes: Vec<u32>,
}

impl Options {
    /// What every change must pass.
    pub fn brief() -> Options {
        Options {
            levels: vec![2],
            in_turn: true,
            processes: vec![3],
            ..Options::all()
        }
    }

    /// Everything.
    pub fn all() -> Options {
        Options {
            filters: Vec::new(),
            levels: vec![0, 1, 2, 3],
            in_turn: false,
            processes: vec![1, 2, 3, 4],
        }
    }
}

const FOLDER: &str = "tests/par/mpi";

/// Held by the program whose processes take processors while they wait.
static BUSY: Mutex<()> = Mutex::new(());

/// How many numbers each program in Fortran takes.
const COUNT: &str = "-DN=4";

/// A library, by what Debian calls its programs.
struct Library {
    name: &'static str,
    /// The variables that say with what its compilers compile.
    compilers: &'static [&'static str],
    /// Whether processes that wait take all of a processor.
    is_busy: bool,
    /// How its programs are started, by more processes than there are processors.
    starts: &'static [&'static str],
    /// Where `mpif.h` is that flang reads.
    includes: &'static [&'static str],
    /// What programs in Fortran are linked with.
    links: &'static [&'static str],
}

const LIBRARIES: [Library; 2] = [
    Library {
        name: "openmpi",
        compilers: &["OMPI_CC", "OMPI_CXX"],
        is_busy: false,
        starts: &["--allow-run-as-root", "--oversubscribe"],
        includes: &[
            "-Itests/par/mpi/openmpi",
            "-I/usr/lib/x86_64-linux-gnu/openmpi/include",
        ],
        links: &[
            "-L/usr/lib/x86_64-linux-gnu/openmpi/lib",
            "-lmpi_mpifh",
            "-lmpi",
        ],
    },
    Library {
        name: "mpich",
        compilers: &["MPICH_CC", "MPICH_CXX"],
        is_busy: true,
        starts: &[],
        includes: &["-I/usr/include/x86_64-linux-gnu/mpich"],
        links: &["-lmpichfort", "-lmpich"],
    },
];

/// Builds the plugin and runs the programs.
pub fn run(options: &Options) -> Result<()> {
    setup::mpi()?;
    shell::cargo(&["build", "--release"])?;
    let scratch = packages::scratch("par-mpi")?;
    let programs = programs(FOLDER, &options.filters)?;
    each(&programs, |program| check(program, &scratch, options))
}

fn check(program: &Path, scratch: &Path, options: &Options) -> Result<()> {
    let stops = told(program, "Stops")?;
    let libraries = match options.in_turn {
        true => turn(program, &LIBRARIES),
        false => &LIBRARIES,
    };
    for library in libraries {
        for level in &options.levels {
            let made = built(program, scratch, library, *level)
                .with_context(|| format!("{}, -O{level}", library.name))?;
            for processes in enough(program, library, &options.processes)? {
                let processes = (*processes).min(most(library, options.in_turn));
                started(library, &made, processes, stops.as_deref()).with_context(|| {
                    format!("{}, -O{level}, {processes} processes", library.name)
                })?;
            }
        }
    }
    Ok(())
}

/// By how many processes programs run: in short, those that take processors while they wait get one each.
fn most(library: &Library, in_short: bool) -> u32 {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    match library.is_busy && in_short {
        true => u32::try_from(processors).unwrap_or(u32::MAX),
        false => u32::MAX,
    }
}

/// Open MPI makes no windows for a process that is alone.
fn enough<'a>(program: &Path, library: &Library, all: &'a [u32]) -> Result<&'a [u32]> {
    let shares = std::fs::read_to_string(program)?.contains("MPI_Win_");
    Ok(match all {
        [1, more @ ..] if shares && library.name == "openmpi" => more,
        _ => all,
    })
}

fn built(program: &Path, scratch: &Path, library: &Library, level: u8) -> Result<PathBuf> {
    let made = scratch.join(format!("{}-{}-O{level}", name(program), library.name));
    if fortran::is(program) {
        in_fortran(program, &made, library, level)?;
        return Ok(made);
    }
    let plugin = packages::target().join("release/libtapeless.so");
    let mut command = harness(library, level, is_cpp(program));
    command
        .arg(format!("-fpass-plugin={}", plugin.display()))
        .arg(format!("-DPROGRAM=\"{}\"", program.display()))
        .args(["-lm", "-o"])
        .arg(&made);
    ran(&mut command)?;
    Ok(made)
}

/// What compiles the harness with the header of a library, as C or as C++.
fn harness(library: &Library, level: u8, cpp: bool) -> Command {
    let (host, clang, language) = match cpp {
        true => ("mpicxx", "clang++-22", "c++"),
        false => ("mpicc", "clang-22", "c"),
    };
    let mut command = Command::new(format!("{host}.{}", library.name));
    for name in library.compilers {
        command.env(name, clang);
    }
    command
        .args([&format!("-O{level}"), "-g", "-x", language])
        .arg(shell::root().join(FOLDER).join("harness.c"));
    command
}

/// A program in Fortran, differentiated where it is linked with the harness.
fn in_fortran(program: &Path, made: &Path, library: &Library, level: u8) -> Result<()> {
    let flags = [&*format!("-O{level}"), "-g", "-flto=full"];
    let part = made.with_extension("bc");
    let mut flang = Command::new(FLANG);
    flang
        .current_dir(shell::root())
        .args(["-cpp", "-w", COUNT, "-c"]);
    flang.args(flags).args(library.includes);
    ran(flang.arg(program).arg("-o").arg(&part))?;
    let around = made.with_extension("o");
    let mut harness = harness(library, level, false);
    harness.args(["-DFORTRAN", COUNT, "-c", "-flto=full", "-o"]);
    ran(harness.arg(&around))?;
    let plugin = packages::target().join("release/libtapeless.so");
    let mut flang = Command::new(FLANG);
    flang.arg(&around).arg(&part).args(flags);
    flang.arg("-fuse-ld=lld-22");
    flang.arg(format!("-Wl,--load-pass-plugin={}", plugin.display()));
    ran(flang.args(library.links).args(["-lm", "-o"]).arg(made))
}

fn started(library: &Library, made: &Path, processes: u32, stops: Option<&str>) -> Result<()> {
    let mut command = Command::new("timeout");
    command
        .args(["-k", "1", "60"])
        .arg(format!("mpirun.{}", library.name))
        .args(library.starts)
        .args(["-n", &processes.to_string()])
        .arg(made);
    let alone = library.is_busy.then(|| BUSY.lock());
    let output = command.output()?;
    drop(alone);
    match stops {
        None => said(&output),
        Some(why) if String::from_utf8_lossy(&output.stderr).contains(why) => Ok(()),
        Some(why) => bail!("it does not end with `{why}`: {}", output.status),
    }
}

/// All that was printed, of what failed.
fn said(output: &Output) -> Result<()> {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    match output.status.success() {
        true => Ok(()),
        false => bail!(
            "{}: {}{}",
            output.status,
            text(&output.stdout),
            text(&output.stderr)
        ),
    }
}
