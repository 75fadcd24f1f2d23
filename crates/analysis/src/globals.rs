//! Globals through which functions pass floats, or pointers to them, to one another.
//!
//! What one function stores to a global and another loads, a derivative would have to follow through a shadow of
//! the global. The analyses of a single function cannot see that; this one looks at the module. A function that is not
//! there may load what it can reach by a name, or by calling others, and store there.

use crate::callee::runs_elsewhere;
use crate::points::Object;
use rustc_hash::FxHashSet;
use tapeless_ir::{
    Body, Call, Callee, Constant, FuncId, Global, GlobalId, Mem, Module, OpData, OpKind, Scalar,
    Value,
};

/// Globals that some function stores floats to and some function loads floats from, and those whose pointers are followed;
/// functions that touch these, or leave pointers in globals for one another.
#[derive(Debug, Default)]
pub struct Shared {
    globals: FxHashSet<GlobalId>,
    users: FxHashSet<FuncId>,
    /// Functions that read what may change while the request runs, and not through what they are given.
    unsteady: FxHashSet<FuncId>,
    /// One that functions which are not here may touch, if some are called.
    elsewhere: Option<GlobalId>,
}

#[derive(Default)]
struct Uses {
    stored: FxHashSet<GlobalId>,
    loaded: FxHashSet<GlobalId>,
    /// The same for pointers.
    left: FxHashSet<GlobalId>,
    taken: FxHashSet<GlobalId>,
    /// Globals in which anything is overwritten, by constants too: what lay there has no part in what follows.
    overwritten: FxHashSet<GlobalId>,
    /// Globals whose pointers are followed.
    followed: FxHashSet<GlobalId>,
    /// Whether a function is called that is not here.
    elsewhere: bool,
    /// Whether a global is named whose initial value holds pointers that only the host knows, to what can be written.
    hidden: bool,
}

impl Shared {
    /// The shared globals of a module's imported functions.
    pub fn of(module: &Module) -> Self {
        let own = module.functions.iter().filter(|(_, f)| f.host.is_some());
        let bodies: Vec<(FuncId, &Body)> = own
            .filter_map(|(id, f)| Some((id, f.body.as_ref()?)))
            .collect();
        let each: Vec<(FuncId, Uses)> = bodies
            .iter()
            .map(|&(id, body)| (id, uses(module, body)))
            .collect();
        let mut all = Uses::default();
        each.iter().for_each(|uses| all.join(&uses.1));
        let exposed = |g: &GlobalId| module.globals[*g].exposed;
        let kept = all.stored.iter().chain(&all.left).copied();
        let elsewhere = kept.filter(|g| all.elsewhere && exposed(g)).min();
        // What a table that hides pointers leads to is not known: to any of these.
        let reached = |g: &&GlobalId| {
            all.hidden || all.loaded.contains(g) || elsewhere.is_some() && exposed(g)
        };
        let mut globals: FxHashSet<GlobalId> = all.stored.iter().filter(reached).copied().collect();
        globals.extend(&all.followed);
        let changes = |g: &GlobalId| all.changes(*g) || all.elsewhere && exposed(g);
        let passes = |u: &Uses| elsewhere.is_some() && u.elsewhere || u.touches(&globals, &all);
        let sees = |u: &Uses| u.reads_anything() || u.loaded.iter().any(changes);
        let of = |which: &dyn Fn(&Uses) -> bool| {
            let found = each.iter().filter(|uses| which(&uses.1));
            with_callers(found.map(|uses| uses.0).collect(), &bodies)
        };
        Self {
            users: of(&passes),
            unsteady: of(&sees),
            globals,
            elsewhere,
        }
    }

    /// Gives each of these globals of a module whose length is known a variable for its derivatives.
    pub fn add_shadows(module: &mut Module) {
        let mut globals: Vec<GlobalId> = Self::of(module).globals.into_iter().collect();
        globals.retain(|&g| !module.globals[g].open);
        globals.sort_unstable();
        for primal in globals {
            add_shadow(module, primal);
        }
    }

    /// Whether floats pass through the global, or pointers that are followed.
    pub fn holds(&self, global: GlobalId) -> bool {
        self.globals.contains(&global)
    }

