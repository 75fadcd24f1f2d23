//! Facts about a function: pure functions from an immutable module.
//!
//! The floors, each built on those above it in this list and on no other (`tests/floors.rs` holds them to it):
//!
//! - [`values`]: what values, loops and calls tell by themselves; the places of an object, and a lattice over them;
//! - [`points`]: where pointers point;
//! - [`globals`]: what passes through globals;
//! - [`marked`]: what is found of all functions of a request together, and noted in the module;
//! - [`carriers`]: where bits of floats go, over all functions at once;
//! - [`types`]: what memory holds;
//! - [`context`]: what is asked of a derivative, and what is known where it is called;
//! - [`activity`]: which values and objects carry a derivative;
//! - [`facts`]: all of these of one function in one context;
//! - [`lifetimes`]: how long memory lives, and whether a load may be repeated in the reverse sweep.

pub mod activity;
mod carriers;
pub mod context;
pub mod facts;
pub mod globals;
pub mod lifetimes;
mod marked;
pub mod points;
pub mod types;
pub mod values;

pub use activity::{Activity, PointerActivity};
pub use carriers::{Carriers, Way};
pub use context::{Circle, Context, Doubts};
pub use facts::{Facts, facts};
pub use lifetimes::owned::{Deallocator, Owned, listed, owned};
pub use marked::mark;
pub use points::{ObjId, ObjSet, Object, Points};
pub use types::{Given, Holds, Summaries, Types};
pub use values::asked::{Along, ArgActivity, Mode, RetActivity};
pub use values::callee::{
    CallKind, asks_size, call_kind, calls_pointer, frees_exception, is_by_user, makes_exception,
    runs_elsewhere, takes_others, thrown, thrown_object,
};
pub use values::order::Order;
