//! `tapeless._core`: what Python calls for each evaluation, and what it would be slow at or write twice.
//!
//! `family.rs` holds signatures against functions and writes the C of members. `entry.rs` calls a compiled member on arrays
//! (`frame.rs`: one call; `operand.rs`, `shapes.rs`: what it reads and writes), `direct.rs` as a user does. `dlpack.rs` reads tensors.
//! `xla.rs` is the one handler through which JAX calls all of them.

mod direct;
#[allow(unsafe_code, reason = "DLPack's interface is of C")]
mod dlpack;
#[allow(unsafe_code, reason = "members are called by address")]
mod entry;
mod family;
mod frame;
#[allow(
    unsafe_code,
    reason = "members fill new arrays, and are given addresses"
)]
mod operand;
mod shapes;
#[allow(unsafe_code, reason = "XLA's interface is of C")]
mod xla;

use pyo3::prelude::*;

#[pymodule]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<family::Family>()?;
    module.add_class::<entry::Entry>()?;
    module.add_class::<direct::Direct>()?;
    module.add_function(wrap_pyfunction!(xla::set_cache, module)?)?;
    module.add_function(wrap_pyfunction!(xla::xla_handler, module)?)?;
    Ok(())
}
