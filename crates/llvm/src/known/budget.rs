//! Budgets of memory, as users write them.

use tapeless_diag::{Diagnostic, Result, code};

/// A number of bytes, as `64MiB`, `1.5GB` or `4096`.
pub(crate) fn bytes(text: &str) -> Result<u64> {
    let wrong = || {
        let what = format!("`{text}` is no number of bytes");
        Diagnostic::error(code::INPUT, what).help("write it as `64MiB`, `1.5GB` or `4096`")
    };
    let unit = text.find(|c: char| c.is_ascii_alphabetic());
    let (number, unit) = text.split_at(unit.unwrap_or(text.len()));
    let factor: f64 = match unit.to_ascii_lowercase().as_str() {
        "" | "b" => 1.0,
        "kb" => 1e3,
        "k" | "kib" => 1024.0,
        "mb" => 1e6,
        "m" | "mib" => 1024.0 * 1024.0,
        "gb" => 1e9,
        "g" | "gib" => 1024.0 * 1024.0 * 1024.0,
        _ => return Err(wrong().into()),
    };
    let number: f64 = number.trim().parse().map_err(|_| wrong())?;
    match number > 0.0 && number * factor < 1e18 {
        true => Ok((number * factor) as u64),
        false => Err(wrong().into()),
    }
}
