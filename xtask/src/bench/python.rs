//! `cargo xtask bench --python`: what a call costs, and gradients against those of other packages on the same function.

use crate::{python, shell};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// Runs both programs and prints their tables.
pub fn run() -> Result<()> {
    let python = python::with_all(&["pybind11"])?;
    println!("\nwhat a call costs, µs (least of 15 means)");
    for line in lines(&python, "overhead.py")? {
        let (group, name, us) = (
            text(&line, "group"),
            text(&line, "name"),
            number(&line, "us"),
        );
        println!("  {group:<8} {name:<34} {us:>9.2}");
    }
    println!("\na gradient, ms (least of several), and how often this package's fits into it");
    let mut ours = Vec::new();
    for line in lines(&python, "gradients.py")? {
        let (program, name, ms) = (
            text(&line, "program"),
            text(&line, "name"),
            number(&line, "ms"),
        );
        if name == "tapeless" {
            ours.push((program.clone(), ms));
        }
        let own = ours.iter().find(|(of, _)| *of == program);
        let ratio = own.map_or(f64::NAN, |(_, own)| ms / own);
        println!("  {program:<8} {name:<34} {ms:>9.3} {ratio:>9.2}");
    }
    Ok(())
}

/// The lines of JSON that a program prints.
fn lines(python: &Path, program: &str) -> Result<Vec<Value>> {
    let file = shell::root().join("benches/python").join(program);
    let output = Command::new(python)
        .arg("-W")
        .arg("ignore")
        .arg(&file)
        .output()?;
    if !output.status.success() {
        bail!("{program}: {}", String::from_utf8_lossy(&output.stderr));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let parse = |line: &str| serde_json::from_str(line).with_context(|| line.to_owned());
    text.lines().map(parse).collect()
}

fn text(line: &Value, key: &str) -> String {
    line[key].as_str().unwrap_or_default().to_owned()
}

fn number(line: &Value, key: &str) -> f64 {
    line[key].as_f64().unwrap_or(f64::NAN)
}
