//! The ops, in levels, so that a match over them is exhaustive.

use crate::body::Value;
use crate::module::{FuncId, Signature};
pub use crate::par::Par;
use crate::types::{AggId, ScalarType, Type};
use smallvec::SmallVec;
use std::cmp::Ordering;
use std::fmt;
use tapeless_rules::RuleId;

/// What an op does. Operands, results and regions stand in [`crate::OpData`].
#[derive(Clone, Debug, PartialEq)]
pub enum OpKind {
    /// Pure computation on values.
    Scalar(Scalar),
    /// Memory.
    Mem(Mem),
    /// Regions and the ends of regions.
    Control(Control),
    /// A call. Operands: arguments, then the function pointer if indirect.
    Call(Call),
    /// What a member of a team does with the others.
    Par(Par),
    /// An instruction that only the host understands, carried along.
    Host(Host),
}

/// Fast-math flags, LLVM's bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct FastMath(pub u8);

impl FastMath {
    /// Flag letters as in LLVM's text, with their bits.
    pub const NAMES: [(&'static str, u8); 7] = [
        ("reassoc", 1),
        ("nnan", 2),
        ("ninf", 4),
        ("nsz", 8),
        ("arcp", 16),
        ("contract", 32),
        ("afn", 64),
    ];
    /// `nnan` and `ninf`, which an adjoint op does not inherit: an adjoint may be infinite where its primal is not.
    pub const FINITE: Self = Self(2 | 4);

    /// The flags that an op synthesised for this one may carry.
    pub fn for_adjoint(self) -> Self {
        Self(self.0 & !Self::FINITE.0)
    }
}

/// Integer arithmetic of two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum IntBin {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    SMin,
    SMax,
    UMin,
    UMax,
    SAddSat,
    UAddSat,
    SSubSat,
    USubSat,
}

/// Integer arithmetic of one operand, or with a flag operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum IntUn {
    Ctpop,
    Ctlz,
    Cttz,
    Abs,
    Bswap,
    Bitreverse,
}

/// Arithmetic that also tells whether it overflowed; result `{int, i1}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum Overflow {
    SAdd,
    UAdd,
    SSub,
    USub,
    SMul,
    UMul,
}

/// Comparison of integers or pointers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum IntPred {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
}

impl IntPred {
    /// Whether it holds of two integers that compare so without and with their signs.
    pub fn holds(self, unsigned: Ordering, signed: Ordering) -> bool {
        match self {
            Self::Eq => unsigned.is_eq(),
            Self::Ne => unsigned.is_ne(),
            Self::Ugt => unsigned.is_gt(),
            Self::Uge => unsigned.is_ge(),
            Self::Ult => unsigned.is_lt(),
            Self::Ule => unsigned.is_le(),
            Self::Sgt => signed.is_gt(),
            Self::Sge => signed.is_ge(),
            Self::Slt => signed.is_lt(),
            Self::Sle => signed.is_le(),
        }
    }
}

/// Comparison of floats: LLVM's four bits (equal 1, greater 2, less 4, unordered 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FloatPred(pub u8);

/// Conversions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum Cast {
    Trunc,
    ZExt,
    SExt,
    FpTrunc,
    FpExt,
    FpToSi,
    FpToUi,
    SiToFp,
    UiToFp,
    PtrToInt,
    IntToPtr,
    BitCast,
    AddrSpace,
}

/// Wrapping promises of integer ops: LLVM's poison-generating flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Wrap {
    /// No unsigned wrap.
    pub nuw: bool,
    /// No signed wrap.
    pub nsw: bool,
    /// Exact division or shift, `nneg` of casts, `disjoint` of or.
    pub exact: bool,
}

