//! Subscripts that never meet again.
//!
//! A pointer is written as base + Σ coefficient·parameter + constant over the stepped parameters of the
//! loops around it. If a load and a write in the same innermost loop use the same base and one common
//! parameter that moves by at least an access's size, later iterations of that loop touch other bytes.

use crate::values::order::Order;
use smallvec::SmallVec;
use tapeless_ir::{Body, Cast, Control, IntBin, Mem, Module, Op, OpKind, Scalar, Value, ValueDef};

/// A pointer as `base + scale·index + constant`, the index a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Address {
    base: Value,
    index: Option<(Value, i64)>,
    constant: i64,
}

/// Whether the write, if it runs after the load, never touches the bytes the load read.
///
/// Only for ops whose sole common loop is also the sole loop around each; the write may come before or
/// after the load in an iteration.
pub fn never_again(
    (module, body): (&Module, &Body),
    order: &Order,
    load: Op,
    read: Value,
    write: Op,
    written: Value,
) -> bool {
    let loops = order.loops(load);
    if loops.len() != 1 || order.loops(write) != loops {
        return false;
    }
    let (Some(a), Some(b)) = (address(body, read), address(body, written)) else {
        return false;
    };
    let (Some((i, scale)), Some((j, other))) = (a.index, b.index) else {
        return false;
    };
    if a.base != b.base || i != j || scale != other || defined_in(body, order, a.base, loops[0]) {
        return false;
    }
    let Some(step) = step_of(body, loops[0], i) else {
        return false;
    };
    let (Some(size), Some(write_size)) = (size(module, body, load), size(module, body, write))
    else {
        return false;
    };
    let stride = i128::from(step) * i128::from(scale);
    let distance = i128::from(b.constant) - i128::from(a.constant);
    // The write k iterations later lies at distance + k·stride from the bytes read.
    let (size, write_size) = (i128::from(size), i128::from(write_size));
    let first = i128::from(order.position(write) < order.position(load));
    let nearest = distance + first * stride;
    match stride.signum() {
        1 => nearest >= size,
        -1 => nearest <= -write_size,
        _ => nearest >= size || nearest <= -write_size,
    }
}

fn defined_in(body: &Body, order: &Order, v: Value, in_loop: Op) -> bool {
    match body.values[v].def {
        ValueDef::Result(op, _) => order.loops(op).contains(&in_loop),
        ValueDef::Param(region, _) => body.encloses(body.ops[in_loop].regions[0], region),
        ValueDef::Const(_) => false,
    }
}

fn address(body: &Body, mut pointer: Value) -> Option<Address> {
    let mut constant = 0i64;
    loop {
        let Some(op) = body.def_op(pointer) else {
            return Some(Address {
                base: pointer,
                index: None,
                constant,
            });
        };
        let data = &body.ops[op];
        let OpKind::Scalar(Scalar::PtrAdd { offset, scales, .. }) = &data.kind else {
            return Some(Address {
                base: pointer,
                index: None,
                constant,
            });
        };
        constant = constant.checked_add(*offset)?;
        match scales.as_slice() {
            [] => pointer = data.args[0],
            [scale] => {
                let (index, plus) = peel(body, data.args[1]);
                let constant = constant.checked_add(scale.checked_mul(plus)?)?;
                return Some(Address {
                    base: data.args[0],
                    index: Some((index, *scale)),
                    constant,
                });
            }
            _ => return None,
        }
    }
}

/// An index as a value plus a constant, through extensions that do not wrap.
fn peel(body: &Body, index: Value) -> (Value, i64) {
    let Some(op) = body.def_op(index) else {
        return (index, 0);
    };
    let data = &body.ops[op];
    match &data.kind {
        OpKind::Scalar(Scalar::Int(IntBin::Add, wrap)) if wrap.nsw => {
            match body.as_int(data.args[1]) {
                Some(c) => (data.args[0], c),
                None => (index, 0),
            }
        }
        OpKind::Scalar(Scalar::Cast(Cast::SExt, _)) => (index, 0),
        _ => (index, 0),
    }
}

fn step_of(body: &Body, in_loop: Op, v: Value) -> Option<i64> {
    // A narrow counter may come round to the same subscript.
    if matches!(body.ty(v), tapeless_ir::Type::Scalar(tapeless_ir::ScalarType::Int(bits)) if bits < 32)
    {
        return None;
    }
    let data = &body.ops[in_loop];
    let OpKind::Control(Control::Loop(info)) = &data.kind else {
        return None;
    };
    let at = body.regions[data.regions[0]]
        .params
        .iter()
        .position(|&p| p == v)?;
    body.as_int(info.step(&data.args, at as u32)?)
}

fn size(module: &Module, body: &Body, op: Op) -> Option<i64> {
    let data = &body.ops[op];
    let v = match &data.kind {
        OpKind::Mem(Mem::Load(_)) => *data.results.first()?,
        OpKind::Mem(Mem::Store(_)) => *data.args.first()?,
        _ => return None,
    };
    let is_known = body.ty(v).element().is_some();
    is_known.then(|| module.size_of(body.ty(v)).cast_signed())
}

/// An integer as `constant + Σ (end − start) + Σ ± rest`.
#[derive(Debug, Default)]
pub struct Terms {
    /// The constant.
    pub constant: i64,
    /// Pointers whose distances in bytes it has: ends and starts.
    pub distances: SmallVec<[(Value, Value); 2]>,
    /// Other integers, and whether they are taken away.
    pub rest: SmallVec<[(Value, bool); 2]>,
}

/// The terms of an integer that has distances of pointers among them, as far as `depth` definitions tell.
pub fn terms(body: &Body, v: Value, depth: u32) -> Option<Terms> {
    let mut found = Terms::default();
    let (mut ends, mut starts) = (Pointers::new(), Pointers::new());
    let mut open: SmallVec<[(Value, bool, u32); 8]> = smallvec::smallvec![(v, false, depth)];
    while let Some((v, minus, depth)) = open.pop() {
        if let Some(c) = body.as_int(v) {
            let c = if minus { c.wrapping_neg() } else { c };
            found.constant = found.constant.wrapping_add(c);
            continue;
        }
        let made = body.def_op(v).map(|op| &body.ops[op]);
        match made.map(|data| (&data.kind, &data.args)) {
            Some((OpKind::Scalar(Scalar::Int(IntBin::Add, _)), args)) if depth > 0 => {
                open.extend(args.iter().map(|&arg| (arg, minus, depth - 1)));
            }
            Some((OpKind::Scalar(Scalar::Int(IntBin::Sub, _)), args)) if depth > 0 => {
                open.extend([(args[0], minus, depth - 1), (args[1], !minus, depth - 1)]);
            }
            Some((OpKind::Scalar(Scalar::Cast(Cast::PtrToInt, _)), args)) => {
                let side = if minus { &mut starts } else { &mut ends };
                side.push(args[0]);
            }
            _ => found.rest.push((v, minus)),
        }
    }
    let balanced = !ends.is_empty() && ends.len() == starts.len();
    found.distances = ends.into_iter().zip(starts).collect();
    balanced.then_some(found)
}

type Pointers = SmallVec<[Value; 2]>;
