//! What a callee is not told of the shadows that it is given.

use super::Facts;
use crate::context::Doubts;
use crate::globals::hides_shadowed;
use crate::points::{ObjId, ObjSet, Points};
use crate::types::Summaries;
use tapeless_ir::{FuncId, Module, Op, Value};

/// What a call leads to, in doubt.
#[derive(Debug, Default)]
pub struct Handed {
    /// Memory that may have no shadow though the callee looks for one.
    pub doubts: Doubts,
    /// Memory without a shadow, of which the callee need not look for one.
    pub bare: ObjSet,
    /// Memory without a shadow that holds a pointer to memory with one, which the callee may load.
    pub loses: Option<ObjId>,
}

/// What the memory that a callee is given may lack. Where pointers are compared with their shadows, the callee looks for
/// shadows everywhere.
pub fn handed(
    module: &Module,
    facts: &Facts,
    known: &Summaries,
    (call, callee): (Op, FuncId),
    args: &[Value],
    runtime: bool,
) -> Handed {
    let Some(seen) = known.seen(callee) else {
        return Handed::default();
    };
    let (mut open, mut bare, mut loses) = (ObjSet::default(), ObjSet::default(), None);
    let has_shadow = |o: ObjId| facts.activity.has_shadow(o);
    let holds_shadowed = |o: ObjId| {
        if hides_shadowed(module, facts.points.objects[o]) {
            return true;
        }
        // What is copied there as a whole may come from where pointers could be.
        if has_shadow(o) && facts.types.holds_floats_alone(o) {
            return false;
        }
        let mut contents = facts.points.contents(o).iter();
        contents.any(|c| c != Points::UNKNOWN && has_shadow(c))
    };
    for entered in seen.entered(&facts.points, args) {
        let told = facts.types.told(call).has_floats(entered.object);
        let looks = runtime || entered.floats || entered.pointers || told;
        let has_none = !entered.here.is_empty() && !entered.here.iter().any(has_shadow);
        if looks && has_none && !entered.pointers {
            bare.insert(entered.object);
        } else if looks && entered.here.iter().any(|o| !facts.activity.is_certain(o)) {
            open.insert(entered.object);
        }
        if entered.pointers && loses.is_none() {
            let mut here = entered.here.iter();
            let keeps = |o| facts.activity.keeps_shadows(module, &facts.points, o);
            loses = here.find(|&o| !keeps(o) && holds_shadowed(o));
        }
    }
    Handed {
        doubts: Doubts::Of(open),
        bare,
        loses,
    }
}
