//! Ops that no instruction stands behind.

use super::body::Writer;
use super::later::LATER;
use super::opcodes::{
    UPDATES, cast_opcode, float_pred, int_opcode, int_pred, int_un, ordering, overflow, theirs,
};
use crate::instruction::ArithFlags;
use crate::rewrites::spelled::{teams, threads};
use crate::{FastMath, GepFlags, Opcode, Type, TypeKind, Value};
use tapeless_diag::{Diagnostic, Location, Result};
use tapeless_ir as ir;
use tapeless_ir::ops::{Access, AtomicOrder, Space};
use tapeless_ir::{Call, Callee, IntBin, Mem, OpKind, Scalar};

impl Writer<'_, '_> {
    /// Writes an op from scratch.
    pub(crate) fn build(&mut self, op: ir::Op, args: &[Value]) -> Result<Option<Value>> {
        let data = &self.body.ops[op];
        self.locate(data.loc);
        let result = match data.results.first() {
            Some(&result) => Some(self.emitter.ty(self.module, self.body.ty(result))?),
            None => None,
        };
        match (&data.kind, result) {
            (OpKind::Scalar(scalar), Some(ty)) => self.build_scalar(scalar, args, ty).map(Some),
            (OpKind::Mem(mem), _) => self.build_mem(op, mem, args, result),
            (OpKind::Call(call), _) => self.build_call(call, args, result),
            (OpKind::Par(par), _) => Ok(self.build_par(*par, args)),
            (OpKind::Host(host), _) => {
                Err(Diagnostic::internal(format!("`{}` without its instruction", host.name)).into())
            }
            _ => Err(Diagnostic::internal(format!("{op} cannot be emitted")).into()),
        }
    }

    /// Later instructions lie where the op does, as far as the function has debug information.
    pub(crate) fn locate(&mut self, loc: Option<ir::Loc>) {
        match self.own_place(loc) {
            Some(place) => self.builder.set_line(self.target, place.line, place.column),
            None => self.builder.set_artificial_location(self.target),
        }
    }

    /// The place of an op in the function's own file: where code from another file is inlined, that place.
    fn own_place(&self, loc: Option<ir::Loc>) -> Option<Location> {
        let is_own = |place: &Location| Some(&place.file) == self.home.as_ref();
        let innermost = self.module.location(loc).filter(is_own);
        innermost.or_else(|| self.module.frames(loc).into_iter().find(is_own))
    }

    fn build_scalar(&mut self, scalar: &Scalar, args: &[Value], ty: Type) -> Result<Value> {
        let b = &self.builder;
        Ok(match scalar {
            Scalar::Rule(id, flags) => self.build_rule(*id, *flags, args, ty)?,
            Scalar::Int(kind, wrap) => {
                let made = self.build_int(*kind, args)?;
                if made.is_instruction() {
                    let exact = wrap.exact;
                    made.set_arith_flags(ArithFlags {
                        nuw: wrap.nuw,
                        nsw: wrap.nsw,
                        exact,
                        nneg: false,
                        disjoint: exact,
                        samesign: false,
                    });
                }
                made
            }
            Scalar::IntUn(kind) => self.intrinsic(int_un(*kind), &[args[0].ty()], args)?,
            Scalar::Overflow(kind) => self.intrinsic(overflow(*kind), &[args[0].ty()], args)?,
            Scalar::Funnel(left) => self.intrinsic(
                if *left { "llvm.fshl" } else { "llvm.fshr" },
                &[args[0].ty()],
                args,
            )?,
            Scalar::Icmp(pred) => b.icmp(int_pred(*pred), args[0], args[1]),
            Scalar::Fcmp(pred, flags) => {
                with_flags(b.fcmp(float_pred(pred.0), args[0], args[1]), *flags)
            }
            Scalar::Cast(cast, wrap) => {
                let made = b.cast(cast_opcode(*cast), args[0], ty);
                if made.is_instruction() {
                    let (nuw, nsw) = (wrap.nuw, wrap.nsw);
                    made.set_arith_flags(ArithFlags {
                        nuw,
                        nsw,
                        nneg: wrap.exact,
                        ..ArithFlags::default()
                    });
                }
                made
            }
            Scalar::Select(flags) => with_flags(b.select(args[0], args[1], args[2]), *flags),
            Scalar::Freeze => b.freeze(args[0]),
            Scalar::ExtractElement => b.extract_element(args[0], args[1]),
            Scalar::InsertElement => b.insert_element(args[0], args[1], args[2]),
            Scalar::Shuffle(mask) => {
                let mask: Vec<_> = mask.iter().map(|&lane| u32::try_from(lane).ok()).collect();
                b.shuffle(args[0], args[1], &mask)
            }
            Scalar::ExtractValue(path) => path
                .iter()
                .fold(args[0], |part, &index| b.extract_value(part, index)),
            Scalar::InsertValue(path) => self.insert_at(args[0], args[1], path),
            Scalar::PtrAdd {
                offset,
                scales,
                inbounds,
                nuw,
                node: _,
                rounds: _,
            } => {
                let set = |is_set: bool, flags| if is_set { flags } else { GepFlags::default() };
                let inbounds = set(*inbounds, GepFlags::INBOUNDS);
                self.ptr_add(args, *offset, scales, (inbounds, set(*nuw, GepFlags::NUW)))
            }
        })
    }

