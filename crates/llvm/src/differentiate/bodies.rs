//! Library functions whose bodies no program shows, though what they compute or do with memory carries derivatives:
//! they get bodies of our own.
//!
//! A container's code is mostly in headers; what is not moves pointers about: `std::list` links its nodes,
//! `std::map` balances its tree, `qsort` and `realloc` move elements. Complex functions are several real ones. Only copies that are differentiated call our bodies, the
//! user's own code calls the library.

use crate::{Copies, Function, OwnedModule, Value};
use std::collections::HashMap;
use tapeless_diag::{Diagnostic, Result};

const COMPLEX: [&[u8]; 3] = [
    include_bytes!("../../bodies/complex_float.ll"),
    include_bytes!("../../bodies/complex_double.ll"),
    include_bytes!("../../bodies/complex_long_double.ll"),
];
const LISTS: &[u8] = include_bytes!("../../bodies/lists.ll");
const MEMORY: &[u8] = include_bytes!("../../bodies/memory.ll");
const SORTING: &[u8] = include_bytes!("../../bodies/sorting.ll");
const TREES: &[u8] = include_bytes!("../../bodies/trees.ll");

/// The complex functions of C99 that have bodies, as they are called for `double`.
const COMPLEX_FUNCTIONS: [&str; 15] = [
    "cabs", "carg", "creal", "cimag", "conj", "cexp", "clog", "csqrt", "cpow", "csin", "ccos",
    "ctan", "csinh", "ccosh", "ctanh",
];

/// What the definitions in the files put before the symbol.
const PREFIX: &str = "tapeless_body_";

/// The file that defines a symbol.
fn file(symbol: &str) -> Option<&'static [u8]> {
    Some(match symbol {
        "realloc" | "reallocarray" | "posix_memalign" => MEMORY,
        "qsort" | "bsearch" => SORTING,
        _ if symbol.starts_with("_ZNSt8__detail15_List_node_base") => LISTS,
        _ if symbol.starts_with("_ZSt18_Rb_tree_") => TREES,
        "_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_"
        | "_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_" => TREES,
        _ => return complex(symbol),
    })
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
pub(super) struct Bodies(HashMap<Function, Option<Function>>);

impl Bodies {
    /// Lets copies call our bodies where they call library functions that have one.
    ///
    /// # Errors
    /// If LLVM cannot read our own files.
    pub fn provide(&mut self, copies: &Copies, wanted: impl Fn(Function) -> bool) -> Result<()> {
        for call in copies.all().flat_map(Function::instructions) {
            let callee = Some(call).filter(|call| call.is_call());
            let declared = callee.and_then(Value::called_function);
            let Some(declared) = declared.filter(|f| f.is_declaration() && wanted(*f)) else {
                continue;
            };
            let known = self.0.get(&declared).copied();
            let body = known.map_or_else(|| link(declared), Ok)?;
            self.0.insert(declared, body);
            if let Some(body) = body {
                call.set_callee(body);
            }
        }
        Ok(())
    }

    /// Deletes the templates.
    pub fn clean_up(self) {
        for body in self.0.into_values().flatten() {
            body.delete();
        }
    }
}

/// A new private function that does what a library function does, if we have a body for it and the types agree.
fn link(declared: Function) -> Result<Option<Function>> {
    let symbol = declared.name();
    let Some(text) = file(&symbol) else {
        return Ok(None);
    };
    let module = declared.module();
    let name = format!("{PREFIX}{symbol}");
    let internal = |why: String| Diagnostic::internal(format!("the body of `{symbol}`: {why}"));
    let library = OwnedModule::parse(module.context(), &name, text).map_err(internal)?;
    let fits = |f: Function| f.ty() == declared.ty();
    if !library.get().function(&name).is_some_and(fits) {
        return Ok(None);
    }
    let made = library.move_definition(&name, module);
    let made = made.ok_or_else(|| internal("it cannot be linked".to_owned()))?;
    made.value().set_name(&format!("{symbol}.body"));
    Ok(Some(made))
}
