//! Calls through pointers, by the functions that the pointer may hold.
//!
//! ```text
//! r = call p(x)   →   if p == f { r = call f(x) } else if p == g { r = call g(x) } else { r = call through(p, x) }
//! ```
//!
//! `f`, `g` are the functions of this type whose address the module takes: definitions, and library functions that the
//! tables know. `through` calls the pointer; it has no derivative: where it would need one, the program stops and
//! says where. A pointer to a method of a class is found in this way too.

use super::slots::Slots;
use crate::ffi::ffi;
use crate::function::{Block, Function};
use crate::known::is_taken;
use crate::module::Module;
use crate::opcode::{IntPredicate, Linkage, Opcode};
use crate::request::is_request;
use crate::{Builder, Copies, Type, Value, stop};
use std::collections::{HashMap, HashSet};

/// With more functions than this a call is left alone.
const MOST_CANDIDATES: usize = 64;

/// A function that calls a pointer which is none of those that the module shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Through {
    /// Takes the pointer and its arguments.
    pub function: Function,
    /// Says that the derivative is not known, and aborts.
    pub refusal: Function,
    /// The functions that the pointer is none of.
    pub tested: Vec<Function>,
}

/// The functions whose address a module takes, by type.
type Candidates = HashMap<Type, Vec<Function>>;

/// Expands every call through a pointer in the copies for which there are candidates; what then calls the rest.
pub(super) fn expand(module: Module, copies: &Copies) -> Vec<Through> {
    if !copies
        .all()
        .flat_map(Function::instructions)
        .any(|i| is_open(&i))
    {
        return Vec::new();
    }
    let made: HashSet<Function> = copies.all().collect();
    let candidates = candidates(module, &made);
    let slots = Slots::of(module);
    let fitting = |call: Value| -> Vec<Function> {
        let found = candidates.get(&call.call_type()).into_iter().flatten();
        let fits =
            |f: &&Function| f.convention() == call.call_convention() && slots.may_reach(call, **f);
        found.filter(fits).copied().collect()
    };
    let open = open_calls(copies, fitting);
    let expand = |call: Value| {
        let found = fitting(call);
        let some = !found.is_empty() || is_optional(call);
        let few = some && found.len() <= MOST_CANDIDATES;
        few.then(|| expand_one(module, call, &found))
    };
    open.into_iter().filter_map(expand).collect()
}

/// The calls through pointers in what is still called. What is inlined everywhere is of no interest any more, unless
/// such a pointer leads there again: then it has to be seen that it calls itself.
fn open_calls(copies: &Copies, fitting: impl Fn(Value) -> Vec<Function>) -> Vec<Value> {
    let root = copies.all().next();
    let used = |f: &Function| Some(*f) == root || f.value().has_users();
    let mut todo: Vec<Function> = copies.all().filter(used).collect();
    let mut seen: HashSet<Function> = todo.iter().copied().collect();
    let mut open = Vec::new();
    while let Some(function) = todo.pop() {
        for call in function.instructions().filter(is_open) {
            open.push(call);
            let led_to = fitting(call).into_iter().filter_map(|f| copies.copy_of(f));
            todo.extend(led_to.filter(|copy| seen.insert(*copy)));
        }
    }
    open
}

fn is_open(call: &Value) -> bool {
    let plain = call.is_call() && !call.is(Opcode::CallBr) && !call.is_must_tail();
    plain
        && call.callee().as_function().is_none()
        && !call.is_inline_asm()
        && call.bundles().is_empty()
        && !call.call_type().is_variadic()
}

/// Whether a call goes to an entry of a table that is never written, and that is empty where it is null: so destructors
/// stand in Rust's tables. With no function for it in this module, those that are made here have none.
fn is_optional(call: Value) -> bool {
    let entry = call.callee();
    let is_constant = entry.is_instruction() && entry.has_metadata("invariant.load");
    is_constant
        && entry
            .users()
            .iter()
            .any(|user| user.is_instruction() && user.is(Opcode::ICmp))
}

fn candidates(module: Module, copies: &HashSet<Function>) -> Candidates {
    let mut found = Candidates::new();
    for function in module.functions() {
        let known = if function.is_declaration() {
            let name = function.name();
            function.intrinsic().is_none()
                && (tapeless_rules::lookup(&name).is_some()
                    || tapeless_rules::effects(&name).is_some())
        } else {
            !function.value().is_interposable() && !makes_requests(function)
        };
        if known && !copies.contains(&function) && is_taken(function) {
            found.entry(function.ty()).or_default().push(function);
        }
    }
    found
}

/// Whether a function asks for derivatives: it stands outside of what is differentiated.
fn makes_requests(function: Function) -> bool {
    let calls = function.instructions().filter(|i| i.is_call());
    calls
        .filter_map(|call| call.called_function())
        .any(|f| is_request(&f.name()))
}