    fn build_int(&mut self, kind: IntBin, args: &[Value]) -> Result<Value> {
        match int_opcode(kind) {
            Ok(opcode) => Ok(self.builder.binary(opcode, args[0], args[1])),
            Err(name) => self.intrinsic(name, &[args[0].ty()], args),
        }
    }

    pub(crate) fn intrinsic(
        &self,
        name: &str,
        overloads: &[Type],
        args: &[Value],
    ) -> Result<Value> {
        let made = self.builder.intrinsic(name, overloads, args);
        made.ok_or_else(|| Diagnostic::internal(format!("LLVM has no `{name}`")).into())
    }

    fn insert_at(&self, whole: Value, part: Value, path: &[u32]) -> Value {
        let mut around = vec![whole];
        for &index in &path[..path.len().saturating_sub(1)] {
            let inner = self.builder.extract_value(around[around.len() - 1], index);
            around.push(inner);
        }
        let places = around.into_iter().zip(path).rev();
        places.fold(part, |part, (around, &index)| {
            self.builder.insert_value(around, part, index)
        })
    }

    /// `base + Σ index · scale + offset`; flags of all that is added, and of the indices alone.
    fn ptr_add(
        &self,
        args: &[Value],
        offset: i64,
        scales: &[i64],
        (all, of_indices): (GepFlags, GepFlags),
    ) -> Value {
        let flags = all.and(of_indices);
        let context = self.builder.block().function().ty().context();
        let (byte, i64_) = (context.int(8), context.int(64));
        let mut at = args[0];
        for (&index, &scale) in args[1..].iter().zip(scales) {
            let wide = self.widen(index);
            // An array of bytes as the unit lets LLVM see `index · scale` without a multiplication.
            at = match u64::try_from(scale) {
                Ok(1) => self.builder.gep(byte, at, &[wide], flags),
                Ok(unit) => self.builder.gep(byte.array(unit), at, &[wide], flags),
                Err(_) => {
                    let bytes = self.builder.binary(Opcode::Mul, wide, i64_.signed(scale));
                    self.builder.gep(byte, at, &[bytes], flags)
                }
            };
        }
        match offset {
            0 => at,
            _ => self.builder.gep(byte, at, &[i64_.signed(offset)], all),
        }
    }

    fn widen(&self, index: Value) -> Value {
        let wide = index.ty().context().int(64);
        match index.ty().is_int() {
            true if index.ty().int_width() < 64 => self.builder.cast(Opcode::SExt, index, wide),
            true if index.ty().int_width() > 64 => self.builder.cast(Opcode::Trunc, index, wide),
            _ => index,
        }
    }

