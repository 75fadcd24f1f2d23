//! What users say of functions beside their bodies: no derivative passes through them, or it is given by hand.
//!
//! ```c
//! void *__enzyme_inactivefn_log = (void *)log_it;                                  // or annotate("enzyme_inactive")
//! void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augmented, (void *)reverse};
//! void *__enzyme_register_derivative_f[] = {(void *)f, (void *)tangent};
//! ```

mod adapter;
mod decode;
mod memory;
mod pin;

use crate::call::Place;
use crate::function::Function;
use crate::import::ModuleImporter;
use crate::module::Module;
use crate::request::Mode;
use crate::value::Value;
pub use pin::{pin, release, unpin};
use rustc_hash::FxHashMap;
use std::collections::{HashMap, HashSet};
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_engine::Rule;
use tapeless_ir as ir;

/// The attribute of functions through which no derivative passes.
const INACTIVE: &str = "enzyme_inactive";
const INACTIVE_GLOBAL: &str = "__enzyme_inactivefn";
const GRADIENT: &str = "__enzyme_register_gradient";
const DERIVATIVE: &str = "__enzyme_register_derivative";

/// Properties that are not followed: to ignore them would give another derivative than the one asked for.
const UNSUPPORTED: [&str; 6] = [
    "__enzyme_register_splitderivative",
    "__enzyme_allocation_like",
    "__enzyme_function_like",
    "__enzyme_nofree",
    "__enzyme_inactive_global",
    "__enzyme_shouldrecompute",
];

/// The functions of a registration, by the order in which they are written.
type Registered = Vec<Function>;

/// All that users say of functions in a module.
#[derive(Debug, Default)]
pub struct Known {
    inactive: HashSet<Function>,
    gradients: HashMap<Function, Registered>,
    derivatives: HashMap<Function, Registered>,
    wrong: Vec<Diagnostic>,
}

impl Known {
    /// Reads a module's globals, annotations and attributes.
    pub fn read(module: Module) -> Self {
        let mut known = Self {
            inactive: annotated(module),
            ..Self::default()
        };
        for global in module.globals() {
            known.global(global);
        }
        known
    }

    fn global(&mut self, global: Value) {
        let name = global.name();
        if let Some(word) = UNSUPPORTED.iter().find(|word| name.contains(**word)) {
            let what = if name == *word {
                format!("the property `{word}` is not supported yet")
            } else {
                format!("`{name}`: the property `{word}` is not supported yet")
            };
            self.wrong.push(
                Diagnostic::error(code::UNSUPPORTED, what)
                    .at(global.definition())
                    .help("remove it: functions with a body are differentiated by their body")
                    .help("or give the function only arguments that carry no derivative (`enzyme_const`)"),
            );
        } else if name.contains(INACTIVE_GLOBAL) {
            self.inactive.extend(functions(global));
        } else if name.contains(GRADIENT) {
            self.registered(global, "{function, augmented, reverse}", 3);
        } else if name.contains(DERIVATIVE) {
            self.registered(global, "{function, derivative}", 2);
        }
    }

    fn registered(&mut self, global: Value, form: &str, count: usize) {
        let found = functions(global);
        if found.len() != count {
            let what = format!("`{}` must hold {count} functions", global.name());
            let wrong = Diagnostic::error(code::CONVENTION, what);
            let first = || found.first().and_then(|f| f.location());
            let wrong = wrong.at(global.definition().or_else(first));
            self.wrong
                .push(wrong.help(format!("write {form}, as constants")));
            return;
        }
        let into = if count == 3 {
            &mut self.gradients
        } else {
            &mut self.derivatives
        };
        into.insert(found[0], found);
    }

    /// What is wrong with them, whether or not it is needed.
    pub fn wrong(&self) -> &[Diagnostic] {
        &self.wrong
    }

    /// Whether a function's body is not looked at in this mode.
    pub fn is_opaque(&self, function: Function, mode: Mode) -> bool {
        self.inactive.contains(&function) || self.rules(mode).contains_key(&function)
    }

    fn rules(&self, mode: Mode) -> &HashMap<Function, Registered> {
        match mode {
            Mode::Reverse => &self.gradients,
            Mode::Forward => &self.derivatives,
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
            if let Some(registered) = self.rules(mode).get(&function) {
                rules.insert(id, adapter::rule(importer, registered)?);
                importer.module.functions[id].stated = ir::Stated::Derivative;
            } else if self.inactive.contains(&function) {
                let written = memory::written(function)?;
                let stated = &mut importer.module.functions[id];
                stated.stated = ir::Stated::Inactive;
                for (promise, written) in stated.params.iter_mut().zip(written) {
                    promise.readonly |= !written;
                }
            }
        }
        Ok(rules)
    }
}

/// The functions that a global's initial value lists.
fn functions(global: Value) -> Vec<Function> {
    let Some(initial) = global.initializer() else {
        return Vec::new();
    };
    let ty = initial.ty();
    let count = match () {
        () if ty.is_array() => ty.array_len(),
        () if ty.is_struct() => ty.fields().len() as u64,
        () => return initial.strip_casts().as_function().into_iter().collect(),
    };
    let element = |i: u64| {
        initial
            .const_element(u32::try_from(i).ok()?)?
            .strip_casts()
            .as_function()
    };
    (0..count.min(MOST_LISTED)).filter_map(element).collect()
}

/// Longer lists do not come from people.
const MOST_LISTED: u64 = 1 << 12;

/// `__attribute__((annotate("enzyme_inactive")))`, and the function attribute of that name.
fn annotated(module: Module) -> HashSet<Function> {
    let with_attribute = module
        .functions()
        .filter(|function| function.has_attribute(Place::Function, INACTIVE));
    let mut found: HashSet<Function> = with_attribute.collect();
    let list = module.global("llvm.global.annotations");
    let Some(list) = list.and_then(Value::initializer) else {
        return found;
    };
    let entries = (0..list.ty().array_len()).filter_map(|i| list.const_element(i as u32));
    found.extend(entries.filter_map(|entry| {
        let text = entry.const_element(1)?.strip_casts().initializer()?;
        let says = text.const_string()?;
        let function = entry.const_element(0)?.strip_casts().as_function()?;
        (says == INACTIVE).then_some(function)
    }));
    found
}
