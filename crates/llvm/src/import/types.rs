//! LLVM's types as types of the structured IR.

use super::ModuleImporter;
use crate::{Type, TypeKind};
use tapeless_ir as ir;
use tapeless_ir::{Aggregate, FloatKind, ScalarType};

/// Arrays and structs with more parts than this are left to the host when they are values.
const MOST_PARTS: u64 = 1 << 16;

impl ModuleImporter {
    /// The type of values of an LLVM type.
    pub fn ty(&mut self, ty: Type) -> ir::Type {
        if let Some(&known) = self.types.get(&ty) {
            return known;
        }
        let made = self.make_type(ty);
        self.types.insert(ty, made);
        made
    }

    /// Nesting of types is bounded by the source's declarations, so recursion is safe here.
    fn make_type(&mut self, ty: Type) -> ir::Type {
        if let Some(scalar) = scalar(ty) {
            if let ScalarType::Ptr(space) = scalar {
                let bytes = self.llvm.layout().alloc_size(ty);
                self.module.target.set_pointer_bytes(space, bytes);
            }
            return ir::Type::Scalar(scalar);
        }
        match ty.kind() {
            TypeKind::Vector => match (scalar(ty.element()), ty.lanes()) {
                (Some(element), Some(lanes)) => {
                    self.ty(ty.element());
                    ir::Type::Vector(element, lanes)
                }
                _ => self.host_type(ty),
            },
            TypeKind::Array if ty.is_sized() && ty.array_len() <= MOST_PARTS => {
                let element = self.ty(ty.element());
                self.aggregate(
                    ty,
                    Aggregate::Array {
                        element,
                        len: ty.array_len(),
                    },
                )
            }
            TypeKind::Struct if ty.is_sized() => {
                let layout = self.llvm.layout();
                let fields = ty.fields();
                let placed = fields
                    .iter()
                    .zip(0..)
                    .map(|(&field, index)| (self.ty(field), layout.field_offset(ty, index)))
                    .collect();
                let size = layout.alloc_size(ty);
                self.aggregate(
                    ty,
                    Aggregate::Struct {
                        fields: placed,
                        size,
                        packed: ty.is_packed(),
                    },
                )
            }
            _ => self.host_type(ty),
        }
    }

    fn aggregate(&mut self, ty: Type, shape: Aggregate) -> ir::Type {
        let id = self.module.intern(shape);
        self.tables.aggregates.entry(id).or_insert(ty);
        ir::Type::Aggregate(id)
    }

    fn host_type(&mut self, ty: Type) -> ir::Type {
        self.tables.types.push(ty);
        ir::Type::Host(self.tables.types.len() as u32 - 1)
    }

    /// The result type of a function type; `None` for void.
    pub(crate) fn result(&mut self, ty: Type) -> Option<ir::Type> {
        (!ty.is_void()).then(|| self.ty(ty))
    }

    /// The signature of a function type.
    pub(crate) fn signature(&mut self, ty: Type) -> ir::Signature {
        ir::Signature {
            params: ty
                .params()
                .into_iter()
                .map(|param| self.ty(param))
                .collect(),
            ret: self.result(ty.result()),
            variadic: ty.is_variadic(),
        }
    }
}

pub(super) fn scalar(ty: Type) -> Option<ScalarType> {
    Some(match ty.kind() {
        TypeKind::Integer => ScalarType::Int(ty.int_width()),
        TypeKind::Pointer => ScalarType::Ptr(ty.address_space()),
        TypeKind::Half => ScalarType::Float(FloatKind::F16),
        TypeKind::BFloat => ScalarType::Float(FloatKind::BF16),
        TypeKind::Float => ScalarType::Float(FloatKind::F32),
        TypeKind::Double => ScalarType::Float(FloatKind::F64),
        TypeKind::X86Fp80 => ScalarType::Float(FloatKind::F80),
        TypeKind::Fp128 => ScalarType::Float(FloatKind::F128),
        _ => return None,
    })
}
