//! Exceptions on their way through copies: pointers to what was thrown, once [`rewrite`](super::rewrite) has made ways of
//! them that come back. Where they meet the run-time library stand functions of our own, which no derivative looks into:
//!
//! ```text
//! tapeless.thrown(p, type, end)  throws and catches it: p is on its way; tapeless.rethrown() does it again
//! tapeless.token(header)         what the library threw
//! tapeless.caught(p)             __cxa_begin_catch       tapeless.peeked(p)  __cxa_get_exception_ptr
//! tapeless.raise(p)              leaves the derivative
//! ```
//!
//! `p` goes to these as a number, except where it is thrown. What was thrown follows the unwinder's header (Itanium C++
//! ABI: Exception Handling, section 2.2.1).

use super::Exceptions;
use super::landing::landed;
use crate::call::Place;
use crate::opcode::{IntPredicate, Linkage, Opcode};
use crate::request::look_through;
use crate::{Block, Builder, Function, Module, Type, Value};
use rustc_hash::FxHashSet;

/// Bytes of the unwinder's header.
const HEADER: u64 = 32;

/// An address as a number.
pub(super) fn number(module: Module) -> Type {
    module.context().int(8 * module.layout().pointer_size())
}

/// The address of what is thrown, as a number; it follows the header.
pub(super) fn numbered(builder: &Builder, thrown: Value) -> Value {
    let number = number(builder.block().function().module());
    match thrown.ty().is_pointer() {
        true => builder.cast(Opcode::PtrToInt, thrown, number),
        false => builder.binary(Opcode::Add, thrown, number.int(HEADER)),
    }
}

/// Whether a call calls one of these functions.
pub(super) fn is_named(call: Value, names: &[&str]) -> bool {
    let callee = call.callee().as_function();
    callee.is_some_and(|callee| names.contains(&&*callee.name()))
}

/// The object that a call throws, if handlers are given the object itself.
pub(super) fn throws_itself(call: Value) -> Option<Value> {
    if is_named(call, &["__cxa_rethrow"]) {
        return handled(call);
    }
    let args = call.args();
    let plain = is_named(call, &["__cxa_throw"]) && args.len() == 3 && is_plain(args[1]);
    plain.then(|| args[0])
}

/// What handles exceptions that came from elsewhere.
const AGAIN: [&str; 3] = [
    "_ZSt17current_exceptionv",
    "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE",
    "_ZNSt15__exception_ptr13exception_ptrC1EPv",
];

/// Whether the handlers of all that a function throws are given the object itself, and nothing else is thrown by what is
/// not looked into but the library.
pub(super) fn throws_plainly(function: Function, ours: &FxHashSet<Function>) -> bool {
    function.instructions().filter(|i| i.is_call()).all(|call| {
        if is_named(call, &["__cxa_throw", "__cxa_rethrow"]) {
            return throws_itself(call).is_some() && call.args().get(2).is_none_or(ends_alone);
        }
        let Some(callee) = call.callee().as_function() else {
            return true;
        };
        let known = callee.is_declaration()
            || ours.contains(&callee)
            || callee.has_attribute(Place::Function, "nounwind")
            || callee.name().starts_with("tapeless.");
        known && !is_named(call, &AGAIN)
    })
}

/// Whether a destructor changes no variable that others know of.
fn ends_alone(destructor: &Value) -> bool {
    let (mut seen, mut open) = (FxHashSet::default(), vec![*destructor]);
    while let Some(next) = open.pop() {
        let Some(function) = look_through(next).as_function() else {
            continue;
        };
        if function.is_declaration() || !seen.insert(function) {
            continue;
        }
        for op in function.instructions() {
            let named = |v: Value| {
                let v = look_through(v);
                v.is_global_variable() && !v.is_global_constant()
            };
            if op.operands().any(named) {
                return false;
            }
            open.extend(op.is_call().then(|| op.callee()));
        }
    }
    true
}

/// Whether a handler for a type or one of its bases is given a thrown object itself, by address, not a part of it
/// elsewhere or what it points to: numbers, and classes without bases or with one at the beginning. In a text there is no
/// derivative.
fn is_plain(kind: Value) -> bool {
    let choices = match kind.is(Opcode::Phi) {
        true => kind.incoming().into_iter().map(|(kind, _)| kind).collect(),
        false if kind.is(Opcode::Select) => vec![kind.operand(1), kind.operand(2)],
        false => vec![kind],
    };
    choices.into_iter().all(is_plain_kind)
}

