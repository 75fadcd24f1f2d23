//! Loops under a budget of memory: which there are, and what their derivatives call.
//!
//! A loop is made a function where that lets it be reversed from copies of its state. Whether it does, the derivative itself
//! tells: it is made once with each more such loop, and those with which there is none stay as they are, with a warning.

use super::{Imported, context};
use crate::host::Options;
use crate::request::{Mode, Request};
use crate::{Function, Linkage, Module, OwnedModule};
use std::collections::HashSet;
use tapeless_checkpoint::{Outlined, outlined};
use tapeless_diag::{Diagnostic, Location, Result, Severity, code};
use tapeless_engine::{CHECKPOINTS, Engine};
use tapeless_ir as ir;

const BODIES: &[u8] = include_bytes!("../../bodies/checkpoints.ll");

/// Makes functions of the loops that a budget is for; what is to be said of those that stay as they are.
///
/// # Errors
/// If the budget is no number of bytes.
pub(super) fn make(
    imported: &mut Imported,
    request: &Request,
    options: &Options,
) -> Result<Vec<Diagnostic>> {
    let Some(budget) = options.memory.as_deref() else {
        return Ok(Vec::new());
    };
    let budget = bytes(budget)?;
    if request.mode != Mode::Reverse {
        return Ok(Vec::new());
    }
    if request.split.is_some() || imported.leaves {
        return Ok(vec![not_here(request)]);
    }
    let mut found = Found {
        request,
        tried: HashSet::default(),
        warnings: Vec::new(),
    };
    while found.one(imported) {}
    share(imported, budget);
    Ok(found.warnings)
}

fn not_here(request: &Request) -> Diagnostic {
    let what = match request.split {
        Some(_) => "the memory of two sweeps that are calls of the program is not held to a budget",
        None => "the memory of a derivative that an exception may leave is not held to a budget",
    };
    let help = match request.split {
        Some(_) => "ask for both sweeps at once, by `__enzyme_autodiff`",
        None => "declare what does not throw `noexcept`, or compile with -fno-exceptions",
    };
    Diagnostic {
        severity: Severity::Warning,
        ..Diagnostic::error(code::UNSUPPORTED, what)
    }
    .at(request.call.location())
    .help(help)
}

/// The loops of a request.
struct Found<'a> {
    request: &'a Request,
    tried: HashSet<(ir::FuncId, ir::Op)>,
    warnings: Vec<Diagnostic>,
}

impl Found<'_> {
    /// Makes a function of one more loop, or leaves one as it is; whether there was any.
    fn one(&mut self, imported: &mut Imported) -> bool {
        let Ok(engine) = derived(self.request, imported) else {
            return false;
        };
        let before = imported.module.clone();
        for (context, plan) in engine.plans() {
            let of = (context.function, plan);
            match outlined(&mut imported.module, of, &mut self.tried) {
                None => {}
                Some(Outlined::Kept { at, by }) => {
                    let [at, by] = [at, by].map(|loc| imported.module.location(loc));
                    let why = match &by {
                        Some(_) => "it is not known before the loop begins where this writes",
                        None => "control may leave the loop elsewhere than at its end, or it holds what only the compiler knows",
                    };
                    // Within a turn all loops are of one tape.
                    let is_turn = imported.loops.values().any(|l| l.turn == context.function);
                    if !is_turn {
                        self.warn(at.or_else(|| by.clone()), (by, why));
                    }
                    return true;
                }
                Some(Outlined::Made(id, loop_)) => {
                    imported.loops.insert(id, loop_);
                    if let Err(why) = derived(self.request, imported) {
                        imported.loops.remove(&id);
                        imported.module = before;
                        self.refused(&why);
                    }
                    return true;
                }
            }
        }
        false
    }

    fn refused(&mut self, why: &Diagnostic) {
        let cause = why.why.first().and_then(|(place, _)| place.clone());
        self.warn(why.location.clone(), (cause, &why.what));
    }

    fn warn(&mut self, at: Option<Location>, (by, why): (Option<Location>, &str)) {
        let what = "the tape of this loop grows with its turns, whatever the budget of memory: its state cannot be copied";
        let warning = Diagnostic {
            severity: Severity::Warning,
            ..Diagnostic::error(code::UNSUPPORTED, what)
        };
        let warning = warning.at(at).because(by, why);
        if !self.warnings.contains(&warning) {
            self.warnings.push(warning);
        }
    }
}

