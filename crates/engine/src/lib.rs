//! The order of the stages: facts → legality → needs → plan → synthesis, for a function and all it calls.
//!
//! [`derive`] makes the derivative that a [`Context`] names. Derivatives of callees are made first, each once
//! per context; a function that may call itself is declared before its derivative is made, and its tape
//! goes through memory.

mod attempt;
pub mod blas;
mod checkpointed;
mod guarded;
mod handling;
mod make;
mod refused;
mod rule;
mod taped;
mod team;
mod thread;

pub use checkpointed::PREFIX as CHECKPOINTS;
pub use rule::Rule;
use tapeless_analysis::values::orders;
use tapeless_analysis::values::recursion::Recursion;

use attempt::{Attempts, Outcome};
use handling::Handling;
use make::Stop;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::OnceCell;
use std::rc::Rc;
use tapeless_analysis::globals::Shared;
use tapeless_analysis::{Carriers, Circle, Context, Mode, Summaries};
use tapeless_checkpoint::Checkpointed;
use tapeless_diag::times::{Stage, Times};
use tapeless_diag::{Diagnostic, Location, Result};
use tapeless_ir::{FuncId, Module, Stated};
use tapeless_legal::Lesson;
use tapeless_plan::Plan;
use tapeless_synth::{Derivatives, Derived};

/// Makes the derivative that one request asks for, and those of its callees.
#[derive(Debug, Default)]
pub struct Engine {
    derived: Derivatives,
    done: FxHashSet<Context>,
    /// Those of which all has a derivative.
    legal: FxHashSet<Context>,
    plans: Vec<(Context, Plan)>,
    asked: Vec<Context>,
    rules: FxHashMap<FuncId, Rule>,
    /// Loops that are functions of their own, reversed from copies of their state.
    loops: FxHashMap<FuncId, Checkpointed>,
    recursion: Recursion,
    /// What the primal's functions do with pointers.
    summaries: Rc<Summaries>,
    /// How the whole derivative handles memory; the function that was asked for is looked at first.
    handling: OnceCell<Rc<Handling>>,
    times: Rc<Times>,
    /// What carries bits of floats, from each function on that was asked for.
    carriers: FxHashMap<FuncId, Rc<Carriers>>,
    /// Whether derivatives of callees are made before they are asked for.
    ahead: bool,
    /// Those that the function which was looked at last seems to want.
    others: Vec<(Context, Option<Location>)>,
}

/// A derivative that is to be made.
struct Wanted {
    context: Context,
    /// The call that asked for it.
    place: Option<Location>,
    /// Where the caller stands in the work.
    by: Option<usize>,
}

impl Engine {
    /// An engine that takes derivatives by hand where there are such.
    pub fn with_rules(rules: FxHashMap<FuncId, Rule>) -> Self {
        Self {
            rules,
            ..Self::default()
        }
    }

    /// The same, with loops that are reversed from copies of their state.
    #[must_use]
    pub fn checkpointing(self, loops: FxHashMap<FuncId, Checkpointed>) -> Self {
        Self { loops, ..self }
    }

    /// The derivative of a context, with those of its callees.
    ///
    /// A function is looked at again each time that the derivative of a callee was missing. What one attempt teaches, the next
    /// one knows ([`attempt`]).
    ///
    /// # Errors
    /// If something active cannot be differentiated.
    pub fn derive(&mut self, module: &mut Module, context: &Context) -> Result<Derived> {
        let context = &linked_by_one(orders::find(module), context);
        let is_plain = module.functions[context.function].stated == Stated::Nothing;
        match context.taped {
            true if is_plain && !context.listed => return self.taped(module, context),
            false if context.kept && !context.listed => return self.guarded(module, context),
            _ => {}
        }
        if self.derived.is_empty() {
            tapeless_analysis::mark(module, context.function);
        }
        Shared::add_shadows(module);
        let context = &counted(module, context);
        if !self.derived.is_empty() {
            let made = self.derive_in_order(module, context);
            return match (made, self.summaries.mistaken().is_empty()) {
                (Ok(derived), true) => Ok(derived),
                (Err(Outcome::Refused(refusal)), _) => Err(refusal),
                _ => Err(Diagnostic::internal("a second derivative is made of other facts").into()),
            };
        }
        tapeless_analysis::lifetimes::aligned::align_variables(module);
        Attempts::of(module).make(self, module, context)
    }

    /// Forgets what the last attempt made.
    fn start_again(&mut self, summaries: Rc<Summaries>) {
        *self = Self {
            summaries,
            rules: std::mem::take(&mut self.rules),
            loops: std::mem::take(&mut self.loops),
            times: Rc::clone(&self.times),
            carriers: std::mem::take(&mut self.carriers),
            ..Self::default()
        };
    }

