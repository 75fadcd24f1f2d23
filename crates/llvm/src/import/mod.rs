//! Import: LLVM functions as structured IR.
//!
//! [`function`] reads a definition, structures its control flow (crate `tapeless-cfg`) and turns every instruction
//! into an op. What the IR cannot say stays with the host: ops know the instruction that they came from
//! ([`tapeless_ir::Origin`]), and [`Tables`] knows what each number stands for.
//!
//! Functions that are called are declared; their bodies are imported when asked for.

mod addresses;
mod aliases;
mod body;
mod calls;
mod chosen;
mod constants;
mod declare;
pub(crate) mod declared;
mod graph;
mod initial;
mod instructions;
mod loops;
mod predicates;
mod rounded;
mod roundtrip;
mod saturate;
mod sequences;
mod settle;
mod several;
mod tables;
mod terminators;
mod transfers;
mod types;
pub mod unspeculate;

pub use instructions::wrap_flags;
pub(crate) use instructions::{hint, hint_of};
pub use roundtrip::{Stats, roundtrip};
pub use tables::{Tables, operand_map};

use crate::{Function, Module, Targets, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use tapeless_diag::{Diagnostic, Location, Result};
use tapeless_ir as ir;

/// What import adds to the plain translation of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Ask scalar evolution for trip counts and closed forms, whose operands are written into the LLVM function.
    pub counts: bool,
    /// Record alias answers.
    pub aliases: bool,
    /// Turn selects whose sides are computed for them alone into control flow.
    pub unspeculate: bool,
    /// Turn calls into ops: those with several results, copies and fills, saturating conversions.
    pub calls: bool,
}

impl Options {
    /// For differentiation.
    pub const ALL: Self = Self {
        counts: true,
        aliases: true,
        unspeculate: true,
        calls: true,
    };
    /// The translation alone.
    pub const PLAIN: Self = Self {
        counts: false,
        aliases: false,
        unspeculate: false,
        calls: false,
    };
}

/// A structured module that grows from an LLVM module.
#[derive(Debug)]
pub struct ModuleImporter {
    /// What has been imported.
    pub module: ir::Module,
    /// What its numbers stand for.
    pub tables: Tables,
    llvm: Module,
    targets: Rc<Targets>,
    pub(crate) options: Options,
    functions: FxHashMap<Function, ir::FuncId>,
    globals: FxHashMap<Value, ir::GlobalId>,
    /// Globals whose initial values hold addresses that are not read yet.
    unread: Vec<(ir::GlobalId, Vec<(u64, Value)>)>,
    /// Whether somebody further out reads them.
    reading: bool,
    types: FxHashMap<Type, ir::Type>,
    host_constants: FxHashMap<Value, u32>,
    rules: FxHashMap<Function, Option<tapeless_rules::RuleId>>,
    locations: FxHashMap<usize, Option<ir::Loc>>,
    places: FxHashMap<(Location, Vec<Location>), ir::Loc>,
}

impl ModuleImporter {
    /// An importer of nothing yet.
    pub fn new(llvm: Module, options: Options) -> Self {
        Self::with_targets(llvm, options, Rc::default())
    }

    /// The same, with processors that are known.
    pub fn with_targets(llvm: Module, options: Options, targets: Rc<Targets>) -> Self {
        Self {
            targets,
            module: ir::Module::new(ir::Target::of(llvm.system())),
            tables: Tables::default(),
            llvm,
            options,
            functions: FxHashMap::default(),
            globals: FxHashMap::default(),
            unread: Vec::new(),
            reading: false,
            types: FxHashMap::default(),
            host_constants: FxHashMap::default(),
            rules: FxHashMap::default(),
            locations: FxHashMap::default(),
            places: FxHashMap::default(),
        }
    }

    /// The module and the host's side of it.
    pub fn finish(self) -> (ir::Module, Tables) {
        (self.module, self.tables)
    }

    /// The LLVM function of an id.
    pub fn host_function(&self, id: ir::FuncId) -> Option<Function> {
        self.tables
            .functions
            .get(self.module.functions[id].host? as usize)
            .copied()
    }
}

/// Imports the definition of a function; its callees are declared.
///
/// # Errors
/// A located diagnostic if the function holds something that has no structured form.
pub fn function(importer: &mut ModuleImporter, function: Function) -> Result<ir::FuncId> {
    let id = importer.declare(function);
    if importer.module.functions[id].body.is_some() {
        return Ok(id);
    }
    if function.is_declaration() {
        return Err(Diagnostic::internal(format!(
            "`{}` has no definition to import",
            function.shown_name()
        ))
        .into());
    }
    let closed = importer
        .options
        .counts
        .then(|| loops::ClosedForms::find(function, &importer.targets));
    let mut body = body::import(importer, function, closed.as_ref())?;
    if importer.options.aliases {
        aliases::record(&mut body, &importer.tables, function, &importer.targets);
    }
    if importer.options.unspeculate {
        settle::run(&mut body);
        chosen::run(&mut body);
        unspeculate::run(&mut body);
    }
    importer.module.functions[id].body = Some(body);
    Ok(id)
}

/// Imports a function and every definition that it reaches by direct calls and for which `wanted` says yes.
/// Returns the functions whose bodies were imported, the given one first.
///
/// # Errors
/// As [`function`], for the first of them that is refused.
pub fn reachable(
    importer: &mut ModuleImporter,
    root: Function,
    wanted: impl Fn(Function) -> bool,
) -> Result<Vec<ir::FuncId>> {
    let mut order = vec![function(importer, root)?];
    let mut met: FxHashSet<ir::FuncId> = order.iter().copied().collect();
    let mut done = 0;
    while let Some(&id) = order.get(done) {
        done += 1;
        for callee in callees(&importer.module, id) {
            let Some(host) = importer.host_function(callee) else {
                continue;
            };
            let known = met.contains(&callee) || importer.module.functions[callee].interposable;
            if !known && !host.is_declaration() && wanted(host) {
                met.insert(callee);
                order.push(function(importer, host)?);
            }
        }
    }
    Ok(order)
}

fn callees(module: &ir::Module, id: ir::FuncId) -> Vec<ir::FuncId> {
    let Some(body) = &module.functions[id].body else {
        return Vec::new();
    };
    let called = body
        .op_order()
        .into_iter()
        .filter_map(|op| match &body.ops[op].kind {
            ir::OpKind::Call(call) | ir::OpKind::Control(ir::Control::Invoke(call)) => {
                match call.callee {
                    ir::Callee::Func(id) => Some(id),
                    ir::Callee::Indirect => None,
                }
            }
            _ => None,
        });
    called.collect()
}
