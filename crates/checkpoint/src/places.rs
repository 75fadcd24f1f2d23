//! Where pointers lead while a loop runs, in terms of what is known before it begins.

use crate::number::{Number, Range, Sign};
use crate::ranges::{Before, Known, Unknown};
use rustc_hash::FxHashSet;
use tapeless_analysis::{CallKind, call_kind};
use tapeless_ir::{
    Body, Constant, Control, GlobalId, IntBin, Mem, Module, Op, OpData, OpKind, Scalar, Value,
    ValueDef,
};

/// What a pointer is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Root {
    /// A pointer from outside the loop.
    Of(Value),
    /// A global, so many bytes from its beginning.
    Global(GlobalId, i64),
    /// Memory that begins and ends within a turn.
    Turn,
}

/// The pointers that a pointer is made of, and how far from each it leads.
pub(crate) fn places(
    module: &Module,
    before: Before<'_>,
    pointer: Value,
) -> Known<Vec<(Root, Range)>> {
    let moved = |base: Value, by: &Range| -> Known<Vec<(Root, Range)>> {
        let bases = places(module, before, base)?.into_iter();
        Ok(bases.map(|(root, at)| (root, at.plus(by))).collect())
    };
    if let Some((op, index)) = inner_op(before, pointer) {
        let data = &before.body.ops[op];
        if let OpKind::Scalar(Scalar::PtrAdd { offset, scales, .. }) = &data.kind {
            let mut by = Range::one(Number::Int(*offset));
            for (&index, &scale) in data.args[1..].iter().zip(scales) {
                let scale = Range::one(Number::Int(scale));
                by = by.plus(&before.range(index)?.times(&scale));
            }
            return moved(data.args[0], &by);
        }
        if let Some(sources) = sources(before.body, data, index) {
            let mut all = Vec::new();
            for source in sources {
                all.extend(places(module, before, source)?);
            }
            return Ok(all);
        }
    }
    if let ValueDef::Param(region, index) = before.body.values[pointer].def
        && !before.is_outside(pointer)
    {
        match before.handed(region, index) {
            Ok(Some((caller, arg))) => return places(module, caller, arg),
            Ok(None) if let Ok((init, by)) = before.steps(region, index) => {
                return moved(init, &by);
            }
            _ => {}
        }
    }
    let roots = roots(module, before, pointer, false)?.into_iter();
    Ok(roots
        .map(|root| (root, Range::one(Number::Int(0))))
        .collect())
}

/// The op of the loop that makes a value.
fn inner_op(before: Before<'_>, v: Value) -> Option<(Op, u32)> {
    match before.body.values[v].def {
        ValueDef::Result(op, index) if !before.is_outside(v) => Some((op, index)),
        _ => None,
    }
}

/// What a value is one of.
fn sources(body: &Body, data: &OpData, index: u32) -> Option<Vec<Value>> {
    match &data.kind {
        OpKind::Scalar(Scalar::Select(_)) => Some(data.args[1..].to_vec()),
        OpKind::Scalar(Scalar::Freeze) => Some(data.args.to_vec()),
        OpKind::Control(Control::If) => {
            let given = data.regions.iter().map(|&region| {
                let end = body.terminator(region)?;
                body.ops[end].args.get(index as usize).copied()
            });
            given.collect()
        }
        _ => None,
    }
}

/// Where pointers come from that a pointer is made of, whatever the loop carries. `moved`: how far they are moved does not
/// matter, as within known objects.
pub(crate) fn roots(
    module: &Module,
    before: Before<'_>,
    pointer: Value,
    moved: bool,
) -> Known<Vec<Root>> {
    let mut found = Vec::new();
    let (mut open, mut seen) = (vec![pointer], FxHashSet::default());
    while let Some(v) = open.pop() {
        if !seen.insert(v) {
            continue;
        }
        match &before.body.values[v].def {
            ValueDef::Const(Constant::Global(global, at)) => found.push(Root::Global(*global, *at)),
            ValueDef::Const(Constant::Zero | Constant::Undef | Constant::Poison) => {}
            ValueDef::Const(_) => return Err(Unknown::Made),
            &ValueDef::Result(op, index) => {
                let data = &before.body.ops[op];
                match &data.kind {
                    OpKind::Scalar(Scalar::PtrAdd { .. }) if moved => open.push(data.args[0]),
                    _ if before.is_outside(v) => found.push(Root::Of(v)),
                    _ if ends_with_turn(module, before, op) => found.push(Root::Turn),
                    _ => open.extend(sources(before.body, data, index).ok_or(Unknown::Made)?),
                }
            }
            ValueDef::Param(..) if before.is_outside(v) => found.push(Root::Of(v)),
            &ValueDef::Param(region, index) => {
                if before.caller.is_some()
                    && let Some((caller, arg)) = before.handed(region, index)?
                {
                    found.extend(roots(module, caller, arg, moved)?);
                    continue;
                }
                let next = before.body.next(region, index).ok_or(Unknown::Made)?;
                let owner = before.body.regions[region].owner.ok_or(Unknown::Made)?;
                open.extend([next, before.body.ops[owner].args[index as usize]]);
            }
        }
    }
    found.dedup();
    Ok(found)
}

/// Whether an op makes memory that ends before the turn does.
pub(crate) fn ends_with_turn(module: &Module, before: Before<'_>, op: Op) -> bool {
    let data = &before.body.ops[op];
    match &data.kind {
        OpKind::Mem(Mem::Alloca { .. }) => before.caller.is_some(),
        OpKind::Call(call) if matches!(call_kind(module, call), CallKind::Alloc { .. }) => {
            let made = data.results.first();
            let mut ops = before.body.regions[data.parent].ops.iter();
            ops.any(|&op| {
                let data = &before.body.ops[op];
                let kind = data.kind.call().map(|call| call_kind(module, call));
                matches!(kind, Some(CallKind::Free { arg }) if data.args.get(arg) == made)
            })
        }
        _ => false,
    }
}

/// How many bytes there are of an object that begins at a pointer, if that is known.
pub(crate) fn whole(module: &Module, body: &Body, root: Root) -> Option<Number> {
    let v = match root {
        Root::Global(global, 0) if !module.globals[global].open => {
            return Some(Number::Int(module.globals[global].size.cast_signed()));
        }
        Root::Of(v) => v,
        _ => return None,
    };
    let data = &body.ops[body.def_op(v)?];
    let product = |factors: &[Value], first: u64| {
        let first = Number::Int(first.cast_signed());
        factors.iter().fold(first, |product, &v| {
            let factor = match body.as_int(v) {
                Some(n) => Number::Int(n),
                None => Number::Of(v, Sign::Unsigned),
            };
            Number::made(IntBin::Mul, &product, &factor)
        })
    };
    match &data.kind {
        OpKind::Mem(Mem::Alloca { size, .. }) => Some(product(&data.args, *size)),
        OpKind::Call(call) => match call_kind(module, call) {
            CallKind::Alloc { size, .. } => {
                let factors: Vec<Value> = size.iter().map(|&i| data.args[i]).collect();
                Some(product(&factors, 1))
            }
            _ => None,
        },
        _ => None,
    }
}
