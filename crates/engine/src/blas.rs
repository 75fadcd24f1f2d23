//! Routines of BLAS and LAPACK: derivatives written down from the rows of `tapeless_rules::blas`.
//!
//! `model` gives a routine's declaration a body that only accesses what the routine does, so that every analysis
//! treats it as it does a function that is looked into. `slots` lays down the arguments of a family of symbols, `bind`
//! makes operands of them, `operand` evaluates the terms of a row, `loops` and `elements` write operations
//! on elements, `calls` calls of the library, `write` the functions of a derivative, and `kept` says what these keep.

mod bind;
mod calls;
mod elements;
mod kept;
mod loops;
mod model;
mod operand;
mod slots;
mod write;

pub(crate) use kept::tape;
pub use model::describe;
pub use slots::is_integer;
pub(crate) use write::fill;
