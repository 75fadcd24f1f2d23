//! `tapeless opt`: IR in, IR with derivatives out.

use crate::args::Opt;
use crate::failure::{Failure, Result};
use crate::source::read;
use std::io::Write;
use std::path::Path;
use tapeless_diag::code;
use tapeless_llvm::host::Options;
use tapeless_llvm::jit::initialize_target;
use tapeless_llvm::preserve::preserve;
use tapeless_llvm::{Module, OwnedContext, differentiate};

/// Differentiates what a module requests and writes it; or prints what a stage made.
pub fn opt(args: &Opt) -> Result<()> {
    initialize_target();
    let context = OwnedContext::new();
    let module = read(&context, &args.input)?;
    let mut options = Options::read();
    options.no_prepare |= args.no_prepare;
    options.print.extend(args.stop_after.clone());
    preserve(module.get());
    differentiate::module(module.get(), &options)?;
    if args.stop_after.is_some() {
        return Ok(());
    }
    match &args.output {
        None => print(module.get()),
        Some(path) => write(module.get(), path),
    }
}

fn print(module: Module) -> Result<()> {
    let text = module.to_string();
    let written = std::io::stdout().write_all(text.as_bytes());
    written.map_err(|error| Failure::new(code::ENVIRONMENT, format!("cannot write: {error}")))
}

fn write(module: Module, path: &Path) -> Result<()> {
    if path.extension().is_some_and(|extension| extension == "bc") {
        return Ok(module.write_bitcode(path)?);
    }
    std::fs::write(path, module.to_string()).map_err(|error| {
        let what = format!("cannot write `{}`: {error}", path.display());
        Failure::new(code::ENVIRONMENT, what)
    })
}
