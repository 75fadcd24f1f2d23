//! `tapeless sweep`: all points at all levels, for tests.

use crate::args::Sweep;
use crate::bind::{Bound, Role};
use crate::chosen::{Chosen, options};
use crate::failure::Result;
use crate::grad::{evaluate, print_line, staged};
use crate::interpret::{self, Interpreted};
use crate::point::Point;
use crate::program;
use crate::show::Shown;
use crate::source::{self, Input};
use crate::wrapper::Kind;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// How a gradient is had.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Compiled(Kind),
    Interpreted,
}

/// Prints a JSON object for each level and point; whether none is an error.
pub fn sweep(args: &Sweep) -> Result<bool> {
    let (mut clean, mut inputs) = (true, BTreeMap::new());
    for level in &args.levels {
        let (optimised, way) = match level.as_str() {
            "forward" => ("2", Way::Compiled(Kind::Forward(1))),
            "forward3" => ("2", Way::Compiled(Kind::Forward(3))),
            "reverse2" => ("2", Way::Compiled(Kind::Reverse(2))),
            "split" => ("2", Way::Compiled(Kind::Split)),
            "along" => ("2", Way::Compiled(Kind::Along(true))),
            "batch" => ("2", Way::Compiled(Kind::Batch)),
            "interp" => ("2", Way::Interpreted),
            other => (other, Way::Compiled(Kind::Reverse(1))),
        };
        match at_level(args, optimised, way, &mut inputs) {
            Ok(lines) => {
                for (point, mut line) in lines.into_iter().enumerate() {
                    line["level"] = level.as_str().into();
                    line["point"] = point.into();
                    print_line(&line.to_string());
                }
            }
            Err(failure) => {
                clean = false;
                let text = failure.to_string();
                print_line(&json!({"level": level, "error": text}).to_string());
            }
        }
    }
    Ok(clean)
}

/// What was compiled, by what tells the levels of a compiler apart before it optimises: the third is the second there.
type Inputs = BTreeMap<&'static str, Input>;

fn input<'a>(args: &Sweep, level: &str, inputs: &'a mut Inputs) -> Result<&'a Input> {
    let level = match level {
        "0" => "0",
        "1" => "1",
        _ => "2",
    };
    Ok(match inputs.entry(level) {
        Entry::Occupied(known) => known.into_mut(),
        Entry::Vacant(place) => {
            let subject = &args.subject;
            place.insert(source::input(&subject.file, level, &subject.cflags)?)
        }
    })
}

/// A point with what the reverse sweep begins with.
type Seeded = (Bound, Vec<Vec<f64>>);

fn at_level(args: &Sweep, level: &str, way: Way, inputs: &mut Inputs) -> Result<Vec<Value>> {
    let input = input(args, level, inputs)?;
    let chosen = Chosen::find(&args.subject, input)?;
    let mut points = Vec::new();
    for text in &args.at {
        let point = Point::read("--at", text)?;
        let bound = chosen.target().bind(&point, &args.subject.constant)?;
        let seeds = chosen.seeds(&bound, None)?;
        points.push((bound, seeds));
    }
    let mut roles: Vec<Vec<Role>> = points
        .iter()
        .map(|(bound, _)| bound.roles.clone())
        .collect();
    if roles.is_empty() {
        let known = chosen.target().roles(&args.subject.constant)?;
        chosen.refuse_without_result(&known)?;
        roles.push(known);
    }
    let (name, params) = (chosen.name.clone(), chosen.params.clone());
    let gradients = match way {
        Way::Compiled(kind) => compiled(args, chosen, level, kind, roles, &points)?,
        Way::Interpreted => interpreted(args, (level, input), &roles, &points)?,
    };
    let show = |((bound, _), gradient): (&Seeded, &Interpreted)| {
        let gradient = match gradient {
            Interpreted::Done(gradient) => gradient,
            Interpreted::Unable(why) => return json!({ "skipped": why }),
        };
        let (function, params) = (&name[..], &params[..]);
        Shown {
            function,
            params,
            bound,
            gradient,
            differences: None,
        }
        .json()
    };
    Ok(points.iter().zip(&gradients).map(show).collect())
}

fn compiled(
    args: &Sweep,
    chosen: Chosen,
    level: &str,
    kind: Kind,
    roles: Vec<Vec<Role>>,
    points: &[Seeded],
) -> Result<Vec<Interpreted>> {
    let kinds = [Some(kind), (kind == Kind::Batch).then_some(Kind::Primal)];
    let wanted = roles.iter().flat_map(|roles| {
        kinds
            .into_iter()
            .flatten()
            .map(|kind| (kind, roles.clone()))
    });
    let wanted: Vec<_> = wanted.collect();
    let options = options(&args.subject);
    let program = program::compile(chosen.loaded, &chosen.symbol, &wanted, level, &options)?;
    let gradients = points
        .iter()
        .map(|(bound, seeds)| evaluate(&program, kind, bound, seeds));
    gradients
        .map(|gradient| gradient.map(Interpreted::Done))
        .collect()
}

fn interpreted(
    args: &Sweep,
    (level, input): (&str, &Input),
    roles: &[Vec<Role>],
    points: &[Seeded],
) -> Result<Vec<Interpreted>> {
    let options = options(&args.subject);
    let (mut gradients, mut last) = (Vec::new(), None);
    for (index, roles) in roles.iter().enumerate() {
        let stages = match last.take() {
            Some((known, stages)) if known == roles => stages,
            // A wrapper of its own each time, so that the module holds one request.
            _ => staged(&Chosen::find(&args.subject, input)?, roles, level, &options)?,
        };
        if let Some((bound, seeds)) = points.get(index) {
            gradients.push(interpret::gradient(&stages, bound, seeds)?);
        }
        last = Some((roles, stages));
    }
    Ok(gradients)
}
