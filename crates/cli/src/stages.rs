//! The stages between a request and its derivative, for those who look at them.

use std::cell::RefCell;
use std::rc::Rc;
use tapeless_diag::{Diagnostic, Result};
use tapeless_engine::Engine;
use tapeless_ir as ir;
use tapeless_llvm::differentiate::ways::{self, Tried};
use tapeless_llvm::host::Options;
use tapeless_llvm::known::{self, Known};
use tapeless_llvm::request::Request;
use tapeless_llvm::{Module, differentiate};
use tapeless_synth::Derived;

/// A request's function in structured form, and what the engine made of it.
#[derive(Debug)]
pub struct Asked {
    /// The function that holds the request.
    pub caller: String,
    /// The primal and what it reaches, before synthesis.
    pub imported: ir::Module,
    /// The same with all derivatives, as far as they were made.
    pub synthesised: ir::Module,
    /// The derivative that answers the request, or why there is none.
    pub derived: Result<Derived>,
    /// Plans of all adjoints.
    pub engine: Engine,
}

/// A request's function and derivative in structured form.
#[derive(Debug)]
pub struct Stages {
    /// The function that holds the request.
    pub caller: String,
    /// The primal and what it reaches, before synthesis.
    pub imported: ir::Module,
    /// The same with all derivatives.
    pub synthesised: ir::Module,
    /// The derivative that answers the request.
    pub derived: Derived,
    /// Plans of all adjoints.
    pub engine: Engine,
}

impl Asked {
    /// All stages, if none was refused.
    ///
    /// # Errors
    /// As differentiation.
    pub fn complete(self) -> Result<Stages> {
        Ok(Stages {
            caller: self.caller,
            imported: self.imported,
            synthesised: self.synthesised,
            derived: self.derived?,
            engine: self.engine,
        })
    }
}

/// The stages of every request of a module, which stays without answers.
///
/// # Errors
/// As differentiation, up to import.
pub fn asked(
    module: Module,
    options: &Options,
) -> std::result::Result<Vec<Asked>, Vec<Diagnostic>> {
    known::release(module);
    let (requests, known) = Known::with_requests(module)?;
    let stages = requests
        .iter()
        .map(|request| of_request(module, request, &known, options).map_err(|error| vec![*error]));
    stages.collect()
}

/// The stages of every request of a module, all of them.
///
/// # Errors
/// As differentiation.
pub fn of(module: Module, options: &Options) -> std::result::Result<Vec<Stages>, Vec<Diagnostic>> {
    let all = asked(module, options)?.into_iter();
    all.map(|asked| asked.complete().map_err(|error| vec![*error]))
        .collect()
}

fn of_request(
    module: Module,
    request: &Request,
    known: &Known,
    options: &Options,
) -> Result<Asked> {
    ways::first(options, |way| {
        let how = (options, way);
        let prepared = differentiate::prepare::prepare(request, known, how, &Rc::default())?;
        let found = differentiate::imported(module, request, known, (&prepared, options))?;
        let context = differentiate::context::of(request, &found);
        let (imported, rules) = (found.module, found.rules);
        let mut synthesised = imported.clone();
        let mut engine = Engine::with_rules(rules).checkpointing(found.loops);
        let derived = engine.derive(&mut synthesised, &context);
        let works = derived.is_ok();
        let asked = Asked {
            caller: request.call.block().function().name(),
            imported,
            synthesised,
            derived,
            engine,
        };
        Ok(Tried::new(&prepared, asked, works))
    })
}

/// Runs a host's pipeline and returns the stages of the requests as they are where the plugin would see them.
///
/// # Errors
/// As differentiation.
pub fn in_pipeline(
    module: Module,
    level: &str,
    options: &Options,
) -> std::result::Result<Vec<Stages>, Vec<Diagnostic>> {
    let found = Rc::new(RefCell::new(Vec::new()));
    let into = Rc::clone(&found);
    let look = move |module: Module, options: &Options| {
        into.borrow_mut().extend(of(module, options)?);
        Ok(true)
    };
    module.run_hosted(&format!("default<O{level}>"), Box::new(look), options)?;
    Ok(found.take())
}
