//! What the library (`bodies/verify.c`) is told.

use crate::differentiate::Made;
use crate::opcode::{Linkage, Opcode};
use crate::request::{Mode, Request, RequestArg, Return};
use crate::{Builder, Module, Type, Value};
use tapeless_synth::tangent::traced;

/// A call of the library.
pub(super) fn tell(
    b: &Builder,
    module: Module,
    name: &str,
    returns: Type,
    args: &[Value],
) -> Value {
    let types: Vec<Type> = args.iter().map(|arg| arg.ty()).collect();
    let name = format!("{}{name}", traced::PREFIX);
    let function = module.get_or_add_function(&name, returns.function(&types, false));
    b.call(function, args)
}

/// What the library is told of a call: `struct site`. The same call may stand in the module more than once.
pub(super) fn site(b: &Builder, (request, made): (&Request, &Made), place: &str) -> Value {
    let module = request.function.module();
    let context = module.context();
    let (int, word, pointer) = (context.int(32), context.int(64), context.pointer());
    let function = request.function.shown_name();
    let name = format!("tapeless.verify.site.{:?}.{place}.{function}", request.mode);
    if let Some(known) = module.global(&name) {
        return known;
    }
    let places: Vec<Value> = made
        .structured()
        .locations
        .values()
        .map(|at| b.string(&format!("{}:{}", at.file, at.line)))
        .collect();
    let count = places.len() as u64;
    let all = module.add_global("tapeless.verify.places", pointer.array(count));
    all.set_initializer(pointer.const_array(&places));
    all.set_linkage(Linkage::Internal);
    let ty = context.structure(&[int, int, pointer, pointer, pointer, word], false);
    let site = module.add_global(&name, ty);
    let forward = u64::from(request.mode == Mode::Forward);
    site.set_initializer(ty.const_struct(&[
        int.int(0),
        int.int(forward),
        b.string(place),
        b.string(&function),
        all,
        word.int(count),
    ]));
    site.set_linkage(Linkage::Internal);
    site
}

/// A float as the library takes it.
pub(super) fn wide(b: &Builder, v: Value, double: Type) -> Value {
    match v.ty() == double {
        true => v,
        false if bits(v.ty()) > 64 => b.cast(Opcode::FPTrunc, v, double),
        false => b.cast(Opcode::FPExt, v, double),
    }
}

/// A float as the program has it.
pub(super) fn narrowed(b: &Builder, v: Value, ty: Type) -> Value {
    match v.ty() == ty {
        true => v,
        false if bits(ty) > 64 => b.cast(Opcode::FPExt, v, ty),
        false => b.cast(Opcode::FPTrunc, v, ty),
    }
}

pub(super) fn bits(ty: Type) -> u32 {
    let context = ty.context();
    let narrow = [context.float(), context.half(), context.bfloat()];
    match () {
        () if narrow.contains(&ty) => 32,
        () if ty == context.double() => 64,
        () => 128,
    }
}

/// What a derivative gives: the tangent of the result, or an adjoint for each float argument.
pub(super) fn found(request: &Request) -> Vec<(Option<u64>, Type)> {
    let result = request.function.ty().result();
    let outs = (0..)
        .zip(&request.args)
        .filter_map(|(index, arg)| match arg {
            RequestArg::Out(v) => Some((Some(index), v.ty())),
            _ => None,
        });
    match request.mode {
        Mode::Forward if request.ret == Return::Active => vec![(None, result)],
        Mode::Forward => Vec::new(),
        _ => outs.collect(),
    }
}

pub(super) fn tell_found(
    b: &Builder,
    module: Module,
    request: &Request,
    (check, all): (Value, &[Value]),
) {
    let context = module.context();
    for ((index, _), value) in found(request).into_iter().zip(all) {
        let value = wide(b, *value, context.double());
        match index {
            None => tell(b, module, "tangent", context.void(), &[check, value]),
            Some(index) => {
                let index = context.int(64).int(index);
                tell(b, module, "adjoint", context.void(), &[check, index, value])
            }
        };
    }
}
