//! The words of the text form, shared by the printer and the parser.

use crate::ops::{AtomicOrder, Cast, FastMath, Hint, IntBin, IntPred, IntUn, Overflow, Update};
use crate::types::FloatKind;
use tapeless_rules::{RuleId, id};

/// A rule's word; `rule.sitofp` where the plain name is an op's.
pub(crate) fn rule_word(id: RuleId) -> String {
    let name = tapeless_rules::rule(id).name;
    if CAST.iter().any(|c| c.1 == name) {
        format!("rule.{name}")
    } else {
        name.into()
    }
}

/// The inverse of [`rule_word`].
pub(crate) fn rule_named(word: &str) -> Option<RuleId> {
    let name = word.strip_prefix("rule.").unwrap_or(word);
    tapeless_rules::all()
        .iter()
        .find(|r| r.name == name)
        .map(|r| r.id)
}

/// A table of words; looked up in either direction.
pub(crate) type Words<T> = [(T, &'static str)];

/// The word of a thing.
pub(crate) fn word<T: PartialEq>(table: &Words<T>, thing: &T) -> &'static str {
    table.iter().find(|e| e.0 == *thing).map_or("?", |e| e.1)
}

/// The thing of a word.
pub(crate) fn thing<T: Copy>(table: &Words<T>, word: &str) -> Option<T> {
    table.iter().find(|e| e.1 == word).map(|e| e.0)
}

pub(crate) const INT_BIN: [(IntBin, &str); 21] = [
    (IntBin::Add, "add"),
    (IntBin::Sub, "sub"),
    (IntBin::Mul, "mul"),
    (IntBin::UDiv, "udiv"),
    (IntBin::SDiv, "sdiv"),
    (IntBin::URem, "urem"),
    (IntBin::SRem, "srem"),
    (IntBin::Shl, "shl"),
    (IntBin::LShr, "lshr"),
    (IntBin::AShr, "ashr"),
    (IntBin::And, "and"),
    (IntBin::Or, "or"),
    (IntBin::Xor, "xor"),
    (IntBin::SMin, "smin"),
    (IntBin::SMax, "smax"),
    (IntBin::UMin, "umin"),
    (IntBin::UMax, "umax"),
    (IntBin::SAddSat, "sadd.sat"),
    (IntBin::UAddSat, "uadd.sat"),
    (IntBin::SSubSat, "ssub.sat"),
    (IntBin::USubSat, "usub.sat"),
];

pub(crate) const INT_UN: [(IntUn, &str); 6] = [
    (IntUn::Ctpop, "ctpop"),
    (IntUn::Ctlz, "ctlz"),
    (IntUn::Cttz, "cttz"),
    (IntUn::Abs, "iabs"),
    (IntUn::Bswap, "bswap"),
    (IntUn::Bitreverse, "bitreverse"),
];

pub(crate) const OVERFLOW: [(Overflow, &str); 6] = [
    (Overflow::SAdd, "sadd.overflow"),
    (Overflow::UAdd, "uadd.overflow"),
    (Overflow::SSub, "ssub.overflow"),
    (Overflow::USub, "usub.overflow"),
    (Overflow::SMul, "smul.overflow"),
    (Overflow::UMul, "umul.overflow"),
];

pub(crate) const INT_PRED: [(IntPred, &str); 10] = [
    (IntPred::Eq, "icmp.eq"),
    (IntPred::Ne, "icmp.ne"),
    (IntPred::Ugt, "icmp.ugt"),
    (IntPred::Uge, "icmp.uge"),
    (IntPred::Ult, "icmp.ult"),
    (IntPred::Ule, "icmp.ule"),
    (IntPred::Sgt, "icmp.sgt"),
    (IntPred::Sge, "icmp.sge"),
    (IntPred::Slt, "icmp.slt"),
    (IntPred::Sle, "icmp.sle"),
];

/// By LLVM's four bits.
pub(crate) const FLOAT_PRED: [(u8, &str); 16] = [
    (0, "fcmp.false"),
    (1, "fcmp.oeq"),
    (2, "fcmp.ogt"),
    (3, "fcmp.oge"),
    (4, "fcmp.olt"),
    (5, "fcmp.ole"),
    (6, "fcmp.one"),
    (7, "fcmp.ord"),
    (8, "fcmp.uno"),
    (9, "fcmp.ueq"),
    (10, "fcmp.ugt"),
    (11, "fcmp.uge"),
    (12, "fcmp.ult"),
    (13, "fcmp.ule"),
    (14, "fcmp.une"),
    (15, "fcmp.true"),
];

/// `itrunc` and `iabs` leave the plain words to the rules `trunc` and `abs`.
pub(crate) const CAST: [(Cast, &str); 13] = [
    (Cast::Trunc, "itrunc"),
    (Cast::ZExt, "zext"),
    (Cast::SExt, "sext"),
    (Cast::FpTrunc, "fptrunc"),
    (Cast::FpExt, "fpext"),
    (Cast::FpToSi, "fptosi"),
    (Cast::FpToUi, "fptoui"),
    (Cast::SiToFp, "sitofp"),
    (Cast::UiToFp, "uitofp"),
    (Cast::PtrToInt, "ptrtoint"),
    (Cast::IntToPtr, "inttoptr"),
    (Cast::BitCast, "bitcast"),
    (Cast::AddrSpace, "addrspacecast"),
];

pub(crate) const FLOAT_KIND: [(FloatKind, &str); 6] = [
    (FloatKind::F16, "f16"),
    (FloatKind::BF16, "bf16"),
    (FloatKind::F32, "f32"),
    (FloatKind::F64, "f64"),
    (FloatKind::F80, "f80"),
    (FloatKind::F128, "f128"),
];

pub(crate) const HINT: [(Hint, &str); 5] = [
    (Hint::Float(4), "float4"),
    (Hint::Float(8), "float8"),
    (Hint::Int, "int"),
    (Hint::Pointer, "pointer"),
    (Hint::Member, "member"),
];

pub(crate) const ORDER: [(AtomicOrder, &str); 7] = [
    (AtomicOrder::Plain, "plain"),
    (AtomicOrder::Unordered, "unordered"),
    (AtomicOrder::Monotonic, "monotonic"),
    (AtomicOrder::Acquire, "acquire"),
    (AtomicOrder::Release, "release"),
    (AtomicOrder::AcquireRelease, "acq_rel"),
    (AtomicOrder::SequentiallyConsistent, "seq_cst"),
];

pub(crate) const UPDATE: [(Update, &str); 15] = [
    (Update::Xchg, "xchg"),
    (Update::Int(IntBin::Add), "add"),
    (Update::Int(IntBin::Sub), "sub"),
    (Update::Int(IntBin::And), "and"),
    (Update::Nand, "nand"),
    (Update::Int(IntBin::Or), "or"),
    (Update::Int(IntBin::Xor), "xor"),
    (Update::Int(IntBin::SMax), "smax"),
    (Update::Int(IntBin::SMin), "smin"),
    (Update::Int(IntBin::UMax), "umax"),
    (Update::Int(IntBin::UMin), "umin"),
    (Update::Rule(id::fadd), "fadd"),
    (Update::Rule(id::fsub), "fsub"),
    (Update::Rule(id::fmax), "fmax"),
    (Update::Rule(id::fmin), "fmin"),
];

/// All fast-math flags.
pub(crate) const FAST: FastMath = FastMath(127);

/// The word of each op that is no rule and in no table above.
pub(crate) mod op {
    pub const FSHL: &str = "fshl";
    pub const FSHR: &str = "fshr";
    pub const SELECT: &str = "select";
    pub const FREEZE: &str = "freeze";
    pub const EXTRACT_ELEMENT: &str = "extract.element";
    pub const INSERT_ELEMENT: &str = "insert.element";
    pub const SHUFFLE: &str = "shuffle";
    pub const EXTRACT_VALUE: &str = "extract.value";
    pub const INSERT_VALUE: &str = "insert.value";
    pub const PTR_ADD: &str = "ptradd";
    pub const ALLOCA: &str = "alloca";
    pub const LOAD: &str = "load";
    pub const STORE: &str = "store";
    pub const COPY: &str = "copy";
    pub const MOVE: &str = "move";
    pub const SET: &str = "set";
    pub const LIFETIME_START: &str = "lifetime.start";
    pub const LIFETIME_END: &str = "lifetime.end";
    pub const FRAME_BEGIN: &str = "frame.begin";
    pub const FRAME_ZEROED: &str = "frame.zeroed";
    pub const FRAME_GROW: &str = "frame.grow";
    pub const FRAME_END: &str = "frame.end";
    pub const HEAP_ALLOC: &str = "heap.alloc";
    pub const HEAP_ZEROED: &str = "heap.zeroed";
    pub const HEAP_GROW: &str = "heap.grow";
    pub const HEAP_FREE: &str = "heap.free";
    pub const CHECK: &str = "check";
    pub const UPDATE: &str = "update";
    pub const LATER: &str = "later";
    pub const EXCHANGE: &str = "exchange";
    pub const IF: &str = "if";
    pub const SWITCH: &str = "switch";
    pub const LOOP: &str = "loop";
    pub const GUARD: &str = "guard";
    pub const INVOKE: &str = "invoke";
    pub const CALL: &str = "call";
    pub const HOST: &str = "host";
    pub const YIELD: &str = "yield";
    pub const REPEAT: &str = "repeat";
    pub const RETURN: &str = "return";
    pub const JUMP: &str = "jump";
    pub const UNREACHABLE: &str = "unreachable";
    pub const UNWIND: &str = "unwind";
}
