//! Prepare: simplify a copy of the primal, so that its derivative inherits the better program.
//!
//! Only copies are changed; the user's functions stay as they are. `optnone`, and the `noinline` that clang adds
//! along with it at -O0, are taken off the copies, so that the result does not depend on the -O level.
//!
//! # In order
//!
//! 1. Library functions that have a body of ours are called there (`bodies`). What is not the optimiser's language is spelled
//!    out (`rewrites/spelled`); a function that reads `errno` after a mathematical one is refused.
//! 2. What simplifications would lose is said (`rewrites/kept`).
//! 3. LLVM's passes, and inlining from the leaves up (`inline`).
//! 4. What these have made of floats and pointers is said in their terms again (`rewrites/restored`).
//! 5. Calls through pointers become comparisons with the functions that the pointer may hold (`dispatch`, `slots`); those
//!    that never happen vanish (`decided`). What was found begins at 1, until nothing new is found.
//! 6. Exceptions that are caught inside become branches (`exceptions`); floats and pointers in integers, and structures with
//!    pointers, are passed by themselves (`words`, `results`).

use super::bodies::{self, Bodies};
use super::dispatch::{self, Through};
use super::errno::{self, Errno};
use super::exceptions;
use super::machine;
use super::models::Model;
use super::ways::Way;
use super::{apart, begun, decided, inline, models};
use crate::call::Place;
use crate::host::Options;
use crate::known::{Known, is_kept_apart, is_told, told};
use crate::records;
use crate::request::{Mode, Request, RequestArg, look_through};
use crate::rewrites::kept::{self, indexed};
use crate::rewrites::restored::{
    self, atomics, descriptors, exponents, joined, lanes, methods, pointers, results, signals,
    words,
};
use crate::rewrites::spelled::{self, once, teams, threads::is_beside};
use crate::verify;
use crate::{Copies, Function, Targets};
use std::rc::Rc;
use tapeless_diag::Result;

/// Passes on each copy before calls are inlined into it, and when they were.
const BEFORE: &str = "sroa,early-cse<memssa>,simplifycfg,instcombine<no-verify-fixpoint>";

/// Passes on each small copy behind these, before calls are inlined into it: short loops of constant length are unrolled
/// while what they call does not count.
const UNROLL: &str = "loop-simplify,lcssa,loop(loop-unroll-full),simplifycfg";

/// Passes on each copy where bodies of ours read tables, when calls were inlined: those are mostly constant, and decide which
/// of their ways are gone.
const DECIDE: &str = "sroa,early-cse<memssa>,simplifycfg,gvn,instcombine<no-verify-fixpoint>,loop-simplify,lcssa,\
    loop-mssa(loop-rotate),loop(indvars,loop-unroll-full),early-cse<memssa>,sccp,instcombine<no-verify-fixpoint>,gvn,simplifycfg";

/// Copies of more instructions are not small.
const LARGEST_UNROLLED: usize = 2000;

/// Passes on each copy at the end: what depends on whether values are constants is decided; canonical, rotated loops; invariants
/// hoisted; redundancy removed.
const AFTER: &str = "sroa,early-cse<memssa>,lower-constant-intrinsics,simplifycfg,instcombine<no-verify-fixpoint>,reassociate,\
    loop-simplify,lcssa,loop-mssa(loop-rotate,licm),simplifycfg,instcombine<no-verify-fixpoint>,\
    loop-simplify,lcssa,loop(indvars,loop-deletion),gvn,dse,bdce,instcombine<no-verify-fixpoint>,\
    simplifycfg,loop-simplify,lcssa,loop-mssa(loop-rotate,licm),adce";

/// What separates paths that only differ in an outcome, such as that of an allocation, where a pointer and an error
/// travel in one integer; and first takes away the paths that a comparison before has ruled out.
const THREAD: &str = "correlated-propagation,jump-threading,simplifycfg,instcombine<no-verify-fixpoint>,loop-simplify,lcssa,\
    loop-mssa(loop-rotate,licm),adce";

/// So often it is decided where pointers to functions lead: what is inlined then decides more.
const DECIDED: usize = 4;

/// What makes the loops importable even when nothing is simplified.
const AS_IS: &str = "loop-simplify,lcssa";

/// What import works on.
#[derive(Debug, Default)]
pub struct Prepared {
    /// (original, copy) pairs, the request's function first; none if its body is not to be looked at.
    pub copies: Vec<(Function, Function)>,
    /// What calls pointers that are none of the functions that the module shows.
    pub through: Vec<Through>,
    /// Whether exceptions are caught in them, and could be pointers.
    pub may_follow: bool,
    /// Copies of functions with derivatives by hand.
    pub(super) models: Vec<Model>,
    /// What the copies call instead of the library.
    bodies: Bodies,
    pub(super) targets: Rc<Targets>,
}

