//! POSIX threads: forks that run beside whoever makes them, and how these wait for each other.
//!
//! ```text
//! pthread_create(h, 0, f, x)      →   f.thread(1, x), made by a thread; *h = tapeless.thread.begun()
//! pthread_join(h, r)              →   t = tapeless.thread.join(h); *r = results[tapeless.thread.place(t)]; tapeless.thread.dismiss(t)
//! pthread_mutex_lock(m)           →   tapeless.team.enter.mutex(m)
//! pthread_mutex_unlock(m)         →   tapeless.team.leave.mutex(m)
//! pthread_mutex_trylock(m)        →   the same, and if it is 0: tapeless.team.enter.held(m)
//! pthread_cond_wait(c, m)         →   tapeless.team.leave.held(m), the same, tapeless.team.enter.held(m)
//! pthread_barrier_init(b, a, n)   →   the same, tapeless.team.expect(b, n)
//! pthread_barrier_wait(b)         →   tapeless.team.arrive(b), the same
//! syscall(SYS_futex, n, …)        →   the same, of which it is known that it only waits: what is told is told by the number
//! ```
//! What a condition variable tells is said under its mutex, and who had that when is known by tickets: waiting is to give it back and
//! to take it again.

mod again;

use super::teams::{ask, mark_fork, mark_region};
use crate::call::Place;
use crate::opcode::{IntPredicate, Opcode};
use crate::{Builder, Function, GepFlags, Linkage, Module, Type, Value};
use tapeless_ir::Par;
use tapeless_ir::par::Lock;

/// What calls have that a thread makes.
const BESIDE: &str = "tapeless-thread";
/// How the names of functions begin that do what a thread does.
pub(crate) const PREFIX: &str = "tapeless.thread.";

/// Makes room for what a thread is given; begins it. In a derivative.
pub(crate) const ROOM: &str = "tapeless.thread.room";
pub(crate) const BEGIN: &str = "tapeless.thread.begin";

/// The system call by which threads wait until a number in memory is another, and wake each other; `syscall` by another name, which the
/// assembler does not see.
const FUTEX: u64 = 202;
const WAIT: &str = "\u{1}syscall";

/// What threads return, until they are dismissed.
const RESULTS: &str = "tapeless.thread.results";
const PLACES: u64 = 1024;

/// Deletes the places of what threads return if no derivative knows of them.
pub(super) fn clean_up(module: Module) {
    let unused = module
        .global(RESULTS)
        .filter(|results| !results.has_users());
    unused.into_iter().for_each(Value::erase_global);
}

/// Lets a thread make a call that a team makes.
pub(crate) fn mark(call: Value) {
    call.add_attribute(Place::Function, BESIDE);
}

/// Whether a thread makes a call.
pub(crate) fn is_beside(value: &Value) -> bool {
    value.is(Opcode::Call) && value.call_has_attribute(Place::Function, BESIDE)
}

/// Spells out those of a copy.
pub(crate) fn spell_out(copy: Function) {
    let calls: Vec<Value> = copy.instructions().filter(|i| i.is_call()).collect();
    for call in calls {
        let Some(callee) = call.called_function() else {
            continue;
        };
        match (callee.name().as_str(), &call.args()[..]) {
            // A derivative that is differentiated once more.
            (ROOM, &[bytes]) => again::make_room(call, bytes),
            (BEGIN, &[member, frame]) => {
                if let Some(member) = member.as_function() {
                    again::begin(call, member, frame);
                }
            }
            ("syscall", [number, ..]) if number.const_u64() == Some(FUTEX) => {
                let known = copy.module().get_or_add_function(WAIT, callee.ty());
                call.set_callee(known);
            }
            (name, _)
                if is_posix(name) && callee.is_declaration() && !again::is_spelled(call, name) =>
            {
                spell(called(call), name);
            }
            _ => {}
        }
    }
}

fn is_posix(name: &str) -> bool {
    name.starts_with("pthread_")
}

/// A call of what throws nothing, as it is.
pub(super) fn called(call: Value) -> Value {
    if !call.is(Opcode::Invoke) {
        return call;
    }
    let (normal, unwind) = call.invoke_targets();
    let builder = Builder::before(call);
    let made = builder.call_pointer(call.call_type(), call.callee(), &call.args());
    if call.has_users() {
        call.replace_uses(made);
    }
    let phis: Vec<Value> = unwind.phis().collect();
    phis.into_iter()
        .for_each(|phi| phi.remove_incoming(call.block()));
    builder.br(normal);
    call.erase();
    made
}

