//! Functions of the convention that are not followed: refused where they are called, or they would only be missing
//! symbols to a linker.

use super::read::located;
use super::{inert, is_request};
use crate::dense;
use crate::function::Function;
use crate::module::Module;
use crate::value::Value;
use tapeless_diag::{Diagnostic, code};

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
    let what = format!("`{symbol}` is no function of the calling convention");
    Diagnostic::error(code::CONVENTION, what)
        .help("derivatives are asked for by `__enzyme_autodiff` and `__enzyme_fwddiff`")
}
