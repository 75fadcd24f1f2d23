//! Copies of small structures whose members are all floats, by type-based alias information or by the type of a variable or
//! member. Simplifications make integers of them, which say nothing of what moves, and which are then taken together with
//! the pointers of a `union`'s other member.
//!
//! ```text
//! memcpy(p, q, 16), !tbaa.struct {0, 8, double, 8, 8, double}   →   store (load double, q), p   store (load double, q + 8), p + 8
//! ```

use crate::call::Place;
use crate::types::Layout;
use crate::{Builder, Function, GepFlags, Opcode, Type, TypeKind, Value};

/// Larger ones stay copies.
const FLOATS: u64 = 8;

/// Moves floats as floats.
pub fn keep(function: Function) {
    let is_copy = |v: &Value| v.is(Opcode::Call) && v.intrinsic() == Some("llvm.memcpy");
    let copies: Vec<Value> = function.instructions().filter(is_copy).collect();
    for copy in copies {
        if let Some(floats) = floats_of(copy) {
            split(copy, &floats);
        }
    }
}

/// A float that is copied: where it lies, and the number of its member where the copy says what it moves.
struct Float {
    at: u64,
    ty: Type,
    member: Option<usize>,
}

/// The floats that are copied, if nothing else is.
fn floats_of(copy: Value) -> Option<Vec<Float>> {
    let args = copy.args();
    let (bytes, volatile) = (args[2].const_u64()?, args[3].const_u64()? != 0);
    let said = copy.copied_members();
    let floats = match said.is_empty() {
        true => [args[0], args[1]]
            .into_iter()
            .find_map(|place| declared_floats(place, copy))?,
        false => said_floats(copy)?,
    };
    let mut end = 0;
    let layout = Layout::of(copy.block().function().module());
    let dense = floats.iter().all(|float| {
        let follows = float.at == end;
        end += layout.store_size(float.ty);
        follows
    });
    (dense && end == bytes && !volatile).then_some(floats)
}

/// The floats that type-based alias information tells of.
fn said_floats(copy: Value) -> Option<Vec<Float>> {
    let context = copy.ty().context();
    let mut floats = Floats::default();
    for (number, member) in copy.copied_members().into_iter().enumerate() {
        let (ty, size) = match member.ty.as_str() {
            "double" => (context.double(), 8),
            "float" => (context.float(), 4),
            _ => return None,
        };
        floats.member = Some(number);
        (0..member.size / size).try_for_each(|i| floats.push(ty, member.at + i * size))?;
    }
    Some(floats.all)
}

/// The floats of a variable, or of a structure's member, that is a structure itself.
fn declared_floats(place: Value, copy: Value) -> Option<Vec<Float>> {
    let ty = declared(place).filter(|&ty| is_structure(ty))?;
    let mut floats = Floats::default();
    floats.add(ty, 0, Layout::of(copy.block().function().module()))?;
    Some(floats.all)
}

/// As what a variable or a member is declared.
fn declared(place: Value) -> Option<Type> {
    if place.is(Opcode::Alloca) {
        return Some(place.allocated_type());
    }
    if !place.is_instruction() || !place.is(Opcode::GetElementPtr) || place.operand_count() < 3 {
        return None;
    }
    let mut ty = place.gep_source_type();
    for index in 2..place.operand_count() {
        ty = match ty.kind() {
            _ if is_structure(ty) => {
                let field = place.operand(index).const_u64()?;
                *ty.fields().get(usize::try_from(field).ok()?)?
            }
            TypeKind::Array => ty.element(),
            _ => return None,
        };
    }
    Some(ty)
}

/// Whether a type is a structure of the program's. Arguments are passed as structures without a name, whatever they hold.
fn is_structure(ty: Type) -> bool {
    ty.is_struct() && !ty.is_union() && !ty.is_literal()
}

/// Floats as they are found, and in which member.
#[derive(Default)]
struct Floats {
    all: Vec<Float>,
    member: Option<usize>,
}

impl Floats {
    fn push(&mut self, ty: Type, at: u64) -> Option<()> {
        let member = self.member;
        self.all.push(Float { at, ty, member });
        (self.all.len() as u64 <= FLOATS).then_some(())
    }

    /// Those of a type; nothing if there is anything else in it.
    fn add(&mut self, ty: Type, at: u64, layout: Layout) -> Option<()> {
        match ty.kind() {
            TypeKind::Double | TypeKind::Float => self.push(ty, at),
            TypeKind::Array => (0..ty.array_len()).try_for_each(|i| {
                self.add(
                    ty.element(),
                    at + i * layout.alloc_size(ty.element()),
                    layout,
                )
            }),
            _ if is_structure(ty) => (0..).zip(ty.fields()).try_for_each(|(field, member)| {
                self.add(member, at + layout.field_offset(ty, field), layout)
            }),
            _ => None,
        }
    }
}

fn split(copy: Value, floats: &[Float]) {
    let builder = Builder::before(copy);
    let (args, wide) = (copy.args(), copy.ty().context().int(64));
    let place = |base: Value, at: u64| match at {
        0 => base,
        _ => builder.byte_offset(base, wide.int(at), GepFlags::INBOUNDS),
    };
    let aligned = |argument: u32, at: u64| {
        let align = copy.call_align(Place::Param(argument));
        match at {
            0 => align,
            _ => align.min(1 << at.trailing_zeros()),
        }
    };
    // The structures may be one and the same: all is read before anything is written.
    let load =
        |float: &Float| builder.load(float.ty, place(args[1], float.at), aligned(1, float.at));
    let loads: Vec<Value> = floats.iter().map(load).collect();
    for (float, &load) in floats.iter().zip(&loads) {
        let store = builder.store(load, place(args[0], float.at), aligned(0, float.at));
        if let Some(member) = float.member {
            load.tag_as_member(copy, member);
            store.tag_as_member(copy, member);
        }
    }
    copy.erase();
}
