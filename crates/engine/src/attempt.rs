//! Attempts at a request: what one teaches, the next one knows.

use crate::{Engine, refused};
use tapeless_analysis::globals::followed::follow;
use tapeless_analysis::{Context, Summaries};
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_ir::{GlobalId, Module};
use tapeless_legal as legal;
use tapeless_synth::Derived;

/// So many attempts teach enough: each global is followed, and each unsure, once at most.
const MOST: usize = 256;

/// What an attempt at a request teaches the next.
pub(crate) enum Lesson {
    /// Derivatives of callees are to be made in the order in which they are asked for.
    InOrder,
    /// Globals hold something else than they are declared to.
    Misdeclared(Vec<GlobalId>),
    /// What makes legal what was not.
    Legal(legal::Lesson),
}

/// Why an attempt made no derivative.
pub(crate) enum Outcome {
    /// The user must be told.
    Refused(Box<Diagnostic>),
    /// Something that is known from now on.
    Learned(Lesson),
}

impl Outcome {
    pub(crate) fn learned(lesson: legal::Lesson) -> Self {
        Self::Learned(Lesson::Legal(lesson))
    }
}

/// A module as it was imported, and what earlier attempts taught.
pub(crate) struct Attempts {
    module: Module,
    /// Whether derivatives of callees are made before they are asked for. Where that leads to a refusal, which may be of what
    /// is not wanted at all, each is made only once it was asked for.
    ahead: bool,
    /// Whether calls through pointers, to no function that is known here, come back where these have no derivative.
    strangers: bool,
}

impl Attempts {
    pub(crate) fn of(module: &Module) -> Self {
        Self {
            module: module.clone(),
            ahead: true,
            strangers: false,
        }
    }

    /// Makes attempts until one succeeds, or nothing is learned any more.
    ///
    /// # Errors
    /// If something active cannot be differentiated.
    pub(crate) fn make(
        mut self,
        engine: &mut Engine,
        module: &mut Module,
        context: &Context,
    ) -> Result<Derived> {
        for _ in 0..MOST {
            engine.ahead = self.ahead;
            engine.summaries.pointers.expect_strangers(self.strangers);
            let lesson = match self.outcome(engine, module, context) {
                Ok(derived) => return Ok(derived),
                Err(Outcome::Refused(refusal)) => return Err(refusal),
                Err(Outcome::Learned(lesson)) => lesson,
            };
            let again = matches!(lesson, Lesson::InOrder);
            self.learn(lesson, context)?;
            *module = self.module.clone();
            // What is known of the primal rests on no derivative.
            let summaries = match again {
                true => std::mem::take(&mut engine.summaries),
                false => std::rc::Rc::<Summaries>::default(),
            };
            engine.start_again(summaries);
        }
        let primal = &module.functions[context.function];
        let name = primal.shown_name();
        let what = format!("`{name}` was tried {MOST} times, and each taught something new");
        Err(Diagnostic::error(code::UNSUPPORTED, what)
            .at(module.location(primal.loc))
            .help("set the globals that hold pointers within what is differentiated, or differentiate a smaller function")
            .into())
    }

    fn outcome(
        &self,
        engine: &mut Engine,
        module: &mut Module,
        context: &Context,
    ) -> std::result::Result<Derived, Outcome> {
        let made = engine.derive_in_order(module, context);
        let mistaken = engine.summaries.mistaken();
        if !mistaken.is_empty() {
            return Err(Outcome::Learned(Lesson::Misdeclared(mistaken)));
        }
        let is_early = |outcome: &Outcome| {
            self.ahead
                && !matches!(
                    outcome,
                    Outcome::Learned(Lesson::Legal(legal::Lesson::StrangersReturn))
                )
        };
        made.map_err(|outcome| match is_early(&outcome) {
            true => Outcome::Learned(Lesson::InOrder),
            false => outcome,
        })
    }

    fn learn(&mut self, lesson: Lesson, context: &Context) -> Result<()> {
        match lesson {
            Lesson::InOrder => self.ahead = false,
            Lesson::Legal(legal::Lesson::StrangersReturn) => self.strangers = true,
            Lesson::Misdeclared(globals) => {
                for global in globals {
                    self.module.globals[global].declared.clear();
                }
            }
            Lesson::Legal(legal::Lesson::Unsure(global)) => {
                self.module.globals[global].unsure = true;
                self.ahead = true;
            }
            Lesson::Legal(legal::Lesson::Followed(global, refusal)) => {
                follow(&mut self.module, context.function, global)
                    .map_err(|why| refused::because(&self.module, global, *refusal, why))?;
                self.ahead = true;
            }
        }
        Ok(())
    }
}
