// What the Rust programs here share: the request, and how its answers are checked against central differences.

use std::ffi::c_void;

unsafe extern "C" {
    #[link_name = "__enzyme_autodiff_void"]
    fn autodiff(f: *const c_void, ...);
}

/// How many of the derivatives are wrong.
macro_rules! wrong {
    ($($function:ident),*) => { [$({
        let x = [1.05, 0.5, 0.7, 1.2, 1.3, 0.9, 0.8];
        let mut dx = [0.0; 7];
        // SAFETY: a slice and its shadow.
        unsafe { autodiff($function as *const c_void, x.as_ptr(), dx.as_mut_ptr(), x.len()) };
        (0..7).filter(|&i| {
            let at = |step: f64| {
                let mut y = x;
                y[i] += step;
                $function(&y)
            };
            let gap = (dx[i] - (at(1e-5) - at(-1e-5)) / 2e-5).abs();
            gap.is_nan() || gap > 2e-6 * dx[i].abs().max(1.0)
        }).count()
    }),*] };
}
