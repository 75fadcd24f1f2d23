//! The parameters of a function, as the user knows them.

use crate::failure::{Failure, Result};
use tapeless_diag::{Diagnostic, code};
use tapeless_family::Dtype;
use tapeless_llvm::command::SourceParam;
use tapeless_llvm::{Function, Type};

/// What a parameter takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParamType {
    /// A number by value.
    Number(Dtype),
    /// A pointer to numbers; `None` where neither the type nor a default is known.
    Pointer(Option<Dtype>, String),
    /// What no point can give.
    Other(String),
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// Its name in the source, else in the IR, else `arg0`.
    pub name: String,
    /// What it takes.
    pub ty: ParamType,
}

/// The parameters of a function, in order.
pub fn params(function: Function) -> Vec<Param> {
    let values = function.params();
    let source = function.source_params();
    let highest = source.iter().map(|param| param.number).max().unwrap_or(0);
    // Numbers in the source do not count hidden parameters, nor one that is passed in pieces.
    let agree = highest as usize == values.len();
    let of = |(index, value): (usize, &tapeless_llvm::Value)| {
        let known = source
            .iter()
            .find(|param| agree && param.number as usize == index + 1);
        let own = Some(value.name()).filter(|name| !name.is_empty());
        let name = known.map(|param| param.name.clone()).or(own);
        Param {
            name: name
                .filter(|name| !name.is_empty())
                .unwrap_or_else(|| format!("arg{index}")),
            ty: param_type(value.ty(), known),
        }
    };
    values.iter().enumerate().map(of).collect()
}

fn param_type(ty: Type, known: Option<&SourceParam>) -> ParamType {
    match scalar(ty) {
        Some(number) => ParamType::Number(number),
        None if ty.is_pointer() => match known {
            // In Fortran a number goes by address, and its type does not say so.
            Some(param) if param.pointer || Dtype::named(&param.kind).is_some() => {
                ParamType::Pointer(Dtype::named(&param.kind), param.ty.clone())
            }
            Some(param) => ParamType::Other(param.ty.clone()),
            None => ParamType::Pointer(Some(Dtype::F64), "double".into()),
        },
        None => ParamType::Other(known.map_or_else(|| ty.to_string(), |param| param.ty.clone())),
    }
}

/// A number's type, of what can be passed or returned by value.
pub fn scalar(ty: Type) -> Option<Dtype> {
    let context = ty.context();
    match () {
        () if ty == context.double() => Some(Dtype::F64),
        () if ty == context.float() => Some(Dtype::F32),
        () if ty.is_int() && ty.int_width() <= 64 => Some(Dtype::Int(
            (ty.int_width().div_ceil(8).next_power_of_two()) as u8,
        )),
        () => None,
    }
}

/// The function that the user means: by symbol, else by its name in the source, bare or in full.
pub fn find(module: tapeless_llvm::Module, name: &str, file: &str) -> Result<Function> {
    let defined = || {
        module
            .functions()
            .filter(|function| !function.is_declaration())
    };
    let of_fortran = fortran_symbol(name);
    let is_exact = |f: &Function| f.name() == name || of_fortran.as_deref() == Some(&f.name());
    if let Some(exact) = defined().find(is_exact) {
        return Ok(exact);
    }
    let named: Vec<Function> = defined()
        .filter(|function| function.source_name() == name || is_in_full(*function, name))
        .collect();
    match named[..] {
        [only] => Ok(only),
        [] => Err(unknown(name, file, defined().collect())),
        _ => {
            let shown = |f: &Function| format!("`{}` for {}", f.name(), f.shown_name());
            let symbols: Vec<String> = named.iter().map(shown).collect();
            let what = format!("`{name}` names several functions of `{file}`");
            Err(Diagnostic::error(code::INPUT, what)
                .help(format!("name one by its symbol: {}", symbols.join(", ")))
                .into())
        }
    }
}

/// The symbol of a procedure in a module of Fortran, as flang makes it of `module::procedure`.
fn fortran_symbol(name: &str) -> Option<String> {
    let (module, procedure) = name.split_once("::")?;
    Some(format!(
        "_QM{}P{}",
        module.to_lowercase(),
        procedure.to_lowercase()
    ))
}

/// `geo::area`, `geo::area(double)` and `geo::area<double>` of C++, `krate::area` of Rust.
fn is_in_full(function: Function, name: &str) -> bool {
    let full = function.shown_name();
    let is_named = |full: &str| {
        let rest = full.strip_prefix(name).filter(|_| !name.is_empty());
        rest.is_some_and(|rest| {
            rest.is_empty() || behind_params(rest).is_some_and(|rest| !rest.contains("::"))
        })
    };
    is_named(&full) || is_named(behind_result(&full))
}

/// What follows the result's type, which the full name of a template's instance begins with.
fn behind_result(full: &str) -> &str {
    let (mut open, mut from) = (0, 0);
    for (at, c) in full.char_indices() {
        match c {
            '(' if open == 0 => break,
            '<' | '(' => open += 1,
            '>' | ')' => open -= 1,
            ' ' if open == 0 => from = at + 1,
            _ => {}
        }
    }
    &full[from..]
}

/// What follows the parameters that a text begins with; within a function's lambdas there are others.
fn behind_params(text: &str) -> Option<&str> {
    let mut open = 0;
    for (at, c) in text.char_indices() {
        match c {
            '(' => open += 1,
            ')' if open == 1 => return Some(&text[at + 1..]),
            ')' => open -= 1,
            _ if open == 0 => return None,
            _ => {}
        }
    }
    None
}

fn unknown(name: &str, file: &str, defined: Vec<Function>) -> Failure {
    const MOST: usize = 8;
    let error = Diagnostic::error(
        code::INPUT,
        format!("`{file}` defines no function `{name}`"),
    );
    let names: Vec<String> = defined
        .iter()
        .map(|f| f.source_name())
        .filter(|name| !name.starts_with("__"))
        .take(MOST)
        .map(|name| format!("`{name}`"))
        .collect();
    let error = if names.is_empty() {
        error.help("it defines none at all")
    } else {
        error.help(format!("it defines {}", names.join(", ")))
    };
    error
        .help("static and inline functions exist only where something calls them")
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lambdas_of_a_function_are_not_the_function() {
        assert_eq!(behind_params("(double (*)(int), int)"), Some(""));
        assert_eq!(behind_params("(double) const"), Some(" const"));
        assert_eq!(
            behind_params("(double)::$_0::operator()(double) const"),
            Some("::$_0::operator()(double) const")
        );
        assert_eq!(behind_params("::f(double)"), None);
    }

    #[test]
    fn the_results_of_templates_are_left_out() {
        for (full, name) in [
            (
                "void geo::blend<double>(double const*, int)",
                "geo::blend<double>(double const*, int)",
            ),
            (
                "std::pair<int, int> f<int>(int (*)(int))",
                "f<int>(int (*)(int))",
            ),
            ("geo::area(double)", "geo::area(double)"),
        ] {
            assert_eq!(behind_result(full), name);
        }
    }
}
