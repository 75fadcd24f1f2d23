//! What the rows are called: in C for each float type, and as LLVM intrinsics.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use crate::rule::{Rule, RuleId};
use crate::table::{TABLE, id};

/// A float type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatKind {
    /// `half`
    F16,
    /// `bfloat`
    BF16,
    /// `float`
    F32,
    /// `double`
    F64,
    /// `x86_fp80`, C's `long double`
    F80,
    /// `fp128`
    F128,
}

/// The names of a row.
#[derive(Clone, Debug)]
pub struct Names {
    /// The C functions for float, double and long double.
    symbols: Option<[String; 3]>,
    /// The intrinsic without its type suffix.
    pub intrinsic: Option<&'static str>,
    /// The C function returns nothing: all results go through pointers.
    pub returns_void: bool,
}

/// Which family of names a symbol belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Convention {
    /// A C function: further results are stored through trailing pointer arguments.
    C,
    /// An LLVM intrinsic: several results are the fields of a struct.
    Intrinsic,
}

/// What a symbol stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Callee {
    /// The row.
    pub rule: RuleId,
    /// The float type that the name implies; for a vector intrinsic that of a lane.
    pub float: FloatKind,
    /// How results are handed over.
    pub convention: Convention,
}

/// Intrinsics and their rows. The first intrinsic of a row is the one that synthesis calls.
const INTRINSICS: &[(&str, RuleId)] = &[
    ("llvm.acos", id::acos),
    ("llvm.arithmetic.fence", id::arithmetic_fence),
    ("llvm.asin", id::asin),
    ("llvm.atan", id::atan),
    ("llvm.atan2", id::atan2),
    ("llvm.canonicalize", id::canonicalize),
    ("llvm.ceil", id::ceil),
    ("llvm.copysign", id::copysign),
    ("llvm.cos", id::cos),
    ("llvm.cosh", id::cosh),
    ("llvm.exp", id::exp),
    ("llvm.exp10", id::exp10),
    ("llvm.exp2", id::exp2),
    ("llvm.fabs", id::fabs),
    ("llvm.floor", id::floor),
    ("llvm.fma", id::fma),
    ("llvm.fmuladd", id::fmuladd),
    ("llvm.fptosi.sat", id::fptosi),
    ("llvm.fptoui.sat", id::fptoui),
    ("llvm.fptrunc.round", id::fptrunc),
    ("llvm.frexp", id::frexp),
    ("llvm.is.fpclass", id::is_fpclass),
    ("llvm.ldexp", id::ldexp),
    ("llvm.llrint", id::llrint),
    ("llvm.llround", id::llround),
    ("llvm.log", id::log),
    ("llvm.log10", id::log10),
    ("llvm.log2", id::log2),
    ("llvm.lrint", id::lrint),
    ("llvm.lround", id::lround),
    ("llvm.maximum", id::fmaximum),
    ("llvm.maximumnum", id::fmaximum_num),
    ("llvm.maxnum", id::fmax),
    ("llvm.minimum", id::fminimum),
    ("llvm.minimumnum", id::fminimum_num),
    ("llvm.minnum", id::fmin),
    ("llvm.modf", id::modf),
    ("llvm.nearbyint", id::nearbyint),
    ("llvm.pow", id::pow),
    ("llvm.powi", id::powi),
    ("llvm.rint", id::rint),
    ("llvm.round", id::round),
    ("llvm.roundeven", id::roundeven),
    ("llvm.sin", id::sin),
    ("llvm.sincos", id::sincos),
    ("llvm.sincospi", id::sincospi),
    ("llvm.sinh", id::sinh),
    ("llvm.sqrt", id::sqrt),
    ("llvm.tan", id::tan),
    ("llvm.tanh", id::tanh),
    ("llvm.trunc", id::trunc),
    ("llvm.x86.avx.rcp", id::rcp),
    ("llvm.x86.avx.rsqrt", id::rsqrt),
    ("llvm.x86.sse.rcp", id::rcp),
    ("llvm.x86.sse.rsqrt", id::rsqrt),
    ("tapeless.with.exponent", id::with_exponent),
];

/// Further C names: old ones, and the run-time functions of compilers.
const ALIASES: &[(&str, RuleId, FloatKind)] = &[
    ("gamma", id::lgamma, FloatKind::F64),
    ("gammaf", id::lgamma, FloatKind::F32),
    ("gammal", id::lgamma, FloatKind::F80),
    ("pow10", id::exp10, FloatKind::F64),
    ("pow10f", id::exp10, FloatKind::F32),
    ("pow10l", id::exp10, FloatKind::F80),
    ("__powidf2", id::powi, FloatKind::F64),
    ("__powisf2", id::powi, FloatKind::F32),
    ("__powixf2", id::powi, FloatKind::F80),
    ("_FortranAFPow8i", id::powi, FloatKind::F64),
    ("_FortranAFPow4i", id::powi, FloatKind::F32),
    ("_FortranAFPow8k", id::powi, FloatKind::F64),
    ("_FortranAFPow4k", id::powi, FloatKind::F32),
];

