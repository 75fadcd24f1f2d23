//! Differences in binary128, by gcc: what they say is good to many digits where those in double are not.

use crate::batch::Compiler;
use crate::generate::Program;
use crate::point::{LENGTH, Point, list};
use crate::subject;
use anyhow::{Context, Result};
use std::process::Command;

const QUAD: &str = include_str!("quad.c");

/// What is calculated with, and the finer of two steps.
#[derive(Clone, Copy)]
pub enum Format {
    /// binary128
    Wide(f64),
    /// binary64
    Double(f64),
}

/// The derivative along a point's direction. `None` where two steps disagree.
pub fn along(compiler: &Compiler, program: &Program, point: &Point) -> Result<Option<f64>> {
    // Far below what chaos makes of rounding errors, far above those of binary128.
    let rows = rows(compiler, program, point, Format::Wide(1e-20))?;
    let rows = rows.filter(|rows| rows.iter().all(|row| is_smooth(row, 1e-3)));
    Ok(rows.map(|rows| {
        let directions = [point.ts].into_iter().chain(point.tx).chain(point.ty);
        let parts = rows[1..].iter().zip(directions);
        parts.map(|((fine, _), t)| fine * t).sum()
    }))
}

/// Value and differences by input, each with two steps. `None` if the program does not compile or end.
pub fn rows(
    compiler: &Compiler,
    program: &Program,
    point: &Point,
    format: Format,
) -> Result<Option<Vec<(f64, f64)>>> {
    let (wide, step) = match format {
        Format::Wide(step) => (true, step),
        Format::Double(step) => (false, step),
    };
    let name = format!("quad{}", program.number);
    let source = compiler.scratch.join(format!("{name}.c"));
    let executable = compiler.scratch.join(&name);
    let braces = |numbers: &[f64]| list(numbers).replace('[', "{").replace(']', "}");
    let text = subject::text(program, point);
    let driver = QUAD
        .replace("X0", &braces(&point.x))
        .replace("Y0", &braces(&point.y))
        .replace("S0", &format!("{:?}", point.s))
        .replace("N0", &point.n.to_string())
        .replace("H0", &format!("{step:e}"));
    let (head, rest) = driver.split_once("PROGRAM").unwrap_or(("", &driver));
    std::fs::write(&source, format!("{head}{text}{rest}"))
        .context("cannot write to the scratch folder")?;
    let built = Command::new("gcc")
        .args(["-O1", "-w"])
        .args(wide.then_some("-DWIDE"))
        .arg("-o")
        .arg(&executable)
        .arg(&source)
        .arg("-lm")
        .output()
        .context("gcc cannot be started")?;
    if !built.status.success() {
        return Ok(None);
    }
    let output = Command::new("timeout")
        .args(["-k", "1", "20"])
        .arg(&executable)
        .output()
        .context("timeout cannot be started")?;
    let said = String::from_utf8_lossy(&output.stdout);
    let rows: Vec<(f64, f64)> = said.lines().filter_map(pair).collect();
    Ok((output.status.success() && rows.len() == 2 + 2 * LENGTH).then_some(rows))
}

fn pair(line: &str) -> Option<(f64, f64)> {
    let (fine, coarse) = line.split_once(' ')?;
    Some((fine.parse().ok()?, coarse.parse().ok()?))
}

/// Whether the differences with two steps agree.
pub fn is_smooth(&(fine, coarse): &(f64, f64), tolerance: f64) -> bool {
    fine.is_finite() && (fine - coarse).abs() <= tolerance * fine.abs().max(1.0)
}
