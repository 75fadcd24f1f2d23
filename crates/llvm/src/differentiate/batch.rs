//! A function itself, in several lanes: side by side where lanes stay apart, else one call after the other.

use super::answer::{called, given, left_in_memory};
use super::results::Results;
use super::{Half, imported, optimised, prepare, written};
use crate::host::Options;
use crate::known::Known;
use crate::request::{Request, RequestArg};
use crate::{Builder, Module, Targets, Value};
use std::rc::Rc;
use tapeless_batch::{Lanes, Ways, stay_apart, vmap};
use tapeless_diag::Result;
use tapeless_diag::times::{Stage, Times};
use tapeless_ir as ir;

/// Answers a request for a function in lanes.
///
/// # Errors
/// If LLVM refuses a pipeline, or the call is declared to return something else.
pub(super) fn answer(
    module: Module,
    request: &Request,
    known: &Known,
    options: &Options,
    (targets, times): (&Rc<Targets>, &Times),
) -> Result<Option<Value>> {
    let tools = (options, targets, times);
    let side_by_side = match request.width.get() {
        1 => None,
        _ => side_by_side(module, request, known, tools)?,
    };
    let builder = Builder::before(request.call);
    let given = given(&builder, request);
    let Some((half, results)) = side_by_side else {
        return one_by_one(&builder, request, &given);
    };
    let call = called(&builder, request, &half, given);
    let returns = !request.function.ty().result().is_void();
    let lanes = returns.then(|| results.lanes(&builder, call, 0, request.width.get()));
    let left = left_in_memory(&builder, request);
    request.answer(&[left, lanes.unwrap_or_default()].concat())
}

/// The function in lanes, if these may run side by side. What stands in the way is no error: then each lane is called.
fn side_by_side(
    module: Module,
    request: &Request,
    known: &Known,
    (options, targets, times): (&Options, &Rc<Targets>, &Times),
) -> Result<Option<(Half, Results)>> {
    let prepared = times.of(Stage::Prepare, || {
        let how = (options, super::ways::Way::ALONE);
        prepare::prepare(request, known, how, targets)
    });
    let Ok(prepared) = prepared else {
        return Ok(None);
    };
    let made = in_lanes(module, request, known, (&prepared, options, times));
    prepared.clean_up();
    made
}

fn in_lanes(
    module: Module,
    request: &Request,
    known: &Known,
    (prepared, options, times): (&prepare::Prepared, &Options, &Times),
) -> Result<Option<(Half, Results)>> {
    let imported = times.of(Stage::Import, || {
        imported(module, request, known, (prepared, options))
    });
    let Ok(mut imported) = imported else {
        return Ok(None);
    };
    let structured = &mut imported.module;
    let lanes = request.args.iter().map(|arg| match arg {
        RequestArg::Lanes(_) => Lanes::Each,
        _ => Lanes::Shared,
    });
    let lanes: Vec<Lanes> = lanes.collect();
    if imported.leaves || !stay_apart(structured, imported.root, &lanes) {
        return Ok(None);
    }
    let (root, width) = (imported.root, request.width);
    let batched = times.of(Stage::Batch, || {
        vmap(structured, root, width, &lanes, Ways::Apart, &[])
    });
    let Ok(batched) = batched else {
        return Ok(None);
    };
    let types: Vec<ir::Type> = structured.functions[root].sig.ret.into_iter().collect();
    super::print(options, "batch", || ir::print::module(structured));
    let (structured, tables) = (&imported.module, &imported.tables);
    let emitted = times.of(Stage::Emit, || {
        written::functions(module, structured, tables, |emitter| {
            emitter.declare(structured, batched.function)
        })
    });
    let (made, function) = emitted?;
    if !options.as_emitted {
        times.of(Stage::Optimise, || {
            optimised(module, &made, &prepared.targets)
        })?;
    }
    let half = Half { function, batched };
    let results = Results::of(request, structured, &half, &types);
    Ok(Some((half, results)))
}

/// A call for each lane.
fn one_by_one(builder: &Builder, request: &Request, given: &[Vec<Value>]) -> Result<Option<Value>> {
    let lanes = 0..request.width.get() as usize;
    let mut results = Vec::new();
    for lane in lanes {
        let of = |all: &Vec<Value>| *all.get(lane).unwrap_or(&all[0]);
        let args: Vec<Value> = given.iter().map(of).collect();
        let call = super::answer::call(builder, request, request.function, &args);
        results.extend((!call.ty().is_void()).then_some(call));
    }
    let left = left_in_memory(builder, request);
    request.answer(&[left, results].concat())
}
