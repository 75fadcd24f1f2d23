//! Prepare: simplify a copy of the primal, so that its derivative inherits the better program.
//!
//! Only copies are changed; the user's functions stay as they are. `optnone`, and the `noinline` that clang adds
//! along with it at -O0, are taken off the copies, so that the result does not depend on the -O level.

use super::bodies::Bodies;
use super::dispatch::{self, Through};
use super::errno::{self, Errno};
use super::{moves, pointers, reductions};
use crate::call::Place;
use crate::known::Known;
use crate::request::{Request, RequestArg, look_through};
use crate::{Copies, Function, Value};
use std::collections::HashSet;
use tapeless_diag::Result;

/// Passes on each copy before calls are inlined into it.
const BEFORE: &str = "sroa,early-cse<memssa>,simplifycfg,instcombine<no-verify-fixpoint>";

/// Passes on each copy at the end: canonical, rotated loops; invariants hoisted; redundancy removed.
const AFTER: &str = "sroa,early-cse<memssa>,simplifycfg,instcombine<no-verify-fixpoint>,reassociate,\
    loop-simplify,lcssa,loop-mssa(loop-rotate,licm),simplifycfg,instcombine<no-verify-fixpoint>,\
    loop-simplify,lcssa,loop(indvars,loop-deletion),gvn,dse,bdce,instcombine<no-verify-fixpoint>,\
    simplifycfg,loop-simplify,lcssa,loop-mssa(loop-rotate,licm),adce";

/// What separates paths that only differ in an outcome, such as that of an allocation, where a pointer and an error
/// travel in one integer.
const THREAD: &str = "jump-threading,simplifycfg,instcombine<no-verify-fixpoint>,loop-simplify,lcssa,\
    loop-mssa(loop-rotate,licm),adce";

/// What makes the loops importable even when nothing is simplified.
const AS_IS: &str = "loop-simplify,lcssa";

/// Callees of more instructions than this are called, unless this is their only call.
const LARGEST_INLINED: usize = 400;

/// What import works on.
#[derive(Debug, Default)]
pub struct Prepared {
    /// (original, copy) pairs, the request's function first; none if its body is not to be looked at.
    pub copies: Vec<(Function, Function)>,
    /// What calls pointers that are none of the functions that the module shows.
    pub through: Vec<Through>,
    /// What the copies call instead of the library.
    bodies: Bodies,
}

impl Prepared {
    /// Deletes what the derivative does not use.
    pub fn clean_up(self) {
        let copies = self.copies.iter().rev().map(|pair| pair.1);
        let through = self.through.iter().flat_map(|t| [t.function, t.refusal]);
        for function in copies.chain(through) {
            if !function.value().has_users() {
                function.delete();
            }
        }
        self.bodies.clean_up();
    }
}

/// Copies a request's function and what it reaches, and simplifies the copies.
///
/// # Errors
/// If `errno` is read that a mathematical function may set, or LLVM refuses a pipeline.
pub fn prepare(request: &Request, known: &Known, as_is: bool) -> Result<Prepared> {
    if known.is_opaque(request.function, request.mode) || request.function.is_declaration() {
        return Ok(Prepared::default());
    }
    let module = request.function.module();
    let mut copies = Copies::of(request.function, ".primal");
    copies.bind(callbacks(request));
    let mut through: Vec<Through> = Vec::new();
    let mut expanded = false;
    let mut errno = Errno::default();
    let mut bodies = Bodies::default();
    loop {
        let wanted = |function| {
            is_ordinary(function)
                && !known.is_opaque(function, request.mode)
                && !through.iter().any(|t| t.function == function)
        };
        if !begin(&mut copies, &mut bodies, wanted, as_is, &mut errno)? && !expanded {
            break;
        }
        if !as_is {
            finish(&copies)?;
        }
        let new = dispatch::expand(module, &copies);
        expanded = !new.is_empty();
        through.extend(new);
    }
    if as_is {
        for copy in copies.all() {
            copy.run_passes(AS_IS)?;
            moves::restore(copy);
            reductions::expand(copy);
        }
    }
    Ok(Prepared {
        copies: copies.into_pairs(),
        through,
        bodies,
    })
}

/// Simplifies the copies that are new, and those that they turn out to reach; whether there were any.
fn begin(
    copies: &mut Copies,
    bodies: &mut Bodies,
    wanted: impl Fn(Function) -> bool,
    as_is: bool,
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
        new.iter().for_each(|copy| errno.see(*copy));
        errno.check()?;
        for copy in new.into_iter().filter(|_| !as_is) {
            strip(copy);
            copy.run_passes(BEFORE)?;
        }
    }
}

/// Inlines and simplifies all copies.
fn finish(copies: &Copies) -> Result<()> {
    let all: Vec<Function> = copies.all().collect();
    all.iter().for_each(|copy| errno::forget(*copy));
    for copy in all.iter().rev() {
        inline_into(*copy, &all);
    }
    for copy in all {
        pointers::of_threads(copy);
        copy.run_passes(AFTER)?;
        if pointers::restore(copy) {
            copy.run_passes(THREAD)?;
            pointers::restore(copy);
        }
        moves::restore(copy);
        reductions::expand(copy);
    }
    Ok(())
}

/// The parameters that the request gives a function which is known, without a shadow.
fn callbacks(request: &Request) -> impl Iterator<Item = (usize, Function)> {
    let known = |(index, arg): (usize, &RequestArg)| match arg {
        RequestArg::Const(value) => Some((index, look_through(*value).as_function()?)),
        _ => None,
    };
    request.args.iter().enumerate().filter_map(known)
}

/// Functions that are told by name are left alone.
fn is_ordinary(function: Function) -> bool {
    let name = function.name();
    !name.contains("__enzyme_") && !tapeless_rules::effects(&name).is_some_and(|e| e.is_noreturn())
}

fn strip(copy: Function) {
    let value = copy.value();
    if copy.has_attribute(Place::Function, "optnone") {
        value.remove_attribute(Place::Function, "optnone");
        value.remove_attribute(Place::Function, "noinline");
    }
    errno::forget(copy);
}

/// Inlines calls of small copies, callees first.
fn inline_into(copy: Function, copies: &[Function]) {
    let mut refused = HashSet::new();
    let mut rounds = 0;
    while rounds < 64 {
        rounds += 1;
        let next = copy.instructions().find(|&call| {
            let wanted = call.is_call() && !refused.contains(&call);
            wanted
                && call.called_function().is_some_and(|callee| {
                    copies.contains(&callee) && may_inline(call, callee, copy)
                })
        });
        let Some(call) = next else { return };
        if !call.inline_call() {
            refused.insert(call);
        }
    }
}

/// A body that reads its variable arguments must stay where they are passed.
fn may_inline(call: Value, callee: Function, into: Function) -> bool {
    let kept = callee.has_attribute(Place::Function, "noinline")
        || call.call_has_attribute(Place::Function, "noinline");
    let size = callee.instructions().take(LARGEST_INLINED + 1).count();
    let calls_itself = callee.instructions().any(|i| {
        i.is_call()
            && i.called_function()
                .is_some_and(|f| f == callee || f == into)
    });
    !kept
        && !callee.ty().is_variadic()
        && callee != into
        && !calls_itself
        && size <= LARGEST_INLINED
}
