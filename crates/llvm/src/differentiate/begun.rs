//! Threads that the library of Rust begins. What they run is handed to compiled code, which also says when it is done: neither is seen
//! where they are asked for.

use crate::{Copies, Function, Value};
use std::collections::HashSet;
use tapeless_diag::{Diagnostic, Location, Result, code};

/// What the symbol of the function has that begins a thread, whatever hash stands before it: `std::sys::thread::….new`.
const PARTS: [&str; 3] = ["3std", "3sys6thread", "6Thread3new"];

/// Where the sources of Rust's library are, as debug information has it.
const LIBRARY: [&str; 3] = ["/rustc/", "/rustlib/src/", "library/std/src/"];

/// Refuses them where the program asks for them.
///
/// # Errors
/// If a copy begins one.
pub(super) fn refuse(copies: &Copies) -> Result<()> {
    let mut calls = copies.all().flat_map(Function::instructions);
    let Some(call) = calls.find(|call| begins(*call)) else {
        return Ok(());
    };
    let what = "a thread of Rust's library is begun here: what it runs is handed to compiled code, where it is not followed";
    Err(Diagnostic::error(code::UNSUPPORTED, what)
        .at(asked(call))
        .help("use `scope`, `join` or parallel iterators of `tapeless-rayon`: its `scope` is called as `std::thread::scope` is")
        .into())
}

fn begins(call: Value) -> bool {
    call.calls().is_some_and(|f| {
        let name = f.name();
        f.is_declaration() && PARTS.iter().all(|part| name.contains(part))
    })
}

/// Where the program asks for what a call in the library does.
fn asked(mut call: Value) -> Option<Location> {
    let mut seen = HashSet::new();
    let is_outside = |at: &Location| LIBRARY.iter().all(|part| !at.file.contains(part));
    loop {
        let outside = call.frames().into_iter().find(is_outside);
        if outside.is_some() || !seen.insert(call) {
            return outside;
        }
        let callers = call.block().function().value().users().into_iter();
        call = callers
            .filter(|user| user.is_instruction() && user.is_call())
            .last()?;
    }
}
