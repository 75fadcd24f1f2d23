//! `roundtrip IN OUT`: imports every function of an LLVM module, emits it again and writes bitcode.
//!
//! With `--all` the import also asks for trip counts, alias answers and un-speculation.

use std::path::Path;
use std::process::ExitCode;
use tapeless_llvm::import::{Options, roundtrip};
use tapeless_llvm::{OwnedContext, OwnedModule};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let options = if args.iter().any(|arg| arg == "--all") {
        Options::ALL
    } else {
        Options::PLAIN
    };
    let paths: Vec<&String> = args.iter().filter(|arg| !arg.starts_with("--")).collect();
    let [from, to] = paths[..] else {
        eprintln!("usage: roundtrip [--all] IN OUT");
        return ExitCode::FAILURE;
    };
    let context = OwnedContext::new();
    let read = OwnedModule::read(context.get(), Path::new(from)).map_err(Box::new);
    let done = read.and_then(|module| {
        println!("{}", roundtrip(module.get(), options)?);
        module.get().write_bitcode(Path::new(to)).map_err(Box::new)
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
