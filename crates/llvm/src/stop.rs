//! Where a program finds out that it has no derivative: it says so, and ends.

use crate::call::Place;
use crate::{Builder, Function, Linkage, Module, Value};

const NAME: &str = "tapeless.stop";

/// Where a call is, as the program says it: file and line, or the function.
pub fn place(call: Value) -> String {
    match call.location() {
        Some(at) => format!("{}:{}", at.file, at.line),
        None => call.block().function().shown_name(),
    }
}

/// What the program says at a place in the source, a line of its own.
pub fn text(place: &str, what: &str) -> String {
    format!("{place}: tapeless: {what}\n")
}

/// Marks a function that does so.
pub fn mark(made: Function) {
    made.value().set_linkage(Linkage::Internal);
    for attribute in ["noreturn", "nounwind", "cold", "noinline"] {
        made.value().add_attribute(Place::Function, attribute);
    }
}

/// A function that prints the text which it is given, and aborts.
pub fn function(module: Module) -> Function {
    if let Some(known) = module.function(NAME) {
        return known;
    }
    let context = module.context();
    let (int, pointer, void) = (context.int(32), context.pointer(), context.void());
    let made = module.add_function(NAME, void.function(&[pointer], false));
    mark(made);
    let b = Builder::at_end(made.append_block("entry"));
    let print = int.function(&[int, pointer], true);
    let dprintf = module.get_or_add_function("dprintf", print);
    let args = [int.int(2), b.string("%s"), made.params()[0]];
    b.call_pointer(print, dprintf.value(), &args);
    let stop = void.function(&[], false);
    let abort = module.get_or_add_function("abort", stop);
    b.call_pointer(stop, abort.value(), &[]);
    b.unreachable();
    made
}
