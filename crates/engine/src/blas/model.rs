//! What a routine accesses, as a body that analyses read. It is never run.

use super::slots::{Slot, fits, float, float_bytes, held, slots};
use tapeless_ir::ops::Access;
use tapeless_ir::{
    Body, Builder, Cast, Effects, FastMath, Function, ParamAttrs, Stated, Type, Value,
};
use tapeless_rules::blas::{Family, Found, Kind};
use tapeless_rules::id;

/// Through arguments only; it always comes back.
const EFFECTS: Effects = Effects {
    reads_args: true,
    writes_args: true,
    ..Effects::NONE
};

/// Says of a declaration that is a routine's what the routine does; nothing of any other.
pub fn describe(found: &Found, function: &mut Function) -> bool {
    if !fits(found, function) {
        return false;
    }
    let all = slots(found.routine, found.family);
    let params = function.sig.params.iter().zip(&all);
    function.params = params.map(|(ty, slot)| promises(*ty, *slot)).collect();
    function.effects = EFFECTS;
    function.stated = Stated::Routine;
    function.body = Some(body(found, function, &all));
    true
}

fn promises(ty: Type, slot: Slot<'_>) -> ParamAttrs {
    let (read, written) = match slot {
        Slot::Param(param) => (param.read, param.written),
        _ => (true, false),
    };
    ParamAttrs {
        nocapture: ty.is_ptr(),
        readonly: ty.is_ptr() && !written,
        writeonly: ty.is_ptr() && !read,
        ..ParamAttrs::default()
    }
}

/// Loads something of all that is read, and stores it to all that is written.
fn body(found: &Found, function: &Function, all: &[Slot<'_>]) -> Body {
    let mut b = Builder::new(&function.sig.params);
    let params = b.body.params().to_vec();
    let (ty, fortran) = (float(found), matches!(found.family, Family::Fortran { .. }));
    let mut index = b.i64(0);
    let mut sum = b.zero(ty);
    let mut places: Vec<(Value, i64, Type)> = Vec::new();
    for (&param, &slot) in params.iter().zip(all) {
        if slot == Slot::Length {
            continue;
        }
        let value = match slot.is_memory() {
            true => None,
            false if fortran => {
                let holds = held(found, found.family, slot);
                Some(b.load(param, holds, access(holds)))
            }
            false => Some(param),
        };
        match (slot, value) {
            (Slot::Param(p), Some(value)) if p.kind == Kind::Scalar => {
                sum = add(&mut b, sum, value)
            }
            (Slot::Param(p), Some(value)) if p.kind == Kind::Size => {
                index = b.cast(Cast::SExt, value, Type::I64);
            }
            (Slot::Param(p), None) => {
                let (holds, bytes) = match p.kind {
                    Kind::Pivots(_) | Kind::Info => (Type::I32, 4),
                    _ => (ty, float_bytes(found)),
                };
                let at = if p.kind == Kind::Info {
                    b.i64(0)
                } else {
                    index
                };
                let place = b.ptr_add(param, at, bytes);
                if p.read {
                    let value = b.load(place, holds, access(holds));
                    sum = if holds == ty {
                        add(&mut b, sum, value)
                    } else {
                        sum
                    };
                }
                if p.written {
                    places.push((place, bytes, holds));
                }
            }
            _ => {}
        }
    }
    for (place, bytes, holds) in places {
        let value = if holds == ty {
            sum
        } else {
            b.int(Type::I32, bytes)
        };
        b.store(value, place, access(holds));
    }
    let result = function.sig.ret.map(|ret| match ret == ty {
        true => sum,
        false => b.zero(ret),
    });
    b.return_(result.as_slice());
    b.finish()
}

fn add(b: &mut Builder, x: Value, y: Value) -> Value {
    b.rule(id::fadd, FastMath::default(), &[x, y])
}

/// A naturally aligned access.
pub(super) fn access(ty: Type) -> Access {
    let align = match ty {
        Type::I8 => 1,
        Type::F64 | Type::I64 => 8,
        _ => 4,
    };
    Access {
        align,
        ..Access::default()
    }
}
