//! What OpenMP's run time is asked for, in terms of the members of a team.
//!
//! ```text
//! __kmpc_push_num_threads(l, g, n); __kmpc_fork_call(l, k, f, x…)      →   f.region(n, x…), made by a team
//! __kmpc_serialized_parallel(l, g); f(…, x…); __kmpc_end_serialized…   →   f.region(1, x…), made by a team
//! __kmpc_barrier(l, g)                                                 →   tapeless.team.barrier()
//! __kmpc_critical(l, g, lock) … __kmpc_end_critical(l, g, lock)        →   tapeless.team.enter(lock) … tapeless.team.leave(lock)
//! __kmpc_reduce(l, g, …, lock) … __kmpc_end_reduce(l, g, lock)         →   the same: each member adds its part alone
//! ```
//! `f.region` is `f` without the numbers of threads that the run time hands it: it asks for them.

use crate::call::Place;
use crate::opcode::{IntPredicate, Opcode};
use crate::{Builder, Function, Type, Value};
use tapeless_ir::Par;
use tapeless_ir::par::Lock;

/// What calls have that a team makes.
const FORK: &str = "tapeless-team";
/// What functions have that such calls lead to.
const REGION: &str = "tapeless-region";
/// How the names of functions begin that do what a member does with others.
pub(crate) const PREFIX: &str = "tapeless.team.";

/// What begins a team in a derivative.
pub(crate) const FORK_OF_OURS: &str = "tapeless.team.fork";

/// What says how many members the next fork has.
const ASKS: &str = "__kmpc_push_num_threads";

/// Parameters that the run time gives a function that is forked, before those of the program.
const OWN_PARAMS: usize = 2;

/// Spells out those of a copy.
pub(crate) fn spell_out(copy: Function) {
    let calls: Vec<Value> = copy.instructions().filter(|i| i.is(Opcode::Call)).collect();
    let mut state = State {
        asked: asked(copy, &calls),
        alone: None,
        was_alone: false,
    };
    for call in calls {
        if let Some(callee) = call.called_function() {
            state.call(call, &callee.name());
        }
    }
}

/// Where a function keeps how many members the next fork asks for, 0 if it says nothing; none if it never does.
fn asked(copy: Function, calls: &[Value]) -> Option<Value> {
    let asks = |call: &Value| call.called_function().is_some_and(|f| f.name() == ASKS);
    let ask = calls.iter().find(|call| asks(call))?;
    let (builder, int) = (
        Builder::before(copy.entry().first_insertion_point()?),
        ask.args().get(2)?.ty(),
    );
    let slot = builder.alloca(int);
    builder.store(int.int(0), slot, 4);
    Some(slot)
}

/// Deletes the regions that no derivative was made of.
pub(crate) fn clean_up(module: crate::Module) {
    let is_left = |f: &Function| !f.is_declaration() && is_region(f) && !f.value().has_users();
    while let Some(region) = module.functions().find(is_left) {
        region.delete();
    }
    super::threads::clean_up(module);
}

/// Lets a function be deleted when nobody calls it.
pub(crate) fn mark_region(function: Function) {
    function.value().add_attribute(Place::Function, REGION);
}

/// Whether it is what members of a team run.
pub(crate) fn is_region(function: &Function) -> bool {
    function.has_attribute(Place::Function, REGION)
}

/// Lets a team make a call.
pub(crate) fn mark_fork(call: Value) {
    for attribute in [FORK, "noinline"] {
        call.add_attribute(Place::Function, attribute);
    }
    call.called_function().into_iter().for_each(mark_region);
}

/// Whether a team makes a call.
pub(crate) fn is_fork(value: &Value) -> bool {
    value.is(Opcode::Call) && value.call_has_attribute(Place::Function, FORK)
}

/// What was said before a call.
struct State {
    /// Where it lies how many members the next fork asks for.
    asked: Option<Value>,
    /// What says that the next call is a team of one.
    alone: Option<Value>,
    /// Whether that was the last call.
    was_alone: bool,
}

