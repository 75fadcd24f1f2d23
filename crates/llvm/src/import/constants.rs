//! LLVM's constants.

use super::ModuleImporter;
use crate::{Opcode, Value, ValueKind};
use tapeless_ir as ir;
use tapeless_ir::Constant;

/// Vectors and aggregates with more elements than this are left to the host.
const MOST_ELEMENTS: u64 = 256;

impl ModuleImporter {
    /// A constant and its type.
    pub fn constant(&mut self, value: Value) -> (ir::Type, Constant) {
        let ty = self.ty(value.ty());
        (ty, self.constant_of(value, ty))
    }

    /// Nesting of constants is bounded by that of their types.
    fn constant_of(&mut self, value: Value, ty: ir::Type) -> Constant {
        match value.kind() {
            ValueKind::ConstantInt | ValueKind::ConstantFp if matches!(ty, ir::Type::Scalar(_)) => {
                self.bits(value, ty)
            }
            ValueKind::ConstantPointerNull | ValueKind::ConstantAggregateZero => Constant::Zero,
            ValueKind::Undef => Constant::Undef,
            ValueKind::Poison => Constant::Poison,
            ValueKind::Function => match value.as_function() {
                Some(function) => Constant::Func(self.declare(function)),
                None => self.host_constant(value),
            },
            ValueKind::GlobalVariable => Constant::Global(self.global(value), 0),
            ValueKind::ConstantExpr | ValueKind::GlobalAlias => nowhere(value)
                .or_else(|| self.address(value))
                .unwrap_or_else(|| self.host_constant(value)),
            ValueKind::ConstantDataVector
            | ValueKind::ConstantDataArray
            | ValueKind::ConstantVector
            | ValueKind::ConstantArray
            | ValueKind::ConstantStruct
            | ValueKind::ConstantInt
            | ValueKind::ConstantFp => self
                .elements(value)
                .unwrap_or_else(|| self.host_constant(value)),
            _ => self.host_constant(value),
        }
    }

    fn bits(&mut self, value: Value, ty: ir::Type) -> Constant {
        let words = value.const_bits().unwrap_or_default();
        if words.is_empty() || words.len() > 2 {
            return self.host_constant(value);
        }
        let bits = words
            .iter()
            .rev()
            .fold(0u128, |all, &word| all << 64 | u128::from(word));
        match ty.is_float() {
            true if bits == 0 => Constant::Zero,
            true => Constant::Float(bits),
            false => Constant::Int(bits),
        }
    }

    /// `@global + bytes`
    pub(super) fn address(&mut self, value: Value) -> Option<Constant> {
        let (mut base, mut at) = (value, 0i64);
        loop {
            match base.kind() {
                ValueKind::GlobalVariable => return Some(Constant::Global(self.global(base), at)),
                ValueKind::GlobalAlias => base = base.aliasee()?,
                ValueKind::ConstantExpr if base.opcode() == Opcode::GetElementPtr => {
                    let (offset, _) = base.gep_offset().filter(|(_, terms)| terms.is_empty())?;
                    at = at.checked_add(offset)?;
                    base = base.operand(0);
                }
                _ => return None,
            }
        }
    }

    fn elements(&mut self, value: Value) -> Option<Constant> {
        let count = value.const_element_count();
        if count > MOST_ELEMENTS {
            return None;
        }
        let mut elements = Vec::with_capacity(count as usize);
        for index in 0..count as u32 {
            let (_, element) = self.constant(value.const_element(index)?);
            elements.push(element);
        }
        Some(Constant::Elements(elements.into()))
    }

    fn host_constant(&mut self, value: Value) -> Constant {
        let next = self.tables.constants.len() as u32;
        let number = *self.host_constants.entry(value).or_insert(next);
        if number == next {
            self.tables.constants.push(value);
        }
        Constant::Host(number)
    }
}

/// An address at which nothing lies.
fn nowhere(value: Value) -> Option<Constant> {
    let number = value.is_int_to_ptr().then(|| value.operand(0))?;
    let address = u128::from(number.const_u64()?);
    ir::NOWHERE
        .contains(&address)
        .then_some(Constant::Int(address))
}
