//! Loops under a budget of memory: which there are, and what their derivatives call.
//!
//! A loop is made a function where that lets it be reversed from copies of its state. Whether it does, the derivative itself
//! tells: it is made once with each more such loop, and those with which there is none stay as they are, with a warning.

use super::{Imported, context, lanes};
use crate::host::Options;
use crate::known::Known;
use crate::known::budget::bytes;
use crate::request::{Mode, Request};
use rustc_hash::FxHashMap;
use std::collections::HashSet;
use tapeless_checkpoint::{Outlined, outlined};
use tapeless_diag::{Diagnostic, Location, Result, code};
use tapeless_engine::Engine;
use tapeless_ir as ir;

/// Makes functions of the loops that a budget is for; what is to be said of those that stay as they are.
///
/// # Errors
/// If the budget is no number of bytes.
pub(super) fn make(
    imported: &mut Imported,
    request: &Request,
    known: &Known,
    options: &Options,
) -> Result<Vec<Diagnostic>> {
    let budgets = Budgets {
        all: options.memory.as_deref().map(bytes).transpose()?,
        own: imported
            .module
            .functions
            .iter()
            .filter_map(|(id, f)| Some((id, known.budget(&f.name)?)))
            .collect(),
    };
    let is_any = budgets.all.is_some() || !budgets.own.is_empty();
    if request.mode != Mode::Reverse || !is_any {
        return Ok(Vec::new());
    }
    if request.split.is_some() || imported.leaves {
        return Ok(vec![not_here(request)]);
    }
    let mut found = Found {
        request,
        budgets,
        tried: HashSet::default(),
        kept: Vec::new(),
        warnings: Vec::new(),
    };
    let mut engine = derived(request, imported).ok();
    while let Some(so_far) = engine {
        engine = found.one(imported, so_far);
    }
    share(imported, &found.budgets);
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
    Diagnostic::warning(code::UNSUPPORTED, what)
        .at(request.call.location())
        .help(help)
}

/// What memory the loops of functions may take.
#[derive(Debug)]
struct Budgets {
    /// Those of any function.
    all: Option<u64>,
    /// Those of one, and of what becomes a function of its own.
    own: FxHashMap<ir::FuncId, u64>,
}

impl Budgets {
    fn of(&self, function: ir::FuncId) -> Option<u64> {
        self.own.get(&function).copied().or(self.all)
    }
}

/// The loops of a request.
struct Found<'a> {
    request: &'a Request,
    budgets: Budgets,
    tried: HashSet<(ir::FuncId, ir::Op)>,
    /// Loops that stay as they are.
    kept: Vec<(ir::FuncId, ir::Op)>,
    warnings: Vec<Diagnostic>,
}

impl Found<'_> {
    /// Makes a function of one more loop, or leaves one as it is, as the derivative so far tells; the derivative with it. None
    /// if there is no more such loop.
    fn one(&mut self, imported: &mut Imported, engine: Engine) -> Option<Engine> {
        let before = imported.module.clone();
        let mut plans = engine.plans().iter();
        let (function, budget, found) = plans.find_map(|(context, plan)| {
            let budget = self.budgets.of(context.function)?;
            let of = (context.function, plan);
            let found = outlined(&mut imported.module, of, &mut self.tried)?;
            Some((context.function, budget, found))
        })?;
        match found {
            Outlined::Kept { op, at, by } => {
                let [at, place] = [at, by.0].map(|loc| imported.module.location(loc));
                if self.is_outermost(imported, function, op) {
                    self.warn(at.or_else(|| place.clone()), (place, by.1));
                }
                Some(engine)
            }
            Outlined::Made(id, loop_) => {
                let turn = loop_.turn;
                imported.loops.insert(id, loop_);
                match derived(self.request, imported) {
                    Ok(engine) => {
                        self.budgets.own.extend([(id, budget), (turn, budget)]);
                        Some(engine)
                    }
                    Err(why) => {
                        imported.loops.remove(&id);
                        imported.module = before;
                        self.refused(&why);
                        Some(engine)
                    }
                }
            }
        }
    }

    /// Whether a loop that stays is in none that does. Within a turn all loops are of one tape.
    fn is_outermost(&mut self, imported: &Imported, function: ir::FuncId, op: ir::Op) -> bool {
        let mut loops = imported.loops.values();
        let Some(body) = &imported.module.functions[function].body else {
            return false;
        };
        let around = |&(other, outer): &(ir::FuncId, ir::Op)| {
            other == function && body.encloses(body.ops[outer].regions[0], body.ops[op].parent)
        };
        let is_inner = self.kept.iter().any(around) || loops.any(|l| l.turn == function);
        self.kept.push((function, op));
        !is_inner
    }

    fn refused(&mut self, why: &Diagnostic) {
        let mut causes = why.why.iter().rev();
        let cause = causes.find_map(|(place, _)| place.clone());
        self.warn(why.location.clone(), (cause, &why.what));
    }

    fn warn(&mut self, at: Option<Location>, (by, why): (Option<Location>, &str)) {
        let what = "the tape of this loop grows with its turns, whatever the budget of memory: its state cannot be copied";
        let warning = Diagnostic::warning(code::UNSUPPORTED, what);
        let warning = warning.at(at).because(by, why);
        if !self.warnings.contains(&warning) {
            self.warnings.push(warning);
        }
    }
}

/// The derivative of what is imported, as it is now; also in lanes.
pub(super) fn derived(request: &Request, imported: &Imported) -> Result<Engine> {
    let mut module = imported.module.clone();
    let context = context::of(request, imported);
    let mut engine =
        Engine::with_rules(imported.rules.clone()).checkpointing(imported.loops.clone());
    let made = engine.derive(&mut module, &context)?;
    lanes::batched(&mut module, request, &made)?;
    Ok(engine)
}

/// Gives each loop its part of the budget: those that one function calls share it, and half of a loop's part is for those within
/// its turns.
fn share(imported: &mut Imported, budgets: &Budgets) {
    let module = &imported.module;
    let calls = |of: ir::FuncId| {
        let body = module.functions[of].body.as_ref();
        let all = body.into_iter().flat_map(ir::Body::callees);
        let loops = all.filter(|id| imported.loops.contains_key(id));
        loops.collect::<Vec<_>>()
    };
    let turns: HashSet<ir::FuncId> = imported.loops.values().map(|loop_| loop_.turn).collect();
    let is_outer = |id: &ir::FuncId| !turns.contains(id) && !imported.loops.contains_key(id);
    let outer: Vec<ir::FuncId> = module.functions.keys().filter(is_outer).collect();
    let (own, others): (Vec<_>, Vec<_>) = outer
        .into_iter()
        .partition(|id| budgets.own.contains_key(id));
    let mut open: Vec<(Vec<ir::FuncId>, u64)> = own
        .into_iter()
        .map(|id| (calls(id), budgets.own[&id]))
        .collect();
    let rest = others.into_iter().flat_map(calls).collect();
    open.push((rest, budgets.all.unwrap_or_default()));
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