fn is_plain_kind(kind: Value) -> bool {
    let mut kind = look_through(kind);
    for _ in 0..MOST_BASES {
        let name = kind.name();
        if !kind.is_global_variable() {
            return false;
        }
        let Some(initial) = kind.initializer() else {
            let builtin = name
                .strip_prefix("_ZTI")
                .is_some_and(|rest| rest.len() == 1 || ["Pc", "PKc"].contains(&rest));
            // The library's own exceptions have one base each.
            return builtin || name.starts_with("_ZTISt") && !name.starts_with("_ZTISt16nested");
        };
        let table = initial.const_element(0).map(table_of).unwrap_or_default();
        if table.ends_with("17__class_type_infoE") {
            return true;
        }
        if !table.ends_with("20__si_class_type_infoE") {
            return false;
        }
        match initial.const_element(2) {
            Some(base) => kind = look_through(base),
            None => return false,
        }
    }
    false
}

/// Bases of bases are followed so far.
const MOST_BASES: usize = 64;

/// The name of the table of methods that a constant points into.
fn table_of(pointer: Value) -> String {
    let mut at = pointer.strip_casts();
    if !at.is_global_variable() && at.operand_count() > 0 {
        at = at.operand(0).strip_casts();
    }
    at.name()
}

/// What is thrown again, where it can be told: what the handler around began with.
fn handled(rethrow: Value) -> Option<Value> {
    let (mut block, mut at) = (rethrow.block(), Some(rethrow));
    let mut ended = 0;
    for _ in 0..MOST_BLOCKS {
        let before = |i: &Value| Some(*i) != at;
        let ops: Vec<Value> = block.instructions().take_while(before).collect();
        for op in ops.into_iter().rev().filter(|op| op.is_call()) {
            let callee = op
                .callee()
                .as_function()
                .map(|f| f.name())
                .unwrap_or_default();
            match &*callee {
                "__cxa_end_catch" => ended += 1,
                "__cxa_begin_catch" if ended == 0 => return op.args().first().copied(),
                "__cxa_begin_catch" => ended -= 1,
                _ => {}
            }
        }
        let from: FxHashSet<Block> = block.predecessors().into_iter().collect();
        let [only] = from.into_iter().collect::<Vec<_>>()[..] else {
            return None;
        };
        (block, at) = (only, None);
    }
    None
}

/// A handler is looked for so far.
const MOST_BLOCKS: usize = 1000;

/// One of these functions, made once.
fn own(
    module: Module,
    (name, ty): (&str, Type),
    personality: Option<Value>,
    body: impl FnOnce(&Builder, &[Value]),
) -> Function {
    if let Some(known) = module.function(name) {
        return known;
    }
    let made = module.add_function(name, ty);
    made.value().set_linkage(Linkage::Internal);
    made.value().add_attribute(Place::Function, "noinline");
    match personality {
        Some(personality) => made.set_personality(personality),
        None => {
            made.value().add_attribute(Place::Function, "nounwind");
        }
    }
    let builder = Builder::at_end(made.append_block("entry"));
    body(&builder, &made.params());
    made
}

/// The unwinder's header of what is thrown.
fn header(builder: &Builder, thrown: Value) -> Value {
    let module = builder.block().function().module();
    let bytes = number(module).int(HEADER);
    let at = builder.binary(Opcode::Sub, thrown, bytes);
    builder.cast(Opcode::IntToPtr, at, module.context().pointer())
}

/// Throws, the first time or again, and catches: `p` is on its way.
pub(super) fn throw(builder: &Builder, call: Value, personality: Value) {
    let module = builder.block().function().module();
    let ty = call.call_type();
    let callee = call.callee();
    let name = match call.args().is_empty() {
        true => "tapeless.rethrown",
        false => "tapeless.thrown",
    };
    let thrown = own(module, (name, ty), Some(personality), |b, params| {
        let function = b.block().function();
        let (back, caught) = (
            function.append_block("back"),
            function.append_block("caught"),
        );
        b.invoke(ty, callee, params, back, caught);
        b.move_to_end(back);
        b.unreachable();
        b.move_to_end(caught);
        b.landing_pad(landed(module), &[module.context().pointer().zero()], false);
        b.ret(None);
        function.value().add_attribute(Place::Function, "nounwind");
    });
    let args = call.args();
    builder.call(thrown, &args).copy_location(call);
}

