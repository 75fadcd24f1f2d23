//! The synthesised functions as LLVM functions.

use super::lanes::InLanes;
use super::prepare::Prepared;
use super::{Half, Halves, leaving};
use crate::emit::{self, Emitter};
use crate::import::Tables;
use crate::{Function, Module};
use tapeless_batch::Batched;
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir as ir;

/// Writes all synthesised functions into the LLVM module; these, and those that answer the request.
pub(super) fn halves(
    module: Module,
    structured: &ir::Module,
    tables: &Tables,
    (lanes, leaves): (InLanes, bool),
    prepared: &Prepared,
) -> Result<(Vec<Function>, Halves)> {
    functions(module, structured, tables, |emitter| {
        let end = lanes
            .guard
            .map(|guard| emitter.declare(structured, guard.end));
        let end = end.transpose()?;
        let mut half = |batched: Batched| {
            let function = emitter.declare(structured, batched.function)?;
            Ok::<_, Box<Diagnostic>>(Half { function, batched })
        };
        let forward = half(lanes.forward)?;
        let reverse = lanes.reverse.map(&mut half).transpose()?;
        let tangent = match lanes.tangent {
            Some([tangent, reset]) => Some([half(tangent)?, half(reset)?]),
            None => None,
        };
        if let Some(guard) = lanes.guard.filter(|_| leaves) {
            leaving::guard(emitter, structured, (forward.function, guard), prepared)?;
        }
        Ok(Halves {
            forward,
            reverse,
            tangent,
            end,
        })
    })
}

/// Writes all functions without an origin of their own into the LLVM module; these, and what is found among them.
pub(super) fn functions<'t, T>(
    module: Module,
    structured: &ir::Module,
    tables: &'t Tables,
    find: impl FnOnce(&mut Emitter<'t>) -> Result<T>,
) -> Result<(Vec<Function>, T)> {
    ir::verify::check(structured)?;
    let mut emitter = Emitter::new(module, tables);
    let mut made = Vec::new();
    for (id, function) in structured.functions.iter() {
        if function.body.is_none() || function.host.is_some() {
            continue;
        }
        let template = function
            .template
            .and_then(|n| tables.functions.get(n as usize).copied());
        made.push(emit::function(&mut emitter, structured, id, template)?);
    }
    let found = find(&mut emitter)?;
    for function in &made {
        if let Some(defect) = function.verify() {
            return Err(Diagnostic::internal(format!(
                "`{}` is not valid: {defect}",
                function.name()
            ))
            .into());
        }
    }
    Ok((made, found))
}
