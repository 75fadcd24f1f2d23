//! The table: every scalar function that Tapeless differentiates.

use std::f64::consts::{FRAC_2_SQRT_PI, LN_2, LN_10, PI};
use std::sync::LazyLock;

use crate::digamma::digamma;
use crate::eval;
use crate::rule::Rule;
use crate::rules;
use crate::term::{eq, float, lt, select};

/// The rows, built once.
pub static TABLE: LazyLock<Vec<Rule>> = LazyLock::new(rows);

rules! {
    "Arithmetic", Cheap {
        fadd(x in .., y in ..) => [1.0, 1.0];
        fsub(x in .., y in ..) => [1.0, -1.0];
        fmul(x in .., y in ..) => [y, x];
        fdiv(x in .., y in ..) except(y) = out => [1.0 / y, -out / y];
        /// The quotient counts as constant, also where it jumps.
        frem(x in .., y in ..) except(y * sin(PI * (x / y))) = out => [1.0, -rint((x - out) / y)];
        fneg(x in ..) => [-1.0];
        /// `x * y + z`, fused or not.
        fmuladd(x in .., y in .., z in ..) => [y, x, 1.0];
        fpext(x in ..) => [1.0];
        fptrunc(x in ..) => [1.0];
        canonicalize(x in ..) => [1.0];
        arithmetic_fence(x in ..) => [1.0];
        sitofp(n: i64 in ..) => [0.0];
        uitofp(n: u64 in 0..) => [0.0];
        fptosi(x in ..) = out: i64 => [0.0];
        fptoui(x in 0..) = out: u64 => [0.0];
        is_fpclass(x in .., mask: i32 in ..) = out: i32 => [0.0, 0.0];
    }

    "Sign, order and fused operations", Cheap {
        /// At ±0 the derivative from the right, 1: the same as for `x < 0 ? -x : x`.
        fabs(x in ..) except(x) => [select(lt(x, 0.0), -1.0, 1.0)];
        /// At x = ±0 the sign bit of x decides, so the derivative is ±1 there.
        copysign(x in .., y in ..) except(x * y) => [copysign(1.0, x) * copysign(1.0, y), 0.0];
        /// The fraction of x with the sign and exponent of y, as integer operations on bits make it. The domain is one
        /// of many; 0 has no fraction.
        with_exponent(x in 1..2, y in 1..2) = out => [select(eq(x, 0.0), 0.0, out / x), 0.0];
        fma(x in .., y in .., z in ..) => [y, x, 1.0];
        /// A tie belongs to x. A NaN operand gets no derivative, the other one does.
        fmin(x in .., y in ..) except(x - y) = out =>
            let first = eq(out, x);
            [select(first, 1.0, 0.0), select(first, 0.0, 1.0)];
        /// A tie belongs to x. A NaN operand gets no derivative, the other one does.
        fmax(x in .., y in ..) except(x - y) = out =>
            let first = eq(out, x);
            [select(first, 1.0, 0.0), select(first, 0.0, 1.0)];
        /// A tie belongs to x. The derivative of a NaN result belongs to y.
        fminimum(x in .., y in ..) except(x - y) = out =>
            let first = eq(out, x);
            [select(first, 1.0, 0.0), select(first, 0.0, 1.0)];
        /// A tie belongs to x. The derivative of a NaN result belongs to y.
        fmaximum(x in .., y in ..) except(x - y) = out =>
            let first = eq(out, x);
            [select(first, 1.0, 0.0), select(first, 0.0, 1.0)];
        /// A tie belongs to x. A NaN operand gets no derivative, the other one does.
        fminimum_num(x in .., y in ..) except(x - y) = out =>
            let first = eq(out, x);
            [select(first, 1.0, 0.0), select(first, 0.0, 1.0)];
        /// A tie belongs to x. A NaN operand gets no derivative, the other one does.
        fmaximum_num(x in .., y in ..) except(x - y) = out =>
            let first = eq(out, x);
            [select(first, 1.0, 0.0), select(first, 0.0, 1.0)];
        /// At x = y both derivatives are 0.
        fdim(x in .., y in ..) except(x - y) =>
            let above = lt(y, x);
            [select(above, 1.0, 0.0), select(above, -1.0, 0.0)];
    }

    "Rounding", Cheap {
        /// Zero everywhere, also at the jumps.
        floor(x in ..) except(sin(PI * x)) => [0.0];
        /// Zero everywhere, also at the jumps.
        ceil(x in ..) except(sin(PI * x)) => [0.0];
        /// Zero everywhere, also at the jumps.
        trunc(x in ..) except(sin(PI * x)) => [0.0];
        /// Zero everywhere, also at the jumps.
        rint(x in ..) except(cos(PI * x)) => [0.0];
        /// Zero everywhere, also at the jumps.
        nearbyint(x in ..) except(cos(PI * x)) => [0.0];
        /// Zero everywhere, also at the jumps.
        round(x in ..) except(cos(PI * x)) => [0.0];
        /// Zero everywhere, also at the jumps.
        roundeven(x in ..) except(cos(PI * x)) => [0.0];
        lround(x in ..) = out: i64 => [0.0];
        llround(x in ..) = out: i64 => [0.0];
        lrint(x in ..) = out: i64 => [0.0];
        llrint(x in ..) = out: i64 => [0.0];
        /// The neighbour moves with x.
        nextafter(x in .., y in ..) => [1.0, 0.0];
        /// The neighbour moves with x.
        nexttoward(x in .., y in ..) => [1.0, 0.0];
        /// The integral part is constant, also where it jumps.
        modf(x in ..) except(sin(PI * x)) = fraction, integral => [1.0], [0.0];
    }

    "Remainders", Expensive {
        /// The quotient counts as constant, also where it jumps.
        fmod(x in .., y in ..) except(y * sin(PI * (x / y))) = out => [1.0, -rint((x - out) / y)];
        /// The quotient counts as constant, also where it jumps.
        remainder(x in .., y in ..) except(y * cos(PI * (x / y))) = out => [1.0, -rint((x - out) / y)];
        /// The quotient counts as constant, also where it jumps.
        drem(x in .., y in ..) except(y * cos(PI * (x / y))) = out => [1.0, -rint((x - out) / y)];
        /// The quotient counts as constant, also where it jumps. Its integer result holds only its low bits, so the
        /// derivative recovers it.
        remquo(x in .., y in ..) except(y * cos(PI * (x / y))) = out, quotient: i32 =>
            [1.0, -rint((x - out) / y)], [0.0, 0.0];
    }

    "Exponent and significand", Cheap {
        ldexp(x in .., n: i32 in ..) => [ldexp(1.0, n), 0.0];
        scalbn(x in .., n: i32 in ..) => [scalbn(1.0, n), 0.0];
        scalbln(x in .., n: i64 in ..) => [scalbln(1.0, n), 0.0];
        /// The exponent is constant, also where it jumps; at 0 the derivative is 1.
        frexp(x in ..) except(x * sin(PI * log2(fabs(x)))) = fraction, exponent: i32 =>
            [select(eq(x, 0.0), 1.0, fraction / x)], [0.0];
        /// The exponent is constant, also where it jumps; at 0 the derivative is 1.
        significand(x in ..) except(x * sin(PI * log2(fabs(x)))) = out =>
            [select(eq(x, 0.0), 1.0, out / x)];
        /// Zero everywhere, also at the jumps.
        logb(x in ..) except(x * sin(PI * log2(fabs(x)))) => [0.0];
        ilogb(x in ..) = out: i32 => [0.0];
    }

    "Powers and roots", Expensive {
        /// At 0 the derivative is +∞, its limit: an adjoint of 0 there gives NaN.
        sqrt(x in 0..) = out => [0.5 / out];
        /// Also as processors approximate it.
        rsqrt(x in 0..) = out => [-0.5 * (out / x)];
        /// `1 / x` as processors approximate it.
        rcp(x in ..) except(x) = out => [-(out / x)];
        /// At 0 the derivative is +∞.
        cbrt(x in ..) except(x) = out => [1.0 / (3.0 * (out * out))];
        /// At (0, 0) both derivatives are 0.
        hypot(x in .., y in ..) except(fabs(x) + fabs(y)) = out =>
            let zero = eq(out, 0.0);
            [select(zero, 0.0, x / out), select(zero, 0.0, y / out)];
        /// Where y = 0 the power is constant in x, also at x = 0. At x = 0 the derivative in y is 0. For x < 0 the
        /// power exists at integers y only, and the derivative in y is NaN.
        pow(x in 0.., y in ..) = out => [
            select(eq(y, 0.0), 0.0, y * pow(x, y - 1.0)),
            select(eq(x, 0.0), 0.0, out * log(x))
        ];
        /// Where n = 0 the power is constant, also at x = 0.
        powi(x in .., n: i32 in ..) except(x) =>
            [select(eq(float(n), 0.0), 0.0, float(n) * powi(x, n - 1)), 0.0];
    }

    "Exponentials and logarithms", Expensive {
        exp(x in ..) = out => [out];
        exp2(x in ..) = out => [LN_2 * out];
        exp10(x in ..) = out => [LN_10 * out];
        expm1(x in ..) => [exp(x)];
        log(x in 0..) => [1.0 / x];
        log2(x in 0..) => [1.0 / (LN_2 * x)];
        log10(x in 0..) => [1.0 / (LN_10 * x)];
        log1p(x in -1..) => [1.0 / (1.0 + x)];
    }

    "Trigonometric functions", Expensive {
        sin(x in ..) => [cos(x)];
        cos(x in ..) => [-sin(x)];
        tan(x in ..) except(cos(x)) = out => [1.0 + out * out];
        /// At ±1 the derivative is +∞.
        asin(x in -1..1) => [1.0 / sqrt((1.0 - x) * (1.0 + x))];
        /// At ±1 the derivative is −∞.
        acos(x in -1..1) => [-1.0 / sqrt((1.0 - x) * (1.0 + x))];
        atan(x in ..) => [1.0 / (1.0 + x * x)];
        /// At (0, 0) both derivatives are 0. The branch cut x < 0, y = 0 does not show in the derivatives.
        atan2(y in .., x in ..) except((fabs(x) + x) + fabs(y)) =>
            let zero = eq(fabs(x) + fabs(y), 0.0);
            let square = x * x + y * y;
            [select(zero, 0.0, x / square), select(zero, 0.0, -y / square)];
        sincos(x in ..) = sine, cosine => [cosine], [-sine];
        sincospi(x in ..) = sine, cosine => [PI * cosine], [-PI * sine];
    }

    "Hyperbolic functions", Expensive {
        sinh(x in ..) => [cosh(x)];
        cosh(x in ..) => [sinh(x)];
        tanh(x in ..) = out => [1.0 - out * out];
        asinh(x in ..) => [1.0 / sqrt(1.0 + x * x)];
        /// At 1 the derivative is +∞.
        acosh(x in 1..) => [1.0 / sqrt((x - 1.0) * (x + 1.0))];
        atanh(x in -1..1) => [1.0 / ((1.0 - x) * (1.0 + x))];
    }

    "Error and gamma functions", Expensive {
        erf(x in ..) => [FRAC_2_SQRT_PI * exp(-(x * x))];
        erfc(x in ..) => [-FRAC_2_SQRT_PI * exp(-(x * x))];
        /// ln |Γ(x)|. At the poles, the integers up to 0, the derivative is infinite.
        lgamma(x in ..) except(select(lt(x, 0.5), sin(PI * x), 1.0)) => [digamma(x)];
        /// As lgamma; the sign of Γ(x) is the second result.
        lgamma_r(x in ..) except(select(lt(x, 0.5), sin(PI * x), 1.0)) = out, sign: i32 => [digamma(x)], [0.0];
        /// At the poles, the integers up to 0, the derivative is infinite or NaN.
        tgamma(x in ..) except(select(lt(x, 0.5), sin(PI * x), 1.0)) = out => [out * digamma(x)];
    }

    "Bessel functions", Expensive {
        j0(x in ..) => [-j1(x)];
        j1(x in ..) => [0.5 * (j0(x) - jn(2, x))];
        /// The order is an integer and carries no derivative.
        jn(n: i32 in .., x in ..) => [0.0, 0.5 * (jn(n - 1, x) - jn(n + 1, x))];
        y0(x in 0..) => [-y1(x)];
        y1(x in 0..) = out => [y0(x) - out / x];
        /// The order is an integer and carries no derivative.
        yn(n: i32 in .., x in 0..) => [0.0, 0.5 * (yn(n - 1, x) - yn(n + 1, x))];
    }
}
