//! Emission: structured IR to LLVM.
//!
//! Ops that came from an instruction are clones of it with new operands; others are written from scratch. Control
//! is *destination-driven*: instead of merging at every join, emission carries open ends, blocks without a
//! terminator together with what the results of the last control op are there. An end whose selector is constant
//! goes straight to its arm.
//!
//! Invariants that keep this free of cost:
//! - a result is carried only as long as something reads it;
//! - a loop's latch branches on the condition itself, never on its negation;
//! - a merge in which one side is undefined takes the other value where that dominates.

mod body;
mod check;
mod cleanup;
mod clone;
mod constants;
mod control;
mod ends;
pub(crate) mod heap;
mod jumps;
pub(crate) mod later;
mod loops;
mod opcodes;
mod ops;
mod rules;
mod several;
mod spaces;
pub(crate) mod team;

pub(crate) use opcodes::{FLOAT_PREDICATES, ORDERINGS, UPDATES, ours};

use spaces::Spaces;

use crate::import::Tables;
use crate::{Function, Linkage, Module, Type, Value};
use rustc_hash::FxHashMap;
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir as ir;

/// How faithful clones of instructions are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fidelity {
    /// The body replaces the one it came from: everything is kept.
    RoundTrip,
    /// The primal's instructions run as part of a derivative: what might no longer hold is dropped.
    Replay,
}

/// Writes functions of a structured module into an LLVM module.
#[derive(Debug)]
pub struct Emitter<'t> {
    module: Module,
    tables: &'t Tables,
    functions: FxHashMap<ir::FuncId, Function>,
    types: FxHashMap<ir::Type, Type>,
    spaces: Spaces,
}

impl<'t> Emitter<'t> {
    /// An emitter into a module, for functions whose origins are in `tables`.
    pub fn new(module: Module, tables: &'t Tables) -> Self {
        Self {
            module,
            tables,
            functions: FxHashMap::default(),
            types: FxHashMap::default(),
            spaces: Spaces::new(module.context()),
        }
    }

    /// The LLVM function of an id, declared if the module does not have it.
    pub fn declare(&mut self, module: &ir::Module, id: ir::FuncId) -> Result<Function> {
        if let Some(&known) = self.functions.get(&id) {
            return Ok(known);
        }
        let function = &module.functions[id];
        let known = function
            .host
            .and_then(|number| self.tables.functions.get(number as usize).copied());
        let made = match known {
            Some(known) => known,
            None => {
                let ty = self.function_type(module, &function.sig)?;
                match &function.body {
                    Some(_) => self.define(&function.name, ty),
                    None => self.module.get_or_add_function(&function.name, ty),
                }
            }
        };
        self.functions.insert(id, made);
        Ok(made)
    }

    fn define(&self, name: &str, ty: Type) -> Function {
        let made = self.module.add_function(name, ty);
        made.value().set_linkage(Linkage::Internal);
        made
    }

    pub(crate) fn function_type(
        &mut self,
        module: &ir::Module,
        sig: &ir::Signature,
    ) -> Result<Type> {
        let params = sig
            .params
            .iter()
            .map(|&ty| self.ty(module, ty))
            .collect::<Result<Vec<_>>>()?;
        let result = match sig.ret {
            Some(ty) => self.ty(module, ty)?,
            None => self.module.context().void(),
        };
        Ok(result.function(&params, sig.variadic))
    }
}

/// Writes the body of a function that has no origin of its own: a derivative. `primal` gives it the attributes and
/// the debug subprogram that its instructions need.
pub fn function(
    emitter: &mut Emitter,
    module: &ir::Module,
    id: ir::FuncId,
    primal: Option<Function>,
) -> Result<Function> {
    let target = emitter.declare(module, id)?;
    let Some(body) = &module.functions[id].body else {
        return Err(Diagnostic::internal(format!(
            "`{}` has no body to emit",
            module.functions[id].name
        ))
        .into());
    };
    if !target.is_declaration() {
        return Err(Diagnostic::internal(format!("`{}` is emitted twice", target.name())).into());
    }
    if let Some(primal) = primal {
        synthesized_attributes(target, primal);
    }
    let mut writer = body::Writer::new(emitter, module, body, target, Fidelity::Replay)?;
    writer.run()?;
    writer.finish();
    Ok(target)
}

/// Replaces the body of the LLVM function that `id` was imported from.
pub fn replace(emitter: &mut Emitter, module: &ir::Module, id: ir::FuncId) -> Result<Function> {
    let target = emitter.declare(module, id)?;
    let Some(body) = &module.functions[id].body else {
        return Err(
            Diagnostic::internal(format!("`{}` has no body to emit", target.name())).into(),
        );
    };
    let old: Vec<_> = target.blocks().collect();
    let mut writer = body::Writer::new(emitter, module, body, target, Fidelity::RoundTrip)?;
    if let Err(refusal) = writer.run() {
        writer.abandon(&old);
        return Err(refusal);
    }
    writer.replace(&old);
    Ok(target)
}

/// Attributes that have accesses checked by a sanitizer: those of a derivative are checked like its primal's.
const SANITIZERS: [&str; 6] = [
    "sanitize_address",
    "sanitize_hwaddress",
    "sanitize_memory",
    "sanitize_memtag",
    "sanitize_thread",
    "sanitize_type",
];

/// Attributes that say how code is generated, not what the primal does.
const CODE_GENERATION: [&str; 14] = [
    "target-cpu",
    "target-features",
    "tune-cpu",
    "frame-pointer",
    "no-trapping-math",
    "no-signed-zeros-fp-math",
    "no-nans-fp-math",
    "no-infs-fp-math",
    "approx-func-fp-math",
    "unsafe-fp-math",
    "stack-protector-buffer-size",
    "min-legal-vector-width",
    "denormal-fp-math",
    "probe-stack",
];

/// Has code generated for a function as for another: both pass vectors alike, and are checked alike.
pub fn generated_like(target: Function, other: Function) {
    for name in CODE_GENERATION {
        if let Some(text) = other.string_attribute(crate::Place::Function, name) {
            target.add_string_attribute(name, &text);
        }
    }
    for name in SANITIZERS {
        if other.has_attribute(crate::Place::Function, name) {
            target.value().add_attribute(crate::Place::Function, name);
        }
    }
}

fn synthesized_attributes(target: Function, primal: Function) {
    generated_like(target, primal);
    for name in ["uwtable", "strictfp", "convergent"] {
        if primal.has_attribute(crate::Place::Function, name) {
            target.value().add_attribute(crate::Place::Function, name);
        }
    }
    if let Some(routine) = primal.personality() {
        target.set_personality(routine);
    }
    target.copy_debug_info(primal);
}

/// A value written for a value of the structured IR at an open end.
pub(crate) type Bound = (ir::Value, Value);
