//! Loops under a budget of memory: which there are, and what their derivatives call.

use super::Imported;
use crate::host::Options;
use crate::request::{Mode, Request};
use crate::{Function, Module, OwnedModule};
use rustc_hash::FxHashMap;
use tapeless_checkpoint::{Checkpointed, outlined};
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_engine::CHECKPOINTS;
use tapeless_ir as ir;

const BODIES: &[u8] = include_bytes!("../../bodies/checkpoints.ll");

/// Makes functions of the loops that a budget is for.
///
/// # Errors
/// If the budget is no number of bytes.
pub(super) fn of(
    imported: &mut Imported,
    request: &Request,
    options: &Options,
) -> Result<FxHashMap<ir::FuncId, Checkpointed>> {
    let Some(budget) = options.memory.as_deref() else {
        return Ok(FxHashMap::default());
    };
    let budget = bytes(budget)?;
    if request.mode != Mode::Reverse || request.split.is_some() || imported.leaves {
        return Ok(FxHashMap::default());
    }
    let module = &mut imported.module;
    let of_ours = |id: &ir::FuncId| {
        let function = &module.functions[*id];
        function.body.is_some() && function.stated == ir::Stated::Nothing
    };
    let functions: Vec<ir::FuncId> = module.functions.keys().filter(of_ours).collect();
    let (loops, _) = outlined(module, &functions, budget);
    Ok(loops)
}

/// A number of bytes, as `64MiB`, `1.5GB` or `4096`.
fn bytes(text: &str) -> Result<u64> {
    let wrong = || {
        let what = format!("`{text}` is no number of bytes");
        Diagnostic::error(code::INPUT, what).help("write it as `64MiB`, `1.5GB` or `4096`")
    };
    let unit = text.find(|c: char| c.is_ascii_alphabetic());
    let (number, unit) = text.split_at(unit.unwrap_or(text.len()));
    let factor: f64 = match unit.to_ascii_lowercase().as_str() {
        "" | "b" => 1.0,
        "kb" => 1e3,
        "k" | "kib" => 1024.0,
        "mb" => 1e6,
        "m" | "mib" => 1024.0 * 1024.0,
        "gb" => 1e9,
        "g" | "gib" => 1024.0 * 1024.0 * 1024.0,
        _ => return Err(wrong().into()),
    };
    let number: f64 = number.trim().parse().map_err(|_| wrong())?;
    match number > 0.0 && number * factor < 1e18 {
        true => Ok((number * factor) as u64),
        false => Err(wrong().into()),
    }
}

/// Gives the module what the derivatives of such loops call, if there are any.
///
/// # Errors
/// If LLVM cannot read our own file.
pub(super) fn provide(module: Module) -> Result<()> {
    let called = |f: &Function| f.is_declaration() && f.name().starts_with(CHECKPOINTS);
    let internal = |why: String| Diagnostic::internal(format!("copies of states: {why}"));
    let names: Vec<String> = module.functions().filter(called).map(|f| f.name()).collect();
    for name in names {
        let Some(declared) = module.function(&name).filter(|f| f.is_declaration()) else {
            continue;
        };
        let library = OwnedModule::parse(module.context(), "checkpoints", BODIES).map_err(internal)?;
        declared.value().set_name("");
        let made = library.move_definition(&name, module);
        let made = made.ok_or_else(|| internal("they cannot be linked".to_owned()))?;
        declared.value().replace_uses(made.value());
        declared.delete();
    }
    Ok(())
}
