//! Variables of the file that nothing writes while a request runs: what lies there carries no derivative.
//!
//! Where functions only name a variable, what each does with it tells that. This is for those whose addresses are handed on: to a
//! function, or by a structure in which they lie.
//!
//! # What must hold
//!
//! - No function writes there, by what points-to analysis says of it and of all that it calls.
//! - Addresses go to functions that are here, and to memory of those that call them; or they lie in constants, of which it is known
//!   what they hold. One that is left in a variable, or in memory that the request is given, may be anywhere.
//! - If a function writes where it is not known, pointers in memory do not lead there.

use super::{call_elsewhere, global_of, holds_data, own_bodies};
use crate::points::Callees;
use crate::values::flow::base;
use rustc_hash::FxHashSet;
use tapeless_ir::{Body, FuncId, GlobalId, Mem, Module, OpData, OpKind, Scalar};

/// Marks such variables, by what is known of the functions of a request.
pub fn mark_unwritten(module: &mut Module, callees: &Callees, root: FuncId) {
    let bodies = own_bodies(module);
    let mut left = candidates(module, &bodies);
    for &(id, body) in &bodies {
        if left.is_empty() || callees.found(module, body, id).is_err() {
            return;
        }
        left.retain(|&g| !callees.may_change(module, id, g, id == root));
    }
    for global in left {
        module.globals[global].unwritten = true;
    }
}

/// Variables whose addresses are handed on, or lie in constants, and which hold none.
fn candidates(module: &Module, bodies: &[(FuncId, &Body)]) -> FxHashSet<GlobalId> {
    let elsewhere = call_elsewhere(module, bodies);
    let fits = |id: &GlobalId| {
        let global = &module.globals[*id];
        holds_data(global) && !(elsewhere && global.exposed)
    };
    let constants = module.globals.values().filter(|global| global.constant);
    let held = constants.flat_map(|global| &global.addresses);
    let held = held.filter_map(|(_, held)| global_of(held));
    let handed = bodies.iter().flat_map(|&(_, body)| handed_on(body));
    handed.chain(held).filter(fits).collect()
}

/// Variables whose addresses a function stores, or hands on.
fn handed_on(body: &Body) -> impl Iterator<Item = GlobalId> {
    let args = |data: &'_ OpData| match &data.kind {
        OpKind::Mem(Mem::Store(_)) => 0..1,
        OpKind::Mem(Mem::Update { .. } | Mem::Exchange(_)) => 0..data.args.len(),
        OpKind::Mem(_) => 0..0,
        OpKind::Scalar(Scalar::PtrAdd { .. } | Scalar::Icmp(_)) => 0..0,
        _ => 0..data.args.len(),
    };
    let given = body
        .ops
        .values()
        .flat_map(move |data| &data.args[args(data)]);
    given.filter_map(|&v| global_of(body.as_const(base(body, v))?))
}
