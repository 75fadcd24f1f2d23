//! From requests to derivatives: the flow of the whole project on one screen.
//!
//! request → [`prepare`] → import → engine (facts, plan, synthesis) → batch → emit → optimise → answer

pub(crate) mod answer;
pub mod apart;
mod batch;
mod begun;
pub(crate) mod bodies;
pub(crate) mod callers;
mod checkpoints;
pub mod context;
mod decided;
mod device;
pub mod dispatch;
mod errno;
mod exceptions;
mod fields;
mod inline;
mod lanes;
mod leaving;
mod machine;
mod models;
mod parallel;
pub mod prepare;
mod recorded;
mod results;
mod runtime;
mod slots;
mod tape;
pub mod ways;
mod written;

use crate::dense;
use crate::diagnostics::report;
use crate::emit::later;
use crate::host::{self, Options};
use crate::import::{self, ModuleImporter, Tables};
use crate::known::{self, Known};
use crate::messages;
use crate::records;
use crate::request::{self, Mode, Request, Sweep};
use crate::rewrites::kept;
use crate::truncated;
use crate::verify::{self, Checks};
use crate::{Function, Module, Targets};
use prepare::Prepared;
use rustc_hash::{FxHashMap, FxHashSet};
use std::num::NonZeroU32;
use std::rc::Rc;
use tape::Pairs;
use tapeless_analysis::Along;
use tapeless_batch::Batched;
use tapeless_checkpoint::Checkpointed;
use tapeless_diag::times::{self, Stage, Times};
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_engine::{Engine, Rule};
use tapeless_ir as ir;
use tapeless_synth::tangent::{sets, traced};
use tapeless_synth::{Derived, signature};
use ways::Tried;

/// Passes on each derivative.
const OPTIMISE: &str = "sroa,early-cse<memssa>,simplifycfg,instcombine<no-verify-fixpoint>,reassociate,\
    loop-simplify,lcssa,loop-mssa(licm),loop(indvars,loop-deletion,loop-unroll-full),sroa,gvn,memcpyopt,dse,\
    instcombine<no-verify-fixpoint>,simplifycfg,loop-simplify,lcssa,loop-mssa(licm),adce,simplifycfg";

/// Answers every request of a module; whether there was any.
///
/// # Errors
/// All that is wrong with the requests, or the first thing that cannot be differentiated.
pub fn module(module: Module, options: &Options) -> std::result::Result<bool, Vec<Diagnostic>> {
    let unread: Vec<_> = options.unread.iter().map(unknown).collect();
    if !unread.is_empty() {
        return Err(unread);
    }
    known::release(module);
    request::meet(module);
    let truncated = truncated::expand(module).map_err(|wrong| vec![*wrong])?;
    let recorded = records::make(module).map_err(|wrong| vec![*wrong])?;
    let times = Times::default();
    let (mut requests, known) = times.of(Stage::Request, || Known::with_requests(module))?;
    let mut rows = Vec::new();
    let targets: Rc<Targets> = Rc::default();
    let mut pairs = Pairs::of(&requests);
    let answered =
        (0..requests.len()).try_for_each(|next| -> std::result::Result<(), Vec<Diagnostic>> {
            let times = Times::default();
            let request = &requests[next];
            let (call, name) = (request.call, request.function.shown_name());
            let made =
                |request: &Request| one(module, request, &known, options, (&targets, &times));
            let answered = match &request.split {
                None if request.mode == Mode::Batch => {
                    batch::answer(module, request, &known, options, (&targets, &times))
                }
                Some(split) => {
                    if options.verify && split.sweep == Sweep::Reverse {
                        let why = verify::traced(request).err();
                        why.iter().for_each(|why| {
                            report(module, &verify::unverified(request, why));
                        });
                    }
                    pairs.answer(request, split, made)
                }
                None => {
                    let checks = verified(module, request, &known, options, (&targets, &times));
                    let checks = checks.map_err(|wrong| vec![*wrong])?;
                    made(request).and_then(|made| answer::answer(request, &made, checks.as_ref()))
                }
            };
            rows.push((name, times));
            let by = answered.map_err(|d| vec![placed(*d, request)])?;
            if let Some(by) = by {
                let rest = &mut requests[next + 1..];
                rest.iter_mut()
                    .for_each(|request| request.replace(call, by));
            }
            Ok(())
        });
    if options.time_report && !rows.is_empty() {
        rows.push(("reading the requests".into(), times));
        eprint!("{}", times::table(&rows));
    }
    answered?;
    if !requests.is_empty() {
        request::settle(module);
    }
    let dense = dense::expand(module).map_err(|wrong| vec![*wrong])?;
    if !dense.is_empty() {
        optimised(module, &dense, &Targets::default()).map_err(|wrong| vec![*wrong])?;
    }
    kept::forget(module);
    messages::end(module);
    let closed = request::close(module);
    let unpinned = known::unpin(module);
    let sums = later::write_out(module);
    runtime::provide(module).map_err(|wrong| vec![*wrong])?;
    sums.into_iter().for_each(|call| _ = call.inline_call());
    if options.parallel_adjoint && !requests.is_empty() {
        parallel::unlinked(module)
            .iter()
            .for_each(|warning| report(module, warning));
    }
    Ok(truncated || recorded || !dense.is_empty() || closed || unpinned || !requests.is_empty())
}

