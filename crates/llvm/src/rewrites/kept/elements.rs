//! Copies of elements of arrays that are members of structures, where the elements are scalars or small structures: they become
//! copies of each member. Of a load or store can be said how long the array is ([`super::members`]), of a copy not, and
//! an optimiser that takes a copy to pieces drops what is said of it.
//!
//! ```text
//! memcpy(&q->heap[i], &e, 16)   →   store (load double, e), &q->heap[i]   store (load i32, e + 8), &q->heap[i] + 8   …
//! ```

use crate::call::Place;
use crate::import::declared;
use crate::types::Layout;
use crate::{Builder, Context, GepFlags, Opcode, Type, Value};
use tapeless_ir::{FloatKind, ScalarType};

/// Structures of more members stay whole.
const MEMBERS: usize = 8;

/// A part of a structure that is moved by itself.
struct Part {
    at: u64,
    ty: Type,
    /// Whether it is what lies between members, which an assignment need not copy.
    is_padding: bool,
}

/// Takes the copies of an element, and of its members, apart.
pub fn take_apart(element: Value) {
    take_apart_at(element, element.gep_source_type().element());
}

fn take_apart_at(address: Value, ty: Type) {
    let layout = address.block().function().module().layout();
    let whole = |copy: &Value| {
        let args = copy.args();
        let is_plain = args[3].const_u64() == Some(0);
        is_plain && args[2].const_u64() == Some(layout.alloc_size(ty))
    };
    let is_copy = |v: &Value| v.is(Opcode::Call) && v.intrinsic() == Some("llvm.memcpy");
    let users = address.users().into_iter();
    let mut copies: Vec<Value> = users.filter(|v| is_copy(v) && whole(v)).collect();
    copies.dedup();
    if let Some(parts) = parts(ty, layout).filter(|_| !copies.is_empty()) {
        copies.iter().for_each(|&copy| split(copy, &parts));
    }
    let users = address.users().into_iter();
    let members = users.filter_map(|user| Some((user, member(user, address)?)));
    // Copies are erased on the way.
    let members: Vec<(Value, Type)> = members.collect();
    for (place, ty) in members {
        take_apart_at(place, ty);
    }
}

/// What lies at the address of a member.
fn member(address: Value, structure: Value) -> Option<Type> {
    let names_one = address.is(Opcode::GetElementPtr)
        && address.operand(0) == structure
        && address.gep_source_type().is_struct()
        && address.operand_count() == 3
        && address.operand(1).const_u64() == Some(0);
    let at = names_one.then(|| address.operand(2).const_u64())??;
    let fields = address.gep_source_type().fields();
    fields.get(usize::try_from(at).ok()?).copied()
}

/// What an element consists of; nothing if that may be anything. A scalar may be copied for its bits.
fn parts(ty: Type, layout: Layout) -> Option<Vec<Part>> {
    let (context, size) = (ty.context(), layout.alloc_size(ty));
    let (mut parts, mut end) = (Vec::new(), 0);
    if !ty.is_struct() {
        fill(&mut parts, context, (0, size));
        parts.iter_mut().for_each(|part| part.is_padding = false);
        return (parts.len() == 1).then_some(parts);
    }
    for run in declared::members(ty, layout) {
        let scalar = typed(context, run.scalar)?;
        let bytes = layout.alloc_size(scalar);
        fill(&mut parts, context, (end, run.at));
        end = run.at + run.count * bytes;
        let room = usize::try_from(run.count).ok()?;
        if parts.len() + room > MEMBERS {
            return None;
        }
        let places = (0..run.count).map(|i| run.at + i * bytes);
        parts.extend(places.map(|at| Part {
            at,
            ty: scalar,
            is_padding: false,
        }));
    }
    fill(&mut parts, context, (end, size));
    (end > 0).then_some(parts)
}

fn typed(context: Context, scalar: ScalarType) -> Option<Type> {
    match scalar {
        ScalarType::Float(FloatKind::F32) => Some(context.float()),
        ScalarType::Float(FloatKind::F64) => Some(context.double()),
        ScalarType::Int(bits @ (8 | 16 | 32 | 64)) => Some(context.int(bits)),
        ScalarType::Ptr(0) => Some(context.pointer()),
        _ => None,
    }
}

/// Padding, in pieces that are aligned.
fn fill(parts: &mut Vec<Part>, context: Context, (mut at, end): (u64, u64)) {
    while at < end {
        let fits = |bytes: &u64| at.is_multiple_of(*bytes) && at + bytes <= end;
        let bytes = [8, 4, 2].into_iter().find(fits).unwrap_or(1);
        let ty = context.int(bytes as u32 * 8);
        parts.push(Part {
            at,
            ty,
            is_padding: true,
        });
        at += bytes;
    }
}

fn split(copy: Value, parts: &[Part]) {
    let builder = Builder::before(copy);
    let (args, context) = (copy.args(), copy.ty().context());
    let place = |argument: usize, part: &Part| {
        let align = copy.call_align(Place::Param(argument as u32));
        if part.at == 0 {
            return (args[argument], align);
        }
        let index = |i: u64| context.int(64).int(i);
        let bytes = context.int(8).array(part.at + 1);
        let at = [index(0), index(part.at)];
        let place = builder.gep(bytes, args[argument], &at, GepFlags::INBOUNDS);
        (place, align.min(1 << part.at.trailing_zeros()))
    };
    let load = |part: &Part| {
        let (from, align) = place(1, part);
        builder.load(part.ty, from, align)
    };
    let members = copy.copied_members();
    let moved = parts
        .iter()
        .filter(|part| members.is_empty() || !part.is_padding);
    // The structures may be one and the same: all is read before anything is written.
    let loads: Vec<Value> = moved.clone().map(load).collect();
    for (part, load) in moved.zip(loads) {
        let (to, align) = place(0, part);
        let store = builder.store(load, to, align);
        if let Some(member) = members.iter().position(|member| member.at == part.at) {
            load.tag_as_member(copy, member);
            store.tag_as_member(copy, member);
        }
    }
    copy.erase();
}