fn spell(call: Value, name: &str) {
    let args = call.args();
    match (name, &args[..]) {
        ("pthread_create", &[handle, attributes, function, given]) if is_null(attributes) => {
            create(call, handle, function, given);
        }
        ("pthread_join", &[handle, result]) => join(call, handle, result),
        ("pthread_mutex_lock", &[mutex]) => {
            ask(&Builder::before(call), Par::Enter(Lock::Mutex), &[mutex]);
            succeed(call);
        }
        ("pthread_mutex_unlock", &[mutex]) => {
            ask(&Builder::before(call), Par::Leave(Lock::Mutex), &[mutex]);
            succeed(call);
        }
        ("pthread_mutex_trylock", &[mutex]) => try_lock(call, mutex),
        ("pthread_cond_wait", &[_, mutex])
        | ("pthread_cond_timedwait", &[_, mutex, _])
        | ("pthread_cond_clockwait", &[_, mutex, _, _]) => {
            ask(&Builder::before(call), Par::Leave(Lock::Held), &[mutex]);
            if let Some(next) = call.next() {
                ask(&Builder::before(next), Par::Enter(Lock::Held), &[mutex]);
            }
        }
        ("pthread_barrier_init", &[barrier, _, count]) => {
            if let Some(next) = call.next() {
                ask(&Builder::before(next), Par::Expect, &[barrier, count]);
            }
        }
        ("pthread_barrier_wait", &[barrier]) => {
            ask(&Builder::before(call), Par::Arrive, &[barrier]);
        }
        _ => {}
    }
}

fn is_null(v: Value) -> bool {
    v.is_constant() && v == v.ty().zero()
}

/// Takes a call away that has done what it should.
fn succeed(call: Value) {
    if call.has_users() {
        call.replace_uses(call.ty().int(0));
    }
    call.erase();
}

fn create(call: Value, handle: Value, function: Value, given: Value) {
    let (builder, context) = (Builder::before(call), call.ty().context());
    let one = context.int(32).int(1);
    let made = match function.as_function() {
        Some(function) => builder.call(region(function), &[one, given]),
        None => builder.call(any(call), &[one, given, function]),
    };
    mark_fork(made);
    mark(made);
    made.add_attribute(Place::Function, "nounwind");
    let begun = ask(&builder, Par::Begun, &[]);
    builder.store(begun, handle, 8);
    succeed(call);
}

fn join(call: Value, handle: Value, result: Value) {
    let builder = Builder::before(call);
    let thread = ask(&builder, Par::Join, &[handle]);
    if !is_null(result) {
        let place = place(&builder, thread);
        let returned = builder.load(result.ty(), place, 8);
        builder.store(returned, result, 8);
    }
    ask(&builder, Par::Dismiss, &[thread]);
    succeed(call);
}

/// Where what a thread returns lies.
fn place(builder: &Builder, thread: Value) -> Value {
    let module = builder.block().function().module();
    let ty = module.context().pointer().array(PLACES);
    let results = module.global(RESULTS).unwrap_or_else(|| {
        let made = module.add_global(RESULTS, ty);
        made.set_initializer(ty.zero());
        made.set_linkage(Linkage::Internal);
        made
    });
    let number = ask(builder, Par::Place, &[thread]);
    let zero = number.ty().int(0);
    builder.gep(ty, results, &[zero, number], GepFlags::INBOUNDS)
}

/// What a thread runs.
fn region(function: Function) -> Function {
    let name = format!("{}.thread", function.name());
    let context = function.value().global_module().context();
    let params = [context.int(32), context.pointer()];
    named(function, &name, &params, |_| {
        (function.value(), function.ty())
    })
}

/// The same of a function that is not known.
fn any(call: Value) -> Function {
    let context = call.ty().context();
    let pointer = context.pointer();
    let params = [context.int(32), pointer, pointer];
    let like = call.block().function();
    named(like, "thread", &params, |given| {
        (given[2], pointer.function(&[pointer], false))
    })
}

fn named(
    like: Function,
    name: &str,
    params: &[Type],
    callee: impl Fn(&[Value]) -> (Value, Type),
) -> Function {
    let (module, context) = (like.module(), like.value().global_module().context());
    if let Some(known) = module.function(name).filter(super::teams::is_region) {
        return known;
    }
    let made = module.add_function(name, context.void().function(params, false));
    made.value().set_linkage(Linkage::Internal);
    made.copy_debug_info(like);
    let builder = Builder::at_end(made.append_block(""));
    builder.set_artificial_location(made);
    let (callee, ty) = callee(&made.params());
    let returned = builder.call_pointer(ty, callee, &made.params()[1..2]);
    if let Some(function) = callee.as_function() {
        returned.set_call_convention(function.convention());
    }
    if ty.result().is_pointer() && asks_for_results(module) {
        let place = place(&builder, context.pointer().zero());
        builder.store(returned, place, 8);
    }
    builder.ret(None);
    mark_region(made);
    made
}

/// Whether somebody asks for what threads return.
fn asks_for_results(module: Module) -> bool {
    let joins = module.function("pthread_join");
    let asks = |user: &Value| {
        let is_call = user.is_instruction() && user.is_call();
        is_call && user.args().get(1).is_some_and(|&result| !is_null(result))
    };
    let is_asked = |joins: Function| joins.value().users().iter().any(asks);
    module.global(RESULTS).is_some() || joins.is_some_and(is_asked)
}

/// Who has got a mutex takes a ticket.
fn try_lock(call: Value, mutex: Value) {
    let Some(next) = call.next() else { return };
    let (builder, tail) = next.open_before();
    let has = builder.icmp(IntPredicate::Eq, call, call.ty().int(0));
    let entered = call.block().function().append_block("entered");
    builder.cond_br(has, entered, tail);
    builder.move_to_end(entered);
    ask(&builder, Par::Enter(Lock::Held), &[mutex]);
    builder.br(tail);
}
