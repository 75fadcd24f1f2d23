//! Writing instructions.

mod ends;

use crate::call::Bundle;
use crate::ffi::{LLVMBuilderRef, LLVMValueRef, ffi};
use crate::function::{Block, Function};
use crate::instruction::GepFlags;
use crate::opcode::{FloatPredicate, IntPredicate, Opcode};
use crate::types::Type;
use crate::value::Value;

/// Writes instructions at one place. Constant operands fold, so that a result may be a constant.
#[derive(Debug)]
pub struct Builder(pub(crate) LLVMBuilderRef);

const UNNAMED: *const std::ffi::c_char = c"".as_ptr();

impl Drop for Builder {
    fn drop(&mut self) {
        ffi!(LLVMDisposeBuilder(self.0));
    }
}

impl Builder {
    /// Writes at the end of a block.
    pub fn at_end(block: Block) -> Self {
        let builder = Self(ffi!(LLVMCreateBuilderInContext(
            block.function().ty().context().0
        )));
        builder.move_to_end(block);
        builder
    }

    /// Writes before an instruction, whose debug location the new ones take.
    pub fn before(instruction: Value) -> Self {
        let builder = Self(ffi!(LLVMCreateBuilderInContext(
            instruction.ty().context().0
        )));
        builder.move_before(instruction);
        builder
    }

    /// Goes on at the end of a block.
    pub fn move_to_end(&self, block: Block) {
        ffi!(LLVMPositionBuilderAtEnd(self.0, block.0));
    }

    /// Goes on before an instruction.
    pub fn move_before(&self, instruction: Value) {
        ffi!(LLVMPositionBuilderBefore(self.0, instruction.0));
        self.set_location(instruction);
    }

    /// The block in which it writes.
    pub fn block(&self) -> Block {
        Block(ffi!(LLVMGetInsertBlock(self.0)))
    }

    /// Gives all further instructions the debug location of this one, or none if it has none.
    pub fn set_location(&self, like: Value) {
        ffi!(tapeless_builder_set_location(self.0, like.0));
    }

    /// Gives all further instructions a location in line 0 of the function, which calls need in functions with
    /// debug information.
    pub fn set_artificial_location(&self, function: Function) {
        ffi!(tapeless_builder_set_artificial_location(
            self.0,
            function.0.0
        ));
    }

    /// Inserts an instruction that has no parent, such as a clone.
    pub fn insert(&self, instruction: Value) -> Value {
        ffi!(LLVMInsertIntoBuilder(self.0, instruction.0));
        instruction
    }

    /// A binary operation, `FAdd`, `Shl`, ….
    pub fn binary(&self, opcode: Opcode, lhs: Value, rhs: Value) -> Value {
        Value(ffi!(LLVMBuildBinOp(
            self.0,
            opcode.to_raw(),
            lhs.0,
            rhs.0,
            UNNAMED
        )))
    }

    /// `fneg`.
    pub fn fneg(&self, operand: Value) -> Value {
        Value(ffi!(LLVMBuildFNeg(self.0, operand.0, UNNAMED)))
    }

    /// A conversion: `ZExt`, `FPTrunc`, `PtrToInt`, ….
    pub fn cast(&self, opcode: Opcode, operand: Value, to: Type) -> Value {
        Value(ffi!(LLVMBuildCast(
            self.0,
            opcode.to_raw(),
            operand.0,
            to.0,
            UNNAMED
        )))
    }

