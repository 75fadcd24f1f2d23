//! Which releases wait for the reverse sweep.

use crate::activity::Activity;
use crate::points::{ObjId, ObjSet, Object, Points};
use crate::values::callee::{CallKind, call_kind, makes_exception, takes_others};
use rustc_hash::FxHashMap;
use tapeless_ir::ops::Call;
use tapeless_ir::{Body, Constant, Module, OpData};

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
    waits = waits.without(&released_with_others(module, body, points));
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

/// What is released by a call that is given other memory, too: an arena, which may end before the reverse sweep.
fn released_with_others(module: &Module, body: &Body, points: &Points) -> ObjSet {
    let mut all = ObjSet::default();
    for data in body.ops.values() {
        if let Some((call, CallKind::Free { arg })) = with_kind(module, data)
            && takes_others(call, arg)
        {
            all.union(points.of(data.args[arg]));
        }
    }
    all
}

fn with_kind<'a>(module: &Module, data: &'a OpData) -> Option<(&'a Call, CallKind)> {
    let call = data.kind.call()?;
    Some((call, call_kind(module, call)))
}

/// Whether memory of this function that has a shadow ends with the reverse of its allocation.
pub(crate) fn ends_in_reverse(points: &Points, activity: &Activity, object: ObjId) -> bool {
    let ours = matches!(
        points.objects[object],
        Object::Heap(_) | Object::Call(_) | Object::Made { start: true, .. }
    );
    ours && activity.has_shadow(object) && !points.is_kept_outside(object)
}
