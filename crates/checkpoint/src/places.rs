//! Which memory a loop writes, as ranges of bytes that are known before it begins.

use crate::number::{Condition, Number, Range, Sign};
use crate::ranges::{Before, Known, Unknown};
use tapeless_analysis::{CallKind, call_kind};
use tapeless_ir::{Constant, Control, IntBin, Mem, Module, Op, OpData, OpKind, Scalar, Value};

/// Bytes behind a pointer from outside the loop.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub root: Value,
    /// The first byte, and the one behind the last.
    pub least: Number,
    pub end: Number,
}

/// Why a loop's state is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cause {
    /// What writes memory of which it is not known before where it lies.
    pub at: Op,
    pub why: Unknown,
}

/// An access to a range of bytes.
#[derive(Clone, Debug)]
struct Accessed {
    op: Op,
    root: Value,
    bytes: Range,
    /// What must hold for it to happen; none if that is not known before the loop begins.
    conditions: Option<Vec<(Condition, bool)>>,
}

/// All that a loop writes.
///
/// # Errors
/// What is written at places that are not known before the loop begins.
pub(crate) fn written(module: &Module, before: Before<'_>) -> Result<Vec<Piece>, Cause> {
    let ops = before.body.ops_within(before.region);
    let mut found = Vec::new();
    for &op in &ops {
        before.afresh();
        let writes = writes(module, before, op).map_err(|why| Cause { at: op, why })?;
        found.extend(writes);
    }
    let mut sure = None;
    let mut pieces: Vec<Piece> = Vec::new();
    for access in found {
        if access.conditions.is_none() {
            let sure = sure.get_or_insert_with(|| surely_accessed(module, before, &ops));
            let same = |other: &Accessed| other.root == access.root && other.bytes == access.bytes;
            if !sure.iter().any(same) {
                return Err(Cause {
                    at: access.op,
                    why: Unknown::Made,
                });
            }
        }
        join(&mut pieces, access);
    }
    Ok(pieces)
}

/// Adds an access to what is known of its root.
fn join(pieces: &mut Vec<Piece>, access: Accessed) {
    let conditions = access.conditions.unwrap_or_default();
    let least = access.bytes.least.given(&conditions, i64::MAX / 2);
    let end = access.bytes.most.given(&conditions, i64::MIN / 2);
    match pieces.iter_mut().find(|piece| piece.root == access.root) {
        Some(piece) => {
            piece.least = Number::made(IntBin::SMin, &piece.least, &least);
            piece.end = Number::made(IntBin::SMax, &piece.end, &end);
        }
        None => pieces.push(Piece {
            root: access.root,
            least,
            end,
        }),
    }
}

/// Accesses of which it is known before the loop whether they happen: what they touch is there.
fn surely_accessed(module: &Module, before: Before<'_>, ops: &[Op]) -> Vec<Accessed> {
    let accesses = ops.iter().filter_map(|&op| {
        before.afresh();
        let data = &before.body.ops[op];
        let moved = data.moved()?;
        let size = module.size_of(before.body.ty(moved.value()?));
        let all = touched(module, before, op, moved.pointer, sized(size)).ok()?;
        Some(all.into_iter().filter(|access| access.conditions.is_some()))
    });
    accesses.flatten().collect()
}

fn sized(bytes: u64) -> Number {
    Number::Int(bytes.cast_signed())
}

/// What an op writes.
fn writes(module: &Module, before: Before<'_>, op: Op) -> Known<Vec<Accessed>> {
    let data = &before.body.ops[op];
    match &data.kind {
        OpKind::Mem(Mem::Load(_) | Mem::Lifetime(_)) | OpKind::Scalar(_) => Ok(Vec::new()),
        OpKind::Mem(Mem::Store(_)) => {
            let size = sized(module.size_of(before.body.ty(data.args[0])));
            touched(module, before, op, data.args[1], size)
        }
        OpKind::Mem(Mem::Copy { .. } | Mem::Set(_)) => {
            let size = before.range(data.args[2])?.most;
            touched(module, before, op, data.args[0], size)
        }
        OpKind::Control(Control::Guard { .. } | Control::Invoke(_)) => Err(Unknown::Made),
        OpKind::Control(_) => Ok(Vec::new()),
        OpKind::Call(call) => match call_kind(module, call) {
            CallKind::Inactive {
                writes,
                writes_any: false,
                ..
            } if writes.is_empty() && !call.effects.writes() => Ok(Vec::new()),
            _ => Err(Unknown::Made),
        },
        OpKind::Mem(_) | OpKind::Host(_) => Err(Unknown::Made),
    }
}

/// What an access of so many bytes at a pointer touches.
fn touched(
    module: &Module,
    before: Before<'_>,
    op: Op,
    pointer: Value,
    size: Number,
) -> Known<Vec<Accessed>> {
    let whole = |root| Some((root, whole(module, before, root)?));
    let roots = roots(before, pointer)?;
    let known: Option<Vec<_>> = roots.iter().map(|&root| whole(root)).collect();
    if let Some(known) = known {
        let always = |(root, size)| Accessed {
            op,
            root,
            bytes: Range {
                least: Number::Int(0),
                most: size,
            },
            conditions: Some(Vec::new()),
        };
        return Ok(known.into_iter().map(always).collect());
    }
    let conditions = conditions(before, op).ok();
    let places = places(before, pointer)?;
    let access = |(root, at): (Value, Range)| Accessed {
        op,
        root,
        bytes: Range {
            most: Number::made(IntBin::Add, &at.most, &size),
            least: at.least,
        },
        conditions: conditions.clone(),
    };
    Ok(places.into_iter().map(access).collect())
}

