//! Takes a part out of an integer where the integer is made.

use super::evidence::{shifted, sources};
use super::functions::inserted;
use super::{HALF, Part};
use crate::opcode::Opcode;
use crate::{Builder, Type, Value};
use rustc_hash::FxHashMap;

/// Metadata that holds of the halves of an access, too.
pub(super) const KEPT: [&str; 2] = ["alias.scope", "noalias"];

/// So many definitions are followed for one part.
const DEEPEST: u32 = 64;

/// The parts that were made where paths meet, as integers and as floats.
#[derive(Default)]
pub(super) struct Parts {
    met: FxHashMap<(Value, Part, Type), Value>,
    /// The same of elements.
    elements: FxHashMap<(Value, u32, Part, Type), Value>,
    depth: u32,
}

impl Parts {
    /// The part of an integer, as a type of its size, for an instruction where that is known.
    pub(super) fn of(&mut self, (v, part): (Value, Part), (ty, user): (Type, Value)) -> Value {
        if let Some(&known) = self.met.get(&(v, part, ty)) {
            return known;
        }
        if v.is_constant() && v.is_undef() {
            return ty.undef();
        }
        if let (Some(bits), Part::Low | Part::High) = (v.const_u64(), part) {
            let int = part.types(v.ty()).0.int(half(bits, part));
            return as_type(&Builder::before(user), int, ty);
        }
        self.depth += 1;
        let found = (self.depth < DEEPEST)
            .then(|| self.inside((v, part), (ty, user)))
            .flatten();
        self.depth -= 1;
        found.unwrap_or_else(|| taken((v, part), (ty, user)))
    }

    /// The part of an element of a structure, in the same way.
    pub(super) fn element(
        &mut self,
        (aggregate, index): (Value, u32),
        (part, ty): (Part, Type),
        user: Value,
    ) -> Value {
        if let Some(&known) = self.elements.get(&(aggregate, index, part, ty)) {
            return known;
        }
        if let Some((at, element, rest)) = inserted(aggregate) {
            return match at == index {
                true if element.ty() == ty => element,
                true => self.of((element, part), (ty, user)),
                false => self.element((rest, index), (part, ty), user),
            };
        }
        if aggregate.is_instruction() && aggregate.is(Opcode::Phi) {
            let phi = Builder::before(aggregate).phi(ty);
            self.elements.insert((aggregate, index, part, ty), phi);
            for (from, block) in aggregate.incoming() {
                let user = block.terminator().unwrap_or(aggregate);
                let element = self.element((from, index), (part, ty), user);
                phi.add_incoming(element, block);
            }
            return phi;
        }
        let place = aggregate.after().unwrap_or(user);
        let element = Builder::before(place).extract_value(aggregate, index);
        match element.ty() == ty {
            true => element,
            false if element.is_constant() => self.of((element, part), (ty, user)),
            false => taken((element, part), (ty, user)),
        }
    }

    /// What the integer was made of.
    fn inside(&mut self, (v, part): (Value, Part), (ty, user): (Type, Value)) -> Option<Value> {
        if !v.is_instruction() {
            return None;
        }
        let builder = v
            .after()
            .map_or_else(|| Builder::before(user), Builder::before);
        builder.set_location(v);
        let place = v.after().unwrap_or(user);
        let mut each = |from: &[(Value, Part)]| -> Vec<Value> {
            from.iter()
                .map(|&from| self.of(from, (ty, place)))
                .collect()
        };
        let from = sources((v, part));
        match v.opcode() {
            Opcode::Phi => Some(self.phi((v, part), ty)),
            Opcode::Select if from.len() == 2 => {
                let each = each(&from);
                Some(builder.select(v.operand(0), each[0], each[1]))
            }
            Opcode::Freeze => Some(builder.freeze(each(&from)[0])),
            Opcode::Or | Opcode::Xor if part != Part::Whole => {
                let int = part.types(v.ty()).0;
                let of = |v: &Value| self.of((*v, part), (int, place));
                let halves: Vec<Value> = v.operands().collect::<Vec<_>>().iter().map(of).collect();
                let joined = match &halves[..] {
                    &[one, none] | &[none, one] if none.const_u64() == Some(0) => one,
                    &[one, other] => builder.binary(v.opcode(), one, other),
                    _ => return None,
                };
                Some(as_type(&builder, joined, ty))
            }
            // Nothing is carried to the half.
            Opcode::Add
                if part == Part::High && v.operands().any(has_no_low)
                    || part == Part::Low && from.is_empty() =>
            {
                let int = part.types(v.ty()).0;
                let [one, other] = [0, 1].map(|i| self.of((v.operand(i), part), (int, place)));
                let sum = builder.binary(Opcode::Add, one, other);
                Some(as_type(&builder, sum, ty))
            }
            Opcode::And if part != Part::Whole && from.is_empty() => {
                let int = part.types(v.ty()).0;
                let mask = half(v.operand(1).const_u64()?, part);
                let bits = self.of((v.operand(0), part), (int, place));
                let kept = match mask {
                    0 => int.zero(),
                    _ => builder.binary(Opcode::And, bits, int.int(mask)),
                };
                Some(as_type(&builder, kept, ty))
            }
            Opcode::ZExt | Opcode::LShr if part == Part::High => is_low(v).then(|| ty.zero()),
            Opcode::Shl if part == Part::Low && !from_high(v).is_empty() => Some(ty.zero()),
            Opcode::Trunc | Opcode::Shl | Opcode::LShr | Opcode::And | Opcode::Add => {
                each(&from).first().copied()
            }
            Opcode::ZExt if v.operand(0).ty().int_width() == HALF as u32 => {
                each(&from).first().copied()
            }
            Opcode::BitCast if part == Part::Whole => {
                let from = v.operand(0);
                from.ty().is_float().then(|| as_type(&builder, from, ty))
            }
            Opcode::PtrToInt if ty.is_pointer() => {
                let from = v.operand(0);
                (from.ty() == ty).then_some(from)
            }
            Opcode::Load
                if part != Part::Whole && crate::rewrites::restored::moves::is_plain(v) =>
            {
                Some(loaded(v, part, ty))
            }
            _ => None,
        }
    }

