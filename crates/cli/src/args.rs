//! What can be said on the command line.

use clap::{Args, Parser, Subcommand};
use std::ffi::OsString;
use std::path::PathBuf;

/// The whole command line.
#[derive(Debug, Parser)]
#[command(
    name = "tapeless",
    version,
    about = "Gradients of compiled functions",
    long_about = "Tapeless differentiates functions that exist only as LLVM IR: C, C++, Fortran, Rust, or IR itself, \
                  after optimisation, without a tape and without changing the program.",
    after_help = "Example:\n  tapeless grad norm.c --function norm --at 'n=3 x=[1,2,2]' --check",
    disable_help_subcommand = true
)]
pub struct CommandLine {
    /// What to do.
    #[command(subcommand)]
    pub verb: Verb,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// Print a function's value and gradient at a point
    Grad(Grad),
    /// Print how a function's results depend on its inputs: a row for each result, a column for each input
    Jacobian(Jacobian),
    /// Print the second derivatives of a function's value
    Hessian(Hessian),
    /// Print the product of the Hessian with a direction
    Hvp(Hvp),
    /// Hold the derivatives that a file registers against differences, at random points
    CheckRule(CheckRule),
    /// Show what it costs to compute each line of a function in less precision
    Precision(Precision),
    /// Show what a gradient keeps in memory, where, and how much of it
    Explain(Explain),
    /// Differentiate the requests in LLVM IR
    Opt(Opt),
    /// Compile C with derivatives: clang and the plugin
    Cc(Passed),
    /// Compile C++ with derivatives: clang++ and the plugin
    #[command(name = "c++")]
    Cxx(Passed),
    /// Compile Fortran with derivatives: flang and the plugin
    Fortran(Passed),
    /// Print where the plugin is, for `-fpass-plugin=`
    PluginPath,
    /// Print where the headers are, for `-I`
    IncludePath,
    /// Print where the package for CMake is, for `-DTapeless_DIR=`
    CmakePath,
    /// Explain a code such as TL0001
    ExplainError {
        /// The code in a message's brackets: TL0002, or 2
        code: String,
    },
    /// Gradients at several levels of optimisation, one JSON object a line
    #[command(hide = true)]
    Sweep(Sweep),
    /// Write a program that prints gradients: a module that asks for them, and C that calls it
    #[command(hide = true)]
    Driver(Driver),
    /// Print what is known of the functions in a file as JSON, and write its IR
    #[command(hide = true)]
    Describe(Describe),
}

/// A function in a file.
#[derive(Clone, Debug, Args)]
pub struct Subject {
    /// C (.c), C++ (.cc, .cpp, .cxx), Fortran (.f90), Rust (.rs) or LLVM IR (.ll, .bc)
    pub file: PathBuf,
    /// The function: its symbol, or its name in the source
    #[arg(short, long, value_name = "NAME")]
    pub function: String,
    /// Pointers and floats that carry no derivative
    #[arg(long = "const", value_name = "NAMES", value_delimiter = ',')]
    pub constant: Vec<String>,
    /// A flag for the compiler; can be repeated
    #[arg(long = "cflag", value_name = "FLAG", allow_hyphen_values = true)]
    pub cflags: Vec<OsString>,
    /// A shared library that the function calls (libopenblas.so.0); can be repeated
    #[arg(long = "library", value_name = "FILE")]
    pub libraries: Vec<String>,
    /// Reverse loops from copies of their state that take at most so many bytes
    #[arg(long, value_name = "64MiB")]
    pub memory: Option<String>,
    /// Differentiate functions as they are, without simplifying them first
    #[arg(long)]
    pub no_prepare: bool,
}

/// A function at a point, and how what is found there is shown.
#[derive(Debug, Args)]
pub struct Evaluated {
    #[command(flatten)]
    #[allow(missing_docs, reason = "its fields are documented")]
    pub subject: Subject,
    /// The point: 'n=3 x=[1,2,3] p=null', or a JSON file
    #[arg(
        long,
        value_name = "POINT",
        default_value = "",
        hide_default_value = true
    )]
    pub at: String,
    /// The level of optimisation
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = ["0", "1", "2", "3"])]
    pub level: String,
    /// Compare with central differences; exit code 1 if the relative error is above 1e-5
    #[arg(long)]
    pub check: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// The same of a function with one result.
#[derive(Debug, Args)]
pub struct Seeded {
    #[command(flatten)]
    #[allow(missing_docs, reason = "its fields are documented")]
    pub evaluated: Evaluated,
    /// For a function whose result is in its arrays: the adjoints of what they hold after the call
    #[arg(long, value_name = "ADJOINTS")]
    pub seed: Option<String>,
}

/// `tapeless grad`.
#[derive(Debug, Args)]
#[command(after_help = POINTS)]
pub struct Grad {
    #[command(flatten)]
    #[allow(missing_docs, reason = "its fields are documented")]
    pub seeded: Seeded,
    /// Use forward mode, once for each input
    #[arg(long)]
    pub forward: bool,
    /// Run the derivative in the reference interpreter instead of compiling it
    #[arg(long, conflicts_with_all = ["forward", "check"])]
    pub interp: bool,
}

