//! Nodes of the standard library's lists and trees. What ends a list lies in the list itself and is linked like a node, but no
//! element follows it: there lies the next member of what the list is a member of. A simplified program does not tell that no
//! element of it is ever accessed.
//!
//! ```text
//! _Rb_tree_node<V>::_M_valptr(this): return this + 32
//!   →   n = strip.invariant.group(this)   return n + 32
//! ```
//!
//! [`keep`] runs before anything is simplified, [`forget`] takes the calls out of the user's code again.

use super::members::REFERENCE;
use crate::call::Place;
use crate::{Builder, Function, Module, Value};

/// What our calls are known by.
const OURS: &str = "tapeless-node";

/// Gives the same pointer, and nobody sees that.
const SAME: &str = "llvm.strip.invariant.group";

/// Nodes, and their methods that give where their element lies.
const NODES: [&str; 2] = ["_Rb_tree_nodeI", "_List_nodeI"];
const METHOD: &str = "9_M_valptrEv";

/// Whose methods give memory, and those of which it is `operator new` that gives it, for each node by itself.
const GIVING: &str = "_ZNSt16allocator_traitsI";
const GIVING_NEW: &str = "_ZNSt16allocator_traitsISaI";

/// Programs may have an `operator new` of their own; that which is given the memory gives none.
const NEW: &str = "_Zn";
const PLACED: &str = "Pv";

/// Says so of all nodes whose elements are looked for.
pub fn keep(module: Module) {
    let is_other = |function: Function| {
        let name = function.name();
        let gives_other = name.starts_with(GIVING) && !name.starts_with(GIVING_NEW);
        let is_new = name.starts_with(NEW) && !name.ends_with(PLACED);
        gives_other || is_new && !function.is_declaration()
    };
    if module.functions().any(is_other) {
        return;
    }
    for function in module.functions().filter(|f| !f.is_declaration()) {
        if is_method(&function.name()) {
            say(function);
        }
    }
}

/// Takes out what was said.
pub fn forget(module: Module) {
    for function in module.functions() {
        let ours: Vec<Value> = function.instructions().filter(|&v| is_node(v)).collect();
        for call in ours {
            call.replace_uses(call.operand(0));
            call.erase();
        }
    }
}

/// Whether a call says that its argument is a node.
pub fn is_node(call: Value) -> bool {
    call.is_call() && call.call_string_attribute(Place::Function, OURS).is_some()
}

/// Whether a name is that of such a method.
fn is_method(name: &str) -> bool {
    let rest = name.strip_prefix("_ZN");
    let rest = rest.map(|rest| rest.trim_start_matches('K'));
    let class = rest.and_then(|rest| rest.strip_prefix("St"));
    let class = class.map(|class| class.trim_start_matches(|c: char| c.is_ascii_digit()));
    name.ends_with(METHOD)
        && class.is_some_and(|class| NODES.iter().any(|node| class.starts_with(node)))
}

fn say(function: Function) -> Option<()> {
    let this = function.params().first().copied()?;
    let users = this.users();
    let builder = Builder::before(function.entry().first_insertion_point()?);
    let node = builder.intrinsic(SAME, &[this.ty()], &[this])?;
    node.add_attribute(Place::Function, OURS);
    // Where this method is no function of its own, what a reference leads to is no node.
    let itself = function.value();
    itself.remove_attribute(Place::Param(0), REFERENCE);
    for user in users {
        user.replace_operand(this, node);
    }
    Some(())
}
