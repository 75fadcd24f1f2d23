//! Pointers to functions, by what is done with them.

use crate::values::callee::takes_code;
use rustc_hash::FxHashSet;
use tapeless_ir::{Body, Callee, Cast, FuncId, Module, OpData, OpKind, Scalar, Value};

/// Whether a value is used for nothing but to call it, and to compare it, by functions that it is given to as well. So are
/// functions whose pointers lie in tables: no memory is reached through them.
pub fn is_only_called(module: &Module, body: &Body, v: Value) -> bool {
    is_called(module, (body, v), &mut FxHashSet::default())
}

fn is_called(
    module: &Module,
    (body, v): (&Body, Value),
    seen: &mut FxHashSet<(FuncId, usize)>,
) -> bool {
    let mut users = body.ops.values().filter(|data| data.args.contains(&v));
    users.all(|data| match data.kind {
        OpKind::Scalar(Scalar::Icmp(_)) => true,
        // Who calls a pointer that is none of the known functions takes it as an integer.
        OpKind::Scalar(Scalar::Cast(Cast::PtrToInt, _)) => {
            is_called(module, (body, data.results[0]), seen)
        }
        _ => is_called_by(module, data, v, seen),
    })
}

fn is_called_by(
    module: &Module,
    data: &OpData,
    v: Value,
    seen: &mut FxHashSet<(FuncId, usize)>,
) -> bool {
    let Some(Callee::Func(callee)) = data.kind.call().map(|call| call.callee) else {
        return false;
    };
    let function = &module.functions[callee];
    let mut given = data.args.iter().enumerate().filter(|&(_, &arg)| arg == v);
    given.all(|(index, _)| match (function.differentiated(), index) {
        (_, 0) if takes_code(function) => true,
        (Some(body), _) if body.params().len() > index => {
            !seen.insert((callee, index)) || is_called(module, (body, body.params()[index]), seen)
        }
        _ => false,
    })
}
