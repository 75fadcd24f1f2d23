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

/// What differences in binary128 say of a derivative.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Said {
    /// The program does not compile so, or does not end.
    Nothing,
    /// The derivative along a point's direction.
    Slope(f64),
    /// Steps disagree, however small: there are jumps.
    Jumps,
}

/// Steps far below what chaos makes of rounding errors, and above those of binary128.
const STEPS: [f64; 3] = [1e-20, 1e-24, 1e-27];

/// The part of a difference that roundings of the inputs must explain.
const AS_FAR: f64 = 0.1;

/// The derivative along a point's direction.
pub fn along(compiler: &Compiler, program: &Program, point: &Point) -> Result<Said> {
    for step in STEPS {
        let Some(rows) = rows(compiler, program, point, Format::Wide(step))? else {
            return Ok(Said::Nothing);
        };
        if rows.iter().all(|row| is_smooth(row, 1e-3)) {
            let directions = [point.ts].into_iter().chain(point.tx).chain(point.ty);
            let parts = rows[1..].iter().zip(directions);
            return Ok(Said::Slope(parts.map(|((fine, _), t)| fine * t).sum()));
        }
    }
    Ok(Said::Jumps)
}

/// Whether a derivative that differs from what is said at a point is chaos: where the inputs differ by what rounding makes of
/// them, it is about as far away, and a program in double has any of these.
pub fn is_chaos(
    compiler: &Compiler,
    program: &Program,
    point: &Point,
    (said, ours): (Said, f64),
) -> Result<bool> {
    let slope = match said {
        Said::Nothing => return Ok(false),
        Said::Jumps => return Ok(true),
        Said::Slope(slope) => slope,
    };
    let apart = (ours - slope).abs();
    for ulps in [-3, -1, 1, 3] {
        let is_far = match along(compiler, program, &point.rounded(ulps))? {
            Said::Nothing => false,
            Said::Jumps => true,
            Said::Slope(near) => (near - slope).abs() >= AS_FAR * apart,
        };
        if is_far {
            return Ok(true);
        }
    }
    Ok(false)
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
    let text = subject::text(program, point).replace("long double", "double");
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
