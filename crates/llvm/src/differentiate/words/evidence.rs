//! Which parts of integers are floats: what is made of a float's bits, and what a float is made of, is followed through the
//! copies, their calls and their results.

use super::functions::{Functions, Returned, chosen};
use super::{HALF, Part};
use crate::copies::declared_type;
use crate::import::declared::of_named;
use crate::import::hint;
use crate::opcode::Opcode;
use crate::{Copies, Function, Value};
use rustc_hash::FxHashSet;
use tapeless_ir::ops::Hint;
use tapeless_ir::{FloatKind, ScalarType};

type Node = (Value, Part);

/// The parts that are floats.
#[derive(Default)]
pub(super) struct Floats {
    /// What becomes a float, and what was one.
    before: FxHashSet<Node>,
    after: FxHashSet<Node>,
    results: FxHashSet<(Function, u32, Part)>,
}

impl Floats {
    pub(super) fn find(copies: &Copies, functions: &Functions) -> Self {
        let mut floats = Self::default();
        let (mut back, mut on) = (Vec::new(), Vec::new());
        for i in super::instructions(copies) {
            back.extend(made_float(i));
            on.extend(made_of_float(i));
            let declared = declared(i).into_iter();
            match i.is(Opcode::Store) {
                true => back.extend(declared.map(|part| (i.operand(0), part))),
                false => on.extend(declared.map(|part| (i, part))),
            }
        }
        while let Some(node) = back.pop() {
            if is_word(node) && floats.before.insert(node) {
                back.extend(sources(node));
                floats.enter(node, functions, &mut back);
            }
        }
        while let Some(node) = on.pop() {
            if is_word(node) && floats.after.insert(node) {
                let users = node.0.users().into_iter();
                on.extend(users.flat_map(|user| passed_on(node, user)));
                floats.leave(node, functions, &mut on);
            }
        }
        floats
    }

    /// Whether nothing is a float that is not an integer by itself already.
    pub(super) fn is_empty(&self) -> bool {
        self.before.is_empty() && self.after.is_empty()
    }

    pub(super) fn has(&self, v: Value, part: Part) -> bool {
        self.before.contains(&(v, part)) || self.after.contains(&(v, part))
    }

    /// Whether a part of what a function returns is a float.
    pub(super) fn returns(&self, function: Function, index: u32, part: Part) -> bool {
        self.results.contains(&(function, index, part))
    }

    /// What a parameter is given, and what a call returns.
    fn enter(&mut self, (v, part): Node, functions: &Functions, todo: &mut Vec<Node>) {
        if v.is_argument() {
            let index = v.argument_index() as usize;
            let calls = functions.calls(v.argument_function());
            let given = calls
                .iter()
                .filter_map(|call| call.args().get(index).copied());
            todo.extend(given.map(|v| (v, part)));
        } else if let Some(result) = functions.result(v) {
            self.enter_result((result, part), functions, todo);
        }
    }

    fn enter_result(
        &mut self,
        ((function, index), part): ((Function, u32), Part),
        functions: &Functions,
        todo: &mut Vec<Node>,
    ) {
        let (mut open, mut seen) = (vec![function], FxHashSet::default());
        while let Some(function) = open.pop() {
            if !seen.insert(function) {
                continue;
            }
            self.results.insert((function, index, part));
            let returned = Returned::of(function);
            let same = returned.elements.into_iter().filter(|&(at, _)| at == index);
            todo.extend(same.map(|(_, v)| (v, part)));
            let calls = returned.calls.into_iter();
            open.extend(calls.filter_map(|call| functions.called(call)));
        }
    }

    /// Which parameters a value is given to, and which calls return it.
    fn leave(&mut self, (v, part): Node, functions: &Functions, todo: &mut Vec<Node>) {
        for call in v.users() {
            let Some(function) = functions.called(call) else {
                continue;
            };
            let params = function.params().into_iter().zip(call.args());
            let given = params.filter(|&(_, arg)| arg == v);
            todo.extend(given.map(|(param, _)| (param, part)));
        }
        for &(function, index) in functions.returned(v) {
            self.leave_result((function, index, part), functions, todo);
        }
    }

    fn leave_result(
        &mut self,
        (function, index, part): (Function, u32, Part),
        functions: &Functions,
        todo: &mut Vec<Node>,
    ) {
        let (mut open, mut seen) = (vec![function], FxHashSet::default());
        while let Some(function) = open.pop() {
            if !seen.insert(function) {
                continue;
            }
            self.results.insert((function, index, part));
            for &call in functions.calls(function) {
                todo.push((call, part));
                let users = call.users().into_iter();
                let elements = users.filter(|&v| functions.result(v) == Some((function, index)));
                todo.extend(elements.map(|v| (v, part)));
                open.extend(functions.hand_on(call));
            }
        }
    }
}

