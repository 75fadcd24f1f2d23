//! Through which of its parameters a function may write.
//!
//! What an inactive function writes has no derivative any more, so that it matters that it writes nothing. A printing
//! function does not, but unoptimised code carries no promise of it.

use crate::call::Place;
use crate::opcode::Opcode;
use crate::{Copies, Function, Targets, Value};
use std::collections::HashSet;
use tapeless_diag::Result;

/// What brings the uses of parameters to light in unoptimised code.
const PASSES: &str = "sroa,early-cse";

/// For each parameter whether memory that it leads to may be written.
///
/// # Errors
/// If LLVM refuses a pipeline.
pub(super) fn written(function: Function) -> Result<Vec<bool>> {
    let promises = |index: usize| {
        let flags = function.param_flags(index as u32);
        !flags.readonly && (function.effects().args.write || function.effects().other.write)
    };
    let params = 0..function.params().len();
    if function.is_declaration() || function.value().is_interposable() {
        return Ok(params.map(promises).collect());
    }
    let mut copies = Copies::of(function, ".memory");
    copies.follow(|_| true);
    let targets = Targets::default();
    for copy in copies.all() {
        for attribute in ["optnone", "noinline"] {
            copy.value().remove_attribute(Place::Function, attribute);
        }
        copy.run_passes(PASSES, &targets)?;
    }
    let root = copies.all().next();
    let found = root.into_iter().flat_map(Function::params).map(may_write);
    let found = found.collect();
    copies.all().for_each(Function::delete_body);
    copies.all().for_each(Function::delete);
    Ok(found)
}

/// Follows a parameter through copies of functions.
fn may_write(param: Value) -> bool {
    let (mut seen, mut open) = (HashSet::from([param]), vec![param]);
    while let Some(pointer) = open.pop() {
        for user in pointer.users() {
            let Some(next) = through(user, pointer) else {
                return true;
            };
            open.extend(next.into_iter().filter(|&value| seen.insert(value)));
        }
    }
    false
}

/// The values through which a use leads on; `None` if it may write, or leads nobody knows where.
fn through(user: Value, pointer: Value) -> Option<Vec<Value>> {
    match user.opcode() {
        Opcode::Load if user.ty().is_pointer() => Some(vec![user]),
        Opcode::Load | Opcode::ICmp | Opcode::Ret => Some(Vec::new()),
        Opcode::GetElementPtr | Opcode::Phi | Opcode::Select | Opcode::Freeze => Some(vec![user]),
        Opcode::Call | Opcode::Invoke => passed(user, pointer),
        _ => None,
    }
}

fn passed(call: Value, pointer: Value) -> Option<Vec<Value>> {
    let callee = call.callee().as_function()?;
    let mut next = Vec::new();
    for (index, argument) in call.args().into_iter().enumerate() {
        if argument != pointer {
            continue;
        }
        let param = callee.params().get(index).copied();
        match param.filter(|_| !callee.is_declaration()) {
            Some(param) => next.push(param),
            None if writes(callee, call, index) => return None,
            None => {}
        }
    }
    Some(next)
}

/// Whether a function without body may write through an argument, or keep it.
fn writes(callee: Function, call: Value, index: usize) -> bool {
    if callee.is_declaration()
        && let Some(effects) = tapeless_rules::effects(&callee.name())
        && callee.intrinsic().is_none()
    {
        return effects.writes.contains(index) || effects.captures.contains(index);
    }
    let effects = call.call_effects();
    let promised = index < callee.params().len() && callee.param_flags(index as u32).readonly;
    !promised && (effects.args.write || effects.other.write)
}
