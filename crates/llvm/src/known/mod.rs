//! What users say of functions and globals beside their bodies: no derivative passes through them, it is given by hand,
//! or they are like others; and which globals other files may touch.
//!
//! ```c
//! void *__enzyme_inactivefn_log = (void *)log_it;                                  // or annotate("enzyme_inactive")
//! void *__enzyme_inactive_global_count = (void *)&count;                           // or annotate("enzyme_inactive")
//! void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augmented, (void *)reverse};
//! void *__enzyme_register_derivative_f[] = {(void *)f, (void *)tangent};
//! void *__enzyme_register_splitderivative_f[] = {(void *)f, (void *)augmented, (void *)tangent_from_tape};
//! void *__enzyme_function_like_g[] = {(void *)g, (void *)"log1p"};                 // or annotate("enzyme_math=log1p")
//! void *__enzyme_allocation_like_get[] = {(void *)get, (void *)0, (void *)"-1", (void *)give_back};
//! ```

mod adapter;
mod addressed;
mod barrier;
pub(crate) mod budget;
mod decode;
mod exposed;
mod like;
mod logs;
mod memory;
mod passed;
mod pin;
mod read;
mod registered;
pub(crate) mod told;

use crate::function::Function;
use crate::import::ModuleImporter;
use crate::messages;
use crate::module::Module;
use crate::request::{Mode, Request, RequestArg, hint, read_all};
use crate::value::Value;
pub(crate) use exposed::is_taken;
pub use pin::{is_kept_apart, is_told, pin, pin_told, release, unpin};
pub(crate) use read::INACTIVE;
pub(crate) use read::annotated;
pub use read::retain;
use read::text;
use registered::ByHand;
use rustc_hash::FxHashMap;
use std::collections::{HashMap, HashSet};
use tapeless_analysis::globals::is_epoch;
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_engine::Rule;
use tapeless_ir as ir;
use tapeless_rules::RuleId;

/// A function with a derivative by hand.
#[derive(Clone, Debug)]
pub struct Registered {
    /// Its symbol.
    pub symbol: String,
    /// Its name in the source.
    pub name: String,
    /// Whether reverse mode takes it.
    pub gradient: bool,
    /// Whether its reverse function is given a tape, which it may release.
    pub tape: bool,
    /// Whether forward mode takes it.
    pub tangent: bool,
    /// Whether forward mode from a tape takes it.
    pub split: bool,
}

/// All that users say of functions and globals in a module.
#[derive(Clone, Debug, Default)]
pub struct Known {
    inactive: HashSet<Function>,
    inactive_globals: HashSet<Value>,
    gradients: HashMap<Function, ByHand>,
    derivatives: HashMap<Function, ByHand>,
    /// What follows tangents from a tape.
    splits: HashMap<Function, ByHand>,
    rows: HashMap<Function, RuleId>,
    memory: HashMap<Function, ir::Stated>,
    /// By name: copies count, too.
    recomputed: HashSet<String>,
    /// Bytes that the copies of loops' states may take, by the names of their functions.
    budgets: HashMap<String, u64>,
    /// These functions, which are not inlined.
    budgeted: HashSet<Function>,
    /// Functions of other files that have records of their derivatives there.
    recorded: HashSet<Function>,
    /// What functions of other files may touch.
    exposed: HashSet<Value>,
    wrong: Vec<Diagnostic>,
}

/// Where libstdc++ counts who waits for atomic variables (bits/atomic_wait.h).
const WAITERS: &str = "_ZZNSt8__detail18__waiter_pool_base6_S_forEPKvE3__w";

impl Known {
    /// Reads a module's globals, annotations and attributes.
    pub fn read(module: Module) -> Self {
        let mut known = Self::default();
        known.annotations(module);
        for global in module.globals() {
            known.registration(global);
            if messages::is_handle(global) || global.name() == WAITERS {
                known.inactive_globals.insert(global);
            }
        }
        known.inactive.extend(logs::loggers(module));
        known.check_splits();
        known
    }