/// A word of `TAPELESS_FLAGS` that is not understood.
fn unknown(flag: &String) -> Diagnostic {
    let what = format!("`{flag}` in TAPELESS_FLAGS cannot be read");
    let help = format!("say one of these: {}", host::known_options());
    Diagnostic::error(code::INPUT, what).help(help)
}

/// What holds a request's derivative against differences, if that is asked; a warning says where it cannot be.
fn verified(
    module: Module,
    request: &Request,
    known: &Known,
    options: &Options,
    tools: (&Rc<Targets>, &Times),
) -> Result<Option<Checks>> {
    if !options.verify {
        return Ok(None);
    }
    let by_bodies = known.by_bodies();
    let traced = |request: &Request| -> Result<(Request, Made)> {
        let traced = verify::traced(request)?;
        let made = one(module, &traced, &by_bodies, options, tools)?;
        Ok((traced, made))
    };
    let checks =
        traced(request).map(|(traced, made)| verify::checks(module, request, &traced, &made));
    loop {
        let calls = verify::calls(module, request);
        if calls.is_empty() {
            break;
        }
        for (before, request) in calls {
            let both = request.and_then(|request| {
                let derived = one(module, &request, known, options, tools).ok()?;
                Some((traced(&request).ok()?, request, derived))
            });
            match both {
                None => verify::pass_by(module, before),
                Some(((traced, made), request, derived)) => {
                    verify::look_at(module, before, (&request, &derived), (&traced, &made));
                }
            }
        }
    }
    match checks {
        Ok(checks) => Ok(Some(checks)),
        Err(why) if why.code == code::INTERNAL => Err(why),
        Err(why) => {
            report(module, &verify::unverified(request, &why));
            Ok(None)
        }
    }
}

/// Says in which function it is, and why not where.
fn placed(refusal: Diagnostic, request: &Request) -> Diagnostic {
    let known = refusal.location.is_some() || refusal.code == code::INTERNAL;
    let refusal = refusal.inside(request.function.name());
    if known {
        return refusal;
    }
    refusal.because(None, "compile with -g to see the line")
}

/// A derivative in the LLVM module.
pub(crate) struct Made {
    structured: ir::Module,
    derived: Derived,
    halves: Halves,
    /// A function whose derivative by hand lets the reverse sweep run once with a tape.
    once: Option<ir::FuncId>,
    /// A function whose derivative by hand does not go backwards.
    forward_only: Option<ir::FuncId>,
    /// What the two sweeps were made of, as a number.
    mark: u64,
}

impl Made {
    fn primal(&self) -> &ir::Signature {
        &self.structured.functions[self.derived.context.function].sig
    }

    /// The structured form, with the derivative.
    pub(crate) fn structured(&self) -> &ir::Module {
        &self.structured
    }

    /// What was made of it, or of its forward sweep.
    pub(crate) fn half(&self) -> &Half {
        &self.halves.forward
    }

    /// How many lists there are on the tape, behind all else.
    fn lists(&self, width: NonZeroU32) -> usize {
        let differs = self.halves.forward.batched.result.last();
        match differs {
            Some(true) => width.get() as usize,
            _ => 1,
        }
    }

    /// What the function that comes first returns, the tape last.
    fn results(&self) -> Vec<ir::Type> {
        signature::forward_results(&self.derived.context, self.primal(), self.derived.tape)
    }
}

/// The functions that answer requests.
pub(crate) struct Halves {
    /// For the derivative, or for its forward sweep.
    forward: Half,
    /// For its reverse sweep, where this is a call of its own.
    reverse: Option<Half>,
    /// For tangents from its tape, and for what makes that ready for other sweeps.
    tangent: Option<[Half; 2]>,
    /// What ends the list of what the sweeps leave on the heap, if there is one.
    end: Option<Function>,
}

/// A function of a derivative, in lanes.
pub(crate) struct Half {
    pub(crate) function: Function,
    pub(crate) batched: Batched,
}

/// The derivative that a request asks for, in the first way in which there is one.
fn one(
    module: Module,
    request: &Request,
    known: &Known,
    options: &Options,
    (targets, times): (&Rc<Targets>, &Times),
) -> Result<Made> {
    let known = &*known.for_request(request);
    known.check_outputs(request)?;
    device::check_shadows(module, request)?;
    ways::first(options, |way| {
        let prepared = times.of(Stage::Prepare, || {
            prepare::prepare(request, known, (options, way), targets)
        })?;
        let made = with(module, request, known, options, (&prepared, times));
        let works = made.is_ok();
        let tried = Tried::new(&prepared, made, works);
        prepared.clean_up();
        exceptions::clean_up(module);
        Ok(tried)
    })?
}

