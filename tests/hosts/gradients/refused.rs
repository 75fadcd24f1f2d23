//! One argument too many after the function.

unsafe extern "C" {
    fn __enzyme_autodiff(f: *const u8, ...) -> f64;
}

#[unsafe(no_mangle)]
extern "C" fn square(x: f64) -> f64 {
    x * x
}

fn main() {
    // SAFETY: never run, because it is refused.
    unsafe { __enzyme_autodiff(square as *const u8, 1.0, 1.0) };
}
