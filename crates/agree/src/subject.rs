//! The functions of a file that can be called with a row of words, compiled and in structured form.

use anyhow::{Context, Result};
use std::collections::HashSet;
use std::path::Path;
use tapeless_ir as ir;
use tapeless_ir::{FloatKind, FuncId, ScalarType, Type};
use tapeless_llvm::import::{self, ModuleImporter, Options};
use tapeless_llvm::jit::Jit;
use tapeless_llvm::{Builder, Function, GepFlags, Module, OwnedContext, OwnedModule, Place, Value};

/// The most parameters of a function.
pub const MOST_PARAMS: usize = 8;

/// A function to be run.
pub struct Subject {
    pub name: String,
    pub id: FuncId,
    pub params: Vec<Type>,
    pub result: Option<Type>,
    /// What calls it on a buffer: a word for each parameter and one for the result.
    pub symbol: String,
}

/// All of a file.
pub struct Subjects {
    pub module: ir::Module,
    pub jit: Jit,
    pub all: Vec<Subject>,
    /// Definitions in the file.
    pub defined: u64,
}

impl Subjects {
    /// Reads a file, imports its functions and adds to each suitable one what calls it.
    pub fn read(path: &Path) -> Result<Self> {
        let context = OwnedContext::new();
        let module = OwnedModule::read(context.get(), path)
            .map_err(|why| anyhow::anyhow!("{why}"))
            .with_context(|| format!("cannot read {}", path.display()))?;
        let llvm = module.get();
        let definitions: Vec<Function> = llvm.functions().filter(|f| !f.is_declaration()).collect();
        let mut importer = ModuleImporter::new(llvm, Options::PLAIN);
        let imported: Vec<(Function, FuncId)> = definitions
            .iter()
            .filter_map(|&f| Some((f, import::function(&mut importer, f).ok()?)))
            .collect();
        let (structured, _) = importer.finish();
        let mut all = Vec::new();
        for (function, id) in imported {
            let sig = &structured.functions[id].sig;
            if !is_suitable(function, sig) || uses_wide_floats(&structured, id) {
                continue;
            }
            let symbol = format!("tapeless.agree.{}", all.len());
            add_caller(llvm, function, &symbol);
            all.push(Subject {
                name: function.name(),
                id,
                params: sig.params.clone(),
                result: sig.ret,
                symbol,
            });
        }
        let jit = Jit::new().map_err(|why| anyhow::anyhow!("{why}"))?;
        jit.add(context, module)
            .map_err(|why| anyhow::anyhow!("{why}"))?;
        Ok(Self {
            module: structured,
            jit,
            all,
            defined: definitions.len() as u64,
        })
    }
}

/// Numbers of up to 64 bits and pointers, passed as they are, without promises that random values would break.
fn is_suitable(function: Function, sig: &ir::Signature) -> bool {
    let refused = [
        "byval",
        "sret",
        "inalloca",
        "nest",
        "swiftself",
        "swifterror",
        "range",
    ];
    let plain = |place: Place| {
        !refused
            .iter()
            .any(|name| function.has_attribute(place, name))
    };
    !function.ty().is_variadic()
        && sig.params.len() <= MOST_PARAMS
        && sig.params.iter().chain(&sig.ret).all(|&ty| is_word(ty))
        && (0..sig.params.len() as u32).all(|i| plain(Place::Param(i)))
}

fn is_word(ty: Type) -> bool {
    match ty {
        Type::Scalar(ScalarType::Int(bits)) => bits <= 64,
        Type::Scalar(ScalarType::Float(kind)) => matches!(kind, FloatKind::F32 | FloatKind::F64),
        Type::Scalar(_) => true,
        _ => false,
    }
}

/// The interpreter computes wide floats as `double`, so functions that reach one are left out.
fn uses_wide_floats(module: &ir::Module, root: FuncId) -> bool {
    let (mut seen, mut work) = (HashSet::from([root]), vec![root]);
    while let Some(id) = work.pop() {
        let Some(body) = &module.functions[id].body else {
            continue;
        };
        let wide = |ty: Type| {
            matches!(
                ty.element(),
                Some(ScalarType::Float(FloatKind::F80 | FloatKind::F128))
            )
        };
        if body.values.values().any(|value| wide(value.ty)) {
            return true;
        }
        for op in body.op_order() {
            let (ir::OpKind::Call(call) | ir::OpKind::Control(ir::Control::Invoke(call))) =
                &body.ops[op].kind
            else {
                continue;
            };
            if let ir::Callee::Func(callee) = call.callee
                && seen.insert(callee)
            {
                work.push(callee);
            }
        }
    }
    false
}

/// Adds `void symbol(ptr words)`.
fn add_caller(module: Module, function: Function, symbol: &str) {
    let context = module.context();
    let ty = context.void().function(&[context.pointer()], false);
    let caller = module.add_function(symbol, ty);
    let builder = Builder::at_end(caller.append_block("entry"));
    let word = |index: usize| -> Value {
        let bytes = context.int(64).int(8 * index as u64);
        builder.byte_offset(caller.params()[0], bytes, GepFlags(0))
    };
    let params = function.params();
    let args: Vec<Value> = params
        .iter()
        .enumerate()
        .map(|(index, param)| builder.load(param.ty(), word(index), 8))
        .collect();
    let call = builder.call(function, &args);
    for place in (0..params.len() as u32).map(Place::Param) {
        for extension in ["signext", "zeroext"] {
            if function.has_attribute(place, extension) {
                call.add_attribute(place, extension);
            }
        }
    }
    if !call.ty().is_void() {
        builder.store(call, word(params.len()), 8);
    }
    builder.ret(None);
}
