//! Random C functions, differentiated in both modes and held against each other, against differences and against the
//! interpreter, at several optimisation levels; and mutated modules, which the plugin must survive.

mod batch;
mod campaign;
mod check;
mod generate;
mod interpret;
mod ir;
mod judge;
mod point;
mod quad;
mod random;
mod reduce;
mod report;
mod requests;
mod save;
mod state;
mod subject;
mod tree;

use anyhow::{Context, Result};
use batch::{Compiler, Sanitizer};
use campaign::{Outcome, programs, work};
use clap::Parser;
use generate::Kind;
use state::State;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// Checks derivatives of random programs.
#[derive(Clone, Parser)]
struct Arguments {
    /// The plugin
    #[arg(long)]
    plugin: PathBuf,
    /// The command `tapeless`, for its interpreter
    #[arg(long)]
    command: Option<PathBuf>,
    /// A folder for sources, executables, the state, and what was found (in `found`)
    #[arg(long)]
    scratch: PathBuf,
    /// How many programs
    #[arg(long, default_value_t = 60)]
    programs: usize,
    /// Where the random numbers start
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The largest number of statements in a function, about
    #[arg(long, default_value_t = 14)]
    size: usize,
    /// Only functions whose body is a raw graph of blocks
    #[arg(long)]
    cfg: bool,
    /// Only functions whose floats go through integers; many are refused
    #[arg(long, conflicts_with = "cfg")]
    carriers: bool,
    /// Functions with regions of OpenMP, run by several threads and held against one
    #[arg(long, conflicts_with_all = ["cfg", "carriers"])]
    omp: bool,
    /// How many programs are compiled together, at most 256; one that is refused has the others compiled again
    #[arg(long, default_value_t = 10)]
    batch: usize,
    /// Optimisation levels
    #[arg(long, value_delimiter = ',', default_value = "0,1,2,3")]
    levels: Vec<u8>,
    /// How many of the levels a batch is compiled at, drawn anew for each; 0: all. Long campaigns see more programs so
    #[arg(long, default_value_t = 0)]
    draw: usize,
    /// How many batches at once; 0: as many as there are processors
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    /// Only this program
    #[arg(long)]
    only: Option<usize>,
    /// One of how many programs goes through the interpreter; 0: none
    #[arg(long, default_value_t = 10)]
    interpret: usize,
    /// A flag for clang; can be repeated
    #[arg(long = "flag", allow_hyphen_values = true)]
    flags: Vec<String>,
    /// Go on where the last run with this seed and size ended
    #[arg(long)]
    resume: bool,
    /// Seconds for making one failing program smaller; 0 leaves it
    #[arg(long, default_value_t = 60)]
    reduce: u64,
    /// Make one program of each reason of refusal small too
    #[arg(long)]
    shrink_refusals: bool,
    /// Also fail for reasons of refusal that contain this
    #[arg(long)]
    refusal: Option<String>,
    /// Mutate modules (.bc, .ll) instead of making programs; `--programs` is how many mutants
    #[arg(long, num_args = 1.., value_name = "FILES")]
    ir: Vec<PathBuf>,
}

impl Arguments {
    fn kind(&self) -> Kind {
        match (self.cfg, self.carriers, self.omp) {
            (true, ..) => Kind::Graphs,
            (_, true, _) => Kind::Carriers,
            (.., true) => Kind::Teams,
            _ => Kind::Statements,
        }
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let result = match arguments.ir.is_empty() {
        true => run(&arguments),
        false => ir::run(&arguments),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// True if nothing failed.
fn run(arguments: &Arguments) -> Result<bool> {
    std::fs::create_dir_all(&arguments.scratch).context("cannot make the scratch folder")?;
    let compiler = Compiler {
        plugin: arguments.plugin.clone(),
        command: arguments.command.clone(),
        scratch: arguments.scratch.clone(),
        flags: flags(arguments),
    };
    let start = Instant::now();
    let state = State::open(arguments)?;
    let mut all = state.before.clone();
    let found = batches(arguments, &compiler, state)?;
    let done = found.programs;
    all.merge(found);
    report::print(arguments, &all, start.elapsed(), done);
    report::shrink(arguments, &compiler, &all)?;
    Ok(all.failed.is_empty())
}

/// Those of the user, and what the kind of programs needs.
fn flags(arguments: &Arguments) -> Vec<String> {
    let omp = arguments.omp.then(|| "-fopenmp".to_owned());
    arguments.flags.iter().cloned().chain(omp).collect()
}

/// What came of the batches that are not done yet.
fn batches(arguments: &Arguments, compiler: &Compiler, state: State) -> Result<Outcome> {
    let (from, to) = match arguments.only {
        Some(number) => (number, number + 1),
        None => (0, arguments.programs),
    };
    let step = arguments.batch.clamp(1, 256);
    let starts: Vec<usize> = (from..to)
        .step_by(step)
        .filter(|first| !state.done.contains(first))
        .collect();
    let shared = Mutex::new((state, Outcome::default()));
    in_parallel(arguments.jobs, starts.len(), |index| {
        let first = starts[index];
        let programs = programs(arguments, first, to.min(first + step));
        let outcome = work(
            compiler,
            arguments,
            &programs,
            sanitizer(arguments, first / step),
        )?;
        let mut shared = shared
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        shared.0.add(first, &outcome)?;
        shared.1.merge(outcome);
        Ok(())
    })?;
    let (_, outcome) = shared
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    Ok(outcome)
}

/// One batch in eight has one: they cost as much as all levels together.
fn sanitizer(arguments: &Arguments, batch: usize) -> Option<Sanitizer> {
    match batch % 8 {
        0 if arguments.omp && (batch / 8).is_multiple_of(2) => Some(Sanitizer::Thread),
        0 => Some(Sanitizer::Address),
        _ => None,
    }
}

/// Does `job` for each of `count` numbers, `workers` at once or on all processors.
fn in_parallel(
    workers: usize,
    count: usize,
    job: impl Fn(usize) -> Result<()> + Sync,
) -> Result<()> {
    let next = AtomicUsize::new(0);
    let workers = match workers {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        workers => workers,
    };
    std::thread::scope(|scope| {
        let worker = || {
            loop {
                match next.fetch_add(1, Ordering::Relaxed) {
                    index if index < count => job(index)?,
                    _ => return Ok(()),
                }
            }
        };
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        handles
            .into_iter()
            .try_for_each(|handle| match handle.join() {
                Ok(result) => result,
                Err(_) => anyhow::bail!("a worker panicked"),
            })
    })
}
