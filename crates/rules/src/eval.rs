//! The functions of the table, in double precision.

pub use libm::{
    acos, acosh, asin, asinh, atan, atan2, atanh, cbrt, ceil, copysign, cos, cosh, erf, erfc, exp,
    exp2, exp10, expm1, fabs, fdim, floor, fma, fmax, fmaximum, fmaximum_num, fmin, fminimum,
    fminimum_num, fmod, fmod as frem, frexp, hypot, ilogb, j0, j1, jn, ldexp, lgamma, lgamma_r,
    log, log1p, log2, log10, modf, nextafter, nextafter as nexttoward, pow, remainder,
    remainder as drem, remquo, rint, rint as nearbyint, round, roundeven, scalbn, sin, sincos,
    sinh, sqrt, tan, tanh, tgamma, trunc, y0, y1, yn,
};

pub fn fadd(x: f64, y: f64) -> f64 {
    x + y
}

pub fn fsub(x: f64, y: f64) -> f64 {
    x - y
}

pub fn fmul(x: f64, y: f64) -> f64 {
    x * y
}

pub fn fdiv(x: f64, y: f64) -> f64 {
    x / y
}

pub fn fneg(x: f64) -> f64 {
    -x
}

pub fn fmuladd(x: f64, y: f64, z: f64) -> f64 {
    x * y + z
}

pub fn fpext(x: f64) -> f64 {
    x
}

pub fn fptrunc(x: f64) -> f64 {
    x
}

pub fn canonicalize(x: f64) -> f64 {
    x
}

pub fn arithmetic_fence(x: f64) -> f64 {
    x
}

pub fn with_exponent(x: f64, y: f64) -> f64 {
    let fraction = (1 << 52) - 1;
    f64::from_bits(x.to_bits() & fraction | y.to_bits() & !fraction)
}

pub fn rcp(x: f64) -> f64 {
    1.0 / x
}

pub fn rsqrt(x: f64) -> f64 {
    1.0 / sqrt(x)
}

pub fn sitofp(n: i64) -> f64 {
    n as f64
}

pub fn uitofp(n: u64) -> f64 {
    n as f64
}

pub fn fptosi(x: f64) -> i64 {
    x as i64
}

pub fn fptoui(x: f64) -> u64 {
    x as u64
}

/// LLVM's class bits: NaNs, then from −∞ through the zeros to +∞.
pub fn is_fpclass(x: f64, mask: i32) -> i32 {
    use std::num::FpCategory::{Infinite, Nan, Normal, Subnormal, Zero};
    let quiet = x.to_bits() & (1 << 51) != 0;
    let class = match (x.classify(), x.is_sign_negative()) {
        (Nan, _) if quiet => 1,
        (Nan, _) => 0,
        (Infinite, true) => 2,
        (Normal, true) => 3,
        (Subnormal, true) => 4,
        (Zero, true) => 5,
        (Zero, false) => 6,
        (Subnormal, false) => 7,
        (Normal, false) => 8,
        (Infinite, false) => 9,
    };
    mask >> class & 1
}

pub fn lround(x: f64) -> i64 {
    round(x) as i64
}

pub fn llround(x: f64) -> i64 {
    round(x) as i64
}

pub fn lrint(x: f64) -> i64 {
    rint(x) as i64
}

pub fn llrint(x: f64) -> i64 {
    rint(x) as i64
}

pub fn scalbln(x: f64, n: i64) -> f64 {
    let n = n.clamp(i32::MIN.into(), i32::MAX.into());
    scalbn(x, n as i32)
}

pub fn logb(x: f64) -> f64 {
    if x == 0.0 {
        f64::NEG_INFINITY
    } else if x.is_finite() {
        ilogb(x).into()
    } else {
        x * x
    }
}

pub fn significand(x: f64) -> f64 {
    if x == 0.0 || !x.is_finite() {
        x
    } else {
        scalbn(x, -ilogb(x))
    }
}

pub fn powi(x: f64, n: i32) -> f64 {
    x.powi(n)
}

/// sin πx and cos πx: x is reduced exactly to a quarter period.
pub fn sincospi(x: f64) -> (f64, f64) {
    let halves = rint(2.0 * fmod(x, 2.0));
    let (s, c) = sincos(std::f64::consts::PI * (fmod(x, 2.0) - 0.5 * halves));
    match (halves as i64).rem_euclid(4) {
        0 => (s, c),
        1 => (c, -s),
        2 => (-s, -c),
        _ => (-c, s),
    }
}
