//! Clones of the instructions that ops came from, and what they keep.
//!
//! | | round trip | primal replay |
//! |---|---|---|
//! | operands, callee, fast-math and wrapping flags | the op's | the op's |
//! | `!tbaa`, `!range`, `!nonnull`, `!noundef`, `!align`, `!dereferenceable*`, `!invariant.load`, `!fpmath`, `!nontemporal` | keep | keep |
//! | `!prof`, `!unpredictable` | keep | keep |
//! | `!noalias`, `!alias.scope`, `!tbaa.struct`, parallel accesses, the rest | keep | drop |
//! | `!llvm.loop` | keep | drop |
//! | `memory(…)`, `readonly`, `captures`, `nofpclass`, … of a call | keep | drop |
//! | `tail` | keep | drop |
//! | debug location | keep | within the derivative's subprogram |
//! | debug records | keep | drop |
//! | `llvm.assume` | keep | drop |

use super::body::Writer;
use super::{Fidelity, spaces};
use crate::import::{operand_map, wrap_flags};
use crate::instruction::ArithFlags;
use crate::{Block, FastMath, Opcode, Value};
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir as ir;
use tapeless_ir::{Call, Callee, OpKind, Scalar};

/// Metadata that still holds when an instruction runs as part of a derivative.
const REPLAYED: [&str; 14] = [
    "tbaa",
    "range",
    "nonnull",
    "noundef",
    "align",
    "dereferenceable",
    "dereferenceable_or_null",
    "invariant.load",
    "fpmath",
    "nontemporal",
    "prof",
    "unpredictable",
    "srcloc",
    "heapallocsite",
];

impl Writer<'_, '_> {
    /// A copy of an op's origin with the op's operands. `None` if the copy would say what need not hold any more.
    pub(crate) fn clone_op(
        &mut self,
        op: ir::Op,
        origin: Value,
        args: &[Value],
    ) -> Result<Option<Value>> {
        if self.fidelity == Fidelity::Replay && origin.intrinsic() == Some("llvm.assume") {
            return Ok(None);
        }
        if origin.is(Opcode::Alloca) {
            self.place_alloca(op);
        }
        let clone = self.insert_clone(op, origin, args)?;
        if let ir::OpKind::Mem(ir::Mem::Alloca { align, .. }) = self.body.ops[op].kind {
            clone.set_align(align);
        }
        Ok((!clone.ty().is_void()).then_some(clone))
    }

    fn insert_clone(&mut self, op: ir::Op, origin: Value, args: &[Value]) -> Result<Value> {
        let clone = self.builder.insert(origin.clone_instruction());
        clone.copy_location(origin);
        for (operand, arg) in operand_map(origin) {
            let Some(&value) = args.get(arg as usize) else {
                return Err(Diagnostic::internal(format!(
                    "{op} has fewer operands than its origin"
                ))
                .into());
            };
            set_operand(clone, operand, value);
        }
        self.set_promises(op, origin, clone)?;
        match self.fidelity {
            Fidelity::RoundTrip => {
                if origin.has_debug_records() {
                    clone.clone_debug_records(origin);
                }
                self.clones.insert(origin, clone);
            }
            Fidelity::Replay => {
                drop_for_replay(clone);
                self.promise_replayed(op, clone);
            }
        }
        Ok(clone)
    }

    /// What the derivative knows of a replayed instruction: which memory it touches, that a rule has no effect.
    fn promise_replayed(&self, op: ir::Op, clone: Value) {
        let data = &self.body.ops[op];
        if spaces::is_marked(data) {
            self.emitter.spaces.mark(&data.kind, clone);
        }
        if data.kind.rule().is_some() && clone.is_call() {
            clone.set_pure();
        }
    }

