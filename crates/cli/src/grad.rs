//! `tapeless grad`.

use crate::args::Grad;
use crate::bind::Bound;
use crate::chosen::{Chosen, options};
use crate::differences::{Differences, TOLERANCE};
use crate::failure::Result;
use crate::gradient::{self, Gradient};
use crate::interpret;
use crate::point::Point;
use crate::program::{self, Program};
use crate::show::Shown;
use crate::stages::{self, Stages};
use crate::wrapper::{self, Kind};
use std::io::Write;
use tapeless_diag::Diagnostic;
use tapeless_llvm::host::Options;
use tapeless_llvm::jit::initialize_target;

/// Prints value and gradient; whether all is well.
pub fn grad(args: &Grad) -> Result<bool> {
    let point = Point::read("--at", &args.seeded.evaluated.at)?;
    let chosen = Chosen::load(&args.seeded.evaluated.subject, &args.seeded.evaluated.level)?;
    let bound = chosen
        .target()
        .bind(&point, &args.seeded.evaluated.subject.constant)?;
    let seeds = chosen.seeds(&bound, args.seeded.seed.as_deref())?;
    let (name, params) = (chosen.name.clone(), chosen.params.clone());
    let options = options(&args.seeded.evaluated.subject);
    let (gradient, differences) = found(args, chosen, &bound, &seeds, &options)?;
    let shown = Shown {
        function: &name,
        params: &params,
        bound: &bound,
        gradient: &gradient,
        differences: differences.as_ref(),
    };
    if args.seeded.evaluated.json {
        print_line(&shown.json().to_string());
    } else {
        print_line(shown.table().trim_end());
    }
    let Some(differences) = &differences else {
        return Ok(true);
    };
    let passed = differences.largest_error(&gradient.adjoints) <= TOLERANCE;
    if !args.seeded.evaluated.json {
        print_line(&verdict(&shown, differences, passed));
    }
    Ok(passed)
}

/// What the comparison says, and what to look at if the gradient is another.
fn verdict(shown: &Shown<'_>, differences: &Differences, passed: bool) -> String {
    let worst = differences.worst(&shown.gradient.adjoints);
    match worst.filter(|_| !passed) {
        None => {
            let error = worst.map_or(0.0, |worst| worst.error);
            format!("\nagrees with central differences: max relative error {error:.1e}")
        }
        Some(worst) => format!(
            "\nDISAGREES with central differences: relative error {:.1e} at {}\n  help: {AT_KINKS}\n  help: {REPORT}",
            worst.relative,
            shown.input(worst.input)
        ),
    }
}

const AT_KINKS: &str = "differences are wrong near a kink or a jump, and where the function rounds on the way, to `float` or to integers: does a point beside this one agree?";
const REPORT: &str = "if none does, the gradient is wrong, which should never be: please report it with the function";

fn found(
    args: &Grad,
    chosen: Chosen,
    bound: &Bound,
    seeds: &[Vec<f64>],
    options: &Options,
) -> Result<(Gradient, Option<Differences>)> {
    if args.interp {
        let stages = staged(&chosen, &bound.roles, &args.seeded.evaluated.level, options)?;
        return Ok((
            interpret::gradient(&stages, bound, seeds, interpret::TEAM)?.done()?,
            None,
        ));
    }
    let kind = if args.forward {
        Kind::Forward(1)
    } else {
        Kind::Reverse(1)
    };
    let mut wanted = vec![(kind, bound.roles.clone())];
    if args.seeded.evaluated.check {
        wanted.push((Kind::Primal, bound.roles.clone()));
    }
    let program = program::compile(
        chosen.loaded,
        &chosen.symbol,
        &wanted,
        &args.seeded.evaluated.level,
        options,
    )?;
    let gradient = evaluate(&program, kind, bound, seeds)?;
    let differences = match args.seeded.evaluated.check {
        true => Some(Differences::of(&program, bound, seeds, &gradient.adjoints)?),
        false => None,
    };
    Ok((gradient, differences))
}

/// The gradient by a mode that was compiled.
pub fn evaluate(
    program: &Program,
    kind: Kind,
    bound: &Bound,
    seeds: &[Vec<f64>],
) -> Result<Gradient> {
    match kind {
        Kind::Forward(_) | Kind::Along(_) => gradient::forward(program, bound, seeds, kind),
        Kind::Reverse(_) | Kind::Split => gradient::reverse(program, bound, seeds, kind),
        Kind::Batch => gradient::batched(program, bound),
        Kind::Primal | Kind::Second => Err(Diagnostic::internal("this is no gradient").into()),
    }
}

/// The adjoint of a function in structured form, as the pipeline of a level leads to it.
pub fn staged(
    chosen: &Chosen,
    roles: &[crate::bind::Role],
    level: &str,
    options: &Options,
) -> Result<Stages> {
    const WRAPPER: &str = "tapeless.run";
    initialize_target();
    let module = chosen.loaded.module.get();
    wrapper::add(module, chosen.function()?, roles, Kind::Reverse(1), WRAPPER);
    let all = stages::in_pipeline(module, level, options)?;
    let own = all.into_iter().find(|stages| stages.caller == WRAPPER);
    own.ok_or_else(|| Diagnostic::internal("the request for the derivative was lost").into())
}

/// Prints a line; a closed pipe is no reason to fail.
pub fn print_line(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}
