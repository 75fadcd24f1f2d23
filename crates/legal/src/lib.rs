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
mod ordered;
mod pointers;
mod recorded;
pub mod replayed;
pub mod reread;
mod reversed;
mod said;
mod scalar;
mod tangent;
mod text;
mod threads;
mod undefined;
mod words;

use rustc_hash::FxHashSet;
use std::ops::Deref;
use tapeless_analysis::Mode;
use tapeless_diag::Diagnostic;
use tapeless_ir::{GlobalId, Op, OpData, Region};
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
    /// It may be, with what was learned.
    Learned(Lesson),
}

/// What a check finds.
enum Finding {
    /// The user must be told.
    Refused(Box<Diagnostic>),
    /// The user must be told that it is not known what a value is, unless what is done with it says more.
    Undecided(Box<Diagnostic>),
    /// What may make it legal.
    Learned(Lesson),
}

impl From<Diagnostic> for Finding {
    fn from(refusal: Diagnostic) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

/// What one check says.
type Step<T> = Result<T, Finding>;

/// A walk over ops goes on but for a lesson.
type Walk = Result<(), Lesson>;

/// Checks whether all of a case has a derivative. `lists`: whether that notes or lists what is released.
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
        refused: None,
        undecided: None,
    };
    let lesson = judge.whole().err();
    let refusal = judge.refused.or(judge.undecided);
    match (lesson, refusal) {
        (Some(lesson), _) => Err(Stop::Learned(lesson)),
        (None, Some(refusal)) => Err(Stop::Refused(refusal)),
        (None, None) => Ok(()),
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
    fn whole(&mut self) -> Walk {
        self.pointers()?;
        self.text()?;
        if self.module.deterministic {
            for op in self.body.op_order() {
                let step = self.in_order(op, &self.body.ops[op]);
                self.note(step)?;
            }
        }
        match self.context.mode {
            Mode::Forward => self.tangent_body()?,
            Mode::Combined | Mode::Split => {
                self.recorded_region(self.body.entry())?;
                self.reversed_body()?;
            }
        }
        match calls::strangers_return(&self.case) {
            true => Err(Lesson::StrangersReturn),
            false => Ok(()),
        }
    }

    /// Looks at the ops of a region that a sweep takes, each with what lies in its regions.
    fn walk(
        &mut self,
        region: Region,
        takes: impl Fn(&Self, Op) -> bool,
        look: impl Fn(&Self, Op, &OpData) -> Step<()>,
        inside: impl Fn(&mut Self, Op, &OpData) -> Walk,
    ) -> Walk {
        let body = self.body;
        for &op in &body.regions[region].ops {
            let data = &body.ops[op];
            if takes(self, op) && !data.kind.is_terminator() {
                self.note(look(self, op, data))?;
                stacker::maybe_grow(1 << 16, 1 << 20, || inside(self, op, data))?;
            }
        }
        Ok(())
    }

    /// Notes the first refusal; a lesson comes before all.
    fn note(&mut self, step: Step<()>) -> Walk {
        match step {
            Err(Finding::Refused(refusal)) => {
                self.refused.get_or_insert(refusal);
            }
            Err(Finding::Undecided(refusal)) => {
                self.undecided.get_or_insert(refusal);
            }
            Err(Finding::Learned(lesson)) => return Err(lesson),
            Ok(()) => {}
        }
        Ok(())
    }
}
