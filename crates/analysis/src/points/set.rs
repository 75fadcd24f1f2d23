//! Sets of objects, and of places in them.

use crate::values::place::Place;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::marker::PhantomData;

/// An object of the analysis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjId(pub(super) u32);
entity_impl!(ObjId, "obj");

/// A place in an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct SpotId(u32);
entity_impl!(SpotId, "spot");

/// A set of objects.
pub type ObjSet = IdSet<ObjId>;

/// A set of places in objects.
pub(super) type SpotSet = IdSet<SpotId>;

/// A set of ids. Sets only grow, so equal sets are represented alike.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct IdSet<K>(Members, PhantomData<K>);

/// Most pointers point to few of very many places.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Members {
    /// At most [`FEW`], in order.
    Few(SmallVec<[u32; 4]>),
    /// One bit each; the last word is never zero.
    Many(Vec<u64>),
}

/// Members that are listed one by one.
const FEW: usize = 16;

/// Places of one object, as many as large classes have members: beyond these, words are not told from those of other elements.
const MANY: u32 = 512;
/// And beyond these nothing is told apart.
const TOO_MANY: u32 = 640;

const BITS: usize = u64::BITS as usize;

impl<K> Default for IdSet<K> {
    fn default() -> Self {
        Self(Members::Few(SmallVec::new()), PhantomData)
    }
}

impl<K: EntityRef> IdSet<K> {
    /// Adds one; whether it was new.
    pub fn insert(&mut self, id: K) -> bool {
        let id = id.index();
        match &mut self.0 {
            Members::Few(list) => {
                let Err(at) = list.binary_search(&(id as u32)) else {
                    return false;
                };
                list.insert(at, id as u32);
                if list.len() > FEW {
                    self.0 = Members::Many(bits(list));
                }
                true
            }
            Members::Many(words) => set(words, id),
        }
    }

    /// Adds all; whether any was new.
    pub fn union(&mut self, other: &Self) -> bool {
        match (&mut self.0, &other.0) {
            (_, Members::Few(more)) => {
                let new = more.iter().map(|&id| K::new(id as usize));
                new.filter(|&id| self.insert(id)).count() > 0
            }
            (Members::Few(list), Members::Many(more)) => {
                let mut words = more.clone();
                let count = |words: &[u64]| words.iter().map(|w| w.count_ones()).sum::<u32>();
                for &id in list.iter() {
                    set(&mut words, id as usize);
                }
                let new = count(&words) as usize > list.len();
                self.0 = Members::Many(words);
                new
            }
            (Members::Many(words), Members::Many(more)) => {
                if words.len() < more.len() {
                    words.resize(more.len(), 0);
                }
                let mut new = 0;
                for (own, &more) in words.iter_mut().zip(more) {
                    new |= more & !*own;
                    *own |= more;
                }
                new != 0
            }
        }
    }

    /// The members in order.
    pub fn iter(&self) -> impl Iterator<Item = K> + '_ {
        let (list, words): (&[u32], &[u64]) = match &self.0 {
            Members::Few(list) => (list, &[]),
            Members::Many(words) => (&[], words),
        };
        let (mut list, mut words) = (list.iter(), words.iter());
        let (mut left, mut end) = (0u64, 0);
        std::iter::from_fn(move || {
            if let Some(&id) = list.next() {
                return Some(K::new(id as usize));
            }
            while left == 0 {
                left = *words.next()?;
                end += BITS;
            }
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(K::new(end - BITS + bit))
        })
    }

    /// The members that another set does not have.
    pub fn without(&self, other: &Self) -> Self {
        match (&self.0, &other.0) {
            (Members::Many(words), Members::Many(others)) => {
                let others = others.iter().chain(std::iter::repeat(&0));
                let left: Vec<u64> = words.iter().zip(others).map(|(w, o)| w & !o).collect();
                let many: u32 = left.iter().map(|word| word.count_ones()).sum();
                if many as usize > FEW {
                    let used = left
                        .iter()
                        .rposition(|&word| word != 0)
                        .map_or(0, |at| at + 1);
                    return Self(Members::Many(left[..used].to_vec()), PhantomData);
                }
                Self(Members::Many(left), PhantomData).iter().collect()
            }
            _ => self.iter().filter(|&id| !other.contains(id)).collect(),
        }
    }

    /// Whether all members of another set are its own.
    pub fn includes(&self, other: &Self) -> bool {
        other.without(self).is_empty()
    }

    /// Whether it has no member.
    pub fn is_empty(&self) -> bool {
        matches!(&self.0, Members::Few(list) if list.is_empty())
    }

    /// Number of members.
    pub fn len(&self) -> usize {
        match &self.0 {
            Members::Few(list) => list.len(),
            Members::Many(words) => words.iter().map(|word| word.count_ones() as usize).sum(),
        }
    }

    /// Membership.
    pub fn contains(&self, id: K) -> bool {
        let id = id.index();
        match &self.0 {
            Members::Few(list) => list.contains(&(id as u32)),
            Members::Many(words) => {
                let word = words.get(id / BITS);
                word.is_some_and(|word| word >> (id % BITS) & 1 == 1)
            }
        }
    }
}

