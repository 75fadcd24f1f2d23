//! What constants hold.

use crate::ffi::ffi;
use crate::opcode::{Linkage, ValueKind};
use crate::types::Type;
use crate::value::Value;

impl Value {
    /// Whether it is an integer constant.
    pub fn is_const_int(self) -> bool {
        self.kind() == ValueKind::ConstantInt
    }

    /// Whether it is a floating-point constant (a scalar).
    pub fn is_const_float(self) -> bool {
        self.kind() == ValueKind::ConstantFp
    }

    /// Whether it is the null, or all-zero, value of its type.
    pub fn is_null(self) -> bool {
        ffi!(LLVMIsNull(self.0)) != 0
    }

    /// Whether it is poison.
    pub fn is_poison(self) -> bool {
        self.kind() == ValueKind::Poison
    }

    /// Whether it is undef or poison.
    pub fn is_undef(self) -> bool {
        matches!(self.kind(), ValueKind::Undef | ValueKind::Poison)
    }

    /// An integer constant that fits in 64 bits, zero-extended.
    pub fn const_u64(self) -> Option<u64> {
        (self.is_const_int() && self.ty().int_width() <= 64)
            .then(|| ffi!(LLVMConstIntGetZExtValue(self.0)))
    }

    /// An integer constant that fits in 64 bits, sign-extended.
    pub fn const_i64(self) -> Option<i64> {
        (self.is_const_int() && self.ty().int_width() <= 64)
            .then(|| ffi!(LLVMConstIntGetSExtValue(self.0)))
    }

    /// The bits of an integer or floating-point constant, least significant word first.
    pub fn const_bits(self) -> Option<Vec<u64>> {
        let count = ffi!(tapeless_constant_bits(self.0, std::ptr::null_mut(), 0));
        let mut words = vec![0; count];
        ffi!(tapeless_constant_bits(
            self.0,
            words.as_mut_ptr(),
            words.len()
        ));
        (count > 0).then_some(words)
    }

    /// The value of a floating-point constant, rounded to a double where its format is wider.
    pub fn const_f64(self) -> Option<f64> {
        let mut loses = 0;
        self.is_const_float()
            .then(|| ffi!(LLVMConstRealGetDouble(self.0, &raw mut loses)))
    }

    /// One element of a constant aggregate or vector.
    pub fn const_element(self, index: u32) -> Option<Value> {
        Value::from_raw(ffi!(LLVMGetAggregateElement(self.0, index)))
    }

    /// How many elements a constant aggregate or vector has.
    pub fn const_element_count(self) -> u64 {
        let ty = self.ty();
        match ty.lanes() {
            Some(lanes) => lanes.into(),
            None if ty.is_array() => ty.array_len(),
            None => ty.fields().len() as u64,
        }
    }

    /// The lanes of a vector constant; `None` if it is none.
    pub fn const_lanes(self) -> Option<Vec<Value>> {
        let lanes = self.ty().lanes()?;
        (0..lanes).map(|lane| self.const_element(lane)).collect()
    }

    /// The one value in every lane of a vector constant.
    pub fn const_splat(self) -> Option<Value> {
        Value::from_raw(ffi!(tapeless_constant_splat(self.0)))
    }

    /// Whether a global variable cannot change.
    pub fn is_global_constant(self) -> bool {
        debug_assert!(self.is_global_variable());
        ffi!(LLVMIsGlobalConstant(self.0)) != 0
    }

    /// The initial value of a global variable that is defined here.
    pub fn initializer(self) -> Option<Value> {
        debug_assert!(self.is_global_variable());
        Value::from_raw(ffi!(LLVMGetInitializer(self.0)))
    }

    /// What another name of a global stands for, unless another file may say otherwise.
    pub fn aliasee(self) -> Option<Value> {
        debug_assert!(self.kind() == ValueKind::GlobalAlias);
        let fixed = !self.is_interposable();
        fixed.then(|| Value::from_raw(ffi!(LLVMAliasGetAliasee(self.0))))?
    }

    /// Sets the initial value of a global variable.
    pub fn set_initializer(self, value: Value) {
        ffi!(LLVMSetInitializer(self.0, value.0));
    }

    /// The type of what a global value's address points to.
    pub fn global_type(self) -> Type {
        Type(ffi!(LLVMGlobalGetValueType(self.0)))
    }

    /// Whether a global variable exists once per thread.
    pub fn is_thread_local(self) -> bool {
        ffi!(LLVMIsThreadLocal(self.0)) != 0
    }

    /// Makes a global variable exist once per thread.
    pub fn set_thread_local(self, yes: bool) {
        ffi!(LLVMSetThreadLocal(self.0, yes.into()));
    }

    /// Says whether a global variable can change.
    pub fn set_global_constant(self, yes: bool) {
        ffi!(LLVMSetGlobalConstant(self.0, yes.into()));
    }

    /// Says that a global variable may have another value than its initializer when the program starts.
    pub fn set_externally_initialized(self, yes: bool) {
        ffi!(LLVMSetExternallyInitialized(self.0, yes.into()));
    }

    /// How the linker sees a global value.
    pub fn linkage(self) -> Linkage {
        Linkage::from_raw(ffi!(LLVMGetLinkage(self.0)))
    }

    /// Sets how the linker sees a global value.
    pub fn set_linkage(self, linkage: Linkage) {
        ffi!(LLVMSetLinkage(self.0, linkage.to_raw()));
    }

    /// Whether a global value has no definition here.
    pub fn is_declaration(self) -> bool {
        ffi!(LLVMIsDeclaration(self.0)) != 0
    }

    /// Whether the definition may be replaced by another at link time, so that its body says nothing.
    pub fn is_interposable(self) -> bool {
        ffi!(tapeless_is_interposable(self.0))
    }

    /// Removes a global variable without uses.
    pub fn erase_global(self) {
        debug_assert!(self.is_global_variable() && !self.has_users());
        ffi!(LLVMDeleteGlobal(self.0));
    }

    /// The text of a constant string (an array of bytes), without a terminating zero.
    pub fn const_string(self) -> Option<String> {
        if self.kind() != ValueKind::ConstantDataArray || ffi!(LLVMIsConstantString(self.0)) == 0 {
            return None;
        }
        let mut size = 0;
        let data = ffi!(LLVMGetAsString(self.0, &raw mut size));
        // SAFETY: the constant holds `size` bytes and outlives this copy.
        let text = unsafe { crate::ffi::copy_text(data, size) };
        Some(text.trim_end_matches('\0').to_owned())
    }

    /// The string of a metadata operand (`metadata !"text"`).
    pub fn metadata_string(self) -> Option<String> {
        if self.kind() != ValueKind::Metadata {
            return None;
        }
        let mut size = 0;
        let data = ffi!(LLVMGetMDString(self.0, &raw mut size));
        // SAFETY: as above; null when the metadata is not a string.
        (!data.is_null()).then(|| unsafe { crate::ffi::copy_text(data, size as usize) })
    }
}
