//! Values: what every operand is.

use crate::ffi::{self, LLVMValueRef, ffi};
use crate::function::{Block, Function};
use crate::module::Module;
use crate::opcode::{Opcode, ValueKind};
use crate::types::Type;
use std::fmt;

/// Any value: constant, argument, instruction, function, global variable.
///
/// What only an instruction can answer is in [`crate::instruction`], calls in [`crate::call`], constants in
/// [`crate::constant`]; all are methods of this one type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(pub(crate) LLVMValueRef);

impl Value {
    /// `None` for the null that LLVM's interface uses for absence.
    pub(crate) fn from_raw(raw: LLVMValueRef) -> Option<Self> {
        (!raw.is_null()).then_some(Self(raw))
    }

    /// What it is.
    pub fn kind(self) -> ValueKind {
        ValueKind::from_raw(ffi!(LLVMGetValueKind(self.0)))
    }

    /// Its type.
    pub fn ty(self) -> Type {
        Type(ffi!(LLVMTypeOf(self.0)))
    }

    /// The name without sigil; empty when it has none.
    pub fn name(self) -> String {
        let mut size = 0;
        let data = ffi!(LLVMGetValueName2(self.0, &raw mut size));
        // SAFETY: the name is `size` bytes that live until the value is renamed; they are copied here.
        unsafe { ffi::copy_text(data, size) }
    }

    /// Renames it; LLVM makes the name unique in its scope.
    pub fn set_name(self, name: &str) {
        ffi!(LLVMSetValueName2(self.0, name.as_ptr().cast(), name.len()));
    }

    /// Whether it is an instruction.
    pub fn is_instruction(self) -> bool {
        self.kind() == ValueKind::Instruction
    }

    /// Whether it is a parameter of a function.
    pub fn is_argument(self) -> bool {
        self.kind() == ValueKind::Argument
    }

    /// Whether it is a constant, functions and globals included.
    pub fn is_constant(self) -> bool {
        ffi!(LLVMIsConstant(self.0)) != 0
    }

    /// The function, if it is one.
    pub fn as_function(self) -> Option<Function> {
        (self.kind() == ValueKind::Function).then_some(Function(self))
    }

    /// Whether it is a global variable.
    pub fn is_global_variable(self) -> bool {
        self.kind() == ValueKind::GlobalVariable
    }

    /// The function to which a parameter belongs.
    pub fn argument_function(self) -> Function {
        debug_assert!(self.is_argument());
        Function(Value(ffi!(LLVMGetParamParent(self.0))))
    }

    /// The position of a parameter.
    pub fn argument_index(self) -> u32 {
        debug_assert!(self.is_argument());
        ffi!(tapeless_argument_index(self.0))
    }

    /// The instruction's, or the constant expression's, opcode.
    pub fn opcode(self) -> Opcode {
        if self.kind() == ValueKind::ConstantExpr {
            return Opcode::from_raw(ffi!(LLVMGetConstOpcode(self.0)));
        }
        debug_assert!(self.is_instruction());
        Opcode::from_raw(ffi!(LLVMGetInstructionOpcode(self.0)))
    }

    /// Whether it is an instruction with this opcode.
    pub fn is(self, opcode: Opcode) -> bool {
        self.is_instruction() && self.opcode() == opcode
    }

    /// Whether it is a constant number in the place of a pointer.
    pub fn is_int_to_ptr(self) -> bool {
        self.kind() == ValueKind::ConstantExpr && self.opcode() == Opcode::IntToPtr
    }

    /// Operands of an instruction or a constant; a call's callee is the last.
    pub fn operands(self) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator {
        (0..self.operand_count()).map(move |i| self.operand(i))
    }

    /// How many operands it has.
    pub fn operand_count(self) -> u32 {
        ffi!(LLVMGetNumOperands(self.0)).cast_unsigned()
    }

    /// One operand.
    pub fn operand(self, index: u32) -> Value {
        debug_assert!(index < self.operand_count());
        Value(ffi!(LLVMGetOperand(self.0, index)))
    }

    /// Replaces one operand.
    pub fn set_operand(self, index: u32, operand: Value) {
        debug_assert!(index < self.operand_count());
        ffi!(LLVMSetOperand(self.0, index, operand.0));
    }

    /// Who uses it, once per use.
    pub fn users(self) -> Vec<Value> {
        let mut users = Vec::new();
        let mut next = ffi!(LLVMGetFirstUse(self.0));
        while !next.is_null() {
            users.push(Value(ffi!(LLVMGetUser(next))));
            next = ffi!(LLVMGetNextUse(next));
        }
        users
    }

    /// Whether anything uses it.
    pub fn has_users(self) -> bool {
        !ffi!(LLVMGetFirstUse(self.0)).is_null()
    }

    /// Replaces every use of it.
    pub fn replace_uses(self, by: Value) {
        ffi!(LLVMReplaceAllUsesWith(self.0, by.0));
    }

    /// The value behind casts that change nothing about a pointer.
    pub fn strip_casts(self) -> Value {
        Value(ffi!(tapeless_strip_pointer_casts(self.0)))
    }

    /// The block of an instruction.
    pub fn block(self) -> Block {
        debug_assert!(self.is_instruction());
        Block(ffi!(LLVMGetInstructionParent(self.0)))
    }

    /// The function in which an instruction or a parameter lives.
    pub fn function(self) -> Option<Function> {
        match self.kind() {
            ValueKind::Instruction => Some(self.block().function()),
            ValueKind::Argument => Some(self.argument_function()),
            _ => None,
        }
    }

    /// The module of a global value.
    pub fn global_module(self) -> Module {
        Module(ffi!(LLVMGetGlobalParent(self.0)))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(ffi::take_message(ffi!(LLVMPrintValueToString(self.0))).trim_start())
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{self}`")
    }
}
