//! `std::call_once` of libstdc++, which hands what it runs to the library in two variables of the thread's own (mutex).
//!
//! ```text
//! __once_callable = f; __once_call = call; pthread_once(flag, __once_proxy)
//!     →   tapeless.once(flag, {call', f})        where call' is given what `call` reads in `__once_callable`
//! ```

use crate::call::Place;
use crate::opcode::Opcode;
use crate::{Builder, Function, GepFlags, Linkage, Value};

/// Runs what is handed over, once.
pub(crate) const ONCE: &str = "tapeless.once";

/// How the names of functions begin that run what is handed over.
pub(crate) const RUN: &str = "tapeless.once.run";

/// What runs, and with what.
const CALL: &str = "_ZSt11__once_call";
const CALLABLE: &str = "_ZSt15__once_callable";

/// A class that sets these variables and clears them, as the names of its methods have it.
const PREPARES: &str = "St9once_flag18_Prepare_execution";

/// What runs once, and what libstdc++ calls it by (gthr-posix.h).
const ONCES: [&str; 2] = ["pthread_once", "_ZL14__gthread_oncePiPFvvE"];

/// What the library runs then.
const PROXY: &str = "__once_proxy";

/// Spells out those of a copy.
pub(crate) fn spell_out(copy: Function) {
    let is_proxy = |f: Function| f.name() == PROXY;
    let is_once = |call: &Value| {
        let is_it = call
            .calls()
            .is_some_and(|f| ONCES.iter().any(|once| f.name().starts_with(once)));
        is_it && call.args()[1].as_function().is_some_and(is_proxy)
    };
    let calls: Vec<Value> = copy.instructions().filter(is_once).collect();
    if let [call] = calls[..] {
        while inline_one(copy) {}
        hand_over(copy, call);
    }
}

/// Inlines what sets the variables; whether there was any.
fn inline_one(copy: Function) -> bool {
    let prepares = |call: &Value| {
        call.calls()
            .is_some_and(|f| f.name().contains(PREPARES) && !f.is_declaration())
    };
    let found = copy.instructions().find(prepares);
    found.is_some_and(Value::inline_call)
}

/// The variable that an access is of.
fn variable(access: Value) -> String {
    let place = access.access_pointer();
    match place.is_instruction() && place.intrinsic() == Some("llvm.threadlocal.address") {
        true => place.args()[0].name(),
        false => place.name(),
    }
}

/// Hands over what the variables hold.
fn hand_over(copy: Function, call: Value) {
    let stores: Vec<Value> = copy
        .instructions()
        .filter(|i| i.is(Opcode::Store) && [CALL, CALLABLE].contains(&&*variable(*i)))
        .collect();
    let stored = |name: &str| {
        let mut set = stores.iter().filter(|store| variable(**store) == name);
        set.find_map(|store| Some(store.operand(0)).filter(|v| !v.is_null()))
    };
    let runs = stored(CALL).and_then(Value::as_function);
    let (Some(runs), Some(with)) = (runs.filter(|f| !f.is_declaration()), stored(CALLABLE)) else {
        return;
    };
    stores.into_iter().for_each(Value::erase);
    let first = copy.entry().instructions().next().unwrap_or(call);
    let (builder, context) = (Builder::before(call), call.ty().context());
    let both = context.pointer().array(2);
    let handed = Builder::before(first).alloca(both);
    for (index, held) in (0..).zip([given(runs).value(), with]) {
        let indices = [0, index].map(|index| context.int(64).int(index));
        let to = builder.gep(both, handed, &indices, GepFlags::INBOUNDS);
        builder.store(held, to, 8);
    }
    let once = copy.module().get_or_add_function(ONCE, call.call_type());
    call.set_operand(1, handed);
    call.set_callee(once);
}

/// A function that is given what another reads in the variable.
fn given(runs: Function) -> Function {
    let context = runs.value().ty().context();
    let ty = context.void().function(&[context.pointer()], false);
    let old = runs.clone_as(RUN);
    let made = old.retype(ty, &[None]);
    old.delete();
    made.value().set_linkage(Linkage::Internal);
    for name in ["optnone", "noinline"] {
        made.value().remove_attribute(Place::Function, name);
    }
    made.value().add_attribute(Place::Function, "alwaysinline");
    while inline_one(made) {}
    let reads = |i: &Value| i.is(Opcode::Load) && variable(*i) == CALLABLE;
    let all: Vec<Value> = made.instructions().filter(reads).collect();
    for read in all {
        read.replace_uses(made.params()[0]);
        read.erase();
    }
    made
}
