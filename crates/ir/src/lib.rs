//! The structured IR: SSA values, and regions as the only control flow.
//!
//! A [`Module`] holds functions; a function with a definition holds a [`Body`] of dense entities
//! ([`Op`], [`Value`], [`Region`]) with side tables. There is no branch op and no phi:
//! control is `if`, `switch`, `loop` and `guard`, whose regions end in a terminator
//! ([`ops::Control`]). `return` stands at the end of the body region alone; every other way
//! out of a function lies in a *diverging region*, which is jumped to.

mod aggregates;
pub mod alias;
pub mod body;
pub mod builder;
pub mod constant;
pub mod float;
pub mod insert;
pub mod module;
mod names;
pub mod ops;
pub mod outline;
pub mod pack;
pub mod par;
pub mod parse;
pub mod print;
pub mod target;
pub mod types;
pub mod verify;
pub mod walk;
mod ways;
mod written;

pub use alias::{Alias, AliasTable};
pub use body::{Body, Loc, Op, OpData, Origin, Region, RegionData, Value, ValueData, ValueDef};
pub use builder::Builder;
pub use constant::{Constant, NOWHERE};
pub use module::{
    BY_HAND, Copied, FuncId, Function, Global, GlobalId, Module, ParamAttrs, Replayed, Signature,
    Stale, Stated,
};
pub use ops::{
    Call, Callee, Cast, Control, Effects, FastMath, IntBin, IntPred, Mem, OpKind, Par, Scalar,
};
pub use pack::{Packer, pack_type};
pub use target::{System, Target};
pub use types::{AggId, Aggregate, FloatKind, ScalarType, Type};
