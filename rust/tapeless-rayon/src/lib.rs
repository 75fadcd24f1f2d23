//! Operations of rayon, and the scopes of `std::thread`, by POSIX threads, which Tapeless differentiates.
//!
//! Rayon hands work to threads that wait for it: when it has been optimised, what they run is not seen any more where it is asked
//! for. Here each operation begins threads of its own and joins them. What is not generic is inlined always, since the plugin in rustc
//! sees one unit of the program.
//!
//! ```
//! use tapeless_rayon::prelude::*;
//! let squares: f64 = [1.0, 2.0, 3.0].par_iter().map(|x| x * x).sum();
//! assert_eq!(squares, 14.0);
//! ```

mod begun;
mod scope;
mod slice;

pub use begun::{current_num_threads, join, set_num_threads};
pub use scope::{Scope, ScopedJoinHandle, scope};
pub use slice::{Map, ParIter, ParIterMut, Parallel, ParallelMut};

/// What gives slices their methods.
pub mod prelude {
    pub use crate::slice::{Parallel, ParallelMut};
}
