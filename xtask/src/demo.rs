//! `cargo xtask demo`: differentiates the programs in `examples/`, and NLopt's test functions.

use crate::packages::{scratch, source, target};
use crate::shell;
use crate::style::{Style, seconds};
use anyhow::{Context, Result, bail};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;

const NLOPT: (&str, &str) = ("nlopt", "0.8.1");

/// One program: where it is, and how the compiler of its language is called.
struct Program {
    source: PathBuf,
    compiler: Command,
}

/// What running a program gave.
struct Outcome {
    lines: Vec<String>,
    complaint: Option<String>,
}

/// Builds and runs everything, prints a table, and fails if one program did.
pub fn run() -> Result<()> {
    shell::cargo(&["build", "--release"])?;
    let plugin = target().join("release/libtapeless.so");
    let out = scratch("demo")?;
    let style = Style::of_stdout();
    let mut failed = examples(&plugin, &out, &style)?;
    failed += nlopt(&plugin, &out, &style)?;
    if failed > 0 {
        bail!("{failed} programs failed");
    }
    Ok(())
}

fn examples(plugin: &Path, out: &Path, style: &Style) -> Result<usize> {
    println!(
        "\n{}\n",
        style.bold("Programs that differentiate themselves, against finite differences")
    );
    println!(
        "{}",
        style.faint(&format!(
            "  {:<24} {:>6}  {:>14}  {:<34} {:>8}  {:>9} {:>9} {:>6}",
            "program", "inputs", "value", "gradient", "error", "primal", "gradient", "ratio"
        ))
    );
    let mut failed = 0;
    for program in programs(plugin)? {
        let name = program.source.file_stem().unwrap_or_default().to_owned();
        let outcome = build_and_run(program, &out.join(&name))?;
        for line in &outcome.lines {
            println!("{}", row(line, outcome.complaint.is_none(), style));
        }
        if let Some(complaint) = outcome.complaint {
            failed += 1;
            println!("{} {}: {complaint}", style.bad("✗"), name.to_string_lossy());
        }
    }
    Ok(failed)
}

/// All single-file programs of `examples/`, in the order of their names.
fn programs(plugin: &Path) -> Result<Vec<Program>> {
    let folder = shell::root().join("examples");
    let mut sources = Vec::new();
    for entry in std::fs::read_dir(&folder).context("cannot read examples/")? {
        let path = entry?.path();
        if path.is_dir() && !path.ends_with("nlopt") {
            for file in std::fs::read_dir(path)? {
                sources.push(file?.path());
            }
        }
    }
    sources.sort();
    Ok(sources
        .into_iter()
        .filter_map(|source| {
            Some(Program {
                compiler: compiler(&source, plugin)?,
                source,
            })
        })
        .collect())
}

/// The command that compiles with the plugin, less input and output; `None` for what is no program.
fn compiler(source: &Path, plugin: &Path) -> Option<Command> {
    let plugin = plugin.display();
    let command = match source.extension()?.to_str()? {
        "c" => {
            let mut clang = Command::new("clang-22");
            clang
                .args(["-O2", "-fno-math-errno", "-lm"])
                .arg(format!("-fpass-plugin={plugin}"));
            clang
        }
        "f90" => {
            let mut flang = Command::new("flang-22");
            flang.arg("-O2").arg(format!("-fpass-plugin={plugin}"));
            flang
        }
        "rs" => {
            let mut rustc = Command::new("rustc");
            rustc
                .env("RUSTC_BOOTSTRAP", "1")
                .args(["--edition=2024", "-O", "-Ccodegen-units=1"])
                .arg(format!("-Zllvm-plugins={plugin}"));
            rustc
        }
        _ => return None,
    };
    Some(command)
}

fn build_and_run(mut program: Program, binary: &Path) -> Result<Outcome> {
    // Modules of Fortran are written where the compiler runs.
    let directory = binary.parent().unwrap_or(binary);
    let built = program
        .compiler
        .current_dir(directory)
        .arg(&program.source)
        .arg("-o")
        .arg(binary)
        .output()
        .with_context(|| format!("cannot start {:?}", program.compiler.get_program()))?;
    if !built.status.success() {
        let text = String::from_utf8_lossy(&built.stderr);
        let first = ["error[", "undefined", "error"]
            .iter()
            .find_map(|word| text.lines().find(|line| line.contains(word)))
            .or_else(|| text.lines().next());
        return Ok(Outcome {
            lines: Vec::new(),
            complaint: Some(
                first
                    .unwrap_or("the compiler failed without a word")
                    .to_owned(),
            ),
        });
    }
    let output = Command::new(binary).output()?;
    let complaint =
        (!output.status.success()).then(|| format!("gradient is wrong ({})", output.status));
    Ok(Outcome {
        lines: String::from_utf8_lossy(&output.stdout)
            .lines()
            .map(str::to_owned)
            .collect(),
        complaint,
    })
}

