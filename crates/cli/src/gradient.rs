//! The gradient of a compiled function: by its adjoint, by its tangent, by differences.

use crate::bind::{Arg, Bound, Role};
use crate::failure::Result;
use crate::params::Number;
use crate::program::Program;
use crate::wrapper::Kind;

/// Value and gradient at a point.
#[derive(Clone, Debug)]
pub struct Gradient {
    /// What the function returns, if that is a number.
    pub value: Option<f64>,
    /// Adjoints by parameter and element; empty for what carries no derivative.
    pub adjoints: Vec<Vec<f64>>,
}

/// By reverse mode, in one run.
pub fn reverse(program: &Program, bound: &Bound, seeds: &[Vec<f64>]) -> Result<Gradient> {
    let outcome = program.run(Kind::Reverse, bound, seeds)?;
    Ok(Gradient {
        value: outcome.result,
        adjoints: outcome.shadows,
    })
}

/// By forward mode, one run for each input.
pub fn forward(program: &Program, bound: &Bound, seeds: &[Vec<f64>]) -> Result<Gradient> {
    let zeros: Vec<Vec<f64>> = bound
        .args
        .iter()
        .map(|arg| vec![0.0; arg.values().len()])
        .collect();
    let mut value = program.run(Kind::Forward, bound, &zeros)?.result;
    let adjoints = each_input(bound, |index, element| {
        let mut tangents = zeros.clone();
        tangents[index][element] = 1.0;
        let outcome = program.run(Kind::Forward, bound, &tangents)?;
        value = outcome.result;
        Ok(outcome.tangent + weighted(&outcome.shadows, seeds))
    })?;
    Ok(Gradient { value, adjoints })
}

/// By central differences of the function itself.
pub fn differences(program: &Program, bound: &Bound, seeds: &[Vec<f64>]) -> Result<Differences> {
    let mut largest = 0.0f64;
    let floats = program.returns_float();
    let mut objective = |bound: &Bound| -> Result<f64> {
        let outcome = program.run(Kind::Primal, bound, &[])?;
        let returned = outcome.result.filter(|_| floats).unwrap_or(0.0);
        let value = returned + weighted(&outcome.after, seeds);
        largest = largest.max(value.abs());
        Ok(value)
    };
    let mut coarsest = f64::INFINITY;
    let quotients = each_input(bound, |index, element| {
        let (x, step) = step(&bound.args[index], element);
        coarsest = coarsest.min(step);
        let mut at = |factor: f64| objective(&moved(bound, index, element, x + factor * step));
        // Two central quotients, of which the error's leading term cancels: O(step⁴).
        let near = (at(1.0)? - at(-1.0)?) / (2.0 * step);
        let far = (at(2.0)? - at(-2.0)?) / (4.0 * step);
        Ok((4.0 * near - far) / 3.0)
    })?;
    let single = bound.args.iter().any(|arg| {
        matches!(
            arg,
            Arg::Array(Number::F32, _) | Arg::Number(Number::F32, _)
        )
    });
    let unit = if single || program.returns_single() {
        f64::from(f32::EPSILON)
    } else {
        f64::EPSILON
    };
    Ok(Differences {
        quotients,
        noise: unit * largest / coarsest,
    })
}

/// Difference quotients, with the size of their own rounding errors.
#[derive(Clone, Debug)]
pub struct Differences {
    /// By parameter and element.
    pub quotients: Vec<Vec<f64>>,
    /// What rounding of the function's values makes of a quotient.
    pub noise: f64,
}

/// The largest relative error that `--check` lets pass.
pub const TOLERANCE: f64 = 1e-5;

impl Differences {
    /// The largest error of adjoints relative to the quotients. Quotients so small that their own rounding errors
    /// would exceed the tolerance count as large as those allow.
    pub fn largest_error(&self, adjoints: &[Vec<f64>]) -> f64 {
        let floor = self.noise / TOLERANCE;
        let pairs = adjoints
            .iter()
            .flatten()
            .zip(self.quotients.iter().flatten());
        let errors = pairs.map(|(&a, &q)| match () {
            () if a == q || a.is_nan() && q.is_nan() => 0.0,
            () if a.is_finite() && q.is_finite() => (a - q).abs() / a.abs().max(q.abs()).max(floor),
            () => f64::INFINITY,
        });
        errors.fold(0.0, f64::max)
    }
}

/// A value for each element of each active parameter.
fn each_input(
    bound: &Bound,
    mut value: impl FnMut(usize, usize) -> Result<f64>,
) -> Result<Vec<Vec<f64>>> {
    let mut all = Vec::new();
    for (index, (arg, role)) in bound.args.iter().zip(&bound.roles).enumerate() {
        let count = if *role == Role::Const {
            0
        } else {
            arg.values().len()
        };
        let values: Result<Vec<f64>> = (0..count).map(|element| value(index, element)).collect();
        all.push(values?);
    }
    Ok(all)
}

/// Values without weight do not count, not even NaN.
fn weighted(values: &[Vec<f64>], weights: &[Vec<f64>]) -> f64 {
    let pairs = values
        .iter()
        .zip(weights)
        .flat_map(|(v, w)| v.iter().zip(w));
    pairs.filter(|(_, w)| **w != 0.0).map(|(v, w)| v * w).sum()
}

/// An input and how far to move it.
fn step(arg: &Arg, element: usize) -> (f64, f64) {
    let x = arg.values()[element];
    let relative = match arg {
        Arg::Array(Number::F32, _) | Arg::Number(Number::F32, _) => 0.03125,
        _ => 0.0009765625,
    };
    (x, relative * x.abs().max(0.0625))
}

fn moved(bound: &Bound, index: usize, element: usize, to: f64) -> Bound {
    let mut moved = bound.clone();
    match &mut moved.args[index] {
        Arg::Number(number, bits) => *bits = number.bits_of(to),
        Arg::Array(number, bits) => bits[element] = number.bits_of(to),
        Arg::Null => {}
    }
    moved
}