    /// Whether a call touches such a global, directly or through what is called from there.
    pub fn is_touched_by(&self, module: &Module, call: &Call) -> bool {
        let here = matches!(call.callee, Callee::Func(id) if self.is_user(id));
        here || self.elsewhere.is_some() && runs_elsewhere(module, call)
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

/// Functions, and all that call them.
fn with_callers(mut found: FxHashSet<FuncId>, bodies: &[(FuncId, &Body)]) -> FxHashSet<FuncId> {
    while bodies.iter().fold(false, |grew, &(id, body)| {
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
    let Global { name, size, .. } = &module.globals[primal];
    module.globals.push(Global {
        name: format!("__tapeless_shadow.{name}"),
        size: *size,
        open: false,
        constant: false,
        closed: false,
        shows: false,
        exposed: false,
        inactive: false,
        followed: false,
        unsure: false,
        bytes: None,
        addresses: Vec::new(),
        declared: Vec::new(),
        host: None,
        source_name: None,
        shadow_of: Some(primal),
    })
}

/// The globals that the initial values of some lead to, and so on, with these.
pub fn led_to(module: &Module, from: impl IntoIterator<Item = GlobalId>) -> FxHashSet<GlobalId> {
    let mut open: Vec<GlobalId> = from.into_iter().collect();
    let mut found = FxHashSet::default();
    while let Some(global) = open.pop() {
        if found.insert(global) {
            let held = module.globals[global].addresses.iter();
            open.extend(held.filter_map(|(_, held)| match held {
                Constant::Global(to, _) => Some(*to),
                _ => None,
            }));
        }
    }
    found
}

fn uses(module: &Module, body: &Body) -> Uses {
    let named: Vec<GlobalId> = body
        .values
        .keys()
        .filter_map(|v| match body.as_const(v) {
            Some(&Constant::Global(g, _)) => Some(g),
            _ => None,
        })
        .collect();
    let globals = &module.globals;
    let tables = named.iter().filter(|&&g| !globals[g].addresses.is_empty());
    let behind = led_to(module, tables.copied());
    let mut uses = Uses {
        hidden: named.iter().any(|&g| globals[g].hides_pointers()),
        followed: named
            .iter()
            .copied()
            .filter(|&g| globals[g].followed)
            .collect(),
        ..Uses::default()
    };
    for table in behind.into_iter().filter(|&g| globals[g].may_carry()) {
        uses.stored.insert(table);
        uses.loaded.insert(table);
    }
    for data in body.ops.values() {
        let call = data.kind.call();
        uses.elsewhere |= call.is_some_and(|call| runs_elsewhere(module, call));
        uses.add(module, body, data);
    }
    uses
}

impl Uses {
    fn join(&mut self, other: &Self) {
        self.stored.extend(&other.stored);
        self.loaded.extend(&other.loaded);
        self.left.extend(&other.left);
        self.taken.extend(&other.taken);
        self.overwritten.extend(&other.overwritten);
        self.followed.extend(&other.followed);
        self.elsewhere |= other.elsewhere;
        self.hidden |= other.hidden;
    }

    /// Whether floats pass through some globals here, or pointers from or to one of all functions.
    fn touches(&self, globals: &FxHashSet<GlobalId>, all: &Self) -> bool {
        let written = self.stored.iter().chain(&self.overwritten);
        self.hidden && !globals.is_empty()
            || !self.followed.is_empty()
            || self.left.iter().any(|g| all.taken.contains(g))
            || self.taken.iter().any(|g| all.left.contains(g))
            || written.chain(&self.loaded).any(|g| globals.contains(g))
    }

    /// Whether a global is written.
    fn changes(&self, global: GlobalId) -> bool {
        let mut written = [&self.stored, &self.overwritten, &self.left].into_iter();
        written.any(|globals| globals.contains(&global))
    }

    /// Whether more is read than globals by their names.
    fn reads_anything(&self) -> bool {
        self.elsewhere || self.hidden || !self.taken.is_empty()
    }

    fn add(&mut self, module: &Module, body: &Body, data: &OpData) {
        let variable = |v: Value| global_of(body, v).filter(|&g| module.globals[g].may_carry());
        match &data.kind {
            OpKind::Mem(Mem::Load(_)) => {
                let pointer = body.ty(data.results[0]).is_ptr();
                let into = match pointer {
                    true => &mut self.taken,
                    false => &mut self.loaded,
                };
                into.extend(variable(data.args[0]));
            }
            OpKind::Mem(Mem::Store(_)) => {
                let (value, place) = (data.args[0], variable(data.args[1]));
                let plain = body.as_const(value).is_some()
                    || body.ty(value).is_ptr()
                    || !may_be_float(body, value);
                self.stored.extend(place.filter(|_| !plain));
                self.overwritten.extend(place);
                let null = matches!(body.as_const(value), Some(Constant::Zero));
                let pointer = body.ty(value).is_ptr() && !null;
                self.left.extend(place.filter(|_| pointer));
                self.hand_out(variable(value));
            }
            OpKind::Mem(Mem::Copy { .. }) => {
                let (to, from) = (variable(data.args[0]), variable(data.args[1]));
                self.stored.extend(to);
                self.left.extend(to);
                self.loaded.extend(from);
                self.taken.extend(from);
            }
            OpKind::Mem(Mem::Set(_)) => self.overwritten.extend(variable(data.args[0])),
            OpKind::Mem(_) | OpKind::Scalar(Scalar::PtrAdd { .. } | Scalar::Icmp(_)) => {}
            _ => {
                for &arg in &data.args {
                    self.hand_out(variable(arg));
                }
            }
        }
    }

    /// Whoever gets the address may do anything.
    fn hand_out(&mut self, global: Option<GlobalId>) {
        self.stored.extend(global);
        self.left.extend(global);
        self.loaded.extend(global);
        self.taken.extend(global);
    }
}

fn may_be_float(body: &Body, v: Value) -> bool {
    body.ty(v).is_float() || matches!(body.ty(v), tapeless_ir::Type::Aggregate(_))
}

/// The global that a pointer is based on, through offsets.
fn global_of(body: &Body, mut v: Value) -> Option<GlobalId> {
    loop {
        if let Some(Constant::Global(g, _)) = body.as_const(v) {
            return Some(*g);
        }
        let data = &body.ops[body.def_op(v)?];
        match &data.kind {
            OpKind::Scalar(Scalar::PtrAdd { .. }) => v = data.args[0],
            _ => return None,
        }
    }
}
