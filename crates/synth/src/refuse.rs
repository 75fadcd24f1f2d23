//! What synthesis refuses, in the user's words: what, where, why, and what to write instead.

use crate::unit::{Lesson, Step, Stop, Unit};
use tapeless_analysis::points::{ObjId, Object};
use tapeless_analysis::values::callee::gives_thrown;
use tapeless_analysis::values::counted::counts_in_place;
use tapeless_analysis::{Holds, Mode};
use tapeless_diag::{Code, Diagnostic, Location, code};
use tapeless_ir::ops::{Hint, IntBin};
use tapeless_ir::{Callee, GlobalId, Mem, Op, OpKind, Scalar, Value};

/// A construct, and what to write instead.
#[derive(Clone, Copy, Debug)]
pub struct Refusal {
    what: &'static str,
    instead: &'static str,
}

impl Refusal {
    /// The construct.
    pub fn what(&self) -> &'static str {
        self.what
    }

    /// What to write instead.
    pub fn instead(&self) -> &'static str {
        self.instead
    }
}

/// Bits of a float seen as an integer.
pub const BITS: Refusal = Refusal {
    what: "integer arithmetic on the bits of a float that carries a derivative",
    instead: "write it with functions of floats: `fabs`, `copysign`, `frexp`, `ldexp`, `sqrt`",
};
/// For integers that are loaded from where an index of floats may lead, too.
const APART: &str = "or, if it is an integer: an index may lead from the floats beside it to this memory; keep integers and floats in arrays of their own";
/// Integers that count, as far as the source tells.
const COUNTED: Refusal = Refusal {
    what: "arithmetic on an integer that may lie where a float that carries a derivative does",
    instead: "an index, or a copy, may lead from the floats beside it to this memory: keep integers and floats in arrays of their own",
};
/// Should it be what it is not taken for.
const OR_BITS: &str = "or, if these are the bits of a float, use functions of floats: `fabs`, `copysign`, `frexp`, `ldexp`, `sqrt`";
/// `(int64_t)rint(a * x + b)` as the bits of a float.
pub const ROUNDED: Refusal = Refusal {
    what: "a number that carries a derivative is rounded, and becomes bits of a float",
    instead: "take the number itself: `exp2`, `exp` or `ldexp` of it, or the integer that a conversion makes of it, which has its derivative",
};
/// An `inttoptr`, or a pointer within a vector or a struct.
pub const COMPUTED: Refusal = Refusal {
    what: "the address of memory that carries a derivative is not computed from a pointer alone",
    instead: "keep the address in a pointer, and move it by indices; an integer does not tell where the shadow lies",
};
/// Branches that call or store the same are merged before this is looked at: to write them apart is of no use.
pub const OTHER_PATH: &str = "give the memory of the other path a shadow too: pass it as an argument with one (`enzyme_dup`)";
/// `struct { double * __ptr32 p; double x; }`.
pub const SHORT_POINTER: Refusal = Refusal {
    what: "a pointer that is shorter or longer than those of the heap lies in memory that carries a derivative",
    instead: "keep an ordinary pointer there, and convert it where it is used",
};
/// `*(c ? a : b) = p` where only one has a shadow.
pub const POINTER_ON_ONE_PATH: Refusal = Refusal {
    what: "a pointer is stored to memory that carries a derivative on one path only",
    instead: OTHER_PATH,
};
/// `memcpy(c ? a : b, …)` of pointers where only one has a shadow.
pub const COPY_ON_ONE_PATH: Refusal = Refusal {
    what: "pointers are copied to memory that carries a derivative on one path only",
    instead: OTHER_PATH,
};
const RUN_TIME: &str = "or ask with `enzyme_runtime_activity`: memory without a shadow then carries no derivative, nor what is reached through pointers stored there";
/// `c->p = x; f(c)` where `c` has no shadow.
pub const LOST: Refusal = Refusal {
    what: "a call is given memory without a shadow in which a pointer to memory with one was stored",
    instead: "give it a shadow, too (`enzyme_dup`): that of the pointer has no other place",
};
/// `memcpy(local, rows, …)` where pointers in `rows` are not followed.
pub const COPIED_GLOBAL: Refusal = Refusal {
    what: "a global is copied, and pointers in it may lead to memory that carries a derivative",
    instead: "pass what they lead to as an argument, with its shadow (`enzyme_dup`)",
};
/// `table[i] = c ? active : constant; … table[j][k]`.
pub const STALE: Refusal = Refusal {
    what: "a pointer is read from a table that also holds pointers to memory without a derivative, and may have been stored there before the request",
    instead: "keep pointers to memory without a derivative in a table of their own, or pass the table as an argument, with its shadow (`enzyme_dup`)",
};
/// `throw x`, `throw &x`.
pub const THROWN_POINTER: Refusal = Refusal {
    what: "an exception carries a value with a derivative, or a pointer to one",
    instead: "throw a constant or a text, and hand the value on in a variable that both sides see",
};
/// `u[1].next = u[0].next` of a `union` that may hold a float.
pub const FLOAT_AS_POINTER: Refusal = Refusal {
    what: "the bits of a float that may carry a derivative are moved as a pointer",
    instead: "copy the member of the `union` that is meant: the float, or the pointer from memory that holds no floats",
};
/// The same, where a compiler takes a float for what it moves.
pub const POINTER_AS_FLOAT: Refusal = Refusal {
    what: "a word that may be a pointer to memory with a derivative is moved as a float",
    instead: "copy the member of the `union` that is meant, or give floats and pointers members of their own",
};
/// `union { float x; float *p; }`
pub const FLOAT_IN_POINTER: Refusal = Refusal {
    what: "a float that carries a derivative lies in memory that holds pointers at other times, and is shorter than these",
    instead: "use `double` in such a `union`, whose adjoints are told from pointers, or a member of its own for the float",
};
/// `std::string s((char *)&x, sizeof x)`, and back.
pub const FLOAT_AS_TEXT: Refusal = Refusal {
    what: "the characters of a `std::string` are used as bytes of floats that may carry a derivative",
    instead: "keep them in memory that holds floats: a `std::vector`, or an array",
};
/// A volatile read.
pub const VOLATILE_LOAD: Refusal = Refusal {
    what: "a volatile read of memory that carries a derivative",
    instead: "take `volatile` off what is differentiated",
};
/// A volatile write.
pub const VOLATILE_STORE: Refusal = Refusal {
    what: "a volatile write to memory that carries a derivative",
    instead: "take `volatile` off what is differentiated",
};
/// A pointer of which nothing tells where its shadow is: a library call returned it, say.
const NO_SHADOW: Refusal = Refusal {
    what: "it is not known where the derivative of this memory is kept: its address comes from a library, as that of an exception does",
    instead: "pass the pointer as an argument of its own, with its shadow (`enzyme_dup`)",
};

