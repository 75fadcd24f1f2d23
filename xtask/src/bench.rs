//! `cargo xtask bench`: gradients against primals, against gradients written by hand, and against other tools.

mod bars;
mod compile;
mod growth;
mod machine;
mod measure;
mod modes;
mod others;
mod outcome;
mod page;
mod parallel;
mod peers;
mod plot;
mod python;
mod summary;
mod table;

use crate::shell;
use crate::style::Style;
use anyhow::{Result, bail};
use clap::Args;
use measure::Bench;
use others::Other;
use outcome::Outcome;
use std::path::{Path, PathBuf};
use summary::{RESTRICT, Report};
use table::Table;

/// The programs, in the order of the tables: sums, networks, fits, time steps, linear algebra, solvers, and the rest.
const PROGRAMS: &[&str] = &[
    "taylorlog",
    "logsumexp",
    "matdescent",
    "dense",
    "mlp",
    "tiled-matmul",
    "attention",
    "layernorm",
    "convolution",
    "lstm",
    "gmm",
    "ba",
    "hand",
    "fft",
    "euler",
    "rk4",
    "dopri5",
    "brusselator",
    "nbody",
    "heat",
    "lbm",
    "hydro",
    "spmv-cg",
    "trisolve",
    "cholesky",
    "lu",
    "eigen-qr",
    "newton",
    "qp",
    "blackscholes",
    "spline",
    "noise",
    "raytracer",
    "docking",
    "engine",
];
const FLAGS: [&str; 2] = ["-O2", "-O3 -ffast-math -march=x86-64-v3"];

/// What the user may choose.
#[derive(Args)]
pub struct Options {
    /// Print results, geometric means and the worst programs as JSON on standard output instead of tables
    #[arg(long)]
    json: bool,
    /// Only the programs whose name contains this
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// Write docs/benchmarks.md and the plots that it shows
    #[arg(long, conflicts_with = "only")]
    page: bool,
    /// Take the results from a file that --json has printed, and measure nothing
    #[arg(long, value_name = "FILE", conflicts_with_all = ["only", "peers", "without_adolc"])]
    from: Option<PathBuf>,
    /// Time compilations instead: how the plugin's time grows, and what it adds for programs with Eigen and Boost.odeint
    #[arg(long, conflicts_with_all = ["json", "only", "page", "from", "peers"])]
    compile: bool,
    /// Time modes instead: several directions at once, Hessian-vector products, Jacobians dense and sparse
    #[arg(long, conflicts_with_all = ["json", "only", "page", "from", "peers", "compile"])]
    modes: bool,
    /// Time the Python package instead: what a call costs, and gradients against PyTorch, JAX and Numba
    #[arg(long, conflicts_with_all = ["json", "only", "page", "from", "peers", "compile", "modes"])]
    python: bool,
    /// Time parallel programs instead: by one thread against the program without OpenMP, and by more
    #[arg(long, conflicts_with_all = ["json", "only", "page", "from", "peers", "compile", "modes", "python"])]
    par: bool,
    /// Leave out ADOL-C, which is installed otherwise
    #[arg(long)]
    without_adolc: bool,
    /// Also time JAX, and Enzyme: the plugin that TAPELESS_ENZYME names, else the Python package enzyme-ad. Python takes 0.6 GB in the target folder, with that package 1.7 GB
    #[arg(long)]
    peers: bool,
}

/// Builds and runs every benchmark at every set of flags; fails if a gradient is wrong.
pub fn run(options: &Options) -> Result<()> {
    if options.compile {
        return compile::run();
    }
    if options.modes {
        return modes::run();
    }
    if options.python {
        return python::run();
    }
    if options.par {
        return parallel::run();
    }
    let report = match &options.from {
        Some(file) => replay(file, options)?,
        None => measure(options)?,
    };
    if options.json {
        println!("{}", serde_json::to_string_pretty(&report)?);
    }
    if options.page {
        page::write(&report)?;
    }
    let wrong = report.results.iter().filter(|result| !result.is_right());
    let wrong = wrong.map(|result| format!("{} at {}", result.name, result.flags));
    let failed: Vec<String> = report.failed.iter().cloned().chain(wrong).collect();
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    Ok(())
}

/// A table with these columns, unless only JSON is to be printed.
fn table(options: &Options, columns: Vec<&'static Other>) -> Option<Table> {
    (!options.json).then(|| Table::new(Style::of_stdout(), columns))
}

/// Shows what was measured before.
fn replay(file: &Path, options: &Options) -> Result<Report> {
    let report = Report::read(file)?;
    let all: Vec<&Outcome> = report.results.iter().collect();
    let shown = table(options, others::measured(&all));
    let shown = shown.as_ref();
    for summary in &report.summaries {
        table::show(shown, |table| table.heading(&summary.flags));
        for result in report.at(&summary.flags) {
            table::show(shown, |table| table.row(result));
        }
        table::show(shown, |table| table.closing(summary));
    }
    table::show(shown, Table::legend);
    Ok(report)
}

/// Measures every program that is meant at every set of flags.
fn measure(options: &Options) -> Result<Report> {
    let is_meant = |name: &&str| options.only.as_ref().is_none_or(|only| name.contains(only));
    let programs: Vec<&str> = PROGRAMS.iter().copied().filter(is_meant).collect();
    if programs.is_empty() {
        bail!("no benchmark has that name");
    }
    let restricted: Vec<&str> = programs
        .iter()
        .copied()
        .filter(|name| knows_restrict(name))
        .collect();
    let bench = Bench::prepare(options)?;
    let shown = table(options, others::of(&bench.tools()));
    let shown = shown.as_ref();
    let mut report = machine::report();
    report.peers = bench.versions();
    for flags in FLAGS {
        bench.set(flags, &programs, &mut report, shown);
        bench.set(
            &format!("{flags}{RESTRICT}"),
            &restricted,
            &mut report,
            shown,
        );
    }
    table::show(shown, Table::legend);
    Ok(report)
}

/// Whether a program's pointers carry the macro R.
fn knows_restrict(name: &str) -> bool {
    let source = shell::root().join(format!("benches/{name}.c"));
    std::fs::read_to_string(source).is_ok_and(|text| text.contains("*R "))
}

#[cfg(test)]
mod tests {
    use super::{PROGRAMS, knows_restrict};
    use crate::shell;
    use anyhow::Result;
    use std::collections::BTreeSet;

    #[test]
    fn every_benchmark_is_in_the_list() -> Result<()> {
        let mut files = BTreeSet::new();
        for entry in std::fs::read_dir(shell::root().join("benches"))? {
            let path = entry?.path();
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            if path.extension().is_some_and(|extension| extension == "c") {
                files.insert(name.into_owned());
            }
        }
        let listed = PROGRAMS.iter().chain(&["bench", "heap"]);
        assert_eq!(files, listed.map(|name| (*name).to_owned()).collect());
        Ok(())
    }

    #[test]
    fn restrict_is_asked_only_where_it_changes_something() {
        assert!(knows_restrict("cholesky"));
        assert!(!knows_restrict("rk4"));
    }
}
