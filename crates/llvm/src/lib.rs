//! The LLVM host of Tapeless: everything that names LLVM lives in this crate.
//!
//! # Where things are
//!
//! | Folder | holds |
//! |---|---|
//! | `layer` | the safe layer over LLVM |
//! | `request`, `known` | what the program asks for, and what it says of its functions |
//! | `rewrites` | each property that a program is given before it is imported, in order |
//! | `import`, `emit` | LLVM's IR to ours, and back |
//! | `differentiate` | the flow |
//! | `host` | pipelines of the compiler that we are in |
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

mod dense;
pub mod differentiate;
pub mod emit;
pub mod host;
pub mod import;
pub mod known;
mod layer;
mod messages;
pub mod preserve;
mod records;
pub mod request;
mod rewrites;
mod stop;
pub mod truncated;
mod verify;

pub(crate) use layer::ffi;
pub use layer::{
    analyses, atomic, builder, call, clone, command, constant, context, diagnostics, function,
    instruction, jit, metadata, module, opcode, passes, sampled, targets, types, value,
};

pub use analyses::{Alias, Analyses, Iterations, Loop, Scev};
pub use builder::Builder;
pub use call::Place;
pub use clone::Copies;
pub use context::{Context, OwnedContext};
pub use function::{Block, Function};
pub use instruction::{ArithFlags, FastMath, GepFlags};
pub use module::{Module, OwnedModule};
pub use opcode::{
    FloatPredicate, IntPredicate, Linkage, Opcode, Ordering, TypeKind, Update, ValueKind,
};
pub use targets::Targets;
pub use types::{Layout, Type};
pub use value::Value;
