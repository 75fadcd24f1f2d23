//! Sets of objects.

use cranelift_entity::entity_impl;
use smallvec::SmallVec;

/// An object of the analysis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjId(pub(super) u32);
entity_impl!(ObjId, "obj");

/// A sorted set of objects.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ObjSet(SmallVec<[ObjId; 4]>);

impl ObjSet {
    /// Adds one; whether it was new.
    pub fn insert(&mut self, object: ObjId) -> bool {
        match self.0.binary_search(&object) {
            Ok(_) => false,
            Err(at) => {
                self.0.insert(at, object);
                true
            }
        }
    }

    /// Adds all; whether any was new.
    pub fn union(&mut self, other: &Self) -> bool {
        other.0.iter().filter(|&&o| self.insert(o)).count() > 0
    }

    /// The members in order.
    pub fn iter(&self) -> impl Iterator<Item = ObjId> + '_ {
        self.0.iter().copied()
    }

    /// Whether it has no member.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Number of members.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Membership.
    pub fn contains(&self, object: ObjId) -> bool {
        self.0.binary_search(&object).is_ok()
    }
}
