//! `cargo xtask bench`: gradients against primals, against gradients written by hand, and against other tools.

mod compile;
mod modes;
mod peers;
mod python;
mod table;

use crate::packages::{scratch, target};
use crate::style::Style;
use crate::{setup, shell};
use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;

const PROGRAMS: [&str; 11] = [
    "taylorlog",
    "logsumexp",
    "matdescent",
    "dense",
    "gmm",
    "rk4",
    "nbody",
    "tiled-matmul",
    "convolution",
    "trisolve",
    "cholesky",
];
const FLAGS: [&str; 2] = ["-O2", "-O3 -ffast-math -march=x86-64-v3"];
const WRAP: &str =
    "-Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=free,--wrap=aligned_alloc";

/// The largest deviation from the gradient by hand, relative to its largest component; `bench.c` has the same.
const TOLERANCE: f64 = 1e-6;

/// Growth beyond that of the work and of the primal's time that still counts as linear.
const SLACK: f64 = 1.2;

/// The buffers of ADOL-C: a tape that needs more counts as one that does not fit into memory.
const BUFFERS: &str = r#""OBUFSIZE" "134217728"
"LBUFSIZE" "268435456"
"VBUFSIZE" "67108864"
"TBUFSIZE" "268435456"
"#;

/// What the user may choose.
#[derive(Args)]
pub struct Options {
    /// Print an array of results on standard output instead of a table
    #[arg(long)]
    json: bool,
    /// Only the programs whose name contains this
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// Time compilations instead: how the plugin's time grows, and what it adds for programs with Eigen and Boost.odeint
    #[arg(long, conflicts_with_all = ["json", "only", "peers"])]
    compile: bool,
    /// Time modes instead: several directions at once, Hessian-vector products, Jacobians dense and sparse
    #[arg(long, conflicts_with_all = ["json", "only", "peers", "compile"])]
    modes: bool,
    /// Time the Python package instead: what a call costs, and gradients against PyTorch, JAX and Numba
    #[arg(long, conflicts_with_all = ["json", "only", "peers", "compile", "modes"])]
    python: bool,
    /// Leave out ADOL-C, which is installed otherwise
    #[arg(long)]
    without_adolc: bool,
    /// Also time the Enzyme of the Python package enzyme-ad, through JAX; takes 1.1 GB in the target folder
    #[arg(long)]
    peers: bool,
}

/// What is built and installed before anything is timed.
struct Bench {
    plugin: PathBuf,
    out: PathBuf,
    with_adolc: bool,
    python: Option<PathBuf>,
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
    let programs: Vec<&str> = PROGRAMS
        .into_iter()
        .filter(|name| options.only.as_ref().is_none_or(|only| name.contains(only)))
        .collect();
    if programs.is_empty() {
        bail!("no benchmark has that name");
    }
    let bench = Bench::prepare(options)?;
    let style = Style::of_stdout();
    let (mut results, mut failures) = (Vec::new(), Vec::new());
    for flags in FLAGS {
        if !options.json {
            println!("{}", table::heading(flags, &style));
        }
        for name in &programs {
            match bench.measure(name, flags) {
                Ok(lines) => {
                    if !options.json {
                        lines
                            .iter()
                            .for_each(|line| println!("{}", table::row(line, &style)));
                    }
                    results.extend(lines);
                }
                Err(error) => {
                    eprintln!("{name} at {flags}: {error:#}");
                    failures.push(*name);
                }
            }
        }
    }
    if options.json {
        println!("{}", serde_json::to_string_pretty(&results)?);
    } else {
        println!("{}", table::legend(options.peers, &style));
    }
    let wrong = results.iter().filter(|result| is_wrong(result));
    failures.extend(wrong.filter_map(|result| result["name"].as_str()));
    if !failures.is_empty() {
        bail!("failed: {}", failures.join(", "));
    }
    Ok(())
}

fn is_wrong(result: &Value) -> bool {
    let error = result["max_rel_error"].as_f64();
    !error.is_some_and(|error| error <= TOLERANCE)
}

impl Bench {
    fn prepare(options: &Options) -> Result<Self> {
        if !options.without_adolc {
            setup::adolc()?;
        }
        let python = match options.peers {
            true => {
                setup::python()?;
                Some(peers::python()?)
            }
            false => None,
        };
        shell::cargo(&["build", "--release"])?;
        let out = scratch("bench")?;
        for part in ["bench", "heap"] {
            let mut clang = Command::new("clang-22");
            clang
                .args(["-O2", "-c", &format!("benches/{part}.c"), "-o"])
                .arg(out.join(part).with_extension("o"));
            shell::run(&mut clang)?;
        }
        std::fs::write(out.join(".adolcrc"), BUFFERS)?;
        Ok(Self {
            plugin: target().join("release/libtapeless.so"),
            out,
            with_adolc: !options.without_adolc,
            python,
        })
    }