/// A line of `key=value` pairs as a row of the table.
fn row(line: &str, is_right: bool, style: &Style) -> String {
    let pairs: HashMap<&str, &str> = line
        .split(' ')
        .filter_map(|word| word.split_once('='))
        .collect();
    let get = |key| pairs.get(key).copied().unwrap_or("");
    let time = |key| get(key).parse::<f64>().ok();
    if let Some(name) = pairs.get("scaling") {
        let times: Vec<String> = get("gradient_s")
            .split(',')
            .filter_map(|t| t.parse().ok())
            .map(seconds)
            .collect();
        return style.faint(&format!(
            "    {name} at n = {}: {}, × {} per doubling",
            get("sizes").replace(',', ", "),
            times.join(", "),
            get("growth").replace(',', ", × ")
        ));
    }
    let (primal, gradient) = (time("primal_s"), time("gradient_s"));
    let ratio = primal
        .zip(gradient)
        .map(|(primal, gradient)| format!("{:.2}", gradient / primal));
    format!(
        "{} {:<24} {:>6}  {:>14}  {:<34} {:>8}  {:>9} {:>9} {:>6}",
        if is_right {
            style.good("✓")
        } else {
            style.bad("✗")
        },
        get("name"),
        get("n"),
        get("value"),
        get("gradient").replace(',', " "),
        get("max_rel_error"),
        primal.map(seconds).unwrap_or_default(),
        gradient.map(seconds).unwrap_or_default(),
        ratio.unwrap_or_default()
    )
}

fn nlopt(plugin: &Path, out: &Path, style: &Style) -> Result<usize> {
    let package = source(NLOPT.0, NLOPT.1)?;
    let tests = find(&package, "testfuncs.c").context("the package nlopt lacks testfuncs.c")?;
    let header = find(&package, "nlopt.h").context("the package nlopt lacks nlopt.h")?;
    let ours = shell::root().join("examples/nlopt");
    let driver = ours.join("driver.c");
    let Some(mut compiler) = compiler(&driver, plugin) else {
        bail!("{} is not C", driver.display());
    };
    for include in [ours, tests, header] {
        compiler.arg("-I").arg(include);
    }
    println!(
        "\n{}\n",
        style
            .bold("NLopt's test functions, against the gradients that their authors wrote by hand")
    );
    let outcome = build_and_run(
        Program {
            source: driver,
            compiler,
        },
        &out.join("nlopt"),
    )?;
    for line in &outcome.lines {
        println!("  {line}");
    }
    if let Some(complaint) = &outcome.complaint {
        println!("{} nlopt: {complaint}", style.bad("✗"));
    }
    Ok(usize::from(outcome.complaint.is_some()))
}

/// The folder below `root` that holds a file of this name.
fn find(root: &Path, name: &str) -> Option<PathBuf> {
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).ok()?.flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if entry.file_name() == name {
                return Some(folder);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::row;
    use crate::style::Style;

    #[test]
    fn a_line_of_pairs_becomes_a_row() {
        let line = "name=square n=3 value=14 gradient=2,4,6 max_rel_error=1.2e-11 primal_s=2e-9 gradient_s=3e-9";
        let row = row(line, true, &Style::plain());
        let words: Vec<&str> = row.split_whitespace().collect();
        let expected = "✓ square 3 14 2 4 6 1.2e-11 2.00 ns 3.00 ns 1.50";
        assert_eq!(words.join(" "), expected);
    }

    #[test]
    fn a_line_of_scaling_says_the_growth() {
        let line = "scaling=norm sizes=1,2,4 gradient_s=1e-5,2e-5,4e-5 growth=2.00,2.01";
        let row = row(line, true, &Style::plain());
        assert_eq!(
            row.trim(),
            "norm at n = 1, 2, 4: 10.0 µs, 20.0 µs, 40.0 µs, × 2.00, × 2.01 per doubling"
        );
    }
}
