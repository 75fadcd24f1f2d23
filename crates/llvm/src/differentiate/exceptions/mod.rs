//! Exceptions that are caught inside of what is differentiated become ways that come back, before import.
//!
//! ```text
//! r = invoke f(x) to normal unwind pad    →    *thrown = null; r = f(x, thrown); if *thrown == null normal else pad
//! throw p                                 →    thrown(p); *caller's = p; return 0
//! pad: landingpad catch A                 →    pad: {*thrown, land(*thrown)}
//! begin_catch(e)                          →    q = caught(e); q == e ? e : q
//! resume e                                →    *caller's = e; return 0
//! ```
//!
//! In this form a handler is an arm as any other: what was done before the throw, what destructors do on the way, and
//! what the handler does have derivatives, in both modes, and what is thrown is memory with a pointer to it, as any other. Only what leaves the function of the request unwinds. The
//! library's functions throw inside of guards. Allocations do not throw: where there is no memory, the behaviour is
//! undefined, as for `malloc`.
//!
//! # What must hold
//!
//! Where C++ code catches exceptions inside of what is differentiated, copies come back with them
//! (`differentiate/exceptions`, after the last simplification): a function that may throw takes one more parameter, a place
//! for what it threw, and each call is followed by a comparison. A handler is then an arm like any other, in both modes, and
//! what destructors do on the way has its derivative. The library still unwinds, inside of *guards*; which handler fits is
//! asked of the run-time library by raising the exception again in front of the same clauses, in a function of its own
//! (`tapeless.land`).
//!
//! An exception on its way is at first a number; if the request is refused so, everything is made again with a pointer to
//! what was thrown instead (`differentiate/exceptions/thrown`). Then that is memory like other memory: its shadow travels as
//! shadows of pointers do. In reverse mode it ends with the reverse of `__cxa_allocate_exception`; in forward mode it lies
//! behind the object, and ends with it. What handlers are given is compared with the pointer: where they differ, the library
//! threw, or a text, and there is no derivative.
//!
//! Where something is thrown whose handlers may be given a part of it, or something else, floats read from exceptions are
//! refused. What leaves the request's function is raised again there and unwinds as the primal's: no derivative leaves with
//! it. Where an exception may leave a request (`differentiate/leaving.rs`), the blocks that its adjoint makes on the heap for
//! itself are linked behind the head of the request's list, each with a header of 32 bytes (`synth/memory/kept.rs`), and the
//! derivative stands behind a function that opens the list and has the one landing pad (`engine/guarded.rs`): it gives back
//! what is linked, and memory whose release waits.
//!
//! In forward mode nothing is linked: ways out of the function are followed where they can be, so that what they release
//! takes its shadow along (`tangent/leaving.rs`). Allocations do not throw. Elsewhere an `invoke` carries two regions, and
//! the handler of a call that leaves is the primal's; one that comes back is refused if the call has a derivative.

mod landing;
mod lowering;
mod rewrite;
mod thrown;

use super::dispatch::Through;
use crate::opcode::Opcode;
use crate::{Block, Copies, Function, Module, Type, Value};
pub(super) use landing::landed;
use lowering::Lowering;
pub(super) use lowering::unwinds;
use rewrite::Rewriter;
use rustc_hash::FxHashSet;
pub(super) use thrown::clean_up;
use thrown::{number, throws_plainly};

/// The personality of C++.
const PERSONALITY: &str = "__gxx_personality_v0";

/// The types that are caught, by number.
#[derive(Debug, Default)]
pub(super) struct Kinds(Vec<Value>);

impl Kinds {
    /// The number of a type: 1 and up.
    pub fn number(&mut self, int: Type, of: Value) -> Value {
        let known = self.0.iter().position(|&kind| kind == of);
        let index = known.unwrap_or_else(|| {
            self.0.push(of);
            self.0.len() - 1
        });
        int.int(index as u64 + 1)
    }
}

/// What an exception on its way is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exceptions {
    /// The address of the unwinder's header, as a number: what is thrown has no derivative.
    Numbers,
    /// A pointer to what was thrown, which is memory like any other.
    Pointers,
}

impl Exceptions {
    /// What it is where it goes.
    pub(super) fn ty(self, module: Module) -> Type {
        match self {
            Self::Numbers => number(module),
            Self::Pointers => module.context().pointer(),
        }
    }
}

/// Rewrites the copies if an exception is caught in one of them; whether exceptions could be pointers, if so.
pub(super) fn lower(
    copies: &mut Copies,
    through: &mut [Through],
    exceptions: Exceptions,
) -> Option<bool> {
    if !copies.all().any(catches) {
        return None;
    }
    copies.drop_unused();
    let all: Vec<Function> = copies.all().collect();
    if !all.iter().any(|copy| catches(*copy)) || !all.iter().all(|copy| is_understood(*copy)) {
        return None;
    }
    let &root = all.first()?;
    apart(copies, root);
    let personality = all.iter().find_map(|copy| copy.personality())?;
    let ours: FxHashSet<Function> = all.iter().copied().collect();
    let plainly = all.iter().all(|copy| throws_plainly(*copy, &ours));
    let mut lowering = Lowering::new(copies, (root, exceptions), through, personality);
    lowering.take(copies, through);
    let made: Vec<Function> = copies.all().collect();
    for copy in made {
        Rewriter::new(&mut lowering, copy).rewrite();
    }
    lowering.made.drain(..).for_each(|made| copies.adopt(made));
    let old = lowering.taken.keys().filter(|old| !old.value().has_users());
    old.for_each(|old| old.delete());
    Some(plainly)
}

/// Whether an exception that lands in a function may not go on from there.
fn catches(function: Function) -> bool {
    let pads = function.instructions().filter(|i| i.is(Opcode::LandingPad));
    let mut seen = FxHashSet::default();
    let mut todo: Vec<Block> = pads.map(Value::block).collect();
    while let Some(block) = todo.pop() {
        if seen.insert(block) {
            if block.terminator().is_some_and(|end| end.is(Opcode::Ret)) {
                return true;
            }
            todo.extend(block.successors());
        }
    }
    false
}

/// Whether what a function does with exceptions is C++, without exception specifications.
fn is_understood(function: Function) -> bool {
    let ours = |of: Value| of.name() == PERSONALITY;
    let clause = |clause: Value| !clause.ty().is_array();
    function.personality().is_none_or(ours)
        && !function.ty().is_variadic()
        && function.instructions().all(|i| match i.opcode() {
            Opcode::LandingPad => i.landing_pad_clauses().into_iter().all(clause),
            Opcode::CatchPad | Opcode::CleanupPad | Opcode::CallBr => false,
            _ => !(i.is_call() && (i.is_must_tail() || !i.bundles().is_empty())),
        })
}

/// Copies that call the root call a copy of it: the root's exceptions leave.
fn apart(copies: &mut Copies, root: Function) {
    let callers: Vec<Value> = root
        .value()
        .users()
        .into_iter()
        .filter(|u| u.is_call())
        .collect();
    if callers.is_empty() {
        return;
    }
    let again = root.clone_as(&format!("{}.again", root.name()));
    let inner = again
        .instructions()
        .filter(|i| i.is_call() && i.called_function() == Some(root));
    let calls: Vec<Value> = callers.into_iter().chain(inner).collect();
    calls.into_iter().for_each(|call| call.set_callee(again));
    copies.adopt(again);
}