    /// The functions of a module with derivatives by hand, in the order of the module.
    pub fn by_hand(module: Module) -> Vec<Registered> {
        let known = Self::read(module);
        let one = |function: Function| {
            let like = known.rows.contains_key(&function);
            let registered = Registered {
                symbol: function.name(),
                name: function.source_name(),
                tape: known.keeps_tape(function),
                gradient: like || known.gradients.contains_key(&function),
                tangent: like || known.derivatives.contains_key(&function),
                split: like || known.splits.contains_key(&function),
            };
            let any = registered.gradient || registered.tangent || registered.split;
            any.then_some(registered)
        };
        module.functions().filter_map(one).collect()
    }

    /// The requests of a module, and the same with what other files may touch while these are answered.
    ///
    /// # Errors
    /// All that is wrong with the requests; or, if there are any, with what users say, whether or not it is needed.
    pub fn with_requests(
        module: Module,
    ) -> std::result::Result<(Vec<Request>, Self), Vec<Diagnostic>> {
        let requests = read_all(module)?;
        if !requests.is_empty() {
            messages::begin(module).map_err(|wrong| vec![*wrong])?;
        }
        let mut known = Self::read(module);
        let asked: Vec<Function> = requests.iter().map(|request| request.function).collect();
        if asked.is_empty() {
            return Ok((requests, known));
        }
        if !known.wrong.is_empty() {
            return Err(known.wrong);
        }
        known.exposed = exposed::exposed(module, &asked);
        Ok((requests, known))
    }

    /// The same, but that functions with a body are looked into, whatever derivatives are given for them.
    pub(crate) fn by_bodies(&self) -> Self {
        let mut known = self.clone();
        known.gradients.retain(|f, _| f.is_declaration());
        known.derivatives.retain(|f, _| f.is_declaration());
        known.splits.retain(|f, _| f.is_declaration());
        known.rows.retain(|f, _| f.is_declaration());
        known
    }

    /// Whether the file that defines a function makes a record of its derivatives.
    pub(crate) fn has_record(&self, function: Function) -> bool {
        self.recorded.contains(&function)
    }

    /// Whether a function's body is not looked at in this mode.
    pub fn is_opaque(&self, function: Function, mode: Mode) -> bool {
        self.is_by_hand(function, mode) || self.says(function)
    }

    /// Whether a function has a derivative by hand in this mode.
    pub(crate) fn is_by_hand(&self, function: Function, mode: Mode) -> bool {
        self.rules(mode)
            .is_some_and(|rules| rules.contains_key(&function))
    }

    /// Refuses a request of which nothing comes back: no float result, no value, and no memory with a shadow that is
    /// written.
    ///
    /// That a float result is constant, somebody said.
    ///
    /// # Errors
    /// If that is so, or LLVM refuses a pipeline.
    pub(crate) fn check_outputs(&self, request: &Request) -> Result<()> {
        let function = request.function;
        let result = function.ty().result();
        let returns = !result.is_void() && !result.scalar().is_int();
        if returns || request.primal_return || self.is_opaque(function, request.mode) {
            return Ok(());
        }
        let written = memory::written(function)?;
        let mut outputs = request.args.iter().zip(written);
        if outputs.any(|(arg, written)| written && matches!(arg, RequestArg::Dup { .. })) {
            return Ok(());
        }
        let what = format!(
            "no output of `{}` carries a derivative: all that this call computes is 0",
            function.shown_name()
        );
        Err(Diagnostic::error(code::CONVENTION, what)
            .at(request.call.location())
            .help("pass the memory that it writes with a shadow (`enzyme_dup`), or return a float")
            .into())
    }

    /// Whether something is known of a function that holds in each mode.
    fn says(&self, function: Function) -> bool {
        self.inactive.contains(&function)
            || self.rows.contains_key(&function)
            || self.memory.contains_key(&function)
    }

    fn rules(&self, mode: Mode) -> Option<&HashMap<Function, ByHand>> {
        match mode {
            Mode::Reverse => Some(&self.gradients),
            Mode::Forward => Some(&self.derivatives),
            Mode::Batch => None,
        }
    }

