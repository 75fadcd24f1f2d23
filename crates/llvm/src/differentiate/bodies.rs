//! Library functions whose bodies no program shows, though what they compute or do with memory carries derivatives:
//! they get bodies of our own.
//!
//! A container's code is mostly in headers; what is not moves pointers about: `std::list` links its nodes,
//! `std::map` balances its tree, `qsort` and `realloc` move elements. Complex functions are several real ones. Only copies that are differentiated call our bodies, the
//! user's own code calls the library.

use crate::call::Place;
use crate::emit::heap::FRAME_GROW;
use crate::messages;
use crate::rewrites::spelled::once::ONCE;
use crate::{Copies, Function, Module, OwnedModule, Value};
use std::collections::{HashMap, HashSet};
use tapeless_diag::{Diagnostic, Result};

const COMPLEX: [&[u8]; 3] = [
    include_bytes!("../../bodies/complex_float.ll"),
    include_bytes!("../../bodies/complex_double.ll"),
    include_bytes!("../../bodies/complex_long_double.ll"),
];
const FORTRAN: [&str; 3] = [
    include_str!("../../bodies/fortran_arrays.ll"),
    include_str!("../../bodies/fortran_products.ll"),
    include_str!("../../bodies/fortran_reductions.ll"),
];
const CPP_THREADS: &[u8] = include_bytes!("../../bodies/cpp_threads.ll");
const LISTS: &[u8] = include_bytes!("../../bodies/lists.ll");
const MEMORY: &[u8] = include_bytes!("../../bodies/memory.ll");
const RUST: &[u8] = include_bytes!("../../bodies/rust.ll");
const SORTING: &[u8] = include_bytes!("../../bodies/sorting.ll");
const TREES: &[u8] = include_bytes!("../../bodies/trees.ll");

/// The complex functions of C99 that have bodies, as they are called for `double`.
const COMPLEX_FUNCTIONS: [&str; 15] = [
    "cabs", "carg", "creal", "cimag", "conj", "cexp", "clog", "csqrt", "cpow", "csin", "ccos",
    "ctan", "csinh", "ccosh", "ctanh",
];

/// How the symbols begin of what C++'s threads are made of.
const CPP_THREAD_PARTS: [&str; 3] = [
    "_ZNSt6thread",
    "_ZNSt18condition_variable",
    "_ZNSt13__future_base12_Result_base",
];

/// How the symbols of flang's run-time library begin.
pub(crate) const FLANG: &str = "_FortranA";

/// What gives the memory of one variable to another: what flang says of accesses, by variables, counts on its not being seen.
const MOVES: &str = "_FortranAMoveAlloc";

/// How the symbol of Rust's reallocation ends.
const RUST_REALLOC: &str = "__rust_realloc";

/// What the definitions in the files put before the symbol.
const PREFIX: &str = "tapeless_body_";
/// What they put before the symbol of a library function that they call for what they leave to it.
const LEFT: &str = "tapeless_library_";
/// Calls that are left to the library.
const LEFT_MARK: &str = "tapeless-library";

/// The file that defines a symbol.
fn file(symbol: &str) -> Option<&'static [u8]> {
    Some(match symbol {
        "realloc" | "reallocarray" | "posix_memalign" | FRAME_GROW => MEMORY,
        "qsort" | "bsearch" => SORTING,
        _ if symbol.ends_with(RUST_REALLOC) => RUST,
        _ if symbol.starts_with(FLANG) => return fortran(symbol),
        "pthread_once" | ONCE => CPP_THREADS,
        _ if CPP_THREAD_PARTS.iter().any(|part| symbol.starts_with(part)) => CPP_THREADS,
        _ if symbol.starts_with("_ZNSt8__detail15_List_node_base") => LISTS,
        _ if symbol.starts_with("_ZSt18_Rb_tree_") => TREES,
        "_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_"
        | "_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_" => TREES,
        _ => return complex(symbol),
    })
}

/// Whether a library function has a body of ours.
pub(super) fn has(symbol: &str) -> bool {
    file(symbol).is_some()
}

/// What defines a function of flang's run-time library.
fn fortran(symbol: &str) -> Option<&'static [u8]> {
    let defined = format!("@{PREFIX}{symbol}(");
    let text = FORTRAN.into_iter().find(|text| text.contains(&defined));
    text.map(str::as_bytes)
}

/// What defines a complex function, for its kind of float.
fn complex(symbol: &str) -> Option<&'static [u8]> {
    let [float, double, long_double] = COMPLEX;
    Some(match symbol {
        "__mulsc3" | "__divsc3" => float,
        "__muldc3" | "__divdc3" => double,
        "__mulxc3" | "__divxc3" => long_double,
        _ if COMPLEX_FUNCTIONS.contains(&symbol) => double,
        _ => match symbol.split_at_checked(symbol.len().checked_sub(1)?)? {
            (name, "f") if COMPLEX_FUNCTIONS.contains(&name) => float,
            (name, "l") if COMPLEX_FUNCTIONS.contains(&name) => long_double,
            _ => return None,
        },
    })
}

/// The bodies that a module has been given; they are templates of copies, nothing else calls them.
#[derive(Debug, Default)]
pub(super) struct Bodies {
    bodies: HashMap<Function, Option<Function>>,
    /// What came along with them.
    parts: Vec<Function>,
}

