//! Sets of objects.

use cranelift_entity::{EntityRef, entity_impl};
use smallvec::SmallVec;

/// An object of the analysis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjId(pub(super) u32);
entity_impl!(ObjId, "obj");

/// A set of objects, one bit each; the last word is never zero.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ObjSet(SmallVec<[u64; 2]>);

const BITS: usize = u64::BITS as usize;

impl ObjSet {
    /// Adds one; whether it was new.
    pub fn insert(&mut self, object: ObjId) -> bool {
        let (word, bit) = (object.index() / BITS, 1 << (object.index() % BITS));
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        let new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        new
    }

    /// Adds all; whether any was new.
    pub fn union(&mut self, other: &Self) -> bool {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        let mut new = 0;
        for (own, &more) in self.0.iter_mut().zip(&other.0) {
            new |= more & !*own;
            *own |= more;
        }
        new != 0
    }

    /// The members in order.
    pub fn iter(&self) -> impl Iterator<Item = ObjId> + '_ {
        let words = (0..).zip(&self.0);
        words.flat_map(|(at, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros())?;
                left &= left - 1;
                Some(ObjId(at * u64::BITS + bit))
            })
        })
    }

    /// Whether it has no member.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Number of members.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Membership.
    pub fn contains(&self, object: ObjId) -> bool {
        let word = self.0.get(object.index() / BITS);
        word.is_some_and(|word| word >> (object.index() % BITS) & 1 == 1)
    }
}
