//! The reference interpreter against compiled code, on the functions of the programs.

use super::programs::{Language, Program};
use crate::shell;
use crate::style::Style;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// Prints a row per program. An error where the two differ.
pub fn compare<'a>(
    programs: impl Iterator<Item = &'a Program>,
    out: &Path,
    brief: bool,
    style: &Style,
) -> Result<()> {
    let programs: Vec<&Program> = programs
        .filter(|program| program.language() == Language::C)
        .collect();
    if programs.is_empty() {
        return Ok(());
    }
    println!(
        "\n{}\n",
        style.faint("  the interpreter against compiled code, at random points")
    );
    let mut differ = Vec::new();
    for program in programs {
        let points = if brief { "6" } else { "24" };
        let report = agree(program, out, points)?;
        let lines = report
            .lines()
            .filter_map(|line| line.strip_prefix("agree: "));
        let is_same = report.contains(", 0 mismatches");
        for line in lines {
            let mark = if is_same {
                style.good("✓")
            } else {
                style.bad("✗")
            };
            println!("{mark} {:<12} {line}", program.name);
        }
        if !is_same {
            print!("{report}");
            differ.push(program.name);
        }
    }
    if !differ.is_empty() {
        bail!("it differs from compiled code in {}", differ.join(", "));
    }
    Ok(())
}

/// What `tapeless-agree` says of all files of a program linked into one.
fn agree(program: &Program, out: &Path, points: &str) -> Result<String> {
    let mut linked = Command::new("llvm-link-22");
    for (index, file) in program.files()?.iter().enumerate() {
        let bitcode = out.join(format!("{index}.bc"));
        let built = program
            .compiler(&["-O2", "-flto", "-c"])?
            .current_dir(shell::root().join("tests/roundtrip"))
            .arg(file)
            .arg("-o")
            .arg(&bitcode)
            .output()?;
        if !built.status.success() {
            bail!("{} does not compile for the link", file.display());
        }
        linked.arg(bitcode);
    }
    let whole = out.join("whole.bc");
    let said = linked.arg("-o").arg(&whole).output();
    let said = said.context("cannot start llvm-link-22")?;
    if !said.status.success() {
        bail!(
            "llvm-link-22: {}",
            String::from_utf8_lossy(&said.stderr).trim()
        );
    }
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let output = cargo
        .current_dir(shell::root())
        .args(["run", "--release", "--quiet", "-p", "tapeless-agree", "--"])
        .args(["--points", points])
        .arg(&whole)
        .output()?;
    let report = String::from_utf8_lossy(&output.stdout).into_owned();
    if !report.contains("agree: ") {
        bail!(
            "tapeless-agree on {}: {}",
            program.name,
            String::from_utf8_lossy(&output.stderr).trim()
        );
    }
    Ok(report)
}
