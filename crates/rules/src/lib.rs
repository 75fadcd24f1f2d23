//! The derivative table of scalar functions and the table of library effects.
//!
//! A row's derivative is a [`Term`]: data with many readers. Synthesis emits it, the interpreter evaluates it,
//! the tests check it by numbers, and the documentation prints it.
//!
//! Invariant: a term reads only the row's parameters and results and calls only rows of one result, so that a
//! derivative is itself differentiable and needs no run-time library beyond libm.

pub mod blas;
#[doc(hidden)]
pub mod build;
mod digamma;
mod display;
mod docs;
pub mod effects;
mod eval;
mod names;
mod rule;
mod table;
pub mod term;

pub use display::TermText;
pub use docs::docs;
pub use effects::{Effects, effects};
pub use names::{Callee, Convention, FloatKind, lookup};
pub use rule::{
    Cost, Domain, Form, Kind, Output, Param, Results, Rule, RuleId, all, is_linear, rule,
};
pub use table::id;
pub use term::{Cond, Node, Predicate, Term};
