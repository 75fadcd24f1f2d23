//! Types and constants of the structured IR as LLVM's.

use super::Emitter;
use crate::{Type, Value};
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir as ir;
use tapeless_ir::{Aggregate, Constant, FloatKind, ScalarType};

/// Bytes: as much as any access of a global may count on.
const SHADOW_ALIGN: u32 = 64;

impl Emitter<'_> {
    /// The LLVM type of a type.
    pub fn ty(&mut self, module: &ir::Module, ty: ir::Type) -> Result<Type> {
        if let Some(&known) = self.types.get(&ty) {
            return Ok(known);
        }
        let made = match ty {
            ir::Type::Scalar(scalar) => self.scalar(scalar),
            ir::Type::Vector(element, lanes) => self.scalar(element).vector(lanes),
            ir::Type::Aggregate(id) => match self.tables.aggregates.get(&id) {
                Some(&known) => known,
                None => self.aggregate(module, id)?,
            },
            ir::Type::Host(number) => *self
                .tables
                .types
                .get(number as usize)
                .ok_or_else(|| Diagnostic::internal("a host type without a host"))?,
        };
        self.types.insert(ty, made);
        Ok(made)
    }

    fn scalar(&self, scalar: ScalarType) -> Type {
        let context = self.module.context();
        match scalar {
            ScalarType::Int(bits) => context.int(bits),
            ScalarType::Ptr(space) => context.pointer_in(space),
            ScalarType::Float(kind) => match kind {
                FloatKind::F16 => context.half(),
                FloatKind::BF16 => context.bfloat(),
                FloatKind::F32 => context.float(),
                FloatKind::F64 => context.double(),
                FloatKind::F80 => context.x86_fp80(),
                FloatKind::F128 => context.fp128(),
            },
        }
    }

    /// Nesting of types is bounded by the source's declarations, so recursion is safe here.
    fn aggregate(&mut self, module: &ir::Module, id: ir::AggId) -> Result<Type> {
        match module.aggregate(id) {
            Aggregate::Array { element, len } => Ok(self.ty(module, *element)?.array(*len)),
            Aggregate::Struct { fields, packed, .. } => {
                let fields = fields
                    .iter()
                    .map(|&(field, _)| self.ty(module, field))
                    .collect::<Result<Vec<_>>>()?;
                Ok(self.module.context().structure(&fields, *packed))
            }
        }
    }

    /// A constant of a given LLVM type.
    pub fn constant(
        &mut self,
        module: &ir::Module,
        constant: &Constant,
        ty: Type,
    ) -> Result<Value> {
        Ok(match constant {
            Constant::Int(bits) if ty.is_int() => ty.wide_int(&words(*bits)),
            Constant::Float(bits) if ty.is_float() => ty.real_from_bits(&words(*bits)),
            Constant::Int(address) if ty.is_pointer() => ty.address(*address as u64),
            Constant::Int(_) | Constant::Float(_) => {
                return Err(Diagnostic::internal("a scalar constant of another type").into());
            }
            Constant::Zero => ty.zero(),
            Constant::Undef => ty.undef(),
            Constant::Poison => ty.poison(),
            Constant::Global(id, offset) => {
                let base = self.global(module, *id)?;
                if *offset == 0 {
                    base
                } else {
                    base.const_offset(*offset)
                }
            }
            Constant::Func(id) => self.declare(module, *id)?.value(),
            Constant::Elements(elements) => self.elements(module, elements, ty)?,
            Constant::Host(number) => *self
                .tables
                .constants
                .get(*number as usize)
                .ok_or_else(|| Diagnostic::internal("a host constant without a host"))?,
        })
    }

    fn elements(&mut self, module: &ir::Module, elements: &[Constant], ty: Type) -> Result<Value> {
        if ty.is_struct() {
            let fields = ty.fields();
            let values = elements
                .iter()
                .zip(&fields)
                .map(|(element, &field)| self.constant(module, element, field))
                .collect::<Result<Vec<_>>>()?;
            return Ok(ty.const_struct(&values));
        }
        let element = ty.element();
        let values = elements
            .iter()
            .map(|e| self.constant(module, e, element))
            .collect::<Result<Vec<_>>>()?;
        Ok(if ty.is_array() {
            element.const_array(&values)
        } else {
            Type::const_vector(&values)
        })
    }

    /// The global variable of an id; one that the host does not have is an error of whoever made the module.
    pub fn global(&mut self, module: &ir::Module, id: ir::GlobalId) -> Result<Value> {
        let global = &module.globals[id];
        let known = global
            .host
            .and_then(|number| self.tables.globals.get(number as usize).copied());
        if let Some(known) = known.or_else(|| self.module.global(&global.name)) {
            return Ok(known);
        }
        if let Some(primal) = global.shadow_of {
            return self.shadow_global(module, global, primal);
        }
        let bytes = self.module.context().int(8).array(global.size);
        let made = self.module.add_global(&global.name, bytes);
        made.set_global_constant(global.constant);
        made.set_thread_local(global.threaded);
        match &global.bytes {
            Some(data) => {
                let byte = self.module.context().int(8);
                let values: Vec<Value> = data.iter().map(|&b| byte.int(b.into())).collect();
                made.set_initializer(byte.const_array(&values));
                made.set_linkage(crate::Linkage::Internal);
            }
            None => made.set_linkage(crate::Linkage::External),
        }
        Ok(made)
    }
}

impl Emitter<'_> {
    /// The variable that holds the derivatives of another, or the shadows of what its pointers lead to.
    fn shadow_global(
        &mut self,
        module: &ir::Module,
        shadow: &ir::Global,
        primal: ir::GlobalId,
    ) -> Result<Value> {
        let context = self.module.context();
        let (mut parts, mut end) = (Vec::new(), 0);
        for (at, held) in &shadow.addresses {
            parts.push(context.int(8).array(at.saturating_sub(end)).zero());
            parts.push(self.constant(module, held, context.pointer_in(0))?);
            end = at + 8;
        }
        parts.push(context.int(8).array(shadow.size.saturating_sub(end)).zero());
        let types: Vec<Type> = parts.iter().map(|part| part.ty()).collect();
        let ty = context.structure(&types, true);
        let made = self.module.add_global(&shadow.name, ty);
        let primal = self.global(module, primal)?;
        made.set_initializer(ty.const_struct(&parts));
        made.set_linkage(crate::Linkage::Internal);
        made.set_thread_local(primal.is_thread_local());
        made.set_align(SHADOW_ALIGN);
        Ok(made)
    }
}

fn words(bits: u128) -> [u64; 2] {
    [bits as u64, (bits >> 64) as u64]
}
