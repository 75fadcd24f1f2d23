//! When memory is released: by the forward sweep, as the program does, or in reverse.

use crate::Facts;
use crate::activity::Activity;
use crate::callee::{CallKind, call_kind, makes_exception};
use crate::points::{ObjId, ObjSet, Object, Points};
use rustc_hash::FxHashMap;
use tapeless_ir::ops::Call;
use tapeless_ir::{Body, Constant, Module, OpData, Value};

/// The memory whose release waits for the reverse sweep: memory of this function alone that has a shadow, of which each
/// release here can wait and is like the others, and which no callee releases.
pub fn put_off(module: &Module, body: &Body, points: &Points, activity: &Activity) -> ObjSet {
    let freed = |data: &OpData| match call_kind(module, data.kind.call()?) {
        CallKind::Free { arg } => Some(points.of(data.args[arg]).clone()),
        _ => None,
    };
    let mut sets: Vec<ObjSet> = body.ops.values().filter_map(freed).collect();
    let thrown = |o: ObjId| {
        let call = points.call_of(body, o);
        call.is_some_and(|call| makes_exception(module, call))
    };
    let alone = |o| {
        ends_in_reverse(points, activity, o) && !points.freed_by_calls().contains(o) && !thrown(o)
    };
    let mut waits: ObjSet = points.objects.keys().filter(|&o| alone(o)).collect();
    waits = waits.without(&released_variously(module, body, points));
    loop {
        let before = sets.len();
        sets.retain(|set| {
            let all = waits.includes(set);
            if !all {
                waits = waits.without(set);
            }
            all
        });
        if sets.len() == before {
            return waits;
        }
    }
}

/// What is released in several ways: as objects of a base class are, of which each knows its size. Which of them it was
/// is known when the program runs.
fn released_variously(module: &Module, body: &Body, points: &Points) -> ObjSet {
    let mut ways: FxHashMap<_, ObjSet> = FxHashMap::default();
    for data in body.ops.values() {
        let Some((call, CallKind::Free { arg })) = with_kind(module, data) else {
            continue;
        };
        let others = data.args.iter().enumerate().filter(|&(i, _)| i != arg);
        let others: Vec<Option<&Constant>> = others.map(|(_, &v)| body.as_const(v)).collect();
        let way = ways.entry((call.callee, others)).or_default();
        way.union(points.of(data.args[arg]));
    }
    let (mut once, mut again) = (ObjSet::default(), ObjSet::default());
    for freed in ways.values() {
        again.union(&freed.without(&freed.without(&once)));
        once.union(freed);
    }
    again
}

fn with_kind<'a>(module: &Module, data: &'a OpData) -> Option<(&'a Call, CallKind)> {
    let call = data.kind.call()?;
    Some((call, call_kind(module, call)))
}

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

fn ends_in_reverse(points: &Points, activity: &Activity, object: ObjId) -> bool {
    let ours = matches!(
        points.objects[object],
        Object::Heap(_) | Object::Call(_) | Object::Made { start: true, .. }
    );
    ours && activity.has_shadow(object) && !points.is_kept_outside(object)
}