    /// Compiles one program with the plugin and runs it: one result per line that it prints.
    fn measure(&self, name: &str, flags: &str) -> Result<Vec<Value>> {
        let binary = self.build(name, flags)?;
        let output = Command::new(&binary).current_dir(&self.out).output()?;
        let text = String::from_utf8_lossy(&output.stdout);
        // A wrong gradient also exits with 1, and shows in the line itself.
        if text.is_empty() || output.status.code().is_none() {
            bail!("the program ended without a result ({})", output.status);
        }
        let others = match &self.python {
            Some(python) => peers::measure(python, name, flags)?,
            None => Vec::new(),
        };
        let line = |line: &str| result(&serde_json::from_str(line)?, flags, &others);
        text.lines().map(line).collect()
    }

    fn build(&self, name: &str, flags: &str) -> Result<PathBuf> {
        let binary = self.out.join(name);
        let mut clang = Command::new("clang-22");
        clang
            .args(flags.split(' '))
            .arg(format!("-fpass-plugin={}", self.plugin.display()))
            .arg(format!("benches/{name}.c"))
            .args(["bench.o", "heap.o"].map(|part| self.out.join(part)));
        let described = format!("benches/adolc/{name}.cpp");
        if self.with_adolc && shell::root().join(&described).is_file() {
            let tape = self.out.join(format!("{name}.tape.o"));
            let mut cxx = Command::new("clang++-22");
            // `register` in ADOL-C's headers is no longer C++.
            cxx.args(flags.split(' '))
                .args(["-w", "-c", &described, "-o"])
                .arg(&tape);
            build(&mut cxx)?;
            clang.arg(tape).args(["-ladolc", "-lstdc++"]);
        }
        clang.args([WRAP, "-lm", "-o"]).arg(&binary);
        build(&mut clang)?;
        Ok(binary)
    }
}

fn build(command: &mut Command) -> Result<()> {
    let name = command.get_program().to_owned();
    let built = command.current_dir(shell::root()).output();
    let built = built.with_context(|| format!("cannot start {}", Path::new(&name).display()))?;
    if !built.status.success() {
        bail!("{}", String::from_utf8_lossy(&built.stderr).trim());
    }
    Ok(())
}

fn result(line: &Value, flags: &str, others: &[Value]) -> Result<Value> {
    let number = |key: &str| line[key].as_f64().unwrap_or(f64::NAN);
    // What the tape got wrong is no figure to compare with.
    let tape_is_right = number("adolc_error") <= TOLERANCE;
    if line["adolc_error"].is_number() && !tape_is_right {
        bail!(
            "the gradient by ADOL-C deviates by {:.1e}",
            number("adolc_error")
        );
    }
    Ok(json!({
        "name": line["name"],
        "flags": flags,
        "size": line["size"],
        "primal_s": line["primal_s"],
        "gradient_s": line["gradient_s"],
        "ratio": number("gradient_s") / number("primal_s"),
        "hand_ratio": number("hand_s") / number("primal_s"),
        "adolc_ratio": number("adolc_s") / number("primal_s"),
        "enzyme_ratio": peers::ratio(others, &line["size"])?,
        "growth": line["gradient_growth"],
        "work_growth": line["work_growth"],
        "linear": is_linear(line),
        "peak_bytes": line["peak_bytes"],
        "max_rel_error": line["max_rel_error"],
    }))
}

/// Whether the gradient's time grows with the work. A primal that leaves a cache on the way excuses its gradient.
fn is_linear(line: &Value) -> bool {
    let number = |key: &str| line[key].as_f64().unwrap_or(f64::NAN);
    number("gradient_growth") <= SLACK * number("work_growth").max(number("primal_growth"))
}

#[cfg(test)]
mod tests {
    use super::{is_linear, result};
    use serde_json::{Value, json};

    fn line(primal: f64, gradient: f64) -> Value {
        json!({"size": 8, "work_growth": 2.0, "primal_growth": primal, "gradient_growth": gradient, "primal_s": 1.0,
               "gradient_s": 3.0, "adolc_s": null, "adolc_error": null})
    }

    #[test]
    fn linear_is_what_grows_with_the_work_or_with_the_primal() {
        assert!(is_linear(&line(2.0, 2.1)));
        assert!(!is_linear(&line(2.0, 4.0)));
        assert!(is_linear(&line(3.0, 3.1)));
        assert!(!is_linear(&line(2.0, f64::NAN)));
    }

    #[test]
    fn a_tape_that_does_not_fit_has_no_ratio_and_a_wrong_one_is_an_error() -> anyhow::Result<()> {
        let mut line = line(2.0, 2.0);
        assert_eq!(result(&line, "-O2", &[])?["adolc_ratio"], Value::Null);
        line["adolc_s"] = json!(7.0);
        line["adolc_error"] = json!(1e-12);
        assert_eq!(result(&line, "-O2", &[])?["adolc_ratio"], json!(7.0));
        line["adolc_error"] = json!(0.5);
        assert!(result(&line, "-O2", &[]).is_err());
        Ok(())
    }
}
