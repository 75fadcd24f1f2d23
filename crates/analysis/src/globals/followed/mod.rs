//! Globals whose pointers are followed to shadows.
//!
//! The shadow of such a global holds the shadows of what its pointers lead to. A constant's are known from its initial
//! value. A variable's are those that were stored since the request began: what it held before has none, so that
//! each pointer must be written before it is read, on every way through the functions of the request.

mod first;
mod walk;

use crate::globals::{add_shadow, led_to};
use std::collections::BTreeSet;
use tapeless_ir::{Constant, FuncId, GlobalId, Loc, Module};
use walk::Walk;

/// Why the pointers of a global cannot be followed, and where.
#[derive(Clone, Copy, Debug)]
pub struct Why {
    /// In the user's words.
    pub what: &'static str,
    /// The access that stands against it.
    pub place: Option<Loc>,
}

const UNKNOWN: &str = "what it holds at start is not known here";
const POINTED_TO: &str =
    "its address lies in another global, so that it is not known when its pointers are read";

/// Gives a global a shadow through which its pointers are followed, in the functions that `root` reaches.
///
/// # Errors
/// If some pointer might be read that has no shadow.
pub fn follow(module: &mut Module, root: FuncId, global: GlobalId) -> Result<(), Why> {
    let unknown = Err(Why {
        what: UNKNOWN,
        place: None,
    });
    let held = &module.globals[global];
    if held.inactive || held.open {
        return unknown;
    }
    if !held.constant {
        let leads =
            |(_, held): &(u64, Constant)| matches!(held, Constant::Global(g, _) if *g == global);
        let mut others = module.globals.values();
        let is_pointed_to =
            others.any(|other| other.shadow_of.is_none() && other.addresses.iter().any(leads));
        let mut walk = Walk::new(module, global, root);
        if is_pointed_to && !walk.hand_on() {
            return Err(Why {
                what: POINTED_TO,
                place: None,
            });
        }
        walk.function(root, &BTreeSet::new())?;
        module.globals[global].stale = walk.stale;
        module.globals[global].followed = true;
        add_shadow(module, global);
        return Ok(());
    }
    let all = led_to(module, [global]);
    let told = |&g: &GlobalId| !module.globals[g].hides_pointers() && !module.globals[g].open;
    if !all.iter().all(told) {
        return unknown;
    }
    let leads = |&g: &GlobalId| {
        let global = &module.globals[g];
        global.may_carry() || !global.closed && !global.addresses.is_empty()
    };
    let mut all: Vec<GlobalId> = all.into_iter().filter(leads).collect();
    all.sort_unstable();
    for &g in &all {
        add_shadow(module, g);
    }
    all.retain(|&g| module.globals[g].constant);
    for g in all {
        lead(module, g);
    }
    Ok(())
}

/// Puts the shadows of what a constant leads to into its shadow.
fn lead(module: &mut Module, constant: GlobalId) {
    let shadow = |(at, held): &(u64, Constant)| match held {
        Constant::Global(to, moved) => {
            let shadow = module.shadow_of_global(*to)?;
            Some((*at, Constant::Global(shadow, *moved)))
        }
        _ => None,
    };
    let addresses = module.globals[constant].addresses.iter();
    let addresses = addresses.filter_map(shadow).collect();
    if let Some(own) = module.shadow_of_global(constant) {
        module.globals[own].addresses = addresses;
    }
    module.globals[constant].followed = true;
}
