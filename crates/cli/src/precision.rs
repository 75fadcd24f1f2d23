//! `tapeless precision`: which lines of a function could be computed in less precision.

use crate::args::Precision;
use crate::bind::Bound;
use crate::chosen::{Chosen, options};
use crate::failure::Result;
use crate::grad::print_line;
use crate::point::Point;
use crate::program::{self, Outcome};
use crate::show::{aligned, number};
use crate::source::{self, Input};
use crate::wrapper::Kind;
use serde_json::json;
use std::collections::HashMap;
use tapeless_diag::{Diagnostic, Location, code};
use tapeless_llvm::truncated;

/// The level at which functions are compiled: each line is still as it was written.
const LEVEL: &str = "0";

/// A line, and how far off the function is where it is rounded.
struct Line {
    file: String,
    line: u32,
    error: f64,
}

/// Prints a line for each that computes in `double`, the worst first.
pub fn precision(args: &Precision) -> Result<()> {
    let format = format(&args.to)?;
    let point = Point::read("--at", &args.at)?;
    let input = source::input(&args.subject.file, LEVEL, &args.subject.cflags)?;
    let chosen = Chosen::find(&args.subject, &input)?;
    let bound = chosen.target().bind(&point, &args.subject.constant)?;
    let places = truncated::lines(chosen.function()?)?;
    let exact = run(args, &input, &bound, None)?;
    let error = |wanted: &dyn Fn(&Location) -> bool| -> Result<f64> {
        let rounded = run(args, &input, &bound, Some((format, wanted)))?;
        Ok(distance(&exact, &rounded))
    };
    let mut lines = Vec::new();
    for (file, line) in places {
        let here = |at: &Location| *at.file == *file && at.line == line;
        let error = error(&here)?;
        lines.push(Line { file, line, error });
    }
    let all = error(&|_| true)?;
    lines.sort_by(|a, b| b.error.total_cmp(&a.error));
    print_line(
        match args.json {
            true => json(&chosen.name, &lines, all),
            false => table(&args.to, &lines, all),
        }
        .trim_end(),
    );
    Ok(())
}

/// The bits of exponent and fraction.
fn format(text: &str) -> Result<(u64, u64)> {
    let bits = match text {
        "float" => Some((8, 23)),
        "half" => Some((5, 10)),
        "bfloat" => Some((8, 7)),
        _ => text.split_once(',').and_then(|(exponent, fraction)| {
            Some((exponent.trim().parse().ok()?, fraction.trim().parse().ok()?))
        }),
    };
    bits.filter(|&bits| truncated::fits(bits)).ok_or_else(|| {
        let what = format!("`{text}` is no format of floats");
        let help = "write float, half, bfloat, or the bits of exponent and fraction, at most 11,52";
        Diagnostic::error(code::INPUT, what).help(help).into()
    })
}

type Rounded<'a> = ((u64, u64), &'a dyn Fn(&Location) -> bool);

/// Runs the function, with some lines rounded.
fn run(
    args: &Precision,
    input: &Input,
    bound: &Bound,
    rounded: Option<Rounded<'_>>,
) -> Result<Outcome> {
    let chosen = Chosen::find(&args.subject, input)?;
    if let Some((format, wanted)) = rounded {
        truncated::round_lines(chosen.function()?, format, wanted)?;
    }
    let wanted = [(Kind::Primal, bound.roles.clone())];
    let symbol = chosen.symbol.clone();
    let options = options(&args.subject);
    let program = program::compile(chosen.loaded, &symbol, &wanted, LEVEL, &options)?;
    program.run(Kind::Primal, bound, &[])
}

/// How far results are from others: of the number that is returned, and of each array, relative to its largest element.
fn distance(exact: &Outcome, other: &Outcome) -> f64 {
    let returned = exact.result.map(|x| vec![x]).into_iter();
    let others = other.result.map(|x| vec![x]).into_iter();
    let all = returned.chain(exact.after.iter().cloned());
    let pairs = all.zip(others.chain(other.after.iter().cloned()));
    let one = |(exact, other): (Vec<f64>, Vec<f64>)| {
        let largest = exact.iter().fold(0.0_f64, |most, x| most.max(x.abs()));
        let apart =
            exact
                .iter()
                .zip(&other)
                .map(|(a, b)| match a == b || a.is_nan() && b.is_nan() {
                    true => 0.0,
                    false => (a - b).abs(),
                });
        let apart = apart.fold(0.0_f64, |most, x| {
            if x.is_nan() {
                f64::INFINITY
            } else {
                most.max(x)
            }
        });
        if apart == 0.0 { 0.0 } else { apart / largest }
    };
    pairs.map(one).fold(0.0, f64::max)
}

fn table(format: &str, lines: &[Line], all: f64) -> String {
    let head = ["error", "line", "source"].map(String::from).to_vec();
    let mut rows = vec![head];
    let mut files: HashMap<&str, Vec<String>> = HashMap::new();
    for line in lines {
        let text = files.entry(&line.file).or_insert_with(|| {
            let text = std::fs::read_to_string(&line.file).unwrap_or_default();
            text.lines().map(|line| line.trim().to_owned()).collect()
        });
        let source = text.get((line.line as usize).saturating_sub(1));
        let error = format!("{:.1e}", line.error);
        rows.push(vec![
            error,
            line.line.to_string(),
            source.cloned().unwrap_or_default(),
        ]);
    }
    rows.push(vec![
        format!("{all:.1e}"),
        "all".into(),
        format!("everything in {format}"),
    ]);
    aligned(&rows)
}

fn json(function: &str, lines: &[Line], all: f64) -> String {
    let lines: Vec<_> = lines
        .iter()
        .map(|line| json!({ "file": line.file, "line": line.line, "error": number(line.error) }))
        .collect();
    json!({ "function": function, "lines": lines, "all": number(all) }).to_string()
}
