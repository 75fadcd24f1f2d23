//! `tapeless opt`: IR in, IR with derivatives out.

use crate::args::Opt;
use crate::explain;
use crate::failure::{Failure, Result};
use crate::source::read;
use crate::stages::{self, Stages};
use std::io::Write;
use std::path::Path;
use tapeless_diag::code;
use tapeless_llvm::host::Options;
use tapeless_llvm::jit::initialize_target;
use tapeless_llvm::preserve::preserve;
use tapeless_llvm::{OwnedContext, differentiate};
use tapeless_plan::report::Names;

/// Differentiates what a module requests and writes it; or prints what a stage made.
pub fn opt(args: &Opt) -> Result<()> {
    initialize_target();
    let context = OwnedContext::new();
    let module = read(&context, &args.input)?;
    let mut options = Options::read();
    options.no_prepare |= args.no_prepare;
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
        Some(stage) => {
            let names = explain::names(module);
            let all = stages::of(module, &options)?;
            all.iter()
                .map(|stages| made(stages, stage, &names))
                .collect::<Result<Vec<String>>>()?
                .concat()
        }
    };
    write(&text, args.output.as_deref())
}

/// What a stage made for one request.
fn made(stages: &Stages, stage: &str, names: &Names) -> Result<String> {
    match stage {
        "import" => Ok(tapeless_ir::print::module(&stages.imported)),
        "facts" => {
            let facts = tapeless_analysis::facts(
                &stages.imported,
                &stages.derived.context,
                &tapeless_analysis::Summaries::default(),
            )?;
            Ok(format!("{facts:#?}\n"))
        }
        "plan" => Ok(explain::plans(stages, names)),
        _ => Ok(tapeless_ir::print::module(&stages.synthesised)),
    }
}

fn write(text: &str, path: Option<&Path>) -> Result<()> {
    let Some(path) = path else {
        let written = std::io::stdout().write_all(text.as_bytes());
        return written
            .map_err(|error| Failure::new(code::ENVIRONMENT, format!("cannot write: {error}")));
    };
    std::fs::write(path, text).map_err(|error| {
        let what = format!("cannot write `{}`: {error}", path.display());
        Failure::new(code::ENVIRONMENT, what)
    })
}
