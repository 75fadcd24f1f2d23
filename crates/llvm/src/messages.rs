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
use tapeless_diag::{Diagnostic, Result, code};

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
    /// By the names of Fortran.
    numbers: &'static [u8],
    /// Variables that only its interfaces for Fortran have: common blocks, and what a module binds to.
    blocks: &'static [&'static str],
    pub runs: &'static [u8],
}

macro_rules! library {
    ($name:literal, $blocks:expr) => {
        Library {
            mark: concat!("tapeless_mpi_library.", $name),
            calls: include_bytes!(concat!("../bodies/mpi/calls.", $name, ".ll")),
            numbers: include_bytes!(concat!("../bodies/mpi/fortran.", $name, ".ll")),
            blocks: &$blocks,
            runs: include_bytes!(concat!("../bodies/mpi/messages.", $name, ".ll")),
        }
    };
}

const LIBRARIES: [Library; 2] = [
    library!(
        "openmpi",
        [
            "mpi_fortran_bottom_",
            "mpi_fortran_in_place_",
            "mpi_fortran_status_ignore_",
            "mpi_fortran_statuses_ignore_",
            "ompi_f08_mpi_comm_world",
        ]
    ),
    library!("mpich", ["mpipriv1_", "mpipriv2_"]),
];

impl Library {
    /// What holds the body of a function, by what our files call it.
    pub fn file(&self, symbol: &str) -> &'static [u8] {
        match is_of_fortran(symbol) {
            true => self.numbers,
            false => self.calls,
        }
    }
}

/// What our files call a function of MPI, if it is one: what profilers call instead has a `P` in front, and the names of Fortran 2008
/// are those of Fortran.
pub(crate) fn symbol(name: &str) -> Option<String> {
    let plain = name.strip_prefix(['P', 'p']).unwrap_or(name);
    if plain.starts_with("MPI_") {
        return Some(plain.to_owned());
    }
    let plain = plain.strip_suffix('_').filter(|_| is_of_fortran(plain))?;
    let plain = plain.strip_suffix("_f08").unwrap_or(plain);
    Some(format!("{plain}_"))
}

fn is_of_fortran(symbol: &str) -> bool {
    symbol.starts_with("mpi_")
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

/// The library whose functions a module calls, by its common blocks and the types of functions; none where these fit both.
fn fitting(module: Module) -> Result<Option<Library>> {
    let functions = module.functions().filter(|f| f.is_declaration());
    let declared: Vec<(String, Function)> = functions
        .filter_map(|f| Some((symbol(&f.name())?, f)))
        .collect();
    if declared.is_empty() {
        return Ok(None);
    }
    let mut fitting = Vec::new();
    for library in LIBRARIES {
        let mut others = LIBRARIES.iter().filter(|other| other.mark != library.mark);
        let has_block = |other: &Library| other.blocks.iter().any(|b| module.global(b).is_some());
        if others.any(has_block) {
            continue;
        }
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

/// Refuses a message of which is not known whose it is, and that would be left to the library. Nobody decides by the library of what has no floats, or characters:
/// of these Fortran hands on lengths behind all else.
///
/// # Errors
/// That.
pub(crate) fn undecided(declared: Function, call: Value) -> Result<()> {
    let Some(name) = symbol(&declared.name()) else {
        return Ok(());
    };
    let body = format!("@{BODY}{name}(");
    let writes = |library: &Library| {
        let text = String::from_utf8_lossy(library.file(&name));
        text.contains(&body)
    };
    let is_text =
        is_of_fortran(&name) && declared.ty().params().last().is_some_and(|ty| ty.is_int());
    let is_left = tapeless_rules::effects(&declared.name()).is_some();
    if is_text || !is_left || !LIBRARIES.iter().any(writes) {
        return Ok(());
    }
    let what = format!(
        "the call of `{}` does not tell which library of MPI it is: what derivatives send goes by its handles",
        declared.name()
    );
    let help = match is_of_fortran(&name) {
        true => {
            "include the library's `mpif.h` where it is called, in a module too: its common blocks tell"
        }
        false => {
            "compile with the `mpi.h` of Open MPI or of MPICH: the types of its functions tell"
        }
    };
    Err(Diagnostic::error(code::UNSUPPORTED, what)
        .at(call.location())
        .help(help)
        .into())
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

/// Whether a variable is what a handle of Open MPI points to; Fortran's are numbers in variables.
pub(crate) fn is_handle(global: Value) -> bool {
    let name = global.name();
    global.is_declaration() && name.starts_with("ompi_") && !name.starts_with("ompi_f08_")
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
