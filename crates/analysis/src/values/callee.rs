//! What a call is, as far as derivatives are concerned.

use smallvec::SmallVec;
use tapeless_ir::{
    Body, Call, Callee, Constant, FuncId, Function, Module, Op, OpData, ParamAttrs, ScalarType,
    Stated, Value,
};
use tapeless_rules::effects::{
    Action, Effects, Returned, Size, Taken, Written, is_text_member, taken,
};

/// The kinds of calls that the analyses and the synthesis tell apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallKind {
    /// A function with a body that holds at run time, or with a derivative by hand.
    Defined(FuncId),
    /// Gives fresh memory.
    Alloc {
        /// Filled with zero bytes.
        zeroed: bool,
        /// Indices of the arguments whose product is the number of bytes.
        size: SmallVec<[usize; 2]>,
    },
    /// Releases the memory its argument points to.
    Free {
        /// Index of the pointer argument.
        arg: usize,
    },
    /// Known never to carry a derivative.
    Inactive {
        /// Indices of pointer arguments whose memory it overwrites with data that carries no derivative.
        writes: SmallVec<[usize; 2]>,
        /// How many bytes through each of these.
        written: Written,
        /// Writes more than that, as far as is known.
        writes_any: bool,
    },
    /// Copies bytes between its arguments, as memcpy does.
    Copies {
        /// Index of the destination.
        dst: usize,
        /// Index of the source.
        src: usize,
        /// Index of the number of bytes.
        len: usize,
    },
    /// Neither body nor effects are known.
    Unknown(FuncId),
    /// Through a pointer.
    Indirect,
}

/// The kind of a call.
pub fn call_kind(module: &Module, call: &Call) -> CallKind {
    let Callee::Func(id) = call.callee else {
        return CallKind::Indirect;
    };
    let function = &module.functions[id];
    match function.stated {
        Stated::Inactive => return stated_inactive(function),
        Stated::Derivative | Stated::Routine => return CallKind::Defined(id),
        Stated::Allocates {
            size,
            times,
            zeroed,
            ..
        } => {
            let factors = std::iter::once(size).chain(times);
            return CallKind::Alloc {
                zeroed,
                size: factors.map(|i| i as usize).collect(),
            };
        }
        Stated::Releases { pointer } => {
            return CallKind::Free {
                arg: pointer as usize,
            };
        }
        Stated::Hint(_) => {
            return CallKind::Inactive {
                writes: SmallVec::new(),
                written: Written::Unknown,
                writes_any: false,
            };
        }
        Stated::Nothing => {}
    }
    if function.body.is_some() && !function.interposable {
        return CallKind::Defined(id);
    }
    library(&function.name).unwrap_or(CallKind::Unknown(id))
}

/// Calls through pointers that are expanded end in a call of such a function.
const THROUGH: &str = "tapeless.through";

/// Whether a function calls a pointer that is none of the functions which are known.
pub fn calls_pointer(function: &Function) -> bool {
    function.name.starts_with(THROUGH)
}

/// Those that are given the address of code first: to call it, and to look for its derivatives.
const TAKES_CODE: [&str; 3] = [THROUGH, "tapeless.recorded", "__tapeless_record"];

/// Whether the first argument of a function is the address of code, through which no memory is reached.
pub fn takes_code(function: &Function) -> bool {
    TAKES_CODE
        .iter()
        .any(|name| function.name.starts_with(name))
}

/// Whether a call runs a function that is not here, and which may touch globals that other files can.
pub fn runs_elsewhere(module: &Module, call: &Call) -> bool {
    let elsewhere = match call_kind(module, call) {
        CallKind::Unknown(_) | CallKind::Indirect => true,
        CallKind::Defined(id) => takes_code(&module.functions[id]),
        _ => false,
    };
    elsewhere && (call.effects.reads_other || call.effects.writes_other)
}

/// The routine of a library that a call calls: its parameters' promises say all that it reads and writes.
pub fn routine<'m>(module: &'m Module, call: &Call) -> Option<&'m Function> {
    let Callee::Func(id) = call.callee else {
        return None;
    };
    Some(&module.functions[id]).filter(|function| function.stated == Stated::Routine)
}