fn expand_one(module: Module, call: Value, candidates: &[Function]) -> Through {
    let through = through(module, call, candidates);
    let head = call.block();
    let function = head.function();
    let tail = Block(ffi!(tapeless_split_block(call.0)));
    let (pointer, result) = (call.callee(), result_phi(call, tail));
    let mut arms = vec![function.append_block("through")];
    arms.extend(candidates.iter().map(|_| function.append_block("known")));
    let tests: Vec<Block> = candidates
        .iter()
        .skip(1)
        .map(|_| function.append_block("which"))
        .collect();
    let builder = Builder::before(call);
    if let Some(jump) = head.terminator() {
        jump.erase();
    }
    let mut from = head;
    if candidates.is_empty() {
        builder.move_to_end(head);
        builder.br(arms[0]);
    }
    for (index, candidate) in candidates.iter().enumerate() {
        let next = tests.get(index).copied().unwrap_or(arms[0]);
        builder.move_to_end(from);
        let same = builder.icmp(IntPredicate::Eq, pointer, candidate.value());
        builder.cond_br(same, arms[index + 1], next);
        from = next;
    }
    for (index, &arm) in arms.iter().enumerate() {
        builder.move_to_end(arm);
        let copy = match index.checked_sub(1) {
            Some(known) => direct(&builder, call, candidates[known]),
            None => last(&builder, call, through.function),
        };
        finish(&builder, call, copy, tail, result);
    }
    replace(call, tail, result);
    through
}

/// Where the results of the arms meet.
fn result_phi(call: Value, tail: Block) -> Option<Value> {
    let first = tail.instructions().next().unwrap_or(call);
    call.has_users()
        .then(|| Builder::before(first).phi(call.ty()))
}

fn direct(builder: &Builder, call: Value, callee: Function) -> Value {
    let copy = call.clone_instruction();
    builder.insert(copy);
    copy.set_callee(callee);
    for kind in ["callees", "prof"] {
        copy.remove_metadata(kind);
    }
    copy
}

fn last(builder: &Builder, call: Value, through: Function) -> Value {
    let address = builder.cast(Opcode::PtrToInt, call.callee(), through.params()[0].ty());
    let args: Vec<Value> = std::iter::once(address).chain(call.args()).collect();
    let copy = if call.is(Opcode::Invoke) {
        let (normal, unwind) = call.invoke_targets();
        builder.invoke(through.ty(), through.value(), &args, normal, unwind)
    } else {
        builder.call(through, &args)
    };
    copy.copy_location(call);
    copy
}

/// Lets an arm go on where the call did.
fn finish(builder: &Builder, call: Value, copy: Value, tail: Block, result: Option<Value>) {
    let arm = copy.block();
    if call.is(Opcode::Invoke) {
        let (_, unwind) = call.invoke_targets();
        for phi in unwind.phis() {
            let of_call = phi.incoming().into_iter().find(|&(_, from)| from == tail);
            if let Some((value, _)) = of_call {
                phi.add_incoming(value, arm);
            }
        }
        copy.set_successor(0, tail);
    } else {
        builder.br(tail);
    }
    if let Some(result) = result {
        result.add_incoming(copy, arm);
    }
}

/// Takes the call away. An invoke leaves a jump to where it went.
fn replace(call: Value, tail: Block, result: Option<Value>) {
    if let Some(result) = result {
        call.replace_uses(result);
    }
    if call.is(Opcode::Invoke) {
        let (normal, unwind) = call.invoke_targets();
        let phis: Vec<Value> = unwind.phis().collect();
        phis.into_iter().for_each(|phi| phi.remove_incoming(tail));
        Builder::before(call).br(normal);
    }
    call.erase();
}

/// `through(p, args…)` calls `p` just as the call does. The address is a number: it has no shadow.
fn through(module: Module, call: Value, tested: &[Function]) -> Through {
    let ty = call.call_type();
    let bits = 8 * module.layout().pointer_size();
    let address = module.context().int(bits);
    let params: Vec<Type> = std::iter::once(address).chain(ty.params()).collect();
    let made = module.add_function("tapeless.through", ty.result().function(&params, false));
    made.value().set_linkage(Linkage::Internal);
    let builder = Builder::at_end(made.append_block("entry"));
    let given = made.params();
    let pointer = builder.cast(Opcode::IntToPtr, given[0], call.callee().ty());
    let inner = builder.call_pointer(ty, pointer, &given[1..]);
    inner.set_call_convention(call.call_convention());
    inner.copy_call_attributes(call);
    builder.ret((!ty.result().is_void()).then_some(inner));
    Through {
        function: made,
        refusal: refusal(module, call),
        tested: tested.to_vec(),
    }
}

/// A function that prints where the call is, and why there is no derivative, and aborts.
fn refusal(module: Module, call: Value) -> Function {
    let place = match call.location() {
        Some(at) => format!("{}:{}", at.file, at.line),
        None => call.block().function().shown_name(),
    };
    let what = "call through a pointer to a function that this module does not show; its derivative is unknown";
    let made = module.add_function(
        "tapeless.unknown",
        module.context().void().function(&[], false),
    );
    stop::mark(made);
    let builder = Builder::at_end(made.append_block("entry"));
    let text = builder.string(&stop::text(&place, what));
    builder.call(stop::function(module), &[text]);
    builder.unreachable();
    made
}
