//! Synthesis: derivatives as functions of the structured IR.
//!
//! [`adjoint`] makes the reverse mode: [`record`] is the forward sweep, which runs the primal and keeps
//! what the plan says, [`reverse`] walks the regions backwards. [`tangent`] makes the forward mode. Rules of
//! scalar functions are terms of the rule table ([`term`]); the rules of memory are in [`memory`], of calls
//! in [`calls`]. What both modes do with shadow memory is in [`shadow`].

pub mod adjoint;
mod bits;
pub mod calls;
pub mod count;
pub mod float;
pub mod in_place;
pub mod memory;
pub mod record;
pub mod residuals;
pub mod reverse;
pub mod scalar;
pub mod shadow;
pub mod signature;
mod speculated;
pub mod tangent;
pub mod tape;
pub mod term;
pub mod unit;
mod written;

pub use signature::{Derivatives, Derived};
pub use unit::{Stop, Unit};
