//! Why a signature does not do.

use std::fmt;

/// What is wrong with a signature, where in its text, and what to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The text.
    pub text: String,
    /// The part of it that is meant, in bytes.
    pub span: (usize, usize),
    /// What is wrong.
    pub what: String,
    /// What to write instead.
    pub help: String,
}

impl Refusal {
    /// The text with the part underlined.
    pub fn shown(&self) -> String {
        let (from, to) = self.span;
        let column = |at: usize| self.text.get(..at).unwrap_or_default().chars().count();
        let (from, to) = (column(from), column(to));
        let width = to.saturating_sub(from).max(1);
        format!(
            "  {}\n  {}{}",
            self.text,
            " ".repeat(from),
            "^".repeat(width)
        )
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "signature: {}\n{}\nhelp: {}",
            self.what,
            self.shown(),
            self.help
        )
    }
}

impl std::error::Error for Refusal {}