    /// Tells the imported functions what is known of them; the rules by which the engine takes derivatives.
    ///
    /// # Errors
    /// If a registered function does not fit the one that it belongs to.
    pub fn state(
        &self,
        importer: &mut ModuleImporter,
        mode: Mode,
    ) -> Result<FxHashMap<ir::FuncId, Rule>> {
        let mut rules = FxHashMap::default();
        let ids: Vec<ir::FuncId> = importer.module.functions.keys().collect();
        for id in ids {
            let Some(function) = importer.host_function(id) else {
                continue;
            };
            let stated = &mut importer.module.functions[id].stated;
            if let Some(&by_hand) = self.rules(mode).and_then(|rules| rules.get(&function)) {
                *stated = ir::Stated::Derivative;
                let registered = (function, by_hand);
                match messages::is_ours(function) {
                    true => {
                        let model = &mut importer.module.functions[id];
                        model.exchanges = true;
                        model.source_name = Some("a message".to_owned());
                    }
                    false => say_what_is_read(importer, id, registered)?,
                }
                rules.insert(id, adapter::rule(importer, registered)?);
            } else if let Some(&row) = self.rows.get(&function) {
                *stated = ir::Stated::Derivative;
                rules.insert(id, Rule::Row(row));
            } else if let Some(&memory) = self.memory.get(&function) {
                *stated = memory;
            } else if self.inactive.contains(&function) {
                let written = memory::written(function)?;
                let stated = &mut importer.module.functions[id];
                stated.stated = ir::Stated::Inactive;
                for (promise, written) in stated.params.iter_mut().zip(written) {
                    promise.readonly |= !written;
                }
            }
        }
        self.state_hopes(importer);
        self.state_globals(importer);
        state_hints(importer);
        Ok(rules)
    }

    /// The budget of memory of a function, if it was given one of its own.
    pub fn budget(&self, name: &str) -> Option<u64> {
        let name = name.split(".primal").next().unwrap_or_default();
        self.budgets.get(name).copied()
    }

    /// What decides how a derivative is made, but not what it is.
    fn state_hopes(&self, importer: &mut ModuleImporter) {
        for function in importer.module.functions.values_mut() {
            let name = function.name.split(".primal").next().unwrap_or_default();
            function.recomputed = self.recomputed.contains(name);
        }
    }

    fn state_globals(&self, importer: &mut ModuleImporter) {
        let hosts = &importer.tables.globals;
        for global in importer.module.globals.values_mut() {
            let host = global.host.and_then(|n| hosts.get(n as usize));
            let said = host.is_some_and(|value| self.inactive_globals.contains(value));
            global.inactive = said || is_epoch(&global.name);
            global.handle = host.is_some_and(|&value| messages::is_handle(value));
            let exposed = host.is_some_and(|value| self.exposed.contains(value));
            global.exposed = exposed && !global.constant;
            global.addressed =
                !global.constant && host.is_some_and(|&value| addressed::is_addressed(value));
        }
    }
}

/// What a derivative by hand reads again.
fn say_what_is_read(
    importer: &mut ModuleImporter,
    id: ir::FuncId,
    registered: (Function, ByHand),
) -> Result<()> {
    let params = &mut importer.module.functions[id].params;
    for (promise, reread) in params.iter_mut().zip(adapter::reread(registered)?) {
        promise.reread = reread;
    }
    for (promise, counts) in params.iter_mut().zip(adapter::counts_behind(registered)?) {
        promise.counts_behind = counts;
    }
    Ok(())
}

/// Calls that say what memory holds keep none of it.
fn state_hints(importer: &mut ModuleImporter) {
    for function in importer.module.functions.values_mut() {
        if let Some(ty) = hint(&function.name).filter(|_| function.body.is_none()) {
            function.stated = ir::Stated::Hint(ty);
            function.effects = ir::Effects::NONE;
        }
    }
}