/// Rows that are operations or intrinsics only.
const NOT_IN_C: &[RuleId] = &[
    id::fadd,
    id::fsub,
    id::fmul,
    id::fdiv,
    id::frem,
    id::fneg,
    id::fmuladd,
    id::fpext,
    id::fptrunc,
    id::canonicalize,
    id::arithmetic_fence,
    id::with_exponent,
    id::sitofp,
    id::uitofp,
    id::fptosi,
    id::fptoui,
    id::is_fpclass,
    id::powi,
    id::rcp,
    id::sincospi,
];

/// C's suffixes of the float types.
const SUFFIXES: [(&str, FloatKind); 3] = [
    ("f", FloatKind::F32),
    ("", FloatKind::F64),
    ("l", FloatKind::F80),
];

impl Names {
    /// The names of a row. The reentrant `lgamma_r` carries its type suffix before `_r`, C23's
    /// `fminimum_num` after it.
    pub(crate) fn of(id: RuleId, name: &str) -> Names {
        let (stem, tail) = name
            .strip_suffix("_r")
            .map_or((name, ""), |stem| (stem, "_r"));
        let symbols = SUFFIXES.map(|(suffix, _)| format!("{stem}{suffix}{tail}"));
        Names {
            symbols: (!NOT_IN_C.contains(&id)).then_some(symbols),
            intrinsic: INTRINSICS
                .iter()
                .find(|(_, row)| *row == id)
                .map(|(name, _)| *name),
            returns_void: id == id::sincos || id == id::sincospi,
        }
    }

    /// The C function for a float type.
    pub(crate) fn symbol(&self, float: FloatKind) -> Option<&str> {
        let position = SUFFIXES.iter().position(|(_, kind)| *kind == float)?;
        self.symbols
            .as_ref()
            .map(|symbols| symbols[position].as_str())
    }
}

static C_NAMES: LazyLock<FxHashMap<&'static str, (RuleId, FloatKind)>> = LazyLock::new(|| {
    let of_row = |row: &'static Rule| {
        SUFFIXES
            .iter()
            .filter_map(|&(_, float)| row.symbol(float).map(|name| (name, (row.id, float))))
    };
    let aliases = ALIASES
        .iter()
        .map(|&(name, rule, float)| (name, (rule, float)));
    TABLE.iter().flat_map(of_row).chain(aliases).collect()
});

/// The row that an external symbol stands for, and what its name implies.
///
/// Only a symbol without a definition may be looked up: a program may well define a `gamma` or a `y1` of its
/// own. The caller also compares the call's types with the row's parameters.
pub fn lookup(symbol: &str) -> Option<Callee> {
    if symbol.starts_with("llvm.") || symbol.starts_with("tapeless.") {
        return lookup_intrinsic(symbol);
    }
    let find = |name| {
        let &(rule, float) = C_NAMES.get(name)?;
        Some(Callee {
            rule,
            float,
            convention: Convention::C,
        })
    };
    find(symbol).or_else(|| find(symbol.strip_prefix("__")?.strip_suffix("_finite")?))
}

/// `llvm.name.type…`, where a type is `f64`, `v4f32`, `nxv2f64` …; integer types are passed over.
fn lookup_intrinsic(symbol: &str) -> Option<Callee> {
    let types_of = |base: &str| symbol.strip_prefix(base)?.strip_prefix('.');
    INTRINSICS.iter().find_map(|&(base, rule)| {
        let float = types_of(base)?
            .split('.')
            .map(lane_type)
            .find_map(float_kind)?;
        Some(Callee {
            rule,
            float,
            convention: Convention::Intrinsic,
        })
    })
}

/// `v4f32` → `f32`
fn lane_type(name: &str) -> &str {
    let count = name.strip_prefix("nxv").or_else(|| name.strip_prefix('v'));
    count.map_or(name, |count| {
        count.trim_start_matches(|c: char| c.is_ascii_digit())
    })
}

fn float_kind(name: &str) -> Option<FloatKind> {
    match name {
        "f16" => Some(FloatKind::F16),
        "bf16" => Some(FloatKind::BF16),
        "f32" | "ps" => Some(FloatKind::F32),
        "f64" => Some(FloatKind::F64),
        "f80" => Some(FloatKind::F80),
        "f128" => Some(FloatKind::F128),
        _ => None,
    }
}
