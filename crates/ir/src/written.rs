//! What passes write in the same way: calls of functions as they are declared, and what is done where a condition holds.

use crate::FastMath;
use crate::body::Value;
use crate::builder::Builder;
use crate::module::{FuncId, Module};
use crate::ops::{Call, Callee, Effects, OpKind};

impl Call {
    /// A call of a function as it is declared, which may do anything.
    pub fn of(module: &Module, function: FuncId) -> Self {
        Self {
            callee: Callee::Func(function),
            sig: module.functions[function].sig.clone(),
            effects: Effects::ANY,
            flags: FastMath::default(),
            team: false,
            beside: false,
        }
    }
}

impl Builder {
    /// Calls a function, which may do anything; what it returns, if that is something.
    pub fn call(&mut self, module: &Module, function: FuncId, args: &[Value]) -> Option<Value> {
        let call = Call::of(module, function);
        let result = call.sig.ret;
        let op = self.push(OpKind::Call(call), args, result.as_slice());
        result.map(|_| self.result(op))
    }

    /// Does one thing where a condition holds, and another where it does not.
    pub fn either(
        &mut self,
        condition: Value,
        then: impl FnOnce(&mut Self),
        otherwise: impl FnOnce(&mut Self),
    ) {
        let taken = self.begin(&[]);
        then(self);
        self.yield_(&[]);
        let other = self.begin(&[]);
        otherwise(self);
        self.yield_(&[]);
        self.if_(condition, taken, other);
    }
}
