//! Member functions of `std::string`, and of streams into strings: told by name, with a body or without.
//!
//! A string is 32 bytes that point into themselves or to the heap, and its members move characters from one place to another.
//! Seen from within, that is memory of unknown length beside floats; seen from without, there are no floats in it.

/// What the symbols of `std::string`'s member functions start with, and of those that are `const`.
pub(super) const MEMBER: &str = "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE";
pub(super) const QUESTION: &str = "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE";

/// What `std::to_string` of a float calls.
pub(super) const TO_TEXT: &str = "_ZN9__gnu_cxx12__to_xstringINSt7__cxx1112basic_stringIc";

/// What the symbols of members of streams into strings start with: namespace, then class.
const STREAMS: [&str; 4] = [
    "_ZNSt7__cxx11",
    "_ZNKSt7__cxx11",
    "_ZNKRSt7__cxx11",
    "_ZNOSt7__cxx11",
];
const STREAM_CLASSES: [&str; 4] = [
    "18basic_stringstreamIc",
    "19basic_ostringstreamIc",
    "19basic_istringstreamIc",
    "15basic_stringbufIc",
];

/// Arguments of templates that run no code of the user's: pointers to characters, iterators over them, and what the
/// class's own name stands for.
const PLAIN: [&str; 10] = [
    "PKc",
    "Pc",
    "N9__gnu_cxx17__normal_iteratorIPKc",
    "N9__gnu_cxx17__normal_iteratorIPc",
    "S_",
    "S0_",
    "S1_",
    "S2_",
    "S3_",
    "S4_",
];

/// Members that return the string.
const CHANGES: [&str; 12] = [
    "aS",
    "pL",
    "6append",
    "6assign",
    "7replace",
    "6insertEm",
    "5eraseEm",
    "9_M_append",
    "10_M_replace",
    "14_M_replace_aux",
    "19_M_replace_dispatch",
    "15_M_replace_cold",
];

/// Whether a symbol names a member function of `std::string` that runs no code of the user's (as `append` of the user's iterators
/// would), and takes no text behind a pointer in what it is given.
pub fn is_text_member(symbol: &str) -> bool {
    let Some(mut rest) = member(symbol).or_else(|| symbol.strip_prefix(QUESTION)) else {
        return false;
    };
    // Static ones move characters, and have no string.
    if rest
        .trim_start_matches(|c: char| c.is_ascii_digit())
        .starts_with("_S_")
    {
        return false;
    }
    while let Some(next) = after_name(rest) {
        rest = next;
    }
    let given = rest.strip_prefix('I');
    let plain = given.is_none_or(|args| PLAIN.iter().any(|plain| args.starts_with(plain)));
    plain && !rest.contains("__sv_wrapper")
}

/// Members of `std::ctype<char>`: streams ask by virtual methods what a letter is.
const LETTERS: &str = "_ZNKSt5ctypeIcE";

/// What makes the exceptions of broken futures: they say it in texts.
const FUTURE_ERRORS: [&str; 2] = [
    "_ZNSt12future_error",
    "_ZSt18make_exception_ptrISt12future_errorE",
];

/// Whether a symbol names a function that is told by it, even where it has a body.
pub fn is_told(symbol: &str) -> bool {
    let of_stream = || {
        let class = STREAMS.iter().find_map(|start| symbol.strip_prefix(start));
        class.is_some_and(|class| STREAM_CLASSES.iter().any(|name| class.starts_with(name)))
    };
    let of_letters = symbol.starts_with(LETTERS);
    let of_futures = || FUTURE_ERRORS.iter().any(|start| symbol.starts_with(start));
    is_text_member(symbol)
        || symbol.starts_with(TO_TEXT)
        || of_stream()
        || of_letters
        || of_futures()
}

/// Where a member function that changes a string takes characters from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// From other strings, or up to a terminating zero.
    Text,
    /// From pointers, as many as the argument behind says.
    Counted,
    /// From a pointer up to another.
    Between,
}

/// Where a member of `std::string` takes the characters from that it puts into the string.
pub fn taken(symbol: &str) -> Option<Taken> {
    let part = symbol
        .strip_prefix(QUESTION)
        .filter(|rest| rest.starts_with("6substr"));
    let rest = member(symbol).filter(|_| is_text_member(symbol)).or(part)?;
    let between = ["IPKc", "IPc", "__normal_iteratorI", "PKcS", "PcS"];
    Some(match rest {
        _ if rest.contains("PKcm") => Taken::Counted,
        _ if between.iter().any(|part| rest.contains(part)) => Taken::Between,
        _ => Taken::Text,
    })
}

/// Whether a member of `std::string` returns the string itself.
pub(super) fn returns_itself(symbol: &str) -> bool {
    let rest = member(symbol);
    rest.is_some_and(|rest| CHANGES.iter().any(|name| rest.starts_with(name)))
}

/// What follows the class in the symbol of a member that is not `const`.
fn member(symbol: &str) -> Option<&str> {
    symbol.strip_prefix(MEMBER)
}

/// What follows a name in a symbol, with its length before it; a constructor, a destructor or an operator.
fn after_name(rest: &str) -> Option<&str> {
    const OTHERS: [&str; 9] = ["C1", "C2", "D0", "D1", "D2", "aS", "pL", "ix", "B"];
    if let Some(next) = OTHERS.iter().find_map(|name| rest.strip_prefix(name)) {
        return Some(next);
    }
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let length: usize = rest.get(..digits)?.parse().ok()?;
    rest.get(digits + length..)
}
