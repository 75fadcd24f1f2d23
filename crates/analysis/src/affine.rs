//! Subscripts that never meet again.
//!
//! A pointer is written as base + Σ coefficient·parameter + constant over the stepped parameters of the
//! loops around it. If a load and a write in the same innermost loop use the same base and one common
//! parameter that moves by at least an access's size, later iterations of that loop touch other bytes.

use crate::order::Order;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use tapeless_ir::{
    Body, Cast, Control, IntBin, IntPred, Mem, Op, OpData, OpKind, Region, Scalar, Value, ValueDef,
};

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
    body: &Body,
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
    let (Some(size), Some(write_size)) = (size(body, load), size(body, write)) else {
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

fn size(body: &Body, op: Op) -> Option<i64> {
    let data = &body.ops[op];
    let v = match &data.kind {
        OpKind::Mem(Mem::Load(_)) => *data.results.first()?,
        OpKind::Mem(Mem::Store(_)) => *data.args.first()?,
        _ => return None,
    };
    let ty = body.ty(v);
    let element = match ty.element()? {
        tapeless_ir::ScalarType::Int(bits) => i64::from(bits.div_ceil(8)),
        tapeless_ir::ScalarType::Float(kind) => kind.stride().cast_signed(),
        tapeless_ir::ScalarType::Ptr(_) => 8,
    };
    Some(element * i64::from(ty.lanes()))
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

/// By what an op divides its first operand, if nothing is left over.
fn divided(body: &Body, data: &OpData) -> Option<u64> {
    let OpKind::Scalar(Scalar::Int(kind, wrap)) = &data.kind else {
        return None;
    };
    let by = body.as_int(*data.args.get(1)?)?;
    match kind {
        IntBin::AShr | IntBin::LShr if wrap.exact && (0..62).contains(&by) => Some(1 << by),
        IntBin::SDiv | IntBin::UDiv if wrap.exact && by > 0 => Some(by.unsigned_abs()),
        _ => None,
    }
}

/// What ops divide so that nothing is left over: by what, and where that is done. The first place counts, of several.
pub fn divisions(body: &Body, ops: &[Op]) -> FxHashMap<Value, (u64, Region)> {
    let mut found = FxHashMap::default();
    for &op in ops.iter().rev() {
        let data = &body.ops[op];
        let division = divided(body, data).map(|by| (data.args[0], by));
        if let Some((whole, by)) = division.or_else(|| assumed(body, data)) {
            found.insert(whole, (by, data.parent));
        }
    }
    found
}

/// A value that is assumed to be a multiple, and of what.
fn assumed(body: &Body, data: &OpData) -> Option<(Value, u64)> {
    let OpKind::Host(host) = &data.kind else {
        return None;
    };
    let made = |v: Value| body.def_op(v).map(|op| &body.ops[op]);
    let condition = made(*data.args.first()?).filter(|_| host.name == "llvm.assume")?;
    let is_equal = matches!(condition.kind, OpKind::Scalar(Scalar::Icmp(IntPred::Eq)));
    let none_left = is_equal && body.as_int(condition.args[1]) == Some(0);
    let rest = made(condition.args[0]).filter(|_| none_left)?;
    let OpKind::Scalar(Scalar::Int(kind, _)) = rest.kind else {
        return None;
    };
    let by = body.as_int(rest.args[1])?;
    let by = match kind {
        IntBin::And => by.checked_add(1).filter(|by| by.count_ones() == 1)?,
        IntBin::SRem | IntBin::URem => by,
        _ => return None,
    };
    (by > 0).then(|| (rest.args[0], by.unsigned_abs()))
}

/// `(x / n)·scale`, where nothing is left over, as `x·(scale / n)`: a number of elements as bytes again.
pub fn undivided(body: &Body, index: Value, scale: i64) -> (Value, i64) {
    let data = body.def_op(index).map(|op| &body.ops[op]);
    let by = data.and_then(|data| Some((data.args[0], divided(body, data)?.cast_signed())));
    match by {
        Some((whole, by)) if scale % by == 0 => (whole, scale / by),
        _ => (index, scale),
    }
}

/// A number that the value is always a multiple of, as far as `depth` definitions tell; 0 for zero itself.
pub fn factor(body: &Body, v: Value, depth: u32) -> u64 {
    if let Some(c) = body.as_int(v) {
        return c.unsigned_abs();
    }
    let Some(depth) = depth.checked_sub(1) else {
        return 1;
    };
    match body.values[v].def {
        ValueDef::Result(op, index) => match yielded(body, op, index) {
            Some(yielded) => factor(body, yielded, depth),
            None => factor_of_op(body, op, depth),
        },
        ValueDef::Param(region, index) => {
            let Some(owner) = body.regions[region].owner else {
                return 1;
            };
            let data = &body.ops[owner];
            let OpKind::Control(Control::Loop(info)) = &data.kind else {
                return 1;
            };
            let step = info.step(&data.args, index);
            let Some(step) = step.or_else(|| added(body, v, (region, index))) else {
                return 1;
            };
            gcd(
                factor(body, data.args[index as usize], depth),
                factor(body, step, depth),
            )
        }
        ValueDef::Const(_) => 1,
    }
}

/// What the last turn of a loop hands on as a result.
fn yielded(body: &Body, op: Op, index: u32) -> Option<Value> {
    let data = &body.ops[op];
    match &data.kind {
        OpKind::Control(Control::Loop(info)) => body.next(data.regions[0], info.params + index),
        _ => None,
    }
}

/// What each turn of a loop adds to its parameter.
fn added(body: &Body, param: Value, (region, index): (Region, u32)) -> Option<Value> {
    let next = &body.ops[body.def_op(body.next(region, index)?)?];
    match (&next.kind, &next.args[..]) {
        (OpKind::Scalar(Scalar::Int(IntBin::Add, _)), &[a, b]) if a == param => Some(b),
        (OpKind::Scalar(Scalar::Int(IntBin::Add, _)), &[a, b]) if b == param => Some(a),
        _ => None,
    }
}

fn factor_of_op(body: &Body, op: Op, depth: u32) -> u64 {
    let data = &body.ops[op];
    let of = |i: usize| factor(body, data.args[i], depth);
    match &data.kind {
        OpKind::Scalar(Scalar::Int(IntBin::Mul, _)) => of(0).wrapping_mul(of(1)),
        OpKind::Scalar(Scalar::Int(IntBin::Add | IntBin::Sub, _)) => gcd(of(0), of(1)),
        OpKind::Scalar(Scalar::Int(IntBin::Or, wrap)) if wrap.exact => gcd(of(0), of(1)),
        OpKind::Scalar(Scalar::Int(IntBin::Shl, _)) => match body.as_int(data.args[1]) {
            Some(by @ 0..63) => of(0).wrapping_shl(by as u32),
            _ => of(0),
        },
        OpKind::Scalar(Scalar::Int(IntBin::LShr | IntBin::AShr, _)) => {
            // Zeros at the end are there after an overflow, too: `(i << 32) >> 29` is an index of 32 bits, times eight.
            let zeros = of(0) & of(0).wrapping_neg();
            let by = body.as_int(data.args[1]).filter(|by| (0..63).contains(by));
            by.map_or(1, |by| (zeros >> by).max(u64::from(zeros > 0)))
        }
        OpKind::Scalar(Scalar::Int(IntBin::And, _)) => {
            // The zeros at the end of a mask.
            let mask = body.as_int(data.args[1]).filter(|&mask| mask != 0);
            mask.map_or(1, |mask| 1 << mask.trailing_zeros().min(62))
        }
        OpKind::Scalar(Scalar::Cast(Cast::SExt | Cast::ZExt, _)) => of(0),
        OpKind::Scalar(Scalar::Select(_)) => gcd(of(1), of(2)),
        _ => 1,
    }
}

/// The greatest common divisor; 0 is a multiple of everything.
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
