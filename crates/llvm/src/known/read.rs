//! Reading what users say: registrations in globals, annotations, attributes.

use super::{Known, budget, like};
use crate::call::Place;
use crate::function::Function;
use crate::module::Module;
use crate::records::ANNOTATION;
use crate::value::Value;
use tapeless_diag::{Diagnostic, Location, code};

/// What a registration says, by a part of the global's name.
#[derive(Clone, Copy)]
enum Says {
    Inactive,
    InactiveGlobal,
    Gradient,
    Derivative,
    SplitDerivative,
    Like,
    Allocation,
    Recomputed,
    /// True or not, the derivative is the same.
    Hint,
}

const REGISTRATIONS: [(&str, Says); 9] = [
    ("__enzyme_inactivefn", Says::Inactive),
    ("__enzyme_inactive_global", Says::InactiveGlobal),
    ("__enzyme_register_gradient", Says::Gradient),
    ("__enzyme_register_derivative", Says::Derivative),
    ("__enzyme_register_splitderivative", Says::SplitDerivative),
    ("__enzyme_function_like", Says::Like),
    ("__enzyme_allocation_like", Says::Allocation),
    ("__enzyme_nofree", Says::Hint),
    ("__enzyme_shouldrecompute", Says::Recomputed),
];

/// The attribute and annotation of functions and globals through which no derivative passes.
pub(crate) const INACTIVE: &str = "enzyme_inactive";
/// What names the mathematical function that a function is like: `enzyme_math=sin`.
const MATH: &str = "enzyme_math";
/// The attribute and annotation of functions that are called again rather than their results kept.
/// What memory the loops of a function may take: `tapeless_memory=64MiB`.
const MEMORY: &str = "tapeless_memory";
const RECOMPUTED: &str = "enzyme_shouldrecompute";
/// Annotations that the derivative does not depend on.
const HINTS: [&str; 4] = [
    "enzyme_active",
    "enzyme_nofree",
    "enzyme_nocache",
    "enzyme_mustcache",
];

/// What a global of that name registers.
fn registers(name: &str) -> Option<(&'static str, Says)> {
    let registration = REGISTRATIONS.iter().find(|(word, _)| name.contains(word));
    registration.copied()
}

/// Keeps registrations, to which nothing refers, until derivatives are made: a linker drops them before a plugin at link
/// time sees them. Whether there are any.
pub fn retain(module: Module) -> bool {
    let is_one = |global: &Value| !global.is_declaration() && registers(&global.name()).is_some();
    let found: Vec<Value> = module.globals().filter(is_one).collect();
    found.iter().for_each(|global| global.retain());
    !found.is_empty()
}

impl Known {
    /// What a global registers.
    pub(super) fn registration(&mut self, global: Value) {
        let name = global.name();
        let Some((_, says)) = registers(&name) else {
            return;
        };
        let listed = entries(global);
        match says {
            Says::Inactive => match functions(&listed) {
                Some(functions) => self.inactive.extend(functions),
                None => self.malformed(global, "must hold functions", "write `(void *)function`"),
            },
            Says::InactiveGlobal if listed.iter().all(|v| v.is_global_variable()) => {
                self.inactive_globals.extend(listed);
            }
            Says::InactiveGlobal => self.malformed(
                global,
                "must hold addresses of global variables",
                "write `(void *)&variable`",
            ),
            Says::Gradient => self.gradient(global),
            Says::Derivative => self.derivative(global),
            Says::SplitDerivative => self.split_derivative(global),
            Says::Like => self.function_like(global, &listed),
            Says::Allocation => self.allocation_like(global, &listed),
            Says::Recomputed => {
                let names = listed.iter().map(|function| function.name());
                self.recomputed.extend(names);
            }
            Says::Hint => {}
        }
    }

    fn malformed(&mut self, global: Value, must: &str, write: &str) {
        let what = format!("`{}` {must}", global.name());
        let wrong = Diagnostic::error(code::CONVENTION, what).at(global.definition());
        self.wrong
            .push(wrong.help(format!("{write}, as a constant")));
    }

    fn function_like(&mut self, global: Value, listed: &[Value]) {
        let [function, name] = listed else {
            return self.malformed(global, "must hold a function and a name", LIKE_FORM);
        };
        let (Some(function), Some(name)) = (function.as_function(), text(*name)) else {
            return self.malformed(global, "must hold a function and a name", LIKE_FORM);
        };
        self.is_like(function, &name, global.definition());
    }

    /// Takes note that a function is like the one of that name, as is said at a place.
    fn is_like(&mut self, function: Function, name: &str, at: Option<Location>) {
        match like::find(function, name) {
            Ok(like::Like::Row(row)) => {
                self.rows.insert(function, row);
            }
            Ok(like::Like::Memory(stated)) => {
                self.memory.insert(function, stated);
            }
            Ok(like::Like::Inactive) => {
                self.inactive.insert(function);
            }
            Err(wrong) => self
                .wrong
                .push(wrong.at(at.or_else(|| function.location()))),
        }
    }

