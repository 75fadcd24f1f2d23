//! Which argument of a symbol is what.

use tapeless_ir::{FloatKind, Function, Signature, Type};
use tapeless_rules::blas::{Family, Found, Kind, Param, Routine};

/// An argument.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Slot<'r> {
    /// Row-major or column-major.
    Layout,
    /// A parameter of the row.
    Param(&'r Param),
    /// The increment of a vector, the leading dimension of a matrix.
    Step(&'r Param),
    /// The length of a letter, which Fortran compilers pass at the end.
    Length,
}

impl Slot<'_> {
    /// Whether it is memory of floats or of pivots, or where LAPACK says whether it succeeded.
    pub fn is_memory(self) -> bool {
        let Self::Param(param) = self else {
            return false;
        };
        matches!(
            param.kind,
            Kind::Vector(_) | Kind::Matrix(..) | Kind::Pivots(_) | Kind::Info
        )
    }
}

/// The arguments of a routine in a family, lengths of letters included.
pub(super) fn slots(routine: &Routine, family: Family) -> Vec<Slot<'_>> {
    let fortran = matches!(family, Family::Fortran { .. });
    let mut slots = Vec::new();
    if !fortran && routine.has_matrix() {
        slots.push(Slot::Layout);
    }
    for param in &routine.params {
        if param.kind == Kind::Info && !fortran {
            continue;
        }
        slots.push(Slot::Param(param));
        if matches!(param.kind, Kind::Vector(_) | Kind::Matrix(..)) {
            slots.push(Slot::Step(param));
        }
    }
    let flags = routine
        .params
        .iter()
        .filter(|param| matches!(param.kind, Kind::Flag(_)));
    slots.extend(flags.filter(|_| fortran).map(|_| Slot::Length));
    slots
}

/// The format of a routine's floats.
pub(super) fn float(found: &Found) -> Type {
    match found.float {
        tapeless_rules::FloatKind::F32 => Type::F32,
        _ => Type::F64,
    }
}

/// Bytes of a routine's floats.
pub(super) fn float_bytes(found: &Found) -> i64 {
    float(found)
        .float_kind()
        .map_or(8, FloatKind::bytes)
        .cast_signed()
}

/// The type by which a slot is passed.
pub(super) fn passed(found: &Found, family: Family, slot: Slot<'_>) -> Type {
    match slot {
        Slot::Length => Type::I64,
        _ if slot.is_memory() || matches!(family, Family::Fortran { .. }) => Type::PTR,
        _ => held(found, family, slot),
    }
}

/// The type of a slot's value.
pub(super) fn held(found: &Found, family: Family, slot: Slot<'_>) -> Type {
    match slot {
        Slot::Param(Param {
            kind: Kind::Scalar, ..
        }) => float(found),
        Slot::Param(Param {
            kind: Kind::Flag(_),
            ..
        }) if family != Family::Cblas => Type::I8,
        _ => Type::I32,
    }
}

/// The signature of a routine in a family.
pub(super) fn signature(found: &Found, routine: &Routine, family: Family) -> Signature {
    let params = slots(routine, family).into_iter();
    let status = (family == Family::Lapacke).then_some(Type::I32);
    Signature {
        params: params.map(|slot| passed(found, family, slot)).collect(),
        ret: routine.result.as_ref().map(|_| float(found)).or(status),
        variadic: false,
    }
}

/// Whether a declaration is the routine's: lengths of letters may be left out, and C programs declare Fortran's subroutines
/// with or without an `int` that nobody reads.
pub(super) fn fits(found: &Found, function: &Function) -> bool {
    let wanted = signature(found, found.routine, found.family);
    let all = slots(found.routine, found.family);
    let without = all.iter().filter(|&&slot| slot != Slot::Length).count();
    let given = &function.sig.params;
    let counts = given.len() == without || given.len() == wanted.params.len();
    let fortran = matches!(found.family, Family::Fortran { .. });
    let returns = function.sig.ret == wanted.ret
        || (fortran && wanted.ret.is_none() && function.sig.ret == Some(Type::I32));
    counts && returns && !function.sig.variadic && wanted.params.starts_with(given)
}

/// Whether an argument is an integer or a letter, or points to such.
pub fn is_integer(found: &Found, index: usize) -> bool {
    let all = slots(found.routine, found.family);
    all.get(index).is_some_and(|&slot| {
        let pivots = matches!(slot, Slot::Param(param) if matches!(param.kind, Kind::Pivots(_)));
        pivots || (!slot.is_memory() && held(found, found.family, slot).is_int())
    })
}
