//! Why evaluation stops.

use std::fmt;
use tapeless_diag::Location;

/// The kinds of traps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrapKind {
    /// An access beyond an object, or to no object.
    OutOfBounds,
    /// An access to a freed object, or a second free.
    UseAfterFree,
    /// A write to constant memory.
    ReadOnly,
    /// Control or memory depends on a value that is not initialised, or poison.
    Uninitialised,
    /// An integer division by zero, or one that overflows.
    Division,
    /// Too many steps.
    StepLimit,
    /// A place that is never reached was reached, or a guard failed into one.
    Unreachable,
    /// An exception left the function.
    Unwind,
    /// Two members of a team touch memory, one of them writes, and nothing orders them.
    Race,
    /// Members of a team wait for each other.
    Deadlock,
    /// What only the host knows: an unknown function, an opaque op.
    Unsupported,
}

/// Why and where evaluation stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trap {
    /// The kind.
    pub kind: TrapKind,
    /// The cause.
    pub what: String,
    /// The function and the op.
    pub op: String,
    /// The op's place in the source.
    pub place: Option<Location>,
}

impl Trap {
    /// A trap whose place is not known yet.
    pub(crate) fn new(kind: TrapKind, what: impl Into<String>) -> Self {
        Self {
            kind,
            what: what.into(),
            op: String::new(),
            place: None,
        }
    }
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(f, "{place}: ")?;
        }
        write!(f, "{:?}: {}", self.kind, self.what)?;
        if !self.op.is_empty() {
            write!(f, " ({})", self.op)?;
        }
        Ok(())
    }
}

impl std::error::Error for Trap {}
