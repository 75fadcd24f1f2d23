//! Copies of functions, on which everything works, so that the user's own stay as they are.

use crate::ffi::ffi;
use crate::function::Function;
use crate::value::Value;
use std::collections::HashMap;

impl Function {
    /// An internal copy in the same module. Recursive calls in it still call the original.
    pub fn clone_as(self, name: &str) -> Function {
        debug_assert!(!self.is_declaration());
        Function(Value(ffi!(tapeless_clone_function(
            self.value().0,
            name.as_ptr(),
            name.len()
        ))))
    }

    /// Copies this function and every definition that it reaches by direct calls and for which `wanted` says yes;
    /// calls among the copies go to copies. Returns (original, copy) pairs, this function first.
    pub fn clone_reachable(
        self,
        suffix: &str,
        wanted: impl Fn(Function) -> bool,
    ) -> Vec<(Function, Function)> {
        let mut pairs: Vec<(Function, Function)> =
            vec![(self, self.clone_as(&format!("{}{suffix}", self.name())))];
        let mut copies = HashMap::from([pairs[0]]);
        let mut done = 0;
        while done < pairs.len() {
            let copy = pairs[done].1;
            done += 1;
            for call in copy
                .instructions()
                .filter(|value| value.is_call())
                .collect::<Vec<_>>()
            {
                let Some(callee) = call.callee().as_function() else {
                    continue;
                };
                if callee.is_declaration() || callee.value().is_interposable() || !wanted(callee) {
                    continue;
                }
                let target = *copies.entry(callee).or_insert_with(|| {
                    let target = callee.clone_as(&format!("{}{suffix}", callee.name()));
                    pairs.push((callee, target));
                    target
                });
                call.set_callee(target);
            }
        }
        pairs
    }
}

impl Value {
    /// Replaces a call by its callee's body; whether LLVM could. The handle dangles if so.
    pub fn inline_call(self) -> bool {
        debug_assert!(self.is_call());
        ffi!(tapeless_inline_call(self.0))
    }

    /// Makes a call call another function of the same type.
    pub fn set_callee(self, function: Function) {
        debug_assert!(self.is_call());
        // The callee is the last operand of a call of any kind.
        self.set_operand(self.operand_count() - 1, function.value());
    }
}
