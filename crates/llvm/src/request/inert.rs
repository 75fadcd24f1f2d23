//! Calls of the convention that ask for no derivative: of functions without one, and hints of what memory holds.
//!
//! ```text
//! r = __enzyme_call_inactive(f, x)   →   r = f.primal.inactive(x), which calls f   →   r = f(x)
//! __enzyme_double(p, n)              →   as it is, without effect on memory                    →   nothing
//!                          while derivatives are made                              at last
//! ```

use super::answer::retire;
use super::look_through;
use super::read::{count, located, narrowed};
use super::unsupported::calls_of;
use crate::builder::Builder;
use crate::call::Place;
use crate::function::Function;
use crate::known::told;
use crate::module::Module;
use crate::opcode::{Linkage, Opcode};
use crate::types::Type;
use crate::value::Value;
use tapeless_diag::{Diagnostic, code};
use tapeless_ir::{FloatKind, ScalarType};

const CALL: &str = "__enzyme_call_inactive";
const HINTS: [(&str, ScalarType); 4] = [
    ("__enzyme_float", ScalarType::Float(FloatKind::F32)),
    ("__enzyme_double", ScalarType::Float(FloatKind::F64)),
    ("__enzyme_integer", ScalarType::Int(8)),
    ("__enzyme_pointer", ScalarType::Ptr(0)),
];
/// On the functions that stand for inactive calls.
const STANDS: &str = "tapeless-call";

/// What a call of a function with this symbol says that memory holds.
pub fn hint(symbol: &str) -> Option<ScalarType> {
    let known = HINTS.iter().find(|(name, _)| symbol.contains(name));
    known.map(|&(_, ty)| ty)
}

/// Whether calls of a function with this symbol are understood here.
pub(super) fn is_inert(symbol: &str) -> bool {
    symbol.contains(CALL) || hint(symbol).is_some()
}

fn declared(module: Module, which: impl Fn(&str) -> bool) -> Vec<Function> {
    let all = module.functions().filter(|f| f.is_declaration());
    all.filter(|f| which(&f.name())).collect()
}

/// Gives inactive calls a function that is; all that is wrong with such calls and with hints.
pub(super) fn open(module: Module) -> Vec<Diagnostic> {
    let mut wrong = told::annotations(module);
    for function in declared(module, |name| name.contains(CALL)) {
        for call in calls_of(function) {
            if let Err(error) = stand_for(module, call) {
                wrong.push(located(error, call));
            }
        }
    }
    for function in declared(module, |name| hint(name).is_some()) {
        function.value().set_unseen();
        wrong.extend(calls_of(function).into_iter().filter_map(misread));
    }
    wrong
}

/// What is wrong with a hint.
fn misread(call: Value) -> Option<Diagnostic> {
    let name = call.called_function().map(Function::name)?;
    let (word, _) = HINTS.iter().find(|(word, _)| name.contains(word))?;
    let fits = match call.args()[..] {
        [pointer] => pointer.ty().is_pointer(),
        [pointer, bytes] => pointer.ty().is_pointer() && bytes.ty().is_int(),
        _ => false,
    };
    let what = format!("`{word}` takes a pointer and a number of bytes, and returns nothing");
    let error = Diagnostic::error(code::CONVENTION, what).help(format!(
        "write `{word}(p, 16)` as a statement: 16 bytes behind `p`"
    ));
    (!fits || call.has_users()).then(|| located(error, call))
}

fn stand_for(module: Module, call: Value) -> Result<(), Diagnostic> {
    let args = call.args();
    let called = args.first().copied().map(look_through);
    let Some(function) = called.and_then(Value::as_function) else {
        let what =
            format!("the first argument of `{CALL}` is not a function known at compile time");
        return Err(Diagnostic::error(code::CONVENTION, what).help("pass the function itself"));
    };
    let given = fitting(call, function, &args[1..])?;
    let result = function.ty().result();
    if call.ty() != result && call.has_users() {
        let what = format!(
            "`{}` returns {}, but this call of `{CALL}` returns {}",
            function.shown_name(),
            result.in_words(),
            call.ty().in_words()
        );
        return Err(Diagnostic::error(code::CONVENTION, what).help(format!(
            "declare one for each type that is returned: any name that contains `{CALL}` will do"
        )));
    }
    let types: Vec<Type> = given.iter().map(|value| value.ty()).collect();
    let stands = wrapper(module, function, &types);
    let builder = Builder::before(call);
    let made = match call.is(Opcode::Invoke) {
        true => {
            let (normal, unwind) = call.invoke_targets();
            builder.invoke(stands.ty(), stands.value(), &given, normal, unwind)
        }
        false => builder.call(stands, &given),
    };
    if call.has_users() {
        call.replace_uses(made);
    }
    call.erase();
    Ok(())
}

/// The arguments of the function, in its types.
fn fitting(call: Value, function: Function, given: &[Value]) -> Result<Vec<Value>, Diagnostic> {
    let params = function.params();
    let name = function.shown_name();
    let refuse = |what: String| Diagnostic::error(code::CONVENTION, what);
    let by_copy = (0..params.len() as u32).any(|i| {
        let flags = function.param_flags(i);
        flags.sret || flags.byval.is_some()
    });
    if by_copy {
        return Err(
            refuse(format!("`{name}` takes or returns a structure by value"))
                .help("pass structures by address"),
        );
    }
    if given.len() < params.len() || (given.len() > params.len() && !function.ty().is_variadic()) {
        return Err(refuse(format!(
            "`{name}` takes {}, but {} passed",
            count(params.len(), "argument"),
            match given.len() {
                1 => "1 is".to_owned(),
                more => format!("{more} are"),
            }
        ))
        .help("pass what the function takes, in its order: no markers, no shadows"));
    }
    let fit = |(index, &value): (usize, &Value)| match params.get(index) {
        None => Ok(value),
        Some(param) => narrowed(call, value, param.ty()).ok_or_else(|| {
            refuse(format!(
                "argument {} of `{name}` is {}, but {} is passed",
                index + 1,
                param.ty().in_words(),
                value.ty().in_words()
            ))
            .help("pass what the function takes, in its order: no markers, no shadows")
        }),
    };
    given.iter().enumerate().map(fit).collect()
}

/// `f.primal.inactive(x…) { ret f(x…) }`: messages name `f`.
fn wrapper(module: Module, function: Function, types: &[Type]) -> Function {
    let name = format!("{}.primal.inactive", function.name());
    let made = module.add_function(&name, function.ty().result().function(types, false));
    made.value().set_linkage(Linkage::Internal);
    for attribute in ["noinline", crate::known::INACTIVE, STANDS] {
        made.value().add_attribute(Place::Function, attribute);
    }
    let builder = Builder::at_end(made.append_block("entry"));
    let result = builder.call(function, &made.params());
    builder.ret(Some(result).filter(|result| !result.ty().is_void()));
    made
}

/// Leaves what the program does: inactive calls are calls, hints are nothing. Whether there were any.
pub fn close(module: Module) -> bool {
    let stands: Vec<Function> = module
        .functions()
        .filter(|f| f.has_attribute(Place::Function, STANDS))
        .collect();
    let hints = declared(module, |name| hint(name).is_some());
    for &function in &stands {
        for call in calls_of(function) {
            call.inline_call();
        }
        if !function.value().has_users() {
            function.delete();
        }
    }
    for &function in &hints {
        calls_of(function).into_iter().for_each(retire);
    }
    !stands.is_empty() || !hints.is_empty()
}
