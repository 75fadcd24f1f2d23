//! What a C function returns, value by value.
//!
//! A C compiler returns a struct as the target's convention says (`{double, double}`, `<2 x float>`, `i64`, memory);
//! all of these are the same bytes.

use crate::{Builder, Function, Type, Value};

/// Where a function returns its result in memory, if it does.
pub(super) fn hidden(function: Function) -> Option<u64> {
    (!function.params().is_empty())
        .then(|| function.param_flags(0).result_bytes)
        .flatten()
}

/// The types of the parameters that the user wrote.
pub(super) fn params(function: Function) -> Vec<Type> {
    let all = function.ty().params();
    all[usize::from(hidden(function).is_some()).min(all.len())..].to_vec()
}

/// Whether what a function returns has the bytes of these values in order.
pub(super) fn fits(function: Function, types: &[Type]) -> bool {
    let result = function.ty().result();
    let layout = function.module().layout();
    let fields = result.context().structure(types, false);
    match (hidden(function), types) {
        (Some(bytes), [_, _, ..]) => bytes == layout.alloc_size(fields),
        (Some(_), _) => false,
        (None, []) => result.is_void(),
        (None, [one]) => result == *one,
        (None, _) => !result.is_void() && layout.alloc_size(result) == layout.alloc_size(fields),
    }
}

/// Calls a function that [`fits`]; the values that it returns.
pub(super) fn call(
    builder: &Builder,
    function: Function,
    args: &[Value],
    types: &[Type],
) -> Vec<Value> {
    let layout = function.module().layout();
    let context = function.ty().context();
    let fields = context.structure(types, false);
    let load = |slot: Value| {
        let field = |(index, &ty): (u32, &Type)| {
            builder.load(ty, builder.field(fields, slot, index), layout.align(ty))
        };
        (0..).zip(types).map(field).collect()
    };
    if hidden(function).is_some() {
        let slot = builder.alloca(fields);
        let with: Vec<Value> = std::iter::once(slot).chain(args.iter().copied()).collect();
        builder.call(function, &with);
        return load(slot);
    }
    let made = builder.call(function, args);
    match types {
        [] => Vec::new(),
        [_] => vec![made],
        _ => {
            let slot = builder.alloca(fields);
            let align = layout.align(fields).max(layout.align(made.ty()));
            slot.set_align(align);
            builder.store(made, slot, align);
            load(slot)
        }
    }
}