impl Bodies {
    /// Lets copies call our bodies where they call library functions that have one.
    ///
    /// # Errors
    /// If LLVM cannot read our own files.
    pub fn provide(&mut self, copies: &Copies, wanted: impl Fn(Function) -> bool) -> Result<()> {
        for call in copies.all().flat_map(Function::instructions) {
            let callee = Some(call).filter(|call| call.is_call() && !is_left(*call));
            let declared = callee.and_then(Value::called_function);
            let has_body = |f: &Function| match f.name().as_str() {
                FRAME_GROW | ONCE => true,
                _ => f.is_declaration() && wanted(*f),
            };
            let Some(declared) = declared.filter(has_body) else {
                continue;
            };
            let known = self.bodies.get(&declared).copied();
            let body = known.map_or_else(|| self.link(declared, call), Ok)?;
            self.bodies.insert(declared, body);
            if let Some(body) = body {
                call.set_callee(body);
            }
            if declared.name() == MOVES {
                let caller = call.block().function();
                caller
                    .instructions()
                    .for_each(|i| i.remove_metadata("tbaa"));
            }
        }
        Ok(())
    }

    /// Deletes the templates.
    pub fn clean_up(self) {
        for body in self.bodies.into_values().flatten() {
            body.delete();
        }
        let mut parts = self.parts;
        while let Some(at) = parts.iter().position(|part| !part.value().has_users()) {
            parts.swap_remove(at).delete();
        }
    }

    /// A new private function that does what a library function does, if we have a body for it and the types agree.
    ///
    /// # Errors
    /// Where a message is not one of any library that we know: what the library's own function does with floats has no derivative.
    fn link(&mut self, declared: Function, call: Value) -> Result<Option<Function>> {
        let symbol = declared.name();
        let module = declared.module();
        let of_messages = messages::symbol(&symbol);
        let text = match &of_messages {
            Some(name) => messages::library(module).map(|library| library.file(name)),
            None => file(&symbol),
        };
        let Some(text) = text else {
            return messages::undecided(declared, call).map(|()| None);
        };
        let own = of_messages.as_deref().unwrap_or(plain(&symbol));
        let name = format!("{PREFIX}{own}");
        let internal = |why: String| Diagnostic::internal(format!("the body of `{symbol}`: {why}"));
        let library = OwnedModule::parse(module.context(), &name, text).map_err(internal)?;
        name_siblings(library.get(), &symbol);
        messages::tell_apart(library.get());
        leave(library.get());
        let fits = |f: Function| f.ty() == declared.ty();
        if !library.get().function(&name).is_some_and(fits) {
            return messages::undecided(declared, call).map(|()| None);
        }
        let before: HashSet<Function> = module.functions().collect();
        let made = library.move_definition(&name, module);
        let made = made.ok_or_else(|| internal("it cannot be linked".to_owned()))?;
        let is_part = |f: &Function| !before.contains(f) && !f.is_declaration() && *f != made;
        let parts: Vec<Function> = module.functions().filter(is_part).collect();
        // What descriptors say decides what is left of it, or the types of messages, which parts tell.
        let of_messages = of_messages.is_some();
        let told = parts.iter().filter(|_| of_messages);
        let told = told.chain((of_messages || symbol.starts_with(FLANG)).then_some(&made));
        for function in told {
            function
                .value()
                .add_attribute(Place::Function, "alwaysinline");
        }
        self.parts.extend(parts);
        made.value().set_name(&format!("{symbol}.body"));
        Ok(Some(made))
    }
}

/// What our file calls a symbol.
fn plain(symbol: &str) -> &str {
    match symbol.ends_with(RUST_REALLOC) {
        true => RUST_REALLOC,
        false => symbol,
    }
}

/// Lets a body call the functions of the allocator that its symbol belongs to. Their names hold what says which that is:
/// `_RNv…_7___rustc14___rust_realloc`, of old compilers nothing.
fn name_siblings(library: Module, symbol: &str) {
    let Some(own) = symbol.strip_suffix(RUST_REALLOC) else {
        return;
    };
    for (name, length) in [("__rust_alloc", "12_"), ("__rust_dealloc", "14_")] {
        let prefix = own
            .strip_suffix("14_")
            .map(|home| format!("{home}{length}"));
        if let Some(sibling) = library.function(name) {
            sibling
                .value()
                .set_name(&format!("{}{name}", prefix.unwrap_or_default()));
        }
    }
}

/// Whether a copy is of a body that reads tables: descriptors of arrays, and of types.
pub(super) fn reads_tables(copy: Function) -> bool {
    copy.name().starts_with(FLANG)
}

fn is_left(call: Value) -> bool {
    call.call_has_attribute(Place::Function, LEFT_MARK)
}

/// Marks the calls that a body leaves to the library.
fn leave(library: Module) {
    for call in library.functions().flat_map(Function::instructions) {
        let left = Some(call).filter(|call| call.is_call());
        let left = left.and_then(Value::called_function);
        if left.is_some_and(|f| f.name().starts_with(LEFT)) {
            call.add_attribute(Place::Function, LEFT_MARK);
        }
    }
    let left = library.functions().filter(|f| f.name().starts_with(LEFT));
    for function in left.collect::<Vec<_>>() {
        let name = function.name();
        let symbol = name.trim_start_matches(LEFT);
        match library.function(symbol) {
            Some(known) => function.value().replace_uses(known.value()),
            None => function.value().set_name(symbol),
        }
    }
}
