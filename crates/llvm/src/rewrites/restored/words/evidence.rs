//! Which parts of integers are floats, or pointers: what is made of a float's bits, and what a float is made of, is followed
//! through the copies, their calls and their results.

use super::follow::Found;
use super::functions::{Functions, chosen};
use super::{HALF, Part, addresses};
use crate::import::declared::of_named;
use crate::import::hint;
use crate::opcode::Opcode;
use crate::rewrites::kept::copies::declared_type;
use crate::{Copies, Function, Type, Value};
use tapeless_ir::ops::Hint;
use tapeless_ir::{FloatKind, ScalarType};

pub(super) type Node = (Value, Part);

/// The parts that are floats, and the integers that are pointers.
pub(super) struct Evidence {
    floats: Found,
    pointers: Found,
    functions: Functions,
}

impl Evidence {
    pub(super) fn find(copies: &Copies) -> Self {
        let functions = Functions::of(copies);
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
        let floats = Found::find(&functions, sources, (back, on));
        let pointers = Found::find(&functions, addresses::sources, addresses::of(copies));
        Self {
            floats,
            pointers,
            functions,
        }
    }

    /// The calls of a function whose type may change.
    pub(super) fn calls(&self, function: Function) -> &[Value] {
        self.functions.calls(function)
    }

    /// Whether nothing is a float, or a pointer, that is not an integer by itself already.
    pub(super) fn is_empty(&self) -> bool {
        self.floats.is_empty() && self.pointers.is_empty()
    }

    /// Whether a part is a float.
    pub(super) fn has(&self, v: Value, part: Part) -> bool {
        self.floats.has(v, part)
    }

    /// As what a part of a parameter is passed.
    pub(super) fn passed(&self, param: Value, part: Part) -> Option<Type> {
        let is_float = |part| self.floats.has(param, part);
        let is_pointer = || self.pointers.becomes(param, part) || self.is_given_pointers(param);
        self.kind((param.ty(), part), is_float, is_pointer)
    }

    /// As what a part of what a function returns is passed.
    pub(super) fn returned(
        &self,
        (function, index, ty): (Function, u32, Type),
        part: Part,
    ) -> Option<Type> {
        let is_float = |part| self.floats.returns(function, index, part);
        let is_pointer = || self.pointers.returns(function, index, part);
        self.kind((ty, part), is_float, is_pointer)
    }

    fn kind(
        &self,
        (ty, part): (Type, Part),
        is_float: impl Fn(Part) -> bool,
        is_pointer: impl Fn() -> bool,
    ) -> Option<Type> {
        match part {
            _ if !ty.is_int() => None,
            _ if is_float(part) => Some(part.types(ty).1),
            Part::Whole if !Part::ALL.into_iter().any(is_float) && is_pointer() => {
                Some(ty.context().pointer())
            }
            _ => None,
        }
    }

    /// Whether nothing that is a number for sure is given to a parameter which is given a pointer.
    fn is_given_pointers(&self, param: Value) -> bool {
        let index = param.argument_index() as usize;
        let calls = self.calls(param.argument_function()).iter();
        let mut given = calls.filter_map(|call| call.args().get(index).copied());
        let was = |v| self.pointers.was(v, Part::Whole);
        was(param)
            && given.all(|v| v.is_constant() || v.is_instruction() && v.is(Opcode::Load) || was(v))
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
pub(super) fn is_word((v, part): Node) -> bool {
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
