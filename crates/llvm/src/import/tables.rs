//! What the numbers in an imported module stand for in LLVM.

use crate::{Function, Type, Value};
use rustc_hash::FxHashMap;
use tapeless_ir as ir;

/// The host's side of an imported module; its handles live as long as the imported functions do.
#[derive(Debug, Default)]
pub struct Tables {
    /// By [`ir::Origin`]: the instruction that an op came from.
    pub origins: Vec<Value>,
    /// By [`ir::Type::Host`].
    pub types: Vec<Type>,
    /// By [`ir::Constant::Host`].
    pub constants: Vec<Value>,
    /// By `ir::Function::host`.
    pub functions: Vec<Function>,
    /// By `ir::Global::host`.
    pub globals: Vec<Value>,
    /// The first type that had a shape; named struct types may share one shape.
    pub aggregates: FxHashMap<ir::AggId, Type>,
}

impl Tables {
    /// The instruction that an op came from.
    pub fn origin(&self, op: &ir::OpData) -> Option<Value> {
        self.origins.get(op.origin?.0 as usize).copied()
    }
}

/// Which operand of an instruction is which argument of the op that it became: (operand, argument).
///
/// Import reads operands by it and emission writes them back, so that both agree. Operands that are not listed
/// (direct callees, metadata, constant indices) stay as they are in a clone.
pub fn operand_map(instruction: Value) -> Vec<(u32, u32)> {
    use crate::Opcode;
    match instruction.opcode() {
        Opcode::GetElementPtr => match instruction.gep_offset() {
            Some((_, terms)) => gep_map(instruction, &terms),
            None => plain_map(instruction, instruction.operand_count()),
        },
        Opcode::Call | Opcode::Invoke => call_map(instruction),
        Opcode::ShuffleVector => plain_map(instruction, 2),
        Opcode::LandingPad => Vec::new(),
        // The further operands of a switch are its cases.
        Opcode::Switch => plain_map(instruction, 1),
        _ => plain_map(instruction, instruction.operand_count()),
    }
}

fn gep_map(gep: Value, terms: &[(Value, i64)]) -> Vec<(u32, u32)> {
    let position = |index: Value| terms.iter().position(|&(term, _)| term == index);
    let indices = (1..gep.operand_count())
        .filter_map(|operand| Some((operand, 1 + position(gep.operand(operand))? as u32)));
    std::iter::once((0, 0)).chain(indices).collect()
}

fn plain_map(instruction: Value, count: u32) -> Vec<(u32, u32)> {
    let data = (0..count).filter(|&i| is_data(instruction.operand(i)));
    data.zip(0..).collect()
}

fn call_map(call: Value) -> Vec<(u32, u32)> {
    let callee = call.callee();
    let operands = call.operand_count();
    let targets = if call.is(crate::Opcode::Invoke) { 2 } else { 0 };
    // Copies and fills end in a flag that the op holds itself.
    let transfer = call
        .intrinsic()
        .is_some_and(|name| name.starts_with("llvm.mem"));
    let most = if transfer { 3 } else { operands - 1 - targets };
    let data = (0..most).filter(|&i| is_data(call.operand(i)));
    let indirect = !matches!(
        callee.kind(),
        crate::ValueKind::Function | crate::ValueKind::InlineAsm
    );
    data.chain(indirect.then_some(operands - 1))
        .zip(0..)
        .collect()
}

/// Whether an operand is a value that computes, rather than metadata, a label or a token.
pub(crate) fn is_data(operand: Value) -> bool {
    use crate::TypeKind::{Label, Metadata, Token};
    !matches!(operand.ty().kind(), Label | Metadata | Token)
}
