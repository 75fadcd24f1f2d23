//! When memory is released: by the forward sweep, as the program does, or in reverse.

use crate::facts::{Facts, ends_in_reverse};
use crate::points::{ObjId, Object};
use tapeless_ir::Value;

/// Whether the release of what a pointer points to waits for the reverse sweep. The reverse of its allocation releases
/// both it and its shadow.
pub fn is_put_off(facts: &Facts, pointer: Value) -> bool {
    let to = facts.points.of(pointer);
    !to.is_empty() && facts.put_off.includes(to)
}

/// Whether memory is released before the reverse sweep.
pub fn is_released_forward(facts: &Facts, object: ObjId) -> bool {
    facts.points.freed().contains(object) && !facts.put_off.contains(object)
}

/// Whether freeing a pointer frees memory that the tangent has made a shadow for, which then ends too. What lies on the
/// stack and in globals is among the places that a pointer may hold, but never what a program frees.
pub fn frees_made_shadow(facts: &Facts, pointer: Value) -> bool {
    let made = |o| {
        is_released_in_reverse(facts, o)
            || matches!(
                facts.points.objects[o],
                Object::Heap(_) | Object::Handed(_) | Object::Made { .. }
            ) && facts.activity.has_shadow(o)
    };
    let never_freed = |o| {
        matches!(
            facts.points.objects[o],
            Object::Alloca(_) | Object::Global(_) | Object::Table(_)
        )
    };
    let to = facts.points.of(pointer);
    to.iter().any(made) && to.iter().all(|o| made(o) || never_freed(o))
}

/// Whether the heap object's shadow is released by the reverse of its allocation.
pub fn is_released_in_reverse(facts: &Facts, object: ObjId) -> bool {
    ends_in_reverse(&facts.points, &facts.activity, object)
}
