//! JAX, by programs of its own (benches/peers/jax_*.py): the same functions at the same inputs.

use super::super::outcome::{self, TOLERANCE};
use super::{Peer, environment, limit, lines, why};
use crate::{python, shell};
use anyhow::Result;
use serde::Deserialize;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;

/// The newest that the Python takes: 0.12 makes gradients of loops that are many times faster than those of 0.10.
const PACKAGE: &str = "jax[cpu]";

/// A benchmark in JAX.
#[derive(Clone, Deserialize)]
pub struct Line {
    name: String,
    size: u64,
    primal_s: f64,
    gradient_s: f64,
    value: f64,
    gradient_norm: f64,
}

/// Programs and their results: flags of clang change nothing, so each runs once.
pub struct Jax {
    python: PathBuf,
    known: RefCell<BTreeMap<String, Vec<Line>>>,
}

impl Jax {
    /// Makes its environment, of 0.6 GB.
    pub fn prepare() -> Result<Self> {
        let base = python::interpreter()?;
        Ok(Self {
            python: environment("jax", &base, "jax", &[PACKAGE])?,
            known: RefCell::default(),
        })
    }

    /// The version that is there.
    pub fn version(&self) -> String {
        let ask = ["-c", "import jax; print('JAX', jax.__version__)"];
        let said = shell::ask(&self.python.to_string_lossy(), &ask);
        said.unwrap_or_else(|| "JAX".to_owned())
    }

    /// The results for one program, none where it is not written in JAX; why there are fewer is said on standard error.
    pub fn measure(&self, name: &str) -> Result<Vec<Line>> {
        if let Some(lines) = self.known.borrow().get(name) {
            return Ok(lines.clone());
        }
        let output = Command::new(&self.python)
            .arg(shell::root().join("benches/peers/jax_programs.py"))
            .args([&limit(), name])
            .output()?;
        if !output.status.success() {
            eprintln!("JAX, {name}: {}", why(&output));
        }
        let found: Vec<Line> = lines(&output)?;
        let mut known = self.known.borrow_mut();
        known.insert(name.to_owned(), found.clone());
        Ok(found)
    }
}

/// Its figures for the problem of our line, if value and gradient are those of the program in C.
pub fn peer(lines: &[Line], ours: &outcome::Line) -> Option<Peer> {
    let [own, ..] = &ours.sizes;
    let line = lines.iter().find(|line| line.size == own.size)?;
    let gaps = [
        ("value", line.value, ours.value),
        ("gradient's norm", line.gradient_norm, ours.gradient_norm),
    ];
    for (what, found, wanted) in gaps {
        let wanted = wanted.unwrap_or(f64::NAN);
        let gap = (found - wanted).abs() / wanted.abs();
        if gap.is_nan() || gap > TOLERANCE {
            eprintln!(
                "JAX, {}: its {what} is {found:e} and that of the program in C is {wanted:e}",
                line.name
            );
            return None;
        }
    }
    let peer = Peer::new(own.gradient_s, line.primal_s, line.gradient_s, None);
    Some(peer)
}

#[cfg(test)]
mod tests {
    use super::super::super::outcome::tests::line;
    use super::{Line, peer};

    #[test]
    fn another_function_has_no_figures() {
        let ours = line("x", 2.0, 1.0);
        let theirs = |value, gradient_norm| Line {
            name: "x".to_owned(),
            size: 100,
            primal_s: 1e-3,
            gradient_s: 4e-3,
            value,
            gradient_norm,
        };
        let found = peer(&[theirs(3.0, 5.0)], &ours);
        assert!(found.is_some_and(|peer| (peer.ratio, peer.over) == (4.0, 2.0)));
        assert!(peer(&[theirs(3.1, 5.0)], &ours).is_none());
        assert!(peer(&[theirs(3.0, 5.1)], &ours).is_none());
        assert!(peer(&[theirs(f64::NAN, 5.0)], &ours).is_none());
    }
}
