//! Why a command ends with exit code 1.

use std::fmt;
use tapeless_diag::Diagnostic;

/// At least one error.
#[derive(Debug)]
pub struct Failure(Vec<Diagnostic>);

/// What a command gives back.
pub type Result<T> = std::result::Result<T, Failure>;

impl From<Diagnostic> for Failure {
    fn from(only: Diagnostic) -> Self {
        Self(vec![only])
    }
}

impl From<Box<Diagnostic>> for Failure {
    fn from(only: Box<Diagnostic>) -> Self {
        Self(vec![*only])
    }
}

impl From<Vec<Diagnostic>> for Failure {
    fn from(all: Vec<Diagnostic>) -> Self {
        Self(all)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.0.iter().map(Diagnostic::shown).collect();
        f.write_str(&texts.join("\n"))
    }
}
