//! What leaves functions by no exception.
//!
//! ```text
//! invoke operator new(n)                       →   call operator new(n)
//! selector == typeid of abi::__forced_unwind   →   false
//! ```
//! Where there is no memory, the behaviour is undefined, as for `malloc`. By `pthread_cancel` and `pthread_exit` a thread leaves its functions
//! as by an exception, for which libstdc++ looks: neither is part of what is differentiated.

use super::threads::called;
use crate::call::Place;
use crate::opcode::{IntPredicate, Opcode};
use crate::{Function, Value};

/// What stands for such an exception (cxxabi_forced.h).
const FORCED: &str = "_ZTIN10__cxxabiv115__forced_unwindE";

/// How the names of `operator new` begin.
const NEW: [&str; 2] = ["_Znwm", "_Znam"];

/// Spells out those of a copy.
pub(crate) fn spell_out(copy: Function) {
    let asks = |i: &Value| i.intrinsic() == Some("llvm.eh.typeid.for");
    let of_forced = |i: &Value| i.args().first().is_some_and(|of| of.name() == FORCED);
    let all: Vec<Value> = copy.instructions().filter(|i| i.is_call()).collect();
    for &id in all.iter().filter(|i| asks(i) && of_forced(i)) {
        for test in id.users() {
            if test.is(Opcode::ICmp) && test.int_predicate() == IntPredicate::Eq {
                test.replace_uses(test.ty().int(0));
            }
        }
    }
    for call in all {
        let callee = call.called_function().map(|f| f.name());
        if callee.is_some_and(|name| NEW.iter().any(|new| name.starts_with(new))) {
            called(call).add_attribute(Place::Function, "nounwind");
        }
    }
}
