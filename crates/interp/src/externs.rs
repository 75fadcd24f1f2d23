//! Functions without a body that are known by name.

use crate::Interp;
use crate::scalar::apply_rule;
use crate::trap::{Trap, TrapKind};
use crate::val::{Ptr, Val};
use tapeless_ir::ops::HEAP_ALIGN;
use tapeless_ir::{Aggregate, Call, FloatKind, FuncId, Stated, Type};
use tapeless_rules::{Callee, Convention, Kind, lookup, rule};

/// Output whose text does not matter here.
const IGNORED: [&str; 11] = [
    "puts", "putchar", "printf", "fprintf", "vprintf", "vfprintf", "fputs", "fputc", "fflush",
    "fwrite", "setvbuf",
];

/// What finds derivatives that other files made.
const RECORD: &str = "__tapeless_record";

/// Intrinsics that compute nothing.
const NOTHING: [&str; 7] = [
    "llvm.assume",
    "llvm.dbg",
    "llvm.lifetime",
    "llvm.invariant",
    "llvm.experimental.noalias.scope.decl",
    "llvm.donothing",
    "llvm.prefetch",
];

pub(crate) type Outcome = Result<Option<Val>, Trap>;

impl Interp<'_> {
    /// The result of a call to a function without body.
    pub(crate) fn external(
        &mut self,
        func: FuncId,
        call: &Call,
        types: &[Type],
        args: &[Val],
    ) -> Outcome {
        let function = &self.module.functions[func];
        if matches!(function.stated, Stated::Hint(_)) {
            return Ok(None);
        }
        let name = &function.name;
        // Others are drawn anyway.
        if name == "sched_yield" {
            return Ok(Some(Val::Int(0)));
        }
        if let Some(outcome) = self.allocation(name, args) {
            return outcome;
        }
        if let Some(outcome) = self.checkpoints(name, args) {
            return outcome;
        }
        if let Some(outcome) = self.openmp(name, args) {
            return outcome;
        }
        if let Some(outcome) = self.posix(name, args) {
            return outcome;
        }
        if let Some(outcome) = self.bytes(name, args) {
            return outcome;
        }
        if NOTHING.iter().any(|n| name.starts_with(n)) {
            return Ok(None);
        }
        // No file but this one is interpreted.
        if name == RECORD {
            return Ok(Some(Val::Int(0)));
        }
        if IGNORED.contains(&name.as_str()) {
            return Ok(call.sig.ret.map(|_| Val::Int(0)));
        }
        match lookup(name) {
            Some(callee) => self.rule_call(callee, call, types, args),
            None => {
                let what = format!("`{name}` has no body and is not known here");
                Err(Trap::new(TrapKind::Unsupported, what))
            }
        }
    }

    fn allocation(&mut self, name: &str, args: &[Val]) -> Option<Outcome> {
        let heap = |interp: &mut Self, bytes: u64, zeroed| {
            let made = interp.heap(bytes, zeroed, HEAP_ALIGN.into())?;
            Ok(Some(Val::Ptr(made)))
        };
        Some(match rust_allocator(name).unwrap_or(name) {
            "malloc" | "_Znwm" | "_Znam" | "__rust_alloc" => {
                number(args, 0).and_then(|n| heap(self, n, false))
            }
            "__rust_alloc_zeroed" => number(args, 0).and_then(|n| heap(self, n, true)),
            "aligned_alloc" => number(args, 0).and_then(|align| {
                let made = self.heap(number(args, 1)?, false, align)?;
                Ok(Some(Val::Ptr(made)))
            }),
            "calloc" => {
                number(args, 0).and_then(|n| heap(self, n.saturating_mul(number(args, 1)?), true))
            }
            "malloc_usable_size" => number(args, 0)
                .and_then(|at| self.memory.rest(Ptr(at)))
                .map(|size| Some(Val::Int(size.into()))),
            "realloc" => self.realloc(args, 1),
            "__rust_realloc" => self.realloc(args, 3),
            "free" | "_ZdlPv" | "_ZdlPvm" | "_ZdaPv" | "_ZdaPvm" | "__rust_dealloc" => {
                number(args, 0)
                    .and_then(|at| self.memory.free(Ptr(at)))
                    .map(|()| None)
            }
            _ => return None,
        })
    }

    fn realloc(&mut self, args: &[Val], size: usize) -> Outcome {
        let (at, bytes) = (number(args, 0)?, number(args, size)?);
        self.grow(Ptr(at), bytes).map(|p| Some(Val::Ptr(p)))
    }

    /// `memcpy` and its family; the result is the destination.
    fn bytes(&mut self, name: &str, args: &[Val]) -> Option<Outcome> {
        let name = name.strip_prefix("llvm.").unwrap_or(name);
        let plain = name.strip_prefix("__").and_then(|n| n.strip_suffix("_chk"));
        let stem = plain.or_else(|| name.split('.').next())?;
        if !matches!(stem, "memcpy" | "memmove" | "memset" | "bzero") {
            return None;
        }
        Some(self.copy_or_fill(stem, args))
    }

    fn copy_or_fill(&mut self, stem: &str, args: &[Val]) -> Outcome {
        let to = Ptr(number(args, 0)?);
        match stem {
            "bzero" => {
                self.fill(to, Some(0), number(args, 1)?)?;
                return Ok(None);
            }
            "memset" => {
                let byte = args.get(1).and_then(Val::as_bits).map(|b| b as u8);
                self.fill(to, byte, number(args, 2)?)?;
            }
            _ => {
                let (from, bytes) = (Ptr(number(args, 1)?), number(args, 2)?);
                self.copy(to, from, bytes, stem == "memmove")?;
            }
        }
        Ok(Some(Val::Ptr(to)))
    }

    /// A row of the rule table, called by its C or intrinsic name.
    fn rule_call(&mut self, callee: Callee, call: &Call, types: &[Type], args: &[Val]) -> Outcome {
        let row = rule(callee.rule);
        let float = Type::float(float_kind(callee.float));
        if args.len() < row.params.len() {
            let what = format!("`{}` takes {} arguments", row.name, row.params.len());
            return Err(Trap::new(TrapKind::Unsupported, what));
        }
        let returned = self.returned(call.sig.ret);
        let through_pointers = row.outputs.iter().map(|o| match (o.kind, o.pointer) {
            (Kind::Float, Some(_)) => Some(float),
            (Kind::Int, Some(_)) => Some(Type::I32),
            (_, None) => None,
        });
        let results: Vec<Type> = match callee.convention {
            Convention::Intrinsic => returned,
            Convention::C => through_pointers
                .map(|ty| ty.or_else(|| returned.first().copied()).unwrap_or(float))
                .collect(),
        };
        let n = row.params.len();
        let values = apply_rule(callee.rule, &types[..n], &results, &args[..n]);
        if callee.convention == Convention::Intrinsic {
            let single = values.len() == 1;
            return Ok(if single {
                values.into_iter().next()
            } else {
                Some(Val::parts(values))
            });
        }
        let mut direct = None;
        for ((output, ty), value) in row.outputs.iter().zip(results).zip(values) {
            match output.pointer {
                Some(index) => {
                    let at = Ptr(number(args, index)?);
                    self.memory.store(self.module, ty, at, &value)?;
                }
                None => direct = Some(value),
            }
        }
        Ok(direct.filter(|_| call.sig.ret.is_some()))
    }

    /// The types of the results in a returned type: itself, or a struct's fields.
    fn returned(&self, ret: Option<Type>) -> Vec<Type> {
        match ret {
            Some(Type::Aggregate(id)) => match self.module.aggregate(id) {
                Aggregate::Struct { fields, .. } => fields.iter().map(|f| f.0).collect(),
                Aggregate::Array { element, len } => vec![*element; *len as usize],
            },
            other => other.into_iter().collect(),
        }
    }
}

