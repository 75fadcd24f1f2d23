//! Indices of arrays that are members of structures: none is negative, nor beyond the array, unless that is the last member of a
//! structure that stands alone. An
//! optimiser adds up where a member lies and which element is meant, and what is left does not tell that nothing in front of the
//! array is accessed, or behind it.
//!
//! ```text
//! v = gep inbounds %struct.s, p, 0, 1; x = load (gep inbounds [9 x double], v, 0, i)
//!   →   x = load (gep inbounds nuw [9 x double], v, 0, i) !noalias !{72 of tapeless.array}
//! ```

use super::elements;
use crate::call::Place;
use crate::{Function, GepFlags, Linkage, Module, Opcode, Type, Value};

/// The bytes of the array that an access touches an element of.
const ARRAY: &str = "tapeless.array";

/// Added to these where the array is the last member.
const LAST: u64 = 1 << 32;

/// So many addresses, and what is made of them, are followed from one element.
const STEPS: u32 = 64;

/// Rows of rows.
const ROWS: u32 = 6;

/// Functions with more blocks do more than to give an address.
const BLOCKS: usize = 4;

/// What a reference of C++ has: something lies there.
pub const REFERENCE: &str = "dereferenceable";

/// Says so of each element that is accessed. An address alone may lie in front of an array, as some programs have it that count
/// from one.
pub fn keep(function: Function) {
    let is_bounded = |v: &Value| is_element(*v) && length(*v).is_some();
    let elements = function.instructions().filter(is_bounded);
    let elements: Vec<Value> = elements.collect();
    elements.into_iter().for_each(elements::take_apart);
    let all: Vec<Value> = function.instructions().collect();
    let uses = || Uses { left: STEPS };
    for &element in all.iter().filter(|&&v| is_element(v)) {
        let flags = element.gep_flags();
        if flags.has(GepFlags::INBOUNDS) && uses().access(element) {
            element.set_gep_flags(flags.and(GepFlags::NUW));
            let by_index = element.operand(2).const_u64().is_none();
            if let Some(bytes) = length(element).filter(|_| by_index) {
                uses().say(element, bytes);
            }
        }
    }
    for &call in all.iter().filter(|v| v.ty().is_pointer() && v.is_call()) {
        if let Some(bytes) = length_behind(call) {
            uses().say(call, bytes);
        }
    }
}

/// What was said of an access, 0 if nothing was; and whether the array is the last member.
pub fn array_of(access: Value) -> (u32, bool) {
    let said = said(access);
    let (last, bytes) = (said >= LAST, said % LAST);
    u32::try_from(bytes).map_or((0, false), |bytes| (bytes, last))
}

/// The longest array that is said of an access, 0 if none is.
fn said(access: Value) -> u64 {
    let said = access.said(ARRAY).into_iter();
    said.filter_map(|text| text.parse().ok()).max().unwrap_or(0)
}

/// Takes out what was said.
pub fn forget(module: Module) {
    for function in module.functions() {
        let accesses = function.instructions().filter(|&v| said(v) > 0);
        accesses.for_each(|access| access.say(ARRAY, ""));
    }
}

/// Whether it is the address of an element, by an index, of an array that is a member of a structure, or of one of its rows.
fn is_element(v: Value) -> bool {
    is_row(v, ROWS)
}

fn is_row(v: Value, rows: u32) -> bool {
    let by_index = || {
        let fits = |at: u64| at < v.gep_source_type().array_len();
        v.gep_source_type().is_array()
            && v.operand_count() == 3
            && v.operand(1).const_u64() == Some(0)
            && v.operand(2).const_u64().is_none_or(fits)
    };
    let of_member = |array: Value| steps(array) && array.gep_source_type().is_struct();
    rows > 0
        && steps(v)
        && by_index()
        && (of_member(v.operand(0)) || is_row(v.operand(0), rows - 1))
}

fn steps(v: Value) -> bool {
    v.is_instruction() && v.is(Opcode::GetElementPtr)
}

/// What is done with addresses, so many steps on at most.
struct Uses {
    left: u32,
}

impl Uses {
    /// Whether what lies at the address of an element is accessed, if anything is done with it.
    fn access(&mut self, address: Value) -> bool {
        let Some(left) = self.left.checked_sub(1) else {
            return false;
        };
        self.left = left;
        let users = address.users();
        users.into_iter().all(|user| self.accesses(user, address))
    }