/// The same members, one bit each.
fn bits(list: &[u32]) -> Vec<u64> {
    let mut words = Vec::new();
    for &id in list {
        set(&mut words, id as usize);
    }
    words
}

/// Sets a bit; whether it was not set.
fn set(words: &mut Vec<u64>, id: usize) -> bool {
    let (word, bit) = (id / BITS, 1 << (id % BITS));
    if words.len() <= word {
        words.resize(word + 1, 0);
    }
    let new = words[word] & bit == 0;
    words[word] |= bit;
    new
}

impl<K: EntityRef> FromIterator<K> for IdSet<K> {
    fn from_iter<I: IntoIterator<Item = K>>(ids: I) -> Self {
        let mut set = Self::default();
        for id in ids {
            set.insert(id);
        }
        set
    }
}

/// All places that pointers were seen to point to.
#[derive(Debug, Default)]
pub(super) struct Spots {
    all: PrimaryMap<SpotId, (ObjId, Place)>,
    ids: FxHashMap<(ObjId, Place), SpotId>,
    count: SecondaryMap<ObjId, u32>,
    coarse: bool,
}

impl Spots {
    /// From now on objects are taken as a whole.
    pub(super) fn be_coarse(&mut self) {
        self.coarse = true;
    }

    pub(super) fn is_coarse(&self) -> bool {
        self.coarse
    }

    /// That of a place. Of an object with many places, for an offset may grow with each turn of a loop, it is one of
    /// a few that cover it.
    pub(super) fn id(&mut self, object: ObjId, field: Place) -> SpotId {
        let count = self.count[object];
        let field = match count {
            _ if self.coarse => Place::ANY,
            0..MANY => field,
            MANY..TOO_MANY => field.in_words(),
            _ => Place::ANY,
        };
        if let Some(&known) = self.ids.get(&(object, field)) {
            return known;
        }
        self.count[object] += 1;
        let id = self.all.push((object, field));
        self.ids.insert((object, field), id);
        id
    }

    /// That of an id.
    pub(super) fn place(&self, spot: SpotId) -> (ObjId, Place) {
        self.all[spot]
    }

    /// The places of a set.
    pub(super) fn of(&self, set: &SpotSet) -> impl Iterator<Item = (ObjId, Place)> {
        set.iter().map(|spot| self.all[spot])
    }

    /// The places of a set, for use while others are added. Of an object that it has as a whole it has no other.
    pub(super) fn list(&self, set: &SpotSet) -> Vec<(ObjId, Place)> {
        let any = self.of(set).filter(|place| place.1 == Place::ANY);
        let whole: ObjSet = any.map(|place| place.0).collect();
        let known = |&(object, at): &(ObjId, Place)| at == Place::ANY || !whole.contains(object);
        self.of(set).filter(known).collect()
    }

    /// The objects of a set.
    pub(super) fn objects(&self, set: &SpotSet) -> ObjSet {
        self.of(set).map(|(object, _)| object).collect()
    }
}