impl Prepared {
    /// Deletes what the derivative does not use.
    pub fn clean_up(self) {
        let module = self.copies.first().map(|pair| pair.1.module());
        if let Some((_, root)) = self.copies.first() {
            exponents::clean_up(root.module());
        }
        let models = self.models.iter().flat_map(|model| &model.copies);
        let copies = models.chain(&self.copies).rev().map(|pair| pair.1);
        let through = self.through.iter();
        let through = through.flat_map(|t| t.functions().chain([t.refusal]));
        for function in copies.chain(through) {
            if !function.value().has_users() {
                function.delete();
            }
        }
        self.bodies.clean_up();
        module.into_iter().for_each(teams::clean_up);
    }
}

/// Copies a request's function and what it reaches, and simplifies the copies.
///
/// # Errors
/// If `errno` is read that a mathematical function may set, or LLVM refuses a pipeline.
pub fn prepare(
    request: &Request,
    known: &Known,
    (options, way): (&Options, Way),
    targets: &Rc<Targets>,
) -> Result<Prepared> {
    let as_is = options.no_prepare;
    machine::check(request)?;
    if known.is_opaque(request.function, request.mode) || request.function.is_declaration() {
        return Ok(Prepared::default());
    }
    let mut rounds = Rounds {
        asked: (request, known, way),
        targets,
        simplify: ((!as_is).then_some(&**targets), options.deterministic),
        copies: Copies::of(request.function, ".primal"),
        bodies: Bodies::default(),
        errno: Errno::default(),
        through: Vec::new(),
        models: Vec::new(),
    };
    rounds.copies.bind(callbacks(request));
    rounds.run(as_is)?;
    let Rounds {
        mut copies,
        mut bodies,
        mut through,
        mut models,
        ..
    } = rounds;
    let all: Vec<Function> = copies.all().collect();
    if !as_is && atomics::restore(&all) {
        finish(&copies, targets)?;
    }
    if !as_is && signals::restore(&copies.all().collect::<Vec<_>>()) {
        finish(&copies, targets)?;
    }
    let caught = match as_is {
        true => None,
        false => exceptions::lower(&mut copies, &mut through, way.exceptions),
    };
    if caught.is_some() {
        finish(&copies, targets)?;
    }
    if !as_is && words::restore(&mut copies) {
        finish(&copies, targets)?;
    }
    if !as_is && results::restore(&mut copies) {
        finish(&copies, targets)?;
    }
    if as_is {
        for copy in copies.all() {
            copy.run_passes(AS_IS, targets)?;
            restored::restore(copy);
        }
    }
    if !as_is && !options.no_apart && request.mode == Mode::Reverse {
        apart::ask(&mut copies, targets);
    }
    if !as_is {
        models::add(&mut models, (request, known), &copies, &mut bodies, targets)?;
    }
    Ok(Prepared {
        copies: copies.into_pairs(),
        models,
        through,
        may_follow: caught == Some(true),
        bodies,
        targets: Rc::clone(targets),
    })
}

/// Copies that are followed wherever they lead.
struct Rounds<'a> {
    asked: (&'a Request, &'a Known, Way),
    targets: &'a Rc<Targets>,
    simplify: (Option<&'a Targets>, bool),
    copies: Copies,
    bodies: Bodies,
    errno: Errno,
    through: Vec<Through>,
    models: Vec<Model>,
}

impl Rounds<'_> {
    /// Follows and simplifies them until nothing new is found.
    fn run(&mut self, as_is: bool) -> Result<()> {
        let (mut expanded, mut rounds, mut is_decided) = (false, DECIDED, as_is);
        loop {
            if !self.begin()? && !expanded && !self.expand() {
                // What was inlined everywhere may be called again, where a pointer turned out to be a function.
                rounds -= 1;
                if rounds == 0 || as_is || !self.fold()? {
                    return Ok(());
                }
            }
            if !as_is {
                finish(&self.copies, self.targets)?;
            }
            expanded = self.expand();
            if !is_decided && (self.begins_threads() || methods::are_called(&self.copies)) {
                is_decided = true;
                self.decide()?;
            }
        }
    }

    /// Decides where pointers to functions lead before what they lead to is inlined: what threads are begun with is an object with many
    /// methods, each of which may be called wherever one of that type is. So is what is called by pointers to methods.
    fn decide(&mut self) -> Result<()> {
        loop {
            dispatch::doubt(&self.through);
            let any = self.begin()?;
            self.copies.all().for_each(methods::settle);
            finish(&self.copies, self.targets)?;
            if !self.expand() && !any {
                break;
            }
        }
        self.fold()?;
        dispatch::believe(&self.copies);
        finish(&self.copies, self.targets)
    }

    fn begin(&mut self) -> Result<bool> {
        let ((request, known, _), through) = (self.asked, &self.through);
        let wanted = |function| {
            let is_made = |t: &Through| t.functions().any(|made| made == function);
            is_ordinary(function)
                && !known.is_opaque(function, request.mode)
                && !through.iter().any(is_made)
        };
        let (copies, bodies) = (&mut self.copies, &mut self.bodies);
        begin(copies, bodies, wanted, self.simplify, &mut self.errno)
    }

    /// Expands calls through pointers; whether there were any.
    fn expand(&mut self) -> bool {
        let (request, known, way) = self.asked;
        let module = request.function.module();
        let new = dispatch::expand(module, &self.copies, (known, way.records, request.mode));
        let any = !new.is_empty();
        self.through.extend(new);
        any
    }

    fn fold(&mut self) -> Result<bool> {
        let (request, known, _) = self.asked;
        if !decided::is_open(&self.through) {
            return Ok(false);
        }
        let (models, bodies) = (&mut self.models, &mut self.bodies);
        models::add(models, (request, known), &self.copies, bodies, self.targets)?;
        let (copies, through) = (&self.copies, &self.through);
        decided::fold((request, known), (copies, models, through), self.targets)
    }

    fn begins_threads(&self) -> bool {
        let mut all = self.copies.all().flat_map(Function::instructions);
        all.any(|i| is_beside(&i))
    }
}

