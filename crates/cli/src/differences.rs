//! Central differences of a compiled function, which its gradient is held against.

use crate::bind::{Arg, Bound};
use crate::failure::Result;
use crate::gradient::{each_input, weighted};
use crate::number::Number;
use crate::program::Program;
use crate::wrapper::Kind;
use tapeless_family::Dtype;

/// The largest relative error that `--check` lets pass.
pub const TOLERANCE: f64 = 1e-5;

/// Where a gradient is another, coarser and finer steps are taken, each so many times the next one; so many of them.
const FACTOR: f64 = 16.0;
const COARSER: i32 = 1;
const FINER: i32 = 4;

/// As much of a quotient may be noise that only other steps show: numbers that the function rounds on the way.
const MOST_NOISE: f64 = 0.01;

/// Difference quotients, by parameter and element.
#[derive(Clone, Debug)]
pub struct Differences(pub Vec<Vec<Quotient>>);

/// A difference quotient.
#[derive(Clone, Copy, Debug)]
pub struct Quotient {
    /// What it is.
    pub value: f64,
    /// What rounding of the function's values makes of it.
    noise: f64,
}

/// The adjoint that is the farthest from its quotient.
#[derive(Clone, Copy, Debug)]
pub struct Worst {
    /// Its error, relative to the quotient, or to what that must be for its own rounding errors to be small.
    pub error: f64,
    /// Its distance from the quotient, relative to the larger of both.
    pub relative: f64,
    /// Parameter and element.
    pub input: (usize, usize),
}

impl Differences {
    /// Takes them where a gradient was found.
    ///
    /// Where the gradient is another, coarser and finer steps are taken: within a step there may be a kink, the function may bend
    /// much, or round its numbers.
    ///
    /// # Errors
    /// If the program does not run.
    pub fn of(
        program: &Program,
        bound: &Bound,
        seeds: &[Vec<f64>],
        adjoints: &[Vec<f64>],
    ) -> Result<Self> {
        let objective = Objective::new(program, bound, seeds);
        let quotients = each_input(bound, |index, element| {
            objective.converged((index, element), adjoints[index][element])
        })?;
        Ok(Self(quotients))
    }

    /// The largest error of adjoints relative to the quotients.
    pub fn largest_error(&self, adjoints: &[Vec<f64>]) -> f64 {
        self.worst(adjoints).map_or(0.0, |worst| worst.error)
    }

    /// The input of which the adjoint's error is the largest; none if all are exact.
    pub fn worst(&self, adjoints: &[Vec<f64>]) -> Option<Worst> {
        let errors = self.0.iter().enumerate().flat_map(|(index, quotients)| {
            let pairs = quotients.iter().zip(&adjoints[index]).enumerate();
            pairs.map(move |(element, (quotient, &adjoint))| Worst {
                error: quotient.error(adjoint),
                relative: relative(adjoint, quotient.value, 0.0),
                input: (index, element),
            })
        });
        let errors = errors.filter(|worst| worst.error > 0.0);
        errors.max_by(|a, b| a.error.total_cmp(&b.error))
    }
}

impl Quotient {
    /// The error of a derivative, relative to the larger of both. Quotients so small that their own rounding errors would
    /// exceed the tolerance count as large as those allow.
    fn error(self, derivative: f64) -> f64 {
        relative(derivative, self.value, self.noise / TOLERANCE)
    }
}

/// The distance of two numbers relative to the larger, which counts as no smaller than `floor`.
pub fn relative(a: f64, b: f64, floor: f64) -> f64 {
    match () {
        () if a == b || a.is_nan() && b.is_nan() => 0.0,
        () if a.is_finite() && b.is_finite() => (a - b).abs() / a.abs().max(b.abs()).max(floor),
        () => f64::INFINITY,
    }
}

/// The number of which the derivative is taken.
struct Objective<'a> {
    program: &'a Program,
    bound: &'a Bound,
    seeds: &'a [Vec<f64>],
    /// The relative rounding error of a value.
    unit: f64,
}

impl<'a> Objective<'a> {
    fn new(program: &'a Program, bound: &'a Bound, seeds: &'a [Vec<f64>]) -> Self {
        let single = program.returns_single() || bound.args.iter().any(is_single);
        let unit = match single {
            true => f64::from(f32::EPSILON),
            false => f64::EPSILON,
        };
        Self {
            program,
            bound,
            seeds,
            unit,
        }
    }

    /// The quotient for an input; if the gradient is another, that of the steps around which it changes the least.
    fn converged(&self, input: (usize, usize), adjoint: f64) -> Result<Quotient> {
        let (x, step) = step(&self.bound.args[input.0], input.1);
        let first = self.quotient(input, (x, step))?;
        if first.error(adjoint) <= TOLERANCE {
            return Ok(first);
        }
        let at = |power: i32| match power {
            0 => Ok(first),
            _ => self.quotient(input, (x, step * FACTOR.powi(power))),
        };
        let powers = (-FINER..=COARSER).rev();
        let all: Vec<Quotient> = powers.map(at).collect::<Result<_>>()?;
        let pairs = all
            .windows(2)
            .map(|pair| (pair[1], (pair[0].value - pair[1].value).abs()));
        let least = pairs.min_by(|a, b| a.1.total_cmp(&b.1));
        Ok(least.map_or(first, |(found, change)| {
            let noise = change.min(MOST_NOISE * found.value.abs());
            Quotient {
                noise: noise.max(found.noise),
                ..found
            }
        }))
    }

    /// Two central quotients, of which the error's leading term cancels: O(step⁴).
    fn quotient(
        &self,
        (index, element): (usize, usize),
        (x, step): (f64, f64),
    ) -> Result<Quotient> {
        let mut largest = 0.0f64;
        let mut at = |factor: f64| -> Result<f64> {
            let value = self.value(&moved(self.bound, index, element, x + factor * step))?;
            largest = largest.max(value.abs());
            Ok(value)
        };
        let near = (at(1.0)? - at(-1.0)?) / (2.0 * step);
        let far = (at(2.0)? - at(-2.0)?) / (4.0 * step);
        Ok(Quotient {
            value: (4.0 * near - far) / 3.0,
            noise: self.unit * largest / step,
        })
    }

    fn value(&self, bound: &Bound) -> Result<f64> {
        let outcome = self.program.run(Kind::Primal, bound, &[])?;
        let floats = self.program.returns_float();
        let returned = outcome.result.filter(|_| floats).unwrap_or(0.0);
        Ok(returned + weighted(&outcome.after, self.seeds))
    }
}

fn is_single(arg: &Arg) -> bool {
    matches!(arg, Arg::Array(Dtype::F32, _) | Arg::Number(Dtype::F32, _))
}

/// An input and how far to move it.
fn step(arg: &Arg, element: usize) -> (f64, f64) {
    let x = arg.values()[element];
    let relative = if is_single(arg) {
        0.03125
    } else {
        0.0009765625
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
