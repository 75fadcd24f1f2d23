//! Legality: what of a function in its context has no derivative, told before anything is written.
//!
//! [`check`] walks the body in the order of the source and looks at each op as the sweeps of synthesis will: `recorded`
//! at what the forward sweep does with it, `reversed` at the reverse sweep, `tangent` at forward mode. Synthesis takes what
//! has passed here, and refuses nothing.
//!
//! What is asked of an op: `scalar` and `memory` by its kind; `pointers`, whether each shadow has a place and is known; `floats`, whether it is known what lies where;
//! [`bits`], which arithmetic on the bits of floats has a derivative; `calls`, `undefined` and [`reread`], which calls have one;
//! `text`, that no floats go through strings. `words` are the refusals in the user's words, `said` and `causes` where and why.

pub mod bits;
pub mod calls;
mod causes;
mod floats;
mod memory;
mod pointers;
mod recorded;
pub mod reread;
mod reversed;
mod said;
mod scalar;
mod tangent;
mod text;
mod undefined;
mod words;

use rustc_hash::FxHashSet;
use std::ops::Deref;
use tapeless_analysis::Mode;
use tapeless_diag::Diagnostic;
use tapeless_ir::{GlobalId, Op};
use tapeless_plan::{Case, Schedules};

/// What would make a case legal that is not.
#[derive(Debug)]
pub enum Lesson {
    /// Pointers in a global must be followed; what to tell the user if they cannot be.
    Followed(GlobalId, Box<Diagnostic>),
    /// A pointer without a shadow is stored to a global whose pointers are followed.
    Unsure(GlobalId),
    /// Calls through pointers, to no function that is known here, come back, and may have stored pointers.
    StrangersReturn,
}

/// Why a case is not legal.
#[derive(Debug)]
pub enum Stop {
    /// The user must be told.
    Refused(Box<Diagnostic>),
    /// The user must be told that it is not known what a value is, unless what is done with it says more.
    Undecided(Box<Diagnostic>),
    /// It may be, with what was learned.
    Learned(Lesson),
}

impl From<Diagnostic> for Stop {
    fn from(refusal: Diagnostic) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

/// What one check says.
type Step<T> = Result<T, Stop>;

/// Checks whether all of a case has a derivative.
///
/// # Errors
/// The first lesson, if there is any; else the first refusal: sweep by sweep, in the order of the source, what is done before what
/// is not known.
pub fn check(case: Case<'_>, schedules: &Schedules, lists: bool) -> Result<(), Stop> {
    let mut judge = Judge {
        case,
        schedules,
        lists,
        relevant: case.relevant_ops(),
        structures: Vec::new(),
        refused: None,
        undecided: None,
    };
    judge.pointers()?;
    judge.text()?;
    match case.context.mode {
        Mode::Forward => judge.tangent_body()?,
        Mode::Combined | Mode::Split => {
            judge.recorded_region(case.body.entry())?;
            judge.reversed_body()?;
        }
    }
    if calls::strangers_return(&case) {
        return Err(Stop::Learned(Lesson::StrangersReturn));
    }
    match judge.refused.or(judge.undecided) {
        Some(refusal) => Err(Stop::Refused(refusal)),
        None => Ok(()),
    }
}

/// A case that is looked at.
pub(crate) struct Judge<'a> {
    case: Case<'a>,
    schedules: &'a Schedules,
    /// Whether the derivative notes or lists what is released.
    lists: bool,
    /// Ops whose reverse does something.
    relevant: FxHashSet<Op>,
    /// Ops with regions that the reverse sweep enters.
    structures: Vec<Op>,
    /// What is told if nothing is learned.
    refused: Option<Box<Diagnostic>>,
    /// What is told if that is all.
    undecided: Option<Box<Diagnostic>>,
}

impl<'a> Deref for Judge<'a> {
    type Target = Case<'a>;

    fn deref(&self) -> &Case<'a> {
        &self.case
    }
}

impl Judge<'_> {
    /// Notes the first refusal; a lesson comes before all.
    fn note(&mut self, step: Step<()>) -> Step<()> {
        match step {
            Err(Stop::Refused(refusal)) => {
                self.refused.get_or_insert(refusal);
                Ok(())
            }
            Err(Stop::Undecided(refusal)) => {
                self.undecided.get_or_insert(refusal);
                Ok(())
            }
            other => other,
        }
    }
}
