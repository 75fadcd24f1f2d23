//! One derivative: facts, legality, needs, plan, synthesis.

use crate::handling::Handling;
use crate::rule::rows::{self, Numbers};
use crate::{Engine, blas, checkpointed, refused, rule, team};
use std::cell::OnceCell;
use std::rc::Rc;
use tapeless_analysis::lifetimes::stable::Writes;
use tapeless_analysis::{Circle, Context, Mode, facts};
use tapeless_diag::times::Stage;
use tapeless_diag::{Diagnostic, Location, Result, code};
use tapeless_ir::{Body, Function, Module, Stated, Type};
use tapeless_legal as legal;
use tapeless_plan::{Case, Needs, Plan, Schedules, plan};
use tapeless_synth as synth;
use tapeless_synth::tangent::from_tape;
use tapeless_synth::{Derivatives, Derived, Unit, adjoint, calls, signature, tangent, tape};

/// Why a derivative was not made.
pub(crate) enum Stop {
    /// The user must be told.
    Refused(Box<Diagnostic>),
    /// It may be, with what was learned.
    Learned(legal::Lesson),
    /// That of a callee must be made first: which, and where it is called.
    Missing(Box<Context>, Option<Location>),
}

impl From<legal::Stop> for Stop {
    fn from(stop: legal::Stop) -> Self {
        match stop {
            legal::Stop::Refused(refusal) => Self::Refused(refusal),
            legal::Stop::Learned(lesson) => Self::Learned(lesson),
        }
    }
}

impl From<synth::Stop> for Stop {
    fn from(stop: synth::Stop) -> Self {
        match stop {
            synth::Stop::Defect(defect) => Self::Refused(defect),
            synth::Stop::Missing(context, place) => Self::Missing(context, place),
        }
    }
}

