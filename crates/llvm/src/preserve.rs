//! What must survive until we see it: runs first in the host's pipeline.

use crate::call::Place;
use crate::known;
use crate::known::told;
use crate::module::Module;
use crate::request::{hint, is_marker, is_request};
use crate::rewrites::kept::{copies, distances, indexed, members, nodes, structures, texts};

/// Keeps calls for derivatives apart and their markers recognisable; returns whether there was anything to keep.
///
/// Without `nomerge`, two calls in the arms of a branch become one call of a `select` between functions, with markers
/// that are selects too. A marker defined in this module (`static int enzyme_dup;`) would be loaded as a constant.
pub fn preserve(module: Module) -> bool {
    let requests = module
        .functions()
        .filter(|function| is_request(&function.name()));
    let users = requests.flat_map(|function| function.value().users());
    let calls: Vec<_> = users.filter(|user| user.is_call()).collect();
    for call in &calls {
        call.add_attribute(Place::Function, "nomerge");
    }
    if !calls.is_empty() {
        let markers = module
            .globals()
            .filter(|global| is_marker(&global.name()) && !global.is_declaration());
        markers.for_each(|marker| marker.set_externally_initialized(true));
        known::pin_told(module);
        module.functions().for_each(distances::keep);
        module.functions().for_each(members::keep);
        module.functions().for_each(copies::keep);
        module.functions().for_each(structures::keep);
        module.functions().for_each(indexed::keep);
        module.functions().for_each(texts::keep);
        nodes::keep(module);
    }
    // What is wrong with annotations is said where derivatives are made.
    let _ = told::annotations(module);
    let hints = module
        .functions()
        .filter(|f| f.is_declaration() && hint(&f.name()).is_some());
    hints.for_each(|f| f.value().set_unseen());
    let registered = known::retain(module);
    let pinned = known::pin(module);
    registered || pinned || !calls.is_empty()
}
