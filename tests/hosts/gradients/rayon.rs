//! Gradients of what threads do side by side, by the operations of `tapeless-rayon`.

use std::ffi::{c_int, c_void};
use tapeless_rayon::prelude::*;

#[allow(non_upper_case_globals)]
unsafe extern "C" {
    static enzyme_dup: c_int;
    static enzyme_const: c_int;
    #[link_name = "__enzyme_autodiff_void"]
    fn autodiff(f: *const c_void, ...);
}

const N: usize = 7;

/// Two sums beside each other.
#[unsafe(no_mangle)]
pub fn joined(x: &[f64]) -> f64 {
    let (a, b) = x.split_at(x.len() / 2);
    let (left, right): (f64, f64) = tapeless_rayon::join(
        || a.iter().map(|v| v * v).sum::<f64>(),
        || b.iter().map(|v| v.sin()).sum::<f64>(),
    );
    left * right
}

/// A sum that all elements of the next step share, elements that are changed, another sum.
#[unsafe(no_mangle)]
pub fn stepped(x: &[f64]) -> f64 {
    let sum: f64 = x.par_iter().map(|v| v * v).sum();
    let mut y = vec![0.0; x.len()];
    y.par_iter_mut().for_each_at(|i, y| *y = x[i] * sum);
    y.par_iter_mut().for_each(|y| *y *= 0.5);
    y.par_iter().map(|v| v.cos()).sum::<f64>()
}

/// Threads that borrow: one is joined for what it gives, the others where the scope ends.
#[unsafe(no_mangle)]
pub fn scoped(x: &[f64]) -> f64 {
    let mut parts = vec![0.0; x.len()];
    let first = tapeless_rayon::scope(|scope| {
        let first = scope.spawn(|| x[0].exp() * x[1]);
        for (i, part) in parts.iter_mut().enumerate() {
            scope.spawn(move || *part = x[i] * x[i] * x[(i + 1) % x.len()]);
        }
        first.join().unwrap_or_default()
    });
    parts.iter().map(|part| part.sin()).sum::<f64>() * first
}

/// How far a gradient is from differences.
fn gap(f: impl Fn(&[f64]) -> f64, x: &[f64], dx: &[f64], i: usize) -> f64 {
    let at = |by: f64| {
        let mut x = x.to_vec();
        x[i] += by;
        f(&x)
    };
    ((at(1e-6) - at(-1e-6)) / 2e-6 - dx[i]).abs()
}

fn main() {
    let x: Vec<f64> = (0..N).map(|i| 0.3 + 0.1 * i as f64).collect();
    let mut gaps = Vec::new();
    for threads in [1, 2, 3, 10] {
        tapeless_rayon::set_num_threads(threads);
        let [mut one, mut two, mut three] = [const { [0.0; N] }; 3];
        // SAFETY: slices and their shadows, and how long they are.
        unsafe {
            let (x, one, two) = (x.as_ptr(), one.as_mut_ptr(), two.as_mut_ptr());
            let three = three.as_mut_ptr();
            autodiff(joined as *const c_void, enzyme_dup, x, one, enzyme_const, N);
            autodiff(stepped as *const c_void, enzyme_dup, x, two, enzyme_const, N);
            autodiff(scoped as *const c_void, enzyme_dup, x, three, enzyme_const, N);
        }
        gaps.extend((0..N).map(|i| gap(joined, &x, &one, i)));
        gaps.extend((0..N).map(|i| gap(stepped, &x, &two, i)));
        gaps.extend((0..N).map(|i| gap(scoped, &x, &three, i)));
    }
    let wrong = gaps.iter().filter(|gap| gap.is_nan() || **gap > 1e-8).count();
    println!("{} checks, {wrong} wrong", gaps.len());
    std::process::exit(i32::from(wrong != 0));
}
