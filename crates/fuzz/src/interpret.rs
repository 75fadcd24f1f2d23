//! The oracle that does not compile: the derivative in structured form, run by the reference interpreter.

use crate::batch::Compiler;
use crate::generate::Program;
use crate::judge::{Row, Verdict, reason};
use crate::point::Point;
use crate::subject::{self, NAME};
use anyhow::{Context, Result};
use serde_json::Value;
use std::process::Command;

/// What the interpreter said of a program.
pub enum Interpreted {
    /// It gives the same gradient.
    Agree,
    /// It cannot run this.
    Unable,
    /// It does not.
    Failed(Verdict),
}

/// Holds what compiled code gave at one point against the interpreter.
pub fn compare(
    compiler: &Compiler,
    program: &Program,
    row: &Row,
    name: &str,
) -> Result<Interpreted> {
    let Some(command) = &compiler.command else {
        return Ok(Interpreted::Unable);
    };
    let point = Point::new(program, row.point);
    let file = compiler.scratch.join(format!("{name}.c"));
    std::fs::write(&file, subject::text(program, &point))
        .context("cannot write to the scratch folder")?;
    let output = Command::new("timeout")
        .args(["-k", "1", "120"])
        .arg(command)
        .arg("sweep")
        .arg(&file)
        .args(["-f", NAME, "--levels", "interp", "--cflag=-w"])
        .args(compiler.flags.iter().map(|flag| format!("--cflag={flag}")))
        .arg("--at")
        .arg(point.text(program.constant_y))
        .output()
        .context("the command cannot be started")?;
    let said = String::from_utf8_lossy(&output.stdout);
    let line: Value = serde_json::from_str(said.trim()).unwrap_or_default();
    if line["skipped"].is_string() {
        return Ok(Interpreted::Unable);
    }
    let Some(found) = projected(&line, &point) else {
        let errors = String::from_utf8_lossy(&output.stderr);
        let why = line["error"].as_str().unwrap_or(&errors).to_owned();
        // Another level than those of the batch, and that is refused.
        if why.contains("error[TL0003]") || why.contains("error[TL0004]") {
            return Ok(Interpreted::Unable);
        }
        let kind = format!(
            "interpreter: {}",
            reason(why.lines().next().unwrap_or_default())
        );
        return Ok(Interpreted::Failed(Verdict::Failed(kind, why)));
    };
    if row.agrees_with(found, program.is_narrow()) {
        return Ok(Interpreted::Agree);
    }
    let details = format!("reverse {:e}, interpreted {found:e}", row.reverse);
    let kind = "the interpreter differs from compiled code".to_owned();
    Ok(Interpreted::Failed(Verdict::Failed(kind, details)))
}

/// The gradient times the direction.
fn projected(line: &Value, point: &Point) -> Option<f64> {
    let gradient = line.get("gradient")?;
    let mut sum = number(&gradient["s"])? * point.ts;
    for (name, direction) in [("x", &point.tx), ("y", &point.ty)] {
        let Some(adjoints) = gradient[name].as_array() else {
            continue;
        };
        for (adjoint, t) in adjoints.iter().zip(direction) {
            sum += number(adjoint)? * t;
        }
    }
    Some(sum)
}

fn number(value: &Value) -> Option<f64> {
    value
        .as_f64()
        .or_else(|| value.as_str().and_then(|text| text.parse().ok()))
}