/// Pure computation on values.
#[derive(Clone, Debug, PartialEq)]
pub enum Scalar {
    /// A differentiable function of the rule table: `fadd` … `sin` … `pow`.
    Rule(RuleId, FastMath),
    /// Integer arithmetic.
    Int(IntBin, Wrap),
    /// Integer arithmetic of one operand (`ctlz`, `cttz`, `abs` have their flag as second).
    IntUn(IntUn),
    /// Arithmetic with overflow bit.
    Overflow(Overflow),
    /// Funnel shift left (`true`) or right of three operands.
    Funnel(bool),
    /// Comparison of integers or pointers.
    Icmp(IntPred),
    /// Comparison of floats.
    Fcmp(FloatPred, FastMath),
    /// Conversion to the result's type. Float ↔ float conversions are casts, not rules.
    Cast(Cast, Wrap),
    /// `cond, then, else`.
    Select(FastMath),
    /// Fixes an undefined value.
    Freeze,
    /// `vector, index` → lane.
    ExtractElement,
    /// `vector, element, index` → vector.
    InsertElement,
    /// `a, b` → lanes chosen by the mask; -1 is poison.
    Shuffle(Box<[i32]>),
    /// Aggregate → the part at the path.
    ExtractValue(SmallVec<[u32; 2]>),
    /// `aggregate, part` → aggregate with the part at the path replaced.
    InsertValue(SmallVec<[u32; 2]>),
    /// `base, indices…` → base + offset + Σ indexᵢ·scaleᵢ, in bytes; indices are sign-extended.
    PtrAdd {
        /// Constant bytes.
        offset: i64,
        /// Bytes per unit of each index operand.
        scales: SmallVec<[i64; 2]>,
        /// Stays within the object.
        inbounds: bool,
        /// No index is negative.
        nuw: bool,
        /// The base is the beginning of memory that `operator new` gave, as nodes of lists and trees are.
        node: bool,
        /// The base is memory of which nothing is accessed but what begins here: its address, rounded up. It counts as the
        /// beginning.
        rounds: bool,
    },
}

/// What the host says an access holds (TBAA); a hint, never proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Hint {
    /// Nothing said.
    #[default]
    None,
    /// Floats of the given bytes (4 or 8).
    Float(u8),
    /// Integers.
    Int,
    /// Pointers.
    Pointer,
    /// Any of these: a member of a `union`.
    Member,
}

/// Which of the memories of a derivative an access touches. No byte belongs to two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Space {
    /// The primal's own memory.
    #[default]
    Primal,
    /// The same, where the derivative itself looks at what a store overwrites, or puts it back.
    Undone,
    /// Shadows.
    Shadow,
    /// Arrays and tapes of kept values.
    Frame,
    /// Arrays of values of the primal alone, the same whatever the direction.
    Residual,
}

/// What other threads see of an access, by LLVM's orderings; one that is not [`Plain`](Self::Plain) is atomic, and must not be
/// repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum AtomicOrder {
    /// Not atomic.
    #[default]
    Plain,
    Unordered,
    Monotonic,
    Acquire,
    Release,
    AcquireRelease,
    SequentiallyConsistent,
}

/// What an atomic update makes of what was there, and of the value that it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Update {
    /// The value.
    Xchg,
    /// What an op on integers makes of both.
    Int(IntBin),
    /// Not (both).
    Nand,
    /// What a rule makes of both: `fadd`, `fsub`, `fmax`, `fmin`.
    Rule(RuleId),
}

/// An access to memory through a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Access {
    /// Alignment in bytes, at least 1.
    pub align: u32,
    /// Must not be moved, merged or repeated.
    pub volatile: bool,
    /// What the host says it holds.
    pub hint: Hint,
    /// Bytes of the array, a member of a structure, that it touches an element of; 0 if nothing is said.
    pub array: u32,
    /// Whether that is the last member: programs use such at any length, but where structures lie one behind another.
    pub last: bool,
    /// The structure that it touches a member of, as far as the host says.
    pub within: Option<Within>,
    /// The location is never written while it can be read (`!invariant.load`).
    pub invariant: bool,
    /// Which memory it touches.
    pub space: Space,
    /// What other threads see of it.
    pub order: AtomicOrder,
}

impl Access {
    /// Whether it is an access like any other: it may be moved, merged and repeated.
    pub fn is_plain(&self) -> bool {
        !self.volatile && self.order == AtomicOrder::Plain
    }
}

/// A value that an op moves between memory and what it computes with.
#[derive(Clone, Copy, Debug)]
pub struct Moved {
    /// Where in memory.
    pub pointer: Value,
    /// What is read there.
    pub loaded: Option<Value>,
    /// What is written there, as far as it is a value.
    pub stored: Option<Value>,
}

impl Moved {
    /// What is written, else what is read.
    pub fn value(self) -> Option<Value> {
        self.stored.or(self.loaded)
    }
}

/// A place in a structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Within {
    /// What it consists of, but for what may be anything.
    pub structure: AggId,
    /// How many bytes lie before the place.
    pub at: u32,
}

/// Scalars of one type that follow each other in a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Where the first lies.
    pub at: u64,
    /// How many.
    pub count: u64,
    /// Of which type.
    pub scalar: ScalarType,
}

/// Bytes to which `malloc` aligns.
pub const HEAP_ALIGN: u32 = 16;

