//! Threads that the library of Rust begins.

use std::ffi::{c_int, c_void};

#[allow(non_upper_case_globals)]
unsafe extern "C" {
    static enzyme_dup: c_int;
    fn __enzyme_autodiff(f: *const c_void, ...);
}

#[unsafe(no_mangle)]
pub fn spawned(x: &[f64; 2]) -> f64 {
    let mut product = 1.0;
    std::thread::scope(|scope| {
        scope.spawn(|| product = x[0] * x[1]);
    });
    product
}

fn main() {
    let (x, mut dx) = ([2.0, 3.0], [0.0, 0.0]);
    // SAFETY: an array and its shadow.
    unsafe { __enzyme_autodiff(spawned as *const c_void, enzyme_dup, x.as_ptr(), dx.as_mut_ptr()) };
    println!("{dx:?}");
}
