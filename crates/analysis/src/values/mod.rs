//! What a function's values, loops and calls tell by themselves, without a look at memory.

pub mod affine;
pub(crate) mod arrays;
pub mod asked;
pub mod called;
pub mod callee;
pub(crate) mod cells;
pub mod counted;
pub(crate) mod elements;
pub mod flow;
pub mod multiples;
pub(crate) mod nulls;
pub mod order;
pub mod orders;
pub(crate) mod passed;
pub mod paths;
pub mod place;
#[cfg(test)]
mod place_tests;
pub mod range;
pub mod recursion;
pub(crate) mod settle;
pub(crate) mod steps;
pub mod subscripts;
