//! `tapeless describe`: what other languages are told of the functions in a file.

use crate::args::Describe;
use crate::failure::Result;
use crate::grad::print_line;
use crate::number::Number;
use crate::params::{self, Param, ParamType};
use crate::source;
use serde_json::json;
use tapeless_family::{Described, DescribedParam};
use tapeless_llvm::command::SourceParam;
use tapeless_llvm::{Function, Linkage, Module};

/// Prints `{"functions": […], "throws": …}`, and writes the IR with the chosen functions where others find them.
pub fn describe(args: &Describe) -> Result<()> {
    let loaded = source::input(&args.file, &args.level, &args.cflags)?.load()?;
    let module = loaded.module.get();
    let file = args.file.display().to_string();
    let mut chosen = Vec::new();
    for name in &args.functions {
        let function = params::find(module, name, &file)?;
        function.value().set_linkage(Linkage::External);
        chosen.push(function);
    }
    // What nothing else is to call is left out, if these do not call it.
    for other in module
        .functions()
        .filter(|f| !args.functions.is_empty() && !chosen.contains(f))
    {
        if !other.is_declaration() && other.value().linkage() == Linkage::External {
            other.value().set_linkage(Linkage::Internal);
        }
    }
    if args.functions.is_empty() {
        chosen = module.functions().filter(|f| !f.is_declaration()).collect();
    }
    let functions: Vec<Described> = chosen.iter().map(|f| described(*f, &file)).collect();
    print_line(&json!({"functions": functions, "throws": throws(module)}).to_string());
    match &args.output {
        Some(output) => Ok(module.write_bitcode(output)?),
        None => Ok(()),
    }
}

/// Whether some code in it lets exceptions of C++ through, or catches them.
fn throws(module: Module) -> bool {
    module.function("__gxx_personality_v0").is_some()
}

fn described(function: Function, file: &str) -> Described {
    let place = function.location();
    let result = function.ty().result();
    let returned = params::scalar(result);
    let source = function.source_params();
    let written = |at: usize| source.iter().find(|param| param.number as usize == at + 1);
    let params = params::params(function);
    Described {
        name: function.source_name(),
        symbol: function.name(),
        file: place
            .as_ref()
            .map_or_else(|| file.to_owned(), |place| place.file.to_string()),
        line: place.map_or(0, |place| place.line),
        params: (0..)
            .zip(&params)
            .map(|(at, param)| parameter(param, written(at)))
            .collect(),
        result: (!result.is_void()).then(|| DescribedParam {
            name: String::new(),
            dtype: returned,
            pointer: result.is_pointer(),
            single: false,
            constant: false,
            shown: params::scalar(result).map_or_else(|| result.in_words(), Number::in_words),
        }),
    }
}

fn parameter(param: &Param, written: Option<&SourceParam>) -> DescribedParam {
    // In Fortran a number goes by address, and its type does not say so.
    let single = written.is_some_and(|written| !written.pointer);
    let constant = written.is_some_and(|written| written.constant);
    let (number, pointer, shown) = match &param.ty {
        ParamType::Number(number) => (Some(*number), false, number.in_words()),
        ParamType::Pointer(number, shown) if single => (*number, true, shown.clone()),
        ParamType::Pointer(number, shown) => (*number, true, format!("{shown} *")),
        ParamType::Other(shown) => (None, false, shown.clone()),
    };
    DescribedParam {
        name: param.name.clone(),
        dtype: number,
        pointer,
        single: single && pointer,
        constant,
        shown: if constant {
            format!("const {shown}")
        } else {
            shown
        },
    }
}
