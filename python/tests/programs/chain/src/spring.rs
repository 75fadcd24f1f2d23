/// The energy of a spring that is stretched to a length.
pub fn energy(length: f64, stiffness: f64) -> f64 {
    assert!(length > 0.0, "a spring of length {length}");
    0.5 * stiffness * (length - 1.0).powi(2)
}