    /// The op is the truth about callee and flags, which transformations may have changed.
    fn set_promises(&mut self, op: ir::Op, origin: Value, clone: Value) -> Result<()> {
        match &self.body.ops[op].kind {
            OpKind::Call(call) | OpKind::Control(ir::Control::Invoke(call)) => {
                if let Callee::Func(id) = call.callee {
                    let callee = self.emitter.declare(self.module, id)?;
                    if clone.callee() != callee.value() {
                        clone.set_callee(callee);
                    }
                }
                clone.set_fast_math(FastMath(call.flags.0.into()));
            }
            OpKind::Scalar(
                Scalar::Rule(_, flags) | Scalar::Fcmp(_, flags) | Scalar::Select(flags),
            ) => {
                clone.set_fast_math(FastMath(flags.0.into()));
            }
            OpKind::Scalar(Scalar::Int(_, wrap) | Scalar::Cast(_, wrap))
                if wrap_flags(origin) != *wrap =>
            {
                clone.set_arith_flags(ArithFlags {
                    nuw: wrap.nuw,
                    nsw: wrap.nsw,
                    exact: wrap.exact,
                    nneg: wrap.exact,
                    disjoint: wrap.exact,
                    samesign: false,
                });
            }
            _ => {}
        }
        Ok(())
    }

    /// The call of an `invoke` with its two targets.
    pub(crate) fn write_invoke(
        &mut self,
        op: ir::Op,
        call: &Call,
        args: &[Value],
        to: (Block, Block),
    ) -> Result<Value> {
        if let Some(origin) = self.emitter.tables.origin(&self.body.ops[op]) {
            let clone = self.insert_clone(op, origin, args)?;
            clone.set_successor(0, to.0);
            clone.set_successor(1, to.1);
            return Ok(clone);
        }
        self.locate(self.body.ops[op].loc);
        let ty = self.emitter.function_type(self.module, &call.sig)?;
        let (callee, args) = self.callee(call, args)?;
        Ok(self.builder.invoke(ty, callee, args, to.0, to.1))
    }

    /// Leaves the function by unwinding.
    pub(crate) fn write_unwind(&mut self, op: ir::Op, args: &[Value]) -> Result<()> {
        match (self.emitter.tables.origin(&self.body.ops[op]), args) {
            (Some(origin), _) => self.insert_clone(op, origin, args).map(drop),
            (None, [exception]) => {
                self.builder.resume(*exception);
                Ok(())
            }
            (None, _) => Err(Diagnostic::internal("an unwind without an exception").into()),
        }
    }

    /// What a terminator keeps of the one that its op came from.
    pub(crate) fn keep_terminator_metadata(&mut self, terminator: Value, op: ir::Op) {
        let Some(origin) = self.emitter.tables.origin(&self.body.ops[op]) else {
            return;
        };
        if !origin.is_terminator() {
            return;
        }
        terminator.copy_location(origin);
        if self.fidelity == Fidelity::Replay {
            terminator.rebase_location();
        }
        if terminator.opcode() == origin.opcode()
            && terminator.successors().len() == origin.successors().len()
        {
            for kind in ["prof", "unpredictable"] {
                terminator.copy_metadata(origin, kind);
            }
        }
        if self.fidelity == Fidelity::RoundTrip
            && origin.has_debug_records()
            && !terminator.has_debug_records()
        {
            terminator.clone_debug_records(origin);
        }
    }

    /// The same for a branch back to a loop's header.
    pub(crate) fn keep_latch_metadata(&mut self, latch: Value, op: ir::Op) {
        self.keep_terminator_metadata(latch, op);
        let origin = self.emitter.tables.origin(&self.body.ops[op]);
        if let (Fidelity::RoundTrip, Some(origin)) = (self.fidelity, origin) {
            latch.copy_metadata(origin, "llvm.loop");
        }
    }
}

/// Struct types of one shape differ by name in LLVM; a constant takes the type of its place.
fn set_operand(clone: Value, operand: u32, value: Value) {
    let old = clone.operand(operand);
    if old == value {
        return;
    }
    let ty = old.ty();
    let fitting = match value.ty() == ty {
        true => value,
        false if value.is_poison() => ty.poison(),
        false if value.is_undef() => ty.undef(),
        false if value.is_constant() && value.is_null() => ty.zero(),
        false => value,
    };
    clone.set_operand(operand, fitting);
}

fn drop_for_replay(clone: Value) {
    for kind in clone.metadata_kinds() {
        if !REPLAYED.contains(&kind.as_str()) {
            clone.remove_metadata(&kind);
        }
    }
    clone.drop_call_promises();
    clone.rebase_location();
}
