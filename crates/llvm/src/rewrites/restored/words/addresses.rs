//! Pointers that functions take, return and store as integers: LLVM passes what a parameter points to in its place, a program
//! hands on an address with a tag.

use super::Part;
use super::evidence::Node;
use crate::import::hint;
use crate::opcode::Opcode;
use crate::rewrites::restored::offsets::{computed_from, is_word};
use crate::{Copies, Value};
use tapeless_ir::ops::Hint;

/// What becomes a pointer, and what was one.
pub(super) fn of(copies: &Copies) -> (Vec<Node>, Vec<Node>) {
    let (mut back, mut on) = (Vec::new(), Vec::new());
    for i in super::instructions(copies) {
        match i.opcode() {
            Opcode::IntToPtr => back.push(i.operand(0)),
            Opcode::Store if is_pointer(i, i.operand(0)) => back.push(i.operand(0)),
            Opcode::PtrToInt => on.push(i),
            Opcode::Load if is_pointer(i, i) => on.push(i),
            _ => {}
        }
    }
    let whole = |all: Vec<Value>| {
        let words = all.into_iter().filter(|&v| is_word(v));
        words.map(|v| (v, Part::Whole)).collect()
    };
    (whole(back), whole(on))
}

fn is_pointer(access: Value, v: Value) -> bool {
    v.ty().is_int() && hint(access) == Hint::Pointer
}

/// What an address is chosen among, or computed from.
pub(super) fn sources((v, part): Node) -> Vec<Node> {
    let from = match computed_from(v) {
        Some(from) => vec![from],
        None => super::functions::chosen(v).unwrap_or_default(),
    };
    match part {
        Part::Whole => from.into_iter().map(|v| (v, Part::Whole)).collect(),
        Part::Low | Part::High => Vec::new(),
    }
}
