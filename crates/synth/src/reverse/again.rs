//! What ends with a reverse sweep, unless that runs again with the same tape.

use tapeless_ir::{Builder, Value};

/// Ends something, unless the sweep will run again.
pub fn unless(b: &mut Builder, again: Option<Value>, end: impl FnOnce(&mut Builder)) {
    either(b, again, |_| {}, end);
}

/// Makes something ready for the next sweep, or ends it. Where nothing says that there may be one, this is the last.
pub fn either(
    b: &mut Builder,
    again: Option<Value>,
    ready: impl FnOnce(&mut Builder),
    end: impl FnOnce(&mut Builder),
) {
    match again {
        Some(again) if b.body.as_int(again).is_some_and(|again| again != 0) => ready(b),
        Some(again) => b.either(again, ready, end),
        None => end(b),
    }
}
