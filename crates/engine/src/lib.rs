//! The order of the stages: facts → needs → plan → synthesis, for a function and all it calls.
//!
//! [`derive`] makes the derivative that a [`Context`] names. Derivatives of callees are made first, each once
//! per context; a function that may call itself is declared before its derivative is made, and its tape
//! goes through memory.

pub mod blas;
mod recursion;
mod rule;

use recursion::Recursion;
pub use rule::Rule;

use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::OnceCell;
use std::rc::Rc;
use tapeless_analysis::followed::{Why, follow};
use tapeless_analysis::globals::Shared;
use tapeless_analysis::stable::Writes;
use tapeless_analysis::{Context, Mode, Owned, Summaries, facts, listed, owned};
use tapeless_diag::times::{Stage, Times};
use tapeless_diag::{Diagnostic, Location, Result, code};
use tapeless_ir::{Body, FuncId, Function, GlobalId, Module, Stated, Type};
use tapeless_plan::{Plan, plan};
use tapeless_synth::{Derivatives, Derived, Stop, Unit, adjoint, calls, signature, tangent};

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
    /// How memory is released, if the derivative that was asked for owns all that it handles, else if it lists what it
    /// releases; decided once, from the facts of the first context.
    owned: OnceCell<(Option<Owned>, Option<Owned>)>,
    times: Rc<Times>,
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
        Shared::add_shadows(module);
        if !self.derived.is_empty() {
            return self.derive_in_order(module, context);
        }
        let (mut before, rules) = (module.clone(), self.rules.clone());
        loop {
            let refusal = match self.derive_anew(module, context) {
                Ok(derived) => return Ok(derived),
                Err(refusal) => refusal,
            };
            match (self.unfollowed.take(), self.unsure.take()) {
                (_, Some(global)) => before.globals[global].unsure = true,
                (Some(global), _) => follow(&mut before, context.function, global)
                    .map_err(|why| because(&before, global, *refusal, why))?,
                _ => return Err(refusal),
            }
            *module = before.clone();
            *self = Self {
                rules: rules.clone(),
                times: Rc::clone(&self.times),
                ..Self::default()
            };
        }
    }

    /// A derivative, where none was made before.
    fn derive_anew(&mut self, module: &mut Module, context: &Context) -> Result<Derived> {
        let mut trial = Self {
            rules: self.rules.clone(),
            times: Rc::clone(&self.times),
            ahead: true,
            ..Self::default()
        };
        let before = module.clone();
        match trial.derive_in_order(module, context) {
            Ok(derived) => {
                trial.ahead = false;
                *self = trial;
                Ok(derived)
            }
            Err(_) => {
                *module = before;
                self.derive_in_order(module, context)
            }
        }
    }

    fn derive_in_order(&mut self, module: &mut Module, context: &Context) -> Result<Derived> {
        let mut work = vec![Wanted {
            context: context.clone(),
            place: None,
            by: None,
        }];
        self.asked.push(context.clone());
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
                Err(Stop::Diagnostic(d)) => return Err(called(module, *d, &work)),
                Err(Stop::Unsure(global)) => {
                    self.unsure = Some(global);
                    return Err(Diagnostic::internal("a pointer without a shadow").into());
                }
                Err(Stop::Unfollowed(global, d)) => {
                    self.unfollowed = Some(global);
                    return Err(called(module, *d, &work));
                }
            }
        }
        let found = self.derived.get(context).cloned();
        found.ok_or_else(|| Diagnostic::internal("a derivative was not made").into())
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

    /// One derivative, whose callees' derivatives are there or are said to be missing.
    fn make(&mut self, module: &mut Module, context: &Context) -> std::result::Result<(), Stop> {
        if let Some(&rule) = self.rules.get(&context.function) {
            let made = self.declared(module, context, rule.tape(context));
            return Ok(rule::fill(module, rule, &made)?);
        }
        let primal = module.functions[context.function].clone();
        if let (Stated::Routine, Some(found)) =
            (primal.stated, tapeless_rules::blas::find(&primal.name))
        {
            rule::refuse_maybe(module, &primal, context)?;
            let tape = blas::tape(module, &found, context);
            let made = self.declared(module, context, tape);
            return Ok(blas::fill(module, &found, &made)?);
        }
        let Some(body) = &primal.body else {
            return Err(without_body(&primal).at(module.location(primal.loc)).into());
        };
        if primal.sig.variadic {
            let what = format!(
                "`{}` takes a variable number of arguments, so it cannot be differentiated",
                primal.shown_name()
            );
            return Err(Diagnostic::error(code::UNSUPPORTED, what)
                .at(module.location(primal.loc))
                .help("differentiate a function that calls it, and pass what varies as ordinary parameters")
                .into());
        }
        if self.recursion.may_call_itself(module, context.function) {
            let tape = (context.mode == Mode::Split).then_some(Type::PTR);
            self.declared(module, context, tape);
        }
        let derived = std::mem::take(&mut self.derived);
        let made = self.synthesise(module, (&primal, body), context, &derived);
        self.derived = derived;
        self.derived.insert(made?);
        Ok(())
    }

    /// A derivative that is not by hand.
    fn synthesise(
        &mut self,
        module: &mut Module,
        (function, body): (&Function, &Body),
        context: &Context,
        derived: &Derivatives,
    ) -> std::result::Result<Derived, Stop> {
        let times = Rc::clone(&self.times);
        let summaries = Rc::clone(&self.summaries);
        let facts = facts(module, context, &self.summaries, &times)?;
        let writes = times.of(Stage::Stable, || Writes::of(module, body, &facts));
        let released = self
            .owned
            .get_or_init(|| match owned(module, body, &facts) {
                None if context.mode != Mode::Forward => (None, listed(module, body, &facts)),
                owned => (owned, None),
            });
        let (owned, listed) = released.clone();
        let mut unit = Unit {
            module,
            function,
            body,
            context,
            facts: &facts,
            writes: &writes,
            derived,
            summaries: &summaries,
            owned: owned.as_ref(),
            listed: listed.as_ref(),
            list: None,
        };
        if context.mode == Mode::Forward {
            let new = times.of(Stage::Synth, || tangent::tangent(&mut unit));
            let new = new.inspect_err(|stop| self.look_ahead(&unit, stop))?;
            let made = declared(&mut unit, None);
            module.functions[made.forward].body = Some(new);
            return Ok(made);
        }
        let needs = times.of(Stage::Needs, || adjoint::needs(&mut unit));
        let needs = needs.inspect_err(|stop| self.look_ahead(&unit, stop))?;
        let plan = times.of(Stage::Plan, || plan(unit.input(), &needs));
        let made = times.of(Stage::Synth, || write(unit, &plan))?;
        self.plans.push((context.clone(), plan));
        Ok(made)
    }

    /// Where a callee's derivative is missing: what else is.
    fn look_ahead(&mut self, unit: &Unit<'_>, stop: &Stop) {
        if let (true, Stop::Missing(first, _)) = (self.ahead, stop) {
            self.others = calls::missing(unit);
            self.others.retain(|(context, _)| *context != **first);
        }
    }

    fn declared(&mut self, module: &mut Module, context: &Context, tape: Option<Type>) -> Derived {
        let known = self.derived.get(context).cloned();
        known.unwrap_or_else(|| {
            let made = signature::declare(module, context, tape);
            self.derived.insert(made.clone());
            made
        })
    }
}

