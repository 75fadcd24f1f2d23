//! Whether calls of a function may run side by side.

use crate::Lanes;
use tapeless_analysis::Object;
use tapeless_analysis::points::{Callees, ObjId, Points};
use tapeless_ir::{FuncId, Module};

/// Whether a function writes and releases only what it makes, and what pointers lead to of which each lane has its own: that is
/// taken to be other memory in each.
pub fn stay_apart(module: &Module, function: FuncId, params: &[Lanes]) -> bool {
    let Some(body) = &module.functions[function].body else {
        return false;
    };
    let Ok(points) = Callees::default().found(module, body, function) else {
        return false;
    };
    body.op_order().into_iter().all(|op| {
        let effects = points.effects(module, body, op);
        let mut touched = effects.writes.iter().chain(effects.frees.iter());
        !effects.anywhere && !effects.writes_other && touched.all(|o| is_own(&points, o, params))
    })
}

fn is_own(points: &Points, object: ObjId, params: &[Lanes]) -> bool {
    match points.objects[object] {
        Object::Param(index) => params.get(index as usize) == Some(&Lanes::Each),
        _ => points.is_local(object) && !points.escaped(object) || points.is_made(object),
    }
}
