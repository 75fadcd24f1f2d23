//! Integers that are reached by an index of integers: compilers say that they are integers, but not at -O0. An optimiser turns
//! the index into bytes.
//!
//! ```text
//! x = load i32, (gep i32, p, i)   →   the same, !noalias !{"int" of tapeless.element}
//! ```

use crate::call::Place;
use crate::{Function, Module, Opcode, Value};

/// What an element is.
const ELEMENT: &str = "tapeless.element";

/// Says so of each access of which the compiler says nothing, at -O0; else it was asked not to. Characters may be anything.
pub fn keep(function: Function) {
    if !function.has_attribute(Place::Function, "optnone") {
        return;
    }
    let is_access = |v: &Value| v.is(Opcode::Load) || v.is(Opcode::Store);
    let silent = function
        .instructions()
        .filter(|v| is_access(v) && !v.has_metadata("tbaa"));
    for access in silent.collect::<Vec<_>>() {
        let (ty, place) = (access.access_type(), access.access_pointer());
        let is_number = ty.is_int() && ty.int_width() > 8;
        let is_indexed = place.is_instruction() && place.is(Opcode::GetElementPtr);
        let varies = || {
            place
                .gep_offset()
                .is_some_and(|(_, terms)| !terms.is_empty())
        };
        if is_number && is_indexed && place.gep_source_type() == ty && varies() {
            access.say(ELEMENT, "int");
        }
    }
}

/// Whether an access, or a copy, was said to be one of integers.
pub(crate) fn is_integer(access: Value) -> bool {
    !access.said(ELEMENT).is_empty()
}

/// Says the same of what takes the place of an access.
pub(crate) fn pass_on(from: Value, to: Value) {
    if is_integer(from) {
        to.say(ELEMENT, "int");
    }
}

/// Takes out what was said.
pub fn forget(module: Module) {
    for function in module.functions() {
        let accesses = function.instructions().filter(|&v| is_integer(v));
        accesses.for_each(|access| access.say(ELEMENT, ""));
    }
}
