//! Requests in Rust: slices, bounds checks, iterators, intrinsics, results by value.

use std::ffi::{c_int, c_void};

#[allow(non_upper_case_globals)]
unsafe extern "C" {
    static enzyme_dup: c_int;
    static enzyme_const: c_int;
    static enzyme_out: c_int;
    #[link_name = "__enzyme_autodiff_void"]
    fn autodiff(f: *const c_void, ...);
    #[link_name = "__enzyme_autodiff_double"]
    fn adjoint(f: *const c_void, ...) -> f64;
    #[link_name = "__enzyme_autodiff_pair"]
    fn adjoints(f: *const c_void, ...) -> Pair;
    #[link_name = "__enzyme_fwddiff_double"]
    fn tangent(f: *const c_void, ...) -> f64;
}

#[repr(C)]
struct Pair {
    first: f64,
    second: f64,
}

#[unsafe(no_mangle)]
pub fn indexed(x: &[f64], y: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        sum += x[i] * y[i] * y[i];
    }
    sum
}

#[unsafe(no_mangle)]
pub fn iterated(x: &[f64], y: &[f64]) -> f64 {
    x.iter().zip(y).map(|(a, b)| a.sin() * b.powi(3)).sum()
}

#[unsafe(no_mangle)]
pub fn scaled(x: &mut [f64], k: f64) {
    for v in x.iter_mut() {
        *v *= k;
    }
}

#[unsafe(no_mangle)]
pub fn windows(x: &[f64]) -> f64 {
    x.windows(2).map(|w| (w[1] - w[0]).powi(2)).fold(0.0, |a, b| a + b) + x.iter().rev().take(1).sum::<f64>()
}

#[unsafe(no_mangle)]
pub extern "C" fn power(x: f64, y: f64) -> f64 {
    if x > 0.0 { x.powf(y) } else { 0.0 }
}

#[unsafe(no_mangle)]
pub fn matrix(a: &[[f64; 3]; 3], x: &[f64; 3]) -> f64 {
    let mut out = [0.0; 3];
    for i in 0..3 {
        for j in 0..3 {
            out[i] += a[i][j] * x[j];
        }
    }
    out.iter().map(|v| v * v).sum()
}

#[unsafe(no_mangle)]
pub fn checked(x: &[f64], n: usize) -> f64 {
    let mut largest = f64::NEG_INFINITY;
    for i in 0..n {
        largest = largest.max(x[i]);
    }
    match x.get(n) {
        Some(last) => largest * last,
        None => largest,
    }
}

struct Checks {
    done: u32,
    wrong: u32,
}

impl Checks {
    fn expect(&mut self, what: &str, got: f64, want: f64) {
        self.done += 1;
        let gap = (got - want).abs();
        if gap.is_nan() || gap > 1e-6 * want.abs().max(1.0) {
            println!("{what}: {got}, not {want}");
            self.wrong += 1;
        }
    }
}

fn slices(checks: &mut Checks) {
    let (x, y) = ([1.0, 2.0, 3.0], [0.5, -1.0, 2.0]);
    let (mut dx, mut dy) = ([0.0; 3], [0.0; 3]);
    // SAFETY: a slice arrives as pointer and length; each pointer is followed by a shadow of the same length.
    unsafe {
        let (px, py, dpx, dpy) = (x.as_ptr(), y.as_ptr(), dx.as_mut_ptr(), dy.as_mut_ptr());
        autodiff(indexed as *const c_void, enzyme_dup, px, dpx, x.len(), enzyme_dup, py, dpy, y.len());
    }
    for i in 0..3 {
        checks.expect("indexed, dx", dx[i], y[i] * y[i]);
        checks.expect("indexed, dy", dy[i], 2.0 * x[i] * y[i]);
    }
    (dx, dy) = ([0.0; 3], [0.0; 3]);
    // SAFETY: as above.
    unsafe {
        let (px, py, dpx, dpy) = (x.as_ptr(), y.as_ptr(), dx.as_mut_ptr(), dy.as_mut_ptr());
        autodiff(iterated as *const c_void, px, dpx, x.len(), py, dpy, y.len());
    }
    for i in 0..3 {
        checks.expect("iterated, dx", dx[i], x[i].cos() * y[i].powi(3));
        checks.expect("iterated, dy", dy[i], 3.0 * x[i].sin() * y[i] * y[i]);
    }
    let (mut z, mut dz) = ([1.0, 2.0, 3.0], [1.0, 1.0, 1.0]);
    // SAFETY: as above.
    let dk = unsafe { adjoint(scaled as *const c_void, z.as_mut_ptr(), dz.as_mut_ptr(), z.len(), enzyme_out, 2.0) };
    checks.expect("scaled, dk", dk, 6.0);
    checks.expect("scaled, dz", dz[1], 2.0);
    checks.expect("scaled, z", z[1], 4.0);
}

