//! Structures with pointers that functions return: the copies leave them in memory of their callers. A pointer has its shadow
//! beside it, by itself or in memory, and not within a structure.
//!
//! ```text
//! {ptr, i32} @f(x) { … ret {p, i} }   →   void @f(x, ptr result) { … store p, result   store i, result + 8   ret }
//! r = call @f(x)                      →   call @f(x, memory)   r = {load memory, load memory + 8}
//! ```

use crate::differentiate::callers::{calls, invoke};
use crate::opcode::Opcode;
use crate::{Builder, Copies, Function, Type, Value};

/// Lets functions leave such results in memory; whether there were any.
pub(crate) fn restore(copies: &mut Copies) -> bool {
    let root = copies.all().next();
    let inner = copies.all().filter(|&copy| Some(copy) != root);
    let all: Vec<(Function, Vec<Value>)> = inner
        .filter(|copy| !copy.ty().is_variadic() && leads_on(copy.ty().result()))
        .filter_map(|copy| Some((copy, calls(copy)?)))
        .collect();
    for (old, calls) in &all {
        let new = change(*old);
        calls.iter().for_each(|&call| call_in(call, new));
        copies.replace(*old, new);
        old.delete();
    }
    !all.is_empty()
}

/// Whether it is a structure of scalars with a pointer among them.
fn leads_on(result: Type) -> bool {
    let plain = |ty: &Type| ty.is_pointer() || ty.is_int() || ty.is_float();
    result.is_struct()
        && result.fields().iter().all(plain)
        && result.fields().iter().any(|ty| ty.is_pointer())
}

/// The function that leaves its result behind its last parameter.
fn change(old: Function) -> Function {
    let result = old.ty().result();
    let (mut params, context) = (old.ty().params(), result.context());
    let kept: Vec<Option<u32>> = (0..params.len() as u32).map(Some).chain([None]).collect();
    params.push(context.pointer());
    let new = old.retype(context.void().function(&params, false), &kept);
    new.value().leaves_result(params.len() as u32 - 1);
    let given = new.params();
    for (before, &now) in old.params().into_iter().zip(&given) {
        before.replace_uses(now);
    }
    let Some(&memory) = given.last() else {
        return new;
    };
    let ends = new.instructions().filter(|i| i.is(Opcode::Ret));
    for end in ends.collect::<Vec<_>>() {
        let (builder, value) = (Builder::before(end), end.operand(0));
        for (index, ty, at, align) in fields(new, result) {
            let field = builder.extract_value(value, index);
            let (place, align) = builder.behind((memory, align), at);
            debug_assert!(field.ty() == ty);
            builder.store(field, place, align);
        }
        builder.ret(None);
        end.erase();
    }
    new
}

/// The fields of a structure: number, type, where it begins, and how the structure is aligned.
fn fields(function: Function, ty: Type) -> Vec<(u32, Type, u64, u32)> {
    let layout = function.module().layout();
    let each = (0..).zip(ty.fields());
    each.map(|(index, field)| {
        (
            index,
            field,
            layout.field_offset(ty, index),
            layout.align(ty),
        )
    })
    .collect()
}

/// Calls the function, and reads what it left.
fn call_in(call: Value, new: Function) {
    let (caller, result) = (call.block().function(), call.ty());
    let Some(first) = caller.entry().first_insertion_point() else {
        return;
    };
    let memory = Builder::before(first).alloca(result);
    let builder = Builder::before(call);
    let mut args = call.args();
    let kept: Vec<Option<u32>> = (0..args.len() as u32).map(Some).chain([None]).collect();
    args.push(memory);
    let made = match call.is(Opcode::Invoke) {
        true => invoke(&builder, call, (new, &args)),
        false => builder.call(new, &args),
    };
    made.copy_location(call);
    made.set_call_convention(call.call_convention());
    made.keep_call_attributes(call, &kept, false);
    made.leaves_result(args.len() as u32 - 1);
    let mut value = result.poison();
    for (index, ty, at, align) in fields(caller, result) {
        let (place, align) = builder.behind((memory, align), at);
        let field = builder.load(ty, place, align);
        value = builder.insert_value(value, field, index);
    }
    call.replace_uses(value);
    call.erase();
}
