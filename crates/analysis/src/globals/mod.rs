//! Globals through which functions pass floats, or pointers to them, to one another.
//!
//! What one function stores to a global and another loads, a derivative would have to follow through a shadow of
//! the global. The analyses of a single function cannot see that; this one looks at the module. A function that is not
//! there may load what it can reach by a name, or by calling others, and store there.
//!
//! # What must hold
//!
//! A global through which functions pass floats has a shadow, `__tapeless_shadow.…`, internal to the module and of each
//! thread where the global is. It is cleared before each request: what a global held before carries no derivative, nor what
//! it holds afterwards. Pointers in globals are *followed* on demand: where a derivative needs the shadow of a pointer that
//! was loaded from a global, all is made again with a shadow that holds pointers, too (`followed/`). That of a
//! constant, or of a variable that nothing writes, is made of its initial value.
//!
//! That of a variable holds what was stored since the request began, so each pointer must be written before it is read, on
//! every way through the functions of the request; else it is refused. Where pointers are stored on some ways only, by
//! indices, or behind its address that is handed on, that shows when the program runs (but what is stored the first time only
//! is refused, `followed/first.rs`): the shadow of what was not stored since is null, and `Mem::Check` ends the program with
//! file and line (`Global.stale`).
//!
//! If a pointer without a shadow is stored there, all is made once more, with comparisons; one to a function needs none
//! (`called.rs`). What else pointers from before the request lead to has no name in any function. Floats that vary and are
//! put there, or into variables to which such pointers may lead (`llvm/known/addressed.rs`), make all functions active that
//! put or find them (`carriers/before.rs`): the access itself is then refused. Which functions touch globals is found over
//! all of the request before any of them is analysed (`analysis/globals/`): a call counts, whatever it is given, if what is
//! called stores, loads or overwrites in a global through which floats pass.
//!
//! What is not here is taken to touch every global that is *exposed*, which other files can name or reach through functions
//! that they can call (`llvm/known/exposed.rs`). A variable in which the functions of a request keep *integers* alone, made
//! of no float and no address, carries nothing, whoever copies or swaps what lies there (`globals/integers/`): what is stored
//! is followed back to where it was counted or computed, through calls and through other such memory, and everything is taken
//! for such until something stands against it. Tables that are handed on by their address, and that nobody writes, carry nothing
//! either (`globals/unwritten.rs`): points-to analysis tells who writes what.
//!
//! Whether a callee may be called late depends on all that may change, also on what carries no derivative: globals and
//! functions that the user calls inactive (`globals/steady.rs`). Pointers that lay in an inactive global before the request
//! lead to memory of its own (`Object::Inert`), which anything may lie over and which carries nothing.

pub mod followed;
pub(crate) mod integers;
mod steady;
pub(crate) mod unwritten;
mod uses;

use crate::points::Object;
use crate::values::callee::{CallKind, call_kind, calls_pointer, runs_elsewhere};
use rustc_hash::FxHashSet;
use tapeless_ir::{Body, Call, Callee, Constant, FuncId, Global, GlobalId, Module};
use uses::Uses;

/// Globals that some function stores floats to and some function loads floats from, and those whose pointers are followed;
/// functions that touch these, or leave pointers in globals for one another.
#[derive(Debug, Default)]
pub struct Shared {
    globals: FxHashSet<GlobalId>,
    /// Those of them that integers are stored to, or bytes copied.
    words: FxHashSet<GlobalId>,
    /// Whether functions leave pointers in globals for one another.
    leads: bool,
    users: FxHashSet<FuncId>,
    /// Functions that read what may change while the request runs, and not through what they are given.
    unsteady: FxHashSet<FuncId>,
    /// One that functions which are not here may touch, if some are called.
    elsewhere: Option<GlobalId>,
    /// Functions that give numbers, or memory, to others which are not here.
    givers: FxHashSet<FuncId>,
    /// Whether such functions may hand floats back.
    comes_back: bool,
    /// The same, if those count that are called through pointers.
    comes_back_through: bool,
}

