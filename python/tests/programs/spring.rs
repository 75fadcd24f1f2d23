#[no_mangle]
pub extern "C" fn energy(q: *const f64, n: usize, k: f64) -> f64 {
    let q = unsafe { std::slice::from_raw_parts(q, n) };
    q.windows(2).map(|w| k * (w[1] - w[0]).powi(2)).sum()
}
#[inline(never)]
pub fn bent(q: &[f64], k: f64) -> f64 {
    assert!(q.len() > 2, "a chain has three links");
    let mut s = 0.0;
    for i in 2..q.len() {
        s += k * (q[i] - 2.0 * q[i - 1] + q[i - 2]).powi(2);
    }
    s
}
