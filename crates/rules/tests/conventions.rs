//! Where a function is not differentiable, a row keeps the convention that its documentation states.

use tapeless_rules::{RuleId, all, id, rule};

/// The partials of the first result at a point; zero where the row has none.
fn partials<const N: usize>(row: RuleId, args: [f64; N]) -> [f64; N] {
    let row = rule(row);
    let outs = row.eval_all(&args);
    std::array::from_fn(|i| row.partials()[i].map_or(0.0, |term| term.eval(&args, &outs)))
}

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

#[test]
fn fabs_at_zero_is_the_derivative_from_the_right() {
    assert_eq!(partials(id::fabs, [0.0]), [1.0]);
    assert_eq!(partials(id::fabs, [-0.0]), [1.0]);
}

#[test]
fn copysign_at_zero_follows_the_sign_bits() {
    assert_eq!(partials(id::copysign, [0.0, 2.0]), [1.0, 0.0]);
    assert_eq!(partials(id::copysign, [-0.0, 2.0]), [-1.0, 0.0]);
    assert_eq!(partials(id::copysign, [3.0, -0.0]), [-1.0, 0.0]);
}

#[test]
fn ties_of_min_and_max_belong_to_the_first_argument() {
    let rows = [
        id::fmin,
        id::fmax,
        id::fminimum,
        id::fmaximum,
        id::fminimum_num,
        id::fmaximum_num,
    ];
    for row in rows {
        for tie in [[2.0, 2.0], [0.0, -0.0], [-0.0, 0.0], [INF, INF]] {
            assert_eq!(
                partials(row, tie),
                [1.0, 0.0],
                "{} at {tie:?}",
                rule(row).name
            );
        }
    }
}

#[test]
fn a_nan_that_min_or_max_ignores_has_no_derivative() {
    for row in [id::fmin, id::fmax, id::fminimum_num, id::fmaximum_num] {
        assert_eq!(partials(row, [NAN, 2.0]), [0.0, 1.0], "{}", rule(row).name);
        assert_eq!(partials(row, [2.0, NAN]), [1.0, 0.0], "{}", rule(row).name);
    }
}

#[test]
fn fdim_at_a_tie_is_flat() {
    assert_eq!(partials(id::fdim, [2.0, 2.0]), [0.0, 0.0]);
}

#[test]
fn roots_at_zero_are_infinitely_steep() {
    assert_eq!(partials(id::sqrt, [0.0]), [INF]);
    assert_eq!(partials(id::cbrt, [0.0]), [INF]);
}

#[test]
fn pow_is_never_nan_at_zero() {
    assert_eq!(partials(id::pow, [0.0, 3.0]), [0.0, 0.0]);
    assert_eq!(partials(id::pow, [0.0, 1.0]), [1.0, 0.0]);
    assert_eq!(partials(id::pow, [0.0, 0.5]), [INF, 0.0]);
    assert_eq!(partials(id::pow, [0.0, 0.0]), [0.0, 0.0]);
    assert_eq!(partials(id::pow, [0.0, -1.0]), [-INF, 0.0]);
}

#[test]
fn pow_of_a_negative_base_has_a_derivative_in_the_base_only() {
    let [base, exponent] = partials(id::pow, [-2.0, 3.0]);
    assert_eq!(base, 12.0);
    assert!(exponent.is_nan());
}

#[test]
fn powi_of_zero() {
    assert_eq!(partials(id::powi, [0.0, 0.0]), [0.0, 0.0]);
    assert_eq!(partials(id::powi, [0.0, 1.0]), [1.0, 0.0]);
    assert_eq!(partials(id::powi, [0.0, 2.0]), [0.0, 0.0]);
}

#[test]
fn angles_and_lengths_at_the_origin_are_flat() {
    assert_eq!(partials(id::hypot, [0.0, 0.0]), [0.0, 0.0]);
    assert_eq!(partials(id::atan2, [0.0, 0.0]), [0.0, 0.0]);
    assert_eq!(partials(id::atan2, [0.0, -2.0]), [-0.5, 0.0]);
}

#[test]
fn rounding_is_flat_also_at_its_jumps() {
    for row in [
        id::floor,
        id::ceil,
        id::trunc,
        id::rint,
        id::nearbyint,
        id::round,
        id::roundeven,
        id::logb,
    ] {
        assert!(!rule(row).is_active(), "{}", rule(row).name);
    }
}

#[test]
fn remainders_take_the_quotient_as_constant() {
    assert_eq!(partials(id::fmod, [6.0, 2.0]), [1.0, -3.0]);
    assert_eq!(partials(id::remainder, [7.0, 2.0]), [1.0, -4.0]);
    // The integer result of remquo holds three bits of the quotient; the derivative needs all of it.
    assert_eq!(partials(id::remquo, [1001.0, 1.0]), [1.0, -1001.0]);
}

#[test]
fn significands_at_zero_have_slope_one() {
    assert_eq!(partials(id::frexp, [0.0]), [1.0]);
    assert_eq!(partials(id::frexp, [-6.0]), [0.125]);
    assert_eq!(partials(id::significand, [0.0]), [1.0]);
}

#[test]
fn inverse_functions_at_the_ends_of_their_domains() {
    assert_eq!(partials(id::asin, [1.0]), [INF]);
    assert_eq!(partials(id::acos, [-1.0]), [-INF]);
    assert_eq!(partials(id::acosh, [1.0]), [INF]);
    assert_eq!(partials(id::log, [0.0]), [INF]);
}

#[test]
fn bessel_functions_are_smooth_at_zero() {
    assert_eq!(partials(id::j0, [0.0]), [0.0]);
    assert_eq!(partials(id::j1, [0.0]), [0.5]);
    assert_eq!(partials(id::jn, [1.0, 0.0]), [0.0, 0.5]);
}

/// ψ at points where it is known in closed form (γ is Euler's constant).
#[test]
fn digamma_is_exact_to_rounding() {
    use std::f64::consts::{LN_2, PI};
    const EULER: f64 = 0.577_215_664_901_532_9;
    let known = [
        (1.0, -EULER),
        (2.0, 1.0 - EULER),
        (0.5, -EULER - 2.0 * LN_2),
        (-0.5, 2.0 - EULER - 2.0 * LN_2),
        (0.25, -EULER - PI / 2.0 - 3.0 * LN_2),
        (0.75, -EULER + PI / 2.0 - 3.0 * LN_2),
        (11.0, 7381.0 / 2520.0 - EULER),
    ];
    for (x, psi) in known {
        let [derivative] = partials(id::lgamma, [x]);
        assert!(
            (derivative - psi).abs() < 1e-14 * psi.abs().max(1.0),
            "ψ({x}) = {derivative}, not {psi}"
        );
    }
}

/// Every row that excludes points says what happens there.
#[test]
fn exclusions_come_with_a_convention() {
    let poles = ["fdiv", "tan"];
    for row in all().iter().filter(|row| row.excluded.is_some()) {
        assert!(
            !row.notes.is_empty() || poles.contains(&row.name),
            "{}",
            row.name
        );
    }
}
