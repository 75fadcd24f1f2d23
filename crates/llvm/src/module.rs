//! Modules.
use crate::ffi::LLVMModuleRef;
/// M
#[derive(Clone, Copy)]
pub struct Module(LLVMModuleRef);
impl Module {
    pub(crate) fn from_raw(m: LLVMModuleRef) -> Self { Self(m) }
    pub(crate) fn raw(self) -> LLVMModuleRef { self.0 }
}
