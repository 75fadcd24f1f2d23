//! What each instruction is as an op.

use super::{ModuleImporter, declared, rounded};
use crate::emit::{FLOAT_PREDICATES, ORDERINGS, UPDATES, ours};
use crate::rewrites::kept::{indexed, members, structures};
use crate::{GepFlags, IntPredicate, Opcode, Value};
use smallvec::SmallVec;
use tapeless_ir as ir;
use tapeless_ir::ops::{Access, FloatPred, Hint, Host, IntPred, Within};
use tapeless_ir::{Aggregate, Cast, Effects, FastMath, IntBin, Mem, OpKind, Scalar};
use tapeless_rules::id;

impl ModuleImporter {
    /// The op that an instruction becomes; phis, landing pads and terminators are the structure's business.
    pub(crate) fn op_kind(&mut self, instruction: Value) -> OpKind {
        use Opcode as O;
        let opcode = instruction.opcode();
        if let Some(scalar) = plain_scalar(instruction, opcode) {
            return OpKind::Scalar(scalar);
        }
        match opcode {
            O::Call => self.call_kind(instruction),
            O::GetElementPtr => {
                ptr_add(instruction).map_or_else(|| host(instruction), OpKind::Scalar)
            }
            O::Alloca if instruction.allocated_type().is_sized() => OpKind::Mem(Mem::Alloca {
                size: self.llvm.layout().alloc_size(instruction.allocated_type()),
                align: instruction.align(),
                declared: declared::of(instruction.allocated_type(), self.llvm.layout()).into(),
            }),
            _ if instruction.is_atomic() && !instruction.is_system_wide() => host(instruction),
            O::Load => OpKind::Mem(Mem::Load(self.access(instruction))),
            O::Store => OpKind::Mem(Mem::Store(self.access(instruction))),
            O::AtomicCmpXchg => OpKind::Mem(Mem::Exchange(self.access(instruction))),
            O::AtomicRMW => match ours(&UPDATES, instruction.update()) {
                Some(update) => OpKind::Mem(Mem::Update {
                    update,
                    later: false,
                    access: self.access(instruction),
                }),
                None => host(instruction),
            },
            _ => host(instruction),
        }
    }

    fn access(&mut self, instruction: Value) -> Access {
        let (array, last) = members::array_of(instruction);
        let within = structures::within(instruction, &mut self.module);
        let is_pointer = instruction.access_type().is_pointer();
        let hint = match hint(instruction) {
            Hint::None if is_pointer && self.is_pointer_member(within) => Hint::Pointer,
            hint => hint,
        };
        Access {
            align: instruction.align(),
            volatile: instruction.is_volatile(),
            hint,
            array,
            last,
            within,
            invariant: instruction.has_metadata("invariant.load"),
            order: ours(&ORDERINGS, instruction.ordering()).unwrap_or_default(),
            ..Access::default()
        }
    }

    /// Whether a member is declared to be a pointer.
    fn is_pointer_member(&self, within: Option<Within>) -> bool {
        let Some(within) = within else { return false };
        match self.module.aggregate(within.structure) {
            Aggregate::Struct { fields, .. } => fields
                .iter()
                .any(|&(ty, at)| at == u64::from(within.at) && ty.is_ptr()),
            Aggregate::Array { .. } => false,
        }
    }
}

fn plain_scalar(instruction: Value, opcode: Opcode) -> Option<Scalar> {
    use Opcode as O;
    if let Some(kind) = int_bin(opcode) {
        return Some(Scalar::Int(kind, wrap_flags(instruction)));
    }
    if let Some(cast) = cast(opcode) {
        return Some(Scalar::Cast(cast, wrap_flags(instruction)));
    }
    let rule = |id| Some(Scalar::Rule(id, flags(instruction)));
    match opcode {
        O::FNeg => rule(id::fneg),
        O::FAdd => rule(id::fadd),
        O::FSub => rule(id::fsub),
        O::FMul => rule(id::fmul),
        O::FDiv => rule(id::fdiv),
        O::FRem => rule(id::frem),
        O::ICmp => Some(Scalar::Icmp(int_pred(instruction.int_predicate()))),
        O::FCmp => {
            let predicate = instruction.float_predicate();
            let bits = FLOAT_PREDICATES.iter().position(|&p| p == predicate)?;
            Some(Scalar::Fcmp(FloatPred(bits as u8), flags(instruction)))
        }
        O::Select => Some(Scalar::Select(flags(instruction))),
        O::Freeze => Some(Scalar::Freeze),
        O::ExtractElement if instruction.operand(0).ty().is_vector() => {
            Some(Scalar::ExtractElement)
        }
        O::InsertElement if instruction.ty().is_vector() => Some(Scalar::InsertElement),
        O::ShuffleVector
            if instruction.ty().is_vector() && instruction.operand(0).ty().is_vector() =>
        {
            let lanes = instruction.shuffle_mask().into_iter();
            Some(Scalar::Shuffle(
                lanes
                    .map(|lane| lane.map_or(-1, u32::cast_signed))
                    .collect(),
            ))
        }
        O::ExtractValue => Some(Scalar::ExtractValue(SmallVec::from_vec(
            instruction.indices(),
        ))),
        O::InsertValue => Some(Scalar::InsertValue(SmallVec::from_vec(
            instruction.indices(),
        ))),
        _ => None,
    }
}

