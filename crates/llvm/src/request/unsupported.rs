//! Functions of the convention that are not followed: refused where they are called, or they would only be missing
//! symbols to a linker.

use super::read::located;
use super::{inert, is_request};
use crate::dense;
use crate::function::Function;
use crate::module::Module;
use crate::value::Value;
use tapeless_diag::{Diagnostic, code};

/// What is not supported, by substring, what it would do, and what to write instead.
const UNSUPPORTED: [(&str, &str, &str); 1] = [(
    "__enzyme_fwdsplit",
    "forward mode from a tape",
    "use `__enzyme_fwddiff`, which needs no tape",
)];

/// A refusal for every call of a function of the convention that is not followed, each place once.
pub(super) fn refusals(module: Module) -> Vec<Diagnostic> {
    let mut refusals = Vec::new();
    for function in module.functions().filter(|f| f.is_declaration()) {
        let name = function.name();
        if !name.contains("__enzyme_")
            || is_request(&name)
            || inert::is_inert(&name)
            || dense::is_known(&name)
        {
            continue;
        }
        for call in calls_of(function) {
            let refusal = located(refusal(&name), call);
            if !refusals.contains(&refusal) {
                refusals.push(refusal);
            }
        }
    }
    refusals
}

/// The calls of a function.
pub(crate) fn calls_of(function: Function) -> Vec<Value> {
    let callee = function.value();
    let mut calls = callee.users();
    calls.retain(|user| user.is_call() && user.callee() == callee);
    calls
}

fn refusal(symbol: &str) -> Diagnostic {
    let known = UNSUPPORTED
        .iter()
        .find(|(name, _, _)| symbol.contains(name));
    match known {
        Some((name, what, instead)) => Diagnostic::error(
            code::UNSUPPORTED,
            format!("`{name}`: {what} is not supported yet"),
        )
        .help(*instead),
        None => Diagnostic::error(
            code::CONVENTION,
            format!("`{symbol}` is no function of the calling convention"),
        )
        .help("derivatives are asked for by `__enzyme_autodiff` and `__enzyme_fwddiff`"),
    }
}
