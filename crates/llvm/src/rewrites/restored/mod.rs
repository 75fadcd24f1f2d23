//! What simplifications have made of floats and pointers, said in their terms again.
//!
//! | In order | Before | After |
//! |---|---|---|
//! | [`pointers`] | a pointer that travels as an integer | a pointer |
//! | [`addresses`] | integers that only choose among addresses | a choice of pointers |
//! | [`offsets`] | an address that is computed as an integer | a pointer as far behind its base |
//! | [`apart`] | one load that is a float here and a pointer there | a load each |
//! | [`clears`] | bytes that are cleared one by one | one `memset` |
//! | [`pieces`] | pieces of integers that are wider than a scalar | the members that they are |
//! | [`joined`] | a copy whose first bytes go through a register | one copy |
//! | [`moves`] | bytes that are moved through an integer or a vector | a copy |
//! | [`lanes`] | vectors of pointers, or of different members, loaded and stored | member by member |
//! | [`shuffles`] | integers of which a shuffle moves floats | a shuffle of floats |
//! | [`signs`] | masks on sign bits | `fabs`, `copysign`, `fneg` |
//! | [`exponents`] | integer arithmetic on exponents alone | a float that keeps another's fraction |
//! | [`reductions`] | reductions of vectors | lane by lane |
//! | [`rejoined`] | an integer in other words on each of two ways | one computation |
//! | [`extremes`] | the smaller of two integers | a choice |
//!
//! Some have their own time. Floats that threads change at once are changed by one after the other ([`atomics`]), and so is what they tell each other by
//! ([`signals`]); where threads begin, whose method a pointer calls is known ([`methods`]). What flang's tables say for good is constant (`descriptors`) while LLVM simplifies; and once,
//! at the end, floats and pointers in integers are passed by themselves ([`words`]), and structures with pointers are left
//! in memory of the caller (`results`).

mod addresses;
mod apart;
pub mod atomics;
pub mod clears;
pub mod descriptors;
pub mod exponents;
mod extremes;
pub mod joined;
pub mod lanes;
pub mod methods;
pub mod moves;
pub mod offsets;
mod pieces;
pub mod pointers;
mod reductions;
mod rejoined;
pub mod results;
mod shuffles;
pub mod signals;
mod signs;
pub mod words;

use crate::Function;

/// Those that follow LLVM's passes on each copy, in order; behind [`pointers`], after which LLVM has more to do.
pub fn restore(copy: Function) {
    addresses::restore(copy);
    offsets::restore(copy);
    apart::restore(copy);
    clears::restore(copy);
    pieces::restore(copy);
    joined::restore(copy);
    moves::restore(copy);
    lanes::restore(copy);
    shuffles::restore(copy);
    signs::restore(copy);
    exponents::restore(copy);
    reductions::expand(copy);
    rejoined::restore(copy);
    extremes::expand(copy);
}
