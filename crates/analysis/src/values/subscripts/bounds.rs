//! The least value of a polynomial over all turns.

use super::Subscripts;
use super::polynomial::{Atom, Polynomial, Product, Side, Sign};
use crate::values::range::Range;
use tapeless_ir::{Control, Op, OpKind, Region, Value};

/// Products that are bounded until it is given up.
const MOST: usize = 64;

impl Subscripts<'_> {
    /// Whether a polynomial is never less than a number, as a region sees its values.
    ///
    /// Each turn is replaced by its first or its last, innermost loops first, as their trip counts tell those of loops around them.
    pub(super) fn is_at_least(&mut self, of: &Polynomial, number: i128, region: Region) -> bool {
        self.least(of, region).is_some_and(|least| least >= number)
    }

    fn least(&mut self, of: &Polynomial, region: Region) -> Option<i128> {
        let mut left = of.clone();
        for _ in 0..MOST {
            let Some((product, factor)) = self.innermost(&left) else {
                return self.least_of_values(&left, region);
            };
            left = left.minus(&Polynomial::of(product.clone(), factor))?;
            left = left.plus(&self.at_end(&product, factor, region)?)?;
        }
        None
    }

    /// The product with turns of the innermost loop.
    fn innermost(&self, of: &Polynomial) -> Option<(Product, i128)> {
        let rank = |atom: &Atom| match *atom {
            Atom::Value(..) => None,
            Atom::Turns(op, side) => Some((self.order.loops(op).len(), side == Side::Between)),
        };
        let ranked = of.terms().filter_map(|(product, factor)| {
            let rank = product.iter().filter_map(rank).max()?;
            Some((rank, product, factor))
        });
        let (_, product, factor) = ranked.max_by_key(|&(rank, ..)| rank)?;
        Some((product.clone(), factor))
    }

    /// A product's least value over the turns in it, in terms of what is around.
    fn at_end(&mut self, product: &Product, factor: i128, region: Region) -> Option<Polynomial> {
        let turns = |atom: &&Atom| matches!(atom, Atom::Turns(..));
        let mut all = product.iter().filter(turns);
        let (Some(&Atom::Turns(op, side)), None) = (all.next(), all.next()) else {
            return None;
        };
        let mut rest = Polynomial::constant(factor);
        for &atom in product {
            if let Atom::Value(v, sign) = atom {
                let is_positive = self.range(v, sign, region).0 >= 0;
                rest = is_positive.then(|| rest.times(&Polynomial::atom(atom)))??;
            }
        }
        match factor >= 0 {
            true => Some(Polynomial::default()),
            false => rest.times(&self.last(op, side)?),
        }
    }

    /// The most turns that may be over.
    fn last(&mut self, op: Op, side: Side) -> Option<Polynomial> {
        let later = self.asked.later == Some(op);
        let count = self
            .turns(op)
            .filter(|count| !self.any_changes(count.atoms()))?;
        let one = Polynomial::constant(1);
        match side {
            Side::Load if later => count.minus(&one),
            Side::Load => Some(count),
            Side::Write => self.as_written(&count),
            Side::Between => {
                let before = Polynomial::atom(Atom::Turns(op, Side::Load));
                count.minus(&before)?.minus(&one)
            }
        }
    }

    /// How often a loop goes round, in terms of what is around it.
    fn turns(&mut self, op: Op) -> Option<Polynomial> {
        if let Some(known) = self.known.counts.get(&op) {
            return known.clone();
        }
        let data = &self.body.ops[op];
        let OpKind::Control(Control::Loop(info)) = &data.kind else {
            return None;
        };
        // It holds for all turns, whichever are asked for now.
        let asked = std::mem::take(&mut self.asked);
        let count = info.count(&data.args);
        let found = count.and_then(|count| self.count(count, data.parent));
        self.asked = asked;
        self.known.counts.insert(op, found.clone());
        found
    }

    fn least_of_values(&mut self, of: &Polynomial, region: Region) -> Option<i128> {
        let mut sum = 0i128;
        for (product, factor) in of.terms() {
            let mut ends = (1i128, 1i128);
            for &atom in product {
                let Atom::Value(v, sign) = atom else {
                    return None;
                };
                let (lo, hi) = self.range(v, sign, region);
                let all = [(ends.0, lo), (ends.0, hi), (ends.1, lo), (ends.1, hi)];
                let products = all.map(|(x, y)| x.checked_mul(y));
                let least = products.into_iter().min()??;
                ends = (least, products.into_iter().max()??);
            }
            let end = if factor >= 0 { ends.0 } else { ends.1 };
            sum = sum.checked_add(factor.checked_mul(end)?)?;
        }
        Some(sum)
    }

    fn range(&mut self, v: Value, sign: Sign, region: Region) -> (i128, i128) {
        let Range { lo, hi } = self.bounds(v, region);
        let bits = super::expand::bits(self.body.ty(v)).unwrap_or(64);
        match sign {
            Sign::Unsigned if lo < 0 => (0, (1i128 << bits) - 1),
            _ => (i128::from(lo), i128::from(hi)),
        }
    }
}
