//! Contexts: the owners of types and constants.

use crate::ffi::{LLVMContextRef, ffi};
use crate::types::Type;
use std::fmt;

/// A context that someone else owns: a host, or an [`OwnedContext`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Context(pub(crate) LLVMContextRef);

impl Context {
    /// The number of a kind of metadata, by its name.
    pub fn metadata_kind(self, name: &str) -> u32 {
        let bytes = u32::try_from(name.len()).unwrap_or(u32::MAX);
        ffi!(LLVMGetMDKindIDInContext(
            self.0,
            name.as_ptr().cast(),
            bytes
        ))
    }

    /// The empty type.
    pub fn void(self) -> Type {
        Type(ffi!(LLVMVoidTypeInContext(self.0)))
    }

    /// Integers of `width` bits.
    pub fn int(self, width: u32) -> Type {
        Type(ffi!(LLVMIntTypeInContext(self.0, width)))
    }

    /// 64-bit floats.
    pub fn double(self) -> Type {
        Type(ffi!(LLVMDoubleTypeInContext(self.0)))
    }

    /// 32-bit floats.
    pub fn float(self) -> Type {
        Type(ffi!(LLVMFloatTypeInContext(self.0)))
    }

    /// 16-bit floats.
    pub fn half(self) -> Type {
        Type(ffi!(LLVMHalfTypeInContext(self.0)))
    }

    /// 16-bit floats with the exponent of 32-bit ones.
    pub fn bfloat(self) -> Type {
        Type(ffi!(LLVMBFloatTypeInContext(self.0)))
    }

    /// x87's 80-bit floats.
    pub fn x86_fp80(self) -> Type {
        Type(ffi!(LLVMX86FP80TypeInContext(self.0)))
    }

    /// 128-bit floats.
    pub fn fp128(self) -> Type {
        Type(ffi!(LLVMFP128TypeInContext(self.0)))
    }

    /// Pointers of the default address space.
    pub fn pointer(self) -> Type {
        self.pointer_in(0)
    }

    /// Pointers of one address space.
    pub fn pointer_in(self, space: u32) -> Type {
        Type(ffi!(LLVMPointerTypeInContext(self.0, space)))
    }

    /// An unnamed struct type.
    pub fn structure(self, fields: &[Type], packed: bool) -> Type {
        let mut raw: Vec<_> = fields.iter().map(|field| field.0).collect();
        Type(ffi!(LLVMStructTypeInContext(
            self.0,
            raw.as_mut_ptr(),
            raw.len() as u32,
            packed.into()
        )))
    }
}

impl fmt::Debug for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Context({:p})", self.0)
    }
}

/// A context of our own, for the command line and tests. What was made in it must not be used after its end.
#[derive(Debug)]
pub struct OwnedContext(Context);

impl OwnedContext {
    /// An empty context.
    #[allow(clippy::new_without_default, reason = "it is a resource, not a value")]
    pub fn new() -> Self {
        Self(Context(ffi!(LLVMContextCreate())))
    }

    /// The handle.
    pub fn get(&self) -> Context {
        self.0
    }

    /// Gives the context away, to a JIT.
    pub(crate) fn into_raw(self) -> LLVMContextRef {
        std::mem::ManuallyDrop::new(self).0.0
    }
}

impl Drop for OwnedContext {
    fn drop(&mut self) {
        ffi!(LLVMContextDispose(self.0.0));
    }
}
