//! Sums that a member of a team keeps to itself until its function returns, as calls of our own functions (`bodies/lines.h`).
//!
//! ```text
//! f(…) { … atomicrmw fadd p, x … ret }   →   f(…) { lines = tapeless.team.lines(); … lines[p] += x … settle(lines); ret }
//! ```
//! Until all requests of a module are answered these are atomic updates like others: where a derivative is differentiated once more, it has
//! these.

use crate::opcode::Opcode;
use crate::rewrites::spelled::teams::is_region;
use crate::{Builder, Function, Module, Type, TypeKind, Value};

/// What is said of such updates.
pub(super) const LATER: &str = "tapeless.later";

/// Writes them out; the calls that are to be inlined when they have bodies.
pub(crate) fn write_out(module: Module) -> Vec<Value> {
    // Only members have such: without teams nothing is looked through.
    if !module.functions().any(|function| is_region(&function)) {
        return Vec::new();
    }
    let functions: Vec<Function> = module.functions().collect();
    let of = |function| of_function(module, function);
    functions.into_iter().flat_map(of).collect()
}

fn of_function(module: Module, function: Function) -> Vec<Value> {
    let is_later =
        |v: &Value| v.is(Opcode::AtomicRMW) && !v.has_users() && !v.said(LATER).is_empty();
    let later: Vec<Value> = function.instructions().filter(is_later).collect();
    if later.is_empty() {
        return Vec::new();
    }
    let is_end = |v: &Value| v.is(Opcode::Ret);
    let ends: Vec<Value> = function.instructions().filter(is_end).collect();
    let Some(first) = function.entry().first_insertion_point() else {
        return Vec::new();
    };
    let (context, pointer) = (module.context(), module.context().pointer());
    let call = |builder: &Builder, name: &str, result: Type, args: &[Value]| {
        let types: Vec<_> = args.iter().map(|arg| arg.ty()).collect();
        let callee = module.get_or_add_function(name, result.function(&types, false));
        builder.call(callee, args)
    };
    let lines = call(&Builder::before(first), "tapeless.team.lines", pointer, &[]);
    for end in ends {
        let settle = "tapeless.team.lines.settle";
        call(&Builder::before(end), settle, context.void(), &[lines]);
    }
    let kept = |update: Value| {
        let (place, x) = (update.operand(0), update.operand(1));
        let name = match x.ty().kind() {
            TypeKind::Double => "tapeless.team.lines.f64",
            TypeKind::Float => "tapeless.team.lines.f32",
            _ => return None,
        };
        let args = [lines, place, x];
        let made = call(&Builder::before(update), name, context.void(), &args);
        for kind in ["alias.scope", "noalias"] {
            made.copy_metadata(update, kind);
        }
        update.erase();
        Some(made)
    };
    later.into_iter().filter_map(kept).collect()
}
