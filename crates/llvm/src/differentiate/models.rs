//! What functions do to memory whose derivatives are by hand. They are not differentiated, but what they read, write, keep and
//! release counts for those that call them. Copies of them are read by the analyses, and run by nobody.

use super::bodies::Bodies;
use super::errno::Errno;
use super::prepare::{begin, finish, is_ordinary};
use crate::import::{self, ModuleImporter};
use crate::known::Known;
use crate::request::Request;
use crate::{Copies, Function, Targets};
use rustc_hash::FxHashSet;
use tapeless_diag::Result;
use tapeless_ir as ir;

/// A function with a derivative by hand.
#[derive(Debug)]
pub(super) struct Model {
    /// The function that is called.
    pub(super) of: Function,
    /// It and what it calls, each with its copy.
    pub(super) copies: Vec<(Function, Function)>,
}

/// Adds the functions with derivatives by hand that copies call, and those that these call.
///
/// # Errors
/// If LLVM refuses a pipeline.
pub(super) fn add(
    models: &mut Vec<Model>,
    (request, known): (&Request, &Known),
    copies: &Copies,
    bodies: &mut Bodies,
    targets: &Targets,
) -> Result<()> {
    let by_hand = |function: &Function| {
        known.is_by_hand(*function, request.mode)
            && !function.is_declaration()
            && !function.value().is_interposable()
    };
    let called = |copy: Function| {
        let calls = copy.instructions().filter(|i| i.is_call());
        let callees: Vec<Function> = calls
            .filter_map(|call| call.callee().as_function())
            .collect();
        callees.into_iter().filter(by_hand)
    };
    let mut open: Vec<Function> = copies.all().flat_map(called).collect();
    let mut seen: FxHashSet<Function> = models.iter().map(|model| model.of).collect();
    while let Some(function) = open.pop() {
        if !seen.insert(function) {
            continue;
        }
        let mut read = Copies::of(function, ".read");
        let wanted = |f| is_ordinary(f) && !known.is_opaque(f, request.mode);
        // Whether `errno` is read matters to who differentiates.
        let mut errno = Errno::default();
        if begin(
            &mut read,
            bodies,
            wanted,
            (Some(targets), false),
            &mut errno,
        )
        .is_ok()
        {
            finish(&read, targets)?;
        }
        open.extend(read.all().flat_map(called));
        models.push(Model {
            of: function,
            copies: read.into_pairs(),
        });
    }
    Ok(())
}

/// Gives the functions bodies. What has no structured form stays a function of which nothing is known.
pub(super) fn import(importer: &mut ModuleImporter, models: &[Model]) {
    for model in models {
        let Some(&(_, copy)) = model.copies.first() else {
            continue;
        };
        let ours: FxHashSet<Function> = model.copies.iter().map(|pair| pair.1).collect();
        if let Ok(read) = import::reachable(importer, copy, |f| ours.contains(&f)) {
            for &id in &read {
                importer.module.functions[id].stated = ir::Stated::Derivative;
            }
            let body = importer.module.functions[read[0]].body.clone();
            let id = importer.declare(model.of);
            importer.module.functions[id].body = body;
        }
    }
}