/// Rust's allocation functions, whose symbols are mangled.
fn rust_allocator(name: &str) -> Option<&'static str> {
    let names = [
        "__rust_alloc_zeroed",
        "__rust_alloc",
        "__rust_dealloc",
        "__rust_realloc",
    ];
    names.into_iter().find(|n| name.ends_with(n))
}

/// An argument as a number of bytes or an address.
/// The number that an argument is.
pub(crate) fn number(args: &[Val], index: usize) -> Result<u64, Trap> {
    let value = args.get(index).and_then(Val::as_bits).map(|x| x as u64);
    value.ok_or_else(|| {
        let what = format!("argument {index} is not initialised");
        Trap::new(TrapKind::Uninitialised, what)
    })
}

fn float_kind(kind: tapeless_rules::FloatKind) -> FloatKind {
    match kind {
        tapeless_rules::FloatKind::F16 => FloatKind::F16,
        tapeless_rules::FloatKind::BF16 => FloatKind::BF16,
        tapeless_rules::FloatKind::F32 => FloatKind::F32,
        tapeless_rules::FloatKind::F64 => FloatKind::F64,
        tapeless_rules::FloatKind::F80 => FloatKind::F80,
        tapeless_rules::FloatKind::F128 => FloatKind::F128,
    }
}
