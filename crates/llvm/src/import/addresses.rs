//! Addresses inside constants, as elements or under a conversion. As ops of their own they are followed as other addresses are.
//!
//! ```text
//! store <2 x ptr> <ptr @a, ptr @b>, p        →   v = insert poison, @a, 0   w = insert v, @b, 1   store w, p
//! store i64 ptrtoint (ptr @a to i64), p      →   v = ptrtoint @a   store v, p
//! ```

use super::body::Importer;
use super::instructions::cast;
use crate::{Opcode, TypeKind, Value, ValueKind};
use smallvec::smallvec;
use tapeless_ir as ir;
use tapeless_ir::ops::{IntBin, Wrap};
use tapeless_ir::{OpKind, Scalar, Type};

impl Importer<'_> {
    /// The ops that make a constant of addresses; nothing if there are none, or if it is an address itself.
    pub(super) fn spelled_out(&mut self, value: Value) -> Option<ir::Value> {
        match value.kind() {
            ValueKind::ConstantExpr if holds_address(value) => {
                let itself = self.outer.address(value).is_some();
                (!itself).then(|| self.expression(value))?
            }
            ValueKind::ConstantVector | ValueKind::ConstantArray | ValueKind::ConstantStruct
                if holds_address(value) =>
            {
                self.elements(value)
            }
            _ => None,
        }
    }

    fn expression(&mut self, value: Value) -> Option<ir::Value> {
        let ty = self.outer.ty(value.ty());
        let kind = match value.opcode() {
            Opcode::Add => Scalar::Int(IntBin::Add, Wrap::default()),
            Opcode::Sub => Scalar::Int(IntBin::Sub, Wrap::default()),
            Opcode::Xor => Scalar::Int(IntBin::Xor, Wrap::default()),
            Opcode::GetElementPtr => return self.moved(value),
            opcode => Scalar::Cast(cast(opcode)?, Wrap::default()),
        };
        let operands = value.operands();
        let args: Vec<ir::Value> = operands.map(|operand| self.constant(operand)).collect();
        Some(self.builder.value(OpKind::Scalar(kind), &args, ty))
    }

    /// An address that lies so many bytes behind another.
    fn moved(&mut self, value: Value) -> Option<ir::Value> {
        let (offset, terms) = value.gep_offset()?;
        if !terms.is_empty() || !value.ty().is_pointer() {
            return None;
        }
        let base = self.constant(value.operand(0));
        let by = self.builder.i64(offset);
        Some(self.builder.ptr_add(base, by, 1))
    }

    fn elements(&mut self, value: Value) -> Option<ir::Value> {
        let ty = self.outer.ty(value.ty());
        let mut whole = self.builder.poison(ty);
        for index in 0..value.const_element_count() as u32 {
            let element = self.constant(value.const_element(index)?);
            whole = match value.ty().is_vector() {
                true => {
                    let lane = self.builder.int(Type::I32, index.into());
                    let kind = OpKind::Scalar(Scalar::InsertElement);
                    self.builder.value(kind, &[whole, element, lane], ty)
                }
                false => {
                    let kind = OpKind::Scalar(Scalar::InsertValue(smallvec![index]));
                    self.builder.value(kind, &[whole, element], ty)
                }
            };
        }
        Some(whole)
    }
}

/// Whether a constant has the address of a variable or a function in it.
fn holds_address(value: Value) -> bool {
    use ValueKind::{Function, GlobalAlias, GlobalVariable};
    any_part(value, |part| {
        matches!(part.kind(), GlobalVariable | GlobalAlias | Function)
    })
}

/// Whether an instruction has a second name of a variable among its operands which another file may give to something else.
pub(super) fn names_replaceable(instruction: Value) -> bool {
    let is_it = |part: Value| {
        part.kind() == ValueKind::GlobalAlias
            && part.aliasee().is_none()
            && part.global_type().kind() != TypeKind::Function
    };
    instruction
        .operands()
        .any(|operand| any_part(operand, is_it))
}

/// Whether a constant is such, or one that it is made of.
fn any_part(value: Value, is_it: impl Fn(Value) -> bool + Copy) -> bool {
    match value.kind() {
        ValueKind::ConstantExpr => value.operands().any(|operand| any_part(operand, is_it)),
        ValueKind::ConstantVector | ValueKind::ConstantArray | ValueKind::ConstantStruct => {
            let mut elements =
                (0..value.const_element_count() as u32).filter_map(|i| value.const_element(i));
            elements.any(|element| any_part(element, is_it))
        }
        _ => is_it(value),
    }
}