/// What is made a float as it is, or stored as one.
fn made_float(i: Value) -> Option<Node> {
    let from = match i.opcode() {
        Opcode::BitCast if i.ty().is_float() => i.operand(0),
        Opcode::Store if is_float(i, i.operand(0)) => i.operand(0),
        _ => return None,
    };
    Some((from, Part::Whole))
}

/// What has the bits of a float, or is loaded where one lies.
fn made_of_float(i: Value) -> Option<Node> {
    let made = match i.opcode() {
        Opcode::BitCast => i.operand(0).ty().is_float(),
        Opcode::Load => is_float(i, i),
        _ => false,
    };
    made.then_some((i, Part::Whole))
}

/// The halves of a word that are declared to be floats where it is loaded or stored.
fn declared(access: Value) -> Vec<Part> {
    let word = match access.opcode() {
        Opcode::Load => access,
        Opcode::Store => access.operand(0),
        _ => return Vec::new(),
    };
    if !is_word((word, Part::Low)) || word.is(Opcode::Load) && access != word {
        return Vec::new();
    }
    let Some(ty) = declared_type(access.access_pointer()) else {
        return Vec::new();
    };
    let layout = word.function().map(|function| function.module().layout());
    let members = layout.map_or_else(Vec::new, |layout| of_named(ty, layout));
    let is_float = |at: u64| {
        let mut floats = members
            .iter()
            .filter(|m| m.scalar == ScalarType::Float(FloatKind::F32));
        floats.any(|m| (m.at..m.at + 4 * m.count).contains(&at))
    };
    let halves = [(Part::Low, 0), (Part::High, HALF / 8)].into_iter();
    halves
        .filter(|&(_, at)| is_float(at))
        .map(|(part, _)| part)
        .collect()
}

/// Whether what is accessed is said to be a float, as large as the integer that it is here.
fn is_float(access: Value, v: Value) -> bool {
    let bytes = |bytes: u8| v.ty().is_int() && v.ty().int_width() == 8 * u32::from(bytes);
    matches!(hint(access), Hint::Float(size) if bytes(size))
}

/// Whether it is an integer that may have such a part.
fn is_word((v, part): Node) -> bool {
    let (ty, known) = (v.ty(), !v.is_constant());
    known
        && ty.is_int()
        && match part {
            Part::Whole => matches!(ty.int_width(), 32 | 64),
            Part::Low | Part::High => ty.int_width() == 64,
        }
}

/// Of what part of its operands, bit for bit, a part of an integer consists.
pub(super) fn sources((v, part): Node) -> Vec<Node> {
    if !v.is_instruction() {
        return Vec::new();
    }
    if let Some(chosen) = chosen(v) {
        return chosen.into_iter().map(|v| (v, part)).collect();
    }
    let operand = || v.operand(0);
    match (v.opcode(), part) {
        (Opcode::Trunc, Part::Whole) => vec![(operand(), Part::Low)],
        (Opcode::ZExt, Part::Low) => vec![(operand(), Part::Whole)],
        (Opcode::LShr, Part::Low) if is_shift(v) => vec![(operand(), Part::High)],
        (Opcode::Shl, Part::High) if is_shift(v) => vec![(operand(), Part::Low)],
        (Opcode::Or, Part::Low | Part::High) => v.operands().map(|v| (v, part)).collect(),
        (Opcode::And, Part::Low | Part::High) if keeps(v.operand(1), part) => {
            vec![(operand(), part)]
        }
        (Opcode::Xor, Part::Low | Part::High) if has_none(v.operand(1), part) => {
            vec![(operand(), part)]
        }
        (Opcode::Add, Part::Low) if has_none(v.operand(1), part) => vec![(operand(), part)],
        _ => Vec::new(),
    }
}

/// Whether a constant has nothing in a half.
fn has_none(v: Value, part: Part) -> bool {
    let bits = v.const_u64();
    bits.is_some_and(|bits| if part == Part::High { bits >> HALF } else { bits << HALF } == 0)
}

/// The parts of a user that consist of a part of a value.
fn passed_on(node: Node, user: Value) -> Vec<Node> {
    let parts = Part::ALL.into_iter().map(|part| (user, part));
    parts.filter(|&of| sources(of).contains(&node)).collect()
}

/// Whether an integer is shifted by half a word.
fn is_shift(v: Value) -> bool {
    v.operand(1).const_u64() == Some(HALF) && v.ty().is_int() && v.ty().int_width() == 64
}

/// What is shifted by half a word to the right.
pub(super) fn shifted(v: Value) -> Option<Value> {
    let shifts = v.is_instruction() && v.is(Opcode::LShr) && is_shift(v);
    shifts.then(|| v.operand(0))
}

/// Whether a mask leaves all bits of a half.
fn keeps(mask: Value, part: Part) -> bool {
    let bits = match part {
        Part::High => u64::from(u32::MAX) << HALF,
        _ => u64::from(u32::MAX),
    };
    mask.const_u64().is_some_and(|mask| mask & bits == bits)
}
