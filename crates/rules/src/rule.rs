//! A row of the table: parameters with domains, results with partial derivatives, evaluation.

use std::fmt;
use std::ops::{Range, RangeFrom, RangeFull, RangeTo};

use crate::names::{FloatKind, Names};
use crate::table::TABLE;
use crate::term::Term;

/// The dense index of a row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(u16);

impl RuleId {
    /// The row at a position of the table.
    pub const fn new(index: u16) -> RuleId {
        RuleId(index)
    }

    /// The row's position in the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RuleId({})", self.0)
    }
}

/// What a parameter or a result holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A float: it may carry a derivative.
    Float,
    /// An integer: it never does.
    Int,
}

/// Whether recomputing a value costs less than keeping it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// One or a few machine instructions.
    Cheap,
    /// A library call, or a long instruction such as a square root.
    Expensive,
}

/// An open interval on which the row is differentiable.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Domain {
    /// The infimum, or −∞.
    pub low: f64,
    /// The supremum, or +∞.
    pub high: f64,
}

impl Domain {
    /// Whether the interval contains `x`.
    pub fn contains(&self, x: f64) -> bool {
        self.low < x && x < self.high
    }
}

impl<T: Into<f64>> From<Range<T>> for Domain {
    fn from(range: Range<T>) -> Domain {
        Domain {
            low: range.start.into(),
            high: range.end.into(),
        }
    }
}

impl<T: Into<f64>> From<RangeFrom<T>> for Domain {
    fn from(range: RangeFrom<T>) -> Domain {
        Domain {
            low: range.start.into(),
            high: f64::INFINITY,
        }
    }
}

impl<T: Into<f64>> From<RangeTo<T>> for Domain {
    fn from(range: RangeTo<T>) -> Domain {
        Domain {
            low: f64::NEG_INFINITY,
            high: range.end.into(),
        }
    }
}

impl From<RangeFull> for Domain {
    fn from(_: RangeFull) -> Domain {
        Domain {
            low: f64::NEG_INFINITY,
            high: f64::INFINITY,
        }
    }
}

/// A parameter of a row.
#[derive(Clone, Debug)]
pub struct Param {
    /// The name that terms show.
    pub name: &'static str,
    /// Float or integer.
    pub kind: Kind,
    /// Where the row is differentiable in this parameter.
    pub domain: Domain,
}

/// A result of a row.
#[derive(Clone, Debug)]
pub struct Output {
    /// The name that terms show.
    pub name: &'static str,
    /// Float or integer.
    pub kind: Kind,
    /// In the C form: the argument that points to the result; `None` when the function returns it.
    pub pointer: Option<usize>,
    /// ∂result/∂parameter, one entry a parameter; `None` is the constant zero.
    pub partials: Vec<Option<Term>>,
}

/// How a row hands over its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// One returned value.
    Scalar,
    /// Several results: in C some through pointers, in the LLVM intrinsic as fields of a struct, in order.
    ThroughPointer,
}

/// The values of a row's results; a row has at most two.
pub type Results = [f64; 2];

/// The derivative of one scalar function.
///
/// Synthesis multiplies an adjoint or a tangent by the partials and nothing else: conventions at points where
/// the function is not differentiable are part of the term.
#[derive(Clone, Debug)]
pub struct Rule {
    /// The row's index.
    pub id: RuleId,
    /// The row's name.
    pub name: &'static str,
    /// The heading under which the row is documented.
    pub group: &'static str,
    /// The parameters, in the order of the C function and of the intrinsic.
    pub params: Vec<Param>,
    /// The results.
    pub outputs: Vec<Output>,
    /// The row is not differentiable where this term is zero; partials there follow the notes.
    pub excluded: Option<Term>,
    /// The conventions of the row.
    pub notes: String,
    /// Recompute or keep.
    pub cost: Cost,
    /// What the row is called in C and in LLVM.
    pub names: Names,
    /// The function itself, in double precision.
    pub function: fn(&[f64]) -> Results,
}

impl Rule {
    /// The value of the first result, in double precision; integers are given and returned as floats.
    pub fn eval(&self, args: &[f64]) -> f64 {
        self.eval_all(args)[0]
    }

    /// The values of all results; entries beyond [`outputs`](Rule::outputs) are NaN.
    pub fn eval_all(&self, args: &[f64]) -> Results {
        (self.function)(args)
    }

    /// The partials of the first result, one entry a parameter; `None` is the constant zero.
    pub fn partials(&self) -> &[Option<Term>] {
        &self.outputs[0].partials
    }

    /// Whether the row has one returned value or several results.
    pub fn form(&self) -> Form {
        if self.outputs.len() == 1 {
            Form::Scalar
        } else {
            Form::ThroughPointer
        }
    }

    /// Whether some result's derivative is not constantly zero.
    pub fn is_active(&self) -> bool {
        self.terms().next().is_some()
    }

    /// Whether some partial reads result `index`.
    pub fn uses_out(&self, index: usize) -> bool {
        self.terms().any(|term| term.uses_out(index))
    }

    /// Whether some partial reads parameter `index`.
    pub fn uses_arg(&self, index: usize) -> bool {
        self.terms().any(|term| term.uses_arg(index))
    }

    /// The partials that are not constantly zero.
    pub fn terms(&self) -> impl Iterator<Item = Term> + '_ {
        self.outputs
            .iter()
            .flat_map(|output| output.partials.iter().flatten().copied())
    }

    /// The C function for a float type, where there is one.
    pub fn symbol(&self, float: FloatKind) -> Option<&str> {
        self.names.symbol(float)
    }

    /// The intrinsic without its type suffix, such as `llvm.sin`.
    pub fn intrinsic(&self) -> Option<&'static str> {
        self.names.intrinsic
    }
}

/// Whether a row is a sum, a difference or a negation: its partials are constants, and its adjoint of 0 hands on 0.
pub fn is_linear(id: RuleId) -> bool {
    use crate::table::id::{fadd, fneg, fsub};
    [fadd, fsub, fneg].contains(&id)
}

/// The row of an id.
pub fn rule(id: RuleId) -> &'static Rule {
    &TABLE[id.index()]
}

/// All rows, in the order of the table.
pub fn all() -> &'static [Rule] {
    &TABLE
}
