//! The fields of a tape in memory.

use super::results::{Results, inserted};
use super::{Half, Made};
use crate::request::Request;
use crate::{Builder, Module, Type, Value};
use tapeless_batch::leaves::leaves;
use tapeless_diag::{Diagnostic, Result, code};

/// The caller has room for so many bytes.
pub(super) fn check_room(room: Value, bytes: u64) -> Result<()> {
    let told = crate::request::look_through(room).const_u64();
    match told {
        Some(told) if told >= bytes => Ok(()),
        Some(told) => Err(Diagnostic::error(
            code::CONVENTION,
            format!("the tape has {bytes} bytes, but `enzyme_allocated` says that there are {told}"),
        )
        .help("ask `__enzyme_augmentsize` how many it takes, with the same markers")
        .into()),
        None => Err(Diagnostic::error(
            code::CONVENTION,
            "how many bytes `enzyme_allocated` says there are for the tape is not known at compile time",
        )
        .help("pass what `__enzyme_augmentsize` gives, or a constant")
        .help("or leave `enzyme_allocated` out: then `enzyme_tape` is the address of a pointer to the tape")
        .into()),
    }
}

pub(super) fn write(builder: &Builder, fields: &[Value], place: Value) {
    let types: Vec<Type> = fields.iter().map(|field| field.ty()).collect();
    for (index, &field) in (0..).zip(fields) {
        builder.store(field, at(builder, &types, place, index), 1);
    }
}

pub(super) fn at(builder: &Builder, types: &[Type], place: Value, index: u32) -> Value {
    let structure = place.ty().context().structure(types, false);
    builder.field(structure, place, index)
}

/// Bytes of a tape of such fields.
pub(super) fn bytes(module: Module, types: &[Type]) -> u64 {
    match types {
        [] => 0,
        _ => module
            .layout()
            .alloc_size(module.context().structure(types, false)),
    }
}

/// The types of a tape's fields in memory, behind its mark.
pub(super) fn field_types(request: &Request, made: &Made) -> Vec<Type> {
    if made.derived.tape.is_none() {
        return Vec::new();
    }
    let types = made.results();
    let results = Results::of(request, &made.structured, &made.halves.forward, &types);
    let mark = request.function.module().context().int(64);
    let fields = results.types(made.halves.forward.function.ty().result(), types.len() - 1);
    std::iter::once(mark).chain(fields).collect()
}

/// The fields of a tape as another sweep takes them, if it takes any; behind them it has so many parameters.
pub(super) fn fields(
    builder: &Builder,
    made: &Made,
    (half, behind): (&Half, usize),
    (types, tape): (&[Type], Value),
) -> Option<Vec<Value>> {
    let whole = made.derived.tape?;
    let load = |(index, &ty)| builder.load(ty, at(builder, types, tape, index), 1);
    // In front is the mark.
    let fields: Vec<Value> = (0..).zip(types).skip(1).map(load).collect();
    let params = half.function.params();
    let param = params[params.len() - 1 - behind].ty();
    let slots = half.batched.params[half.batched.params.len() - 1 - behind];
    if slots == fields.len() && (slots > 1 || fields[0].ty() == param) {
        return Some(fields);
    }
    let mut all = param.poison();
    for ((path, _), &field) in leaves(&made.structured, whole).iter().zip(&fields) {
        all = inserted(builder, all, field, path);
    }
    Some(vec![all])
}
