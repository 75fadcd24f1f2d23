//! What our ops, predicates and casts are called in LLVM.

use crate::{FloatPredicate, IntPredicate, Opcode, Ordering};
use tapeless_ir::ops::{AtomicOrder, IntPred, IntUn, Overflow, Update};
use tapeless_ir::{Cast, IntBin};
use tapeless_rules::id;

/// The instruction, or the name of the intrinsic.
pub(super) fn int_opcode(kind: IntBin) -> std::result::Result<Opcode, &'static str> {
    Ok(match kind {
        IntBin::Add => Opcode::Add,
        IntBin::Sub => Opcode::Sub,
        IntBin::Mul => Opcode::Mul,
        IntBin::UDiv => Opcode::UDiv,
        IntBin::SDiv => Opcode::SDiv,
        IntBin::URem => Opcode::URem,
        IntBin::SRem => Opcode::SRem,
        IntBin::Shl => Opcode::Shl,
        IntBin::LShr => Opcode::LShr,
        IntBin::AShr => Opcode::AShr,
        IntBin::And => Opcode::And,
        IntBin::Or => Opcode::Or,
        IntBin::Xor => Opcode::Xor,
        IntBin::SMin => return Err("llvm.smin"),
        IntBin::SMax => return Err("llvm.smax"),
        IntBin::UMin => return Err("llvm.umin"),
        IntBin::UMax => return Err("llvm.umax"),
        IntBin::SAddSat => return Err("llvm.sadd.sat"),
        IntBin::UAddSat => return Err("llvm.uadd.sat"),
        IntBin::SSubSat => return Err("llvm.ssub.sat"),
        IntBin::USubSat => return Err("llvm.usub.sat"),
    })
}

pub(super) fn int_un(kind: IntUn) -> &'static str {
    match kind {
        IntUn::Ctpop => "llvm.ctpop",
        IntUn::Ctlz => "llvm.ctlz",
        IntUn::Cttz => "llvm.cttz",
        IntUn::Abs => "llvm.abs",
        IntUn::Bswap => "llvm.bswap",
        IntUn::Bitreverse => "llvm.bitreverse",
    }
}

pub(super) fn overflow(kind: Overflow) -> &'static str {
    match kind {
        Overflow::SAdd => "llvm.sadd.with.overflow",
        Overflow::UAdd => "llvm.uadd.with.overflow",
        Overflow::SSub => "llvm.ssub.with.overflow",
        Overflow::USub => "llvm.usub.with.overflow",
        Overflow::SMul => "llvm.smul.with.overflow",
        Overflow::UMul => "llvm.umul.with.overflow",
    }
}

pub(super) fn int_pred(pred: IntPred) -> IntPredicate {
    match pred {
        IntPred::Eq => IntPredicate::Eq,
        IntPred::Ne => IntPredicate::Ne,
        IntPred::Ugt => IntPredicate::Ugt,
        IntPred::Uge => IntPredicate::Uge,
        IntPred::Ult => IntPredicate::Ult,
        IntPred::Ule => IntPredicate::Ule,
        IntPred::Sgt => IntPredicate::Sgt,
        IntPred::Sge => IntPredicate::Sge,
        IntPred::Slt => IntPredicate::Slt,
        IntPred::Sle => IntPredicate::Sle,
    }
}

/// What other threads see of accesses.
pub(crate) const ORDERINGS: [(AtomicOrder, Ordering); 7] = [
    (AtomicOrder::Plain, Ordering::NotAtomic),
    (AtomicOrder::Unordered, Ordering::Unordered),
    (AtomicOrder::Monotonic, Ordering::Monotonic),
    (AtomicOrder::Acquire, Ordering::Acquire),
    (AtomicOrder::Release, Ordering::Release),
    (AtomicOrder::AcquireRelease, Ordering::AcquireRelease),
    (
        AtomicOrder::SequentiallyConsistent,
        Ordering::SequentiallyConsistent,
    ),
];

/// Updates that are known; others are the host's business.
pub(crate) const UPDATES: [(Update, crate::Update); 15] = [
    (Update::Xchg, crate::Update::Xchg),
    (Update::Int(IntBin::Add), crate::Update::Add),
    (Update::Int(IntBin::Sub), crate::Update::Sub),
    (Update::Int(IntBin::And), crate::Update::And),
    (Update::Nand, crate::Update::Nand),
    (Update::Int(IntBin::Or), crate::Update::Or),
    (Update::Int(IntBin::Xor), crate::Update::Xor),
    (Update::Int(IntBin::SMax), crate::Update::Max),
    (Update::Int(IntBin::SMin), crate::Update::Min),
    (Update::Int(IntBin::UMax), crate::Update::UMax),
    (Update::Int(IntBin::UMin), crate::Update::UMin),
    (Update::Rule(id::fadd), crate::Update::FAdd),
    (Update::Rule(id::fsub), crate::Update::FSub),
    (Update::Rule(id::fmax), crate::Update::FMax),
    (Update::Rule(id::fmin), crate::Update::FMin),
];

/// What of ours stands beside what is LLVM's.
pub(crate) fn ours<A: Copy, B: Copy + PartialEq>(table: &[(A, B)], known: B) -> Option<A> {
    let row = table.iter().find(|row| row.1 == known);
    row.map(|row| row.0)
}

/// What of LLVM's stands beside what is ours.
pub(super) fn theirs<A: Copy + PartialEq, B: Copy>(table: &[(A, B)], known: A) -> Option<B> {
    let row = table.iter().find(|row| row.0 == known);
    row.map(|row| row.1)
}

/// What other threads see of an access.
pub(super) fn ordering(order: AtomicOrder) -> Ordering {
    theirs(&ORDERINGS, order).unwrap_or(Ordering::SequentiallyConsistent)
}

/// LLVM's predicates in the order of their four bits.
pub(crate) const FLOAT_PREDICATES: [FloatPredicate; 16] = [
    FloatPredicate::False,
    FloatPredicate::Oeq,
    FloatPredicate::Ogt,
    FloatPredicate::Oge,
    FloatPredicate::Olt,
    FloatPredicate::Ole,
    FloatPredicate::One,
    FloatPredicate::Ord,
    FloatPredicate::Uno,
    FloatPredicate::Ueq,
    FloatPredicate::Ugt,
    FloatPredicate::Uge,
    FloatPredicate::Ult,
    FloatPredicate::Ule,
    FloatPredicate::Une,
    FloatPredicate::True,
];

pub(super) fn float_pred(bits: u8) -> FloatPredicate {
    FLOAT_PREDICATES[usize::from(bits & 15)]
}

pub(super) fn cast_opcode(cast: Cast) -> Opcode {
    match cast {
        Cast::Trunc => Opcode::Trunc,
        Cast::ZExt => Opcode::ZExt,
        Cast::SExt => Opcode::SExt,
        Cast::FpTrunc => Opcode::FPTrunc,
        Cast::FpExt => Opcode::FPExt,
        Cast::FpToSi => Opcode::FPToSI,
        Cast::FpToUi => Opcode::FPToUI,
        Cast::SiToFp => Opcode::SIToFP,
        Cast::UiToFp => Opcode::UIToFP,
        Cast::PtrToInt => Opcode::PtrToInt,
        Cast::IntToPtr => Opcode::IntToPtr,
        Cast::BitCast => Opcode::BitCast,
        Cast::AddrSpace => Opcode::AddrSpaceCast,
    }
}
