//! Makes a failing program smaller while it fails in the same way.

use crate::generate::Program;
use anyhow::Result;
use std::time::{Duration, Instant};

/// The smallest variant found within `limit` for which `fails` holds.
pub fn reduce(
    program: &Program,
    limit: Duration,
    mut fails: impl FnMut(&Program) -> Result<bool>,
) -> Result<Program> {
    let start = Instant::now();
    let mut best = program.clone();
    loop {
        let mut index = 0;
        let mut improved = false;
        while let Some(tree) = best.tree.smaller(index) {
            if start.elapsed() > limit {
                return Ok(best);
            }
            let candidate = Program {
                tree,
                ..best.clone()
            };
            if fails(&candidate)? {
                best = candidate;
                improved = true;
            } else {
                index += 1;
            }
        }
        if !improved {
            return Ok(best);
        }
    }
}
