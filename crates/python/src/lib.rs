//! `tapeless._core`: what Python calls for each evaluation, and what it would be slow at or write twice.
//!
//! `family.rs` holds signatures against functions and writes the C of members; `entry.rs` calls a compiled member on arrays;
//! `xla.rs` is the one handler through which JAX calls all of them.

mod entry;
mod family;

use pyo3::prelude::*;

#[pymodule]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<family::Family>()?;
    module.add_class::<entry::Entry>()?;
    Ok(())
}
