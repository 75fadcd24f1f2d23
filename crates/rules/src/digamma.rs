//! ψ = (ln Γ)′, which no C library has, as a term of rows alone: no run-time helper is needed.

use std::f64::consts::PI;

use crate::table::id::{log, rint, tan};
use crate::term::{Term, lt, named, select};

/// B₂ₖ / 2k for k = 1 … 7.
const BERNOULLI: [f64; 7] = [
    1.0 / 12.0,
    -1.0 / 120.0,
    1.0 / 252.0,
    -1.0 / 240.0,
    1.0 / 132.0,
    -691.0 / 32760.0,
    1.0 / 12.0,
];

/// How far the recurrence raises the argument before the series.
const STEPS: u8 = 10;

/// ψ(x), to about 1e-14, without branches:
///
/// - ψ(x) = ψ(1 − x) − π / tan πx brings x < ½ to z = 1 − x ≥ ½;
/// - ψ(z) = ψ(w) − Σ 1 / (z + k) for k < 10 brings z to w = z + 10;
/// - ψ(w) ≈ ln w − 1 / 2w − Σ B₂ₖ / (2k w²ᵏ) (Abramowitz and Stegun 6.3.18).
pub fn digamma(x: Term) -> Term {
    let reflected = lt(x, 0.5);
    let z = select(reflected, 1.0 - x, x);
    let recurrence = (1..STEPS).fold(1.0 / z, |sum, k| sum + 1.0 / (z + f64::from(k)));
    let w = z + f64::from(STEPS);
    let inverse_square = 1.0 / (w * w);
    let [first @ .., last] = BERNOULLI;
    let series = first
        .iter()
        .rev()
        .fold(Term::from(last), |sum, &b| b + inverse_square * sum);
    let raised = Term::call(log, [w]) - 0.5 / w - inverse_square * series - recurrence;
    let fraction = x - Term::call(rint, [x]);
    let body = select(
        reflected,
        raised - PI / Term::call(tan, [PI * fraction]),
        raised,
    );
    named("ψ", [x], body)
}
