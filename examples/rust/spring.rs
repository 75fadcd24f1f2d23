//! The energy of a chain of springs in Rust, with slices, iterators and bounds checks, and its gradient: the forces.

use std::ffi::{c_int, c_void};
use std::hint::black_box;
use std::time::Instant;

#[allow(non_upper_case_globals)]
unsafe extern "C" {
    static enzyme_dup: c_int;
    static enzyme_const: c_int;
    fn __enzyme_autodiff(f: *const c_void, ...);
}

/// Energy of masses at `x` held by springs of the given rest length, with a quartic stiffening.
#[unsafe(no_mangle)]
pub extern "C" fn energy(x: *const f64, n: usize, rest: f64) -> f64 {
    // SAFETY: both callers below pass a slice's own pointer and length.
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let stretch = |pair: &[f64]| pair[1] - pair[0] - rest;
    let springs: f64 = x.windows(2).map(stretch).map(|s| s * s + 0.25 * s.powi(4)).sum();
    let mut repulsion = 0.0;
    for i in 0..x.len() {
        for j in i + 2..x.len() {
            repulsion += 1.0 / (1.0 + (x[j] - x[i]).powi(2));
        }
    }
    springs + repulsion
}

fn gradient(x: &[f64], rest: f64) -> Vec<f64> {
    let mut dx = vec![0.0; x.len()];
    // SAFETY: the arguments are energy's, each pointer with a shadow of the same length; rest is declared const.
    unsafe {
        __enzyme_autodiff(
            energy as *const c_void,
            enzyme_dup,
            x.as_ptr(),
            dx.as_mut_ptr(),
            x.len(),
            enzyme_const,
            rest,
        );
    }
    dx
}

/// Seconds per call, the least of five batches.
fn time<T>(call: impl Fn() -> T) -> f64 {
    const CALLS: u32 = 20_000;
    let batch = || {
        let start = Instant::now();
        for _ in 0..CALLS {
            black_box(call());
        }
        start.elapsed().as_secs_f64() / f64::from(CALLS)
    };
    (0..5).map(|_| batch()).fold(f64::INFINITY, f64::min)
}

fn main() {
    let rest = 0.8;
    let mut x: Vec<f64> = (0..20).map(|i| f64::from(i) + 0.3 * f64::from(i * i).sin()).collect();
    let dx = gradient(&x, rest);
    let (mut error, mut scale, h) = (0.0_f64, 0.0_f64, 1e-5);
    for i in 0..x.len() {
        let mut shifted = |by: f64| {
            let at = std::mem::replace(&mut x[i], f64::NAN);
            x[i] = at + by;
            let value = energy(x.as_ptr(), x.len(), rest);
            x[i] = at;
            value
        };
        let difference = (shifted(h) - shifted(-h)) / (2.0 * h);
        let gap = (dx[i] - difference).abs();
        // Not f64::max: a NaN must stay visible.
        if gap.is_nan() || gap > error {
            error = gap;
        }
        scale = scale.max(difference.abs());
    }
    let value = energy(x.as_ptr(), x.len(), rest);
    let relative = error / scale;
    let primal_s = time(|| energy(black_box(x.as_ptr()), x.len(), rest));
    let gradient_s = time(|| gradient(black_box(&x), rest));
    println!(
        "name=spring(rust) n={} value={value:.10} gradient={:.5},{:.5},… max_rel_error={relative:.1e} \
         primal_s={primal_s:.2e} gradient_s={gradient_s:.2e}",
        x.len(),
        dx[0],
        dx[1]
    );
    if relative.is_nan() || relative > 1e-6 {
        std::process::exit(1);
    }
}
