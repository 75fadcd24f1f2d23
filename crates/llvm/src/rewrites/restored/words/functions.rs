//! The functions whose types may change, and what goes into and comes out of them.

use super::HALF;
use crate::differentiate::callers::calls;
use crate::opcode::Opcode;
use crate::{Copies, Function, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Functions that nobody but the copies calls.
pub(super) struct Functions {
    calls: FxHashMap<Function, Vec<Value>>,
    /// What they return: the functions, and the number of the element.
    returned: FxHashMap<Value, Vec<(Function, u32)>>,
    /// Calls whose whole results they return.
    handed_on: FxHashMap<Value, Vec<Function>>,
}

impl Functions {
    pub(super) fn of(copies: &Copies) -> Self {
        let root = copies.all().next();
        let calls: FxHashMap<Function, Vec<Value>> = copies
            .all()
            .filter(|&copy| Some(copy) != root && !copy.ty().is_variadic())
            .filter_map(|copy| Some((copy, calls(copy)?)))
            .collect();
        let mut returned: FxHashMap<Value, Vec<(Function, u32)>> = FxHashMap::default();
        let mut handed_on: FxHashMap<Value, Vec<Function>> = FxHashMap::default();
        for &function in calls.keys() {
            let found = Returned::of(function);
            for (index, element) in found.elements {
                returned.entry(element).or_default().push((function, index));
            }
            for call in found.calls {
                handed_on.entry(call).or_default().push(function);
            }
        }
        Self {
            calls,
            returned,
            handed_on,
        }
    }

    /// Which functions return the whole result of a call.
    pub(super) fn hand_on(&self, call: Value) -> &[Function] {
        self.handed_on.get(&call).map_or(&[], |found| found)
    }

    /// The calls of a function whose type may change.
    pub(super) fn calls(&self, function: Function) -> &[Value] {
        self.calls.get(&function).map_or(&[], |calls| calls)
    }

    /// The function whose type may change that a value calls.
    pub(super) fn called(&self, call: Value) -> Option<Function> {
        let callee = call.is_call().then(|| call.callee())?;
        let function = callee.as_function()?;
        self.calls.contains_key(&function).then_some(function)
    }

    /// The call whose result a value is, or an element of it.
    pub(super) fn result(&self, v: Value) -> Option<(Function, u32)> {
        match v.is_instruction() && v.is(Opcode::ExtractValue) {
            true => match v.indices()[..] {
                [index] => Some((self.called(v.operand(0))?, index)),
                _ => None,
            },
            false => Some((self.called(v)?, 0)),
        }
    }

    /// Which functions return a value, and as which element.
    pub(super) fn returned(&self, v: Value) -> &[(Function, u32)] {
        self.returned.get(&v).map_or(&[], |found| found)
    }
}

/// What a function returns.
#[derive(Default)]
pub(super) struct Returned {
    /// By the number of the element.
    pub elements: Vec<(u32, Value)>,
    /// Calls whose whole results it returns.
    pub calls: Vec<Value>,
}

impl Returned {
    /// At any of its ends.
    pub(super) fn of(function: Function) -> Self {
        let ends = function.instructions().filter(|i| i.is(Opcode::Ret));
        let ends = ends.filter(|end| end.operand_count() > 0);
        let mut open: Vec<Value> = ends.map(|end| end.operand(0)).collect();
        let (mut found, mut seen) = (Self::default(), FxHashSet::default());
        while let Some(v) = open.pop() {
            if !seen.insert(v) {
                continue;
            }
            match chosen(v).filter(|_| v.ty().is_struct()) {
                Some(chosen) => open.extend(chosen),
                None if v.is_instruction() && v.is_call() && v.ty().is_struct() => {
                    found.calls.push(v);
                }
                None => found.elements.extend(elements(v)),
            }
        }
        found
    }
}

/// A value, or the elements that are put together in it one by one.
fn elements(mut v: Value) -> Vec<(u32, Value)> {
    if !v.ty().is_struct() {
        return vec![(0, v)];
    }
    let mut found: Vec<(u32, Value)> = Vec::new();
    while let Some((index, element, rest)) = inserted(v) {
        if !found.iter().any(|&(known, _)| known == index) {
            found.push((index, element));
        }
        v = rest;
    }
    found
}

/// The number of the element that is put into a structure, the element, and the structure.
pub(super) fn inserted(v: Value) -> Option<(u32, Value, Value)> {
    let inserts = v.is_instruction() && v.is(Opcode::InsertValue);
    match inserts.then(|| v.indices())?[..] {
        [index] => Some((index, v.operand(1), v.operand(0))),
        _ => None,
    }
}

/// What a phi, a select or a `freeze` passes on.
pub(super) fn chosen(v: Value) -> Option<Vec<Value>> {
    let is_freeze = v.is_instruction() && v.is(Opcode::Freeze);
    match is_freeze {
        true => Some(vec![v.operand(0)]),
        false => crate::rewrites::restored::pointers::chosen(v),
    }
}

/// Which halves of a word are read, where nobody reads both at once.
pub(super) fn halves_read(word: Value) -> Option<[bool; 2]> {
    let mut read = [false; 2];
    for user in word.users() {
        let by = |index: u32| user.operand(index).const_u64();
        let half = match user.opcode() {
            Opcode::Trunc if u64::from(user.ty().int_width()) <= HALF => 0,
            Opcode::LShr | Opcode::AShr if user.operand(0) == word && by(1)? >= HALF => 1,
            Opcode::And if by(1)? >> HALF == 0 => 0,
            Opcode::And if by(1)? << HALF == 0 => 1,
            _ => return None,
        };
        read[half] = true;
    }
    Some(read)
}
