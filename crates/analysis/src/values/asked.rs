//! What is asked of a derivative.

use tapeless_ir::FuncId;

/// Which derivative is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Tangent: one function that computes primal and tangent together.
    Forward,
    /// Adjoint, forward and reverse sweep in one function.
    Combined,
    /// Adjoint, as an augmented forward function and a reverse function joined by a tape.
    Split,
}

/// What forward mode hands along beside values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Along {
    /// Tangents.
    #[default]
    Tangents,
    /// Sets of inputs: on which of them a value depends.
    Sets,
    /// Errors: how far a value may be off, to first order, by those of the inputs and by rounding.
    Errors,
    /// Tangents; a library is told what is read, written and computed.
    Traced,
}

/// What the caller says of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArgActivity {
    /// Carries no derivative.
    Const,
    /// A float by value. Reverse: its adjoint is returned; forward: its tangent follows.
    Out,
    /// A pointer followed by its shadow.
    Dup,
}

/// What the caller needs of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RetActivity {
    /// Carries no derivative.
    Const,
    /// A float. Reverse: its adjoint is passed in; forward: its tangent is returned.
    Active,
    /// A pointer whose shadow is returned too.
    Dup,
}

/// A function, and what is said of each of its arguments.
pub type Asked<'a> = (FuncId, &'a [ArgActivity]);
