//! Calls through pointers that never happen, because of where pointers to functions lie: each `std::function` leads to
//! its own function only.
//!
//! ```text
//! if p == f { r = call f(x) } else { r = call through(p, x) }   →   r = call f(x)      where `p` is only ever `f`
//! ```
//!
//! # What must hold
//!
//! Calls through pointers, whatever they take and return, become before import comparisons with the functions of that type
//! whose address the module takes (at most 64; of virtual functions those that stand where the call looks in the tables of
//! classes), and behind them a call of `tapeless.through`, which keeps the primal. Where that one would need a derivative,
//! the program says where and aborts.
//!
//! What such a pointer may lead to again is expanded where it stands, so that preparation ends. Then points-to analysis runs
//! over all copies at once, with callers' facts in callees (`points/whole.rs`): an arm whose pointer is never the function
//! that it is compared with does nothing, nor does a call of `tapeless.through` whose pointer is always one of those before
//! it; what foreign code may write may be any function. Functions with a derivative by hand are looked into as well (`models`).
//!
//! There bits of pointers are followed in values of any type, but what is counted with, what the request is given by value
//! and what is read as a float or an `int` in memory of others are numbers.
//!
//! In an arm behind the address of a method, the object is of a class whose table has that method (`whole/narrow.rs`):
//! members of other classes at the same offset are not seen there. No function is called as if it were of another type. What
//! never happens is taken out, and the copies are inlined and simplified again (`differentiate/decided.rs`): so each
//! `std::function` leads to its own closure.

use super::dispatch::Through;
use super::models::{self, Model};
use crate::import::{self, ModuleImporter, Tables};
use crate::known::Known;
use crate::opcode::{IntPredicate, Opcode};
use crate::request::Request;
use crate::{Builder, Copies, Function, Targets, Value};
use rustc_hash::FxHashSet;
use std::rc::Rc;
use tapeless_analysis::points::whole::{Never, Tested, never};
use tapeless_diag::Result;
use tapeless_ir as ir;

/// What is read of the copies.
const READ: import::Options = import::Options {
    calls: true,
    ..import::Options::PLAIN
};

/// Takes what never happens out of the copies; whether there was anything.
///
/// # Errors
/// If LLVM does not know how to say so.
pub(super) fn fold(
    (request, known): (&Request, &Known),
    (copies, models, through): (&Copies, &[Model], &[Through]),
    targets: &Rc<Targets>,
) -> Result<bool> {
    let Some(root) = copies.all().next() else {
        return Ok(false);
    };
    let mut importer = ModuleImporter::with_targets(root.module(), READ, Rc::clone(targets));
    let ours: FxHashSet<Function> = copies.all().collect();
    // What cannot be read is refused later.
    let Ok(read) = import::reachable(&mut importer, root, |f| ours.contains(&f)) else {
        return Ok(false);
    };
    models::import(&mut importer, models);
    known.state(&mut importer, request.mode)?;
    let mut tested = Tested::default();
    for through in through.iter().filter(is_called) {
        let functions = through.tested.iter().map(|&f| importer.declare(f));
        let functions = functions.collect();
        let id = importer.declare(through.function);
        importer.module.functions[id].stated = ir::Stated::Derivative;
        tested.insert(id, functions);
    }
    let (module, tables) = importer.finish();
    let found = never(&module, read[0], &tested);
    Ok(apply(&module, &tables, &found, through))
}

/// Whether any pointers are called of which nothing is known.
pub(super) fn is_open(through: &[Through]) -> bool {
    through.iter().any(|t| is_called(&t))
}

fn is_called(through: &&Through) -> bool {
    through.function.value().has_users()
}

fn apply(module: &ir::Module, tables: &Tables, never: &Never, through: &[Through]) -> bool {
    let origin = |&(id, op): &(ir::FuncId, ir::Op)| {
        let body = module.functions[id].body.as_ref()?;
        tables.origin(&body.ops[op])
    };
    let mut any = false;
    for asked in never.equal.iter().filter_map(origin) {
        any |= is_comparison(asked) && differ(asked);
    }
    for asked in never.even.iter().filter_map(origin) {
        if asked.is_instruction() && asked.is(Opcode::ICmp) {
            let is_so = u64::from(asked.int_predicate() == IntPredicate::Eq);
            any |= asked.has_users();
            asked.replace_uses(asked.ty().int(is_so));
        }
    }
    for call in never.called.iter().filter_map(origin) {
        any |= call.is_call() && stop(call, through);
    }
    any
}

fn is_comparison(asked: Value) -> bool {
    asked.is_instruction()
        && asked.is(Opcode::ICmp)
        && asked.operands().any(|side| side.as_function().is_some())
}

/// The sides of a comparison are never equal; whether anybody asked.
fn differ(asked: Value) -> bool {
    let differs = match asked.int_predicate() {
        IntPredicate::Eq => 0,
        IntPredicate::Ne => 1,
        _ => return false,
    };
    let used = asked.has_users();
    asked.replace_uses(asked.ty().int(differs));
    used
}

/// A call is never reached. Should it be, after all, the program says where and stops.
fn stop(call: Value, through: &[Through]) -> bool {
    let callee = call.called_function();
    let known = through.iter().find(|t| Some(t.function) == callee);
    let said = known.map(|t| Builder::before(call).call(t.refusal, &[]));
    said.is_some()
}