/// The functions of the unit's derivative, declared before if they may call themselves.
fn declared(unit: &mut Unit<'_>, tape: Option<Type>) -> Derived {
    let known = unit.derived.get(unit.context).cloned();
    known.unwrap_or_else(|| signature::declare(unit.module, unit.context, tape))
}

/// The bodies of an adjoint.
fn write(mut unit: Unit<'_>, plan: &Plan) -> std::result::Result<Derived, Stop> {
    if unit.context.mode == Mode::Combined {
        let new = adjoint::combined(&mut unit, plan)?;
        let made = declared(&mut unit, None);
        unit.module.functions[made.forward].body = Some(new);
        return Ok(made);
    }
    let tape = adjoint::tape_type(&mut unit, plan);
    let large = tape.is_some_and(|tape| unit.module.size_of(tape) > LARGEST_TAPE);
    let boxed = large || unit.derived.get(unit.context).is_some();
    let tape = if boxed { Some(Type::PTR) } else { tape };
    let made = declared(&mut unit, tape);
    let forward: Body = adjoint::augmented(&mut unit, plan, boxed)?;
    let reverse: Body = adjoint::reverse(&mut unit, plan, &made, boxed)?;
    unit.module.functions[made.forward].body = Some(forward);
    if let Some(id) = made.reverse {
        unit.module.functions[id].body = Some(reverse);
    }
    Ok(made)
}

/// Bytes of a tape that is handed on as a value; a larger one goes through memory, and what calls of many levels keep
/// does not add up to one type.
const LARGEST_TAPE: u64 = 4096;

/// Adds the calls that led to a refusal, the innermost first. One in a body without lines, as those of library functions
/// are, is where that is called.
fn called(module: &Module, mut refusal: Diagnostic, work: &[Wanted]) -> Box<Diagnostic> {
    let mut callee = work.last();
    for _ in 0..MOST_CALLS {
        let Some((wanted, caller)) = callee.and_then(|w| Some((w, work.get(w.by?)?))) else {
            break;
        };
        let name = module.functions[caller.context.function].shown_name();
        let called = format!("called in `{name}`");
        refusal = match refusal.location {
            None => refusal.at(wanted.place.clone()).because(None, called),
            Some(_) => refusal.because(wanted.place.clone(), called),
        };
        callee = Some(caller);
    }
    Box::new(refusal)
}

/// Says why the pointers of a global cannot be followed.
fn because(module: &Module, global: GlobalId, refusal: Diagnostic, why: Why) -> Box<Diagnostic> {
    let name = module.globals[global].shown_name();
    let what = format!("the pointers of `{name}` cannot be followed: {}", why.what);
    let refusal = refusal.because(module.location(why.place), what);
    Box::new(match why.place {
        Some(_) => refusal.help("or set the global within what is differentiated, by its name, before it is read on any way"),
        None => refusal,
    })
}

/// A chain of calls is shown up to this length.
const MOST_CALLS: usize = 4;

/// Refuses a function that is not looked into.
fn without_body(primal: &Function) -> Diagnostic {
    let name = primal.shown_name();
    if primal.stated == Stated::Nothing {
        return Diagnostic::internal(format!("`{name}` has no body to differentiate"));
    }
    let what = format!(
        "a derivative of `{name}` is asked for, which is said to have none: it is inactive, or allocates or releases memory"
    );
    Diagnostic::error(code::CONVENTION, what)
        .help("take back what is said of the function, or differentiate one that calls it")
}