fn values(checks: &mut Checks) {
    // SAFETY: two floats by value, two adjoints in a struct.
    let both = unsafe { adjoints(power as *const c_void, 2.0, 3.0) };
    checks.expect("power, dx", both.first, 12.0);
    checks.expect("power, dy", both.second, 8.0 * 2.0_f64.ln());
    // SAFETY: as above, of which one is constant.
    let one = unsafe { adjoint(power as *const c_void, 2.0, enzyme_const, 3.0) };
    checks.expect("power, y const", one, 12.0);
    // SAFETY: each float is followed by its tangent.
    let along = unsafe { tangent(power as *const c_void, 2.0, 1.0, 3.0, 1.0) };
    checks.expect("power, tangent", along, 12.0 + 8.0 * 2.0_f64.ln());
}

fn memory(checks: &mut Checks) {
    let x = [0.1, 0.4, 0.9, 1.6];
    let mut dx = [0.0; 4];
    // SAFETY: a slice and its shadow.
    unsafe { autodiff(windows as *const c_void, x.as_ptr(), dx.as_mut_ptr(), x.len()) };
    checks.expect("windows, first", dx[0], -2.0 * (x[1] - x[0]));
    checks.expect("windows, inner", dx[1], 2.0 * (x[1] - x[0]) - 2.0 * (x[2] - x[1]));
    checks.expect("windows, last", dx[3], 2.0 * (x[3] - x[2]) + 1.0);
    dx = [0.0; 4];
    // SAFETY: as above.
    unsafe { autodiff(checked as *const c_void, x.as_ptr(), dx.as_mut_ptr(), x.len(), 3_usize) };
    checks.expect("checked, largest", dx[2], x[3]);
    checks.expect("checked, last", dx[3], x[2]);
    checks.expect("checked, other", dx[0], 0.0);
}

fn arrays(checks: &mut Checks) {
    let a = [[1.0, 2.0, 3.0], [0.0, 1.0, 4.0], [5.0, 6.0, 0.0]];
    let x = [1.0, -1.0, 0.5];
    let (mut da, mut dx) = ([[0.0; 3]; 3], [0.0; 3]);
    // SAFETY: references to arrays, each followed by its shadow.
    unsafe { autodiff(matrix as *const c_void, &raw const a, &raw mut da, &raw const x, &raw mut dx) };
    for i in 0..3 {
        let out = |i: usize| (0..3).map(|j| a[i][j] * x[j]).sum::<f64>();
        checks.expect("matrix, dx", dx[i], (0..3).map(|k| 2.0 * out(k) * a[k][i]).sum());
        checks.expect("matrix, da", da[i][1], 2.0 * out(i) * x[1]);
    }
}

fn main() {
    let mut checks = Checks { done: 0, wrong: 0 };
    slices(&mut checks);
    values(&mut checks);
    memory(&mut checks);
    arrays(&mut checks);
    println!("{} checks, {} wrong", checks.done, checks.wrong);
    std::process::exit(i32::from(checks.wrong != 0));
}
