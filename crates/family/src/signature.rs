//! The text that says what a declaration cannot, as it is written.

use crate::described::Dtype;
use crate::extent::Extent;
use crate::parser;
use crate::refusal::Refusal;

/// A signature as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The text.
    pub text: String,
    /// The function's name, maybe with those of what it is in: `heat::step`.
    pub name: String,
    /// Where the name is.
    pub span: (usize, usize),
    /// The parameters; `None` where the text is a name alone.
    pub params: Option<Vec<Declared>>,
    /// The type of the result, and where it stands, if it is given.
    pub result: Option<(Dtype, (usize, usize))>,
}

/// A parameter as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Its name.
    pub name: String,
    /// What it does, if that is said.
    pub role: Option<Role>,
    /// The type of its elements, if that is said.
    pub dtype: Option<Dtype>,
    /// Its axes, outermost first; `None` if no type or no brackets are given.
    pub axes: Option<Vec<Extent>>,
    /// The argument that holds the distance of the elements of its first axis, and where it stands.
    pub row: Option<(String, (usize, usize))>,
    /// How elements follow one another.
    pub order: Order,
    /// Whether its length follows it as an argument of its own, as that of a Rust slice does.
    pub slice: bool,
    /// Where it stands.
    pub span: (usize, usize),
}

/// What a parameter does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It is read.
    In,
    /// It is written.
    Out,
    /// It is both.
    InOut,
    /// It is read, and has no derivative.
    Const,
}

/// How the elements of an array follow one another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// The last axis first.
    #[default]
    C,
    /// The first axis first.
    F,
}

impl Signature {
    /// Reads a text.
    ///
    /// # Errors
    /// If it is none; says where.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        parser::signature(text)
    }

    /// A refusal of a part of it.
    pub fn refuse(
        &self,
        span: (usize, usize),
        what: impl Into<String>,
        help: impl Into<String>,
    ) -> Refusal {
        Refusal {
            text: self.text.clone(),
            span,
            what: what.into(),
            help: help.into(),
        }
    }
}
