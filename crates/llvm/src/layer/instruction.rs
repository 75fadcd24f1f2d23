//! What instructions say beyond their operands.

use crate::ffi::{self, ffi};
use crate::function::Block;
use crate::opcode::{FloatPredicate, IntPredicate, Opcode};
use crate::types::Type;
use crate::value::Value;
use tapeless_diag::Location;

/// Permissions to reorder and approximate floating-point arithmetic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FastMath(pub u32);

/// Promises about integer arithmetic whose breach is poison. Only those that the opcode knows can be set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ArithFlags {
    /// No unsigned wrap (`add`, `sub`, `mul`, `shl`, `trunc`).
    pub nuw: bool,
    /// No signed wrap (the same).
    pub nsw: bool,
    /// No remainder (`udiv`, `sdiv`, `lshr`, `ashr`).
    pub exact: bool,
    /// Operand is not negative (`zext`, `uitofp`).
    pub nneg: bool,
    /// No common bits (`or`).
    pub disjoint: bool,
    /// Operands have the same sign (`icmp`).
    pub samesign: bool,
}

/// `inbounds`, `nusw` and `nuw` of an address computation, as LLVM's bits 0, 1, 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GepFlags(pub u32);

impl GepFlags {
    /// The address stays within the object (or one past its end).
    pub const INBOUNDS: GepFlags = GepFlags(3);
    /// No offset that is added is negative.
    pub const NUW: GepFlags = GepFlags(4);

    /// Whether all of some flags are set.
    pub fn has(self, flags: GepFlags) -> bool {
        self.0 & flags.0 == flags.0
    }

    /// These flags, and others.
    #[must_use]
    pub fn and(self, flags: GepFlags) -> GepFlags {
        GepFlags(self.0 | flags.0)
    }
}

impl Value {
    /// How an `icmp` compares.
    pub fn int_predicate(self) -> IntPredicate {
        debug_assert!(self.is(Opcode::ICmp));
        IntPredicate::from_raw(ffi!(LLVMGetICmpPredicate(self.0)))
    }

    /// How an `fcmp` compares.
    pub fn float_predicate(self) -> FloatPredicate {
        debug_assert!(self.is(Opcode::FCmp));
        FloatPredicate::from_raw(ffi!(LLVMGetFCmpPredicate(self.0)))
    }

    /// The fast-math flags; `None` where the instruction cannot have any.
    pub fn fast_math(self) -> Option<FastMath> {
        (self.is_instruction() && ffi!(LLVMCanValueUseFastMathFlags(self.0)) != 0)
            .then(|| FastMath(ffi!(LLVMGetFastMathFlags(self.0))))
    }

    /// Sets the fast-math flags where the instruction can have any.
    pub fn set_fast_math(self, flags: FastMath) {
        if self.is_instruction() && ffi!(LLVMCanValueUseFastMathFlags(self.0)) != 0 {
            ffi!(LLVMSetFastMathFlags(self.0, flags.0));
        }
    }

    /// The promises about integer arithmetic.
    pub fn arith_flags(self) -> ArithFlags {
        let bits = ffi!(tapeless_arith_flags(self.0));
        let has = |bit: u32| bits & (1 << bit) != 0;
        ArithFlags {
            nuw: has(0),
            nsw: has(1),
            exact: has(2),
            nneg: has(3),
            disjoint: has(4),
            samesign: has(5),
        }
    }

    /// Sets those promises that the instruction knows.
    pub fn set_arith_flags(self, flags: ArithFlags) {
        let ArithFlags {
            nuw,
            nsw,
            exact,
            nneg,
            disjoint,
            samesign,
        } = flags;
        let bits = [nuw, nsw, exact, nneg, disjoint, samesign]
            .iter()
            .rev()
            .fold(0, |bits, &bit| bits << 1 | u32::from(bit));
        ffi!(tapeless_set_arith_flags(self.0, bits));
    }

    /// Drops every flag and metadata whose breach is poison or undefined behaviour.
    pub fn drop_poison_flags(self) {
        ffi!(tapeless_drop_poison_flags(self.0));
    }

    /// The flags of a `getelementptr`.
    pub fn gep_flags(self) -> GepFlags {
        GepFlags(ffi!(LLVMGEPGetNoWrapFlags(self.0)))
    }

    /// Says more of a `getelementptr`.
    pub fn set_gep_flags(self, flags: GepFlags) {
        ffi!(LLVMGEPSetNoWrapFlags(self.0, flags.0));
    }