    fn derive_in_order(
        &mut self,
        module: &mut Module,
        context: &Context,
    ) -> std::result::Result<Derived, Outcome> {
        let mut work = vec![Wanted {
            context: context.clone(),
            place: None,
            by: None,
        }];
        self.asked.push(context.clone());
        let carried = self.follow_carriers(module, context);
        carried.map_err(Outcome::Refused)?;
        while let Some(next) = work.last().map(|wanted| wanted.context.clone()) {
            if self.done.contains(&next) {
                work.pop();
                continue;
            }
            match self.make(module, &next) {
                Ok(()) => {
                    self.done.insert(next);
                    work.pop();
                }
                Err(Stop::Missing(first, place)) => {
                    let by = Some(work.len() - 1);
                    let others = std::mem::take(&mut self.others).into_iter().rev();
                    let first = std::iter::once((*first, place));
                    for (context, place) in others.chain(first) {
                        self.asked.push(context.clone());
                        work.push(Wanted { context, place, by });
                    }
                }
                Err(Stop::Refused(refusal)) => {
                    return Err(Outcome::Refused(refused::called(module, *refusal, &work)));
                }
                Err(Stop::Learned(Lesson::Followed(global, refusal))) => {
                    let led = refused::called(module, *refusal, &work);
                    return Err(Outcome::learned(Lesson::Followed(global, led)));
                }
                Err(Stop::Learned(lesson)) => return Err(Outcome::learned(lesson)),
            }
        }
        let found = self.derived.get(context).cloned();
        let defect = || Diagnostic::internal("a derivative was not made").into();
        found.ok_or_else(|| Outcome::Refused(defect()))
    }

    /// Finds what carries bits of floats in all that a request's function calls: once, for it does not depend on what is tried.
    ///
    /// # Errors
    /// If memory with a derivative is reached through an integer whose shadow nobody knows.
    fn follow_carriers(&mut self, module: &Module, context: &Context) -> Result<()> {
        let function = context.function;
        let carriers = match self.carriers.get(&function) {
            Some(known) => Rc::clone(known),
            None => {
                let found = || Carriers::of(module, (context.function, &context.args));
                let found = Rc::new(self.times.of(Stage::Carriers, found)?);
                self.carriers.insert(function, Rc::clone(&found));
                found
            }
        };
        self.summaries.carry(&carriers);
        match carriers.hidden() {
            Some(at) => Err(refused::hidden(module, context.function, at)),
            None => Ok(()),
        }
    }

    /// The plans of the adjoints made, in order.
    pub fn plans(&self) -> &[(Context, Plan)] {
        &self.plans
    }

    /// Loops that are reversed from copies of their state.
    pub fn loops(&self) -> &FxHashMap<FuncId, Checkpointed> {
        &self.loops
    }

    /// The contexts that were asked for, in order, also where one was refused.
    pub fn asked(&self) -> &[Context] {
        &self.asked
    }

    /// A function whose derivative by hand has a tape of its own, which it releases: a reverse sweep with it runs once.
    pub fn runs_once(&self) -> Option<FuncId> {
        self.by_hand(|rule| matches!(rule, Rule::Gradient { tape: Some(_), .. }))
    }

    /// A function whose derivative by hand follows tangents from a tape, but does not go backwards.
    pub fn never_reversed(&self) -> Option<FuncId> {
        self.by_hand(|rule| matches!(rule, Rule::Gradient { reverse: None, .. }))
    }

    /// A function that a tape passes through, with such a derivative by hand.
    fn by_hand(&self, is_such: impl Fn(&Rule) -> bool) -> Option<FuncId> {
        let taped = self.asked.iter().filter(|context| context.taped);
        let mut functions = taped.map(|context| context.function);
        functions.find(|function| self.rules.get(function).is_some_and(&is_such))
    }

    /// Whether members note what ends with the request, in an order that nobody knows before: so it may be another one in each of
    /// several directions.
    pub fn members_list(&self, module: &Module) -> bool {
        let lists = self.handling.get().is_some_and(|of| of.listed.is_some());
        lists && orders::members_allocate(module)
    }

    /// What the stages have cost.
    pub fn times(&self) -> &Times {
        &self.times
    }
}

/// A request whose blocks of the heap are linked only if one makes all of them: members of a team would meet in the list, and what one
/// has made another may release.
fn linked_by_one(are_several: bool, context: &Context) -> Context {
    Context {
        kept: context.kept && !are_several,
        ..context.clone()
    }
}

/// A request, whose function may begin threads, or be run by some.
fn counted(module: &Module, context: &Context) -> Context {
    let circle = match (context.circle, context.mode) {
        (Circle::Alone, _) if !module.functions[context.function].begins => Circle::Alone,
        (Circle::Alone, Mode::Forward) => Circle::Team,
        (Circle::Alone, _) => Circle::Begins,
        (other, _) => other,
    };
    Context {
        circle,
        ..context.clone()
    }
}
