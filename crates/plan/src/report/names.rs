//! What the source calls things.

use rustc_hash::FxHashMap;
use tapeless_diag::Location;

/// Names that debug information knows.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// Variables, by the place of the expression that is stored in them; empty where several are.
    variables: FxHashMap<Location, String>,
    /// Variables that count, by the place of the addition.
    counters: FxHashMap<Location, String>,
    /// Parameters of functions, by the functions' symbols.
    pub parameters: FxHashMap<String, Vec<String>>,
}

impl Names {
    /// What is computed at the place is stored in a variable, which `counts` if that adds to it.
    pub fn note(&mut self, place: Location, name: &str, counts: bool) {
        if counts {
            note(&mut self.counters, place.clone(), name);
        }
        note(&mut self.variables, place, name);
    }

    /// The variable in which is stored what is computed at the place.
    pub(super) fn variable(&self, place: &Location) -> Option<String> {
        known(&self.variables, place)
    }

    /// The variable that counts at the place.
    pub(super) fn counter(&self, place: &Location) -> Option<String> {
        known(&self.counters, place)
    }
}

fn note(names: &mut FxHashMap<Location, String>, place: Location, name: &str) {
    let known = names.entry(place).or_insert_with(|| name.to_owned());
    if known != name {
        known.clear();
    }
}

fn known(names: &FxHashMap<Location, String>, place: &Location) -> Option<String> {
    names.get(place).filter(|name| !name.is_empty()).cloned()
}
