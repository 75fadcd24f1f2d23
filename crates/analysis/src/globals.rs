//! Globals through which functions pass floats to one another.
//!
//! What one function stores to a global and another loads, a derivative would have to follow through a shadow of
//! the global. The analyses of a single function cannot see that; this one looks at the module.

use crate::points::Object;
use rustc_hash::FxHashSet;
use tapeless_ir::{
    Body, Constant, Control, FuncId, Global, GlobalId, Mem, Module, OpKind, Scalar, Value,
};

/// Globals that some function stores floats to and some function loads floats from.
#[derive(Debug, Default)]
pub struct Shared {
    globals: FxHashSet<GlobalId>,
    users: FxHashSet<FuncId>,
}

#[derive(Default)]
struct Uses {
    stored: FxHashSet<GlobalId>,
    loaded: FxHashSet<GlobalId>,
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
        let uses: Vec<(FuncId, Uses)> = bodies
            .iter()
            .map(|&(id, body)| (id, uses(module, body)))
            .collect();
        let stored: FxHashSet<GlobalId> = uses
            .iter()
            .flat_map(|u| u.1.stored.iter().copied())
            .collect();
        let loaded: FxHashSet<GlobalId> = uses
            .iter()
            .flat_map(|u| u.1.loaded.iter().copied())
            .collect();
        // What such a table leads to is not known: to any of these.
        let hidden = uses.iter().any(|u| u.1.hidden);
        let reached = |g: &&GlobalId| hidden || loaded.contains(g);
        let globals: FxHashSet<GlobalId> = stored.iter().filter(reached).copied().collect();
        let touches = |u: &Uses| {
            u.hidden && !globals.is_empty()
                || u.stored
                    .iter()
                    .chain(&u.loaded)
                    .any(|g| globals.contains(g))
        };
        let mut users: FxHashSet<FuncId> =
            uses.iter().filter(|u| touches(&u.1)).map(|u| u.0).collect();
        while bodies.iter().fold(false, |grew, &(id, body)| {
            grew | (!users.contains(&id)
                && body.callees().any(|c| users.contains(&c))
                && users.insert(id))
        }) {}
        Self { globals, users }
    }

    /// Gives each of these globals of a module a variable for its derivatives.
    pub fn add_shadows(module: &mut Module) {
        let mut globals: Vec<GlobalId> = Self::of(module).globals.into_iter().collect();
        globals.sort_unstable();
        for primal in globals {
            if module.shadow_of_global(primal).is_some() {
                continue;
            }
            let Global { name, size, .. } = &module.globals[primal];
            let shadow = Global {
                name: format!("__tapeless_shadow.{name}"),
                size: *size,
                constant: false,
                closed: false,
                shows: false,
                inactive: false,
                bytes: None,
                host: None,
                source_name: None,
                shadow_of: Some(primal),
            };
            module.globals.push(shadow);
        }
    }

    /// Whether floats pass through the global.
    pub fn holds(&self, global: GlobalId) -> bool {
        self.globals.contains(&global)
    }

    /// Functions that touch such a global, directly or through what they call.
    pub fn users(&self) -> &FxHashSet<FuncId> {
        &self.users
    }
}

/// Whether an object may hold pointers that only the host knows, to globals that have shadows.
pub fn hides_shadowed(module: &Module, object: Object) -> bool {
    match object {
        Object::Global(global) => module.globals[global].hides_pointers() && module.has_shadows(),
        _ => false,
    }
}

fn uses(module: &Module, body: &Body) -> Uses {
    let mut uses = Uses {
        hidden: body.values.keys().any(|v| {
            matches!(body.as_const(v), Some(&Constant::Global(g, _)) if module.globals[g].hides_pointers())
        }),
        ..Uses::default()
    };
    let variable = |v: Value| global_of(body, v).filter(|&g| module.globals[g].may_carry());
    for data in body.ops.values() {
        match &data.kind {
            OpKind::Mem(Mem::Load(_)) => {
                let floats = !body.ty(data.results[0]).is_ptr();
                uses.loaded
                    .extend(variable(data.args[0]).filter(|_| floats));
            }
            OpKind::Mem(Mem::Store(_)) => {
                let value = data.args[0];
                let plain = body.as_const(value).is_some()
                    || body.ty(value).is_ptr()
                    || !may_be_float(body, value);
                uses.stored
                    .extend(variable(data.args[1]).filter(|_| !plain));
            }
            OpKind::Mem(Mem::Copy { .. }) => {
                uses.stored.extend(variable(data.args[0]));
                uses.loaded.extend(variable(data.args[1]));
            }
            OpKind::Call(_) | OpKind::Control(Control::Invoke(_)) => {
                let passed: Vec<GlobalId> = data.args.iter().filter_map(|&a| variable(a)).collect();
                uses.stored.extend(&passed);
                uses.loaded.extend(&passed);
            }
            _ => {}
        }
    }
    uses
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