    fn accesses(&mut self, user: Value, address: Value) -> bool {
        match user.opcode() {
            Opcode::Load => true,
            Opcode::Store if user.operand(0) != address => true,
            Opcode::Store => loads(user.operand(1)).is_some_and(|loads| self.access_all(loads)),
            Opcode::GetElementPtr => is_inside(user) && self.access(user),
            Opcode::Ret => {
                let function = user.block().function();
                function.has_attribute(Place::Return, REFERENCE)
                    || calls(function).is_some_and(|calls| self.access_all(calls))
            }
            Opcode::Call | Opcode::Invoke => {
                let moves = matches!(user.intrinsic(), Some("llvm.memcpy" | "llvm.memmove"));
                let at = user.args().iter().position(|&arg| arg == address);
                let place = at.and_then(|at| u32::try_from(at).ok()).map(Place::Param);
                moves || place.is_some_and(|place| user.call_has_attribute(place, REFERENCE))
            }
            _ => false,
        }
    }

    fn access_all(&mut self, addresses: Vec<Value>) -> bool {
        addresses.into_iter().all(|address| self.access(address))
    }

    /// Says of loads and stores behind an address how long the array is that it leads into.
    fn say(&mut self, address: Value, bytes: u64) {
        let Some(left) = self.left.checked_sub(1) else {
            return;
        };
        self.left = left;
        // An array in an element of another: that one is the longer, and tells less if it is the last.
        let set = |access: Value| {
            let said = said(access);
            let longer = match said == 0 || (said < LAST) == (bytes < LAST) {
                true => said.max(bytes),
                false => said.min(bytes),
            };
            access.say(ARRAY, &longer.to_string());
        };
        for user in address.users() {
            match user.opcode() {
                Opcode::Load => set(user),
                Opcode::Store if user.operand(0) != address => set(user),
                Opcode::Store => {
                    let loads = loads(user.operand(1)).unwrap_or_default();
                    loads
                        .into_iter()
                        .for_each(|pointer| self.say(pointer, bytes));
                }
                Opcode::GetElementPtr if is_inside(user) => self.say(user, bytes),
                Opcode::Call if gives_element_of(user, address) => self.say(user, bytes),
                _ => {}
            }
        }
    }
}

/// Whether a call gives an element of the array at an address.
fn gives_element_of(call: Value, array: Value) -> bool {
    call.args().first() == Some(&array) && length_behind(call).is_some()
}

/// Whether it is the address of a member, or of an element of a row.
fn is_inside(address: Value) -> bool {
    let source = address.gep_source_type();
    (source.is_struct() || source.is_array()) && address.operand(1).const_u64() == Some(0)
}

/// The loads of a variable that is stored once.
fn loads(variable: Value) -> Option<Vec<Value>> {
    if !variable.is_instruction() || !variable.is(Opcode::Alloca) {
        return None;
    }
    let users = variable.users().into_iter();
    let used = users.filter(|user| user.intrinsic().is_none());
    let (stores, loads): (Vec<Value>, Vec<Value>) = used.partition(|user| user.is(Opcode::Store));
    let plain = stores.len() == 1 && loads.iter().all(|user| user.is(Opcode::Load));
    plain.then_some(loads)
}

/// The calls of a function that nobody else knows.
fn calls(function: Function) -> Option<Vec<Value>> {
    let users = function.value().users();
    let is_call = |&user: &Value| user.is_call() && user.called_function() == Some(function);
    let known = function.value().linkage() == Linkage::Internal && users.iter().all(is_call);
    known.then_some(users)
}

/// The bytes of the array of an element, and [`LAST`] if it is the last member.
fn length(element: Value) -> Option<u64> {
    let (array, ty) = (element.operand(0), element.gep_source_type());
    let structure = array.gep_source_type();
    if !structure.is_struct() {
        return length(array);
    }
    let layout = element.block().function().module().layout();
    let last = if is_last(structure, array) { LAST } else { 0 };
    let bytes = (ty.array_len() > 1).then(|| layout.alloc_size(ty))?;
    (bytes < LAST).then_some(bytes + last)
}

/// The bytes of the array of which a call gives an element, as a method of a class does, or of a `std::array`.
fn length_behind(call: Value) -> Option<u64> {
    let function = call.called_function()?;
    let name = function.name();
    let array = name
        .strip_prefix("_ZNSt5array")
        .or(name.strip_prefix("_ZNKSt5array"));
    if array.is_some_and(|rest| rest.ends_with("ixEm")) {
        return call.call_number_attribute(Place::Param(0), REFERENCE);
    }
    let end = function.blocks().take(BLOCKS).last()?.terminator()?;
    let given = (end.is(Opcode::Ret) && end.operand_count() == 1).then(|| end.operand(0))?;
    let few = function.blocks().nth(BLOCKS).is_none();
    (few && is_element(given)).then(|| length(given))?
}

/// Whether the address of a member is that of the last one, which programs use at any length.
fn is_last(structure: Type, member: Value) -> bool {
    let fields = structure.fields();
    let at = member.operand(member.operand_count() - 1).const_u64();
    let at = at.and_then(|at| usize::try_from(at).ok());
    member.operand_count() != 3 || at.is_none_or(|at| at + 1 >= fields.len())
}
