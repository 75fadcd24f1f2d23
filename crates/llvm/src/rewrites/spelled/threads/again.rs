//! Threads of a derivative that is differentiated once more.
//!
//! ```text
//! tapeless.thread.room(bytes)       →   malloc(bytes)
//! tapeless.thread.begin(m, frame)   →   m.thread(1, frame, last), made by a thread
//! m.thread(n, frame, last)          {   m(frame); if (tapeless.thread.direction() == last) free(frame)   }
//! ```

use super::{is_posix, mark};
use crate::call::Place;
use crate::opcode::IntPredicate;
use crate::rewrites::spelled::teams::{ask, is_region, mark_fork, mark_region, name};
use crate::{Builder, Function, Linkage, Value};
use tapeless_ir::Par;
use tapeless_ir::par::Lock;

pub(super) fn make_room(call: Value, bytes: Value) {
    let ty = call.ty().function(&[bytes.ty()], false);
    let malloc = call
        .block()
        .function()
        .module()
        .get_or_add_function("malloc", ty);
    let made = Builder::before(call).call(malloc, &[bytes]);
    call.replace_uses(made);
    call.erase();
}

/// What the thread is given ends with its last run: backwards, if it is kept for that.
pub(super) fn begin(call: Value, member: Function, frame: Value) {
    let kept = call.next().is_some_and(|next| asks(next, Par::Record));
    let (builder, context) = (Builder::before(call), call.ty().context());
    let last = context.int(32).int(u64::from(kept));
    let one = context.int(32).int(1);
    let made = builder.call(region_of_ours(member), &[one, frame, last]);
    mark_fork(made);
    mark(made);
    made.add_attribute(Place::Function, "nounwind");
    call.erase();
}

/// What such a thread runs: the member; it is told in which direction it runs last.
fn region_of_ours(member: Function) -> Function {
    let module = member.module();
    let context = member.value().global_module().context();
    let name = format!("{}.thread", member.name());
    if let Some(known) = module.function(&name).filter(is_region) {
        return known;
    }
    let (int, pointer, void) = (context.int(32), context.pointer(), context.void());
    let made = module.add_function(&name, void.function(&[int, pointer, int], false));
    made.value().set_linkage(Linkage::Internal);
    let builder = Builder::at_end(made.append_block(""));
    let given = made.params();
    let run = builder.call(member, &given[1..2]);
    run.set_call_convention(member.convention());
    let direction = ask(&builder, Par::Direction, &[]);
    let is_last = builder.icmp(IntPredicate::Eq, direction, given[2]);
    let (over, end) = (made.append_block("over"), made.append_block("end"));
    builder.cond_br(is_last, over, end);
    builder.move_to_end(over);
    let free = module.get_or_add_function("free", void.function(&[pointer], false));
    builder.call(free, &given[1..2]);
    builder.br(end);
    builder.move_to_end(end);
    builder.ret(None);
    mark_region(made);
    made
}

/// What an instruction calls, if that is known.
fn callee(i: Value) -> Option<Function> {
    i.is_call().then(|| i.called_function()).flatten()
}

/// Whether an instruction is a call of the run time for that.
fn asks(i: Value, par: Par) -> bool {
    callee(i).is_some_and(|f| f.name() == name(par))
}

/// Whether what stands beside a call that stays is there: in a derivative that is differentiated once more.
pub(super) fn is_spelled(call: Value, called: &str) -> bool {
    let args = call.args();
    let of = |i: Value, par: Par, on: Value| asks(i, par) && i.args().first() == Some(&on);
    let is_posix = |i: &Value| callee(*i).is_some_and(|f| is_posix(&f.name()));
    let before = |par: Par, on: Value| {
        let all = call.block().instructions().take_while(|&i| i != call);
        let all: Vec<Value> = all.collect();
        let mut near = all.into_iter().rev().take_while(|i| !is_posix(i));
        near.any(|i| of(i, par, on))
    };
    let behind = |par: Par, on: Value| {
        let all = std::iter::successors(call.next(), |i| i.next());
        let mut near = all.take_while(|i| !is_posix(i));
        near.any(|i| of(i, par, on))
    };
    let next = |par: Par, on: Value| {
        let mut blocks = call.block().successors().into_iter();
        blocks.any(|block| block.instructions().any(|i| of(i, par, on)))
    };
    match (called, &args[..]) {
        ("pthread_mutex_trylock", &[mutex]) => next(Par::Enter(Lock::Held), mutex),
        ("pthread_barrier_init", &[barrier, ..]) => behind(Par::Expect, barrier),
        ("pthread_barrier_wait", &[barrier]) => before(Par::Arrive, barrier),
        (_, &[_, mutex, ..]) if called.starts_with("pthread_cond_") => {
            before(Par::Leave(Lock::Held), mutex)
        }
        _ => false,
    }
}
