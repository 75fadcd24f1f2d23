//! Loops that threads share out, where that is asked for: which they are, the plans of the derivative tell.

use super::Imported;
use super::checkpoints::derived;
use crate::Module;
use crate::host::Options;
use crate::request::{Mode, Request};
use tapeless_diag::{Diagnostic, code};
use tapeless_fork::{ENOUGH, share_out};

/// What begins a team.
const BEGIN: &str = "__kmpc_fork_call";

/// Makes forks of loops whose turns are independent; what is to be said if all stay as they are.
pub(super) fn make(
    imported: &mut Imported,
    request: &Request,
    options: &Options,
) -> Option<Diagnostic> {
    if !imported.module.parallel_adjoint || request.mode != Mode::Reverse || imported.leaves {
        return None;
    }
    // What is refused without is refused later, with its own message.
    let engine = derived(request, imported).ok()?;
    let before = imported.module.clone();
    let least = match options.parallel_least {
        0 => ENOUGH,
        least => least.into(),
    };
    if share_out(&mut imported.module, engine.plans(), least) == 0 {
        return None;
    }
    let why = derived(request, imported).err()?;
    imported.module = before;
    let what = "no loop is shared out among threads (-tapeless-parallel-adjoint)";
    let warning = Diagnostic::warning(code::UNSUPPORTED, what).at(why.location.clone());
    Some(warning.because(None, &why.what))
}

/// What is to be said where teams are begun in a program that is not compiled for them.
pub(super) fn unlinked(module: Module) -> Option<Diagnostic> {
    module
        .function(BEGIN)
        .filter(|_| !module.has_flag("openmp"))?;
    let what = "loops are shared out among threads, and this file is compiled without OpenMP, whose library begins them";
    Some(Diagnostic::warning(code::ENVIRONMENT, what).help("compile and link with -fopenmp"))
}
