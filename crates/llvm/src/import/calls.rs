//! What each call is as an op: a rule of the table, an integer or memory intrinsic, a call, or the host's.

use super::ModuleImporter;
use super::declare::effects;
use super::instructions::{flags, hint};
use crate::rewrites::kept::nodes::is_node;
use crate::rewrites::spelled::{teams, threads};
use crate::{Function, Opcode, Place, Type, TypeKind, Value};
use smallvec::SmallVec;
use tapeless_ir as ir;
use tapeless_ir::ops::{Access, Host, IntUn, Overflow};
use tapeless_ir::{Call, Callee, IntBin, Mem, OpKind, Par, Scalar};
use tapeless_rules::{Convention, FloatKind, Form, Kind, RuleId, lookup, rule};

impl ModuleImporter {
    /// The op that a call becomes.
    pub(crate) fn call_kind(&mut self, call: Value) -> OpKind {
        if !call.bundles().is_empty() || call.is_inline_asm() {
            let name = if call.is_inline_asm() {
                "inline assembly"
            } else {
                "call with operand bundles"
            };
            return OpKind::Host(Host {
                name: name.into(),
                effects: call_effects(call),
            });
        }
        let callee = call.callee().as_function();
        if let Some(rule) = callee.and_then(|callee| self.rule_of(callee, call)) {
            return OpKind::Scalar(Scalar::Rule(rule, flags(call)));
        }
        if let Some(par) = callee.and_then(member) {
            return OpKind::Par(par);
        }
        match callee.and_then(Function::intrinsic) {
            Some(name) => intrinsic(call, name),
            None => OpKind::Call(self.call(call)),
        }
    }

    /// The call of a `call` or an `invoke`.
    pub(crate) fn call(&mut self, call: Value) -> Call {
        let callee = match call.callee().as_function() {
            Some(function) => Callee::Func(self.declare(function)),
            None => Callee::Indirect,
        };
        let routine = match callee {
            Callee::Func(id) => Some(&self.module.functions[id]),
            Callee::Indirect => None,
        };
        let routine = routine.filter(|function| function.stated == ir::Stated::Routine);
        let effects = routine.map(|routine| routine.effects);
        Call {
            callee,
            sig: self.signature(call.call_type()),
            effects: effects.unwrap_or_else(|| call_effects(call)),
            flags: flags(call),
            team: teams::is_fork(&call),
            beside: threads::is_beside(&call),
        }
    }

    /// The row that a callee stands for: an intrinsic, or an external function of libm with libm's types.
    fn rule_of(&mut self, callee: Function, call: Value) -> Option<RuleId> {
        if let Some(&known) = self.rules.get(&callee) {
            return known;
        }
        let found = find_rule(callee, call);
        self.rules.insert(callee, found);
        found
    }
}

/// What a member of a team does with others, by the function that does it.
fn member(callee: Function) -> Option<Par> {
    let name = callee.name();
    let is_ours = [teams::PREFIX, threads::PREFIX]
        .iter()
        .any(|prefix| name.starts_with(prefix));
    is_ours
        .then(|| Par::of_word(name.strip_prefix("tapeless.")?))
        .flatten()
}

fn find_rule(callee: Function, call: Value) -> Option<RuleId> {
    let found = lookup(&callee.name())?;
    let row = rule(found.rule);
    let exact = !matches!(
        callee.intrinsic(),
        Some("llvm.fptosi.sat" | "llvm.fptoui.sat" | "llvm.fptrunc.round")
    );
    let external = found.convention == Convention::Intrinsic || callee.is_declaration();
    let ty = callee.ty();
    let params = ty.params();
    let fits = |ty: Type, kind: Kind| match kind {
        Kind::Float => is_float(ty.scalar(), found.float),
        Kind::Int => ty.scalar().is_int(),
    };
    let same = call.call_type() == ty
        && row.form() == Form::Scalar
        && params.len() == row.params.len()
        && params
            .iter()
            .zip(&row.params)
            .all(|(&ty, param)| fits(ty, param.kind))
        && fits(ty.result(), row.outputs[0].kind);
    (exact && external && same).then_some(found.rule)
}

pub(crate) fn is_float(ty: Type, kind: FloatKind) -> bool {
    ty.kind()
        == match kind {
            FloatKind::F16 => TypeKind::Half,
            FloatKind::BF16 => TypeKind::BFloat,
            FloatKind::F32 => TypeKind::Float,
            FloatKind::F64 => TypeKind::Double,
            FloatKind::F80 => TypeKind::X86Fp80,
            FloatKind::F128 => TypeKind::Fp128,
        }
}

