//! Calls of members by pointers to members (Itanium C++ ABI, section 2.3), in modules that show neither virtual functions nor pointers
//! to members of parts of objects.
//!
//! ```text
//! m = p & 1 ? load(load(x + a) + p - 1) : p;  call m(x + a)   →   check(p & 1 | a);  call p(x)
//! ```
//!
//! Such a pointer is two words, `p` and `a`: a function, or one more than a place in a table of virtual functions; and how far the
//! part of the object that it belongs to lies from where that begins. Both lie in memory, and what lies there is only known when
//! the program runs. Where the module defines no such table, and has no such distance beside a function, nothing is in one, nor moved:
//! should it be, after all, the program says where and ends. Then an object is looked for neither tables nor parts.

use crate::opcode::{IntPredicate, Linkage, Opcode};
use crate::{Builder, Copies, Function, Module, Value, stop};

const NAME: &str = "tapeless.plain_member";

const WHAT: &str = "a pointer to a member that another file made is to a virtual function, or to one of another part of the object; \
    its derivative is unknown\n  help: make such a pointer in this file, too, or call the member by its name";

/// Settles the calls in all copies; whether there were any.
pub(super) fn settle(module: Module, copies: &Copies) -> bool {
    let is_table = |g: &Value| !g.is_declaration() && g.name().starts_with("_ZTV");
    let calls = copies.all().flat_map(Function::instructions);
    let mut calls = calls.filter(|i| is_open(*i) && chosen(i.callee()).is_some());
    if calls.next().is_none() || module.globals().any(|g| is_table(&g)) || shows_parts(module) {
        return false;
    }
    let calls = copies.all().flat_map(Function::instructions);
    let calls: Vec<Value> = calls.filter(|i| is_open(*i)).collect();
    let settled = calls.into_iter().filter(|call| settle_one(module, *call));
    settled.count() > 0
}

/// Whether a module has a pointer to a member of a part of an object that does not lie where that begins.
fn shows_parts(module: Module) -> bool {
    let initial = module.globals().filter_map(Value::initializer);
    if initial.into_iter().any(holds_part) {
        return true;
    }
    module.functions().any(|function| {
        let stores: Vec<Value> = function
            .instructions()
            .filter(|i| i.is(Opcode::Store))
            .collect();
        let whole = function
            .instructions()
            .flat_map(|i| i.operands().collect::<Vec<_>>());
        let mut constants = whole.filter(|v| v.is_constant());
        constants.any(holds_part)
            || stores
                .iter()
                .any(|s| is_distance(s.operand(0)) && is_beside(*s, &stores))
    })
}

/// Whether a constant has a function, and a distance behind that.
fn holds_part(constant: Value) -> bool {
    let mut todo = vec![constant];
    while let Some(next) = todo.pop() {
        let count = u32::try_from(next.const_element_count()).unwrap_or(0);
        let parts: Vec<Value> = (0..count).map_while(|at| next.const_element(at)).collect();
        if let [first, second] = parts[..]
            && is_function(first)
            && is_distance(second)
        {
            return true;
        }
        todo.extend(parts);
    }
    false
}

fn is_function(v: Value) -> bool {
    let of_number =
        || v.is_constant() && v.operand_count() == 1 && v.operand(0).as_function().is_some();
    v.as_function().is_some() || of_number()
}

fn is_distance(v: Value) -> bool {
    v.is_const_int() && v.ty().int_width() == 64 && !v.is_null()
}

/// Whether a function is stored in the word before that of a store.
fn is_beside(store: Value, stores: &[Value]) -> bool {
    let (base, at) = place(store.operand(1));
    let functions = stores.iter().filter(|other| is_function(other.operand(0)));
    let mut places = functions.map(|other| place(other.operand(1)));
    places.any(|(other, before)| other == base && before + 8 == at)
}

/// An address as a base and a distance.
fn place(mut at: Value) -> (Value, i64) {
    let mut distance = 0;
    while at.is_instruction() && at.is(Opcode::GetElementPtr) {
        match at.gep_offset() {
            Some((constant, terms)) if terms.is_empty() => distance += constant,
            _ => break,
        }
        at = at.operand(0);
    }
    (at, distance)
}

