//! What a program is given before it is imported: each module establishes one property, and says at its head what stood
//! there before and what stands there after.
//!
//! [`kept`], then [`spelled`], LLVM's simplifications, and [`restored`] behind them; `differentiate/prepare.rs` calls them.

pub mod kept;
pub mod restored;
pub mod spelled;
