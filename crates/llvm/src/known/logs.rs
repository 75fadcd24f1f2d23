//! Functions that only write texts of a variable number of values, as loggers do: no derivative passes through them.
//!
//! ```c
//! void note(const char *format, ...) { va_list list; va_start(list, format); vsnprintf(line, sizeof line, format, list); va_end(list); }
//! ```

use crate::{Function, Module, Opcode, Value};
use tapeless_rules::effects;

/// Those of a module: with variable arguments, which go to library functions that are inactive, and without floats otherwise.
pub(super) fn loggers(module: Module) -> impl Iterator<Item = Function> {
    module.functions().filter(|f| {
        let ty = f.ty();
        let gives = ty.result();
        let is_text = gives.is_void() || gives.is_int();
        let takes_floats = ty.params().iter().any(|param| param.is_float());
        let may = ty.is_variadic() && !f.is_declaration() && is_text && !takes_floats;
        may && only_writes_texts(*f)
    })
}

fn only_writes_texts(function: Function) -> bool {
    let mut lists = 0;
    let plain = function.instructions().all(|i| {
        lists += usize::from(i.intrinsic() == Some("llvm.va_start"));
        match i.opcode() {
            Opcode::VAArg | Opcode::AtomicRMW | Opcode::AtomicCmpXchg => false,
            Opcode::Store => !i.operand(0).ty().is_float() && !i.operand(0).ty().is_vector(),
            Opcode::Call | Opcode::Invoke => is_quiet(i),
            _ => true,
        }
    });
    let starts = |i: &Value| i.intrinsic() == Some("llvm.va_start");
    plain
        && lists > 0
        && function
            .instructions()
            .filter(starts)
            .all(|start| is_handed_on(start.operand(0)))
}

/// Whether a call is of the compiler's, or of a library function that no derivative passes through.
fn is_quiet(call: Value) -> bool {
    if call
        .intrinsic()
        .is_some_and(|name| !name.starts_with("llvm.mem"))
    {
        return true;
    }
    let callee = call.called_function().filter(|f| f.is_declaration());
    let known = callee.and_then(|f| effects(&f.name()));
    known.is_some_and(|known| known.inactive && !known.is_noreturn())
}

/// Whether nothing takes values out of a list but the functions that it is handed to.
fn is_handed_on(list: Value) -> bool {
    let mut base = list;
    while base.is_instruction() && base.is(Opcode::GetElementPtr) {
        base = base.operand(0);
    }
    let mut open = vec![base];
    while let Some(at) = open.pop() {
        for user in at.users() {
            if user.is(Opcode::GetElementPtr) {
                open.push(user);
            } else if !user.is_call() {
                return false;
            }
        }
    }
    base.is_instruction() && base.is(Opcode::Alloca)
}
