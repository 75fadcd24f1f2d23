//! Derivatives in code for a GPU. Threads share memory there, and no derivative knows of other threads: the adjoints that they
//! add to one place would be lost, and no barrier stands in the reverse sweep. So a derivative is made only if all memory
//! that it writes is the thread's own, and if it needs nothing that the target does not have.
//!
//! | refused | why |
//! |---|---|
//! | a shadow that is no variable of the caller's frame | other threads may add to it |
//! | shadows of globals, memory in other address spaces | one for all threads |
//! | atomic operations, barriers, exchanges between threads | these are other threads' memory |
//! | calls of functions without a body: `malloc`, `sin` | the target has no such library |

use crate::call::Place;
use crate::opcode::Opcode;
use crate::request::{Request, RequestArg, look_through};
use crate::{Function, Module, Value};
use tapeless_diag::{Diagnostic, Location, Result, code};
use tapeless_ir::Target;
use tapeless_ir::target::Library;

/// Intrinsics that need the functions of `math.h`.
const MATHEMATICAL: [&str; 20] = [
    "llvm.sin",
    "llvm.cos",
    "llvm.tan",
    "llvm.asin",
    "llvm.acos",
    "llvm.atan",
    "llvm.atan2",
    "llvm.sinh",
    "llvm.cosh",
    "llvm.tanh",
    "llvm.exp",
    "llvm.exp2",
    "llvm.exp10",
    "llvm.log",
    "llvm.log2",
    "llvm.log10",
    "llvm.pow",
    "llvm.powi",
    "llvm.sincos",
    "llvm.ldexp",
];

/// What allocates and releases memory.
const HEAP: [&str; 4] = ["malloc", "calloc", "realloc", "free"];

/// Refuses a request whose shadows other threads may reach.
///
/// # Errors
/// If a shadow is not the thread's own.
pub(super) fn check_shadows(module: Module, request: &Request) -> Result<()> {
    if !Target::of(module.system()).shares_memory() {
        return Ok(());
    }
    for (index, arg) in request.args.iter().enumerate() {
        let RequestArg::Dup { shadows, .. } = arg else {
            continue;
        };
        if shadows.iter().any(|v| v.ty().is_pointer() && !is_own(*v)) {
            let what = format!(
                "the shadow of argument {} may be memory that other threads write: no derivative on a GPU is made of that yet",
                index + 1
            );
            return Err(refusal(what, request.call.location())
                .help("differentiate a function of numbers, or of arrays that are variables of the calling function, and add to shared memory by `atomicAdd` yourself")
                .into());
        }
    }
    Ok(())
}

/// Whether a pointer leads to a variable of the function that it is in.
fn is_own(pointer: Value) -> bool {
    let mut at = look_through(pointer).strip_casts();
    while at.is_instruction() && at.is(Opcode::GetElementPtr) {
        at = look_through(at.operand(0)).strip_casts();
    }
    at.is_instruction() && at.is(Opcode::Alloca)
}

/// Refuses what the copies of the primal, or the functions of its derivative, cannot do on a GPU.
///
/// # Errors
/// If one is found.
pub(super) fn check_code(
    module: Module,
    request: &Request,
    functions: impl IntoIterator<Item = Function>,
) -> Result<()> {
    let target = Target::of(module.system());
    if !target.shares_memory() {
        return Ok(());
    }
    let functions: Vec<Function> = functions.into_iter().collect();
    for instruction in functions.iter().copied().flat_map(Function::instructions) {
        let Some(cause) = cause(instruction, &functions, target.library()) else {
            continue;
        };
        let what = format!("{cause}: no derivative on a GPU is made of that yet");
        let place = instruction.location().or_else(|| request.call.location());
        return Err(refusal(what, place)
            .help("differentiate a function of the thread's own numbers and arrays, with loops whose count is a constant")
            .into());
    }
    Ok(())
}

fn refusal(what: String, place: Option<Location>) -> Diagnostic {
    Diagnostic::error(code::UNSUPPORTED, what).at(place)
}

/// What an instruction does that concerns other threads, or needs a library.
fn cause(instruction: Value, ours: &[Function], library: Library) -> Option<String> {
    let in_space = |v: Value| v.ty().is_pointer() && v.ty().address_space() != 0;
    let is_shared =
        |v: Value| v.is_global_variable() && v.as_function().is_none() && !v.is_global_constant();
    let accesses = matches!(instruction.opcode(), Opcode::Load | Opcode::Store);
    if accesses && instruction.is_atomic()
        || matches!(
            instruction.opcode(),
            Opcode::AtomicRMW | Opcode::AtomicCmpXchg | Opcode::Fence
        )
    {
        return Some("this is an atomic operation".to_owned());
    }
    if let Some(global) = instruction
        .operands()
        .map(Value::strip_casts)
        .find(|&v| is_shared(v))
    {
        return Some(format!("all threads share `{}`", global.name()));
    }
    if in_space(instruction) || instruction.operands().any(in_space) {
        return Some("this is memory in an address space of its own".to_owned());
    }
    if !instruction.is_call() {
        return None;
    }
    let Some(callee) = instruction.called_function() else {
        return Some("this is inline assembly, or a call through a pointer".to_owned());
    };
    if ours.contains(&callee) {
        return None;
    }
    let name = callee.name();
    match callee.intrinsic() {
        Some(intrinsic) if !library.math && MATHEMATICAL.contains(&intrinsic) => Some(format!(
            "the target has no `{}`",
            intrinsic.trim_start_matches("llvm.")
        )),
        Some(_) if callee.has_attribute(Place::Function, "convergent") => {
            Some(format!("`{name}` concerns other threads"))
        }
        Some(_) => None,
        None if !library.heap && HEAP.contains(&&*name) => {
            Some("this needs memory of the heap, which the target does not have".to_owned())
        }
        None => Some(format!("`{name}` is called, which has no body here")),
    }
}
