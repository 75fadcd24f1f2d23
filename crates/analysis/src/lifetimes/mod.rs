//! How long memory lives, who owns it, and what stays in it until the reverse sweep.

pub mod aligned;
pub mod arenas;
pub mod owned;
pub mod released;
pub mod stable;