/// What must hold before the loop begins, for an op to run in each turn.
fn conditions(before: Before<'_>, op: Op) -> Known<Vec<(Condition, bool)>> {
    let body = before.body;
    let mut found = Vec::new();
    let mut at = body.ops[op].parent;
    while at != before.region {
        let owner = body.regions[at].owner.ok_or(Unknown::Made)?;
        let data = &body.ops[owner];
        match &data.kind {
            OpKind::Control(Control::Loop(_)) => {}
            OpKind::Control(Control::If) => {
                found.push((before.condition(data.args[0])?, data.regions[0] == at));
            }
            _ => return Err(Unknown::Made),
        }
        at = data.parent;
    }
    Ok(found)
}

/// The pointers from outside the loop that a pointer is made of, and how far from each it leads.
fn places(before: Before<'_>, pointer: Value) -> Known<Vec<(Value, Range)>> {
    if before.is_outside(pointer) {
        return Ok(vec![(pointer, Range::one(Number::Int(0)))]);
    }
    let moved = |base: Value, by: &Range| -> Known<Vec<(Value, Range)>> {
        let bases = places(before, base)?.into_iter();
        Ok(bases.map(|(root, at)| (root, at.plus(by))).collect())
    };
    match before.body.values[pointer].def {
        tapeless_ir::ValueDef::Param(region, index) => {
            let (init, by) = before.steps(region, index)?;
            moved(init, &by)
        }
        tapeless_ir::ValueDef::Result(op, index) => {
            let data = &before.body.ops[op];
            match &data.kind {
                OpKind::Scalar(Scalar::PtrAdd { offset, scales, .. }) => {
                    let mut by = Range::one(Number::Int(*offset));
                    for (&index, &scale) in data.args[1..].iter().zip(scales) {
                        let scale = Range::one(Number::Int(scale));
                        by = by.plus(&before.range(index)?.times(&scale));
                    }
                    moved(data.args[0], &by)
                }
                _ => {
                    let mut all = Vec::new();
                    for source in sources(before, data, index)? {
                        all.extend(places(before, source)?);
                    }
                    Ok(all)
                }
            }
        }
        tapeless_ir::ValueDef::Const(_) => Err(Unknown::Made),
    }
}

/// What a pointer is one of.
fn sources(before: Before<'_>, data: &OpData, index: u32) -> Known<Vec<Value>> {
    match &data.kind {
        OpKind::Scalar(Scalar::Select(_)) => Ok(data.args[1..].to_vec()),
        OpKind::Scalar(Scalar::Freeze) => Ok(data.args.to_vec()),
        OpKind::Control(Control::If) => {
            let given = data.regions.iter().map(|&region| {
                let end = before.body.terminator(region)?;
                before.body.ops[end].args.get(index as usize).copied()
            });
            given.collect::<Option<_>>().ok_or(Unknown::Made)
        }
        _ => Err(Unknown::Made),
    }
}

/// Where the objects begin that a pointer may lead to.
fn roots(before: Before<'_>, pointer: Value) -> Known<Vec<Value>> {
    let mut found = Vec::new();
    let (mut open, mut seen) = (vec![pointer], Vec::new());
    while let Some(v) = open.pop() {
        if seen.contains(&v) {
            continue;
        }
        seen.push(v);
        match before.body.values[v].def {
            tapeless_ir::ValueDef::Result(op, index) => {
                let data = &before.body.ops[op];
                match &data.kind {
                    OpKind::Scalar(Scalar::PtrAdd { .. }) => open.push(data.args[0]),
                    _ if before.is_outside(v) => found.push(v),
                    _ => open.extend(sources(before, data, index)?),
                }
            }
            tapeless_ir::ValueDef::Param(region, index) if !before.is_outside(v) => {
                let owner = before.body.regions[region].owner.ok_or(Unknown::Made)?;
                let is_loop = matches!(
                    before.body.ops[owner].kind,
                    OpKind::Control(Control::Loop(_))
                );
                let next = before.body.next(region, index).filter(|_| is_loop);
                open.push(next.ok_or(Unknown::Made)?);
                open.push(before.body.ops[owner].args[index as usize]);
            }
            _ => found.push(v),
        }
    }
    Ok(found)
}

/// How many bytes there are of an object that begins at a pointer, if that is known.
fn whole(module: &Module, before: Before<'_>, root: Value) -> Option<Number> {
    if let Some(Constant::Global(global, 0)) = before.body.as_const(root) {
        let global = &module.globals[*global];
        return (!global.open).then(|| sized(global.size));
    }
    let op = before.body.def_op(root)?;
    let data = &before.body.ops[op];
    let product = |factors: &mut dyn Iterator<Item = Value>, first: u64| {
        factors.fold(sized(first), |product, v| {
            let factor = match before.body.as_int(v) {
                Some(n) => Number::Int(n),
                None => Number::Of(v, Sign::Unsigned),
            };
            Number::made(IntBin::Mul, &product, &factor)
        })
    };
    match &data.kind {
        OpKind::Mem(Mem::Alloca { size, .. }) => {
            Some(product(&mut data.args.iter().copied(), *size))
        }
        OpKind::Call(call) => match call_kind(module, call) {
            CallKind::Alloc { size, .. } => {
                Some(product(&mut size.iter().map(|&i| data.args[i]), 1))
            }
            _ => None,
        },
        _ => None,
    }
}
