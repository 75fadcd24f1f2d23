//! The test of import and emission on whole programs: every body replaced by its emitted import.

use super::{ModuleImporter, Options, function};
use crate::emit::{Emitter, replace};
use crate::{Function, Module};
use std::collections::BTreeMap;
use std::fmt;
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir as ir;
use tapeless_ir::ops::Host;
use tapeless_ir::{Body, Effects, OpData, OpKind};

/// What a round trip did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Functions whose body was replaced.
    pub done: usize,
    /// Functions left as they were, by reason.
    pub refused: BTreeMap<String, usize>,
    /// Ops other than calls and control.
    pub ops: usize,
    /// Those among them that only the host understands, by name. An op without results and effects does nothing, which
    /// is all there is to understand; a landing pad is part of its `invoke`.
    pub host_ops: BTreeMap<String, usize>,
    /// Loops, and those with a known count.
    pub loops: (usize, usize),
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let refused: usize = self.refused.values().sum();
        let known = self.ops - self.host_ops.values().sum::<usize>();
        write!(
            f,
            "round trip: {} functions, {refused} refused; {known} of {} ops understood",
            self.done, self.ops
        )?;
        self.refused
            .iter()
            .try_for_each(|(why, count)| write!(f, "\n  {count} × {why}"))?;
        self.host_ops
            .iter()
            .try_for_each(|(name, count)| write!(f, "\n  {count} host ops: {name}"))
    }
}

/// Imports every definition of a module and puts what emission makes of it in its place.
///
/// # Errors
/// A body that LLVM's verifier or ours refuses is a defect, not a refusal.
pub fn roundtrip(module: Module, options: Options) -> Result<Stats> {
    let mut stats = Stats::default();
    let definitions: Vec<Function> = module
        .functions()
        .filter(|function| !function.is_declaration())
        .collect();
    for target in definitions {
        match one(module, target, options, &mut stats) {
            Ok(()) => stats.done += 1,
            Err(why) if why.code == tapeless_diag::code::UNSUPPORTED => {
                *stats.refused.entry(why.what).or_default() += 1
            }
            Err(defect) => return Err(defect),
        }
    }
    Ok(stats)
}

fn one(module: Module, target: Function, options: Options, stats: &mut Stats) -> Result<()> {
    let mut importer = ModuleImporter::new(module, options);
    let id = function(&mut importer, target)?;
    if let Some(body) = &importer.module.functions[id].body {
        count(body, stats);
    }
    check(&importer.module, id)?;
    replace(
        &mut Emitter::new(module, &importer.tables),
        &importer.module,
        id,
    )?;
    match target.verify() {
        None => Ok(()),
        Some(why) => Err(Diagnostic::internal(format!(
            "`{}` is broken after its round trip: {why}",
            target.name()
        ))
        .into()),
    }
}

fn check(module: &ir::Module, id: ir::FuncId) -> Result<()> {
    match ir::verify::function(module, id).first() {
        None => Ok(()),
        Some(why) => {
            Err(Diagnostic::internal(format!("`{}`: {why}", module.functions[id].name)).into())
        }
    }
}

fn does_nothing(host: &Host, data: &OpData) -> bool {
    data.results.is_empty() && host.effects == Effects::NONE
}

fn count(body: &Body, stats: &mut Stats) {
    for op in body.op_order() {
        let data = &body.ops[op];
        match &data.kind {
            OpKind::Scalar(_) | OpKind::Mem(_) | OpKind::Par(_) => stats.ops += 1,
            OpKind::Host(host) if does_nothing(host, data) => stats.ops += 1,
            OpKind::Host(host) if host.name == "landingpad" => {}
            OpKind::Host(host) => {
                stats.ops += 1;
                *stats.host_ops.entry(host.name.clone()).or_default() += 1;
            }
            OpKind::Control(ir::Control::Loop(info)) => {
                stats.loops.0 += 1;
                stats.loops.1 += usize::from(info.counted);
            }
            OpKind::Call(_) | OpKind::Control(_) => {}
        }
    }
}
