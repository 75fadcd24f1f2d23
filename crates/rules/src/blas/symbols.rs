//! Symbols of routines: CBLAS, LAPACKE, and Fortran's with and without its underscore.

use super::{Routine, all};
use crate::names::FloatKind;
use std::sync::LazyLock;

use rustc_hash::FxHashMap;

/// How a routine is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Family {
    /// Numbers by value, flags as enumerators; matrices have a layout.
    Cblas,
    /// Numbers by value, flags as letters; matrices have a layout. Says by its result whether it succeeded.
    Lapacke,
    /// Everything by address.
    Fortran {
        /// Whether symbols end in an underscore.
        underscore: bool,
    },
}

/// A routine, and how a symbol calls it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    /// The routine.
    pub routine: &'static Routine,
    /// How it is called.
    pub family: Family,
    /// `F32` or `F64`.
    pub float: FloatKind,
}

impl Found {
    /// The same library's symbol of another routine.
    pub fn symbol_of(&self, routine: &Routine) -> String {
        let family = self.family_of(routine);
        symbol(routine.name, family, self.float)
    }

    /// How the same library's other routines are called.
    pub fn family_of(&self, routine: &Routine) -> Family {
        match self.family {
            Family::Lapacke if !routine.is_lapack() => Family::Cblas,
            Family::Cblas if routine.is_lapack() => Family::Lapacke,
            family => family,
        }
    }
}

fn symbol(name: &str, family: Family, float: FloatKind) -> String {
    let letter = if float == FloatKind::F32 { 's' } else { 'd' };
    match family {
        Family::Cblas => format!("cblas_{letter}{name}"),
        Family::Lapacke => format!("LAPACKE_{letter}{name}"),
        Family::Fortran { underscore: true } => format!("{letter}{name}_"),
        Family::Fortran { underscore: false } => format!("{letter}{name}"),
    }
}

static BY_SYMBOL: LazyLock<FxHashMap<String, Found>> = LazyLock::new(|| {
    let mut found = FxHashMap::default();
    for routine in all().iter().filter(|routine| routine.differentiable) {
        let c = if routine.is_lapack() {
            Family::Lapacke
        } else {
            Family::Cblas
        };
        let fortran = [true, false].map(|underscore| Family::Fortran { underscore });
        for family in [c].into_iter().chain(fortran) {
            for float in [FloatKind::F32, FloatKind::F64] {
                let of = Found {
                    routine,
                    family,
                    float,
                };
                found.insert(symbol(routine.name, family, float), of);
            }
        }
    }
    found
});

/// The routine that an external symbol stands for, if its type fits too.
pub fn find(symbol: &str) -> Option<Found> {
    BY_SYMBOL.get(symbol).copied()
}
