//! The gradient of a compiled function: by its adjoint, by its tangent.

use crate::bind::{Bound, Role};
use crate::failure::Result;
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

/// A value for each element of each active parameter.
pub fn each_input<T>(
    bound: &Bound,
    mut value: impl FnMut(usize, usize) -> Result<T>,
) -> Result<Vec<Vec<T>>> {
    let mut all = Vec::new();
    for (index, (arg, role)) in bound.args.iter().zip(&bound.roles).enumerate() {
        let count = if *role == Role::Const {
            0
        } else {
            arg.values().len()
        };
        let values: Result<Vec<T>> = (0..count).map(|element| value(index, element)).collect();
        all.push(values?);
    }
    Ok(all)
}

/// Values without weight do not count, not even NaN.
pub fn weighted(values: &[Vec<f64>], weights: &[Vec<f64>]) -> f64 {
    let pairs = values
        .iter()
        .zip(weights)
        .flat_map(|(v, w)| v.iter().zip(w));
    pairs.filter(|(_, w)| **w != 0.0).map(|(v, w)| v * w).sum()
}
