//! What a split derivative keeps from one sweep to the other: the fields of its tape.

use crate::memory::kept;
use crate::record::residual::{alignment, slot_access};
use crate::reverse::again;
use crate::unit::Unit;
use std::collections::BTreeMap;
use tapeless_ir::ops::Access;
use tapeless_ir::{Aggregate, Builder, Module, OpKind, Packer, Scalar, Type, Value, pack_type};
use tapeless_plan::{Plan, SlotId, Storage};

/// Vectors of more bytes are passed differently by functions that are compiled for different machines.
const WIDE: u64 = 16;

/// The slots that are fields of the tape.
fn slots(plan: &Plan) -> Vec<SlotId> {
    let slots = plan.slots.iter().filter(|(_, s)| s.storage == Storage::Ssa);
    slots.map(|(id, _)| id).collect()
}

/// The types of a slot's fields: a wide vector is handed on element by element.
fn fields_of(module: &Module, ty: Type) -> Vec<Type> {
    match ty {
        Type::Vector(element, lanes) if module.size_of(ty) > WIDE => {
            vec![Type::Scalar(element); lanes as usize]
        }
        _ => vec![ty],
    }
}

fn fields(unit: &Unit<'_>, plan: &Plan) -> Vec<Type> {
    let slots = slots(plan).into_iter();
    slots
        .flat_map(|s| fields_of(unit.module, plan.slots[s].ty))
        .collect()
}

/// How each field is accessed where a tape lies in memory: what is kept of the primal is told from what is the derivative's own.
fn accesses(unit: &Unit<'_>, plan: &Plan) -> Vec<Access> {
    let each = |slot: SlotId| {
        let slot = &plan.slots[slot];
        let of = |ty: Type| Access {
            align: alignment(unit.module, ty),
            ..slot_access(unit, slot)
        };
        fields_of(unit.module, slot.ty).into_iter().map(of)
    };
    slots(plan).into_iter().flat_map(each).collect()
}

/// The type of a tape; none if nothing is kept.
pub fn type_of(unit: &Unit<'_>, plan: &Plan) -> Option<Type> {
    pack_type(unit.module, &fields(unit, plan))
}

/// How many scalars, vectors and pointers a type consists of.
pub fn leaves(module: &Module, ty: Type) -> usize {
    let Type::Aggregate(id) = ty else {
        return 1;
    };
    match module.aggregate(id) {
        Aggregate::Struct { fields, .. } => {
            fields.iter().map(|field| leaves(module, field.0)).sum()
        }
        Aggregate::Array { element, len } => {
            leaves(module, *element).saturating_mul(usize::try_from(*len).unwrap_or(usize::MAX))
        }
    }
}

/// The tape, of what the forward sweep kept. `boxed`: it goes through memory.
pub(crate) fn written(
    unit: &Unit<'_>,
    b: &mut Builder,
    plan: &Plan,
    frame: &BTreeMap<SlotId, Value>,
    boxed: bool,
) -> Option<Value> {
    let mut fields = Vec::new();
    for slot in slots(plan) {
        let ty = plan.slots[slot].ty;
        let kept = frame.get(&slot).copied();
        let kept = kept.unwrap_or_else(|| b.poison(ty));
        fields.extend(apart(unit.module, b, kept));
    }
    match boxed {
        true => Some(enclose(unit, b, &fields, &accesses(unit, plan))),
        false => Packer {
            module: unit.module,
            b,
        }
        .pack(&fields),
    }
}

/// The parameter of a function that is given a tape.
pub(crate) fn param(b: &mut Builder, ty: Type) -> Value {
    let entry = b.body.entry();
    b.body.add_param(entry, ty)
}

/// What a tape keeps, for a sweep that leaves it as it is.
pub(crate) fn taken(
    unit: &mut Unit<'_>,
    b: &mut Builder,
    plan: &Plan,
    tape: Option<Type>,
    boxed: bool,
) -> BTreeMap<SlotId, Value> {
    let packed = tape.map(|ty| param(b, ty));
    unit.again = Some(b.bool(true));
    read(unit, b, plan, packed, boxed)
}