impl Shared {
    /// The shared globals of a module's imported functions.
    pub fn of(module: &Module) -> Self {
        let bodies = own_bodies(module);
        let each: Vec<(FuncId, Uses)> = bodies
            .iter()
            .map(|&(id, body)| (id, Uses::of(module, body)))
            .collect();
        let mut all = Uses::default();
        each.iter().for_each(|uses| all.join(&uses.1));
        let exposed = |g: &GlobalId| module.globals[*g].exposed;
        let written = all.read.iter().filter(|_| all.written_elsewhere);
        let kept = all.stored.iter().chain(&all.left).chain(written).copied();
        let elsewhere = kept.filter(|g| all.elsewhere && exposed(g)).min();
        // What a table that hides pointers leads to is not known: to any of these.
        let reached = |g: &&GlobalId| {
            all.hidden || all.loaded.contains(g) || elsewhere.is_some() && exposed(g)
        };
        let mut globals: FxHashSet<GlobalId> = all.stored.iter().filter(reached).copied().collect();
        globals.extend(&all.followed);
        globals.extend(all.words.intersection(&all.floats));
        let written_there = |g: &GlobalId| all.elsewhere && exposed(g);
        let passes = |u: &Uses| elsewhere.is_some() && u.elsewhere || u.touches(&globals, &all);
        let comes_back = all.brings || all.elsewhere && all.read.iter().any(exposed);
        let gives = |u: &Uses| u.gives || u.written_elsewhere;
        let sees =
            |u: &Uses| u.elsewhere || u.hidden || u.steps.may_change(&all.steps, written_there);
        let with_callers = |found| with_callers(found, bodies.iter().copied());
        let of = |which: &dyn Fn(&Uses) -> bool| {
            let found = each.iter().filter(|uses| which(&uses.1));
            with_callers(found.map(|uses| uses.0).collect())
        };
        let functions = module.functions.iter();
        let exchanging = functions.filter(|(_, f)| f.exchanges).map(|(id, _)| id);
        let mut users = of(&passes);
        users.extend(with_callers(exchanging.collect()));
        Self {
            users,
            unsteady: of(&sees),
            givers: of(&gives),
            comes_back,
            comes_back_through: comes_back || all.brings_through,
            leads: all.left.iter().any(|g| all.taken.contains(g)),
            words: all.words.intersection(&globals).copied().collect(),
            globals,
            elsewhere,
        }
    }

    /// Adds functions through which floats pass by memory that has no name here.
    pub(crate) fn add_users(&mut self, users: &FxHashSet<FuncId>) {
        self.users.extend(users);
    }

    /// Gives each of these globals of a module whose length is known a variable for its derivatives.
    pub fn add_shadows(module: &mut Module) {
        let mut globals: Vec<GlobalId> = Self::of(module).globals.into_iter().collect();
        globals.retain(|&g| !module.globals[g].open);
        globals.sort_unstable();
        for primal in globals {
            add_shadow(module, primal);
        }
        add_epoch(module);
    }

    /// Whether floats pass through the global, or pointers that are followed.
    pub fn holds(&self, global: GlobalId) -> bool {
        self.globals.contains(&global)
    }

    /// Whether such a global may hold floats that functions store and load as integers.
    pub(crate) fn holds_words(&self, global: GlobalId) -> bool {
        self.words.contains(&global)
    }

    /// Whether memory of which a function does not know may lie behind a global.
    pub(crate) fn lead_elsewhere(&self) -> bool {
        self.leads
    }

    /// Whether a call touches such a global, directly or through what is called from there.
    pub fn is_touched_by(&self, module: &Module, call: &Call) -> bool {
        let here = matches!(call.callee, Callee::Func(id) if self.is_user(id));
        here || self.elsewhere.is_some() && runs_elsewhere(module, call)
    }

    /// Whether what a call is given may come back from functions that are not here, to which it goes.
    pub fn may_return(&self, module: &Module, call: &Call) -> bool {
        if !self.comes_back_through {
            return false;
        }
        match call_kind(module, call) {
            CallKind::Defined(id) if calls_pointer(&module.functions[id]) => true,
            CallKind::Defined(id) => self.comes_back && self.givers.contains(&id),
            _ => self.comes_back && runs_elsewhere(module, call),
        }
    }

    /// A global through which floats pass, or pointers, and which functions that are not here may touch.
    pub fn elsewhere(&self) -> Option<GlobalId> {
        self.elsewhere
    }

    /// Whether a function that is here touches such a global, directly or through what it calls.
    pub fn is_user(&self, function: FuncId) -> bool {
        self.users.contains(&function)
    }

    /// Whether a function may read something else when it is called again, even if what it is given stays the same.
    pub fn is_unsteady(&self, function: FuncId) -> bool {
        self.unsteady.contains(&function)
    }
}

/// A global in which a module's imported functions may keep floats, from one call to another; none if there is none.
pub fn keeps_numbers(module: &Module) -> Option<GlobalId> {
    let bodies = own_bodies(module);
    let each = bodies.iter().map(|(_, body)| Uses::kept(module, body));
    each.flat_map(|uses| uses.stored).min()
}

/// The functions that the host has, with their bodies.
fn own_bodies(module: &Module) -> Vec<(FuncId, &Body)> {
    let own = module.functions.iter().filter(|(_, f)| f.is_primal());
    own.filter_map(|(id, f)| Some((id, f.differentiated()?)))
        .collect()
}

