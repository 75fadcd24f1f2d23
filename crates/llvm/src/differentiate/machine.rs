//! Machines that derivatives are made for: pointers of 64 bits, the least byte of a number first. The words of derivatives
//! hold pointers, and where integers carry floats it is by their bytes that these are known.

use crate::request::Request;
use tapeless_diag::{Diagnostic, Result, code};

/// Bytes of a pointer.
const POINTER: u32 = 8;

/// Refuses a request in code for another machine.
///
/// # Errors
/// If it is for such a machine.
pub(super) fn check(request: &Request) -> Result<()> {
    let module = request.function.module();
    let (layout, triple) = (module.layout(), module.triple());
    let (cause, help) = match layout.pointer_size() {
        POINTER if !layout.is_big_endian() => return Ok(()),
        POINTER => (
            "keeps the most significant byte of a number first".to_owned(),
            "compile for a machine that keeps the least significant byte first",
        ),
        bytes => (
            format!("has pointers of {bytes} bytes"),
            "compile for a machine with pointers of 8 bytes, as without `-m32`",
        ),
    };
    let what = format!("`{triple}` {cause}: no derivative is made for such a machine yet");
    Err(Diagnostic::error(code::UNSUPPORTED, what)
        .at(request.call.location())
        .help(help)
        .into())
}
