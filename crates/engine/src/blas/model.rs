//! What a routine accesses, as a body that analyses read. It is never run.

use super::slots::{Slot, fits, float, float_bytes, held, slots};
use tapeless_ir::ops::Access;
use tapeless_ir::{
    Body, Builder, Cast, Effects, FastMath, Function, ParamAttrs, Stated, Type, Value,
};
use tapeless_rules::blas::{Family, Found, Kind, Param};
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
    let ty = float(found);
    let (index, sum) = (b.i64(0), b.zero(ty));
    let mut seen = Seen {
        b,
        found,
        index,
        sum,
        places: Vec::new(),
    };
    let params = seen.b.body.params().to_vec();
    for (&param, &slot) in params.iter().zip(all) {
        match slot {
            Slot::Length => {}
            Slot::Param(of) if slot.is_memory() => seen.memory(of, param),
            _ => seen.number(slot, param),
        }
    }
    let Seen {
        mut b, sum, places, ..
    } = seen;
    for (place, holds) in places {
        let value = if holds == ty { sum } else { b.zero(holds) };
        b.store(value, place, access(holds));
    }
    let result = function.sig.ret.map(|ret| match ret == ty {
        true => sum,
        false => b.zero(ret),
    });
    b.return_(result.as_slice());
    b.finish()
}

/// What the parameters so far lead to.
struct Seen<'f> {
    b: Builder,
    found: &'f Found,
    /// Some number of elements, not negative: routines access nothing before what they are given.
    index: Value,
    /// What depends on every float that was read.
    sum: Value,
    /// Where something is written, and of which type.
    places: Vec<(Value, Type)>,
}

impl Seen<'_> {
    fn number(&mut self, slot: Slot<'_>, param: Value) {
        let value = match self.found.family {
            Family::Fortran { .. } => {
                let ty = held(self.found, self.found.family, slot);
                self.b.load(param, ty, access(ty))
            }
            _ => param,
        };
        match slot {
            Slot::Param(of) if of.kind == Kind::Scalar => self.add(value),
            Slot::Param(of) if of.kind == Kind::Size => {
                self.index = self.b.cast(Cast::ZExt, value, Type::I64);
            }
            _ => {}
        }
    }

    fn memory(&mut self, of: &Param, param: Value) {
        let (ty, bytes) = match of.kind {
            Kind::Pivots(_) | Kind::Info => (Type::I32, 4),
            _ => (float(self.found), float_bytes(self.found)),
        };
        let place = match of.kind {
            Kind::Info => param,
            _ => self.b.ptr_add(param, self.index, bytes),
        };
        if of.read {
            let value = self.b.load(place, ty, access(ty));
            if ty.is_float() {
                self.add(value);
            }
        }
        if of.written {
            self.places.push((place, ty));
        }
    }

    fn add(&mut self, x: Value) {
        self.sum = self.b.rule(id::fadd, FastMath::default(), &[self.sum, x]);
    }
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