/// Whether one of them calls what is not here.
fn call_elsewhere(module: &Module, bodies: &[(FuncId, &Body)]) -> bool {
    let mut ops = bodies.iter().flat_map(|(_, body)| body.ops.values());
    ops.any(|data| uses::leaves(module, data))
}

/// Whether a variable of known length may carry a derivative, and holds no address at start.
fn holds_data(global: &Global) -> bool {
    global.may_carry() && !global.open && global.shadow_of.is_none() && global.holds_no_address()
}

/// The global whose address a constant is.
fn global_of(constant: &Constant) -> Option<GlobalId> {
    match constant {
        Constant::Global(g, _) => Some(*g),
        _ => None,
    }
}

/// Functions, and all that call them.
pub(crate) fn with_callers<'a>(
    mut found: FxHashSet<FuncId>,
    bodies: impl Iterator<Item = (FuncId, &'a Body)> + Clone,
) -> FxHashSet<FuncId> {
    while bodies.clone().fold(false, |grew, (id, body)| {
        grew | (!found.contains(&id)
            && body.callees().any(|c| found.contains(&c))
            && found.insert(id))
    }) {}
    found
}

/// Whether an object may hold pointers that only the host knows, to globals that have shadows.
pub fn hides_shadowed(module: &Module, object: Object) -> bool {
    match object {
        Object::Global(global) => module.globals[global].hides_pointers() && module.has_shadows(),
        _ => false,
    }
}

/// A variable for the derivatives of a global; of a constant, one that holds the shadows of what it leads to.
pub fn add_shadow(module: &mut Module, primal: GlobalId) -> GlobalId {
    if let Some(known) = module.shadow_of_global(primal) {
        return known;
    }
    let of = &module.globals[primal];
    let made = Global {
        name: name_of_order(module, "__tapeless_shadow", &format!(".{}", of.name)),
        threaded: of.threaded,
        shadow_of: Some(primal),
        ..Global::of_size(of.size)
    };
    module.globals.push(made)
}

/// Where shadows are of each thread's own, each knows for which request it cleared its own last: a number of 4 bytes, which nobody
/// takes for an address.
fn add_epoch(module: &mut Module) {
    if threaded_shadows(module).next().is_none() || epoch(module).is_some() {
        return;
    }
    let made = Global {
        name: name_of_order(module, EPOCH, ""),
        threaded: true,
        inactive: true,
        bytes: Some(vec![0; 4]),
        ..Global::of_size(4)
    };
    module.globals.push(made);
}

/// How the name of that variable begins.
const EPOCH: &str = "__tapeless_epoch";

/// Whether a variable is one of these, of a derivative that is differentiated once more.
pub fn is_epoch(name: &str) -> bool {
    name.starts_with(EPOCH)
}

/// The variable in which a thread knows the request that it cleared its shadows for.
pub fn epoch(module: &Module) -> Option<GlobalId> {
    let mut globals = module.globals.iter();
    let made = |global: &Global| global.host.is_none() && is_epoch(&global.name);
    globals.find_map(|(id, global)| made(global).then_some(id))
}

/// The shadows that each thread has its own of.
pub fn threaded_shadows(module: &Module) -> impl Iterator<Item = GlobalId> {
    let globals = module.globals.iter();
    globals.filter_map(|(id, global)| {
        let primal = global.shadow_of.filter(|_| global.threaded)?;
        (!module.globals[primal].constant).then_some(id)
    })
}

/// A derivative that is differentiated once more brings the variables of its own order with it.
fn name_of_order(module: &Module, start: &str, end: &str) -> String {
    let is_free = |name: &String| module.globals.values().all(|global| global.name != *name);
    let first = format!("{start}{end}");
    let others = (2..).map(|order| format!("{start}{order}{end}"));
    std::iter::once(first)
        .chain(others)
        .find(is_free)
        .unwrap_or_default()
}

/// The globals that the initial values of some lead to, and so on, with these.
pub fn led_to(module: &Module, from: impl IntoIterator<Item = GlobalId>) -> FxHashSet<GlobalId> {
    let mut open: Vec<GlobalId> = from.into_iter().collect();
    let mut found = FxHashSet::default();
    while let Some(global) = open.pop() {
        if found.insert(global) {
            let held = module.globals[global].addresses.iter();
            open.extend(held.filter_map(|(_, held)| global_of(held)));
        }
    }
    found
}

/// Whether nothing in an object ever varies: tables, those of virtual methods among them, are never written; others carry
/// nothing, as the user says or as what is stored there shows.
pub(crate) fn carries_nothing(module: &Module, what: Object) -> bool {
    match what {
        Object::Inert(_) => true,
        Object::Global(g) if module.globals[g].inactive => true,
        Object::Global(g) if module.globals[g].integers || module.globals[g].unwritten => true,
        _ => what.is_constant(module),
    }
}