/// Simplifies the copies that are new, and those that they turn out to reach; whether there were any.
pub(super) fn begin(
    copies: &mut Copies,
    bodies: &mut Bodies,
    wanted: impl Fn(Function) -> bool,
    (simplify, deterministic): (Option<&Targets>, bool),
    errno: &mut Errno,
) -> Result<bool> {
    let mut any = false;
    loop {
        bodies.provide(copies, &wanted)?;
        let new = copies.follow(&wanted);
        if new.is_empty() {
            return Ok(any);
        }
        any = true;
        begun::refuse(copies)?;
        new.iter()
            .for_each(|copy| spelled::spell_out(*copy, deterministic));
        new.iter().for_each(|copy| verify::leave_out(*copy));
        new.iter().for_each(|copy| errno.see(*copy));
        errno.check()?;
        new.iter().try_for_each(|copy| told::say(*copy))?;
        if let Some(targets) = simplify {
            for copy in new {
                indexed::keep(copy);
                strip(copy);
                kept::keep(copy);
                joined::restore(copy);
                lanes::restore(copy);
                before(copy, targets)?;
                if copy.instructions().nth(LARGEST_UNROLLED).is_none() {
                    copy.run_passes(UNROLL, targets)?;
                }
            }
        }
    }
}

/// Simplifies a copy before calls are inlined into it, and when they were.
fn before(copy: Function, targets: &Targets) -> Result<()> {
    copy.run_passes(BEFORE, targets)?;
    joined::restore(copy);
    Ok(())
}

/// Inlines and simplifies all copies.
pub(super) fn finish(copies: &Copies, targets: &Targets) -> Result<()> {
    let all: Vec<Function> = copies.all().collect();
    all.iter().for_each(|copy| errno::forget(*copy));
    let has_tables = all.iter().any(|copy| bodies::reads_tables(*copy));
    inline::small(&all, |copy| before(copy, targets))?;
    let root = copies.all().next();
    // What is inlined everywhere is of no interest any more.
    let called = |copy: &Function| Some(*copy) == root || copy.value().has_users();
    for copy in all.into_iter().filter(called) {
        pointers::of_threads(copy);
        if has_tables {
            decide(copy, targets)?;
        }
        copy.run_passes(AFTER, targets)?;
        if pointers::restore(copy) {
            copy.run_passes(THREAD, targets)?;
            pointers::restore(copy);
        }
        restored::restore(copy);
    }
    Ok(())
}

/// Lets tables decide as long as that makes a copy smaller.
fn decide(copy: Function, targets: &Targets) -> Result<()> {
    let size = || copy.instructions().count();
    let mut last = usize::MAX;
    for _ in 0..DECIDED {
        if size() >= last {
            break;
        }
        last = size();
        descriptors::settle(copy);
        copy.run_passes(DECIDE, targets)?;
    }
    Ok(())
}

/// The parameters that the request gives a function which is known, without a shadow. Two calls that share a tape may not know the
/// same.
fn callbacks(request: &Request) -> impl Iterator<Item = (usize, Function)> {
    let known = |(index, arg): (usize, &RequestArg)| match arg {
        RequestArg::Const(value) if request.split.is_none() => {
            Some((index, look_through(*value).as_function()?))
        }
        _ => None,
    };
    request.args.iter().enumerate().filter_map(known)
}

/// Functions that are told by name are left alone.
pub(super) fn is_ordinary(function: Function) -> bool {
    let name = function.name();
    let ours = || name.starts_with("tapeless.") && !name.starts_with(once::RUN);
    let told = |e: &tapeless_rules::Effects| e.is_noreturn() || ours();
    !name.contains("__enzyme_")
        && !name.starts_with(records::FIND)
        && !name.starts_with(verify::PREFIX)
        && !is_told(function)
        && !tapeless_rules::effects(&name).is_some_and(told)
}

fn strip(copy: Function) {
    let value = copy.value();
    if copy.has_attribute(Place::Function, "optnone") {
        value.remove_attribute(Place::Function, "optnone");
        if !is_kept_apart(copy) {
            value.remove_attribute(Place::Function, "noinline");
        }
    }
    errno::forget(copy);
}
