//! What is read from a global that carries no derivative carries none, though an optimiser may know what was stored.
//!
//! ```text
//! store x, @g; y = load @g   →   y = fence(load @g)   →   y = fence(x)   →   y = tapeless.inactive(x)   →   y = x
//!                    at the pipeline's start    optimised      while derivatives are made        at last
//! ```

use super::read::INACTIVE;
use crate::builder::Builder;
use crate::call::Place;
use crate::function::Function;
use crate::module::Module;
use crate::opcode::{Linkage, Opcode};
use crate::types::Type;
use crate::value::Value;
use std::collections::HashSet;

/// On fences behind which there is no derivative.
const BARRIER: &str = "tapeless-inactive";
/// The functions that stand for them.
const STANDS: &str = "tapeless.inactive.";

/// Puts a fence behind every float that is read from one of the globals; whether there was any.
pub(super) fn raise(globals: &HashSet<Value>) -> bool {
    let mut any = false;
    for load in globals.iter().flat_map(|&global| loads(global)) {
        let Some(next) = load.next().filter(|_| !is_fenced(load)) else {
            continue;
        };
        let users = load.users();
        let builder = Builder::before(next);
        let Some(fence) = builder.intrinsic("llvm.arithmetic.fence", &[load.ty()], &[load]) else {
            continue;
        };
        fence.add_attribute(Place::Function, BARRIER);
        users
            .into_iter()
            .for_each(|user| redirect(user, load, fence));
        any = true;
    }
    any
}

fn is_fenced(load: Value) -> bool {
    matches!(load.users()[..], [user] if is_barrier(user))
}

fn is_barrier(value: Value) -> bool {
    value.is_call() && value.call_has_attribute(Place::Function, BARRIER)
}

fn redirect(user: Value, from: Value, to: Value) {
    for index in 0..user.operand_count() {
        if user.operand(index) == from {
            user.set_operand(index, to);
        }
    }
}

/// The floats that are read from a global by its name.
fn loads(global: Value) -> Vec<Value> {
    let (mut found, mut seen, mut open) = (Vec::new(), HashSet::from([global]), vec![global]);
    while let Some(pointer) = open.pop() {
        for user in pointer.users() {
            let is_address = user.is_constant() && !user.is_global_variable();
            if user.is(Opcode::Load) && user.ty().scalar().is_float() {
                found.push(user);
            } else if (user.is(Opcode::GetElementPtr) || is_address) && seen.insert(user) {
                open.push(user);
            }
        }
    }
    found
}

/// Turns fences into calls of inactive functions.
pub(super) fn settle(module: Module, globals: &HashSet<Value>) {
    raise(globals);
    let fences: Vec<Value> = module
        .functions()
        .flat_map(Function::instructions)
        .filter(|&i| is_barrier(i))
        .collect();
    for fence in fences {
        let stands = stands_for(module, fence.ty());
        let call = Builder::before(fence).call(stands, &fence.args());
        call.set_pure();
        fence.replace_uses(call);
        fence.erase();
    }
}

/// `tapeless.inactive.T(x) { ret x }`
fn stands_for(module: Module, ty: Type) -> Function {
    let name = format!("{STANDS}{ty}");
    if let Some(known) = module.function(&name) {
        return known;
    }
    let made = module.add_function(&name, ty.function(&[ty], false));
    made.value().set_linkage(Linkage::Internal);
    for attribute in ["noinline", "nounwind", "willreturn", INACTIVE] {
        made.value().add_attribute(Place::Function, attribute);
    }
    Builder::at_end(made.append_block("entry")).ret(Some(made.params()[0]));
    made
}

/// Removes them; whether there was any.
pub(super) fn lower(module: Module) -> bool {
    let stands: Vec<Function> = module
        .functions()
        .filter(|f| f.name().starts_with(STANDS))
        .collect();
    for &function in &stands {
        for call in function.value().users() {
            if call.is_call() {
                call.replace_uses(call.args()[0]);
                call.erase();
            }
        }
        if !function.value().has_users() {
            function.delete();
        }
    }
    !stands.is_empty()
}
