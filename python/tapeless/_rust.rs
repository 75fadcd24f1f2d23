//! What members of Rust functions are linked with: the standard library, and a guard that no panic passes.

use std::cell::RefCell;
use std::ffi::{c_char, c_int, c_void};
use std::sync::Once;

type Body = unsafe extern "C-unwind" fn(*const *mut c_void, *const i64, i64, *const i64, *mut c_char) -> c_int;

/// Bytes for the text of an error: `ERROR_SIZE` of `crates/family/src/text.rs`.
const SIZE: usize = 256;

thread_local!(static SAID: RefCell<String> = const { RefCell::new(String::new()) });

/// Runs the body of an entry; a panic becomes 1 and its text.
///
/// # Safety
/// As the body demands.
#[no_mangle]
pub unsafe extern "C" fn tapeless_guarded(
    body: Body,
    buffers: *const *mut c_void,
    integers: *const i64,
    batch: i64,
    steps: *const i64,
    error: *mut c_char,
) -> c_int {
    static HOOK: Once = Once::new();
    // This standard library is that of the members alone.
    HOOK.call_once(|| std::panic::set_hook(Box::new(|info| SAID.with(|said| *said.borrow_mut() = info.to_string()))));
    let run = std::panic::AssertUnwindSafe(|| unsafe { body(buffers, integers, batch, steps, error) });
    if let Ok(code) = std::panic::catch_unwind(run) {
        return code;
    }
    let text = SAID.with(|said| std::mem::take(&mut *said.borrow_mut()));
    let count = text.len().min(SIZE - 1);
    unsafe {
        std::ptr::copy_nonoverlapping(text.as_ptr().cast::<c_char>(), error, count);
        *error.add(count) = 0;
    }
    1
}
