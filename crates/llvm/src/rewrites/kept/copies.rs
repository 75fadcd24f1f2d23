//! Copies of small structures whose members are all floats, by type-based alias information or by the type of a variable or
//! member. Simplifications make integers of them, which say nothing of what moves, and which are then taken together with
//! the pointers of a `union`'s other member.
//!
//! ```text
//! memcpy(p, q, 16), !tbaa.struct {0, 8, double, 8, 8, double}   →   store (load double, q), p   store (load double, q + 8), p + 8
//! ```

use crate::call::Place;
use crate::import::{declared, hint_of};
use crate::types::Layout;
use crate::{Builder, Function, Opcode, Type, TypeKind, Value};
use tapeless_ir::ops::Hint;
use tapeless_ir::{FloatKind, ScalarType};

/// Larger ones stay copies.
const FLOATS: u64 = 8;

/// Moves floats as floats.
pub fn keep(function: Function) {
    let is_copy = |v: &Value| v.is(Opcode::Call) && v.intrinsic() == Some("llvm.memcpy");
    let copies: Vec<Value> = function.instructions().filter(is_copy).collect();
    let layout = function.module().layout();
    for copy in copies {
        if let Some(floats) = floats_of(copy, layout) {
            split(copy, &floats);
        }
    }
}

/// Floats that are copied one after the other: where the first lies, how many bytes each has, how many there are, and the number
/// of their member where the copy says what it moves.
struct Floats {
    at: u64,
    bytes: u64,
    count: u64,
    member: Option<usize>,
}

/// The floats that are copied, if nothing else is.
fn floats_of(copy: Value, layout: Layout) -> Option<Vec<Floats>> {
    let args = copy.args();
    let (bytes, volatile) = (args[2].const_u64()?, args[3].const_u64()? != 0);
    let floats = match copy.has_metadata("tbaa.struct") {
        true => said_floats(copy)?,
        false => args[..2]
            .iter()
            .find_map(|&place| declared_floats(place, layout))?,
    };
    let mut end = 0;
    let dense = floats.iter().all(|run| {
        let follows = run.at == end;
        end += run.count * run.bytes;
        follows
    });
    let few = floats.iter().map(|run| run.count).sum::<u64>() <= FLOATS;
    (dense && few && end == bytes && !volatile).then_some(floats)
}

/// The floats that type-based alias information tells of.
fn said_floats(copy: Value) -> Option<Vec<Floats>> {
    let members = copy.copied_members().into_iter().enumerate();
    let floats = members.map(|(number, member)| {
        let Hint::Float(bytes) = hint_of(&member.ty) else {
            return None;
        };
        Some(Floats {
            at: member.at,
            bytes: bytes.into(),
            count: member.size / u64::from(bytes),
            member: Some(number),
        })
    });
    floats.collect()
}

/// The floats of a variable, or of a structure's member, that is a structure itself.
fn declared_floats(place: Value, layout: Layout) -> Option<Vec<Floats>> {
    let ty = declared_type(place).filter(|ty| ty.is_struct())?;
    let parts = declared::of_named(ty, layout).into_iter();
    let floats = parts.map(|part| match part.scalar {
        ScalarType::Float(kind @ (FloatKind::F32 | FloatKind::F64)) => Some(Floats {
            at: part.at,
            bytes: kind.bytes(),
            count: part.count,
            member: None,
        }),
        _ => None,
    });
    floats
        .collect::<Option<Vec<_>>>()
        .filter(|floats| !floats.is_empty())
}

/// As what a variable or a member is declared.
pub(crate) fn declared_type(place: Value) -> Option<Type> {
    if place.is(Opcode::Alloca) {
        return Some(place.allocated_type());
    }
    if !place.is_instruction() || !place.is(Opcode::GetElementPtr) {
        return None;
    }
    let mut ty = place.gep_source_type();
    for index in 2..place.operand_count() {
        ty = match ty.kind() {
            TypeKind::Struct if !ty.is_union() && !ty.is_literal() => {
                let field = place.operand(index).const_u64()?;
                *ty.fields().get(usize::try_from(field).ok()?)?
            }
            TypeKind::Array => ty.element(),
            _ => return None,
        };
    }
    Some(ty)
}

fn split(copy: Value, floats: &[Floats]) {
    let builder = Builder::before(copy);
    let (args, context) = (copy.args(), copy.ty().context());
    let place = |argument: usize, at: u64| {
        let align = copy.call_align(Place::Param(argument as u32));
        builder.behind((args[argument], align), at)
    };
    let each = floats
        .iter()
        .flat_map(|run| (0..run.count).map(move |i| (run, run.at + i * run.bytes)));
    let load = |(run, at): (&Floats, u64)| {
        let ty = match run.bytes {
            8 => context.double(),
            _ => context.float(),
        };
        let (from, align) = place(1, at);
        builder.load(ty, from, align)
    };
    // The structures may be one and the same: all is read before anything is written.
    let loads: Vec<Value> = each.clone().map(load).collect();
    for ((run, at), load) in each.zip(loads) {
        let (to, align) = place(0, at);
        let store = builder.store(load, to, align);
        if let Some(member) = run.member {
            load.tag_as_member(copy, member);
            store.tag_as_member(copy, member);
        }
    }
    copy.erase();
}
