//! What may be a variable that holds integers alone, and what is not known of what functions are given.

use super::Own;
use crate::globals::{call_elsewhere, global_of, holds_data};
use crate::values::callee::calls_pointer;
use rustc_hash::FxHashSet;
use tapeless_ir::{
    Body, Cast, Constant, FuncId, Global, GlobalId, Module, OpKind, Scalar, ScalarType, Stated,
    Type, Value,
};

/// Bits of an integer that may be all of a `double`, or of a structure with a `float`.
const WORD: u32 = 64;

/// Variables that may hold integers alone, and that only the functions of the request touch, by their names.
pub(super) fn candidates(module: &Module, bodies: &[Own<'_>]) -> Vec<GlobalId> {
    let mut ops = bodies.iter().flat_map(|own| own.1.ops.values());
    let elsewhere = call_elsewhere(module, bodies);
    // An integer from before the request may be the address of what carries a derivative.
    if ops.any(|data| matches!(data.kind, OpKind::Scalar(Scalar::Cast(Cast::IntToPtr, _)))) {
        return Vec::new();
    }
    let mut held = FxHashSet::default();
    for (_, constant) in module.globals.values().flat_map(|g| &g.addresses) {
        held.extend(global_of(constant));
    }
    for constant in bodies.iter().flat_map(|own| constants(own.1)) {
        if let Constant::Elements(parts) = constant {
            parts.iter().for_each(|part| add_held(part, &mut held));
        }
    }
    let fits = |(id, g): &(GlobalId, &Global)| {
        may_hold_integers(g) && !held.contains(id) && !(elsewhere && g.exposed)
    };
    module.globals.iter().filter(fits).map(|g| g.0).collect()
}

/// The globals whose addresses are in a constant.
fn add_held(constant: &Constant, held: &mut FxHashSet<GlobalId>) {
    held.extend(global_of(constant));
    if let Constant::Elements(parts) = constant {
        parts.iter().for_each(|part| add_held(part, held));
    }
}

/// Whether a variable may hold integers alone: it is not declared to hold floats, and holds no address at start.
fn may_hold_integers(global: &Global) -> bool {
    holds_data(global) && global.declared.is_empty()
}

/// Whether what a function does is told by its body.
pub(super) fn is_seen(module: &Module, id: FuncId) -> bool {
    let function = &module.functions[id];
    function.stated == Stated::Nothing && function.is_primal() && !calls_pointer(function)
}

/// Parameters that are given by others than calls that are seen: integers, or what holds some, which may be made of a
/// float or an address (`true`), and pointers. The host gives those of the function that is differentiated.
pub(super) fn given(
    module: &Module,
    bodies: &[Own<'_>],
    root: FuncId,
) -> Vec<(FuncId, Value, bool)> {
    let constants = bodies.iter().flat_map(|own| constants(own.1));
    let held = module.globals.values().flat_map(|g| &g.addresses);
    let held = held.map(|(_, held)| held);
    let taken: FxHashSet<FuncId> = constants
        .chain(held)
        .filter_map(|constant| match constant {
            Constant::Func(id) => Some(*id),
            _ => None,
        })
        .collect();
    let mut found = Vec::new();
    for &(id, body) in bodies {
        for &param in body.params() {
            let ty = body.ty(param);
            let narrow = matches!(ty, Type::Scalar(ScalarType::Int(bits)) if bits < WORD);
            if taken.contains(&id) || id == root && !narrow {
                found.push((id, param, !ty.is_ptr()));
            }
        }
    }
    found
}

fn constants(body: &Body) -> impl Iterator<Item = &Constant> {
    body.values.keys().filter_map(|v| body.as_const(v))
}
