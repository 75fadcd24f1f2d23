//! The safe layer over LLVM: handles, and what can be asked of and done with them. The crate's page lists it.

pub mod analyses;
pub mod atomic;
pub mod builder;
pub mod call;
pub mod clone;
pub mod command;
pub mod constant;
pub mod context;
pub mod diagnostics;
pub(crate) mod ffi;
pub mod function;
pub mod instruction;
pub mod jit;
pub mod metadata;
pub mod module;
pub mod opcode;
pub mod passes;
pub mod sampled;
pub(crate) mod structure;
pub mod targets;
pub mod types;
pub mod value;