fn is_open(call: Value) -> bool {
    call.is_call() && call.callee().as_function().is_none() && !call.is_inline_asm()
}

fn settle_one(module: Module, call: Value) -> bool {
    let Some(said) = chosen(call.callee()) else {
        return false;
    };
    let (b, word) = (Builder::before(call), module.context().int(64));
    let (pointer, number) = match said.ty().is_int() {
        true => (b.cast(Opcode::IntToPtr, said, call.callee().ty()), said),
        false => (said, b.cast(Opcode::PtrToInt, said, word)),
    };
    let low = b.binary(Opcode::And, number, word.int(1));
    let object = call.args().first().copied();
    let moved = object.and_then(|object| Some((object, moved(object)?)));
    let asked = moved.map_or(low, |(_, (_, by))| b.binary(Opcode::Or, low, by));
    let text = b.string(&stop::text(&stop::place(call), WHAT));
    b.call(check(module), &[asked, text]).copy_location(call);
    call.replace_operand(call.callee(), pointer);
    if let Some((_, (start, _))) = moved {
        call.set_operand(0, start);
    }
    true
}

/// The function or its address, where a pointer is that or what a table has at the place which it says. Both ways know it, so where
/// they meet it is known, too.
fn chosen(callee: Value) -> Option<Value> {
    let of_phi = |(value, _)| value;
    let (a, b) = match callee.is_instruction() {
        true if callee.is(Opcode::Phi) => match callee
            .incoming()
            .into_iter()
            .map(of_phi)
            .collect::<Vec<_>>()[..]
        {
            [a, b] => (a, b),
            _ => return None,
        },
        true if callee.is(Opcode::Select) => (callee.operand(1), callee.operand(2)),
        _ => return None,
    };
    let plain = |pointer: Value, of_table: Value| {
        is_in_table(of_table, bits(pointer)).then(|| bits(pointer))
    };
    plain(a, b).or_else(|| plain(b, a))
}

/// A pointer, or the number that it is made of.
fn bits(pointer: Value) -> Value {
    match pointer.is_instruction() && (pointer.is(Opcode::IntToPtr) || pointer.is(Opcode::PtrToInt))
    {
        true => pointer.operand(0),
        false => pointer,
    }
}

/// Whether a value is read at a distance from somewhere that a pointer says.
fn is_in_table(value: Value, pointer: Value) -> bool {
    if !value.is_instruction() || !value.is(Opcode::Load) {
        return false;
    }
    let mut at = value.access_pointer();
    while at.is_instruction() && at.is(Opcode::GetElementPtr) {
        if at.operands().skip(1).any(|index| bits(index) == pointer) {
            return true;
        }
        at = at.operand(0);
    }
    false
}

/// Where an object begins of which a part is given, and how far that lies from there.
fn moved(object: Value) -> Option<(Value, Value)> {
    let is_part =
        object.is_instruction() && object.is(Opcode::GetElementPtr) && object.operand_count() == 2;
    let by = is_part.then(|| object.operand(1))?;
    let in_bytes = object.gep_source_type().is_int() && object.gep_source_type().int_width() == 8;
    (in_bytes && !by.is_constant() && by.ty().is_int() && by.ty().int_width() == 64)
        .then(|| (object.operand(0), by))
}

/// Ends the program with a text, if a number is not 0.
fn check(module: Module) -> Function {
    if let Some(known) = module.function(NAME) {
        return known;
    }
    let context = module.context();
    let (word, pointer) = (context.int(64), context.pointer());
    let made = module.add_function(NAME, context.void().function(&[word, pointer], false));
    made.value().set_linkage(Linkage::Internal);
    let (entry, ends, goes_on) = (
        made.append_block("entry"),
        made.append_block("ends"),
        made.append_block("goes_on"),
    );
    let params = made.params();
    let b = Builder::at_end(entry);
    b.cond_br(
        b.icmp(IntPredicate::Eq, params[0], word.int(0)),
        goes_on,
        ends,
    );
    b.move_to_end(ends);
    b.call(stop::function(module), &[params[1]]);
    b.unreachable();
    b.move_to_end(goes_on);
    b.ret(None);
    made
}
