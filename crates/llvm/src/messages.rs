//! Messages between processes: what the functions of MPI are for derivatives (`bodies/mpi/`).
//!
//! ```text
//! MPI_Isend(x, n, MPI_DOUBLE, …, &r)  →  tapeless_mpi_send_double(x, …, &r)   calls: the many by the few, each for one kind of float
//!                                        with a derivative by hand            exchanges: what the analyses see of it
//!                                     →  tapeless.mpi.send(FORWARD, x, x', …)  messages: what runs
//! ```
//! Two libraries are in use, whose handles differ: they are pointers, or numbers. What looks into them is compiled with the header of each.

use crate::opcode::Linkage;
use crate::{Function, Module, OwnedModule, Value};
use tapeless_diag::{Diagnostic, Result};

/// How the names of what runs begin.
pub(crate) const PREFIX: &str = "tapeless.mpi.";
/// How those of functions with a derivative by hand begin, and of the variables beside them.
const MODEL: &str = "tapeless_mpi_";
/// What a definition in the first file has before the symbol.
const BODY: &str = "tapeless_body_";

/// What the analyses see.
const MODELS: &[u8] = include_bytes!("../bodies/exchanges.ll");

/// What was compiled with the header of one library.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Library {
    /// What stands in a module whose functions are this library's.
    mark: &'static str,
    pub calls: &'static [u8],
    pub runs: &'static [u8],
}

macro_rules! library {
    ($name:literal) => {
        Library {
            mark: concat!("tapeless_mpi_library.", $name),
            calls: include_bytes!(concat!("../bodies/mpi/calls.", $name, ".ll")),
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

/// The library whose functions a module calls, where its requests are answered.
pub(crate) fn library(module: Module) -> Option<Library> {
    let mut all = LIBRARIES.into_iter();
    all.find(|library| module.global(library.mark).is_some())
}

/// The library whose functions a module calls, by their types; none where these fit both.
fn fitting(module: Module) -> Result<Option<Library>> {
    let functions = module.functions().filter(|f| f.is_declaration());
    let declared: Vec<(String, Function)> = functions
        .filter_map(|f| Some((symbol(&f.name())?.to_owned(), f)))
        .collect();
    if declared.is_empty() {
        return Ok(None);
    }
    let mut fitting = Vec::new();
    for library in LIBRARIES {
        let read = parsed(module, library.calls)?;
        let fits = |(name, declared): &(String, Function)| {
            let body = read.get().function(&format!("{BODY}{name}"));
            body.is_none_or(|body| body.ty() == declared.ty())
        };
        if declared.iter().all(fits) {
            fitting.push(library);
        }
    }
    Ok(match fitting[..] {
        [library] => Some(library),
        _ => None,
    })
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
    let Some(library) = fitting(module)? else {
        return Ok(());
    };
    module.add_global(library.mark, module.context().int(8));
    tell_apart(module);
    match parsed(module, MODELS)?.link_into(module) {
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
    let marks = LIBRARIES
        .iter()
        .filter_map(|library| module.global(library.mark));
    let unused: Vec<Value> = module.globals().filter(registers).chain(marks).collect();
    unused.into_iter().for_each(Value::erase_global);
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
