//! What the forward sweep keeps for the reverse of a routine, and which lines of its row count.

use super::slots::{Slot, float, held, slots};
use tapeless_analysis::{ArgActivity, Context, Mode, RetActivity};
use tapeless_ir::{Module, Type, pack_type};
use tapeless_rules::blas::{Expr, Family, Found, Group, Kind, Mark, When};

/// A value that is kept.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Kept {
    /// A copy of an array's elements on the heap, made before or after the call.
    Copy(String, Mark),
    /// What an argument points to.
    Argument(usize),
    /// The result.
    Result,
}

/// The type of what is kept between the sweeps.
pub(crate) fn tape(module: &mut Module, found: &Found, context: &Context) -> Option<Type> {
    let types: Vec<Type> = kept(found, context)
        .iter()
        .map(|kept| ty(found, kept))
        .collect();
    pack_type(module, &types).filter(|_| context.mode == Mode::Split)
}

/// The type of a value that is kept.
pub(super) fn ty(found: &Found, kept: &Kept) -> Type {
    match kept {
        Kept::Copy(..) => Type::PTR,
        Kept::Result => float(found),
        Kept::Argument(index) => {
            let all = slots(found.routine, found.family);
            let slot = all.get(*index).copied();
            slot.map_or(Type::I32, |slot| held(found, found.family, slot))
        }
    }
}

/// All that is kept.
pub(super) fn kept(found: &Found, context: &Context) -> Vec<Kept> {
    let mut names: Vec<(&str, Mark)> = Vec::new();
    let groups = found.routine.reverse.iter();
    for group in groups.filter(|group| counts(group, found, context)) {
        named(group, &mut |name, mark| names.push((name, mark)));
    }
    let mut all = Vec::new();
    if names.is_empty() {
        return all;
    }
    let fortran = matches!(found.family, Family::Fortran { .. });
    for (index, slot) in slots(found.routine, found.family).into_iter().enumerate() {
        let stays = stays(context, index);
        if !slot.is_memory() {
            // A factor may lie in memory that the routine overwrites.
            let factor = matches!(slot, Slot::Param(param) if param.kind == Kind::Scalar);
            if fortran && slot != Slot::Length && (factor || !stays) {
                all.push(Kept::Argument(index));
            }
            continue;
        }
        let Slot::Param(param) = slot else { continue };
        for mark in [Mark::Before, Mark::After] {
            let needed = names.contains(&(param.name.as_str(), mark));
            let lost = !stays || (mark == Mark::Before && (param.written || param.shared));
            if needed && lost {
                all.push(Kept::Copy(param.name.clone(), mark));
            }
        }
    }
    let result = found.routine.result.as_deref();
    if result.is_some_and(|result| names.contains(&(result, Mark::After))) {
        all.push(Kept::Result);
    }
    all
}

/// Whether the memory of an argument is, when its reverse runs, as the call left it.
fn stays(context: &Context, index: usize) -> bool {
    context.mode == Mode::Combined || context.stable.get(index).is_some_and(|stable| *stable)
}

/// Whether lines count: those whose shadows all exist.
pub(super) fn counts(group: &Group, found: &Found, context: &Context) -> bool {
    let mut all = true;
    named(group, &mut |name, mark| {
        all &= mark != Mark::Shadow || has_shadow(name, found, context);
    });
    match &group.when {
        When::Without(name) => all && !has_shadow(name, found, context),
        When::Active | When::Flag(..) => all,
    }
}

fn named<'g>(group: &'g Group, tell: &mut impl FnMut(&'g str, Mark)) {
    let args = group.statements.iter().flat_map(|s| &s.args);
    args.for_each(|arg: &'g Expr| arg.names(tell));
}

/// Whether a parameter has a shadow or a tangent, or the result an adjoint.
pub(super) fn has_shadow(name: &str, found: &Found, context: &Context) -> bool {
    if found.routine.result.as_deref() == Some(name) {
        return context.ret == RetActivity::Active;
    }
    let all = slots(found.routine, found.family);
    let index = all.iter().position(|slot| {
        let carries = |kind: &Kind| {
            !matches!(
                kind,
                Kind::Flag(_) | Kind::Size | Kind::Info | Kind::Pivots(_)
            )
        };
        matches!(slot, Slot::Param(param) if param.name == name && carries(&param.kind))
    });
    let activity = index.and_then(|index| context.args.get(index));
    activity.is_some_and(|activity| *activity != ArgActivity::Const)
}