/// What a tape keeps, for the reverse sweep.
pub(crate) fn read(
    unit: &Unit<'_>,
    b: &mut Builder,
    plan: &Plan,
    tape: Option<Value>,
    boxed: bool,
) -> BTreeMap<SlotId, Value> {
    let types = fields(unit, plan);
    let fields = match tape.filter(|_| boxed) {
        Some(place) => disclose(unit, b, place, (&types, &accesses(unit, plan))),
        None => Packer {
            module: unit.module,
            b,
        }
        .unpack(tape, &types),
    };
    let mut fields = fields.into_iter();
    let mut frame = BTreeMap::new();
    for slot in slots(plan) {
        let ty = plan.slots[slot].ty;
        let count = fields_of(unit.module, ty).len();
        let parts: Vec<Value> = fields.by_ref().take(count).collect();
        frame.insert(slot, together(b, ty, &parts));
    }
    frame
}

fn apart(module: &Module, b: &mut Builder, kept: Value) -> Vec<Value> {
    let types = fields_of(module, b.body.ty(kept));
    if types.len() == 1 {
        return vec![kept];
    }
    let mut element = |(at, &ty): (i64, &Type)| {
        let at = b.int(Type::I32, at);
        b.value(OpKind::Scalar(Scalar::ExtractElement), &[kept, at], ty)
    };
    (0..).zip(&types).map(&mut element).collect()
}

fn together(b: &mut Builder, ty: Type, parts: &[Value]) -> Value {
    if let [whole] = parts {
        return *whole;
    }
    let mut vector = b.poison(ty);
    for (at, &part) in (0..).zip(parts) {
        let at = b.int(Type::I32, at);
        vector = b.value(
            OpKind::Scalar(Scalar::InsertElement),
            &[vector, part, at],
            ty,
        );
    }
    vector
}

/// Puts a tape on the heap, field by field.
fn enclose(unit: &Unit<'_>, b: &mut Builder, fields: &[Value], accesses: &[Access]) -> Value {
    let types: Vec<Type> = fields.iter().map(|&field| b.body.ty(field)).collect();
    let (bytes, offsets) = layout(unit, &types);
    let bytes = b.i64(bytes.max(1).cast_signed());
    let place = kept::begin(b, unit.kept(), bytes, false);
    for ((&field, access), offset) in fields.iter().zip(accesses).zip(offsets) {
        let at = at(b, place, offset);
        b.store(field, at, *access);
    }
    place
}

/// Takes a tape from the heap.
fn disclose(
    unit: &Unit<'_>,
    b: &mut Builder,
    place: Value,
    (types, accesses): (&[Type], &[Access]),
) -> Vec<Value> {
    let (_, offsets) = layout(unit, types);
    let mut load = |((&ty, &access), offset)| {
        let at = at(b, place, offset);
        b.load(at, ty, access)
    };
    let fields = types.iter().zip(accesses).zip(offsets).map(&mut load);
    let fields = fields.collect();
    again::unless(b, unit.again, |b| kept::end(b, unit.kept(), place));
    fields
}

/// Bytes of a tape in memory, and where its fields lie.
fn layout(unit: &Unit<'_>, types: &[Type]) -> (u64, Vec<u64>) {
    let Some(whole) = pack_type(unit.module, types) else {
        return (0, Vec::new());
    };
    let offsets = match whole {
        Type::Aggregate(id) if types.len() > 1 => match unit.module.aggregate(id) {
            Aggregate::Struct { fields, .. } => fields.iter().map(|field| field.1).collect(),
            Aggregate::Array { .. } => vec![0],
        },
        _ => vec![0],
    };
    (unit.module.size_of(whole), offsets)
}

fn at(b: &mut Builder, place: Value, offset: u64) -> Value {
    if offset == 0 {
        return place;
    }
    let offset = b.i64(offset.cast_signed());
    b.ptr_add(place, offset, 1)
}
