//! Memory of arenas, which nothing releases: it ends unseen, where the arena is rewound. Its shadow ends with the request,
//! unless the caller may still find it.

use crate::facts::Facts;
use crate::points::{ObjId, Object, Points, Site};
use rustc_hash::FxHashSet;
use tapeless_ir::{Body, Callee, FuncId, Module, Op, Stated, Value};

/// Whether a module knows an allocator whose memory nothing releases.
pub fn any(module: &Module) -> bool {
    module.functions.values().any(|f| is_kept(f.stated))
}

/// Whether the op allocates such memory, of which no pointer leaves the function that it stands in.
pub fn stays(module: &Module, body: &Body, facts: &Facts, (op, made): (Op, Value)) -> bool {
    let mut objects = facts.points.of(made).iter();
    allocates(module, body, op) && objects.all(|o| !facts.points.is_kept_outside(o))
}

/// Where such memory is allocated, by a function or those that it calls, of which no pointer leaves that function. None if
/// memory leaves it of which it is not known where it was made.
pub fn stay(module: &Module, body: &Body, facts: &Facts, function: FuncId) -> FxHashSet<Site> {
    let points = &facts.points;
    let (mut stay, mut leave) = (FxHashSet::default(), FxHashSet::default());
    if leaves_unknown(body, facts) {
        return stay;
    }
    for (o, &object) in &points.objects {
        let kept = points.is_kept_outside(o);
        let site = match object {
            Object::Made { site, .. } => site,
            Object::Heap(op) => Site { function, op },
            _ => continue,
        };
        let sites = if kept { &mut leave } else { &mut stay };
        sites.insert(site);
    }
    stay.retain(|site| {
        let of = match site.function == function {
            true => Some(body),
            false => module.functions[site.function].body.as_ref(),
        };
        !leave.contains(site) && of.is_some_and(|of| allocates(module, of, site.op))
    });
    stay
}

/// Whether memory leaves a function of which it is not known where it was made.
fn leaves_unknown(body: &Body, facts: &Facts) -> bool {
    let points = &facts.points;
    let is_unknown = |o: ObjId| {
        let object = points.objects[o];
        matches!(
            object,
            Object::Unknown | Object::Inert(_) | Object::Call(_) | Object::Handed(_)
        )
    };
    let outside = |o: &ObjId| *o != Points::UNKNOWN && points.is_kept_outside(*o);
    let mut leaving = points.objects.keys().filter(outside);
    let end = body.terminator(body.entry());
    let mut returned = end.iter().flat_map(|&end| &body.ops[end].args);
    leaving.any(|o| is_unknown(o) || points.contents(o).iter().any(is_unknown))
        || returned.any(|&v| points.of(v).iter().any(is_unknown))
}

fn allocates(module: &Module, body: &Body, op: Op) -> bool {
    let callee = body.ops[op].kind.call().map(|call| call.callee);
    matches!(callee, Some(Callee::Func(id)) if is_kept(module.functions[id].stated))
}

fn is_kept(stated: Stated) -> bool {
    matches!(stated, Stated::Allocates { kept: true, .. })
}