    /// The type over which a `getelementptr` steps.
    pub fn gep_source_type(self) -> Type {
        Type(ffi!(LLVMGetGEPSourceElementType(self.0)))
    }

    /// A `getelementptr` as `base + constant + Σ index · scale`, in bytes: the constant and the terms.
    /// Indices have their own width and are sign-extended. `None` for vectors of pointers and scalable types.
    pub fn gep_offset(self) -> Option<(i64, Vec<(Value, i64)>)> {
        let mut constant = 0;
        let most = self.operand_count() as usize;
        let mut indices = vec![std::ptr::null_mut(); most];
        let mut scales = vec![0; most];
        let count = ffi!(tapeless_gep_offset(
            self.0,
            &raw mut constant,
            indices.as_mut_ptr(),
            scales.as_mut_ptr()
        ));
        let count = usize::try_from(count).ok()?;
        Some((
            constant,
            indices
                .into_iter()
                .map(Value)
                .zip(scales)
                .take(count)
                .collect(),
        ))
    }

    /// The type that an `alloca` reserves room for.
    pub fn allocated_type(self) -> Type {
        Type(ffi!(LLVMGetAllocatedType(self.0)))
    }

    /// The type that a load or store moves.
    pub fn access_type(self) -> Type {
        match self.opcode() {
            Opcode::Store => self.operand(0).ty(),
            Opcode::AtomicCmpXchg => self.operand(1).ty(),
            _ => self.ty(),
        }
    }

    /// The address of a load or a store.
    pub fn access_pointer(self) -> Value {
        self.operand(u32::from(self.is(Opcode::Store)))
    }

    /// Alignment of a load, store, alloca or global value, in bytes.
    pub fn align(self) -> u32 {
        ffi!(LLVMGetAlignment(self.0))
    }

    /// Sets that alignment.
    pub fn set_align(self, bytes: u32) {
        ffi!(LLVMSetAlignment(self.0, bytes));
    }

    /// Whether a memory access must happen exactly as written.
    pub fn is_volatile(self) -> bool {
        ffi!(tapeless_is_volatile(self.0))
    }

    /// Whether a memory access is atomic.
    pub fn is_atomic(self) -> bool {
        ffi!(tapeless_is_atomic(self.0))
    }

    /// The indices of `extractvalue` or `insertvalue`.
    pub fn indices(self) -> Vec<u32> {
        let count = ffi!(LLVMGetNumIndices(self.0));
        let first = ffi!(LLVMGetIndices(self.0));
        // SAFETY: the instruction holds `count` indices.
        (0..count as usize)
            .map(|i| unsafe { *first.add(i) })
            .collect()
    }

    /// The mask of a `shufflevector`; `None` for lanes that are poison.
    pub fn shuffle_mask(self) -> Vec<Option<u32>> {
        let count = ffi!(LLVMGetNumMaskElements(self.0));
        (0..count)
            .map(|i| u32::try_from(ffi!(LLVMGetMaskValue(self.0, i))).ok())
            .collect()
    }

    /// The value that a landing pad's clause names.
    pub fn landing_pad_clauses(self) -> Vec<Value> {
        let count = ffi!(LLVMGetNumClauses(self.0));
        (0..count)
            .map(|i| Value(ffi!(LLVMGetClause(self.0, i))))
            .collect()
    }

    /// Whether a landing pad runs for every exception.
    pub fn is_cleanup(self) -> bool {
        ffi!(LLVMIsCleanup(self.0)) != 0
    }

    /// Whether it ends its block.
    pub fn is_terminator(self) -> bool {
        self.is_instruction() && !ffi!(LLVMIsATerminatorInst(self.0)).is_null()
    }

    /// Where a terminator goes.
    pub fn successors(self) -> Vec<Block> {
        let count = ffi!(LLVMGetNumSuccessors(self.0));
        (0..count)
            .map(|i| Block(ffi!(LLVMGetSuccessor(self.0, i))))
            .collect()
    }

    /// Redirects one edge; the phis of both targets are the caller's business.
    pub fn set_successor(self, index: u32, target: Block) {
        ffi!(LLVMSetSuccessor(self.0, index, target.0));
    }

    /// The cases of a `switch` in the order of its successors 1, 2, …; the default is successor 0.
    pub fn switch_cases(self) -> Vec<(Value, Block)> {
        debug_assert!(self.is(Opcode::Switch));
        let targets = self.successors();
        let cases = targets.iter().enumerate().skip(1);
        cases
            .map(|(i, &target)| (Value(ffi!(tapeless_switch_case(self.0, i as u32))), target))
            .collect()
    }

