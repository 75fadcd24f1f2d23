//! `errno` between a mathematical function and code that looks at it.
//!
//! A derivative keeps no `errno`: calls of the rule table touch no memory there. Where a program reads it after
//! `log(x)`, the path that it takes would be another one than the primal's.

use crate::{Function, Opcode, Value};
use tapeless_diag::{Diagnostic, Result, code};

/// What is seen of `errno` in the functions of one request, before anything is simplified.
#[derive(Debug, Default)]
pub(super) struct Errno {
    read: Option<Value>,
    sets: bool,
}

impl Errno {
    /// Looks at a function as the user wrote it.
    pub(super) fn see(&mut self, copy: Function) {
        for call in copy.instructions().filter(|i| i.is_call()) {
            if is_errno(call) {
                self.read = self.read.or_else(|| reader(call));
            } else {
                self.sets |= !call.call_effects().is_none() && row(call).is_some();
            }
        }
    }

    /// # Errors
    /// If the outcome of a mathematical function may be read from `errno`.
    pub(super) fn check(&self) -> Result<()> {
        let Some(read) = self.read.filter(|_| self.sets) else {
            return Ok(());
        };
        let what = "`errno` is read here, and a mathematical function may have set it; a derivative keeps no `errno`";
        Err(Diagnostic::error(code::UNSUPPORTED, what)
            .at(read.location())
            .help("test the argument or the result instead, such as `x <= 0` or `isnan(y)`")
            .help("or compile with `-fno-math-errno`, if `errno` is that of other functions")
            .into())
    }
}

/// Takes `errno` off the calls of functions of the rule table that have a result only.
pub(super) fn forget(copy: Function) {
    for call in copy.instructions().filter(|i| i.is_call()) {
        if row(call).is_some_and(|row| tapeless_rules::rule(row.rule).outputs.len() == 1) {
            call.set_pure();
        }
    }
}

fn row(call: Value) -> Option<tapeless_rules::Callee> {
    let function = call.called_function().filter(|f| f.is_declaration())?;
    tapeless_rules::lookup(&function.name())
}

fn is_errno(call: Value) -> bool {
    call.called_function()
        .is_some_and(|f| f.name() == "__errno_location")
}

/// What does anything with the address but store a number there.
fn reader(address: Value) -> Option<Value> {
    let only_stores = |user: &Value| user.is(Opcode::Store) && user.operand(0) != address;
    address.users().into_iter().find(|user| !only_stores(user))
}
