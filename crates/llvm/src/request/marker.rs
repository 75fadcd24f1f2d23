//! Markers: the words between the arguments of a request.

use crate::opcode::Opcode;
use crate::value::Value;

/// What a marker says about the arguments after it, or about the whole call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Marker {
    Dup,
    DupNoNeed,
    Out,
    Const,
    PrimalReturn,
    ConstReturn,
    DupReturn,
    ActiveReturn,
    NoReturn,
    RuntimeActivity,
    StrongZero,
    /// The number of directions follows.
    Width,
    /// The bytes between the shadows of two directions come first.
    DupStrided,
    DupNoNeedStrided,
    /// Where the tape is follows.
    Tape,
    /// How many bytes there are for the tape follows.
    Allocated,
    /// The tape is used again.
    NoFree,
    /// One for all lanes.
    Scalar,
    /// One for each lane.
    Vector,
    /// The bytes between those of two lanes come first.
    Buffer,
    /// A word of the convention that is not understood yet.
    Later,
}

impl Marker {
    /// Whether it speaks of the argument that follows.
    pub(super) fn is_about_argument(self) -> bool {
        self.takes_shadow() || matches!(self, Self::Out | Self::Const) || self.is_about_lanes()
    }

    /// Whether it says what an argument is to lanes.
    pub(super) fn is_about_lanes(self) -> bool {
        matches!(self, Self::Scalar | Self::Vector | Self::Buffer)
    }

    /// Whether a shadow follows that argument.
    pub(super) fn takes_shadow(self) -> bool {
        self.has_stride() || matches!(self, Self::Dup | Self::DupNoNeed)
    }

    /// Whether the shadows of all directions are told by that of the first, and a stride.
    pub(super) fn has_stride(self) -> bool {
        matches!(self, Self::DupStrided | Self::DupNoNeedStrided)
    }
}

const MARKERS: [(&str, Marker); 21] = [
    ("enzyme_dup", Marker::Dup),
    ("enzyme_dupnoneed", Marker::DupNoNeed),
    ("enzyme_out", Marker::Out),
    ("enzyme_const", Marker::Const),
    ("enzyme_primal_return", Marker::PrimalReturn),
    ("enzyme_const_return", Marker::ConstReturn),
    ("enzyme_dup_return", Marker::DupReturn),
    ("enzyme_active_return", Marker::ActiveReturn),
    ("enzyme_noret", Marker::NoReturn),
    ("enzyme_runtime_activity", Marker::RuntimeActivity),
    ("enzyme_strong_zero", Marker::StrongZero),
    ("enzyme_dupv", Marker::DupStrided),
    ("enzyme_dupnoneedv", Marker::DupNoNeedStrided),
    ("enzyme_width", Marker::Width),
    ("enzyme_tape", Marker::Tape),
    ("enzyme_allocated", Marker::Allocated),
    ("enzyme_nofree", Marker::NoFree),
    ("enzyme_scalar", Marker::Scalar),
    ("enzyme_vector", Marker::Vector),
    ("enzyme_buffer", Marker::Buffer),
    ("enzyme_interleave", Marker::Later),
];

/// The words that a user may write, for messages.
pub(super) fn known() -> String {
    let words = MARKERS
        .iter()
        .filter(|(_, marker)| *marker != Marker::Later)
        .map(|(word, _)| format!("`{word}`"));
    words.collect::<Vec<_>>().join(", ")
}

/// The word of a marker.
pub(super) fn spelled(marker: Marker) -> &'static str {
    let mut words = MARKERS.iter().filter(|(_, known)| *known == marker);
    words.next().map_or("", |(word, _)| word)
}

/// The meaning of a marker's word; `None` for a word that is none.
pub(super) fn meaning(word: &str) -> Option<Marker> {
    MARKERS
        .iter()
        .find(|(known, _)| *known == word)
        .map(|&(_, marker)| marker)
}

/// The word, if an argument is a marker: the load or the address of a global named so, or a metadata string.
pub(super) fn word(argument: Value) -> Option<String> {
    if let Some(text) = argument.metadata_string() {
        return text.starts_with("enzyme_").then_some(text);
    }
    let argument = super::look_through(argument);
    let place = if argument.is(Opcode::Load) {
        argument.access_pointer().strip_casts()
    } else {
        argument
    };
    // Fortran's `external enzyme_const` is a function.
    let is_declared = place
        .as_function()
        .is_some_and(|function| function.is_declaration() && super::is_marker(&function.name()));
    (place.is_global_variable() || is_declared)
        .then(|| word_in(&place.name()))
        .flatten()
}

/// The word within a symbol, which may be mangled: `enzyme_dup_` (Fortran), `_ZN1a10enzyme_dupE` (C++).
pub(super) fn word_in(symbol: &str) -> Option<String> {
    let from = symbol.find("enzyme_")?;
    let word = symbol[from..]
        .chars()
        .take_while(|c| c.is_ascii_lowercase() || *c == '_')
        .collect::<String>();
    Some(word.trim_end_matches('_').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_in_mangled_symbols() {
        for symbol in [
            "enzyme_dup",
            "enzyme_dup_",
            "_ZN1a10enzyme_dupE",
            "_QMmEenzyme_dup",
        ] {
            assert_eq!(word_in(symbol).as_deref(), Some("enzyme_dup"), "{symbol}");
        }
        assert_eq!(word_in("x"), None);
        assert_eq!(meaning("enzyme_dupnoneed"), Some(Marker::DupNoNeed));
        assert_eq!(meaning("enzyme_dop"), None);
    }
}
