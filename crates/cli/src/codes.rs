//! `tapeless explain-error`: what the codes in messages mean.

use crate::failure::{Failure, Result};
use tapeless_diag::{Code, Diagnostic, code};

/// The pages of `docs/errors`.
const EXPLAINED: [(Code, &str); 8] = [
    (
        code::CONVENTION,
        include_str!("../../../docs/errors/TL0001.md"),
    ),
    (
        code::UNDEFINED,
        include_str!("../../../docs/errors/TL0002.md"),
    ),
    (
        code::UNSUPPORTED,
        include_str!("../../../docs/errors/TL0003.md"),
    ),
    (
        code::UNTYPED,
        include_str!("../../../docs/errors/TL0004.md"),
    ),
    (
        code::NO_DERIVATIVE,
        include_str!("../../../docs/errors/TL0005.md"),
    ),
    (code::INPUT, include_str!("../../../docs/errors/TL0006.md")),
    (
        code::ENVIRONMENT,
        include_str!("../../../docs/errors/TL0007.md"),
    ),
    (
        code::INTERNAL,
        include_str!("../../../docs/errors/TL0099.md"),
    ),
];

/// The text of a code: `TL0001`, `tl1`, `1`.
pub fn explain(text: &str) -> Result<&'static str> {
    let digits = text.trim().trim_start_matches(['T', 't', 'L', 'l']);
    let number = digits.parse::<u16>().ok();
    let found = EXPLAINED.iter().find(|(code, _)| Some(code.0) == number);
    found.map(|(_, text)| text.trim_end()).ok_or_else(|| {
        let known: Vec<String> = EXPLAINED.iter().map(|(code, _)| code.to_string()).collect();
        let what = format!("`{text}` is no code of Tapeless");
        let error = Diagnostic::error(code::INPUT, what);
        Failure::from(error.help(format!("known are {}", known.join(", "))))
    })
}
