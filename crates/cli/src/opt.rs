//! `tapeless opt`: IR in, IR with derivatives out.

use crate::args::Opt;
use crate::explain;
use crate::failure::{Failure, Result};
use crate::source::read;
use crate::stages::{self, Asked};
use std::io::Write;
use std::path::Path;
use tapeless_analysis::{Context, Summaries};
use tapeless_diag::times::Times;
use tapeless_diag::{Diagnostic, code};
use tapeless_llvm::host::Options;
use tapeless_llvm::jit::initialize_target;
use tapeless_llvm::module::WRITABLE;
use tapeless_llvm::preserve::preserve;
use tapeless_llvm::{Module, OwnedContext, differentiate};

/// Differentiates what a module requests and writes it; or prints what a stage made.
pub fn opt(args: &Opt) -> Result<()> {
    initialize_target();
    let context = OwnedContext::new();
    refuse_source(&args.input)?;
    let module = read(&context, &args.input)?;
    let mut options = Options::read();
    options.no_prepare |= args.no_prepare;
    options.time_report |= args.time_report;
    preserve(module.get());
    let module = module.get();
    let text = match args.stop_after.as_deref() {
        None | Some("optimise") => {
            differentiate::module(module, &options)?;
            let output = args.output.as_deref();
            if let Some(path) = output.filter(|path| path.extension().is_some_and(|e| e == "bc")) {
                return Ok(module.write_bitcode(path)?);
            }
            module.to_string()
        }
        Some("emit") => {
            options.as_emitted = true;
            differentiate::module(module, &options)?;
            module.to_string()
        }
        Some(stage) => structured(&args.input, module, stage, &options)?,
    };
    write(&text, args.output.as_deref())
}

/// Source is no IR.
fn refuse_source(file: &Path) -> Result<()> {
    let extension = file.extension().and_then(|extension| extension.to_str());
    let compiler = match extension {
        Some("c") => "clang-22",
        Some("cc" | "cpp" | "cxx" | "C") => "clang++-22",
        Some("f90" | "f95" | "f03" | "f08" | "f" | "for") => "flang-22",
        _ => return Ok(()),
    };
    let shown = file.display();
    let what = format!("`{shown}` is source, and `tapeless opt` reads LLVM IR");
    let compile = format!("compile it first: {compiler} -g -O1 -S -emit-llvm -o F.ll {shown}");
    Err(Diagnostic::error(code::INPUT, what).help(compile).into())
}

/// What a stage made for each request. What later stages refuse does not matter to earlier ones.
fn structured(file: &Path, module: Module, stage: &str, options: &Options) -> Result<String> {
    let names = explain::names(module);
    let mut text = String::new();
    let requests = stages::asked(module, options)?;
    if requests.is_empty() {
        let what = format!("`{}` asks for no derivative", file.display());
        return Err(Diagnostic::error(code::INPUT, what)
            .help("a call of `__enzyme_autodiff` or `__enzyme_fwddiff` asks for one")
            .help("`tapeless explain FILE --function F` needs no such call")
            .into());
    }
    for asked in requests {
        text += &match stage {
            "import" => tapeless_ir::print::module(&asked.imported),
            "facts" => facts(&asked)?,
            "plan" => explain::plans(&asked.complete()?, &names),
            _ => tapeless_ir::print::module(&asked.complete()?.synthesised),
        };
    }
    Ok(text)
}

/// The facts of a request's function and of its callees, each in the context in which it is asked for.
fn facts(asked: &Asked) -> Result<String> {
    let (summaries, times) = (Summaries::default(), Times::default());
    let mut shown: Vec<&Context> = Vec::new();
    let mut text = String::new();
    let mut module = asked.imported.clone();
    if let Some(first) = asked.engine.asked().first() {
        tapeless_analysis::mark(&mut module, first.function);
    }
    for context in asked.engine.asked() {
        let has_body = module.functions[context.function].body.is_some();
        if has_body && !shown.contains(&context) {
            let found = tapeless_analysis::facts(&module, context, &summaries, &times)?;
            text += &tapeless_analysis::facts::print::facts(&module, context, &found);
            shown.push(context);
        }
    }
    Ok(text)
}

/// Writes text to a file, or to standard output.
pub fn write(text: &str, path: Option<&Path>) -> Result<()> {
    let Some(path) = path else {
        let written = std::io::stdout().write_all(text.as_bytes());
        return written.map_err(|error| unwritable(format!("cannot write: {error}")));
    };
    std::fs::write(path, text)
        .map_err(|error| unwritable(format!("cannot write `{}`: {error}", path.display())))
}

fn unwritable(what: String) -> Failure {
    let error = Diagnostic::error(code::ENVIRONMENT, what);
    error.help(WRITABLE).into()
}
