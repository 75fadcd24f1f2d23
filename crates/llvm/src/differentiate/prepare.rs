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
//!    that never happen vanish (`decided`). Pointers to members are plain functions where nothing else is shown (`members`). What was found begins at 1, until nothing new is found.
//! 6. Exceptions that are caught inside become branches (`exceptions`); floats and pointers in integers, and structures with
//!    pointers, are passed by themselves (`words`, `results`).

use super::bodies::{self, Bodies};
use super::dispatch::{self, Through};
use super::errno::{self, Errno};
use super::exceptions;
use super::machine;
use super::models::Model;
use super::ways::Way;
use super::{apart, decided, inline, members, models};
use crate::call::Place;
use crate::host::Options;
use crate::known::{Known, is_kept_apart, is_told, told};
use crate::records;
use crate::request::{Mode, Request, RequestArg, look_through};
use crate::rewrites::kept::{self, indexed};
use crate::rewrites::restored::{
    self, atomics, descriptors, exponents, joined, lanes, pointers, results, words,
};
use crate::rewrites::spelled::{self, teams};
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
    let module = request.function.module();
    let mut copies = Copies::of(request.function, ".primal");
    copies.bind(callbacks(request));
    let mut through: Vec<Through> = Vec::new();
    let (mut expanded, mut rounds) = (false, DECIDED);
    let mut errno = Errno::default();
    let mut bodies = Bodies::default();
    loop {
        let wanted = |function| {
            is_ordinary(function)
                && !known.is_opaque(function, request.mode)
                && !through
                    .iter()
                    .any(|t| t.functions().any(|made| made == function))
        };
        let simplify = ((!as_is).then_some(&**targets), options.deterministic);
        if !begin(&mut copies, &mut bodies, wanted, simplify, &mut errno)? && !expanded {
            // What was inlined everywhere may be called again, where a pointer turned out to be a function.
            let again = dispatch::expand(module, &copies, (known, way.records, request.mode));
            if again.is_empty() {
                rounds -= 1;
                let folds = rounds > 0 && !as_is;
                if !folds || !decided::fold((request, known), (&copies, &through), targets)? {
                    break;
                }
            }
            through.extend(again);
        }
        if !as_is {
            finish(&copies, targets)?;
        }
        let settled = !as_is && members::settle(module, &copies);
        let new = dispatch::expand(module, &copies, (known, way.records, request.mode));
        expanded = settled || !new.is_empty();
        through.extend(new);
    }
    let all: Vec<Function> = copies.all().collect();
    if !as_is && atomics::restore(&all) {
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
    let models = match as_is {
        true => Vec::new(),
        false => models::of((request, known), &copies, &mut bodies, targets)?,
    };
    Ok(Prepared {
        copies: copies.into_pairs(),
        models,
        through,
        may_follow: caught == Some(true),
        bodies,
        targets: Rc::clone(targets),
    })
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
    let told = |e: &tapeless_rules::Effects| e.is_noreturn() || name.starts_with("tapeless.");
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
