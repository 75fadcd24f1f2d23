//! The columns of other tools, on the terminal as on the page.

use super::outcome::Outcome;
use crate::style::bytes;

/// A tool that figures are from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tool {
    Adolc,
    Enzyme,
    EnzymeAd,
    Jax,
}

/// A column and what it means.
pub struct Other {
    pub tool: Tool,
    pub name: &'static str,
    /// Follows "is".
    pub meaning: &'static str,
    /// What stands there; nothing where there is no figure.
    pub shown: fn(&Outcome) -> Option<String>,
}

const OTHERS: [Other; 7] = [
    Other {
        tool: Tool::Adolc,
        name: "ADOL-C",
        meaning: "a gradient from its tape, over the primal. The tape is recorded before, and not counted. – stands where there is none or it does not fit into memory.",
        shown: |outcome| outcome.adolc_ratio.map(ratio),
    },
    Other {
        tool: Tool::EnzymeAd,
        name: "Enzyme*",
        meaning: "the gradient of the Enzyme inside the Python package enzyme-ad, over its own primal. Its times come through JAX, which copies inputs and makes the gradient's array anew. – stands where there is none.",
        shown: |outcome| outcome.enzyme_ad_ratio.map(ratio),
    },
    Other {
        tool: Tool::Enzyme,
        name: "Enzyme",
        meaning: "a gradient by Enzyme as a plugin of another clang, of the same file at the same flags, over that clang's primal. – stands where it refuses the program, fails, or deviates from the gradient by hand.",
        shown: |outcome| outcome.enzyme.as_ref().map(|peer| ratio(peer.ratio)),
    },
    Other {
        tool: Tool::Enzyme,
        name: "ours/Enzyme",
        meaning: "our gradient's time over that of Enzyme.",
        shown: |outcome| outcome.enzyme.as_ref().map(|peer| ratio(peer.over)),
    },
    Other {
        tool: Tool::Enzyme,
        name: "Enzyme's heap",
        meaning: "the same as heap, of Enzyme's gradient.",
        shown: |outcome| outcome.enzyme.as_ref()?.peak_bytes.map(bytes),
    },
    Other {
        tool: Tool::Jax,
        name: "JAX",
        meaning: "a gradient in JAX, over its primal in JAX: the same function at the same point in 64 bits, compiled for this processor, on one core, measured once for all flags. – stands where it is not written in JAX, or its value or gradient is another.",
        shown: |outcome| outcome.jax.as_ref().map(|peer| ratio(peer.ratio)),
    },
    Other {
        tool: Tool::Jax,
        name: "ours/JAX",
        meaning: "our gradient's time over that in JAX.",
        shown: |outcome| outcome.jax.as_ref().map(|peer| ratio(peer.over)),
    },
];

/// The columns of these tools.
pub fn of(tools: &[Tool]) -> Vec<&'static Other> {
    let all = OTHERS.iter();
    all.filter(|other| tools.contains(&other.tool)).collect()
}

/// The columns that have a figure in a set.
pub fn measured(set: &[&Outcome]) -> Vec<&'static Other> {
    let has = |other: &&Other| set.iter().any(|outcome| (other.shown)(outcome).is_some());
    OTHERS.iter().filter(has).collect()
}

/// A dash where there is no figure.
pub fn cell(other: &Other, outcome: &Outcome) -> String {
    (other.shown)(outcome).unwrap_or_else(|| "–".to_owned())
}

fn ratio(ratio: f64) -> String {
    format!("{ratio:.2}")
}

#[cfg(test)]
mod tests {
    use super::super::outcome::tests::{outcome, peer};
    use super::{Tool, cell, measured, of};

    #[test]
    fn a_tool_that_was_measured_has_its_columns() {
        let mut found = outcome("lu", "-O2", 16.0, 4.0);
        assert!(measured(&[&found]).is_empty());
        found.enzyme = Some(peer(8.0, 0.5));
        let columns = measured(&[&found]);
        let names: Vec<&str> = columns.iter().map(|other| other.name).collect();
        assert_eq!(names, ["Enzyme", "ours/Enzyme", "Enzyme's heap"]);
        let cells: Vec<String> = columns.iter().map(|other| cell(other, &found)).collect();
        assert_eq!(cells, ["8.00", "0.50", "2.0 KiB"]);
    }

    #[test]
    fn what_is_missing_is_a_dash() {
        let found = outcome("lu", "-O2", 16.0, 4.0);
        let columns = of(&[Tool::Adolc, Tool::Jax]);
        let cells: Vec<String> = columns.iter().map(|other| cell(other, &found)).collect();
        assert_eq!(cells, ["–", "–", "–"]);
    }
}
