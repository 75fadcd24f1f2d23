//! Types and their layout.

use crate::Context;
use crate::ffi::{LLVMTypeRef, ffi};
use crate::module::Module;
use crate::opcode::TypeKind;
use crate::value::Value;
use std::fmt;

/// A type; types are unique in their context, so that equality is identity.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Type(pub(crate) LLVMTypeRef);

impl Type {
    /// The outermost constructor.
    pub fn kind(self) -> TypeKind {
        TypeKind::from_raw(ffi!(LLVMGetTypeKind(self.0)))
    }

    /// The context that owns it.
    pub fn context(self) -> Context {
        Context(ffi!(LLVMGetTypeContext(self.0)))
    }

    /// Any of the binary, decimal-less floating-point formats.
    pub fn is_float(self) -> bool {
        use TypeKind::{BFloat, Double, Float, Fp128, Half, PpcFp128, X86Fp80};
        matches!(
            self.kind(),
            Half | BFloat | Float | Double | X86Fp80 | Fp128 | PpcFp128
        )
    }

    /// An integer of any width.
    pub fn is_int(self) -> bool {
        self.kind() == TypeKind::Integer
    }

    /// A pointer in any address space.
    pub fn is_pointer(self) -> bool {
        self.kind() == TypeKind::Pointer
    }

    /// A vector of known length.
    pub fn is_vector(self) -> bool {
        self.kind() == TypeKind::Vector
    }

    /// As a program names it, for messages.
    pub fn in_words(self) -> String {
        match () {
            () if self.is_vector() => "a vector".to_owned(),
            () if self.is_pointer() => "a pointer".to_owned(),
            () if self.is_int() => format!("an integer of {} bits", self.int_width()),
            () if self.is_float() => format!("a `{self}`"),
            () if self.is_void() => "nothing".to_owned(),
            () => "a struct".to_owned(),
        }
    }

    /// A struct, packed or not.
    pub fn is_struct(self) -> bool {
        self.kind() == TypeKind::Struct
    }

    /// An array.
    pub fn is_array(self) -> bool {
        self.kind() == TypeKind::Array
    }

    /// The type of calls that return nothing.
    pub fn is_void(self) -> bool {
        self.kind() == TypeKind::Void
    }

    /// Whether a value of it can lie in memory.
    pub fn is_sized(self) -> bool {
        ffi!(LLVMTypeIsSized(self.0)) != 0
    }

    /// Bits of an integer type.
    pub fn int_width(self) -> u32 {
        debug_assert!(self.is_int());
        ffi!(LLVMGetIntTypeWidth(self.0))
    }

    /// Element of an array or vector.
    pub fn element(self) -> Type {
        debug_assert!(
            self.is_array() || self.is_vector() || self.kind() == TypeKind::ScalableVector
        );
        Type(ffi!(LLVMGetElementType(self.0)))
    }

    /// The type itself, or its element when it is a vector.
    pub fn scalar(self) -> Type {
        if self.is_vector() {
            self.element()
        } else {
            self
        }
    }

    /// Lanes of a vector; `None` for scalars and vectors of unknown length.
    pub fn lanes(self) -> Option<u32> {
        self.is_vector().then(|| ffi!(LLVMGetVectorSize(self.0)))
    }

    /// Length of an array.
    pub fn array_len(self) -> u64 {
        debug_assert!(self.is_array());
        ffi!(LLVMGetArrayLength2(self.0))
    }

    /// Fields of a struct, in order.
    pub fn fields(self) -> Vec<Type> {
        debug_assert!(self.is_struct());
        let count = ffi!(LLVMCountStructElementTypes(self.0));
        (0..count)
            .map(|i| Type(ffi!(LLVMStructGetTypeAtIndex(self.0, i))))
            .collect()
    }

    /// Whether a struct stands for a `union`, by the name that clang gives it.
    pub fn is_union(self) -> bool {
        debug_assert!(self.is_struct());
        let name = ffi!(LLVMGetStructName(self.0));
        // SAFETY: a name that is not null ends with 0 and lives as long as its type.
        let name = (!name.is_null()).then(|| unsafe { std::ffi::CStr::from_ptr(name) });
        name.is_some_and(|name| name.to_bytes().starts_with(b"union."))
    }

    /// Whether a struct is what its fields are, without a name.
    pub fn is_literal(self) -> bool {
        debug_assert!(self.is_struct());
        ffi!(LLVMIsLiteralStruct(self.0)) != 0
    }

    /// Whether a struct has no padding by decree.
    pub fn is_packed(self) -> bool {
        ffi!(LLVMIsPackedStruct(self.0)) != 0
    }

    /// Parameters of a function type.
    pub fn params(self) -> Vec<Type> {
        let count = ffi!(LLVMCountParamTypes(self.0)) as usize;
        let mut raw = vec![std::ptr::null_mut(); count];
        ffi!(LLVMGetParamTypes(self.0, raw.as_mut_ptr()));
        raw.into_iter().map(Type).collect()
    }

    /// What a function of the type returns: one type, or none.
    pub fn results(self) -> Vec<Type> {
        let result = self.result();
        Some(result)
            .filter(|ty| !ty.is_void())
            .into_iter()
            .collect()
    }

