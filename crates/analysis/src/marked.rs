//! What is found of all functions of a request together, before each is looked at: it is noted in the module.

use crate::globals::integers::mark_integers;
use crate::globals::unwritten::mark_unwritten;
use crate::points::{Callees, mark_apart};
use tapeless_ir::{FuncId, Module};

/// Marks variables that carry nothing while a request for the derivative of a function runs, and parameters of regions that
/// nothing else leads to.
pub fn mark(module: &mut Module, root: FuncId) {
    mark_integers(module, root);
    // Where pointers point does not depend on what is noted there.
    let callees = Callees::default();
    mark_unwritten(module, &callees, root);
    mark_apart(module, &callees);
}
