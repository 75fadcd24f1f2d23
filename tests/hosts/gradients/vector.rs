//! A gradient through a `Vec` that the function itself allocates.

use std::ffi::c_void;

unsafe extern "C" {
    #[link_name = "__enzyme_autodiff_void"]
    fn autodiff(f: *const c_void, ...);
}

#[unsafe(no_mangle)]
pub fn vector(x: &[f64]) -> f64 {
    let squares: Vec<f64> = x.iter().map(|v| v * v).collect();
    let mut sum = 0.0;
    for (i, s) in squares.iter().enumerate() {
        sum += s.exp() * (i as f64 + 1.0);
    }
    sum
}

fn main() {
    let (x, mut dx) = ([0.1_f64, 0.4, 0.9, 1.6], [0.0; 4]);
    // SAFETY: a slice and its shadow.
    unsafe { autodiff(vector as *const c_void, x.as_ptr(), dx.as_mut_ptr(), x.len()) };
    let wants = (0..4).map(|i| 2.0 * x[i] * (x[i] * x[i]).exp() * (i as f64 + 1.0));
    let gaps: Vec<f64> = dx.iter().zip(wants).map(|(got, want)| (got - want).abs()).collect();
    let wrong = gaps.iter().filter(|gap| gap.is_nan() || **gap > 1e-9).count();
    println!("{} checks, {wrong} wrong", gaps.len());
    std::process::exit(i32::from(wrong != 0));
}
