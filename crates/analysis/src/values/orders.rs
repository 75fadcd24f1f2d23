//! In which functions members of a team may wait for each other, or tell each other that something is done.

use crate::values::callee::{CallKind, call_kind, takes_code};
use rustc_hash::FxHashSet;
use tapeless_ir::ops::{Access, AtomicOrder};
use tapeless_ir::{
    Body, Call, Callee, Constant, FuncId, Function, Mem, Module, OpData, OpKind, Value, ValueDef,
};

/// Finds those functions, if there are teams; and those that begin threads. Whether there are any.
pub fn find(module: &mut Module) -> bool {
    if !forks(module) {
        return false;
    }
    close(
        module,
        |module, f| !f.orders && orders(module, f),
        |f| {
            f.orders = true;
        },
    );
    close(
        module,
        |module, f| !f.begins && begins(module, f),
        |f| {
            f.begins = true;
        },
    );
    true
}

/// Whether there are teams, or threads.
fn forks(module: &Module) -> bool {
    let mut functions = module.functions.values();
    functions.any(|function| calls(function).any(|call| call.team))
}

/// The calls of a function.
fn calls(function: &Function) -> impl Iterator<Item = &Call> {
    let body = function.body.iter();
    body.flat_map(|body| {
        let ops = body.op_order().into_iter();
        ops.filter_map(|op| body.ops[op].kind.call())
    })
}

fn callee(call: &Call) -> Option<FuncId> {
    match call.callee {
        Callee::Func(id) => Some(id),
        Callee::Indirect => None,
    }
}

/// What teams and threads run, by itself and by what it calls.
fn run_by_members(module: &Module) -> FxHashSet<FuncId> {
    let all = module.functions.values().flat_map(calls);
    let mut open: Vec<FuncId> = all.filter(|call| call.team).filter_map(callee).collect();
    let mut seen: FxHashSet<FuncId> = open.iter().copied().collect();
    while let Some(id) = open.pop() {
        let inner = calls(&module.functions[id]).filter_map(callee);
        open.extend(inner.filter(|&id| seen.insert(id)));
    }
    seen
}

/// Whether a team may begin within another, or while a thread runs beside it.
pub fn begins_within(module: &Module) -> bool {
    let mut everywhere = module.functions.values().flat_map(calls);
    let may_begin = |call: &Call| call.team || callee(call).is_none();
    let within = |id: FuncId| calls(&module.functions[id]).any(may_begin);
    everywhere.any(|call| call.beside || call.team && callee(call).is_none())
        || run_by_members(module).into_iter().any(within)
}

/// Whether members of a team may wait for each other where one of them makes a call, or a thread that begins there may wait for others.
pub fn waits_in(module: &Module, call: &Call) -> bool {
    (!call.team || call.beside) && callee(call).is_some_and(|id| module.functions[id].orders)
}

/// Whether what members, or threads, run makes or releases memory of the heap.
pub fn members_allocate(module: &Module) -> bool {
    let allocates = |call: &Call| {
        let kind = call_kind(module, call);
        matches!(kind, CallKind::Alloc { .. } | CallKind::Free { .. })
    };
    let mut members = run_by_members(module).into_iter();
    members.any(|id| calls(&module.functions[id]).any(allocates))
}

/// Marks functions until no other is to be marked.
fn close(
    module: &mut Module,
    is_new: impl Fn(&Module, &Function) -> bool,
    mark: impl Fn(&mut Function),
) {
    loop {
        let all = module.functions.iter();
        let new = all.filter(|(_, function)| is_new(module, function));
        let new: Vec<FuncId> = new.map(|(id, _)| id).collect();
        if new.is_empty() {
            return;
        }
        new.into_iter()
            .for_each(|id| mark(&mut module.functions[id]));
    }
}

/// Whether a function begins threads, by itself or by what it calls.
fn begins(module: &Module, function: &Function) -> bool {
    calls(function).any(|call| {
        let inner = callee(call).is_some_and(|id| module.functions[id].begins);
        call.beside || inner
    })
}

fn orders(module: &Module, function: &Function) -> bool {
    let body = function.body.as_ref();
    body.is_some_and(|body| {
        let mut ops = body.op_order().into_iter().map(|op| &body.ops[op]);
        ops.any(|data| match &data.kind {
            OpKind::Par(par) => par.orders(),
            kind => {
                let waits = kind.call().is_some_and(|call| waits_in(module, call));
                waits || is_told(module, body, data) || may_wait(module, data)
            }
        })
    })
}

/// Whether an op calls what is not here, where members may wait for each other.
pub fn may_wait(module: &Module, data: &OpData) -> bool {
    let Some(call) = data.kind.call() else {
        return false;
    };
    let is_unknown = match call_kind(module, call) {
        CallKind::Unknown(_) | CallKind::Indirect => true,
        CallKind::Defined(id) => takes_code(&module.functions[id]),
        _ => false,
    };
    is_unknown && call.effects.writes()
}

/// Whether by an op a member is told what others have done: it reads what they have released, or it is a fence.
pub fn is_told(module: &Module, body: &Body, data: &OpData) -> bool {
    // What guards the first run of a variable's constructor tells no more than that.
    let is_guard = |v: &Value| match &body.values[*v].def {
        ValueDef::Const(Constant::Global(g, _)) => module.globals[*g].name.starts_with(GUARD),
        _ => false,
    };
    if data.args.first().is_some_and(is_guard) {
        return false;
    }
    let acquires = |access: &Access| {
        use AtomicOrder::{Acquire, AcquireRelease, SequentiallyConsistent};
        matches!(
            access.order,
            Acquire | AcquireRelease | SequentiallyConsistent
        )
    };
    let is_used = || data.results.iter().any(|&r| is_used(body, r));
    match &data.kind {
        OpKind::Mem(Mem::Load(access)) => acquires(access),
        OpKind::Mem(Mem::Update { access, .. } | Mem::Exchange(access)) => {
            acquires(access) && is_used()
        }
        OpKind::Host(host) => host.name == "fence",
        _ => false,
    }
}

fn is_used(body: &Body, v: Value) -> bool {
    let mut ops = body.op_order().into_iter();
    ops.any(|op| body.ops[op].args.contains(&v))
}

/// How the names of these variables begin (Itanium C++ ABI, section 5.1.5.2).
const GUARD: &str = "_ZGV";
