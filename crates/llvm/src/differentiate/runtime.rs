//! What derivatives call when they run, and that is written in C (`bodies/`).

use crate::call::Place;
use crate::emit::heap::FRAME;
use crate::emit::team;
use crate::messages;
use crate::records;
use crate::rewrites::spelled::{teams, threads};
use crate::{Function, Linkage, Module, OwnedModule};
use tapeless_diag::{Diagnostic, Result};
use tapeless_engine::CHECKPOINTS;
use tapeless_synth::tangent::traced;

/// How the names of functions begin, and the file that defines them.
const FILES: [(&str, &[u8]); 6] = [
    (CHECKPOINTS, include_bytes!("../../bodies/checkpoints.ll")),
    (FRAME, include_bytes!("../../bodies/frames.ll")),
    (records::FIND, include_bytes!("../../bodies/records.ll")),
    (teams::PREFIX, include_bytes!("../../bodies/team.ll")),
    (threads::PREFIX, include_bytes!("../../bodies/threads.ll")),
    (traced::PREFIX, include_bytes!("../../bodies/verify.ll")),
];

/// Gives a module the functions that it calls.
///
/// # Errors
/// If they cannot be linked.
pub(super) fn provide(module: Module) -> Result<()> {
    team::write_out(module);
    FILES
        .into_iter()
        .try_for_each(|(prefix, file)| provide_from(module, prefix, file))?;
    match messages::library(module) {
        Some(library) => provide_from(module, messages::PREFIX, library.runs),
        None => Ok(()),
    }
}

fn provide_from(module: Module, prefix: &str, file: &[u8]) -> Result<()> {
    let internal = |why: String| Diagnostic::internal(format!("`{prefix}`: {why}"));
    let ours = |f: &Function| f.name().starts_with(prefix);
    let called = |f: &Function| f.is_declaration() && ours(f);
    while let Some(declared) = module.functions().find(called) {
        let name = declared.name();
        let library = OwnedModule::parse(module.context(), prefix, file).map_err(internal)?;
        declared.value().set_name("");
        let made = library.move_definition(&name, module);
        let made = made.ok_or_else(|| internal("they cannot be linked".to_owned()))?;
        declared.value().replace_uses(made.value());
        declared.delete();
        for made in module
            .functions()
            .filter(|f| ours(f) && !f.is_declaration())
        {
            let made = made.value();
            made.add_attribute(Place::Function, "nosanitize_coverage");
            if !made.is_interposable() {
                made.set_linkage(Linkage::Internal);
            }
        }
    }
    Ok(())
}
