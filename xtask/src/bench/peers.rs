//! The Enzyme inside the Python package `enzyme-ad`, called through JAX.

use crate::packages::target;
use crate::shell;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;

const PACKAGES: [&str; 2] = ["enzyme-ad==0.0.16", "jax==0.10.2"];

/// The largest relative deviation of a derivative along the gradient from a central difference.
const TOLERANCE: f64 = 1e-5;

/// A Python with the packages: made where it is missing, in the target folder.
pub fn python() -> Result<PathBuf> {
    let folder = target().join("xtask/peers");
    let python = folder.join("bin/python");
    let name = python.to_string_lossy();
    if shell::ask(&name, &["-c", "import enzyme_ad.jax"]).is_some() {
        return Ok(python);
    }
    eprintln!(
        "The environment of the peers takes 1.1 GB in {}.",
        folder.display()
    );
    shell::run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    shell::run(
        Command::new(&python)
            .args(["-m", "pip", "install", "--quiet"])
            .args(PACKAGES),
    )?;
    Ok(python)
}

/// Its results for one program, a line of JSON each; why there are fewer is said on standard error.
pub fn measure(python: &PathBuf, name: &str, flags: &str) -> Result<Vec<Value>> {
    let resources = shell::ask("clang-22", &["-print-resource-dir"])
        .context("clang-22 does not say where its headers lie")?;
    let limit = std::env::var("BENCH_SECONDS").unwrap_or_else(|_| "1".to_owned());
    let benches = shell::root().join("benches");
    let output = Command::new(python)
        .arg(benches.join("peers/enzyme.py"))
        .arg(&benches)
        .args([resources, limit])
        .args(flags.split(' '))
        .args(["--", name])
        .output()?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        let why = said
            .lines()
            .find(|line| line.contains("rror"))
            .unwrap_or("it ended without a word");
        eprintln!("enzyme-ad, {name} at {flags}: {}", why.trim());
    }
    let lines = String::from_utf8_lossy(&output.stdout);
    lines
        .lines()
        .map(|line| Ok(serde_json::from_str(line)?))
        .collect()
}

/// The ratio of a program of this size, if the gradient agrees with differences.
pub fn ratio(results: &[Value], size: &Value) -> Result<Value> {
    let Some(result) = results.iter().find(|result| result["size"] == *size) else {
        return Ok(Value::Null);
    };
    let number = |key: &str| result[key].as_f64();
    let (Some(primal), Some(gradient)) = (number("primal_s"), number("gradient_s")) else {
        bail!("enzyme-ad gave no times: {result}");
    };
    match number("difference_error") {
        Some(error) if error <= TOLERANCE => Ok((gradient / primal).into()),
        error => {
            let by = error.map_or_else(|| "NaN".to_owned(), |error| format!("{error:.1e}"));
            eprintln!(
                "enzyme-ad, {}: its gradient deviates from differences by {by}",
                result["name"]
            );
            Ok(Value::Null)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ratio;
    use serde_json::{Value, json};

    #[test]
    fn a_gradient_that_deviates_has_no_ratio() {
        let line = |size: u64, error: f64| json!({"name": "x", "size": size, "primal_s": 2.0, "gradient_s": 3.0, "difference_error": error});
        let results = [line(1, 1e-9), line(2, 0.5)];
        let found = |size: u64| ratio(&results, &json!(size)).ok();
        assert_eq!(found(1), Some(json!(1.5)));
        assert_eq!(found(2), Some(Value::Null));
        assert_eq!(found(3), Some(Value::Null));
    }
}
