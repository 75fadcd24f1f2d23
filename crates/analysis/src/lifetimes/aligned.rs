//! The alignment of memory that a program counts on.
//!
//! `malloc` gives what any scalar needs. Vectors may need more: a program asks for that, or rounds addresses up itself.

use crate::values::callee::alignment;
use tapeless_ir::ops::HEAP_ALIGN;
use tapeless_ir::{Body, Cast, IntBin, Mem, Module, Op, OpKind, Scalar, Value};

/// Nothing is aligned to more than a page.
const MOST: u32 = 4096;
/// Where an alignment is known only when the program runs: what the widest vectors have.
const UNKNOWN: u32 = 64;

/// The greatest alignment that a module's functions access memory with, ask for, or round addresses to; at least what
/// `malloc` gives.
pub fn counted_on(module: &Module) -> u32 {
    wanted(module).clamp(HEAP_ALIGN, MOST)
}

/// Aligns variables as the accesses of a module ask for, at the most: who asks an address where its next vector begins then finds
/// the same in the shadow.
pub fn align_variables(module: &mut Module) {
    let wanted = wanted(module).min(UNKNOWN);
    let bodies = module.functions.values_mut();
    for body in bodies.filter_map(|f| f.body.as_mut()) {
        for data in body.ops.values_mut() {
            if let OpKind::Mem(Mem::Alloca { align, .. }) = &mut data.kind {
                *align = wanted.max(*align);
            }
        }
    }
}

/// The greatest alignment that ops of a module ask for.
fn wanted(module: &Module) -> u32 {
    let bodies = module.functions.values().filter_map(|f| f.body.as_ref());
    let all = bodies.flat_map(|body| {
        let ops = body.op_order().into_iter();
        ops.filter_map(move |op| of_op(module, body, op))
    });
    all.max().unwrap_or(1)
}

fn of_op(module: &Module, body: &Body, op: Op) -> Option<u32> {
    let data = &body.ops[op];
    match &data.kind {
        OpKind::Mem(Mem::Load(access) | Mem::Store(access) | Mem::Set(access)) => {
            Some(access.align)
        }
        OpKind::Mem(Mem::Copy { access, .. }) => Some(access.align),
        OpKind::Call(call) => {
            let asked = alignment(module, call)?;
            let known = data.args.get(asked).and_then(|&v| body.as_int(v));
            Some(known.map_or(UNKNOWN, |n| u32::try_from(n).unwrap_or(MOST)))
        }
        OpKind::Scalar(Scalar::Int(IntBin::And, _)) => rounded(body, &data.args),
        _ => None,
    }
}

/// `p & -a` and `p & (a - 1)`, where `p` is an address, or one plus something.
fn rounded(body: &Body, args: &[Value]) -> Option<u32> {
    let mask = args.iter().find_map(|&v| body.as_int(v))?;
    let to = if mask < 0 { -mask } else { mask + 1 };
    let to = u32::try_from(to).ok().filter(|to| to.is_power_of_two())?;
    let more = args.iter().filter_map(|&v| body.def_op(v));
    let mut ops = more.clone().chain(more.flat_map(|op| {
        let args = body.ops[op].args.iter();
        args.filter_map(|&v| body.def_op(v))
    }));
    let is_address = |op: Op| {
        matches!(
            body.ops[op].kind,
            OpKind::Scalar(Scalar::Cast(Cast::PtrToInt, _))
        )
    };
    ops.any(is_address).then_some(to)
}
