//! Takes a part out of an integer where the integer is made.

use super::evidence::{shifted, sources};
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
        self.depth += 1;
        let found = (self.depth < DEEPEST)
            .then(|| self.inside((v, part), (ty, user)))
            .flatten();
        self.depth -= 1;
        found.unwrap_or_else(|| taken((v, part), (ty, user)))
    }

    /// What the integer was made of.
    fn inside(&mut self, (v, part): (Value, Part), (ty, user): (Type, Value)) -> Option<Value> {
        if !v.is_instruction() {
            return None;
        }
        let builder = after(v).map_or_else(|| Builder::before(user), Builder::before);
        builder.set_location(v);
        let place = after(v).unwrap_or(user);
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
            Opcode::Or if part != Part::Whole => {
                let int = part.types(v.ty()).0;
                let of = |v: &Value| self.of((*v, part), (int, place));
                let halves: Vec<Value> = v.operands().collect::<Vec<_>>().iter().map(of).collect();
                let joined = match &halves[..] {
                    &[one, none] | &[none, one] if none.const_u64() == Some(0) => one,
                    &[one, other] => builder.binary(Opcode::Or, one, other),
                    _ => return None,
                };
                Some(as_type(&builder, joined, ty))
            }
            Opcode::Add if part == Part::High && !sources((v, Part::Low)).is_empty() => {
                let int = part.types(v.ty()).0;
                let high = self.of((v.operand(0), part), (int, place));
                let by = v.operand(1).const_u64()? >> HALF;
                let sum = builder.binary(Opcode::Add, high, int.int(by));
                Some(as_type(&builder, sum, ty))
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
            Opcode::Load if part != Part::Whole && super::super::moves::is_plain(v) => {
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
    let builder = after(v).map_or_else(|| Builder::before(user), Builder::before);
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
    match v.ty() == ty {
        true => v,
        false => builder.cast(Opcode::BitCast, v, ty),
    }
}

/// What comes after a value is made, where that is in the same block.
fn after(v: Value) -> Option<Value> {
    match () {
        () if v.is_argument() => v.argument_function().entry().first_insertion_point(),
        () if !v.is_instruction() => None,
        () if v.is(Opcode::Phi) => v.block().first_insertion_point(),
        () => v.next(),
    }
}
