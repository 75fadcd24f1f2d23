//! Calls for derivatives, written as a user would write them.

use crate::builder::Builder;
use crate::module::Module;
use crate::types::Type;
use crate::value::Value;

/// The global that is a marker of the convention.
pub fn marker(module: Module, word: &str) -> Value {
    let int = module.context().int(32);
    let known = module.global(word);
    known.unwrap_or_else(|| module.add_global(word, int))
}

/// The type of several results: none, one, or a struct of them.
pub fn packed(module: Module, results: &[Type]) -> Type {
    match *results {
        [] => module.context().void(),
        [only] => only,
        _ => module.context().structure(results, false),
    }
}

/// A call by a function of the convention that gives such results.
pub fn ask(b: &Builder, module: Module, name: &str, args: &[Value], results: &[Type]) -> Value {
    let params: Vec<Type> = args.iter().map(|arg| arg.ty()).collect();
    let ty = packed(module, results).function(&params, false);
    b.call(module.add_function(name, ty), args)
}