/// What a call says that the memory of its first argument holds, if it is such a call.
pub fn hinted(module: &Module, call: &Call) -> Option<ScalarType> {
    let Callee::Func(id) = call.callee else {
        return None;
    };
    match module.functions[id].stated {
        Stated::Hint(ty) => Some(ty),
        _ => None,
    }
}

/// Whether a call allocates or releases by a function of the user's: unlike one of the library's, it may touch other
/// memory that the program sees.
pub fn is_by_user(module: &Module, call: &Call) -> bool {
    let Callee::Func(id) = call.callee else {
        return false;
    };
    let stated = module.functions[id].stated;
    matches!(stated, Stated::Allocates { .. } | Stated::Releases { .. })
}

/// Whether a call that releases what an argument points to is given other memory beside it.
pub fn takes_others(release: &Call, arg: usize) -> bool {
    let params = release.sig.params.iter().enumerate();
    params.into_iter().any(|(i, ty)| i != arg && ty.is_ptr())
}

/// Whether a call asks for the size of the memory that its argument points to, as our body of `realloc` does.
pub fn asks_size(module: &Module, call: &Call) -> bool {
    let Callee::Func(id) = call.callee else {
        return false;
    };
    let function = &module.functions[id];
    function.body.is_none() && function.name == "malloc_usable_size"
}

/// Whether a call gives a pointer to what was thrown: floats that lie there may depend on active ones.
pub fn gives_thrown(module: &Module, call: &Call) -> bool {
    effects_of(module, call).is_some_and(|e| e.returned == Returned::Thrown)
}

/// Whether a call is of a member of `std::string`: it moves characters, and nothing else.
pub fn moves_text(module: &Module, call: &Call) -> bool {
    match call.callee {
        Callee::Func(id) => {
            effects_of(module, call).is_some() && is_text_member(&module.functions[id].name)
        }
        Callee::Indirect => false,
    }
}

/// Bytes of a `std::string`.
pub const STRING: u64 = 32;

/// The pointers from which a member of `std::string` takes the characters that it puts into the string, and how many bytes it
/// reads there at least; nothing if it is not known where that ends.
pub fn text_taken(
    module: &Module,
    body: &Body,
    call: &Call,
    data: &OpData,
) -> SmallVec<[(Value, Option<u64>); 2]> {
    let taken = match call.callee {
        Callee::Func(id) if moves_text(module, call) => taken(&module.functions[id].name),
        _ => None,
    };
    let Some(taken) = taken else {
        return SmallVec::new();
    };
    let bytes = |at: usize| match (taken, data.args.get(at + 1)) {
        (Taken::Between, _) => None,
        (Taken::Counted, Some(&count)) if body.ty(count).is_int() => {
            body.as_int(count).map(i64::unsigned_abs)
        }
        _ => Some(1),
    };
    let arguments = data.args.iter().enumerate().skip(1);
    let pointers = arguments.filter(|(_, v)| body.ty(**v).is_ptr());
    pointers.map(|(at, &v)| (v, bytes(at))).collect()
}

/// Whether a call gives a pointer to the characters of a `std::string`.
pub fn gives_text(module: &Module, call: &Call) -> bool {
    effects_of(module, call).is_some_and(|e| e.returned == Returned::Text)
}

/// Whether a library function returns one of its arguments in any case.
pub(crate) fn gives_argument(module: &Module, call: &Call) -> bool {
    effects_of(module, call).is_some_and(|effects| effects.passed_on().is_some())
}

/// Whether a call makes memory for an exception, which ends where that is caught.
pub fn makes_exception(module: &Module, call: &Call) -> bool {
    is_library(module, call, "__cxa_allocate_exception")
}

/// Whether a call releases the memory of an exception that was not thrown.
pub fn frees_exception(module: &Module, call: &Call) -> bool {
    is_library(module, call, "__cxa_free_exception")
}

/// Whether an exception that was caught may end in a call, with its memory.
pub fn ends_exception(module: &Module, call: &Call) -> bool {
    is_library(module, call, "__cxa_end_catch")
}

/// Whether a call gives what was thrown from elsewhere than where derivatives follow it: it is given a number.
pub fn begins_handler(module: &Module, call: &Call) -> bool {
    const NAMES: [&str; 3] = ["tapeless.token", "tapeless.caught", "tapeless.peeked"];
    NAMES.iter().any(|name| is_library(module, call, name))
}