    fn build_mem(
        &mut self,
        op: ir::Op,
        mem: &Mem,
        args: &[Value],
        result: Option<Type>,
    ) -> Result<Option<Value>> {
        let context = self.target.ty().context();
        match mem {
            Mem::Alloca { size, align, .. } => {
                self.place_alloca(op);
                let made = self
                    .builder
                    .alloca_array(context.int(8).array(*size), args[0]);
                made.set_align(*align);
                Ok(Some(made))
            }
            Mem::Load(access) => {
                let ty = result.ok_or_else(|| Diagnostic::internal("a load without a result"))?;
                let made = self.builder.load(ty, args[0], alignment(access, ty));
                observed(made, access);
                self.mark_space(op, made);
                Ok(Some(made))
            }
            Mem::Store(access) => {
                let align = alignment(access, args[0].ty());
                let made = self.builder.store(args[0], args[1], align);
                observed(made, access);
                self.mark_space(op, made);
                Ok(None)
            }
            Mem::Update {
                update,
                later,
                access,
            } => {
                let Some(update) = theirs(&UPDATES, *update) else {
                    return Err(Diagnostic::internal("an update that LLVM does not know").into());
                };
                let at = (args[0], alignment(access, args[1].ty()));
                let ordering = ordering(access.order);
                let made = self.builder.update(update, at, args[1], ordering);
                self.mark_space(op, made);
                if *later {
                    made.say(LATER, LATER);
                }
                Ok(Some(made))
            }
            Mem::Exchange(access) => {
                let at = (args[0], alignment(access, args[1].ty()));
                let ordering = ordering(access.order);
                Ok(Some(self.builder.exchange(
                    at,
                    (args[1], args[2]),
                    ordering,
                )))
            }
            Mem::Copy { moves, access } => {
                let align = alignment_of_bytes(access);
                match moves {
                    true => self
                        .builder
                        .memmove(args[0], align, args[1], align, args[2]),
                    false => self.builder.memcpy(args[0], align, args[1], align, args[2]),
                };
                Ok(None)
            }
            Mem::Set(access) => {
                let align = alignment_of_bytes(access);
                let made = self.builder.memset(args[0], args[1], args[2], align);
                self.mark_space(op, made);
                Ok(None)
            }
            Mem::Lifetime(starts) => {
                let name = if *starts {
                    "llvm.lifetime.start"
                } else {
                    "llvm.lifetime.end"
                };
                self.intrinsic(name, &[args[0].ty()], args)?;
                Ok(None)
            }
            Mem::HeapAlloc { .. } | Mem::HeapGrow { .. } | Mem::HeapFree { .. } => {
                self.build_heap(mem, args)
            }
            Mem::Check => {
                self.build_check(op, args);
                Ok(None)
            }
        }
    }

    fn mark_space(&self, op: ir::Op, made: Value) {
        let data = &self.body.ops[op];
        if super::spaces::is_marked(data) {
            self.emitter.spaces.mark(&data.kind, made);
        }
    }

    fn build_call(
        &mut self,
        call: &Call,
        args: &[Value],
        result: Option<Type>,
    ) -> Result<Option<Value>> {
        let ty = self.emitter.function_type(self.module, &call.sig)?;
        let (callee, args) = self.callee(call, args)?;
        let made = self.builder.call_pointer(ty, callee, args);
        if call.team {
            teams::mark_fork(made);
        }
        if call.beside {
            threads::mark(made);
        }
        if let Some(function) = callee.as_function() {
            made.set_call_convention(function.convention());
        }
        Ok(result.map(|_| with_flags(made, call.flags)))
    }

    /// Who is called, and the arguments without it.
    pub(crate) fn callee<'v>(
        &mut self,
        call: &Call,
        args: &'v [Value],
    ) -> Result<(Value, &'v [Value])> {
        match (call.callee, args) {
            (Callee::Func(id), _) => Ok((self.emitter.declare(self.module, id)?.value(), args)),
            (Callee::Indirect, [args @ .., callee]) => Ok((*callee, args)),
            (Callee::Indirect, []) => {
                Err(Diagnostic::internal("an indirect call without a callee").into())
            }
        }
    }
}

pub(crate) fn with_flags(made: Value, flags: ir::FastMath) -> Value {
    if flags.0 != 0 {
        made.set_fast_math(FastMath(flags.0.into()));
    }
    made
}

/// Bytes of a pointer.
const WORD: u32 = 8;

/// What an access counts on. Callers align shadows as their elements need, not as vectors of the primal happen to lie.
fn alignment(access: &Access, ty: Type) -> u32 {
    match access.space {
        Space::Shadow if ty.is_vector() => {
            let bits = match ty.element().kind() {
                TypeKind::Half | TypeKind::BFloat => 16,
                TypeKind::Float => 32,
                _ => 64,
            };
            access.align.min(bits / 8)
        }
        _ => access.align,
    }
}

/// The same where it copies or sets bytes.
fn alignment_of_bytes(access: &Access) -> u32 {
    match access.space {
        Space::Shadow => access.align.min(WORD),
        _ => access.align,
    }
}

/// Says what else happens at an access, or sees it.
fn observed(made: Value, access: &Access) {
    if access.volatile {
        made.set_volatile(true);
    }
    if access.order != AtomicOrder::Plain {
        made.set_ordering(ordering(access.order));
    }
}