fn call_effects(call: Value) -> ir::Effects {
    let has = |name: &str| call.call_has_attribute(Place::Function, name);
    effects(call.call_effects(), has("nounwind") && has("willreturn"))
}

fn intrinsic(call: Value, name: &'static str) -> OpKind {
    let wrap = ir::ops::Wrap::default();
    let int = |kind| OpKind::Scalar(Scalar::Int(kind, wrap));
    let unary = |kind| OpKind::Scalar(Scalar::IntUn(kind));
    let overflow = |kind| OpKind::Scalar(Scalar::Overflow(kind));
    match name {
        "llvm.smin" => int(IntBin::SMin),
        "llvm.smax" => int(IntBin::SMax),
        "llvm.umin" => int(IntBin::UMin),
        "llvm.umax" => int(IntBin::UMax),
        "llvm.sadd.sat" => int(IntBin::SAddSat),
        "llvm.uadd.sat" => int(IntBin::UAddSat),
        "llvm.ssub.sat" => int(IntBin::SSubSat),
        "llvm.usub.sat" => int(IntBin::USubSat),
        "llvm.ctpop" => unary(IntUn::Ctpop),
        "llvm.ctlz" => unary(IntUn::Ctlz),
        "llvm.cttz" => unary(IntUn::Cttz),
        "llvm.abs" => unary(IntUn::Abs),
        "llvm.bswap" => unary(IntUn::Bswap),
        "llvm.bitreverse" => unary(IntUn::Bitreverse),
        "llvm.sadd.with.overflow" => overflow(Overflow::SAdd),
        "llvm.uadd.with.overflow" => overflow(Overflow::UAdd),
        "llvm.ssub.with.overflow" => overflow(Overflow::SSub),
        "llvm.usub.with.overflow" => overflow(Overflow::USub),
        "llvm.smul.with.overflow" => overflow(Overflow::SMul),
        "llvm.umul.with.overflow" => overflow(Overflow::UMul),
        "llvm.fshl" => OpKind::Scalar(Scalar::Funnel(true)),
        "llvm.fshr" => OpKind::Scalar(Scalar::Funnel(false)),
        "llvm.memcpy" | "llvm.memcpy.inline" => OpKind::Mem(Mem::Copy {
            moves: false,
            access: transfer(call, 2),
        }),
        "llvm.memmove" => OpKind::Mem(Mem::Copy {
            moves: true,
            access: transfer(call, 2),
        }),
        "llvm.memset" | "llvm.memset.inline" => OpKind::Mem(Mem::Set(transfer(call, 1))),
        "llvm.strip.invariant.group" | "llvm.launder.invariant.group" => {
            OpKind::Scalar(Scalar::PtrAdd {
                offset: 0,
                scales: SmallVec::new(),
                inbounds: true,
                nuw: false,
                node: is_node(call),
                rounds: false,
            })
        }
        "llvm.lifetime.start" => OpKind::Mem(Mem::Lifetime(true)),
        "llvm.lifetime.end" => OpKind::Mem(Mem::Lifetime(false)),
        _ => OpKind::Host(Host {
            name: name.into(),
            effects: intrinsic_effects(call, name),
        }),
    }
}

/// Markers and hints that LLVM models as accesses of memory have no effect; nor has the end of variables, which derivatives put off to
/// their own.
fn intrinsic_effects(call: Value, name: &str) -> ir::Effects {
    match name {
        "llvm.assume"
        | "llvm.experimental.noalias.scope.decl"
        | "llvm.sideeffect"
        | "llvm.pseudoprobe"
        | "llvm.prefetch"
        | "llvm.stacksave"
        | "llvm.stackrestore" => ir::Effects::NONE,
        _ => call_effects(call),
    }
}

/// A call whose first arguments are its pointers.
fn transfer(call: Value, pointers: u32) -> Access {
    debug_assert!(call.is(Opcode::Call));
    let volatile = call.operand(3).const_u64().is_some_and(|flag| flag != 0);
    let aligns = (0..pointers).map(|at| call.call_align(Place::Param(at)));
    Access {
        align: aligns.min().unwrap_or(1),
        volatile,
        hint: hint(call),
        ..Access::default()
    }
}
