//! Calls, and what ends blocks.

use super::{Builder, UNNAMED, raw, raw_bundle};
use crate::call::Bundle;
use crate::ffi::{self, ffi};
use crate::function::{Block, Function};
use crate::types::Type;
use crate::value::Value;

impl Builder {
    /// A direct call.
    pub fn call(&self, function: Function, args: &[Value]) -> Value {
        let call = self.call_pointer(function.ty(), function.value(), args);
        call.set_call_convention(function.convention());
        call
    }

    /// A call of any callee as a function type.
    pub fn call_pointer(&self, ty: Type, callee: Value, args: &[Value]) -> Value {
        let (mut raw, count) = raw(args);
        Value(ffi!(LLVMBuildCall2(
            self.0,
            ty.0,
            callee.0,
            raw.as_mut_ptr(),
            count,
            UNNAMED
        )))
    }

    /// A call with operand bundles.
    pub fn call_with_bundles(
        &self,
        ty: Type,
        callee: Value,
        args: &[Value],
        bundles: &[Bundle],
    ) -> Value {
        let (mut raw_args, count) = raw(args);
        let mut raw_bundles: Vec<_> = bundles.iter().map(raw_bundle).collect();
        let call = Value(ffi!(LLVMBuildCallWithOperandBundles(
            self.0,
            ty.0,
            callee.0,
            raw_args.as_mut_ptr(),
            count,
            raw_bundles.as_mut_ptr(),
            raw_bundles.len() as u32,
            UNNAMED
        )));
        raw_bundles
            .into_iter()
            .for_each(|bundle| ffi!(LLVMDisposeOperandBundle(bundle)));
        call
    }

    /// A call of the intrinsic `name`, overloaded over `overloads`; `None` if LLVM has no such intrinsic.
    pub fn intrinsic(&self, name: &str, overloads: &[Type], args: &[Value]) -> Option<Value> {
        let function = self
            .block()
            .function()
            .module()
            .intrinsic(name, overloads)?;
        Some(self.call(function, args))
    }

    /// `memcpy` of `size` bytes with known alignments.
    pub fn memcpy(
        &self,
        to: Value,
        to_align: u32,
        from: Value,
        from_align: u32,
        size: Value,
    ) -> Value {
        Value(ffi!(LLVMBuildMemCpy(
            self.0, to.0, to_align, from.0, from_align, size.0
        )))
    }

    /// `memmove` of `size` bytes with known alignments.
    pub fn memmove(
        &self,
        to: Value,
        to_align: u32,
        from: Value,
        from_align: u32,
        size: Value,
    ) -> Value {
        Value(ffi!(LLVMBuildMemMove(
            self.0, to.0, to_align, from.0, from_align, size.0
        )))
    }

    /// `memset` of `size` bytes.
    pub fn memset(&self, to: Value, byte: Value, size: Value, align: u32) -> Value {
        Value(ffi!(LLVMBuildMemSet(self.0, to.0, byte.0, size.0, align)))
    }

    /// `invoke` of any callee as a function type.
    pub fn invoke(
        &self,
        ty: Type,
        callee: Value,
        args: &[Value],
        normal: Block,
        unwind: Block,
    ) -> Value {
        let (mut raw, count) = raw(args);
        Value(ffi!(LLVMBuildInvoke2(
            self.0,
            ty.0,
            callee.0,
            raw.as_mut_ptr(),
            count,
            normal.0,
            unwind.0,
            UNNAMED
        )))
    }

    /// `landingpad`.
    pub fn landing_pad(&self, ty: Type, clauses: &[Value], cleanup: bool) -> Value {
        let count = clauses.len() as u32;
        let pad = Value(ffi!(LLVMBuildLandingPad(
            self.0,
            ty.0,
            std::ptr::null_mut(),
            count,
            UNNAMED
        )));
        clauses
            .iter()
            .for_each(|clause| ffi!(LLVMAddClause(pad.0, clause.0)));
        ffi!(LLVMSetCleanup(pad.0, cleanup.into()));
        pad
    }

    /// `resume`.
    pub fn resume(&self, exception: Value) -> Value {
        Value(ffi!(LLVMBuildResume(self.0, exception.0)))
    }

    /// `br`.
    pub fn br(&self, target: Block) -> Value {
        Value(ffi!(LLVMBuildBr(self.0, target.0)))
    }

    /// `br` on a condition.
    pub fn cond_br(&self, condition: Value, yes: Block, no: Block) -> Value {
        Value(ffi!(LLVMBuildCondBr(self.0, condition.0, yes.0, no.0)))
    }

    /// `switch`.
    pub fn switch(&self, on: Value, default: Block, cases: &[(Value, Block)]) -> Value {
        let switch = Value(ffi!(LLVMBuildSwitch(
            self.0,
            on.0,
            default.0,
            cases.len() as u32
        )));
        for (case, target) in cases {
            ffi!(LLVMAddCase(switch.0, case.0, target.0));
        }
        switch
    }

    /// `ret`, with a value unless the function returns nothing.
    pub fn ret(&self, value: Option<Value>) -> Value {
        match value {
            Some(value) => Value(ffi!(LLVMBuildRet(self.0, value.0))),
            None => Value(ffi!(LLVMBuildRetVoid(self.0))),
        }
    }

    /// `unreachable`.
    pub fn unreachable(&self) -> Value {
        Value(ffi!(LLVMBuildUnreachable(self.0)))
    }

    /// A private string constant; returns its address.
    pub fn string(&self, text: &str) -> Value {
        let text = ffi::c_string(text);
        Value(ffi!(LLVMBuildGlobalString(self.0, text.as_ptr(), UNNAMED)))
    }
}
