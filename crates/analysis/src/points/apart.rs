//! Variables that a region of a team is given, and that nothing else leads to there.
//!
//! ```c
//! double sum = 0;
//! #pragma omp parallel for reduction(+ : sum)      // is given &sum, x: where x leads, sum does not lie
//! for (i = …) sum += x[i];
//! ```
//!
//! # What must hold
//!
//! - The variable is the caller's own: others do not know of it, nor does another argument lead to it.
//! - The region is forked in this one place, and keeps the address nowhere.

use super::{Callees, ObjId, Object, Points};
use rustc_hash::FxHashMap;
use tapeless_ir::{Body, Callee, FuncId, Module, OpData, Value};

/// Marks such parameters.
pub(crate) fn mark_apart(module: &mut Module) {
    let callees = Callees::default();
    let mut found = Vec::new();
    for (caller, region, args) in forks(module) {
        let points = |id: FuncId| {
            let body = module.functions[id].body.as_ref()?;
            callees.found(module, body, id).ok()
        };
        let (Some(here), Some(there)) = (points(caller), points(region)) else {
            continue;
        };
        let apart = (0..args.len()).filter(|&i| is_apart((&here, &args, i), &there));
        found.extend(apart.map(|i| (region, i)));
    }
    for (region, i) in found {
        if let Some(param) = module.functions[region].params.get_mut(i) {
            param.noalias = true;
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
    let of = here.of(args[i]);
    let mut own = of.iter();
    let (Some(variable), None) = (own.next(), own.next()) else {
        return false;
    };
    let others = args.iter().enumerate().filter(|&(j, _)| j != i);
    let reached = |v: Value| here.reachable(here.of(v)).contains(variable);
    is_private(here, variable)
        && !others.clone().any(|(_, &v)| reached(v))
        && keeps_nowhere(there, i)
}

fn is_private(points: &Points, object: ObjId) -> bool {
    let in_itself = points.reachable(points.contents(object)).contains(object);
    matches!(points.objects[object], Object::Alloca(_))
        && !points.is_kept_outside(object)
        && !in_itself
}

/// Whether a function keeps what a parameter points to nowhere.
fn keeps_nowhere(points: &Points, i: usize) -> bool {
    let is_it = |what: &Object| matches!(*what, Object::Param(index) if index as usize == i);
    let mut objects = points.objects.iter();
    let known = objects.find(|(_, what)| is_it(what));
    known.is_none_or(|(object, _)| !points.is_kept_outside(object))
}