impl From<Box<Diagnostic>> for Stop {
    fn from(refusal: Box<Diagnostic>) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Diagnostic> for Stop {
    fn from(refusal: Diagnostic) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

impl Engine {
    /// One derivative, whose callees' derivatives are there or are said to be missing.
    pub(super) fn make(
        &mut self,
        module: &mut Module,
        context: &Context,
    ) -> std::result::Result<(), Stop> {
        if let Some(&rule) = self.rules.get(&context.function) {
            if !matches!(rule, rule::Rule::Unknown { .. }) {
                refused::sets_by_hand(module, context)?;
            }
            let tape = rule.tape(module, context);
            let row = self.row(module, context)?;
            let made = self.declared(module, context, tape);
            return Ok(rule::fill(module, rule, &made, row)?);
        }
        if let Some(loop_) = self.loops.get(&context.function)
            && context.mode != Mode::Forward
        {
            let loop_ = loop_.clone();
            let turn = checkpointed::Turn::of(&loop_, context, &self.derived);
            let turn = turn.map_err(|missing| Stop::Missing(missing, None))?;
            refused::forward_too(module, context)?;
            let tape = (context.mode == Mode::Split).then_some(Type::PTR);
            let made = self.declared(module, context, tape);
            return Ok(checkpointed::fill(module, &loop_, &made, &turn)?);
        }
        match context.circle {
            Circle::Fork => return self.fork(module, context),
            Circle::Thread => return self.thread(module, context),
            Circle::Begins => return self.begins(module, context),
            _ => {}
        }
        let primal = module.functions[context.function].clone();
        if let (Stated::Routine, Some(found)) =
            (primal.stated, tapeless_rules::blas::find(&primal.name))
        {
            rule::refuse_maybe(module, &primal, context)?;
            refused::sets_by_hand(module, context)?;
            refused::forward_too(module, context)?;
            let tape = blas::tape(module, &found, context);
            let made = self.declared(module, context, tape);
            return Ok(blas::fill(module, &found, &made)?);
        }
        let Some(body) = &primal.body else {
            return Err(refused::without_body(&primal)
                .at(module.location(primal.loc))
                .into());
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

    /// Which of the bytes of a message are floats, if the function has one.
    fn row(&self, module: &Module, context: &Context) -> Result<Option<Numbers>> {
        let memory = rows::copied(&module.functions[context.function]);
        if memory.is_empty() {
            return Ok(None);
        }
        let facts = facts(module, context, &self.summaries, &self.times)?;
        Ok(Some(rows::numbers(&facts, &memory)))
    }

    /// The derivative of a call that a team makes, of that of its members.
    fn fork(&mut self, module: &mut Module, context: &Context) -> std::result::Result<(), Stop> {
        team::refuse(module, context)?;
        let tape = (context.mode == Mode::Split && !context.advances).then_some(Type::PTR);
        let made = self.declared(module, context, tape);
        let member = Context {
            circle: Circle::Member,
            ..context.clone()
        };
        let Some(member) = self.derived.get(&member).cloned() else {
            return Err(Stop::Missing(Box::new(member), None));
        };
        team::fill(module, &made, &member);
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
        let case = Case {
            module,
            function,
            body,
            context,
            facts: &facts,
            writes: &writes,
            summaries: &summaries,
        };
        let schedules = times.of(Stage::Plan, || Schedules::of(case));
        let handling = self
            .handling
            .get_or_init(|| Rc::new(Handling::of(module, body, &facts, context)));
        let handling = Rc::clone(handling);
        if self.legal.insert(context.clone()) {
            let lists = handling.owned.is_some() || handling.listed.is_some();
            times.of(Stage::Legal, || legal::check(case, &schedules, lists))?;
        }
        let mut unit = Unit {
            case,
            schedules: &schedules,
            derived,
            owned: handling.owned.as_ref(),
            listed: handling.listed.as_ref(),
            stay: &handling.stay,
            align: handling.align,
            list: None,
            again: None,
            single: None,
            sums: OnceCell::new(),
            missed: None,
        };
        if context.mode == Mode::Forward {
            let new = times.of(Stage::Synth, || tangent::tangent(&mut unit));
            let new = new.inspect_err(|stop| self.look_ahead(&unit, stop))?;
            let made = declared(module, context, derived, None);
            module.functions[made.forward].body = Some(new);
            return Ok(made);
        }
        if context.advances {
            let plan = plan(case, &schedules, &Needs::default());
            let new = times.of(Stage::Synth, || adjoint::augmented(&mut unit, &plan, false))?;
            let made = declared(module, context, derived, None);
            module.functions[made.forward].body = Some(new);
            return Ok(made);
        }
        let needed = times.of(Stage::Needs, || needs(&mut unit));
        let needed = needed.inspect_err(|stop| self.look_ahead(&unit, stop))?;
        let mut planned = times.of(Stage::Plan, || plan(case, &schedules, &needed));
        let again = times.of(Stage::Plan, || schedules.with_loops_again(case, &planned));
        if let Some(schedules) = &again {
            unit.schedules = schedules;
            let needed = times.of(Stage::Needs, || needs(&mut unit));
            let needed = needed.inspect_err(|stop| self.look_ahead(&unit, stop))?;
            planned = times.of(Stage::Plan, || plan(case, schedules, &needed));
        }
        let bodies = times.of(Stage::Synth, || write(unit, &planned))?;
        let made = declared(module, context, derived, bodies.tape);
        module.functions[made.forward].body = Some(bodies.forward);
        for (id, body) in made.following().zip(bodies.following) {
            module.functions[id].body = Some(body);
        }
        self.plans.push((context.clone(), planned));
        Ok(made)
    }

    /// Where a callee's derivative is missing: what else is.
    fn look_ahead(&mut self, unit: &Unit<'_>, stop: &synth::Stop) {
        if let (true, synth::Stop::Missing(first, _)) = (self.ahead, stop) {
            self.others = calls::missing(unit);
            self.others.retain(|(context, _)| *context != **first);
        }
    }

    pub(super) fn declared(
        &mut self,
        module: &mut Module,
        context: &Context,
        tape: Option<Type>,
    ) -> Derived {
        let known = self.derived.get(context).cloned();
        known.unwrap_or_else(|| {
            let made = signature::declare(module, context, tape);
            self.derived.insert(made.clone());
            made
        })
    }
}

/// The functions of a derivative, declared before if they may call themselves.
fn declared(
    module: &mut Module,
    context: &Context,
    derived: &Derivatives,
    tape: Option<Type>,
) -> Derived {
    let known = derived.get(context).cloned();
    known.unwrap_or_else(|| signature::declare(module, context, tape))
}

/// The bodies of an adjoint, and what goes from one to the other.
struct Bodies {
    forward: Body,
    /// As [`Derived::following`] has them.
    following: Vec<Body>,
    tape: Option<Type>,
}

/// What the sweeps ask for that follow the forward one.
fn needs(unit: &mut Unit<'_>) -> std::result::Result<Needs, synth::Stop> {
    let mut needs = adjoint::needs(unit)?;
    if unit.context.forward_too {
        needs.extend(from_tape::needs(unit)?);
    }
    Ok(needs)
}

/// A tape that passes through the program is handed on field by field; more of them go through memory.
const MOST_LEAVES: usize = 32;

/// Writes an adjoint.
fn write(mut unit: Unit<'_>, plan: &Plan) -> std::result::Result<Bodies, synth::Stop> {
    if unit.context.mode == Mode::Combined {
        return Ok(Bodies {
            forward: adjoint::combined(&mut unit, plan)?,
            following: Vec::new(),
            tape: None,
        });
    }
    let tape = tape::type_of(&unit, plan);
    // A large one goes through memory, and what calls of many levels keep does not add up to one type.
    let large =
        tape.is_some_and(|tape| unit.module.size_of(tape) > unit.module.target.costs().frame);
    let many = unit.context.taped
        && tape.is_some_and(|tape| tape::leaves(unit.module, tape) > MOST_LEAVES);
    // Of each member the forker keeps a pointer.
    let member = unit.context.circle == Circle::Member;
    let boxed = large || many || member || unit.derived.get(unit.context).is_some();
    let tape = if boxed { Some(Type::PTR) } else { tape };
    let forward = adjoint::augmented(&mut unit, plan, boxed)?;
    let mut following = vec![adjoint::reverse(&mut unit, plan, tape, boxed)?];
    if unit.context.forward_too {
        following.push(from_tape::tangent(&mut unit, plan, tape, boxed)?);
        following.push(adjoint::reset(&mut unit, plan, tape, boxed)?);
    }
    Ok(Bodies {
        forward,
        following,
        tape,
    })
}