/// The object that a call throws which derivatives follow, and whether a destructor ends it.
pub fn thrown_object(module: &Module, body: &Body, op: Op) -> Option<(Value, bool)> {
    let data = &body.ops[op];
    let throws = is_library(module, data.kind.call()?, "tapeless.thrown");
    let &[object, _, end] = &data.args[..] else {
        return None;
    };
    let is_null = matches!(body.as_const(end), Some(Constant::Zero));
    throws.then_some((object, !is_null))
}

fn is_library(module: &Module, call: &Call, name: &str) -> bool {
    let Callee::Func(id) = call.callee else {
        return false;
    };
    let function = &module.functions[id];
    function.body.is_none() && function.name == name
}

/// The argument of a call that throws it.
pub fn thrown(module: &Module, call: &Call) -> Option<usize> {
    let effects = effects_of(module, call)?;
    let throws = matches!(effects.action, Action::NoReturn { unwinds: true });
    (0..call.sig.params.len()).find(|&i| throws && effects.captures.contains(i))
}

/// The arguments of a library function that it leaves where others of its arguments point, and these: `strtod(text, &end)`. A
/// library that has a state of its own keeps them there.
pub fn left_arguments(module: &Module, call: &Call) -> Option<(Vec<usize>, Vec<usize>)> {
    let effects = effects_of(module, call).filter(|effects| !effects.state)?;
    let all = 0..call.sig.params.len();
    let (left, others): (Vec<usize>, Vec<usize>) = all.partition(|&i| effects.captures.contains(i));
    let into = others.into_iter().filter(|&i| effects.writes.contains(i));
    Some((left, into.collect()))
}

fn effects_of(module: &Module, call: &Call) -> Option<&'static Effects> {
    let Callee::Func(id) = call.callee else {
        return None;
    };
    let function = &module.functions[id];
    let external = function.body.is_none() && function.stated == Stated::Nothing;
    external.then(|| tapeless_rules::effects(&function.name))?
}

/// Variable arguments beyond these are taken for numbers.
const MOST_VARIADIC: usize = 64;

/// The user vouches for values; what is written replaces the derivative that the memory held, as everywhere.
fn stated_inactive(function: &Function) -> CallKind {
    let (params, promises) = (&function.sig.params, &function.params);
    let keeps = |p: &ParamAttrs| p.readonly || p.byval.is_some();
    let may_write = |&i: &usize| {
        params.get(i).is_none_or(|ty| ty.is_ptr()) && !promises.get(i).is_some_and(keeps)
    };
    let more = if function.sig.variadic {
        MOST_VARIADIC
    } else {
        0
    };
    let all = 0..params.len() + more;
    CallKind::Inactive {
        writes: all
            .filter(may_write)
            .filter(|_| function.effects.writes())
            .collect(),
        written: Written::Unknown,
        writes_any: true,
    }
}

/// The argument of an allocating call of the library that holds the alignment.
pub(crate) fn alignment(module: &Module, call: &Call) -> Option<usize> {
    let Callee::Func(id) = call.callee else {
        return None;
    };
    let effects = tapeless_rules::effects(&module.functions[id].name)?;
    match effects.action {
        Action::Alloc { align, .. } | Action::AllocInto { align, .. } => align.map(usize::from),
        _ => None,
    }
}

/// The kind of a call to a library function, by the table of effects.
fn library(symbol: &str) -> Option<CallKind> {
    let effects = tapeless_rules::effects(symbol)?;
    Some(match effects.action {
        Action::Alloc {
            size: Size::Arg(n),
            zeroed,
            ..
        } => CallKind::Alloc {
            zeroed,
            size: smallvec::smallvec![usize::from(n)],
        },
        Action::Alloc {
            size: Size::Product(n, m),
            zeroed,
            ..
        } => CallKind::Alloc {
            zeroed,
            size: smallvec::smallvec![usize::from(n), usize::from(m)],
        },
        Action::Free { pointer } => CallKind::Free {
            arg: usize::from(pointer),
        },
        Action::Copy { dst, src, len } if !effects.inactive => CallKind::Copies {
            dst: usize::from(dst),
            src: usize::from(src),
            len: usize::from(len),
        },
        _ if !effects.inactive => return None,
        _ => CallKind::Inactive {
            writes: (0..16).filter(|&i| effects.writes.contains(i)).collect(),
            written: effects.written,
            writes_any: false,
        },
    })
}