/// Memory.
#[derive(Clone, Debug, PartialEq)]
pub enum Mem {
    /// `count` → pointer to so many objects of `size` bytes on the stack.
    Alloca {
        /// Bytes of one.
        size: u64,
        /// Alignment in bytes.
        align: u32,
        /// What lies in one as its declaration says, if the host knows all of it; a hint.
        declared: Box<[Declared]>,
    },
    /// `ptr` → value.
    Load(Access),
    /// `value, ptr`.
    Store(Access),
    /// `ptr, value` → what was there; atomic.
    Update {
        /// What is written.
        update: Update,
        /// Whether a sum may come to memory later, when the function returns at last: nobody reads there before.
        later: bool,
        /// The access.
        access: Access,
    },
    /// `ptr, expected, value` → what was there, and whether it was as expected, so that the value was written; atomic.
    Exchange(Access),
    /// `dst, src, bytes`; with overlap allowed if `moves`.
    Copy {
        /// `memmove` rather than `memcpy`.
        moves: bool,
        /// The access.
        access: Access,
    },
    /// `dst, byte, bytes`.
    Set(Access),
    /// `ptr`: the stack object's life begins (`true`) or ends.
    Lifetime(bool),
    /// `bytes` → pointer to heap memory, zeroed if `zeroed`. Only synthesised; imported allocations are calls.
    HeapAlloc {
        /// Filled with zero bytes.
        zeroed: bool,
        /// Alignment in bytes, at least [`HEAP_ALIGN`].
        align: u32,
        /// A block of what a derivative keeps: the thread may retain it for the next.
        frame: bool,
    },
    /// `ptr, had, bytes` → pointer; the first `had` bytes are kept, of what is no frame all. Only synthesised.
    HeapGrow {
        /// Such a block.
        frame: bool,
    },
    /// `ptr`. Only synthesised.
    HeapFree {
        /// Such a block.
        frame: bool,
    },
    /// `shadow, ptr`: the program ends with a message if the shadow is null, but not the pointer. Only synthesised.
    Check,
}

impl Mem {
    /// Whether other threads may look on.
    pub fn is_atomic(&self) -> bool {
        match self {
            Self::Load(access) | Self::Store(access) => access.order != AtomicOrder::Plain,
            Self::Update { .. } | Self::Exchange(_) => true,
            _ => false,
        }
    }
}

/// One case of a `switch`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Case {
    /// The selector's value.
    pub value: u128,
    /// Index of the region taken.
    pub region: u32,
}

/// Control.
///
/// Operand layouts: `If`, `Switch`: the selector. `Guard`: condition, then the diverging region's
/// arguments. `Loop`: initial values of the parameters, then the backedge-taken count if `counted`,
/// then the steps, in order of `stepped`. `Invoke`: as a call. `Repeat`: condition, next parameter values, results.
#[derive(Clone, Debug, PartialEq)]
pub enum Control {
    /// Two regions, `then` and `else`; results are what the taken region yields.
    If,
    /// Region 0 is the default.
    Switch(Box<[Case]>),
    /// One region, run at least once.
    Loop(LoopInfo),
    /// Goes on if the condition equals `expect`, else leaves to a diverging region.
    Guard {
        /// The condition's value that goes on.
        expect: bool,
        /// Index into the body's diverging regions.
        target: u32,
    },
    /// A call with two regions: `normal` (its parameter is the call's result, if any) and `unwind`.
    Invoke(Call),
    /// Ends a region with its results.
    Yield,
    /// Ends a loop's body. Goes round while the condition is not `negate`.
    Repeat {
        /// Repeat on false.
        negate: bool,
    },
    /// Ends the function's body region, with its result if it has one.
    Return,
    /// Ends a region by going to a diverging region, with its arguments.
    Jump(u32),
    /// Is never reached.
    Unreachable,
    /// Leaves the function by unwinding; the host knows how.
    Unwind,
}

/// What is known of a loop's parameters.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct LoopInfo {
    /// Number of parameters.
    pub params: u32,
    /// Whether the backedge-taken count (trip count − 1, an integer operand) is given.
    pub counted: bool,
    /// Parameters that are `init + iteration·step`, with their step an operand each.
    pub stepped: SmallVec<[u32; 2]>,
}

/// Who is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Callee {
    /// A function of the module.
    Func(FuncId),
    /// The pointer that is the last operand.
    Indirect,
}

/// A call.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// Who is called.
    pub callee: Callee,
    /// The type it is called at.
    pub sig: Signature,
    /// What the call may do.
    pub effects: Effects,
    /// Flags if it returns a float.
    pub flags: FastMath,
    /// Whether it is a fork: all members of a new team make it, with the same arguments. The first argument says how many are
    /// asked for; 0 asks for none. There is no result.
    pub team: bool,
    /// Whether that team is a thread: its one member runs beside whoever makes the call, which goes on at once.
    pub beside: bool,
}

/// An op that only the host understands.
#[derive(Clone, Debug, PartialEq)]
pub struct Host {
    /// What to call it in a message.
    pub name: String,
    /// What it may do.
    pub effects: Effects,
}

