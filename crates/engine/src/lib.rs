//! The order of the stages: facts → needs → plan → synthesis, for a function and all it calls.
//!
//! [`derive`] makes the derivative that a [`Context`] names. Derivatives of callees are made first, each once
//! per context; a function that may call itself is declared before its derivative is made, and its tape
//! goes through memory.

pub mod blas;
mod guarded;
mod handling;
mod make;
mod refused;
mod rule;

pub use rule::Rule;
use tapeless_analysis::recursion::Recursion;

use handling::Handling;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::OnceCell;
use std::rc::Rc;
use tapeless_analysis::followed::follow;
use tapeless_analysis::globals::{Shared, mark_integers};
use tapeless_analysis::{Carriers, Context, Summaries};
use tapeless_diag::times::{Stage, Times};
use tapeless_diag::{Diagnostic, Location, Result};
use tapeless_ir::{FuncId, GlobalId, Module};
use tapeless_plan::Plan;
use tapeless_synth::{Derivatives, Derived, Stop};

/// Makes the derivative that one request asks for, and those of its callees.
#[derive(Debug, Default)]
pub struct Engine {
    derived: Derivatives,
    done: FxHashSet<Context>,
    plans: Vec<(Context, Plan)>,
    asked: Vec<Context>,
    rules: FxHashMap<FuncId, Rule>,
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
    /// A global in which pointers are to be followed.
    unfollowed: Option<GlobalId>,
    /// A global in which these have shadows in some runs only.
    unsure: Option<GlobalId>,
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

    /// The derivative of a context, with those of its callees.
    ///
    /// A function is looked at again each time that the derivative of a callee was missing. So all that its calls seem
    /// to want are made at once; where that leads to a refusal, which may be of what is not wanted at all, each is
    /// made only once it was asked for. Pointers in a global are followed if that is what is missing.
    ///
    /// # Errors
    /// If something active cannot be differentiated.
    pub fn derive(&mut self, module: &mut Module, context: &Context) -> Result<Derived> {
        if context.kept && !context.listed {
            return self.guarded(module, context);
        }
        if self.derived.is_empty() {
            mark_integers(module, context.function);
        }
        Shared::add_shadows(module);
        if !self.derived.is_empty() {
            let derived = self.derive_in_order(module, context)?;
            return match self.summaries.mistaken().is_empty() {
                true => Ok(derived),
                false => {
                    Err(Diagnostic::internal("a global holds what it is not declared to").into())
                }
            };
        }
        let mut before = module.clone();
        self.ahead = true;
        loop {
            let made = self.derive_in_order(module, context);
            let mistaken = self.summaries.mistaken();
            let refusal = match made {
                Ok(derived) if mistaken.is_empty() => {
                    self.ahead = false;
                    return Ok(derived);
                }
                Ok(_) => None,
                Err(refusal) => Some(refusal),
            };
            for &global in &mistaken {
                before.globals[global].declared.clear();
            }
            if mistaken.is_empty()
                && !self.ahead
                && let Some(refusal) = refusal
            {
                match (self.unfollowed, self.unsure) {
                    (_, Some(global)) => before.globals[global].unsure = true,
                    (Some(global), _) => follow(&mut before, context.function, global)
                        .map_err(|why| refused::because(&before, global, *refusal, why))?,
                    _ => return Err(refusal),
                }
            }
            *module = before.clone();
            // What is known of the primal rests on no derivative.
            let summaries = match self.ahead && mistaken.is_empty() {
                true => Rc::clone(&self.summaries),
                false => Rc::default(),
            };
            *self = Self {
                summaries,
                rules: std::mem::take(&mut self.rules),
                times: Rc::clone(&self.times),
                carriers: std::mem::take(&mut self.carriers),
                ahead: self.ahead != mistaken.is_empty(),
                ..Self::default()
            };
        }
    }

    fn derive_in_order(&mut self, module: &mut Module, context: &Context) -> Result<Derived> {
        let mut work = vec![Wanted {
            context: context.clone(),
            place: None,
            by: None,
        }];
        self.asked.push(context.clone());
        self.follow_carriers(module, context)?;
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
                Err(Stop::Diagnostic(d)) => return Err(refused::called(module, *d, &work)),
                Err(Stop::Unsure(global)) => {
                    self.unsure = Some(global);
                    return Err(Diagnostic::internal("a pointer without a shadow").into());
                }
                Err(Stop::Unfollowed(global, d)) => {
                    self.unfollowed = Some(global);
                    return Err(refused::called(module, *d, &work));
                }
            }
        }
        let found = self.derived.get(context).cloned();
        found.ok_or_else(|| Diagnostic::internal("a derivative was not made").into())
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
                let found = || Carriers::of(module, context);
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

    /// The contexts that were asked for, in order, also where one was refused.
    pub fn asked(&self) -> &[Context] {
        &self.asked
    }

    /// What the stages have cost.
    pub fn times(&self) -> &Times {
        &self.times
    }
}