impl State {
    fn call(&mut self, call: Value, name: &str) {
        let args = call.args();
        match (name, &args[..]) {
            (ASKS, [_, _, count]) => {
                if let Some(slot) = self.asked {
                    Builder::before(call).store(*count, slot, 4);
                    call.erase();
                }
            }
            ("__kmpc_fork_call", [place, _, forked, given @ ..]) => {
                if let Some(function) = forked.as_function() {
                    let count = self.asked_for(call);
                    fork(call, (function, *place), (count, given));
                }
            }
            // A derivative that is differentiated once more.
            (FORK_OF_OURS, [count, forked, frame]) => {
                if let Some(function) = forked.as_function() {
                    let given = (Some(*count), std::slice::from_ref(frame));
                    made_by_team(call, function, 0, None, given);
                }
            }
            ("__kmpc_serialized_parallel", [..]) => {
                self.asked_for(call);
                self.alone = Some(call);
            }
            ("__kmpc_end_serialized_parallel", _) => {
                self.alone = None;
                if std::mem::take(&mut self.was_alone) {
                    call.erase();
                }
            }
            ("__kmpc_barrier", _) => replace(call, Par::Barrier, &[]),
            // One team of a league does all of it.
            ("__kmpc_push_num_teams" | "__kmpc_push_num_teams_51", _) => call.erase(),
            ("__kmpc_fork_teams", [place, _, forked, given @ ..]) => {
                if let Some(function) = forked.as_function() {
                    let one = call.ty().context().int(32).int(1);
                    fork(call, (function, *place), (Some(one), given));
                }
            }
            ("__kmpc_copyprivate", [_, _, _, list, copy, is_own]) => {
                if let Some(copy) = copy.as_function() {
                    copy_private(call, (*list, *is_own), copy);
                }
            }
            ("omp_get_thread_num", []) => replace(call, Par::Rank, &[]),
            ("omp_get_num_threads", []) => replace(call, Par::Size, &[]),
            ("__kmpc_critical", [_, _, lock]) | ("__kmpc_critical_with_hint", [_, _, lock, _]) => {
                replace(call, Par::Enter(Lock::Critical), &[*lock]);
            }
            ("__kmpc_ordered", [place, _]) => replace(call, Par::Enter(Lock::Ordered), &[*place]),
            ("__kmpc_end_ordered", [place, _]) => {
                replace(call, Par::Leave(Lock::Ordered), &[*place])
            }
            ("omp_set_lock", [lock]) => replace(call, Par::Enter(Lock::Omp), &[*lock]),
            ("omp_unset_lock", [lock]) => replace(call, Par::Leave(Lock::Omp), &[*lock]),
            ("omp_set_nest_lock", [lock]) => replace(call, Par::Enter(Lock::OmpNest), &[*lock]),
            ("omp_unset_nest_lock", [lock]) => replace(call, Par::Leave(Lock::OmpNest), &[*lock]),
            ("__kmpc_end_critical" | "__kmpc_end_reduce_nowait", [_, _, lock]) => {
                replace(call, Par::Leave(Lock::Critical), &[*lock]);
            }
            ("__kmpc_reduce" | "__kmpc_reduce_nowait", [.., lock]) => {
                let alone = call.ty().int(1);
                call.replace_uses(alone);
                replace(call, Par::Enter(Lock::Critical), &[*lock]);
            }
            ("__kmpc_end_reduce", [_, _, lock]) => {
                ask(&Builder::before(call), Par::Leave(Lock::Critical), &[*lock]);
                replace(call, Par::Barrier, &[]);
            }
            _ => self.serial(call),
        }
    }

    /// How many members a fork asks for; the next one asks for nothing.
    fn asked_for(&self, call: Value) -> Option<Value> {
        let (builder, slot) = (Builder::before(call), self.asked?);
        let int = call.ty().context().int(32);
        let count = builder.load(int, slot, 4);
        builder.store(int.int(0), slot, 4);
        Some(count)
    }

    /// A call between the beginning and the end of a team of one.
    fn serial(&mut self, call: Value) {
        let (Some(begin), Some(function)) = (self.alone, call.called_function()) else {
            return;
        };
        let args = call.args();
        let Some(place) = begin.args().first().copied() else {
            return;
        };
        if args.len() < OWN_PARAMS || function.is_declaration() {
            return;
        }
        let one = call.ty().context().int(32).int(1);
        let given = &args[OWN_PARAMS..];
        if fork(call, (function, place), (Some(one), given)) {
            begin.erase();
            (self.alone, self.was_alone) = (None, true);
        }
    }
}

