//! What a program does before `main`, as far as a function needs it.

use std::collections::HashSet;
use tapeless_llvm::{Builder, Function, Linkage, Module, Value};

/// What runs before `main`: pairs of a number, the lowest first, and a function.
const CONSTRUCTORS: &str = "llvm.global_ctors";

/// The name of [`add`]'s function.
pub const SYMBOL: &str = "tapeless.start";

/// Adds a function that runs the constructors of the variables that some functions reach; whether there are any. All
/// constructors are taken off the module's list.
pub fn add(module: Module, from: &[Function]) -> bool {
    let Some(list) = module.global(CONSTRUCTORS) else {
        return false;
    };
    let mut constructors = list.initializer().map_or_else(Vec::new, entries);
    list.erase_global();
    constructors.sort_by_key(|entry| entry.0);
    let needed = needed(&constructors, from);
    if needed.is_empty() {
        return false;
    }
    let context = module.context();
    let ty = context.void().function(&[context.pointer()], false);
    let start = module.add_function(SYMBOL, ty);
    let builder = Builder::at_end(start.append_block("entry"));
    for constructor in needed {
        builder.call(constructor, &[]);
    }
    builder.ret(None);
    true
}

/// Where programs ask that something runs at their end, or at that of a thread.
const AT_EXIT: [&str; 3] = ["__cxa_atexit", "__cxa_thread_atexit", "atexit"];

/// What is made before or within the calls is not destroyed at the end: by then the code is gone.
pub fn never_end(module: Module) {
    let asked = AT_EXIT.iter().filter_map(|name| module.function(name));
    for function in asked.filter(|f| f.is_declaration()) {
        let builder = Builder::at_end(function.append_block("entry"));
        let done = function.ty().result().zero();
        builder.ret(Some(done));
        function.value().set_linkage(Linkage::Internal);
    }
}

fn entries(list: Value) -> Vec<(u64, Function)> {
    let listed = (0..list.const_element_count()).filter_map(|i| {
        let entry = list.const_element(u32::try_from(i).ok()?)?;
        let order = entry.const_element(0)?.const_u64()?;
        Some((order, entry.const_element(1)?.as_function()?))
    });
    listed.collect()
}

/// Those that touch what is reached, or what others of them reach.
fn needed(constructors: &[(u64, Function)], from: &[Function]) -> Vec<Function> {
    let mut reached = Reached::default();
    from.iter().for_each(|f| reached.add(f.value()));
    let each: Vec<Reached> = constructors
        .iter()
        .map(|entry| {
            let mut own = Reached::default();
            own.add(entry.1.value());
            own
        })
        .collect();
    let mut wanted = vec![false; each.len()];
    while let Some(at) = (0..each.len()).find(|&at| !wanted[at] && each[at].meets(&reached)) {
        wanted[at] = true;
        reached.variables.extend(&each[at].variables);
    }
    let wanted = constructors.iter().zip(wanted).filter(|entry| entry.1);
    wanted.map(|(entry, _)| entry.1).collect()
}

/// Variables that some code names, and all that it calls.
#[derive(Default)]
struct Reached {
    variables: HashSet<Value>,
    seen: HashSet<Value>,
}

impl Reached {
    fn add(&mut self, value: Value) {
        let mut open = vec![value];
        while let Some(value) = open.pop() {
            if !value.is_constant() || !self.seen.insert(value) {
                continue;
            }
            if let Some(function) = value.as_function() {
                let named = function.instructions().flat_map(Value::operands);
                open.extend(named);
            } else if value.is_global_variable() {
                if !value.is_global_constant() && !value.is_declaration() {
                    self.variables.insert(value);
                }
                open.extend(value.initializer());
            } else {
                open.extend(value.operands());
            }
        }
    }

    fn meets(&self, other: &Self) -> bool {
        !self.variables.is_disjoint(&other.variables)
    }
}
