//! A chain of springs.

mod spring;

/// The energy of a chain.
#[no_mangle]
pub fn chain_energy(q: &[f64], stiffness: f64) -> f64 {
    q.windows(2).map(|pair| spring::energy(pair[1] - pair[0], stiffness)).sum()
}