    fn allocation_like(&mut self, global: Value, listed: &[Value]) {
        let must = "must hold an allocating function, the index of its size, the arguments of the release and the \
                    releasing function";
        let [allocates, size, order, releases] = listed else {
            return self.malformed(global, must, ALLOCATION_FORM);
        };
        let (Some(allocates), Some(size), Some(order)) =
            (allocates.as_function(), number(*size), text(*order))
        else {
            return self.malformed(global, must, ALLOCATION_FORM);
        };
        let releases = match releases.as_function() {
            None if !releases.is_null() => return self.malformed(global, must, ALLOCATION_FORM),
            function => function,
        };
        match like::allocation(allocates, size, &order, releases) {
            Ok(stated) => self.memory.extend(stated),
            Err(wrong) => self.wrong.push(wrong.at(global.definition())),
        }
    }

    /// `__attribute__((annotate("enzyme_inactive")))`, the function attribute of that name, and their relatives.
    pub(super) fn annotations(&mut self, module: Module) {
        for function in module.functions() {
            if function.has_attribute(Place::Function, INACTIVE) {
                self.inactive.insert(function);
            }
            if function.has_attribute(Place::Function, RECOMPUTED) {
                self.recomputed.insert(function.name());
            }
            if let Some(name) = function.string_attribute(Place::Function, MATH) {
                self.is_like(function, &name, None);
            }
        }
        for (of, says) in annotated(module) {
            self.annotation(of, &says);
        }
    }

    fn annotation(&mut self, of: Value, says: &str) {
        let (word, name) = says.split_once('=').unwrap_or((says, ""));
        match (of.as_function(), word) {
            (Some(function), INACTIVE) => {
                self.inactive.insert(function);
            }
            (None, INACTIVE) if of.is_global_variable() => {
                self.inactive_globals.insert(of);
            }
            (Some(function), RECOMPUTED) => {
                self.recomputed.insert(function.name());
            }
            (Some(function), MATH | "enzyme_function_like") => {
                self.is_like(function, name.trim(), None)
            }
            (Some(function), MEMORY) => match budget::bytes(name.trim()) {
                Ok(bytes) => {
                    self.budgets.insert(function.name(), bytes);
                    self.budgeted.insert(function);
                }
                Err(wrong) => self.wrong.push(wrong.at(function.location())),
            },
            (Some(function), ANNOTATION) if function.is_declaration() => {
                self.recorded.insert(function);
            }
            (Some(_), "enzyme_type") => {}
            (_, word) if HINTS.contains(&word) || !word.starts_with("enzyme_") => {}
            (function, _) => {
                let place = function.and_then(Function::location);
                let what = format!("the annotation `{says}` is not known here");
                let wrong = Diagnostic::error(code::UNSUPPORTED, what);
                self.wrong.push(wrong.at(place.or_else(|| of.definition())).help(
                    "known are `enzyme_inactive`, `enzyme_math=NAME`, `enzyme_function_like=NAME`, \
                     `enzyme_shouldrecompute`, `enzyme_type={…}`, and hints that change no derivative: `enzyme_active`, `enzyme_nofree`, \
                     `enzyme_nocache`, `enzyme_mustcache`",
                ));
            }
        }
    }
}

const LIKE_FORM: &str = "write {(void *)function, (void *)\"log1p\"}";
const ALLOCATION_FORM: &str =
    "write {(void *)allocate, (void *)0, (void *)\"-1\", (void *)release}";

/// The values that a global's initial value lists, less casts.
pub(super) fn entries(global: Value) -> Vec<Value> {
    let Some(initial) = global.initializer() else {
        return Vec::new();
    };
    let ty = initial.ty();
    let count = match () {
        () if ty.is_array() => ty.array_len(),
        () if ty.is_struct() => ty.fields().len() as u64,
        () => return vec![initial.strip_casts()],
    };
    let element = |i: u64| {
        let element = initial.const_element(u32::try_from(i).ok()?)?;
        Some(element.strip_casts())
    };
    (0..count.min(MOST_LISTED)).filter_map(element).collect()
}

/// Longer lists do not come from people.
const MOST_LISTED: u64 = 1 << 12;

fn functions(listed: &[Value]) -> Option<Vec<Function>> {
    listed.iter().map(|value| value.as_function()).collect()
}

/// What annotations say of functions and globals.
pub(crate) fn annotated(module: Module) -> Vec<(Value, String)> {
    let list = module.global("llvm.global.annotations");
    let Some(list) = list.and_then(Value::initializer) else {
        return Vec::new();
    };
    let entries = (0..list.ty().array_len()).filter_map(|i| list.const_element(i as u32));
    let said = |entry: Value| {
        let of = entry.const_element(0).map(Value::strip_casts)?;
        Some((of, entry.const_element(1).and_then(text)?))
    };
    entries.filter_map(said).collect()
}

/// The text that a constant points to.
pub(crate) fn text(value: Value) -> Option<String> {
    let place = value.strip_casts();
    place
        .is_global_variable()
        .then(|| place.initializer()?.const_string())?
}

/// A number in the place of a pointer: `(void *)1`.
fn number(value: Value) -> Option<u64> {
    if value.is_null() {
        return Some(0);
    }
    let bits = value.is_int_to_ptr().then(|| value.operand(0))?;
    bits.const_u64()
}