    /// `icmp`.
    pub fn icmp(&self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Value {
        Value(ffi!(LLVMBuildICmp(
            self.0,
            predicate.to_raw(),
            lhs.0,
            rhs.0,
            UNNAMED
        )))
    }

    /// `fcmp`.
    pub fn fcmp(&self, predicate: FloatPredicate, lhs: Value, rhs: Value) -> Value {
        Value(ffi!(LLVMBuildFCmp(
            self.0,
            predicate.to_raw(),
            lhs.0,
            rhs.0,
            UNNAMED
        )))
    }

    /// `select`.
    pub fn select(&self, condition: Value, yes: Value, no: Value) -> Value {
        Value(ffi!(LLVMBuildSelect(
            self.0,
            condition.0,
            yes.0,
            no.0,
            UNNAMED
        )))
    }

    /// `freeze`.
    pub fn freeze(&self, operand: Value) -> Value {
        Value(ffi!(LLVMBuildFreeze(self.0, operand.0, UNNAMED)))
    }

    /// A phi without pairs; see [`Value::add_incoming`].
    pub fn phi(&self, ty: Type) -> Value {
        Value(ffi!(LLVMBuildPhi(self.0, ty.0, UNNAMED)))
    }

    /// `load`, with an alignment in bytes.
    pub fn load(&self, ty: Type, pointer: Value, align: u32) -> Value {
        let load = Value(ffi!(LLVMBuildLoad2(self.0, ty.0, pointer.0, UNNAMED)));
        load.set_align(align);
        load
    }

    /// `store`, with an alignment in bytes.
    pub fn store(&self, value: Value, pointer: Value, align: u32) -> Value {
        let store = Value(ffi!(LLVMBuildStore(self.0, value.0, pointer.0)));
        store.set_align(align);
        store
    }

    /// `alloca` of one value; allocas belong into entry blocks.
    pub fn alloca(&self, ty: Type) -> Value {
        Value(ffi!(LLVMBuildAlloca(self.0, ty.0, UNNAMED)))
    }

    /// `alloca` of `count` values.
    pub fn alloca_array(&self, ty: Type, count: Value) -> Value {
        Value(ffi!(LLVMBuildArrayAlloca(self.0, ty.0, count.0, UNNAMED)))
    }

    /// `getelementptr`.
    pub fn gep(&self, source: Type, base: Value, indices: &[Value], flags: GepFlags) -> Value {
        let (mut raw, count) = raw(indices);
        Value(ffi!(LLVMBuildGEPWithNoWrapFlags(
            self.0,
            source.0,
            base.0,
            raw.as_mut_ptr(),
            count,
            UNNAMED,
            flags.0
        )))
    }

    /// `base + bytes`, as a `getelementptr i8`.
    pub fn byte_offset(&self, base: Value, bytes: Value, flags: GepFlags) -> Value {
        self.gep(base.ty().context().int(8), base, &[bytes], flags)
    }

    /// What lies so many bytes behind the beginning of an aligned access, and how that is aligned.
    pub fn behind(&self, (begin, align): (Value, u32), bytes: u64) -> (Value, u32) {
        match bytes {
            0 => (begin, align),
            _ => {
                let by = begin.ty().context().int(64).int(bytes);
                let place = self.byte_offset(begin, by, GepFlags::INBOUNDS);
                (place, align.min(1 << bytes.trailing_zeros()))
            }
        }
    }

    /// The address of a struct's field.
    pub fn field(&self, structure: Type, base: Value, field: u32) -> Value {
        Value(ffi!(LLVMBuildStructGEP2(
            self.0,
            structure.0,
            base.0,
            field,
            UNNAMED
        )))
    }

    /// `extractvalue` with one index.
    pub fn extract_value(&self, aggregate: Value, index: u32) -> Value {
        Value(ffi!(LLVMBuildExtractValue(
            self.0,
            aggregate.0,
            index,
            UNNAMED
        )))
    }

    /// `insertvalue` with one index.
    pub fn insert_value(&self, aggregate: Value, element: Value, index: u32) -> Value {
        Value(ffi!(LLVMBuildInsertValue(
            self.0,
            aggregate.0,
            element.0,
            index,
            UNNAMED
        )))
    }

    /// `extractelement`.
    pub fn extract_element(&self, vector: Value, lane: Value) -> Value {
        Value(ffi!(LLVMBuildExtractElement(
            self.0, vector.0, lane.0, UNNAMED
        )))
    }

    /// `insertelement`.
    pub fn insert_element(&self, vector: Value, element: Value, lane: Value) -> Value {
        Value(ffi!(LLVMBuildInsertElement(
            self.0, vector.0, element.0, lane.0, UNNAMED
        )))
    }

    /// `shufflevector`; `None` makes a lane poison.
    pub fn shuffle(&self, lhs: Value, rhs: Value, mask: &[Option<u32>]) -> Value {
        let index = lhs.ty().context().int(32);
        let lanes: Vec<_> = mask
            .iter()
            .map(|lane| lane.map_or(index.poison(), |lane| index.int(lane.into())))
            .collect();
        let mask = Type::const_vector(&lanes);
        Value(ffi!(LLVMBuildShuffleVector(
            self.0, lhs.0, rhs.0, mask.0, UNNAMED
        )))
    }
}

fn raw(values: &[Value]) -> (Vec<LLVMValueRef>, u32) {
    let raw: Vec<_> = values.iter().map(|value| value.0).collect();
    let count = raw.len() as u32;
    (raw, count)
}

fn raw_bundle(bundle: &Bundle) -> llvm_sys::prelude::LLVMOperandBundleRef {
    let (mut args, count) = raw(&bundle.args);
    ffi!(LLVMCreateOperandBundle(
        bundle.tag.as_ptr().cast(),
        bundle.tag.len(),
        args.as_mut_ptr(),
        count
    ))
}
