//! The length of an axis: a sum of products of named lengths.

use std::collections::BTreeMap;
use std::fmt;

/// The variable that holds an integer of the caller's in C: no keyword, and none of ours.
pub(crate) fn integer_in_c(name: &str) -> String {
    format!("n_{name}")
}

/// The number of elements of an array with these axes, in C.
pub(crate) fn count_in_c(axes: &[Extent]) -> String {
    let axes: Vec<String> = axes
        .iter()
        .map(|axis| format!("({})", axis.in_c()))
        .collect();
    match axes.is_empty() {
        true => "1".to_owned(),
        false => axes.join(" * "),
    }
}

/// `2*n*m + 1`: by the names in each product, in order, how often it is added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Extent {
    terms: BTreeMap<Vec<String>, i64>,
}

impl Extent {
    /// A number.
    pub fn number(number: i64) -> Self {
        Self::of(Vec::new(), number)
    }

    /// A named length.
    pub fn named(name: &str) -> Self {
        Self::of(vec![name.to_owned()], 1)
    }

    fn of(names: Vec<String>, times: i64) -> Self {
        let terms = (times != 0).then_some((names, times)).into_iter().collect();
        Self { terms }
    }

    /// If it is one name alone.
    pub fn as_name(&self) -> Option<&str> {
        let mut terms = self.terms.iter();
        match (terms.next(), terms.next()) {
            (Some((names, 1)), None) if names.len() == 1 => names.first().map(String::as_str),
            _ => None,
        }
    }

    /// All names in it.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.terms.keys().flatten().map(String::as_str)
    }

    /// The sum of two.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Option<Self> {
        let mut sum = self.clone();
        for (names, times) in &other.terms {
            sum.add(names.clone(), *times)?;
        }
        Some(sum)
    }

    /// The product of two; `None` if a number in it is too great.
    #[must_use]
    pub fn times(&self, other: &Self) -> Option<Self> {
        let mut product = Self::default();
        for (one, a) in &self.terms {
            for (two, b) in &other.terms {
                let mut names = [one.as_slice(), two.as_slice()].concat();
                names.sort();
                product.add(names, a.checked_mul(*b)?)?;
            }
        }
        Some(product)
    }

    fn add(&mut self, names: Vec<String>, times: i64) -> Option<()> {
        let sum = self.terms.remove(&names).unwrap_or(0).checked_add(times)?;
        if sum != 0 {
            self.terms.insert(names, sum);
        }
        Some(())
    }

    /// Its value where names have these; `None` if one has none, or it is too great.
    pub fn value(&self, of: impl Fn(&str) -> Option<i64>) -> Option<i64> {
        self.terms.iter().try_fold(0i64, |sum, (names, times)| {
            let product = names
                .iter()
                .try_fold(*times, |product, name| product.checked_mul(of(name)?))?;
            sum.checked_add(product)
        })
    }

    /// In C, over variables of type `int64_t`.
    pub(crate) fn in_c(&self) -> String {
        self.written(integer_in_c)
    }

    fn written(&self, named: impl Fn(&str) -> String) -> String {
        let product = |(names, times): (&Vec<String>, &i64)| {
            let names: Vec<String> = names.iter().map(|name| named(name)).collect();
            match (names.is_empty(), times) {
                (true, times) => times.to_string(),
                (false, 1) => names.join(" * "),
                (false, times) => format!("{times} * {}", names.join(" * ")),
            }
        };
        match self.terms.is_empty() {
            true => "0".to_owned(),
            false => {
                let terms: Vec<String> = self.terms.iter().rev().map(product).collect();
                terms.join(" + ")
            }
        }
    }
}

impl fmt::Display for Extent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written(str::to_owned).replace(" * ", "*"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_products() {
        let (n, m) = (Extent::named("n"), Extent::named("m"));
        let extent = n.times(&m).and_then(|nm| nm.times(&Extent::number(2)));
        let extent = extent
            .and_then(|nm| nm.plus(&Extent::number(1)))
            .unwrap_or_default();
        assert_eq!(extent.to_string(), "2*m*n + 1");
        let of = |name: &str| Some(if name == "n" { 3 } else { 5 });
        assert_eq!(extent.value(of), Some(31));
        assert_eq!(extent.value(|_| None), None);
        assert_eq!(extent.value(|_| Some(i64::MAX)), None);
        assert_eq!(n.as_name(), Some("n"));
        assert_eq!(extent.as_name(), None);
        let none = n.plus(&n.times(&Extent::number(-1)).unwrap_or_default());
        assert_eq!(none.unwrap_or_default().to_string(), "0");
    }
}
