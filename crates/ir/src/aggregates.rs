//! Aggregate types by their ids: only ever added to, so that whoever reads a module may ask for a new one.

use crate::types::{AggId, Aggregate};
use cranelift_entity::EntityRef;
use elsa::FrozenIndexSet;
use rustc_hash::FxBuildHasher;
use std::fmt;

/// Aggregate types, each once.
#[derive(Clone, Default)]
pub(crate) struct Aggregates(FrozenIndexSet<Box<Aggregate>, FxBuildHasher>);

impl Aggregates {
    pub(crate) fn intern(&self, aggregate: Aggregate) -> AggId {
        let (index, _) = self.0.insert_full(Box::new(aggregate));
        AggId::new(index)
    }

    pub(crate) fn get(&self, id: AggId) -> &Aggregate {
        &self.0[id.index()]
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (AggId, &Aggregate)> {
        let at = |index| Some((AggId::new(index), self.0.get_index(index)?));
        (0..).map_while(at)
    }
}

impl fmt::Debug for Aggregates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
