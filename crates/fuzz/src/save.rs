//! A failing program as a file of `tests/run`: the numbers come from differences in binary128.

use crate::batch::Compiler;
use crate::generate::Program;
use crate::point::{LENGTH, Point, list};
use crate::quad::{Format, is_smooth, rows};
use crate::subject;
use anyhow::{Context, Result};
use std::path::Path;

/// The finer step of the differences.
const STEP: f64 = 1e-5;

/// Value, adjoints of x, of y and of s.
struct Numbers {
    value: f64,
    x: Vec<f64>,
    y: Vec<f64>,
    s: f64,
}

/// Writes the file; false if the program has no derivative at any of a few points, so that there are no numbers.
pub fn save(
    compiler: &Compiler,
    program: &Program,
    first: u64,
    why: &str,
    path: &Path,
) -> Result<bool> {
    for index in std::iter::once(first).chain(0..6) {
        let point = Point::new(program, index);
        let Some(numbers) = numbers(compiler, program, &point)? else {
            continue;
        };
        let mut text = format!(
            "// {why}\n// grad: {}\n// at: {}\n// value: {:?}\n// d x: {}\n// d s: {:?}\n",
            subject::NAME,
            point.text(program.constant_y),
            numbers.value,
            list(&numbers.x),
            numbers.s
        );
        if !program.constant_y {
            text += &format!("// d y: {}\n", list(&numbers.y));
        }
        if program.is_narrow() {
            text += "// tol: 1e-4\n";
        }
        text += &subject::text(program, &point);
        std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
        return Ok(true);
    }
    Ok(false)
}

/// None where differences with different steps disagree, or those in binary128 and in double, or the program does not
/// compile or end.
fn numbers(compiler: &Compiler, program: &Program, point: &Point) -> Result<Option<Numbers>> {
    let (Some(quad), Some(plain)) = (
        rows(compiler, program, point, Format::Wide(STEP))?,
        rows(compiler, program, point, Format::Double(STEP))?,
    ) else {
        return Ok(None);
    };
    let alike = |(wide, plain): (&(f64, f64), &(f64, f64))| {
        (wide.0 - plain.0).abs() <= 1e-3 * wide.0.abs().max(1.0)
    };
    if !quad.iter().all(|row| is_smooth(row, 1e-12)) || !quad.iter().zip(&plain).all(alike) {
        return Ok(None);
    }
    let fine: Vec<f64> = quad.iter().map(|row| row.0).collect();
    Ok(Some(Numbers {
        value: fine[0],
        s: fine[1],
        x: fine[2..2 + LENGTH].to_vec(),
        y: fine[2 + LENGTH..].to_vec(),
    }))
}
