//! Whether a store may overwrite what a load reads is asked when the program runs, where nothing tells it before.
//!
//! ```text
//! f(x, y) { … y[i] = … x[j] … }   →   f(x, y) { if (x[0..n] and y[0..m] are apart) return f.apart(x, y); … }
//!                                     f.apart(noalias x, noalias y) { … }
//! ```
//! Each of the two is differentiated as it is: where memory is apart loads are repeated, and what they read is not kept. The ranges
//! are those of all that a function accesses, and must be known where it begins (`shim/apart.cpp`). There is one copy a function.

use crate::{Copies, Function, Targets};

/// How the copy of a function ends that counts on its memory being apart.
pub const SUFFIX: &str = ".apart";

/// Functions of more instructions have no second copy.
const LARGEST: usize = 4000;

/// Lets copies that access memory through several parameters ask whether it is apart.
pub(super) fn ask(copies: &mut Copies, targets: &Targets) {
    let all: Vec<Function> = copies.all().collect();
    for copy in all {
        let pointers = copy.params().iter().filter(|p| p.ty().is_pointer()).count();
        let is_large = copy.instructions().nth(LARGEST).is_some();
        let calls_itself = || {
            copy.instructions()
                .any(|i| i.is_call() && i.callee() == copy.value())
        };
        if pointers == 0 || is_large || calls_itself() {
            continue;
        }
        let apart = copy.clone_as(&format!("{}{SUFFIX}", copy.name()));
        match copy.tell_apart(apart, targets) {
            true => copies.adopt(apart),
            false => apart.delete(),
        }
    }
}
