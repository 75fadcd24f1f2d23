//! Rows of the derivative table as instructions, intrinsics or calls of libm.

use super::body::Writer;
use super::ops::with_flags;
use crate::{Opcode, Place, Type, Value};
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_ir as ir;
use tapeless_rules::{FloatKind, Kind, Rule, RuleId, id, rule};

/// Rows that are one instruction.
const INSTRUCTIONS: [(RuleId, Opcode); 11] = [
    (id::fadd, Opcode::FAdd),
    (id::fsub, Opcode::FSub),
    (id::fmul, Opcode::FMul),
    (id::fdiv, Opcode::FDiv),
    (id::frem, Opcode::FRem),
    (id::fpext, Opcode::FPExt),
    (id::fptrunc, Opcode::FPTrunc),
    (id::sitofp, Opcode::SIToFP),
    (id::uitofp, Opcode::UIToFP),
    (id::fptosi, Opcode::FPToSI),
    (id::fptoui, Opcode::FPToUI),
];

/// Intrinsics whose overloads are not the first operand's type alone.
fn overloads(row: &Rule, args: &[Value], ty: Type) -> Vec<Type> {
    match row.id {
        id::powi | id::ldexp => vec![args[0].ty(), args[1].ty()],
        id::lround | id::llround | id::lrint | id::llrint => vec![ty, args[0].ty()],
        _ => vec![args[0].ty()],
    }
}

impl Writer<'_, '_> {
    /// A row applied to operands.
    pub(crate) fn build_rule(
        &mut self,
        id: RuleId,
        flags: ir::FastMath,
        args: &[Value],
        ty: Type,
    ) -> Result<Value> {
        let row = rule(id);
        if id == id::fneg {
            return Ok(with_flags(self.builder.fneg(args[0]), flags));
        }
        if let Some(&(_, opcode)) = INSTRUCTIONS.iter().find(|entry| entry.0 == id) {
            return Ok(with_flags(self.build_instruction(opcode, args, ty), flags));
        }
        if let Some(name) = row.intrinsic() {
            let made = self.intrinsic(name, &overloads(row, args, ty), args)?;
            return Ok(with_flags(made, flags));
        }
        match ty.lanes() {
            Some(lanes) => self.lane_by_lane(row, flags, args, ty, lanes),
            None => self.call_libm(row, flags, args, ty),
        }
    }

    fn build_instruction(&self, opcode: Opcode, args: &[Value], ty: Type) -> Value {
        match args {
            [one] => self.builder.cast(opcode, *one, ty),
            _ => self.builder.binary(opcode, args[0], args[1]),
        }
    }

    fn lane_by_lane(
        &mut self,
        row: &Rule,
        flags: ir::FastMath,
        args: &[Value],
        ty: Type,
        lanes: u32,
    ) -> Result<Value> {
        let index = ty.context().int(32);
        let mut whole = ty.poison();
        for lane in 0..lanes {
            let at = index.int(lane.into());
            let scalars: Vec<Value> = args
                .iter()
                .map(|&arg| {
                    if arg.ty().is_vector() {
                        self.builder.extract_element(arg, at)
                    } else {
                        arg
                    }
                })
                .collect();
            let made = self.call_libm(row, flags, &scalars, ty.element())?;
            whole = self.builder.insert_element(whole, made, at);
        }
        Ok(whole)
    }

    fn call_libm(
        &mut self,
        row: &Rule,
        flags: ir::FastMath,
        args: &[Value],
        ty: Type,
    ) -> Result<Value> {
        let is_float = |arg: &&Value| arg.ty().is_float();
        let float = args.iter().find(is_float).map_or(ty, |arg| arg.ty());
        if let Some(name) = float_kind(float).and_then(|kind| row.symbol(kind)) {
            let params: Vec<Type> = args.iter().map(|arg| arg.ty()).collect();
            let function = self
                .emitter
                .module
                .get_or_add_function(name, ty.function(&params, false));
            let call = self.builder.call(function, args);
            call.set_pure();
            call.add_attribute(Place::Function, "nounwind");
            call.add_attribute(Place::Function, "willreturn");
            return Ok(with_flags(call, flags));
        }
        // Narrow formats have no libm of their own.
        let single = ty.context().float();
        if matches!(
            float.kind(),
            crate::TypeKind::Half | crate::TypeKind::BFloat
        ) {
            let wide: Vec<Value> = args
                .iter()
                .map(|&arg| {
                    if arg.ty().is_float() {
                        self.builder.cast(Opcode::FPExt, arg, single)
                    } else {
                        arg
                    }
                })
                .collect();
            let narrow = row
                .outputs
                .first()
                .is_some_and(|output| output.kind == Kind::Float);
            let made = self.call_libm(row, flags, &wide, if narrow { single } else { ty })?;
            return Ok(if narrow {
                self.builder.cast(Opcode::FPTrunc, made, ty)
            } else {
                made
            });
        }
        let what = format!(
            "`{}` on values of type `{float}` has no function to call",
            row.name
        );
        Err(Diagnostic::error(code::UNSUPPORTED, what)
            .help("convert to `double` before it, and back after it")
            .into())
    }
}

pub(crate) fn float_kind(ty: Type) -> Option<FloatKind> {
    use crate::TypeKind;
    match ty.kind() {
        TypeKind::Float => Some(FloatKind::F32),
        TypeKind::Double => Some(FloatKind::F64),
        TypeKind::X86Fp80 => Some(FloatKind::F80),
        _ => None,
    }
}
