//! `tapeless grad` and `tapeless sweep`.

use crate::args::{Grad, Subject, Sweep};
use crate::bind::{Bound, Role, Target};
use crate::failure::Result;
use crate::gradient::{self, Gradient, TOLERANCE};
use crate::params::{self, Param};
use crate::point::Point;
use crate::program::{self, Program};
use crate::show::Shown;
use crate::source::{self, Loaded};
use crate::wrapper::Kind;
use std::io::Write;
use tapeless_diag::{Diagnostic, Location, code};
use tapeless_llvm::host::Options;

/// A function, found and described.
struct Chosen {
    loaded: Loaded,
    symbol: String,
    name: String,
    location: Option<Location>,
    params: Vec<Param>,
    returns: Returns,
}

enum Returns {
    Float,
    Nothing,
    Other(String),
}

impl Chosen {
    fn load(subject: &Subject, level: &str) -> Result<Self> {
        let loaded = source::load(&subject.file, level, &subject.cflags)?;
        let module = loaded.module.get();
        let file = subject.file.display().to_string();
        let function = params::find(module, &subject.function, &file)?;
        let result = function.ty().result();
        Ok(Self {
            symbol: function.name(),
            name: function.source_name(),
            location: function.location(),
            params: params::params(function),
            returns: match () {
                () if result.is_void() => Returns::Nothing,
                () if result.is_float() => Returns::Float,
                () => Returns::Other(result.to_string()),
            },
            loaded,
        })
    }

    fn target(&self) -> Target<'_> {
        Target {
            function: &self.name,
            location: self.location.clone(),
            params: &self.params,
        }
    }

    /// What the reverse sweep begins with; refuses where it would begin with nothing.
    fn seeds(&self, bound: &Bound, seed: Option<&str>) -> Result<Vec<Vec<f64>>> {
        let point = match seed {
            Some(text) => Point::read("--seed", text)?,
            None => Point::default(),
        };
        let seeds = self.target().seeds(bound, &point)?;
        if matches!(self.returns, Returns::Float) || seed.is_some() {
            return Ok(seeds);
        }
        let arrays: Vec<&str> = (self.params.iter().zip(&bound.roles))
            .filter(|(_, role)| **role == Role::Dup)
            .map(|(param, _)| param.name.as_str())
            .collect();
        let what = match &self.returns {
            Returns::Other(ty) => {
                format!(
                    "the return type of `{}` (`{ty}`) has no derivative",
                    self.name
                )
            }
            _ => format!("`{}` returns nothing to differentiate", self.name),
        };
        let error = Diagnostic::error(code::NO_DERIVATIVE, what).at(self.location.clone());
        Err(match arrays.first() {
            Some(first) => error.help(format!(
                "if the result is in an array, say what its adjoint is after the call: --seed '{first}=[1]'"
            )),
            None => error.help("return a float, or write the result through a pointer"),
        }
        .into())
    }
}

fn options(subject: &Subject) -> Options {
    let mut options = Options::read();
    options.no_prepare |= subject.no_prepare;
    options
}

/// Prints value and gradient; whether all is well.
pub fn grad(args: &Grad) -> Result<bool> {
    let point = Point::read("--at", &args.at)?;
    let chosen = Chosen::load(&args.subject, &args.level)?;
    let bound = chosen.target().bind(&point, &args.subject.constant)?;
    let seeds = chosen.seeds(&bound, args.seed.as_deref())?;
    let kind = if args.forward {
        Kind::Forward
    } else {
        Kind::Reverse
    };
    let mut wanted = vec![(kind, bound.roles.clone())];
    if args.check {
        wanted.push((Kind::Primal, bound.roles.clone()));
    }
    let options = options(&args.subject);
    let Chosen {
        loaded,
        symbol,
        name,
        params,
        ..
    } = chosen;
    let program = program::compile(loaded, &symbol, &wanted, &args.level, &options)?;
    let gradient = evaluate(&program, kind, &bound, &seeds)?;
    let differences = match args.check {
        true => Some(gradient::differences(&program, &bound, &seeds)?),
        false => None,
    };
    let shown = Shown {
        function: &name,
        params: &params,
        bound: &bound,
        gradient: &gradient,
        differences: differences.as_ref(),
    };
    if args.json {
        print_line(&shown.json().to_string());
    } else {
        print_line(shown.table().trim_end());
    }
    let Some(differences) = &differences else {
        return Ok(true);
    };
    let error = differences.largest_error(&gradient.adjoints);
    let passed = error <= TOLERANCE;
    if !args.json {
        let verdict = if passed { "agrees" } else { "DISAGREES" };
        print_line(&format!(
            "\n{verdict} with central differences: max relative error {error:.1e}"
        ));
    }
    Ok(passed)
}

fn evaluate(program: &Program, kind: Kind, bound: &Bound, seeds: &[Vec<f64>]) -> Result<Gradient> {
    match kind {
        Kind::Forward => gradient::forward(program, bound, seeds),
        _ => gradient::reverse(program, bound, seeds),
    }
}

/// A closed pipe is no reason to fail.
fn print_line(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

/// Prints a JSON object for each level and point; whether none is an error.
pub fn sweep(args: &Sweep) -> Result<bool> {
    let mut clean = true;
    for level in &args.levels {
        let (optimised, kind) = match level.as_str() {
            "forward" => ("2", Kind::Forward),
            other => (other, Kind::Reverse),
        };
        match sweep_level(args, optimised, kind) {
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
                print_line(&serde_json::json!({"level": level, "error": text}).to_string());
            }
        }
    }
    Ok(clean)
}

fn sweep_level(args: &Sweep, level: &str, kind: Kind) -> Result<Vec<serde_json::Value>> {
    let chosen = Chosen::load(&args.subject, level)?;
    let mut points = Vec::new();
    for text in &args.at {
        let point = Point::read("--at", text)?;
        let bound = chosen.target().bind(&point, &args.subject.constant)?;
        let seeds = chosen.seeds(&bound, None)?;
        points.push((bound, seeds));
    }
    let mut wanted: Vec<_> = points
        .iter()
        .map(|(bound, _)| (kind, bound.roles.clone()))
        .collect();
    if wanted.is_empty() {
        wanted.push((kind, chosen.target().roles(&args.subject.constant)?));
    }
    let options = options(&args.subject);
    let Chosen {
        loaded,
        symbol,
        name,
        params,
        ..
    } = chosen;
    let program = program::compile(loaded, &symbol, &wanted, level, &options)?;
    let mut lines = Vec::new();
    for (bound, seeds) in &points {
        let gradient = evaluate(&program, kind, bound, seeds)?;
        let (params, function) = (&params[..], &name[..]);
        let differences = None;
        lines.push(
            Shown {
                function,
                params,
                bound,
                gradient: &gradient,
                differences,
            }
            .json(),
        );
    }
    Ok(lines)
}
