//! Calls of functions by what they are declared as.

use crate::FastMath;
use crate::body::Value;
use crate::builder::Builder;
use crate::module::{FuncId, Module};
use crate::ops::{Call, Callee, Effects, OpKind};

impl Builder {
    /// Calls a function, which may do anything; what it returns, if that is something.
    pub fn call(&mut self, module: &Module, function: FuncId, args: &[Value]) -> Option<Value> {
        let sig = module.functions[function].sig.clone();
        let result = sig.ret;
        let call = Call {
            callee: Callee::Func(function),
            sig,
            effects: Effects::ANY,
            flags: FastMath::default(),
        };
        let op = self.push(OpKind::Call(call), args, result.as_slice());
        result.map(|_| self.result(op))
    }
}
