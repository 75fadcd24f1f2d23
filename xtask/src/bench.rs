//! `cargo xtask bench`: gradients against primals and against gradients written by hand.

use crate::packages::{scratch, target};
use crate::shell;
use crate::style::{Style, bytes, seconds};
use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

const PROGRAMS: [&str; 7] = [
    "taylorlog",
    "logsumexp",
    "matdescent",
    "dense",
    "gmm",
    "rk4",
    "nbody",
];
const FLAGS: [&str; 2] = ["-O2", "-O3 -ffast-math -march=x86-64-v3"];
const WRAP: &str =
    "-Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=free,--wrap=aligned_alloc";

/// The largest deviation from the gradient by hand, relative to its largest component; `bench.c` has the same.
const TOLERANCE: f64 = 1e-6;

/// What the user may choose.
#[derive(Args)]
pub struct Options {
    /// Print an array of results on standard output instead of a table
    #[arg(long)]
    json: bool,
    /// Only the programs whose name contains this
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
}

/// Builds and runs every benchmark at every set of flags; fails if a gradient is wrong.
pub fn run(options: &Options) -> Result<()> {
    shell::cargo(&["build", "--release"])?;
    let plugin = target().join("release/libtapeless.so");
    let out = scratch("bench")?;
    for part in ["bench", "heap"] {
        let mut clang = Command::new("clang-22");
        clang
            .args(["-O2", "-c", &format!("benches/{part}.c"), "-o"])
            .arg(out.join(part).with_extension("o"));
        shell::run(&mut clang)?;
    }
    let style = Style::of_stdout();
    let (mut results, mut failures) = (Vec::new(), Vec::new());
    for flags in FLAGS {
        if !options.json {
            heading(flags, &style);
        }
        for name in PROGRAMS.iter().filter(|name| {
            options
                .only
                .as_ref()
                .is_none_or(|only| name.contains(only.as_str()))
        }) {
            match measure(name, flags, &plugin, &out) {
                Ok(lines) => {
                    if !options.json {
                        lines
                            .iter()
                            .for_each(|line| println!("{}", row(line, &style)));
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
    }
    let is_wrong = |result: &Value| {
        !result["max_rel_error"]
            .as_f64()
            .is_some_and(|error| error <= TOLERANCE)
    };
    failures.extend(
        results
            .iter()
            .filter(|result| is_wrong(result))
            .filter_map(|result| result["name"].as_str()),
    );
    if results.is_empty() && failures.is_empty() {
        bail!("no benchmark has that name");
    }
    if !failures.is_empty() {
        bail!("failed: {}", failures.join(", "));
    }
    Ok(())
}

/// Compiles one program with the plugin and runs it: one result per line that it prints.
fn measure(name: &str, flags: &str, plugin: &Path, out: &Path) -> Result<Vec<Value>> {
    let binary = out.join(name);
    let built = Command::new("clang-22")
        .current_dir(shell::root())
        .args(flags.split(' '))
        .arg(format!("-fpass-plugin={}", plugin.display()))
        .arg(format!("benches/{name}.c"))
        .args([out.join("bench.o"), out.join("heap.o")])
        .args([WRAP, "-lm", "-o"])
        .arg(&binary)
        .output()
        .context("cannot start clang-22")?;
    if !built.status.success() {
        bail!("{}", String::from_utf8_lossy(&built.stderr).trim());
    }
    let output = Command::new(&binary).output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    // A wrong gradient also exits with 1, and shows in the line itself.
    if text.is_empty() || output.status.code().is_none() {
        bail!("the program ended without a result ({})", output.status);
    }
    text.lines()
        .map(|line| Ok(result(&serde_json::from_str(line)?, flags)))
        .collect()
}

fn result(line: &Value, flags: &str) -> Value {
    let time = |key: &str| line[key].as_f64().unwrap_or(f64::NAN);
    json!({
        "name": line["name"],
        "flags": flags,
        "size": line["size"],
        "primal_s": line["primal_s"],
        "gradient_s": line["gradient_s"],
        "ratio": time("gradient_s") / time("primal_s"),
        "hand_ratio": time("hand_s") / time("primal_s"),
        "peak_bytes": line["peak_bytes"],
        "max_rel_error": line["max_rel_error"],
    })
}

fn heading(flags: &str, style: &Style) {
    println!("\n{}\n", style.bold(&format!("clang-22 {flags}")));
    println!(
        "{}",
        style.faint(&format!(
            "  {:<12} {:>10}  {:>9} {:>9} {:>7} {:>8}  {:>10}  {:>9}",
            "program", "size", "primal", "gradient", "ratio", "by hand", "heap", "error"
        ))
    );
}

fn row(result: &Value, style: &Style) -> String {
    let number = |key: &str| result[key].as_f64().unwrap_or(f64::NAN);
    let error = number("max_rel_error");
    format!(
        "{} {:<12} {:>10}  {:>9} {:>9} {:>7.2} {:>8.2}  {:>10}  {:>9.1e}",
        if error <= TOLERANCE {
            style.good("✓")
        } else {
            style.bad("✗")
        },
        result["name"].as_str().unwrap_or_default(),
        result["size"].as_u64().unwrap_or_default(),
        seconds(number("primal_s")),
        seconds(number("gradient_s")),
        number("ratio"),
        number("hand_ratio"),
        bytes(result["peak_bytes"].as_u64().unwrap_or_default()),
        error
    )
}
