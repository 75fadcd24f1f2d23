//! Integers as sums of products of at most two atoms.

use smallvec::SmallVec;
use std::collections::BTreeMap;
use tapeless_ir::{Op, Value};

/// What is not looked into further.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Atom {
    /// An integer, as it is signed, or not.
    Value(Value, Sign),
    /// How many turns of a loop are over.
    Turns(Op, Side),
}

/// How bits are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sign {
    Signed,
    Unsigned,
}

/// Whose turns: when the load ran, when the write ran, or how many turns between the next after the load's and the write's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Side {
    Load,
    Write,
    Between,
}

/// Atoms that are multiplied, in order.
pub(super) type Product = SmallVec<[Atom; 2]>;

/// A sum of products with their factors; none is 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Polynomial(BTreeMap<Product, i128>);

impl Polynomial {
    pub(super) fn constant(c: i128) -> Self {
        Self::of(Product::new(), c)
    }

    pub(super) fn atom(atom: Atom) -> Self {
        Self::of(smallvec::smallvec![atom], 1)
    }

    pub(super) fn of(product: Product, factor: i128) -> Self {
        let mut made = Self::default();
        if factor != 0 {
            made.0.insert(product, factor);
        }
        made
    }

    /// The products and their factors.
    pub(super) fn terms(&self) -> impl Iterator<Item = (&Product, i128)> {
        self.0.iter().map(|(product, &factor)| (product, factor))
    }

    /// The atoms of all products.
    pub(super) fn atoms(&self) -> impl Iterator<Item = Atom> {
        self.0.keys().flat_map(|product| product.iter().copied())
    }

    /// The sum, if no factor overflows; so do the others.
    pub(super) fn plus(&self, other: &Self) -> Option<Self> {
        let mut sum = self.clone();
        for (product, factor) in other.terms() {
            let known = sum.0.entry(product.clone()).or_default();
            *known = known.checked_add(factor)?;
            if *known == 0 {
                sum.0.remove(product);
            }
        }
        Some(sum)
    }

    pub(super) fn minus(&self, other: &Self) -> Option<Self> {
        self.plus(&other.scaled(-1)?)
    }

    pub(super) fn scaled(&self, by: i128) -> Option<Self> {
        self.times(&Self::constant(by))
    }

    /// The product; none where more than two atoms are multiplied.
    pub(super) fn times(&self, other: &Self) -> Option<Self> {
        let mut all = Self::default();
        for (a, x) in self.terms() {
            for (b, y) in other.terms() {
                let mut product: Product = a.iter().chain(b).copied().collect();
                if product.len() > 2 {
                    return None;
                }
                product.sort_unstable();
                all = all.plus(&Self::of(product, x.checked_mul(y)?))?;
            }
        }
        Some(all)
    }

    /// The same with something else in the place of each atom.
    pub(super) fn replaced(&self, mut by: impl FnMut(Atom) -> Option<Self>) -> Option<Self> {
        let mut all = Self::default();
        for (product, factor) in self.terms() {
            let mut made = Self::constant(factor);
            for &atom in product {
                made = made.times(&by(atom)?)?;
            }
            all = all.plus(&made)?;
        }
        Some(all)
    }
}
