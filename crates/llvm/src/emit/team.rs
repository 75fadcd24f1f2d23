//! Forks, and what members of a team do with each other, as calls of our own functions (`bodies/team.c`).

use super::body::Writer;
use crate::rewrites::spelled::teams::{self, FORK_OF_OURS};
use crate::rewrites::spelled::threads::{self, BEGIN, ROOM};
use crate::{Builder, Function, Linkage, Module, Type, TypeKind, Value};
use tapeless_ir::Par;

impl Writer<'_, '_> {
    /// What a member does with others.
    pub(super) fn build_par(&self, par: Par, args: &[Value]) -> Option<Value> {
        let made = teams::ask(&self.builder, par, args);
        par.result().map(|_| made)
    }
}

/// Writes out the forks of a module.
///
/// ```text
/// f(n, x…), made by a team   →   frame = {n, x…}; tapeless.team.fork(n, f.member, frame)
/// f(n, x…), made by a thread →   frame = tapeless.thread.room(bytes); *frame = {n, x…}; tapeless.thread.begin(f.member, frame)
/// f.member(frame)            {   f(frame.n, frame.x…)   }
/// ```
pub(crate) fn write_out(module: Module) {
    let callees: Vec<Function> = module.functions().filter(teams::is_region).collect();
    for callee in callees {
        for fork in callee.value().users().into_iter().filter(teams::is_fork) {
            write(module, callee, fork);
        }
    }
}

fn write(module: Module, callee: Function, fork: Value) {
    let function = fork.block().function();
    let (context, args) = (module.context(), fork.args());
    let types: Vec<Type> = args.iter().map(|arg| arg.ty()).collect();
    let frame_type = context.structure(&types, false);
    let (pointer, int) = (context.pointer(), context.int(32));
    let builder = Builder::before(fork);
    let beside = threads::is_beside(&fork);
    let frame = match (beside, function.entry().first_insertion_point()) {
        (true, _) => {
            let ty = pointer.function(&[context.int(64)], false);
            let room = module.get_or_add_function(ROOM, ty);
            let bytes = module.layout().alloc_size(frame_type);
            builder.call(room, &[context.int(64).int(bytes)])
        }
        (false, Some(first)) => Builder::before(first).alloca(frame_type),
        (false, None) => Builder::at_end(function.entry()).alloca(frame_type),
    };
    let store = |(arg, index): (&Value, u32)| {
        let place = builder.field(frame_type, frame, index);
        builder.store(*arg, place, align(arg.ty()));
    };
    args.iter().zip(0..).for_each(store);
    let member = member(module, callee, (frame_type, fork)).value();
    let all = [args[0], member, frame];
    let (name, given, types) = match beside {
        true => (BEGIN, &all[1..], &[pointer, pointer][..]),
        false => (FORK_OF_OURS, &all[..], &[int, pointer, pointer][..]),
    };
    let ty = context.void().function(types, false);
    let begin = module.get_or_add_function(name, ty);
    builder.call(begin, given);
    fork.erase();
}

/// What is counted on in frames.
fn align(ty: Type) -> u32 {
    match ty.kind() {
        TypeKind::Pointer | TypeKind::Double => 8,
        TypeKind::Integer if ty.int_width() == 64 => 8,
        TypeKind::Integer if ty.int_width() == 32 => 4,
        TypeKind::Float => 4,
        _ => 1,
    }
}

/// What each member runs.
fn member(module: Module, callee: Function, (frame, fork): (Type, Value)) -> Function {
    let context = module.context();
    let ty = context.void().function(&[context.pointer()], false);
    let made = module.add_function(&format!("{}.member", callee.name()), ty);
    made.value().set_linkage(Linkage::Internal);
    teams::mark_region(made);
    super::generated_like(made, callee);
    let builder = Builder::at_end(made.append_block(""));
    let given = made.params();
    let load = |(ty, index): (Type, u32)| {
        let place = builder.field(frame, given[0], index);
        builder.load(ty, place, align(ty))
    };
    let args: Vec<Value> = frame.fields().into_iter().zip(0..).map(load).collect();
    let call = builder.call(callee, &args);
    call.set_call_convention(fork.call_convention());
    builder.ret(None);
    made
}