/// What an op may do besides computing its results.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Effects {
    /// Reads memory reached through its arguments.
    pub reads_args: bool,
    /// Writes memory reached through its arguments.
    pub writes_args: bool,
    /// Reads other memory.
    pub reads_other: bool,
    /// Writes other memory that the module could see.
    pub writes_other: bool,
    /// May not come back: unwinds, exits, loops for ever.
    pub diverges: bool,
}

impl Effects {
    /// None.
    pub const NONE: Self = Self {
        reads_args: false,
        writes_args: false,
        reads_other: false,
        writes_other: false,
        diverges: false,
    };
    /// Everything.
    pub const ANY: Self = Self {
        reads_args: true,
        writes_args: true,
        reads_other: true,
        writes_other: true,
        diverges: true,
    };

    /// Whether it may write anything.
    pub fn writes(self) -> bool {
        self.writes_args || self.writes_other
    }

    /// Whether it may read anything.
    pub fn reads(self) -> bool {
        self.reads_args || self.reads_other
    }

    /// The letters of the text form: `r w` through arguments, `R W` elsewhere, `d` diverges.
    pub fn letters(self) -> String {
        [
            (self.reads_args, 'r'),
            (self.writes_args, 'w'),
            (self.reads_other, 'R'),
            (self.writes_other, 'W'),
            (self.diverges, 'd'),
        ]
        .into_iter()
        .filter(|e| e.0)
        .map(|e| e.1)
        .collect()
    }

    /// The inverse of [`Self::letters`].
    pub fn from_letters(letters: &str) -> Self {
        Self {
            reads_args: letters.contains('r'),
            writes_args: letters.contains('w'),
            reads_other: letters.contains('R'),
            writes_other: letters.contains('W'),
            diverges: letters.contains('d'),
        }
    }
}

impl fmt::Debug for Effects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Effects({})", self.letters())
    }
}

impl Mem {
    /// The end of memory on the heap.
    pub const FREE: Self = Self::HeapFree { frame: false };

    /// Memory on the heap, aligned as `malloc` aligns.
    pub fn heap(zeroed: bool) -> Self {
        Self::HeapAlloc {
            zeroed,
            align: HEAP_ALIGN,
            frame: false,
        }
    }

    /// Memory on the stack of which nothing is declared.
    pub fn alloca(size: u64, align: u32) -> Self {
        Self::Alloca {
            size,
            align,
            declared: Box::default(),
        }
    }
}

impl Control {
    /// Whether it ends a region.
    pub fn is_terminator(&self) -> bool {
        matches!(
            self,
            Self::Yield
                | Self::Repeat { .. }
                | Self::Return
                | Self::Jump(_)
                | Self::Unreachable
                | Self::Unwind
        )
    }
}

impl OpKind {
    /// Whether it ends a region.
    pub fn is_terminator(&self) -> bool {
        matches!(self, Self::Control(c) if c.is_terminator())
    }

    /// The call, if it is one, with or without a way to unwind.
    pub fn call(&self) -> Option<&Call> {
        match self {
            Self::Call(call) | Self::Control(Control::Invoke(call)) => Some(call),
            _ => None,
        }
    }

    /// The rule, if it is a differentiable function of the table.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Scalar(Scalar::Rule(id, _)) => Some(*id),
            _ => None,
        }
    }
}

impl LoopInfo {
    /// The initial values among a loop's operands.
    pub fn inits<'a>(&self, args: &'a [Value]) -> &'a [Value] {
        &args[..self.params as usize]
    }

    /// The backedge-taken count among a loop's operands.
    pub fn count(&self, args: &[Value]) -> Option<Value> {
        self.counted.then(|| args[self.params as usize])
    }

    /// The step of parameter `index`, if it has one.
    pub fn step(&self, args: &[Value], index: u32) -> Option<Value> {
        let at = self.stepped.iter().position(|&p| p == index)?;
        Some(args[self.params as usize + usize::from(self.counted) + at])
    }
}

/// A short name of a type for messages.
pub fn describe(ty: Type) -> String {
    match ty {
        Type::Scalar(crate::ScalarType::Int(bits)) => format!("{bits}-bit integer"),
        Type::Scalar(crate::ScalarType::Float(kind)) => format!("{kind:?}").to_lowercase(),
        Type::Scalar(crate::ScalarType::Ptr(_)) => "pointer".into(),
        Type::Vector(s, n) => format!("vector of {n} × {}", describe(Type::Scalar(s))),
        Type::Aggregate(_) => "aggregate".into(),
        Type::Host(_) => "type only the compiler knows".into(),
    }
}