/// `tapeless check-rule`.
#[derive(Debug, Args)]
pub struct CheckRule {
    /// C (.c), C++ (.cc, .cpp, .cxx) or LLVM IR (.ll, .bc)
    pub file: PathBuf,
    /// The function whose derivative is looked at; all if none is named
    #[arg(short, long, value_name = "NAME")]
    pub function: Option<String>,
    /// The point, instead of random ones: 'n=3 x=[1,2,3]'
    #[arg(long, value_name = "POINT", requires = "function")]
    pub at: Option<String>,
    /// Pointers and floats that carry no derivative
    #[arg(long = "const", value_name = "NAMES", value_delimiter = ',')]
    pub constant: Vec<String>,
    /// A flag for the compiler; can be repeated
    #[arg(long = "cflag", value_name = "FLAG", allow_hyphen_values = true)]
    pub cflags: Vec<OsString>,
    /// A shared library that the functions call; can be repeated
    #[arg(long = "library", value_name = "FILE")]
    pub libraries: Vec<String>,
    /// The level of optimisation
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = ["0", "1", "2", "3"])]
    pub level: String,
}

/// `tapeless precision`.
#[derive(Debug, Args)]
#[command(after_help = PRECISION)]
pub struct Precision {
    #[command(flatten)]
    #[allow(missing_docs, reason = "its fields are documented")]
    pub subject: Subject,
    /// The point: 'n=3 x=[1,2,3] p=null', or a JSON file
    #[arg(
        long,
        value_name = "POINT",
        default_value = "",
        hide_default_value = true
    )]
    pub at: String,
    /// The format: float, half, bfloat, or the bits of exponent and fraction (8,23)
    #[arg(long, value_name = "FORMAT", default_value = "float")]
    pub to: String,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

const PRECISION: &str = "\
Each operation in double on a line is rounded to the format, and the function is run; the error is that of its result, or of the
array with the largest, relative to what it is in double.

Example:
  tapeless precision norm.c -f norm --at 'n=3 x=[1,2,2]' --to half";

/// `tapeless jacobian`.
#[derive(Debug, Args)]
#[command(after_help = MATRICES)]
pub struct Jacobian {
    #[command(flatten)]
    #[allow(missing_docs, reason = "its fields are documented")]
    pub evaluated: Evaluated,
}

/// `tapeless hessian`.
#[derive(Debug, Args)]
#[command(after_help = MATRICES)]
pub struct Hessian {
    #[command(flatten)]
    #[allow(missing_docs, reason = "its fields are documented")]
    pub seeded: Seeded,
}

/// `tapeless hvp`.
#[derive(Debug, Args)]
#[command(after_help = MATRICES)]
pub struct Hvp {
    #[command(flatten)]
    #[allow(missing_docs, reason = "its fields are documented")]
    pub seeded: Seeded,
    /// The direction: 'x=[1,0,0] a=2'; zeros where it says nothing
    #[arg(long, value_name = "DIRECTION")]
    pub direction: String,
}

const MATRICES: &str = "\
The results of a function are what it returns, if that is a float, and each element of an array that it changes at this point.

Examples:
  tapeless jacobian polar.c -f polar --at 'x=[3,4] y=[0,0]' --check
  tapeless hessian norm.c -f norm --at 'n=3 x=[1,2,2]'
  tapeless hvp norm.c -f norm --at 'n=3 x=[1,2,2]' --direction 'x=[1,0,0]'";

const POINTS: &str = "\
Points:
  Parameters are given by name: `n=3` a number, `x=[1,2,3]` an array, `p=null` a null pointer. The numbers of an
  array have the type that the parameter points to; `x=f32[1,2]`, `x=i64[1,2]` say it where the file does not.
  Pointers and floats are differentiated unless they are named by --const; integers are not.

Examples:
  tapeless grad norm.c -f norm --at 'n=3 x=[1,2,2]' --check
  tapeless grad scale.c -f scale --at 'n=2 x=[1,2] y=[0,0]' --seed 'y=[1,0]'";

const KEPT: &str = "\
What a gradient computes again costs time, what it keeps costs memory. The table has a line for each value kept: its
bytes, for what it is kept (a call, an iteration), where, how much that is in total, and the line that computes it.

With --time, a timer looks where the gradient is, as often as the system lets it. What runs in a library counts for the
line that calls it.

Examples:
  tapeless explain norm.c -f norm
  tapeless explain norm.c -f norm --at 'n=3 x=[1,2,2]' --time --html norm.html";

const STAGE_TABLE: &str = "\
Stages, for --stop-after:
  import    the functions in structured form
  facts     what pointers point to, what memory holds, which values carry a derivative
  plan      what the reverse sweep keeps, as `tapeless explain` shows it
  synth     the derivatives in structured form
  emit      LLVM IR with the derivatives as they were written
  optimise  the same after LLVM's passes on the derivatives; this is the result

