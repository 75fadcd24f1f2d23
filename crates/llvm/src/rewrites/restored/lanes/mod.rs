//! Members that lie side by side and are loaded and stored as one vector: simplifications make it of pointers, and of a float of
//! which a vector is wanted with what lies beside it. Then nobody knows which of them leads where.
//!
//! ```text
//! v = load <2 x ptr>, p   …   store v, q   →   a = load ptr, p   b = load ptr, p + 8   …   store a, q   store b, q + 8
//!
//! v = load <4 x double>, p   …   shuffle v, [0, 0, 0, 0]   …   inttoptr (extractelement (bitcast v to <4 x i64>), 2)
//!   →   a = load double, p   b = load ptr, p + 16   …   shuffle (insertelement poison, a, 0), [0, 0, 0, 0]   …   b
//! ```

mod loads;
mod reads;
mod stores;

use super::moves::is_plain;
use crate::opcode::Opcode;
use crate::rewrites::kept::structures;
use crate::{Function, Value};

/// Metadata that holds of the lanes, too; the last of those of the vector's own type.
const KEPT: [&str; 3] = ["alias.scope", "noalias", "tbaa"];

/// Loads and stores each member by itself.
pub(crate) fn restore(function: Function) {
    let layout = function.module().layout();
    let (loads, stores): (Vec<Value>, Vec<Value>) = function
        .instructions()
        .filter(|v| matches!(v.opcode(), Opcode::Load | Opcode::Store) && is_plain(*v))
        .partition(|v| v.is(Opcode::Load));
    loads.into_iter().for_each(|v| loads::split(v, layout));
    stores.into_iter().for_each(|v| stores::split(v, layout));
}

/// Says of an access of some lanes what is known of that of all.
fn keep(made: Value, from: Value, behind: u64) {
    let same = made.access_type().scalar() == from.access_type().scalar();
    made.copy_location(from);
    let kept = &KEPT[..if same { 3 } else { 2 }];
    kept.iter().for_each(|kind| made.copy_metadata(from, kind));
    structures::move_on(made, behind);
}
