//! What simplifications would lose is said beforehand, in the user's code at the pipeline's start (`preserve.rs`) and in copies.
//!
//! | Module | What would be lost | What is said |
//! |---|---|---|
//! | [`distances`] | a distance of pointers is one in whole elements | an assumption |
//! | [`members`] | an index stays within the member that is an array | a mark with the array's length |
//! | [`elements`] | the same of copies of elements | a copy of each member |
//! | [`copies`] | small structures of floats are floats | a load and a store of each |
//! | [`structures`] | which structure a member is accessed in | a mark with its declaration |
//! | [`indexed`] | an array of integers holds integers (-O0) | a mark |
//! | [`texts`] | `strcpy` writes texts | the call stays |
//! | [`nodes`] | a pointer to a node of a list is one to an element | a call that hands it on |

pub mod copies;
pub mod distances;
mod elements;
pub mod indexed;
pub mod members;
pub mod nodes;
pub mod structures;
pub mod texts;

use crate::{Function, Module};

/// Says of a copy, before it is simplified, what does not depend on the level. Copies hold what else was said of the user's code.
pub fn keep(copy: Function) {
    distances::keep(copy);
    members::keep(copy);
    structures::keep(copy);
    texts::keep(copy);
}

/// Takes out of the user's code what was said there.
pub fn forget(module: Module) {
    distances::forget(module);
    members::forget(module);
    structures::forget(module);
    indexed::forget(module);
    nodes::forget(module);
}
