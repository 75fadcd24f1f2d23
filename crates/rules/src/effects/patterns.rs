//! Families of mangled names: Rust's allocator and panics, C++ streams and throws, Fortran's run time, checks.

use super::text::{MEMBER, QUESTION, TO_TEXT, returns_itself};
use super::{Action, Args, Effects, Returned, Size, Written};

/// Where a pattern must match.
enum Part {
    Start(&'static str),
    End(&'static str),
    /// Both in this order, the first at the start.
    StartAndWithin(&'static str, &'static str),
    Within(&'static str),
    /// What else a symbol must be.
    If(fn(&str) -> bool),
}

use Part::{End, If, Start, StartAndWithin, Within};

impl Part {
    fn matches(&self, symbol: &str) -> bool {
        match self {
            Start(text) => symbol.starts_with(text),
            End(text) => symbol.ends_with(text),
            StartAndWithin(start, text) => symbol
                .strip_prefix(start)
                .is_some_and(|rest| rest.contains(text)),
            Within(text) => symbol.contains(text),
            If(is_asked_for) => is_asked_for(symbol),
        }
    }
}

const PANICS: Effects = Effects::INACTIVE
    .reads(Args::ALL)
    .stateful()
    .doing(Action::NoReturn { unwinds: true });
const STOPS: Effects = Effects::INACTIVE
    .reads(Args::ALL)
    .stateful()
    .doing(Action::NoReturn { unwinds: false });
const ALLOC: Effects = Effects::ACTIVE
    .returning(Returned::Fresh)
    .doing(Action::Alloc {
        size: Size::Arg(0),
        align: Some(1),
        zeroed: false,
    });
const ALLOC_ZEROED: Effects = ALLOC.doing(Action::Alloc {
    size: Size::Arg(0),
    align: Some(1),
    zeroed: true,
});
const FREE: Effects = Effects::ACTIVE.doing(Action::Free { pointer: 0 });
const REALLOC: Effects = Effects::ACTIVE
    .returning(Returned::Fresh)
    .doing(Action::Realloc {
        pointer: 0,
        size: Size::Arg(3),
    });
const OUTPUT: Effects = Effects::INACTIVE.reads(Args::ALL).stateful();
/// There are no floats in a stream.
const STREAM: Effects = OUTPUT
    .filling(Args::of(&[0]), Written::Bytes(0))
    .returning(Returned::Argument(0));
const EXTRACT: Effects = OUTPUT
    .writes(Args::of(&[0, 1]))
    .returning(Returned::Argument(0));
/// A `std::string` owns its characters. There are no floats in it.
const TEXT: Effects = OUTPUT
    .filling(Args::of(&[0]), Written::Bytes(0))
    .returning(Returned::Text);
/// Returns the string that it changes.
const CHANGED_TEXT: Effects = TEXT.returning(Returned::Argument(0));
const CHANGED_TEXTS: Effects = TEXTS.returning(Returned::Argument(0));
/// Takes the characters of another `std::string`, too.
const TEXTS: Effects = TEXT.filling(Args::of(&[0, 1]), Written::Bytes(0));
/// `std::string::_M_create(size_t &capacity, size_t)`.
const CHARACTERS: Effects = OUTPUT
    .filling(Args::of(&[1]), Written::Bytes(8))
    .returning(Returned::Fresh)
    .doing(Action::Alloc {
        size: Size::Unknown,
        align: None,
        zeroed: false,
    });
/// Copies characters out of a `std::string`.
const LETTERS: Effects = OUTPUT.writes(Args::of(&[1]));
/// Asks a text something.
const ASKED_TEXT: Effects = OUTPUT.returning(Returned::Text);
/// Asks an object of the library something.
const ASKED: Effects = OUTPUT.returning(Returned::Library);
/// A stream or a part of one, of which nothing is said.
const MACHINERY: Effects = OUTPUT
    .filling(Args::of(&[0]), Written::Bytes(0))
    .returning(Returned::Library);
/// Makes what has no floats in it, behind its first argument: a `String` of Rust, a place in an array of Fortran.
const MAKES: Effects = OUTPUT.filling(Args::of(&[0]), Written::Bytes(0));
/// Computes with integers.
const COUNT: Effects = Effects::INACTIVE;
/// Reads or advances a clock or a generator.
const CLOCK: Effects = Effects::INACTIVE.stateful();
/// The policy of hash tables: a load factor, and the size that it notes for itself.
const POLICY: Effects = Effects::INACTIVE
    .reads(Args::of(&[0]))
    .filling(Args::of(&[0]), Written::Bytes(16));
/// A `std::logic_error` or `std::runtime_error`: a table of methods and a text.
const MESSAGE: Effects = OUTPUT.filling(Args::of(&[0]), Written::Bytes(16));
const INPUT: Effects = Effects::INACTIVE.writes(Args::from(1)).stateful();
const BEGIN_IO: Effects = OUTPUT.returning(Returned::Library);

const HASH: Effects = Effects::INACTIVE.reads(Args::ALL);

const WIDE_MEMBER: &str = "_ZNSt7__cxx1112basic_stringIwSt11char_traitsIwESaIwEE";
const WIDE_QUESTION: &str = "_ZNKSt7__cxx1112basic_stringIwSt11char_traitsIwESaIwEE";

/// The first pattern that matches decides.
const PATTERNS: &[(Part, Effects)] = &[
    // Rust's allocator: `__rust_alloc` of old compilers, `_RNv…7___rustc12___rust_alloc` of new ones.
    (Start("tapeless.land"), CLOCK),
    (End("__rust_alloc"), ALLOC),
    (End("__rust_alloc_zeroed"), ALLOC_ZEROED),
    (End("__rust_dealloc"), FREE),
    (End("__rust_realloc"), REALLOC),
    (
        Within("__rust_no_alloc_shim_is_unstable"),
        Effects::INACTIVE,
    ),
    // Rust's panics, in legacy and v0 mangling: `core::panicking::…` and functions that only panic.
    (StartAndWithin("_ZN4core", "9panicking"), PANICS),
    (StartAndWithin("_ZN3std", "9panicking"), PANICS),
    (StartAndWithin("_RN", "4core9panicking"), PANICS),
    (StartAndWithin("_RN", "3std9panicking"), PANICS),
    (StartAndWithin("_ZN4core", "13unwrap_failed"), PANICS),
    (StartAndWithin("_RN", "13unwrap_failed"), PANICS),
    (StartAndWithin("_ZN4core", "13expect_failed"), PANICS),
    (StartAndWithin("_RN", "13expect_failed"), PANICS),
    (StartAndWithin("_ZN4core5slice5index", "_fail"), PANICS),
    (
        StartAndWithin("_RN", "5slice5index16slice_index_fail"),
        PANICS,
    ),
    (StartAndWithin("_RN", "17len_mismatch_fail"), PANICS),
    (StartAndWithin("_ZN4core", "17len_mismatch_fail"), PANICS),
    (StartAndWithin("_ZN5alloc", "18handle_alloc_error"), PANICS),
    (StartAndWithin("_RN", "18handle_alloc_error"), PANICS),
    (
        StartAndWithin("_ZN5alloc7raw_vec", "12handle_error"),
        PANICS,
    ),
    (StartAndWithin("_RN", "7raw_vec12handle_error"), PANICS),
    (
        StartAndWithin("_ZN5alloc7raw_vec", "17capacity_overflow"),
        PANICS,
    ),
    (StartAndWithin("_RN", "7raw_vec17capacity_overflow"), PANICS),
    (StartAndWithin("_ZN4core4cell", "panic_already"), PANICS),
    (
        StartAndWithin("_RN", "4core4cell22panic_already_borrowed"),
        PANICS,
    ),
    (
        StartAndWithin("_RN", "4core4cell30panic_already_mutably_borrowed"),
        PANICS,
    ),
    (StartAndWithin("_RN", "22panic_on_ord_violation"), PANICS),
    (
        StartAndWithin("_ZN4core", "22panic_on_ord_violation"),
        PANICS,
    ),
    // What Rust's sorts and hash tables ask for: the square root of a length, a seed, how to say that memory is short.
    (
        StartAndWithin("_RN", "4sort6stable5drift11sqrt_approx"),
        COUNT,
    ),
    (StartAndWithin("_ZN4core", "5drift11sqrt_approx"), COUNT),
    (StartAndWithin("_RN", "19hashmap_random_keys"), CLOCK),
    (
        StartAndWithin("_ZN3std3sys", "19hashmap_random_keys"),
        CLOCK,
    ),
    (StartAndWithin("_RN", "9hashbrown3raw"), CLOCK),
    // Rust's texts: `format!`, `Display` and `Debug` of numbers.
    (
        StartAndWithin("_RN", "5alloc3fmt6format12format_inner"),
        MAKES,
    ),
    (StartAndWithin("_ZN5alloc3fmt", "12format_inner"), MAKES),
    (StartAndWithin("_RN", "4core3fmt"), OUTPUT),
    (Start("_ZN4core3fmt"), OUTPUT),
    // Rust's `print!` and `eprint!`.
    (StartAndWithin("_ZN3std2io5stdio", "6_print"), OUTPUT),
    (StartAndWithin("_ZN3std2io5stdio", "7_eprint"), OUTPUT),
    (StartAndWithin("_RN", "3std2io5stdio6__print"), OUTPUT),
    (StartAndWithin("_RN", "3std2io5stdio7__eprint"), OUTPUT),
    // libstdc++: `std::__throw_…`, and `std::ostream`, `std::istream` and `std::string`.
    (StartAndWithin("_ZSt", "__throw_"), PANICS),
    (Start("_ZSt16__ostream_insert"), STREAM),
    (Start("_ZStlsISt11char_traits"), STREAM),
    (Start("_ZStlsIcSt11char_traits"), STREAM),
    (Start("_ZStrsIcSt11char_traits"), EXTRACT),
    (Start("_ZStrsISt11char_traits"), EXTRACT),
    (Start("_ZSt7getlineIcSt11char_traits"), EXTRACT),
    (Start("_ZSt4endl"), STREAM),
    (Start("_ZSt5flush"), STREAM),
    (Start("_ZNSo"), STREAM),
    (Start("_ZNSi"), EXTRACT),
    (Start("_ZNKSt5ctypeIcE"), OUTPUT),
    (StartAndWithin(MEMBER, "9_M_createERmm"), CHARACTERS),
    (StartAndWithin(MEMBER, "aSEOS4_"), CHANGED_TEXTS),
    (StartAndWithin(MEMBER, "6assignEOS4_"), CHANGED_TEXTS),
    (StartAndWithin(MEMBER, "EOS4_"), TEXTS),
    (StartAndWithin(MEMBER, "4swapERS4_"), TEXTS),
    (If(returns_itself), CHANGED_TEXT),
    (Start(MEMBER), TEXT),
    (StartAndWithin(QUESTION, "6substr"), TEXT),
    (StartAndWithin(QUESTION, "4copyE"), LETTERS),
    (Start(QUESTION), ASKED_TEXT),
    (StartAndWithin(WIDE_MEMBER, "9_M_createERmm"), CHARACTERS),
    (StartAndWithin(WIDE_MEMBER, "EOS4_"), TEXTS),
    (StartAndWithin(WIDE_MEMBER, "4swapERS4_"), TEXTS),
    (Start(WIDE_MEMBER), TEXT),
    (StartAndWithin(WIDE_QUESTION, "6substr"), TEXT),
    (StartAndWithin(WIDE_QUESTION, "4copyE"), LETTERS),
    (Start(WIDE_QUESTION), ASKED),
    (Start(TO_TEXT), TEXT),
    (StartAndWithin("_ZNKSt7__cxx11", "3strEv"), TEXT),
    (StartAndWithin("_ZNKRSt7__cxx11", "3strEv"), TEXT),
    (StartAndWithin("_ZNOSt7__cxx11", "3strEv"), TEXTS),
    (Start("_ZNKSt7__cxx1118basic_stringstreamIc"), ASKED),
    (Start("_ZNKSt7__cxx1119basic_ostringstreamIc"), ASKED),
    (Start("_ZNKSt7__cxx1119basic_istringstreamIc"), ASKED),
    (Start("_ZNSt7__cxx1118basic_stringstreamIc"), MACHINERY),
    (Start("_ZNSt7__cxx1119basic_ostringstreamIc"), MACHINERY),
    (Start("_ZNSt7__cxx1119basic_istringstreamIc"), MACHINERY),
    (Start("_ZNSt7__cxx1115basic_stringbufIc"), MACHINERY),
    (Start("_ZNSt14basic_ifstreamIc"), MACHINERY),
    (Start("_ZNSt14basic_ofstreamIc"), MACHINERY),
    (Start("_ZNSt13basic_fstreamIc"), MACHINERY),
    (Start("_ZNSt13basic_filebufIc"), MACHINERY),
    (Start("_ZNKSt9basic_iosIc"), ASKED),
    (Start("_ZNSt9basic_iosIc"), MACHINERY),
    (Start("_ZNSt8ios_base"), MACHINERY),
    (Start("_ZNSt6locale"), MACHINERY),
    (StartAndWithin("_ZNSt6chrono3_V2", "3nowEv"), CLOCK),
    (Start("_ZNSt13random_device"), MACHINERY),
    // Hash tables.
    (
        StartAndWithin("_ZNKSt8__detail20_Prime_rehash_policy", "_M_next_bkt"),
        POLICY,
    ),
    (
        StartAndWithin("_ZNKSt8__detail20_Prime_rehash_policy", "_M_need_rehash"),
        POLICY,
    ),
    (Start("_ZSt11_Hash_bytes"), HASH),
    (Start("_ZSt15_Fnv_hash_bytes"), HASH),
    (StartAndWithin("_ZNKSt", "4whatEv"), ASKED),
    (Start("_ZNSt11logic_error"), MESSAGE),
    (Start("_ZNSt12domain_error"), MESSAGE),
    (Start("_ZNSt16invalid_argument"), MESSAGE),
    (Start("_ZNSt12length_error"), MESSAGE),
    (Start("_ZNSt12out_of_range"), MESSAGE),
    (Start("_ZNSt13runtime_error"), MESSAGE),
    (Start("_ZNSt11range_error"), MESSAGE),
    (Start("_ZNSt14overflow_error"), MESSAGE),
    (Start("_ZNSt15underflow_error"), MESSAGE),
    // flang's run time: `write`, `print`, `read`, `stop`.
    (Start("_FortranAioOutput"), OUTPUT),
    (Start("_FortranAioInput"), INPUT),
    (Start("_FortranAioBegin"), BEGIN_IO),
    (Start("_FortranAioEnd"), OUTPUT),
    (Start("_FortranAioSet"), OUTPUT),
    (Start("_FortranAioEnable"), OUTPUT),
    (Start("_FortranAStop"), STOPS),
    (Start("_FortranAErrorStop"), STOPS),
    (Start("_FortranAFailImageStatement"), STOPS),
    (Start("_FortranAReportFatalUserError"), STOPS),
    // Logical values and places.
    (Start("_FortranAAny"), MAKES),
    (Start("_FortranAAllDim"), MAKES),
    (If(|symbol| symbol == "_FortranAAll"), MAKES),
    (Start("_FortranACount"), MAKES),
    (Start("_FortranAParity"), MAKES),
    (Start("_FortranAMaxloc"), MAKES),
    (Start("_FortranAMinloc"), MAKES),
    (Start("_FortranAFindloc"), MAKES),
    (Start("_FortranAExponent"), COUNT),
    (Start("_FortranASize"), HASH),
    (Start("_FortranALbound"), HASH),
    (Start("_FortranAUbound"), HASH),
    (Start("_FortranACpuTime"), Effects::INACTIVE.stateful()),
    (
        Start("_FortranASystemClockCount"),
        Effects::INACTIVE.stateful(),
    ),
    (Start("_FortranAProgram"), OUTPUT),
    // What `-fsanitize=undefined` calls where it finds something. The pointers are to static data; values travel as
    // integers.
    (StartAndWithin("__ubsan_handle_", "_abort"), STOPS),
    (Start("__ubsan_handle_"), OUTPUT),
];

/// The effects of the family that a symbol belongs to.
pub(super) fn find(symbol: &str) -> Option<&'static Effects> {
    PATTERNS
        .iter()
        .find(|(part, _)| part.matches(symbol))
        .map(|(_, effects)| effects)
}
