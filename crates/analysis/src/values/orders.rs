//! In which functions members of a team may wait for each other, or tell each other that something is done.

use crate::values::callee::{CallKind, call_kind, takes_code};
use rustc_hash::FxHashSet;
use tapeless_ir::ops::{Access, AtomicOrder};
use tapeless_ir::{
    Body, Call, Callee, Constant, FuncId, Function, Mem, Module, OpData, OpKind, Value, ValueDef,
};

/// Finds those functions, if there are teams; and those that begin threads.
pub fn find(module: &mut Module) {
    if !forks(module) {
        return;
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
}

/// Whether there are teams, or threads.
pub fn forks(module: &Module) -> bool {
    let forks = |body: &Body| {
        let mut ops = body.op_order().into_iter().map(|op| &body.ops[op].kind);
        ops.any(|kind| kind.call().is_some_and(|call| call.team))
    };
    let mut bodies = module.functions.values().filter_map(|f| f.body.as_ref());
    bodies.any(forks)
}

/// Whether what members, or threads, run makes or releases memory of the heap.
pub fn members_allocate(module: &Module) -> bool {
    let calls = |function: &Function| -> Vec<Call> {
        let body = function.body.as_ref();
        let ops = body.map(|body| body.op_order()).unwrap_or_default();
        let kinds = ops
            .into_iter()
            .filter_map(|op| body.map(|body| &body.ops[op].kind));
        kinds.filter_map(|kind| kind.call().cloned()).collect()
    };
    let forks = module.functions.values().flat_map(calls);
    let callee = |call: &Call| match call.callee {
        Callee::Func(id) => Some(id),
        Callee::Indirect => None,
    };
    let mut open: Vec<FuncId> = forks
        .filter(|call| call.team)
        .filter_map(|call| callee(&call))
        .collect();
    let mut seen: FxHashSet<FuncId> = open.iter().copied().collect();
    while let Some(id) = open.pop() {
        for call in calls(&module.functions[id]) {
            if let CallKind::Alloc { .. } | CallKind::Free { .. } = call_kind(module, &call) {
                return true;
            }
            open.extend(callee(&call).filter(|&id| seen.insert(id)));
        }
    }
    false
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
    let Some(body) = &function.body else {
        return false;
    };
    let mut ops = body.op_order().into_iter().map(|op| &body.ops[op].kind);
    ops.any(|kind| {
        kind.call().is_some_and(|call| {
            let inner = matches!(call.callee, Callee::Func(id) if module.functions[id].begins);
            call.beside || inner
        })
    })
}

fn orders(module: &Module, function: &Function) -> bool {
    let body = function.body.as_ref();
    body.is_some_and(|body| {
        let ops = body.op_order().into_iter().map(|op| &body.ops[op]);
        let mut ops = ops.filter(|data| match &data.kind {
            OpKind::Par(par) => par.orders(),
            kind => {
                let called = kind.call().is_some_and(|call| match call.callee {
                    Callee::Func(id) => (!call.team || call.beside) && module.functions[id].orders,
                    Callee::Indirect => false,
                });
                called || is_told(module, body, data) || may_wait(module, data)
            }
        });
        ops.next().is_some()
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