fn with(
    module: Module,
    request: &Request,
    known: &Known,
    options: &Options,
    (prepared, times): (&Prepared, &Times),
) -> Result<Made> {
    device::check_code(module, request, prepared.copies.iter().map(|pair| pair.1))?;
    let imported = times.of(Stage::Import, || {
        imported(module, request, known, (prepared, options))
    })?;
    records::check(request, &imported.module)?;
    for warning in &imported.warnings {
        report(module, warning);
    }
    print(options, "import", || ir::print::module(&imported.module));
    let mark = tape::mark(request, &imported.module);
    let context = context::of(request, &imported);
    let Imported {
        module: mut structured,
        tables,
        rules,
        loops,
        leaves,
        ..
    } = imported;
    if request.along == Along::Sets {
        sets::declare(&mut structured);
    }
    if request.along == Along::Traced {
        traced::declare(&mut structured);
    }
    let mut engine = Engine::with_rules(rules).checkpointing(loops);
    let derived = engine.derive(&mut structured, &context);
    times.add(engine.times());
    let derived = derived?;
    print(options, "synth", || ir::print::module(&structured));
    if request.width.get() > 1 && engine.members_list(&structured) {
        return Err(lanes::meet(request));
    }
    let lanes = times.of(Stage::Batch, || {
        lanes::batched(&mut structured, request, &derived)
    })?;
    print(options, "batch", || ir::print::module(&structured));
    let (made, halves) = times.of(Stage::Emit, || {
        written::halves(module, &structured, &tables, (lanes, leaves), prepared)
    })?;
    runtime::provide(module)?;
    if !options.as_emitted && !dense::is_given(request.call) {
        times.of(Stage::Optimise, || {
            optimised(module, &made, &prepared.targets)
        })?;
    }
    device::check_code(module, request, made)?;
    Ok(Made {
        structured,
        derived,
        halves,
        once: engine.runs_once(),
        forward_only: engine.never_reversed(),
        mark,
    })
}

fn print(options: &Options, stage: &str, text: impl FnOnce() -> String) {
    if options.print.iter().any(|s| s == stage) {
        eprintln!("{}", text());
    }
}

/// What the engine works on.
#[derive(Debug)]
pub struct Imported {
    /// The function of the request and what it reaches.
    pub module: ir::Module,
    /// The host's side of it.
    pub tables: Tables,
    /// The function of the request.
    pub root: ir::FuncId,
    /// Derivatives by hand.
    pub rules: FxHashMap<ir::FuncId, Rule>,
    /// Loops that are reversed from copies of their state.
    pub loops: FxHashMap<ir::FuncId, Checkpointed>,
    /// What is to be said of loops that stay as they are, whatever the budget of memory.
    pub warnings: Vec<Diagnostic>,
    /// Whether an exception may leave it.
    pub leaves: bool,
}

/// The copy of a request's function and all copies that it reaches as a structured module.
///
/// # Errors
/// If something in it has no structured form, or what is known of a function does not fit it.
pub fn imported(
    module: Module,
    request: &Request,
    known: &Known,
    (prepared, options): (&Prepared, &Options),
) -> Result<Imported> {
    let targets = Rc::clone(&prepared.targets);
    let mut importer = ModuleImporter::with_targets(module, import::Options::ALL, targets);
    let copies = &prepared.copies;
    let root = match &copies[..] {
        [] => importer.declare(request.function),
        [(_, root), ..] => {
            let ours: FxHashSet<Function> = copies.iter().map(|pair| pair.1).collect();
            import::reachable(&mut importer, *root, |f| ours.contains(&f))?[0]
        }
    };
    models::import(&mut importer, &prepared.models);
    importer.module.deterministic = options.deterministic;
    importer.module.parallel_adjoint = options.parallel_adjoint;
    let mut rules = known.state(&mut importer, request.mode)?;
    for recorded in prepared.through.iter().filter_map(|t| t.recorded.as_ref()) {
        rules.extend([recorded.rule(&mut importer)]);
    }
    let finds = importer.module.functions.values_mut();
    for find in finds.filter(|f| f.name == records::FIND) {
        find.stated = ir::Stated::Inactive;
    }
    for through in &prepared.through {
        let (id, refusal) = (
            importer.declare(through.function),
            importer.declare(through.refusal),
        );
        importer.module.functions[id].stated = ir::Stated::Derivative;
        rules.insert(id, Rule::Unknown { refusal });
    }
    let (module, tables) = importer.finish();
    let mut imported = Imported {
        module,
        tables,
        root,
        rules,
        loops: FxHashMap::default(),
        warnings: Vec::new(),
        leaves: leaving::may_leave(prepared),
    };
    imported.warnings = checkpoints::make(&mut imported, request, known, options)?;
    let warning = parallel::make(&mut imported, request, options);
    imported.warnings.extend(warning);
    Ok(imported)
}

fn optimised(module: Module, made: &[Function], targets: &Targets) -> Result<()> {
    module.run_passes("inferattrs")?;
    made.iter()
        .try_for_each(|function| function.run_passes(OPTIMISE, targets))
}