    /// Whether a `br` has a condition.
    pub fn is_conditional(self) -> bool {
        self.is(Opcode::Br) && ffi!(LLVMIsConditional(self.0)) != 0
    }

    /// The pairs of a phi.
    pub fn incoming(self) -> Vec<(Value, Block)> {
        debug_assert!(self.is(Opcode::Phi));
        let count = ffi!(LLVMCountIncoming(self.0));
        let pair = |i| {
            (
                Value(ffi!(LLVMGetIncomingValue(self.0, i))),
                Block(ffi!(LLVMGetIncomingBlock(self.0, i))),
            )
        };
        (0..count).map(pair).collect()
    }

    /// Adds a pair to a phi.
    pub fn add_incoming(self, value: Value, from: Block) {
        let (mut value, mut from) = (value.0, from.0);
        ffi!(LLVMAddIncoming(self.0, &raw mut value, &raw mut from, 1));
    }

    /// Removes every pair of a phi that comes from a block; the phi stays even when it becomes empty.
    pub fn remove_incoming(self, from: Block) {
        ffi!(tapeless_phi_remove_incoming(self.0, from.0));
    }

    /// A copy with the same operands, flags and metadata, without parent, name or debug records.
    pub fn clone_instruction(self) -> Value {
        debug_assert!(self.is_instruction());
        Value(ffi!(LLVMInstructionClone(self.0)))
    }

    /// Copies the debug records before `from` to stand before this instruction.
    pub fn clone_debug_records(self, from: Value) {
        ffi!(tapeless_clone_debug_records(self.0, from.0));
    }

    /// Whether debug records stand before it.
    pub fn has_debug_records(self) -> bool {
        ffi!(tapeless_has_debug_records(self.0))
    }

    /// Takes it out of its block and destroys it. It must have no uses.
    pub fn erase(self) {
        debug_assert!(self.is_instruction());
        ffi!(LLVMInstructionEraseFromParent(self.0));
    }

    /// Moves it to stand before another instruction.
    pub fn move_before(self, other: Value) {
        ffi!(tapeless_move_before(self.0, other.0));
    }

    /// The instruction after it in its block.
    pub fn next(self) -> Option<Value> {
        Value::from_raw(ffi!(LLVMGetNextInstruction(self.0)))
    }

    /// Takes another value wherever it takes one.
    pub fn replace_operand(self, old: Value, new: Value) {
        let same = (0..self.operand_count()).filter(|&at| self.operand(at) == old);
        same.for_each(|at| self.set_operand(at, new));
    }

    /// What comes after a value is made, where that is in the same block.
    pub fn after(self) -> Option<Value> {
        match () {
            () if self.is_argument() => self.argument_function().entry().first_insertion_point(),
            () if !self.is_instruction() => None,
            () if self.is(Opcode::Phi) => self.block().first_insertion_point(),
            () => self.next(),
        }
    }

    /// The place in the user's source, if the compiler kept it: the innermost one, within inlined code.
    pub fn location(self) -> Option<Location> {
        self.frames().into_iter().next()
    }

    /// Where a function or a global variable is defined in the user's source.
    pub fn definition(self) -> Option<Location> {
        let mut line = 0;
        let file = ffi::collect(|sink, state| {
            ffi!(tapeless_definition_location(
                self.0,
                &raw mut line,
                sink,
                state
            ));
        });
        (line > 0).then(|| Location {
            file: file.into(),
            line,
            column: 0,
        })
    }

    /// Its place, then the places where the code that holds it is inlined, outwards. Those that the compiler made up
    /// have none.
    pub fn frames(self) -> Vec<Location> {
        let text = ffi::collect(|sink, state| ffi!(tapeless_frames(self.0, sink, state)));
        let frame = |line: &str| {
            let mut parts = line.splitn(3, '\t');
            let (line, column) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
            let file = parts.next()?.into();
            Some(Location { file, line, column }).filter(|place| place.line > 0)
        };
        text.lines().map_while(frame).collect()
    }

    /// Gives it the debug location of another instruction, or none.
    pub fn copy_location(self, from: Value) {
        ffi!(tapeless_copy_location(self.0, from.0));
    }

    /// Whether it may read memory.
    pub fn may_read(self) -> bool {
        ffi!(tapeless_may_read(self.0))
    }

    /// Whether it may write memory.
    pub fn may_write(self) -> bool {
        ffi!(tapeless_may_write(self.0))
    }

    /// Whether it writes, unwinds or fails to return: whatever forbids dropping it.
    pub fn has_side_effects(self) -> bool {
        ffi!(tapeless_has_side_effects(self.0))
    }
}
