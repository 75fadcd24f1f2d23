//! Adjoints of SSA values, one level for each open region of the sweep.

use super::Reverser;
use crate::float::add;
use rustc_hash::FxHashMap;
use tapeless_ir::{FastMath, Value};

/// The adjoint of each value, and what open regions of the sweep found there: a look-up does not depend on the depth.
#[derive(Debug, Default)]
pub(super) struct Adjoints {
    now: FxHashMap<Value, Option<Value>>,
    /// What a region changed, as it was before.
    before: Vec<FxHashMap<Value, Option<Value>>>,
}

impl Adjoints {
    /// Enters a region.
    pub fn enter(&mut self) {
        self.before.push(FxHashMap::default());
    }

    /// Leaves a region: all is as before it. What it changed, as it left it.
    pub fn leave(&mut self) -> FxHashMap<Value, Option<Value>> {
        let mut changed = self.before.pop().unwrap_or_default();
        for (&v, adjoint) in &mut changed {
            let now = self.now.entry(v).or_default();
            std::mem::swap(now, adjoint);
        }
        changed
    }

    fn of(&self, v: Value) -> Option<Value> {
        self.now.get(&v).copied().flatten()
    }

    fn set(&mut self, v: Value, adjoint: Option<Value>) {
        let old = self.now.insert(v, adjoint).flatten();
        if let Some(level) = self.before.last_mut() {
            level.entry(v).or_insert(old);
        }
    }
}

impl Reverser<'_, '_> {
    /// The adjoint of a value so far.
    pub fn adjoint(&self, v: Value) -> Option<Value> {
        self.adjoints.of(v)
    }

    /// Takes the adjoint of a value whose definition is reversed now.
    pub fn take(&mut self, v: Value) -> Option<Value> {
        let adjoint = self.adjoint(v)?;
        self.set(v, None);
        Some(adjoint)
    }

    pub(super) fn set(&mut self, v: Value, adjoint: Option<Value>) {
        self.adjoints.set(v, adjoint);
    }

    /// adj(v) += x
    pub fn add(&mut self, v: Value, x: Value, flags: FastMath) {
        if !self.unit.is_active(v) {
            return;
        }
        let sum = match self.adjoint(v) {
            None => x,
            Some(old) => add((self.unit.module, &mut self.b), old, x, flags),
        };
        self.set(v, Some(sum));
    }
}
