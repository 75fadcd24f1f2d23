//! The LLVM host of Tapeless: everything that names LLVM lives in this crate.
//!
//! # The safe layer
//!
//! [`Module`], [`Function`], [`Block`], [`Value`] and [`Type`] are plain copyable handles, as in LLVM itself. Their
//! methods are safe under one contract, which the crate keeps and its users must keep with it:
//!
//! - A handle is used only while what it names exists: until it is erased, its parent is deleted, or the
//!   [`OwnedModule`] or [`OwnedContext`] that it came from ends.
//! - A context and all in it belong to one thread at a time.
//! - A method named after one kind of value is called on that kind (debug builds assert it).
//!
//! | to | see |
//! |---|---|
//! | read a file, list functions and globals, declare, verify, print | [`Module`] |
//! | walk blocks, instructions, operands, users | [`Function`], [`Block`], [`Value`] |
//! | ask an instruction: predicates, flags, phis, successors, locations | [`instruction`] |
//! | ask a call: callee, arguments, bundles, effects, attributes | [`call`] |
//! | ask a constant or a global | [`constant`] |
//! | ask a type, make types and constants | [`Type`], [`Context`], [`Layout`] |
//! | write instructions | [`Builder`] |
//! | dominators, loops, trip counts, closed forms, aliasing | [`analyses`] |
//! | run LLVM's passes by name; copy functions | [`passes`], [`clone`] |
//! | metadata, alias scopes | [`metadata`] |
//! | run code in this process | [`jit`], [`command`] |
//! | join a host's pipelines, read options | [`host`] |
//! | show a diagnostic | [`diagnostics`] |

pub mod analyses;
pub mod builder;
pub mod call;
pub mod clone;
pub mod command;
pub mod constant;
pub mod context;
mod copies;
pub mod diagnostics;
pub mod differentiate;
mod distances;
mod elements;
pub mod emit;
pub(crate) mod ffi;
pub mod function;
pub mod host;
pub mod import;
mod indexed;
pub mod instruction;
pub mod jit;
pub mod known;
mod members;
pub mod metadata;
pub mod module;
mod nodes;
pub mod opcode;
pub mod passes;
pub mod preserve;
pub mod request;
mod stop;
mod structure;
mod structures;
pub mod targets;
mod texts;
pub mod types;
pub mod value;

pub use analyses::{Alias, Analyses, Iterations, Loop, Scev};
pub use builder::Builder;
pub use call::Place;
pub use clone::Copies;
pub use context::{Context, OwnedContext};
pub use function::{Block, Function};
pub use instruction::{ArithFlags, FastMath, GepFlags};
pub use module::{Module, OwnedModule};
pub use opcode::{FloatPredicate, IntPredicate, Linkage, Opcode, TypeKind, ValueKind};
pub use targets::Targets;
pub use types::{Layout, Type};
pub use value::Value;
