//! Variables that a region of a team is given, and that nothing else leads to there.
//!
//! ```c
//! void f(const double *restrict x, double *restrict y) {
//!   #pragma omp parallel for
//!   for (i = …) y[i] = x[at[i]];      // is given &x, &y: neither lies where the other leads, nor do these meet
//! ```
//!
//! # What must hold
//!
//! - The variable is the caller's own, or what its caller gave it alone: others do not know of it, nor does another argument lead to it.
//! - The region is forked in this one place, and keeps the address nowhere.

use super::{Callees, ObjId, ObjSet, Object, Points};
use crate::values::callee::{CallKind, call_kind};
use rustc_hash::FxHashMap;
use tapeless_ir::{Body, Callee, FuncId, Mem, Module, Op, OpData, OpKind, Value};

/// Bytes of a pointer.
const POINTER: u64 = 8;

/// Marks such parameters.
pub(crate) fn mark_apart(module: &mut Module) {
    let callees = Callees::default();
    let mut found = Vec::new();
    for (caller, region, args) in forks(module) {
        let of = |id: FuncId| {
            let body = module.functions[id].body.as_ref()?;
            Some((body, callees.found(module, body, id).ok()?))
        };
        let (Some((above, here)), Some((body, there))) = (of(caller), of(region)) else {
            continue;
        };
        let apart = (0..args.len()).filter(|&i| is_apart((&here, &args, i), &there));
        let one_pointer = |i: usize| {
            let variable = only(here.of(args[i])).map(|variable| here.objects[variable]);
            matches!(variable, Some(Object::Alloca(op)) if is_pointer(above, op))
        };
        let leads = |i: usize| {
            one_pointer(i) && leads_apart(&here, &args, i) && !hands_on((module, body, &there), i)
        };
        found.extend(apart.map(|i| (region, i, leads(i))));
    }
    for (region, i, leads_apart) in found {
        if let Some(param) = module.functions[region].params.get_mut(i) {
            param.noalias = true;
            param.leads_apart = leads_apart;
        }
    }
}

/// Regions that are forked in one place: by whom, and with what.
fn forks(module: &Module) -> Vec<(FuncId, FuncId, Vec<Value>)> {
    let mut found: FxHashMap<FuncId, Vec<(FuncId, &OpData)>> = FxHashMap::default();
    for (caller, body) in bodies(module) {
        for data in body.ops.values() {
            if let Some(Callee::Func(id)) = data.kind.call().map(|call| call.callee) {
                found.entry(id).or_default().push((caller, data));
            }
        }
    }
    let once = found
        .into_iter()
        .filter_map(|(region, calls)| match calls[..] {
            [(caller, data)]
                if data
                    .kind
                    .call()
                    .is_some_and(|call| call.team && !call.beside) =>
            {
                Some((caller, region, data.args.to_vec()))
            }
            _ => None,
        });
    let mut once: Vec<_> = once.collect();
    once.sort_unstable_by_key(|fork| fork.1);
    once
}

fn bodies(module: &Module) -> impl Iterator<Item = (FuncId, &Body)> {
    let functions = module.functions.iter();
    functions.filter_map(|(id, function)| Some((id, function.differentiated()?)))
}

/// Whether one of the arguments leads to such a variable.
fn is_apart((here, args, i): (&Points, &[Value], usize), there: &Points) -> bool {
    only(here.of(args[i])).is_some_and(|variable| is_private(here, variable, (args, i)))
        && keeps_nowhere(there, i)
}

/// Whether what pointers in that variable lead to is such memory, too.
fn leads_apart(here: &Points, args: &[Value], i: usize) -> bool {
    let variable = only(here.of(args[i]));
    let behind = variable.and_then(|variable| only(here.contents(variable)));
    behind.is_some_and(|behind| is_private(here, behind, (args, i)))
}

fn only(objects: &ObjSet) -> Option<ObjId> {
    let mut objects = objects.iter();
    objects.next().filter(|_| objects.next().is_none())
}

/// Whether nothing leads to an object but one of the arguments, and what that leads to.
fn is_private(here: &Points, object: ObjId, (args, i): (&[Value], usize)) -> bool {
    let is_own = match here.objects[object] {
        Object::Alloca(_) => true,
        Object::Param(index) => here.params[index as usize].noalias,
        _ => false,
    };
    let reached = |v: Value| here.reachable(here.of(v)).contains(object);
    let mut others = args.iter().enumerate().filter(|&(j, _)| j != i);
    is_own
        && !here.is_kept_outside(object)
        && !here.reachable(here.contents(object)).contains(object)
        && !others.any(|(_, &v)| reached(v))
}

/// Whether a function keeps what a parameter points to nowhere.
fn keeps_nowhere(points: &Points, i: usize) -> bool {
    let is_it = |what: &Object| matches!(*what, Object::Param(index) if index as usize == i);
    let mut objects = points.objects.iter();
    let known = objects.find(|(_, what)| is_it(what));
    known.is_none_or(|(object, _)| !points.is_kept_outside(object))
}

/// Whether a variable is one pointer.
fn is_pointer(body: &Body, alloca: Op) -> bool {
    let data = &body.ops[alloca];
    matches!(data.kind, OpKind::Mem(Mem::Alloca { size: POINTER, .. }))
        && body.as_int(data.args[0]) == Some(1)
}

/// Whether a function stores what lies where a parameter points, or gives it to others, who may.
fn hands_on((module, body, points): (&Module, &Body, &Points), i: usize) -> bool {
    let mut given = ObjSet::from_iter(points.objects.iter().filter_map(|(object, what)| {
        let is_it = match *what {
            Object::Param(index) => index as usize == i,
            Object::Behind { from, .. } => {
                matches!(points.objects[from], Object::Param(index) if index as usize == i)
            }
            _ => false,
        };
        is_it.then_some(object)
    }));
    given.insert(Points::UNKNOWN);
    let leads = |&v: &Value| body.ty(v).is_ptr() && points.of(v).iter().any(|o| given.contains(o));
    body.ops.values().any(|data| match &data.kind {
        OpKind::Mem(Mem::Store(_)) => leads(&data.args[0]),
        OpKind::Mem(Mem::Copy { .. } | Mem::Exchange(_) | Mem::Update { .. }) | OpKind::Host(_) => {
            data.args.iter().any(leads)
        }
        kind => kind.call().is_some_and(|call| {
            !matches!(call_kind(module, call), CallKind::Inactive { .. })
                && data.args.iter().any(leads)
        }),
    })
}
