//! Adjoints of SSA values, one level for each open region of the sweep.

use super::Reverser;
use crate::float::Packer;
use tapeless_ir::{FastMath, Value};

impl Reverser<'_, '_> {
    /// The adjoint of a value so far.
    pub fn adjoint(&self, v: Value) -> Option<Value> {
        self.adjoints
            .iter()
            .rev()
            .find_map(|level| level.get(&v))
            .copied()
            .flatten()
    }

    /// Takes the adjoint of a value whose definition is reversed now.
    pub fn take(&mut self, v: Value) -> Option<Value> {
        let adjoint = self.adjoint(v)?;
        self.set(v, None);
        Some(adjoint)
    }

    pub(super) fn set(&mut self, v: Value, adjoint: Option<Value>) {
        if let Some(level) = self.adjoints.last_mut() {
            level.insert(v, adjoint);
        }
    }

    /// adj(v) += x
    pub fn add(&mut self, v: Value, x: Value, flags: FastMath) {
        if !self.unit.is_active(v) {
            return;
        }
        let sum = match self.adjoint(v) {
            None => x,
            Some(old) => Packer {
                module: self.unit.module,
                b: &mut self.b,
            }
            .add(old, x, flags),
        };
        self.set(v, Some(sum));
    }
}
