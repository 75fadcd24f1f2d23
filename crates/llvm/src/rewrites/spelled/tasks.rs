//! OpenMP's tasks: whoever creates one runs it, at once, which any implementation may do. So tasks are in the order in which the program
//! creates them, and depend on none that comes later.
//!
//! ```text
//! t = __kmpc_omp_task_alloc(l, g, flags, size, shared, f)   →   t = alloca(size + shared); *t = t + size
//! __kmpc_omp_task(l, g, t)                                  →   f(g, t)
//! __kmpc_taskloop(l, g, t, …, lower, upper, step, …)        →   step and "is the last" behind lower and upper; f(g, t)
//! __kmpc_omp_taskwait(l, g), __kmpc_taskgroup(l, g), …      →   nothing
//! __kmpc_taskred_init(g, …)                                 →   null
//! __kmpc_task_reduction_get_th_data(g, group, x)            →   x: whoever creates a group runs all that add to its x
//! ```

use crate::opcode::Opcode;
use crate::{Builder, Function, GepFlags, Value};

/// What waits for tasks, or makes a group of them.
const WAITS: [&str; 9] = [
    "__kmpc_omp_taskwait",
    "__kmpc_omp_taskyield",
    "__kmpc_omp_wait_deps",
    "__kmpc_omp_taskwait_deps_51",
    "__kmpc_taskgroup",
    "__kmpc_end_taskgroup",
    "__kmpc_omp_task_begin_if0",
    "__kmpc_omp_task_complete_if0",
    "__kmpc_task_reduction_modifier_fini",
];

/// What begins a reduction by tasks.
const REDUCTIONS: [&str; 4] = [
    "__kmpc_taskred_init",
    "__kmpc_taskred_modifier_init",
    "__kmpc_task_reduction_init",
    "__kmpc_task_reduction_modifier_init",
];

/// Alignment of what a task is handed.
const ALIGN: u32 = 16;

/// Spells out those of a copy.
pub(crate) fn spell_out(copy: Function) {
    for call in calls(copy, |name| name == "__kmpc_omp_task_alloc") {
        let args = call.args();
        let [_, _, _, size, shared, entry] = args[..] else {
            continue;
        };
        let sizes = size.const_u64().zip(shared.const_u64());
        let is_known = entry.as_function().is_some() && begins_all(call);
        if let Some((size, shared)) = sizes.filter(|_| is_known) {
            allocate(call, size.next_multiple_of(ALIGN.into()), shared, entry);
        }
    }
    for call in calls(copy, |name| WAITS.contains(&name)) {
        if call.has_users() {
            call.replace_uses(call.ty().int(0));
        }
        call.erase();
    }
    for call in calls(copy, |name| REDUCTIONS.contains(&name)) {
        call.replace_uses(call.ty().zero());
        call.erase();
    }
    for call in calls(copy, |name| name == "__kmpc_task_reduction_get_th_data") {
        if let [_, _, shared] = call.args()[..] {
            call.replace_uses(shared);
            call.erase();
        }
    }
}

/// The calls of functions by their names.
fn calls(copy: Function, wanted: impl Fn(&str) -> bool) -> Vec<Value> {
    let is_wanted = |i: &Value| {
        let callee = i.is(Opcode::Call).then(|| i.called_function()).flatten();
        callee.is_some_and(|f| wanted(&f.name()))
    };
    copy.instructions().filter(is_wanted).collect()
}

/// How a task begins.
fn is_begun_by(user: Value) -> bool {
    let callee = user
        .is(Opcode::Call)
        .then(|| user.called_function())
        .flatten();
    callee.is_some_and(|f| {
        matches!(
            f.name().as_str(),
            "__kmpc_omp_task" | "__kmpc_omp_task_with_deps" | "__kmpc_taskloop"
        )
    })
}

/// Whether all that the program hands the memory of a task to is known.
fn begins_all(task: Value) -> bool {
    task.users().into_iter().all(|user| {
        let is_call = user.is_instruction() && user.is_call();
        !is_call
            || is_begun_by(user)
            || user.called_function().is_some_and(|f| {
                let name = f.name();
                name.starts_with("llvm.") || name.contains("_if0") || !f.is_declaration()
            })
    })
}

fn allocate(call: Value, size: u64, shared: u64, entry: Value) {
    let begins: Vec<Value> = call
        .users()
        .into_iter()
        .filter(|&user| is_begun_by(user))
        .collect();
    let context = call.ty().context();
    let (byte, word) = (context.int(8), context.int(64));
    let function = call.block().function();
    let at_entry = match function.entry().first_insertion_point() {
        Some(first) => Builder::before(first),
        None => return,
    };
    let memory = at_entry.alloca(byte.array(size + shared));
    memory.set_align(ALIGN);
    let builder = Builder::before(call);
    let behind = builder.gep(byte, memory, &[word.int(size)], GepFlags::INBOUNDS);
    builder.store(behind, memory, 8);
    for begin in begins {
        run(begin, entry);
    }
    call.replace_uses(memory);
    call.erase();
}

/// Runs a task where it begins.
fn run(begin: Value, entry: Value) {
    let Some(function) = entry.as_function() else {
        return;
    };
    let args = begin.args();
    let builder = Builder::before(begin);
    let (context, flags) = (begin.ty().context(), GepFlags::INBOUNDS);
    let (byte, word) = (context.int(8), context.int(64));
    if let [_, _, _, _, lower, _, step, ..] = args[..]
        && begin
            .called_function()
            .is_some_and(|f| f.name() == "__kmpc_taskloop")
    {
        let at = |bytes: u64| builder.gep(byte, lower, &[word.int(bytes)], flags);
        builder.store(step, at(16), 8);
        builder.store(context.int(32).int(1), at(24), 4);
    }
    builder.call(function, &[args[1], args[2]]);
    if begin.has_users() {
        begin.replace_uses(begin.ty().int(0));
    }
    begin.erase();
}