/// Those whose values it is not copy them.
fn copy_private(call: Value, (list, is_own): (Value, Value), copy: Function) {
    let shared = ask(&Builder::before(call), Par::Share, &[list, is_own]);
    let (builder, tail) = call.open_before();
    let others = call.block().function().append_block("copy");
    let is_other = builder.icmp(IntPredicate::Eq, is_own, is_own.ty().int(0));
    builder.cond_br(is_other, others, tail);
    builder.move_to_end(others);
    builder.call(copy, &[list, shared]);
    builder.br(tail);
    replace(call, Par::Barrier, &[]);
}

/// What does that when the program runs.
pub(crate) fn name(par: Par) -> String {
    format!("tapeless.{}", par.word())
}

/// Asks for what a member does.
pub(crate) fn ask(builder: &Builder, par: Par, args: &[Value]) -> Value {
    let module = builder.block().function().module();
    let context = module.context();
    let result = match par.result() {
        Some(tapeless_ir::Type::I32) => context.int(32),
        Some(tapeless_ir::Type::I64) => context.int(64),
        Some(_) => context.pointer(),
        None => context.void(),
    };
    let params: Vec<Type> = args.iter().map(|arg| arg.ty()).collect();
    let ty = result.function(&params, false);
    let function = module.get_or_add_function(&name(par), ty);
    function.value().add_attribute(Place::Function, "nounwind");
    builder.call(function, args)
}

fn replace(call: Value, par: Par, args: &[Value]) {
    let made = ask(&Builder::before(call), par, args);
    if call.has_users() {
        call.replace_uses(made);
    }
    call.erase();
}

/// Lets a team call what a fork runs, in the place of `call`. False if that is not known.
fn fork(
    call: Value,
    (function, place): (Function, Value),
    given: (Option<Value>, &[Value]),
) -> bool {
    made_by_team(call, function, OWN_PARAMS, Some(place), given)
}

/// The same of a function with so many parameters of the run time's own.
fn made_by_team(
    call: Value,
    function: Function,
    own: usize,
    place: Option<Value>,
    (count, given): (Option<Value>, &[Value]),
) -> bool {
    let params = function.ty().params();
    let fits = params.iter().skip(own).zip(given);
    let same = params.len() == given.len() + own && fits.clone().all(|(&ty, v)| v.ty() == ty);
    if function.is_declaration() || !same {
        return false;
    }
    let region = region(function, own, place);
    let builder = Builder::before(call);
    let count = count.unwrap_or_else(|| call.ty().context().int(32).int(0));
    let args: Vec<Value> = std::iter::once(count)
        .chain(given.iter().copied())
        .collect();
    let made = builder.call(region, &args);
    mark_fork(made);
    made.add_attribute(Place::Function, "nounwind");
    call.erase();
    true
}

/// What each member runs: the function without the numbers that the run time hands it.
fn region(function: Function, own: usize, place: Option<Value>) -> Function {
    let module = function.module();
    let name = format!("{}.region", function.name());
    if let Some(known) = module.function(&name).filter(is_region) {
        return known;
    }
    let context = function.value().global_module().context();
    let copy = function.clone_as(&name);
    let types = copy.ty().params();
    let params: Vec<Type> = std::iter::once(context.int(32))
        .chain(types[own..].iter().copied())
        .collect();
    let kept: Vec<Option<u32>> = std::iter::once(None)
        .chain((own as u32..types.len() as u32).map(Some))
        .collect();
    let region = copy.retype(context.void().function(&params, false), &kept);
    if let Some(first) = region.entry().first_insertion_point() {
        let (builder, int) = (Builder::before(first), context.int(32));
        builder.set_artificial_location(region);
        if let Some(place) = place {
            let ty = int.function(&[context.pointer()], false);
            let ask = module.get_or_add_function("__kmpc_global_thread_num", ty);
            let number = builder.call(ask, &[place]);
            for (param, value) in copy.params().into_iter().zip([number, int.int(0)]) {
                let slot = builder.alloca(int);
                builder.store(value, slot, 4);
                param.replace_uses(slot);
            }
        }
        for (old, new) in copy
            .params()
            .into_iter()
            .skip(own)
            .zip(region.params().into_iter().skip(1))
        {
            old.replace_uses(new);
        }
    }
    copy.delete();
    mark_region(region);
    region.value().set_name(&name);
    region
}
