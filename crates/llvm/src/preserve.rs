//! What must survive until we see it: runs first in the host's pipeline.

use crate::call::Place;
use crate::module::Module;
use crate::request::is_request;

/// Keeps calls for derivatives apart: without `nomerge`, two of them in the arms of a branch become one call of a
/// `select` between functions, with markers that are selects too.
pub fn preserve(module: Module) -> bool {
    let requests = module
        .functions()
        .filter(|function| is_request(&function.name()));
    let calls = requests
        .flat_map(|function| function.value().users())
        .filter(|user| user.is_call());
    calls
        .map(|call| call.add_attribute(Place::Function, "nomerge"))
        .count()
        > 0
}
