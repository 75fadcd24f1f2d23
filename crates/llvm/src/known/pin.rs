//! Keeping what is known of a function true until it is looked at.
//!
//! An optimiser looks into a function that is not inlined, too: a call that returns its argument becomes that argument,
//! one that always returns the same becomes a constant, an argument that the body does not use becomes poison. The
//! derivative by hand, or that there is none, would be lost with it.
//!
//! ```text
//! f(x) { … ret r }   →   f(x) noinline { fake_use(x); … ret arithmetic_fence(r) }
//! ```

use super::{Known, barrier};
use crate::builder::Builder;
use crate::call::Place;
use crate::function::Function;
use crate::module::Module;
use crate::opcode::Opcode;
use crate::value::Value;
use tapeless_rules::effects;

/// On functions that are pinned: the attribute that they had instead of `noinline`, or `noinline` itself.
const PINNED: &str = "tapeless-pinned";
/// On calls that only keep an optimiser from seeing through them.
const FENCE: &str = "tapeless-fence";

/// Keeps an optimiser from inlining the functions of which something is known, and from knowing what they return.
pub fn pin(module: Module) -> bool {
    let known = Known::read(module);
    let registered = known.gradients.keys().chain(known.derivatives.keys());
    let registered = registered.chain(known.splits.keys());
    let active = registered.chain(known.rows.keys()).map(|f| (*f, true));
    let others = known.inactive.iter().chain(known.memory.keys());
    let mut any = false;
    for (function, uses) in active.chain(others.map(|f| (*f, false))) {
        let done = function.string_attribute(Place::Function, PINNED).is_some();
        if function.is_declaration() || done {
            continue;
        }
        keep_apart(function);
        fence_results(function);
        if uses {
            use_params(function);
        }
        any = true;
    }
    for &function in &known.budgeted {
        if function.string_attribute(Place::Function, PINNED).is_none() {
            keep_apart(function);
            any = true;
        }
    }
    barrier::raise(&known.inactive_globals) || any
}

/// Keeps functions from being inlined that are told by their names: the members of `std::string`.
pub fn pin_told(module: Module) {
    let free =
        |f: &Function| !f.is_declaration() && f.string_attribute(Place::Function, PINNED).is_none();
    let members = module.functions().filter(free);
    members.filter(|&f| is_told(f)).for_each(keep_apart);
}

/// Whether a function is told by its name, even where it has a body. No library has those that are always inlined.
pub fn is_told(function: Function) -> bool {
    effects::is_told(&function.name()) && !function.has_attribute(Place::Function, "alwaysinline")
}

/// Whether a function is kept from being inlined.
pub fn is_kept_apart(function: Function) -> bool {
    function.string_attribute(Place::Function, PINNED).is_some()
}

fn keep_apart(function: Function) {
    let value = function.value();
    let mut had = ["noinline", "alwaysinline"]
        .into_iter()
        .filter(|name| function.has_attribute(Place::Function, name));
    let before = had.next().unwrap_or_default();
    value.remove_attribute(Place::Function, "alwaysinline");
    value.add_attribute(Place::Function, "noinline");
    function.add_string_attribute(PINNED, before);
}

fn fence_results(function: Function) {
    if !function.ty().result().scalar().is_float() {
        return;
    }
    let ends = function.blocks().filter_map(|block| block.terminator());
    for end in ends.filter(|end| end.is(Opcode::Ret)).collect::<Vec<_>>() {
        let result = end.operand(0);
        let builder = Builder::before(end);
        if let Some(fence) = builder.intrinsic("llvm.arithmetic.fence", &[result.ty()], &[result]) {
            fence.add_attribute(Place::Function, FENCE);
            end.set_operand(0, fence);
        }
    }
}

fn use_params(function: Function) {
    if let Some(first) = function.entry().first_insertion_point()
        && let Some(used) =
            Builder::before(first).intrinsic("llvm.fake.use", &[], &function.params())
    {
        used.add_attribute(Place::Function, FENCE);
    }
}

/// Takes the fences away: bodies are what they were, but for what is read from inactive globals.
pub fn release(module: Module) {
    barrier::settle(module, &Known::read(module).inactive_globals);
    let pinned = module
        .functions()
        .filter(|f| f.string_attribute(Place::Function, PINNED).is_some());
    let fences: Vec<Value> = pinned
        .flat_map(Function::instructions)
        .filter(|i| i.is_call() && i.call_has_attribute(Place::Function, FENCE))
        .collect();
    for fence in fences {
        if !fence.ty().is_void() {
            fence.replace_uses(fence.args()[0]);
        }
        fence.erase();
    }
}

/// Lets go of what was pinned; whether there was any.
pub fn unpin(module: Module) -> bool {
    let mut any = barrier::lower(module);
    for function in module.functions() {
        let Some(before) = function.string_attribute(Place::Function, PINNED) else {
            continue;
        };
        let value = function.value();
        value.remove_attribute(Place::Function, PINNED);
        value.remove_attribute(Place::Function, "noinline");
        if !before.is_empty() {
            value.add_attribute(Place::Function, &before);
        }
        any = true;
    }
    any
}