    /// Where paths meet.
    fn phi(&mut self, (v, part): (Value, Part), ty: Type) -> Value {
        let phi = Builder::before(v).phi(ty);
        self.met.insert((v, part, ty), phi);
        for (from, block) in v.incoming() {
            let user = block.terminator().unwrap_or(v);
            phi.add_incoming(self.of((from, part), (ty, user)), block);
        }
        phi
    }
}

/// Half of a constant.
fn half(bits: u64, part: Part) -> u64 {
    match part {
        Part::High => bits >> HALF,
        _ => bits & u64::from(u32::MAX),
    }
}

/// Whether nothing lies in the lowest half.
fn has_no_low(v: Value) -> bool {
    let constant = |v: Value| v.const_u64().is_some_and(|bits| half(bits, Part::Low) == 0);
    if !v.is_instruction() {
        return constant(v);
    }
    match v.opcode() {
        Opcode::And => v.operands().any(constant),
        Opcode::Shl => !from_high(v).is_empty(),
        Opcode::Add => v.operands().all(|v| {
            constant(v) || v.is_instruction() && v.is(Opcode::And) && v.operands().any(constant)
        }),
        _ => false,
    }
}

/// Whether nothing lies in the highest half.
fn is_low(v: Value) -> bool {
    match v.opcode() {
        Opcode::ZExt => v.operand(0).ty().int_width() <= HALF as u32,
        _ => shifted(v).is_some(),
    }
}

/// What is shifted into the highest half.
fn from_high(v: Value) -> Vec<(Value, Part)> {
    sources((v, Part::High))
}

/// Half of what is loaded; the lowest comes first.
fn loaded(load: Value, part: Part, ty: Type) -> Value {
    let builder = Builder::before(load);
    let behind = u64::from(part == Part::High) * HALF / 8;
    let (from, align) = builder.behind((load.access_pointer(), load.align()), behind);
    let half = builder.load(ty, from, align);
    half.copy_location(load);
    KEPT.iter().for_each(|kind| half.copy_metadata(load, kind));
    half
}

/// The bits of a part, by a shift.
fn taken((v, part): (Value, Part), (ty, user): (Type, Value)) -> Value {
    let builder = v
        .after()
        .map_or_else(|| Builder::before(user), Builder::before);
    let (int, _) = part.types(v.ty());
    let bits = match part {
        Part::Whole => v,
        Part::Low => builder.cast(Opcode::Trunc, v, int),
        Part::High => {
            let high = builder.binary(Opcode::LShr, v, v.ty().int(HALF));
            builder.cast(Opcode::Trunc, high, int)
        }
    };
    as_type(&builder, bits, ty)
}

/// The same bits as another type.
pub(super) fn as_type(builder: &Builder, v: Value, ty: Type) -> Value {
    let by = match (v.ty(), ty) {
        (from, to) if from == to => return v,
        (from, _) if from.is_pointer() => Opcode::PtrToInt,
        (_, to) if to.is_pointer() => Opcode::IntToPtr,
        _ => Opcode::BitCast,
    };
    builder.cast(by, v, ty)
}
