//! The LLVM host of Tapeless: everything that names LLVM lives in this crate.
pub mod diagnostics;
pub(crate) mod ffi;
pub mod host;
pub mod module;
pub mod preserve;
pub use module::Module;
