//! What is refused, in the user's words: constructs, and what to write instead.

/// A construct, and what to write instead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refusal {
    pub what: &'static str,
    pub instead: &'static str,
}

/// Bits of a float seen as an integer.
pub(crate) const BITS: Refusal = Refusal {
    what: "integer arithmetic on the bits of a float that carries a derivative",
    instead: "write it with functions of floats: `fabs`, `copysign`, `frexp`, `ldexp`, `sqrt`",
};
/// For integers that are loaded from where an index of floats may lead, too.
pub(crate) const APART: &str = "or, if it is an integer: an index may lead from the floats beside it to this memory; keep integers and floats in arrays of their own";
/// Integers that count, as far as the source tells.
pub(crate) const COUNTED: Refusal = Refusal {
    what: "arithmetic on an integer that may lie where a float that carries a derivative does",
    instead: "an index, or a copy, may lead from the floats beside it to this memory: keep integers and floats in arrays of their own",
};
/// Should it be what it is not taken for.
pub(crate) const OR_BITS: &str = "or, if these are the bits of a float, use functions of floats: `fabs`, `copysign`, `frexp`, `ldexp`, `sqrt`";
/// `(int64_t)rint(a * x + b)` as the bits of a float.
pub(crate) const ROUNDED: Refusal = Refusal {
    what: "a number that carries a derivative is rounded, and becomes bits of a float",
    instead: "take the number itself: `exp2`, `exp` or `ldexp` of it, or the integer that a conversion makes of it, which has its derivative",
};
/// An `inttoptr`, or a pointer within a vector or a struct.
pub(crate) const COMPUTED: Refusal = Refusal {
    what: "the address of memory that carries a derivative is not computed from a pointer alone",
    instead: "keep the address in a pointer, and move it by indices; an integer does not tell where the shadow lies",
};
/// Branches that call or store the same are merged before this is looked at: to write them apart is of no use.
pub(crate) const OTHER_PATH: &str = "give the memory of the other path a shadow too: pass it as an argument with one (`enzyme_dup`)";
/// `struct { double * __ptr32 p; double x; }`.
pub(crate) const SHORT_POINTER: Refusal = Refusal {
    what: "a pointer that is shorter or longer than those of the heap lies in memory that carries a derivative",
    instead: "keep an ordinary pointer there, and convert it where it is used",
};
/// `*(c ? a : b) = p` where only one has a shadow.
pub(crate) const POINTER_ON_ONE_PATH: Refusal = Refusal {
    what: "a pointer is stored to memory that carries a derivative on one path only",
    instead: OTHER_PATH,
};
/// `memcpy(c ? a : b, …)` of pointers where only one has a shadow.
pub(crate) const COPY_ON_ONE_PATH: Refusal = Refusal {
    what: "pointers are copied to memory that carries a derivative on one path only",
    instead: OTHER_PATH,
};
pub(crate) const RUN_TIME: &str = "or ask with `enzyme_runtime_activity`: memory without a shadow then carries no derivative, nor what is reached through pointers stored there";
/// `c->p = x; f(c)` where `c` has no shadow.
pub(crate) const LOST: Refusal = Refusal {
    what: "a call is given memory without a shadow in which a pointer to memory with one was stored",
    instead: "give it a shadow, too (`enzyme_dup`): that of the pointer has no other place",
};
/// `memcpy(local, rows, …)` where pointers in `rows` are not followed.
pub(crate) const COPIED_GLOBAL: Refusal = Refusal {
    what: "a global is copied, and pointers in it may lead to memory that carries a derivative",
    instead: "pass what they lead to as an argument, with its shadow (`enzyme_dup`)",
};
/// `table[i] = c ? active : constant; … table[j][k]`.
pub(crate) const STALE: Refusal = Refusal {
    what: "a pointer is read from a table that also holds pointers to memory without a derivative, and may have been stored there before the request",
    instead: "keep pointers to memory without a derivative in a table of their own, or pass the table as an argument, with its shadow (`enzyme_dup`)",
};
/// `throw x`, `throw &x`.
pub(crate) const THROWN_POINTER: Refusal = Refusal {
    what: "an exception carries a value with a derivative, or a pointer to one",
    instead: "throw a constant or a text, and hand the value on in a variable that both sides see",
};
/// `u[1].next = u[0].next` of a `union` that may hold a float.
pub(crate) const FLOAT_AS_POINTER: Refusal = Refusal {
    what: "the bits of a float that may carry a derivative are moved as a pointer",
    instead: "copy the member of the `union` that is meant: the float, or the pointer from memory that holds no floats",
};
/// The same, where a compiler takes a float for what it moves.
pub(crate) const POINTER_AS_FLOAT: Refusal = Refusal {
    what: "a word that may be a pointer to memory with a derivative is moved as a float",
    instead: "copy the member of the `union` that is meant, or give floats and pointers members of their own",
};
/// `union { float x; float *p; }`
pub(crate) const FLOAT_IN_POINTER: Refusal = Refusal {
    what: "a float that carries a derivative lies in memory that holds pointers at other times, and is shorter than these",
    instead: "use `double` in such a `union`, whose adjoints are told from pointers, or a member of its own for the float",
};
/// `std::string s((char *)&x, sizeof x)`, and back.
pub(crate) const FLOAT_AS_TEXT: Refusal = Refusal {
    what: "the characters of a `std::string` are used as bytes of floats that may carry a derivative",
    instead: "keep them in memory that holds floats: a `std::vector`, or an array",
};
/// A volatile read.
pub(crate) const VOLATILE_LOAD: Refusal = Refusal {
    what: "a volatile read of memory that carries a derivative",
    instead: "take `volatile` off what is differentiated",
};
/// A volatile write.
pub(crate) const VOLATILE_STORE: Refusal = Refusal {
    what: "a volatile write to memory that carries a derivative",
    instead: "take `volatile` off what is differentiated",
};
/// A pointer of which nothing tells where its shadow is: a library call returned it, say.
pub(crate) const NO_SHADOW: Refusal = Refusal {
    what: "it is not known where the derivative of this memory is kept: its address comes from a library, as that of an exception does",
    instead: "pass the pointer as an argument of its own, with its shadow (`enzyme_dup`)",
};

/// Bytes that a copy moves.
pub(crate) const UNTYPED_COPY: &str =
    "cannot tell which of the bytes copied here are floats that carry a derivative";
/// Bytes that `memset` writes.
pub(crate) const UNTYPED_SET: &str =
    "cannot tell which of the bytes set here are floats that carry a derivative";
/// An integer among floats.
pub(crate) const UNTYPED_STORE: &str = "cannot tell whether the integer stored here takes the place of a float that carries a derivative";
