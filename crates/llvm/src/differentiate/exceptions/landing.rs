//! The functions in which exceptions still unwind, once [`rewrite`](super::rewrite) has made ways of them that come back.
//!
//! ```text
//! guard(args…, thrown)  { try { return f(args…) } catch (all x) { *thrown = x; return 0 } }
//! land(x)               { try { raise x } catch (A) { return 1 } catch (B) { return 2 } catch (all) { return 0 } }
//! ```
//!
//! `x` is a pointer to what was thrown ([`thrown`](super::thrown)). Which handler fits is the run-time library's answer,
//! asked by raising the exception again in front of the same clauses.

use super::thrown::{again, number, token};
use super::{Exceptions, Kinds};
use crate::call::Place;
use crate::opcode::{IntPredicate, Linkage};
use crate::{Builder, Function, Module, Type, Value};

/// A new internal function that stays one.
fn helper(like: Value, name: &str, ty: Type, personality: Value) -> Function {
    let of = like.block().function();
    let made = of.module().add_function(name, ty);
    made.value().set_linkage(Linkage::Internal);
    made.value().add_attribute(Place::Function, "noinline");
    made.set_personality(personality);
    made.copy_debug_info(of);
    made
}

/// What `landingpad` gives.
pub(in crate::differentiate) fn landed(module: Module) -> Type {
    let context = module.context();
    context.structure(&[context.pointer(), context.int(32)], false)
}

/// A function that does what a call does, and stores what that throws. It takes the callee first if that is a pointer.
pub(super) fn guard(
    call: Value,
    known: bool,
    (personality, exceptions): (Value, Exceptions),
) -> Function {
    let module = call.block().function().module();
    let context = module.context();
    let ty = call.call_type();
    let callee = (!known).then(|| context.pointer());
    let given: Vec<Type> = call.args().iter().map(|arg| arg.ty()).collect();
    let params: Vec<Type> = callee
        .into_iter()
        .chain(given)
        .chain([context.pointer()])
        .collect();
    let own = ty.result().function(&params, false);
    let made = helper(call, "tapeless.guard", own, personality);
    let params = made.params();
    let (before, thrown) = (usize::from(!known), params[params.len() - 1]);
    let callee = if known { call.callee() } else { params[0] };
    let builder = Builder::at_end(made.append_block("entry"));
    write_guard(
        &builder,
        call,
        (callee, &params[before..params.len() - 1]),
        (thrown, exceptions),
    );
    made
}

/// The body of a function that calls as `call` does.
pub(super) fn write_guard(
    builder: &Builder,
    call: Value,
    (callee, args): (Value, &[Value]),
    (thrown, exceptions): (Value, Exceptions),
) {
    let function = builder.block().function();
    let (fine, bad) = (function.append_block("fine"), function.append_block("bad"));
    let ty = call.call_type();
    let made = builder.invoke(ty, callee, args, fine, bad);
    made.set_call_convention(call.call_convention());
    made.copy_call_attributes(call);
    made.copy_location(call);
    made.rebase_location();
    builder.move_to_end(fine);
    let result = ty.result();
    builder.ret((!result.is_void()).then_some(made));
    builder.move_to_end(bad);
    let exception = catch_all(builder, function.module(), &[]);
    let token = token(builder, builder.extract_value(exception, 0), exceptions);
    let align = function.module().layout().align(token.ty());
    builder.store(token, thrown, align);
    builder.ret((!result.is_void()).then(|| result.zero()));
}

fn catch_all(builder: &Builder, module: Module, clauses: &[Value]) -> Value {
    let all = module.context().pointer().zero();
    let clauses: Vec<Value> = clauses.iter().copied().chain([all]).collect();
    builder.landing_pad(landed(module), &clauses, false)
}

/// A function that tells which clause of a landing pad an exception meets: the number of its kind, 0 for any.
pub(super) fn land(pad: Value, kinds: &mut Kinds, personality: Value) -> Function {
    let module = pad.block().function().module();
    let int = module.context().int(32);
    let own = int.function(&[number(module)], false);
    let made = helper(pad, "tapeless.land", own, personality);
    let builder = Builder::at_end(made.append_block("entry"));
    let (back, caught) = (made.append_block("back"), made.append_block("caught"));
    again(&builder, made.params()[0], Some((back, caught)));
    builder.move_to_end(caught);
    let clauses = pad.landing_pad_clauses();
    let found = catch_all(&builder, module, &clauses);
    let selector = builder.extract_value(found, 1);
    let mut answer = int.int(0);
    for clause in clauses.into_iter().rev().filter(|clause| !clause.is_null()) {
        let overloads = [clause.ty()];
        if let Some(id) = builder.intrinsic("llvm.eh.typeid.for", &overloads, &[clause]) {
            let same = builder.icmp(IntPredicate::Eq, selector, id);
            answer = builder.select(same, kinds.number(int, clause), answer);
        }
    }
    builder.ret(Some(answer));
    made
}