/// The derivative, as it is with the loops that are functions so far.
fn derived(request: &Request, imported: &Imported) -> Result<Engine> {
    let mut module = imported.module.clone();
    let context = context::of(request, imported);
    let mut engine = Engine::with_rules(imported.rules.clone()).checkpointing(imported.loops.clone());
    engine.derive(&mut module, &context)?;
    Ok(engine)
}

/// Gives each loop its part of the budget: as many as may be reversed one after the other share it, and half of a loop's part is for
/// those within its turns.
fn share(imported: &mut Imported, budget: u64) {
    let module = &imported.module;
    let calls = |of: ir::FuncId| {
        let body = module.functions[of].body.as_ref();
        let all = body.into_iter().flat_map(ir::Body::callees);
        all.filter(|id| imported.loops.contains_key(id)).collect::<Vec<_>>()
    };
    let turns: HashSet<ir::FuncId> = imported.loops.values().map(|loop_| loop_.turn).collect();
    let outer = module.functions.keys().filter(|id| !turns.contains(id) && !imported.loops.contains_key(id));
    let mut open: Vec<(Vec<ir::FuncId>, u64)> = vec![(outer.flat_map(calls).collect(), budget)];
    let mut parts = Vec::new();
    while let Some((loops, budget)) = open.pop() {
        let part = budget / (loops.len() as u64).max(1);
        for id in loops {
            let inner = calls(imported.loops[&id].turn);
            let own = if inner.is_empty() { part } else { part / 2 };
            parts.push((id, own));
            open.push((inner, part / 2));
        }
    }
    for (id, part) in parts {
        if let Some(loop_) = imported.loops.get_mut(&id) {
            loop_.budget = part;
        }
    }
}

/// A number of bytes, as `64MiB`, `1.5GB` or `4096`.
fn bytes(text: &str) -> Result<u64> {
    let wrong = || {
        let what = format!("`{text}` is no number of bytes");
        Diagnostic::error(code::INPUT, what).help("write it as `64MiB`, `1.5GB` or `4096`")
    };
    let unit = text.find(|c: char| c.is_ascii_alphabetic());
    let (number, unit) = text.split_at(unit.unwrap_or(text.len()));
    let factor: f64 = match unit.to_ascii_lowercase().as_str() {
        "" | "b" => 1.0,
        "kb" => 1e3,
        "k" | "kib" => 1024.0,
        "mb" => 1e6,
        "m" | "mib" => 1024.0 * 1024.0,
        "gb" => 1e9,
        "g" | "gib" => 1024.0 * 1024.0 * 1024.0,
        _ => return Err(wrong().into()),
    };
    let number: f64 = number.trim().parse().map_err(|_| wrong())?;
    match number > 0.0 && number * factor < 1e18 {
        true => Ok((number * factor) as u64),
        false => Err(wrong().into()),
    }
}

/// Gives the module what the derivatives of such loops call, if there are any.
///
/// # Errors
/// If LLVM cannot read our own file.
pub(super) fn provide(module: Module) -> Result<()> {
    let called = |f: &Function| f.is_declaration() && f.name().starts_with(CHECKPOINTS);
    let internal = |why: String| Diagnostic::internal(format!("copies of states: {why}"));
    let ours = |f: &Function| f.name().starts_with(CHECKPOINTS);
    while let Some(declared) = module.functions().find(called) {
        let name = declared.name();
        let library =
            OwnedModule::parse(module.context(), "checkpoints", BODIES).map_err(internal)?;
        declared.value().set_name("");
        let made = library.move_definition(&name, module);
        let made = made.ok_or_else(|| internal("they cannot be linked".to_owned()))?;
        declared.value().replace_uses(made.value());
        declared.delete();
        for made in module.functions().filter(ours).filter(|f| !f.is_declaration()) {
            made.value().set_linkage(Linkage::Internal);
        }
    }
    Ok(())
}