/// `base + offset + Σ index · scale`
fn ptr_add(gep: Value) -> Option<Scalar> {
    if !gep.ty().is_pointer() {
        return None;
    }
    let (offset, terms) = gep.gep_offset()?;
    let flags = gep.gep_flags();
    Some(Scalar::PtrAdd {
        offset,
        scales: terms.iter().map(|term| term.1).collect(),
        inbounds: flags.has(GepFlags::INBOUNDS),
        nuw: flags.has(GepFlags::NUW) && !terms.is_empty(),
        node: false,
        rounds: rounded::is_beginning(gep),
    })
}

/// What type-based alias information calls the accessed type.
pub(crate) fn hint(instruction: Value) -> Hint {
    let name = instruction
        .has_metadata("tbaa")
        .then(|| instruction.tbaa_type());
    match name.flatten().as_deref() {
        Some("omnipotent char") if is_word(instruction) => Hint::Member,
        Some(name) => hint_of(name),
        None if indexed::is_integer(instruction) => Hint::Int,
        None => Hint::None,
    }
}

/// What a type is by the name that it has in type-based alias information.
pub(crate) fn hint_of(name: &str) -> Hint {
    match name {
        "double" => Hint::Float(8),
        "float" => Hint::Float(4),
        "any pointer" | "vtable pointer" => Hint::Pointer,
        name if name.starts_with("p1 ") || name.starts_with("p2 ") => Hint::Pointer,
        "int" | "long" | "long long" | "short" | "bool" | "_Bool" | "__int128" => Hint::Int,
        _ => Hint::None,
    }
}

/// Whether a number is loaded, or stored, that is more than a character.
fn is_word(instruction: Value) -> bool {
    let ty = match instruction.is(Opcode::Store) {
        true => instruction.operand(0).ty(),
        false => instruction.ty(),
    };
    ty.is_float() || ty.is_int() && ty.int_width() > 8
}

/// An instruction that only LLVM understands.
pub(crate) fn host(instruction: Value) -> OpKind {
    let (reads, writes) = (instruction.may_read(), instruction.may_write());
    let barrier = instruction.is(Opcode::Fence);
    OpKind::Host(Host {
        name: format!("{:?}", instruction.opcode()).to_lowercase(),
        effects: Effects {
            reads_args: reads,
            writes_args: writes,
            reads_other: barrier || instruction.is(Opcode::VAArg),
            writes_other: barrier,
            diverges: false,
        },
    })
}

/// The wrapping promises of an instruction.
pub fn wrap_flags(instruction: Value) -> ir::ops::Wrap {
    let flags = instruction.arith_flags();
    ir::ops::Wrap {
        nuw: flags.nuw,
        nsw: flags.nsw,
        exact: flags.exact || flags.nneg || flags.disjoint,
    }
}

/// Fast-math flags; none where the instruction cannot have any.
pub(crate) fn flags(instruction: Value) -> FastMath {
    FastMath(instruction.fast_math().map_or(0, |flags| flags.0 as u8))
}

fn int_bin(opcode: Opcode) -> Option<IntBin> {
    Some(match opcode {
        Opcode::Add => IntBin::Add,
        Opcode::Sub => IntBin::Sub,
        Opcode::Mul => IntBin::Mul,
        Opcode::UDiv => IntBin::UDiv,
        Opcode::SDiv => IntBin::SDiv,
        Opcode::URem => IntBin::URem,
        Opcode::SRem => IntBin::SRem,
        Opcode::Shl => IntBin::Shl,
        Opcode::LShr => IntBin::LShr,
        Opcode::AShr => IntBin::AShr,
        Opcode::And => IntBin::And,
        Opcode::Or => IntBin::Or,
        Opcode::Xor => IntBin::Xor,
        _ => return None,
    })
}

pub(super) fn cast(opcode: Opcode) -> Option<Cast> {
    Some(match opcode {
        Opcode::Trunc => Cast::Trunc,
        Opcode::ZExt => Cast::ZExt,
        Opcode::SExt => Cast::SExt,
        Opcode::FPTrunc => Cast::FpTrunc,
        Opcode::FPExt => Cast::FpExt,
        Opcode::FPToSI => Cast::FpToSi,
        Opcode::FPToUI => Cast::FpToUi,
        Opcode::SIToFP => Cast::SiToFp,
        Opcode::UIToFP => Cast::UiToFp,
        Opcode::PtrToInt => Cast::PtrToInt,
        Opcode::IntToPtr => Cast::IntToPtr,
        Opcode::BitCast => Cast::BitCast,
        Opcode::AddrSpaceCast => Cast::AddrSpace,
        _ => return None,
    })
}

fn int_pred(predicate: IntPredicate) -> IntPred {
    match predicate {
        IntPredicate::Eq => IntPred::Eq,
        IntPredicate::Ne => IntPred::Ne,
        IntPredicate::Ugt => IntPred::Ugt,
        IntPredicate::Uge => IntPred::Uge,
        IntPredicate::Ult => IntPred::Ult,
        IntPredicate::Ule => IntPred::Ule,
        IntPredicate::Sgt => IntPred::Sgt,
        IntPredicate::Sge => IntPred::Sge,
        IntPredicate::Slt => IntPred::Slt,
        IntPredicate::Sle => IntPred::Sle,
    }
}
