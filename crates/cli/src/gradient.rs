//! The gradient of a compiled function: by its adjoint, by its tangent.

use crate::bind::{Arg, Bound, Role};
use crate::failure::Result;
use crate::number::Number;
use crate::program::Program;
use crate::wrapper::Kind;
use tapeless_diag::Diagnostic;

/// Value and gradient at a point.
#[derive(Clone, Debug)]
pub struct Gradient {
    /// What the function returns, if that is a number.
    pub value: Option<f64>,
    /// Adjoints by parameter and element; empty for what carries no derivative.
    pub adjoints: Vec<Vec<f64>>,
}

/// By reverse mode, or by its two sweeps, in one run. In several directions, each begins with twice the seeds of the one before, but for that of the
/// result, which is 1 in each; the adjoints are those of the last, as the first would have them.
pub fn reverse(
    program: &Program,
    bound: &Bound,
    seeds: &[Vec<f64>],
    kind: Kind,
) -> Result<Gradient> {
    let width = kind.width() as u32;
    let factor = |lane: u32| match program.returns_float() {
        true => 1.0,
        false => f64::from(1 << lane),
    };
    let lanes: Vec<_> = (0..width).map(|lane| scaled(seeds, factor(lane))).collect();
    let outcome = program.run(kind, bound, &lanes)?;
    let last = outcome.shadows.last().map_or(&[][..], Vec::as_slice);
    Ok(Gradient {
        value: outcome.result,
        adjoints: scaled(last, 1.0 / factor(width - 1)),
    })
}

fn scaled(all: &[Vec<f64>], factor: f64) -> Vec<Vec<f64>> {
    let each = all.iter();
    each.map(|values| values.iter().map(|x| x * factor).collect())
        .collect()
}

/// By forward mode, be it in several directions at once or from a tape; a direction for each input.
pub fn forward(
    program: &Program,
    bound: &Bound,
    seeds: &[Vec<f64>],
    kind: Kind,
) -> Result<Gradient> {
    let width = kind.width();
    let zeros: Vec<Vec<f64>> = bound
        .args
        .iter()
        .map(|arg| vec![0.0; arg.values().len()])
        .collect();
    let mut inputs = Vec::new();
    let places = each_input(bound, |index, element| {
        inputs.push((index, element));
        Ok(inputs.len() - 1)
    })?;
    let mut value = None;
    let mut tangents = Vec::new();
    let mut run = |inputs: &[(usize, usize)]| -> Result<()> {
        let mut lanes = vec![zeros.clone(); width];
        for (lane, &(index, element)) in lanes.iter_mut().zip(inputs) {
            lane[index][element] = 1.0;
        }
        let outcome = program.run(kind, bound, &lanes)?;
        value = outcome.result;
        let each = outcome.tangents.iter().zip(&outcome.shadows);
        let sums = each.map(|(tangent, shadows)| tangent + weighted(shadows, seeds));
        tangents.extend(sums.take(inputs.len()));
        Ok(())
    };
    match inputs.is_empty() {
        true => run(&[])?,
        false => inputs.chunks(width).try_for_each(&mut run)?,
    }
    let of_input = |places: Vec<usize>| places.into_iter().map(|at| tangents[at]).collect();
    let adjoints = places.into_iter().map(of_input).collect();
    Ok(Gradient { value, adjoints })
}

/// No gradient: the function in two lanes, the second at another point.
///
/// # Errors
/// If a lane gives something else than a call of its own.
pub fn batched(program: &Program, bound: &Bound) -> Result<Gradient> {
    let mut other = bound.clone();
    for (arg, role) in other.args.iter_mut().zip(&bound.roles) {
        match arg {
            Arg::Number(number, bits) if *role != Role::Const => {
                *bits = number.bits_of(number.value(*bits) * ELSEWHERE);
            }
            Arg::Array(number, all) if *role != Role::Const => {
                all.iter_mut()
                    .for_each(|bits| *bits = number.bits_of(number.value(*bits) * ELSEWHERE));
            }
            _ => {}
        }
    }
    let second: Vec<Vec<f64>> = other.args.iter().map(Arg::values).collect();
    let both = program.run(Kind::Batch, bound, &[second])?;
    let alone = program.run(Kind::Primal, bound, &[])?;
    let bits = |all: &[f64]| all.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
    let mut same = both.result.map(f64::to_bits) == alone.result.map(f64::to_bits);
    same &= both
        .after
        .iter()
        .map(|v| bits(v))
        .eq(alone.after.iter().map(|v| bits(v)));
    // The second lane of what keeps something from run to run begins where the first ends.
    if !program.keeps() {
        let apart = program.run(Kind::Primal, &other, &[])?;
        same &= apart
            .result
            .is_none_or(|result| both.tangents[0].to_bits() == result.to_bits());
        let written = both.shadows[0]
            .iter()
            .zip(&apart.after)
            .zip(&bound.args)
            .zip(&bound.roles);
        for (((lane, alone), arg), role) in written {
            let compared = matches!(arg, Arg::Array(..)) && *role == Role::Dup;
            same &= !compared || bits(lane) == bits(alone);
        }
    }
    if !same {
        return Err(Diagnostic::internal("a lane gives something else than a call").into());
    }
    Ok(Gradient {
        value: both.result,
        adjoints: vec![Vec::new(); bound.args.len()],
    })
}

/// Where the second lane is, by the first.
const ELSEWHERE: f64 = 0.9;

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
