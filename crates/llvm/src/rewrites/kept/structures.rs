//! Accesses of members: which structure they belong to, and where in it. An optimiser adds offsets up, and what is left does not tell
//! what lies around a member: other floats, integers, pointers.
//!
//! ```text
//! x = load (gep %struct.body, p, 0, 2)   →   the same, !noalias !{"16 of 40: f32*4@0 i32*1@16 ptr*2@24" of tapeless.member}
//! ```

use crate::import::declared;
use crate::types::Layout;
use crate::{Function, Module, Opcode, Type, Value};
use tapeless_ir as ir;
use tapeless_ir::ops::{Declared, Within};
use tapeless_ir::parse::scalar as scalar_named;
use tapeless_ir::print::scalar_name;
use tapeless_ir::{Aggregate, ScalarType};

/// Where the member lies, in which structure.
const MEMBER: &str = "tapeless.member";

/// Says so of each access of a member.
pub fn keep(function: Function) {
    let layout = function.module().layout();
    let is_access = |v: &Value| v.is(Opcode::Load) || v.is(Opcode::Store);
    let accesses: Vec<Value> = function.instructions().filter(is_access).collect();
    for access in accesses {
        if let Some((structure, at)) = member(access.access_pointer(), layout) {
            let parts = declared::known(structure, layout);
            if tells(&parts) {
                let size = layout.alloc_size(structure);
                access.say(MEMBER, &text((at, size), &parts));
            }
        }
    }
}

/// Says of an access, of which the same was said as of another, that it lies so many bytes behind that one.
pub(crate) fn move_on(access: Value, bytes: u64) {
    let said = access.said(MEMBER);
    let [said] = &said[..] else { return };
    let moved = said.split_once(" of ").and_then(|(at, rest)| {
        let at = at.parse::<u64>().ok()?;
        Some(format!("{} of {rest}", at.checked_add(bytes)?))
    });
    access.say(MEMBER, &moved.unwrap_or_default());
}

/// Takes out what was said.
pub fn forget(module: Module) {
    for function in module.functions() {
        let accesses = function
            .instructions()
            .filter(|v| !v.said(MEMBER).is_empty());
        accesses.for_each(|access| access.say(MEMBER, ""));
    }
}

/// The structure that an access was said to belong to, if it is one.
pub(crate) fn within(access: Value, module: &mut ir::Module) -> Option<Within> {
    match &access.said(MEMBER)[..] {
        [said] => read(said, module),
        _ => None,
    }
}

/// Whether a structure is more than floats of one format, as what is accessed there tells anyway.
fn tells(parts: &[Declared]) -> bool {
    match parts {
        [] => false,
        [only] => !matches!(only.scalar, ScalarType::Float(_)),
        _ => true,
    }
}

/// The outermost structure, and where in it an address lies; not within an element of an array that is chosen by an index.
fn member(address: Value, layout: Layout) -> Option<(Type, u64)> {
    let (mut at, mut found, mut place) = (0, None, address);
    while place.is_instruction() && place.is(Opcode::GetElementPtr) {
        let source = place.gep_source_type();
        let first = place.operand(1).const_u64();
        let (offset, terms) = place.gep_offset()?;
        if !(source.is_struct() || source.is_array()) || first != Some(0) || !terms.is_empty() {
            break;
        }
        at += u64::try_from(offset).ok()?;
        if source.is_struct() && !source.is_union() && !source.is_literal() {
            found = Some((source, at));
        }
        place = place.operand(0);
    }
    let ty = match place.is_global_variable() {
        true => Some(place.global_type()),
        false if place.is_instruction() && place.is(Opcode::Alloca) => Some(place.allocated_type()),
        false => None,
    };
    // What a variable is declared to hold is known anyway.
    let is_known = ty.is_some_and(|ty| ty.is_sized() && !declared::of(ty, layout).is_empty());
    found.filter(|_| !is_known)
}

fn text((at, size): (u64, u64), parts: &[Declared]) -> String {
    let part =
        |part: &Declared| format!(" {}*{}@{}", scalar_name(part.scalar), part.count, part.at);
    let parts: String = parts.iter().map(part).collect();
    format!("{at} of {size}:{parts}")
}

fn read(said: &str, module: &mut ir::Module) -> Option<Within> {
    let (place, parts) = said.split_once(':')?;
    let (at, size) = place.split_once(" of ")?;
    let mut fields = smallvec::SmallVec::new();
    for part in parts.split_ascii_whitespace() {
        let (scalar, rest) = part.split_once('*')?;
        let (count, at) = rest.split_once('@')?;
        let element = ir::Type::Scalar(scalar_named(scalar)?);
        let ty = match count.parse().ok()? {
            1 => element,
            len => ir::Type::Aggregate(module.intern(Aggregate::Array { element, len })),
        };
        fields.push((ty, at.parse().ok()?));
    }
    let structure = module.intern(Aggregate::Struct {
        fields,
        size: size.parse().ok()?,
        packed: true,
    });
    Some(Within {
        structure,
        at: at.parse().ok()?,
    })
}
