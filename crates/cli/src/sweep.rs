//! `tapeless sweep`: all points at all levels, for tests.

use crate::args::Sweep;
use crate::bind::{Bound, Role};
use crate::chosen::{Chosen, options};
use crate::failure::Result;
use crate::grad::{evaluate, print_line, staged};
use crate::interpret::{self, Interpreted};
use crate::point::Point;
use crate::program::{self, Program};
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
    let mut clean = true;
    let mut ready = Ready {
        inputs: BTreeMap::new(),
        program: None,
    };
    for level in &args.levels {
        match at_level(args, named(level), &mut ready) {
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

/// The level of optimisation that a level has, and how it finds the gradient.
fn named(level: &str) -> (&str, Way) {
    match level {
        "forward" => (COMMON, Way::Compiled(Kind::Forward(1))),
        "forward3" => (COMMON, Way::Compiled(Kind::Forward(3))),
        "reverse2" => (COMMON, Way::Compiled(Kind::Reverse(2))),
        "split" => (COMMON, Way::Compiled(Kind::Split)),
        "along" => (COMMON, Way::Compiled(Kind::Along(true))),
        "batch" => (COMMON, Way::Compiled(Kind::Batch)),
        "interp" => (COMMON, Way::Interpreted),
        other => (other, Way::Compiled(Kind::Reverse(1))),
    }
}

/// The level at which there is more than the gradient.
const COMMON: &str = "2";

/// What one level leaves to the next.
struct Ready {
    inputs: Inputs,
    /// All that is wanted at the common level, in one program; none if something of it is refused, so that each is compiled by
    /// itself.
    program: Option<Option<Program>>,
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

fn at_level(args: &Sweep, (level, way): (&str, Way), ready: &mut Ready) -> Result<Vec<Value>> {
    let input = input(args, level, &mut ready.inputs)?;
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
        Way::Compiled(kind) => {
            let shared = match (level, &mut ready.program) {
                (COMMON, Some(known)) => known.as_ref(),
                (COMMON, unknown) => {
                    let kinds = kinds_of(args);
                    let chosen = Chosen::find(&args.subject, input)?;
                    let program = compile(args, chosen, level, &kinds, &roles);
                    unknown.insert(program.ok()).as_ref()
                }
                _ => None,
            };
            match shared {
                Some(program) => all_points(program, kind, &points)?,
                None => {
                    let program = compile(args, chosen, level, &[kind], &roles)?;
                    all_points(&program, kind, &points)?
                }
            }
        }
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

/// All that is wanted at the common level.
fn kinds_of(args: &Sweep) -> Vec<Kind> {
    let all = args.levels.iter().map(|level| named(level));
    let common = all.filter_map(|(level, way)| match way {
        Way::Compiled(kind) if level == COMMON => Some(kind),
        _ => None,
    });
    common.collect()
}

fn compile(
    args: &Sweep,
    chosen: Chosen,
    level: &str,
    kinds: &[Kind],
    roles: &[Vec<Role>],
) -> Result<Program> {
    let batch = kinds.contains(&Kind::Batch).then_some(Kind::Primal);
    let kinds: Vec<Kind> = kinds.iter().copied().chain(batch).collect();
    let of_roles = |roles: &Vec<Role>| {
        let wanted = kinds.iter().map(|&kind| (kind, roles.clone()));
        wanted.collect::<Vec<_>>()
    };
    let wanted: Vec<_> = roles.iter().flat_map(of_roles).collect();
    let options = options(&args.subject);
    program::compile(chosen.loaded, &chosen.symbol, &wanted, level, &options)
}

fn all_points(program: &Program, kind: Kind, points: &[Seeded]) -> Result<Vec<Interpreted>> {
    let gradients = points
        .iter()
        .map(|(bound, seeds)| evaluate(program, kind, bound, seeds));
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
            gradients.push(interpret::gradient(
                &stages,
                bound,
                seeds,
                (args.members, args.seed),
            )?);
        }
        last = Some((roles, stages));
    }
    Ok(gradients)
}