Example:
  clang-22 -g -O1 -S -emit-llvm -o f.ll f.c && tapeless opt f.ll --stop-after=facts";

/// `tapeless sweep`.
#[derive(Debug, Args)]
pub struct Sweep {
    #[command(flatten)]
    #[allow(missing_docs, reason = "its fields are documented")]
    pub subject: Subject,
    /// Points; all are evaluated at each level
    #[arg(long, value_name = "POINT")]
    pub at: Vec<String>,
    /// The levels of optimisation; at level 2 `forward` means forward mode, `forward3` three directions at once, `reverse2` two in
    /// reverse mode, `split` two sweeps, `along` forward mode from the tape of one, `batch` the function itself in two lanes, `interp` the interpreter
    #[arg(long, value_delimiter = ',', default_value = "0,1,2,3,forward,interp", value_parser = ["0", "1", "2", "3", "forward", "forward3", "reverse2", "split", "along", "batch", "interp"])]
    pub levels: Vec<String>,
    /// Members of the teams that the interpreter runs
    #[arg(long, default_value_t = 3)]
    pub members: u32,
    /// Where the random numbers start by which it draws who of them is next
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// `tapeless driver`.
#[derive(Debug, Args)]
pub struct Driver {
    #[command(flatten)]
    #[allow(missing_docs, reason = "its fields are documented")]
    pub subject: Subject,
    /// Points; the program evaluates all of them
    #[arg(long, value_name = "POINT", required = true)]
    pub at: Vec<String>,
    /// The level of optimisation that the program is going to be compiled at
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = ["0", "1", "2", "3"])]
    pub level: String,
    /// Modes, as `tapeless sweep` has them
    #[arg(long, value_delimiter = ',', default_value = "reverse,forward", value_parser = ["reverse", "forward", "reverse2", "forward3", "split", "along"])]
    pub modes: Vec<String>,
    /// The files STEM.bc and STEM.c are written, to be compiled together with the plugin
    #[arg(short, long, value_name = "STEM")]
    pub output: PathBuf,
}

/// `tapeless describe`.
#[derive(Debug, Args)]
pub struct Describe {
    /// C (.c), C++ (.cc, .cpp, .cxx), Fortran (.f90, …), Rust (.rs) or LLVM IR (.ll, .bc)
    pub file: PathBuf,
    /// A function that others may call, too, by its name or symbol; can be repeated
    #[arg(short, long = "function", value_name = "NAME")]
    pub functions: Vec<String>,
    /// A flag for the compiler; can be repeated
    #[arg(long = "cflag", value_name = "FLAG", allow_hyphen_values = true)]
    pub cflags: Vec<OsString>,
    /// The level of optimisation that the program is going to be compiled at
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = ["0", "1", "2", "3"])]
    pub level: String,
    /// Where the IR goes, before optimisation
    #[arg(short, long, value_name = "BITCODE")]
    pub output: Option<PathBuf>,
}

/// `tapeless explain`.
#[derive(Debug, Args)]
#[command(after_help = KEPT)]
pub struct Explain {
    #[command(flatten)]
    #[allow(missing_docs, reason = "its fields are documented")]
    pub subject: Subject,
    /// Integers that parameters hold, for which memory is counted: 'n=10000000'; with --time the whole point
    #[arg(long, value_name = "POINT")]
    pub at: Option<String>,
    /// Run the gradient for two seconds, at the point of `--at`, and show on which lines it spends its time
    #[arg(long)]
    pub time: bool,
    /// Write a page with the source, and beside each line what is kept for it
    #[arg(long, value_name = "PAGE", conflicts_with = "json")]
    pub html: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// The level of optimisation
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = ["0", "1", "2", "3"])]
    pub level: String,
}

/// `tapeless opt`.
#[derive(Debug, Args)]
#[command(after_help = STAGE_TABLE)]
pub struct Opt {
    /// LLVM IR (.ll, .bc)
    pub input: PathBuf,
    /// Where the result goes: text if it ends in .ll, bitcode if in .bc; standard output if it is left out
    #[arg(short, long)]
    pub output: Option<PathBuf>,
    /// Print what a stage made instead
    #[arg(long, value_name = "STAGE", value_parser = STAGES)]
    pub stop_after: Option<String>,
    /// Differentiate functions as they are, without simplifying them first
    #[arg(long)]
    pub no_prepare: bool,
    /// Print how long each stage took, for each derivative
    #[arg(long, conflicts_with = "stop_after")]
    pub time_report: bool,
}

/// What goes to another program as it is.
#[derive(Debug, Args)]
#[command(disable_help_flag = true)]
pub struct Passed {
    /// Everything that the compiler takes; `--verify` lets each derivative hold itself against differences
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub args: Vec<OsString>,
}

/// The stages that `tapeless opt` can stop after.
pub const STAGES: [&str; 6] = ["import", "facts", "plan", "synth", "emit", "optimise"];
