//! Messages between processes: what the functions of MPI are for derivatives (`bodies/mpi/`).
//!
//! ```text
//! MPI_Isend(x, n, MPI_DOUBLE, …, &r)  →  tapeless_mpi_send_double(x, …, &r)   calls: the many by the few, each for one kind of float
//!                                        with a derivative by hand            models: what the analyses see of it
//!                                     →  tapeless.mpi.send(FORWARD, x, x', …)  messages: what runs
//! ```
//! Two libraries are in use, whose handles differ: they are pointers, or numbers. Each file is compiled with the header of each.

use crate::opcode::Linkage;
use crate::{Function, Module, OwnedModule, Value};
use tapeless_diag::{Diagnostic, Result};

/// How the names of what runs begin.
pub(crate) const PREFIX: &str = "tapeless.mpi.";
/// How those of functions with a derivative by hand begin, and of the variables beside them.
const MODEL: &str = "tapeless_mpi_";
/// What a definition in the first file has before the symbol.
const BODY: &str = "tapeless_body_";

/// What was compiled with the header of one library.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Library {
    pub calls: &'static [u8],
    models: &'static [u8],
    pub runs: &'static [u8],
}

macro_rules! library {
    ($name:literal) => {
        Library {
            calls: include_bytes!(concat!("../bodies/mpi/calls.", $name, ".ll")),
            models: include_bytes!(concat!("../bodies/mpi/models.", $name, ".ll")),
            runs: include_bytes!(concat!("../bodies/mpi/messages.", $name, ".ll")),
        }
    };
}

const LIBRARIES: [Library; 2] = [library!("openmpi"), library!("mpich")];

/// What C calls a function of MPI, if it is one: what profilers call instead has a `P` in front.
pub(crate) fn symbol(name: &str) -> Option<&str> {
    name.starts_with("MPI_").then_some(name).or_else(|| {
        name.strip_prefix('P')
            .filter(|name| name.starts_with("MPI_"))
    })
}

/// Whether a function is one of those with a derivative by hand: what memory has no shadow carries no derivative.
pub(crate) fn is_ours(function: Function) -> bool {
    function.name().starts_with(MODEL)
}

/// The library whose functions a module calls, by their types; none where these fit both.
///
/// # Errors
/// If LLVM cannot read our own files.
pub(crate) fn library(module: Module) -> Result<Option<Library>> {
    let declared: Vec<Function> = module
        .functions()
        .filter(|f| f.is_declaration() && symbol(&f.name()).is_some())
        .collect();
    if declared.is_empty() {
        return Ok(None);
    }
    let mut fitting = Vec::new();
    for library in LIBRARIES {
        let read = parsed(module, library.calls)?;
        let fits = |f: &Function| {
            let body =
                symbol(&f.name()).and_then(|name| read.get().function(&format!("{BODY}{name}")));
            body.is_none_or(|body| body.ty() == f.ty())
        };
        if declared.iter().all(fits) {
            fitting.push(library);
        }
    }
    Ok(Some(fitting).filter(|f| f.len() == 1).map(|f| f[0]))
}

fn parsed(module: Module, text: &[u8]) -> Result<OwnedModule> {
    OwnedModule::parse(module.context(), PREFIX, text)
        .map_err(|why| Diagnostic::internal(format!("messages: {why}")).into())
}

/// Gives a module that calls functions of MPI those by which they have derivatives.
///
/// # Errors
/// If LLVM cannot read our own files.
pub(crate) fn begin(module: Module) -> Result<()> {
    let Some(library) = library(module)? else {
        return Ok(());
    };
    tell_apart(module);
    match parsed(module, library.models)?.link_into(module) {
        true => Ok(()),
        false => Err(Diagnostic::internal("messages: they cannot be linked".to_owned()).into()),
    }
}

/// Two variables whose size is not known may be one: then which type a message has could not be decided.
pub(crate) fn tell_apart(module: Module) {
    let byte = module.context().int(8);
    let handles: Vec<Value> = module.globals().filter(|&g| is_handle(g)).collect();
    for handle in handles {
        let name = handle.name();
        handle.set_name("");
        let sized = module.add_global(&name, byte);
        handle.replace_uses(sized);
        handle.erase_global();
    }
}

/// Whether a variable is what a handle of Open MPI points to.
pub(crate) fn is_handle(global: Value) -> bool {
    global.is_declaration() && global.name().starts_with("ompi_")
}

/// Takes away again what no derivative calls.
pub(crate) fn end(module: Module) {
    let registers = |g: &Value| {
        let name = g.name();
        let of_ours = name
            .strip_prefix("__enzyme_register_")
            .and_then(|rest| rest.split_once('_'));
        of_ours.is_some_and(|(_, name)| name.starts_with(MODEL))
    };
    let listed: Vec<Value> = module.globals().filter(registers).collect();
    listed.into_iter().for_each(Value::erase_global);
    let ours: Vec<Function> = module
        .functions()
        .filter(|f| f.name().starts_with(MODEL))
        .collect();
    for function in &ours {
        function.value().set_linkage(Linkage::Internal);
    }
    let unused = |f: &Function| !f.value().has_users();
    ours.into_iter().filter(unused).for_each(Function::delete);
}