/// What the library threw, of which the header is known.
pub(super) fn token(builder: &Builder, header: Value, exceptions: Exceptions) -> Value {
    let module = builder.block().function().module();
    let (number, pointer) = (number(module), module.context().pointer());
    let header = numbered(builder, header);
    if exceptions == Exceptions::Numbers {
        return header;
    }
    let ty = pointer.function(&[number], false);
    let token = own(module, ("tapeless.token", ty), None, |b, params| {
        b.ret(Some(b.cast(
            Opcode::IntToPtr,
            numbered(b, params[0]),
            pointer,
        )));
    });
    builder.call(token, &[header])
}

/// What begins the handling of an exception, which is a pointer, gives what was thrown. Where that is the object, it is
/// the pointer.
pub(super) fn begin(call: Value) {
    let module = call.block().function().module();
    let (number, pointer) = (number(module), module.context().pointer());
    let builder = Builder::before(call);
    let thrown = call.args()[0];
    let at = numbered(&builder, thrown);
    let ty = pointer.function(&[number], false);
    let name = match is_named(call, &["__cxa_begin_catch"]) {
        true => "tapeless.caught",
        false => "tapeless.peeked",
    };
    let (callee, library) = (call.callee(), call.call_type());
    let begun = own(module, (name, ty), None, |b, params| {
        let header = header(b, params[0]);
        b.ret(Some(b.call_pointer(library, callee, &[header])));
    });
    let given = builder.call(begun, &[at]);
    given.copy_location(call);
    let same = builder.icmp(IntPredicate::Eq, given, thrown);
    call.replace_uses(builder.select(same, thrown, given));
    call.erase();
}

/// Their names.
const OWN: [&str; 6] = [
    "tapeless.thrown",
    "tapeless.rethrown",
    "tapeless.token",
    "tapeless.caught",
    "tapeless.peeked",
    "tapeless.raise",
];

/// Takes those away that nobody calls.
pub(in super::super) fn clean_up(module: Module) {
    let is_ours = |name: &str| OWN.contains(&name) || name.starts_with("tapeless.land");
    let unused = |f: &Function| is_ours(&f.name()) && !f.value().has_users();
    let all: Vec<Function> = module.functions().filter(unused).collect();
    all.into_iter().for_each(Function::delete);
}

/// Raises an exception on its way again: it leaves.
pub(super) fn raise(builder: &Builder, thrown: Value, personality: Value) {
    let module = builder.block().function().module();
    let context = module.context();
    let ty = context.void().function(&[number(module)], false);
    let raise = own(
        module,
        ("tapeless.raise", ty),
        Some(personality),
        |b, params| {
            again(b, params[0], None);
        },
    );
    let thrown = numbered(builder, thrown);
    builder.call(raise, &[thrown]);
    builder.unreachable();
}

/// Raises what is thrown, by its number: out of a function, or in front of a landing pad.
pub(super) fn again(builder: &Builder, thrown: Value, before: Option<(Block, Block)>) {
    let module = builder.block().function().module();
    let context = module.context();
    let (void, pointer) = (context.void(), context.pointer());
    let header = header(builder, thrown);
    let ty = context.int(32).function(&[pointer], false);
    let raise = module.get_or_add_function("_Unwind_RaiseException", ty);
    match before {
        Some((back, caught)) => {
            builder.invoke(ty, raise.value(), &[header], back, caught);
            builder.move_to_end(back);
        }
        None => {
            builder.call_pointer(ty, raise.value(), &[header]);
        }
    }
    // It comes back if nobody catches the exception.
    let stop = void.function(&[], false);
    let terminate = module.get_or_add_function("_ZSt9terminatev", stop);
    builder.call_pointer(stop, terminate.value(), &[]);
    builder.unreachable();
}