/// Bytes that a copy moves.
pub const UNTYPED_COPY: &str =
    "cannot tell which of the bytes copied here are floats that carry a derivative";
/// Bytes that `memset` writes.
pub const UNTYPED_SET: &str =
    "cannot tell which of the bytes set here are floats that carry a derivative";
/// An integer among floats.
pub const UNTYPED_STORE: &str = "cannot tell whether the integer stored here takes the place of a float that carries a derivative";

impl Unit<'_> {
    /// The place of an op in the source.
    pub fn place(&self, op: Op) -> Option<Location> {
        self.refusal(code::UNSUPPORTED, op, "").location
    }

    /// A message about an op: where it is, and in which function.
    pub fn refusal(&self, code: Code, op: Op, what: impl Into<String>) -> Diagnostic {
        let own = self.module.location(self.function.loc);
        let name = self.function.shown_name();
        Diagnostic::error(code, what)
            .at(own.clone())
            .inside(self.function.name.clone())
            .within(
                &self.module.frames(self.body.ops[op].loc),
                own.as_ref().map(|place| &*place.file),
            )
            .because(None, format!("while differentiating `{name}`"))
    }

    /// Refuses a construct that is described once.
    pub fn refuse(&self, op: Op, why: Refusal) -> Stop {
        self.unsupported(op, why.what, why.instead)
    }

    /// Refuses arithmetic on integers that may be floats.
    pub fn refuse_bits(&self, op: Op) -> Stop {
        let args = &self.body.ops[op].args;
        if let Some((load, pointer)) = self.loaded(args).filter(|_| self.counts(op)) {
            let refusal = self.refusal(code::UNSUPPORTED, op, COUNTED.what);
            let refusal = self.contradicted(refusal, load, pointer);
            return refusal.help(COUNTED.instead).help(OR_BITS).into();
        }
        let refusal = self.refusal(code::UNSUPPORTED, op, BITS.what);
        let refusal = refusal.help(BITS.instead);
        self.beside_floats(refusal, args).into()
    }

    /// Whether an op counts with an integer, as the source has it: signed, or with what it reads as one.
    fn counts(&self, op: Op) -> bool {
        let data = &self.body.ops[op];
        let OpKind::Scalar(Scalar::Int(kind, wrap)) = data.kind else {
            return false;
        };
        // Exponents lie higher.
        let is_step = |&v: &Value| {
            self.body
                .as_int(v)
                .is_none_or(|by| by.unsigned_abs() < 1 << 16)
        };
        let sums = matches!(kind, IntBin::Add | IntBin::Sub) && data.args.iter().all(is_step);
        let mut loads = data.args.iter().filter_map(|&v| self.body.def_op(v));
        let is_told = |load: Op| match self.body.ops[load].kind {
            OpKind::Mem(Mem::Load(access)) => access.hint == Hint::Int,
            _ => false,
        };
        wrap.nsw || sums && loads.any(is_told)
    }

    /// Whether an integer with bits of a float is put into an aggregate, or taken out of one.
    pub fn moves_bits(&self, scalar: &Scalar, data: &tapeless_ir::OpData) -> bool {
        let moved = match scalar {
            Scalar::InsertValue(_) => data.args[1],
            Scalar::ExtractValue(_) => data.results[0],
            _ => return false,
        };
        let (types, points) = (&self.facts.types, &self.facts.points);
        let is_untold = || types.is_untold((self.module, self.body), points, moved);
        self.body.ty(moved).is_int() && (self.is_active(moved) || is_untold())
    }

    /// The same refusal, with the cause where a value was loaded as an integer from where floats may lie, too.
    pub fn beside_floats(&self, refusal: Diagnostic, values: &[Value]) -> Diagnostic {
        match self.loaded(values) {
            Some((load, pointer)) => self.contradicted(refusal, load, pointer).help(APART),
            None => refusal,
        }
    }

    /// The load of the first of some values that was loaded, and through which pointer.
    fn loaded(&self, values: &[Value]) -> Option<(Op, Value)> {
        let mut loads = values.iter().filter_map(|&v| {
            let load = self.body.def_op(v)?;
            let data = &self.body.ops[load];
            let is_load = matches!(data.kind, OpKind::Mem(Mem::Load(_)));
            is_load.then(|| (load, data.args[0]))
        });
        loads.next()
    }

    /// Refuses to look for the shadow of a pointer that has none: it came from a library, or was thrown.
    pub fn no_shadow(&self, pointer: Value, op: Op) -> Stop {
        let points = &self.facts.points;
        let is_thrown = |o| {
            let call = points.call_of(self.body, o);
            call.is_some_and(|call| gives_thrown(self.module, call))
        };
        match points.of(pointer).iter().any(is_thrown) {
            true => self.refuse(op, THROWN_POINTER),
            false => self.refuse(op, NO_SHADOW),
        }
    }

    /// Refuses what is not supported, and says what to write instead.
    pub fn unsupported(&self, op: Op, what: impl Into<String>, instead: impl Into<String>) -> Stop {
        let refusal = self.refusal(code::UNSUPPORTED, op, what);
        refusal.help(instead).into()
    }

    /// Refuses a call with a derivative whose exception is caught in the same function.
    pub fn caught(&self, op: Op) -> Stop {
        let name = self.callee_name(op);
        let what = format!(
            "the call of {name} carries a derivative, and what it throws is caught in the same function"
        );
        let instead = "catch the exception outside of what is differentiated";
        self.unsupported(op, what, instead)
    }

    /// A defect of Tapeless, found at an op.
    pub fn defect(&self, op: Op, what: impl Into<String>) -> Stop {
        Diagnostic::internal(what).at(self.place(op)).into()
    }

    /// A sweep without holes: each value was made before it was looked up.
    ///
    /// # Errors
    /// If one was not, which is a defect.
    pub fn check_complete(&self) -> Step<()> {
        match self.missed {
            None => Ok(()),
            Some(loc) => Err(Diagnostic::internal("a value is used before it is made")
                .at(self.module.location(loc))
                .into()),
        }
    }

    /// Refuses an atomic operation: others may see the memory that carries a derivative change when it runs.
    pub fn refuse_atomic(&self, op: Op) -> Stop {
        let what = "an atomic operation where memory carries a derivative";
        let why = match self.context.mode {
            Mode::Forward => {
                "its tangent is another variable, which no atomic operation changes together with this one"
            }
            Mode::Combined | Mode::Split => {
                "it tells other threads when to look at this memory, and the reverse sweep runs the other way round"
            }
        };
        let refusal = self.refusal(code::UNSUPPORTED, op, what);
        refusal
            .because(None, why)
            .help("use a plain variable in what is differentiated")
            .help("or, if it only counts or logs, move it into a function of its own and mark that: `void *__enzyme_inactivefn_f = (void *)f;`")
            .into()
    }

    /// Refuses an op that only the host understands.
    pub fn refuse_host(&self, op: Op, name: &str) -> Stop {
        let (what, instead) = match name {
            "load" | "store" | "atomicrmw" | "atomiccmpxchg" | "fence" => {
                return self.refuse_atomic(op);
            }
            "inline assembly" => (
                "inline assembly on values that carry a derivative".to_owned(),
                "write it in the language, or put it into a function and register a derivative for it",
            ),
            _ if name.starts_with("llvm.experimental.constrained.") => (
                "strict floating point on values that carry a derivative".to_owned(),
                "compile without -ffp-model=strict, -frounding-math and `#pragma STDC FENV_ACCESS ON`",
            ),
            _ => (
                format!(
                    "the built-in `{}` on values that carry a derivative",
                    name.trim_start_matches("llvm.")
                ),
                "put it into a function and register a derivative for it",
            ),
        };
        self.unsupported(op, what, instead)
    }

    /// Refuses an active value of which it is not known whether it is a float.
    pub fn undecided(&self, v: Value, op: Op) -> Stop {
        let made = self.body.def_op(v);
        let computes = |op: &Op| matches!(self.body.ops[*op].kind, OpKind::Scalar(Scalar::Int(..)));
        if let Some(computed) = made.filter(computes) {
            return self.refuse_bits(computed);
        }
        let (what, why) = match self.facts.types.value(v) {
            Holds::Either(_) | Holds::Conflict => (
                "a value that may carry a derivative is used both as a float and as something else: an integer, a pointer, a float of another format",
                "its bits have one derivative only if they are one float",
            ),
            _ => (
                "cannot tell whether a value that may carry a derivative is a float or an integer",
                "its bits are moved as an integer and never read as one type",
            ),
        };
        let accesses = made.into_iter().chain([op]).map(|op| &self.body.ops[op]);
        let mut pointers = accesses.filter_map(|data| match data.kind {
            OpKind::Mem(Mem::Load(_)) => Some(data.args[0]),
            OpKind::Mem(Mem::Store(_)) => Some(data.args[1]),
            _ => None,
        });
        let refusal = self.refusal(code::UNTYPED, op, what).because(None, why);
        let pointer = pointers.next();
        let refusal = match pointer {
            Some(pointer) => self.contradicted(refusal, op, pointer),
            None => refusal,
        };
        self.about_memory(refusal, pointer).into()
    }

    /// The same refusal, unless the pointers of a global can be followed.
    pub fn follow(&self, global: GlobalId, refusal: Stop) -> Stop {
        match refusal {
            Stop::Diagnostic(refusal) if !self.module.globals[global].followed => {
                Stop::Learned(Lesson::Followed(global, refusal))
            }
            other => other,
        }
    }

    pub(crate) fn refuse_on_one_path(&self, op: Op, why: Refusal) -> Stop {
        let refusal = self.refusal(code::UNSUPPORTED, op, why.what);
        refusal.help(why.instead).help(RUN_TIME).into()
    }

    /// Refuses an access to memory of which it is not known what it holds.
    pub fn untyped(&self, op: Op, pointer: Value, what: &str) -> Stop {
        let refusal = self.refusal(code::UNTYPED, op, what);
        let refusal = self.contradicted(refusal, op, pointer);
        let refusal = self.about_memory(refusal, Some(pointer));
        refusal
            .help("keep integers and floats in members or arrays of their own, not in a `union` or in bytes")
            .into()
    }

    /// Refuses to store an integer which may be a float, of which the caller does not tell.
    ///
    /// # Errors
    /// If it comes from memory of the caller's where floats are.
    pub fn check_told(&self, op: Op, value: Value, pointer: Value) -> Step<()> {
        let (types, points) = (&self.facts.types, &self.facts.points);
        let bytes = self.module.size_of(self.body.ty(value));
        let passes = |o: ObjId| match points.objects[o] {
            Object::Global(g) => self.facts.activity.passes_floats(g),
            _ => false,
        };
        let in_shared = || points.of(pointer).iter().any(passes);
        let is_untold = || types.is_untold((self.module, self.body), points, value);
        let is_bits = self.facts.activity.may_be_bits(value) && in_shared();
        let is_int = self.body.ty(value).is_int() && !counts_in_place(self.body, op);
        match is_int && self.may_vary(pointer, Some(bytes)) && (is_bits || is_untold()) {
            true => Err(self.untyped(op, pointer, UNTYPED_STORE)),
            false => Ok(()),
        }
    }

    /// The name of the function that a call names.
    pub fn callee_name(&self, op: Op) -> String {
        let call = crate::calls::call_of(self, op);
        match call.map(|call| call.callee) {
            Some(Callee::Func(id)) => {
                format!("`{}`", self.module.functions[id].shown_name())
            }
            _ => "a function".to_owned(),
        }
    }
}