    /// Result of a function type.
    pub fn result(self) -> Type {
        Type(ffi!(LLVMGetReturnType(self.0)))
    }

    /// Whether a function type takes further arguments.
    pub fn is_variadic(self) -> bool {
        ffi!(LLVMIsFunctionVarArg(self.0)) != 0
    }

    /// The address space of a pointer.
    pub fn address_space(self) -> u32 {
        ffi!(LLVMGetPointerAddressSpace(self.0))
    }

    /// The zero of the type.
    pub fn zero(self) -> Value {
        Value(ffi!(LLVMConstNull(self.0)))
    }

    /// A number in the place of a pointer of this type.
    pub fn address(self, number: u64) -> Value {
        let integer = self.context().int(64).int(number);
        Value(ffi!(LLVMConstIntToPtr(integer.0, self.0)))
    }

    /// Its poison value.
    pub fn poison(self) -> Value {
        Value(ffi!(LLVMGetPoison(self.0)))
    }

    /// Its undef value.
    pub fn undef(self) -> Value {
        Value(ffi!(LLVMGetUndef(self.0)))
    }

    /// An integer of this type, from its low 64 bits (zero-extended).
    pub fn int(self, bits: u64) -> Value {
        Value(ffi!(LLVMConstInt(self.0, bits, 0)))
    }

    /// An integer of this type, sign-extended.
    pub fn signed(self, value: i64) -> Value {
        Value(ffi!(LLVMConstInt(self.0, value.cast_unsigned(), 1)))
    }

    /// An integer of any width, least significant word first.
    pub fn wide_int(self, words: &[u64]) -> Value {
        let count = u32::try_from(words.len()).unwrap_or(0);
        Value(ffi!(LLVMConstIntOfArbitraryPrecision(
            self.0,
            count,
            words.as_ptr()
        )))
    }

    /// A float of this type nearest to `value`; every lane of a vector.
    pub fn real(self, value: f64) -> Value {
        Value(ffi!(LLVMConstReal(self.0, value)))
    }

    /// A float of this type with exactly these bits, least significant word first.
    pub fn real_from_bits(self, words: &[u64]) -> Value {
        Value(ffi!(tapeless_float_from_bits(self.0, words.as_ptr())))
    }

    /// A vector constant of the given lanes, which share this type.
    pub fn const_vector(lanes: &[Value]) -> Value {
        let mut raw: Vec<_> = lanes.iter().map(|lane| lane.0).collect();
        Value(ffi!(LLVMConstVector(raw.as_mut_ptr(), raw.len() as u32)))
    }

    /// An array constant whose element type is this one.
    pub fn const_array(self, elements: &[Value]) -> Value {
        let mut raw: Vec<_> = elements.iter().map(|element| element.0).collect();
        Value(ffi!(LLVMConstArray2(
            self.0,
            raw.as_mut_ptr(),
            raw.len() as u64
        )))
    }

    /// An array type over this one.
    pub fn array(self, len: u64) -> Type {
        Type(ffi!(LLVMArrayType2(self.0, len)))
    }

    /// A vector type over this one.
    pub fn vector(self, lanes: u32) -> Type {
        Type(ffi!(LLVMVectorType(self.0, lanes)))
    }

    /// The type of functions that return this one.
    pub fn function(self, params: &[Type], variadic: bool) -> Type {
        let mut raw: Vec<_> = params.iter().map(|param| param.0).collect();
        Type(ffi!(LLVMFunctionType(
            self.0,
            raw.as_mut_ptr(),
            raw.len() as u32,
            variadic.into()
        )))
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::ffi::take_message(ffi!(LLVMPrintTypeToString(
            self.0
        ))))
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Sizes, alignments and offsets in bytes on the module's target.
#[derive(Clone, Copy)]
pub struct Layout(llvm_sys::target::LLVMTargetDataRef);

impl Layout {
    /// The layout of a module; it lives as long as the module.
    pub fn of(module: Module) -> Self {
        Self(ffi!(LLVMGetModuleDataLayout(module.0)))
    }

    /// Distance between neighbours in an array, padding included.
    pub fn alloc_size(self, ty: Type) -> u64 {
        ffi!(LLVMABISizeOfType(self.0, ty.0))
    }

    /// Bytes that a store of the type writes.
    pub fn store_size(self, ty: Type) -> u64 {
        ffi!(LLVMStoreSizeOfType(self.0, ty.0))
    }

    /// Alignment by the target's calling convention.
    pub fn align(self, ty: Type) -> u32 {
        ffi!(LLVMABIAlignmentOfType(self.0, ty.0))
    }

    /// Where a field of a struct begins.
    pub fn field_offset(self, ty: Type, field: u32) -> u64 {
        ffi!(LLVMOffsetOfElement(self.0, ty.0, field))
    }

    /// Whether the most significant byte of a number comes first.
    pub fn is_big_endian(self) -> bool {
        ffi!(LLVMByteOrder(self.0)) == crate::ffi::LLVMByteOrdering::LLVMBigEndian
    }

    /// Bytes of a pointer in the default address space.
    pub fn pointer_size(self) -> u32 {
        ffi!(LLVMPointerSize(self.0))
    }
}
