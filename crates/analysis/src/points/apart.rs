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

/// A call that begins a team: what one argument leads to is asked by its number.
struct Fork<'a> {
    module: &'a Module,
    above: &'a Body,
    here: &'a Points,
    args: &'a [Value],
    region: &'a Body,
    there: &'a Points,
}

/// Marks such parameters, by what is known of the functions of a request.
pub(crate) fn mark_apart(module: &mut Module, callees: &Callees) {
    let mut found = Vec::new();
    for (caller, region, args) in forks(module) {
        let of = |id: FuncId| {
            let body = module.functions[id].body.as_ref()?;
            Some((body, callees.found(module, body, id).ok()?))
        };
        let (Some((above, here)), Some((body, there))) = (of(caller), of(region)) else {
            continue;
        };
        let fork = Fork {
            module,
            above,
            here: &here,
            args: &args,
            region: body,
            there: &there,
        };
        for i in 0..args.len() {
            if let Some(variable) = fork.variable(i) {
                found.push((region, i, fork.leads_apart(i, variable)));
            }
        }
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
    for (caller, function) in module.functions.iter() {
        let ops = function.differentiated().into_iter();
        for data in ops.flat_map(|body| body.ops.values()) {
            if let Some(Callee::Func(id)) = data.kind.call().map(|call| call.callee) {
                found.entry(id).or_default().push((caller, data));
            }
        }
    }
    let is_fork = |data: &OpData| {
        let call = data.kind.call();
        call.is_some_and(|call| call.team && !call.beside)
    };
    let once = found
        .into_iter()
        .filter_map(|(region, calls)| match calls[..] {
            [(caller, data)] if is_fork(data) => Some((caller, region, data.args.to_vec())),
            _ => None,
        });
    let mut once: Vec<_> = once.collect();
    once.sort_unstable_by_key(|fork| fork.1);
    once
}

fn only(objects: &ObjSet) -> Option<ObjId> {
    let mut objects = objects.iter();
    objects.next().filter(|_| objects.next().is_none())
}

impl Fork<'_> {
    /// The variable that an argument leads to, if nothing else does.
    fn variable(&self, i: usize) -> Option<ObjId> {
        only(self.here.of(self.args[i]))
            .filter(|&variable| self.is_private(i, variable) && self.keeps_nowhere(i))
    }

    /// Whether that variable is one pointer, and what this leads to is such memory, too.
    fn leads_apart(&self, i: usize, variable: ObjId) -> bool {
        let behind = only(self.here.contents(variable));
        matches!(self.here.objects[variable], Object::Alloca(op) if is_pointer(self.above, op))
            && behind.is_some_and(|behind| self.is_private(i, behind))
            && !self.hands_on(i)
    }

    /// Whether nothing leads to an object but one of the arguments, and what that leads to.
    fn is_private(&self, i: usize, object: ObjId) -> bool {
        let here = self.here;
        let is_own = match here.objects[object] {
            Object::Alloca(_) => true,
            Object::Param(_) => here.is_apart(object),
            _ => false,
        };
        let reached = |v: Value| here.reachable(here.of(v)).contains(object);
        let mut others = self.args.iter().enumerate().filter(|&(j, _)| j != i);
        is_own
            && !here.is_kept_outside(object)
            && !here.reachable(here.contents(object)).contains(object)
            && !others.any(|(_, &v)| reached(v))
    }

    /// What the region knows as the memory that its parameter points to; nothing if it does not look.
    fn param(&self, i: usize) -> Option<ObjId> {
        let index = u32::try_from(i).ok()?;
        self.there.ids.get(&Object::Param(index)).copied()
    }

    /// Whether the region keeps what a parameter points to nowhere.
    fn keeps_nowhere(&self, i: usize) -> bool {
        let known = self.param(i);
        known.is_none_or(|object| !self.there.is_kept_outside(object))
    }

    /// Whether the region stores what lies where a parameter points, or gives it to others, who may.
    fn hands_on(&self, i: usize) -> bool {
        let (body, points) = (self.region, self.there);
        let mut given = ObjSet::from_iter(self.param(i));
        for object in given.clone().iter() {
            given.union(points.contents(object));
        }
        given.insert(Points::UNKNOWN);
        let leads =
            |&v: &Value| body.ty(v).is_ptr() && points.of(v).iter().any(|o| given.contains(o));
        body.ops.values().any(|data| match &data.kind {
            OpKind::Mem(Mem::Store(_)) => leads(&data.args[0]),
            OpKind::Mem(Mem::Copy { .. } | Mem::Exchange(_) | Mem::Update { .. })
            | OpKind::Host(_) => data.args.iter().any(leads),
            kind => kind.call().is_some_and(|call| {
                !matches!(call_kind(self.module, call), CallKind::Inactive { .. })
                    && data.args.iter().any(leads)
            }),
        })
    }
}

/// Whether a variable is one pointer.
fn is_pointer(body: &Body, alloca: Op) -> bool {
    let data = &body.ops[alloca];
    matches!(data.kind, OpKind::Mem(Mem::Alloca { size: POINTER, .. }))
        && body.as_int(data.args[0]) == Some(1)
}
